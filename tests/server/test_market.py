"""Market tables: drafts that lie open, words to them, and trades that happen whole or not at all."""

import asyncio
from typing import Any

import pytest

from igroteka import catalog
from igroteka.core.errors import IgrotekaError
from igroteka.core.match import Match
from igroteka.server.limits import check_asked
from igroteka.server.market.service import MarketService
from igroteka.server.storage import Store
from igroteka.server.wire import (
    Accepted,
    Clock,
    Draft,
    InfoTold,
    Market,
    MarketAsk,
    MarketSetup,
    MarketTold,
    Refused,
)
from tests.server.players import GREEDY, HOTSEAT, ME, OPEN, Ear, Failing, Players, code, played, refusal, runtime
from tests.server.trading import HANDS, MARKET, Traders, held_back, position, traders

# --- the room


def test_a_market_table_plays_by_its_own_options(quick_store: Store) -> None:
    """CAT-17.28: many offers, and refused ones may be repeated; a rematch and a fork are market tables too."""

    async def story(players: Players) -> None:
        ann = await players.person("Ann")
        info = await players.game(ann, ME, OPEN, OPEN, start=False, options={}, market=MarketSetup(2, 30))
        assert {"max_offers_per_turn": 30, "repeat_refused_offers": True} == info.options
        assert MarketSetup(2, 30) == info.market
        usual = await players.game(ann, ME, OPEN, OPEN, start=False, options={})
        assert (None, {}) == (usual.market, usual.options)
        table = await traders(players)
        assert 30 == (await players.rooms.info(table.id, ann)).options["max_offers_per_turn"]
        for who in table.people:
            await players.rooms.leave(who, table.id)
        assert MARKET == (await players.rooms.rematch(ann, table.id)).market
        assert MARKET == (await players.rooms.fork(ann, table.id)).market

    played(quick_store, story)


@pytest.mark.parametrize(
    ("why", "more"),
    [
        ("market-game", {"options": {"player_trade": "none"}}),
        ("market-days", {"clock": Clock("days", hours=24)}),
        ("market-hotseat", {"seats": (ME, HOTSEAT, OPEN)}),
        ("market-hotseat", {"seats": (ME, ME, OPEN)}),
        ("market-limits", {"market": MarketSetup(0, 45)}),
        ("market-limits", {"market": MarketSetup(7, 45)}),
        ("market-limits", {"market": MarketSetup(3, 19)}),
        ("market-limits", {"market": MarketSetup(3, 61)}),
    ],
)
def test_where_a_market_makes_no_sense_there_is_none(quick_store: Store, why: str, more: dict[str, Any]) -> None:
    """CAT-17.24, CAT-17.28: everybody is there, each at a screen of their own; and no endless drafts."""

    async def story(players: Players) -> None:
        ann = await players.person("Ann")
        seats = more.pop("seats", (ME, OPEN, OPEN))
        more.setdefault("market", MARKET)
        assert why == await refusal(players.game(ann, *seats, start=False, **more))

    played(quick_store, story)


def test_nobody_sits_twice_at_a_market(quick_store: Store) -> None:
    async def story(players: Players) -> None:
        ann, bob = await players.person("Ann"), await players.person("Bob")
        info = await players.game(ann, ME, OPEN, OPEN, start=False, market=MARKET)
        await players.rooms.sit(bob, info.id, 1)
        assert "market-hotseat" == await refusal(players.rooms.sit(bob, info.id, 2))

    played(quick_store, story)


# --- drafts and marks


