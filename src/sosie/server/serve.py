"""A server: wires its parts together, runs and stops them."""

import asyncio
import contextlib
import gc
import logging
import os
import signal
import socket
from collections.abc import Callable, Iterator

import uvicorn
import uvloop

from sosie.errors import MissingExtra, PortInUse
from sosie.server import file_descriptors
from sosie.server.clock import LoopClock
from sosie.server.config import Config
from sosie.server.decks.drawings import Drawings
from sosie.server.decks.repository import DeckRepository
from sosie.server.housekeeping import Housekeeping
from sosie.server.http.app import make_app
from sosie.server.http.state import AppState
from sosie.server.http.timeouts import http_protocol
from sosie.server.http.upgrade import websocket_protocol
from sosie.server.live.archive import Archive
from sosie.server.live.event_history import encode
from sosie.server.live.rooms import Rooms
from sosie.server.live.socket import SocketContext
from sosie.server.log.embedded.log import EmbeddedLog
from sosie.server.log.interface import Log
from sosie.server.metrics import Metrics
from sosie.server.retention import Retention
from sosie.server.store.store import Store
from sosie.server.workers.pool import WorkerPool
from sosie.table.messages import Closing

_STOP_SIGNALS = (signal.SIGINT, signal.SIGTERM)
_GRACE_S = 2
"""Timeout for pending requests at shutdown."""
_FORCED_EXIT_STATUS = 130
_SERVICE_RESTART = 1012
_CHECK_S = 0.5
_GC_THRESHOLD = 10_000
_logger = logging.getLogger("sosie.server")


