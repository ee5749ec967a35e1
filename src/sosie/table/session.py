"""A session: a single mini-game, a match or a tournament, from the start to the champion."""

from typing import Literal

from sosie.rules import PRACTICE, Choose, Finished, PlayOff, Series, Step, add_game, known_game, start_series
from sosie.rules.value import replace
from sosie.table import live_game
from sosie.table.entries import Chosen, Dealt, Drawn, Moved, Started, Stopped, WatermarksRaised
from sosie.table.fastest import faster, fastest_of
from sosie.table.handicap import smoothed, suggest_handicaps
from sosie.table.lobby import host_only
from sosie.table.messages import Flagged, Ruled, Unchecked
from sosie.table.newcomers import admit, make_room
from sosie.table.outcome import Outcome, Rejected
from sosie.table.settings import fault
from sosie.table.table import LiveGame, Player, Table

_RIGHT = frozenset({"won", "tied"})
QUICK_MS = 500
QUICK_CALLS = 5
"""After this many right calls in a row, each faster than `QUICK_MS`, the host is notified."""
NOTABLE_MS = 60
"""The host is notified if more is compensated and could not be checked; trips at home are shorter."""


def start(table: Table, entry: Started) -> Outcome:
    """Start a series, or the next one, with everybody at the table."""
    host_only(table, entry)
    if table.phase not in {"lobby", "finished"}:
        raise Rejected("playing", "a game is in progress")
    table = _as_fresh(make_room(_without_leavers(table)))
    seats = table.taken
    least = 1 if table.settings.kind == "practice" else 2
    if len(seats) < least:
        raise Rejected("too-few", "a game needs two players: ask somebody to join, or add a bot")
    if problem := fault(table.settings, table.pack, len(seats)):
        raise Rejected("bad-settings", problem)
    return Outcome(begin(table))


def begin(table: Table) -> Table:
    """Return the table with a new series of everybody who sits there."""
    seats = table.taken
    series = None if table.settings.kind == "practice" else _series(table, seats)
    fresh = replace(table, phase="dealing", series=series, seated=seats, game=None, last=None, chosen=None)
    return _with_choice(fresh)


def choose(table: Table, entry: Chosen) -> Outcome:
    """Choose the next mini-game of a tournament."""
    due = table.series.next if table.series and table.phase == "dealing" else None
    if not isinstance(due, Choose) or table.chosen is not None:
        raise Rejected("no-choice", "there is nothing to choose now")
    if due.chooser is not None and table.seated[due.chooser] != entry.seat:
        raise Rejected("not-yours", "somebody else chooses")
    if entry.game not in due.games:
        raise Rejected("no-such-game", f"choose one of {', '.join(due.games)}")
    return Outcome(replace(table, chosen=entry.game))


def draw(table: Table, entry: Drawn) -> Outcome:
    """Set the mini-game that was drawn, unless somebody chose in the meantime."""
    if entry.game not in open_choice(table) or table.paused or entry.once != table.dealt:
        return Outcome(table, shown=False)
    return Outcome(replace(table, chosen=entry.game))


def open_choice(table: Table) -> tuple[str, ...]:
    """Return the mini-games of which one has to be chosen or drawn; none if the next one is known."""
    due = table.series.next if table.series and table.phase == "dealing" else None
    return due.games if isinstance(due, Choose) and table.chosen is None else ()


def deal(table: Table, entry: Dealt) -> Outcome:
    """Deal the next mini-game; a deal that has been made already is ignored.

    A server that lacks the mini-game cannot follow the table any further, and that is an error.
    """
    if entry.name:
        known_game(entry.name)
    if (
        table.phase != "dealing"
        or table.paused
        or entry.once != table.dealt
        or sorted(entry.order) != list(range(len(table.pack.cards)))
    ):
        return Outcome(table, shown=False)
    name, seats = due_game(table, entry.game)
    if name is None:
        return Outcome(table, shown=False)
    dealt = live_game.deal(table, name, seats, entry)
    return Outcome(replace(table, phase="playing", game=dealt, dealt=table.dealt + 1, chosen=None))


def move(table: Table, entry: Moved) -> Outcome:
    """Add a move, count its request, and rule the pending moves that can be ruled."""
    game = check_move(table, entry)
    after, steps = live_game.add_move(game, entry, table.players)
    requests = table.requests_with(entry.seat, entry.number)
    ruled = _ruled(table.with_skipped(entry.seat, entry.number), after, steps, requests)
    return _with_unchecked_told(ruled, entry)


def check_move(table: Table, entry: Moved) -> LiveGame:
    """Return the mini-game of a move; reject a move that it cannot have."""
    game = _game(table)
    if table.paused:
        raise Rejected("paused", "the game is paused; wait until it goes on")
    if entry.game is not None and entry.game != game.number:
        raise Rejected("not-playing", "that game is over")
    if entry.seat not in game.seats:
        raise Rejected("not-playing", "you are not in this game")
    if entry.on is not None and entry.on not in game.seats:
        raise Rejected("not-playing", "they are not in this game")
    if not live_game.is_valid(game, entry):
        raise Rejected("bad-move", f"{game.name} has no such move")
    if live_game.is_too_soon(entry):
        raise Rejected("too-soon", "too late: that card had just gone")
    if entry.symbol is not None and entry.symbol not in game.symbols:
        raise Rejected("no-such-symbol", "no card shows that symbol")
    return game


def _with_unchecked_told(outcome: Outcome, entry: Moved) -> Outcome:
    """Return the outcome of a move with a notice to the host, if its compensation is notable and unchecked."""
    if entry.unchecked_ms <= NOTABLE_MS or entry.seat == outcome.table.host:
        return outcome
    return replace(outcome, to_host=(*outcome.to_host, Unchecked(entry.seat, entry.unchecked_ms)))


