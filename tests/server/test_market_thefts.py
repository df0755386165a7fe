"""No word at a market tells what a hidden theft took: a third seat hears the same whichever card it was (CAT-17.27)."""

import random
from typing import Any

import msgspec
import pytest

from igroteka import catalog
from igroteka.core.errors import IgrotekaError
from igroteka.server.rooms import live
from igroteka.server.storage import Store
from igroteka.server.wire import Accepted, MarketTold
from tests.conftest import sized
from tests.server.players import GREEDY, OPEN, Ear, Failing, Players, code, played
from tests.server.trading import Traders, always, held_back, notes, position, traders

CARDS = ("lumber", "brick", "wool", "grain", "ore")
HOST, VICTIM, THIRD = range(3)


def robbing(hands: tuple[dict[str, int], ...]) -> dict[str, Any]:
    """Seat 0 has rolled, and holds a knight."""
    found = position(hands)
    found["players"][HOST]["cards"] = {"knight": 1}
    found["deck"]["knight"] -= 1
    return found


async def rob(table: Traders) -> str:
    """The host plays the knight and robs the victim; which card it was, both of them know."""
    before = await table.hand(VICTIM)
    state = (await table.players.table(table.id)).state.copy()
    game = catalog.load("catan")
    state.apply(game.parse("knight"))
    for line in (game.notation(action) for action in state.legal()):
        probe = state.copy()
        probe.apply(game.parse(line))
        if game.parse(f"steal p{VICTIM}") in probe.legal():
            break
    for word in ("knight", line, f"steal p{VICTIM}"):
        assert isinstance(await table.players.say(table.people[HOST], table.id, word, HOST), Accepted)
    after = await table.hand(VICTIM)
    return next(name for name in before if before[name] > after.get(name, 0))


async def plain(table: Traders, written: bytes) -> bytes:
    """Without what differs from one room to the next."""
    commit = (await table.rooms.info(table.id, table.people[HOST])).commit
    return written.replace(table.id.encode(), b"room").replace(commit.encode(), b"commit")


class Script:
    """What happens at a market, the same in every world: drawn once, from a number."""

    def __init__(self, number: int) -> None:
        luck = random.Random(number)
        self.first, self.second = luck.sample(CARDS, 2)
        """What the victim holds, and the host may take."""
        others = [name for name in CARDS if name not in (self.first, self.second)]
        self.hands = (
            {name: luck.randint(1, 3) for name in others},
            {self.first: 1, self.second: 1},
            dict.fromkeys(luck.sample(CARDS, 3), 1),
        )
        self.paid = luck.choice(others)
        self.wishes = luck.sample([self.first, self.second], luck.randint(1, 2))
        self.gifts = luck.sample([self.first, self.second], luck.randint(1, 2))
        self.regrets = luck.random() < 0.5
        self.to_both = luck.random() < 0.5

    async def before(self, table: Traders) -> None:
        """Drafts of the host with the victim's yes, and drafts of the victim."""
        for wish in self.wishes:
            to = (VICTIM, THIRD) if self.to_both else (VICTIM,)
            assert isinstance(await table.propose(HOST, f"1 {self.paid}", f"1 {wish}", *to), Accepted)
            for draft in await table.drafts():
                assert isinstance(await table.ask(VICTIM, "yes", draft=draft.id), Accepted)
        for gift in self.gifts:
            assert isinstance(await table.propose(VICTIM, f"1 {gift}", f"1 {self.paid}", HOST), Accepted)

    async def after(self, table: Traders) -> list[object]:
        """The table goes on talking; what the third seat is answered."""
        players, mine = table.players, next(iter(self.hands[THIRD]))
        wish = next(name for name in CARDS if name != mine)
        answers: list[object] = [
            await table.propose(THIRD, f"1 {mine}", f"1 {wish}", HOST, cid="third 1"),
            *[await table.ask(THIRD, what, draft=1, cid=f"third {what}") for what in ("yes", "no", "settle")],
        ]
        await table.propose(HOST, f"1 {self.paid}", f"1 {mine}" if mine != self.paid else f"1 {wish}", THIRD)
        if self.regrets:
            assert isinstance(await table.ask(VICTIM, "unmark", draft=1), Accepted)
        await table.ask(VICTIM, "no", draft=1)
        answers.append(await table.rooms.state(table.people[THIRD], table.id, THIRD))
        for seconds in (20, 30, 60):
            players.watch.now += seconds
            players.rooms.market.ring(await players.rooms.live.room(table.id))
            await players.rooms.market.settled()
            answers.append(await table.rooms.state(table.people[THIRD], table.id, THIRD))
        await players.say(table.people[HOST], table.id, "end", HOST)
        answers.append(await table.rooms.state(table.people[THIRD], table.id, THIRD))
        return answers


