"""Good examples broken in one place, by the schema's own words: refused there, with its code."""

from __future__ import annotations

import pytest

from rasen import schemas
from tests.schemas.mutations import mutations

FILES = [name for name in schemas.names() if name.split(":")[0] in ("files", "common", "output")]


@pytest.mark.parametrize("name", FILES)
def test_each_mutation_is_refused_with_the_declared_code(name):
    """A key dropped, a type changed, a bound crossed, a key added: the fault names that very place.

    Where branches of a choice leave open which one was meant, the document is refused all the same.
    """
    verdict, explainer = schemas.verdict(name), schemas.explainer(name)
    count = 0
    for example in schemas.load(name)["examples"]:
        for mutation in mutations(name, example):
            if verdict(mutation.document):
                # The rule stands in one branch of a choice, and another branch allows the value.
                assert explainer.faults(mutation.document) == []
                continue
            found = explainer.faults(mutation.document)
            assert found, mutation
            count += 1
            here = [fault for fault in found if fault.path == mutation.path]
            if here and any(fault.keyword == mutation.keyword for fault in here):
                codes = {fault.code for fault in here if fault.keyword == mutation.keyword}
                assert mutation.code in codes, (mutation, found)
    assert count or not schemas.load(name).keys() & {"type", "properties", "anyOf", "allOf", "$ref"}
