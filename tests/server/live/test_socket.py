"""Real sockets: their slots and limits, frames that are refused, unread messages, and accepted pongs."""

import asyncio
import struct
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from picows import WSError, WSFrame, WSMsgType, WSTransport, ws_connect

from attacks.attacker import CLOSE, PONG, TEXT, frame
from sampling import examples
from server.client import Client
from server.harness import PATIENT, Listener, Served, serving, small_socket
from sosie.server.config import Limits
from sosie.server.http import upgrade as upgrading
from sosie.server.live.room import Room
from sosie.server.live.socket import Socket
from sosie.table.messages import PROTOCOL_VERSION, Hello, Ready, Welcome
from waiting import until

KEY = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
UPGRADES = {
    "good": ("/socket?table=22222", KEY),
    "no key": ("/socket", ""),
    "bad path": ("/", KEY),
    "bad origin": ("/socket", f"{KEY}Origin: https://other.example\r\n"),
    "long": ("/socket", f"{KEY}Cookie: {'x' * 5000}\r\n"),
    "too long": ("/socket", f"{KEY}Cookie: {'x' * 20_000}\r\n"),
}
ENDS = {
    "nothing": b"",
    "close": frame(CLOSE, b"\x03\xe8"),
    "bad hello": frame(TEXT, b'{"type": "hello", "version": 1, "table": "22222"}'),
    "good hello": b"",
    "half-close": b"",
    "unmasked": frame(TEXT, b"{}", mask=False),
    "fragment": frame(TEXT, b"{}", fin=False),
    "bad close": frame(CLOSE, b"\x00"),
    "flood": frame(PONG, b"") * 3000,
}
FLOOD = 200_000
"""The frames of a flood, far more than one read should handle."""
Stream = tuple[asyncio.StreamReader, asyncio.StreamWriter]
Act = Callable[[Served, Room, Client], Awaitable[None]]


def at_table(act: Act, limits: Limits = PATIENT, kernel_buffer: int = 0) -> None:
    """Run a test at a table where Ada sits."""

    async def run() -> None:
        async with serving(limits, kernel_buffer=kernel_buffer) as served:
            room = await served.table()
            await act(served, room, await Client.sit(served, room, "Ada"))

    asyncio.run(run())


async def check_answers(ada: Client) -> None:
    """Check that the table still answers."""
    ada.ask(Ready, ready=ada.number % 2 == 0)
    await ada.until(lambda: ada.view is not None and ada.view.seats[0].ready == (ada.number % 2 == 1))


