"""The server of `sosie serve`: starts it with the chosen options, and prints its addresses."""

import asyncio
import socket
import sys
from contextvars import Context
from ipaddress import ip_network
from typing import Any

import click
import segno

from sosie.cards.own import DeckFile
from sosie.errors import PortInUse
from sosie.plugins import load_games
from sosie.server.config import Config, Limits
from sosie.server.decks.repository import save_deck
from sosie.server.http.hosts import ANY_HOST
from sosie.server.observe import logging as server_logging
from sosie.server.runtime.addresses import base_url, is_origin, own_host, parse_host, shared_host
from sosie.server.runtime.disk import make_private_folder
from sosie.server.serve import listen, serve
from sosie.server.store.store import Store

_TOTALS = ("drafts", "collections", "decks", "caches", "address")


def run_server(chosen: dict[str, Any], deck: DeckFile | None, *, any_port: bool = False) -> None:
    """Serve until stopped; with `any_port`, at a free port if the chosen one is taken."""
    load_games(chosen["games"])
    config = read_config(chosen)
    server_logging.set_up(config.log_format)
    listener = _listener(config, any_port=any_port)
    port = listener.getsockname()[1]
    page = f"/?deck={_save_deck(config, deck)}" if deck else ""

    def on_ready() -> None:
        _print_addresses(config.host, port, qr=chosen["qr"])
        if chosen["open_browser"]:
            click.launch(base_url(own_host(config.host), port) + page)

    # In a context of its own: a server answers in English, whatever the language of the person who starts it.
    Context().run(serve, config, listener, on_ready)


def _listener(config: Config, *, any_port: bool) -> socket.socket:
    try:
        return listen(config.host, config.port)
    except PortInUse:
        if not any_port:
            raise
        return listen(config.host, 0)


def _save_deck(config: Config, deck: DeckFile) -> str:
    """Save a deck in the server's store, and return its id."""

    async def save() -> str:
        store = Store(config.store_url)
        await store.open()
        try:
            return await save_deck(store, deck.to_bytes(), deck.edition)
        finally:
            await store.close()

    make_private_folder(config.data)
    return asyncio.run(save())


def read_config(chosen: dict[str, Any]) -> Config:
    """Return the configuration of the chosen options."""
    for proxy in chosen["trusted_proxy"]:
        _check_network(proxy)
    for host in chosen["allowed_host"]:
        _check_host(host)
    if chosen["address"] and not is_origin(chosen["address"]):
        raise click.UsageError(f"--address is an origin as https://s1.example.org, not '{chosen['address']}'.")
    return Config(
        host=chosen["host"],
        port=chosen["port"],
        workers=chosen["workers"],
        data=chosen["data"],
        durable=chosen["durable"],
        log=chosen["log"],
        log_replicas=chosen["log_replicas"],
        log_max_age_s=chosen["log_max_age"] * 3600,
        log_max_bytes=chosen["log_max_bytes"],
        store=chosen["store"],
        trusted_proxies=chosen["trusted_proxy"],
        allowed_hosts=chosen["allowed_host"],
        address=chosen["address"],
        origins=chosen["origin"],
        cap_ms=chosen["cap_ms"],
        list_decks=chosen["list_decks"],
        keep_games_days=chosen["keep_games_days"],
        keep_decks_days=chosen["keep_decks_days"],
        keep_drafts_days=chosen["keep_drafts_days"],
        limits=Limits(**{f"{name}_bytes": chosen[f"{name}_max_bytes"] for name in _TOTALS}),
        reserve_bytes=chosen["reserve_bytes"],
        metrics_token=chosen["metrics_token"],
        log_format=chosen["log_format"],
    )


def _check_network(text: str) -> None:
    try:
        ip_network(text, strict=False)
    except ValueError:
        raise click.UsageError(f"--trusted-proxy is an address or a network as 10.0.0.0/8, not '{text}'.") from None


def _check_host(text: str) -> None:
    if text != ANY_HOST and parse_host(text) is None:
        raise click.UsageError(f"--allowed-host is a name as play.example.org, or * for any, not '{text}'.")


def _print_addresses(host: str, port: int, *, qr: bool) -> None:
    """Print the server's addresses, with a QR code if other devices can connect and stdout is a terminal."""
    shared = shared_host(host)
    click.echo(f"Sosie is at {base_url(own_host(host), port)}")
    if shared and shared != host:
        click.echo(f"On this network: {base_url(shared, port)}")
    if shared and qr and sys.stdout.isatty():
        segno.make(base_url(shared, port), micro=False).terminal(compact=True)
    click.echo("Ctrl-C stops it.")
    sys.stdout.flush()