def test_drafts_and_marks_are_talk_that_everybody_hears(quick_store: Store) -> None:
    """CAT-17.25, CAT-17.20: several at once, from the player on turn and to that player; nothing is recorded."""

    async def story(players: Players) -> None:
        table = await traders(players)
        zoe = await players.person("Zoe")
        ears = [Ear(players, table.id, who, seat) for who, seat in ((table.people[2], 2), (zoe, None))]
        acts = len(await players.store.acts(table.id))
        assert Accepted("a", 1) == await table.propose(0, "1 lumber", "1 ore", 2, 1, cid="a")
        assert Accepted("a", 1) == await table.propose(0, "1 lumber", "1 ore", 2, 1, cid="a")  # sent again
        await table.propose(0, "2 lumber", "", 1)
        await table.propose(1, "1 ore", "1 brick", 0, draft=1)
        first, second, third = await table.drafts()
        assert Draft(1, 0, [1, 2], {"lumber": 1}, {"ore": 1}, no=[1], until=players.watch.now + 45) == first
        assert ({"lumber": 2}, {}) == (second.give, second.want)
        assert (1, [0], 1) == (third.author, third.to, third.answers)
        await table.ask(2, "yes", draft=1)
        await table.ask(1, "yes", draft=1)
        assert ([1, 2], []) == ((await table.drafts())[0].yes, (await table.drafts())[0].no)
        await table.ask(1, "no", draft=1)
        await table.ask(2, "unmark", draft=1)
        assert ([], [1]) == ((await table.drafts())[0].yes, (await table.drafts())[0].no)
        await table.ask(1, "withdraw", draft=3)
        assert [1, 2] == [draft.id for draft in await table.drafts()]
        assert acts == len(await players.store.acts(table.id))
        told = [[one for one in ear.told if isinstance(one, MarketTold)] for ear in ears]
        assert told[0] == told[1]
        assert await table.market() == told[0][-1].market
        heard = [one for one in ears[1].told if not isinstance(one, InfoTold)]  # who is here is told at any time
        assert heard == told[1], "a spectator hears the talk and nothing else"

    played(quick_store, story)


def test_what_cannot_be_a_draft_is_refused_and_changes_nothing(quick_store: Store) -> None:
    """CAT-17.25, CAT-6.2: nobody but the player on turn and an opponent; CAT-17.7: terms that could be composed."""

    async def story(players: Players) -> None:
        table = await traders(players)
        await table.propose(0, "1 lumber", "1 ore", 1)
        before = await table.market()
        wrong: list[tuple[str, int, str, str, tuple[int, ...]]] = [
            ("market-host-only", 1, "1 ore", "1 grain", (2,)),
            ("market-host-only", 1, "1 ore", "1 lumber", (0, 2)),
            ("market-addressees", 0, "1 lumber", "1 ore", ()),
            ("market-addressees", 0, "1 lumber", "1 ore", (0, 1)),
            ("market-addressees", 0, "1 lumber", "1 ore", (1, 1)),
            ("market-addressees", 0, "1 lumber", "1 ore", (3,)),
            ("market-same", 0, "1 lumber", "1 ore", (1,)),
            ("catan-terms-incomplete", 0, "", "", (1,)),
            ("catan-same-both-sides", 0, "1 lumber", "1 lumber", (1,)),
            ("catan-not-held", 0, "4 lumber", "1 ore", (1,)),
            ("catan-not-held", 1, "1 grain", "1 lumber", (0,)),
            ("catan-too-many-wanted", 0, "1 lumber", "4 ore", (1,)),
            ("catan-no-such-resource", 0, "1 lumber", "1 gold", (1,)),
        ]
        for why, seat, give, want, to in wrong:
            answer = await table.propose(seat, give, want, *to)
            assert why == code(answer), (give, want, to)
            assert isinstance(answer, Refused)
            assert answer.text
        for why, seat, what, more in [
            ("market-gone", 1, "yes", {"draft": 9}),
            ("market-not-asked", 2, "yes", {"draft": 1}),
            ("market-not-asked", 0, "no", {"draft": 1}),
            ("market-not-yours", 1, "withdraw", {"draft": 1}),
            ("market-not-asked", 2, "propose", {"draft": 1, "give": {"ore": 1}, "want": {"lumber": 1}, "to": [0]}),
            ("not-your-seat", 1, "yes", {"draft": 1, "person": table.people[2]}),
            ("no-such-seat", 5, "yes", {"draft": 1, "person": table.people[2]}),
            ("cid-form", 1, "yes", {"draft": 1, "cid": ""}),
        ]:
            assert why == code(await table.ask(seat, what, **more)), (what, more)  # type: ignore[arg-type]
        assert before == await table.market()
        step = await traders(players, market=None)
        assert "market-off" == code(await step.propose(0, "1 lumber", "1 ore", 1))

    played(quick_store, story)


