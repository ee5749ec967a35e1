"""Checks of what a proxy tells the server of its clients."""

import json
from http import HTTPStatus
from ipaddress import ip_address

import msgspec

from sosie.server.doctor.check import Check, advice, ok, problem
from sosie.server.doctor.visit import Unreachable, Visitor
from sosie.server.http.api.status import Connection

_NOBODYS = "192.0.2.66"
"""An address of documentation, which no client has."""


class _UnknownHost(Exception):
    """The server refuses the host of a request."""


def check_proxy(visitor: Visitor) -> list[Check]:
    """Return the results of all checks of a proxy's headers."""
    try:
        seen = _seen(visitor)
    except _UnknownHost as error:
        return [problem("host", f"{error}; otherwise let the proxy pass on Host")]
    except (Unreachable, ValueError) as error:
        return [advice("proxy", f"the server does not say what it sees of a request ({error}): update it")]
    checks = [_address(visitor, seen), _host(visitor, seen)]
    return [*checks, _forged(visitor, seen), _scheme(visitor, seen), _id(seen)] if seen.proxied else checks


def _seen(visitor: Visitor, **headers: str) -> Connection:
    """Return what the server sees of a request."""
    answer = visitor.get("/api/connection", **headers)
    if answer.status == HTTPStatus.MISDIRECTED_REQUEST:
        raise _UnknownHost(json.loads(answer.body)["text"])
    if answer.status != HTTPStatus.OK:
        raise ValueError(f"status {answer.status}")
    return msgspec.convert(json.loads(answer.body), Connection)


def _address(visitor: Visitor, seen: Connection) -> Check:
    name = "client address"
    if seen.forwarded and not seen.proxied:
        text = f"all players share the limits of the proxy, which is not trusted: --trusted-proxy {seen.address}"
        return problem(name, text)
    if seen.proxied and not seen.forwarded:
        return problem(name, "the proxy does not tell client addresses: let it add X-Forwarded-For")
    if seen.proxied and seen.trusted:
        text = f"{seen.address} is itself in --trusted-proxy: ask from another machine to see what strangers look like"
        return advice(name, text)
    if not seen.proxied and visitor.is_secure:
        text = (
            f"all players share the limits of the proxy: let it add X-Forwarded-For, and --trusted-proxy {seen.address}"
        )
        return problem(name, f"{text} {seen.address}")
    return ok(name, f"the server sees {_shown(seen.address)}")


def _shown(address: str) -> str:
    try:
        return f"this machine at {ip_address(address)}"
    except ValueError:
        return "this machine"


def _host(visitor: Visitor, seen: Connection) -> Check:
    if seen.host.lower() == visitor.authority.lower():
        return ok("host", "the server sees the host of the address")
    text = f"the server sees the host {seen.host}, and refuses pages of {visitor.authority}: let the proxy pass on Host"
    return problem("host", text)


def _forged(visitor: Visitor, seen: Connection) -> Check:
    """Check that a client cannot make up its address."""
    name = "made-up address"
    if seen.trusted:
        return ok(name, "a trusted address may name any other")
    if _seen(visitor, x_forwarded_for=_NOBODYS).address == _NOBODYS:
        text = "clients can pretend any address: let the proxy replace X-Forwarded-For, or add to it"
        return problem(name, text)
    return ok(name, "clients cannot make up their address")


def _id(seen: Connection) -> Check:
    if seen.numbered:
        return ok("request id", "a request has one id in the logs of proxy and server")
    return advice(
        "request id", "logs of proxy and server have different ids: let the proxy set X-Request-ID to its own"
    )


def _scheme(visitor: Visitor, seen: Connection) -> Check:
    wanted = "https" if visitor.is_secure else "http"
    if seen.scheme == wanted:
        return ok("scheme", f"invitations begin with {wanted}")
    text = f"invitations begin with {seen.scheme}, and pages with {wanted}: let the proxy set X-Forwarded-Proto"
    return problem("scheme", text)
