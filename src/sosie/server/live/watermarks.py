"""Those who play at a table and are connected here: up to when they were heard, and their moves that are held."""

from collections.abc import Collection
from typing import NamedTuple

from sosie.server.live.connection import Guest, Sight
from sosie.table.entries import Moved
from sosie.table.fairness import waited_for
from sosie.table.mini_game import needed_for
from sosie.table.table import Play, Table

WhoWasHeard = tuple[tuple[int, int], ...]
"""Seats, and the moments up to which nothing more can come from them."""


class Held(NamedTuple):
    """A move that has come in, and the moment up to which all must be heard before it can be ruled."""

    needed: int
    entry: Moved
    guest: Guest


class Company(NamedTuple):
    """The seats of those who play and are connected here, and for how long a call of theirs is waited for."""

    seats: tuple[int, ...]
    wait: float


class Hearing:
    """Says of those who are connected here when nothing more can come from them; for others, other servers do."""

    def __init__(self, guests: Collection[Guest]) -> None:
        self.sight = Sight()
        self.held: list[Held] = []
        self._guests = guests
        self._company: Company | None = None

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats of those who play and were here when it was last asked."""
        return self._company.seats if self._company is not None else ()

    def changed(self) -> None:
        """Note that somebody has come, gone or been measured."""
        self._company = None

    def hold(self, play: Play, entry: Moved, guest: Guest) -> float:
        """Hold a move, and return when it can be ruled, as far as it is up to those who are here."""
        needed = needed_for(play, entry)
        self.held.append(Held(needed, entry, guest))
        return self._heard_at(play, needed)

    def needed(self, play: Play) -> int | None:
        """Return the moment up to which all must be heard before the first of what waits or is held can be ruled."""
        if not self.held:
            return play.needed
        held = min([held.needed for held in self.held])
        return held if play.needed is None else min(held, play.needed)

    def due(self, table: Table, play: Play) -> float | None:
        """Return when it is to be said who was heard, if that is for this server to say and something waits for it."""
        needed = self.needed(play)
        if needed is None or not (self.held or self._is_unheard(play, needed) or not _is_anybody_here(table, play)):
            return None
        return self._heard_at(play, needed)

    def heard(self, play: Play, now: float) -> WhoWasHeard:
        """Return who has been heard up to when, if that is enough for the first of what waits."""
        needed = self.needed(play)
        if needed is None:
            return ()
        company = self._company_of(play)
        until = int(self.sight.moment_at(now) - company.wait) if company.seats else needed + 1
        return tuple([(seat, until) for seat in company.seats or play.seats]) if until > needed else ()

    def _is_unheard(self, play: Play, needed: int) -> bool:
        """Tell whether somebody here has not been heard beyond a moment, as far as the log knows."""
        here = self._company_of(play).seats
        return any(moment <= needed and seat in here for seat, moment in zip(play.seats, play.heard, strict=True))

    def _heard_at(self, play: Play, needed: int) -> float:
        """Return when everybody who plays here will have been heard beyond a moment."""
        company = self._company_of(play)
        return self.sight.time_of(needed) + (company.wait + 1 if company.seats else 0)

    def _company_of(self, play: Play) -> Company:
        """Return who plays here; it is asked with every call and changes when somebody comes, goes or is measured."""
        if self._company is None:
            there = [guest for guest in self._guests if guest.seat is not None and guest.seat in play.seats]
            wait = max([waited_for(guest.link) for guest in there], default=0.0)
            self._company = Company(tuple([guest.seat for guest in there if guest.seat is not None]), wait)
        return self._company


def _is_anybody_here(table: Table, play: Play) -> bool:
    """Tell whether somebody who plays is connected, to any server, so that a call may still come."""
    players = [table.player(seat) for seat in play.seats]
    return any(player is not None and player.present and not player.level for player in players)
