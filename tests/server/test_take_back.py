"""Taking back: a turn at once, and what has come to light by consent of everybody at the table."""

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from igroteka import catalog
from igroteka.core.chance import Random
from igroteka.core.match import Match
from igroteka.core.state import SPECTATOR, Position, packed
from igroteka.server.autoplay.bot_pool import BotPool, Choice, Job
from igroteka.server.rooms import clocks, luck
from igroteka.server.rooms.disclosure import Company
from igroteka.server.rooms.luck import verify_record
from igroteka.server.rooms.phrases import DEEDS, said
from igroteka.server.rooms.taking_back import Look, own_words
from igroteka.server.service import RoomService
from igroteka.server.storage import Store
from igroteka.server.storage.rows import ActRow, PersonRow, SeatRow
from igroteka.server.timeslice import walk
from igroteka.server.wire import Accepted, ChatTold, Clock, InfoTold, RoomInfo, RoomSetup, UndoAsk
from tests.patience import LONG
from tests.server.conftest import Postgres
from tests.server.edge import Person, Running, running
from tests.server.players import HOTSEAT, ME, OPEN, RANDOM, Ear, Players, code, played, refusal, runtime
from tests.server.test_neighbours import followed, known, process, until
from tests.whim import any_of, by_kind


@pytest.fixture(autouse=True)
def dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same luck in every room: no sevens in the first two turns."""
    monkeypatch.setattr(luck, "new_secret", lambda: f"{16:064x}")


async def seated(players: Players, *names: str, bots: int = 0, **more: Any) -> tuple[RoomInfo, list[PersonRow]]:
    """A game of people, and bots after them, in which the first rolls."""
    people = [await players.person(name) for name in names]
    seats = [ME, *[OPEN] * (len(people) - 1), *[RANDOM] * bots]
    plain = {"two_player": "plain"} if len(seats) == 2 else {}
    options = {"first_seat": 0, **plain, **more.pop("options", {})}
    info = await players.game(people[0], *seats, start=False, options=options, **more)
    for seat, person in enumerate(people[1:], start=1):
        await players.rooms.sit(person, info.id, seat)
    return await players.rooms.start(people[0], info.id), people


async def rolled(players: Players, person: PersonRow, id: str, seat: int = 0) -> tuple[int, list[int]]:
    """The number of the table after a roll, and the dice."""
    assert isinstance(await players.say(person, id, "roll", seat), Accepted)
    table = await players.table(id)
    return table.rev, table.state.view(SPECTATOR)["turn"]["dice"]


def deeds(ear: Ear) -> list[tuple[str, str]]:
    return [(told.line.name, told.line.phrase) for told in ear.told if isinstance(told, ChatTold)]


def asked(info: RoomInfo) -> tuple[int, list[int], list[int]] | None:
    return None if info.back is None else (info.back.seat, info.back.yes, info.back.asked)


# --- a turn at once


@pytest.mark.parametrize("game", catalog.GAMES)
def test_a_turn_is_taken_back_in_one_act(game: str, quick_store: Store) -> None:
    async def story(players: Players) -> None:
        ann = await players.person("Ann")
        info = await players.rooms.create(ann, RoomSetup(game=game, seats=[ME, HOTSEAT, HOTSEAT]))
        await players.rooms.start(ann, info.id)
        seen = 0
        for seed in range(300):
            await players.play_on(ann, info.id, 1, seed)
            table = await players.table(info.id)
            seat = table.match.moves[-1].seat
            words = table.match.turn_words(seat)
            if words < 2:
                continue
            assert table.scene(seat, "en").undo.turn
            before, moves = packed(table.state.to_dict()), list(table.match.moves)
            ask = UndoAsk(info.id, table.rev, f"t{seed}", seat, turn=True)
            assert isinstance(await players.rooms.undo(ann, ask, "en"), Accepted)
            table = await players.table(info.id)
            assert moves[: len(moves) - words] == table.match.moves
            assert not table.scene(seat, "en").undo.back or table.match.turn_words(seat) != words
            async with runtime(players.store) as others:
                assert packed(table.frozen()) == packed((await others.table(info.id)).frozen())
            for _ in range(words):
                assert isinstance(await players.take_back(ann, info.id, seat, forth=True), Accepted)
            table = await players.table(info.id)
            assert (before, moves) == (packed(table.state.to_dict()), table.match.moves)
            seen += 1
            if seen == 3:
                return
        raise AssertionError("no turn of two words")

    played(quick_store, story)


# --- by consent


def test_everybody_agrees_and_the_dice_fall_as_before(store: Store) -> None:
    async def story(players: Players) -> None:
        rooms = players.rooms
        info, (ann, bob, cid) = await seated(players, "Ann", "Bob", "Cid")
        before = packed((await players.table(info.id)).state.to_dict())
        rev, dice = await rolled(players, ann, info.id)
        scene = (await players.table(info.id)).scene(0, "en")
        assert (False, True) == (scene.undo.back, scene.undo.ask)
        ears = [Ear(players, info.id, bob, 1, "ru"), Ear(players, info.id, None, None)]
        wish = await rooms.take_back(ann, info.id, "ask", 0, rev)
        assert (0, [0], [1, 2]) == asked(wish)
        assert wish.back is not None
        assert 2 == wish.back.words
        assert asked(wish) == asked(await rooms.take_back(ann, info.id, "ask", 0, rev))  # sent again
        assert "take-back-open" == await refusal(rooms.take_back(bob, info.id, "ask", 1, rev))
        assert (0, [0, 1], [2]) == asked(await rooms.take_back(bob, info.id, "agree", 0, rev))
        assert (0, [0, 1], [2]) == asked(await rooms.take_back(bob, info.id, "agree", 0, rev))
        async with runtime(players.store) as others:  # a restart loses nothing of it
            assert (0, [0, 1], [2]) == asked((await others.rooms.state(cid, info.id, 2)).info)
        done = await rooms.take_back(cid, info.id, "agree", 0, rev)
        assert (None, rev + 1, [0]) == (asked(done), done.rev, done.turn_of)
        table = await players.table(info.id)
        assert before == packed(table.state.to_dict())
        act = (await players.store.acts(info.id))[-1]
        assert ("back", 0, 2) == (act.kind, act.seat, len(act.moves))
        for ear in ears:
            assert [("Ann", "back-asked"), ("Bob", "back-agreed"), ("Cid", "back-agreed")] == deeds(ear)
            told = ear.acts[-1]
            assert (True, 0) == (told.undone, len(told.events))
            assert told.scene.view["turn"]["dice"] is None
            infos = [one.info.back for one in ear.told if isinstance(one, InfoTold)]
            assert (True, None) == (any(infos), infos[-1])
        assert "Можно отменить ход?" == next(one for one in ears[0].told if isinstance(one, ChatTold)).line.text
        async with runtime(players.store) as others:
            assert packed(table.frozen()) == packed((await others.table(info.id)).frozen())
        steps = await rooms.replay(info.id, bob)
        assert ("back", []) == (steps[-1].kind, steps[-1].events)
        assert packed((await rooms.at(info.id, rev + 1, bob)).view) == packed(table.state.view(1))
        assert (await rooms.at(info.id, rev, bob)).view["turn"]["dice"] == dice

        assert (rev + 2, dice) == await rolled(players, ann, info.id)  # no other dice for who asks twice
        for person in (ann, bob, cid):
            over = await rooms.stop(person, info.id, "propose")
        assert "aborted" == over.status
        record = await rooms.record(info.id, ann)
        assert 1 == sum(word.endswith("roll") for word in record.moves)
        assert dice == Match.replay(catalog.load("catan"), record, verify=True).state.view(SPECTATOR)["turn"]["dice"]

    played(store, story)


def test_one_no_is_enough_and_is_not_asked_again(quick_store: Store) -> None:
    async def story(players: Players) -> None:
        rooms = players.rooms
        info, (ann, bob, cid) = await seated(players, "Ann", "Bob", "Cid")
        rev, dice = await rolled(players, ann, info.id)
        ear = Ear(players, info.id, cid, 2)
        await rooms.take_back(ann, info.id, "ask", 0, rev)
        assert "take-back-other" == await refusal(rooms.take_back(bob, info.id, "withdraw", 0, rev))
        await rooms.take_back(bob, info.id, "agree", 0, rev)
        assert asked(await rooms.take_back(cid, info.id, "decline", 0, rev)) is None
        assert dice == (await players.table(info.id)).state.view(SPECTATOR)["turn"]["dice"]
        assert "take-back-none" == await refusal(rooms.take_back(bob, info.id, "agree", 0, rev))
        assert "take-back-refused" == await refusal(rooms.take_back(ann, info.id, "ask", 0, rev))
        async with runtime(players.store) as others:
            assert "take-back-refused" == await refusal(others.rooms.take_back(ann, info.id, "ask", 0, rev))
        assert ["back-asked", "back-agreed", "back-declined"] == [word for _, word in deeds(ear)]

        assert isinstance(await players.say(ann, info.id, "end", 0), Accepted)
        rev, _ = await rolled(players, bob, info.id, 1)
        assert (0, [0], [1, 2]) == asked(await rooms.take_back(ann, info.id, "ask", 0, rev))
        assert asked(await rooms.take_back(ann, info.id, "withdraw", 0, rev)) is None
        assert (0, [0], [1, 2]) == asked(await rooms.take_back(ann, info.id, "ask", 0, rev))  # one's own no is none

    played(quick_store, story)


def test_who_moves_on_has_answered(quick_store: Store) -> None:
    """A request is about one table: any act ends it, and who agrees to what is gone agrees to nothing."""

    async def story(players: Players) -> None:
        rooms = players.rooms
        info, (ann, bob) = await seated(players, "Ann", "Bob")
        rev, dice = await rolled(players, ann, info.id)
        await rooms.take_back(ann, info.id, "ask", 0, rev)
        ear = Ear(players, info.id, None, None)
        answers = await asyncio.gather(
            players.say(ann, info.id, "end", 0),
            rooms.take_back(bob, info.id, "agree", 0, rev),
            return_exceptions=True,
        )
        assert isinstance(answers[0], Accepted)
        assert "take-back-none" == getattr(answers[1], "code", "")
        assert next(one for one in reversed(ear.told) if isinstance(one, InfoTold)).info.back is None
        assert asked(await rooms.info(info.id, ann)) is None

        # The other way round: what was said to the table that is gone is stale.
        rev, _ = await rolled(players, bob, info.id, 1)
        await rooms.take_back(ann, info.id, "ask", 0, rev)
        late = await asyncio.gather(
            rooms.take_back(bob, info.id, "agree", 0, rev),
            players.say(bob, info.id, "end", 1, rev=rev),
        )
        assert asked(late[0]) is None
        assert "stale" == code(late[1])
        assert dice == (await players.table(info.id)).state.view(SPECTATOR)["turn"]["dice"]
        assert [0] == (await rooms.info(info.id, ann)).turn_of

    played(quick_store, story, snapshots=2)


def test_a_whole_turn_is_asked_for_at_once(quick_store: Store) -> None:
    async def story(players: Players) -> None:
        rooms = players.rooms
        info, (ann, bob) = await seated(players, "Ann", "Bob")
        before = packed((await players.table(info.id)).state.to_dict())
        await rolled(players, ann, info.id)
        assert isinstance(await players.say(ann, info.id, "end", 0), Accepted)
        rev, _ = await rolled(players, bob, info.id, 1)
        await rooms.take_back(ann, info.id, "ask", 0, rev, far="turn")
        await rooms.take_back(bob, info.id, "agree", 0, rev)
        assert before == packed((await players.table(info.id)).state.to_dict())

    played(quick_store, story)


def test_what_may_be_undone_is_not_asked_for(quick_store: Store) -> None:
    async def story(players: Players) -> None:
        rooms = players.rooms
        info, (ann, bob) = await seated(players, "Ann", "Bob")
        assert "take-back-nothing" == await refusal(rooms.take_back(bob, info.id, "ask", 1, 1))
        assert "stale" == await refusal(rooms.take_back(ann, info.id, "ask", 0, 7))
        assert "no-such-seat" == await refusal(rooms.take_back(ann, info.id, "ask", 7, 1))
        assert "not-your-seat" == await refusal(rooms.take_back(ann, info.id, "ask", 1, 1))
        assert "take-back-none" == await refusal(rooms.take_back(bob, info.id, "agree", 0, 1))
        rev, _ = await rolled(players, ann, info.id)
        assert isinstance(await players.say(ann, info.id, "end", 0), Accepted)
        assert "take-back-undo" == await refusal(rooms.take_back(ann, info.id, "ask", 0, rev + 1))
        eve = await players.person("Eve")
        assert "not-your-seat" == await refusal(rooms.take_back(eve, info.id, "ask", 0, rev + 1))
        assert "not-your-seat" == await refusal(rooms.take_back(eve, info.id, "agree", 0, rev + 1))

    played(quick_store, story)


def test_who_leaves_takes_the_request_away(quick_store: Store) -> None:
    async def story(players: Players) -> None:
        rooms = players.rooms
        for leave in (rooms.leave, rooms.concede):
            info, (ann, bob, cid) = await seated(players, "Ann", "Bob", "Cid")
            rev, _ = await rolled(players, ann, info.id)
            await rooms.take_back(ann, info.id, "ask", 0, rev)
            assert asked(await leave(bob, info.id)) is None
            assert (0, [0], [2]) == asked(await rooms.take_back(ann, info.id, "ask", 0, rev))
            assert (await rooms.take_back(cid, info.id, "agree", 0, rev)).rev == rev + 1
            gone = await refusal(rooms.take_back(bob, info.id, "agree", 0, rev + 1))
            assert gone == ("room-left" if leave == rooms.leave else "conceded")

    played(quick_store, story)


def test_time_that_is_spent_stays_spent(quick_store: Store) -> None:
    async def story(players: Players) -> None:
        rooms = players.rooms
        info, (ann, bob) = await seated(players, "Ann", "Bob", clock=Clock("live", bank=300, increment=10))
        players.watch.now += 20
        await rolled(players, ann, info.id)
        assert isinstance(await players.say(ann, info.id, "end", 0), Accepted)
        rev, _ = await rolled(players, bob, info.id, 1)
        players.watch.now += 5
        await rooms.take_back(ann, info.id, "ask", 0, rev)
        players.watch.now += 5
        done = await rooms.take_back(bob, info.id, "agree", 0, rev)
        assert ([0], [280.0, 300.0]) == (done.turn_of, [seat.clock_left for seat in done.seats])

    played(quick_store, story)


@pytest.mark.parametrize("game", catalog.GAMES)
def test_looking_back_every_moment_is_as_it_was(game: str, quick_store: Store) -> None:
    """Alone at the table nobody is asked: words are undone, and taken back with luck and other words, as they come."""

    async def story(players: Players) -> None:
        rooms, whim = players.rooms, Random(5)
        ann = await players.person("Ann")
        info = await rooms.create(ann, RoomSetup(game=game, seats=[ME, HOTSEAT, HOTSEAT]))
        await rooms.start(ann, info.id)
        seen: dict[int, bytes] = {}
        for number in range(70):
            await players.play_on(ann, info.id, 1, number, undo=True)
            table = await players.table(info.id)
            seen[table.rev] = packed(table.state.view(0))
            seat = whim.below(3)
            if whim.below(3) == 0 and table.scene(seat, "en").undo.ask:
                await rooms.take_back(ann, info.id, "ask", seat, table.rev, far="turn" if whim.below(2) else "word")
                table = await players.table(info.id)
                seen[table.rev] = packed(table.state.view(0))
        acts = await players.store.acts(info.id)
        assert 5 < sum(act.kind == "back" for act in acts)
        steps = await rooms.replay(info.id, ann, seat=0)
        assert [act.kind for act in acts] == [step.kind for step in steps]
        for rev, view in seen.items():
            assert view == packed((await rooms.at(info.id, rev, ann, seat=0)).view), rev
        table = await players.table(info.id)
        async with runtime(players.store) as others:
            again = await others.table(info.id)
            assert packed(table.frozen()) == packed(again.frozen())
            assert table.log(0, "ru") == again.log(0, "ru")
            assert packed((await others.rooms.at(info.id, table.rev, ann, seat=0)).view) == seen[table.rev]
        await rooms.leave(ann, info.id)
        record = await rooms.record(info.id, ann)
        assert packed(verify_record(record).state.to_dict()) == packed(table.state.to_dict())

    played(quick_store, story, snapshots=7)


# --- against bots


class Thinking(BotPool):
    """Bots that answer when they are let."""

    def __init__(self) -> None:
        super().__init__(0)
        self.asked = 0
        self.gate = asyncio.Event()

    async def choose(self, job: Job) -> Choice:
        self.asked += 1
        await self.gate.wait()
        return await super().choose(job)


@pytest.mark.parametrize("agrees", [True, False])
def test_bots_wait_while_people_decide(quick_store: Store, agrees: bool) -> None:
    bots = Thinking()

    async def story(players: Players) -> None:
        rooms: RoomService = players.rooms
        info, (ann, bob) = await seated(players, "Ann", "Bob", bots=1, options={"first_seat": 1})
        bots.gate.clear()
        await rolled(players, bob, info.id, 1)
        assert isinstance(await players.say(bob, info.id, "end", 1), Accepted)
        room = await rooms.live.room(info.id)
        await asyncio.wait_for(until(lambda: bots.asked), LONG)  # it has rolled, and thinks
        rev = (await players.table(info.id)).rev
        await rooms.take_back(bob, info.id, "ask", 1, rev, far="turn")
        bots.gate.set()  # the thought is ready, and waits
        await players.settled(info.id)
        assert (1, [1], [0]) == asked(await rooms.info(info.id, ann))
        assert rev == room.known.rev
        if agrees:
            assert rev + 1 == (await rooms.take_back(ann, info.id, "agree", 1, rev)).rev
            assert [1] == (await rooms.info(info.id, ann)).turn_of
            return
        players.watch.now += clocks.HOLD
        rooms.driver.ring(room)
        await players.settled(info.id)
        assert room.known.rev > rev
        assert asked(await rooms.info(info.id, ann)) is None

    played(quick_store, story, bots=bots)


def test_alone_with_bots_nobody_is_asked(quick_store: Store) -> None:
    async def story(players: Players) -> None:
        rooms = players.rooms
        info, (ann,) = await seated(players, "Ann", bots=2)
        rev, dice = await rolled(players, ann, info.id)
        ear = Ear(players, info.id, None, None)
        done = await rooms.take_back(ann, info.id, "ask", 0, rev)
        assert (rev + 1, [0], None) == (done.rev, done.turn_of, asked(done))
        assert [("Ann", "back-done")] == deeds(ear)
        assert "stale" == await refusal(rooms.take_back(ann, info.id, "ask", 0, rev))  # sent again: not twice
        assert (rev + 2, dice) == await rolled(players, ann, info.id)

    played(quick_store, story)


@pytest.mark.parametrize("game", catalog.GAMES)
def test_it_is_offered_where_it_would_be_done_and_nowhere_else(game: str, quick_store: Store) -> None:
    """Not before one's own first word, and not where a bot has drawn or shown something hidden since the last one."""

    async def story(players: Players) -> None:
        ann = await players.person("Ann")
        info = await players.rooms.create(ann, RoomSetup(game=game, seats=[ME, RANDOM, RANDOM]))
        await players.rooms.start(ann, info.id)
        room, offered = await players.rooms.live.room(info.id), []
        for seed in range(40):
            await players.settled(info.id)
            table = await players.table(info.id)
            if table.match.over:
                break
            own = own_words(await players.store.acts(info.id), 0)
            asked = whole = bool(own) and not table.match.can_undo(0)
            if asked:
                look, turn = (Look(table.match, room.seats, 0, own[-1]) for _ in range(2))
                await walk(look.strides(turn=False))
                await walk(turn.strides(turn=True))
                asked, whole = not look.shows_up_bots, not turn.shows_up_bots and turn.first < own[-1]
            undo = table.scene(0, "en").undo
            offered.append(undo.ask)
            assert (asked, whole) == (undo.ask, undo.ask_turn)
            await players.play_on(ann, info.id, 1, seed, undo=seed % 5 == 4)
        assert not offered[0]
        await players.settled(info.id)
        table = await players.table(info.id)
        async with runtime(players.store) as others:
            assert packed(table.frozen()) == packed((await others.table(info.id)).frozen())

    played(quick_store, story)


