"""How did a game go? What the dice brought every seat, what was to be expected, and what marks the way."""

from typing import Final

from igroteka.core.events import Event
from igroteka.games.catan.actions import DICE
from igroteka.games.catan.data.box import DICE_OUTCOMES, DICE_SIDES, DICE_WAYS, NUMBERS, SEVEN
from igroteka.games.catan.events import LARGEST_ARMY_TAKEN, LONGEST_ROAD_TAKEN, PRODUCED
from igroteka.games.catan.state import State
from igroteka.kit import bundles

MARKS: Final = {int(LONGEST_ROAD_TAKEN): "longest_road", int(LARGEST_ARMY_TAKEN): "largest_army"}
"""Events worth a mark, and the source of points each stands for."""


class Fortune:
    """Cards that the dice brought, against those that two dice bring on average with the same buildings.

    Each roll is judged before it falls: where the robber stands and what the bank has left count as they are then.
    """

    def __init__(self, seats: int) -> None:
        self.brought: Final = [0] * seats
        self._due: Final = [0] * seats  # in parts of all outcomes

    @property
    def due(self) -> list[float]:
        """The average, to a tenth of a card."""
        return [round(parts / int(DICE_OUTCOMES), 1) for parts in self._due]

    def meet(self, state: State, action: int) -> None:
        """A draw of luck that is about to happen; only the dice matter."""
        if not DICE.has(action):
            return
        first, second = divmod(int(DICE.index(action)), int(DICE_SIDES))
        fell = first + second + 2
        for total in range(2, int(NUMBERS) + 1):
            cards = yields(state, total)
            for seat, count in enumerate(cards):
                self._due[seat] += int(DICE_WAYS[total]) * count
                self.brought[seat] += count if total == fell else 0


def yields(state: State, total: int) -> list[int]:
    """Cards that every seat would get if the dice showed this sum now (CAT-4.3 to CAT-4.6)."""
    cards = [0] * int(state.seats)
    if total == SEVEN:
        return cards
    first = max(1, total - int(DICE_SIDES))
    happened: list[Event] = []
    then = state.copy()
    then.log = happened
    then.apply(int(DICE.first) + (first - 1) * int(DICE_SIDES) + total - first - 1)
    for event in happened:
        if event.kind == PRODUCED:
            cards[event.seat] += int(bundles.total(event.a))
    return cards
