"""Who has how many points, and who comes before whom?"""

from igroteka.core.arrays import i64
from igroteka.core.state import places
from igroteka.games.catan.data.box import (
    CARD_POINTS,
    CITY_POINTS,
    LARGEST_ARMY_POINTS,
    LONGEST_ROAD_POINTS,
    SETTLEMENT_POINTS,
    VICTORY_POINT,
)
from igroteka.games.catan.state import VICTORY, State
from igroteka.kit import bits


def visible_points(state: State, seat: i64) -> i64:
    """Buildings and special cards (CAT-13.4)."""
    points = bits.size(state.settlements[seat]) * SETTLEMENT_POINTS + bits.size(state.cities[seat]) * CITY_POINTS
    if state.longest_road == seat:
        points += LONGEST_ROAD_POINTS
    if state.largest_army == seat:
        points += LARGEST_ARMY_POINTS
    return points


def points(state: State, seat: i64) -> i64:
    """Visible points and the hidden victory-point cards (CAT-11.1, CAT-13.4)."""
    return visible_points(state, seat) + state.cards_held(seat, VICTORY_POINT) * CARD_POINTS


def score_sheet(state: State, seat: i64) -> dict[str, int]:
    """Where the points come from."""
    return {
        "settlements": bits.size(state.settlements[seat]) * SETTLEMENT_POINTS,
        "cities": bits.size(state.cities[seat]) * CITY_POINTS,
        "longest_road": LONGEST_ROAD_POINTS if state.longest_road == seat else 0,
        "largest_army": LARGEST_ARMY_POINTS if state.largest_army == seat else 0,
        "victory_point_cards": state.cards_held(seat, VICTORY_POINT) * CARD_POINTS,
    }


def ranks(state: State) -> list[int]:
    """The winner first, then by points; equal points share a place (CAT-11.4, CAT-11.5)."""
    totals = [points(state, seat) for seat in range(state.seats)]
    if state.ending == VICTORY:
        totals[state.winner] = max(totals) + 1
    return places(totals)
