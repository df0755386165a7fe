"""`igroteka signature`: a fingerprint of the rules."""

from typing import Annotated

import typer

import igroteka
from igroteka import catalog
from igroteka.cli.console import Language, console, language_of, print_json
from igroteka.sim.signature import SHOWN, signature


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("signature")(show_signature)


def show_signature(
    game: Annotated[str, typer.Argument(help="A game, as listed by `igroteka games`.")],
    games: Annotated[int, typer.Option(min=1, help="Games at each table; another number, another fingerprint.")] = 1,
    json: Annotated[bool, typer.Option("--json", help="One JSON object, with all digits.")] = False,
    lang: Language = None,
) -> None:
    """Print a fingerprint of the rules: equal fingerprints play equal games, compiled or not."""
    language_of(lang)
    found = catalog.load(game)
    digits = signature(found, games)
    if json:
        print_json(
            {
                "game": found.id,
                "version": found.version,
                "games": games,
                "signature": digits[:SHOWN],
                "sha256": digits,
                "compiled": igroteka.is_compiled(),
            }
        )
    else:
        console().print(f"{found.id} {digits[:SHOWN]}", markup=False)
