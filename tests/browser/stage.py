"""A stage: pages in a real browser at the tables of a simulated world, whose time is theirs."""

import json
import re
from collections.abc import Callable
from typing import Any

from picows import WSMsgType
from playwright.sync_api import Locator, Page, Request, Route, WebSocketRoute

from browser.pages import STILL, Pages
from browser.people import Card, Person, Way, match
from browser.quick_server import LIMITS, PACE
from browser.staged_api import StagedApi
from simulation.network import END, OPEN, Wire
from simulation.player import Player
from simulation.world import World

HOST = "Ada"
_STEP_MS, _MOST_MS = 20, 100
"""World and pages take turns: for a step, or for longer while the pages get no messages."""
_START_MS = 1000
_FRAME_MS = 16
# The same random numbers each time, and events that happen in the page's time.
_SEEDED = """(() => {
    let state = %d;
    Math.random = () => {
        state = (state + 0x6d2b79f5) | 0;
        let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
        mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
        return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
    };
    Object.defineProperty(Event.prototype, "timeStamp", { get: () => performance.now() });
})()"""
# The local storage of a seated player; existing values are kept.
_SEAT = """([token, code, name]) => {
    localStorage.getItem("sosie.token") ?? localStorage.setItem("sosie.token", token);
    localStorage.getItem("sosie.tables") ?? localStorage.setItem("sosie.tables", JSON.stringify([code]));
    localStorage.getItem("sosie.preferences") ?? localStorage.setItem("sosie.preferences", JSON.stringify({name}));
}"""
# One more task of the page, which no clock holds up.
_NEXT_TASK = """new Promise((go) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => go(0);
    port2.postMessage(0);
})"""


class PageSocket:
    """A page's end of a wire."""

    address, bytes_a_second = "198.51.100.7", 0.0

    def __init__(self, stage: "Stage", page: Page, socket: WebSocketRoute) -> None:
        self.page, self.is_open = page, True
        self._stage, self._socket = stage, socket
        self.wire: Wire = stage.world.dial(self)
        socket.on_message(lambda text: self._send(WSMsgType.TEXT, str(text).encode()))
        socket.on_close(lambda _code, _reason: self.close())

    def _send(self, kind: Any, payload: bytes = b"") -> None:
        if self.is_open:
            self._stage.world.note("page", ">", payload)
            self.wire.up.send(kind, payload)

    def on_packet(self, wire: Wire, kind: Any, payload: bytes) -> None:
        """Receive a frame, which the page gets once the world pauses; the browser itself answers pings."""
        if kind == WSMsgType.PING:
            wire.up.send(WSMsgType.PONG, payload)
        elif kind != OPEN and self.is_open:
            self._stage.world.note("page", "<", payload)
            self._stage.mail.append((self, kind, payload))

    def deliver(self, kind: Any, payload: bytes) -> None:
        """Give the page a frame."""
        if not self.is_open:
            return
        if kind == WSMsgType.TEXT:
            self._socket.send(payload.decode())
        else:
            self.cut()

    def close(self) -> None:
        """End the wire: the page has closed it, or is gone."""
        self._send(END)
        self.is_open = False

    def cut(self) -> None:
        """End the wire, and tell the page."""
        self.close()
        self._socket.close()


