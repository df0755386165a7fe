"""Whose word it is at a market: nobody is bound by what another said for the seat, here or in another process."""

import asyncio
import gc
from collections.abc import Iterator
from typing import Any

import pytest

from igroteka import catalog
from igroteka.core.errors import IgrotekaError
from igroteka.server.autoplay.bot_pool import Choice
from igroteka.server.rooms.live_table import Table
from igroteka.server.rooms.room import Room
from igroteka.server.storage import Store
from igroteka.server.wire import Accepted, ChatAsk, MarketTold, Refused
from tests.server.conftest import Postgres, opened
from tests.server.players import GREEDY, Ear, Failing, Players, code, played, runtime
from tests.server.trading import HANDS, Traders, always, held_back, notes, position, traders


@pytest.fixture
def shared_store(postgres: Postgres) -> Iterator[Store]:
    """A store that several processes share."""
    yield from opened(Store(postgres.laid()))


def nobody_thinks(players: Players) -> None:
    players.rooms.market._ask_others = lambda *_: None  # type: ignore[method-assign]


# --- who speaks for a seat


@pytest.mark.parametrize("deed", ["replace", "leave"])
def test_words_go_with_whoever_said_them(quick_store: Store, deed: str) -> None:
    """CAT-17.26: a seat that a bot keeps warm stands by nothing its person said; the person could not take it back."""

    async def story(players: Players) -> None:
        table = await traders(players)
        nobody_thinks(players)
        await table.propose(1, "1 ore", "1 brick", 0)
        await table.propose(0, "1 lumber", "1 ore", 1, 2)
        for seat in (1, 2):
            await table.ask(seat, "yes", draft=2)
        ear = Ear(players, table.id, table.people[2], 2)
        bob = table.people[1]
        await (players.rooms.leave(bob, table.id) if deed == "leave" else players.rooms.replace(bob, table.id, 1))
        await players.rooms.market.settled()
        told = [one for one in ear.told if isinstance(one, MarketTold)]
        assert [(2, [2])] == [(draft.id, draft.yes) for draft in told[-1].market.drafts]
        assert "market-gone" == code(await table.ask(0, "settle", draft=1))
        assert "market-partner" == code(await table.ask(0, "settle", draft=2, partner=1))
        assert isinstance(await table.ask(0, "settle", draft=2, partner=2), Accepted)

    played(quick_store, story)


def test_what_a_bot_said_does_not_bind_who_comes_back(quick_store: Store) -> None:
    """CAT-17.26: both consents are of those who play."""

    async def story(players: Players) -> None:
        table = await traders(players)
        always(players, "accept")
        bob = table.people[1]
        await players.rooms.replace(bob, table.id, 1)
        await table.propose(0, "1 lumber", "1 ore", 1)
        await players.rooms.market.settled()
        assert [1] == (await table.drafts())[0].yes
        await players.rooms.give_back(bob, table.id, 1)
        assert "market-partner" == code(await table.ask(0, "settle", draft=1, partner=1))
        assert isinstance(await table.ask(1, "yes", draft=1), Accepted)
        assert isinstance(await table.ask(0, "settle", draft=1, partner=1), Accepted)

    played(quick_store, story)


def test_a_bot_that_still_thinks_does_not_speak_for_who_is_back(quick_store: Store) -> None:
    async def story(players: Players) -> None:
        table = await traders(players)
        always(players, "accept")
        gate = held_back(players)
        bob = table.people[1]
        await players.rooms.replace(bob, table.id, 1)
        await table.propose(0, "1 lumber", "1 ore", 1)
        await players.rooms.give_back(bob, table.id, 1)
        gate.set()
        await players.rooms.market.settled()
        assert [([], [])] == [(draft.yes, draft.no) for draft in await table.drafts()]

    played(quick_store, story)


def test_what_is_no_longer_laid_down_is_not_said(quick_store: Store) -> None:
    """CAT-17.28: between a draft and the answer to it a person may think better of it."""

    async def story(players: Players) -> None:
        table = await traders(players)
        gate = held_back(players)
        await players.rooms.lay_down(table.people[1], table.id, 1, {"keep": ["ore"]})
        await table.propose(0, "1 lumber", "1 ore", 1)
        await players.rooms.lay_down(table.people[1], table.id, 1, {})
        gate.set()
        await players.rooms.market.settled()
        assert [] == (await table.drafts())[0].no

    played(quick_store, story)


# --- what is sent again


