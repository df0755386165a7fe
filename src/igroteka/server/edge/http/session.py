"""Who one is: guests in one click, accounts, sessions."""

from typing import Any

import msgspec
from litestar import Controller, Response, delete, get, patch, post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, JSONBody

from igroteka import __version__, catalog
from igroteka.core.errors import IgrotekaError
from igroteka.server.edge.http.middleware import Asker, Asking, Here, Visitor, session_cookie
from igroteka.server.edge.http.stats import Stat, stat_of, strength_of
from igroteka.server.limits import ID_LENGTH, SETTING_LENGTH, SETTING_NAME, SETTINGS
from igroteka.server.people.accounts import csrf, normal_login
from igroteka.server.runtime import Runtime
from igroteka.server.storage.rows import CareerRow, PersonRow

Setting = bool | int | float | str | None


class Person(msgspec.Struct, frozen=True, omit_defaults=True):
    """Oneself, as one sees oneself."""

    id: str
    name: str
    guest: bool
    login: str = ""
    language: str = ""
    settings: dict[str, Any] = {}
    csrf: str = ""
    """After entering: the new value of the header X-CSRF."""
    token: str = ""
    """For programs that asked for it: the bearer token."""


class Session(msgspec.Struct, frozen=True):
    """Who is there, what to send with writes, and which build answers."""

    person: Person | None
    csrf: str
    build: str


class SessionEntry(msgspec.Struct, frozen=True):
    """One of the own sessions."""

    id: str
    created: float
    seen: float
    agent: str
    current: bool


