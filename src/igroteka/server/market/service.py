"""Market tables: drafts are kept per room, told to everybody, and settled as one act (CAT-17.25 to CAT-17.29)."""

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from igroteka.core.errors import IgrotekaError, IllegalAction
from igroteka.core.market import Market, Terms
from igroteka.core.state import Position
from igroteka.server import problems
from igroteka.server.autoplay.bot_pool import BotPool, job_of
from igroteka.server.limits import ID_LENGTH, REMEMBERED
from igroteka.server.market import drafts
from igroteka.server.market.drafts import MarketState
from igroteka.server.rooms import access
from igroteka.server.rooms.live import LiveRooms
from igroteka.server.rooms.live_table import Table
from igroteka.server.rooms.moves import Moves, said
from igroteka.server.rooms.room import Listener, Room
from igroteka.server.rooms.seating import USUAL, checked_seat, is_bots, seats_of
from igroteka.server.storage import Conflict
from igroteka.server.storage.rows import MarketRow, PersonRow, SeatRow
from igroteka.server.wire import Accepted, Act, Draft, MarketAsk, MarketSetup, MarketTold, Refused

LOG: Final = logging.getLogger("igroteka.server")
TRIES: Final = 5  # of a change that other processes get in the way of
WORDS: Final = 64  # the longest composition of a bot
Change = Callable[[MarketState], MarketState]


class Behind(IgrotekaError):
    """The drafts are of a later moment than the table here: another process knows more."""

    def __init__(self) -> None:
        super().__init__("stale")


