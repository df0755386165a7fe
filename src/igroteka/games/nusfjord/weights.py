"""What everything is worth, in points; found by matches (bench/tuning.py)."""

from typing import Final

from igroteka.core.arrays import i64, vec


class Weights:
    """The weights of one bot; benches change them to see what another taste would bring."""

    def __init__(self) -> None:
        # goods
        self.good: vec[float] = vec[float]([0.263, 0.234, -0.0123])  # wood, fish and gold beyond their points
        self.haste = 3.49  # how late in the game goods can still be used
        self.plenty = 13.5  # fish beyond which more are worth less
        self.spare = 0.417  # the share of a fish that those are worth
        self.in_reserve = 0.535  # the share of a good on the Reserve
        self.stored_gold = 0.832
        # buildings
        self.reaction = 0.0533  # an effect to come, a round
        self.repeated: vec[float] = vec[float]([-0.0517, 0.0357, 0.281])  # a good that it gives, a round
        self.act = 1.25  # an action that comes with a building
        # the harbour and the village
        self.elder = 0.493  # a round
        self.plate = -0.122  # filled, a round: shared with everybody
        self.fed = 0.0481  # a fish with an elder
        self.catch = 0.0988  # a fish more in each round
        self.empty = 1.43  # of the penalty of a space that may still be built upon, at the start
        self.unissued = 0.849
        self.forest = 0.267
        # what is asked
        self.pending = 0.139
        self.asked = 1.14
        # others
        self.rival = 0.299


def alone() -> Weights:
    """The same for whoever plays alone."""
    found = Weights()
    found.act = 1.98
    found.asked = 1.13
    found.catch = 0.279
    found.elder = 0.263
    found.empty = 1.2
    found.fed = 0.289
    found.forest = 0.504
    found.good = vec[float]([0.262, 0.263, -0.022])
    found.haste = 4.66
    found.in_reserve = 0.208
    found.pending = 0.0897
    found.plate = 0.087
    found.plenty = 13.0
    found.reaction = 0.0872
    found.repeated = vec[float]([0.059, 0.315, 0.169])
    found.spare = 0.434
    found.stored_gold = 0.939
    found.unissued = 0.738
    return found


WORTH: Final = Weights()
ALONE: Final = alone()


def worth_of(seats: i64) -> Weights:
    """What everything is worth at a table of so many."""
    return ALONE if seats == 1 else WORTH