def test_a_line_of_talk_is_no_draft(quick_store: Store) -> None:
    """Each kind of word has client ids of its own: what is accepted has been heard."""

    async def story(players: Players) -> None:
        table = await traders(players)
        await players.rooms.chat(table.people[0], ChatAsk(table.id, "1", text="wood?"), "en")
        assert isinstance(await table.propose(0, "1 lumber", "1 ore", 1, cid="1"), Accepted)
        assert 1 == len(await table.drafts())
        await table.propose(1, "1 ore", "1 lumber", 0, cid="2")
        await players.rooms.chat(table.people[1], ChatAsk(table.id, "2", text="here"), "en")
        assert ["wood?", "here"] == [line.text for line in await players.store.chat(table.id)]

    played(quick_store, story)


def test_what_was_settled_is_settled_whoever_sits_there_now(quick_store: Store) -> None:
    """The same answer to what is sent again, as with any act."""

    async def story(players: Players) -> None:
        table = await traders(players)
        players.rooms.driver._closed = True  # the bot shall not move on meanwhile
        await table.propose(1, "1 ore", "1 lumber", 0)
        assert Accepted("s", 2) == await table.ask(0, "settle", draft=1, cid="s")
        await players.rooms.replace(table.people[0], table.id, 0)
        assert Accepted("s", 2) == await table.ask(0, "settle", draft=1, cid="s")
        assert "seat-replaced" == code(await table.ask(0, "settle", draft=1, cid="t"))
        assert 2 == len(await players.store.acts(table.id))

    played(quick_store, story)


def test_settled_twice_at_once_is_settled_once(quick_store: Store) -> None:
    """From two tabs: under one client id both have the same answer, under two the second finds nothing."""

    async def story(players: Players) -> None:
        table = await traders(players)
        await table.propose(1, "1 ore", "1 lumber", 0)
        await table.propose(2, "1 ore", "1 lumber", 0)
        same = await asyncio.gather(*(table.ask(0, "settle", draft=1, cid="s") for _ in range(3)))
        assert [Accepted("s", 2)] * 3 == same
        other = await asyncio.gather(*(table.ask(0, "settle", draft=2) for _ in range(3)))
        assert ["", "market-gone", "market-gone"] == sorted(map(code, other))
        assert {"lumber": 1, "brick": 1, "ore": 2} == await table.hand(0)

    played(quick_store, story)


@pytest.mark.parametrize("is_stored", [False, True])
def test_a_settling_whose_answer_is_lost_happens_once_at_most(quick_store: Store, is_stored: bool) -> None:
    """The store breaks before or after it has written: sent again, the truth is told."""
    store = Failing(quick_store)

    async def story(players: Players) -> None:
        table = await traders(players)
        await table.propose(1, "1 ore", "1 lumber", 0)
        store.fail, store.after = IgrotekaError("store-failed", {"problem": "unreachable"}), is_stored
        assert "store-failed" == code(await table.ask(0, "settle", draft=1, cid="s"))
        store.fail = None
        again = await table.ask(0, "settle", draft=1, cid="s")
        assert again == Accepted("s", 2) if is_stored else code(again) == "market-gone"
        assert 1 + is_stored == len(await players.store.acts(table.id))
        assert {**HANDS[1], "ore": 2 - is_stored, **({"lumber": 1} if is_stored else {})} == await table.hand(1)

    played(store, story)  # type: ignore[arg-type]


def test_a_trade_that_was_settled_stays(quick_store: Store) -> None:
    """CAT-17.21: there is no way back behind it, and none for half of it."""

    async def story(players: Players) -> None:
        table = await traders(players)
        await table.propose(1, "1 ore", "1 lumber", 0)
        await table.ask(0, "settle", draft=1)
        for seat in (0, 1):
            assert isinstance(await players.take_back(table.people[seat], table.id, seat), Refused)
        assert 1 == (await table.hand(0))["ore"]

    played(quick_store, story)


# --- what goes on by itself


def test_bots_think_about_one_draft_after_another(quick_store: Store) -> None:
    """Who proposes and withdraws in haste does not keep the bots of all tables busy."""

    async def story(players: Players) -> None:
        table = await traders(players, GREEDY, GREEDY)
        gate, thinking, thoughts = asyncio.Event(), 0, []

        async def choose(job: Any) -> Choice:
            nonlocal thinking
            thinking += 1
            thoughts.append(thinking)
            await gate.wait()
            thinking -= 1
            return Choice(catalog.load("catan").parse("reject"), in_time=True)

        players.rooms.bots.choose = choose  # type: ignore[method-assign]
        for number in range(1, 6):
            await table.propose(0, "1 lumber", "1 ore", 1, 2)
            await table.ask(0, "withdraw", draft=number)
        await table.propose(0, "1 lumber", "1 ore", 1, 2)
        for _ in range(20):
            await asyncio.sleep(0)
        gate.set()
        await players.rooms.market.settled()
        assert [[1, 2]] == [draft.no for draft in await table.drafts()]
        assert {1} == set(thoughts)
        assert len(thoughts) <= 3, "what was withdrawn is not thought about"
        assert not (await players.rooms.live.room(table.id)).musing

    played(quick_store, story)


