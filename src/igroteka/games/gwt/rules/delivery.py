"""Deliveries and the discs they take (GWT-7.9 to GWT-7.14, GWT-8)."""

from typing import Final

from igroteka.core.actions import Options
from igroteka.core.agenda import NOBODY, Frame
from igroteka.core.arrays import i64, mypyc_attr, raised, replaced
from igroteka.core.state import do_next
from igroteka.families.trail import discs
from igroteka.games.gwt.actions import DELIVER, DISC, RECALL
from igroteka.games.gwt.data.box import (
    CITIES,
    CITY_DARK,
    CITY_DOLLARS,
    CITY_REPEATS,
    CITY_VALUE,
    CROSSES_BEFORE,
    DISC_COST,
    DISC_GAIN,
    DISCS,
    HOME_CITY,
    LINK_HIGH,
    LINK_LOW,
    LINKS,
    NONE,
    STATION_DARK,
    STATIONS,
    WHITE_DISCS,
    nose,
)
from igroteka.games.gwt.data.program import ALT_START, LINK_ALT, OP, TOKEN
from igroteka.games.gwt.events import DELIVERED, DISC_RECALLED, DISC_TAKEN, PAID, WITHOUT_DISC
from igroteka.games.gwt.rules import effects, objectives
from igroteka.games.gwt.rules.exchange import Ask
from igroteka.games.gwt.state import State
from igroteka.kit import bits


def transport(state: State, seat: i64, city: i64) -> i64:
    """A dollar for each cross between engine and city (GWT-7.13)."""
    return max(0, CROSSES_BEFORE[CITY_VALUE[city]] - CROSSES_BEFORE[nose(state.engines[seat])])


def cost_of(state: State, seat: i64, city: i64, extra: i64) -> i64:
    """What the transport costs; an extraordinary delivery is free (GWT-6.45)."""
    return 0 if extra else transport(state, seat, city)


def money_of(state: State, city: i64, extra: i64) -> i64:
    """What a city pays at once (GWT-7.11, GWT-6.45)."""
    return CITY_DOLLARS[city] if not extra or state.rules.extraordinary_money else 0


# --- the city


def may_deliver(state: State, seat: i64, city: i64, value: i64) -> bool:
    """Value within reach, and no own disc there unless it may be chosen again and again (GWT-7.9)."""
    return CITY_VALUE[city] <= value and (state.city_discs(seat, city) == 0 or (CITY_REPEATS >> city & 1) == 1)


@mypyc_attr(acyclic=True, free_list_len=1)
class Deliver(Ask):
    """Choose the city; Kansas City is always possible (GWT-7.9)."""

    def __init__(self, seat: i64, value: i64, extra: i64) -> None:
        super().__init__(seat)
        self.value: Final[i64] = value
        self.extra: Final[i64] = extra  # an extraordinary delivery

    def fields(self) -> list[int]:
        return [self.seat, self.value, self.extra]

    def options(self, state: State, out: Options) -> None:
        for city in range(CITIES):
            if may_deliver(state, self.seat, city, self.value):
                out.add(DELIVER.first + city)

    def apply(self, state: State, action: i64) -> None:
        city = DELIVER.index(action)
        cost = cost_of(state, self.seat, city, self.extra)
        state.tell(DELIVERED, self.seat, city, cost)
        kept = cost - advance(state, self.seat, city, self.extra)
        if has_disc(state, self.seat, city, state.dollars[self.seat] - kept):
            do_next(state, TakeDisc(self.seat, city, kept), CityReached(self.seat, city, self.extra))
        else:
            state.tell(WITHOUT_DISC, self.seat, city)  # no bonus at all (GWT-8.5)
            pay_transport(state, self.seat, cost)


def advance(state: State, seat: i64, city: i64, extra: i64) -> i64:
    """Money of Kansas City that may already be spent on the disc: only if none on the board can be paid without it
    (GWT-8.6).
    """
    if city != HOME_CITY or not state.rules.home_pays_disc or spaces_for(state, seat, city, state.dollars[seat]):
        return 0
    return money_of(state, city, extra)


def pay_out(state: State, seat: i64, city: i64, extra: i64) -> None:
    """The money of a city, if it pays any."""
    dollars = money_of(state, city, extra)
    if dollars > 0:
        effects.gain(state, seat, dollars)


def pay_transport(state: State, seat: i64, cost: i64) -> None:
    """The income always covers it (GWT-7.13)."""
    if cost > 0:
        state.dollars[seat] -= min(cost, state.dollars[seat])
        state.tell(PAID, seat, cost)