def test_messages_no_honest_client_sends() -> None:
    for more in ({"to": [0] * 40}, {"to": [-1]}, {"give": {"ore": 0}}, {"want": {"ore": 100}}, {"give": {"o" * 99: 1}}):
        with pytest.raises(IgrotekaError) as refused:
            check_asked(MarketAsk("r", "c", 0, "propose", **more))
        assert "message-form" == refused.value.code
    check_asked(MarketAsk("r", "c", 0, "propose", to=[1, 2], give={"ore": 1}))


def test_drafts_are_few_and_do_not_stay(quick_store: Store) -> None:
    """CAT-17.28: so many of an author, so many seconds each."""

    async def story(players: Players) -> None:
        table = await traders(players, market=MarketSetup(2, 20))
        room = await players.rooms.live.room(table.id)
        await table.propose(0, "1 lumber", "1 ore", 1)
        players.watch.now += 10
        await table.propose(0, "2 lumber", "1 ore", 1)
        assert "market-full" == code(await table.propose(0, "3 lumber", "1 ore", 1))
        assert isinstance(await table.propose(1, "1 ore", "1 brick", 0), Accepted)
        ear = Ear(players, table.id, table.people[1], 1)
        players.watch.now += 11
        players.rooms.market.ring(room)
        await players.rooms.market.settled()
        assert [2, 3] == [draft.id for draft in ear.told[-1].market.drafts]
        assert "market-gone" == code(await table.ask(1, "yes", draft=1))
        players.watch.now += 20
        assert [] == await table.drafts()

    played(quick_store, story)


# --- settling


def test_settling_is_one_act_of_ordinary_actions(quick_store: Store) -> None:
    """CAT-17.26, CAT-17.23, CAT-17.30: the record holds a legal sequence, and nothing of the talk."""

    async def story(players: Players) -> None:
        table = await traders(players)
        ear = Ear(players, table.id, table.people[2], 2)
        await table.propose(0, "2 lumber", "1 ore", 1, 2)
        await table.propose(2, "1 grain", "1 brick", 0)
        assert "market-partner" == code(await table.ask(0, "settle", draft=1, partner=1))
        await table.ask(1, "yes", draft=1)
        assert "market-settler" == code(await table.ask(1, "settle", draft=1, partner=1))
        assert "market-partner" == code(await table.ask(0, "settle", draft=1, partner=2))
        assert "market-partner" == code(await table.ask(0, "settle", draft=1))
        assert Accepted("s", 2) == await table.ask(0, "settle", draft=1, partner=1, cid="s")
        assert Accepted("s", 2) == await table.ask(0, "settle", draft=1, partner=1, cid="s")  # sent again
        assert Accepted("t", 3) == await table.ask(0, "settle", draft=2, cid="t")
        first, second = (await players.store.acts(table.id))[1:]
        assert ["p0 offer p1", "p0 give lumber", "p0 give lumber", "p0 want ore", "p0 send"] == first.moves[:-2]
        assert ["p1 accept", "p0 confirm p1"] == first.moves[-2:]
        assert [
            "p0 offer p2",
            "p0 give brick",
            "p0 want grain",
            "p0 send",
            "p2 accept",
            "p0 confirm p2",
        ] == second.moves
        assert {"lumber": 1, "grain": 1, "ore": 1} == await table.hand(0)
        assert {"lumber": 2, "wool": 1, "ore": 1} == await table.hand(1)
        assert {"brick": 1, "ore": 1} == await table.hand(2)
        assert [2, 3] == [told.rev for told in ear.acts]
        assert ["offered", "accepted", "traded"] == [event.kind for event in ear.acts[0].events]
        assert [] == await table.drafts()

    played(quick_store, story)


