"""Repeated requests are acknowledged."""

from random import Random

from server.client import think
from server.live.test_buffered_moves import LONG_TIES, call, logged
from server.scene import Scene, play
from sosie.table.entries import Left, Moved
from sosie.table.messages import Call, Choose, Counted, Ready, Refused, Ruled


def test_repeat_is_answered_to_its_sender_only() -> None:
    async def act(scene: Scene) -> None:
        ada, ben = scene.ada, scene.ben
        ben.ask(Ready)
        await ben.until(lambda: ben.view is not None and ben.view.seats[1].ready)
        before = len(logged(scene))
        ben.send(Ready(1))
        assert (await ben.next(Counted)).number == 1
        assert len(logged(scene)) == before
        ben.ask(Ready, ready=False)
        await ada.until(lambda: ada.view is not None and not ada.view.seats[1].ready)
        assert not [message for message in ada.received if isinstance(message, Counted)]

    play(act, begin=False)


def test_repeat_of_refused_request_is_answered() -> None:
    async def act(scene: Scene) -> None:
        ben = scene.ben
        number = ben.ask(Choose, game="well")
        assert (await ben.next(Refused)).number == number
        ben.send(Choose(number, "well"))
        assert (await ben.next(Counted)).number == number

    play(act)


def test_repeat_after_reconnect_is_answered() -> None:
    async def act(scene: Scene) -> None:
        await think(Random(0), 500, 500)
        number = call(scene, 1)
        await scene.ada.next(Ruled)
        await scene.ben.close()
        again = await scene.connect(scene.ben.token)
        again.send(Call(number, turn=0, symbol=0))
        assert (await again.next(Counted)).number == number

    play(act)


def test_repeat_of_buffered_move_is_not_logged() -> None:
    async def act(scene: Scene) -> None:
        ben = scene.ben
        await think(Random(0), 500, 500)
        request = Call(ben.number + 1, turn=0, took=450.0, **ben.calls()[0])
        before = len(logged(scene))
        ben.send(request)
        ben.send(request)
        ben.send(b"garbage")
        # The move is still buffered, so only the garbage has been answered.
        assert await ben.refused() == "unreadable"
        assert len(logged(scene)) == before
        assert not [message for message in ben.received if isinstance(message, Counted)]
        assert (await ben.next(Ruled)).seat == 1
        assert len([entry for entry in logged(scene)[before:] if isinstance(entry, Moved)]) == 1

    play(act, settings=LONG_TIES)


def test_leave_with_a_used_number_keeps_the_seat() -> None:
    async def act(scene: Scene) -> None:
        ben = scene.ben
        ben.ask(Ready)
        await ben.until(lambda: ben.view is not None and ben.view.seats[1].ready)
        scene.room.append(Left(1, ben.number))
        await ben.next(Counted)
        ben.ask(Ready, ready=False)
        await ben.until(lambda: ben.view is not None and not ben.view.seats[1].ready)

    play(act, begin=False)
