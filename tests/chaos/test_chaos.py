"""Every fault of a cluster happens once while people play; the long version is `make chaos`."""

import asyncio
from pathlib import Path

import pytest

from chaos.cluster import running_cluster
from chaos.faults import FAULTS, MACHINE_FAULTS, plan
from chaos.machine import running_machine
from chaos.round import Outcome, play_round


def test_faults_lose_nothing(tmp_path: Path) -> None:
    async def run() -> Outcome:
        async with running_cluster(tmp_path) as cluster:
            # Short games end soon after the last fault.
            faults = plan(7, len(FAULTS), most_s=1.0)
            return await play_round(cluster, faults, 1, seed=7, dumps=tmp_path, games=("hot-potato",))

    outcome = asyncio.run(run())
    assert outcome.findings == []
    assert {one.fault.name for one in outcome.results} == set(FAULTS)
    assert outcome.games > 0
    assert outcome.redirects > 0
    assert outcome.calls > len(FAULTS)


@pytest.mark.parametrize("durable", [False, True], ids=["quick", "durable"])
def test_faults_of_one_machine_lose_nothing(durable: bool, tmp_path: Path) -> None:
    async def run() -> Outcome:
        async with running_machine(tmp_path, durable=durable) as machine:
            faults = plan(7, len(MACHINE_FAULTS), most_s=1.0, kinds=MACHINE_FAULTS)
            return await play_round(machine, faults, 1, seed=7, dumps=tmp_path, games=("hot-potato",))

    outcome = asyncio.run(run())
    assert outcome.findings == []
    assert {one.fault.name for one in outcome.results} == set(MACHINE_FAULTS)
    assert outcome.games > 0
