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
    at_most: float | None = None
    """How many times as long as the other way Sosie may take, where it does much more."""
    within: float | None = None
    """How many seconds Sosie may take, for what is not compared."""
    times: int = 1
    """How often Sosie did it in that time, for what is counted by the second."""
    a_second: float | None = None
    """How often a second Sosie is meant to do it."""

    @property
    def columns(self) -> tuple[str, str]:
        """The two times."""
        return f"{self.ours:.4g} s", "" if self.other is None else f"{self.other:.4g} s"

    @property
    def measured(self) -> str:
        """The ratio, or the time, or the rate, where there is nothing to compare with."""
        if self.a_second is not None:
            return f"{self.times / self.ours:,.0f} /s"
        if self.other is None:
            return f"{self.ours:.3f} s"
        return f"{self.other / self.ours:,.1f}x" if self.at_most is None else f"1/{self.ours / self.other:.1f}"

    @property
    def goal(self) -> str:
        """What is wanted, in words."""
        if self.a_second is not None:
            return f">= {self.a_second:,g} /s"
        if self.at_least is not None:
            return f">= {self.at_least:,g}x"
        if self.at_most is not None:
            return f">= 1/{self.at_most:g}"
        return f"< {self.within:g} s" if self.within is not None else ""

    @property
    def verdict(self) -> str:
        """Tell whether the goal is reached: "ok", "below", or nothing when there is none."""
        if not self.goal:
            return ""
        return "ok" if self._is_reached() else "below"

    def _is_reached(self) -> bool:
        other = 0.0 if self.other is None else self.other
        return (
            (self.at_least is None or other >= self.at_least * self.ours)
            and (self.at_most is None or self.ours <= self.at_most * other)
            and (self.within is None or self.ours < self.within)
            and (self.a_second is None or self.times >= self.a_second * self.ours)
        )


@dataclass(frozen=True)
class Amount:
    """One line of the table about how much and not how long: more is better."""

    what: str
    ours: float
    other: float
    at_least: float
    """How much Sosie is meant to reach."""

    @property
    def columns(self) -> tuple[str, str]:
        """The two amounts."""
        return f"{self.ours:.3f}", f"{self.other:.3f}"

    @property
    def measured(self) -> str:
        """How many times as much."""
        return f"{self.ours / self.other:.2f}x"

    @property
    def goal(self) -> str:
        """What is wanted of our amount."""
        return f">= {self.at_least:g}"

    @property
    def verdict(self) -> str:
        """Tell whether it is reached."""
        return "ok" if self.ours >= self.at_least else "below"


def side_by_side(*jobs: Job, rounds: int) -> list[float]:
    """Return the best time of each job; they take turns, so that a busy moment of the machine hits all of them."""
    best = [float("inf")] * len(jobs)
    for _ in range(rounds):
        for number, job in enumerate(jobs):
            start = perf_counter()
            job()
            best[number] = min(best[number], perf_counter() - start)
    return best
