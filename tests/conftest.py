"""How tests are run: a slow machine is no failure, and what is cached is shared by them and by nobody else."""

import os

import pytest
from hypothesis import settings

settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")


@pytest.fixture(scope="session", autouse=True)
def _cache(tmp_path_factory: pytest.TempPathFactory) -> None:
    # The folder above a worker's own is that of the whole run.
    base = tmp_path_factory.getbasetemp()
    shared = base.parent if os.environ.get("PYTEST_XDIST_WORKER") else base
    os.environ["SOSIE_CACHE"] = str(shared / "sosie-cache")
