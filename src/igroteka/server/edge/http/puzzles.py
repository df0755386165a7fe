"""Puzzles: which there are, one of them at its table, and what an answer is worth."""

import msgspec
from litestar import Controller, get, post
from litestar.params import FromPath, JSONBody

from igroteka.server import wire
from igroteka.server.edge.http.middleware import Asker, Here
from igroteka.server.edge.http.rooms import spend_room
from igroteka.server.edge.http.session import somebody


class Answering(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    action: int


class PuzzleController(Controller):
    """The puzzles of the house."""

    path = "/api/puzzles"
    tags = ("puzzles",)

    @get()
    async def shelves(self, runtime: Here, visitor: Asker) -> wire.PuzzleShelves:
        """What there is of each game, what I have answered, and the puzzle of the day."""
        return await runtime.rooms.puzzles.shelves(visitor.person)

    @get("/{game:str}/{number:int}")
    async def puzzle(
        self, runtime: Here, visitor: Asker, game: FromPath[str], number: FromPath[int]
    ) -> wire.PuzzleTold:
        """One puzzle, from 1: the table as the seat that is asked sees it, and the answers that are offered."""
        return await runtime.rooms.puzzles.told(game, number, visitor.person, visitor.lang)

    @post("/{game:str}/{number:int}/answer", status_code=200)
    async def answer(
        self, runtime: Here, visitor: Asker, game: FromPath[str], number: FromPath[int], data: JSONBody[Answering]
    ) -> wire.PuzzleVerdict:
        """What an answer is worth, and why; my first one counts."""
        person = somebody(visitor)
        runtime.buckets.spend("puzzle", person.id)
        return await runtime.surely(runtime.rooms.puzzles.answer(game, number, person, data.action))

    @post("/{game:str}/{number:int}/play", status_code=201)
    async def play(self, runtime: Here, visitor: Asker, game: FromPath[str], number: FromPath[int]) -> wire.RoomInfo:
        """A table of my own that goes on from there against bots; what is hidden is dealt anew."""
        person = somebody(visitor)
        spend_room(runtime, person, visitor)
        setup = await runtime.rooms.puzzles.setup(game, number)
        return await runtime.surely(runtime.rooms.create(person, setup, visitor.lang))
