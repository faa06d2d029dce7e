"""Good examples broken in one place, by the schema's own words: refused there, with its code."""

from __future__ import annotations

import pytest

from rasen import schemas
from tests.schemas.mutations import Mutation, mutations

FILES = [name for name in schemas.names() if name.split(":")[0] in ("files", "common", "output")]
# A choice between branches by one key tells a wrong value of it as one of all allowed values.
ALIKE = {"const", "enum", "type"}


def broken(name: str) -> list[Mutation]:
    """Give the mutations of all examples that the schema refuses.

    The others break one branch of a choice and happen to fit another.
    """
    verdict = schemas.verdict(name)
    return [
        mutation
        for example in schemas.load(name)["examples"]
        for mutation in mutations(name, example)
        if not verdict(mutation.document)
    ]


def says(fault, mutation: Mutation) -> bool:
    alike = {fault.keyword, mutation.keyword} <= ALIKE or fault.keyword == mutation.keyword
    return alike and (fault.path, fault.code) == (mutation.path, mutation.code)


@pytest.mark.parametrize("name", [name for name in FILES if name.startswith("files:")])
def test_each_mutation_of_a_file_is_told_at_its_place_with_the_declared_code(name):
    """A key dropped, a type changed, a bound crossed, a key added: the fault says just that."""
    cases = broken(name)
    assert len(cases) >= 30
    for mutation in cases:
        found = schemas.explainer(name).faults(mutation.document)
        assert any(says(fault, mutation) for fault in found), (mutation, found)


# A schema that only limits reading accepts every value.
JUDGING = [name for name in FILES if not schemas.verdict(name)(object())]


@pytest.mark.parametrize("name", JUDGING)
def test_each_mutation_is_refused_and_explained(name):
    """Verdict and explanation agree on every mutation of every example."""
    cases = broken(name)
    assert cases
    for mutation in cases:
        assert schemas.explainer(name).faults(mutation.document), mutation
