"""The door: who asks, from which page, how often; and what every answer carries."""

import asyncio
import logging
import secrets
import time
from contextlib import ExitStack
from typing import Any, Final

import msgspec
from litestar.connection import ASGIConnection, Request
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from igroteka.core.errors import IgrotekaError
from igroteka.server.config import Config, host_of
from igroteka.server.limits import ID_LENGTH, SLOWEST_BODY, TOKEN_LENGTH, Account, address_of, check_depth
from igroteka.server.people.accounts import csrf_fits
from igroteka.server.problems import wished
from igroteka.server.runtime import Runtime
from igroteka.server.storage.rows import PersonRow
from igroteka.server.timeslice import PAYER
from igroteka.server.wire import VERSION

LOG: Final = logging.getLogger("igroteka.server")
COOKIE: Final = "igroteka"
SECURE_COOKIE: Final = "__Host-igroteka"
"""The prefix makes browsers refuse one that was not set by this very host over TLS."""
COOKIE_AGE: Final = 180 * 24 * 3600
READING: Final = frozenset({"GET", "HEAD", "OPTIONS"})
METHODS: Final = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
"""Those that are counted by name: anybody can invent more."""
POLICY: Final = (
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS: Final = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
)
VERSION_HEADER: Final = (b"x-igroteka-protocol", str(VERSION).encode())
"""A program cannot say over HTTP which version it speaks, so every answer says which one we do."""
TLS_HEADER: Final = (b"strict-transport-security", b"max-age=31536000")


class Visitor(msgspec.Struct, frozen=True, kw_only=True):
    """Whoever asks."""

    lang: str
    address: str
    person: PersonRow | None = None
    session: str = ""
    token: str = ""
    by_cookie: bool = False

    @property
    def person_id(self) -> str:
        """Of somebody we know."""
        return self.person.id if self.person is not None else ""

    @property
    def asker(self) -> str:
        """Who is counted: the session, else the address."""
        return self.session or self.address


Here = NamedDependency[Runtime]
Asker = NamedDependency[Visitor]
"""What handlers are given: the house, and who asks."""


class Asking(Request[Any, Any, Any]):
    """A request whose body is read in bounded time and looked at before anybody walks into it."""

    async def body(self) -> bytes:
        """The body, if it is not too deep."""
        try:
            async with asyncio.timeout(SLOWEST_BODY):
                body = await super().body()
        except TimeoutError:
            raise IgrotekaError("body-slow") from None
        if self.scope["path"] != "/api/records":
            check_depth(body)
            check_text(body)
        return body


def check_text(body: bytes) -> None:
    """JSON is UTF-8; a decoder that meets something else in a name does not take it for a mistake of ours."""
    try:
        body.decode()
    except UnicodeDecodeError:
        raise IgrotekaError("body-form", {"problem": "UTF-8"}) from None


class Door(ASGIMiddleware):
    """Lets in who may come in."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(self, runtime: Runtime) -> None:
        self._runtime: Final = runtime
        self._hosts: Final = runtime.config.hosts()

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Look at the host, the session, the page it comes from, the token against forged requests, the pace."""
        scope["state"]["began"] = time.perf_counter()
        scope["state"]["request"] = secrets.token_hex(6)
        connection: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
        host = connection.headers.get("host", "")
        if self._hosts and host_of(host) not in self._hosts:
            raise IgrotekaError("host-strange", {"host": host[:80]})
        path = scope["path"]
        if path == "/ws" or path.startswith("/api"):
            visitor = await visit(connection, self._runtime)
            scope["state"]["visitor"] = visitor
            writes = scope["type"] == ScopeType.WEBSOCKET or scope["method"] not in READING
            if writes:
                check_origin(connection, host, self._runtime.config)
            if writes and scope["type"] == ScopeType.HTTP and visitor.by_cookie and visitor.person is not None:
                if not csrf_fits(visitor.token, connection.headers.get("x-csrf", "")):
                    raise IgrotekaError("csrf")
            self._runtime.buckets.spend("api" if visitor.person else "api-nobody", visitor.asker)
            account = self._runtime.accounting.of(visitor.person_id, visitor.address)
            if not writes:
                account.check("bytes")
        else:
            account = self._runtime.accounting.of("", client_of(connection))
            account.check("bytes")
        PAYER.set(account)
        scope["state"]["account"] = account
        with ExitStack() as afterwards:
            scope["state"]["afterwards"] = afterwards
            await next_app(scope, receive, send)


