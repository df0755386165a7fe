"""What every game is told in: sentences, and lines of a terminal."""

import io
import random
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from rich.console import Console
from rich.text import Text

from igroteka.core.chance import Random
from igroteka.core.game import Game
from igroteka.core.speech import LANGUAGES, Speech, rules_text
from igroteka.core.state import CHANCE, OVER, SPECTATOR, Position

DIRT: Final = ("{", "}", "$", "  ", "[", "]", "..", " ,", " ;", " .", ": :", "()", " None", " p-")
AWKWARD: Final = ["Anna", "Ada", "Bruno [b]x[/b]", "漢字 名前 \x1b[0m"]
"""Names that a drawing must survive."""


def is_clean(said: str) -> bool:
    """A finished sentence: nothing of Fluent, Python or the notation shows through."""
    return bool(said) and said == said.strip() and not any(mark in said for mark in DIRT)


def random_game(game: Game, seats: int, options: Mapping[str, object], luck: Random) -> Iterator[Position]:
    """Every position of a game in which all legal actions are equally likely; one object, played on."""
    state = game.start(seats, options)
    state.log = []
    while state.player != OVER:
        yield state
        legal = state.legal()
        state.apply(state.draw(luck) if state.player == CHANCE else legal[luck.below(len(legal))])
    yield state


def tell_a_game(
    game: Game,
    seats: int,
    options: Mapping[str, object],
    names: Mapping[str, list[str]],
    look: Callable[[Any, Speech, list[str]], None] = lambda *_: None,
) -> None:
    """Every event to every viewer, every option, question and refusal on the way, in both languages; and the end.

    `look` is shown each position as well.
    """
    choice = random.Random(seats)
    tongues = [(game.speech(language), names[language][:seats]) for language in LANGUAGES]
    viewers = [*range(seats), SPECTATOR]
    rules = rules_text(f"igroteka.games.{game.id}", "en")
    for state in random_game(game, seats, options, Random(seats)):
        assert state.log is not None
        refusal = state.why_not(choice.randrange(seats), choice.randrange(game.actions.size))
        assert refusal is None or refusal.rule in rules
        for words, called in tongues:
            said = [game.question_text(state, viewer, words, called) for viewer in viewers]
            options_said = [game.option_text(state, action, words, called) for action in state.legal()]
            said += [*options_said, *([] if refusal is None else [game.refusal_text(refusal, words)])]
            for happened in state.log:
                for viewer in viewers:
                    sentence = game.event_text(happened, viewer, words, called)
                    if happened.is_seen_by(viewer):
                        said.append(sentence)
                    else:
                        assert not sentence, sentence
            said += [game.ending_text(state, words, called)] if state.player == OVER else []
            assert [] == [sentence for sentence in said if not is_clean(sentence) or "_" in sentence]
            assert len(options_said) == len(set(options_said)), options_said
            look(state, words, called)
        state.log.clear()


# --- drawings


def plain(lines: list[str]) -> list[str]:
    """What is read once the markup is gone."""
    return [Text.from_markup(line, emoji=False).plain for line in lines]


def without_colour(lines: list[str]) -> list[str]:
    """What a terminal without colours shows."""
    out = io.StringIO()
    Console(file=out, width=200, no_color=True, highlight=False, emoji=False).print("\n".join(lines), soft_wrap=True)
    return out.getvalue().removesuffix("\n").split("\n")


def positions(game: Game, seats: int, every: int, **options: object) -> Iterator[Any]:
    """Positions of a random game, the first and the last among them."""
    for step, state in enumerate(random_game(game, seats, options, Random(seats))):
        if step % every == 0 or state.player == OVER:
            yield state
