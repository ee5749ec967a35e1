"""The state of a table: its players, its settings, the series and the game in progress."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, final

from sosie.rules import Move, Record, Referee, Series, Verdict
from sosie.rules.shared_list import SharedList
from sosie.rules.value import Value, replace
from sosie.table.request_numbers import skipped_after
from sosie.table.settings import MAX_PACKS, MAX_SEATS, Pack, Phase, Settings, digest_of
from sosie.types import Symbol

MAX_KEPT_OUT = 64
USUAL_SETTINGS = Settings()
NO_PLAYERS: tuple["Player | None", ...] = (None,) * MAX_SEATS
NO_REQUESTS = (0,) * MAX_SEATS
NO_PACKS: Mapping[str, Pack] = MappingProxyType({})


@final
class Player(Value):
    """The player of a seat: a person, a bot, or a person for whom a bot plays."""

    def __init__(
        self,
        name: str,
        key: str = "",
        level: str = "",
        language: str = "en",
        present: bool = False,
        connection: str = "",
        window: str = "",
        attempt: int = 0,
        ready: bool = False,
        quick: int = 0,
        gone: bool = False,
        removed: bool = False,
        replaced: str = "",
        handicap_ms: int = 0,
        suggested_ms: int | None = None,
    ) -> None:
        self.name: Final = name
        self.key: Final = key
        """The digest of the person's token; empty for a bot."""
        self.level: Final = level
        """The level of the bot, if one plays here."""
        self.language: Final = language
        self.present: Final = present
        self.connection: Final = connection
        """The name of their connection while they are present: the server, and a number there."""
        self.window: Final = window
        """The browser window of their latest connection, by the name that the client chose."""
        self.attempt: Final = attempt
        """Counts the connections of that window."""
        self.ready: Final = ready
        self.quick: Final = quick
        """The number of right calls in a row that were faster than people are."""
        self.gone: Final = gone
        """Whether they left during a game."""
        self.removed: Final = removed
        """Whether the host removed them during a game, so that their token is no longer valid here."""
        self.replaced: Final = replaced
        """The name of the bot whose seat they took in this series."""
        self.handicap_ms: Final = handicap_ms
        """The delay of their moves, from the next deal on."""
        self.suggested_ms: Final = suggested_ms
        """The handicap that would have made the last mini-games even."""

    @property
    def is_bot(self) -> bool:
        """Whether no person holds the seat."""
        return not self.key

    def with_quick(self, quick: int) -> "Player":
        """Return the player after another number of quick calls in a row."""
        return Player(
            self.name, self.key, self.level, self.language, self.present, self.connection, self.window, self.attempt,
            self.ready, quick, self.gone, self.removed, self.replaced, self.handicap_ms, self.suggested_ms,
        )  # fmt: skip

    def has_later_attempt(self, window: str, attempt: int) -> bool:
        """Tell whether the window has made a later attempt to connect."""
        return bool(window) and window == self.window and attempt < self.attempt


@final
class TimedMove(Value):
    """A move with its reaction time, the error of that, and the round trip, in milliseconds."""

    def __init__(self, move: Move, took: int, error_ms: int, trip: int) -> None:
        self.move: Final = move
        self.took: Final = took
        self.error_ms: Final = error_ms
        self.trip: Final = trip


