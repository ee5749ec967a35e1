"""Checks of the settings of `sosie serve`."""

from ipaddress import ip_network

from sosie.server.config import Config
from sosie.server.doctor.check import Check, advice, ok, problem
from sosie.server.multiprocess.routing import usable_cores
from sosie.server.runtime.addresses import is_loopback, is_origin

_MIN_TOKEN = 16
"""Fewer letters can be guessed."""
_MIN_PREFIX = 7
"""That of the widest private network, fc00::/7."""


def check_settings(config: Config) -> list[Check]:
    """Return the results of all checks of the settings."""
    checks = [_proxy(config), _durable(config), _workers(config), _metrics(config), _retention(config)]
    return [*checks, *([_origins(config)] if config.origins else [])]


def _proxy(config: Config) -> Check:
    name, here = "proxy", is_loopback(config.host)
    if wide := [proxy for proxy in config.trusted_proxies if _is_wide(proxy)]:
        return problem(name, f"everybody in {wide[0]} can pretend any address: trust the address of the proxy alone")
    if config.trusted_proxies and not here:
        text = f"port {config.port} is open to all who reach {config.host}: let only the proxy reach it, by a firewall"
        return advice(name, f"{text} or --host 127.0.0.1")
    if config.trusted_proxies:
        return ok(name, f"client addresses come from the proxy at {', '.join(config.trusted_proxies)}")
    if here:
        text = "only this machine reaches the server: behind a proxy, add --trusted-proxy with its address"
        return ok(name, text)
    text = "players connect without encryption, which is for home and class: on the internet, put a proxy in front"
    return advice(name, text)


def _is_wide(proxy: str) -> bool:
    """Tell whether a network has public addresses of more than one machine."""
    network = ip_network(proxy, strict=False)
    is_own = network.is_private and network.prefixlen >= _MIN_PREFIX
    return network.num_addresses > 1 and not is_own


def _durable(config: Config) -> Check:
    if config.log:
        return ok("durable", "NATS keeps the moves; sync_interval of nats.conf says when they are on its disks")
    if config.durable:
        return ok("durable", "no move is lost in a power cut")
    return advice("durable", "a power cut can lose the last 40 seconds of play: --durable keeps them, and is slower")


def _workers(config: Config) -> Check:
    cores = usable_cores()
    if config.workers > cores:
        return advice("workers", f"{config.workers} processes share {cores} cores: --workers auto takes one for each")
    return ok("workers", f"{config.workers} of {cores} cores serve tables; one is enough for thousands of players")


def _metrics(config: Config) -> Check:
    if not config.metrics_token:
        return ok("metrics token", "only this machine can read the metrics: --metrics-token allows others to")
    if len(config.metrics_token) < _MIN_TOKEN:
        text = f"the token of the metrics can be guessed: take {_MIN_TOKEN} random letters or more"
        return advice("metrics token", text)
    return ok("metrics token", "who has the token can read the metrics")


def _retention(config: Config) -> Check:
    kept = {"games": config.keep_games_days, "decks": config.keep_decks_days, "drafts": config.keep_drafts_days}
    if forever := [what for what, days in kept.items() if not days]:
        text = f"{' and '.join(forever)} are kept for ever: --keep-{forever[0]}-days sets an end"
        return advice("retention", text)
    return ok("retention", ", ".join(f"{what} are kept for {days} days" for what, days in kept.items()))


def _origins(config: Config) -> Check:
    if wrong := [origin for origin in config.origins if not is_origin(origin)]:
        return problem("origins", f"no page has the origin {wrong[0]}: write --origin as https://example.org")
    return ok("origins", f"pages of {', '.join(config.origins)} may connect")
