"""A turn of Catan in which there is something to trade."""

import asyncio
from typing import Any

import msgspec

from igroteka import catalog
from igroteka.core.match import Match
from igroteka.server.storage.rows import PersonRow
from igroteka.server.wire import Accepted, Draft, Market, MarketAsk, MarketSetup, MarketTold, Refused, SeatSetup
from tests.server.players import ME, OPEN, Ear, Players

MARKET = MarketSetup()
HANDS: tuple[dict[str, int], ...] = ({"lumber": 3, "brick": 1}, {"ore": 2, "wool": 1}, {"ore": 1, "grain": 1})


def position(hands: tuple[dict[str, int], ...] = HANDS, **options: Any) -> dict[str, Any]:
    """Seat 0 has rolled and may trade; everybody holds cards."""
    match = Match(catalog.load("catan"), len(hands), {"first_seat": 0, **options}, "any")
    match.begin()
    found = match.state.to_dict()
    bank = dict.fromkeys(("lumber", "brick", "wool", "grain", "ore"), 19)
    for player, hand in zip(found["players"], hands, strict=True):
        player["hand"] = hand
        for name, count in hand.items():
            bank[name] -= count
    found["bank"] = bank
    found["turn"].update(dice=[3, 3], number=1)
    found["agenda"] = [{"frame": "trade_and_build", "seat": 0}]
    return found


class Traders:
    """Three people, or two and a bot, at a market table; seat 0 is on turn."""

    def __init__(self, players: Players, people: list[PersonRow], id: str) -> None:
        self.players, self.people, self.id = players, people, id
        self.rooms = players.rooms

    async def ask(self, seat: int, what: str, **more: Any) -> Accepted | Refused:
        cid = more.pop("cid", f"m{next(self.players.cids)}")
        person = more.pop("person", None) or self.people[seat]
        asked = msgspec.convert({"room": self.id, "cid": cid, "seat": seat, "what": what, **more}, MarketAsk)
        return await self.rooms.market_ask(person, asked, "en")

    async def propose(self, seat: int, give: str, want: str, *to: int, **more: Any) -> Accepted | Refused:
        sides = {"give": goods(give), "want": goods(want), "to": list(to)}
        return await self.ask(seat, "propose", **sides, **more)

    async def market(self, seat: int = 0) -> Market:
        found = (await self.rooms.state(self.people[seat], self.id, seat)).market
        assert found is not None
        return found

    async def drafts(self) -> list[Draft]:
        return (await self.market()).drafts

    async def hand(self, seat: int) -> dict[str, int]:
        return dict((await self.players.table(self.id)).state.view(seat)["players"][seat]["hand"])


def goods(text: str) -> dict[str, int]:
    """ "2 ore 1 wool"."""
    words = text.split()
    return {name: int(count) for count, name in zip(words[::2], words[1::2], strict=True)}


async def traders(players: Players, *seats: SeatSetup, market: MarketSetup | None = MARKET, **more: Any) -> Traders:
    people = [await players.person(name) for name in ("Ann", "Bob", "Eve")]
    more = {"position": position(), "options": {}, **more}
    info = await players.game(people[0], ME, *(seats or (OPEN, OPEN)), start=False, market=market, **more)
    for seat, row in enumerate(info.seats):
        if row.kind == "open":
            await players.rooms.sit(people[seat], info.id, seat)
    await players.rooms.start(people[0], info.id)
    return Traders(players, people, info.id)


def held_back(players: Players) -> asyncio.Event:
    """Whoever answers without a person waits for this."""
    gate = asyncio.Event()
    players.rooms.market._pause = gate.wait  # type: ignore[method-assign, assignment]
    return gate


def always(players: Players, word: str) -> None:
    """Bots have but one word."""
    action = catalog.load("catan").parse(word)
    players.rooms.bots.think = lambda _: action  # type: ignore[misc]


def notes(ear: Ear) -> list[str]:
    """What somebody was told of drafts of theirs that came to nothing."""
    return [one.text for one in ear.told if isinstance(one, MarketTold) and one.text]
