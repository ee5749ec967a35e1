"""A bare picows room: any message is answered by the same bytes to all four clients, without rules or storage."""

import asyncio
import socket
from collections import defaultdict
from collections.abc import Callable

import uvloop
from picows import WSFrame, WSListener, WSMsgType, WSTransport, WSUpgradeRequest, ws_create_server

ANSWER = (
    b'{"type":"ruled","event":27,"verdict":"won","seat":2,"turn":21,"symbol":"dolphin","took":376,"reads":[0,3],'
    b'"places":[31,12,7,44,3],"counts":[6,5,8,6],"left":30}'
)
"""A message as long as Sosie's answer to a call."""

_rooms: defaultdict[str, list[WSTransport]] = defaultdict(list)


class Seat(WSListener):
    """A connection to a room."""

    def __init__(self, room: list[WSTransport]) -> None:
        self._room = room

    def on_ws_connected(self, transport: WSTransport) -> None:
        """Join the room."""
        self._room.append(transport)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """Send the answer to all clients."""
        if frame.msg_type == WSMsgType.TEXT:
            for other in self._room:
                other.send(WSMsgType.TEXT, ANSWER)
        elif frame.msg_type == WSMsgType.CLOSE:
            transport.disconnect()

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        """Leave the room."""
        self._room.remove(transport)


def _enter(request: WSUpgradeRequest) -> WSListener:
    return Seat(_rooms[request.path.decode()])


async def serve(enter: Callable[[WSUpgradeRequest], WSListener]) -> None:
    """Serve until killed; print the port on the first line."""
    listening = socket.create_server(("127.0.0.1", 0), backlog=4096)
    server = await ws_create_server(enter, sock=listening)
    print(listening.getsockname()[1], flush=True)
    await server.serve_forever()


if __name__ == "__main__":
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(serve(_enter))
