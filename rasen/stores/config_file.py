"""The config file of a root: where it lies, and what it says, read at most once.

What its keys mean is for others to say; here is only whether there is a value at all.
"""

from __future__ import annotations

import os

from rasen import schemas
from rasen.files.reading import ReadError, read_bounded
from rasen.stores.yaml_file import Reading, read_yaml, refused

NAMES = ("rasen/config.yaml", "rasen/config.yml")
SCHEMA = "files:config"


class ConfigFile:
    """The config file of one root.

    `path` is its absolute path and `name` the path below the root; both are None where there is
    no such file. The text is read when something is asked for, and then kept.
    """

    __slots__ = ("_data", "_reading", "name", "path")

    def __init__(self, root: str) -> None:
        # The first name that exists counts, whatever it is (stores spec 1).
        paths = {name: os.path.join(root, name) for name in NAMES}
        self.name = next((name for name in NAMES if os.path.exists(paths[name])), None)
        self.path = paths[self.name] if self.name else None
        self._data: bytes | ReadError | None = None
        self._reading: Reading | None = None

    def may_have(self, key: str) -> bool:
        """Tell whether the text may hold the key (ASCII); a no is certain, and costs no parser."""
        data = self._bytes()
        # Only a double-quoted text can spell a key in another way, and it needs a backslash.
        return isinstance(data, bytes) and (key.encode() in data or b"\\" in data)

    def reading(self) -> Reading:
        """Give what the file says; the value of an absent or empty file is None."""
        if self._reading is None:
            data = self._bytes()
            self._reading = (
                read_yaml(data) if isinstance(data, bytes) else Reading(problem=refused(data))
            )
        return self._reading

    def _bytes(self) -> bytes | ReadError:
        if self._data is None:
            try:
                limit = schemas.limits(SCHEMA)["x-max-bytes"]
                self._data = read_bounded(self.path, limit) if self.path else b""
            except ReadError as error:
                self._data = error
        return self._data