def test_a_settled_game_is_rebuilt_and_replayed_word_for_word(quick_store: Store) -> None:
    """CAT-17.30: after a restart, for another process and in a replay it is the same game."""

    async def story(players: Players) -> None:
        table = await traders(players)
        await table.propose(0, "1 lumber", "1 ore", 2)
        await table.ask(2, "yes", draft=1)
        await table.ask(0, "settle", draft=1, partner=2)
        await table.propose(0, "1 lumber", "1 ore", 1)
        here = await players.rooms.state(table.people[1], table.id, 1)
        async with runtime(players.store) as others:
            others.watch.now = players.watch.now
            there = await others.rooms.state(table.people[1], table.id, 1)
            assert (here.scene, here.log, here.market) == (there.scene, there.log, there.market)
            at = await others.rooms.at(table.id, 2, table.people[1], seat=1)
            assert here.scene is not None
            assert here.scene.view == at.view
            assert 2 == len(await others.rooms.replay(table.id, table.people[1]))
        for who in table.people:
            await players.rooms.leave(who, table.id)
        record = await players.rooms.record(table.id, table.people[0])
        assert "p2 accept" in record.moves
        Match.replay(catalog.load("catan"), record)

    played(quick_store, story)


def test_a_batch_that_is_not_legal_changes_nothing(quick_store: Store) -> None:
    """CAT-17.26: cards gone, limit reached: the draft goes, its author is told the rule, and no card moves."""

    async def story(players: Players) -> None:
        table = await traders(players)
        ears = [Ear(players, table.id, who, seat) for seat, who in enumerate(table.people)]
        await table.propose(1, "2 ore", "1 grain", 0)  # which the player on turn does not hold
        answer = await table.ask(0, "settle", draft=1)
        assert isinstance(answer, Refused)
        assert "CAT-6.6" == answer.rule
        assert 1 == len(await players.store.acts(table.id))
        assert [] == await table.drafts()
        notes = [[one.rule for one in ear.told if isinstance(one, MarketTold) and one.text] for ear in ears]
        assert [[], ["CAT-6.6"], []] == notes
        assert HANDS[0] == await table.hand(0)

    played(quick_store, story)


def test_the_limit_of_offers_holds_at_a_market(quick_store: Store) -> None:
    """CAT-17.26, CAT-17.27: where no offer could be legal the market is frozen, and a batch is refused by the rule."""

    async def story(players: Players) -> None:
        table = await traders(players)
        await table.propose(0, "1 lumber", "1 ore", 1)
        await table.ask(1, "yes", draft=1)
        for _ in range(30):
            await players.say(table.people[0], table.id, "offer p1", 0)
            await players.say(table.people[0], table.id, "drop", 0)
        assert not (await table.market()).open
        assert "market-frozen" == code(await table.propose(0, "2 lumber", "1 ore", 1))
        answer = await table.ask(0, "settle", draft=1, partner=1)
        assert isinstance(answer, Refused)
        assert ("catan-offer-limit", "CAT-17.17") == (answer.code, answer.rule)
        assert [] == await table.drafts()

    played(quick_store, story)


def test_open_terms_are_talk_and_cannot_be_settled(quick_store: Store) -> None:
    """CAT-17.25, CAT-17.26: answered with a draft of one's own."""

    async def story(players: Players) -> None:
        table = await traders(players)
        await table.propose(1, "1 ore", "", 0)
        await table.propose(0, "", "1 wool", 1)
        assert "market-incomplete" == code(await table.ask(0, "settle", draft=1))
        assert "market-incomplete" == code(await table.ask(1, "yes", draft=2))
        assert isinstance(await table.propose(1, "1 wool", "1 brick", 0, draft=2), Accepted)
        assert isinstance(await table.ask(0, "settle", draft=3), Accepted)
        strict = await traders(players, position=position(open_offers=False))
        assert "catan-terms-incomplete" == code(await strict.propose(0, "", "1 wool", 1))

    played(quick_store, story)


def test_a_store_that_fails_moves_no_card(quick_store: Store) -> None:
    store = Failing(quick_store)

    async def story(players: Players) -> None:
        table = await traders(players)
        await table.propose(0, "1 lumber", "1 ore", 1)
        await table.ask(1, "yes", draft=1)
        store.fail = IgrotekaError("store-failed", {"problem": "unreachable"})
        assert "store-failed" == code(await table.ask(0, "settle", draft=1, partner=1))
        store.fail = None
        assert HANDS[0] == await table.hand(0)
        assert 1 == len(await players.store.acts(table.id))

    played(store, story)  # type: ignore[arg-type]


# --- when it is open


