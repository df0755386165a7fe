"""The store: what is acknowledged is kept, and it is the same on SQLite and PostgreSQL."""

import asyncio
import logging
import stat
from pathlib import Path
from typing import Any

import msgspec
import pytest

from igroteka.core.speech import LANGUAGES, error_text
from igroteka.server.storage import Conflict, Store, StoreFailed, writing
from igroteka.server.storage.failures import POSTGRES, SQLITE, failed
from igroteka.server.storage.rows import ActRow, RoomRow, SeatRow, SessionRow, SnapshotRow
from igroteka.server.storage.writing import with_rows
from tests.server.rows import SECRET, act, line, person, problem, room, seats

# --- what is kept


def test_a_room_comes_back_as_it_was(store: Store):
    kept = room(
        clock={"kind": "live", "bank": 600}, start={"seed": [1, 2.5, None]}, contributions=["a", "б"], commit="c0"
    )

    async def main() -> None:
        await store.add_person(person("ann"))
        await store.add_room(kept, seats("r", "ann", None), SECRET)
        assert (kept, seats("r", "ann", None)) == await store.room("r")
        assert await store.room("other") is None
        assert SECRET == await store.secret("r")
        with pytest.raises(KeyError):
            await store.secret("other")
        with pytest.raises(Conflict):
            await store.add_room(room(host="somebody else"), [], "another secret")
        assert SECRET == await store.secret("r")

    asyncio.run(main())


def test_acts_move_the_room_and_its_seats(store: Store):
    async def main() -> None:
        await store.add_room(room(), seats("r", None, None), SECRET)
        await store.append([act(1, cid="a"), act(2)], room={"status": "active"})
        bot = SeatRow(room="r", seat=1, kind="bot", level="calm", replaced=True, clock_left=12.5)
        await store.append([act(3, cid="b")], room={"result": {"scores": [10, 7]}, "next": "s"}, seats=[bot])

        found = await store.room("r")
        assert found is not None
        assert ("active", 3, 103.25, {"scores": [10, 7]}, "s") == (
            found[0].status,
            found[0].rev,
            found[0].updated,
            found[0].result,
            found[0].next,
        )
        assert [*seats("r", None), bot] == found[1]
        assert [act(1, cid="a"), act(2), act(3, cid="b")] == await store.acts("r")
        assert [act(3, cid="b")] == await store.acts("r", since=2)
        assert act(3, cid="b") == await store.act_of("r", 0, "b")
        assert await store.act_of("r", 1, "b") is None
        assert await store.act_of("r", 0, "") is None
        assert {"r": 3} == await store.revs(["r", "other"])
        assert {} == await store.revs([])
        assert [] == await store.check()

    asyncio.run(main())


@pytest.mark.parametrize(
    "second",
    [[act(1, at=7.0)], [act(2), act(3)], [act(4)], [act(3, cid="a")], [act(1, "other")]],
    ids=["taken", "half-taken", "gap", "cid-used", "no-room"],
)
def test_an_act_that_is_not_the_next_one_changes_nothing(store: Store, second: list[ActRow]):
    async def main() -> None:
        await store.add_room(room(), seats("r", None), SECRET)
        await store.append([act(1, cid="a"), act(2, at=9.0)])
        with pytest.raises(Conflict):
            await store.append(
                second, room={"status": "finished"}, seats=[SeatRow(room=second[0].room, seat=0, kind="bot")]
            )
        found = await store.room("r")
        assert found is not None
        assert ("open", 2, "open") == (found[0].status, found[0].rev, found[1][0].kind)
        assert 2 == len(await store.acts("r"))

    asyncio.run(main())


def test_what_makes_no_sense_is_refused_at_once(store: Store):
    async def main() -> None:
        await store.add_room(room(), [], SECRET)
        for wrong in ([], [act(1), act(3)], [act(1), act(2, "s")]):
            with pytest.raises(ValueError, match="consecutive"):
                await store.append(wrong)
        for changes in ({"rev": 7}, {"secret": "x"}, {"id": "s"}):
            with pytest.raises(ValueError, match="cannot be changed"):
                await store.append([act(1)], room=changes)
            with pytest.raises(ValueError, match="cannot be changed"):
                await store.change_room("r", changes)
        with pytest.raises(ValueError, match="another room"):
            await store.append([act(1)], seats=seats("s", None))
        assert {"r": 0} == await store.revs(["r"])

    asyncio.run(main())


def test_a_room_changes_between_acts(store: Store):
    async def main() -> None:
        await store.add_room(room(), seats("r", None), SECRET)
        await store.change_room("r", {"contributions": ["x"], "updated": 5.0}, seats("r", None, None), expect_rev=0)
        with pytest.raises(Conflict):
            await store.change_room("r", {"status": "aborted"}, expect_rev=1)
        with pytest.raises(KeyError):
            await store.change_room("other", {"status": "aborted"})
        found = await store.room("r")
        assert (room(contributions=["x"], updated=5.0), seats("r", None, None)) == found
        await store.change_room("r", {"status": "aborted"})
        found = await store.room("r")
        assert found is not None
        assert found[0].updated > 5.0

    asyncio.run(main())