def looked(game: str, seed: str, acts: int) -> Iterator[tuple[Match, int]]:
    """Games at random, after every act; and which move that was."""
    match, whim = Match(catalog.load(game), 3, seed=seed), Random(len(seed))
    match.begin()
    for _ in range(acts):
        if match.over:
            return
        first = len(match.moves)
        match.play(any_of(by_kind(match.game.actions, match.state.legal()), whim))
        yield match, first


def people_and_bots(*bots: int) -> list[SeatRow]:
    return [
        SeatRow(
            room="r", seat=seat, kind="bot" if seat in bots else "human", person=None if seat in bots else f"p{seat}"
        )
        for seat in range(3)
    ]


def shows_up(match: Match, first: int, *bots: int) -> bool:
    look = Look(match, people_and_bots(*bots), 0, first)
    for _ in look.strides(turn=False):
        pass
    return look.shows_up_bots


def test_a_hidden_draw_of_a_bot_is_never_taken_back() -> None:
    """A card that a bot bought, a theft it knows of, a card it played: no. Its dice and the end of its turn: yes."""
    kinds: dict[bool, set[str]] = {True: set(), False: set()}
    for match, first in looked("catan", "one", 260):
        seat, kind = match.moves[first].seat, match.game.actions.of(match.moves[first].action).name
        if seat != 0 and kind not in kinds[True] | kinds[False]:
            kinds[shows_up(match, first, 1, 2)].add(kind)
            assert not shows_up(match, first), "people alone may agree on anything"
    assert {"roll", "end"} <= kinds[False]
    assert {"buy", "steal"} <= kinds[True]


