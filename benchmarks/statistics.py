"""Shared statistics of the benchmarks."""

import math
from collections.abc import Sequence


def share(part: Sequence[object], whole: Sequence[object]) -> float:
    """Return a part as a percentage of a whole."""
    return 100 * len(part) / len(whole) if whole else math.nan


def quantile(values: Sequence[float], part: float) -> float:
    """Return a quantile of the values."""
    ordered = sorted(values)
    return ordered[min(int(part * len(ordered)), len(ordered) - 1)] if ordered else math.nan
