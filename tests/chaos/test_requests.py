"""Requests of a scripted player: each ends, and only when the table says so."""

from collections.abc import Callable

from hypothesis import given
from hypothesis import strategies as st

from chaos.diary import TRY_AGAIN
from chaos.requests import Requests
from sosie.table.messages import Call, Counted, FromTable, Ready, Refused, Request, Ruled, Welcome


class World:
    """A model of a table and a player, with a connection that loses messages."""

    def __init__(self) -> None:
        self.requests = Requests(seat=0)
        self.counted = 0
        self.refused = set[int]()
        self.sent: list[Request] = []
        self.answers: list[FromTable] = []

    def ask(self, *, is_call: bool) -> None:
        """Send a new request, if none is pending."""
        if self.requests.pending is None:
            number = self.requests.number + 1
            about = {"symbol": number, "turn": 0} if is_call else {}
            self.requests = self.requests.ask(Call if is_call else Ready, **about)
            self.repeat()

    def repeat(self) -> None:
        """Send or repeat the pending request."""
        if self.requests.pending is not None:
            self.sent.append(self.requests.pending)

    def process(self, answer: str) -> None:
        """Let the table process a request: it counts, is refused or lost, or its answer is lost."""
        if not self.sent:
            return
        request = self.sent.pop(0)
        if request.number <= self.counted:
            self.answers.append(Counted(request.number))
        elif answer == TRY_AGAIN:
            self.answers.append(Refused(TRY_AGAIN, "", request.number))
        else:
            self.counted = request.number
            if answer == "refused":
                self.refused.add(request.number)
                self.answers.append(Refused("not-playing", "", request.number))
            elif answer == "ruled" and isinstance(request, Call):
                self.answers.append(Ruled(1, "late", 0, 1, request.symbol))

    def deliver(self) -> None:
        """Deliver a message to the player, and check that an end is justified."""
        if self.answers:
            message, before = self.answers.pop(0), self.requests.pending
            self.requests = self.requests.after(message)
            if before is not None and self.requests.pending is None:
                assert before.number in self.refused or before.number <= self.counted

    def connect(self, behind: int) -> None:
        """Reconnect to a server that may be behind."""
        self.sent.clear()
        self.answers = [Welcome(1, 0, max(0, self.counted - behind))]
        self.deliver()
        self.repeat()


Act = Callable[[World], None]
ACTS: st.SearchStrategy[Act] = st.one_of(
    st.booleans().map(lambda is_call: lambda world: world.ask(is_call=is_call)),
    st.sampled_from(["ruled", "refused", "lost", TRY_AGAIN]).map(lambda answer: lambda world: world.process(answer)),
    st.just(lambda world: world.deliver()),
    st.just(lambda world: world.repeat()),
    st.integers(0, 2).map(lambda behind: lambda world: world.connect(behind)),
)


@given(st.lists(ACTS, max_size=40))
def test_request_ends_with_one_more_repeat(acts: list[Act]) -> None:
    world = World()
    for act in acts:
        act(world)
    for _ in range(2):
        world.repeat()
        while world.sent:
            world.process("lost")
        while world.answers:
            world.deliver()
    assert world.requests.pending is None
