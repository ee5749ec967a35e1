"""A server on one machine, with several processes, its log in files and its store in SQLite."""

import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

from chaos.servers import Servers
from sosie.server.log.embedded.log import EmbeddedLog
from sosie.server.log.shards import process_of

PROCESSES = 2


@asynccontextmanager
async def running_machine(logs: Path | None = None, *, durable: bool = False) -> AsyncIterator["ChaosMachine"]:
    """Run a server; copy its log lines to a folder at the end, if one is given."""
    folder = Path(mkdtemp(prefix="sosie-chaos-"))
    machine = ChaosMachine(folder, durable=durable)
    try:
        machine.launch(0)
        await machine.wait_for(0)
        yield machine
    finally:
        await machine.kill_all()
        if logs is not None:
            shutil.copy(folder / "server-0.log", logs)
        shutil.rmtree(folder, ignore_errors=True)


class ChaosMachine(Servers):
    """One server, whose processes share a log in files."""

    def __init__(self, folder: Path, *, durable: bool) -> None:
        super().__init__(folder, (PROCESSES,))
        self._data, self._is_durable = folder / "server-0", durable
        self.store = f"sqlite:///{self._data / 'store.db'}"

    def settings(self, number: int) -> dict[str, Any]:  # noqa: ARG002 - there is one server
        """Return whether the log survives power cuts."""
        return {"durable": self._is_durable}

    async def entries(self, table: str) -> list[bytes]:
        """Return the log of a table, from a copy of its files: the server has them open."""
        copy, found = self.folder / "copy", list[bytes]()
        shutil.copytree(self._data / "log", copy, dirs_exist_ok=True)
        log = EmbeddedLog(copy, process=process_of(table, PROCESSES), processes=PROCESSES)
        await log.open()
        try:
            (await log.subscribe(table, lambda _, entry: found.append(entry))).cancel()
        finally:
            await log.close()
            shutil.rmtree(copy)
        return found
