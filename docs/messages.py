"""Generates the protocol's JSON schema and TypeScript types: `python docs/messages.py` writes them."""

import ast
import inspect
import json
from collections.abc import Iterator
from pathlib import Path

import msgspec

from sosie.bots.pair_times import pair_times
from sosie.cards.own.plans import DeckPlans
from sosie.event import entries as event_entries
from sosie.event import messages as event_messages
from sosie.event import settings as event_settings
from sosie.event import standings as event_standings
from sosie.rules import GAMES, GameDescription
from sosie.server.http.api.decks import DeckInfo, UploadedDeck
from sosie.server.http.api.editions import EditionInfo, EditionTitle
from sosie.server.http.api.events import EventInfo, JoinedEvent, NewEvent, OpenedEvent
from sosie.server.http.api.games import GameInfo
from sosie.server.http.api.invitations import Invitation
from sosie.server.http.api.privacy import Retention
from sosie.server.http.api.statistics import Deleted, PlayerStatistics
from sosie.server.http.api.status import Health
from sosie.server.http.api.studio.collections import Contributions, Decision
from sosie.server.http.api.studio.contributions import CollectionPage, NewContribution, OwnContribution
from sosie.server.http.api.studio.draft_cards import AlikePair
from sosie.server.http.api.studio.draft_imports import Copying
from sosie.server.http.api.studio.draft_outputs import PrintedPages
from sosie.server.http.api.studio.drafts import CreatedDraft, Draft, DraftChange
from sosie.server.http.api.studio.studio import StudioInfo
from sosie.server.http.api.tables import Joining, NewScreen, NewTable, Screen, Seated, TableInfo
from sosie.server.http.problems import Problem
from sosie.server.workers.jobs import TouchPoints
from sosie.table import messages, opportunities, replay, settings
from sosie.table.schema import json_schema, typescript, typescript_of

ROOT = Path(__file__).parents[1]
SCHEMA = ROOT / "docs" / "reference" / "protocol.schema.json"
TYPES = ROOT / "web" / "src" / "protocol" / "messages.ts"
GAME_SAMPLES = ROOT / "web" / "src" / "games" / "built-in-games.json"
"""Descriptions of the built-in mini-games, for the client's tests."""
DOCUMENTED = (messages, opportunities, replay, settings, event_messages, event_settings, event_standings, event_entries)
"""The modules whose structs are in the schema."""
DIRECTIONS = {
    "FromClient": ("Messages from a client.", messages.FromClient),
    "FromTable": ("Messages from the table.", messages.FromTable),
    "FromEventClient": ("Messages from a client to an event.", event_messages.FromEventClient),
    "FromEvent": ("Messages from an event, besides `welcome`, `refused` and `closing`.", event_messages.FromEvent),
}
BOT_TIMES = ROOT / "web" / "src" / "today" / "bot-times.json"
"""The times of the bots' levels for a pair of cards, by `sosie.bots.pair_times`."""
API_TYPES = ROOT / "web" / "src" / "protocol" / "api-types.ts"
API = (
    NewTable, NewScreen, Screen, Joining, Seated, TableInfo, NewEvent, OpenedEvent, JoinedEvent, EventInfo, Invitation,
    EditionTitle, EditionInfo, TouchPoints, GameDescription, GameInfo, PlayerStatistics, Deleted, DeckInfo,
    UploadedDeck, Retention, Health, Problem, StudioInfo, DeckPlans, CreatedDraft, Draft, DraftChange, AlikePair,
    Copying, PrintedPages, Contributions, Decision, CollectionPage, NewContribution, OwnContribution,
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
    docs = dict(pair for module in DOCUMENTED for pair in field_docs(inspect.getsource(module)))
    schema = json_schema(docs, DIRECTIONS)
    return {
        SCHEMA: json.dumps(schema, indent=2, ensure_ascii=False) + "\n",
        TYPES: typescript(schema),
        API_TYPES: typescript_of(API, schema),
        GAME_SAMPLES: _indented([game.description for game in GAMES]),
        BOT_TIMES: _indented(pair_times()),
    }


def _indented(value: object) -> str:
    return msgspec.json.format(msgspec.json.encode(value), indent=1).decode() + "\n"


if __name__ == "__main__":
    for path, text in written().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
