"""Prometheus metrics."""

import os
from pathlib import Path
from typing import Any

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
            "sosie_disk_free_bytes", "Free bytes on the disk.", registry=registry, multiprocess_mode="mostrecent"
        )
        self.messages = Counter("sosie_messages", "Messages from clients.", registry=registry)
        self.redirects = Counter("sosie_redirects", "Clients sent to the server of their table.", registry=registry)
        self.refused = Counter("sosie_refused", "Refusals by code.", ["code"], registry=registry)
        self.games = Counter("sosie_games", "Finished mini-games.", ["game"], registry=registry)
        self.requests = Counter("sosie_requests", "HTTP requests.", ["route", "status"], registry=registry)
        self.request_seconds = Histogram("sosie_request_seconds", "Durations of HTTP requests.", registry=registry)
        recent: dict[str, Any] = {"registry": registry, "multiprocess_mode": "mostrecent"}
        self._stored = Gauge("sosie_stored_bytes", "Bytes of uploads in the store.", ["kind"], **recent)
        self._bounds = Gauge("sosie_stored_bound_bytes", "The most bytes of uploads.", ["kind"], **recent)
        self._reserve = Gauge("sosie_disk_reserve_bytes", "Free bytes that uploads leave for games.", **recent)
        self._client_errors = Counter("sosie_client_errors", "Errors of clients.", ["kind"], registry=registry)
        self._stalls = Counter(
            "sosie_loop_stalls", "Steps of the event loop over 50 ms.", ["name", "cause"], registry=registry
        )
        self.update(0, 0)

    def update(self, connections: int, tables: int) -> None:
        """Set the gauges of this process."""
        self._connections.set(connections)
        self._tables.set(tables)

    def show_uploads(self, kind: str, used: float, bound: float) -> None:
        """Set the gauges of a kind of upload, which are the same in all processes."""
        self._stored.labels(kind).set(used)
        self._bounds.labels(kind).set(bound)

    def show_reserve(self, reserve: float) -> None:
        """Set the gauge of the reserve on the disk."""
        self._reserve.set(reserve)

    def count_stall(self, name: str, cause: str) -> None:
        """Count a step of the event loop that everybody has waited for."""
        self._stalls.labels(name, cause).inc()

    def count_client_error(self, kind: str) -> None:
        """Count an error of a client."""
        self._client_errors.labels(kind).inc()

    def update_server(self, *, ready: bool, limit: int, free_bytes: int) -> None:
        """Set the gauges that are the same for all processes of a server, but for their readiness."""
        self._ready.set(ready)
        self._limit.set(limit)
        self._free.set(free_bytes)

    def render(self) -> bytes:
        """Return the metrics of all processes, in the text format of Prometheus."""
        return generate_latest(self._rendered)
