"""Whole evenings under random faults; `make simulate` plays more of them."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from simulation.evening import AT_EVENT, AT_TABLE, FAULTS, plan
from simulation.hunt import evening, play_seed, shrink

_SEEDS, _CHUNK = 200, 10
_DIGESTS = "from simulation.hunt import *; print(*(play_seed(seed).digest for seed in range(8)))"


@pytest.mark.parametrize("first", range(0, _SEEDS, _CHUNK))
def test_evening_holds_its_invariants(first: int) -> None:
    for seed in range(first, first + _CHUNK):
        outcome = play_seed(seed)
        assert not outcome.failure, f"python -m simulation --seed {seed}\n{outcome.failure}"


@pytest.mark.parametrize("seed", range(8))
def test_evening_has_one_history(seed: int) -> None:
    assert play_seed(seed) == play_seed(seed)


def test_evenings_do_not_depend_on_load_and_hash_seed() -> None:
    digests = [play_seed(seed).digest for seed in range(8)]
    with _busy_processors():
        for hash_seed in ("1", "2"):
            env = os.environ | {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)}
            found = subprocess.run(
                [sys.executable, "-c", _DIGESTS], env=env, text=True, check=True, capture_output=True
            )
            assert found.stdout.split() == digests


@contextmanager
def _busy_processors() -> Iterator[None]:
    busy = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(os.cpu_count() or 1)]
    try:
        yield
    finally:
        for process in busy:
            process.kill()
            process.wait()


def test_plans_cover_all_acts() -> None:
    acts = {step.act for seed in range(_SEEDS) for step in plan(seed).steps}
    assert acts == {"arrive", *FAULTS, *AT_TABLE, *AT_EVENT}
    assert {plan(seed).servers for seed in range(_SEEDS)} == {1, 2, 3}


def test_shrinking_keeps_steps_that_a_failure_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("simulation.party.Party._slow_log", lambda *_: 1 / 0)
    seed = next(seed for seed in range(100) if sum(step.act == "slow_log" for step in plan(seed).steps) > 1)
    outcome = play_seed(seed)
    kept = shrink(seed, outcome.servers, outcome.kind)
    assert [step.act for step in evening(seed, outcome.servers, kept).steps] == ["slow_log"]
