"""Views of an event: all of it for the host and for boards, the own part for each person."""

from collections.abc import Collection

from sosie.event.event import Event, Person
from sosie.event.messages import Attending, BoardTable, EventView, PersonView, PlannedTable, PodiumPerson
from sosie.event.standings import Standing, fastest_call, standings, team_standings
from sosie.rules import State
from sosie.table.messages import Ruled
from sosie.table.table import Table

_MINUTE_MS = 60_000
_SHOWN_CARDS = 3


def event_view(event: Event, here: Collection[int], now: int, *, names: bool = True) -> EventView:
    """Return the view of the whole event, with names or with numbers; `here` are the people who are connected."""
    return EventView(
        version=event.version,
        code=event.code,
        phase=event.phase,
        edition=event.pack.edition,
        settings=event.settings,
        round=len(event.rounds),
        people=tuple(
            _person(number, event.people[number], is_here=number in here, named=names) for number in event.ranked
        ),
        tables=_tables(event),
        game=_game(event),
        standings=standings(event) if event.played else (),
        teams=team_standings(event) if event.played else (),
        fastest=fastest_call(event.played[-1]) if event.played else None,
        paused=event.paused,
        locked=event.locked,
        emoji_off=event.emoji_off,
        number=event.last_request,
        left_ms=left_ms(event, now),
    )


def _person(number: int, person: Person, *, is_here: bool, named: bool) -> PersonView:
    name = person.name if named else f"#{number + 1}"
    return PersonView(number, name, person.team, is_here, person.next_table, person.gone)


def left_ms(event: Event, now: int) -> int | None:
    """Return the time left of the round; None without a clock or without a round in progress."""
    if event.phase != "playing" or not event.settings.minutes:
        return None
    return max(event.settings.minutes * _MINUTE_MS - event.round_ms(now), 0)


def attending(event: Event, person: int, ranked: dict[int, Standing]) -> Attending:
    """Return the view of one person; `ranked` are the standings of all by their numbers."""
    table, own = event.table_of(person), ranked.get(person)
    planned = event.rounds[-1].tables[table] if table is not None else None
    is_there = event.phase == "playing" and planned is not None and planned.result is None
    return Attending(
        code=event.code,
        phase=event.phase,
        name=event.people[person].name,
        edition=event.pack.edition,
        game=_game(event),
        round=len(event.rounds),
        rounds=event.settings.rounds,
        people=len(ranked),
        team=event.people[person].team if event.has_teams else None,
        table=table,
        table_code=event.table_code(table) if is_there and table is not None else None,
        others=tuple(event.people[other].name for other in planned.people if other != person) if planned else (),
        tables_left=_tables_left(event),
        rank=own.rank if own and event.played else None,
        points=own.points if own else 0,
        gained=own.gained if own else 0,
        climbed=own.climbed if own else 0,
        paused=event.paused,
        podium=_podium(event, ranked) if event.phase == "finished" else (),
    )


def board_table(number: int, table: Table, latest: Ruled | None) -> BoardTable:
    """Return a table as a board shows it; `latest` is its latest right call."""
    game = table.game
    if game is None:
        return BoardTable(number, table.phase)
    state = game.referee.state
    return BoardTable(
        number,
        table.phase,
        state.game.counts(state.table),
        state.game.left(state.setup, state.table),
        tuple(game.seats[seat] for seat in state.game.ranking(state.table)[0]),
        latest.symbol if latest else None,
        latest.seat if latest else None,
        tuple(game.cards[card] for card in _middle(state)[:_SHOWN_CARDS]),
    )


def _middle(state: State) -> list[int]:
    """Return the cards in the centre; if there are none, the players' own."""
    faces = state.game.visible(state.setup, state.table)
    shown = faces[:1] if "centre" in state.game.places else faces
    return [card for card in shown if card is not None]


def _tables(event: Event) -> tuple[PlannedTable, ...]:
    if not event.rounds:
        return ()
    return tuple(
        PlannedTable(table.people, table.bots, table.result.points if table.result else None)
        for table in event.rounds[-1].tables
    )


def _game(event: Event) -> str:
    return event.rounds[-1].game if event.rounds else event.settings.game_of(0)


def _tables_left(event: Event) -> int:
    return sum(table.result is None for table in event.rounds[-1].tables) if event.phase == "playing" else 0


def _podium(event: Event, ranked: dict[int, Standing]) -> tuple[PodiumPerson, ...]:
    best = [standing for standing in ranked.values() if standing.rank <= 3][:3]
    return tuple(PodiumPerson(event.people[s.person].name, s.rank, s.points) for s in best)
