"""Small sums that benchmarks share."""

import math
from collections.abc import Sequence


def share(part: Sequence[object], whole: Sequence[object]) -> float:
    """Return how many per cent of a whole a part is."""
    return 100 * len(part) / len(whole) if whole else math.nan


def quantile(values: Sequence[float], part: float) -> float:
    """Return the value below which a part of the values is."""
    ordered = sorted(values)
    return ordered[min(int(part * len(ordered)), len(ordered) - 1)] if ordered else math.nan
