"""The catalogs of the three languages say the same things."""

from __future__ import annotations

import json
import re
import unicodedata
from pathlib import Path
from string import Formatter

import pytest

import rasen.locale
from rasen import schemas
from rasen.locale import LANGUAGES, Translator

FOLDER = Path(rasen.locale.__file__).parent
OTHERS = tuple(language for language in LANGUAGES if language != "en")
PLACEHOLDER = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")

# Sentences that have words and are the same in another language all the same: (language, section,
# key), with the reason.
SAME = frozenset(
    [
        ("ja", "human", "store.git"),  # a name and what follows
        ("ja", "notes", "usingRoot"),  # the contract has its words (seed, section 1)
        ("zh-cn", "notes", "usingRoot"),
    ]
)


def catalog_files(language):
    return sorted((FOLDER / language).glob("*.json"))


def pairs_of(path):
    """Give the (key, template) pairs of a file, a repeated key as often as it stands there."""
    return json.loads(path.read_bytes().decode("utf-8"), object_pairs_hook=list)


def section(language, name):
    """Give the templates of a section, put together from all of its files."""
    found = {}
    for path in catalog_files(language):
        if path.stem == name or path.stem.startswith(f"{name}-"):
            found.update(pairs_of(path))
    return found


SECTIONS = sorted({path.stem.partition("-")[0] for path in catalog_files("en")})
FILES = [
    pytest.param(path, id=f"{language}/{path.name}")
    for language in LANGUAGES
    for path in catalog_files(language)
]
AREAS = sorted(name for name in schemas.names() if name.startswith("codes:"))


def codes():
    """Give each declared code with its entry in the contract."""
    return [(entry["const"], entry) for area in AREAS for entry in schemas.load(area)["oneOf"]]


def fields(template):
    """Give what stands between braces: (name, format, conversion) of each placeholder."""
    return [
        (name, form, conversion)
        for _, name, form, conversion in Formatter().parse(template)
        if name is not None
    ]


def names(template):
    return sorted({name for name, _, _ in fields(template)})


def has_words(template):
    """Tell whether anything but placeholders, signs and digits stands in a template."""
    return any(map(str.isalpha, re.sub(r"\{[^}]*\}", "", template)))


@pytest.mark.parametrize("path", FILES)
def test_files_are_flat_tables_of_plain_text(path):
    """A catalog is UTF-8 in normal form C, from key to text, each key once, without controls."""
    text = path.read_bytes().decode("utf-8")
    assert text.endswith("}\n")
    assert unicodedata.normalize("NFC", text) == text
    pairs = pairs_of(path)
    assert len(dict(pairs)) == len(pairs)
    for key, template in pairs:
        assert key
        assert isinstance(template, str)
        hidden = [c for c in template if unicodedata.category(c) in ("Cc", "Cf", "Co", "Cn", "Cs")]
        assert (key, hidden) == (key, [])


@pytest.mark.parametrize("path", FILES)
def test_placeholders_are_plain_names(path):
    """A placeholder is a name between braces: no index, attribute, conversion or format."""
    for key, template in pairs_of(path):
        for name, form, conversion in fields(template):
            assert PLACEHOLDER.fullmatch(name), (key, name)
            assert (key, form, conversion) == (key, "", None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_stands_in_two_files_of_a_section(language):
    """Which file a sentence comes from never depends on the order of the files."""
    seen = {}
    for path in catalog_files(language):
        for key, _ in pairs_of(path):
            seen.setdefault((path.stem.partition("-")[0], key), []).append(path.name)
    assert {key: files for key, files in seen.items() if len(files) > 1} == {}


@pytest.mark.parametrize("name", SECTIONS)
@pytest.mark.parametrize("language", OTHERS)
def test_sections_have_the_same_keys(language, name):
    """What can be said in English can be said in each language, and nothing else."""
    english, other = section("en", name), section(language, name)
    assert sorted(other.keys() - english.keys()) == []
    assert sorted(english.keys() - other.keys()) == []


@pytest.mark.parametrize("name", SECTIONS)
@pytest.mark.parametrize("language", OTHERS)
def test_sentences_have_the_same_placeholders(language, name):
    """A translation shows the same values as the English sentence."""
    english, other = section("en", name), section(language, name)
    both = english.keys() & other.keys()
    assert {key: names(other[key]) for key in both} == {key: names(english[key]) for key in both}


@pytest.mark.parametrize("name", SECTIONS)
@pytest.mark.parametrize("language", OTHERS)
def test_sentences_are_translated(language, name):
    """A sentence with words differs from the English one."""
    english = section("en", name)
    untranslated = [
        key
        for key, template in section(language, name).items()
        if template == english.get(key)
        and has_words(template)
        and (language, name, key) not in SAME
    ]
    assert untranslated == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_a_message(language):
    """What can be diagnosed can be said."""
    messages = section(language, "messages")
    assert [code for code, _ in codes() if code not in messages] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_fixes_belong_to_declared_codes(language):
    """How to mend something is said of codes of the contract only."""
    assert section(language, "fixes").keys() - {code for code, _ in codes()} == set()


def explained():
    """Give the key in section `codes` of each English text that the contract has on a code."""
    texts = {}
    for code, entry in codes():
        texts[f"{code}.title"] = entry["title"]
        texts[f"{code}.description"] = entry["description"]
        for key, meaning in entry.get("x-details", {}).items():
            texts[f"{code}.details.{key}"] = meaning
    return texts


@pytest.mark.parametrize("language", OTHERS)
def test_every_code_is_explained(language):
    """Title, description and details of each code are translated, and of nothing else."""
    english, other = explained(), section(language, "codes")
    assert sorted(english.keys() - other.keys()) == []
    assert sorted(other.keys() - english.keys()) == []
    assert [key for key, text in other.items() if text == english[key]] == []


@pytest.mark.parametrize("language", OTHERS)
def test_explanations_are_plain_text(language):
    """Texts on codes have no placeholder, since no case gives them values."""
    assert [key for key, text in section(language, "codes").items() if "{" in text] == []


def test_english_texts_on_codes_stand_in_the_contract_alone():
    """The English catalogs repeat nothing that the schemas of codes say."""
    assert section("en", "codes") == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_made(language):
    """Each template is filled from the values that the English one names."""
    translator = Translator(language)
    for name in SECTIONS:
        for key, template in section("en", name).items():
            values = {field: f"<{field}>" for field in names(template)}
            sentence = translator.text(f"{name}.{key}", **values)
            assert all(value in sentence for value in values.values())
