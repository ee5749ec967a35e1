"""Transcripts for people: each move, its ruling and reason, and the table after it."""

from collections.abc import Iterator

from sosie.rules.move import Move
from sosie.rules.race import State, start
from sosie.rules.record import Record
from sosie.rules.referee import Step
from sosie.rules.series import Choose, Finished, PlayOff, Series
from sosie.rules.series_record import SeriesRecord
from sosie.rules.setup import Card
from sosie.types import Symbol


def tell(record: Record) -> Iterator[str]:
    """Yield the lines of a mini-game's transcript."""
    state = start(record.rules, record.setup)
    options = record.options
    yield f"{record.game}: {', '.join(record.players)}; {len(record.cards)} cards"
    yield f"tied within {options.tie_ms} ms, {options.take_ms} ms to take, frozen for {options.freeze_ms} ms" + "".join(
        f", {name.replace('_', ' ')} {value}" for name, value in sorted(record.own.items())
    )
    yield ""
    yield from _places(record, state, before=None)
    after, steps = record.replay()
    for step in steps:
        yield from _step(record, state, step)
        state = step.state
    yield ""
    yield from _standing(record, after)


def tell_series(record: SeriesRecord) -> Iterator[str]:
    """Yield the lines of a transcript of a match or tournament, game by game."""
    terms = record.terms
    yield f"{terms.kind}: {', '.join(terms.players)}; {terms.length} of {', '.join(terms.games)}"
    for number, game in enumerate(record.records, start=1):
        yield f"\n--- {number} ---\n"
        yield from tell(game)
    series, _ = record.replay()
    yield f"\n--- {terms.kind} ---\n"
    for name, points, wins in zip(terms.players, series.points, series.wins, strict=True):
        yield f"{name}: {_plural(points, 'point')}, {_plural(wins, 'game')} won"
    yield _next(series)


def _step(record: Record, before: State, step: Step) -> Iterator[str]:
    if step.move is None or step.ruling is None:
        winner = before.ties[0].winner
        time = _time(before.ties[0].since + record.options.take_ms)
        yield f"{time}  nobody takes: {record.players[winner.seat]}'s call stands"
    else:
        line = f"{_time(step.move.at)}  {record.players[step.move.seat]} {_action(record, step.move)}"
        yield f"{line}: {step.ruling.verdict}, {step.ruling.reason}"
    yield from _places(record, step.state, before)


def _action(record: Record, move: Move) -> str:
    if move.symbol is None:
        return "takes" if move.take else "slaps"
    target = ""
    if move.on is not None:
        target = f" on {record.players[move.on]}"
    elif move.place is not None:
        target = f" on card {move.place}"
    elif move.places is not None:
        target = f" on places {', '.join(map(str, move.places))}"
    return f"calls {_symbol(move.symbol)}{target}"


def _places(record: Record, state: State, before: State | None) -> Iterator[str]:
    """Yield the cards at the places that changed, and each player's number of cards."""
    if before is not None and before.turn == state.turn:
        return
    game, setup = state.game, state.setup
    old = () if before is None else game.visible(setup, before.table)
    for place, card in enumerate(game.visible(setup, state.table)):
        if place >= len(old) or card != old[place]:
            yield f"{'':11} {game.place_name(setup, place)}: {_card(record, card)}"
    counts = game.counts(state.table)
    holders = {seat: name for name, seat in game.extras(state.table).items()}
    tally = (
        f"{name} {count}" + (f" and the {holders[seat]}" if seat in holders else "")
        for seat, (name, count) in enumerate(zip(record.players, counts, strict=True))
    )
    yield f"{'':11} = {', '.join(tally)}"


def _standing(record: Record, state: State) -> Iterator[str]:
    game = state.game
    ranking = game.ranking(state.table)
    points = game.points(state.table, ranking)
    yield "over" if state.over else "not over"
    rank = 1
    for seats in ranking:
        for seat in seats:
            count = game.counts(state.table)[seat]
            yield f"{rank}. {record.players[seat]}: {_plural(count, 'card')}, {_plural(points[seat], 'point')}"
        rank += len(seats)
    if state.over and len(ranking[0]) > 1:
        yield "tied for first, and to be played off"


def _next(series: Series) -> str:
    players = series.terms.players
    match series.next:
        case Choose(games=games, chooser=chooser):
            chosen_by = "" if chooser is None else f", chosen by {players[chooser]}"
            return f"next: {' or '.join(games)}{chosen_by}"
        case PlayOff(game=game, players=seats, of=of):
            return f"next: a {game} between {' and '.join(players[seat] for seat in seats)}, for the {of}"
        case Finished(champion=champion):
            return f"champion: {players[champion]}"


def _card(record: Record, card: Card | None) -> str:
    return "nothing" if card is None else " ".join(map(str, record.cards[card]))


def _symbol(symbol: Symbol) -> str:
    return f'"{symbol}"' if isinstance(symbol, str) else str(symbol)


def _plural(count: int, noun: str) -> str:
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"


def _time(ms: int) -> str:
    minutes, rest = divmod(ms, 60_000)
    return f"{minutes:3d}:{rest // 1000:02d}.{rest % 1000:03d}"
