"""Checks of the data folder, the log and the store; they create and change nothing."""

import asyncio
import os
from itertools import islice
from pathlib import Path

from sqlalchemy.exc import DBAPIError

from sosie.errors import SosieError
from sosie.server.config import Config
from sosie.server.doctor.check import Check, advice, ok, problem
from sosie.server.store.database import current_revision, is_file, known_revisions, make_engine, parse_url

_MAX_FILES = 10_000
_TIMEOUT_S = 10.0


async def check_data(config: Config) -> list[Check]:
    """Return the results of all checks of the data."""
    return [_folder(config.data), await _log(config), await _store(config)]


def _folder(folder: Path) -> Check:
    if not folder.exists():
        return ok("data folder", f"{folder} does not exist yet: the server creates it")
    owner = folder.stat().st_uid
    files = list(islice(folder.rglob("*"), _MAX_FILES))
    if others := [path for path in files if path.lstat().st_uid != owner]:
        text = f"{others[0]} belongs to another user than {folder}: chown it, and run the server as one user"
        return problem("data folder", text)
    if not os.access(folder, os.W_OK | os.X_OK):
        return problem("data folder", f"this user cannot write to {folder}: run as the user of the server, or chown it")
    if folder.stat().st_mode & 0o022:
        return problem("data folder", f"others can write to {folder}: chmod go-w {folder}")
    return ok("data folder", f"{folder} belongs to one user")


async def _log(config: Config) -> Check:
    if config.log:
        return await _nats(config)
    forms = sorted(path.name for path in (config.data / "log").glob("parts-*") if path.suffix != ".unfinished")
    if forms and forms != [f"parts-{config.workers}"]:
        text = f"the next start writes the log anew from {' and '.join(forms)}, as --workers is {config.workers} now"
        return advice("log", f"{text}: leave room for a copy on the disk")
    return ok("log", f"tables are in {config.data / 'log'}")


async def _nats(config: Config) -> Check:
    try:
        from sosie.server.log.nats.stream import (  # noqa: PLC0415 - an optional dependency
            NatsSettings,
            connect,
            list_streams,
            read_addresses,
        )
    except ModuleNotFoundError as error:
        return problem("log", f"a log in NATS needs the package {error.name}: pip install 'sosie[cluster]'")
    settings = NatsSettings(read_addresses(config.log))
    try:
        # Its attempts have one error at the end.
        client = await connect(settings, error_cb=_ignore)
    except SosieError as error:
        return problem("log", str(error))
    try:
        streams = await list_streams(client, settings)
    except Exception as error:  # noqa: BLE001 - whatever it is, the log cannot be used
        return problem("log", f"NATS at {settings.shown} has no streams: start it with -js ({error})")
    finally:
        await client.close()
    few = [one.config.name for one in streams if (one.config.num_replicas or 1) < min(3, len(settings.servers))]
    if few:
        return advice("log", f"each move of {few[0]} is on one NATS server only: --log-replicas 3 keeps it on three")
    late = [one for one in streams for peer in (one.cluster.replicas or [] if one.cluster else []) if peer.offline]
    if late:
        return problem("log", f"{late[0].config.name} has a replica that is offline: start all NATS servers")
    return ok("log", f"NATS at {settings.shown} has {len(streams)} streams")


async def _ignore(_: Exception) -> None:
    """Do nothing."""


async def _store(config: Config) -> Check:
    try:
        url = parse_url(config.store_url)
        if is_file(url) and not Path(url.database or "").exists():
            return ok("store", f"{url.database} does not exist yet: the server creates it")
        engine = make_engine(url)
    except SosieError as error:
        return problem("store", str(error))
    try:
        async with asyncio.timeout(_TIMEOUT_S):
            found, known = await current_revision(engine), known_revisions()
    except (DBAPIError, OSError, TimeoutError) as error:
        reason = str(error.orig if isinstance(error, DBAPIError) else error) or "no answer"
        return problem("store", f"the store cannot be read: {reason}; start it, or check --store")
    finally:
        await engine.dispose()
    return _revision(found, known)


def _revision(found: str, known: tuple[str, ...]) -> Check:
    """Compare the revision of a store with those that this version knows, the newest first."""
    if found == known[0]:
        return ok("store", f"its tables are those of this version ({found})")
    if not found:
        return ok("store", "it has no tables yet: the server creates them")
    if found in known:
        return advice("store", f"the next start changes its tables from {found} to {known[0]}: back it up first")
    return problem("store", f"a newer version has changed its tables ({found}): update this one")
