"""The open database: what is in it and what never is, how it is searched, and that nothing in it leads to a person."""

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest
from sqlalchemy import delete

from igroteka import catalog
from igroteka.core.match import Match
from igroteka.core.record import Record, read_record
from igroteka.server.edge.http.database import cursor_of
from igroteka.server.rooms.database import Database, line
from igroteka.server.rooms.replays import acts_of
from igroteka.server.storage import Store
from igroteka.server.storage.played import Place, Wanted
from igroteka.server.storage.rows import ChatRow, SeatRow
from igroteka.server.storage.schema import PLAYED
from tests.server.edge import Person, Running, running
from tests.server.players import HOTSEAT, ME, PRIVATE, Players, played
from tests.server.rows import SECRET, person, room

GOLDEN: Final = Path(__file__).parents[1] / "golden"
STORIES: Final = {
    "catan": "full",
    "burgundy": "basic-four",
    "gwt": "random-four",
    "nusfjord": "two",
    "gwtnz": "without-disc",
}
CANARY: Final = "Kanarek"
DAY: Final = 86_400.0
NOON: Final = 20_000 * DAY + DAY / 2  # of 2024-10-04


def golden(game: str) -> Record:
    return read_record((GOLDEN / game / f"{STORIES[game]}.txt").read_text("utf-8"))


async def ended(store: Store, id: str, game: str = "nusfjord", at: float = NOON, **changes: Any) -> Record:
    """A room where a game of the golden ones was played to its end; its seats are told by "*level" or by a person."""
    record = golden(game)
    record.result = Match.replay(catalog.load(game), record).result()
    who = changes.pop("who", None) or [f"{CANARY}{seat}" for seat in range(record.seats)]
    for name in who:
        if not name.startswith("*") and await store.person(name) is None:
            await store.add_person(person(name))
    seats = [
        SeatRow(room=id, seat=number, kind="bot", name=f"{CANARY} the bot", level=name[1:])
        if name.startswith("*")
        else SeatRow(room=id, seat=number, kind="human", name=f"{CANARY} {name}", person=name)
        for number, name in enumerate(who)
    ]
    row = room(id, game=game, version=record.version, options=record.options, commit="c", host=who[0], status="active")
    row = msgspec.structs.replace(row, contributions=[CANARY], **{"created": at, **changes})
    await store.add_room(row, seats, SECRET)
    await store.append(acts_of(id, record, at), room={"status": "finished", "result": record.result})
    return record


async def listed(store: Store, limit: int = 100, **wanted: Any) -> list[str]:
    return [row.room for row in await store.played(Wanted(**wanted), limit)]


async def taken_home(store: Store, **wanted: Any) -> list[Record]:
    found: AsyncIterator[Record] = Database(store).records(Wanted(**wanted))
    return [Record.from_dict(json.loads(line(record))) async for record in found]


@pytest.mark.parametrize("game", catalog.GAMES)
def test_a_line_of_the_download_is_a_record_that_replays_to_the_same_result(quick_store: Store, game: str):
    async def main() -> None:
        record = await ended(quick_store, "r", game)
        (found,) = await taken_home(quick_store)
        assert (record.moves, record.result, record.options) == (found.moves, found.result, found.options)
        assert record.result == Match.replay(catalog.load(game), found).result()
        assert "2024-10-04" == found.day
        assert (None, None, None) == (found.seed, found.luck, found.start)

    asyncio.run(main())


def test_names_ids_and_talk_never_leave_the_house(quick_store: Store):
    async def main() -> None:
        await ended(quick_store, "room-of-canaries", who=["kanarek-ann", "*master"])
        await quick_store.add_chat(
            ChatRow(id=0, room="room-of-canaries", person="kanarek-ann", name=CANARY, seat=0, text=CANARY, at=1.0)
        )
        (found,) = [line(record).decode() async for record in Database(quick_store).records(Wanted())]
        for canary in (CANARY, "kanarek", "canaries", SECRET, '"seed"', '"luck"'):
            assert canary.lower() not in found.lower()
        assert ["person", "master"] == json.loads(found)["names"]

    asyncio.run(main())


def test_the_order_of_a_day_tells_nothing(quick_store: Store, monkeypatch: pytest.MonkeyPatch):
    """Games come day by day; within a day neither by their end nor by their rooms."""
    monkeypatch.setattr("secrets.SystemRandom.shuffle", lambda _, places: places.sort(key=lambda place: place.room[-1]))

    async def main() -> None:
        for number, (id, day) in enumerate([("a3", 0), ("b1", 0), ("c2", 0), ("d9", 1), ("e0", 2)]):
            await ended(quick_store, id, at=NOON + day * DAY + number, who=["ann", f"*{id}"])
        assert ["b1", "c2", "a3", "d9", "e0"] == [(r.names or [])[1] for r in await taken_home(quick_store)]

    asyncio.run(main())


