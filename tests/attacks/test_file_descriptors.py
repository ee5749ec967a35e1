"""Silent connections that exhaust the server's file descriptors."""

import resource
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from attacks.attacker import Attacker
from command import SOSIE
from server.running import started
from waiting import wait_until

FILES = 200


@contextmanager
def limited(folder: Path, limit: str) -> Iterator[Attacker]:
    """Run a server with a limit of file descriptors, set by the shell."""
    flags = ["--port", "0", "--data", str(folder / "data"), "--log-format", "json", "--trusted-proxy", "127.0.0.1"]
    with started(
        ["sh", "-c", f'ulimit {limit} && exec "$@"', "sh", *SOSIE, "serve", *flags], folder / "data"
    ) as server:
        yield Attacker(server)


def test_exhausted_descriptors_are_logged_and_recover(tmp_path: Path) -> None:
    with limited(tmp_path, f"-n {FILES}") as attacker, ExitStack() as stack:
        for _ in range(2 * FILES):
            stack.enter_context(attacker.connection())
        wait_until(lambda: "connections are taken" in attacker.server.journal.read_text())
        # Some stay reserved for files and worker processes.
        wait_until(lambda: attacker.open_files <= FILES * 9 // 10)
        stack.pop_all().close()
        wait_until(attacker.is_served)
        assert attacker.server.journal.read_text().count("connections are taken") == 1


def test_soft_limit_of_descriptors_is_raised(tmp_path: Path) -> None:
    with limited(tmp_path, f"-Sn {FILES}") as attacker, ExitStack() as stack:
        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        assert f"with {min(hard, 2**20)} file descriptors" in attacker.server.journal.read_text()
        for _ in range(2 * FILES):
            stack.enter_context(attacker.connection())
        wait_until(lambda: attacker.open_files > FILES)
        assert attacker.is_served()
