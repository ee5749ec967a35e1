"""Prometheus metrics."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram


class Metrics:
    """The metrics of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.connections = Gauge("sosie_connections", "Open sockets.", registry=self.registry)
        self.tables = Gauge("sosie_tables", "Live tables in this process.", registry=self.registry)
        self.messages = Counter("sosie_messages", "Messages from clients.", registry=self.registry)
        self.refused = Counter("sosie_refused", "Refusals by code.", ["code"], registry=self.registry)
        self.games = Counter("sosie_games", "Finished mini-games.", ["game"], registry=self.registry)
        self.requests = Counter("sosie_requests", "HTTP requests.", ["route", "status"], registry=self.registry)
        self.request_seconds = Histogram("sosie_request_seconds", "Durations of HTTP requests.", registry=self.registry)
