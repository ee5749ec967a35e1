"""A server: wires its parts together, runs and stops them."""

import asyncio
import contextlib
import gc
import logging
import os
import socket
from collections.abc import Callable, Coroutine, Iterator
from typing import Any

import uvicorn
import uvloop

from sosie.errors import MissingExtra, PortInUse
from sosie.server.config import Config
from sosie.server.decks.drawings import Drawings
from sosie.server.decks.repository import DeckRepository
from sosie.server.http.app import make_app
from sosie.server.http.handover import adopt, http_protocol
from sosie.server.http.state import AppState
from sosie.server.http.upgrade import websocket_protocol
from sosie.server.live.archive import Archive
from sosie.server.live.events import Events
from sosie.server.live.rooms import Rooms
from sosie.server.live.socket_context import SocketContext
from sosie.server.live.update_history import encode
from sosie.server.log.embedded.log import EmbeddedLog
from sosie.server.log.interface import Log
from sosie.server.multiprocess.inboxes import CONNECTION, DRAWING, JOB, Message
from sosie.server.multiprocess.process import ONLY_PROCESS, Process
from sosie.server.multiprocess.remote_pool import RemotePool, run_remote_job
from sosie.server.multiprocess.routing import DRAWING_PROCESS
from sosie.server.multiprocess.supervisor import FORCED_EXIT_STATUS, STOP_SIGNALS, Lifeline, supervise
from sosie.server.observe.client_errors import ClientErrors
from sosie.server.observe.logging import add_field
from sosie.server.observe.metrics import Metrics
from sosie.server.runtime import file_descriptors
from sosie.server.runtime.clock import LoopClock
from sosie.server.runtime.disk import free_bytes
from sosie.server.runtime.stalls import WATCHDOG
from sosie.server.store.space import Bounds
from sosie.server.store.store import Store
from sosie.server.upkeep.housekeeping import Housekeeping
from sosie.server.upkeep.retention import Retention
from sosie.server.workers.pool import JobRunner, WorkerPools
from sosie.server.workers.round_planner import RoundPlanner
from sosie.table.messages import Closing

_GRACE_S = 2
"""Timeout for pending requests at shutdown."""
_SERVICE_RESTART = 1012
_CHECK_S = 0.5
_GC_THRESHOLD = 100_000
_BACKLOG = 2048
_logger = logging.getLogger("sosie.server")

StopBy = Callable[[Callable[[], None]], None]
"""Registers the function that stops a server: for signals, or for the end of a lifeline."""


