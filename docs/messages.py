"""Generates the protocol's JSON schema and TypeScript types: `python docs/messages.py` writes them."""

import ast
import inspect
import json
from collections.abc import Iterator
from pathlib import Path

import msgspec

from sosie.rules import GAMES, GameDescription
from sosie.server.http.api.decks import DeckInfo, UploadedDeck
from sosie.server.http.api.editions import EditionInfo, EditionTitle
from sosie.server.http.api.games import GameInfo
from sosie.server.http.api.invitations import Invitation
from sosie.server.http.api.privacy import Retention
from sosie.server.http.api.statistics import Deleted, PlayerStatistics
from sosie.server.http.api.status import Health
from sosie.server.http.api.tables import Joining, NewTable, Seated, TableInfo
from sosie.server.http.problems import Problem
from sosie.server.workers.jobs import Silhouette
from sosie.table import messages, replay, settings
from sosie.table.schema import json_schema, typescript, typescript_of

ROOT = Path(__file__).parents[1]
SCHEMA = ROOT / "docs" / "reference" / "protocol.schema.json"
TYPES = ROOT / "web" / "src" / "messages.ts"
GAME_SAMPLES = ROOT / "web" / "src" / "games" / "samples.json"
"""Descriptions of the built-in mini-games, for the client's tests."""
API_TYPES = ROOT / "web" / "src" / "api-types.ts"
API = (
    NewTable, Joining, Seated, TableInfo, Invitation, EditionTitle, EditionInfo, Silhouette, GameDescription, GameInfo,
    PlayerStatistics, Deleted, DeckInfo, UploadedDeck, Retention, Health, Problem,
)  # fmt: skip


def field_docs(source: str) -> Iterator[tuple[tuple[str, str], str]]:
    """Yield the docstrings of fields in a module, by class and field."""
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef):
            for field, below in zip(node.body, node.body[1:], strict=False):
                match field, below:
                    case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(text))):
                        yield (node.name, name), " ".join(text.split())


def written() -> dict[Path, str]:
    """Return the generated files and their content."""
    docs = dict(pair for module in (messages, replay, settings) for pair in field_docs(inspect.getsource(module)))
    schema = json_schema(docs)
    return {
        SCHEMA: json.dumps(schema, indent=2, ensure_ascii=False) + "\n",
        TYPES: typescript(schema),
        API_TYPES: typescript_of(API, schema),
        GAME_SAMPLES: _indented([game.description for game in GAMES]),
    }


def _indented(value: object) -> str:
    return msgspec.json.format(msgspec.json.encode(value), indent=1).decode() + "\n"


if __name__ == "__main__":
    for path, text in written().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
