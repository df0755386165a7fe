"""H1 to H3 on the wire: what a seat may not know is in no byte that is sent to it, and changes none."""

import asyncio
import hashlib
import json
import random
import re
from collections.abc import Iterator
from contextlib import suppress
from itertools import islice, product
from pathlib import Path
from typing import Any, Final

import httpx
import msgspec

import igroteka
from igroteka.core.chance import Random
from igroteka.core.match import Match
from igroteka.core.state import SPECTATOR, Position
from igroteka.server import wire
from igroteka.server.rooms import luck as luck_of
from igroteka.server.rooms.live_table import is_final
from tests.conftest import sized
from tests.patience import LONG
from tests.soak.houses import LIMIT, House, figures
from tests.soak.players import Json, Person, Seat, guest, stopped, until
from tests.soak.tables import GAMES, MARKET, MARKS, TRIALS, load, moments, secret_table, two_hands

TABLES: Final = sized(1, 15)  # of each game
ROUNDS: Final = sized(1, 5)
PAIRS: Final = sized(6, 150)  # of each game
FURTHER: Final = 4  # words after the first, in two worlds
SECRET: Final = "5" * 64

WORD = """
import hashlib

def word(name):
    return "canary" + hashlib.sha256(f"a hidden piece: {name}".encode()).hexdigest()[:16]
"""
MARKED = (
    WORD
    + """
import msgspec
import igroteka
from igroteka.core.events import EVERYONE
from igroteka.server.rooms import history, live_table

scene_of, own_of, told_of, option_of = live_table.scene_of, live_table.own_of, live_table.told_of, live_table.option_of

def marked_scene(room, rev, game, state, seat, *more):
    scene = scene_of(room, rev, game, state, seat, *more)
    return msgspec.structs.replace(scene, view={**scene.view, "eyes": word(f"scene {seat}")}) if seat >= 0 else scene

def marked_own(game, state, seat, *more):
    own = own_of(game, state, seat, *more)
    return msgspec.structs.replace(own, view={**own.view, "eyes": [word(seat)]})

def marked_told(game, state, event, *more):
    told = told_of(game, state, event, *more)
    if told is None or event.seen_by == EVERYONE:
        return told
    return msgspec.structs.replace(told, text=told.text + word(f"event {event.seen_by}"))

def marked_option(game, state, seat, *more):
    option = option_of(game, state, seat, *more)
    return msgspec.structs.replace(option, text=option.text + word(f"option {seat}"))

live_table.own_of, live_table.option_of = marked_own, marked_option
for module in (live_table, history):
    module.scene_of, module.told_of = marked_scene, marked_told

if not igroteka.is_compiled():
"""
    + "".join(trial.marking for trial in TRIALS.values())
    + """
from igroteka.cli import main
main()
"""
)
FIXED = f"""
import itertools
from igroteka.server.edge.http import rooms
from igroteka.server.rooms import lifecycle, live, luck
live.MURMUR = 3600.0  # a slow machine would count spectators midway
rooms.BEAT = 3600.0  # and show that a stream lives
luck.new_secret = lambda: {SECRET!r}
ids = itertools.count()
lifecycle.new_id = lambda: f"room{{next(ids):07d}}"
from igroteka.cli import main
main()
"""
TOLD: Final[msgspec.json.Decoder[wire.ToldAll]] = msgspec.json.Decoder(wire.ToldAll)
IN_WORDS: Final[msgspec.json.Decoder[wire.PlainState | wire.PlainHappened]] = msgspec.json.Decoder(
    wire.PlainState | wire.PlainHappened
)


def word(name: object) -> str:
    """The same as in the server."""
    return "canary" + hashlib.sha256(f"a hidden piece: {name}".encode()).hexdigest()[:16]


def words_of(seats: set[int]) -> set[str]:
    """What only these seats may read."""
    found = {word(name) for seat in seats for name in (seat, f"scene {seat}", f"option {seat}")}
    found |= {word(f"{kind} {seat}") for kind in MARKS for seat in seats}
    return found | {word(f"event {mask}") for mask in range(8) if any(mask >> seat & 1 for seat in seats)}


ALL: Final = words_of({0, 1, 2})


