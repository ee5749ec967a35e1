"""The JSON schema and the web client's types match the messages, and are up to date."""

import json
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any, get_args

import pytest

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
API_TYPES = WRITTEN[MESSAGES.API_TYPES]


@pytest.mark.parametrize("path", WRITTEN, ids=lambda path: path.name)
def test_generated_files_are_up_to_date(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == MESSAGES.written()[path], "run `make messages`"


@pytest.mark.parametrize(("name", "union"), [(name, union) for name, (_, union) in MESSAGES.DIRECTIONS.items()])
def test_schema_and_types_have_every_message(name: str, union: Any) -> None:
    tags = {kind.__struct_config__.tag: kind.__name__ for kind in get_args(union)}
    mapping = SCHEMA["$defs"][name]["discriminator"]["mapping"]
    assert mapping == {tag: f"#/$defs/{kind}" for tag, kind in tags.items()}
    for tag, kind in tags.items():
        assert f'export interface {kind} {{\n  type: "{tag}";' in TYPES


def test_types_have_every_field() -> None:
    for name, component in SCHEMA["$defs"].items():
        for field in component.get("properties", ()):
            optional = "" if field in component["required"] else "?"
            body = TYPES.split(f"export interface {name} {{")[1].split("\n}")[0]
            assert f"  {field}{optional}: " in body


def test_field_docstring_becomes_its_description() -> None:
    places = SCHEMA["$defs"]["GameView"]["properties"]["places"]
    assert places["description"] == "The card that lies face up at each place, by its number in the edition."
    assert f"/** {places['description']} */\n  places: (number | null)[];" in TYPES


def test_replay_is_a_type_but_no_message() -> None:
    assert "export interface Replay {" in TYPES
    assert "  events: ReplayEvent[];" in TYPES
    assert "#/$defs/Replay" not in json.dumps(SCHEMA["anyOf"])


def test_api_types_import_shared_types() -> None:
    imported = API_TYPES.split("import type { ")[1].split(" }")[0].split(", ")
    assert "SeatView" in imported
    for kind in MESSAGES.API:
        assert f"export interface {kind.__name__} {{" in API_TYPES
    declared = {line.split()[2] for line in API_TYPES.splitlines() if line.startswith("export interface")}
    assert not declared & {line.split()[2] for line in TYPES.splitlines() if line.startswith("export interface")}
    assert all(f"export interface {name} {{" in TYPES for name in imported)


def test_translated_names_are_a_record_type() -> None:
    assert "  names: Record<string, string[]>;" in API_TYPES
    assert "  layouts: (Placed[] | null)[];" in API_TYPES
    assert "  boxes: [number, number, number, number][];" in API_TYPES
