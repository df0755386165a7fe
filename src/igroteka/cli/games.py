"""`igroteka games`: which games there are, and what can be chosen at their tables."""

from typing import Annotated, Any

import typer
from rich.markup import escape
from rich.table import Table

from igroteka import catalog
from igroteka.cli.console import Language, console, language_of, print_json, say_error, speech_of
from igroteka.core.errors import brief
from igroteka.core.game import Game
from igroteka.core.settings import Option
from igroteka.core.speech import Speech, rules_preface, value_text


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("games")(games)


def games(
    game: Annotated[str | None, typer.Argument(help="Show the options and presets of this game in words.")] = None,
    json: Annotated[bool, typer.Option("--json", help="One JSON object.")] = False,
    lang: Language = None,
) -> None:
    """Show the games of the house."""
    language = language_of(lang)
    if game is None:
        shelf = [catalog.load(id) for id in catalog.games()]
        if json:
            print_json({"games": [described(entry, language) for entry in shelf]})
        else:
            show_all(shelf, language)
        show_troubles(language)
    elif json:
        print_json(described(catalog.load(game), language))
    else:
        show_one(catalog.load(game), language)


def title_of(game: Game, language: str) -> str:
    """The name of a game in words."""
    return rules_preface(game.package, language).title


# --- for programs


def described(game: Game, language: str) -> dict[str, Any]:
    """Everything that can be chosen, as JSON values."""
    words = speech_of(language, game.package)
    return {
        "id": game.id,
        "name": title_of(game, language),
        "version": game.version,
        "seats": game.seats,
        "options": [
            {
                "name": option.name,
                "title": words.say(f"option-{option.name}"),
                "default": option.default,
                "allowed": option.allowed,
                "rule": option.rule,
            }
            for option in game.settings.options.values()
        ],
        "presets": [
            {"name": name, "title": words.say(f"preset-{name}"), "options": values}
            for name, values in game.settings.presets.items()
        ],
    }


# --- for people


def show_all(shelf: list[Game], language: str) -> None:
    """One table of all games."""
    words = speech_of(language)
    table = Table(box=None, pad_edge=False)
    for column in ("id", "name", "seats", "options"):
        table.add_column(words.say(f"games-{column}"), no_wrap=column != "options")
    for game in shelf:
        options = [f"{o.name}={brief(o.default)} ({o.allowed_text()})" for o in game.settings.options.values()]
        table.add_row(game.id, title_of(game, language), seats_text(game), escape("\n".join(options)))
    screen = console()
    screen.print(table)
    screen.print()
    screen.print(words.say("games-more", game=shelf[0].id), style="dim")


def show_troubles(language: str) -> None:
    """Games of other packages that had to be left out, on stderr: what is listed is listed all the same."""
    for trouble in catalog.guests()[1]:
        say_error(trouble, language)


def show_one(game: Game, language: str) -> None:
    """The options and presets of one game in words."""
    words = speech_of(language, game.package)
    screen = console()
    screen.print(f"[bold]{escape(title_of(game, language))}[/bold] ({game.id})")
    screen.print(words.say("games-seats-line", seats=seats_text(game)))
    screen.print()
    options = Table(box=None, pad_edge=False)
    for column in ("option", "meaning", "default", "allowed", "rule"):
        options.add_column(words.say(f"games-{column}"), no_wrap=column in ("option", "rule"), overflow="fold")
    for option in game.settings.options.values():
        allowed = "\n".join(allowed_text(option, value, words) for value in option.allowed)
        options.add_row(
            option.name,
            escape(words.say(f"option-{option.name}")),
            escape(value_text(option.name, option.default, words)),
            escape(allowed),
            option.rule,
        )
    screen.print(options)
    if not game.settings.presets:
        return
    screen.print()
    presets = Table(box=None, pad_edge=False)
    for column in ("preset", "meaning", "sets"):
        presets.add_column(words.say(f"games-{column}"), no_wrap=column == "preset")
    for name, values in game.settings.presets.items():
        sets = ", ".join(f"{option}={brief(value)}" for option, value in values.items())
        presets.add_row(name, escape(words.say(f"preset-{name}")), escape(sets))
    screen.print(presets)


def seats_text(game: Game) -> str:
    """The seat counts in one word."""
    return ", ".join(str(count) for count in game.seats)


def allowed_text(option: Option, value: bool | int | str, words: Speech) -> str:
    """An allowed value as it is typed, and what it means; a range explains itself."""
    if isinstance(value, str) and ".." in value:
        return value.replace("..", "–")
    return f"{brief(value)}: {value_text(option.name, value, words)}"
