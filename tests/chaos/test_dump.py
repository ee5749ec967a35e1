"""A dump has the pending request of every player and the fold of each table."""

import asyncio
import json
from functools import partial
from pathlib import Path
from random import Random

from chaos.diary import Diary
from chaos.dump import entries_in_nats, write_dump
from chaos.player import Player
from cluster.servers import new_settings, running_server, sit
from live_table import pack_of
from sosie.dev_cluster.nats import LocalNats
from sosie.table.messages import Ready

WELCOME = b'{"type":"welcome","version":1,"seat":0,"number":3}'


def test_dump_shows_pending_requests_and_folded_tables(nats_server: LocalNats, tmp_path: Path) -> None:
    async def run() -> str:
        settings = new_settings(nats_server)
        async with running_server(settings) as served:
            code = (await served.table(None, pack_of("plane:3"))).code
            await sit(served, code, "Ada")
            player = Player(Diary(code, 0, [[WELCOME]]), "token", pack_of("plane:3"), [served.port], Random(0))
            player.requests = player.requests.ask(Ready)
            await write_dump(tmp_path, [player], partial(entries_in_nats, settings))
        return code

    code = asyncio.run(run())
    ((player,), table, diary) = (
        json.loads((tmp_path / f"{name}.json").read_text()) for name in ("players", f"table-{code}", f"diary-{code}-0")
    )
    assert player["counted"] == 3
    assert player["pending"] == {"type": "ready", "number": 1}
    assert table["fold"]["players"][0]["name"] == "Ada"
    assert [entry["is"] for entry in table["entries"]][:2] == ["opened", "sat"]
    assert diary["connections"] == [[WELCOME.decode()]]
