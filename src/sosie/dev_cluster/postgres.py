"""PostgreSQL on this machine: a private database cluster in a folder, at a free port, gone when it is stopped."""

import os
import secrets
import shutil
import signal
import subprocess
from pathlib import Path

from sosie.dev_cluster.processes import Process, free_ports, start, stop, wait_until
from sosie.errors import CannotStart, MissingExtra

_USER = "sosie"
_ACCOUNTS = ("postgres", "nobody")
"""Who runs PostgreSQL where it is root who starts it, which PostgreSQL refuses to run as."""
_DEBIAN = Path("/usr/lib/postgresql")


class LocalPostgres:
    """A PostgreSQL server, whose data is in a folder; what is not to last is not made to outlive a power cut."""

    def __init__(self, folder: Path, *, lasting: bool = False) -> None:
        self._folder, self._is_lasting = folder, lasting
        self._password = self._known_password() or secrets.token_hex(12)
        (self.port,) = free_ports(1)
        self.process: Process | None = None
        self._account = _account()

    def url(self, database: str = "postgres") -> str:
        """Return where a store is in one of its databases."""
        return f"postgresql+asyncpg://{_USER}:{self._password}@127.0.0.1:{self.port}/{database}"

    def start(self) -> None:
        """Start it, with an empty database cluster if there is none yet, and wait until it answers."""
        self._folder.mkdir(parents=True, exist_ok=True)
        self._folder.chmod(0o700)
        if self._account is not None:
            shutil.chown(self._folder, self._account)
        if not (self._folder / "data").exists():
            self._make()
        self.launch()
        self.wait()

    def launch(self) -> None:
        """Start it, perhaps again."""
        settings = {
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": str(self._folder),
            "max_connections": "200",
            "log_min_messages": "warning",
            "fsync": "on" if self._is_lasting else "off",
        }
        flags = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        command = [_program("postgres"), "-D", str(self._folder / "data"), "-p", str(self.port), *flags]
        self.process = start(command, self._journal, user=self._account)

    def wait(self) -> None:
        """Wait until it answers."""
        if self.process is not None:
            wait_until(lambda: self._run("SELECT 1") == 0, self.process, "PostgreSQL", self._journal)

    def has_database(self, name: str) -> bool:
        """Tell whether there is a database."""
        return self._run("SELECT 1", name) == 0

    def create_database(self, name: str) -> str:
        """Make an empty database, and return where it is."""
        if self._run(f'CREATE DATABASE "{name}"') != 0:
            raise CannotStart(f"PostgreSQL does not make a database: see {self._journal}")
        return self.url(name)

    def stop(self) -> None:
        """Stop it; who is connected is not waited for."""
        if self.process is not None:
            stop(self.process, signal.SIGINT if self._is_lasting else signal.SIGQUIT)

    @property
    def _journal(self) -> Path:
        return self._folder / "postgres.log"

    def _make(self) -> None:
        password = self._folder / "password"
        password.write_text(self._password)
        if self._account is not None:
            shutil.chown(password, self._account)
        flags = ["--auth", "scram-sha-256", "--encoding", "UTF8", "--locale", "C", "--no-sync", "--username", _USER]
        command = [_program("initdb"), *flags, "--pwfile", str(password), "-D", str(self._folder / "data")]
        made = start(command, self._journal, user=self._account)
        if made.wait() != 0:
            shutil.rmtree(self._folder / "data", ignore_errors=True)
            who = f", as {self._account}, who must be able to enter it" if self._account else ""
            raise CannotStart(f"PostgreSQL cannot be set up in {self._folder}{who}: see {self._journal}")

    def _known_password(self) -> str:
        kept = self._folder / "password"
        return kept.read_text() if kept.exists() else ""

    def _run(self, statement: str, database: str = "postgres") -> int:
        url = self.url(database).replace("+asyncpg", "")
        ran = subprocess.run([_program("psql"), "-q", url, "-c", statement], capture_output=True, check=False)  # noqa: S603 - its own
        return ran.returncode


def is_installed() -> bool:
    """Tell whether there is a PostgreSQL that can be started here."""
    return _find("initdb") is not None


def _program(name: str) -> str:
    found = _find(name)
    if found is None:
        raise MissingExtra(f"there is no {name}: install PostgreSQL (on Debian: apt-get install postgresql)")
    return found


def _find(name: str) -> str | None:
    """Return the path of a program of PostgreSQL, of the newest that is installed."""
    versions = sorted(_DEBIAN.glob(f"*/bin/{name}"), key=lambda path: int(path.parts[-3]))
    return str(versions[-1]) if versions else shutil.which(name)


def _account() -> str | None:
    if not hasattr(os, "getuid") or os.getuid() != 0:
        return None
    import pwd  # noqa: PLC0415 - not on Windows

    known = {entry.pw_name for entry in pwd.getpwall()}
    return next((name for name in _ACCOUNTS if name in known), None)
