"""The result of an event's table, from the state of that table alone: tournament points, and the fastest call."""

from sosie.event.entries import FastestCall
from sosie.event.event import EventTable
from sosie.rules import Finished, State
from sosie.rules.description import PLAYER_PLACES
from sosie.table.table import MiniGame, Table, TimedMove

_RIGHT = {"won", "tied"}


def points_at(table: Table) -> tuple[int, ...]:
    """Return the tournament points of each seat; those of a game that was ended early are as it stands."""
    series = table.series
    if series is None:
        return (0,) * len(table.taken)
    state = None if isinstance(series.next, Finished) else series.tied or _unfinished(table)
    if state is None:
        return series.points
    points = state.game.points(state.table, state.game.ranking(state.table))
    return tuple(before + gained for before, gained in zip(series.points, points, strict=True))


def _unfinished(table: Table) -> State | None:
    """Return the state of the mini-game that was ended early, if it was dealt."""
    return table.play.referee.state if table.play is not None else None


def fastest_at(table: Table, planned: EventTable) -> FastestCall | None:
    """Return the fastest right call of a person in the latest mini-game of a table."""
    play = table.play
    if play is None:
        return None
    moves = list(play.moves)
    calls = [moves[index] for index, verdict in play.verdicts if verdict in _RIGHT]
    by_people = [call for call in calls if call.move.symbol is not None and _is_person(play, call, planned)]
    fastest = min(by_people, key=lambda call: call.took, default=None)
    if fastest is None or fastest.move.symbol is None:
        return None
    person = planned.people[play.seats[fastest.move.seat]]
    return FastestCall(person, fastest.took, fastest.move.symbol, _cards(play, fastest))


def faster(*calls: FastestCall | None) -> FastestCall | None:
    """Return the faster of two calls, of which any may be missing."""
    return min((call for call in calls if call is not None), key=lambda call: call.took, default=None)


def _is_person(play: MiniGame, call: TimedMove, planned: EventTable) -> bool:
    return play.seats[call.move.seat] < len(planned.people)


def _cards(play: MiniGame, call: TimedMove) -> tuple[int, ...]:
    """Return the cards that the call was about: the centre card first, then the player's own, then others."""
    state, move = play.referee.state, call.move
    faces = state.history[min(move.turn or 0, len(state.history) - 1)]
    showing = [place for place, card in enumerate(faces) if card is not None and move.symbol in state.setup.cards[card]]
    kinds = state.game.places
    first = next((number for number, kind in enumerate(kinds) if kind in PLAYER_PLACES), None)
    own = None if first is None else first + move.seat
    if "other" in kinds:
        showing = [place for place in showing if place != own]
    showing.sort(key=lambda place: (place != move.place, first is not None and place >= first and place != own))
    cards = [card for place in showing if (card := faces[place]) is not None]
    return tuple(play.cards[card] for card in cards[: 2 if first is not None or "centre" in kinds else 3])