class MarketService:
    """The drafts of all market tables. What is settled goes through the one door of words."""

    def __init__(
        self,
        live: LiveRooms,
        moves: Moves,
        bots: BotPool,
        pace: float,
        is_ours: Callable[[Room], bool] = lambda _: True,
    ) -> None:
        self.live: Final = live
        self.moves: Final = moves
        self.is_ours: Final = is_ours  # do we think for the bots of a room, or does another process?
        self.bots: Final = bots
        self.pace: Final = pace
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self._closed = False
        live.after_act = self.look

    async def close(self) -> None:
        """Stop what goes on by itself; drafts are kept."""
        self._closed = True
        for room in self.live.loaded():
            if room.bell is not None:
                room.bell.cancel()
                room.bell = None
        for task in list(self._tasks):
            task.cancel()
        if self._tasks:
            await asyncio.wait(set(self._tasks))

    async def settled(self) -> None:
        """Until nothing goes on by itself."""
        while self._tasks:
            await asyncio.wait(set(self._tasks))

    # --- what lies there now

    async def look(self, room: Room, table: Table) -> None:
        """After an act, or when somebody comes: what no longer holds goes. Under the room's lock.

        An act that is stored stands, whatever becomes of the talk about it.
        """
        if not room.known.market:
            return
        try:
            await self._change(room, table, lambda market_state: market_state)
        except Behind:
            LOG.debug("a market is ahead of its table", extra={"room": room.id})  # which will be looked at again
        except IgrotekaError as error:
            LOG.warning("a market was not kept", extra={"room": room.id, "problem": str(error)[:200]})
        except Exception:
            LOG.exception("a market failed", extra={"room": room.id})

    async def _change(self, room: Room, table: Table, change: Change) -> MarketState:
        """The drafts after a change: checked, kept, then told. Another process may be first; then look again."""
        market = market_of(table)
        for _ in range(TRIES):
            row = await self._kept(room)
            before = msgspec.convert(row.body, MarketState)
            if self.live.store.is_shared and before.rev > table.rev:
                raise Behind
            now = drafts.reviewed(drafts.reseated(before, keepers(room.seats)), market, table.state, self.live.clock())
            if room.known.status != "active":
                now = replace(now, drafts=[])
            market_state = change(now)
            if market_state != before and (
                market_state.drafts or before.drafts
            ):  # a bare table need not be written down
                market_state = replace(market_state, rev=table.rev)
                new = MarketRow(room=room.id, version=row.version + 1, body=msgspec.to_builtins(market_state))
                room.market_state = None  # until it is kept
                try:
                    await self.live.store.put_market(new)
                except Conflict:
                    continue
                room.market_state = new
            self._tell(room, table, market_state)
            return market_state
        raise IgrotekaError("stale")

    async def _kept(self, room: Room) -> MarketRow:
        if room.market_state is None or self.live.store.is_shared:
            kept = await self.live.store.market_state(room.id)
            room.market_state = kept or MarketRow(room=room.id, version=0, body=msgspec.to_builtins(MarketState()))
        return room.market_state

    def _tell(self, room: Room, table: Table, market_state: MarketState) -> None:
        """To everybody who may see the room: a draft is talk at the table. What a seat can no longer pay is told to
        that seat alone, and to others not even that something was told (CAT-17.27).
        """
        market, state, before = market_of(table), table.state, room.unpaid
        picture = drafts.picture(market_state, market, state, is_active=room.known.status == "active")
        is_news = picture != room.market
        room.market, room.unpaid = picture, drafts.unpaid(market_state, market, state)
        for listener in list(room.listeners):
            seat = access.viewer(room, listener.person, listener.seat)
            if is_news or room.unpaid.get(seat) != before.get(seat):
                self._show(room, listener, seat)
        self._set_bell(room, market_state)
        if picture.open and self.is_ours(room):
            self._ask_others(room, table, market_state)

    def _show(self, room: Room, listener: Listener, seat: int, text: str = "", rule: str = "") -> None:
        market = self.live.market(room, seat)
        if market is not None and access.may_see(room, listener.person):
            self.live.tell(room, listener, MarketTold(room=room.id, market=market, text=text, rule=rule))

    async def follow(self, rooms: list[Room]) -> None:
        """Drafts of other processes are told here."""
        found = [room for room in rooms if room.known.market and room.known.status == "active"]
        versions = await self.live.store.market_versions([room.id for room in found])
        for room in found:
            if versions.get(room.id, 0) > (0 if room.market_state is None else room.market_state.version):
                await quietly(self._again(room))  # a room that fails is not the trouble of the others

    def taken_over(self, room: Room) -> None:
        """Another process minded the drafts here, and is gone."""
        if room.known.market and room.known.status == "active":
            self._go(self._again(room))

    def reseated(self, room: Room) -> None:
        """Perhaps somebody speaks for a seat who has not said what lies there."""
        if room.market is not None and room.market.drafts:
            self._go(self._again(room))

    # --- time

    def _set_bell(self, room: Room, market_state: MarketState) -> None:
        if room.bell is not None:
            room.bell.cancel()
            room.bell = None
        if market_state.drafts and not market_state.frozen and not self._closed:
            wait = min(draft.until for draft in market_state.drafts) - self.live.clock()
            room.bell = asyncio.get_running_loop().call_later(max(0.05, wait), self.ring, room)

    def ring(self, room: Room) -> None:
        """Is the time of a draft up?"""
        room.bell = None
        self._go(self._again(room))

    async def _again(self, room: Room) -> None:
        async with room.lock:
            if room.known.rev > 0:
                await self.look(room, await self.live.table(room))

    def _go(self, work: Coroutine[Any, Any, None]) -> None:
        if self._closed:
            work.close()
            return
        task = asyncio.create_task(quietly(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # --- what people say

    async def ask(self, person: PersonRow | None, asked: MarketAsk, lang: str) -> Accepted | Refused:
        """A draft, a mark, a withdrawal, or the settling of a draft; what is sent again has its first answer."""
        room: Room | None = None
        try:
            room = await self.live.room(asked.room)
            async with room.lock:
                try:
                    return await self._heard(room, person, asked)
                except IgrotekaError as error:
                    # Perhaps another process has written since; a draft that is gone may have been settled there.
                    if not self.live.store.is_shared or error.code not in ("stale", "market-gone"):
                        raise
                    if not await self.live.refresh(room):
                        raise
                return await self._heard(room, person, asked)
        except IgrotekaError as error:
            rule = error.rule if isinstance(error, IllegalAction) else ""
            game = "" if room is None else room.known.game
            return Refused(cid=asked.cid, code=error.code, text=said(error, game, lang), rule=rule)

    async def _heard(self, room: Room, person: PersonRow | None, asked: MarketAsk) -> Accepted:
        await access.admit(self.live.store, room, person)
        if asked.what == "settle" and self.live.store.is_shared:
            await self.live.refresh(room)
        row = checked_seat(room.seats, asked.seat)
        if person is None or row.kind != "human" or row.person != person.id:
            raise IgrotekaError("not-your-seat")
        if not 0 < len(asked.cid) <= ID_LENGTH:
            raise IgrotekaError("cid-form", {"most": ID_LENGTH})
        if not room.known.market:
            raise IgrotekaError("market-off")
        if room.known.status == "open":
            raise IgrotekaError("not-started")
        table = await self.live.table(room)
        first = table.answers.get((asked.seat, asked.cid)) if asked.what == "settle" else None
        if first is not None:
            return Accepted(cid=asked.cid, rev=first)
        if row.replaced:
            raise IgrotekaError("seat-replaced")
        if asked.what == "settle":
            return await self._settle(room, table, person, asked)
        cid = f"{person.id} {asked.cid}"
        if cid not in room.market_cids:
            await self._change(room, table, self._changed_by(room, table, asked))
            room.market_cids[cid] = table.rev
            if len(room.market_cids) > REMEMBERED:
                del room.market_cids[next(iter(room.market_cids))]
        return Accepted(cid=asked.cid, rev=table.rev)

    def _changed_by(self, room: Room, table: Table, asked: MarketAsk) -> Change:
        if asked.what == "withdraw":
            return lambda market_state: drafts.withdrawn(market_state, asked.draft, asked.seat)
        if asked.what == "propose":
            draft = self._draft(room, asked.seat, asked.to, Terms(asked.give, asked.want), asked.draft)
            return lambda market_state: self._proposed(room, table, market_state, draft)
        return lambda market_state: self._marked(room, table, market_state, asked.draft, asked.seat, asked.what)

    def _draft(self, room: Room, seat: int, to: list[int], terms: Terms, answers: int) -> Draft:
        until = self.live.clock() + setup_of(room).seconds
        return Draft(id=0, author=seat, to=sorted(to), give=terms.give, want=terms.want, until=until, answers=answers)

    def _proposed(self, room: Room, table: Table, market_state: MarketState, draft: Draft) -> MarketState:
        self._check_open(room, table)
        market = market_of(table)
        if is_bots(room.seats[market.host(table.state)]):
            raise IgrotekaError("market-bot")
        market_state = drafts.answered(market_state, draft.answers, draft.author)
        return drafts.proposed(market_state, market, table.state, setup_of(room), draft)

    def _marked(
        self, room: Room, table: Table, market_state: MarketState, id: int, seat: int, what: str
    ) -> MarketState:
        if what != "unmark":  # whoever regrets a word may always say so
            self._check_open(room, table)
        return drafts.marked(market_state, market_of(table), table.state, id, seat, what)

    def _check_open(self, room: Room, table: Table) -> None:
        if room.known.status != "active":
            raise IgrotekaError("room-closed")
        if not market_of(table).is_open(table.state):
            raise IgrotekaError("market-frozen")

    # --- settling

    async def _settle(self, room: Room, table: Table, person: PersonRow, asked: MarketAsk) -> Accepted:
        """One batch of ordinary actions, all or nothing; the draft goes first, so that nobody can take back their
        yes in another process while the batch is stored (CAT-17.26).
        """
        if room.known.status != "active":
            raise IgrotekaError("room-closed")
        market, state = market_of(table), table.state
        host = market.host(state)
        taken: list[tuple[Draft, int]] = []

        def take(market_state: MarketState) -> MarketState:
            draft = market_state.found(asked.draft)
            partner = drafts.partner_of(draft, host, asked.seat, asked.partner)
            if not market.is_called(state):
                raise IgrotekaError("market-frozen")
            taken[:] = [(draft, partner)]
            return replace(market_state.without(draft.id), taken_by=f"{draft.id} {asked.cid}")

        await self._change(room, table, take)
        draft, partner = taken[0]
        try:
            return await self._carried_out(room, person, asked, draft, partner, market.turn(state))
        except IllegalAction as error:
            self._tell_author(room, draft, "room-market-failed", error.rule)
            raise market.to_host(error) from None
        except IgrotekaError as error:
            self._tell_author(room, draft, "room-market-lost" if error.code == "store-failed" else "room-market-late")
            raise

    async def _carried_out(
        self, room: Room, person: PersonRow, asked: MarketAsk, draft: Draft, partner: int, turn: int
    ) -> Accepted:
        """Nobody else has the draft, and both consents stand, whatever another process has written first: as long as
        it is the same turn, and the batch was surely not stored, it is tried once more.
        """
        for _ in range(2):
            table = await self.live.table(room)
            market, state = market_of(table), table.state
            if market.turn(state) != turn or not market.is_called(state):
                raise IgrotekaError("market-frozen")
            host = market.host(state)
            terms = Terms(draft.give, draft.want) if draft.author == host else Terms(draft.want, draft.give)
            batch = [*market.offer(state, partner, terms), *market.seal(state, partner)]
            act = Act(room=room.id, rev=table.rev, cid=asked.cid, seat=host)
            try:
                return await self.moves.agreed(room, person, act, batch)
            except IgrotekaError as error:
                if error.code != "stale":
                    raise
        raise IgrotekaError("stale")

    def _tell_author(self, room: Room, draft: Draft, text: str, rule: str = "") -> None:
        """Whose draft could not be settled is told so, and the rule if one forbids it."""
        for listener in list(room.listeners):
            if draft.author in seats_of(room.seats, listener.person):
                self._show(room, listener, draft.author, problems.words(listener.tongue).say(text), rule)

    # --- bots, and answers laid down once for all

    def _ask_others(self, room: Room, table: Table, market_state: MarketState) -> None:
        """Whoever is addressed and answers without a person thinks about it now."""
        live = {draft.id for draft in market_state.drafts}
        room.musing = {(id, seat) for id, seat in room.musing if id in live}
        for draft in market_state.drafts:
            for seat in draft.to:
                row, key = room.seats[seat], (draft.id, seat)
                if key in room.musing or seat in draft.yes or seat in draft.no:
                    continue
                if is_bots(row):
                    room.musing.add(key)
                    self._go(self._muse(room, draft, seat))
                elif row.standing and self._refuses(table, draft, seat):
                    room.musing.add(key)  # it stays: a person who takes the no back means it
                    self._go(self._say_no(room, draft, seat))

    async def _muse(self, room: Room, draft: Draft, seat: int) -> None:
        """A bot decides as if the draft had been sent to it alone; a counter-offer becomes a draft (CAT-17.29)."""
        try:
            (mark, counter), _ = await asyncio.gather(self._decided(room, draft, seat), self._pause())
            await self._answer(room, draft, seat, mark, counter, by_bot=True)
        finally:
            room.musing.discard((draft.id, seat))

    async def _decided(self, room: Room, draft: Draft, seat: int) -> tuple[str, Terms | None]:
        """One thought after another: who proposes and withdraws in haste shall not keep all bots of the house busy."""
        async with room.thinking:
            async with room.lock:
                table = await self.live.table(room)
                market, level = market_of(table), room.seats[seat].level or USUAL
                state = sent(table, draft, seat) if lies(room, draft.id) else None
            if state is None:
                return "no", None
            for _ in range(WORDS):
                if state.player != seat:
                    break
                job = job_of(table.game, state, seat, level, state.legal())
                state.apply((await self.bots.choose(job)).action)
        if market.has_accepted(state, seat):
            return "yes", None
        return "no", market.counter(state, seat)

    async def _answer(
        self, room: Room, draft: Draft, seat: int, mark: str, counter: Terms | None = None, *, by_bot: bool
    ) -> bool:
        """Was it in time? If the market is frozen, it is asked again when it opens.

        Whoever has taken the seat meanwhile speaks for it (CAT-17.26: nobody is committed by surprise).
        """
        answered: list[bool] = []
        async with room.lock:
            table = await self.live.table(room)
            market, state = market_of(table), table.state
            if is_bots(room.seats[seat]) != by_bot or not (by_bot or self._refuses(table, draft, seat)):
                return False

            def change(market_state: MarketState) -> MarketState:
                now = next((one for one in market_state.drafts if one.id == draft.id), None)
                if now is None or not market.is_open(state):
                    return market_state
                answered[:] = [True]
                if seat in now.yes or seat in now.no:  # by the person, or in another process
                    return market_state
                can = mark == "no" or market.can_pay(state, seat, draft.want)
                marked = self._marked(room, table, market_state, draft.id, seat, mark if can else "no")
                if counter is None:
                    return marked
                own = self._draft(room, seat, [draft.author], counter, draft.id)
                try:
                    return self._proposed(room, table, marked, own)
                except IgrotekaError:  # it has enough drafts
                    return marked

            await self._change(room, table, change)
        return bool(answered)

    def _refuses(self, table: Table, draft: Draft, seat: int) -> bool:
        """Has a person laid down to refuse this?"""
        state = sent(table, draft, seat)
        if state is None or draft.author != market_of(table).host(table.state):
            return False
        return table.game.standing_answer(state, seat, table.seats[seat].standing) >= 0

    async def _say_no(self, room: Room, draft: Draft, seat: int) -> None:
        answered = False
        try:
            await self._pause()
            answered = await self._answer(room, draft, seat, "no", by_bot=False)
        finally:
            if not answered:
                room.musing.discard((draft.id, seat))

    async def _pause(self) -> None:
        """About as long as people take: haste must betray no hand (CAT-17.28)."""
        await asyncio.sleep(self.pace * (3 + secrets.randbelow(700) / 100))


async def quietly(work: Coroutine[Any, Any, None]) -> None:
    """Nobody waits for it: what goes wrong is written down."""
    try:
        await work
    except IgrotekaError as error:
        LOG.warning("a market was left alone", extra={"problem": str(error)[:200]})
    except Exception:
        LOG.exception("a market failed")


def lies(room: Room, id: int) -> bool:
    """Does a draft still lie there?"""
    return room.market is not None and any(draft.id == id for draft in room.market.drafts)


def keepers(seats: list[SeatRow]) -> list[str]:
    """Who speaks for each seat: a person, or a bot, which has no name here."""
    return ["" if is_bots(row) else row.person or "" for row in seats]


def market_of(table: Table) -> Market:
    """How the game of a market table judges drafts."""
    market = table.game.market()
    if market is None:
        raise IgrotekaError("market-off")
    return market


def setup_of(room: Room) -> MarketSetup:
    """What was chosen when the room was made."""
    return msgspec.convert(room.known.market, MarketSetup)


def sent(table: Table, draft: Draft, seat: int) -> Position | None:
    """A copy in which a draft of the host has been sent to this seat alone; None where that is not legal.

    Whether the host can still pay it is not for this seat to know, and its answer must not tell others (CAT-17.27).
    """
    market = market_of(table)
    state: Position = market.believed(table.state, seat, draft.author, draft.give)
    for speaker, action in market.offer(state, seat, Terms(draft.give, draft.want)):
        if state.player != speaker or action not in state.legal():
            return None
        state.apply(action)
    return state
