"""What people have made of their games: counted from finished rooms whenever it is asked for, so it cannot go wrong."""

from collections.abc import Iterable
from itertools import groupby
from operator import attrgetter
from statistics import fmean
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection, Row, Select, select

from igroteka.server.storage.rows import Finished, GameResults, Results
from igroteka.server.storage.schema import REVIEW, ROOM, SEAT

LISTED: Final = 200
"""Games told one by one."""
PEOPLE: Final = "people"
BOTS: Final = "bots"
NOBODY: Final = "nobody"


class Kinds(msgspec.Struct, frozen=True):
    """Luck by kind and seat."""

    kinds: dict[str, list[float]]


class Reviewed(msgspec.Struct, frozen=True):
    """What is read of a review: all else is passed over."""

    luck: Kinds | None = None


class End(NamedTuple):
    """A finished game from the side of one person; no points, if it or they did not come to its end."""

    at: float
    place: int
    of: int
    is_won: bool
    points: int | None
    rivals: str
    luck: float | None = None


def query(person: str) -> Select[Any]:
    """All seats of the finished games of a person; games that began in the middle are studies and count for nothing."""
    sits = select(SEAT.c.room).where(SEAT.c.person == person)
    return (
        select(ROOM.c.game, ROOM.c.id, ROOM.c.updated, ROOM.c.result, SEAT.c.seat, SEAT.c.kind, SEAT.c.person)
        .add_columns(SEAT.c.level, SEAT.c.replaced)
        .join(SEAT, SEAT.c.room == ROOM.c.id)
        .where(ROOM.c.id.in_(sits), ROOM.c.status == "finished", ROOM.c.start.is_(None), ROOM.c.commit != "")
        .order_by(ROOM.c.game, ROOM.c.updated, ROOM.c.id, SEAT.c.seat)
    )


def stats(connection: Connection, person: str) -> list[GameResults]:
    """By game. Who holds several seats at one table wins against nobody: such rooms do not count.

    Who conceded, left, or let a bot play to the end has played and not won, and the points are not theirs. Points of
    a game that was conceded before its end say nothing about anybody. Alone nobody wins.
    """
    found: list[GameResults] = []
    lucks = lucks_of(connection, person)
    for game, of_game in groupby(connection.execute(query(person)), attrgetter("game")):
        rooms = (list(seats) for _, seats in groupby(of_game, attrgetter("id")))
        ends = [end for seats in rooms if (end := end_of(seats, person, lucks)) is not None]
        if ends:
            found.append(summed(game, ends))
    return found


def lucks_of(connection: Connection, person: str) -> dict[str, list[float]]:
    """The luck of every seat in those games of a person that the coach has looked through."""
    sits = select(SEAT.c.room).where(SEAT.c.person == person)
    found: dict[str, list[float]] = {}
    for room, body in connection.execute(select(REVIEW.c.room, REVIEW.c.body).where(REVIEW.c.room.in_(sits))):
        told = msgspec.json.decode(body, type=Reviewed).luck
        if told is not None:
            found[room] = [sum(points) for points in zip(*told.kinds.values(), strict=True)]
    return found


def luckier(lucks: list[float], seat: int) -> float | None:
    """By how much luckier than the others on average."""
    if not seat < len(lucks) or len(lucks) == 1:
        return None
    return lucks[seat] - (sum(lucks) - lucks[seat]) / (len(lucks) - 1)


def end_of(seats: list[Row[Any]], person: str, lucks: dict[str, list[float]]) -> End | None:
    """A room through the eyes of a person; None where it tells nothing."""
    mine = [seat for seat in seats if seat.person == person]
    result = seats[0].result or {}
    scores, ranks = result.get("scores", ()), result.get("ranks", ())
    if len(mine) != 1 or min(len(scores), len(ranks)) <= mine[0].seat:
        return None
    seat: int = mine[0].seat
    gone = mine[0].replaced or seat in result.get("conceded", ())
    place = len(ranks) if gone else ranks[seat]
    points = None if gone or result.get("ending") == "conceded" else scores[seat]
    is_won = place == 1 and not gone and len(ranks) > 1
    luck = luckier(lucks.get(seats[0].id, []), seat)
    return End(seats[0].updated, place, len(ranks), is_won, points, rivals_of(seats, person), luck)


def rivals_of(seats: Iterable[Row[Any]], person: str) -> str:
    """Against whom."""
    others = [seat for seat in seats if seat.person != person]
    if any(seat.kind == "human" for seat in others):
        return PEOPLE
    levels = {str(seat.level) for seat in others}
    return NOBODY if not levels else levels.pop() if len(levels) == 1 else BOTS


def summed(game: str, ends: list[End]) -> GameResults:
    """All ends of one game."""
    by_rivals: dict[str, list[End]] = {}
    for end in ends:
        by_rivals.setdefault(end.rivals, []).append(end)
    played = [
        Finished(at=end.at, points=end.points, place=end.place, of=end.of, rivals=end.rivals, luck=end.luck)
        for end in ends
        if end.points is not None
    ]
    return GameResults(
        game=game,
        played=len(ends),
        won=sum(end.is_won for end in ends),
        score=mean(ends),
        best=best(ends),
        place=fmean(end.place for end in ends),
        last=ends[-1].at,
        rivals=[
            Results(
                rivals=rivals,
                played=len(some),
                won=sum(end.is_won for end in some),
                score=mean(some),
                best=best(some),
            )
            for rivals, some in sorted(by_rivals.items())
        ],
        games=played[-LISTED:],
    )


def mean(ends: list[End]) -> float | None:
    points = [end.points for end in ends if end.points is not None]
    return fmean(points) if points else None


def best(ends: list[End]) -> int | None:
    return max((end.points for end in ends if end.points is not None), default=None)
