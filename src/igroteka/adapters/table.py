"""What all adapters share: a table for programs, what a seat is given of it in NumPy's arrays, and what it wins."""

from collections.abc import Callable, Mapping
from operator import index
from typing import Any, Final, Literal, SupportsIndex

import numpy as np
from numpy.typing import NDArray

from igroteka import catalog
from igroteka.ai.bot import Bot
from igroteka.ai.bots import bot
from igroteka.core.actions import Options
from igroteka.core.arrays import i64, vec
from igroteka.core.chance import Luck
from igroteka.core.errors import BadOption, IllegalAction
from igroteka.core.game import Game
from igroteka.core.observation import Observation
from igroteka.core.state import Position

Reward = Literal["wins", "points"]
Rival = str | Callable[[Luck], Bot]
"""A bot of the house by its name, or whatever makes one."""

LARGEST: Final = 1e6
"""Numbers of observations are mostly 0 to 1 and never cut off; none comes near this."""
SEEDS: Final = 1 << 62


class Table:
    """A game with seats and options; where those need a preset, the first that such a table allows."""

    def __init__(
        self,
        game: str | Game,
        seats: SupportsIndex = 0,
        options: Mapping[str, object] | None = None,
        preset: str = "",
        reward: Reward | None = None,
    ) -> None:
        self.game: Final = catalog.load(game) if isinstance(game, str) else game
        self.options: Final = options
        self.preset: Final = preset
        self.first: Final = first_position(self.game, index(seats), options, preset)
        self.seats: Final = int(self.first.seats)
        self.width: Final = self.game.observation_size(self.seats)
        self.size: Final = int(self.game.actions.size)
        # Alone nobody wins against anybody.
        self.reward: Final[Reward] = checked_reward(reward) or ("points" if self.seats == 1 else "wins")
        self.found: Final = Observation()
        self.out: Final = Options()

    def __deepcopy__(self, memo: object) -> "Table":
        return self  # it never changes

    def __reduce__(self) -> tuple[object, ...]:
        return (Table, (self.game, self.seats, self.options, self.preset, self.reward))

    def start(self, luck: Luck, *, watched: bool = False) -> Position:
        """A new game, where the first decision is asked for; watched, if somebody will want to sample it."""
        state = self.first.copy()
        if watched:
            state.remember()
        state.roll(luck)
        return state

    def seen(self, state: Position, seat: int) -> NDArray[np.float32]:
        """What a seat sees, as a new row."""
        row = np.zeros(self.width, np.float32)
        self.see(state, seat, row)
        return row

    def see(self, state: Position, seat: int, row: NDArray[np.float32]) -> None:
        """What a seat sees, into a row of zeros."""
        found = self.found
        state.features(seat, found)
        count = int(found.count)
        row[numbers(found.places, count)] = fractions(found.values, count)

    def mask(self, state: Position, seat: int) -> NDArray[np.int8]:
        """1 for every action the seat may say now; all 0 if it is not asked."""
        mask = np.zeros(self.size, np.int8)
        if int(state.player) == seat:
            out = self.out
            state.fill(out)
            mask[numbers(out.items, int(out.count))] = 1
        return mask

    def rewards(self, state: Position) -> list[float]:
        """What the seats have at the end."""
        if self.reward == "points":
            return [float(points) for points in state.scores()]
        return state.returns()

    def drawn(self, state: Position, viewer: int) -> str:
        """The table in letters, as somebody sees it."""
        from rich.text import Text  # noqa: PLC0415 -- only who draws needs it

        names = [f"p{seat}" for seat in range(self.seats)]
        lines = self.game.draw(state.view(viewer), self.game.speech("en"), names)
        return "\n".join(Text.from_markup(line).plain for line in lines)


def numbers(row: vec[i64], count: int = -1) -> NDArray[np.int64]:
    """The first numbers of a row; nothing is copied."""
    return np.frombuffer(memoryview(row), np.int64, count)


def fractions(row: vec[float], count: int = -1) -> NDArray[np.float64]:
    """The same of fractions."""
    return np.frombuffer(memoryview(row), np.float64, count)


def first_position(game: Game, seats: int, options: Mapping[str, object] | None, preset: str) -> Position:
    """The first position of a table. Catan for two is no printed game: it is a duel unless something else is said."""
    try:
        return game.start(seats, options, preset)
    except BadOption:
        if preset or seats not in game.seats or (usual := usual_preset(game, seats)) == "":
            raise
        return game.start(seats, options, usual)


def usual_preset(game: Game, seats: int) -> str:
    """The first preset that a table of this size allows; none where it needs none."""
    for preset in ("", *game.settings.presets):
        try:
            game.start(seats, preset=preset)
        except BadOption:
            continue
        return preset
    return ""


def checked_reward(reward: Reward | None) -> Reward | None:
    """What was asked for, if there is such a reward."""
    if reward is not None:
        checked_choice("a reward", reward, ("wins", "points"))
    return reward


def checked_choice(name: str, value: str, allowed: tuple[str, ...]) -> None:
    """Refuse a word that means nothing, before the first game."""
    if value not in allowed:
        raise ValueError(f"{name} is {' or '.join(allowed)}, not {value!r}")


def refusal(state: Position, action: int) -> IllegalAction:
    """What to say of an action that is not legal."""
    return state.why_not(int(state.player), action) or IllegalAction("illegal", "")


def seated(rival: Rival, luck: Luck) -> Bot:
    """A bot for one game."""
    return bot(rival, luck) if isinstance(rival, str) else rival(luck)


def said(table: Table, action: Any) -> str:
    """An action in words, whatever it is."""
    return table.game.notation(action) if 0 <= action < table.size else str(action)
