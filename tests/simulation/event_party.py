"""An evening at an event: people go from its page to their table of each round, and back."""

import math
from collections.abc import Callable
from random import Random
from typing import Any

from simulation.evening import Evening, Guest
from simulation.page import Page
from simulation.pages import EventPage, Liar
from simulation.party import Party
from simulation.player import Player
from sosie.event.event import Event
from sosie.event.messages import (
    ChooseTeam,
    DismissAway,
    EndRound,
    EventRequest,
    LeaveEvent,
    LockEvent,
    MovePerson,
    Pause,
    RemovePerson,
    RenamePerson,
    SeatRound,
    StartRound,
    SwitchEmoji,
)
from sosie.server.access.tokens import digest

_ROUND_S = 90.0


class EventParty(Party):
    """An event with its host and guests."""

    def __init__(self, evening: Evening) -> None:
        super().__init__(evening)
        assert evening.event is not None
        creating = self.world.servers[0].events.create(evening.pack, evening.event)
        room, token = self.world.inside(creating)
        self.code = room.code
        self._arrivals = 0
        self._patient_until = math.inf
        self.world.busy_workers = 0.1
        self.host = EventPage(self.world, self.code, "host", token)

    @property
    def event(self) -> Event:
        """The event, as its log says."""
        return self.world.oracle.attended[self.code]

    def acts(self) -> dict[str, Callable[[Random, int], None]]:
        """Return what people can do."""
        return {
            "nonsense": self._nonsense, "leave": self._leave, "repeat": self._repeat, "flood_again": self._flood_again,
            **{name: self._asking(*request) for name, request in _REQUESTS.items()},
        }  # fmt: skip

    @property
    def is_over(self) -> bool:
        """Whether the event is over, or too few are left to play another round."""
        return self.event.phase == "finished" or (self.event.phase != "playing" and len(self.event.active) < 2)

    def heal(self) -> None:
        """End all faults; from then on the host has patience with a round for a while."""
        super().heal()
        self.world.busy_workers = 0.0
        self._patient_until = self.world.loop.time() + _ROUND_S

    async def seat(self, guest: Guest, server: int) -> Any:
        """Join the event; those who only watch do not."""
        if guest.kind in {"television", "spectator"}:
            return None
        token = f"token of {guest.name} at {self.code}"
        room = await self.world.servers[server].events.find(self.code)
        assert room is not None
        await room.join(guest.name, "en", digest(token))
        return token

    def open_page(self, number: int, code: str = "") -> Page:
        """Open the page of the event, or of a table of it."""
        guest = self.evening.guests[number]
        self._arrivals += 1
        name, token = f"{guest.name}/{self._arrivals}", self.tokens[number]
        if not code:
            return EventPage(self.world, self.code, name, token, guest.server)
        page = (Liar if guest.kind == "liar" else Player)(
            self.world, code, name, token, guest.server, speed=guest.speed
        )
        page.plays = True
        return page

    def look(self) -> None:
        """Let people go to their tables and back, and the host run the event."""
        for number, page in list(self.pages.items()):
            code = page.attending.table_code if isinstance(page, EventPage) and page.attending else None
            if code is not None and code in self.world.oracle.tables:
                self._go(number, code)
            elif isinstance(page, Player) and (
                page.closed or (page.view and page.view.phase in {"finished", "closed"})
            ):
                self._go(number, "")
        self._run()

    def _go(self, number: int, code: str) -> None:
        self.pages[number].close()
        self.pages[number] = self.open_page(number, code)

    def _run(self) -> None:
        view = self.host.view
        if view is None or self.host.waiting or not self.host.is_open:
            return
        if view.phase == "seated":
            self.host.ask(StartRound)
        elif view.phase in {"lobby", "between"} and sum(not one.gone for one in view.people) >= 2:
            self.host.ask(SeatRound)
        elif view.phase == "playing" and view.paused and (self.is_calm or self.host.chance.random() < 0.5):
            self.host.ask(Pause, paused=False)
        elif view.phase == "playing" and self.is_calm and self.world.loop.time() >= self._patient_until:
            # Somebody does not come back.
            self.host.ask(EndRound)
            self._patient_until += _ROUND_S

    # Acts

    def _asking(self, kind: type[EventRequest], about: Callable[[Random, Event], dict[str, Any]]) -> Any:
        """Return an act that makes a request of the host, or of somebody who is not the host."""

        def act(chance: Random, who: int) -> None:
            page = self.host if chance.random() < 0.95 else self.pages.get(who)
            if page is not None:
                page.ask(kind, **about(chance, self.event))

        return act

    def _leave(self, _chance: Random, who: int) -> None:
        page = self.pages.get(who)
        if isinstance(page, EventPage):
            page.ask(LeaveEvent)

    def _flood_again(self, _chance: Random, who: int) -> None:
        """Leave and come back as often as it goes, on one connection after the other."""
        self.flood(who, self.code, (LeaveEvent,))

    def _repeat(self, chance: Random, _who: int) -> None:
        """Send earlier requests of the host again."""
        earlier = [message for message, _ in self.host.ended.values()] + self.host.waiting
        if self.host.is_open:
            for message in chance.choices(earlier, k=min(len(earlier), 5)):
                self.host._send(message)

    def _nonsense(self, chance: Random, who: int) -> None:
        """Ask for what only the host may ask."""
        page = self.pages.get(who)
        if isinstance(page, EventPage):
            page.ask(chance.choice((SeatRound, StartRound, EndRound)))


def _person(chance: Random, event: Event) -> int:
    return chance.randrange(len(event.people) + 1)


_REQUESTS: dict[str, tuple[type[EventRequest], Callable[[Random, Event], dict[str, Any]]]] = {
    "move_person": (MovePerson, lambda c, event: {"person": _person(c, event), "table": c.choice((None, 0, 1, 2))}),
    "remove_person": (RemovePerson, lambda chance, event: {"person": _person(chance, event)}),
    "rename_person": (RenamePerson, lambda c, e: {"person": _person(c, e), "name": c.choice(("Zoe", "Ada", ""))}),
    "dismiss_away": (DismissAway, lambda *_: {}),
    "lock": (LockEvent, lambda chance, _: {"locked": chance.random() < 0.5}),
    "pause": (Pause, lambda chance, _: {"paused": chance.random() < 0.5}),
    "switch_emoji": (SwitchEmoji, lambda chance, _: {"off": chance.random() < 0.5}),
    "choose_team": (ChooseTeam, lambda chance, event: {"person": _person(chance, event), "team": chance.randrange(2)}),
    "end_round": (EndRound, lambda *_: {}),
    "seat_again": (SeatRound, lambda *_: {}),
}
