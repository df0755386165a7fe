"""Who is asking: guests, accounts, and the sessions of both."""

import asyncio
import hashlib
import hmac
import math
import re
import secrets
import time
import unicodedata
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from igroteka.core.errors import IgrotekaError
from igroteka.core.speech import LANGUAGES, error_text, speech
from igroteka.server.limits import (
    AGENT_LENGTH,
    FREE_TRIES,
    HASHES_AT_ONCE,
    LOGIN_LENGTH,
    LOGINS_KNOWN,
    LONGEST_WAIT,
    NAME_LENGTH,
    PASSWORD_LENGTH,
    PLACES_KNOWN,
    STRANGERS_TRIES,
)
from igroteka.server.storage import Conflict, Store, StoreFailed
from igroteka.server.storage.rows import PersonRow, SessionRow

LIFE: Final = 180 * 24 * 3600.0
"""A session ends when nobody has used it for so long."""
TOUCH: Final = 3600.0
"""How often a session's last use is written down."""
FRESH: Final = 30.0
"""How long a session is known without asking the store: so long another process may not know that it was revoked."""

Place = tuple[str, str]
"""A login and where somebody tries it; an empty place is everywhere its owner never came from."""

CSRF: Final = b"igroteka-csrf-1"


class AccountRefused(IgrotekaError):
    """A name, login or password that will not do, or too many tries."""

    def __str__(self) -> str:
        return error_text(self, "en", "igroteka.server")