def heard(store: Store, script: Script, stolen: str) -> tuple[bytes, list[list[int]]]:
    """All that a third seat and a spectator are sent in the world where this card was taken; what the victim sees."""

    async def story(players: Players) -> tuple[bytes, list[list[int]]]:
        zoe = await players.person("Zoe")
        for _ in range(200):  # until luck takes it
            table = await traders(players, position=robbing(script.hands))
            ears = [Ear(players, table.id, table.people[THIRD], THIRD), Ear(players, table.id, zoe, None)]
            owner = Ear(players, table.id, table.people[VICTIM], VICTIM)
            await script.before(table)
            if await rob(table) == stolen:
                break
        else:
            raise AssertionError("luck never took it")
        answers = await script.after(table)
        written = b"\n".join([*(ear.written() for ear in ears), *(msgspec.json.encode(one) for one in answers)])
        unpaid = [one.market.unpaid for one in owner.told if isinstance(one, MarketTold)]
        return await plain(table, written), unpaid

    return played(store, story)


@pytest.mark.parametrize("number", range(sized(6, 60)))
def test_a_third_seat_cannot_guess_what_was_taken(
    quick_store: Store, number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """CAT-17.27: in twin worlds that differ in the stolen card alone, every byte it is sent is the same; its owner
    sees at once what can no longer be paid.
    """
    monkeypatch.setattr(live, "MURMUR", 3600.0)  # a slow machine would count spectators midway
    script = Script(number)
    (first, mine), (second, also_mine) = (heard(quick_store, script, card) for card in (script.first, script.second))

    assert first == second
    assert mine != also_mine
    assert any(mine) or any(also_mine)


def test_the_yes_of_a_bot_stays_too(quick_store: Store) -> None:
    """CAT-17.27, CAT-17.29: its word was its own; nothing takes it back because of what it lost."""

    def told(stolen: str) -> bytes:
        async def story(players: Players) -> bytes:
            for _ in range(200):
                table = await traders(
                    players, GREEDY, OPEN, position=robbing(({"lumber": 3}, {"ore": 1, "wool": 1}, {}))
                )
                always(players, "accept")
                ear = Ear(players, table.id, table.people[THIRD], THIRD)
                await table.propose(HOST, "1 lumber", "1 ore", VICTIM)
                await players.rooms.market.settled()
                assert [[VICTIM]] == [draft.yes for draft in await table.drafts()]
                if await rob(table) == stolen:
                    break
            await players.rooms.market.settled()
            assert [[VICTIM]] == [draft.yes for draft in await table.drafts()]
            return await plain(table, ear.written())

        return played(quick_store, story)

    assert told("ore") == told("wool")


@pytest.mark.parametrize("by", ["bot", "standing"])
def test_an_answer_without_a_person_does_not_tell_whether_the_host_can_still_pay(quick_store: Store, by: str) -> None:
    """CAT-17.27, CAT-17.28: a road has cost the host a brick, perhaps the last one; the answer comes all the same."""

    def told(hand: dict[str, int], theirs: dict[str, int]) -> bytes:
        async def story(players: Players) -> bytes:
            hands = (hand, theirs, {"brick": 1, "grain": 1})
            table = await traders(players, GREEDY if by == "bot" else OPEN, OPEN, position=position(hands))
            ear, gate = Ear(players, table.id, table.people[THIRD], THIRD), held_back(players)
            if by == "bot":
                always(players, "accept")
                players.rooms.market._ask_others = lambda *_: None  # type: ignore[method-assign]
            else:
                await players.rooms.lay_down(table.people[VICTIM], table.id, VICTIM, {"keep": ["ore"]})
            await table.propose(HOST, "1 brick", "1 ore", VICTIM)
            if by == "bot":
                del players.rooms.market._ask_others  # it has not begun to think until now
            state, game = (await players.table(table.id)).state, catalog.load("catan")
            road = next(option for option in state.legal() if game.notation(option).startswith("road"))
            await players.say(table.people[HOST], table.id, road, HOST)
            gate.set()
            await players.rooms.market.settled()
            (draft,) = await table.drafts()
            assert [VICTIM] == (draft.yes if by == "bot" else draft.no)
            assert [[], [1]][hand["brick"] == 1] == (await table.market(HOST)).unpaid
            return await plain(table, ear.written())

        return played(quick_store, story)

    last = told({"lumber": 2, "brick": 1, "wool": 1}, {"ore": 2, "brick": 1})
    assert last == told({"lumber": 2, "brick": 2}, {"ore": 2, "wool": 1})


# --- a settling that comes to nothing for another reason than a rule


@pytest.mark.parametrize("is_stored", [False, True])
def test_an_author_is_told_when_the_store_fails(quick_store: Store, is_stored: bool) -> None:
    """The draft is gone, and nobody can say yet whether cards have moved: that is what its author hears."""
    store = Failing(quick_store)

    async def story(players: Players) -> None:
        table = await traders(players)
        await table.propose(1, "1 ore", "1 lumber", 0)
        ears = [Ear(players, table.id, who, seat) for seat, who in enumerate(table.people)]
        store.fail, store.after = IgrotekaError("store-failed", {"problem": "unreachable"}), is_stored
        assert "store-failed" == code(await table.ask(0, "settle", draft=1, cid="s"))
        store.fail = None
        assert [0, 1, 0] == [len(notes(ear)) for ear in ears]
        assert "log" in notes(ears[1])[0]

    played(store, story)  # type: ignore[arg-type]
