"""Everything that can go wrong in a cluster goes wrong once, while people play; the long version is `make chaos`."""

import asyncio
from pathlib import Path

from chaos.cluster import staged
from chaos.faults import HAPPENINGS, plan
from chaos.round import Outcome, play_round


def test_faults_lose_nothing(tmp_path: Path) -> None:
    async def run() -> Outcome:
        async with staged(tmp_path) as stage:
            # Short games, so that the last of them is over soon.
            faults = plan(7, len(HAPPENINGS), most_s=1.0)
            return await play_round(stage, faults, 1, seed=7, dumps=tmp_path, games=("hot-potato",))

    outcome = asyncio.run(run())
    assert outcome.findings == []
    assert {one.fault.name for one in outcome.happened} == set(HAPPENINGS)
    assert outcome.games > 0
    assert outcome.calls > len(HAPPENINGS)