def test_rooms_are_found_by_status_person_and_time(store: Store):
    async def main() -> None:
        await store.add_person(person("ann"))
        await store.add_room(room("a", updated=1.0, host="ann"), [], SECRET)
        await store.add_room(room("b", updated=2.0, status="active"), seats("b", None, "ann"), SECRET)
        await store.add_room(room("c", updated=3.0, private=True), seats("c", None), SECRET)
        await store.add_room(room("d", updated=4.0, status="finished"), seats("d", None), SECRET)

        async def ids(**what: Any) -> str:
            return "".join(found.id for found, _ in await store.rooms(**what))

        assert "dcba" == await ids()
        assert "dc" == await ids(limit=2)
        assert "ba" == await ids(before=3.0)
        assert "ba" == await ids(person="ann")
        assert "ca" == await ids(status=["open"])
        assert "a" == await ids(status=["open", "active"], private=False, limit=1, before=2.0)
        assert "c" == await ids(private=True)
        assert "" == await ids(status=[])
        assert [(room("b", updated=2.0, status="active"), seats("b", None, "ann"))] == await store.rooms(
            status=["active"]
        )

    asyncio.run(main())


def test_people_and_sessions(store: Store):
    async def main() -> None:
        await store.add_person(person("ann", "ann@home", "hash"))
        await store.add_person(person("bob"))
        await store.add_person(person("cat"))
        assert person("ann", "ann@home") == await store.person("ann")
        assert person("ann", "ann@home") == await store.person_by_login("ann@home")
        assert await store.person_by_login("nobody") is None
        assert ("hash", None, None) == (
            await store.password("ann"),
            await store.password("bob"),
            await store.password("nobody"),
        )
        with pytest.raises(Conflict):
            await store.change_person("bob", {"login": "ann@home"})
        with pytest.raises(Conflict):
            await store.add_person(person("dan", "ann@home"))
        with pytest.raises(KeyError):
            await store.change_person("dan", {"name": "Dan"})
        await store.change_person("bob", {"name": "Боб", "settings": {"auto_pass": True}})
        found = await store.person("bob")
        assert found is not None
        assert ("Боб", {"auto_pass": True}) == (found.name, found.settings)

        for number, who in enumerate(("ann", "ann", "ann", "bob")):
            await store.add_session(SessionRow(id=f"s{number}", person=who, created=1.0, seen=float(number)))
        await store.touch_session("s0", 9.0)
        await store.touch_session("s1", 0.5)
        assert [("s0", 9.0), ("s2", 2.0), ("s1", 1.0)] == [(one.id, one.seen) for one in await store.sessions_of("ann")]
        assert ["s1", "s2"] == sorted(await store.drop_sessions_of("ann", but="s0"))
        assert (True, False) == (await store.drop_session("s0"), await store.drop_session("s0"))
        assert (0, 1) == (await store.drop_sessions_before(3.0), await store.drop_sessions_before(3.5))
        assert await store.session("s3") is None

    asyncio.run(main())


def test_talk_is_numbered(store: Store):
    async def main() -> None:
        await store.add_room(room(), [], SECRET)
        lines = [await store.add_chat(line(text, at)) for at, text in enumerate(("привет", "hello", "🎲"), 1)]
        assert lines[0].id < lines[1].id < lines[2].id
        assert lines == await store.chat("r")
        assert lines[1:] == await store.chat("r", limit=2)
        assert lines[2:] == await store.chat("r", since=lines[1].id)
        assert [] == await store.chat("other")

    asyncio.run(main())


def test_the_last_picture_by_the_same_maker(store: Store):
    def picture(rev: int, maker: str, body: bytes = b"\0\xff") -> SnapshotRow:
        return SnapshotRow(room="r", rev=rev, maker=maker, hash="h", body=body)

    async def main() -> None:
        await store.add_room(room(), [], SECRET)
        assert await store.snapshot("r", 100, "a") is None
        for kept in (picture(50, "a"), picture(100, "a"), picture(150, "b")):
            await store.put_snapshot(kept)
        assert picture(100, "a") == await store.snapshot("r", 1000, "a")
        assert picture(50, "a") == await store.snapshot("r", 99, "a")
        assert await store.snapshot("r", 49, "a") is None
        await store.put_snapshot(picture(100, "c", b"other"))
        assert picture(50, "a") == await store.snapshot("r", 1000, "a")
        assert b"other" == (await store.snapshot("r", 100, "c") or picture(0, "")).body

        acts = [msgspec.structs.replace(act(rev), cid=cid) for rev, cid in ((1, ""), (2, "x"), (3, "y"))]
        await store.append(acts)
        assert {(acts[1].seat, "x"): 2} == await store.answers("r", 2)

    asyncio.run(main())


