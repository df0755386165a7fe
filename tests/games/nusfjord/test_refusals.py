"""Every refusal of Nusfjord names a reason that is true at this moment."""

from collections.abc import Mapping
from typing import Final

import pytest

from igroteka.core.actions import Kind
from igroteka.core.agenda import Frame
from igroteka.games.nusfjord.actions import (
    BUILD,
    CHOOSE,
    CLEAR,
    COPY,
    DECLINE,
    DONE,
    ELDER,
    FEED,
    INVITE,
    PASS,
    PLACE,
    PLANT,
    SELL,
    SERVE,
    SHARE,
    SHIP,
    SITE,
    SOURCE,
    TIMES,
    TRADE,
    TRIGGER,
    UPGRADE,
    USE,
)
from igroteka.games.nusfjord.data import box
from igroteka.games.nusfjord.data.box import (
    COUNCIL,
    NONE,
    OFFER_SHIP,
    PAIR_CELLS,
    PAIRS,
    PLATES,
    SHIP_LENGTH,
    SPACE_ACTION,
    STACKS,
    TOP_CATCH,
    UPGRADE_FROM,
    UPGRADE_TO,
    WORKERS,
)
from igroteka.games.nusfjord.data.program import K_PAY_RESERVE, PROGRAM
from igroteka.games.nusfjord.game import GAME
from igroteka.games.nusfjord.rules import (
    board,
    building,
    effects,
    elders,
    fishing,
    forests,
    goods,
    reactions,
    ships,
    windows,
    work,
)
from igroteka.games.nusfjord.state import HAND, SHOWN, State
from tests.conftest import sized
from tests.games import honesty
from tests.games.honesty import Refused, Truth

ANSWERS: Final[Mapping[type[Frame], list[Kind]]] = {
    work.TakeTurn: [PLACE, COPY, ELDER, PASS],
    windows.EndTurn: [DONE],
    windows.LastExchanges: [DONE],
    board.Offer: [USE, DECLINE],
    board.ServeFish: [SERVE, DECLINE],
    building.BuildBuilding: [BUILD, DECLINE],
    building.ChooseSite: [SITE],
    building.ChooseSource: [SOURCE],
    ships.BuildShip: [SHIP, DECLINE],
    ships.UpgradeShip: [UPGRADE, DECLINE],
    elders.InviteElder: [INVITE, DECLINE],
    elders.UseInvited: [USE, DECLINE],
    elders.UseElder: [ELDER, DECLINE],
    forests.ClearForest: [CLEAR, DECLINE],
    forests.Reforest: [PLANT, DECLINE],
    effects.OfferEffect: [USE, DECLINE],
    effects.ChooseAction: [CHOOSE, DECLINE],
    effects.Exchange: [TIMES, DECLINE],
    effects.RemoveForest: [CLEAR, DONE, DECLINE],
    reactions.React: [TRIGGER],
    fishing.FeedElders: [FEED],
    fishing.FeedForeign: [SHARE],
}
"""NUS-14.2: what may be said where, exchanges apart."""


def may_decline(r: Refused) -> bool:
    """Can what is asked be left undone?"""
    return (
        bool(r.top.decline)
        if isinstance(r.top, windows.Menu)
        else r.top.__class__
        in (
            elders.UseInvited,
            effects.OfferEffect,
        )
    )


def wrong_moment(r: Refused) -> bool:
    if r.says(TRADE, SELL):
        return False
    if isinstance(r.top, effects.RemoveForest) and r.says(DONE):
        return may_decline(r)
    return not r.says(*ANSWERS[type(r.top)]) and (
        may_decline(r) or not r.says(DECLINE) or not isinstance(r.top, windows.Menu)
    )


# --- what was meant


def space_of(r: Refused) -> int:
    return r.index


def action_of(r: Refused) -> int:
    """The action of the board that cannot be done: of a space, of an offer, or among several."""
    if r.says(PLACE, COPY):
        return int(SPACE_ACTION[r.index])
    if r.says(CHOOSE):
        return r.index
    if isinstance(r.top, board.Offer):
        return int(board.action_of(r.top.step))
    return -1


def elder_of(r: Refused) -> int:
    if isinstance(r.top, elders.UseInvited):
        return int(r.state.council[r.seat * COUNCIL + r.top.place])
    return r.index


def place_of(r: Refused) -> int:
    council = [int(r.state.council[r.seat * COUNCIL + place]) for place in range(COUNCIL)]
    return council.index(elder_of(r)) if elder_of(r) in council else -1