@final
class LiveGame(Value):
    """A game in progress; its seats have their own numbers, since not all players of the table take part."""

    def __init__(
        self,
        number: int,
        name: str,
        seats: tuple[int, ...],
        cards: tuple[int, ...],
        symbols: frozenset[Symbol],
        referee: Referee,
        seed: int,
        moments: SharedList[int],
        makers: SharedList[int],
        watermarks: tuple[int, ...],
        ruled_until: int,
        moves: SharedList[TimedMove],
        verdicts: SharedList[tuple[int, Verdict]],
        pending: tuple[TimedMove, ...] = (),
        leader: TimedMove | None = None,
        needed: int | None = None,
        handicaps: tuple[int, ...] = (),
    ) -> None:
        self.number: Final = number
        """The number of mini-games that were dealt at this table before."""
        self.name: Final = name
        self.seats: Final = seats
        """The table's seat of each seat of the mini-game."""
        self.cards: Final = cards
        """The pack's card of each card of the mini-game."""
        self.symbols: Final = symbols
        """All symbols of the cards."""
        self.referee: Final = referee
        self.seed: Final = seed
        """The seed of the bots; clients must not learn it."""
        self.moments: Final = moments
        """The moment at which each turn was shown, in milliseconds of game time."""
        self.makers: Final = makers
        """The seat that made each turn."""
        self.watermarks: Final = watermarks
        """The watermark of each seat: no call from before that moment can still come in."""
        self.ruled_until: Final = ruled_until
        """The moment up to which everything is ruled; even a player who reconnects cannot call from before it."""
        self.moves: Final = moves
        """The moves that went to the referee, in that order."""
        self.verdicts: Final = verdicts
        """The verdicts in order, each with the index of its move."""
        self.pending: Final = pending
        """Moves that cannot be ruled yet, in order of time: an earlier one may still come in."""
        self.leader: Final = leader
        """The last call that later calls may tie with because of measurement errors."""
        self.needed: Final = needed
        """The watermark at which the first pending move can be ruled."""
        self.handicaps: Final = handicaps
        """The delay of each seat's moves, which their moments contain; empty if nobody has one."""

    def handicap(self, seat: int) -> int:
        """Return the delay of a seat of the mini-game, in milliseconds."""
        return self.handicaps[seat] if self.handicaps else 0

    def with_pending(
        self, watermarks: tuple[int, ...], pending: tuple[TimedMove, ...], needed: int | None
    ) -> "LiveGame":
        """Return the mini-game with other watermarks and pending moves, of which none is ruled."""
        return LiveGame(
            self.number, self.name, self.seats, self.cards, self.symbols, self.referee, self.seed, self.moments,
            self.makers, watermarks, self.ruled_until, self.moves, self.verdicts, pending, self.leader, needed,
            self.handicaps,
        )  # fmt: skip


