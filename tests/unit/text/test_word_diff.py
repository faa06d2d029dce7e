"""Which words two versions share."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from rasen.text.word_diff import compare

TEXTS = st.lists(st.sampled_from(["a", "b", " ", "\n", "word", "鐘", "塔", "."]), max_size=40).map(
    "".join
)


def changed(pieces):
    return [piece.text for piece in pieces if not piece.shared]


def shared(pieces):
    return "".join(piece.text for piece in pieces if piece.shared)


def test_single_words_differ():
    """What stands around a changed word is shared."""
    old, new = compare("The bells SHALL ring each hour.", "The bells MUST ring each full hour.")
    assert changed(old) == ["SHALL"]
    assert changed(new) == ["MUST", " full"] or changed(new) == ["MUST", "full "]


def test_ideographs_are_words():
    """A text without spaces is not one word."""
    old, new = compare("塔の鐘は鳴る", "塔の鐘が鳴る")
    assert (changed(old), changed(new)) == (["は"], ["が"])


def test_texts_far_apart_are_wholly_different():
    """Between their common start and end nothing is looked for any more; the run ends soon."""
    old, new = compare(
        "start " + "".join(f"a{i} = " for i in range(20_000)) + "end",
        "start " + "".join(f"b{i} : " for i in range(20_000)) + "end",
    )
    assert shared(old) == shared(new) == "start  end"


def test_long_texts_with_few_edits_are_compared():
    """The length alone does not matter."""
    words = [f"w{i}" for i in range(50_000)]
    other = [*words[:100], "new", *words[100:40_000], *words[40_001:]]
    old, new = compare(" ".join(words), " ".join(other))
    assert "".join(changed(old)).strip() == "w40000"
    assert "".join(changed(new)).strip() == "new"


@given(TEXTS, TEXTS)
def test_pieces_are_the_texts_and_share_the_same(before, after):
    """Joined they give each version; what is shared is the same in both; equal texts share all."""
    old, new = compare(before, after)
    assert "".join(piece.text for piece in old) == before
    assert "".join(piece.text for piece in new) == after
    assert shared(old) == shared(new)
    assert compare(before, before)[0] == ([(before, True)] if before else [])


@given(TEXTS, TEXTS)
def test_as_much_is_shared_as_can_be(before, after):
    """No common subsequence of tokens is longer than what is shared."""
    old, new = compare(before, after)
    left, right = tokens(before), tokens(after)
    longest = [[0] * (len(right) + 1) for _ in range(len(left) + 1)]
    for i, one in enumerate(left):
        for j, other in enumerate(right):
            longest[i + 1][j + 1] = (
                longest[i][j] + 1 if one == other else max(longest[i][j + 1], longest[i + 1][j])
            )
    kept = len(left) - sum(len(tokens(text)) for text in changed(old))
    assert kept == longest[-1][-1]
    assert kept == len(right) - sum(len(tokens(text)) for text in changed(new))


def tokens(text):
    from rasen.text.word_diff import _TOKEN

    return _TOKEN.findall(text)
