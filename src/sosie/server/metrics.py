"""What a server counts, for Prometheus."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram


class Metrics:
    """The figures of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.connections = Gauge("sosie_connections", "Sockets that are open.", registry=self.registry)
        self.tables = Gauge("sosie_tables", "Tables that are live in this process.", registry=self.registry)
        self.messages = Counter("sosie_messages", "Messages from clients.", registry=self.registry)
        self.refused = Counter("sosie_refused", "What was refused, by its code.", ["code"], registry=self.registry)
        self.games = Counter("sosie_games", "Mini-games that ended.", ["game"], registry=self.registry)
        self.requests = Counter("sosie_requests", "HTTP requests.", ["route", "status"], registry=self.registry)
        self.request_seconds = Histogram("sosie_request_seconds", "How long they took.", registry=self.registry)