def test_private_games_studies_records_and_games_that_go_on_are_not_in_it(quick_store: Store):
    async def story(players: Players) -> None:
        ann = await players.person("Ann")
        seats = (ME, HOTSEAT, HOTSEAT)
        short: dict[str, Any] = {"options": {"turn_limit": 1}}
        open_one = await players.game(ann, *seats, **short)
        private = await players.game(ann, *seats, **short, **PRIVATE)
        running_one = await players.game(ann, *seats)
        for info in (open_one, private):
            await players.play_on(ann, info.id, 500)
            assert "finished" == (await players.rooms.info(info.id, ann)).status
        await players.play_on(ann, running_one.id, 10)
        study = await players.rooms.fork(ann, open_one.id, 3)
        await players.rooms.start(ann, study.id)
        await players.play_on(ann, study.id, 500)
        assert "finished" == (await players.rooms.info(study.id, ann)).status
        brought = await players.rooms.import_record(ann, await players.rooms.record(open_one.id, ann))
        assert "finished" == brought.status
        assert [open_one.id] == await listed(quick_store)
        assert 1 == len(await taken_home(quick_store))

    played(quick_store, story)


def test_whoever_played_may_keep_a_game_out_and_let_it_in_again(store: Store):
    async def main() -> None:
        await ended(store, "one", who=["ann", "bob"])
        await ended(store, "two", who=["ann", "*master"])
        await ended(store, "three", who=["bob", "*master"])
        await store.keep_out("two", "ann", out=True)
        assert {"one", "three"} == set(await listed(store))
        await store.keep_out("", "bob", out=True)
        assert [] == await listed(store)
        assert [] == await taken_home(store)
        assert 0 == await store.count_played(Wanted())
        await store.keep_out("", "bob", out=False)
        await store.keep_out("two", "ann", out=False)
        assert {"one", "two", "three"} == set(await listed(store))
        await store.keep_out("three", "ann", out=True)  # who did not play there has no say
        assert 3 == len(await listed(store))

    asyncio.run(main())


def test_it_is_searched_by_game_seats_people_levels_options_days_points_and_length(store: Store):
    async def main() -> None:
        record = await ended(store, "nusfjord", who=["ann", "*master"])
        await ended(store, "catan", "catan", at=NOON + DAY)
        acts = len(acts_of("", record, 0.0))
        points = max((record.result or {})["scores"])
        catan = golden("catan")
        assert ["catan", "nusfjord"] == await listed(store)
        assert ["catan"] == await listed(store, game="catan")
        assert ["nusfjord"] == await listed(store, seats=2)
        assert ["nusfjord"] == await listed(store, people=1)
        assert ["nusfjord"] == await listed(store, levels=["master"])
        assert [] == await listed(store, levels=["master", "novice"])
        assert ["nusfjord"] == await listed(store, until=NOON + 1)
        assert ["catan"] == await listed(store, since=NOON + 1)
        assert ["nusfjord"] == await listed(store, points=(points, points))
        assert [] == await listed(store, game="nusfjord", points=(points + 1, None))
        assert ["nusfjord"] == await listed(store, game="nusfjord", acts=(acts, acts))
        assert [] == await listed(store, game="nusfjord", acts=(None, acts - 1))
        assert catan.options
        for name, value in catan.options.items():
            assert ["catan"] == await listed(store, options={name: value})
            assert ["nusfjord"] == await listed(store, usual=[name])
        assert [] == await listed(store, options={"turn_limit": 987})

    asyncio.run(main())