def test_what_can_no_longer_be_paid_stays_and_its_owner_alone_is_told(quick_store: Store) -> None:
    """CAT-17.27: drafts of their author, and a yes of its owner; for everybody else nothing has changed."""

    async def story(players: Players) -> None:
        table = await traders(players)
        await table.propose(0, "3 lumber", "1 ore", 1, 2)
        await table.propose(0, "1 brick", "1 ore", 1, 2)
        await table.propose(0, "1 lumber", "1 ore", 2)
        for seat, draft in ((1, 1), (2, 1), (2, 2), (1, 2), (2, 3)):
            await table.ask(seat, "yes", draft=draft)
        await table.propose(2, "1 grain", "1 wool", 0)
        assert "market-unpayable" == code(await table.ask(0, "yes", draft=4))
        zoe = await players.person("Zoe")
        listening = (*enumerate(table.people), (None, zoe))
        ears = [Ear(players, table.id, who, seat) for seat, who in listening]
        await table.ask(0, "settle", draft=3, partner=2)
        assert [(1, [1, 2]), (2, [1, 2]), (4, [])] == [(draft.id, draft.yes) for draft in await table.drafts()]
        assert [[1], [], [1, 2]] == [(await table.market(seat)).unpaid for seat in range(3)]
        told = [[one.market.unpaid for one in ear.told if isinstance(one, MarketTold)] for ear in ears]
        assert [[[], [1]], [[]], [[], [1, 2]], [[]]] == told
        await table.ask(2, "unmark", draft=1)
        assert [2] == (await table.market(2)).unpaid
        assert "market-unpayable" == code(await table.ask(2, "yes", draft=1))

    played(quick_store, story)


def test_what_cannot_be_paid_fails_when_somebody_tries_to_settle_it(quick_store: Store) -> None:
    """CAT-17.26, CAT-17.27: then it goes, its author is told the rule, and the host who cannot pay; nobody else."""

    async def story(players: Players) -> None:
        table = await traders(players)
        await table.propose(0, "1 brick", "1 ore", 1, 2)
        await table.propose(0, "1 lumber", "1 ore", 2)
        for draft in (1, 2):
            await table.ask(2, "yes", draft=draft)
        await table.ask(0, "settle", draft=2, partner=2)
        ears = [Ear(players, table.id, who, seat) for seat, who in enumerate(table.people)]
        answer = await table.ask(0, "settle", draft=1, partner=2)
        assert isinstance(answer, Refused)
        assert ("catan-partner-cannot-pay", "CAT-6.6") == (answer.code, answer.rule)
        assert "This player" in answer.text
        assert [] == await table.drafts()
        told = [[(one.rule, bool(one.text)) for one in ear.told if isinstance(one, MarketTold)] for ear in ears]
        assert [[("", False), ("CAT-6.6", True)], [("", False)]] == told[:2]
        assert ("CAT-6.6", True) not in told[2]

    played(quick_store, story)


def test_a_market_is_frozen_at_any_other_decision_and_ends_with_the_turn(quick_store: Store) -> None:
    """CAT-17.27: no time runs while it is frozen, and whoever regrets a word may still say so."""

    async def story(players: Players) -> None:
        table = await traders(players)
        ann = table.people[0]
        await table.propose(0, "1 lumber", "1 ore", 1, 2)
        await table.ask(1, "yes", draft=1)
        await players.say(ann, table.id, "offer 1 brick for 1 grain to p2", 0)
        assert not (await table.market()).open
        players.watch.now += 100
        for answer in (
            await table.propose(0, "2 lumber", "1 ore", 1),
            await table.ask(2, "yes", draft=1),
            await table.ask(0, "settle", draft=1, partner=1),
        ):
            assert "market-frozen" == code(answer)
        assert isinstance(await table.ask(1, "unmark", draft=1), Accepted)
        await players.say(table.people[2], table.id, "reject", 2)
        assert (await table.market()).open
        assert [(1, players.watch.now + 45, [])] == [(one.id, one.until, one.yes) for one in await table.drafts()]
        await players.say(ann, table.id, "end", 0)
        assert Market(host=1) == await table.market()
        assert "market-frozen" == code(await table.propose(1, "1 ore", "1 grain", 2))

    played(quick_store, story)


