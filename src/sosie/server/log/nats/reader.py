"""Reads the streams of the clustered log: single messages from its leader, batches from any replica."""

import asyncio
import json
from base64 import b64decode
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.errors import Error as NatsError

from sosie.server.log.interface import LogUnavailable

KIND, OPENED, DROPPED = "Sosie-Is", "opened", "dropped"
"""The header that marks the first entry of a table, and the tombstone of a dropped table."""
POSITION, SEQUENCE, FIRST_SEQUENCE = "Sosie-Place", "Sosie-Up-To", "Sosie-Since"
"""Headers of a snapshot: position and sequence of its last entry, and the sequence of the table's first entry."""
STREAM = "Nats-Stream"
_STREAM_SEQUENCE, _LAST, _TIME = "Nats-Sequence", "Nats-Last-Sequence", "Nats-Time-Stamp"
_BATCH, _AT_ONCE = 1000, 32
_REQUEST_S, _TIMEOUT_S = 2.0, 6.0
_NO_MESSAGE, _NO_STREAM = 10037, 10059


@dataclass(frozen=True)
class StoredMessage:
    """A message of a stream: an entry, a tombstone or a snapshot."""

    sequence: int
    data: bytes
    headers: Mapping[str, str] = field(default_factory=dict)
    previous: int = 0
    """The sequence of the message before it on its subject."""

    @property
    def kind(self) -> str | None:
        """Whether it creates or drops a table."""
        return self.headers.get(KIND)

    @property
    def time_s(self) -> float:
        """The time at which it was stored, by the clock of NATS."""
        stamp = self.headers.get(_TIME)
        return datetime.fromisoformat(stamp).timestamp() if stamp else 0.0


def read_message(message: Msg) -> StoredMessage | None:
    """Return the message of the stream that a NATS message carries, if it carries one."""
    headers = message.headers or {}
    if _STREAM_SEQUENCE not in headers:
        return None
    return StoredMessage(int(headers[_STREAM_SEQUENCE]), message.data, headers, int(headers.get(_LAST, 0)))


class NoSuchStream(LogUnavailable):
    """The stream does not exist."""


class Reader:
    """Reads messages of the streams."""

    def __init__(self, client: Client) -> None:
        self._client = client
        # After a lost connection all tables are read at once.
        self._permits = asyncio.Semaphore(_AT_ONCE)

    async def last(self, stream: str, subject: str) -> StoredMessage | None:
        """Return the last message of a subject, from the leader of its stream."""
        answer = await self.request(f"STREAM.MSG.GET.{stream}", {"last_by_subj": subject})
        if "error" in answer:
            if answer["error"].get("err_code") == _NO_MESSAGE:
                return None
            if answer["error"].get("err_code") == _NO_STREAM:
                raise NoSuchStream(f"NATS has no stream {stream}")
            raise LogUnavailable(f"NATS says: {answer['error'].get('description')}")
        message = answer["message"]
        headers = {**_read_headers(message.get("hdrs", "")), _TIME: message["time"]}
        return StoredMessage(message["seq"], b64decode(message.get("data", "")), headers)

    async def all_after(self, stream: str, subject: str, sequence: int, until: int = 0) -> list[StoredMessage]:
        """Return the messages of a subject after a sequence, all up to `until` even if a replica is behind."""
        found: list[StoredMessage] = []
        deadline = asyncio.get_running_loop().time() + _TIMEOUT_S
        while True:
            async with self._permits:
                more = await self._batch(stream, subject, found[-1].sequence if found else sequence)
            found += more
            if len(more) >= _BATCH:
                continue
            if (found[-1].sequence if found else sequence) >= until:
                return found
            if asyncio.get_running_loop().time() > deadline:
                raise LogUnavailable("no replica of the log has caught up")
            await asyncio.sleep(0.01)

    async def subjects(self, stream: str, subject: str) -> dict[str, int]:
        """Return the number of messages of each subject of a stream that matches a wildcard."""
        counts: dict[str, int] = {}
        while True:
            request = {"subjects_filter": subject, "offset": len(counts)}
            answer = await self.request(f"STREAM.INFO.{stream}", request)
            if "error" in answer:
                if answer["error"].get("err_code") == _NO_STREAM:
                    raise NoSuchStream(f"NATS has no stream {stream}")
                raise LogUnavailable(f"NATS says: {answer['error'].get('description')}")
            found = answer.get("state", {}).get("subjects") or {}
            counts |= found
            if len(counts) >= answer.get("total", 0) or not found:
                return counts

    async def request(self, call: str, body: Mapping[str, Any]) -> dict[str, Any]:
        """Send a request to JetStream, and retry until it answers."""
        deadline = asyncio.get_running_loop().time() + _TIMEOUT_S
        payload = json.dumps(body).encode()
        while True:
            try:
                answer = await self._client.request(f"$JS.API.{call}", payload, timeout=_REQUEST_S)
            except NatsError as error:
                # There is no leader or no connection at the moment.
                if asyncio.get_running_loop().time() > deadline or self._client.is_closed:
                    raise LogUnavailable(f"NATS does not answer: {error}") from error
                await asyncio.sleep(0.1)
            else:
                read: dict[str, Any] = json.loads(answer.data)
                return read

    async def _batch(self, stream: str, subject: str, after: int) -> list[StoredMessage]:
        """Return a batch of messages of a subject after a sequence, from any replica."""
        request = {"seq": after + 1, "next_by_subj": subject, "batch": _BATCH}
        inbox = self._client.new_inbox()
        found: list[StoredMessage] = []
        try:
            answers = await self._client.subscribe(inbox)
            try:
                await self._client.publish(f"$JS.API.DIRECT.GET.{stream}", json.dumps(request).encode(), inbox)
                while (message := read_message(await answers.next_msg(_REQUEST_S))) is not None:
                    found.append(message)
            finally:
                await answers.unsubscribe()
        except NatsError:
            # The messages so far are in order; the caller requests the rest.
            if self._client.is_closed:
                raise LogUnavailable("the log is closed") from None
        return found


def _read_headers(encoded: str) -> dict[str, str]:
    lines = b64decode(encoded).decode().split("\r\n")[1:]
    return {name: value for name, _, value in (line.partition(": ") for line in lines) if name}
