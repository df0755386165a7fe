"""Whose turn it is, told to those who are not here: once a turn, where they wish it, and never in the way of play.

What is to be told is written with the act that began the turn. Whoever takes it out of the store tells it, so that of
several processes one does.
"""

import asyncio
import json
import logging
import secrets
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from email.message import EmailMessage
from typing import Any, Final

import msgspec

from igroteka import catalog
from igroteka.core.errors import IgrotekaError
from igroteka.core.speech import rules_preface
from igroteka.server import problems
from igroteka.server.config import Config
from igroteka.server.people import letters
from igroteka.server.rooms import clocks
from igroteka.server.rooms.live import LiveRooms
from igroteka.server.rooms.seating import is_bots
from igroteka.server.storage import Store
from igroteka.server.storage.rows import ContactRow, NoticeRow, PersonRow, RoomRow, SeatRow

LOG: Final = logging.getLogger("igroteka.server")
POLL: Final = 5.0  # seconds between two looks at what is to be told
AT_ONCE: Final = 8
AGAIN: Final = (60.0, 600.0, 3600.0)  # seconds before what failed is tried once more
LEAVING: Final = 5.0
CODE: Final = 8  # digits


class Notices:
    """One task that looks what is to be told, and one for each that is being told."""

    def __init__(self, store: Store, live: LiveRooms, config: Config, poll: float = POLL) -> None:
        self.store: Final = store
        self.live: Final = live
        self.config: Final = config
        self.poll: Final = poll
        self._turn: Final = asyncio.Semaphore(AT_ONCE)
        self._threads: Final = ThreadPoolExecutor(2, "igroteka-mail")
        self._telling: Final[set[asyncio.Task[None]]] = set()
        self._chore: asyncio.Task[None] | None = None

    @property
    def channels(self) -> list[str]:
        """The ways this house knows."""
        return ["webhook", "mail"] if self.config.mail is not None else ["webhook"]

    def open(self) -> None:
        self._chore = asyncio.create_task(self._watch())

    async def close(self) -> None:
        """What is being told has a moment to arrive."""
        if self._chore is not None:
            self._chore.cancel()
            await asyncio.gather(self._chore, return_exceptions=True)
        if self._telling:
            await asyncio.wait(set(self._telling), timeout=LEAVING)
        for task in list(self._telling):
            task.cancel()
        self._threads.shutdown(wait=False, cancel_futures=True)

    # --- telling

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(self.poll)
            try:
                await self.look()
            except IgrotekaError as error:
                LOG.warning("notices wait", extra={"problem": str(error)[:200]})
            except Exception:
                LOG.exception("notices failed")

    async def look(self) -> None:
        """Drop what somebody has seen by themselves; tell what has waited long enough."""
        now = self.live.clock()
        for row in await self.store.notices():
            seen = self.live.is_looking(row.room, row.person)
            wait = 0.0 if row.channel else self.config.notice_wait
            if (seen or row.at + wait <= now) and await self.store.take_notice(row) and not seen:
                task = asyncio.create_task(self._tell(row))
                self._telling.add(task)
                task.add_done_callback(self._telling.discard)

    async def settled(self) -> None:
        """Until nothing is being told."""
        while self._telling:
            await asyncio.wait(set(self._telling))

    async def _tell(self, row: NoticeRow) -> None:
        async with self._turn:
            with suppress(IgrotekaError):
                await self._told(row)

    async def _told(self, row: NoticeRow) -> None:
        found, person = await self.store.room(row.room), await self.store.person(row.person)
        contact = await self.store.contact(row.person)
        if found is None or person is None or contact is None:
            return
        room, seats = found
        seat = seats[row.seat]
        if room.status != "active" or is_bots(seat) or seat.person != person.id:
            return
        if clocks.asked_of(room).get(row.seat) != row.since:  # they have spoken since
            return
        if await self.store.is_archived(row.room, row.person):  # they want to hear no more of it
            return
        for channel in channels_of(contact):
            if channel in self.channels and row.channel in ("", channel):
                try:
                    await self._send(channel, contact, self._words(room, seats, row, person))
                except letters.FAILED as error:
                    problem = f"{channel}: {letters.problem(error)}"
                    LOG.warning("a notice did not arrive", extra={"room": room.id, "problem": problem})
                    if row.tries < len(AGAIN):
                        at = self.live.clock() + AGAIN[row.tries]
                        late = msgspec.structs.replace(row, channel=channel, at=at, tries=row.tries + 1)
                        await self.store.add_notice(late)

    def _words(self, room: RoomRow, seats: list[SeatRow], row: NoticeRow, person: PersonRow) -> dict[str, Any]:
        """The message of a webhook; a letter is made of the same."""
        lang = person.language or "en"
        words = problems.words(lang)
        name = rules_preface(catalog.load(room.game).package, lang).title
        due = clocks.due_of(clocks.clock_of(room), seats[row.seat], clocks.asked_of(room))
        text = words.say("notice-turn", game=name)
        if due is not None:
            left = due.at - self.live.hours()
            hours = max(0, round(left / clocks.HOUR))
            text = f"{text} {words.say('notice-hours', hours=hours)}"
        return {
            "event": "turn",
            "room": room.id,
            "game": room.game,
            "name": name,
            "seat": row.seat,
            "rev": room.rev,
            "deadline": None if due is None else round(self.live.clock() + left, 3),
            "link": f"{self.config.address}/room/{room.id}",
            "lang": lang,
            "text": text,
        }

    async def _send(self, channel: str, contact: ContactRow, said: dict[str, Any]) -> None:
        if channel == "webhook":
            body = json.dumps(said, ensure_ascii=False).encode()
            signature = letters.signed(contact.key, int(time.time()), body)
            await letters.post(contact.webhook, body, signature, private=self.config.private_webhooks)
        elif self.config.mail is not None:
            words = problems.words(said["lang"])
            off = words.say("notice-off", link=f"{self.config.address}/profile")
            text = f"{said['text']}\n\n{said['link']}\n\n-- \n{off}\n"
            subject = words.say("notice-subject", game=said["name"])
            await self._mail(letters.letter(self.config.mail, contact.mail, subject, text))

    async def _mail(self, message: EmailMessage) -> None:
        assert self.config.mail is not None
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._threads, letters.deliver, self.config.mail, message)

    # --- where to

    async def contact(self, person: PersonRow) -> ContactRow:
        """What a person has chosen; nothing, as long as they have not."""
        if person.is_guest:
            raise IgrotekaError("account-needed")
        return await self.store.contact(person.id) or ContactRow(person=person.id)

    async def change(self, person: PersonRow, webhook: str | None, mail: str | None, lang: str) -> ContactRow:
        """Another address, or none. One for letters must first show that it is theirs: a code is sent to it."""
        contact = await self.contact(person)
        if webhook is not None and webhook != contact.webhook:
            if webhook:
                letters.checked_webhook(webhook, private=self.config.private_webhooks)
            key = secrets.token_hex(16) if webhook else ""
            contact = msgspec.structs.replace(contact, webhook=webhook, key=key)
        if mail is not None and (mail != contact.mail or contact.code):
            code = f"{secrets.randbelow(10**CODE):0{CODE}}" if mail else ""
            if mail:
                await self._send_code(letters.checked_mail(mail), code, lang)
            contact = msgspec.structs.replace(contact, mail=mail, code=code)
        await self.store.put_contact(contact)
        return contact

    async def _send_code(self, address: str, code: str, lang: str) -> None:
        if self.config.mail is None:
            raise IgrotekaError("mail-closed")
        words = problems.words(lang)
        text = words.say("code-text", code=code, address=self.config.address)
        message = letters.letter(self.config.mail, address, words.say("code-subject", code=code), text)
        try:
            await self._mail(message)
        except letters.FAILED as error:
            LOG.warning("a code was not sent", extra={"problem": letters.problem(error)})
            raise IgrotekaError("mail-failed") from None

    async def confirm(self, person: PersonRow, code: str) -> ContactRow:
        """The code that was sent to the address."""
        contact = await self.contact(person)
        if contact.code:
            if not secrets.compare_digest(contact.code.encode(), code.strip().encode()):
                raise IgrotekaError("code-wrong")
            contact = msgspec.structs.replace(contact, code="")
            await self.store.put_contact(contact)
        return contact


def channels_of(contact: ContactRow) -> list[str]:
    """Where a person wants to be told, and has shown that it is theirs."""
    found = ["webhook"] if contact.webhook else []
    return [*found, "mail"] if contact.mail and not contact.code else found