def test_strict_phases_close_the_market(quick_store: Store) -> None:
    """CAT-17.27, CAT-7.8."""

    async def story(players: Players) -> None:
        hands = ({"lumber": 2, "brick": 1}, {"ore": 2}, {"grain": 1})
        table = await traders(players, position=position(hands, combined_trade_build=False))
        await table.propose(0, "1 lumber", "1 ore", 1)
        state, game = (await players.table(table.id)).state, catalog.load("catan")
        road = next(option for option in state.legal() if game.notation(option).startswith("road"))
        await players.say(table.people[0], table.id, road, 0)
        assert Market(host=0) == await table.market()

    played(quick_store, story)


def test_a_market_is_over_with_the_game(quick_store: Store) -> None:
    async def story(players: Players) -> None:
        table = await traders(players)
        await table.propose(0, "1 lumber", "1 ore", 1)
        for who in table.people:
            await players.rooms.leave(who, table.id)
        assert [] == await table.drafts()
        assert "seat-replaced" == code(await table.propose(0, "1 lumber", "1 ore", 1))

    played(quick_store, story)


# --- bots, and what is laid down


def test_a_bot_marks_what_it_would_answer(quick_store: Store) -> None:
    """CAT-17.29: asked on a sampled copy in which the draft was sent to it alone; a counter becomes a draft."""

    async def story(players: Players) -> None:
        hands = ({"lumber": 4, "brick": 4}, {"ore": 1, "wool": 5}, {"ore": 1})
        table = await traders(players, GREEDY, OPEN, position=position(hands))
        await table.propose(0, "2 lumber 2 brick", "1 wool", 1)
        await table.propose(0, "1 lumber", "4 wool", 1, 2)
        await players.rooms.market.settled()
        first, second, *more = await table.drafts()
        assert ([1], [], []) == (first.yes, first.no, second.yes)
        assert [1] == second.no
        assert all((1, [0], 2) == (draft.author, draft.to, draft.answers) for draft in more)
        assert isinstance(await table.ask(0, "settle", draft=first.id, partner=1), Accepted)
        assert 1 == (await table.hand(0))["wool"]

    played(quick_store, story)


def test_a_counter_of_a_bot_becomes_a_draft(quick_store: Store) -> None:
    """CAT-17.29: its own terms, and no yes to those it answers."""

    async def story(players: Players) -> None:
        hands = ({"lumber": 4, "brick": 4}, {"ore": 2, "wool": 2}, {"ore": 1})
        table = await traders(players, GREEDY, OPEN, position=position(hands))
        said = iter(["counter", "give wool", "want brick", "send"])
        game = catalog.load("catan")
        players.rooms.bots.think = lambda _: game.parse(next(said))  # type: ignore[misc]
        await table.propose(0, "1 lumber", "1 ore", 1)
        await players.rooms.market.settled()
        first, second = await table.drafts()
        assert ([], [1]) == (first.yes, first.no)
        assert (1, [0], {"wool": 1}, {"brick": 1}, 1) == (
            second.author,
            second.to,
            second.give,
            second.want,
            second.answers,
        )
        assert isinstance(await table.ask(0, "settle", draft=second.id), Accepted)

    played(quick_store, story)


def test_a_bot_on_turn_makes_its_own_offers(quick_store: Store) -> None:
    """CAT-17.29: nobody proposes anything to it."""

    async def story(players: Players) -> None:
        table = await traders(players)
        players.rooms.driver._closed = True  # it shall not move on meanwhile
        await players.rooms.replace(table.people[0], table.id, 0)
        assert "market-bot" == code(await table.propose(1, "1 ore", "1 lumber", 0))

    played(quick_store, story)


def test_what_is_laid_down_refuses_drafts_too(quick_store: Store) -> None:
    """CAT-17.28: after a while, like a person; who takes the no back is not overruled."""

    async def story(players: Players) -> None:
        table = await traders(players)
        await players.rooms.lay_down(table.people[1], table.id, 1, {"keep": ["ore"]})
        await table.propose(0, "1 lumber", "1 ore", 1, 2)
        await table.propose(0, "1 lumber", "1 wool", 1)
        await players.rooms.market.settled()
        first, second = await table.drafts()
        assert ([1], []) == (first.no, second.no)
        await table.ask(1, "unmark", draft=1)
        await players.rooms.market.settled()
        assert [] == (await table.drafts())[0].no
        assert isinstance(await table.ask(1, "yes", draft=1), Accepted)

    played(quick_store, story)


