"""Suggests handicaps from finished mini-games: the delays that would have made them even."""

import math
from collections.abc import Sequence

from sosie.rules.record import MAX_HANDICAP_MS
from sosie.table.fairness import median
from sosie.table.table import LiveGame

MIN_CALLS = 12
"""With fewer right calls in a game chance decides, and nothing is suggested."""
STEP_MS = 50
SPREAD = 0.5
"""The scale of the logistic distribution of the difference of two reaction times, as a share of the typical time.

Measured with bots: docs/howto/simulate.md.
"""


def suggest_handicaps(game: LiveGame) -> tuple[int, ...]:
    """Return the handicap of each seat in steps of 50 ms; empty if the mini-game says too little.

    If differences of reaction times have a logistic distribution, odds of w to l say that the faster player was ahead
    by the scale times ln(w/l). That comes on top of the handicaps that the mini-game was played with.
    """
    won, times = [0.5] * len(game.seats), list[float]()
    moves = list(game.moves)
    for index, verdict in game.verdicts:
        timed = moves[index]
        if timed.move.symbol is not None and verdict in {"won", "tied"}:
            won[timed.move.seat] += 1
            times.append(timed.took)
    if len(times) < MIN_CALLS or len(won) < 2:
        return ()
    scale = SPREAD * median(times)
    ahead = [game.handicap(seat) + scale * math.log(count) for seat, count in enumerate(won)]
    slowest = min(ahead)
    return tuple([min(STEP_MS * round((lead - slowest) / STEP_MS), MAX_HANDICAP_MS) for lead in ahead])


def smoothed(before: Sequence[int | None], latest: tuple[int, ...]) -> tuple[int, ...]:
    """Return the mean of the suggestions before and the latest ones, so that a single game does not decide."""
    means = [now if old is None else (old + now) / 2 for old, now in zip(before, latest, strict=True)] if latest else []
    least = min(means, default=0)
    return tuple([STEP_MS * math.floor((mean - least) / STEP_MS + 0.5) for mean in means])
