"""Measure the gain of a player who delays pongs: `python -m benchmarks.fairness.delays`."""

import argparse
import asyncio
import os
import socket
from dataclasses import dataclass
from itertools import cycle
from typing import Any

import msgspec
from picows import WSFrame, WSMsgType, WSTransport, ws_connect

from benchmarks.fairness.players import Player
from benchmarks.live.process import SosieProcess, Table
from benchmarks.statistics import quantile
from sosie.table.messages import PROTOCOL_VERSION, Call, FromTable, Hello, Ruled, Take

_decode = msgspec.json.Decoder(FromTable).decode
_SETTLE_S = 24.0
"""The duration of nine pings, after which the server knows only delayed round trips."""


@dataclass(frozen=True)
class Cheat:
    """A way to cheat: the delays of the pongs, whether the page claims a reaction time of zero, and late acks."""

    name: str
    delays_ms: tuple[float, ...]
    lies: bool
    delays_acks: bool = False
    """Whether the kernel acknowledges late what the server sends, by about 40 ms on Linux."""


CHEATS = (
    Cheat("honest", (0,), lies=False),
    Cheat("claims 0 ms, delays nothing", (0,), lies=True),
    Cheat("delays by 300 ms", (300,), lies=True),
    Cheat("delays by 0, 8 and 300 ms in turn", (0, 8, 300), lies=True),
    Cheat("delays by 90, 150 and 210 ms in turn", (90, 150, 210), lies=True),
    Cheat("delays acks, and by 300 ms", (300,), lies=True, delays_acks=True),
    Cheat("delays acks, and by 0, 25 and 300 ms", (0, 25, 300), lies=True, delays_acks=True),
    Cheat("delays acks, and by 14 ms", (14,), lies=True, delays_acks=True),
    Cheat("delays acks, and by 38 ms", (38,), lies=True, delays_acks=True),
)


class Cheater(Player):
    """A player in seat 1 who delays pongs, and records the error of the server's times."""

    def __init__(self, cheat: Cheat, run: str, table: Table) -> None:
        super().__init__(
            f"{run} {cheat.name}", 0, 1, Hello(PROTOCOL_VERSION, table.code, table.tokens[1]), measures=True
        )
        self._lies, self._delays, self._delays_acks = cheat.lies, cycle(cheat.delays_ms), cheat.delays_acks
        self._tied_turn = -1
        self.gains: list[float] = []

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """Answer pings late, and compare the server's times with the truth."""
        if self._delays_acks:
            # It holds until the kernel changes its mind.
            plain = transport.underlying_transport.get_extra_info("socket")
            plain.setsockopt(socket.IPPROTO_TCP, socket.TCP_QUICKACK, 0)
        if frame.msg_type == WSMsgType.PING:
            delay, payload = next(self._delays) / 1000, frame.get_payload_as_bytes()
            asyncio.get_running_loop().call_later(delay, transport.send_pong, payload)
        elif frame.msg_type == WSMsgType.TEXT:
            told = _decode(frame.get_payload_as_bytes())
            if isinstance(told, Ruled):
                self._note(told)
        super().on_ws_frame(transport, frame)

    def _note(self, told: Ruled) -> None:
        if told.tied:
            # A take decides it, which has a time of its own.
            self._tied_turn = told.turn
        elif (told.seat, told.verdict) == (1, "won") and told.took is not None and told.turn - 1 != self._tied_turn:
            self.gains.append(self.called[self._game, told.turn - 1] - told.took)

    def _request(self, request: Any) -> None:
        if self._lies and isinstance(request, Call | Take):
            request = msgspec.structs.replace(request, took=0.0)
        super()._request(request)


async def measure(server: SosieProcess, run: str, gains: int) -> list[Cheater]:
    """Let each cheater play against an honest player until it has won this many cards."""
    pairs = []
    for cheat in CHEATS:
        table = await asyncio.to_thread(server.lay, 2)
        honest = Player(
            f"{run} {cheat.name}", 0, 0, Hello(PROTOCOL_VERSION, table.code, table.tokens[0]), measures=True
        )
        cheater = Cheater(cheat, run, table)
        await ws_connect(lambda honest=honest: honest, f"ws://127.0.0.1:{server.port}/socket")
        await ws_connect(
            lambda cheater=cheater: cheater, f"ws://127.0.0.1:{server.port}/socket", enable_auto_pong=False
        )
        pairs.append((honest, cheater))
    await asyncio.sleep(_SETTLE_S)
    for honest, _ in pairs:
        honest.start()
    while any(len(cheater.gains) < gains for _, cheater in pairs):
        await asyncio.sleep(0.2)
    return [cheater for _, cheater in pairs]


def main() -> None:
    """Measure on direct connections and behind a proxy, and print each cheater's gain."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.fairness.delays", description=__doc__)
    parser.add_argument("--gains", type=int, default=40, help="measured for each cheater")
    chosen = parser.parse_args()
    print(f"load of the machine: {os.getloadavg()[0]:.1f}; median and 90th percentile of the gain, in milliseconds")
    for run, proxies in (("direct", ()), ("behind a proxy", ("127.0.0.1",))):
        with SosieProcess(proxies=proxies) as server:
            cheaters = asyncio.run(measure(server, run, chosen.gains))
        for cheat, cheater in zip(CHEATS, cheaters, strict=True):
            middle, high = (quantile(cheater.gains, part) for part in (0.5, 0.9))
            print(f"  {run:<16}{cheat.name:<40}{middle:>8.0f}{high:>8.0f}")


main()