def test_a_career_is_what_finished_games_left_behind(store: Store):
    async def main() -> None:
        await store.add_person(person("ann"))
        end = {"ending": "complete", "scores": [101], "ranks": [1], "outcome": {"rank": 1}}
        later = {**end, "outcome": {"rank": 3}}
        for id, changes in (
            ("a", {"status": "finished", "result": end, "updated": 1.0}),
            ("b", {"status": "finished", "result": later, "updated": 2.0}),
            ("c", {"status": "finished", "result": {**end, "outcome": {}}, "updated": 3.0}),
            ("d", {"status": "finished", "result": end, "start": {"round": 3}, "updated": 4.0}),
            ("e", {"status": "finished", "result": end, "commit": "", "updated": 5.0}),
            ("f", {"status": "active", "updated": 6.0}),
            ("g", {"status": "finished", "result": end, "game": "burgundy", "updated": 7.0}),
        ):
            await store.add_room(room(id, **{"commit": "c", **changes}), seats(id, "ann"), SECRET)
        await store.add_room(room("h", status="finished", result=end, commit="c"), seats("h", None), SECRET)
        assert [("b", 2.0, {"rank": 3}), ("a", 1.0, {"rank": 1})] == [
            (row.room, row.at, row.outcome) for row in await store.career("ann", "catan")
        ]
        assert [] == await store.career("nobody", "catan")

    asyncio.run(main())


# --- secrets, copies, words


def test_secrets_are_in_no_row_and_no_log(store: Store, caplog: pytest.LogCaptureFixture):
    assert "secret" not in RoomRow.__struct_fields__
    caplog.set_level(logging.DEBUG)
    logging.getLogger("sqlalchemy").setLevel(logging.DEBUG)

    async def main() -> None:
        await store.add_person(person("ann", "ann", "argon2-hash"))
        await store.add_room(room(), seats("r", "ann"), SECRET)
        with pytest.raises(StoreFailed) as caught:
            await store.add_room(room("s"), seats("s", "nobody"), SECRET)
        assert SECRET not in f"{caught.value} {caught.value.__cause__}"
        for found in (await store.room("r"), await store.rooms(), await store.person("ann")):
            assert SECRET not in repr(found)
            assert "argon2-hash" not in repr(found)

    try:
        asyncio.run(main())
    finally:
        logging.getLogger("sqlalchemy").setLevel(logging.NOTSET)
    assert SECRET not in caplog.text
    assert "argon2-hash" not in caplog.text


def test_a_backup_is_made_while_play_goes_on(quick_store: Store, tmp_path: Path):
    copy = tmp_path / "deep" / "copy.db"

    async def main() -> None:
        await quick_store.add_room(room(), [], SECRET)

        async def play() -> None:
            for rev in range(1, 60):
                await quick_store.append([act(rev)])

        moves = asyncio.create_task(play())
        await asyncio.sleep(0.02)
        told = (await quick_store.revs(["r"]))["r"]
        await quick_store.backup(copy)
        await moves
        assert ["copy.db"] == [path.name for path in copy.parent.iterdir()]
        assert 0o600 == stat.S_IMODE(copy.stat().st_mode)

        restored = Store(f"sqlite:///{copy}")
        await restored.open()
        assert [] == await restored.check()
        acts = await restored.acts("r")
        assert told <= len(acts) <= 59
        assert acts == (await quick_store.acts("r"))[: len(acts)]
        assert SECRET == await restored.secret("r")
        await restored.close()

        with pytest.raises(StoreFailed):
            await quick_store.backup(str(quick_store.url.database))

    asyncio.run(main())


def test_postgres_is_backed_up_by_its_own_program(postgres: Any, tmp_path: Path):
    store = Store(postgres.new())
    asyncio.run(store.open())
    assert "server-backup" == problem(lambda: store.backup(tmp_path / "copy.db"))
    asyncio.run(store.close())


def test_a_hole_in_the_acts_is_found(store: Store):
    async def main() -> None:
        await store.add_room(room(), [], SECRET)
        await store.append([act(1), act(2), act(3)])
        assert [] == await store.check()
        await store._write(lambda connection: connection.exec_driver_sql("DELETE FROM act WHERE rev = 2"))
        assert ["room r: rev 3, last act 3, 1 missing"] == await store.check()

    asyncio.run(main())


def test_many_acts_are_few_statements(quick_store: Store, monkeypatch: pytest.MonkeyPatch):
    """Between two of them SQLite's driver gives the interpreter away, and a busy loop is slow to return it."""
    asked: list[str] = []

    def heard(sql: str, count: int) -> str:
        asked.append(with_rows(sql, count))
        return asked[-1]

    async def story() -> None:
        await quick_store.add_room(room(), seats("r", None), SECRET)
        monkeypatch.setattr(writing, "with_rows", heard)
        acts = [act(rev) for rev in range(1, 2 * writing.ROWS + 8)]
        await quick_store.append(acts)
        inserts = [text for text in asked if text.startswith("INSERT")]
        assert [writing.ROWS, writing.ROWS, 7] == [text.count("(?") for text in inserts]
        assert acts == await quick_store.acts("r")

    asyncio.run(story())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_problem_has_its_sentence(language: str):
    plain = error_text(failed("no such problem", "x"), language, "igroteka.server")
    known = {*SQLITE.values(), *POSTGRES.values(), "newer", "closed", "address", "driver", "server-backup"}
    for name in known:
        assert plain != error_text(failed(name, "x"), language, "igroteka.server")