def asks_elder(r: Refused) -> bool:
    at_turn = isinstance(r.top, work.TakeTurn | elders.UseElder) and r.says(ELDER)
    return at_turn or (isinstance(r.top, elders.UseInvited) and r.says(USE))


def ship_of(r: Refused) -> int:
    return int(OFFER_SHIP[r.index])


# --- what the table shows


def standing(state: State, space: int) -> int:
    return sum(int(state.workers[space * WORKERS + colour]) for colour in range(WORKERS))


def tops(state: State) -> list[int]:
    return [int(state.stands[2 * stack]) for stack in range(STACKS) if state.stands[2 * stack] != NONE]


def covered(state: State) -> list[int]:
    return [int(state.stands[2 * stack + 1]) for stack in range(STACKS) if state.stands[2 * stack + 1] != NONE]


def council_size(r: Refused) -> int:
    return sum(r.state.council[r.seat * COUNCIL + place] != NONE for place in range(COUNCIL))


def has(r: Refused, *, reserve: bool = False) -> dict[str, int]:
    """What a seat can pay with."""
    own = {"wood": int(r.state.wood(r.seat)), "fish": int(r.state.fish(r.seat)), "gold": int(r.state.gold(r.seat))}
    if reserve and r.state.ruling(r.seat, K_PAY_RESERVE, 0) > 0:
        return {name: count + int(r.state.reserve(r.seat, good)) for good, (name, count) in enumerate(own.items())}
    return own


def too_dear(r: Refused, *, reserve: bool = False) -> bool:
    mine = has(r, reserve=reserve)
    return any(r.details[name] > mine[name] for name in mine)


def taken(r: Refused) -> int:
    """Cells with a building or a forest."""
    cells = 0
    for pair in range(PAIRS):
        if r.state.forests[r.seat * PAIRS + pair]:
            cells |= int(PAIR_CELLS[pair])
    for cell in range(box.CELLS):
        if r.state.cells[r.seat * box.CELLS + cell] != NONE:
            cells |= 1 << cell
    return cells


def free_cells(r: Refused) -> int:
    return int(r.state.free(r.seat))


def no_forest(r: Refused) -> bool:
    return not any(r.state.forests[r.seat * PAIRS + pair] for pair in range(PAIRS))


def offered(r: Refused) -> bool:
    """Is it one of the actions to choose from?"""
    return isinstance(r.top, effects.ChooseAction) and r.top.inner(r.index) != NONE


def stuck(r: Refused) -> bool:
    """After the exchange the question could not be answered any more."""
    assert isinstance(r.top, windows.Menu)
    probe = r.state.copy()
    windows.interject(probe, r.seat, r.action)
    return not r.top.decline and not r.top.possible(probe)


def exchange_step(r: Refused) -> int:
    return int(PROGRAM.trades[int(TRADE.a(r.action)) * box.LISTED_TRADES + int(TRADE.b(r.action))])


def built(r: Refused) -> set[int]:
    return {int(r.state.cells[r.seat * box.CELLS + cell]) for cell in range(box.CELLS)}


def hungry(r: Refused) -> list[int]:
    assert isinstance(r.top, fishing.FeedElders)
    places = [place for place in range(council_size(r)) if not r.top.fed >> place & 1]
    return [int(r.state.council[r.seat * COUNCIL + place]) for place in places]


