"""The protocol as JSON schema, and as TypeScript types for the web client."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import msgspec

from sosie.table.messages import PROTOCOL_VERSION
from sosie.table.replay import Replay

Json = dict[str, Any]
_REFS = "#/$defs/"


def json_schema(field_docs: Mapping[tuple[str, str], str], unions: Mapping[str, tuple[str, Any]]) -> Json:
    """Return the JSON schema of all messages and of a replay.

    `field_docs` has descriptions by class and field, `unions` a description and the messages of each direction.
    """
    (*schemas, _), components = _components([*(union for _, union in unions.values()), Replay])
    directions = {
        name: {"description": description, **schema}
        for (name, (description, _)), schema in zip(unions.items(), schemas, strict=True)
    }
    for name, component in components.items():
        for field, schema in component["properties"].items():
            if description := field_docs.get((name, field)):
                schema["description"] = description
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"The messages of a table, version {PROTOCOL_VERSION}",
        "anyOf": [{"$ref": f"{_REFS}{name}"} for name in directions],
        "$defs": {**directions, **components},
    }


def typescript(schema: Json) -> str:
    """Return the types of all messages in TypeScript."""
    title = f"// {schema['title']}. Generated from src/sosie/table by `make messages`; changes here are lost."
    return _file(title, f"export const VERSION = {PROTOCOL_VERSION};", schema["$defs"])


def typescript_of(kinds: Iterable[type], schema: Json) -> str:
    """Return other types in TypeScript; types of the messages' schema are imported."""
    _, components = _components(kinds)
    shared = sorted(components.keys() & schema["$defs"].keys())
    own = {name: component for name, component in components.items() if name not in shared}
    title = "// The HTTP API. Generated from src/sosie/server/http/api by `make messages`; changes here are lost."
    return _file(title, f'import type {{ {", ".join(shared)} }} from "./messages";', own)


def _components(kinds: Iterable[Any]) -> tuple[tuple[Json, ...], Json]:
    return msgspec.json.schema_components(kinds, ref_template=f"{_REFS}{{name}}")


def _file(title: str, start: str, components: Json) -> str:
    parts = [title, start, *(_declaration(name, component) for name, component in components.items())]
    return "\n\n".join(parts) + "\n"


def _declaration(name: str, component: Json) -> str:
    comment = f"/** {' '.join(component['description'].split())} */\n"
    if "properties" not in component:
        return f"{comment}export type {name} =\n  | " + "\n  | ".join(map(_type, component["anyOf"])) + ";"
    required = set(component["required"])
    fields = component["properties"].items()
    lines = [line for field, schema in fields for line in _field(field, schema, required)]
    return f"{comment}export interface {name} {{\n" + "\n".join(lines) + "\n}"


def _field(name: str, schema: Json, required: set[str]) -> Iterator[str]:
    """Yield a field's lines, with its default."""
    notes = [schema["description"]] if "description" in schema else []
    if schema.get("default") is not None:
        notes.append(f"{msgspec.json.encode(schema['default']).decode()} by default.")
    if notes:
        yield f"  /** {' '.join(notes)} */"
    yield f"  {name}{'' if name in required else '?'}: {_type(schema)};"


def _type(schema: Json) -> str:
    """Return the TypeScript type of a schema."""
    match schema:
        case {"$ref": ref}:
            return str(ref).removeprefix(_REFS)
        case {"anyOf": options}:
            return " | ".join(map(_type, options))
        case {"enum": values}:
            return " | ".join(msgspec.json.encode(value).decode() for value in values)
        case {"type": "array"}:
            return _array(schema)
        case {"type": "object", "additionalProperties": values}:
            return f"Record<string, {_type(values)}>"
    return {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}[
        schema["type"]
    ]


def _array(schema: Json) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(map(_type, schema['prefixItems']))}]"
    inner = _type(schema["items"])
    return f"({inner})[]" if " | " in inner else f"{inner}[]"
