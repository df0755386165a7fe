"""How will it end? The value by hand, set right by a net that has seen many games."""

from typing import Final

from igroteka.core.box import box_text, read_box
from igroteka.core.observation import Observation
from igroteka.games.burgundy import heuristics, meta, observation
from igroteka.games.burgundy.data.box import NONE
from igroteka.games.burgundy.state import State
from igroteka.kit.judgement import Judgement

NET: Final = Judgement(read_box(box_text(meta.ID, "outlook")))


def value(state: State, seat: int) -> float:
    """The margin over the best rival that is to be expected; at the end, the margin itself."""
    by_hand = heuristics.value(state, seat)
    if state.finished or state.boards[seat] == NONE:
        return by_hand
    row = Observation()
    observation.write(state, seat, row)
    return NET.margin(row, state.seats, by_hand, heuristics.left(state))
