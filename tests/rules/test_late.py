"""Late or wrong calls, in records small enough to check by hand."""

from typing import Any

import pytest

from rules.oracle import rule
from sosie.rules import read_record, result

K4 = [["ab", "ac", "ad"], ["ab", "bc", "bd"], ["ac", "bc", "cd"], ["ad", "bd", "cd"]]
"""Four cards, A to D; each symbol is named after the two cards that show it."""
K6 = [["".join(sorted(a + b)) for b in "abcdef" if b != a] for a in "abcdef"]
SUNFLOWER = [["sun", f"x{n}"] for n in range(15)]
"""Cards that all share the sun."""

Moves = list[dict[str, Any]]


def rulings(game: str, cards: list[list[str]], moves: Moves, players: str = "AB", **options: object) -> list[str]:
    """Return the rulings, on which both referees agree; moves are one second apart by default."""
    timed = [{"at": 1000 * number, **move} for number, move in enumerate(moves)]
    record = {
        "format": "sosie-game/1",
        "game": game,
        "players": list(players),
        "cards": cards,
        "options": {"freeze_ms": 0, **options},
        "moves": timed,
    }
    ruled = result(read_record(record))
    assert rule(record) == ruled
    given: list[str] = ruled["rulings"]
    return given


def test_overtaken_match_is_late_and_guess_is_wrong() -> None:
    # A has card a, B card b, the centre is c and then d.
    moves: Moves = [
        {"player": "B", "call": "bc"},
        {"player": "A", "call": "ac", "turn": 0},
        {"player": "A", "call": "ab", "turn": 0},
    ]
    assert rulings("tower", K4, moves) == ["won", "late", "wrong"]


def test_match_by_chance_after_a_change_is_wrong() -> None:
    # "ad" is A's match only since the centre is d.
    moves: Moves = [
        {"player": "B", "call": "bc"},
        {"player": "A", "call": "ad", "turn": 0},
        {"player": "A", "call": "ad"},
    ]
    assert rulings("tower", K4, moves) == ["won", "wrong", "won"]


@pytest.mark.parametrize(("at", "verdict"), [(100, "late"), (101, "wrong")])
def test_missing_turn_means_table_before_tie_window(at: int, verdict: str) -> None:
    # A's first call is wrong, and no rival of B's; the second was right until B's call, at 0.
    moves: Moves = [
        {"player": "B", "call": "bc", "at": 0},
        {"player": "A", "call": "ab", "at": 1},
        {"player": "A", "call": "ac", "at": at},
    ]
    assert rulings("tower", K4, moves, tie_ms=100) == ["won", "wrong", verdict]


@pytest.mark.parametrize(("at", "verdict"), [(100, "late"), (101, "wrong")])
def test_missing_turn_counts_all_changes_of_the_tie_window(at: int, verdict: str) -> None:
    # C's first call is wrong, and no rival of A's; the second was right until A's call, not after it.
    moves: Moves = [
        {"player": "A", "call": "ad", "at": 0},
        {"player": "C", "call": "ab", "at": 1},
        {"player": "B", "call": "be", "at": 100, "turn": 1},
        {"player": "C", "call": "cd", "at": at},
    ]
    assert rulings("tower", K6, moves, players="ABC", tie_ms=100) == ["won", "wrong", "won", verdict]


def test_stale_lucky_match_on_held_card_is_wrong() -> None:
    # The centre is d at turn 0, and e at turn 1, when A and B are tied for it.
    moves: Moves = [
        {"player": "A", "call": "ad", "at": 0},
        {"player": "A", "call": "de", "at": 1000},
        {"player": "B", "call": "be", "at": 1001},
        {"player": "C", "call": "ce", "turn": 0, "at": 1002},
        {"player": "C", "call": "ce", "turn": 1, "at": 1003},
        {"player": "C", "call": "cd", "turn": 0, "at": 1004},
    ]
    ruled = rulings("tower", K6, moves, players="ABC", tie_ms=1)
    assert ruled == ["won", "tied", "tied", "wrong", "late", "late"]


@pytest.mark.parametrize(("card", "verdict"), [(0, "late"), (1, "wrong"), (2, "wrong"), (99, "wrong")])
def test_empty_place_is_late_only_if_right(card: int, verdict: str) -> None:
    # The middle is a, around it b, c; taking both deals d in the middle and the rest around it.
    moves: Moves = [
        {"player": "A", "call": "ab", "card": 0},
        {"player": "B", "call": "ab", "card": card, "turn": 0},
        {"player": "B", "call": "ab", "card": card, "turn": 1},
    ]
    assert rulings("catch-them-all", K6, moves) == ["won", verdict, "wrong"]
    moves[1:1] = [{"player": "A", "call": "ac", "card": 1}]
    assert rulings("catch-them-all", K6, moves) == ["won", "won", verdict, "wrong"]


def test_turn_between_two_rounds_shows_no_match() -> None:
    cards = [["all", f"x{n}"] for n in range(10)]
    moves: Moves = [
        {"player": "A", "call": "all"},
        *({"player": "B", "call": "all", "turn": turn} for turn in (0, 1, 2)),
    ]
    assert rulings("hot-potato", cards, moves) == ["won", "late", "wrong", "won"]
    # The last card around is taken at turn 2, the next round is turn 3.
    around: Moves = [{"player": "A", "call": "all", "card": 0}, {"player": "A", "call": "all", "card": 1}]
    late: Moves = [{"player": "B", "call": "all", "card": 1, "turn": turn} for turn in (0, 1, 2, 3)]
    assert rulings("catch-them-all", cards, [*around, *late]) == ["won", "won", "late", "late", "wrong", "won"]


@pytest.mark.parametrize("game", ["hot-potato", "poisoned-gift"])
def test_call_on_own_seat_is_never_late(game: str) -> None:
    cards = [["all", f"x{n}"] for n in range(10)]
    moves: Moves = [{"player": "A", "call": "all", "on": "B"}, {"player": "B", "call": "all", "on": "B", "turn": 0}]
    assert rulings(game, cards, moves) == ["won", "wrong"]


def test_untargeted_triplet_is_late_if_it_was_right() -> None:
    moves: Moves = [
        {"player": "A", "call": "sun", "cards": [0, 1, 2]},
        {"player": "A", "call": "sun", "cards": [3, 4, 5]},
        {"player": "B", "call": "x0", "turn": 0},
        # One of the nine suns of turn 0 is left.
        {"player": "A", "call": "sun", "cards": [6, 7, 0]},
        {"player": "B", "call": "sun", "turn": 0},
        {"player": "B", "call": "sun", "turn": 3},
    ]
    ruled = rulings("triplet", SUNFLOWER, moves)
    assert ruled == ["won", "won", "wrong", "won", "late", "won"]


def test_slap_at_a_seen_ring_is_late() -> None:
    # The centre is c, then d; only c shows "ac".
    slaps: Moves = [{"player": "A", "slap": True, "turn": turn} for turn in (0, 1)]
    moves: Moves = [{"player": "B", "call": "bc"}, *slaps]
    assert rulings("ring-tower", K4, moves, ring_symbol="ac") == ["won", "late", "wrong"]
    assert rulings("ring-tower", K4, moves, ring_symbol="ad") == ["won", "wrong", "won"]


def test_slapped_card_makes_no_call_late() -> None:
    moves: Moves = [{"player": "A", "slap": True}, {"player": "B", "call": "bc", "turn": 0}]
    assert rulings("ring-tower", K4, moves, ring_symbol="ac") == ["won", "won"]
