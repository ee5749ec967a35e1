"""Golden cards look as before: `make golden` writes them, and the difference is there to see."""

import numpy as np
import pytest

from golden.regenerate_cards import CARDS, FOLDER, WIDTH, laid_out_before, name_of, pixels


@pytest.mark.parametrize("which", CARDS, ids=lambda which: name_of(*which))
def test_a_golden_card_looks_as_before(which: tuple[str, int, str]) -> None:
    before = pixels((FOLDER / f"{name_of(*which)}.png").read_bytes())
    now = pixels(laid_out_before(*which).png(WIDTH))
    difference = np.abs(now - before)
    # Edges may be smoothed a little otherwise; a symbol that has moved or changed its colour is far beyond this.
    assert difference.mean() < 0.5, "if this is meant, run `make golden`"
    assert (difference.max(axis=-1) > 64).mean() < 0.002


def test_no_golden_card_is_left_over() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == {name_of(*which) for which in CARDS}


def test_two_different_cards_are_far_beyond_the_tolerance() -> None:
    one, other = (laid_out_before(*which).png(WIDTH) for which in (CARDS[0], CARDS[4]))
    assert np.abs(pixels(one) - pixels(other)).mean() > 10