class Accounts:
    """People by their tokens. A token is a secret of the browser; the store knows only its hash."""

    def __init__(
        self, store: Store, *, clock: Callable[[], float] = time.time, hasher: PasswordHasher | None = None
    ) -> None:
        self._store: Final = store
        self._clock: Final = clock
        self._hasher: Final = hasher or PasswordHasher()
        self._turn: Final = asyncio.Semaphore(HASHES_AT_ONCE)
        self._known: Final[OrderedDict[str, tuple[PersonRow, SessionRow, float]]] = OrderedDict()
        self._tries: Final[OrderedDict[Place, tuple[int, float]]] = OrderedDict()
        self._places: Final[OrderedDict[str, list[str]]] = OrderedDict()  # where owners came from
        self._ended = 0
        self._nobody: str | None = None

    async def guest(self, name: str = "", agent: str = "", language: str = "") -> tuple[PersonRow, str]:
        """Somebody in one click; without a name the house gives one."""
        spoken = language if language in LANGUAGES else ""
        if not name.strip():
            number = secrets.randbelow(9000) + 1000
            name = speech(spoken or "en", "igroteka.server").say("guest-name", number=str(number))
        person = PersonRow(id=new_id(), name=checked_name(name), created=self._clock(), language=spoken)
        await self._store.add_person(person)
        return person, await self._enter(person, agent)

    async def register(
        self, person: PersonRow | None, login: str, password: str, name: str = "", agent: str = "", language: str = ""
    ) -> tuple[PersonRow, str]:
        """An account. A guest keeps id and games; the tokens of before end, and the new one takes their place.

        A login that is taken is told after the same work as one that is free.
        """
        login, password = checked_login(login), checked_password(password)
        if person is not None and not person.is_guest:
            raise AccountRefused("has-account", {"login": person.login})
        name = checked_name(name if name.strip() else login if person is None else person.name)
        hashed = await self._hashed(password)
        if await self._store.person_by_login(login) is not None:
            raise AccountRefused("login-taken", {"login": login})
        try:
            if person is None:
                spoken = language if language in LANGUAGES else ""
                person = PersonRow(id=new_id(), name=name, created=self._clock(), login=login, language=spoken)
                await self._store.add_person(msgspec.structs.replace(person, password=hashed))
            else:
                await self._store.change_person(person.id, {"login": login, "password": hashed, "name": name})
                person = msgspec.structs.replace(person, login=login, name=name)
        except Conflict:
            raise AccountRefused("login-taken", {"login": login}) from None
        self._forget(await self._store.drop_sessions_of(person.id))
        return person, await self._enter(person, agent)

    async def login(
        self, login: str, password: str, agent: str = "", place: str = "here", *, own: bool = False
    ) -> tuple[PersonRow, str]:
        """The owner of an account; each failure after the first few makes the next try from the same place wait longer.

        Strangers lock nobody out but strangers: where the owner came from before, or with a session of their `own`,
        only the failures made there count.
        """
        login = normal_login(login)[: LOGIN_LENGTH[1] + 1]
        await self._have_nobody()
        self._try((login, place), FREE_TRIES)
        if not own and place not in self._places.get(login, ()):
            self._try((login, ""), STRANGERS_TRIES)
        person = await self._store.person_by_login(login)
        hashed = await self._store.password(person.id if person is not None else "")
        if not await self._fits(hashed, normal_password(password)) or person is None or hashed is None:
            raise AccountRefused("login-failed")
        self._tries.pop((login, place), None)
        self._came_from(login, place)
        if self._hasher.check_needs_rehash(hashed):
            with suppress(StoreFailed):
                await self._store.change_person(person.id, {"password": await self._hashed(normal_password(password))})
        return person, await self._enter(person, agent)

    async def change_password(self, person: PersonRow, token: str, old: str, new: str) -> list[str]:
        """Who knows the old password may have another; every other session ends. Returns those that ended."""
        if person.login is None:
            raise AccountRefused("account-needed")
        new = checked_password(new)
        place = (person.login, f"session {session_id(token)}")
        self._try(place, FREE_TRIES)
        if not await self._fits(await self._store.password(person.id), normal_password(old)):
            raise AccountRefused("password-wrong")
        self._tries.pop(place, None)
        hashed = await self._hashed(new)
        ended = await self._store.change_password(person.id, hashed, but=session_id(token))
        self._forget(ended)
        return ended

    async def logout(self, token: str) -> None:
        id = session_id(token)
        await self._store.drop_session(id)
        self._forget([id])

    async def whoami(self, token: str) -> tuple[PersonRow, SessionRow] | None:
        """The person and session of a token, if it is good."""
        id, now = session_id(token), self._clock()
        known = self._known.get(id)
        if known is not None and now - known[2] < FRESH:
            self._known.move_to_end(id)
            person, session, _ = known
        else:
            self._known.pop(id, None)
            ended = self._ended
            found = await self._store.session(id)
            owner = None if found is None else await self._store.person(found.person)
            if found is None or owner is None:
                return None
            person, session = owner, found
            if self._ended == ended:  # else it may have been revoked while we read
                self._remember(person, session)
        if now - session.seen >= LIFE:
            self._forget([id])
            with suppress(StoreFailed):
                await self._store.drop_session(id)
            return None
        if now - session.seen >= TOUCH:
            session = msgspec.structs.replace(session, seen=now)
            if id in self._known:
                self._remember(person, session)
            with suppress(StoreFailed):  # a full disk keeps nobody out
                await self._store.touch_session(id, now)
        return person, session

    async def change(
        self,
        person: PersonRow,
        *,
        name: str | None = None,
        language: str | None = None,
        settings: dict[str, Any] | None = None,
    ) -> PersonRow:
        """Another name, language, or settings; what is not given stays, and settings are laid over those of before."""
        changes: dict[str, Any] = {}
        if name is not None:
            changes["name"] = checked_name(name)
        if language is not None:
            if language not in LANGUAGES:
                raise IgrotekaError("unknown-language", {"language": language, "languages": ", ".join(LANGUAGES)})
            changes["language"] = language
        if settings is not None:
            changes["settings"] = {**person.settings, **settings}
        if changes:
            await self._store.change_person(person.id, changes)
            person = msgspec.structs.replace(person, **changes)
            for id, (other, session, at) in list(self._known.items()):
                if other.id == person.id:
                    self._known[id] = (person, session, at)
        return person

    async def sessions(self, person: PersonRow) -> list[SessionRow]:
        """All that are good, the last used first."""
        now = self._clock()
        return [session for session in await self._store.sessions_of(person.id) if now - session.seen < LIFE]

    async def revoke(self, person: PersonRow, id: str) -> bool:
        """End one of the person's own sessions; False if it is none of theirs."""
        session = await self._store.session(id)
        if session is None or session.person != person.id:
            return False
        dropped = await self._store.drop_session(id)
        self._forget([id])
        return dropped

    async def sweep(self) -> int:
        """Forget the sessions that have ended of age."""
        return await self._store.drop_sessions_before(self._clock() - LIFE)

    def forget_session(self, id: str) -> None:
        """It has ended in another process."""
        self._forget([id])

    def forget_person(self, id: str) -> None:
        """Another process has changed something about them: read it when it is wanted."""
        self._forget([session for session, (person, _, _) in self._known.items() if person.id == id])

    # --- inside

    async def _enter(self, person: PersonRow, agent: str) -> str:
        token = secrets.token_urlsafe(32)
        now = self._clock()
        agent = "".join(sign for sign in agent if sign.isprintable())[:AGENT_LENGTH]
        session = SessionRow(id=session_id(token), person=person.id, created=now, seen=now, agent=agent)
        await self._store.add_session(session)
        self._remember(person, session)
        return token

    def _remember(self, person: PersonRow, session: SessionRow) -> None:
        self._known[session.id] = (person, session, self._clock())
        self._known.move_to_end(session.id)
        if len(self._known) > LOGINS_KNOWN:
            self._known.popitem(last=False)

    def _forget(self, ids: list[str]) -> None:
        self._ended += 1
        for id in ids:
            self._known.pop(id, None)

    def _try(self, place: Place, free: int) -> None:
        """A try counts before it is answered, so that many at once gain nothing."""
        now = self._clock()
        count, until = self._tries.get(place, (0, 0.0))
        if now < until:
            raise AccountRefused("too-many-tries", {"seconds": math.ceil(until - now)})
        count += 1
        wait = min(2.0 ** min(count - free, 20), LONGEST_WAIT) if count >= free else 0.0
        self._tries[place] = (count, now + wait)
        self._tries.move_to_end(place)
        if len(self._tries) > LOGINS_KNOWN:
            self._tries.popitem(last=False)

    def _came_from(self, login: str, place: str) -> None:
        """Here the owner was, and here they come in whatever strangers try elsewhere."""
        places = [other for other in self._places.pop(login, []) if other != place]
        self._places[login] = [*places, place][-PLACES_KNOWN:]
        if len(self._places) > LOGINS_KNOWN:
            self._places.popitem(last=False)

    async def _hashed(self, password: str) -> str:
        async with self._turn:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def _fits(self, hashed: str | None, password: str) -> bool:
        """As slow for a login that is not there as for one that is."""
        if len(password) > PASSWORD_LENGTH[1]:
            return False
        await self._have_nobody()
        async with self._turn:
            try:
                return await asyncio.to_thread(self._hasher.verify, hashed or self._nobody or "", password)
            except (Argon2Error, InvalidHashError):
                return False

    async def _have_nobody(self) -> None:
        if self._nobody is None:
            self._nobody = await self._hashed(secrets.token_urlsafe())


