"""The fastest right call of a mini-game, with the cards that it was about."""

from sosie.rules.description import PLAYER_PLACES
from sosie.table.table import LiveGame, Player, RightCall, TimedMove

_RIGHT = frozenset({"won", "tied"})


def fastest_of(game: LiveGame, players: tuple[Player | None, ...]) -> RightCall | None:
    """Return the fastest right call of a person in a mini-game."""
    fastest: TimedMove | None = None
    moves = list(game.moves)
    for index, verdict in game.verdicts:
        timed = moves[index]
        if verdict not in _RIGHT or timed.move.symbol is None or (fastest is not None and timed.took >= fastest.took):
            continue
        player = players[game.seats[timed.move.seat]]
        if player is not None and not player.is_bot:
            fastest = timed
    if fastest is None or fastest.move.symbol is None:
        return None
    return RightCall(game.seats[fastest.move.seat], fastest.took, fastest.move.symbol, _cards(game, fastest))


def faster(first: RightCall | None, second: RightCall | None) -> RightCall | None:
    """Return the faster of two calls, of which any may be missing; the first if they are equal."""
    if first is None or second is None:
        return first or second
    return second if second.took < first.took else first


def _cards(game: LiveGame, call: TimedMove) -> tuple[int, ...]:
    """Return the cards that the call was about: the centre card first, then the player's own, then others."""
    state, move = game.referee.state, call.move
    faces = state.history[min(move.turn or 0, len(state.history) - 1)]
    showing = [place for place, card in enumerate(faces) if card is not None and move.symbol in state.setup.cards[card]]
    kinds = state.game.places
    first = next((number for number, kind in enumerate(kinds) if kind in PLAYER_PLACES), None)
    own = None if first is None else first + move.seat
    if "other" in kinds:
        showing = [place for place in showing if place != own]
    showing.sort(key=lambda place: (place != move.place, first is not None and place >= first and place != own))
    cards = [card for place in showing if (card := faces[place]) is not None]
    return tuple([game.cards[card] for card in cards[: 2 if first is not None or "centre" in kinds else 3]])