def raise_watermarks(table: Table, entry: WatermarksRaised) -> Outcome:
    """Raise watermarks, and rule the pending moves that can be ruled."""
    if table.phase != "playing" or table.paused or table.game is None or table.game.number != entry.once:
        return Outcome(table, shown=False)
    after, steps = live_game.raise_watermarks(table.game, entry.watermarks, table.players)
    return _ruled(table, after, steps, table.last_requests)


def stop(table: Table, entry: Stopped) -> Outcome:
    """Stop the series, and return to the lobby."""
    host_only(table, entry)
    lobby = replace(table, phase="lobby", series=None, seated=(), game=None, chosen=None)
    return Outcome(make_room(_without_leavers(lobby)))


def _ruled(table: Table, after: LiveGame, steps: tuple[Step, ...], last_requests: tuple[int, ...]) -> Outcome:
    before = table.game
    assert before is not None  # noqa: S101 - callers check it
    if not steps:
        return Outcome(table.with_game(after, table.updates, table.players, last_requests), shown=False)
    if after.referee.state.over:
        after, rest = live_game.finish(after)
        steps = (*steps, *rest)
    updates = tuple(live_game.updates(before, after, steps, table.updates + 1))
    players, flags = _flag_quick_calls(table.players, updates)
    table = table.with_game(after, table.updates + len(updates), players, last_requests)
    if not after.referee.state.over:
        return Outcome(table, updates, flags, shown=False)
    lapsed = any(step.move is None for step in steps)
    return Outcome(_with_result(table, after, lapsed=lapsed), updates, flags)


def _with_result(table: Table, game: LiveGame, *, lapsed: bool) -> Table:
    """Return the table after a mini-game: the next one is due, or there is a champion."""
    players = _with_suggestions(table.players, game)
    # A play-off replaces the mini-game before it, whose calls may be faster.
    fastest = faster(table.fastest, fastest_of(game, table.players)) if table.run_by else None
    record = live_game.record(table, game, lapsed=lapsed)
    ended = replace(table, last=record, phase="dealing", players=players, fastest=fastest)
    if table.series is None:
        return replace(ended, phase="finished")
    series = add_game(table.series, game.referee.state)
    ended = replace(ended, series=series)
    return replace(ended, phase="finished") if isinstance(series.next, Finished) else _with_choice(admit(ended))


def _with_suggestions(players: tuple[Player | None, ...], game: LiveGame) -> tuple[Player | None, ...]:
    """Return the players with the handicaps that would have made the last mini-games even."""
    before = [player.suggested_ms for seat in game.seats if (player := players[seat])]
    suggested = smoothed(before, suggest_handicaps(game))
    if not suggested:
        return players
    by_seat = dict(zip(game.seats, suggested, strict=True))
    return tuple([player and replace(player, suggested_ms=by_seat.get(seat)) for seat, player in enumerate(players)])


def _with_choice(table: Table) -> Table:
    """Return the table with the next mini-game, unless a player has to choose it."""
    due = table.series.next if table.series else None
    match due:
        case Choose(chooser=None) if table.series and table.settings.kind != "tournament":
            return replace(table, chosen=table.settings.games[len(table.series.played) % len(table.settings.games)])
        case Choose(games=(only,)):
            return replace(table, chosen=only)
    return table


def due_game(table: Table, given: str | None) -> tuple[str | None, tuple[int, ...]]:
    """Return the mini-game to deal and its seats; None while a player has to choose."""
    if table.series is None:
        return PRACTICE.name, table.seated
    match table.series.next:
        case PlayOff(game=name, players=players):
            return name, tuple(table.seated[number] for number in players)
        case Choose(games=games):
            chosen = table.chosen or (given if given in games else None)
            return chosen, table.seated
        case Finished():
            return None, ()


def _series(table: Table, seats: tuple[int, ...]) -> Series:
    settings = table.settings
    names = tuple(player.name for seat in seats if (player := table.player(seat)))
    kind: Literal["match", "tournament"] = "tournament" if settings.kind == "tournament" else "match"
    length = 1 if settings.kind == "game" else settings.length
    games = settings.games[:1] if settings.kind == "game" else settings.games
    return start_series(kind, names, games, length=length, tie_break=table.pack.tie_break)


def _game(table: Table) -> LiveGame:
    if table.phase != "playing" or table.game is None:
        raise Rejected("not-playing", "no game is in progress")
    return table.game


def _without_leavers(table: Table) -> Table:
    players = tuple(None if player and player.gone and not player.present else player for player in table.players)
    return replace(table, players=players).trimmed()


def _as_fresh(table: Table) -> Table:
    """Return the table at the start of a series: only bots are ready, and nobody has replaced a bot."""
    players = tuple(player and replace(player, ready=player.is_bot, replaced="") for player in table.players)
    return replace(table, players=players)


def _flag_quick_calls(
    players: tuple[Player | None, ...], updates: tuple[Ruled, ...]
) -> tuple[tuple[Player | None, ...], tuple[Flagged, ...]]:
    """Count quick calls, and flag streaks that no person has."""
    flags: list[Flagged] = []
    for update in updates:
        seat, player = update.seat, players[update.seat]
        if player is None or not player.key or update.symbol is None or update.verdict not in _RIGHT:
            continue
        quick = player.quick + 1 if update.took is not None and update.took < QUICK_MS else 0
        if quick and quick % QUICK_CALLS == 0:
            flags.append(Flagged(update.event, seat, quick))
        if quick != player.quick:
            players = (*players[:seat], player.with_quick(quick), *players[seat + 1 :])
    return players, tuple(flags)