# --- tokens


def new_id() -> str:
    return secrets.token_urlsafe(9)


def session_id(token: str) -> str:
    return hashlib.sha256(token.encode(errors="replace")).hexdigest()


def csrf(token: str) -> str:
    """What a page must send along with its cookie: only who can read the page knows it."""
    return hmac.new(token.encode(errors="replace"), CSRF, hashlib.sha256).hexdigest()


def csrf_fits(token: str, sent: str) -> bool:
    return hmac.compare_digest(csrf(token).encode(), sent.encode(errors="replace"))


# --- rules for names, logins and passwords


def checked_name(name: str) -> str:
    """One line of visible signs."""
    name = " ".join(unicodedata.normalize("NFC", name).split())
    least, most = NAME_LENGTH
    if not least <= len(name) <= most or not name.isprintable() or all(is_mark(sign) for sign in name):
        raise AccountRefused("name-form", {"least": least, "most": most})
    return name


def is_mark(sign: str) -> bool:
    return unicodedata.category(sign).startswith("M")


def normal_login(login: str) -> str:
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", login).casefold()).strip()


def checked_login(login: str) -> str:
    """The same login however it is typed: case and width do not matter."""
    login = normal_login(login)
    if not LOGIN_LENGTH[0] <= len(login) <= LOGIN_LENGTH[1] or re.fullmatch(r"[\w.-]+", login) is None:
        raise AccountRefused("login-form", {"least": LOGIN_LENGTH[0], "most": LOGIN_LENGTH[1]})
    return login


def normal_password(password: str) -> str:
    return unicodedata.normalize("NFKC", password)


def checked_password(password: str) -> str:
    password = normal_password(password)
    if len(password) < PASSWORD_LENGTH[0]:
        raise AccountRefused("password-short", {"least": PASSWORD_LENGTH[0]})
    if len(password) > PASSWORD_LENGTH[1]:
        raise AccountRefused("password-long", {"most": PASSWORD_LENGTH[1]})
    return password
