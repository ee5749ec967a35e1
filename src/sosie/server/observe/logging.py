"""Logging setup: text for people, or JSON for programs. Tokens, table codes and names are never logged."""

import json
import logging
import sys
from datetime import UTC, datetime
from typing import IO

from sosie.server.observe.request_id import REQUEST

_STANDARD_ATTRIBUTES = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}


class JsonFormatter(logging.Formatter):
    """One JSON object per line."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        line = {
            "time": _time(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "text": record.getMessage(),
            **_extra(record),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


class TextFormatter(logging.Formatter):
    """One line of text per record."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        about = " ".join(f"{key}={value}" for key, value in _extra(record).items() if key in {"ms", "request"})
        line = f"{_time(record)[11:19]} {record.levelname.lower():<7} {record.getMessage()} {about}".rstrip()
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


def set_up(log_format: str, stream: IO[str] | None = None) -> None:
    """Log to standard error or another stream; `auto` is text on a terminal, and JSON elsewhere."""
    out = stream or sys.stderr
    as_text = log_format == "text" or (log_format == "auto" and out.isatty())
    handler = logging.StreamHandler(out)
    handler.setFormatter(TextFormatter() if as_text else JsonFormatter())
    handler.addFilter(_add_request)
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("sosie").setLevel(logging.INFO)


def format_in_use() -> str:
    """Return the format of this process, for processes that it starts."""
    handlers = logging.getLogger().handlers
    return "json" if any(isinstance(handler.formatter, JsonFormatter) for handler in handlers) else "text"


def _add_request(record: logging.LogRecord) -> bool:
    """Add the id of the current request."""
    if request := REQUEST.get():
        record.request = request
    return True


def add_field(name: str, value: object) -> None:
    """Add a field to every line of this process."""

    def add(record: logging.LogRecord) -> bool:
        setattr(record, name, value)
        return True

    for handler in logging.getLogger().handlers:
        handler.addFilter(add)


def _time(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")


def _extra(record: logging.LogRecord) -> dict[str, object]:
    return {key: value for key, value in vars(record).items() if key not in _STANDARD_ATTRIBUTES}