@pytest.mark.parametrize("bots", [(2,), (1, 2)])
def test_whether_a_bot_gave_itself_away_tells_nobody_what_another_holds(bots: tuple[int, ...]) -> None:
    """A person is offered to ask or not: for all that seat 0 cannot tell apart it is the same."""
    company, asked = Company(people_and_bots(*bots)), 0
    before: Position | None = None
    for match, first in looked("catan", "two", 300):
        move = match.moves[first]
        if before is not None and move.seat == 2:
            given = company.is_given_away(before, move, first)
            for world in range(3):
                other = before.sample(0, Random(world))
                other.call_on(2)
                if move.action in other.legal():
                    asked += 1
                    assert given == company.is_given_away(other, move, first)
        before = match.state.copy()
    assert asked > 100


@pytest.mark.parametrize("game", ["burgundy", "nusfjord"])
def test_bots_with_open_cards_have_nothing_to_hide(game: str) -> None:
    seen = 0
    for match, first in looked(game, "open", 40):
        if match.moves[first].seat != 0:
            assert not shows_up(match, first, 1, 2), match.moves[first]
            seen += 1
    assert seen > 10


@pytest.mark.parametrize("game", ["gwt", "gwtnz"])
def test_a_bot_does_not_show_its_hand_twice(game: str) -> None:
    """A bot that drew cards, or paid with one of its hand, would be known for it."""
    found = {True: 0, False: 0}
    for match, first in looked(game, "herd", 60):
        if match.moves[first].seat != 0:
            found[shows_up(match, first, 1, 2)] += 1
    assert min(found.values()) > 0, found


