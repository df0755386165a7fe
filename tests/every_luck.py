"""Every way that luck can go, each with its exact probability."""

from collections.abc import Callable, Hashable, Iterable
from fractions import Fraction
from itertools import combinations
from typing import TypeVar

from igroteka.core.arrays import i64, vec
from igroteka.core.chance import Luck

T = TypeVar("T", bound=Hashable)
MOST_WAYS = 200_000


class Path(Luck):
    """Luck that goes one way: the choices laid down, then always the first that is possible."""

    def __init__(self, choices: list[int]) -> None:
        self.choices = choices
        self.weights: list[list[int]] = []

    def below(self, bound: i64) -> i64:
        return self.choose([1] * bound)

    def pick_row(self, weights: vec[i64]) -> i64:
        return self.choose([int(weight) for weight in weights])

    def choose(self, weights: list[int]) -> int:
        place = len(self.weights)
        self.weights.append(weights)
        if place == len(self.choices):
            self.choices.append(next(choice for choice, weight in enumerate(weights) if weight))
        return self.choices[place]

    def chance(self) -> Fraction:
        """How likely this way is."""
        found = Fraction(1)
        for choice, weights in zip(self.choices, self.weights, strict=True):
            found *= Fraction(weights[choice], sum(weights))
        return found

    def following(self) -> list[int] | None:
        """The next way, with its last choices changed; None after the last."""
        choices = list(self.choices)
        while choices:
            last = choices.pop()
            weights = self.weights[len(choices)]
            for choice in range(last + 1, len(weights)):
                if weights[choice]:
                    return [*choices, choice]
        return None


def law(outcome: Callable[[Luck], T]) -> dict[T, Fraction]:
    """What comes out of something that needs luck, and how likely it is."""
    found: dict[T, Fraction] = {}
    choices: list[int] | None = []
    ways = 0
    while choices is not None:
        ways += 1
        assert ways <= MOST_WAYS, "more ways than can be gone: luck is asked for what nobody needs to know"
        path = Path(choices)
        result = outcome(path)
        found[result] = found.get(result, Fraction(0)) + path.chance()
        choices = path.following()
    return found


def counted(results: Iterable[T]) -> dict[T, Fraction]:
    """The law of equally likely cases."""
    cases = list(results)
    return {result: Fraction(cases.count(result), len(cases)) for result in set(cases)}


def deals(cards: list[T], rooms: list[int]) -> Iterable[list[list[T]]]:
    """Every way to deal these cards, each of them a card of its own, into hands of these sizes; the rest is left."""
    if not rooms:
        yield []
        return
    for places in combinations(range(len(cards)), rooms[0]):
        rest = [card for place, card in enumerate(cards) if place not in places]
        for others in deals(rest, rooms[1:]):
            yield [[cards[place] for place in places], *others]