async def visit(connection: ASGIConnection[Any, Any, Any, Any], runtime: Runtime) -> Visitor:
    """Who is there: by the cookie of a browser, or by the bearer token of a program."""
    address = client_of(connection)
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    by_cookie = scheme.lower() != "bearer"
    if by_cookie:
        token = connection.cookies.get(SECURE_COOKIE if is_secure(connection) else COOKIE, "")
    token = token.strip()[:TOKEN_LENGTH]
    found = await runtime.accounts.whoami(token) if token else None
    person, session = found if found is not None else (None, None)
    header, given = connection.headers.get("accept-language", ""), connection.query_params.get("lang")
    return Visitor(
        lang=wished(header, given, person.language if person else ""),
        address=address,
        person=person,
        session=session.id if session else "",
        token=token if person else "",
        by_cookie=by_cookie,
    )


def client_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where it comes from, as far as we or our proxy know."""
    return address_of(connection.client.host if connection.client else "")


def take_place(request: Asking, runtime: Runtime, visitor: Visitor) -> None:
    """One more stream, until its answer has ended in whatever way."""
    if most := runtime.crowd.enter_both("stream", visitor.asker, visitor.address):
        raise IgrotekaError("too-many-streams", {"most": most})
    afterwards(request).callback(runtime.crowd.leave_both, "stream", visitor.asker, visitor.address)


def afterwards(request: Asking) -> ExitStack:
    """What is to be done when the answer has ended, also if nobody has read a word of it."""
    stack: ExitStack = request.scope["state"]["afterwards"]
    return stack


def is_secure(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Does it come over TLS, as far as we or our proxy know?"""
    return connection.scope["scheme"] in ("https", "wss")


def check_origin(connection: ASGIConnection[Any, Any, Any, Any], host: str, config: Config) -> None:
    """Only our own pages write; a program sends no Origin, and no browser cookie either."""
    origin = connection.headers.get("origin")
    if origin is None:
        if connection.headers.get("sec-fetch-site", "none") in ("cross-site", "same-site"):
            raise IgrotekaError("origin", {"origin": "?"})
        return
    page = origin.partition("://")[2].lower()
    if not (origin.lower() in config.origins() or (page and page == host.lower())):
        raise IgrotekaError("origin", {"origin": origin[:80]})


def session_cookie(connection: ASGIConnection[Any, Any, Any, Any], token: str) -> Cookie:
    """The cookie of a session; an empty token takes it away."""
    secure = is_secure(connection)
    return Cookie(
        key=SECURE_COOKIE if secure else COOKIE,
        value=token,
        path="/",
        httponly=True,
        samesite="lax",
        secure=secure,
        max_age=COOKIE_AGE if token else 0,
    )


# --- what every answer carries


def finisher(runtime: Runtime) -> Any:
    """The hook that adds the headers, counts the answer and writes the log line."""

    async def finish(message: Message, scope: Scope) -> None:
        account: Account | None = scope["state"].get("account")
        if message["type"] == "http.response.body" and account is not None:
            account.send(len(message["body"]))
        if message["type"] != "http.response.start":
            return
        headers: list[tuple[bytes, bytes]] = list(message["headers"])
        known = {name.lower() for name, _ in headers}
        headers += [header for header in HEADERS if header[0] not in known]
        if scope["scheme"] == "https":
            headers.append(TLS_HEADER)
        if scope["path"].startswith("/api"):
            headers.append(VERSION_HEADER)
            if b"cache-control" not in known:
                headers.append((b"cache-control", b"no-store"))
        state, status = scope["state"], message["status"]
        seconds = time.perf_counter() - state.get("began", time.perf_counter())
        headers.append((b"x-request-id", state.get("request", "-").encode()))
        message["headers"] = headers
        method = str(scope.get("method", ""))
        known_method = method if method in METHODS else "other"
        runtime.metrics.count("igroteka_requests_total", method=known_method, status=str(status))
        runtime.metrics.requests.observe(seconds)
        level = logging.INFO if scope["path"].startswith("/api") else logging.DEBUG
        template = str(scope.get("path_template") or "?")
        extra = {"method": method[:16], "path": template, "status": status, "ms": round(seconds * 1000, 1)}
        room = scope.get("path_params", {}).get("room")
        if room:
            extra["room"] = str(room)[:ID_LENGTH]
        LOG.log(level, "request", extra={**extra, "request": state.get("request", "-")})

    return finish
