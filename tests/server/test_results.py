"""What people have made of their games: what counts, what does not, and that asking is cheap."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy.dialects import sqlite

from igroteka.server.edge.http.games import described
from igroteka.server.storage import Store
from igroteka.server.storage.results import LISTED, query
from igroteka.server.storage.rows import GameResults, ReviewRow, SeatRow
from igroteka.sim import strength
from igroteka.sim.strength import Strength
from tests.server.edge import Person, running
from tests.server.rows import SECRET, person, room

END: dict[str, Any] = {"ending": "points", "scores": [10, 7], "ranks": [1, 2]}


def seats(id: str, *who: str) -> list[SeatRow]:
    """People by name, bots by "*level"."""
    return [
        SeatRow(room=id, seat=number, kind="bot", level=name[1:])
        if name.startswith("*")
        else SeatRow(room=id, seat=number, kind="human", person=name)
        for number, name in enumerate(who)
    ]


async def finished(store: Store, id: str, *who: str, gone: str = "", **changes: Any) -> None:
    """A room where a game has ended; a bot ended it for who is gone."""
    changes = {"status": "finished", "result": END, "commit": "c", "updated": float(len(id)), **changes}
    for name in who:
        if not name.startswith("*") and await store.person(name) is None:
            await store.add_person(person(name))
    rows = [
        msgspec.structs.replace(row, replaced=True, absence="left") if row.person == gone else row
        for row in seats(id, *who)
    ]
    await store.add_room(room(id, **changes), rows, SECRET)


def told(found: list[GameResults]) -> list[tuple[str, int, int, float | None, int | None]]:
    return [(one.game, one.played, one.won, one.score, one.best) for one in found]


def test_finished_games_with_one_own_seat_count(store: Store):
    async def main() -> None:
        await finished(store, "a", "ann", "bob")
        await finished(store, "b", "bob", "ann")
        await finished(store, "c", "ann", "bob", status="active")
        await finished(store, "d", "ann", "ann")
        await finished(store, "e", "ann", "*greedy", game="burgundy")
        await finished(store, "f", "ann", "*greedy", status="aborted", result=None)
        found = await store.stats("ann")
        assert [("burgundy", 1, 1, 10.0, 10), ("catan", 2, 1, 8.5, 10)] == told(found)
        assert 1.5 == found[1].place
        assert [] == await store.stats("nobody")

    asyncio.run(main())


def test_luck_is_told_where_the_coach_has_looked_through_the_game(store: Store):
    """Against the mean of the others; a review without luck, or none, says nothing."""

    async def main() -> None:
        for id, luck in (("a", {"kinds": {"dice": [2.0, -1.0, 0.0], "cards": [1.0, 0.0, 0.0]}}), ("b", None), ("c", 0)):
            end = {**END, "scores": [10, 7, 5], "ranks": [1, 2, 3]}
            await finished(store, id, "ann", "*greedy", "*greedy", result=end, updated=float(ord(id)))
            if luck != 0:
                body = msgspec.json.encode({"room": id, "points": [{"step": 1}], "luck": luck})
                await store.put_review(ReviewRow(room=id, maker="m", body=body))
        [stat] = await store.stats("ann")
        assert [3.5, None, None] == [one.luck for one in stat.games]

    asyncio.run(main())


def test_games_that_began_in_the_middle_or_were_brought_along_do_not_count(store: Store):
    async def main() -> None:
        await finished(store, "a", "ann", "*greedy", start={"turn": 7})
        await finished(store, "b", "ann", "*greedy", commit="")
        assert [] == await store.stats("ann")

    asyncio.run(main())


def test_results_are_told_apart_by_rivals(store: Store):
    async def main() -> None:
        await finished(store, "a", "ann", "*greedy")
        await finished(store, "bb", "*greedy", "ann")
        await finished(store, "ccc", "ann", "*random")
        await finished(store, "dddd", "ann", "bob")
        three = {**END, "scores": [5, 6, 7], "ranks": [3, 2, 1]}
        await finished(store, "eeeee", "ann", "*random", "*greedy", result=three)
        alone = {**END, "scores": [30], "ranks": [1]}
        await finished(store, "ffffff", "ann", result=alone)
        [stat] = await store.stats("ann")
        assert [
            ("bots", 1, 0, 5.0, 5),
            ("greedy", 2, 1, 8.5, 10),
            ("nobody", 1, 0, 30.0, 30),
            ("people", 1, 1, 10.0, 10),
            ("random", 1, 1, 10.0, 10),
        ] == [(one.rivals, one.played, one.won, one.score, one.best) for one in stat.rivals]
        assert [10, 7, 10, 10, 5, 30] == [one.points for one in stat.games]
        assert [1.0, 2.0, 3.0, 4.0, 5.0, 6.0] == [one.at for one in stat.games]
        assert 6.0 == stat.last

    asyncio.run(main())


def test_who_is_gone_has_not_won_and_has_no_points(store: Store):
    async def main() -> None:
        await finished(store, "a", "ann", "bob", gone="ann")
        [ann], [bob] = await store.stats("ann"), await store.stats("bob")
        assert (1, 0, None, None, 2.0, []) == (ann.played, ann.won, ann.score, ann.best, ann.place, ann.games)
        assert (1, 0, 7.0) == (bob.played, bob.won, bob.score)

    asyncio.run(main())


def test_a_conceded_game_is_won_and_lost_without_points(store: Store):
    async def main() -> None:
        result = {"ending": "conceded", "scores": [2, 3], "ranks": [2, 1], "conceded": [0]}
        await finished(store, "a", "ann", "bob", result=result)
        [ann], [bob] = await store.stats("ann"), await store.stats("bob")
        assert (1, 0, None) == (ann.played, ann.won, ann.score)
        assert (1, 1, None) == (bob.played, bob.won, bob.score)

    asyncio.run(main())


def test_what_is_put_away_still_counts(store: Store):
    async def main() -> None:
        await finished(store, "a", "ann", "*greedy")
        await store.archive("a", "ann", away=True)
        assert [("catan", 1, 1, 10.0, 10)] == told(await store.stats("ann"))

    asyncio.run(main())


def test_only_the_last_games_are_listed(quick_store: Store):
    async def main() -> None:
        for number in range(LISTED + 3):
            await finished(quick_store, f"r{number}", "ann", "*greedy", updated=float(number))
        [stat] = await quick_store.stats("ann")
        assert (LISTED + 3, LISTED, float(LISTED + 2)) == (stat.played, len(stat.games), stat.games[-1].at)

    asyncio.run(main())


def test_asking_reads_no_room_of_others(quick_store: Store):
    """Every table is entered by an index: the cost is that of one's own games, however many there are."""
    text = str(query("ann").compile(dialect=sqlite.dialect(), compile_kwargs={"literal_binds": True}))

    async def main() -> list[str]:
        return await quick_store._read(
            lambda connection: [row.detail for row in connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {text}")]
        )

    plan = asyncio.run(main())
    assert [] == [step for step in plan if step.startswith("SCAN")], plan
    assert any("ix_seat_person" in step for step in plan), plan


def test_games_one_by_one_are_for_oneself(tmp_path: Path):
    with running(tmp_path) as house:
        ada, eve = Person(house, "Ada"), Person(house, "Eve")
        house.on_loop(finished(house.runtime.store, "a", ada.id, "*greedy"))
        path = f"/api/stats/{ada.id}"
        [mine], [hers] = ada.get(path).json(), eve.get(path).json()
        assert (1, 10, 1.0) == (len(mine["games"]), mine["games"][0]["points"], mine["last"])
        assert ([], 0.0) == (hers["games"], hers["last"])
        assert mine["rivals"] == hers["rivals"]


def test_what_my_games_say_of_my_strength_is_for_myself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(strength, "measured", lambda: {"catan": {"apprentice": Strength("novice", 4, 100, 60.0)}})
    with running(tmp_path) as house:
        ada, eve = Person(house, "Ada"), Person(house, "Eve")
        for id in ("a", "bb", "ccc"):
            house.on_loop(finished(house.runtime.store, id, ada.id, "*apprentice"))
        path = f"/api/stats/{ada.id}"
        [mine], [hers] = ada.get(path).json(), eve.get(path).json()
        assert hers["strength"] is None
        assert 3 == mine["strength"]["games"]
        assert mine["strength"]["low"] < 1.0 < mine["strength"]["at"] < mine["strength"]["high"]
        assert ["apprentice"] * 3 == mine["strength"]["even"]
        assert 0.25 < mine["strength"]["chance"] < 1


def test_a_level_tells_what_was_measured(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(strength, "measured", lambda: {"catan": {"master": Strength("apprentice", 4, 80, 40.0)}})
    described.cache_clear()
    with running(tmp_path) as house:
        levels = {bot["level"]: bot["strength"] for bot in Person(house).get("/api/games/catan").json()["bots"]}
    described.cache_clear()
    assert levels["novice"] is None
    assert {"rival": "apprentice", "label": "Apprentice", "seats": 4, "games": 80, "share": 0.5} == {
        name: value for name, value in levels["master"].items() if name not in ("low", "high")
    }
    assert levels["master"]["low"] < 0.5 < levels["master"]["high"]
