"""`igroteka replay`: a recorded game, move by move."""

import sys
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from igroteka import catalog
from igroteka.cli.console import Language, console, language_of, speech_of
from igroteka.cli.files import read_text
from igroteka.cli.seating import seating_of
from igroteka.core.errors import IgrotekaError
from igroteka.core.events import Event
from igroteka.core.game import Game
from igroteka.core.match import Match
from igroteka.core.record import CHANCE_MARK, Record, read_record
from igroteka.core.speech import Speech
from igroteka.core.state import SPECTATOR, Position


class Form(StrEnum):
    """How a record is written."""

    json = "json"
    lines = "lines"


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("replay")(replay)


def replay(
    file: Annotated[Path, typer.Argument(help="A record, as JSON or as lines.")],
    to: Annotated[int | None, typer.Option(min=0, help="Stop after this move.", show_default=False)] = None,
    first: Annotated[int, typer.Option("--from", min=1, help="Tell the game from this move on.")] = 1,
    step: Annotated[bool, typer.Option("--step", help="Wait for Enter after each move.")] = False,
    viewer: Annotated[str, typer.Option(help="Whose eyes: p0, p1 ... or spectator.")] = "spectator",
    form: Annotated[Form | None, typer.Option("--format", help="Only write the record in this form.")] = None,
    lang: Language = None,
) -> None:
    """Show a recorded game move by move, or convert the record."""
    language = language_of(lang)
    record = read_record(read_text(file))
    if form is not None:
        sys.stdout.write(written(shortened(record, to), form))
        return
    game = catalog.load(record.game)
    Match.replay(game, record, until=to)  # every move is legal, or the first that is not is told
    speech = speech_of(language, game.package)
    Projector(game, record, seat_of(viewer, record.seats), speech).show(first, to, step=step)


def shortened(record: Record, to: int | None) -> Record:
    """The first moves of a record; the result belongs to all of them."""
    if to is None or to >= len(record.moves):
        return record
    return Record(
        record.game,
        record.version,
        record.seats,
        record.options,
        record.moves[:to],
        seed=record.seed,
        names=record.names,
        start=record.start,
    )


def written(record: Record, form: Form) -> str:
    """The record in a form."""
    return record.to_json() if form == Form.json else record.to_lines()


def seat_of(viewer: str, seats: int) -> int:
    """The seat of a viewer."""
    eyes = {"spectator": SPECTATOR, **{f"p{seat}": seat for seat in range(seats)}}
    if viewer not in eyes:
        raise IgrotekaError("no-viewer", {"viewer": viewer, "viewers": ", ".join(eyes)})
    return eyes[viewer]


class Projector:
    """Plays a record whose moves are known to be legal."""

    def __init__(self, game: Game, record: Record, viewer: int, speech: Speech) -> None:
        self.game = game
        self.record = record
        self.viewer = viewer
        self.speech = speech
        self.names = seating_of(record.names or [], record.seats, speech).names
        self.screen = console()
        self.events: list[Event] = []
        self.state: Position = (
            game.start(record.seats, record.options) if record.start is None else game.from_dict(record.start)
        )
        self.state.log = self.events

    def show(self, first: int, to: int | None, *, step: bool) -> None:
        """The moves as log lines, the table after the last one, and how the game ended."""
        moves = self.record.moves[:to]
        for number, move in enumerate(moves, 1):
            seen = len(self.events)
            self.make(move)
            lines = self.lines(seen) if number >= first else []
            for line in lines:
                self.screen.print(Text.assemble((f"{number:>5}  ", "dim"), line), soft_wrap=True)
            if step and lines and number < len(moves):
                step = self.wait()
        table = self.game.draw(self.state.view(self.viewer), self.speech, self.names)
        self.screen.print("\n".join(table), soft_wrap=True)
        ending = self.game.ending_text(self.state, self.speech, self.names)
        if ending:
            self.screen.print(Text(ending, style="bold"))

    def make(self, move: str) -> None:
        """One recorded move."""
        who, _, words = move.partition(" ")
        if who != CHANCE_MARK:
            self.state.call_on(int(who[1:]))
        self.state.apply(self.game.parse(words))

    def lines(self, first: int) -> list[str]:
        """What the viewer may know of the latest events."""
        events, state = self.events[first:], self.state
        told = [self.game.event_text(event, self.viewer, self.speech, self.names, state) for event in events]
        return [line for line in told if line]

    def wait(self) -> bool:
        """For Enter; with no more input the rest runs through."""
        try:
            input()
        except EOFError:
            return False
        return True