def test_pages_follow_each_other_while_games_end(store: Store):
    async def main() -> None:
        for number in range(6):
            await ended(store, f"r{number}", at=NOON + number // 2)
        first = await store.played(Wanted(), 2)
        await ended(store, "late", at=NOON + 9)
        await store.change_room("r1", {"next": "rematch", "updated": NOON + 99})
        second = await store.played(Wanted(), 2, Place(first[-1].ended, first[-1].room))
        third = await store.played(Wanted(), 9, Place(second[-1].ended, second[-1].room))
        assert ["r5", "r4", "r3", "r2", "r1", "r0"] == [row.room for row in [*first, *second, *third]]
        places = await store.played_places(Wanted(), 3)
        assert ["r0", "r1", "r2"] == [place.room for place in places]
        assert ["r3", "r4", "r5", "late"] == [p.room for p in await store.played_places(Wanted(), 9, places[-1])]

    asyncio.run(main())


def test_games_that_ended_before_there_was_a_database_are_filled_in(quick_store: Store):
    """What the migration writes is what the end of a game writes."""
    from igroteka.server.migrations.versions import __path__ as folder

    async def main() -> None:
        await ended(quick_store, "open", "catan", who=["ann", "*master", "*novice", "*novice"])
        await ended(quick_store, "private", private=True)
        await ended(quick_store, "study", start={"game": "nusfjord"})
        await quick_store._write(again)

    def again(connection: Any) -> None:
        before = connection.execute(PLAYED.select()).all()
        assert ["open"] == [row.room for row in before]
        connection.execute(delete(PLAYED))
        scope: dict[str, Any] = {}
        exec((Path(next(iter(folder))) / "0012_played.py").read_text(), scope)
        scope["fill"](connection, PLAYED)
        assert before == connection.execute(PLAYED.select()).all()

    asyncio.run(main())


# --- over HTTP


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A house with a few games that are over."""
    with running(tmp_path_factory.mktemp("database")) as place:
        store = place.runtime.store
        for number, (id, game) in enumerate(
            [("n1", "nusfjord"), ("c1", "catan"), ("n2", "nusfjord"), ("n3", "nusfjord")]
        ):
            place.on_loop(
                ended(store, id, game, at=NOON + number * DAY, who=None if id != "n3" else ["ann", "*master"])
            )
        place.on_loop(ended(store, "secret", private=True))
        yield place


def rooms_of(house: Running, **query: Any) -> list[str]:
    found = Person(house).get("/api/database", params=query)
    assert found.status_code == 200, found.text
    return [game["room"] for game in found.json()["games"]]


def test_a_page_tells_games_without_a_name_and_leads_to_the_next(house: Running):
    ann = Person(house)
    page = ann.get("/api/database", params={"limit": 3}).json()
    rest = ann.get("/api/database", params={"limit": 3, "cursor": page["next"]}).json()
    assert ["n3", "n2", "c1"] == [game["room"] for game in page["games"]]
    assert ["n1"] == [game["room"] for game in rest["games"]]
    assert "" == rest["next"]
    assert CANARY.lower() not in json.dumps([page, rest]).lower()
    first = page["games"][0]
    assert ["person", "master"] == [seat["kind"] for seat in first["seats"]]
    assert first["points"] == max(seat["points"] for seat in first["seats"] if seat["rank"] == 1)
    assert not first["mine"]
    assert ann.get(f"/api/rooms/{first['room']}/replay").status_code == 200


def test_filters_of_the_address(house: Running):
    assert ["c1"] == rooms_of(house, game="catan")
    assert ["n3"] == rooms_of(house, level="master")
    assert ["n2", "c1"] == rooms_of(house, since="2024-10-05", until="2024-10-06")
    assert ["n3"] == rooms_of(house, game="nusfjord", people=1)
    usual = catalog.load("nusfjord").settings.options
    name = next(name for name in usual if name not in golden("nusfjord").options)
    value = usual[name].default
    written = str(value).lower() if isinstance(value, bool) else str(value)
    assert ["n3", "n2", "n1"] == rooms_of(house, game="nusfjord", option=f"{name}={written}")
    assert [] == rooms_of(house, acts_from=100_000)
    assert [] == rooms_of(house, points_from=100_000)


@pytest.mark.parametrize(
    ("query", "status", "code"),
    [
        ({"game": "chess"}, 404, "unknown-game"),
        ({"level": "wizard"}, 400, "unknown-bot"),
        ({"option": "turn_limit=3"}, 400, "filter-game"),
        ({"game": "catan", "option": "no_such=3"}, 400, "unknown-option"),
        ({"game": "catan", "option": "turn_limit=often"}, 400, "option-value"),
        ({"since": "yesterday"}, 400, "filter-day"),
        ({"cursor": "page2"}, 400, "filter-cursor"),
        ({"cursor": cursor_of(Place(float("nan"), "r"))}, 400, "filter-cursor"),
        ({"limit": "1000"}, 400, "body-form"),
        ({"points_from": "many"}, 400, "body-form"),
    ],
)
def test_a_filter_that_cannot_be_understood_is_named(house: Running, query: dict[str, str], status: int, code: str):
    for lang in ("en", "ru"):
        answer = Person(house, lang).get("/api/database", params=query)
        assert (status, code) == (answer.status_code, answer.json()["code"]), answer.text
    if "cursor" not in query and "limit" not in query:
        assert code == Person(house).get("/api/database.ndjson", params=query).json()["code"]


def test_the_download_has_all_that_fits_and_no_name(house: Running):
    whole = Person(house).get("/api/database.ndjson")
    assert "application/x-ndjson" in whole.headers["content-type"]
    records = [Record.from_dict(json.loads(text)) for text in whole.text.splitlines()]
    assert ["nusfjord", "catan", "nusfjord", "nusfjord"] == [record.game for record in records]
    assert CANARY.lower() not in whole.text.lower()
    some = Person(house).get("/api/database.ndjson", params={"game": "catan"})
    assert ["catan"] == [json.loads(text)["game"] for text in some.text.splitlines()]


def test_i_keep_out_what_i_played_and_nothing_else(house: Running):
    ann = Person(house)
    house.on_loop(house.runtime.store.keep_out("n1", "stranger", out=True))
    assert 403 == ann.post("/api/database/keep-out", {"room": "n1"}).status_code
    assert {"all": False, "rooms": []} == ann.get("/api/database/kept-out").json()
    assert {"all": True, "rooms": []} == ann.post("/api/database/keep-out", {}).json()
    assert {"all": False, "rooms": []} == ann.post("/api/database/keep-out", {"out": False}).json()
    house.on_loop(ended(house.runtime.store, "mine", at=NOON - DAY, who=[ann.id, "*master"]))
    page = ann.get("/api/database").json()["games"]
    assert ["mine"] == [game["room"] for game in page if game["mine"]]
    assert {"all": False, "rooms": ["mine"]} == ann.post("/api/database/keep-out", {"room": "mine"}).json()
    assert "mine" not in rooms_of(house)