@final
class RightCall(Value):
    """A right call of a person: the table's seat, the milliseconds, the symbol, and the pack's cards that share it."""

    def __init__(self, seat: int, took: int, symbol: Symbol, cards: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.took: Final = took
        self.symbol: Final = symbol
        self.cards: Final = cards


@final
class Table(Value):
    """A table, from lobby to champion."""

    def __init__(
        self,
        code: str,
        pack: Pack,
        settings: Settings = USUAL_SETTINGS,
        phase: Phase = "lobby",
        players: tuple[Player | None, ...] = NO_PLAYERS,
        last_requests: tuple[int, ...] = NO_REQUESTS,
        host: int | None = None,
        series: Series | None = None,
        seated: tuple[int, ...] = (),
        chosen: str | None = None,
        game: LiveGame | None = None,
        dealt: int = 0,
        updates: int = 0,
        last: Record | None = None,
        locked: bool = False,
        kept_out: tuple[str, ...] = (),
        packs: Mapping[str, Pack] = NO_PACKS,
        run_by: str = "",
        paused: bool = False,
        emoji_off: bool = False,
        screen: str = "",
        screen_at: str = "",
        fastest: RightCall | None = None,
        skipped: tuple[tuple[int, int], ...] = (),
        reveals: tuple[int, ...] = (),
    ) -> None:
        self.code: Final = code
        self.pack: Final = pack
        self.settings: Final = settings
        self.phase: Final = phase
        self.players: Final = players
        self.last_requests: Final = last_requests
        """The number of the last request that counted, by seat."""
        self.host: Final = host
        self.series: Final = series
        self.seated: Final = seated
        """The table's seat of each player of the series."""
        self.chosen: Final = chosen
        """The next mini-game, once it is known."""
        self.game: Final = game
        """The game in progress, or the one that has just ended."""
        self.dealt: Final = dealt
        """The number of mini-games dealt so far."""
        self.updates: Final = updates
        """The number of updates so far."""
        self.last: Final = last
        """The record of the mini-game that ended last."""
        self.locked: Final = locked
        """Whether nobody new may sit down or watch."""
        self.kept_out: Final = kept_out
        """Digests of banned tokens, the latest last."""
        self.packs: Final = packs
        """The packs that this table has used, by their digests."""
        self.run_by: Final = run_by
        """The code of the event that runs the table instead of a host."""
        self.paused: Final = paused
        self.emoji_off: Final = emoji_off
        """Whether the host has switched emoji off."""
        self.screen: Final = screen
        """The digest of the token of the table's screen; empty if it has none."""
        self.screen_at: Final = screen_at
        """The name of the screen's connection while it is connected."""
        self.fastest: Final = fastest
        """The fastest right call of the mini-games that have ended, if an event runs the table."""
        self.skipped: Final = skipped
        """Seat and number of requests that have not come yet, though later ones of their seat have counted."""
        self.reveals: Final = reveals
        """The latest times from sending a turn to its paint on the screen, as far as they are credible."""

    def with_game(
        self, game: LiveGame, updates: int, players: tuple[Player | None, ...], last_requests: tuple[int, ...]
    ) -> "Table":
        """Return the table after moves of the mini-game."""
        return Table(
            self.code, self.pack, self.settings, self.phase, players, last_requests, self.host, self.series,
            self.seated, self.chosen, game, self.dealt, updates, self.last, self.locked, self.kept_out, self.packs,
            self.run_by, self.paused, self.emoji_off, self.screen, self.screen_at, self.fastest, self.skipped,
            self.reveals,
        )  # fmt: skip

    def has_counted(self, seat: int, number: int) -> bool:
        """Tell whether a request of a player has counted."""
        return number <= self.last_requests[seat] and (not self.skipped or (seat, number) not in self.skipped)

    def requests_with(self, seat: int, number: int) -> tuple[int, ...]:
        """Return the numbers of the last requests after another one of a seat."""
        numbers = list(self.last_requests)
        numbers[seat] = max(numbers[seat], number)
        return tuple(numbers)

    def with_skipped(self, seat: int, number: int) -> "Table":
        """Return the table with the requests that are skipped once another one of a seat counts."""
        last = self.last_requests[seat]
        if number == last + 1:
            return self
        own = skipped_after(tuple([other for holder, other in self.skipped if holder == seat]), last, number)
        return replace(self, skipped=(*self._skipped_by_others(seat), *[(seat, other) for other in own]))

    def with_request(self, seat: int, number: int) -> "Table":
        """Return the table after a request of a seat that counts."""
        return replace(self.with_skipped(seat, number), last_requests=self.requests_with(seat, number))

    def _skipped_by_others(self, seat: int) -> tuple[tuple[int, int], ...]:
        return tuple([one for one in self.skipped if one[0] != seat])

    def player(self, seat: int) -> Player | None:
        """Return the player of a seat; None if it is free."""
        return self.players[seat] if 0 <= seat < len(self.players) else None

    def with_player(self, seat: int, player: Player | None) -> "Table":
        """Return the table with another player in a seat."""
        if seat == len(self.players):
            # Beside bots, newcomers may hold more than the usual seats.
            return replace(self, players=(*self.players, player), last_requests=(*self.last_requests, 0))
        players = (*self.players[:seat], player, *self.players[seat + 1 :])
        changed = replace(self, players=players)
        if self.players[seat] is not None:
            return changed
        # A new player counts requests from 1 again.
        numbers = (*self.last_requests[:seat], 0, *self.last_requests[seat + 1 :])
        return replace(changed, last_requests=numbers, skipped=self._skipped_by_others(seat))

    def trimmed(self) -> "Table":
        """Return the table without free seats beyond the usual ones."""
        count = max(MAX_SEATS, max(self.taken, default=0) + 1)
        skipped = tuple([one for one in self.skipped if one[0] < count])
        return replace(self, players=self.players[:count], last_requests=self.last_requests[:count], skipped=skipped)

    def with_pack(self, pack: Pack) -> "Table":
        """Return the table with another pack, which is remembered."""
        packs = list({**self.packs, digest_of(pack): pack}.items())
        return replace(self, pack=pack, packs=dict(packs[-MAX_PACKS:]))

    @property
    def taken(self) -> tuple[int, ...]:
        """The seats that are taken."""
        return tuple(seat for seat, player in enumerate(self.players) if player is not None)

    @property
    def people(self) -> int:
        """The number of seats that people hold, without those who left."""
        return sum(player is not None and not player.is_bot and not player.gone for player in self.players)

    @property
    def has_people(self) -> bool:
        """Whether a person holds a seat."""
        return self.people > 0
