"""`sosie cluster`: all processes start, work together and stop."""

import re
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import mkdtemp

import httpx
import pytest

from command import SOSIE, accept_ctrl_c, environment, sosie
from processes import children, is_running
from waiting import PATIENCE_S, wait_until

WORDS = "sun moon star tree house fish bird"


@contextmanager
def cluster(*flags: str) -> Iterator[tuple[subprocess.Popen[str], list[str]]]:
    """Start a cluster on a free port; return its process and addresses, the proxy's first."""
    command = [*SOSIE, "cluster", "--port", "0", *flags]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment(), preexec_fn=accept_ctrl_c)
    assert process.stdout is not None
    addresses: list[str] = []
    for line in process.stdout:
        addresses += re.findall(r"http://[\d.]+:\d+", line)
        if "Ctrl-C" in line:
            break
    else:
        raise AssertionError("the cluster did not start")
    try:
        yield process, addresses
    finally:
        if process.poll() is None:
            process.send_signal(signal.SIGINT)
        process.wait(PATIENCE_S)
        process.stdout.close()


@pytest.fixture
def open_folder() -> Iterator[Path]:
    """A folder that PostgreSQL's user can enter if this is root."""
    folder = Path(mkdtemp(prefix="sosie-cluster-"))
    folder.chmod(0o711)
    yield folder
    shutil.rmtree(folder)


def descendants(pid: int) -> set[int]:
    """Return all descendants of a process."""
    own = set(children(pid))
    return own.union(*(descendants(child) for child in own))


def client(address: str) -> httpx.Client:
    return httpx.Client(base_url=f"{address}/api", trust_env=False, timeout=PATIENCE_S)


def test_cluster_shares_tables_and_decks_and_cleans_up(tmp_path: Path) -> None:
    (tmp_path / "words.txt").write_text("\n".join(WORDS.split()))
    sosie("make", str(tmp_path / "words.txt"), "--output", str(tmp_path / "words.sosie"))
    with cluster("--servers", "2") as (process, (proxy, *own)):
        assert len(own) == 2
        started = descendants(process.pid)
        assert len(started) >= 6
        with client(proxy) as any_of_them, client(own[0]) as first, client(own[1]) as second:
            health = any_of_them.get("/health").json()
            assert (health["ready"], health["log"], health["store"]) == (True, "nats", "postgresql")
            deck = first.post("/decks", content=(tmp_path / "words.sosie").read_bytes()).json()
            assert second.get(f"/decks/{deck['id']}").content == (tmp_path / "words.sosie").read_bytes()
            assert second.get(f"/editions/{deck['id']}/cards/0.svg").status_code == 200
            made = second.post("/tables", json={"name": "Ada", "edition": deck["id"]}).json()
            joined = first.post(f"/tables/{made['code']}/seats", json={"name": "Ben"}).json()
            assert (made["seat"], joined["seat"]) == (0, 1)
            wait_until(lambda: len(any_of_them.get(f"/tables/{made['code']}").json()["seats"]) == 2)
        process.send_signal(signal.SIGTERM)
        assert process.wait(PATIENCE_S) == 0
        wait_until(lambda: not any(map(is_running, started)))


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="asks the kernel who there is")
def test_child_processes_end_when_cluster_is_killed(open_folder: Path) -> None:
    with cluster("--servers", "1", "--data", str(open_folder)) as (process, _):
        started = descendants(process.pid)
        assert len(started) >= 5
        process.kill()
        process.wait()
        deadline = time.monotonic() + 60
        while any(map(is_running, started)):
            assert time.monotonic() < deadline
            time.sleep(0.1)


def test_unusable_store_is_named_and_cleaned_up() -> None:
    command = [*SOSIE, "cluster", "--port", "0", "--store", "mysql://nowhere/sosie"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment())
    assert done.returncode == 2
    assert "a store is in SQLite or PostgreSQL" in done.stderr
    assert done.stderr.count("\n") == 1