TRUTHS: Final[Mapping[str, Truth]] = {
    **honesty.MANNERS,
    "wrong-moment": wrong_moment,
    "must-answer": lambda r: r.says(DECLINE, PASS, DONE) and not may_decline(r),
    # spaces
    "space-full": lambda r: r.says(PLACE) and 0 < r.state.capacity(r.index) <= standing(r.state, r.index),
    "no-such-space": lambda r: r.says(PLACE, COPY) and r.state.capacity(r.index) == 0,
    "other-colour": lambda r: (
        r.says(PLACE)
        and r.state.rules.solo
        and standing(r.state, r.index) > 0
        and r.state.workers[r.index * WORKERS + r.state.colour(r.seat)] == 0
    ),
    "not-full": lambda r: r.says(COPY) and standing(r.state, r.index) < r.state.capacity(r.index),
    "no-copy": lambda r: r.says(COPY) and r.state.rules.copies == 0,
    "copy-taken": lambda r: r.says(COPY) and standing(r.state, int(work.copy_space(r.state, r.index))) > 0,
    # elders
    "not-your-elder": lambda r: (asks_elder(r) or r.says(FEED)) and place_of(r) < 0,
    "no-worker-elder": lambda r: (
        isinstance(r.top, work.TakeTurn)
        and r.says(ELDER)
        and r.state.posted[r.seat * COUNCIL + place_of(r)] == r.state.colour(r.seat) + 1
    ),
    "elder-taken": lambda r: (
        isinstance(r.top, work.TakeTurn)
        and r.says(ELDER)
        and r.state.rules.solo
        and r.state.posted[r.seat * COUNCIL + place_of(r)] not in (0, r.state.colour(r.seat) + 1)
    ),
    "no-plate-fish": lambda r: asks_elder(r) and r.state.plates == 0,
    "elder-nothing": lambda r: (
        asks_elder(r) and r.state.plates > 0 and not elders.can_use(r.state, r.seat, place_of(r))
    ),
    "elder-covered": lambda r: isinstance(r.top, elders.InviteElder) and r.says(INVITE) and r.index in covered(r.state),
    "elder-not-there": lambda r: (
        isinstance(r.top, elders.InviteElder) and r.says(INVITE) and r.index not in tops(r.state) + covered(r.state)
    ),
    "council-full": lambda r: action_of(r) == box.INVITE and council_size(r) == COUNCIL == 5,
    "no-elder": lambda r: action_of(r) == box.INVITE and not tops(r.state),
    # actions
    "reserve-empty": lambda r: action_of(r) == box.TRANSFER and r.state.reserve_total(r.seat) == 0,
    "plates-full": lambda r: (action_of(r) == box.SERVE or r.says(SERVE)) and r.state.plates == PLATES,
    "plates-few": lambda r: (
        isinstance(r.top, board.ServeFish)
        and r.details == {"left": PLATES - r.state.plates}
        and r.index + 1 > PLATES - r.state.plates > 0
    ),
    "too-few-fish": lambda r: (
        (action_of(r) == box.SERVE or isinstance(r.top, board.ServeFish))
        and r.details["fish"] == r.state.fish(r.seat) < r.details["price"]
    ),
    "no-free-space": lambda r: (action_of(r) == box.BUILD or r.says(BUILD)) and free_cells(r) == 0,
    "no-building": lambda r: action_of(r) == box.BUILD and free_cells(r) != 0,
    "no-such-card": lambda r: (
        isinstance(r.top, building.BuildBuilding)
        and not r.state.has_card(SHOWN, r.index)
        and not r.state.has_card(HAND + r.seat, r.index)
    ),
    "too-dear": lambda r: isinstance(r.top, building.BuildBuilding) and r.says(BUILD) and too_dear(r, reserve=True),
    "cell-taken": lambda r: isinstance(r.top, building.ChooseSite) and r.says(SITE) and taken(r) >> r.index & 1,
    "source-range": lambda r: (
        isinstance(r.top, building.ChooseSource)
        and r.says(SOURCE)
        and not r.details["least"] <= r.index <= r.details["most"]
    ),
    "no-unissued": lambda r: action_of(r) == box.ISSUE and r.state.unissued[r.seat] == 0,
    "no-shares": lambda r: action_of(r) == box.BUY_SHARES and r.state.offered_total() == 0,
    "too-few-gold": lambda r: (
        action_of(r) == box.BUY_SHARES and r.details["gold"] == r.state.gold(r.seat) < r.details["price"]
    ),
    "no-forest": lambda r: action_of(r) in (box.CLEAR, box.THIN_OUT) and no_forest(r),
    "no-forest-there": lambda r: (
        isinstance(r.top, forests.ClearForest | effects.RemoveForest)
        and r.says(CLEAR)
        and r.state.forests[r.seat * PAIRS + r.index] == 0
    ),
    "wood-full": lambda r: action_of(r) == box.THIN_OUT and r.state.wood(r.seat) >= goods.wood_limit(r.state, r.seat),
    "no-pair": lambda r: action_of(r) == box.REFOREST and r.state.free_pairs(r.seat) == 0,
    "pair-taken": lambda r: (
        isinstance(r.top, forests.Reforest) and r.says(PLANT) and taken(r) & int(PAIR_CELLS[r.index])
    ),
    "not-a-pair": lambda r: (
        isinstance(r.top, forests.Reforest) and r.says(PLANT) and not r.state.rules.pairs >> r.index & 1
    ),
    "no-ship": lambda r: action_of(r) == box.BUILD_SHIP and r.state.catch(r.seat) < TOP_CATCH,
    "catch-full": lambda r: (
        (action_of(r) == box.BUILD_SHIP or r.says(SHIP)) and r.state.catch(r.seat) >= TOP_CATCH == 12
    ),
    "ship-gone": lambda r: isinstance(r.top, ships.BuildShip) and r.says(SHIP) and r.state.yard(ship_of(r)) == 0,
    "track-full": lambda r: (
        isinstance(r.top, ships.BuildShip)
        and r.says(SHIP)
        and r.state.length(r.seat) + SHIP_LENGTH[ship_of(r)] > box.MAX_LENGTH
    ),
    "ship-price": lambda r: isinstance(r.top, ships.BuildShip) and r.says(SHIP) and too_dear(r),
    "ship-free": lambda r: (
        isinstance(r.top, ships.BuildShip)
        and r.says(SHIP)
        and ships.can_build(r.state, r.seat, [int(ship) for ship in OFFER_SHIP].index(ship_of(r)), r.top.step)
    ),
    "wrong-ship": lambda r: (
        (isinstance(r.top, ships.BuildShip) and r.says(SHIP) and not ships.is_wanted(ship_of(r), r.top.step))
        or (isinstance(r.top, ships.UpgradeShip) and r.says(UPGRADE) and not ships.is_step(r.index, r.top.step))
    ),
    "cannot-upgrade": lambda r: (
        isinstance(r.top, ships.UpgradeShip)
        and r.says(UPGRADE)
        and (
            r.state.fleet(r.seat, UPGRADE_FROM[r.index]) == 0
            or r.state.yard(UPGRADE_TO[r.index]) == 0
            or r.state.length(r.seat) - SHIP_LENGTH[UPGRADE_FROM[r.index]] + SHIP_LENGTH[UPGRADE_TO[r.index]]
            > box.MAX_LENGTH
        )
    ),
    "not-offered": lambda r: (
        (r.says(CHOOSE) and not offered(r))
        or (isinstance(r.top, effects.Exchange) and r.says(TIMES))
        or (isinstance(r.top, board.ServeFish) and r.says(SERVE))
    ),
    "not-pending": lambda r: isinstance(r.top, reactions.React) and r.says(TRIGGER),
    "must-build": lambda r: isinstance(r.top, effects.RemoveForest) and r.says(CLEAR, DONE) and r.top.is_bound(),
    # fish
    "fed-already": lambda r: isinstance(r.top, fishing.FeedElders) and place_of(r) >= 0 and r.index not in hungry(r),
    "no-share": lambda r: (
        isinstance(r.top, fishing.FeedForeign)
        and r.says(SHARE)
        and (r.index >= r.state.seats or r.top.open(r.state, r.index) == 0)
    ),
    # exchanges
    "no-trade": lambda r: r.says(TRADE) and (exchange_step(r) == NONE or int(TRADE.a(r.action)) not in built(r)),
    "trade-price": lambda r: r.says(TRADE) and not windows.can_give(r.state, r.seat, exchange_step(r)),
    "trade-useless": lambda r: r.says(TRADE) and not windows.is_useful(r.state, r.seat, exchange_step(r)),
    "trade-stuck": lambda r: r.says(TRADE, SELL) and stuck(r),
    "trade-not-now": lambda r: (
        r.says(TRADE, SELL)
        and (not isinstance(r.top, windows.Window) or not r.top.pays() or fishing.is_distributing(r.state))
    ),
    "no-sale": lambda r: (
        r.says(SELL) and (r.state.fleet(r.seat, r.index) == 0 or windows.price_of_sale(r.state, r.seat, r.index) == 0)
    ),
}
"""What must be true for a refusal to be honest."""

DATA: Final = {"card", "elder", "cards", "number", "unknown-word", "missing-word", "not-a-number", "price"}
"""What is wrong with a card that somebody corrects."""
NO_ACTION: Final = {"match-seats", "first-seat", "position-law", *DATA, "condition", "moment", "unreadable"}

TABLES: Final[list[tuple[int, dict[str, object]]]] = [
    (1, {}),
    (1, {"solo": "hard", "deck": "cod"}),
    (2, {"match": "double"}),
    (3, {"deck": "mackerel"}),
    (5, {"deck": "cod"}),
]


@pytest.mark.parametrize("seed", range(sized(1, 20)))
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_refusal_of_a_game_is_true(seats: int, options: dict[str, object], seed: int) -> None:
    """NUS-14.2: the reason that is named holds, whatever is said, by whomever, at whatever moment."""
    assert [] == honesty.lies(honesty.wandering(GAME, seats, options, seed, sized(2, 6)), TRUTHS, set())


def test_every_code_has_a_truth() -> None:
    assert set(TRUTHS) == honesty.codes(GAME, NO_ACTION)
