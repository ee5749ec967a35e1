"""Transcripts are complete: every move, its verdict, and the standing."""

import re
from collections import Counter

from hypothesis import HealthCheck, given, settings

from rule_strategies import records
from sosie.rules import Move, Record, result, tell

MOVE = re.compile(r" *(\d+):(\d\d)\.(\d{3})  (.*) (takes|slaps|calls .*): (won|tied|late|wrong|frozen), (.+)")
LAPSE = re.compile(r".*  nobody takes: (.*)'s call stands")
unhurried = settings(suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])


def action(move: Move) -> str:
    if move.symbol is None:
        return "takes" if move.take else "slaps"
    return "calls " + (f'"{move.symbol}"' if isinstance(move.symbol, str) else str(move.symbol))


@given(records())
@unhurried
def test_transcript_has_every_verdict_and_lapse(record: Record) -> None:
    told, expected = Counter[tuple[int, str, str, str]](), Counter[tuple[int, str, str, str]]()
    lines = list(tell(record))
    for found in filter(None, map(MOVE.fullmatch, lines)):
        minutes, seconds, ms, player, done, verdict, _ = found.groups()
        told[60_000 * int(minutes) + 1000 * int(seconds) + int(ms), player, done.split(" on ")[0], verdict] += 1
    for move, verdict in zip(record.moves, result(record)["rulings"], strict=True):
        expected[move.at, record.players[move.seat], action(move), verdict] += 1
    assert told == expected
    _, steps = record.replay()
    assert sum(bool(LAPSE.fullmatch(line)) for line in lines) == sum(step.move is None for step in steps)


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
