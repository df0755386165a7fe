"""Selling goods and hiring workers: the two actions that only bring something (BUR-6.5, BUR-6.6)."""

from igroteka.core.arrays import i64
from igroteka.games.burgundy.data.box import (
    FROM_GOODS,
    GREAT_MUSTER,
    HIRED,
    MUSTERED,
    PAID_SERVICE,
    RICH_SALE,
    RICH_SALE_SILVER,
    SALE_POINTS,
    SALE_SILVER,
    SALE_WORKERS,
    SERVICE_SILVER,
    WORKING_SALE,
)
from igroteka.games.burgundy.events import EARNED, SOLD
from igroteka.games.burgundy.events import HIRED as HIRED_EVENT
from igroteka.games.burgundy.state import SOLD as SOLD_ROW
from igroteka.games.burgundy.state import State


def sale_points(state: State, seat: i64, colour: i64) -> i64:
    """Points for all goods of a colour (BUR-6.5)."""
    return state.has(seat, colour) * SALE_POINTS[state.seats]


def sale_silver(state: State, seat: i64) -> i64:
    """Silver of one sale (BUR-6.5, BUR-10.3)."""
    return RICH_SALE_SILVER if state.knows(seat, RICH_SALE) else SALE_SILVER


def sale_workers(state: State, seat: i64) -> i64:
    """Workers of one sale (BUR-10.4)."""
    return SALE_WORKERS if state.knows(seat, WORKING_SALE) else 0


def sell(state: State, seat: i64, colour: i64) -> None:
    """All goods of one colour are sold (BUR-6.5)."""
    count, points = state.has(seat, colour), sale_points(state, seat, colour)
    silver, workers = sale_silver(state, seat), sale_workers(state, seat)
    state.move_goods(seat, SOLD_ROW + seat, colour, count)
    state.score(seat, FROM_GOODS, points)
    state.silver[seat] += silver
    state.workers[seat] += workers
    state.tell(SOLD, seat, colour, count, points)
    state.tell(EARNED, seat, silver, workers)


def hired_workers(state: State, seat: i64) -> i64:
    """Workers of the take-workers action (BUR-6.6, BUR-10.15)."""
    return MUSTERED if state.knows(seat, GREAT_MUSTER) else HIRED


def hired_silver(state: State, seat: i64) -> i64:
    """Silver of the take-workers action (BUR-10.14)."""
    return SERVICE_SILVER if state.knows(seat, PAID_SERVICE) else 0


def hire(state: State, seat: i64) -> None:
    """The take-workers action (BUR-6.6)."""
    workers, silver = hired_workers(state, seat), hired_silver(state, seat)
    state.workers[seat] += workers
    state.silver[seat] += silver
    state.tell(HIRED_EVENT, seat, workers, silver)