def test_what_fails_by_itself_is_written_down(quick_store: Store, caplog: pytest.LogCaptureFixture) -> None:
    async def story(players: Players) -> None:
        table = await traders(players)
        await table.propose(0, "1 lumber", "1 ore", 1)
        room, unheard = await players.rooms.live.room(table.id), []
        asyncio.get_running_loop().set_exception_handler(lambda _, found: unheard.append(found))

        async def failing(_: object) -> None:
            raise IgrotekaError("store-failed")

        players.rooms.live.table = failing  # type: ignore[method-assign, assignment]
        players.rooms.market.ring(room)
        await players.rooms.market.settled()
        gc.collect()
        assert [] == unheard
        assert "a market was left alone" in caplog.text

    played(quick_store, story)


def test_an_act_stands_whatever_becomes_of_the_talk(quick_store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(players: Players) -> None:
        table = await traders(players)
        await table.propose(0, "1 lumber", "1 ore", 1)
        ear = Ear(players, table.id, table.people[1], 1)
        monkeypatch.setattr("igroteka.server.market.drafts.reviewed", lambda *_: 1 // 0)
        assert isinstance(await players.say(table.people[0], table.id, "offer p1", 0), Accepted)
        assert [2] == [act.rev for act in ear.acts]

    played(quick_store, story)


def test_a_market_whose_game_is_over_is_closed(quick_store: Store) -> None:
    async def story(players: Players) -> None:
        table = await traders(players)
        await table.propose(0, "1 lumber", "1 ore", 1)
        assert (await table.market()).open
        for who in table.people:
            await players.rooms.leave(who, table.id)
        await players.rooms.market.settled()
        market = await table.market()
        assert (False, []) == (market.open, market.drafts)
        assert (await players.rooms.live.room(table.id)).bell is None

    played(quick_store, story)


# --- several processes


async def deaf(others: Players) -> None:
    """What is done elsewhere is not told here: it is found when somebody looks."""
    await others.rooms.neighbours.close()


async def trade(table: Traders, partner: int, give: str, want: str) -> None:
    """A draft of the partner, settled."""
    await table.propose(partner, give, want, 0)
    assert isinstance(await table.ask(0, "settle", draft=(await table.drafts())[-1].id), Accepted)


def test_who_is_behind_does_not_judge_newer_drafts(shared_store: Store) -> None:
    """Acts of another process are read one by one; what is proposed after them holds, though not at each of them."""

    async def story(players: Players) -> None:
        table = await traders(players)
        async with runtime(players.store, look=3600) as others:
            others.watch.now = players.watch.now
            await deaf(others)
            there = Traders(others, table.people, table.id)
            assert [] == await there.drafts()
            await players.say(table.people[0], table.id, "offer p1", 0)
            await players.say(table.people[0], table.id, "drop", 0)
            await trade(table, 1, "1 ore", "1 lumber")
            await table.propose(0, "1 ore", "1 grain", 2)
            ear = Ear(others, table.id, table.people[1], 1)
            others.rooms.market.ring(await others.rooms.live.room(table.id, fresh=False))
            await others.rooms.market.settled()
            assert [2] == [draft.id for draft in await there.drafts()]
            assert [2] == [draft.id for draft in await table.drafts()]
            told = [one.market.drafts for one in ear.told if isinstance(one, MarketTold)]
            assert [[2]] == [[draft.id for draft in drafts] for drafts in told]

    played(shared_store, story, look=3600)


def test_a_room_that_fails_does_not_silence_the_others(shared_store: Store) -> None:
    async def story(players: Players) -> None:
        bad, good = await traders(players), await traders(players)
        async with runtime(players.store, look=3600) as others:
            others.watch.now = players.watch.now
            await deaf(others)
            for table in (bad, good):
                await Traders(others, table.people, table.id).drafts()
                await table.propose(0, "1 lumber", "1 ore", 1)
            rooms = [await others.rooms.live.room(table.id) for table in (bad, good)]
            ear = Ear(others, good.id, good.people[1], 1)
            usual = others.rooms.live.table

            async def table_of(room: Room) -> Table:
                if room.id == bad.id:
                    raise IgrotekaError("room-damaged", {"room": room.id, "rev": 1})
                return await usual(room)

            others.rooms.live.table = table_of  # type: ignore[method-assign]
            await others.rooms.market.follow(rooms)
            assert [1] == [draft.id for draft in ear.told[-1].market.drafts]

    played(shared_store, story, look=3600)


def test_what_was_settled_there_is_settled_here(shared_store: Store) -> None:
    """The same answer to what is sent again, also from a process that has not heard of it yet."""

    async def story(players: Players) -> None:
        table = await traders(players)
        async with runtime(players.store, look=3600) as others:
            others.watch.now = players.watch.now
            there = Traders(others, table.people, table.id)
            await table.propose(1, "1 ore", "1 lumber", 0)
            assert 1 == len(await there.drafts())
            assert Accepted("s", 2) == await table.ask(0, "settle", draft=1, cid="s")

            async def nothing(_: object, *, fresh: bool = True) -> None:
                """It has just looked."""

            others.rooms.live.catch_up = nothing  # type: ignore[method-assign, assignment]
            assert Accepted("s", 2) == await there.ask(0, "settle", draft=1, cid="s")
            assert "market-gone" == code(await there.ask(0, "settle", draft=1, cid="t"))
            assert 2 == len(await others.store.acts(table.id))

    played(shared_store, story, look=3600)


def test_of_two_processes_one_settles(shared_store: Store) -> None:
    """CAT-17.26: at once, again and again: every draft once, no card lost or doubled; who regrets in time is free."""

    async def story(players: Players) -> None:
        hands = ({"lumber": 8}, {"ore": 8}, {"grain": 1})
        table = await traders(players, position=position(hands))
        async with runtime(players.store, look=3600) as others:
            others.watch.now = players.watch.now
            there, settled = Traders(others, table.people, table.id), 0
            for number in range(1, 9):
                await table.propose(0, "1 lumber", "1 ore", 1)
                await there.ask(1, "yes", draft=number)
                *both, regret = await asyncio.gather(
                    table.ask(0, "settle", draft=number, partner=1, cid=f"a{number}"),
                    there.ask(0, "settle", draft=number, partner=1, cid=f"b{number}"),
                    (there, table)[number % 2].ask(1, "unmark", draft=number),
                )
                done = sum(isinstance(answer, Accepted) for answer in both)
                assert done + isinstance(regret, Accepted) <= 1, (both, regret)
                settled += done
                for draft in await table.drafts():
                    await table.ask(0, "withdraw", draft=draft.id)
            acts = await players.store.acts(table.id)
            assert settled == sum("p1 accept" in act.moves for act in acts)
            hand = await table.hand(0)
            assert (8 - settled, settled) == (hand.get("lumber", 0), hand.get("ore", 0))

    played(shared_store, story, look=3600)


def test_who_is_first_in_another_process_does_not_undo_two_consents(shared_store: Store) -> None:
    """CAT-17.26: the batch was surely not stored, it is the same turn, and nobody could take back a word: once more."""

    async def story(players: Players) -> None:
        table = await traders(players)
        async with runtime(players.store, look=3600) as others:
            others.watch.now = players.watch.now
            await table.propose(1, "1 ore", "1 lumber", 0)
            ear, usual, late = Ear(players, table.id, table.people[1], 1), players.rooms.moves.agreed, [True]

            async def agreed(*asked: Any) -> Accepted:
                if late:
                    late.clear()
                    for word in ("offer p2", "drop"):
                        assert isinstance(await others.say(table.people[0], table.id, word, 0), Accepted)
                return await usual(*asked)

            players.rooms.moves.agreed = agreed  # type: ignore[method-assign, assignment]
            assert Accepted("s", 4) == await table.ask(0, "settle", draft=1, cid="s")
            assert {"lumber": 2, "brick": 1, "ore": 1} == await table.hand(0)
            assert [] == notes(ear)

    played(shared_store, story, look=3600)


def test_an_author_is_told_when_the_moment_has_passed(shared_store: Store) -> None:
    """The host has gone on in another process: no trade, no draft, and its author hears why."""

    async def story(players: Players) -> None:
        table = await traders(players)
        async with runtime(players.store, look=3600) as others:
            others.watch.now = players.watch.now
            await table.propose(1, "1 ore", "1 lumber", 0)
            ear, usual = Ear(players, table.id, table.people[1], 1), players.rooms.moves.agreed

            async def agreed(*asked: Any) -> Accepted:
                await others.say(table.people[0], table.id, "end", 0)
                return await usual(*asked)

            players.rooms.moves.agreed = agreed  # type: ignore[method-assign, assignment]
            answer = await table.ask(0, "settle", draft=1, cid="s")
            assert isinstance(answer, Refused)
            assert 1 == len(notes(ear))
            assert 2 == len(await players.store.acts(table.id))

    played(shared_store, story, look=3600)
