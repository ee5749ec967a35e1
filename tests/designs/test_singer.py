import pytest
from hypothesis import given
from hypothesis import strategies as st

from sosie.deck import Deck, verify
from sosie.designs import DifferenceSet, singer_difference_set
from sosie.errors import NoSuchDesign
from strategies import PRIME_POWERS


@pytest.mark.parametrize("order", [*(q for q in PRIME_POWERS if q <= 128), 251, 256, 343])
def test_singer_difference_set_is_perfect(order: int) -> None:
    found = singer_difference_set(order)
    assert found.modulus == order * order + order + 1
    assert len(set(found.residues)) == order + 1
    assert found.is_perfect


@pytest.mark.parametrize("order", [q for q in PRIME_POWERS if q <= 32])
def test_translates_of_difference_set_are_a_deck(order: int) -> None:
    found = singer_difference_set(order)
    deck = Deck.from_array(found.develop())
    assert len(deck) == len(deck.symbols) == found.modulus
    assert verify(deck).valid


@given(st.sampled_from([2, 3, 4, 5, 7]).map(singer_difference_set), st.data())
def test_perfection_matches_validity_of_deck(good: DifferenceSet, data: st.DataObject) -> None:
    moved = (*good.residues[:-1], data.draw(st.integers(0, good.modulus - 1)))
    changed = DifferenceSet(good.modulus, moved)
    assert changed.is_perfect == verify(Deck.from_array(changed.develop())).valid


def test_difference_set_without_plane_is_refused() -> None:
    with pytest.raises(NoSuchDesign, match="Bruck-Ryser"):
        singer_difference_set(6)