def test_own_words_are_those_one_has_said() -> None:
    def act(rev: int, kind: Any, moves: list[str], note: str = "") -> ActRow:
        return ActRow(room="r", rev=rev, seat=0, kind=kind, moves=moves, note=note)

    acts = [
        act(1, "start", ["* deal"]),
        act(2, "act", ["p0 roll", "* dice 3 4"]),
        act(3, "act", ["p0 road 1"]),
        act(4, "undo", ["p0 road 1"]),
        act(5, "act", ["p0 pass"], "auto"),
        act(6, "act", ["p1 roll"]),
        act(7, "back", ["p0 pass", "p1 roll"]),
        act(8, "act", ["p0 road 2"]),
    ]
    assert [1, 3] == own_words(acts, 0)
    assert [1] == own_words(acts[:6], 0)
    assert [4] == own_words(acts[:6], 1)


# --- several processes, and from outside


def test_asked_in_one_process_and_answered_in_another(postgres: Postgres) -> None:
    async def story() -> None:
        database = postgres.new()
        async with process(database) as here, process(database) as there:
            await known(here, there)
            info, (ann, bob) = await seated(here, "Ann", "Bob")
            rev, dice = await rolled(here, ann, info.id)
            ear = await followed(there, info.id, bob, 1)
            here.watch.now += 1  # a change is known by its time
            await here.rooms.take_back(ann, info.id, "ask", 0, rev)
            await until(lambda: any(isinstance(one, InfoTold) and one.info.back for one in ear.told))
            both = await asyncio.gather(
                there.rooms.take_back(bob, info.id, "agree", 0, rev),
                here.say(ann, info.id, "end", 0, rev=rev),
                return_exceptions=True,
            )
            acts = await here.store.acts(info.id)
            kinds = [act.kind for act in acts if act.rev > rev]
            assert 1 == len(kinds), "one of them was first"
            if kinds == ["back"]:
                assert "stale" == code(both[1])
                await until(lambda: ear.acts and ear.acts[-1].undone)
                assert (rev + 2, dice) == await rolled(here, ann, info.id)
            else:
                assert getattr(both[0], "code", "") in ("stale", "take-back-none")
            await until(lambda: room_of(here, info.id).known.rev == room_of(there, info.id).known.rev)
            assert packed((await here.table(info.id)).frozen()) == packed((await there.table(info.id)).frozen())

    def room_of(players: Players, id: str) -> Any:
        return players.rooms.live.found(id)

    asyncio.run(asyncio.wait_for(story(), LONG))


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("house")) as place:
        yield place


