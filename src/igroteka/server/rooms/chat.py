"""Talk in a room: stored, then told to everybody who is there."""

import logging
from typing import Final

from igroteka.core.errors import IgrotekaError
from igroteka.server import problems
from igroteka.server.limits import CHAT_LENGTH, REMEMBERED
from igroteka.server.rooms import access, phrases
from igroteka.server.rooms.live import LiveRooms
from igroteka.server.rooms.room import Room
from igroteka.server.rooms.seating import cleaned, names_of
from igroteka.server.storage.rows import ChatRow, PersonRow
from igroteka.server.wire import Accepted, ChatAsk, Refused

LOG: Final = logging.getLogger("igroteka.server")


class ChatService:
    """The one door for talk."""

    def __init__(self, live: LiveRooms) -> None:
        self.live: Final = live

    async def say(self, person: PersonRow | None, asked: ChatAsk, lang: str, tongue: str = "") -> Accepted | Refused:
        """A line of talk for everybody in the room; a refusal in the language of texts, if that is another."""
        try:
            return await self._said(person, asked, lang)
        except IgrotekaError as error:
            return Refused(cid=asked.cid, code=error.code, text=problems.said(error, tongue or lang))

    async def _said(self, person: PersonRow | None, asked: ChatAsk, lang: str) -> Accepted:
        room = await self.live.room(asked.room)
        await access.admit(self.live.store, room, person)
        text = " ".join("".join(char if char.isprintable() else " " for char in asked.text).split())
        if person is None:
            raise IgrotekaError("not-allowed")
        if not access.may_talk(room, person):
            raise IgrotekaError("chat-players")
        phrase = phrases.checked(asked.phrase, text) if asked.phrase else ""
        if not text and not phrase:
            raise IgrotekaError("chat-empty")
        if len(text) > CHAT_LENGTH:
            raise IgrotekaError("chat-long", {"most": CHAT_LENGTH})
        async with room.lock:
            cid = f"{person.id} {asked.cid}"
            if cid not in room.talk:
                seat = access.viewer(room, person, asked.seat)
                name = names_of(room.seats, lang)[seat] if seat >= 0 else cleaned(person.name)
                row = ChatRow(
                    id=0,
                    room=room.id,
                    person=person.id,
                    name=name,
                    seat=seat,
                    text=text or phrases.said(phrase, "en"),
                    at=self.live.clock(),
                    phrase=phrase,
                )
                kept = await self.live.store.add_chat(row)
                room.talk[cid] = kept.id
                room.heard = max(room.heard, kept.id)
                if len(room.talk) > REMEMBERED:
                    del room.talk[next(iter(room.talk))]
                self.live.tell_chat(room, kept)
        return Accepted(cid=asked.cid, rev=room.known.rev)


async def tell_deed(live: LiveRooms, room: Room, person: PersonRow, seat: int, deed: str, lang: str) -> None:
    """What somebody did, as a line that everybody reads in their own language; it is done, even if this is not kept."""
    row = ChatRow(
        id=0,
        room=room.id,
        person=person.id,
        name=names_of(room.seats, lang)[seat],
        seat=seat,
        text=phrases.said(deed, "en"),
        at=live.clock(),
        phrase=deed,
    )
    try:
        kept = await live.store.add_chat(row)
    except IgrotekaError as error:
        LOG.warning("a deed was not told", extra={"room": room.id, "problem": str(error)[:200]})
        return
    room.heard = max(room.heard, kept.id)
    live.tell_chat(room, kept)
