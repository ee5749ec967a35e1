"""Views: the public part of a table, without cards that lie face down."""

from sosie.rules import Choose, Finished, PlayOff, Series, State
from sosie.table.messages import GameView, PlayedView, SeatView, SeriesView, TieView, View
from sosie.table.table import LiveGame, Player, Table


def view(table: Table) -> View:
    """Return the view of a table."""
    return View(
        event=table.updates,
        code=table.code,
        phase=table.phase,
        edition=table.pack.edition,
        games=table.pack.games,
        settings=table.settings.complete,
        seats=tuple(_seat(seat, player) for seat, player in enumerate(table.players) if player is not None),
        host=table.host,
        series=_series(table, table.series) if table.series else None,
        game=game_view(table.game) if table.game else None,
        locked=table.locked,
        kept_out=len(table.kept_out),
        run_by=table.run_by,
        paused=table.paused,
        emoji_off=table.emoji_off,
        screen=bool(table.screen_at) if table.screen else None,
    )


def game_view(game: LiveGame) -> GameView:
    """Return the view of a mini-game."""
    state = game.referee.state
    # The highest watermark is the best estimate of now that the log has.
    now = max(game.moments[-1], *[moment - game.handicap(seat) for seat, moment in enumerate(game.watermarks)])
    return GameView(
        number=game.number,
        game=game.name,
        seats=game.seats,
        turn=state.turn,
        places=face_up(game, state),
        counts=state.game.counts(state.table),
        left=state.game.left(state.setup, state.table),
        ranking=_seats_of(game.seats, state.game.ranking(state.table)),
        frozen=tuple(max(until - game.handicap(seat) - now, 0) for seat, until in enumerate(state.frozen_until)),
        out=without_cards(game, state),
        ties=tuple(_tie(game, state, number) for number in range(len(state.ties))),
        ring=ring_bearer(game, state),
        over=state.over,
        handicaps=game.handicaps,
        round=current_round(state),
        rounds=_rounds(state),
        scores=_scores(state),
    )


def face_up(game: LiveGame, state: State) -> tuple[int | None, ...]:
    """Return the card that lies face up at each place, by its number in the edition."""
    cards = game.cards
    return tuple([None if card is None else cards[card] for card in state.history[-1]])


def without_cards(game: LiveGame, state: State) -> tuple[int, ...]:
    """Return the seats without a card to play with."""
    mini_game, table = state.game, state.table
    return tuple([seat for number, seat in enumerate(game.seats) if not mini_game.can_play(table, number)])


def ring_bearer(game: LiveGame, state: State) -> int | None:
    """Return the seat that has the Ring card, in the one game that has it."""
    bearer = state.game.extras(state.table).get("ring")
    return None if bearer is None else game.seats[bearer]


def current_round(state: State) -> int:
    """Return the number of the current round; 0 in a game without rounds."""
    so_far = state.game.rounds_so_far(state.setup, state.table)
    return so_far[0] if so_far else 0


def _rounds(state: State) -> int:
    so_far = state.game.rounds_so_far(state.setup, state.table)
    return so_far[1] if so_far else 0


def _scores(state: State) -> tuple[int, ...]:
    """Return the scores, if they are not the numbers of cards."""
    scores: tuple[int, ...] = state.game.scores(state.table)
    return () if scores == state.game.counts(state.table) else scores


def _tie(game: LiveGame, state: State, number: int) -> TieView:
    calls = state.ties[number].calls
    reads = (state.game.visible(state.setup, state.table), state.setup.cards)
    symbols = tuple(sorted({_common(call.reading.reads, *reads) for call in calls}, key=str))
    return TieView(tuple(game.seats[call.seat] for call in calls), symbols)


def _common(
    reads: tuple[int, ...], visible: tuple[int | None, ...], cards: tuple[frozenset[int | str], ...]
) -> int | str:
    """Return the symbol that the cards at these places share."""
    shown = [cards[card] for place in reads if (card := visible[place]) is not None]
    return next(iter(frozenset.intersection(*shown)))


def _seat(seat: int, player: Player) -> SeatView:
    return SeatView(
        seat, player.name, player.level or None, not player.is_bot, player.present, player.ready, player.language,
        player.gone, player.replaced, player.handicap_ms, player.suggested_ms,
    )  # fmt: skip


def _series(table: Table, series: Series) -> SeriesView:
    seats = table.seated
    due = series.next
    return SeriesView(
        kind=table.settings.kind,
        length=series.terms.length,
        seats=seats,
        played=tuple(PlayedView(p.game, _seats_of(seats, p.ranking), p.points) for p in series.played),
        points=series.points,
        wins=series.wins,
        ranking=_seats_of(seats, series.ranking),
        choices=due.games if isinstance(due, Choose) and table.phase == "dealing" and not table.chosen else (),
        chooser=seats[due.chooser] if isinstance(due, Choose) and due.chooser is not None else None,
        next=due.game if isinstance(due, PlayOff) else table.chosen,
        play_off=isinstance(due, PlayOff),
        play_off_seats=tuple([seats[number] for number in due.players]) if isinstance(due, PlayOff) else (),
        champion=seats[due.champion] if isinstance(due, Finished) else None,
    )


def _seats_of(seats: tuple[int, ...], ranking: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(seats[number] for number in group) for group in ranking)
