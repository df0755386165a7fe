"""Roads, settlements, cities (CAT-8)."""

from igroteka.core.actions import Kind, Options
from igroteka.core.agenda import NOBODY
from igroteka.core.arrays import i64
from igroteka.games.catan.actions import BUILD_CITY, BUILD_ROAD, BUILD_SETTLEMENT
from igroteka.games.catan.data.box import (
    CITIES,
    CITY_COST,
    EDGE_NODES,
    EDGES,
    NODES,
    ROAD_COST,
    SETTLEMENT_COST,
    SETTLEMENTS,
)
from igroteka.games.catan.events import CITY_BUILT, ROAD_BUILT, SETTLEMENT_BUILT
from igroteka.games.catan.rules import counting, ending, special
from igroteka.games.catan.rules.deed import Deed
from igroteka.games.catan.state import State
from igroteka.kit import bits


def reach(state: State, seat: i64) -> i64:
    """Nodes from which a road may go on: own buildings and own roads, not blocked by another's building (CAT-8.3)."""
    return (state.touched[seat] | state.buildings(seat)) & ~state.others_buildings(seat)


def offer_roads(state: State, seat: i64, out: Options) -> None:
    """Every empty edge with an end in reach (CAT-8.2, CAT-8.4)."""
    nodes = reach(state, seat)
    for edge in range(EDGES):
        if EDGE_NODES[edge] & nodes and state.roads[edge] == NOBODY:
            out.add(BUILD_ROAD.first + edge)


def can_place_road(state: State, seat: i64) -> bool:
    """Is there a piece and an edge for it (CAT-8.9, CAT-9.6)?"""
    if state.roads_left[seat] == 0:
        return False
    nodes = reach(state, seat)
    for edge in range(EDGES):
        if EDGE_NODES[edge] & nodes and state.roads[edge] == NOBODY:
            return True
    return False


def settlement_nodes(state: State, seat: i64) -> i64:
    """Nodes at own roads that the distance rule leaves free (CAT-8.6, CAT-8.7)."""
    return state.open & state.touched[seat]


def place_road(state: State, seat: i64, edge: i64) -> None:
    """Lay a road and look who has the longest (CAT-8.12)."""
    state.put_road(seat, edge)
    state.tell(ROAD_BUILT, seat, edge)
    special.after_road(state, seat)


def place_settlement(state: State, seat: i64, node: i64) -> None:
    """Found a settlement and look whose road it interrupts (CAT-8.12)."""
    state.put_settlement(seat, node)
    state.tell(SETTLEMENT_BUILT, seat, node)
    special.after_settlement(state, seat, node)


def close_trading(state: State) -> None:
    """In the strict order of phases the first build or purchase ends trading (CAT-7.1, CAT-7.8)."""
    if not state.rules.combined:
        state.trading_closed = True


class BuildRoad(Deed):
    """Pay and lay a road (CAT-8.1, CAT-8.2, CAT-8.13)."""

    def kind(self) -> Kind:
        return BUILD_ROAD

    def offer(self, state: State, seat: i64, out: Options) -> None:
        if state.roads_left[seat] > 0 and state.can_pay(seat, ROAD_COST):
            offer_roads(state, seat, out)

    def perform(self, state: State, seat: i64, action: i64) -> None:
        state.pay(seat, ROAD_COST)
        counting.paid(state, seat)
        close_trading(state)
        place_road(state, seat, BUILD_ROAD.index(action))
        ending.claim_victory(state)


class BuildSettlement(Deed):
    """Pay and found a settlement (CAT-8.1, CAT-8.6, CAT-8.7, CAT-8.9)."""

    def kind(self) -> Kind:
        return BUILD_SETTLEMENT

    def offer(self, state: State, seat: i64, out: Options) -> None:
        nodes = settlement_nodes(state, seat)
        if nodes and bits.size(state.settlements[seat]) < SETTLEMENTS and state.can_pay(seat, SETTLEMENT_COST):
            for node in range(NODES):
                if nodes >> node & 1:
                    out.add(BUILD_SETTLEMENT.first + node)

    def perform(self, state: State, seat: i64, action: i64) -> None:
        state.pay(seat, SETTLEMENT_COST)
        counting.paid(state, seat)
        close_trading(state)
        place_settlement(state, seat, BUILD_SETTLEMENT.index(action))
        ending.claim_victory(state)


class BuildCity(Deed):
    """Pay and turn an own settlement into a city; the settlement goes back to the supply (CAT-8.8, CAT-8.10)."""

    def kind(self) -> Kind:
        return BUILD_CITY

    def offer(self, state: State, seat: i64, out: Options) -> None:
        if state.can_pay(seat, CITY_COST) and bits.size(state.cities[seat]) < CITIES:
            nodes = state.settlements[seat]
            for node in range(NODES):
                if nodes >> node & 1:
                    out.add(BUILD_CITY.first + node)

    def perform(self, state: State, seat: i64, action: i64) -> None:
        state.pay(seat, CITY_COST)
        counting.paid(state, seat)
        close_trading(state)
        state.put_city(seat, BUILD_CITY.index(action))
        state.tell(CITY_BUILT, seat, BUILD_CITY.index(action))
        ending.claim_victory(state)
