"""Train a small agent on one core, with NumPy alone: Nusfjord for one, played for points.

A linear policy: every action has a weight for every number of the observation, and what was said in games that went
better than usual becomes likelier (REINFORCE). Only numbers that are not zero and actions that are legal are touched,
so a decision costs some microseconds.

python train.py --seconds 20            # of this core; saves the agent
igroteka arena nusfjord --bots train:trained --games 100        (with this folder on PYTHONPATH)
"""

import argparse
import time
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from igroteka.adapters.batch import BatchEnv
from igroteka.adapters.policy import PolicyBot
from igroteka.ai.bot import Bot
from igroteka.core.chance import Random

GAME, SEATS = "nusfjord", 1
SAVED = Path("nusfjord.npz")
TABLES = 64
DEALS = 500  # it is measured by
RATE = 0.05
MEMORY = 0.05  # how fast the idea of a usual game follows the last ones

Decision = tuple[NDArray[np.int64], NDArray[np.float32], NDArray[np.int64], NDArray[np.float32], int]
"""Places and values of what was seen, legal actions and their chances, which of them was said."""


class Agent:
    """A linear policy over legal actions."""

    def __init__(self, actions: int, width: int) -> None:
        self.weights = np.zeros((actions, width + 1), np.float32)  # the last is for the action itself

    def chances(
        self, places: NDArray[np.int64], values: NDArray[np.float32], legal: NDArray[np.int64]
    ) -> NDArray[np.float32]:
        """How likely it says each of these."""
        worth = self.weights[legal[:, None], places] @ values + self.weights[legal, -1]
        chances = np.exp(worth - worth.max())
        return np.asarray(chances / chances.sum(), np.float32)

    def learn(self, game: list[Decision], advantage: float) -> None:
        """Make what was said likelier, or less."""
        for places, values, legal, chances, said in game:
            push = -chances * (RATE * advantage)
            push[said] += RATE * advantage
            self.weights[legal[:, None], places] += np.outer(push, values)
            self.weights[legal, -1] += push

    def __call__(self, row: NDArray[np.float32], mask: NDArray[np.int8]) -> int:
        """The likeliest answer: a policy as `PolicyBot` wants it."""
        places, legal = np.flatnonzero(row), np.flatnonzero(mask)
        return int(legal[self.chances(places, row[places], legal).argmax()])


def decisions(env: BatchEnv, agent: Agent, choice: np.random.Generator) -> list[Decision]:
    """What is said in every game."""
    width, size = env.table.width, env.table.size
    owners = np.searchsorted(env.places, np.arange(env.games + 1) * width)
    firsts, found = env.firsts, []
    for game in range(env.games):
        places = env.places[owners[game] : owners[game + 1]] - game * width
        values = env.values[owners[game] : owners[game + 1]].astype(np.float32)
        legal = env.legal[firsts[game] : firsts[game + 1]] - game * size
        chances = agent.chances(places, values, legal)
        said = min(int(np.searchsorted(np.cumsum(chances), choice.random())), len(legal) - 1)
        found.append((places, values, legal, chances, said))
    return found


def train(seconds: float = 0.0, games: int = 0, seed: int = 1, *, loud: bool = False) -> tuple[Agent, int]:
    """Play and learn for so long, or so many games."""
    env = BatchEnv(GAME, TABLES, SEATS, seed=seed)
    agent, choice = Agent(env.table.size, env.table.width), np.random.default_rng(seed)
    courses: list[list[Decision]] = [[] for _ in range(TABLES)]
    usual, spread, played, begun = 0.0, 10.0, 0, time.process_time()
    while (played < games) if games else (time.process_time() - begun < seconds):
        said = decisions(env, agent, choice)
        env.step([int(legal[place]) for _, _, legal, _, place in said])
        for game, decision in enumerate(said):
            courses[game].append(decision)
            if env.rows.ended[game]:
                points = float(env.rows.rewards[game, 0])
                usual += (points - usual) * (MEMORY if played else 1.0)
                spread += (abs(points - usual) - spread) * MEMORY
                agent.learn(courses[game], (points - usual) / max(spread, 1.0))
                courses[game] = []
                played += 1
                if loud and played % 2000 == 0:
                    print(f"{played:6} games, {time.process_time() - begun:4.0f} s: {usual:5.1f} points", flush=True)
    return agent, played


def points(policy: Agent | None, games: int, seed: int) -> NDArray[np.float32]:
    """What so many games bring; without an agent, at random. The same seed has the same first cards and dice."""
    env = BatchEnv(GAME, games, SEATS, seed=seed)
    gained, open_games = np.zeros(games, np.float32), np.ones(games, bool)
    choice = np.random.default_rng(seed)
    while open_games.any():
        rows = env.rows
        if policy is None:
            answers = [int(choice.choice(np.flatnonzero(mask))) for mask in rows.masks]
        else:
            answers = [policy(row, mask) for row, mask in zip(rows.observations, rows.masks, strict=True)]
        env.step(answers)
        ends = open_games & env.rows.ended
        gained[ends] = env.rows.rewards[ends, 0]
        open_games &= ~ends
    return gained


def better(agent: Agent, games: int = DEALS, seed: int = 1000) -> tuple[float, float, float]:
    """In which share of games the agent has more points than random play of the same deal; and both means."""
    own, random = points(agent, games, seed), points(None, games, seed)
    return float((own > random).mean()), float(own.mean()), float(random.mean())


def trained(_: Random) -> Bot:
    """The agent that was saved here, for tournaments: train:trained."""
    weights = np.load(SAVED)["weights"]
    agent = Agent(weights.shape[0], weights.shape[1] - 1)
    agent.weights = weights
    return PolicyBot(agent)


def main(words: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=20.0)
    asked = parser.parse_args(words)
    begun = time.process_time()
    agent, games = train(asked.seconds, loud=True)
    share, own, random = better(agent, DEALS)
    print(f"{games} games, {time.process_time() - begun:.0f} s of one core")
    deals = f"{share:.1%} of {DEALS} deals"
    print(f"more points than random play in {deals}: {own:.1f} points on average, random {random:.1f}")
    np.savez_compressed(SAVED, weights=agent.weights)


if __name__ == "__main__":
    main()
