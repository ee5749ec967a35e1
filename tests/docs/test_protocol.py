"""The protocol page is complete, and its session matches the server; run as a script, this prints the session."""

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from live_table import pack_of
from server.client import Client, encode, right_calls, think
from server.scene import in_world
from server.simulated_server import SimulatedServer
from sosie.rules import GAMES
from sosie.server.config import Limits
from sosie.server.live.update_history import KEPT_BYTES
from sosie.table.due import Pace
from sosie.table.fairness import DEFAULT_CAP_MS, KEPT_TRIPS, MIN_REACTION_MS
from sosie.table.messages import LONGEST_NAME, PROTOCOL_VERSION
from sosie.table.session import NOTABLE_MS, QUICK_CALLS, QUICK_MS
from sosie.table.settings import Settings

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "reference" / "protocol.md"
PACKAGES = ("table", "event", "server")
SOURCES = [
    *(path for name in PACKAGES for path in (ROOT / "src/sosie" / name).glob("*.py")),
    *(ROOT / "src/sosie/server").rglob("*.py"),
]
OUT, IN = "→", "←"

Line = tuple[str, dict[str, Any]]


def session() -> list[Line]:
    """Return the messages between Ada and the table, at which Ben already sits."""
    lines: list[Line] = []

    async def run(served: SimulatedServer) -> None:
        room = await served.table(Settings(), pack_of("plane:2"))
        _, token = await served.rooms.sit(room, "Ada", "en")
        await Client.sit(served, room, "Ben")
        ada = await Client.dial(served, room)

        async def say(answers: int, **message: Any) -> None:
            before = len(ada.received)
            lines.append((OUT, message))
            ada.send(json.dumps(message).encode())
            await ada.until(lambda: len(ada.received) >= before + answers)
            lines.extend((IN, json.loads(encode(said))) for said in ada.received[before : before + answers])
            await think(Random(0), 500, 500)

        def symbol(*, right: bool) -> Any:
            assert ada.game is not None
            good = {call["symbol"] for call in right_calls(ada.game, ada.pack, 0)}
            return next(s for s in range(7) if (s in good) == right)

        await say(3, type="hello", version=PROTOCOL_VERSION, table=room.code, token=token)
        await say(1, type="settle", number=1, settings={"games": ["tower"], "freeze_ms": 1000})
        await say(2, type="start", number=2)
        await say(1, type="call", number=3, turn=0, symbol=symbol(right=True), took=431.5)
        await say(1, type="call", number=4, turn=1, symbol=symbol(right=False), took=442.0)
        await say(1, type="take", number=5, turn=1)
        await say(1, type="choose", number=6, game="well")
        await say(1, type="choose", number=6, game="well")
        await say(1, type="leave", number=7)

    in_world(run)
    return lines


def shape(value: Any) -> Any:
    """Return the shape of a message: its fields and the shapes of their values, without the numbers."""
    match value:
        case dict():
            return {key: value[key] if key in TELLING else shape(value[key]) for key in value}
        case [first, *_]:
            return [shape(first)]
        case bool() | None:
            return value
        case int() | float():
            return "a number"
    return type(value).__name__


TELLING = {"type", "verdict", "phase"}
"""Fields whose values are compared exactly."""


def page_session() -> Iterator[tuple[str, dict[str, Any], bool]]:
    """Yield the arrows and messages of the page, and whether it omits fields."""
    (block,) = re.findall(r"^```text\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    for arrow, text in re.findall(r"^([→←]) (.*(?:\n  .*)*)", block, re.MULTILINE):
        yield arrow, json.loads(text.replace(", …}", "}")), text.endswith(", …}")


def test_documented_session_matches_server() -> None:
    written, actual = list(page_session()), session()
    assert [(arrow, message["type"]) for arrow, message, _ in written] == [(a, m["type"]) for a, m in actual]
    for (_, expected, shortened), (_, said) in zip(written, actual, strict=True):
        kept = {key: said.get(key) for key in expected} if shortened else said
        assert shape(expected) == shape(kept)


def codes(*callables: str) -> Iterator[str]:
    """Yield the codes of refusals or of closed connections in the source."""
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(
                    func=ast.Name(id=name) | ast.Attribute(attr=name), args=[ast.Constant(value=str(code)), *_]
                ):
                    if name in callables:
                        yield code


def page_codes(heading: str) -> set[str]:
    part = PAGE.read_text(encoding="utf-8").split(f"## {heading}\n")[1].split("\n## ")[0]
    return set(re.findall(r"^\| `([a-z-]+)` \|", part, re.MULTILINE))


def test_refusal_codes_are_documented() -> None:
    assert page_codes("Refusals") == set(codes("Rejected", "Refused"))


def test_closing_codes_are_documented() -> None:
    assert page_codes("The end of a connection") >= set(codes("Closing", "_end"))


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_places_of_every_game_are_documented(game: str) -> None:
    part = PAGE.read_text(encoding="utf-8").split("## Places\n")[1].split("\n## ")[0]
    assert re.search(rf"^\| [^|]*`{game}`", part, re.MULTILINE)


def test_every_message_has_section() -> None:
    schema = json.loads((ROOT / "docs/reference/protocol.schema.json").read_text(encoding="utf-8"))
    text = PAGE.read_text(encoding="utf-8")
    for direction in ("FromClient", "FromTable", "FromEventClient", "FromEvent"):
        for tag in schema["$defs"][direction]["discriminator"]["mapping"]:
            assert f"`{tag}`" in text


def test_figures_match_source() -> None:
    text = " ".join(PAGE.read_text(encoding="utf-8").split())
    limits, pace = Limits(), Pace()
    for figure in (
        f"less than {MIN_REACTION_MS} ms",
        f"At most {DEFAULT_CAP_MS:.0f} ms",
        f"{QUICK_CALLS} right calls in a row in less than {QUICK_MS} ms",
        f"more than {NOTABLE_MS} ms were compensated",
        f'"version": {PROTOCOL_VERSION}',
        f"1 to {LONGEST_NAME} letters",
        f"the latest {KEPT_BYTES // 1024} KB",
        f"{limits.messages_burst} at once, then {limits.messages_a_second:.0f} a second",
        f"more than {limits.message_bytes // 1024} KB",
        f"after {pace.choose_ms // 1000} seconds it is drawn",
        f"{pace.chooser_away_ms // 1000} seconds after they have disconnected",
        f"away for {pace.host_away_ms // 1000} seconds",
    ):
        assert figure in text
    assert (KEPT_TRIPS, limits.hello_ms, limits.silent_ms) == (9, 10_000, 30_000)


if __name__ == "__main__":
    for arrow, message in session():
        print(arrow, json.dumps(message))