class _Uvicorn(uvicorn.Server):
    """Uvicorn without its signal handlers; those of `Server` also disconnect players."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


class Server:
    """A process of a server: HTTP, sockets, the log, the store and background tasks."""

    def __init__(self, config: Config, process: Process = ONLY_PROCESS) -> None:
        self._process, self._routing = process, process.routing
        self._log = make_log(config, process)
        self._store = Store(config.store_url, _bounds(config))
        metrics, clock = _metrics(process), LoopClock()
        self._archive = Archive(self._store, metrics)
        limits, owns = config.limits, self._routing.owns
        rooms = Rooms(self._log, clock, config.pace, self._archive.add, owns, limits=limits)
        self._worker_pool = WorkerPools()
        jobs, self._drawings = self._job_runner()
        plans = process.limits.buckets("plans", config.limits.plans_burst, config.limits.plans_a_second)
        planner = RoundPlanner(jobs, plans, clock, metrics)
        events = Events(self._log, rooms, clock, owns, limits=limits, plan=planner.plan)
        self._decks = DeckRepository(self._store, jobs)
        backends = (self._log.kind, self._store.kind)
        self.app_state = AppState(
            config, clock, metrics, rooms, events, self._store, self._decks, self._drawings, jobs, backends,
            process.limits, self._is_machine_ready, self._update_metrics,
        )  # fmt: skip
        self._context = SocketContext(
            rooms, config, clock, metrics, self.app_state.lookups, events, self._decks.find_pack, self._routing.owns,
            process.limits,
        )  # fmt: skip
        self._housekeeping = Housekeeping(self.app_state, self._log, self._archive, routing=self._routing)
        self._retention = Retention(self.app_state, self._log, expires=process.is_first or bool(config.log))
        self._client_errors = ClientErrors(metrics.count_client_error)
        self._tasks = set[asyncio.Task[None]]()
        self._is_stopping = False
        self._files = file_descriptors.raise_limit()
        self._most_connections = min(config.limits.connections, file_descriptors.connections_within(self._files))
        self._uvicorn = _Uvicorn(
            uvicorn.Config(
                make_app(self.app_state, self._routing),
                http=http_protocol(config, self._most_connections, process),
                ws=websocket_protocol(self._context, self._routing),
                lifespan="off",
                log_config=None,
                access_log=False,
                proxy_headers=False,
                server_header=False,
                timeout_graceful_shutdown=_GRACE_S,
            )
        )

    async def run(self, listener: socket.socket, on_ready: Callable[[], object], stop_by: StopBy) -> None:
        """Serve until stopped, in the given way."""
        WATCHDOG.watch(asyncio.get_running_loop(), self.app_state.metrics.count_stall)
        self._client_errors.install()
        await self._log.open()
        try:
            await self._store.open()
            self._archive.start()
            jobs = (self._housekeeping.run(), self._retention.run(), self._monitor())
            background = [asyncio.create_task(job) for job in jobs]
            asyncio.get_running_loop().set_exception_handler(file_descriptors.on_loop_error)
            stop_by(self.stop)
            serving = asyncio.create_task(self._uvicorn.serve(sockets=[listener]))
            await self._wait_until_started(serving)
            self._receive()
            _logger.info("serving")
            _logger.info("at most %d connections, with %d file descriptors", self._most_connections, self._files)
            on_ready()
            await serving
            self._stop_receiving()
            for task in (*background, *self._tasks):
                task.cancel()
            await asyncio.wait((*background, *self._tasks))
        finally:
            await self._close()

    def stop(self) -> None:
        """Disconnect clients and stop; the second time, exit immediately."""
        if self._uvicorn.should_exit:
            os._exit(FORCED_EXIT_STATUS)
        _logger.info("stopping")
        self._is_stopping, self.app_state.ready = True, False
        self._publish_readiness()
        self._disconnect_all(Closing("restarting", "the server restarts; come back in a moment", again=True))
        self._uvicorn.should_exit = True

    def _disconnect_all(self, closing: Closing) -> None:
        """Disconnect all clients, which then reconnect to this server or another."""
        message = encode(closing)
        transports = [connection.transport for room in self.app_state.rooms.live() for connection in room.connections]
        events = self.app_state.events.live()
        transports += [connection.transport for event in events for connection in event.connections]
        for transport in transports:
            transport.send(message)
            transport.close(_SERVICE_RESTART, closing.code)

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
            self._update_metrics()
            self._publish_readiness()
            await asyncio.sleep(_CHECK_S)

    def _check_writable(self) -> None:
        """Update whether the log and the store can write; players stay connected, since it is often brief."""
        can_write = self._log.can_write() and self._store.can_write() and not self._archive.is_stuck
        if can_write != self.app_state.can_write:
            self.app_state.can_write = can_write
            _logger.warning("the log and the store are %s", "writable again" if can_write else "not writable")

    def _update_metrics(self) -> None:
        metrics = self.app_state.metrics
        metrics.update(self._context.connections.own, len(self.app_state.rooms))
        metrics.update_server(
            ready=self.app_state.ready and self.app_state.can_write,
            limit=self._most_connections,
            free_bytes=free_bytes(self.app_state.config.data),
        )

    # The other processes of a server

    def _job_runner(self) -> tuple[JobRunner, Drawings]:
        """Return the pool and the drawings of this process, or those that let another one do the work."""
        shared = self._process.shared
        if shared is None or self._process.index == DRAWING_PROCESS:
            return self._worker_pool, Drawings(self._worker_pool)
        inboxes, remote = shared.inboxes, RemotePool(shared.inboxes)
        return remote, Drawings(
            remote, delegate=lambda edition: inboxes.send(DRAWING_PROCESS, DRAWING, data=edition.encode())
        )

    def _is_machine_ready(self) -> bool:
        return self._process.shared is None or self._process.shared.flags.all_ready()

    def _publish_readiness(self) -> None:
        if self._process.shared is not None:
            is_ready = self.app_state.ready and self.app_state.can_write
            self._process.shared.flags.set(self._process.index, ready=is_ready)

    def _receive(self) -> None:
        """Receive connections and jobs from the other processes."""
        if self._process.shared is not None:
            self._process.shared.inboxes.receive(self._process.index, self._on_message)
            self._publish_readiness()

    def _stop_receiving(self) -> None:
        if self._process.shared is not None:
            self._process.shared.inboxes.stop(self._process.index)

    def _on_message(self, message: Message) -> None:
        match message:
            case Message(kind, socket.socket() as connection, data) if kind == CONNECTION:
                self._start_task(adopt(connection, self._new_protocol(), data))
            case Message(kind, socket.socket() as connection, _) if kind == JOB:
                self._start_task(run_remote_job(connection, self._worker_pool))
            case Message(kind, _, data) if kind == DRAWING:
                self._start_task(self._draw(data.decode()))

    def _new_protocol(self) -> Any:
        uvicorn_config = self._uvicorn.config
        return uvicorn_config.http_protocol_class(  # type: ignore[call-arg]  # typed as any protocol
            config=uvicorn_config, server_state=self._uvicorn.server_state, app_state={}
        )

    async def _draw(self, edition: str) -> None:
        self._drawings.start(await self._decks.find(edition, ""))

    def _start_task(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _wait_until_started(self, serving: asyncio.Task[None]) -> None:
        while not self._uvicorn.started and not serving.done():
            await asyncio.sleep(0.01)

    async def _close(self) -> None:
        self.app_state.studio.close()
        await self._drawings.close()
        await self._worker_pool.close()
        self.app_state.events.close()
        self.app_state.rooms.close()
        await self._archive.close()
        await self._store.close()
        await self._log.close()
        self._client_errors.remove()
        _logger.info("stopped")


def _bounds(config: Config) -> Bounds:
    limits = config.limits
    return Bounds(
        limits.drafts_bytes, limits.collections_bytes, limits.decks_bytes, limits.caches_bytes, config.reserve_bytes
    )


def _metrics(process: Process) -> Metrics:
    return Metrics(process.shared.metrics_folder, process.index) if process.shared is not None else Metrics()


def make_log(config: Config, process: Process = ONLY_PROCESS) -> Log:
    """Return the configured log: in NATS, which several servers share, or in the data folder."""
    if not config.log:
        routing = process.routing
        return EmbeddedLog(config.data / "log", config.durable, process=routing.index, processes=routing.count)
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
        ),
        config.address,
    )


def listen(host: str, port: int) -> socket.socket:
    """Listen on a port, or name a free one; 0 chooses any."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return _listen(family, host, port)
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


