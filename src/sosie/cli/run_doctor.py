"""The work of `sosie doctor`."""

import asyncio
from typing import Any

import click

from sosie.cli.run_server import read_config
from sosie.server.doctor.check import Check
from sosie.server.doctor.data import check_data
from sosie.server.doctor.machine import check_machine
from sosie.server.doctor.remote import check_server
from sosie.server.doctor.settings import check_settings
from sosie.server.doctor.visit import Visitor
from sosie.server.runtime.addresses import is_origin


def examine_machine(chosen: dict[str, Any]) -> list[Check]:
    """Check the settings, this machine and the data of a server."""
    config = read_config(chosen)
    return [*check_settings(config), *check_machine(config), *asyncio.run(check_data(config))]


def examine_server(url: str, chosen: dict[str, Any]) -> list[Check]:
    """Check a server that runs."""
    origin = url.rstrip("/").lower()
    if not is_origin(origin):
        raise click.UsageError(f"the address of a server is like https://play.example.org, not '{url}'.")
    return check_server(Visitor(origin), chosen["metrics_token"])
