"""Missed updates are sent again, unless a fresh view is smaller."""

from sosie.server.live.update_history import UpdateHistory
from sosie.table.messages import Ruled


def history(updates: int, symbol: str = "") -> UpdateHistory:
    kept = UpdateHistory()
    for number in range(1, updates + 1):
        kept.add(Ruled(number, "won", 0, number, symbol))
    return kept


def test_missed_events_are_sent_in_order() -> None:
    missed = history(10).since(7, 10)
    assert missed is not None
    assert [b'"event":%d,' % number in message for number, message in zip((8, 9, 10), missed, strict=True)] == [
        True
    ] * 3


def test_old_events_are_replaced_by_a_view() -> None:
    kept = history(100, "x" * 500)
    assert kept.since(0, 100) is None
    assert len(kept.since(97, 100) or ()) == 3


def test_client_without_gap_misses_nothing() -> None:
    assert history(0).since(7, 7) == history(10).since(10, 10) == []


def test_unknown_events_are_replaced_by_a_view() -> None:
    kept = history(10)
    assert kept.since(None, 10) is kept.since(11, 10) is history(0).since(6, 7) is None


def test_gap_in_numbers_is_never_skipped() -> None:
    kept = history(10)
    kept.add(Ruled(13, "won", 0, 13))
    assert kept.since(9, 13) is None
    assert len(kept.since(12, 13) or ()) == 1
