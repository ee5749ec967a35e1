"""CONTRIBUTING.md names all files of the server that a call passes, from the socket to four screens."""

import re
import sys
from pathlib import Path
from random import Random
from types import FrameType
from typing import Any

from live_table import pack_of
from server.client import Client, think
from server.scene import in_world, start
from server.simulated_server import SimulatedServer
from sosie.server import live
from sosie.table.messages import Call, Ruled

CONTRIBUTING = (Path(__file__).parents[2] / "CONTRIBUTING.md").read_text(encoding="utf-8")
LIVE = Path(live.__file__).parent
FIRST = ("Socket.on_ws_frame", "TimerWheel._fire", "Follower._on_entry", "Outbox.flush")
"""The first function of each turn."""


class Walk:
    """The files of `server/live` in each turn of the event loop, from the call of a client on."""

    def __init__(self) -> None:
        self.turns: dict[str, set[str]] = {}
        self._outermost: FrameType | None = None

    def __call__(self, frame: FrameType, event: str, _: Any) -> None:
        """Note a call of a function; `sys.setprofile` passes the other events too."""
        name, path = frame.f_code.co_qualname, Path(frame.f_code.co_filename)
        if event == "return" and frame is self._outermost:
            self._outermost = None
        elif event == "call" and name in FIRST and self._outermost is None:
            self._outermost = frame
            self.turns.setdefault(name, set())
        if event == "call" and self._outermost is not None and path.parent == LIVE:
            self.turns[self._outermost.f_code.co_qualname].add(path.name)


def walk_of_a_call() -> Walk:
    walk = Walk()

    async def act(served: SimulatedServer) -> None:
        room = await served.table(None, pack_of("plane:3"))
        people = [await Client.sit(served, room, name) for name in ("Ada", "Ben", "Cleo", "Dan")]
        await start(*people)
        # Nothing else is under way then.
        await think(Random(0), 5000, 5000)
        ada = people[0]
        assert ada.game is not None
        ada.ask(Call, turn=ada.game.turn, took=450.0, **ada.calls()[0])
        sys.setprofile(walk)
        try:
            for person in people:
                await person.until(lambda person=person: any(isinstance(one, Ruled) for one in person.received))
        finally:
            sys.setprofile(None)

    in_world(act)
    return walk


def test_contributing_names_the_files_that_a_call_passes() -> None:
    section = CONTRIBUTING.split("## How a call travels\n")[1].split("\n## ")[0]
    steps = re.split(r"^\d\. ", section, flags=re.MULTILINE)[1:]
    # The room is in all steps but the last; the introduction names it.
    named = [set(re.findall(r"`live/(\w+\.py)`", step)) | {"room.py"} for step in steps[:-1]]
    named.append(set(re.findall(r"`live/(\w+\.py)`", steps[-1])))
    assert walk_of_a_call().turns == dict(zip(FIRST, named, strict=True))