class Ear:
    """A stream of NDJSON lines, kept."""

    def __init__(self, person: Person, path: str) -> None:
        self.person: Final = person
        self.path: Final = path
        self.heard: Final[list[bytes]] = []

    async def live(self) -> None:
        with suppress(httpx.HTTPError):
            async with self.person.http.stream(
                "GET", self.person.where() + self.path, headers=self.person.headers, timeout=None
            ) as answer:
                async for chunk in answer.aiter_bytes():
                    self.heard.append(chunk)

    def lines(self) -> list[str]:
        """Those that came whole."""
        return b"".join(self.heard).decode(errors="ignore").split("\n")[:-1]


# --- H2, H3: marked pieces


def test_no_marked_piece_reaches_who_may_not_see_it(tmp_path: Path):
    asyncio.run(asyncio.wait_for(audited(House(tmp_path, "--no-limits", script=MARKED)), LIMIT))


async def audited(house: House) -> None:
    leaks: list[str] = []
    heard_bytes, messages, in_words, refusals = 0, 0, 0, 0
    unseen: list[str] = []
    own = 0
    with house:
        async with httpx.AsyncClient(timeout=LONG) as http:
            for game, number in product(GAMES, range(TABLES)):
                table = Audience(http, house, game, number)
                await table.play()
                leaks += table.audit()
                heard_bytes += sum(len(b"".join(heard)) for heard in table.all_heard().values())
                messages += table.messages
                in_words += table.in_words
                refusals += table.refusals
                said = b"".join(message for heard in table.all_heard().values() for message in heard).decode()
                seen = {mark for mark in ALL if mark in said}
                own += len(seen)
                unseen += [f"{game}: {mark}" for mark in table.expected() if word(mark) not in seen]
        log = house.log()
        failures = house.failures()
    leaks += [f"log: {mark}" for mark in ALL if mark in log]
    figures(
        "H2 and H3",
        tables=TABLES * len(GAMES),
        bytes=heard_bytes,
        messages=messages,
        in_words=in_words,
        refusals=refusals,
        marks_seen_by_their_owners=own,
        leaks=len(leaks),
        failures=len(failures),
    )
    assert [] == leaks
    assert not failures
    assert in_words > TABLES * len(GAMES), "acts are told in words too"
    assert [] == unseen, "the marks are sent to those who may see them"


