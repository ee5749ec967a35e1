"""Round trips that the kernel confirms: a client that delays its pongs, or their acknowledgements, gains little."""

import asyncio
import socket

import pytest
from hypothesis import given
from hypothesis import strategies as st
from picows import WSFrame, WSMsgType, WSTransport, ws_connect

from server.client import Client
from server.harness import Listener, serving
from sosie.server.live import socket as sockets
from sosie.server.live.tcp_info import SLACK_MS, TcpInfo, believed_trip, read_tcp_info
from sosie.table.messages import PROTOCOL_VERSION, Hello, Welcome
from waiting import until

needs_kernel = pytest.mark.skipif(not hasattr(socket, "TCP_INFO"), reason="the system tells nothing")
times = st.floats(0, 2000)
_DELAY_S = 0.1
"""Far above the slack."""


@given(trip=times, smoothed=times, waited=times, before=times)
def test_believed_trip_is_near_both_of_the_kernel(trip: float, smoothed: float, waited: float, before: float) -> None:
    believed = believed_trip(trip, TcpInfo(smoothed, before + waited), before)
    assert believed <= trip
    assert believed <= smoothed + SLACK_MS
    if before + waited > 0:
        assert believed <= waited + SLACK_MS + 1e-6


@given(trip=times, jitter=st.floats(0, 100), before=st.floats(1, 2000), early=st.floats(0, SLACK_MS / 2))
def test_honest_trip_is_bound_by_the_smoothed_one_alone(
    trip: float, jitter: float, before: float, early: float
) -> None:
    smoothed, acknowledged = max(trip - jitter, 0), before + max(trip - early, 0)
    assert believed_trip(trip, TcpInfo(smoothed, acknowledged), before) == min(trip, smoothed + SLACK_MS)


def test_pong_long_after_its_acknowledgement_has_no_slack() -> None:
    info = TcpInfo(30.0, 500.0 + 20.0)
    assert believed_trip(20.0 + SLACK_MS, info, 500.0) == 20.0 + SLACK_MS
    assert believed_trip(80.0, info, 500.0) == 20.0 + SLACK_MS
    assert believed_trip(81.0, info, 500.0) == 20.0


def test_kernel_without_waiting_times_bounds_by_its_round_trip() -> None:
    assert believed_trip(300.0, TcpInfo(30.0, 0.0), 0.0) == 30.0 + SLACK_MS


@needs_kernel
def test_kernel_counts_how_long_it_waits_for_acknowledgements() -> None:
    with socket.create_server(("127.0.0.1", 0)) as listener, socket.socket() as client:
        # A full buffer of a client that does not read keeps data waiting.
        client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        client.connect(listener.getsockname())
        server, _ = listener.accept()
        with server:
            server.setblocking(False)
            before = read_tcp_info(server)
            server.send(bytes(2_000_000))
            asyncio.run(until(lambda: read_tcp_info(server).unacknowledged >= before.unacknowledged + 20))


class _Delayer(Listener):
    """A client that delays its pongs, and counts the frames before them."""

    def __init__(self, client: Client) -> None:
        super().__init__(client)
        self.kinds: list[WSMsgType] = []

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """Answer a ping late."""
        self.kinds.append(frame.msg_type)
        if frame.msg_type == WSMsgType.PING:
            payload = frame.get_payload_as_bytes()
            asyncio.get_running_loop().call_later(_DELAY_S, transport.send_pong, payload)
        elif frame.msg_type != WSMsgType.PONG:
            super().on_ws_frame(transport, frame)


@needs_kernel
def test_delayed_pong_counts_as_its_acknowledgement(monkeypatch: pytest.MonkeyPatch) -> None:
    # The smoothed round trip is that of a kernel that delays acknowledgements.
    monkeypatch.setattr(sockets, "read_tcp_info", lambda _socket: TcpInfo(38.0, 500.0))

    async def run() -> None:
        async with serving() as served:
            room = await served.table()
            client = Client(room.table.pack)
            delayer = _Delayer(client)
            client.socket, _ = await ws_connect(lambda: delayer, served.url, enable_auto_pong=False)
            client.send(Hello(PROTOCOL_VERSION, room.code))
            await client.next(Welcome)
            (connection,) = room.connections
            await until(lambda: len(connection.link.round_trips) >= 2)
            assert set(connection.link.round_trips) == {0.0}

    asyncio.run(run())


@needs_kernel
def test_ping_is_the_first_of_two_packets_on_a_direct_connection() -> None:
    async def run() -> None:
        async with serving() as served:
            room = await served.table()
            client = Client(room.table.pack)
            delayer = _Delayer(client)
            client.socket, _ = await ws_connect(lambda: delayer, served.url, enable_auto_pong=False)
            await until(lambda: delayer.kinds.count(WSMsgType.PONG) >= 2)
            frames = [kind for kind in delayer.kinds if kind != WSMsgType.TEXT]
            assert frames[:4] == [WSMsgType.PING, WSMsgType.PONG] * 2

    asyncio.run(run())
