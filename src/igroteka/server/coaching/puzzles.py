"""Puzzles at the real table: what is shown of one, what an answer is worth, and what somebody has answered."""

from collections.abc import Callable
from datetime import UTC, date, datetime
from functools import partial
from typing import Final

import msgspec

from igroteka import catalog
from igroteka.coach.measure import measure
from igroteka.coach.puzzles.book import POINTS, Book, Puzzle, book_of, of_the_day
from igroteka.coach.puzzles.teaching import lessons
from igroteka.core.errors import IgrotekaError
from igroteka.core.game import Game
from igroteka.core.speech import FACTS, seat_marks
from igroteka.core.state import Position, packed
from igroteka.server.rooms.lifecycle import dealt_anew
from igroteka.server.rooms.live_table import checked_action, option_of, own_of, public_of
from igroteka.server.rooms.seating import names_of, painted
from igroteka.server.storage import Store
from igroteka.server.storage.rows import PersonRow, PuzzleRow, SeatRow
from igroteka.server.timeslice import aside
from igroteka.server.wire import (
    Clock,
    PuzzleAnswer,
    PuzzleDay,
    PuzzleMark,
    PuzzleShelf,
    PuzzleShelves,
    PuzzleTold,
    PuzzleVerdict,
    Reason,
    RoomInfo,
    RoomSetup,
    SeatInfo,
    SeatSetup,
    SharedScene,
)

ROOM: Final = "puzzle"
"""What the table of a puzzle is called: it is no room, and nobody can follow it."""
RIVALS: Final = "apprentice"
"""Who plays on for the others, as in the game that it comes from."""


