"""Checks of a running server at its public address, with everything that is in front of it."""

import json
import ssl
import time
from collections.abc import Callable
from email.utils import parsedate_to_datetime
from http import HTTPStatus
from ipaddress import ip_address
from typing import Any

from sosie import __version__
from sosie.server.doctor.check import Check, advice, ok, problem
from sosie.server.doctor.proxy import check_proxy
from sosie.server.doctor.visit import Unreachable, Visitor
from sosie.server.runtime.addresses import is_loopback

_MIN_LIFE = 0.2
"""The part of a certificate's life that is left when it should have been renewed: programs do so at a third."""
_SKEW_S, _WRONG_S = 5.0, 60.0
_HOUR_S = 3600


def check_server(visitor: Visitor, metrics_token: str = "") -> list[Check]:
    """Return the results of all checks of a server; only the first if it does not answer."""
    try:
        health = _health(visitor)
    except Unreachable as error:
        return [problem("server", f"{visitor.origin} does not answer: {error}; start it, or check the address")]
    checks: list[Callable[[], Check]] = [
        lambda: _secure(visitor),
        lambda: _headers(visitor),
        lambda: _socket(visitor),
        lambda: _compression(visitor),
        lambda: _clock(visitor),
        lambda: _metrics(visitor, metrics_token),
    ]
    return [*health, *check_proxy(visitor), *(_done(check) for check in checks)]


def _done(check: Callable[[], Check]) -> Check:
    try:
        return check()
    except Unreachable as error:
        return problem("server", f"a later request was not answered: {error}; look at the logs of server and proxy")


def _health(visitor: Visitor) -> list[Check]:
    answer = visitor.get("/api/health")
    found = _json(answer.body)
    if "live" not in found:
        return [problem("server", f"{visitor.origin} is not a Sosie: it answers {answer.status} to /api/health")]
    if answer.status != HTTPStatus.OK:
        text = "the server runs, and takes no players: it stops, has lost its log, or its disk is full; see its log"
        return [problem("server", text)]
    backends = f"version {found['version']}, with the log {found['log']} and the store {found['store']}"
    if found["version"] != __version__:
        return [advice("server", f"it is {backends}; this is {__version__}: check it with its own version")]
    return [ok("server", f"it is {backends}")]


def _json(body: bytes) -> dict[str, Any]:
    try:
        found = json.loads(body)
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}


def _secure(visitor: Visitor) -> Check:
    name = "secure page"
    if not visitor.is_secure:
        return _plain(name, visitor.host)
    try:
        validity = visitor.certificate()
    except ssl.SSLCertVerificationError as error:
        return problem(name, f"browsers refuse the certificate: {error.verify_message}; let the proxy renew it")
    except OSError as error:
        raise Unreachable(str(error)) from None
    begins, ends = (ssl.cert_time_to_seconds(validity[field]) for field in ("notBefore", "notAfter"))
    left_s = ends - time.time()
    left = f"the certificate is valid for {_duration(left_s)}"
    if left_s < _MIN_LIFE * (ends - begins):
        return advice(name, f"{left} only: let the proxy renew it")
    return ok(name, left)


def _plain(name: str, host: str) -> Check:
    if is_loopback(host):
        return ok(name, "browsers trust this machine without a certificate")
    text = "without https, browsers offer no camera and no play offline: put a proxy with a certificate in front"
    return (advice if _is_private(host) else problem)(name, text)


def _is_private(host: str) -> bool:
    try:
        return ip_address(host).is_private
    except ValueError:
        return "." not in host or host.endswith(".local")


def _duration(seconds: float) -> str:
    hours = int(seconds // _HOUR_S)
    return f"{hours} hours" if hours < 48 else f"{hours // 24} days"


def _headers(visitor: Visitor) -> Check:
    headers = visitor.get("/").headers
    if "content-security-policy" not in headers or "x-request-id" not in headers:
        return problem("headers", "the proxy removes headers of the server: let it pass on all of them")
    if visitor.is_secure and "strict-transport-security" not in headers:
        text = "browsers may come back without encryption: let the proxy send Strict-Transport-Security"
        return advice("headers", text)
    return ok("headers", "the proxy passes on all headers" if visitor.is_secure else "all are there")


def _socket(visitor: Visitor) -> Check:
    try:
        visitor.open_socket()
    except Unreachable as error:
        text = f"no WebSocket opens at /socket: {error}; let the proxy pass on Upgrade, Connection, Host and Origin"
        return problem("socket", text)
    return ok("socket", "a page can open its WebSocket")


def _compression(visitor: Visitor) -> Check:
    if "content-encoding" in visitor.get("/api/openapi.json", accept_encoding="gzip").headers:
        return ok("compression", "texts are compressed")
    return advice("compression", "texts are not compressed: let the proxy pass on Accept-Encoding")


def _clock(visitor: Visitor) -> Check:
    before = time.time()
    date = visitor.get("/api/health").headers.get("date", "")
    now = (before + time.time()) / 2
    try:
        # The header has whole seconds, rounded down.
        skew = parsedate_to_datetime(date).timestamp() + 0.5 - now
    except ValueError:
        return advice("clock", "the answer has no date: let the proxy pass it on")
    if abs(skew) <= _SKEW_S:
        return ok("clock", "this machine and the server have the same time")
    text = f"the server's clock is {abs(skew):.0f} s {'ahead of' if skew > 0 else 'behind'} this machine's: start NTP"
    return (problem if abs(skew) > _WRONG_S else advice)("clock", f"{text} on the one that is wrong")


def _metrics(visitor: Visitor, token: str) -> Check:
    name = "metrics"
    if visitor.get("/api/metrics").status == HTTPStatus.OK and not is_loopback(visitor.host):
        return problem(name, "everybody can read the metrics: let the proxy add X-Forwarded-For")
    if not token:
        return ok(name, "strangers cannot read them")
    if visitor.get("/api/metrics", authorization=f"Bearer {token}").status == HTTPStatus.OK:
        return ok(name, "only the token reads them")
    return problem(name, "the server does not take this token: give both the same --metrics-token")