class Audience:
    """A running game for three, and everybody who may be there: spectators, late comers, the curious."""

    def __init__(self, http: httpx.AsyncClient, house: House, game: str, number: int) -> None:
        self.http: Final = http
        self.house: Final = house
        self.game: Final = load(game)
        self.trial: Final = TRIALS[game]
        self.acts: Final = max(sized(40, self.trial.lasting), self.trial.skipped + 10)
        self.luck: Final = random.Random(number)
        self.people: dict[str, Person] = {}
        self.seats: list[Seat] = []
        self.ears: list[Ear] = []
        self.room = ""
        self.messages = 0
        self.in_words = 0
        self.refusals = 0

    async def play(self) -> None:
        for name in ("Ada", "Boris", "Clara", "Eve", "Dan", "Mallory"):
            self.people[name] = await guest(self.http, lambda: self.house.address, name)
        ada, boris, clara, eve, dan, mallory = self.people.values()
        self.room = (await ada.table(boris, clara, **secret_table(self.game.id)))["id"]
        path = f"/api/rooms/{self.room}"
        self.seats = [
            Seat(
                person,
                self.room,
                seat,
                self.luck,
                undo=0.2,
                patience=1.0,
                lang="ru" if seat == 1 else "en",
                goods=self.trial.goods,
                last=self.trial.lasting,
            )
            for seat, person in enumerate((ada, boris, clara))
        ]
        self.seats[-1].paused = self.trial.at_once
        self.ears = [
            Ear(boris, f"{path}/events?seat=1"),
            Ear(boris, f"{path}/events?seat=1&texts=1&lang=ru"),
            Ear(eve, f"{path}/events"),
            Ear(clara, f"{path}/events?texts=1"),
        ]
        tasks = [asyncio.create_task(seat.live()) for seat in self.seats]
        tasks += [asyncio.create_task(ear.live()) for ear in self.ears]
        spectators = [asyncio.create_task(self._watch(eve, lang)) for lang in ("en", "ru")]
        if self.trial.at_once:
            await self._keep_waiting(boris, clara, eve, mallory)
        await until(lambda: self._acts() > self.acts // 2, LIMIT, "half of the game")
        self.ears.append(Ear(dan, f"{path}/events?since=3"))
        tasks.append(asyncio.create_task(self.ears[-1].live()))
        spectators.append(asyncio.create_task(self._watch(dan, "en")))
        for person in (clara, dan, mallory) * ROUNDS:
            await self._pry(person)
        await until(lambda: self._acts() > self.acts, LIMIT, "the other half")
        for seat in self.seats:
            seat.paused = True
        await until(lambda: all(seat.settled for seat in self.seats), LONG, "the last answers")
        for person in (ada, boris, eve):
            await self._pry(person)
        assert "active" == (await ada.get(path)).json()["status"], "before the rules reveal them"
        for task in spectators:
            task.cancel()
        await asyncio.gather(*spectators, return_exceptions=True)
        await stopped(self.seats, tasks)
        assert [] == [wrong for seat in self.seats for wrong in seat.wrong]

    async def _keep_waiting(self, *curious: Person) -> None:
        """All but the last one have chosen: what they chose is asked after, and then shown."""
        last = self.seats[-1]
        await until(lambda: bool(last.scene and last.scene["question"]["seats"] == [last.seat]), LONG, "choices")
        for person in curious:
            await self._pry(person)
        last.paused = False

    def expected(self) -> list[str]:
        """Marks that must have been seen; what the last one chose at once with the others is shown to all instead."""
        seats = range(self.trial.seats)
        found = [name for seat in seats for name in (f"{seat}", f"scene {seat}", f"option {seat}")]
        if not igroteka.is_compiled():
            kept = self.trial.seats - self.trial.at_once
            found += [f"{kind} {seat}" for kind in self.trial.marks for seat in range(kept)]
        return found

    def _acts(self) -> int:
        return max(seat.rev for seat in self.seats)

    async def _watch(self, person: Person, lang: str) -> None:
        """A spectator's socket, which also asks for what it may not have."""
        async with person.line() as line:
            for rooms in (
                [{"room": self.room, "seat": 0}],
                [{"room": self.room, "seat": -3}],
                [{"room": self.room, "seat": 7}],
                [{"room": self.room}],
            ):
                await line.send(json.dumps({"t": "hello", "v": 2, "lang": lang, "rooms": rooms}))
            number = 0
            while True:
                message = await line.recv()
                person.heard.append(message.encode() if isinstance(message, str) else message)
                told = json.loads(message)
                self.refusals += told["t"] == "no"
                if told["t"] == "ev":
                    number += 1
                    seat = number % 3
                    for ask in (
                        {"t": "act", "rev": told["rev"], "action": number * 7 % int(self.game.actions.size)},
                        {"t": "act", "rev": told["rev"], "line": self._line()},
                        {"t": "undo", "rev": told["rev"]},
                        {"t": "why", "action": number * 11 % int(self.game.actions.size)},
                        {"t": "market", "what": "settle", "draft": number},
                    ):
                        if number % 5 == 0:
                            await line.send(json.dumps({**ask, "room": self.room, "seat": seat, "cid": f"{number}"}))

    def _line(self) -> str:
        """Anything that can be said in this game."""
        return str(self.game.notation(self._action()))

    def _action(self) -> int:
        return self.luck.randrange(int(self.game.actions.size))

    async def _pry(self, person: Person) -> None:
        """Every door, with every seat."""
        path = f"/api/rooms/{self.room}"
        rev = self._acts()
        doors = [path, f"{path}/view", f"{path}/replay", f"{path}/at/{rev}", f"{path}/at/2", f"{path}/luck"]
        doors += [
            f"{path}/course",
            f"{path}/review",
            f"{path}/record.json",
            f"{path}/record.txt",
            "/api/rooms?live=1",
            "/api/rooms?mine=1",
            "/api/database",
            "/api/database.ndjson",
            "/api/schema",
        ]
        doors += [f"/api/stats/{other.id}" for other in self.people.values()]
        for seat in range(-1, 4):
            doors += [f"{path}/{what}?seat={seat}&lang=ru" for what in ("view", "replay", f"at/{rev}")]
            doors += [f"{path}/{what}?seat={seat}&lang=ru&texts=1" for what in ("view", f"at/{rev}")]
        doors += [f"{path}/replay?texts=1", *(f"{path}/replay?texts=1&seat={seat}" for seat in range(3))]
        for door in doors:
            await self._asked(await person.get(door))
        for seat in range(3):
            if person is self.seats[seat].person:
                continue
            for what, body in (
                (
                    "act",
                    {
                        "rev": rev,
                        "cid": f"p{rev}",
                        "seat": seat,
                        "action": self._action(),
                    },
                ),
                ("act", {"rev": rev, "cid": f"q{rev}", "seat": seat, "line": self._line()}),
                ("undo", {"rev": rev, "cid": f"u{rev}", "seat": seat}),
                ("redo", {"rev": rev, "cid": f"r{rev}", "seat": seat}),
                ("why", {"seat": seat, "action": self._action()}),
                ("hint", {"seat": seat, "rev": rev}),
                ("market", {"cid": f"m{rev}", "seat": seat, "what": "yes", "draft": 1}),
                ("market", {"cid": f"n{rev}", "seat": seat, "what": "propose", "to": [0], "give": {"ore": 1}}),
                ("replace", {"seat": seat, "with": "random"}),
                ("return", {"seat": seat}),
                ("sit", {"seat": seat}),
                ("fork", {"rev": rev}),
                ("rematch", None),
            ):
                answer = await person.post(f"{path}/{what}", body)
                assert 400 <= answer.status_code < 500, (what, answer.status_code, answer.text)
                await self._asked(answer)

    async def _asked(self, answer: httpx.Response) -> None:
        assert answer.status_code < 500, answer.text
        self.refusals += answer.status_code >= 400

    def all_heard(self) -> dict[str, list[bytes]]:
        """Every byte, by person."""
        found = {name: list(person.heard) for name, person in self.people.items()}
        names = {person.id: name for name, person in self.people.items()}
        for seat in self.seats:
            found[names[seat.person.id]] += [message.encode() for message in seat.heard]
        for ear in self.ears:
            found[names[ear.person.id]] += ear.heard
        return found

    def audit(self) -> list[str]:
        """What was heard by those who must not hear it."""
        with self.house.opened() as database:
            query = (
                "SELECT luck.secret, luck.key, room.contributions FROM luck JOIN room ON room.id = luck.room "
                "WHERE room.id = ?"
            )
            secret, key, brought = database.execute(query, (self.room,)).fetchone()
        seed = luck_of.seed(secret, json.loads(brought))
        hidden = {"secret": secret, "seed": seed, "key": key}
        leaks = []
        for name, heard in self.all_heard().items():
            person = self.people[name]
            mine = {seat.seat for seat in self.seats if seat.person is person}
            forbidden = dict.fromkeys(ALL - words_of(mine), "mark") | {value: key for key, value in hidden.items()}
            forbidden |= {other.token: "token" for other in self.people.values() if other is not person}
            text = b"\n".join(heard).decode()
            leaks += [f"{name}: {what} {mark}" for mark, what in forbidden.items() if mark in text]
            for message in heard:
                for line in message.split(b"\n") if message.startswith(b'{"t"') else []:
                    leaks += self._unknown(line)
        return leaks

    def _unknown(self, line: bytes) -> list[str]:
        """A message has the fields of server/wire.py, in facts or in words, and no other."""
        if not line.strip():
            return []
        self.messages += 1
        for form in (TOLD, IN_WORDS):
            try:
                told = form.decode(line)
            except msgspec.MsgspecError:  # of the other form, cut by the stream's chunks, or an answer of HTTP
                continue
            self.in_words += form is IN_WORDS
            known = fields(json.loads(msgspec.json.encode(told)))
            return [] if fields(json.loads(line)) <= known else [line[:200].decode()]
        return []


def fields(message: Json) -> set[str]:
    """The names in a message, down to the scene; a view is the game's own affair."""
    found = set(message)
    for inner in ("info", "scene", "public", "own", "line", "market"):
        if isinstance(message.get(inner), dict):
            found |= {f"{inner}.{name}" for name in message[inner]}
    return found


# --- H1: two worlds


def test_two_worlds_sound_the_same(tmp_path: Path):
    asyncio.run(asyncio.wait_for(compared(House(tmp_path, "--no-limits", script=FIXED)), LIMIT))


async def compared(house: House) -> None:
    """In two worlds that differ only in what the viewer may not know, the same is said; every byte is the same."""
    pairs, size, markets, differences = 0, 0, 0, []
    with house:
        async with httpx.AsyncClient(timeout=LONG) as http:
            people = [await guest(http, lambda: house.address, name) for name in ("Ann", "Bob", "Eve", "Cara")]
            ann, bob, eve, cara = people
            for game in GAMES:
                for number, (world, other, viewer, words) in enumerate(islice(worlds(game), PAIRS)):
                    one = await heard(ann, bob, eve, world, viewer, words)
                    two = await heard(ann, bob, eve, other, viewer, words)
                    pairs += 1
                    size += len(one)
                    if one != two:
                        differences.append(f"{game}, pair {number}, viewer {viewer}: {first_difference(one, two)}")
            left, right, talk = two_hands()
            for viewer in (2, SPECTATOR):
                spoken = [
                    await overheard([ann, bob, cara], eve, table, viewer, talk, which)
                    for which, table in ((1, left), (2, right))
                ]
                markets += len(spoken[0])
                if spoken[0] != spoken[1]:
                    differences.append(f"market, viewer {viewer}: {first_difference(*spoken)}")
        failures = house.failures()
    figures("H1", pairs=pairs, bytes=size + markets, differences=len(differences), failures=len(failures))
    assert not differences, "\n".join(differences)
    assert not failures
    assert PAIRS * len(GAMES) == pairs


def worlds(game: str) -> Iterator[tuple[Position, Position, int, list[tuple[int, int]]]]:
    """Two positions that are one for a viewer, and words that may be said in both; without end."""
    number = 0
    for position, seat, action in moments(game):
        for viewer in ((seat + 1) % int(position.seats), SPECTATOR):
            number += 1
            other = position.sample(viewer, Random(number + 3))
            words = said_in_both(position, other, viewer, seat, action)
            if words and other.dump() != position.dump():
                yield position, other, viewer, words


def said_in_both(one: Position, two: Position, viewer: int, seat: int, action: int) -> list[tuple[int, int]]:
    """Some words that may be said in both worlds and reveal nothing to the viewer; the first is given."""
    seed = luck_of.seed(SECRET, ["-"] * int(one.seats))
    starts = [world.to_dict() for world in (one, two)]
    matches = [Match(load(start["game"]), seed=seed, start=start) for start in starts]
    for match in matches:
        match.begin()
    words: list[tuple[int, int]] = []
    dice = Random(action)
    while len(words) < FURTHER:
        if any(match.state.why_not(seat, action) is not None for match in matches):
            break
        if viewer == seat and is_final(matches[0].state, seat, action):
            break  # luck shows the speaker what others do not see
        for match in matches:
            match.play(action, seat)
        if any(match.state.revealed or match.over for match in matches):
            break
        words.append((seat, action))
        speakers = matches[0].state.speakers()
        if speakers != matches[1].state.speakers():
            break
        seat = int(speakers[0])
        state = matches[0].state.copy()
        state.call_on(seat)
        legal = state.legal()
        action = legal[dice.below(len(legal))]
    return words


async def heard(
    ann: Person, bob: Person, eve: Person, world: Position, viewer: int, words: list[tuple[int, int]]
) -> bytes:
    """All that the viewer is sent, over every channel, while these words are said."""
    seats = [
        {"kind": "open" if seat == viewer else "me" if seat == 0 else "hotseat"} for seat in range(int(world.seats))
    ]
    if not any(seat["kind"] == "me" for seat in seats):
        seats[1]["kind"] = "me"
    position = world.to_dict()
    made = await ann.post("/api/rooms", {"game": position["game"], "seats": seats, "position": position})
    assert made.status_code == 201, made.text
    room, path = made.json()["id"], f"/api/rooms/{made.json()['id']}"
    watcher, query, eyes = (bob, f"?seat={viewer}", {"seat": viewer}) if viewer >= 0 else (eve, "", {})
    if viewer >= 0:
        assert (await bob.post(f"{path}/sit", {"seat": viewer})).status_code == 200
    assert (await ann.post(f"{path}/start")).status_code == 200
    watcher.heard.clear()
    ear = Ear(watcher, f"{path}/events{query}")
    listening = asyncio.create_task(ear.live())
    told: list[str] = []
    async with watcher.line() as line:
        for lang, texts in (
            ("ru", False),
            ("en", False),
            ("en", True),
        ):  # the line goes on in words, the stream in facts
            hello = {"t": "hello", "v": 2, "lang": lang, "texts": texts, "rooms": [{"room": room, **eyes}]}
            await line.send(json.dumps(hello))
            told.append(await state_of(line))
        await until(lambda: bool(ear.lines()), LONG, "the stream")
        for rev, (seat, action) in enumerate(words, start=1):
            speaker = bob if seat == viewer else ann
            answer = await speaker.post(f"{path}/act", {"rev": rev, "cid": f"w{rev}", "seat": seat, "action": action})
            assert answer.status_code == 200, answer.text
            for what in ("act", "undo", "why"):
                ask = {"t": what, "room": room, "rev": rev, "cid": "x", "seat": (viewer + 1) % 3, "action": action}
                await line.send(json.dumps(ask))
            await line.send(json.dumps({"t": "ping", "n": rev}))
            while not (found := await line.recv()).startswith('{"t":"pong"'):  # type: ignore[arg-type]
                told.append(str(found))
    for what in ("view", "replay", "at/1", f"at/{len(words) + 1}", "luck", "course", "record.json"):
        await watcher.get(f"{path}/{what}{query}")
    for what in ("view", "replay", "at/1", f"at/{len(words) + 1}"):
        await watcher.get(f"{path}/{what}{query}{'&' if query else '?'}texts=1")
    await until(lambda: any(f'"rev":{len(words) + 1}' in line for line in ear.lines()), LONG, "the last line")
    listening.cancel()
    await asyncio.gather(listening, return_exceptions=True)
    bodies = watcher.heard[1::2]
    sent = "\n".join([*sorted(told), *(body.decode() for body in bodies), *ear.lines()])
    return plain(sent, room).encode()


async def overheard(
    people: list[Person],
    eve: Person,
    world: Json,
    viewer: int,
    words: list[tuple[int, Json, tuple[int, ...]]],
    number: int,
) -> bytes:
    """All that somebody is sent while others haggle; what is refused is heard by nobody else."""
    room = (await people[0].table(*people[1:], position=world, market=MARKET))["id"]
    path, watcher = f"/api/rooms/{room}", people[viewer] if viewer >= 0 else eve
    eyes, query = ({"seat": viewer}, f"?seat={viewer}") if viewer >= 0 else ({}, "")
    ear, rev, told = Ear(watcher, f"{path}/events{query}"), 1, []
    listening = asyncio.create_task(ear.live())
    await until(lambda: bool(ear.lines()), LONG, "the stream")
    async with watcher.line() as line:
        await line.send(json.dumps({"t": "hello", "v": 2, "lang": "en", "rooms": [{"room": room, **eyes}]}))
        told.append(await state_of(line))
        for step, (seat, word, worlds) in enumerate(words):
            if number in worlds:
                body = {"cid": f"w{step}", "seat": seat, **word, **({"rev": rev} if "line" in word else {})}
                answer = await people[seat].post(f"{path}/{'act' if 'line' in word else 'market'}", body)
                assert answer.status_code == 200 or (400 <= answer.status_code < 500 and "line" not in word)
                assert worlds == (1, 2) or answer.status_code >= 400, (word, answer.text)
                rev = answer.json()["rev"] if "line" in word else rev
            await line.send(json.dumps({"t": "ping", "n": step}))
            while not (found := str(await line.recv())).startswith('{"t":"pong"'):
                told.append(found)
        view = (await watcher.http.get(f"{watcher.where()}{path}/view{query}", headers=watcher.headers)).text
    await until(lambda: len(talked(ear.lines())) == len(talked(told)), LONG, "the last line")
    listening.cancel()
    await asyncio.gather(listening, return_exceptions=True)
    assert 10 < sum(message.startswith('{"t":"market"') for message in told)
    return plain("\n".join([*told, view, *ear.lines()]), room).encode()


def talked(messages: list[str]) -> list[str]:
    """What was told of acts and drafts, without who comes and goes."""
    return [message for message in messages if message.startswith(('{"t":"market"', '{"t":"ev"'))]


async def state_of(line: Any) -> str:
    """The next state; who comes and goes meanwhile is no matter."""
    while True:
        message = str(await line.recv())
        if message.startswith('{"t":"state"'):
            return message


def plain(text: str, room: str) -> str:
    """Without names and times, which differ between any two rooms; without the news of who looks on."""
    text = re.sub(r'^\{"t":"info".*\n?', "", text, flags=re.MULTILINE)
    text = re.sub(r'"(at|created|until)":[\d.]+', r'"\1":0', text)
    text = re.sub(r',"spectators":\d+', "", text)
    text = re.sub(r'"commit":"[0-9a-f]+"', '"commit":""', text)
    return text.replace(',"present":true', "").replace(room, "ROOM")


def first_difference(one: bytes, two: bytes) -> str:
    """Where two texts part, and what stands there; one may only be longer."""
    pairs = enumerate(zip(one, two, strict=False))
    place = next((i for i, (left, right) in pairs if left != right), min(len(one), len(two)))
    around = slice(max(0, place - 200), place + 80)
    return f"byte {place} of {len(one)} and {len(two)}: {one[around]!r} / {two[around]!r}"
