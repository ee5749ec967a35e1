"""The JSON schema and the web client's types say what the messages are, and are up to date."""

import json
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any, get_args

import pytest

from sosie.table.messages import FromClient, FromTable

DOCS = Path(__file__).parents[2] / "docs"


def load() -> ModuleType:
    spec = spec_from_file_location("messages", DOCS / "messages.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


MESSAGES = load()
WRITTEN: dict[Path, str] = MESSAGES.written()
SCHEMA: dict[str, Any] = json.loads(WRITTEN[MESSAGES.SCHEMA])
TYPES = WRITTEN[MESSAGES.TYPES]


@pytest.mark.parametrize("path", WRITTEN, ids=lambda path: path.name)
def test_what_is_written_down_is_up_to_date(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == WRITTEN[path], "run `make messages`"


@pytest.mark.parametrize(("name", "union"), [("FromClient", FromClient), ("FromTable", FromTable)])
def test_every_message_is_in_the_schema_and_among_the_types(name: str, union: Any) -> None:
    tags = {kind.__struct_config__.tag: kind.__name__ for kind in get_args(union)}
    mapping = SCHEMA["$defs"][name]["discriminator"]["mapping"]
    assert mapping == {tag: f"#/$defs/{kind}" for tag, kind in tags.items()}
    for tag, kind in tags.items():
        assert f'export interface {kind} {{\n  type: "{tag}";' in TYPES


def test_every_field_is_among_the_types() -> None:
    for name, component in SCHEMA["$defs"].items():
        for field in component.get("properties", ()):
            optional = "" if field in component["required"] else "?"
            body = TYPES.split(f"export interface {name} {{")[1].split("}")[0]
            assert f"  {field}{optional}: " in body


def test_what_stands_below_a_field_describes_it() -> None:
    places = SCHEMA["$defs"]["GameView"]["properties"]["places"]
    assert places["description"] == "The card that lies face up at each place, by its number in the edition."
    assert f"/** {places['description']} */\n  places: (number | null)[];" in TYPES
