"""Look for puzzles anew: `python -m tests.ai.puzzles.make GAME...`, after a change of actions; best compiled."""

import sys
from typing import Final

from igroteka import catalog
from igroteka.core.chance import Random
from igroteka.core.game import Game
from igroteka.core.state import CHANCE, OVER
from tests.ai.solving import CLEAR, FOLDER, Puzzle, TooLong, solutions, written

COUNT: Final = 50
A_GAME: Final = 3  # of the same game at most
TABLES: Final = {"catan": (4, "no_player_trade")}


def played(game: Game, seed: int) -> tuple[Puzzle, list[int]]:
    """A game between apprentices, and how many actions came before each of its questions."""
    seats, preset = TABLES.get(game.id, (2, ""))
    state, luck, policy = game.start(seats, preset=preset), Random(seed), game.policy()
    actions: list[int] = []
    asked: list[int] = []
    while state.player != OVER:
        if state.player == CHANCE:
            action = int(state.draw(luck))
        else:
            asked.append(len(actions))
            action = int(policy.choose(state))
        actions.append(action)
        state.apply(action)
    return Puzzle(seats, preset, tuple(actions)), asked


def riddles(game: Game, seed: int) -> list[Puzzle]:
    """The last questions of a game whose best answers can be told and are at most half of all."""
    whole, asked = played(game, seed)
    found: list[Puzzle] = []
    for place in reversed(asked):
        puzzle = whole._replace(actions=whole.actions[:place])
        state = puzzle.position(game)
        legal = state.legal()
        if len(legal) == 1:
            continue
        try:
            best, gap = solutions(game, state)
        except TooLong:
            break
        if 2 * len(best) <= len(legal) and gap >= CLEAR:
            found.append(puzzle)
        elif game.id == "catan" and len(best) == len(legal):
            break
    return found[-A_GAME:][::-1]


def main() -> None:
    """Write the files of these games, or of all."""
    for name in sys.argv[1:] or catalog.games():
        game = catalog.load(name)
        found: list[Puzzle] = []
        seed = 0
        while len(found) < COUNT:
            found.extend(riddles(game, seed)[: COUNT - len(found)])
            seed += 1
        (FOLDER / f"{name}.txt").write_text("\n".join(written(found)) + "\n")
        print(f"{name}: {len(found)} puzzles of {seed} games")


if __name__ == "__main__":
    main()
