"""The outbox sends all messages in order after the current work, even if a receiver fails."""

import asyncio
from dataclasses import dataclass, field

from sosie.server.live.outbox import Outbox


@dataclass
class Recorder:
    """A receiver that records its messages, or fails."""

    received: list[bytes] = field(default_factory=list)
    is_broken: bool = False

    def deliver(self, message: bytes) -> None:
        if self.is_broken:
            raise OSError("broken")
        self.received.append(message)


def test_messages_are_sent_in_order_after_the_work() -> None:
    async def run() -> None:
        outbox, ada, ben = Outbox(), Recorder(), Recorder()
        for number in b"123":
            outbox.put(ada, bytes([number]))
            outbox.put(ben, bytes([number]))
        assert ada.received == ben.received == []
        await asyncio.sleep(0)
        assert ada.received == ben.received == [b"1", b"2", b"3"]
        outbox.put(ada, b"4")
        await asyncio.sleep(0)
        assert ada.received[-1] == b"4"

    asyncio.run(run())


def test_flush_sends_now_and_only_once() -> None:
    async def run() -> None:
        outbox, ada = Outbox(), Recorder()
        outbox.put(ada, b"1")
        outbox.flush()
        assert ada.received == [b"1"]
        await asyncio.sleep(0)
        assert ada.received == [b"1"]

    asyncio.run(run())


def test_failing_receiver_does_not_block_others() -> None:
    async def run() -> None:
        errors: list[object] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, about: errors.append(about["exception"]))
        outbox, ada, ben = Outbox(), Recorder(), Recorder(is_broken=True)
        for receiver in (ada, ben, ada, ben, ada):
            outbox.put(receiver, b"1")
        for _ in range(3):
            await asyncio.sleep(0)
        assert ada.received == [b"1"] * 3
        assert len(errors) == 2

    asyncio.run(run())
