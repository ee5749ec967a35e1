"""Prometheus metrics."""

import os
from pathlib import Path

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest, values
from prometheus_client.multiprocess import MultiProcessCollector


class Metrics:
    """The metrics of a server; its processes, if there are several, keep theirs in files of one folder."""

    def __init__(self, folder: Path | None = None, index: int = 0) -> None:
        registry = self.registry = self._rendered = CollectorRegistry()
        if folder is not None:
            # By index and not by process id: a restarted process goes on with the counters of its predecessor.
            os.environ["PROMETHEUS_MULTIPROC_DIR"] = str(folder)
            values.ValueClass = values.MultiProcessValue(lambda: index)  # type: ignore[no-untyped-call]  # without types
            self._rendered = CollectorRegistry()
            MultiProcessCollector(self._rendered, str(folder))  # type: ignore[no-untyped-call]  # without types
        self._connections = Gauge("sosie_connections", "Open sockets.", registry=registry, multiprocess_mode="sum")
        self._tables = Gauge("sosie_tables", "Live tables.", registry=registry, multiprocess_mode="sum")
        self._limit = Gauge(
            "sosie_connections_limit", "The most connections.", registry=registry, multiprocess_mode="mostrecent"
        )
        self._ready = Gauge(
            "sosie_ready", "Whether the server takes players.", registry=registry, multiprocess_mode="min"
        )
        self._free = Gauge(
            "sosie_free_bytes", "Free bytes on the disk.", registry=registry, multiprocess_mode="mostrecent"
        )
        self.messages = Counter("sosie_messages", "Messages from clients.", registry=registry)
        self.redirects = Counter("sosie_redirects", "Clients sent to the server of their table.", registry=registry)
        self.refused = Counter("sosie_refused", "Refusals by code.", ["code"], registry=registry)
        self.games = Counter("sosie_games", "Finished mini-games.", ["game"], registry=registry)
        self.requests = Counter("sosie_requests", "HTTP requests.", ["route", "status"], registry=registry)
        self.request_seconds = Histogram("sosie_request_seconds", "Durations of HTTP requests.", registry=registry)
        self.update(0, 0)

    def update(self, connections: int, tables: int) -> None:
        """Set the gauges of this process."""
        self._connections.set(connections)
        self._tables.set(tables)

    def update_server(self, *, ready: bool, limit: int, free_bytes: int) -> None:
        """Set the gauges that are the same for all processes of a server, but for their readiness."""
        self._ready.set(ready)
        self._limit.set(limit)
        self._free.set(free_bytes)

    def render(self) -> bytes:
        """Return the metrics of all processes, in the text format of Prometheus."""
        return generate_latest(self._rendered)