class Puzzles:
    """The puzzles of the house. Of a position nothing is told but what the seat that is asked may see."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self.store: Final = store
        self.clock: Final = clock

    async def shelves(self, person: PersonRow | None) -> PuzzleShelves:
        """How many there are of each game, what the asker has made of them, and the puzzle of the day."""
        answered = await self._answered(person)
        found = books()
        shelves = [
            PuzzleShelf(
                game=book.game,
                puzzles=[PuzzleMark(grade=one.grade, points=answered.get(one.id)) for one in book.puzzles],
                count=len(book.puzzles),
                solved=sum(answered.get(one.id) == POINTS for one in book.puzzles),
                lessons=lessons(book),
            )
            for book in found
        ]
        return PuzzleShelves(shelves=shelves, day=self._day(found, answered))

    def _day(self, found: list[Book], answered: dict[str, int]) -> PuzzleDay | None:
        today = self.today()
        chosen = of_the_day(today, found)
        if chosen is None:
            return None
        book, number = chosen
        puzzle = book.numbered(number)
        return PuzzleDay(book.game, number, puzzle.grade, today.isoformat(), answered.get(puzzle.id))

    def today(self) -> date:
        """The day, the same all over the world."""
        return datetime.fromtimestamp(self.clock(), UTC).date()

    async def told(self, game: str, number: int, person: PersonRow | None, lang: str) -> PuzzleTold:
        """A puzzle as its seat sees it, with the answers that are offered and nothing of what they are worth."""
        book, puzzle = puzzle_of(game, number)
        answered = await self._answered(person)
        info, scene = await aside(partial(table_of, catalog.load(game), puzzle, person, lang))
        day = of_the_day(self.today(), books())
        return PuzzleTold(
            game=game,
            number=number,
            of=len(book.puzzles),
            grade=puzzle.grade,
            info=info,
            scene=scene,
            answers=puzzle.offered(catalog.load(game)),
            day=day is not None and (day[0].game, day[1]) == (game, number),
            points=answered.get(puzzle.id),
        )

    async def answer(self, game: str, number: int, person: PersonRow, action: int) -> PuzzleVerdict:
        """What an answer is worth, and all others; the first one is kept, and a wrong word changes nothing."""
        _, puzzle = puzzle_of(game, number)
        rules = catalog.load(game)
        place = puzzle.place(rules, checked_action(rules, action))
        if place < 0:
            raise IgrotekaError("puzzle-answer")
        points = points_of(rules, puzzle, place)
        known = await self._answered(person)
        if puzzle.id not in known:
            row = PuzzleRow(person=person.id, puzzle=puzzle.id, game=game, points=points, at=self.clock())
            await self.store.answer_puzzle(row)
        return PuzzleVerdict(
            action=action,
            points=points,
            first=puzzle.id not in known,
            behind=puzzle.answers[place].behind,
            answers=[
                PuzzleAnswer(
                    action=int(rules.parse(one.say)),
                    value=one.value,
                    error=one.error,
                    behind=one.behind,
                    reasons=[Reason(reason.part, reason.gain) for reason in one.reasons],
                )
                for one in puzzle.answers
            ],
            worlds=puzzle.worlds,
        )

    async def setup(self, game: str, number: int) -> RoomSetup:
        """A table that goes on from a puzzle against bots; what is hidden is dealt anew."""
        _, puzzle = puzzle_of(game, number)
        state = await aside(partial(anew, catalog.load(game), puzzle))
        seats = [
            SeatSetup("me") if seat == puzzle.seat else SeatSetup("bot", level=RIVALS) for seat in range(puzzle.seats)
        ]
        return RoomSetup(game=game, seats=seats, private=True, position=state.to_dict())

    async def _answered(self, person: PersonRow | None) -> dict[str, int]:
        """The points of the asker, by puzzle."""
        if person is None:
            return {}
        return {row.puzzle: row.points for row in await self.store.puzzles(person.id)}


def books() -> list[Book]:
    """Of all games that have puzzles for the rules they are played by now."""
    found = [book_of(game) for game in catalog.games()]
    return [book for book in found if book is not None and book.puzzles and is_ours(book)]


def is_ours(book: Book) -> bool:
    """Were the puzzles made for the rules of now?"""
    return book.version == catalog.load(book.game).version


def puzzle_of(game: str, number: int) -> tuple[Book, Puzzle]:
    """A puzzle by its number."""
    book = next((book for book in books() if book.game == game), None)
    if book is None:
        raise IgrotekaError("no-puzzles", {"game": game})
    return book, book.numbered(number)


def points_of(game: Game, puzzle: Puzzle, place: int) -> int:
    """Two for the best answer; one for the second best, or one that is nearly as good."""
    if place == 0:
        return POINTS
    return 1 if place == 1 or puzzle.answers[place].behind < measure(game).even else 0


def anew(game: Game, puzzle: Puzzle) -> Position:
    """The position with what is hidden from the seat dealt anew."""
    return dealt_anew(puzzle.state(game), [puzzle.seat])


def table_of(game: Game, puzzle: Puzzle, person: PersonRow | None, lang: str) -> tuple[RoomInfo, SharedScene]:
    """The table as the seat that is asked sees it, with all that it may say; bots sit in the other seats."""
    state, seat = puzzle.state(game), puzzle.seat
    words, names = game.speech(FACTS), seat_marks(puzzle.seats)
    options = [option_of(game, state, seat, action, words, names) for action in state.legal()]
    public = public_of(game, state, names, {})
    own = own_of(game, state, seat, names, public, options)
    scene = SharedScene(ROOM, 0, seat, msgspec.Raw(msgspec.json.encode(public)), own)
    return info_of(game, puzzle, state, person, lang), scene


def info_of(game: Game, puzzle: Puzzle, state: Position, person: PersonRow | None, lang: str) -> RoomInfo:
    """What is told of a room, of a table that is none."""
    rows = [
        SeatRow(room=ROOM, seat=seat, kind="human", name=person.name if person is not None else "")
        if seat == puzzle.seat
        else SeatRow(room=ROOM, seat=seat, kind="bot", level=RIVALS)
        for seat in range(puzzle.seats)
    ]
    names = names_of(rows, lang)
    options = dict(state.to_dict()["options"])
    paints = painted(game.id, puzzle.seats, packed(options))
    return RoomInfo(
        id=ROOM,
        game=game.id,
        status="active",
        rev=0,
        seats=[
            SeatInfo(
                seat=row.seat,
                kind=row.kind,
                name=names[row.seat],
                level=row.level,
                colour=paints[row.seat] if row.seat < len(paints) else "",
                present=True,
            )
            for row in rows
        ],
        options=options,
        private=True,
        created=0.0,
        clock=Clock(),
        you=[puzzle.seat],
        turn_of=[puzzle.seat],
        study=True,
    )
