"""An event on several servers: people at both, and one server that goes away in the middle of a round."""

import asyncio
import csv
import io
from random import Random

from cluster.servers import Shared, new_settings, running_server
from log_contents import entries_of
from server.event_crowd import Crowd, Host, Person
from sosie.dev_cluster.nats import LocalNats
from sosie.event.entries import TableFinished, from_log
from sosie.event.settings import EventSettings
from sosie.server.access.tokens import digest, new_token
from sosie.server.decks.packs import built_in_pack
from sosie.server.http.api.events import results_csv
from waiting import until

PEOPLE = 4


async def join(served: Shared, code: str, number: int) -> tuple[int, str]:
    """Join an event through one of the servers."""
    room, token = await served.context.events.find(code), new_token()
    assert room is not None
    return await room.join(f"Person {number}", "en", digest(token)), token


def arrive(served: Shared, code: str, people: list[tuple[int, str]]) -> Crowd:
    """Connect people to one of the servers."""
    crowd = Crowd(served.port, len(people), Random(1), deck="insects")
    crowd.people += [Person(crowd, code, {"person": person, "token": token}) for person, token in people]
    return crowd


async def at_tables(*crowds: Crowd) -> None:
    people = [person for crowd in crowds for person in crowd.people]
    await until(lambda: all(person.table is not None and person.table.game for person in people), 120)


def points_in_csv(text: str) -> dict[str, int]:
    return {row["name"]: int(row["points"]) for row in csv.DictReader(io.StringIO(text))}


def test_event_survives_a_server_and_counts_results_once(nats_server: LocalNats) -> None:
    async def run() -> None:
        settings = new_settings(nats_server)
        async with running_server(settings) as remaining:
            async with running_server(settings) as leaving:
                pack = await built_in_pack("insects")
                room, token = await leaving.context.events.create(pack, EventSettings(rounds=1, size=2))
                servers = [(leaving, remaining)[number % 2] for number in range(PEOPLE)]
                people = [await join(served, room.code, number) for number, served in enumerate(servers)]
                here, there = arrive(leaving, room.code, people[::2]), arrive(remaining, room.code, people[1::2])
                here.host = Host(leaving.port, room.code, token)
                await here.host.ask_until("seated", type="seat-round")
                await here.host.ask_until("playing", type="start-round")
                await at_tables(here, there)
                await here.end()
            back = arrive(remaining, room.code, people[::2])
            await at_tables(back, there)
            back.host = Host(remaining.port, room.code, token)
            await back.host.until("playing")
            back.host.ask(type="end-round")
            event = await back.host.until("finished")
            assert sorted(person for table in event["tables"] for person in table["people"]) == list(range(PEOPLE))
            entries = [from_log(entry) for entry in await entries_of(remaining.log, room.code)]
            last = await remaining.context.events.find(room.code)
            assert last is not None
            results = [entry for entry in entries if isinstance(entry, TableFinished)]
            assert sorted((entry.once, entry.table) for entry in results) == [(0, 0), (0, 1)]
            assert points_in_csv(results_csv(last.event)) == {
                f"Person {person}": gained
                for entry in results
                for person, gained in zip(event["tables"][entry.table]["people"], entry.points, strict=True)
            }
            await back.end()
            await there.end()

    asyncio.run(run())