@mypyc_attr(acyclic=True, free_list_len=1)
class CityReached(Frame):
    """With the disc in the city: its money, the arrows it completes, then the transport (GWT-7.11 to GWT-7.14)."""

    def __init__(self, seat: i64, city: i64, extra: i64) -> None:
        self.seat: Final[i64] = seat
        self.city: Final[i64] = city
        self.extra: Final[i64] = extra

    def fields(self) -> list[int]:
        return [self.seat, self.city, self.extra]

    def run(self, state: State) -> None:
        pay_out(state, self.seat, self.city, self.extra)
        if not self.extra:
            do_next(state, PayTransport(self.seat, self.city))
        for link in range(LINKS):
            if LINK_ALT[link] != NONE and self.completes(state, link):
                if OP[ALT_START[LINK_ALT[link]]] == TOKEN:
                    effects.gain_token(state, self.seat)
                else:
                    do_next(state, objectives.GainObjective(self.seat, 0, 1))

    def completes(self, state: State, link: i64) -> bool:
        """Is the city one end of the arrow, with an own disc on the other?"""
        if LINK_LOW[link] == self.city:
            return state.city_discs(self.seat, LINK_HIGH[link]) > 0
        return LINK_HIGH[link] == self.city and state.city_discs(self.seat, LINK_LOW[link]) > 0


@mypyc_attr(acyclic=True, free_list_len=1)
class PayTransport(Frame):
    """Last of all, the transport (GWT-7.13, GWT-7.14)."""

    def __init__(self, seat: i64, city: i64) -> None:
        self.seat: Final[i64] = seat
        self.city: Final[i64] = city

    def fields(self) -> list[int]:
        return [self.seat, self.city]

    def run(self, state: State) -> None:
        pay_transport(state, self.seat, transport(state, self.seat, self.city))


# --- discs: a target is a city, or CITIES + station


def is_dark(target: i64) -> bool:
    """Does the target take any disc (GWT-8.1)?"""
    if target < CITIES:
        return (CITY_DARK >> target & 1) == 1
    return (STATION_DARK >> (target - CITIES) & 1) == 1


def spaces_for(state: State, seat: i64, target: i64, dollars: i64) -> i64:
    """The disc spaces from which a disc may go to the target, with so much money to spend (GWT-8.1 to GWT-8.3)."""
    return discs.spaces_for(state.discs[seat], WHITE_DISCS, is_dark(target), DISC_COST, dollars)


def movable(state: State, seat: i64, target: i64) -> i64:
    """Stations whose disc could be moved instead (GWT-8.4)."""
    stations = state.stations[seat]
    return stations if target < CITIES else stations & ~bits.bit(target - CITIES)


def has_disc(state: State, seat: i64, target: i64, dollars: i64) -> bool:
    """Is there any disc for the target?"""
    return spaces_for(state, seat, target, dollars) != 0 or movable(state, seat, target) != 0


@mypyc_attr(acyclic=True, free_list_len=1)
class TakeDisc(Ask):
    """Take a disc for a city or station and do its instant effect; `kept` dollars must be left (GWT-7.14, GWT-8).

    Below 0, `kept` is money of Kansas City that comes with the disc (GWT-8.6).
    """

    def __init__(self, seat: i64, target: i64, kept: i64) -> None:
        super().__init__(seat)
        self.target: Final[i64] = target
        self.kept: Final[i64] = kept

    def fields(self) -> list[int]:
        return [self.seat, self.target, self.kept]

    def who(self, state: State) -> i64:
        return self.seat if has_disc(state, self.seat, self.target, state.dollars[self.seat] - self.kept) else NOBODY

    def options(self, state: State, out: Options) -> None:
        spaces = spaces_for(state, self.seat, self.target, state.dollars[self.seat] - self.kept)
        if spaces:
            for space in range(DISCS):
                if spaces >> space & 1:
                    out.add(DISC.first + space)
        else:
            stations = movable(state, self.seat, self.target)
            for station in range(STATIONS):
                if stations >> station & 1:
                    out.add(RECALL.first + station)

    def apply(self, state: State, action: i64) -> None:
        if RECALL.has(action):
            station = RECALL.index(action)
            state.stations = replaced(state.stations, self.seat, state.stations[self.seat] & ~bits.bit(station))
            state.tell(DISC_RECALLED, self.seat, station)
        else:
            space = DISC.index(action)
            state.discs = replaced(state.discs, self.seat, state.discs[self.seat] & ~bits.bit(space))
            state.dollars[self.seat] += DISC_GAIN[space]
            state.tell(DISC_TAKEN, self.seat, space, DISC_GAIN[space])
        if self.target < CITIES:
            state.cities = raised(state.cities, self.seat * CITIES + self.target, 1)
        else:
            state.stations = replaced(
                state.stations, self.seat, state.stations[self.seat] | bits.bit(self.target - CITIES)
            )
