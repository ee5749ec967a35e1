"""Local PostgreSQL: a private database cluster in a folder, at a free port."""

import os
import pwd
import secrets
import shutil
import signal
import subprocess
from pathlib import Path

from sosie.dev_cluster.processes import Process, free_ports, start, stop, wait_until
from sosie.errors import CannotStart, MissingExtra

_USER = "sosie"
_ACCOUNTS = ("postgres", "nobody")
"""Accounts to run PostgreSQL as if this process is root, since PostgreSQL refuses to run as root."""
_DEBIAN = Path("/usr/lib/postgresql")


class LocalPostgres:
    """A PostgreSQL server with its data in a folder; without `durable` it skips fsync."""

    def __init__(self, folder: Path, *, durable: bool = False) -> None:
        self._folder, self._is_durable = folder, durable
        self._password = self._stored_password() or secrets.token_hex(12)
        (self.port,) = free_ports(1)
        self.process: Process | None = None
        self._account = _account()

    def url(self, database: str = "postgres") -> str:
        """Return the URL of a database."""
        return f"postgresql+asyncpg://{_USER}:{self._password}@127.0.0.1:{self.port}/{database}"

    def start(self) -> None:
        """Start the server, and wait until it answers; create the database cluster first if needed."""
        self._folder.mkdir(parents=True, exist_ok=True)
        self._folder.chmod(0o700)
        if self._account is not None:
            shutil.chown(self._folder, self._account)
        if not (self._folder / "data").exists():
            self._init()
        self.launch()
        self.wait()

    def launch(self) -> None:
        """Start or restart the server."""
        settings = {
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": str(self._folder),
            "max_connections": "200",
            "log_min_messages": "warning",
            "fsync": "on" if self._is_durable else "off",
        }
        flags = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        command = [_program("postgres"), "-D", str(self._folder / "data"), "-p", str(self.port), *flags]
        self.process = start(command, self._log_file, user=self._account)

    def wait(self) -> None:
        """Wait until the server answers."""
        if self.process is not None:
            wait_until(lambda: self._run("SELECT 1") == 0, self.process, "PostgreSQL", self._log_file)

    def has_database(self, name: str) -> bool:
        """Tell whether a database exists."""
        return self._run("SELECT 1", name) == 0

    def create_database(self, name: str) -> str:
        """Create an empty database, and return its URL."""
        if self._run(f'CREATE DATABASE "{name}"') != 0:
            raise CannotStart(f"PostgreSQL cannot create a database: see {self._log_file}")
        return self.url(name)

    def stop(self) -> None:
        """Stop the server without waiting for its clients."""
        if self.process is not None:
            stop(self.process, signal.SIGINT if self._is_durable else signal.SIGQUIT)

    @property
    def _log_file(self) -> Path:
        return self._folder / "postgres.log"

    def _init(self) -> None:
        password = self._folder / "password"
        password.write_text(self._password)
        if self._account is not None:
            shutil.chown(password, self._account)
        flags = ["--auth", "scram-sha-256", "--encoding", "UTF8", "--locale", "C", "--no-sync", "--username", _USER]
        command = [_program("initdb"), *flags, "--pwfile", str(password), "-D", str(self._folder / "data")]
        initdb = start(command, self._log_file, user=self._account)
        if initdb.wait() != 0:
            shutil.rmtree(self._folder / "data", ignore_errors=True)
            account = f" as {self._account}, who needs access to it" if self._account else ""
            raise CannotStart(f"PostgreSQL cannot be set up in {self._folder}{account}: see {self._log_file}")

    def _stored_password(self) -> str:
        path = self._folder / "password"
        return path.read_text() if path.exists() else ""

    def _run(self, statement: str, database: str = "postgres") -> int:
        url = self.url(database).replace("+asyncpg", "")
        ran = subprocess.run([_program("psql"), "-q", url, "-c", statement], capture_output=True, check=False)  # noqa: S603 - its own
        return ran.returncode


def is_installed() -> bool:
    """Tell whether PostgreSQL is installed."""
    return _find("initdb") is not None


def _program(name: str) -> str:
    found = _find(name)
    if found is None:
        raise MissingExtra(f"there is no {name}: install PostgreSQL (on Debian: apt-get install postgresql)")
    return found


def _find(name: str) -> str | None:
    """Return the path of a program of the newest installed PostgreSQL."""
    versions = sorted(_DEBIAN.glob(f"*/bin/{name}"), key=lambda path: int(path.parts[-3]))
    return str(versions[-1]) if versions else shutil.which(name)


def _account() -> str | None:
    if os.getuid() != 0:
        return None
    known = {entry.pw_name for entry in pwd.getpwall()}
    return next((name for name in _ACCOUNTS if name in known), None)