class _Uvicorn(uvicorn.Server):
    """Uvicorn without its signal handlers; those of `Server` also disconnect players."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


class Server:
    """One process, one port: HTTP, sockets, the log, the store and background tasks."""

    def __init__(self, config: Config) -> None:
        self._log = make_log(config)
        self._store = Store(config.store_url)
        metrics, clock = Metrics(), LoopClock()
        self._archive = Archive(self._store, metrics)
        rooms = Rooms(self._log, clock, config.pace, self._archive.add)
        self._worker_pool = WorkerPool()
        self._drawings = Drawings(self._worker_pool)
        decks = DeckRepository(self._store, self._worker_pool)
        backends = (self._log.kind, self._store.kind)
        self.app_state = AppState(
            config, clock, metrics, rooms, self._store, decks, self._drawings, self._worker_pool, backends
        )
        context = SocketContext(rooms, config, clock, metrics, self.app_state.lookups, decks.find_pack)
        self._housekeeping = Housekeeping(self.app_state, self._log, self._archive)
        self._retention = Retention(self.app_state, self._log)
        self._is_stopping = False
        self._files = file_descriptors.raise_limit()
        self._most_connections = min(config.limits.connections, file_descriptors.connections_within(self._files))
        self._uvicorn = _Uvicorn(
            uvicorn.Config(
                make_app(self.app_state),
                http=http_protocol(config, self._most_connections),
                ws=websocket_protocol(context),
                lifespan="off",
                log_config=None,
                access_log=False,
                proxy_headers=False,
                server_header=False,
                timeout_graceful_shutdown=_GRACE_S,
            )
        )

    async def run(self, listener: socket.socket, on_ready: Callable[[], object] = lambda: None) -> None:
        """Serve until stopped."""
        await self._log.open()
        try:
            await self._store.open()
            self._archive.start()
            jobs = (self._housekeeping.run(), self._retention.run(), self._monitor())
            background = [asyncio.create_task(job) for job in jobs]
            asyncio.get_running_loop().set_exception_handler(file_descriptors.on_loop_error)
            self._handle_signals()
            serving = asyncio.create_task(self._uvicorn.serve(sockets=[listener]))
            await self._wait_until_started(serving)
            _logger.info("serving")
            _logger.info("at most %d connections, with %d file descriptors", self._most_connections, self._files)
            on_ready()
            await serving
            for task in background:
                task.cancel()
            await asyncio.wait(background)
        finally:
            await self._close()

    def stop(self) -> None:
        """Disconnect clients and stop; the second time, exit immediately."""
        if self._uvicorn.should_exit:
            os._exit(_FORCED_EXIT_STATUS)
        _logger.info("stopping")
        self._is_stopping, self.app_state.ready = True, False
        self._disconnect_all(Closing("restarting", "the server restarts; come back in a moment", again=True))
        self._uvicorn.should_exit = True

    def _disconnect_all(self, closing: Closing) -> None:
        """Disconnect all clients, which then reconnect to this server or another."""
        message = encode(closing)
        for room in self.app_state.rooms.live():
            for connection in list(room.connections):
                connection.transport.send(message)
                connection.transport.close(_SERVICE_RESTART, closing.code)

    async def _monitor(self) -> None:
        """Disconnect clients while the log is unavailable: other servers may reach it."""
        while not self._is_stopping:
            self._check_writable()
            if self.app_state.ready != self._log.is_reachable:
                self.app_state.ready = self._log.is_reachable
                _logger.warning("the log is %s", "available again" if self.app_state.ready else "unavailable")
            if not self.app_state.ready:
                self._disconnect_all(
                    Closing("try-again", "this server has lost its log; come back in a moment", again=True)
                )
            await asyncio.sleep(_CHECK_S)

    def _check_writable(self) -> None:
        """Update whether the log and the store can write; players stay connected, since it is often brief."""
        can_write = self._log.can_write() and self._store.can_write() and not self._archive.is_stuck
        if can_write != self.app_state.can_write:
            self.app_state.can_write = can_write
            _logger.warning("the log and the store are %s", "writable again" if can_write else "not writable")

    def _handle_signals(self) -> None:
        loop = asyncio.get_running_loop()
        for number in _STOP_SIGNALS:
            loop.add_signal_handler(number, self.stop)

    async def _wait_until_started(self, serving: asyncio.Task[None]) -> None:
        while not self._uvicorn.started and not serving.done():
            await asyncio.sleep(0.01)

    async def _close(self) -> None:
        await self._drawings.close()
        await self._worker_pool.close()
        self.app_state.rooms.close()
        await self._archive.close()
        await self._store.close()
        await self._log.close()
        _logger.info("stopped")


def make_log(config: Config) -> Log:
    """Return the configured log: in NATS, which several servers share, or in the data folder."""
    if not config.log:
        return EmbeddedLog(config.data / "log", config.durable)
    try:
        from sosie.server.log.nats.log import NatsLog  # noqa: PLC0415 - an optional dependency
        from sosie.server.log.nats.stream import NatsSettings, read_addresses  # noqa: PLC0415 - likewise
    except ModuleNotFoundError as error:
        raise MissingExtra(f"a log in NATS needs the package {error.name}: pip install 'sosie[cluster]'") from error
    return NatsLog(
        NatsSettings(
            read_addresses(config.log),
            replicas=config.log_replicas,
            max_age_s=config.log_max_age_s,
            max_bytes=config.log_max_bytes,
        )
    )


def listen(host: str, port: int) -> socket.socket:
    """Listen on a port, or name a free one; 0 chooses any."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return _bind(family, host, port)
    except PermissionError:
        raise PortInUse(f"port {port} needs more rights: choose one above 1023, such as --port 8000") from None
    except OverflowError:
        raise PortInUse(f"a port is 0 to 65535, not {port}") from None
    except socket.gaierror:
        raise PortInUse(f'there is no address "{host}" here: try --host 127.0.0.1, or 0.0.0.0 for all') from None
    except OSError as error:
        free = _next_free_port(family, host, port)
        hint = f"try --port {free}" if free else "choose another host or port"
        raise PortInUse(f"port {port} at {host} cannot be used ({error.strerror}): {hint}") from None


def _bind(family: int, host: str, port: int) -> socket.socket:
    listener = socket.socket(family, socket.SOCK_STREAM)
    try:
        if os.name == "posix":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
        # Another program may have bound the port without listening yet: the first to listen gets it.
        listener.listen(2048)
    except BaseException:
        listener.close()
        raise
    return listener


def _next_free_port(family: int, host: str, port: int) -> int | None:
    for other in range(port + 1, min(port + 50, 65536)):
        with contextlib.suppress(OSError):
            _bind(family, host, other).close()
            return other
    return None


def serve(config: Config, listener: socket.socket, on_ready: Callable[[], object] = lambda: None) -> None:
    """Run a server until it is stopped."""

    async def run() -> None:
        server = Server(config)
        _tune_garbage_collector()
        await server.run(listener, on_ready)

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(run())


def _tune_garbage_collector() -> None:
    """Collect garbage less often, and never among loaded modules: a full collection takes 0.1 s.

    Tables have no reference cycles, so reference counting frees them.
    """
    gc.freeze()
    gc.set_threshold(_GC_THRESHOLD, 20, 20)
