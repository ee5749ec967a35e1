"""Mutants that do what the original does, so that no test can find them; found by reading those that survived."""

EQUIVALENT: dict[tuple[str, str, str], str] = {
    (
        "rules/hot_potato.py",
        "aside = tuple(cards + hand for cards, hand in zip(table.aside, hands, strict=True))",
        "True -> False",
    ): "both have one item for each seat",
    (
        "rules/hot_potato.py",
        "lost = tuple(rounds + bool(hand) for rounds, hand in zip(table.lost, hands, strict=True))",
        "True -> False",
    ): "both have one item for each seat",
    (
        "rules/referee.py",
        "if len(queue) > 1:",
        "len(queue) > 1 -> len(queue) >= 1",
    ): "one move is in order already",
    (
        "table/fairness.py",
        "jitter = median([abs(trip - middle) for trip in round_trips]) if len(round_trips) > 1 else 0.0",
        "len(round_trips) > 1 -> len(round_trips) >= 1",
    ): "one value deviates from itself by 0",
    (
        "table/handicap.py",
        "least = min(means, default=0)",
        "0 -> 1",
    ): "without means, nothing is compared with the least",
    (
        "table/table.py",
        "count = max(MAX_SEATS, max(self.taken, default=0) + 1)",
        "0 -> 1",
    ): "MAX_SEATS is larger than both",
}
"""The reason for each file, line and change."""
