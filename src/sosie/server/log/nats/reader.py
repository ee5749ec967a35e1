"""Reads the stream of a clustered log: single entries from its leader, many from any of its replicas."""

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

IS, OPENED, DROPPED = "Sosie-Is", "opened", "dropped"
"""The header that tells the first entry of a table, and the mark that it was dropped, from all other entries."""
PLACE, UP_TO, SINCE = "Sosie-Place", "Sosie-Up-To", "Sosie-Since"
"""What a snapshot stands for: the place and the sequence of its last entry, and the sequence of the table's first."""
_SEQUENCE, _LAST, _TIME = "Nats-Sequence", "Nats-Last-Sequence", "Nats-Time-Stamp"
_BATCH, _AT_ONCE = 1000, 32
_ASK_S, _GIVE_UP_S = 2.0, 6.0
_NO_MESSAGE = 10037


@dataclass(frozen=True)
class Stored:
    """An entry, a mark or a snapshot, as the stream has it."""

    sequence: int
    data: bytes
    headers: Mapping[str, str] = field(default_factory=dict)
    previous: int = 0
    """The sequence of the one before it on its subject, when it came."""

    @property
    def kind(self) -> str | None:
        """Whether it begins or ends a table."""
        return self.headers.get(IS)

    @property
    def time_s(self) -> float:
        """When it was stored, by the clock of NATS."""
        stamp = self.headers.get(_TIME)
        return datetime.fromisoformat(stamp).timestamp() if stamp else 0.0


def stored(message: Msg) -> Stored | None:
    """Return what a message of NATS brings of the stream, if that is what it brings."""
    headers = message.headers or {}
    if _SEQUENCE not in headers:
        return None
    return Stored(int(headers[_SEQUENCE]), message.data, headers, int(headers.get(_LAST, 0)))


class Reader:
    """Asks for what the stream has."""

    def __init__(self, client: Client, stream: str) -> None:
        self._client, self._stream = client, stream
        # After a lost connection all tables are read again.
        self._turns = asyncio.Semaphore(_AT_ONCE)

    async def last(self, subject: str) -> Stored | None:
        """Return the last message of a subject, as the leader of the stream knows it."""
        answer = await self.ask(f"STREAM.MSG.GET.{self._stream}", {"last_by_subj": subject})
        if "error" in answer:
            if answer["error"].get("err_code") == _NO_MESSAGE:
                return None
            raise LogUnavailable(f"NATS says: {answer['error'].get('description')}")
        message = answer["message"]
        headers = {**_read_headers(message.get("hdrs", "")), _TIME: message["time"]}
        return Stored(message["seq"], b64decode(message.get("data", "")), headers)

    async def all_after(self, subject: str, sequence: int, until: int = 0) -> list[Stored]:
        """Return the messages of a subject after one; those up to another for certain, even if a replica is behind."""
        found: list[Stored] = []
        deadline = asyncio.get_running_loop().time() + _GIVE_UP_S
        while True:
            async with self._turns:
                more = await self._batch(subject, found[-1].sequence if found else sequence)
            found += more
            if len(more) >= _BATCH:
                continue
            if (found[-1].sequence if found else sequence) >= until:
                return found
            if asyncio.get_running_loop().time() > deadline:
                raise LogUnavailable("no replica of the log has caught up")
            await asyncio.sleep(0.01)

    async def ask(self, call: str, request: Mapping[str, Any]) -> dict[str, Any]:
        """Ask JetStream for something, until it answers."""
        deadline = asyncio.get_running_loop().time() + _GIVE_UP_S
        payload = json.dumps(request).encode()
        while True:
            try:
                answer = await self._client.request(f"$JS.API.{call}", payload, timeout=_ASK_S)
            except NatsError as error:
                # There is no leader for a moment, or no connection.
                if asyncio.get_running_loop().time() > deadline or self._client.is_closed:
                    raise LogUnavailable(f"NATS does not answer: {error}") from error
                await asyncio.sleep(0.1)
            else:
                read: dict[str, Any] = json.loads(answer.data)
                return read

    async def _batch(self, subject: str, after: int) -> list[Stored]:
        """Return up to so many messages of a subject after one, from whichever replica answers."""
        request = {"seq": after + 1, "next_by_subj": subject, "batch": _BATCH}
        inbox = self._client.new_inbox()
        found: list[Stored] = []
        try:
            answers = await self._client.subscribe(inbox)
            try:
                await self._client.publish(f"$JS.API.DIRECT.GET.{self._stream}", json.dumps(request).encode(), inbox)
                while (one := stored(await answers.next_msg(_ASK_S))) is not None:
                    found.append(one)
            finally:
                await answers.unsubscribe()
        except NatsError:
            # What has come is in order; the rest is asked for again.
            if self._client.is_closed:
                raise LogUnavailable("the log is closed") from None
        return found


def _read_headers(encoded: str) -> dict[str, str]:
    lines = b64decode(encoded).decode().split("\r\n")[1:]
    return {name: value for name, _, value in (line.partition(": ") for line in lines) if name}
