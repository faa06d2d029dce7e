"""What listings say of the built-in texts is made from them as they are."""

from __future__ import annotations

import json
from pathlib import Path

from rasen import schemas
from rasen.workflows import builtin, builtin_texts
from rasen.workflows.builtin import UNITS, builtins, unit_texts
from rasen.workflows.builtin_texts import describe_units, skill_files

ROOT = Path(__file__).resolve().parent.parent.parent.parent


def test_generated_file_is_current_and_conforms():
    """Whoever changes a text has to generate again."""
    generated = json.loads((ROOT / "generated" / UNITS).read_bytes())
    assert generated == describe_units()
    assert schemas.faults("files:builtin-units", generated) == []


def test_every_unit_has_a_text():
    """Workflows and experts are there, in catalog order, each with a digest of its own."""
    known = builtins()
    units = [unit.id for unit in known.workflows] + [expert.id for expert in known.experts]
    assert list(unit_texts()) == units
    assert len({text.digest for text in unit_texts().values()}) == len(units)


def test_digest_changes_with_any_file(tmp_path, monkeypatch):
    """Another byte in a reference file is another digest."""
    source = Path(builtin.FOLDER) / "skills" / "rasen-careful"
    folder = tmp_path / "skills" / "rasen-careful"
    for path, text in skill_files("rasen-careful").items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text)
    assert sorted(skill_files("rasen-careful")) == sorted(
        path.relative_to(source).as_posix() for path in source.rglob("*") if path.is_file()
    )
    monkeypatch.setattr(builtin, "FOLDER", str(tmp_path))
    before = builtin_texts._unit("careful", "rasen-careful")
    assert before["digest"] == unit_texts()["careful"].digest
    changed = folder / "bin" / "check-careful.sh"
    changed.write_text(changed.read_text() + "\n")
    assert builtin_texts._unit("careful", "rasen-careful")["digest"] != before["digest"]
