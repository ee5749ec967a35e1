"""Names of a server: requests to other names are refused, against DNS rebinding.

A foreign page can let its own name point at a server in the home of its visitor. To a browser, page and server are then
the same site; only the name in the request shows that they are not.
"""

import socket
from ipaddress import ip_address

from sosie.server.config import Config
from sosie.server.http.client_address import HasHeaders
from sosie.server.runtime.addresses import is_loopback, parse_host

ANY_HOST = "*"
"""Allows every name."""


class AllowedHosts:
    """The names by which clients may call a server."""

    def __init__(self, config: Config) -> None:
        origins = (origin.partition("://")[2] for origin in (config.address, *config.origins))
        given = (parse_host(name) for name in (*config.allowed_hosts, *origins))
        self._allows_any = ANY_HOST in config.allowed_hosts
        self._names = frozenset(_normal(name) for name in (config.host, *machine_names(), *given) if name)

    def allows(self, request: HasHeaders) -> bool:
        """Tell whether a request names this server, or none, as no browser does."""
        return self._allows_any or all(self._is_own(host) for host in request.headers.getall("host", []) if host)

    def _is_own(self, authority: str) -> bool:
        host = _normal(parse_host(authority) or "")
        return host in self._names or is_loopback(host) or _is_address(host)


def machine_names() -> tuple[str, ...]:
    """Return the names of this computer: its own, and those on the local network."""
    name = socket.gethostname()
    label = name.partition(".")[0]
    return (name, label, f"{label}.local") if label else ()


def explain_refusal(request: HasHeaders) -> str:
    """Return a sentence for the person who runs the server."""
    host = parse_host(request.headers.get("host", ""))
    if host is None:
        return "the Host header is not the name of a server"
    return f"this server has another name than {host}; if {host} is right, start it with --allowed-host {host}"


def _normal(host: str) -> str:
    return host.lower().removesuffix(".")


def _is_address(host: str) -> bool:
    """Tell whether a host is an IP address, which no name server can point elsewhere."""
    try:
        ip_address(host.strip("[]"))
    except ValueError:
        return False
    return True
