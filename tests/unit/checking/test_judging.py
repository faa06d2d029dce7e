"""What is told of one target, and how much of it."""

from __future__ import annotations

import pytest

from rasen.checking import judging, kinds
from rasen.checking.targets import Target
from rasen.context import Context
from rasen.diagnostics import Diagnostic
from rasen.locale import Translator

LIMIT = 500


@pytest.fixture
def judge(tmp_path):
    """Give a function that judges a file of these bytes."""

    def judged(name, data, *, kind=None, schema=None):
        path = tmp_path / name
        path.write_bytes(data)
        context = Context(str(tmp_path), {"HOME": str(tmp_path)}, Translator("en"))
        return judging.judge(context, Target(name, str(path), kind, named=True), schema)

    return judged


@pytest.mark.parametrize(
    ("count", "told"), [(LIMIT, LIMIT), (LIMIT + 1, LIMIT + 1), (900, LIMIT + 1)]
)
def test_findings_beyond_the_limit_are_counted(judge, count, told):
    """So many findings are listed; of more, one in the end says how many there are."""
    data = b"version: 1\nworkflows: [a" + b", a" * count + b"]\n"
    found = judge("p.yaml", data, kind=kinds.PROFILE).diagnostics
    assert len(found) == told
    if count > LIMIT:
        assert found[-1] == Diagnostic(
            "findings_limit_exceeded",
            {"limit": LIMIT, "left": count - LIMIT},
            details={"actual": count, "limit": LIMIT},
            severity="warning",
        )


def test_errors_are_listed_before_warnings(monkeypatch, judge):
    """A target with an error is invalid, however many warnings come before it."""
    many = [Diagnostic("pipeline_name_mismatch", severity="warning")] * 600
    late = Diagnostic("kind_unknown")
    monkeypatch.setattr(judging, "_judge", lambda *_: judging.Judged(kinds.PIPELINE, [*many, late]))
    found = judge("p.yaml", b"").diagnostics
    assert found[0] == late
    assert found[1:LIMIT] == many[: LIMIT - 1]


def test_yaml_of_more_than_a_megabyte_is_not_read(judge):
    """YAML costs far more than JSON, so less of it is read; the size is counted in bytes."""
    found = judge("a.yaml", b"\xc3\xa4" * ((1 << 19) + 1), schema="files:profile").diagnostics
    assert [diagnostic.code for diagnostic in found] == ["target_too_large"]
    assert found[0].details == {"actual": (1 << 20) + 2, "limit": 1 << 20}


def test_json_of_more_than_a_megabyte_is_read(judge):
    """The limit of YAML is not that of JSON."""
    found = judge("a.json", b'"%b"' % (b"a" * (1 << 20)), schema="files:profile").diagnostics
    assert [diagnostic.code for diagnostic in found] == ["schema_invalid"]
