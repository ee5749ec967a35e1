"""Messages that go out together: all of them, in order, after what is being done, whoever fails."""

import asyncio
from dataclasses import dataclass, field

from sosie.server.live.outbox import Outbox


@dataclass
class Kept:
    """Somebody who keeps what they get, unless they are broken."""

    got: list[bytes] = field(default_factory=list)
    is_broken: bool = False

    def deliver(self, message: bytes) -> None:
        if self.is_broken:
            raise OSError("broken")
        self.got.append(message)


def test_messages_are_sent_in_order_after_the_work() -> None:
    async def run() -> None:
        outbox, ada, ben = Outbox(), Kept(), Kept()
        for number in b"123":
            outbox.put(ada, bytes([number]))
            outbox.put(ben, bytes([number]))
        assert ada.got == ben.got == []
        await asyncio.sleep(0)
        assert ada.got == ben.got == [b"1", b"2", b"3"]
        outbox.put(ada, b"4")
        await asyncio.sleep(0)
        assert ada.got[-1] == b"4"

    asyncio.run(run())


def test_flush_sends_now_and_only_once() -> None:
    async def run() -> None:
        outbox, ada = Outbox(), Kept()
        outbox.put(ada, b"1")
        outbox.flush()
        assert ada.got == [b"1"]
        await asyncio.sleep(0)
        assert ada.got == [b"1"]

    asyncio.run(run())


def test_failing_receiver_does_not_block_others() -> None:
    async def run() -> None:
        complaints: list[object] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, about: complaints.append(about["exception"]))
        outbox, ada, ben = Outbox(), Kept(), Kept(is_broken=True)
        for to in (ada, ben, ada, ben, ada):
            outbox.put(to, b"1")
        for _ in range(3):
            await asyncio.sleep(0)
        assert ada.got == [b"1"] * 3
        assert len(complaints) == 2

    asyncio.run(run())
