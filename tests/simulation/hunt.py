"""The hunt: plays evenings, and shrinks one that fails to the few steps that its failure needs."""

import re
import time
import traceback
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace

from simulation.checks import check_end, check_forgotten, check_queues
from simulation.evening import Evening, plan
from simulation.event_party import EventParty
from simulation.party import Party
from simulation.table_party import TableParty
from simulation.world import World

_LONGEST_MS = 600_000
_CALM_MS = 30_000
"""Longer than any timeout of a page and of presence."""
_FORGET_MS = 60_000
_MAX_TRIES = 80


@dataclass(frozen=True)
class Outcome:
    """How an evening went."""

    seed: int
    servers: int
    failure: str
    """The text of what failed, or nothing."""
    headline: str
    digest: str
    simulated_s: float
    computed_s: float = field(compare=False)
    trace: tuple[str, ...] = ()

    @property
    def kind(self) -> str:
        """The failure without numbers and names, by which two are the same."""
        return re.sub(r"\d+|\b[A-Z][a-z]+/#?", "#", self.headline)[:80]


def evening(seed: int, servers: int | None = None, steps: Sequence[int] | None = None) -> Evening:
    """Return the plan of a seed, or only some of its steps."""
    full = plan(seed, servers)
    return full if steps is None else replace(full, steps=tuple(full.steps[number] for number in steps))


def play_seed(seed: int, servers: int | None = None) -> Outcome:
    """Play the evening of a seed to its end."""
    return play(evening(seed, servers))


def play(planned: Evening, *, traced: bool = False) -> Outcome:
    """Play an evening to its end."""
    failure, headline, party, begun, started = "", "", None, len(World.opened), time.process_time()
    try:
        party = (TableParty if planned.event is None else EventParty)(planned)
        _play(party)
        party.world.close()
    except Exception as error:  # noqa: BLE001 - any failure is a finding
        failure = "".join(traceback.format_exception(error))
        # A failure that was logged has its traceback in the message.
        lines = (str(error).strip() or "no message").splitlines()
        headline = f"{type(error).__name__}: {lines[-1] if any('Traceback' in one for one in lines) else lines[0]}"
    world = party.world if party is not None else World.opened[begun]
    if world in World.opened:
        with suppress(Exception):
            world.close()
    trace = tuple(world.trace) if traced else ()
    simulated_s, computed_s = world.loop.time() - 1000, time.process_time() - started
    return Outcome(planned.seed, planned.servers, failure, headline, world.digest(), simulated_s, computed_s, trace)


def _play(party: Party) -> None:
    world = party.world

    def watch() -> None:
        check_queues(world)
        world.loop.call_later(1.0, watch)

    world.loop.call_later(1.0, watch)
    party.play()
    party.heal()
    world.until(lambda: party.is_over, _LONGEST_MS)
    world.run(_CALM_MS)
    check_end(party)
    for page in [*party.pages.values(), *([party.host] if isinstance(party, EventParty) else [])]:
        page.close()
    world.run(_FORGET_MS)
    for server in world.servers:
        check_forgotten(server)


def shrink(seed: int, servers: int, kind: str) -> list[int]:
    """Return the steps that are left after removing those without which the evening fails in the same way."""
    kept = list(range(len(plan(seed, servers).steps)))
    size, tries = len(kept) // 2, 0
    while size and tries < _MAX_TRIES:
        for start in range(0, len(kept), size):
            fewer = kept[:start] + kept[start + size :]
            tries += 1
            if len(fewer) < len(kept) and play(evening(seed, servers, fewer)).kind == kind:
                kept = fewer
                break
        else:
            size //= 2
    return kept