class Stage:
    """A world with pages; time passes only by `run` and `until`."""

    def __init__(self, pages: Pages, seed: int = 1) -> None:
        self.world = World(seed, pace=PACE, limits=LIMITS)
        self.api = StagedApi(self.world, pages.url)
        self.pages = list[Page]()
        self.sockets = list[PageSocket]()
        self.mail = list[tuple[PageSocket, Any, bytes]]()
        self.offline = set[Page]()
        """Pages that cannot reach the server."""
        self._new_page, self._requests = pages.new, set[Request]()

    # Time

    def run(self, ms: float) -> None:
        """Let time pass."""
        end = self.world.loop.time() + ms / 1000
        while (left := round((end - self.world.loop.time()) * 1000)) > 0:
            self._step(min(left, _MOST_MS))

    def until(self, condition: Callable[[], bool], most_ms: float = 60_000) -> None:
        """Let time pass until a condition holds; it is an error if that takes too long."""
        self.settle()
        end = self.world.loop.time() + most_ms / 1000
        while not condition():
            assert self.world.loop.time() < end, "\n".join(["timed out; the pages show:", *map(text_of, self.pages)])
            self._step(_MOST_MS)

    def shows(self, locator: Locator, text: str | re.Pattern[str] | None = None, most_ms: float = 60_000) -> None:
        """Let time pass until an element is visible, with a text."""
        wanted = (locator if text is None else locator.filter(has_text=text)).filter(visible=True)
        self.until(lambda: wanted.count() > 0, most_ms)

    def hides(self, locator: Locator, most_ms: float = 60_000) -> None:
        """Let time pass until an element is not visible."""
        visible = locator.filter(visible=True)
        self.until(lambda: visible.count() == 0, most_ms)

    def settle(self) -> None:
        """Deliver all messages and files that are on their way; no time passes."""
        while True:
            self.world.settle()
            had = self._deliver()
            for page in self.pages:
                page.evaluate(_NEXT_TASK)
            if self._requests:
                self.pages[0].wait_for_timeout(2)
            elif not had:
                return

    def _step(self, most_ms: int) -> None:
        """Run the world until there are messages for a page, then the pages' clocks for as long."""
        ms = 0
        while ms < most_ms and not self.mail:
            self.world.run(min(_STEP_MS, most_ms - ms))
            ms += min(_STEP_MS, most_ms - ms)
        self._deliver()
        for page in self.pages:
            page.clock.run_for(ms)
        self.settle()

    def _deliver(self) -> bool:
        mail, self.mail = self.mail, []
        for socket, kind, payload in mail:
            socket.deliver(kind, payload)
        return bool(mail)

    # Pages

    def new_page(self, *args: Any, **looks: Any) -> Page:
        """Open an empty page, calm unless its looks say otherwise."""
        page = self._new_page(*args, **{**STILL, **looks})
        page.add_init_script(_SEEDED % len(self.pages))
        page.clock.install(time=0)
        # Before anything is loaded: otherwise the clock ticks meanwhile, and jumps afterwards.
        page.clock.pause_at(_START_MS)
        page.on("request", self._on_request)
        page.on("requestfinished", self._on_response)
        page.on("requestfailed", self._on_response)
        page.route(re.compile(r"/api/(tables|screens|games)\b"), self._answer)
        page.route_web_socket(re.compile("/socket"), lambda socket: self._connect(page, socket))
        self.pages.append(page)
        return page

    def goto(self, page: Page, path: str) -> None:
        """Open an address."""
        self._leave(page)
        page.goto(path)
        self._align(page)

    def reload(self, page: Page) -> None:
        """Load a page again."""
        self._leave(page)
        page.reload()
        self._align(page)

    def close_page(self, page: Page) -> None:
        """Close a page."""
        self._leave(page)
        self.pages.remove(page)
        page.close()

    def cut(self, page: Page, *, silently: bool = False) -> None:
        """Cut the connection of a page; silently: neither end is told."""
        for socket in self._open_sockets(page):
            if silently:
                socket.wire.lose()
            else:
                socket.cut()

    def close(self) -> None:
        """Detach the pages, and end the world."""
        for page in self.pages:
            page.unroute_all(behavior="wait")
        for socket in self.sockets:
            socket.is_open = False
        self.world.close()

    def _leave(self, page: Page) -> None:
        for socket in self._open_sockets(page):
            socket.close()

    def _open_sockets(self, page: Page) -> list[PageSocket]:
        return [socket for socket in self.sockets if socket.page is page and socket.is_open]

    def _align(self, page: Page) -> None:
        """Move the clock of a loaded page, which has run for a moment before its pause, to a frame."""
        self.settle()
        now = page.evaluate("performance.now()")
        page.clock.run_for(_FRAME_MS * (now // _FRAME_MS + 2) - now)
        self.settle()

    def _connect(self, page: Page, socket: WebSocketRoute) -> None:
        if page in self.offline:
            socket.close()
        else:
            self.sockets.append(PageSocket(self, page, socket))

    def _on_request(self, request: Request) -> None:
        self._requests.add(request)

    def _on_response(self, request: Request) -> None:
        self._requests.discard(request)

    def _answer(self, route: Route) -> None:
        request = route.request
        self.world.note("http", request.method)
        answer = self.api.ask(request.method, request.url, headers=request.headers, content=request.post_data_buffer)
        route.fulfill(status=answer.status_code, headers=dict(answer.headers), body=answer.content)

    # People

    def table(self, edition: str, way: Way = "touch", looks: Any = None, **settings: Any) -> "StagedTable":
        """Create a table, and open the page of its host."""
        answer = self.api.ask("POST", "/api/tables", json={"name": HOST, "edition": edition, "settings": settings})
        assert answer.status_code == 201, answer.text
        return StagedTable(self, answer.json(), way, looks or {})

    def look(self, person: Person, ms: float = 500) -> tuple[Card, str]:
        """Let a reaction time pass, and return a match."""
        self.shows(person.page.locator("[role=group][data-card]:has([data-symbol])").nth(1))
        self.run(ms)
        found = match(person.cards())
        assert found is not None
        return found

    def call(self, person: Person) -> None:
        """Let a person call a match after a reaction time."""
        person.call(*self.look(person))


class StagedTable:
    """A table: its host has a page, and the others have pages or are scripted."""

    def __init__(self, stage: Stage, seated: dict[str, Any], way: Way, looks: Any) -> None:
        self.stage, self.code = stage, str(seated["code"])
        self.host = self._open(HOST, str(seated["token"]), way, looks)

    def person(self, name: str, way: Way = "touch", **looks: Any) -> Person:
        """Seat a person, and open their page."""
        answer = self.stage.api.ask("POST", f"/api/tables/{self.code}/seats", json={"name": name})
        return self._open(name, answer.json()["token"], way, looks)

    def scripted(self, name: str) -> Player:
        """Seat a person without a page."""
        return self.stage.world.sit(self.code, name, errors=0)

    def start(self) -> None:
        """Start the game, and let time pass until the host sees cards."""
        play = self.host.page.get_by_role("button", name=re.compile("^Play "))
        self.stage.until(play.is_enabled)
        play.click()
        self.stage.shows(self.host.page.locator("[role=group][data-card] [data-symbol]").first)

    def _open(self, name: str, token: str, way: Way, looks: Any) -> Person:
        person = Person(self.stage.new_page(**looks), name, way)
        person.page.add_init_script(f"({_SEAT})({json.dumps([token, self.code, name])})")
        self.stage.goto(person.page, f"/t/{self.code}")
        self.stage.shows(person.page.get_by_role("button", name=f"{name}. Change your name"))
        return person


def text_of(page: Page) -> str:
    """Return the text that a page shows, without empty lines."""
    return re.sub(r"\s*\n\s*", "\n", page.locator("body").inner_text())
