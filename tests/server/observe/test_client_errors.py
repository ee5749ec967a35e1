"""Errors of clients in the log, with a clock that the tests advance."""

import logging
from dataclasses import dataclass, field

from sosie.server.observe.client_errors import ClientErrors


@dataclass
class Desk:
    """A filter, what it has counted, and what has passed."""

    time: float = 1000.0
    counted: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.filter = ClientErrors(self.counted.append, lambda: self.time)

    def log(self, text: str, *arguments: object) -> logging.LogRecord | None:
        """Log an error, and return its record if it passes."""
        record = logging.LogRecord("uvicorn.error", logging.ERROR, "", 0, text, arguments, None)
        return record if self.filter.filter(record) else None


def test_first_error_of_each_kind_passes_as_warning() -> None:
    desk = Desk()
    passed = desk.log("WS parser error: %s, initiate disconnect", "opcode"), desk.log("Invalid HTTP request received.")
    assert [record.levelname for record in passed if record] == ["WARNING", "WARNING"]
    assert desk.counted == ["bad-frame", "bad-request"]
    assert passed[0] is not None
    assert passed[0].getMessage() == "a client's error: WS parser error: opcode, initiate disconnect"


def test_errors_within_a_minute_are_left_out_and_counted() -> None:
    desk = Desk()
    assert desk.log("Invalid HTTP request received.")
    for _ in range(500):
        desk.time += 0.1
        assert desk.log("Invalid HTTP request received.") is None
    assert len(desk.counted) == 501
    desk.time += 60
    later = desk.log("Invalid HTTP request received.")
    assert later is not None
    assert vars(later)["left_out"] == 500


def test_other_records_pass_unchanged() -> None:
    desk = Desk()
    for _ in range(3):
        record = desk.log("Exception in ASGI application")
        assert record is not None
        assert record.levelname == "ERROR"
    assert desk.counted == []
