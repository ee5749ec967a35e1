"""The reader of texts agrees with fluent.syntax, Mozilla's own parser, about everything that it accepts."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from hypothesis import assume, example, given
from hypothesis import strategies as st

from language_files import FILES, ROOT
from sosie.languages.fluent import fill, read_messages, variables


def read_by_oracle(source: str) -> dict[str, str]:
    """Return the texts as fluent.syntax reads them; it raises for all that is not plain."""
    found = {}
    for entry in FluentParser(with_spans=False).parse(source).body:
        if isinstance(entry, ast.Comment | ast.GroupComment | ast.ResourceComment):
            continue
        assert isinstance(entry, ast.Message), vars(entry)
        parts = {"": entry.value, **{f".{each.id.name}": each.value for each in entry.attributes}}
        for key, pattern in parts.items():
            assert pattern is not None
            found[f"{entry.id.name}{key}"] = "".join(map(plain, pattern.elements))
    return found


def plain(element: ast.TextElement | ast.Placeable) -> str:
    if isinstance(element, ast.TextElement):
        return str(element.value)
    # Selectors, functions, terms, string literals and references to messages are not for these files.
    assert isinstance(element.expression, ast.VariableReference)
    return f"{{ ${element.expression.id.name} }}"


def normalised(texts: dict[str, str]) -> dict[str, str]:
    return {key: re.sub(r"\{ *(\$[\w-]+) *\}", r"{ \1 }", text) for key, text in texts.items()}


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_files_are_read_as_by_fluent_syntax(path: Path) -> None:
    source = path.read_bytes().decode()
    assert normalised(read_messages(source)) == read_by_oracle(source) != {}


@given(st.text(alphabet="ab=. {}$\n#[*-\u00a0é\r", max_size=60))
@example("a = one\n    two\n      three\n\n    four  \n\nb=\n  { $a }\n")
@example("a =\n    b\n    .a = c\n      .\n")
@example("a = b\r\n    c\r\n")
def test_accepted_texts_are_read_as_by_fluent_syntax(source: str) -> None:
    assume(not source.endswith("#"))  # of which fluent.syntax says that it is junk, and the grammar does not
    try:
        texts = read_messages(source)
    except ValueError:
        return
    assert normalised(texts) == read_by_oracle(source)


ids = st.from_regex(r"[a-z][a-z0-9-]{0,5}", fullmatch=True)
words = st.text(alphabet="ab'.,:[*- \u00a0éß", min_size=1).filter(lambda text: text == text.strip(" ") != "")
variable = ids.map(lambda name: f"{{ ${name} }}")
one_line = st.lists(words | variable, min_size=1).map(" ".join)
lines = st.lists(one_line.map(lambda line: f"x{line}"), max_size=3)
text = st.tuples(one_line, lines).map(lambda parts: "\n".join([parts[0], *parts[1]]))


@given(st.dictionaries(ids, st.tuples(text, st.dictionaries(ids, text, max_size=2)), max_size=4), st.integers(1, 9))
def test_written_messages_are_read_back(messages: dict[str, tuple[str, dict[str, str]]], indent: int) -> None:
    def written(text: str) -> str:
        return text.replace("\n", "\n" + " " * indent)

    source, expected = "# A comment.\n", dict[str, str]()
    for key, (value, attributes) in messages.items():
        source += f"{key} = {written(value)}\n" + "".join(f" .{a} = {written(t)}\n" for a, t in attributes.items())
        expected |= {key: value, **{f"{key}.{a}": t for a, t in attributes.items()}}
    assert read_messages(source) == expected
    assert read_by_oracle(source) == expected


@pytest.mark.parametrize(
    ("source", "fault"),
    [
        ("tower", "line 1: this is no message"),
        ("a = b\n    c }", "line 2: this is no message"),
        ("a = b\n    [c", "line 2"),
        ("    a = b", "line 1"),
        ("# A comment.\n    .a = b", "line 2"),
        ("a = b\n# c\n    d", "line 3"),
        ("-term = b", "line 1"),
        ("a = { b }", "line 1"),
        ('a = { "b" }', "line 1"),
        ("a = { $n ->\n    *[other] b\n }", "line 1"),
        ("a = b\na = c", "line 2: there are two of a"),
        ("a = b\n    .c = d\n    .c = e", "line 3: there are two of a.c"),
        ("a =\n    .b = c", "a has no text"),
        ("#a", "line 1"),
    ],
)
def test_anything_else_is_refused(source: str, fault: str) -> None:
    with pytest.raises(ValueError, match=fault):
        read_messages(source)


def test_variables_are_filled() -> None:
    text = read_messages("a = { $cards } of {$all}, { $cards }")["a"]
    assert variables(text) == {"cards", "all"}
    assert fill(text, cards=1, all="{ $cards }") == "1 of { $cards }, 1"
    assert fill("{ $text }", text="a variable of any name") == "a variable of any name"
    with pytest.raises(KeyError):
        fill(text, cards=1)
