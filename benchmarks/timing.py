"""Timing of jobs side by side, and the findings of a benchmark."""

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter

Job = Callable[[], object]


@dataclass(frozen=True)
class Finding:
    """One line of the table: two times and a goal."""

    name: str
    ours: float
    """The time of Sosie, in seconds."""
    other: float | None = None
    """The time of the alternative, in seconds, if there is one."""
    at_least: float | None = None
    """The least speed of Sosie as a multiple of the alternative's."""
    at_most: float | None = None
    """The longest time of Sosie as a multiple of the alternative's, where Sosie does much more."""
    within: float | None = None
    """The goal for the time, in seconds, without an alternative."""
    times: int = 1
    """The repetitions in that time, for rates."""
    a_second: float | None = None
    """The goal for the rate per second."""

    @property
    def columns(self) -> tuple[str, str]:
        """The two times."""
        return f"{self.ours:.4g} s", "" if self.other is None else f"{self.other:.4g} s"

    @property
    def measured(self) -> str:
        """The ratio; without an alternative, the time or the rate."""
        if self.a_second is not None:
            return f"{self.times / self.ours:,.0f} /s"
        if self.other is None:
            return f"{self.ours:.3f} s"
        return f"{self.other / self.ours:,.1f}x" if self.at_most is None else f"1/{self.ours / self.other:.1f}"

    @property
    def goal(self) -> str:
        """The goal in words."""
        if self.a_second is not None:
            return f">= {self.a_second:,g} /s"
        if self.at_least is not None:
            return f">= {self.at_least:,g}x"
        if self.at_most is not None:
            return f">= 1/{self.at_most:g}"
        return f"< {self.within:g} s" if self.within is not None else ""

    @property
    def verdict(self) -> str:
        """Return "ok" or "below" the goal; nothing without a goal."""
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
    """One line of the table with two amounts instead of times: more is better."""

    name: str
    ours: float
    other: float
    at_least: float
    """The goal for our amount."""

    @property
    def columns(self) -> tuple[str, str]:
        """The two amounts."""
        return f"{self.ours:.3f}", f"{self.other:.3f}"

    @property
    def measured(self) -> str:
        """The ratio of the amounts."""
        return f"{self.ours / self.other:.2f}x"

    @property
    def goal(self) -> str:
        """The goal for our amount."""
        return f">= {self.at_least:g}"

    @property
    def verdict(self) -> str:
        """Return "ok" or "below" the goal."""
        return "ok" if self.ours >= self.at_least else "below"


def side_by_side(*jobs: Job, rounds: int) -> list[float]:
    """Return the best time of each job; they take turns, so that load on the machine affects all of them."""
    best = [float("inf")] * len(jobs)
    for _ in range(rounds):
        for number, job in enumerate(jobs):
            start = perf_counter()
            job()
            best[number] = min(best[number], perf_counter() - start)
    return best