def test_over_http_with_strangers_about(place: Running) -> None:
    ada, boris, clara = Person(place, name="Ada"), Person(place, "ru", name="Борис"), Person(place, name="Clara")
    options = {"first_seat": 0, "two_player": "plain"}
    made = ada.room([{"kind": "me"}, {"kind": "open"}], options=options)
    path = f"/api/rooms/{made['id']}"

    def answer(person: Person, what: str, rev: int, **more: Any) -> tuple[int, str]:
        found = person.post(f"{path}/take-back", {"what": what, "seat": 0, "rev": rev, **more})
        return found.status_code, found.json().get("code", "")

    assert (409, "not-started") == answer(ada, "ask", 0)
    assert 200 == boris.post(f"{path}/sit", {"seat": 1}).status_code
    rev = ada.post(f"{path}/start").json()["rev"]
    assert (409, "take-back-nothing") == answer(ada, "ask", rev)
    rev = ada.post(f"{path}/act", {"rev": rev, "cid": "a", "line": "roll", "seat": 0}).json()["rev"]
    dice = clara.get(f"{path}/view?texts=1").json()["scene"]["view"]["turn"]["dice"]
    assert (400, "body-form") == answer(ada, "beg", rev)
    assert (400, "body-form") == answer(ada, "ask", rev, far="yesterday")
    for what in ("ask", "agree", "decline", "withdraw"):
        assert (403, "not-your-seat") == answer(clara, what, rev)
    assert (200, "") == answer(ada, "ask", rev, far="turn")
    assert {"seat": 0, "words": 2, "yes": [0], "asked": [1]} == clara.get(path).json()["back"]
    late = boris.post(f"{path}/take-back", {"what": "agree", "seat": 0, "rev": rev - 1})
    assert (409, "Такой просьбы уже нет: партия пошла дальше.") == (late.status_code, late.json()["text"])
    assert (200, "") == answer(boris, "agree", rev)
    assert "back" not in clara.get(path).json()
    assert clara.get(f"{path}/view?texts=1").json()["scene"]["view"]["turn"]["dice"] is None
    again = ada.post(f"{path}/act", {"rev": rev + 1, "cid": "b", "line": "roll", "seat": 0})
    assert 200 == again.status_code
    assert dice == clara.get(f"{path}/view?texts=1").json()["scene"]["view"]["turn"]["dice"]
    for person in (ada, boris, clara):
        person.close()


def test_deeds_have_words_in_both_languages() -> None:
    for deed in DEEDS:
        assert said(deed, "en") != said(deed, "ru")
