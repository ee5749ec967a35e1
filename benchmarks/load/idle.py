"""The memory of an idle connection."""

import asyncio

import msgspec
import uvloop
from picows import WSListener, WSMsgType, WSTransport, ws_connect

from benchmarks.live.process import SosieProcess, Table
from sosie.table.messages import PROTOCOL_VERSION, Hello
from sosie.table.settings import MAX_SEATS

_AT_A_TIME = 50
_SETTLE_S = 4.0
"""The time until the first pongs have arrived."""


class Idle(WSListener):
    """A client that only sends hello."""

    def __init__(self, hello: Hello) -> None:
        self._hello = msgspec.json.encode(hello)

    def on_ws_connected(self, transport: WSTransport) -> None:
        """Say hello."""
        transport.send(WSMsgType.TEXT, self._hello)


def memory_of_idle(count: int, core: int | None = None) -> float:
    """Return the memory of the server for each connection, in bytes: half of them seated, half watching."""
    with SosieProcess(core) as server, asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        tables = [server.lay(MAX_SEATS) for _ in range(count // (2 * MAX_SEATS))]
        runner.run(_connect(server.port, _hellos(tables[:2])))
        before = server.memory
        hellos = _hellos(tables[2:])
        runner.run(_connect(server.port, hellos))
        return (server.memory - before) / len(hellos)


def _hellos(tables: list[Table]) -> list[Hello]:
    seated = [Hello(PROTOCOL_VERSION, table.code, token) for table in tables for token in table.tokens]
    return [*seated, *(Hello(PROTOCOL_VERSION, table.code) for table in tables for _ in table.tokens)]


async def _connect(port: int, hellos: list[Hello]) -> None:
    for first in range(0, len(hellos), _AT_A_TIME):
        some = hellos[first : first + _AT_A_TIME]
        await asyncio.gather(*(ws_connect(lambda h=h: Idle(h), f"ws://127.0.0.1:{port}/socket") for h in some))
    await asyncio.sleep(_SETTLE_S)
