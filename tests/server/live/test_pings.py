"""Outstanding pings: a pong counts once, for its own ping, and never after a later one."""

from hypothesis import given
from hypothesis import strategies as st

from sosie.server.live.pings import PingPayloads, Pings
from sosie.server.runtime.chance import KERNEL


@given(st.lists(st.integers(0, 5) | st.none(), max_size=60))
def test_pong_counts_once_and_in_order(steps: list[int | None]) -> None:
    """Answer the ping at an index from the end; None sends another ping."""
    pings, sent = Pings(PingPayloads(KERNEL)), list[bytes]()
    accepted = -1
    for now, step in enumerate(steps):
        if step is None:
            sent.append(pings.send(float(now)))
        elif step < len(sent):
            index = len(sent) - 1 - step
            is_accepted = pings.answered(sent[index]) is not None
            assert is_accepted == (index > accepted)
            accepted = max(accepted, index)


def test_pong_tells_when_its_ping_was_sent() -> None:
    pings = Pings(PingPayloads(KERNEL))
    first, second = pings.send(10.0), pings.send(20.0, 7.0)
    assert pings.answered(first) == (10.0, 0.0)
    assert pings.answered(second) == (20.0, 7.0)


@given(st.binary(max_size=125))
def test_forged_pong_counts_for_nothing(payload: bytes) -> None:
    pings = Pings(PingPayloads(KERNEL))
    sent = pings.send(1.0)
    assert pings.answered(payload) is None
    assert pings.answered(sent) == (1.0, 0.0)


def test_outstanding_pings_are_bounded() -> None:
    pings = Pings(PingPayloads(KERNEL))
    sent = [pings.send(float(now)) for now in range(1000)]
    assert len(set(sent)) == 1000
    assert sum(pings.answered(payload) is not None for payload in sent) == 16