def test_nobody_is_overruled_by_what_was_laid_down(quick_store: Store) -> None:
    """CAT-17.28: a person who speaks before the answer that was laid down means it; a frozen market is asked later."""

    async def story(players: Players) -> None:
        table = await traders(players)
        gate = held_back(players)
        await players.rooms.lay_down(table.people[1], table.id, 1, {"keep": ["ore"]})
        await table.propose(0, "1 lumber", "1 ore", 1)
        await table.propose(0, "2 lumber", "1 ore", 1)
        await table.ask(1, "yes", draft=1)
        await players.say(table.people[0], table.id, "offer 1 brick for 1 grain to p2", 0)
        gate.set()
        await players.rooms.market.settled()
        assert [([1], []), ([], [])] == [(one.yes, one.no) for one in await table.drafts()]
        await players.say(table.people[2], table.id, "reject", 2)
        await players.rooms.market.settled()
        assert [([1], []), ([], [1])] == [(one.yes, one.no) for one in await table.drafts()]

    played(quick_store, story)


def test_answers_without_a_person_take_their_time(quick_store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """CAT-17.28: haste would betray a hand."""

    async def story(players: Players) -> None:
        waited: list[float] = []

        async def sleep(seconds: float) -> None:
            waited.append(seconds)

        market = MarketService(players.rooms.live, players.rooms.moves, players.rooms.bots, 0.4)
        monkeypatch.setattr("igroteka.server.market.service.asyncio.sleep", sleep)
        for _ in range(50):
            await market._pause()
        assert all(1.2 <= seconds <= 4 for seconds in waited)
        assert len(set(waited)) > 10

    played(quick_store, story)


# --- secrets and processes


def test_a_market_tells_no_hand(quick_store: Store) -> None:
    """What others hear of drafts, marks and refusals is the same whatever the hidden cards are."""

    def heard(hand: dict[str, int]) -> bytes:
        async def story(players: Players) -> bytes:
            table = await traders(players, position=position((HANDS[0], hand, HANDS[2])))
            zoe = await players.person("Zoe")
            ears = [Ear(players, table.id, table.people[0], 0), Ear(players, table.id, zoe, None)]
            await table.propose(0, "1 lumber", "1 ore", 1, 2)
            await table.propose(1, "", "1 lumber", 0)
            await table.ask(1, "yes", draft=9)
            await table.ask(1, "no", draft=1)
            if "ore" not in hand:
                assert "market-unpayable" == code(await table.ask(1, "yes", draft=1))
                assert "catan-not-held" == code(await table.propose(1, "1 ore", "1 lumber", 0))
            return b"\n".join(ear.written().replace(table.id.encode(), b"room") for ear in ears)

        return played(quick_store, story)

    assert heard({"ore": 3}) == heard({"wool": 3})


def test_two_processes_keep_one_market(store: Store) -> None:
    """Drafts cross from one process to another; of two who change them at once, the second looks again."""

    async def story(players: Players) -> None:
        table = await traders(players)
        async with runtime(players.store, look=0.02) as others:
            others.watch.now = players.watch.now
            there = Traders(others, table.people, table.id)
            assert [] == await there.drafts()
            ear = Ear(others, table.id, table.people[1], 1)
            await table.propose(0, "1 lumber", "1 ore", 1)
            if players.store.is_shared:
                for _ in range(200):
                    await asyncio.sleep(0.02)
                    if ear.told:
                        break
                assert [1] == [draft.id for draft in ear.told[-1].market.drafts]
            assert isinstance(await there.propose(1, "2 ore", "1 brick", 0, cid="x"), Accepted)
            assert isinstance(await there.ask(1, "yes", draft=1), Accepted)
            assert isinstance(await table.propose(0, "2 lumber", "1 ore", 1), Accepted)
            assert [1, 2, 3] == [draft.id for draft in (await table.drafts())]
            assert isinstance(await table.ask(0, "settle", draft=1, partner=1), Accepted)
            assert "market-gone" == code(await there.ask(1, "unmark", draft=1))
            acts = await others.store.acts(table.id)
            assert "p1 accept" in acts[-1].moves

    played(store, story, look=0.02)
