"""Plans for own decks: the reasons why there are no more cards."""

import pytest

from sosie.cards.own.plans import deck_plans


@pytest.mark.parametrize(
    ("symbols", "best", "of_this_size", "of_all_sizes"),
    [
        (12, (9, 4), (9, "second-moment"), (12, "fisher")),
        (30, (25, 6), (25, "second-moment"), (30, "fisher")),
        (120, (91, 10), (91, "deza"), (91, "ten-on-a-card")),
    ],
)
def test_bounds_hold_for_the_size_and_for_all(
    symbols: int, best: tuple[int, int], of_this_size: tuple[int, str], of_all_sizes: tuple[int, str]
) -> None:
    plans = deck_plans(symbols)
    assert (plans.best.cards, plans.best.per_card) == best
    own = next(bound for bound in plans.bounds if bound.per_card == plans.best.per_card)
    assert (own.cards, own.theorem) == of_this_size
    assert (plans.bound.cards, plans.bound.theorem) == of_all_sizes
    for option in plans.options:
        sizes = {bound.per_card: bound.cards for bound in plans.bounds}
        assert option.cards <= sizes[option.per_card]
