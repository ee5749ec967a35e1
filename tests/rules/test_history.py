"""The history of a game: it stores every turn, and states share full chunks."""

from hypothesis import given
from hypothesis import strategies as st

from sosie.rules.game import Faces
from sosie.rules.history import CHUNK, History


@given(turns=st.lists(st.tuples(st.integers(0, 9)), max_size=3 * CHUNK))
def test_history_returns_each_turn(turns: list[Faces]) -> None:
    history = History()
    for faces in turns:
        history = history.add(faces)
    assert [history.at(turn) for turn in range(len(turns))] == turns


def test_history_shares_full_chunks() -> None:
    history = History()
    for turn in range(CHUNK):
        history = history.add((turn,))
    later = history
    for turn in range(CHUNK, 3 * CHUNK):
        later = later.add((turn,))
    assert later.full[0] is history.full[0]
    assert history == History((tuple((turn,) for turn in range(CHUNK)),))
