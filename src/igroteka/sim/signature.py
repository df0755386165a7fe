"""A fingerprint of the rules: equal fingerprints play equal games."""

import hashlib
from collections.abc import Iterator
from typing import Final, NamedTuple

from igroteka.core.chance import Random
from igroteka.core.errors import BadOption
from igroteka.core.game import Game
from igroteka.core.state import CHANCE, OVER, Position, packed

LONG: Final = 3000  # steps of a table that only a preset describes; most games without trade end before
SHORT: Final = 300  # steps of a table where one more option differs
SHOWN: Final = 16  # hex digits that people compare
YOUNGER: Final = frozenset({"effects_compulsory", "full"})
"""Options and presets that came later: golden games watch over them, see tables()."""


class Table(NamedTuple):
    """Seats, preset, the one option that differs from it, and how many steps are played."""

    seats: int
    preset: str
    options: dict[str, bool | int | str]
    steps: int


def tables(game: Game) -> Iterator[Table]:
    """Every preset for every seat count, and every word or yes-or-no that an option allows.

    An option or preset that is added changes no game played without it, so it is left out: the fingerprint stays
    comparable.
    """
    for seats in game.seats:
        for preset in ("", *game.settings.presets):
            if preset not in YOUNGER:
                yield Table(seats, preset, {}, LONG)
        for option in game.settings.options.values():
            for value in option.allowed if option.name not in YOUNGER else ():
                if isinstance(value, bool) or (isinstance(value, str) and ".." not in value):
                    if value != option.default:
                        yield Table(seats, "", {option.name: value}, SHORT)


def signature(game: Game, games: int = 1) -> str:
    """The hash of seeded random games at all these tables; those the game refuses count as refused."""
    digest = hashlib.sha256(f"{game.id} {game.version} {game.actions.size}\n".encode())
    for number, table in enumerate(tables(game)):
        digest.update(f"{table}\n".encode())
        try:
            start = game.start(table.seats, table.options, table.preset)
        except BadOption as refusal:
            digest.update(refusal.code.encode())
            continue
        for seed in range(games):
            for line in story(start.copy(), Random(number << 32 | seed), table.steps):
                digest.update(line)
    return digest.hexdigest()


def story(state: Position, luck: Random, steps: int) -> Iterator[bytes]:
    """Who spoke, what they could say, what they said and what happened, step by step; then the position reached."""
    state.log = []
    while state.player != OVER and steps > 0:
        player, legal = int(state.player), state.legal()
        action = int(state.draw(luck)) if player == CHANCE else legal[luck.below(len(legal))]
        state.apply(action)
        yield f"{player} {action} {legal} {[event.fields() for event in state.log]}\n".encode()
        state.log.clear()
        steps -= 1
    yield f"{state.scores()} {state.ranks()}\n".encode()
    yield packed(state.game.in_numbers(state))
