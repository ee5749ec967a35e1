"""The development proxy: sockets of one table go to one server."""

import asyncio
from collections import Counter
from contextlib import AsyncExitStack

import pytest

from sosie.dev_cluster.proxy import Proxy, by_table, table_of

SERVERS = [("127.0.0.1", port) for port in (8001, 8002, 8003)]
TABLES = [f"T{number}" for number in range(300)]


@pytest.mark.parametrize(
    ("line", "table"),
    [
        (b"GET /socket?table=9FPFD HTTP/1.1\r\n", "9FPFD"),
        (b"GET /socket?x=1&table=a%20b HTTP/1.1\r\n", "a b"),
        (b"GET /socket HTTP/1.1\r\n", ""),
        (b"GET /api/tables?table=9FPFD HTTP/1.1\r\n", ""),
        (b"\n", ""),
        (b"\xff\xfe\n", ""),
    ],
)
def test_table_is_read_from_a_socket_request(line: bytes, table: str) -> None:
    assert table_of(line) == table


def test_tables_are_spread_evenly() -> None:
    counts = Counter(by_table(table, SERVERS)[0] for table in TABLES)
    assert len(counts) == 3
    assert min(counts.values()) > 60


def test_dead_server_moves_only_its_own_tables() -> None:
    for table in TABLES:
        first, second, _ = by_table(table, SERVERS)
        alive = [server for server in SERVERS if server != first]
        assert by_table(table, alive)[0] == second
        assert by_table(table, [*alive, first])[0] == first


def test_sockets_of_a_table_reach_one_server() -> None:
    async def run() -> None:
        reached: list[tuple[int, bytes]] = []
        async with AsyncExitStack() as stack:
            backends: list[tuple[str, int]] = []
            for number in range(3):

                async def serve(
                    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, number: int = number
                ) -> None:
                    reached.append((number, await reader.readline()))
                    writer.write(b"%d" % number)
                    writer.close()

                server = await stack.enter_async_context(await asyncio.start_server(serve, "127.0.0.1", 0))
                backends.append(server.sockets[0].getsockname()[:2])
            proxy = Proxy(lambda: backends)
            port = await proxy.start("127.0.0.1", 0)

            async def ask(target: bytes) -> int:
                reader, writer = await asyncio.open_connection("127.0.0.1", port)
                writer.write(b"GET " + target + b" HTTP/1.1\r\n")
                number = int(await reader.read())
                writer.close()
                return number

            assert len({await ask(b"/socket?table=9FPFD") for _ in range(6)}) == 1
            assert {await ask(b"/api/health") for _ in range(6)} == {0, 1, 2}
            assert all(line.endswith(b" HTTP/1.1\r\n") for _, line in reached)
            await proxy.stop()

    asyncio.run(run())
