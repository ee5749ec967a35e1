"""Timing two ways of doing one thing side by side, and what a benchmark has to say."""

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter

Job = Callable[[], object]


@dataclass(frozen=True)
class Finding:
    """One line of the table: two times, and what is wanted of them."""

    what: str
    ours: float
    """Seconds that Sosie takes."""
    other: float | None = None
    """Seconds that the other way takes, when there is one."""
    at_least: float | None = None
    """How many times faster Sosie is meant to be."""
    within: float | None = None
    """How many seconds Sosie may take, for what is not compared."""

    @property
    def measured(self) -> str:
        """The ratio, or the time where there is nothing to compare with."""
        return f"{self.ours:.3f} s" if self.other is None else f"{self.other / self.ours:,.1f}x"

    @property
    def goal(self) -> str:
        """What is wanted, in words."""
        if self.at_least is not None:
            return f">= {self.at_least:,g}x"
        return f"< {self.within:g} s" if self.within is not None else ""

    @property
    def verdict(self) -> str:
        """Tell whether the goal is reached: "ok", "below", or nothing when there is none."""
        if self.at_least is not None and self.other is not None:
            return "ok" if self.other / self.ours >= self.at_least else "below"
        if self.within is not None:
            return "ok" if self.ours < self.within else "below"
        return ""


def side_by_side(*jobs: Job, rounds: int) -> list[float]:
    """Return the best time of each job; they take turns, so that a busy moment of the machine hits all of them."""
    best = [float("inf")] * len(jobs)
    for _ in range(rounds):
        for number, job in enumerate(jobs):
            start = perf_counter()
            job()
            best[number] = min(best[number], perf_counter() - start)
    return best
