"""What does it cost to write a position as numbers? Only what is not zero, a whole row, and the view beside them.

python bench/observation.py [--seconds 0.3] [game ...]
"""

import argparse
import time
from collections.abc import Callable
from functools import partial

from igroteka import catalog
from igroteka.core.chance import Random
from igroteka.core.game import Game
from igroteka.core.observation import Observation
from igroteka.core.state import CHANCE, OVER, Position

POSITIONS = 200  # from a few random games, evenly spread
ROUNDS = 7


def positions(game: Game) -> list[Position]:
    """Positions of random games in which a seat is asked."""
    found: list[Position] = []
    luck = Random(1)
    while len(found) < 40 * POSITIONS:
        state = game.start()
        for _ in range(4000):
            if state.player == OVER:
                break
            if state.player == CHANCE:
                state.roll(luck)
                continue
            found.append(state.copy())
            legal = state.legal()
            state.apply(legal[luck.below(len(legal))])
    return found[:: len(found) // POSITIONS][:POSITIONS]


def microseconds(act: Callable[[Position], object], states: list[Position], seconds: float) -> float:
    """The best of some rounds, per position."""
    best = float("inf")
    for _ in range(ROUNDS):
        begun, done = time.process_time(), 0
        while time.process_time() - begun < seconds:
            for state in states:
                act(state)
            done += len(states)
        best = min(best, (time.process_time() - begun) / done)
    return best * 1e6


def dense(row: list[float], state: Position) -> None:
    state.observe(max(int(state.player), 0), row)


def sparse(found: Observation, state: Position) -> None:
    state.features(max(int(state.player), 0), found)


def told(states: list[Position]) -> float:
    """How many numbers are not zero, on average."""
    found = Observation()
    total = 0
    for state in states:
        sparse(found, state)
        total += int(found.count)
    return total / len(states)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*", default=catalog.games())
    parser.add_argument("--seconds", type=float, default=0.3)
    given = parser.parse_args()
    print("game       numbers  not zero  sparse us  dense us   view us")
    for id in given.games:
        game = catalog.load(id)
        states = positions(game)
        size = game.observation_size(max(game.seats))
        found = microseconds(partial(sparse, Observation()), states, given.seconds)
        whole = microseconds(partial(dense, [0.0] * size), states, given.seconds)
        seen = microseconds(lambda state: state.view(max(int(state.player), 0)), states, given.seconds)
        print(f"{id:10} {size:7} {told(states):9.0f} {found:10.1f} {whole:9.1f} {seen:9.1f}")


if __name__ == "__main__":
    main()
