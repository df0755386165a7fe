"""How fast is this machine at this game? CPU time of one core."""

import platform
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any, Final

import igroteka
from igroteka.ai.bot import Sight, answer_of
from igroteka.ai.bots import bot
from igroteka.ai.random import copies, random_games
from igroteka.core.chance import Random
from igroteka.core.game import Game
from igroteka.core.state import CHANCE, OVER, Position

USUAL: Final = "no_player_trade"  # what other engines play
CHUNK: Final = 0.1  # seconds between two looks at the clock
SAMPLE: Final = 20  # games that are counted step by step
COPYING: Final = 0.25  # of the time for games, on top of it


@dataclass(frozen=True, slots=True)
class Speed:
    """Whole random games including set-up; actions are all applied steps, luck included; copies are of a mid-game."""

    game: str
    players: int
    preset: str
    compiled: bool
    games_per_s: float
    actions_per_s: float
    decisions_per_s: float
    copies_per_s: float
    games: int
    steps: int
    seconds: float
    seed: int
    version: str
    python: str
    platform: str

    def to_dict(self) -> dict[str, Any]:
        """As JSON values."""
        return asdict(self)


@dataclass(frozen=True, slots=True)
class Thinking:
    """Games in which one kind of bot has all seats; thinking is what its own answers take, forced ones included."""

    game: str
    players: int
    preset: str
    bot: str
    compiled: bool
    decisions_per_s: float
    microseconds: float
    decisions: int
    seconds: float
    seed: int
    version: str
    python: str
    platform: str

    def to_dict(self) -> dict[str, Any]:
        """As JSON values."""
        return asdict(self)


def usual_preset(game: Game) -> str:
    """The preset that is measured unless another is asked for."""
    return USUAL if USUAL in game.settings.presets else ""


def measure(game: Game, seats: int = 0, preset: str = "", seconds: float = 5.0, seed: int = 0) -> Speed:
    """Play for so many seconds, then copy for a quarter of them."""
    start = game.start(seats, preset=preset)
    steps, games, spent = sustained(lambda first, count: random_games(start, seed + first, count), seconds)
    middle = mid_game(start, seed)
    _, copied, copying = sustained(lambda _, count: copied_times(middle, count), seconds * COPYING)
    share = decision_share(start, seed, min(games, SAMPLE))
    return Speed(
        game.id,
        int(start.seats),
        preset,
        igroteka.is_compiled(),
        round(games / spent, 1),
        round(steps / spent, 1),
        round(share * steps / spent, 1),
        round(copied / copying, 1),
        games,
        steps,
        round(spent, 3),
        seed,
        igroteka.__version__,
        f"{platform.python_implementation()} {platform.python_version()}",
        platform.platform(),
    )


def think(game: Game, name: str, seats: int = 0, preset: str = "", seconds: float = 5.0, seed: int = 0) -> Thinking:
    """Let bots play each other until the time is spent, be it in the middle of a game."""
    begun = time.process_time()
    decisions, thought, number = 0, 0.0, seed
    while True:
        state, luck = game.start(seats, preset=preset), Random(number)
        bots = [bot(name, Random(number * int(state.seats) + seat)) for seat in range(int(state.seats))]
        while state.player != OVER and (decisions == 0 or time.process_time() - begun < seconds):
            if state.player == CHANCE:
                state.apply(state.draw(luck))
                continue
            seat = int(state.player)
            before = time.process_time()
            answer = answer_of(name, bots[seat], Sight(game, state, seat))
            thought += time.process_time() - before
            decisions += 1
            state.apply(answer)
        spent = time.process_time() - begun
        if spent >= seconds:
            break
        number += 1
    return Thinking(
        game.id,
        int(state.seats),
        preset,
        name,
        igroteka.is_compiled(),
        round(decisions / spent, 1),
        round(1e6 * thought / decisions, 1),
        decisions,
        round(spent, 3),
        seed,
        igroteka.__version__,
        f"{platform.python_implementation()} {platform.python_version()}",
        platform.platform(),
    )


def sustained(work: Callable[[int, int], int], seconds: float) -> tuple[int, int, float]:
    """Call work(done so far, how much more) until the CPU time is spent: the sum it gave, the amount, the time."""
    total, done, chunk = 0, 0, 1
    begun = time.process_time()
    while True:
        total += work(done, chunk)
        done += chunk
        spent = time.process_time() - begun
        if spent >= seconds and spent > 0:
            return total, done, spent
        pace = done / spent if spent > 0 else 2.0 * chunk / CHUNK
        chunk = max(1, min(2 * chunk, int(pace * min(CHUNK, seconds - spent)) + 1))


def copied_times(state: Position, count: int) -> int:
    """So many copies made."""
    copies(state, count)
    return count


def decision_share(start: Position, seed: int, games: int) -> float:
    """Of all steps of the first games, how many were decisions of players."""
    decisions = steps = 0
    for number in range(games):
        state, luck = start.copy(), Random(seed + number)
        while state.player != OVER:
            decisions += state.player != CHANCE
            step(state, luck)
            steps += 1
    return decisions / steps


def mid_game(start: Position, seed: int) -> Position:
    """The position half-way through the random game of a seed."""
    state = start.copy()
    luck = Random(seed)
    for _ in range(random_games(start, seed, 1) // 2):
        step(state, luck)
    return state


def step(state: Position, luck: Random) -> None:
    """One random step, exactly as in a playout."""
    if state.player == CHANCE:
        state.apply(state.draw(luck))
    else:
        legal = state.legal()
        state.apply(legal[luck.below(len(legal))])
