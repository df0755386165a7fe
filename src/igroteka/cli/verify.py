"""`igroteka verify`: was a recorded game played by the rules, with the luck of its seed?"""

from pathlib import Path
from typing import Annotated, Final

import typer

from igroteka import catalog
from igroteka.cli.console import Language, console, error_line, language_of, print_json, speech_of
from igroteka.cli.files import read_text
from igroteka.core.errors import IgrotekaError
from igroteka.core.match import Match
from igroteka.core.record import CHANCE_MARK, Record, read_record
from igroteka.server.rooms.luck import verify_record

DIFFERENT: Final = 1


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("verify")(verify)


def verify(
    file: Annotated[Path, typer.Argument(help="A record, as JSON or as lines.")],
    json: Annotated[bool, typer.Option("--json", help="One JSON object.")] = False,
    lang: Language = None,
) -> None:
    """Play a record again: every move legal, every draw the one its seed gives, the result as written.

    A game from a games room is also checked against what the room had promised before it began.
    """
    language = language_of(lang)
    text = read_text(file)
    record: Record | None = None
    problem = None
    try:
        record = read_record(text)
        if record.luck is None:
            Match.replay(catalog.load(record.game), record, verify=True)
        else:
            verify_record(record)
    except IgrotekaError as error:
        problem = error_line(error, language, "igroteka.server")
    draws = 0 if record is None else sum(move.startswith(CHANCE_MARK) for move in record.moves)
    moves = 0 if record is None else len(record.moves) - draws
    if json:
        game = None if record is None else record.game
        print_json({"game": game, "moves": moves, "draws": draws, "verified": problem is None, "problem": problem})
    else:
        speech = speech_of(language)
        screen = console()
        if problem is None and record is not None:
            screen.print(speech.say("verify-moves", count=moves), markup=False)
            screen.print(speech.say("verify-draws", count=draws), markup=False)
            if record.luck is not None:
                screen.print(speech.say("verify-promise"), markup=False)
            screen.print(speech.say("verify-no-result" if record.result is None else "verify-result"), markup=False)
        else:
            screen.print(speech.say("verify-failed", problem=problem), style="red", markup=False, soft_wrap=True)
    if problem is not None:
        raise typer.Exit(DIFFERENT)
