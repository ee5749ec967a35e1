"""A stage: pages in a real browser at the tables of a simulated world, whose time is theirs."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Locator, Page, Request, Route, WebSocketRoute

from browser.page_socket import PageSocket
from browser.pages import STILL, Pages
from browser.people import Card, Person, Way, match
from browser.quick_server import LIMITS, PACE
from browser.staged_api import StagedApi
from browser.staged_table import StagedTable
from simulation.world import World

HOST = "Ada"
_STEP_MS, _MAX_MS = 20, 100
"""World and pages take turns: for a step, or for longer while the pages get no messages."""
_START_MS = 1000
REACTION_MS = 500
"""Time from seeing cards to a call; the server rejects calls that are too fast for people."""
_LONGEST_GAME_S = 300
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
# One more task of the page, which no clock holds up; tells whether it still compiles the code of its screen.
_NEXT_TASK = """new Promise((go) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => go(document.querySelector("[data-loads]") !== null);
    port2.postMessage(0);
})"""


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
            self._step(min(left, _MAX_MS))

    def until(self, condition: Callable[[], bool], most_ms: float = 60_000) -> None:
        """Let time pass until a condition holds; it is an error if that takes too long."""
        self.settle()
        end = self.world.loop.time() + most_ms / 1000
        while not condition():
            assert self.world.loop.time() < end, "\n".join(["timed out; the pages show:", *map(text_of, self.pages)])
            self._step(_MAX_MS)

    def shows(self, locator: Locator, most_ms: float = 60_000) -> None:
        """Let time pass until an element is visible."""
        visible = locator.filter(visible=True)
        self.until(lambda: visible.count() > 0, most_ms)

    def reads(self, locator: Locator, text: str | re.Pattern[str]) -> None:
        """Let time pass until an element contains a text."""
        wanted = locator.filter(has_text=text)
        self.until(lambda: wanted.count() > 0)

    def hides(self, locator: Locator, most_ms: float = 60_000) -> None:
        """Let time pass until an element is not visible."""
        visible = locator.filter(visible=True)
        self.until(lambda: visible.count() == 0, most_ms)

    def settle(self) -> None:
        """Deliver all messages and files that are on their way; no time passes."""
        while True:
            self.world.settle()
            had = self._deliver()
            loads = [page.evaluate(_NEXT_TASK) for page in self.pages]
            if self._requests or any(loads):
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
        # A clock is that of all pages of a browser.
        for context in dict.fromkeys(page.context for page in self.pages):
            context.clock.run_for(ms)
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
        return self._attach(page)

    def second_window(self, page: Page) -> Page:
        """Open another empty page in the browser of a page."""
        return self._attach(page.context.new_page())

    def _attach(self, page: Page) -> Page:
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

    @contextmanager
    def navigating(self, page: Page) -> Iterator[None]:
        """Await that a page loads another address, or its own again, by itself."""
        before = self._open_sockets(page)
        with page.expect_navigation():
            yield
        for socket in before:
            socket.close()
        self._align(page)

    def go_back(self, page: Page) -> None:
        """Return to the address before."""
        self._leave(page)
        page.go_back()
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

    def press(self, page: Page, name: str | re.Pattern[str]) -> None:
        """Press a button, once it is enabled."""
        button = page.get_by_role("button", name=name, exact=True).and_(page.locator(":enabled"))
        self.click(button)

    def click(self, locator: Locator) -> None:
        """Click an element, once it is visible."""
        self.shows(locator)
        locator.click()

    def table(self, edition: str, way: Way = "touch", looks: Any = None, **settings: Any) -> StagedTable:
        """Create a table, and open the page of its host."""
        answer = self.api.ask("POST", "/api/tables", json={"name": HOST, "edition": edition, "settings": settings})
        assert answer.status_code == 201, answer.text
        seated = answer.json()
        table = StagedTable(self, seated["code"])
        table.open(HOST, seated["token"], way, looks or {})
        return table

    def look(self, person: Person, ms: float = REACTION_MS) -> tuple[Card, str]:
        """Let a reaction time pass, and return a match."""
        self.shows(person.page.locator("[role=group][data-card]:has([data-symbol])").nth(1))
        self.run(ms)
        found = match(person.cards())
        assert found is not None
        return found

    def call(self, person: Person) -> None:
        """Let a person call a match after a reaction time."""
        person.call(*self.look(person))

    def play_on(self, *people: Person) -> None:
        """Let people call a match that they have seen for a reaction time; then time passes."""
        before = [person.cards() for person in people]
        self.run(REACTION_MS)
        for person, cards in zip(people, before, strict=True):
            found = match(person.cards())
            if found is not None and person.cards() == cards:
                person.call(*found)
                self.run(_MAX_MS)

    def play(self, *people: Person) -> None:
        """Let people play until everybody sees the podium; some of them may be scripted."""
        end = self.world.loop.time() + _LONGEST_GAME_S
        while not all(person.has_ended() for person in people):
            assert self.world.loop.time() < end, "no podium"
            self.play_on(*people)


def text_of(page: Page) -> str:
    """Return the text that a page shows, without empty lines."""
    return re.sub(r"\s*\n\s*", "\n", page.locator("body").inner_text())
