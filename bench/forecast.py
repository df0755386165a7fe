"""Fit what positions promise to what comes of it, in games of apprentices: the three rows of kit/forecast.py.

    python -m bench.forecast gwt --games 400    # prints them, for the game's weights

A fit belongs to the weights it was made with: whoever tunes them (bench/tuning.py) fits anew.
"""

import argparse
import statistics
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from rich.progress import track

from igroteka.catalog import load
from igroteka.core.chance import Random
from igroteka.core.game import Game
from igroteka.core.state import CHANCE, OVER
from igroteka.games.burgundy import heuristics as burgundy
from igroteka.games.burgundy import scoring as burgundy_scoring
from igroteka.games.gwt.heuristics.advice import OUTLOOK as GWT
from igroteka.games.gwtnz.heuristics.advice import OUTLOOK as GWTNZ
from igroteka.games.nusfjord import heuristics as nusfjord
from igroteka.games.nusfjord import scoring as nusfjord_scoring
from igroteka.kit.forecast import TENTHS

SEED = 700_000_000
LEAST = 0.1  # of a difference between promises: always some of it comes true


class Look(NamedTuple):
    """What a seat had, was promised, and how much of the game was left."""

    seat: int
    points: float
    promise: float
    left: float


def of_trail(outlook: Any) -> Callable[[Any, int], tuple[float, float, float]]:
    """Points, all that is expected, and the share of the game that is left."""

    def look(state: Any, seat: int) -> tuple[float, float, float]:
        left = outlook.left(state)
        return float(outlook.points(state, seat)), outlook.worth(state, seat, left), left

    return look


def of_nusfjord(state: Any, seat: int) -> tuple[float, float, float]:
    return float(nusfjord_scoring.points(state, seat)), nusfjord.outlook(state, seat), nusfjord.left(state)


def of_burgundy(state: Any, seat: int) -> tuple[float, float, float]:
    left = burgundy.share_left(burgundy.actions_left(state, seat))
    return float(burgundy_scoring.points(state, seat)), burgundy.outlook(state, seat), left


LOOKS: dict[str, Callable[[Any, int], tuple[float, float, float]]] = {
    "burgundy": of_burgundy,
    "nusfjord": of_nusfjord,
    "gwt": of_trail(GWT),
    "gwtnz": of_trail(GWTNZ),
}


def looks(game: Game, number: int) -> Iterator[tuple[Look, float]]:
    """What all seats were promised whenever a turn began, and how many points they still got."""
    seats = game.seats[number % len(game.seats)]
    luck, state = Random(SEED + number), game.start(seats)
    policies = [game.practice() for _ in range(seats)]
    turn, found = game.turn(state), list[Look]()
    while state.player != OVER:
        if game.turn(state) != turn:
            turn = game.turn(state)
            for policy in policies:
                policy.forget()
            if game.turn_of(state) >= 0:
                for seat in range(seats):
                    points, worth, left = LOOKS[game.id](state, seat)
                    found.append(Look(seat, points, worth - points, left))
        if state.player == CHANCE:
            state.apply(state.draw(luck))
        else:
            state.apply(policies[state.player].choose(state))
    scores = game.scores(state)
    for look in found:
        yield look, scores[look.seat] - look.points


def fitted(rows: list[tuple[Look, float]]) -> tuple[list[float], list[float], list[float]]:
    """For each tenth: the mean promise, the mean of what came, and its slope; near rows count by how near they are."""
    usual, due, trust = list[float](), list[float](), list[float]()
    for tenth in range(TENTHS + 1):
        near = [(1.0 - abs(look.left * TENTHS - tenth), look.promise, more) for look, more in rows]
        near = [row for row in near if row[0] > 0.0] or [(1.0, 0.0, 0.0)]
        total = sum(weight for weight, _, _ in near)
        promise = sum(weight * one for weight, one, _ in near) / total
        came = sum(weight * more for weight, _, more in near) / total
        spread = sum(weight * (one - promise) ** 2 for weight, one, _ in near)
        both = sum(weight * (one - promise) * (more - came) for weight, one, more in near)
        usual.append(promise)
        due.append(came)
        trust.append(max(LEAST, both / spread) if spread > 0.0 else 1.0)
    return usual, due, trust


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(LOOKS))
    parser.add_argument("--games", type=int, default=400)
    asked = parser.parse_args()
    game = load(asked.game)
    rows = [row for number in track(range(asked.games), "games") for row in looks(game, number)]
    usual, due, trust = fitted(rows)
    for row in (usual, due):
        print(f"    [{', '.join(f'{one:.1f}' for one in row)}],")
    print(f"    [{', '.join(f'{one:.2f}' for one in trust)}],")
    misses = [abs(more - statistics.mean(due)) for _, more in rows]
    print(
        f"# {len(rows)} looks at {asked.games} games; {statistics.mean(misses):.1f} points would be missed by a guess"
    )


if __name__ == "__main__":
    main()
