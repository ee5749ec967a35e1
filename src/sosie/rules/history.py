"""The cards face up at every turn of a game, so that a call can be judged on the table that its player saw."""

import msgspec

from sosie.rules.game import Faces

CHUNK = 64
"""Turns in a chunk. States share all full chunks, so memory grows linearly with the length of a game."""


class History(msgspec.Struct, frozen=True, gc=False):
    """An append-only list of the cards face up, by turn."""

    full: tuple[tuple[Faces, ...], ...] = ()
    last: tuple[Faces, ...] = ()

    def at(self, turn: int) -> Faces:
        """Return the cards face up at a turn."""
        chunk, i = divmod(turn, CHUNK)
        return (self.full[chunk] if chunk < len(self.full) else self.last)[i]

    def add(self, faces: Faces) -> "History":
        """Return the history with one more turn."""
        last = (*self.last, faces)
        return History(self.full, last) if len(last) < CHUNK else History((*self.full, last))
