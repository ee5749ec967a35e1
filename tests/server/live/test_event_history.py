"""Missed events are sent again, unless a fresh view is smaller."""

from sosie.server.live.event_history import EventHistory
from sosie.table.messages import Ruled


def history(events: int, symbol: str = "") -> EventHistory:
    kept = EventHistory()
    for number in range(1, events + 1):
        kept.add(Ruled(number, "won", 0, number, symbol))
    return kept


def test_missed_events_are_sent_in_order() -> None:
    missed = history(10).since(7, 10)
    assert missed is not None
    assert [b'"event":%d,' % number in message for number, message in zip((8, 9, 10), missed, strict=True)] == [
        True
    ] * 3


def test_large_missed_events_are_replaced_by_a_view() -> None:
    kept = history(100, "x" * 1000)
    assert kept.since(0, 100) is None
    assert len(kept.since(90, 100) or ()) == 10
