"""Transcripts are complete: every move, its verdict, and the standing."""

import re
from collections import Counter

from hypothesis import HealthCheck, given, settings

from rule_strategies import records
from sosie.rules import Move, Options, Record, result, tell

MOVE = re.compile(r" *(\d+):(\d\d)\.(\d{3})  (.*) (takes|slaps|calls .*): (won|tied|late|wrong|frozen), (.+)")
LAPSE = re.compile(r" *(\d+):(\d\d)\.(\d{3})  nobody takes: (.*)'s call stands")
unhurried = settings(suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])


def action(move: Move) -> str:
    if move.symbol is None:
        return "takes" if move.take else "slaps"
    return "calls " + (f'"{move.symbol}"' if isinstance(move.symbol, str) else str(move.symbol))


def milliseconds(minutes: str, seconds: str, ms: str) -> int:
    return 60_000 * int(minutes) + 1000 * int(seconds) + int(ms)


@given(records())
@unhurried
def test_transcript_has_every_verdict_and_lapse(record: Record) -> None:
    told, expected = Counter[tuple[int, str, str, str]](), Counter[tuple[int, str, str, str]]()
    lines = list(tell(record))
    for found in filter(None, map(MOVE.fullmatch, lines)):
        minutes, seconds, ms, player, done, verdict, _ = found.groups()
        told[milliseconds(minutes, seconds, ms), player, done.split(" on ")[0], verdict] += 1
    for move, verdict in zip(record.moves, result(record)["rulings"], strict=True):
        expected[move.at, record.players[move.seat], action(move), verdict] += 1
    assert told == expected
    _, steps = record.replay()
    lapses = [milliseconds(*found.groups()[:3]) for found in map(LAPSE.fullmatch, lines) if found]
    assert lapses == [step.state.recent[-1] for step in steps if step.move is None]


@given(records())
@unhurried
def test_transcript_names_call_targets(record: Record) -> None:
    lines = [found.group(5) for found in filter(None, map(MOVE.fullmatch, tell(record)))]
    for move in record.moves:
        if move.on is not None:
            assert any(line.endswith(f" on {record.players[move.on]}") for line in lines)
        if move.place is not None:
            assert any(line.endswith(f" on card {move.place}") for line in lines)
        if move.places is not None:
            assert any(line.endswith(f" on places {', '.join(map(str, move.places))}") for line in lines)


@given(records())
@unhurried
def test_transcript_ends_with_the_standing(record: Record) -> None:
    ruled, lines = result(record), list(tell(record))
    assert lines[0] == f"{record.game}: {', '.join(record.players)}; {len(record.cards)} cards"
    tied = ruled["over"] and len(ruled["winners"]) > 1
    assert (lines[-1] == "tied for first, and to be played off") == tied
    last = lines[-len(record.players) - 1 - tied : len(lines) - tied]
    assert last[0] == ("over" if ruled["over"] else "not over")
    rank, expected = 1, []
    for group in ruled["ranking"]:
        for name in group:
            cards, points = ruled["cards"][name], ruled["points"][name]
            expected.append(f"{rank}. {name}: {cards} card{'s' * (cards != 1)}, {points} point{'s' * (points != 1)}")
        rank += len(group)
    assert last[1:] == expected


@given(records())
@unhurried
def test_transcript_begins_with_the_whole_table(record: Record) -> None:
    lines = list(tell(record))
    first = lines[3 : next(i for i, line in enumerate(lines[3:], start=3) if line.lstrip().startswith("="))]
    visible = record.rules.visible(record.setup, record.rules.deal(record.setup))
    assert len(first) == len(visible)
    for line, card in zip(first, visible, strict=True):
        shown = line.partition(": ")[2]
        assert shown == ("nothing" if card is None else " ".join(map(str, record.cards[card])))


def told(*moves: Move) -> list[str]:
    """Return the lines about the moves of A and B, who have cards a and b; the centre is c, then d."""
    cards = (("ab", "ac", "ad"), ("ab", "bc", "bd"), ("ac", "bc", "cd"), ("ad", "bd", "cd"))
    lines = tell(Record("tower", ("A", "B"), cards, Options(freeze_ms=0), {}, moves))
    return [line.lstrip() for line in lines if MOVE.fullmatch(line)]


def test_transcript_has_minutes_of_sixty_seconds() -> None:
    lines = told(*[Move(at, 0, "ab") for at in (59_999, 60_000, 125_007)])
    assert [line.split()[0] for line in lines] == ["0:59.999", "1:00.000", "2:05.007"]


def test_transcript_names_the_turn_of_a_wrong_call() -> None:
    lines = told(Move(0, 1, "bc"), Move(1000, 0, "ab", turn=0), Move(2000, 0, "ab", turn=1))
    assert [line.partition(": ")[2] for line in lines][1:] == ["wrong, no match at turn 0", "wrong, no match"]
