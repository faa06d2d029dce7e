"""A JUnit report: each checked file or folder is a test case, failed where it has errors.

Jenkins and GitLab read one `failure` of a case, so it holds all findings; warnings of a case that
passes are its `system-out`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rasen.report import findings_of, position, status_of, targets_of
from rasen.report.terminal import visible

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rasen.diagnostics import Document
    from rasen.report import Entry, ReportOptions

_SUITE = "rasen check"
_REFERENCES = (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ('"', "&quot;"))


def render(document: Document, _options: ReportOptions) -> Iterator[str]:
    """Give the report as XML 1.0; what XML cannot hold is written as an escape.

    A finding belongs to the target that its path is, or is below; where there is none it makes a
    case of its own. A failed command is one case with an `error`.
    """
    targets = targets_of(document)
    owned = _by_target(targets, findings_of(document))
    cases = [
        *targets,
        *({"path": path, "kind": None, "valid": True} for path in _rest(owned, targets)),
    ]
    status = status_of(document)
    failures = sum(_failed(case, owned.get(case["path"], [])) for case in cases)
    counts = f'tests="{len(cases) + len(status)}" failures="{failures}" errors="{len(status)}"'
    yield '<?xml version="1.0" encoding="UTF-8"?>\n'
    yield f'<testsuites name="{_SUITE}" {counts}>\n'
    yield f'  <testsuite name="{_SUITE}" {counts} skipped="0">\n'
    for entry in status:
        yield _broken(entry)
    for case in cases:
        yield _case(case, owned.get(case["path"], []))
    yield "  </testsuite>\n</testsuites>\n"


def _by_target(targets: list[Entry], findings: list[Entry]) -> dict[str, list[Entry]]:
    """Give the findings of each target, by its path; of no target's, by the path of their own."""
    known = {target["path"] for target in targets}
    owned: dict[str, list[Entry]] = {}
    for finding in findings:
        owned.setdefault(_owner(finding["path"], known), []).append(finding)
    return owned


def _owner(path: str, known: set[str]) -> str:
    above = path
    while above not in known:
        above, _, _ = above.rpartition("/")
        if not above:
            root = "/" if path.startswith("/") else "."
            return root if root in known else path
    return above


def _rest(owned: dict[str, list[Entry]], targets: list[Entry]) -> list[str]:
    known = {target["path"] for target in targets}
    return [path for path in owned if path not in known]


def _failed(case: Entry, findings: list[Entry]) -> bool:
    return not case["valid"] or any(finding["severity"] == "error" for finding in findings)


def _case(case: Entry, findings: list[Entry]) -> str:
    path = _text(case["path"])
    opening = (
        f'    <testcase name="{path}" classname="{_text(case["kind"] or _SUITE)}" file="{path}"'
    )
    if _failed(case, findings):
        return f"{opening}>\n{_failure(findings)}    </testcase>\n"
    if findings:
        return f"{opening}>\n      <system-out>{_lines(findings)}</system-out>\n    </testcase>\n"
    return f"{opening}/>\n"


def _failure(findings: list[Entry]) -> str:
    """Give the element that says what is wrong, named for the first error."""
    errors = [finding for finding in findings if finding["severity"] == "error"]
    first = errors[0] if errors else {"message": "invalid", "code": "invalid"}
    named = f'message="{_text(first["message"])}" type="{_text(first["code"])}"'
    return f"      <failure {named}>{_lines(findings)}</failure>\n"


def _lines(findings: list[Entry]) -> str:
    return "\n".join(_line(finding) for finding in findings)


def _line(finding: Entry) -> str:
    what = f"{finding['severity']} {finding['code']} {finding['message']}"
    fix = f" {finding['fix']}" if "fix" in finding else ""
    return _text(f"{position(finding)}: {what}{fix}")


def _broken(entry: Entry) -> str:
    message = _text(entry["message"])
    return (
        f'    <testcase name="{_SUITE}" classname="{_SUITE}">\n'
        f'      <error message="{message}" type="{_text(entry["code"])}">{message}</error>\n'
        "    </testcase>\n"
    )


def _text(text: str) -> str:
    """Give the text of an element or an attribute."""
    shown = visible(text)  # and nothing of what XML 1.0 2.2 forbids is
    for character, reference in _REFERENCES:
        shown = shown.replace(character, reference)
    return shown
