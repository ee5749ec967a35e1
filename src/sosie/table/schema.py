"""The protocol for those who do not read Python: its messages as JSON schema, and as types for the web client."""

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from sosie.table.messages import VERSION, FromClient, FromTable

Json = dict[str, Any]
_REFS = "#/$defs/"
_DIRECTIONS = {"FromClient": "What a client says.", "FromTable": "What the table says."}


def json_schema(field_docs: Mapping[tuple[str, str], str]) -> Json:
    """Return the JSON schema of all messages; what is known of a field, by class and name, is its description."""
    unions, components = msgspec.json.schema_components([FromClient, FromTable], ref_template=f"{_REFS}{{name}}")
    directions = {
        name: {"description": description, **union}
        for (name, description), union in zip(_DIRECTIONS.items(), unions, strict=True)
    }
    for name, component in components.items():
        for field, schema in component["properties"].items():
            if description := field_docs.get((name, field)):
                schema["description"] = description
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"The messages of a table, version {VERSION}",
        "anyOf": [{"$ref": f"{_REFS}{name}"} for name in directions],
        "$defs": {**directions, **components},
    }


def typescript(schema: Json) -> str:
    """Return the types of all messages in TypeScript."""
    parts = [
        f"// {schema['title']}. Made from src/sosie/table/messages.py by `make messages`; changes here are lost.",
        f"export const VERSION = {VERSION};",
        *(_declaration(name, component) for name, component in schema["$defs"].items()),
    ]
    return "\n\n".join(parts) + "\n"


def _declaration(name: str, component: Json) -> str:
    comment = f"/** {component['description']} */\n"
    if "properties" not in component:
        return f"{comment}export type {name} =\n  | " + "\n  | ".join(map(_type, component["anyOf"])) + ";"
    required = set(component["required"])
    fields = component["properties"].items()
    lines = [line for field, schema in fields for line in _field(field, schema, required)]
    return f"{comment}export interface {name} {{\n" + "\n".join(lines) + "\n}"


def _field(name: str, schema: Json, required: set[str]) -> Iterator[str]:
    """Yield a field's lines; one that may be left out says what it then is."""
    notes = [schema["description"]] if "description" in schema else []
    if schema.get("default") is not None:
        notes.append(f"{msgspec.json.encode(schema['default']).decode()} if it is not there.")
    if notes:
        yield f"  /** {' '.join(notes)} */"
    yield f"  {name}{'' if name in required else '?'}: {_type(schema)};"


def _type(schema: Json) -> str:
    """Return the type that a schema describes."""
    match schema:
        case {"$ref": ref}:
            return str(ref).removeprefix(_REFS)
        case {"anyOf": options}:
            return " | ".join(map(_type, options))
        case {"enum": values}:
            return " | ".join(msgspec.json.encode(value).decode() for value in values)
        case {"type": "array", "prefixItems": items}:
            return f"[{', '.join(map(_type, items))}]"
        case {"type": "array", "items": items}:
            inner = _type(items)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
    return {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}[
        schema["type"]
    ]