class Guest(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    name: str = ""
    bearer: bool = False
    """A program asks for its token in the answer instead of a cookie."""


class Registration(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    login: str
    password: str
    name: str = ""
    bearer: bool = False


class Login(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    login: str
    password: str
    bearer: bool = False


class NewPassword(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    old: str
    new: str


class Done(msgspec.Struct, frozen=True):
    """It is done."""

    ok: bool = True


def person_of(person: PersonRow, csrf: str = "", token: str = "") -> Person:
    """A row as its owner sees it: without the password."""
    return Person(
        id=person.id,
        name=person.name,
        guest=person.is_guest,
        login=person.login or "",
        language=person.language,
        settings={name: value for name, value in person.settings.items() if value is not None},
        csrf=csrf,
        token=token,
    )


def somebody(visitor: Visitor) -> PersonRow:
    """The one who asks; they must have a session."""
    if visitor.person is None:
        raise IgrotekaError("session-needed")
    return visitor.person


def entered(request: Asking, person: PersonRow, token: str, bearer: bool) -> Response[Person]:
    """The answer to whoever just came in."""
    told = person_of(person, csrf(token), token if bearer else "")
    return Response(told, status_code=200, cookies=[] if bearer else [session_cookie(request, token)])


class SessionController(Controller):
    """Coming in and going out."""

    path = "/api/session"
    tags = ("session",)

    @get()
    async def show(self, runtime: Here, visitor: Asker) -> Session:
        """Who am I?"""
        if visitor.person is None:
            return Session(person=None, csrf="", build=__version__)
        return Session(person=person_of(visitor.person), csrf=csrf(visitor.token), build=__version__)

    @post("/guest", status_code=200)
    async def guest(
        self,
        request: Asking,
        runtime: Here,
        visitor: Asker,
        data: JSONBody[Guest | None] = None,
    ) -> Response[Person]:
        """Come in as a guest, in one click. Who is in already stays who they are."""
        asked = data or Guest()
        if visitor.person is not None and not asked.bearer:
            return Response(person_of(visitor.person, csrf(visitor.token)), status_code=200)
        runtime.buckets.spend("enter-address", visitor.address)
        person, token = await runtime.accounts.guest(asked.name, agent_of(request), visitor.lang)
        return entered(request, person, token, asked.bearer)

    @post("/register", status_code=200)
    async def register(
        self, request: Asking, runtime: Here, visitor: Asker, data: JSONBody[Registration]
    ) -> Response[Person]:
        """Make an account; a guest keeps their games."""
        runtime.buckets.spend("register-address", visitor.address)
        person, token = await runtime.accounts.register(
            visitor.person, data.login, data.password, data.name, agent_of(request), visitor.lang
        )
        leave(runtime, visitor)
        return entered(request, person, token, data.bearer)

    @post("/login", status_code=200)
    async def login(self, request: Asking, runtime: Here, visitor: Asker, data: JSONBody[Login]) -> Response[Person]:
        """Come in with an account."""
        own = visitor.person is not None and visitor.person.login == normal_login(data.login)
        if not own:
            runtime.buckets.spend("login-address", visitor.address)
        place = f"session {visitor.session}" if own else visitor.address
        person, token = await runtime.accounts.login(data.login, data.password, agent_of(request), place, own=own)
        return entered(request, person, token, data.bearer)

    @post("/password", status_code=200)
    async def password(self, runtime: Here, visitor: Asker, data: JSONBody[NewPassword]) -> Person:
        """Another password; this session goes on, all others end."""
        person = somebody(visitor)
        runtime.buckets.spend("password", person.id)
        for session in await runtime.accounts.change_password(person, visitor.token, data.old, data.new):
            runtime.drop_session(session)
        return person_of(person, csrf(visitor.token))

    @post("/logout", status_code=200)
    async def logout(self, request: Asking, runtime: Here, visitor: Asker) -> Response[Done]:
        """Go; the session is over everywhere."""
        if visitor.person is not None:
            await runtime.accounts.logout(visitor.token)
            leave(runtime, visitor)
        return Response(Done(), cookies=[session_cookie(request, "")])

    @get("/list")
    async def sessions(self, runtime: Here, visitor: Asker) -> list[SessionEntry]:
        """Where am I signed in?"""
        rows = await runtime.accounts.sessions(somebody(visitor))
        return [
            SessionEntry(
                id=row.id, created=row.created, seen=row.seen, agent=row.agent, current=row.id == visitor.session
            )
            for row in rows
        ]

    @delete("/{session:str}", status_code=200)
    async def revoke(self, runtime: Here, visitor: Asker, session: FromPath[str]) -> Done:
        """End one of my sessions."""
        if not await runtime.accounts.revoke(somebody(visitor), session):
            raise NotFoundException
        runtime.drop_session(session)
        return Done()


class PersonController(Controller):
    """Names and settings."""

    path = "/api"
    tags = ("person",)

    @patch("/person")
    async def change(self, runtime: Here, visitor: Asker, data: JSONBody[dict[str, Setting]]) -> Person:
        """Change my name or language; any other field is a setting of mine, null takes it away."""
        person = somebody(visitor)
        changes = dict(data)
        name, language = changes.pop("name", None), changes.pop("language", None)
        if not (name is None or isinstance(name, str)):
            raise IgrotekaError("body-form", {"problem": "name"})
        check_settings(person, changes)
        changed = await runtime.accounts.change(
            person, name=name, language=None if language is None else str(language)[:20], settings=changes or None
        )
        return person_of(changed)

    @get("/stats/{person:str}")
    async def stats(self, runtime: Here, visitor: Asker, person: FromPath[str]) -> list[Stat]:
        """Finished games: how many of each and against whom, how many won, points; of my own also every one of them,
        and what they say of my strength.
        """
        asker = somebody(visitor)
        found = await runtime.store.stats(person[:ID_LENGTH])
        if asker.id == person:
            return [stat_of(one, strength_of(one)) for one in found]
        return [stat_of(msgspec.structs.replace(one, games=[], last=0.0), None) for one in found]

    @get("/career/{game:str}")
    async def career(self, runtime: Here, visitor: Asker, game: FromPath[str]) -> list[CareerRow]:
        """What my finished games of a kind left behind beside points: campaigns and ranks, the last first."""
        return await runtime.store.career(somebody(visitor).id, catalog.load(game).id)


def check_settings(person: PersonRow, changes: dict[str, Any]) -> None:
    """Few, and short."""
    for name, value in changes.items():
        short = len(name) <= SETTING_NAME and len(str(value)) <= SETTING_LENGTH
        if not (short and name.isascii() and name.isidentifier()) or "\0" in str(value):
            raise IgrotekaError("body-form", {"problem": name[:SETTING_NAME]})
    if len({**person.settings, **changes}) > SETTINGS:
        raise IgrotekaError("body-form", {"problem": f"> {SETTINGS}"})


def leave(runtime: Runtime, visitor: Visitor) -> None:
    """The old session is over."""
    if visitor.session:
        runtime.drop_session(visitor.session)


def agent_of(request: Asking) -> str:
    """The browser, as it calls itself."""
    return request.headers.get("user-agent", "")
