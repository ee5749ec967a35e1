"""The settings of an event: mini-games, rounds, people per table, teams."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from sosie.rules.games import DEFAULT_GAME
from sosie.table.settings import MAX_SEATS, GameName, Pack, Settings, fault

MAX_PEOPLE = 200
MAX_ROUNDS = 20
MAX_TEAMS = 6
MAX_MINUTES = 60

EventPhase = Literal["lobby", "seated", "playing", "between", "finished", "closed"]
"""Before the first plan; a plan is shown; tables play; between two rounds; after the last round; deleted."""


class EventSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The settings that the host chooses before people join."""

    games: Annotated[tuple[GameName, ...], Meta(min_length=1, max_length=MAX_ROUNDS)] = (DEFAULT_GAME,)
    """The programme: the mini-game of each round; it starts again if there are more rounds."""
    rounds: Annotated[int, Meta(ge=1, le=MAX_ROUNDS)] = 3
    size: Annotated[int, Meta(ge=2, le=MAX_SEATS)] = 4
    """The number of people at a table; where they do not divide evenly, tables differ by one."""
    teams: Annotated[int, Meta(ge=0, le=MAX_TEAMS)] = 0
    """The number of teams; fewer than 2 means none."""
    bots: bool = False
    """Whether bots fill the tables that lack a player."""
    minutes: Annotated[int, Meta(ge=0, le=MAX_MINUTES)] = 0
    """The length of a round, after which its games end where they stand; 0 for no clock."""

    emoji_off: bool = False
    """Whether people cannot send emoji at the tables; the host can change that later."""

    def game_of(self, round_number: int) -> str:
        """Return the mini-game of a round."""
        return self.games[round_number % len(self.games)]

    def table_settings(self, round_number: int) -> Settings:
        """Return the settings of the tables of a round."""
        return Settings(games=(self.game_of(round_number),))


def event_fault(settings: EventSettings, pack: Pack) -> str | None:
    """Return why tables of this size cannot play the programme with these cards, or None."""
    # With an odd number of people at tables of two, one table has three.
    sizes = {2, 3, settings.size}
    tables = [settings.table_settings(number) for number in range(len(settings.games))]
    return next((problem for table in tables for size in sizes if (problem := fault(table, pack, size))), None)
