"""The two special cards (CAT-10)."""

from igroteka.core.agenda import NOBODY
from igroteka.core.arrays import i64
from igroteka.games.catan.data.box import GRAPH, KNIGHT, LARGEST_ARMY_MIN, LONGEST_ROAD_MIN
from igroteka.games.catan.events import LARGEST_ARMY_TAKEN, LONGEST_ROAD_SET_ASIDE, LONGEST_ROAD_TAKEN
from igroteka.games.catan.state import State
from igroteka.kit.graph import longest_trail


def measure_road(state: State, seat: i64) -> None:
    """The length of a seat's longest road; others' buildings interrupt it (CAT-10.3, CAT-10.4)."""
    state.lengths[seat] = longest_trail(GRAPH, state.roads, seat, state.touched[seat], state.others_buildings(seat))


def after_road(state: State, seat: i64) -> None:
    """A new road can only lengthen its owner's (CAT-10.5)."""
    measure_road(state, seat)
    award_longest_road(state)


def after_settlement(state: State, seat: i64, node: i64) -> None:
    """A new settlement may interrupt another's road (CAT-8.12, CAT-10.9)."""
    broken = False
    for other in range(state.seats):
        if other != seat and state.touched[other] >> node & 1:
            measure_road(state, other)
            broken = True
    if broken:
        award_longest_road(state)


def award_longest_road(state: State) -> None:
    """The three steps: the holder keeps on a tie, a sole longest takes, otherwise the card is set aside (CAT-10.5)."""
    longest: i64 = 0
    leaders: i64 = 0
    leader: i64 = NOBODY
    for seat in range(state.seats):
        if state.lengths[seat] > longest:
            longest = state.lengths[seat]
            leaders = 1
            leader = seat
        elif state.lengths[seat] == longest:
            leaders += 1
    holder = state.longest_road
    if holder != NOBODY and state.lengths[holder] >= LONGEST_ROAD_MIN and state.lengths[holder] == longest:
        return
    if longest >= LONGEST_ROAD_MIN and leaders == 1:
        state.longest_road = leader
        state.tell(LONGEST_ROAD_TAKEN, leader, longest)
    elif holder != NOBODY:
        state.longest_road = NOBODY
        state.tell(LONGEST_ROAD_SET_ASIDE, holder)


def award_largest_army(state: State, seat: i64) -> None:
    """Three knights first, then strictly more than the holder (CAT-10.1)."""
    knights = state.cards_played(seat, KNIGHT)
    holder = state.largest_army
    if holder == seat or knights < LARGEST_ARMY_MIN:
        return
    if holder == NOBODY or knights > state.cards_played(holder, KNIGHT):
        state.largest_army = seat
        state.tell(LARGEST_ARMY_TAKEN, seat, knights)