def _listen(family: int, host: str, port: int) -> socket.socket:
    listener = _bind(family, (host, port))
    try:
        # Another program may have bound the port without listening yet: the first to listen gets it.
        listener.listen(_BACKLOG)
    except BaseException:
        listener.close()
        raise
    return listener


def _bind(family: int, address: tuple[Any, ...], *, shared: bool = False) -> socket.socket:
    """Bind a port; with `shared`, several sockets can, and the kernel spreads connections over those that listen."""
    bound = socket.socket(family, socket.SOCK_STREAM)
    try:
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if shared:
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        bound.bind(address)
    except BaseException:
        bound.close()
        raise
    return bound


def _next_free_port(family: int, host: str, port: int) -> int | None:
    for other in range(port + 1, min(port + 50, 65536)):
        with contextlib.suppress(OSError):
            _listen(family, host, other).close()
            return other
    return None


def serve(config: Config, listener: socket.socket, on_ready: Callable[[], object] = lambda: None) -> None:
    """Run a server until it is stopped, in this process or in several."""
    if config.workers > 1:
        _serve_with_workers(config, listener, on_ready)
    else:
        _run(config, ONLY_PROCESS, listener, on_ready, _stop_by_signals)


def _serve_with_workers(config: Config, listener: socket.socket, on_ready: Callable[[], object]) -> None:
    """Run several processes that listen on one port."""
    asyncio.run(_migrate(config))
    # The port was free; now it is reserved for all processes, without listening in this one.
    family, address = listener.family, listener.getsockname()
    listener.close()
    with _bind(family, address, shared=True):

        def work(process: Process, lifeline: Lifeline, report_ready: Callable[[], None]) -> None:
            add_field("worker", process.index)
            own = _bind(family, address, shared=True)
            own.listen(_BACKLOG)
            _run(config, process, own, report_ready, lambda stop: _stop_by_lifeline(lifeline, stop))

        supervise(config.workers, work, on_ready)


async def _migrate(config: Config) -> None:
    """Run pending migrations of the store, once for all processes."""
    store = Store(config.store_url)
    try:
        await store.open()
    finally:
        await store.close()


def _run(
    config: Config, process: Process, listener: socket.socket, on_ready: Callable[[], object], stop_by: StopBy
) -> None:
    async def run() -> None:
        server = Server(config, process)
        _tune_garbage_collector()
        await server.run(listener, on_ready, stop_by)

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(run())


def _stop_by_signals(stop: Callable[[], None]) -> None:
    loop = asyncio.get_running_loop()
    for number in STOP_SIGNALS:
        loop.add_signal_handler(number, stop)


def _stop_by_lifeline(lifeline: Lifeline, stop: Callable[[], None]) -> None:
    loop = asyncio.get_running_loop()

    def on_end() -> None:
        loop.remove_reader(lifeline.reader)
        stop()

    loop.add_reader(lifeline.reader, on_end)


def _tune_garbage_collector() -> None:
    """Collect garbage less often, and never among loaded modules: a full collection takes 0.1 s.

    Reference counting frees closed tables and connections; the collector is a backstop for errors and events.
    """
    gc.freeze()
    gc.set_threshold(_GC_THRESHOLD, 10, 10)
