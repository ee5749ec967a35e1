"""The plan of an evening, drawn from a seed: who comes, what they play, and what happens to them, step by step."""

from dataclasses import dataclass
from random import Random

from live_table import GAME_NAMES, pack_of
from simulation.network import Net
from sosie.event.settings import EventSettings
from sosie.table.due import Pace
from sosie.table.settings import Pack, Settings, fault

FAULTS = {
    "cut": 4, "cut_silently": 3, "slow_net": 2, "cut_log": 2, "slow_log": 1, "crash": 2, "fill_disk": 1,
    "jump_clock": 1,
}  # fmt: skip
"""What happens to the network and the servers, and how often."""
AT_TABLE = {
    "ready": 1, "rename": 1, "emoji": 2, "leave": 1, "repeat": 2, "reload": 2, "disorder": 1, "nonsense": 3, "flood": 3,
    "flood_again": 3, "guess": 3, "add_bot": 2, "sit_in": 2, "remove": 1, "lock": 1, "set_handicap": 2, "pass_host": 1,
    "allow_emoji": 1, "settle": 1, "stop": 1, "start": 1, "forfeit": 1,
}  # fmt: skip
"""What people do at a table beside playing."""
AT_EVENT = {
    "leave": 1, "reload": 2, "nonsense": 1, "repeat": 1, "flood_again": 3, "move_person": 2, "remove_person": 1,
    "rename_person": 1, "dismiss_away": 1, "lock": 1, "pause": 2, "switch_emoji": 1, "choose_team": 1,
    "end_round": 1, "seat_again": 1,
}  # fmt: skip
"""What people do at an event beside playing."""
_RECIPES = ("plane:2", "plane:3", "plane:3", "plane:4", "plane:7")
_NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal")
_FAULTY_MS = 30_000


@dataclass(frozen=True)
class Guest:
    """Somebody who comes to an evening, with their page."""

    name: str
    kind: str
    """An honest player, a liar, people around one screen, a television or a spectator."""
    server: int = 0
    speed: float = 1.0
    bytes_a_second: float = 0


@dataclass(frozen=True)
class Step:
    """Something that happens at a time; `draw` seeds whatever is random in it, so it does not depend on other steps."""

    at_ms: int
    act: str
    who: int
    draw: int


@dataclass(frozen=True)
class Evening:
    """A plan."""

    seed: int
    servers: int
    net: Net
    pace: Pace
    pack: Pack
    settings: Settings
    event: EventSettings | None
    guests: tuple[Guest, ...]
    steps: tuple[Step, ...]


def plan(seed: int, servers: int | None = None) -> Evening:
    """Draw an evening."""
    chance = Random(f"plan {seed}")
    drawn = chance.choice((1, 1, 2, 3))
    servers = servers or drawn
    net = Net(
        trip_ms=chance.choice((1, 20, 80, 200)),
        jitter_ms=chance.choice((0, 0, 5, 40)),
        lost=chance.choice((0, 0, 0.03)),
        log_ms=chance.choice((0.2, 1, 20) if servers == 1 else (1, 20, 100)),
        log_lost=chance.choice((0, 0, 0.05, 0.2)),
        full_bytes=chance.choice((2, 64)) * 1024,
    )
    host_away_ms, backlog = chance.choice((1500, 20_000)), chance.choice((0, 8)) * 1024
    pace = Pace(deal_ms=500, choose_ms=4000, host_away_ms=host_away_ms, backlog=backlog)
    guests = _guests(chance, servers)
    is_event = chance.random() < 0.2
    settings = Settings() if is_event else _settings(chance)
    names = EventSettings(games=(chance.choice(GAME_NAMES),)).games if is_event else settings.games
    event = _event_settings(chance, names[0]) if is_event else None
    pack = _pack(chance, Settings(games=names, heads_up=settings.heads_up), len(guests) + 2)
    return Evening(seed, servers, net, pace, pack, settings, event, guests, _steps(chance, guests, event is not None))


def _guests(chance: Random, servers: int) -> tuple[Guest, ...]:
    kinds = ["player", "player", *chance.choices(("player", "liar", "around"), (5, 1, 1), k=chance.randrange(5))]
    kinds += ["television"] * (chance.random() < 0.3) + ["spectator"] * (chance.random() < 0.3)
    return tuple(
        Guest(
            _NAMES[number] if number < len(_NAMES) else f"P{number}",
            kind,
            chance.randrange(servers),
            chance.choice((0.5, 1, 2)),
            chance.choice((0, 0, 0, 0, 200, 2000)) if number else 0,
        )
        for number, kind in enumerate(kinds)
    )


def _settings(chance: Random) -> Settings:
    kind = chance.choice(("game", "game", "match", "tournament"))
    games = tuple(chance.sample(GAME_NAMES, 1 if kind == "game" else 2))
    about = {"tie_ms": chance.choice((0, 30, 100)), "freeze_ms": chance.choice((500, 2000)), "take_ms": 1500}
    length = 2 if kind == "tournament" else None
    return Settings(kind=kind, games=games, length=length, heads_up=chance.random() < 0.3, **about)  # type: ignore[arg-type]  # a choice of literals


def _event_settings(chance: Random, game: str) -> EventSettings:
    return EventSettings(
        games=(game,),
        rounds=chance.choice((1, 2)),
        size=chance.choice((2, 3, 4)),
        teams=chance.choice((0, 0, 2)),
        bots=chance.random() < 0.3,
        minutes=chance.choice((0, 0, 1)),
    )


def _pack(chance: Random, settings: Settings, players: int) -> Pack:
    recipes = [*chance.sample(_RECIPES, len(_RECIPES)), "plane:7"]
    packs = (pack_of(recipe, chance.choice(("face-off", "duel-or-hot-potato")), words=True) for recipe in recipes)
    return next(pack for pack in packs if fault(settings, pack, min(players, 8)) is None)


def _steps(chance: Random, guests: tuple[Guest, ...], is_event: bool) -> tuple[Step, ...]:
    acts = {**FAULTS, **(AT_EVENT if is_event else AT_TABLE)}
    late = [0 if number < 2 or chance.random() < 0.6 else chance.randrange(_FAULTY_MS) for number in range(len(guests))]
    steps = [Step(at, "arrive", who, chance.getrandbits(32)) for who, at in enumerate(late)]
    steps += [
        Step(chance.randrange(2000, _FAULTY_MS), act, chance.randrange(len(guests)), chance.getrandbits(32))
        for act in chance.choices(list(acts), list(acts.values()), k=chance.randrange(4, 30))
    ]
    return tuple(sorted(steps, key=lambda step: step.at_ms))
