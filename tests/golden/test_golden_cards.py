"""Cards look like the golden ones, which `make golden` regenerates."""

import numpy as np
import pytest

from golden.regenerate_cards import CARDS, FOLDER, WIDTH, file_stem, load_golden_card, pixels


@pytest.mark.parametrize("which", CARDS, ids=lambda which: file_stem(*which))
def test_golden_card_is_unchanged(which: tuple[str, int, str]) -> None:
    before = pixels((FOLDER / f"{file_stem(*which)}.png").read_bytes())
    now = pixels(load_golden_card(*which).png(WIDTH))
    difference = np.abs(now - before)
    # Antialiasing may differ a little; a symbol that moved or changed its colour differs far more.
    assert difference.mean() < 0.5, "if this is meant, run `make golden`"
    assert (difference.max(axis=-1) > 64).mean() < 0.002


def test_golden_cards_have_no_stale_files() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == {file_stem(*which) for which in CARDS}


def test_tolerance_tells_cards_apart() -> None:
    one, other = (load_golden_card(*which).png(WIDTH) for which in (CARDS[0], CARDS[4]))
    assert np.abs(pixels(one) - pixels(other)).mean() > 10