async def upgrade(port: int, kind: str) -> Stream:
    path, headers = UPGRADES[kind]
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    upgrade = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    writer.write(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n{upgrade}{headers}\r\n".encode())
    return reader, writer


async def end(stream: Stream, how: str, room: Room) -> None:
    reader, writer = stream
    with suppress(OSError, EOFError):
        if how == "good hello":
            await reader.readuntil(b"\r\n\r\n")
            writer.write(frame(TEXT, b'{"type": "hello", "version": 1, "table": "%s"}' % room.code.encode()))
            await reader.read(10)
        writer.write(ENDS[how])
        await writer.drain()
        if how == "half-close":
            writer.write_eof()
            await reader.read()
    with suppress(OSError):
        writer.close()
        await writer.wait_closed()


async def until_all_ended(served: Served) -> None:
    await until(lambda: not served.context.connections.total)
    assert served.context.connections.of("127.0.0.1") == 0


@settings(max_examples=examples(25))
@given(
    st.lists(st.tuples(st.sampled_from(sorted(UPGRADES)), st.sampled_from(sorted(ENDS)), st.booleans()), max_size=12)
)
def test_slots_end_at_zero_however_connections_end(steps: list[tuple[str, str, bool]]) -> None:
    async def run() -> None:
        async with serving(replace(PATIENT, connections_an_address=5, lookups_burst=10**6)) as served:
            room = await served.table()
            streams: list[tuple[Stream, str]] = []
            for kind, how, ends_one in steps:
                streams.append((await upgrade(served.port, kind), how))
                if ends_one:
                    await end(*streams.pop(0), room)
            for stream, how in streams:
                await end(stream, how, room)
            await until_all_ended(served)

    asyncio.run(run())


def test_flood_is_handled_in_small_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    handled: list[int] = []
    handle = Socket.on_ws_frame

    def count(self: Socket, transport: WSTransport, frame: WSFrame) -> None:
        """Count the frames that are handled in one iteration of the event loop."""
        if not handled or handled[-1] == 0:
            asyncio.get_running_loop().call_soon(handled.append, 0)
            handled.append(0)
        handled[-1] += 1
        handle(self, transport, frame)

    async def act(served: Served, _room: Room, _ada: Client) -> None:
        monkeypatch.setattr(Socket, "on_ws_frame", count)
        reader, writer = await upgrade(served.port, "good")
        await reader.readuntil(b"\r\n\r\n")
        for _ in range(20):
            writer.write(frame(PONG, b"") * (FLOOD // 20))
            await writer.drain()
        await until(lambda: sum(handled) >= FLOOD)
        writer.close()

    at_table(act, replace(PATIENT, messages_burst=10**7, frames_burst=10**7))
    smallest = len(frame(PONG, b""))
    # Without the limit on reads it is 50,000 and more.
    assert max(handled) <= 2 * upgrading._READ_BYTES // smallest


def test_client_that_reads_nothing_is_aborted() -> None:
    async def act(served: Served, room: Room, ada: Client) -> None:
        slow = await Client.dial(served, room, socket_factory=small_socket)
        assert isinstance(slow.socket, WSTransport)
        slow.ask(Ready)
        assert await slow.refused() == "no-hello"
        slow.socket.underlying_transport.pause_reading()
        for _ in range(2000):
            slow.socket.send_ping(b"x" * 125)
            slow.send(b"not a message")
        await until(lambda: served.context.connections.total == 1)
        await slow.close()
        unread = served.metrics.registry.get_sample_value("sosie_refused_total", {"code": "unread"})
        assert unread == 1
        await check_answers(ada)

    at_table(act, replace(PATIENT, messages_burst=10**5, unread_bytes=100_000), kernel_buffer=4096)


def test_binary_messages_and_fragments_end_the_connection() -> None:
    async def act(served: Served, room: Room, ada: Client) -> None:
        for kind, fin in ((WSMsgType.BINARY, True), (WSMsgType.TEXT, False), (WSMsgType.CONTINUATION, True)):
            stranger = await Client.connect(served, room)
            assert isinstance(stranger.socket, WSTransport)
            stranger.socket.send(kind, b"{}", fin=fin)
            assert await stranger.closing() == "unsupported"
        await check_answers(ada)

    at_table(act)


def test_frame_above_the_limit_ends_the_connection() -> None:
    async def act(served: Served, room: Room, ada: Client) -> None:
        stranger = await Client.connect(served, room)
        stranger.send(b" " * (PATIENT.message_bytes + 1000))
        await stranger.until(stranger.ended.is_set)
        await check_answers(ada)

    at_table(act)


def test_connections_from_one_address_are_limited() -> None:
    async def act(served: Served, room: Room, ada: Client) -> None:
        watcher = await Client.connect(served, room)
        with pytest.raises(WSError):
            await Client.dial(served, room)
        await watcher.close()
        await until(lambda: served.context.connections.total == 1)
        await Client.connect(served, room)
        await check_answers(ada)

    at_table(act, replace(PATIENT, connections_an_address=2))


def test_foreign_origin_cannot_connect() -> None:
    async def act(served: Served, room: Room, _ada: Client) -> None:
        for origin in ("https://elsewhere.example", "null"):
            with pytest.raises(WSError):
                await Client.dial(served, room, extra_headers={"Origin": origin})
        own = await Client.dial(served, room, extra_headers={"Origin": f"http://127.0.0.1:{served.port}"})
        own.send(Hello(PROTOCOL_VERSION, room.code))
        await own.next(Welcome)

    at_table(act)


class Forger(Listener):
    """A client that answers each ping several times, optionally with a forged payload."""

    def __init__(self, client: Client, forged: bytes) -> None:
        super().__init__(client)
        self._forged = forged
        self.pings = 0

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """Answer a ping."""
        if frame.msg_type != WSMsgType.PING:
            super().on_ws_frame(transport, frame)
            return
        self.pings += 1
        for _ in range(5):
            transport.send_pong(self._forged or frame.get_payload_as_bytes())


@pytest.mark.parametrize("forged", [b"", struct.pack("!d", 1.0)], ids=["repeated", "forged"])
def test_pong_counts_once_for_its_ping(forged: bytes) -> None:
    async def act(served: Served, room: Room, _ada: Client) -> None:
        client = Client(room.table.pack)
        forger = Forger(client, forged)
        client.socket, _ = await ws_connect(lambda: forger, served.url, enable_auto_pong=False)
        client.send(Hello(PROTOCOL_VERSION, room.code))
        await client.next(Welcome)
        (connection,) = [connection for connection in room.connections if not connection.seats]
        await until(lambda: forger.pings >= 3)
        client.send(b"not a message")
        await client.refused()
        assert len(connection.link.round_trips) == (0 if forged else forger.pings)

    at_table(act)
