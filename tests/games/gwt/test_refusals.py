"""A refusal names a reason, and the reason is true at this moment: one predicate for each code."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from igroteka.core.agenda import NOBODY, Frame
from igroteka.core.chance import Random
from igroteka.core.errors import IllegalAction
from igroteka.core.state import CHANCE, OVER
from igroteka.games.gwt.actions import (
    ACTIONS,
    AUX,
    BACK,
    BOUNTY,
    BUILD,
    BUY,
    CERTIFICATES,
    CLEAR,
    COPY,
    DECLINE,
    DELIVER,
    DISC,
    DISCARD,
    DONE,
    DRAW,
    ENGINE,
    EXCHANGE,
    FORESIGHT,
    HIRE,
    LOCAL,
    MASTER,
    MOVE,
    OBJECTIVE,
    PLAY,
    RAISE,
    RECALL,
    TRASH,
    UPGRADE,
    USE,
)
from igroteka.games.gwt.data.box import (
    BANDIT_SPACES,
    BUILDER,
    BUILDING_SPACES,
    BUY_COWBOYS,
    BUY_FIRST,
    BUY_PRICE,
    BUY_SECOND,
    CATTLE,
    CITY_REPEATS,
    CITY_VALUE,
    CRAFT_SPACES,
    FIRST_BANDIT,
    HAZARD_SPACES,
    HOUSE_SPACES,
    KC,
    NONE,
    ROUTE_NODE,
    START,
    STATION_COST,
    WHITE_DISCS,
)
from igroteka.games.gwt.data.program import ALT_COSTS, AUX_ALT, DOUBLE, LOCAL_COUNT, RISK
from igroteka.games.gwt.game import GAME
from igroteka.games.gwt.rules import (
    auxiliary,
    building,
    cattle,
    delivery,
    effects,
    exchange,
    hazards,
    hiring,
    kansas_city,
    location,
    objectives,
    railroad,
    refusals,
    trail,
    turn,
)
from igroteka.games.gwt.state import CATTLE_STACK, HAND, MARKET, OBJECTIVE_STACK, PHASE_C, SHOWN, State
from tests.conftest import sized
from tests.games.gwt.table import MASHA, arrive, hand, house, table
from tests.games.saying import legal, refusal, say


class Case:
    """Something that was refused: who said what at which question, and the reason given."""

    def __init__(self, state: State, seat: int, action: int, why: IllegalAction, legal: set[int]) -> None:
        self.state = state
        self.legal = legal  # what might have been said
        self.seat = seat
        self.action = action
        self.top: Frame = state.top() if state.depth else Frame()
        self.why = why


Truth = Callable[[Case], bool]

OBJECTIVE_MOMENTS = (
    trail.MoveHerder,
    location.UseBuilding,
    location.StopHere,
    turn.EndPhaseB,
    kansas_city.Foresight,
    kansas_city.Income,
)


def is_dear(c: Case) -> bool:
    """The price is told as it is, and it is more than there is."""
    state, seat, action, top = c.state, c.seat, c.action, c.top
    price, dollars = c.why.details["price"], c.why.details["dollars"]
    assert isinstance(price, int)
    if HIRE.has(action):
        assert isinstance(top, hiring.Hire)
        assert price == hiring.price(HIRE.a(action), top.modifier)
    elif BUY.has(action):
        assert price == BUY_PRICE[BUY.index(action)]
    elif BUILD.has(action):
        assert isinstance(top, building.Build)
        number, node = BUILD.a(action), BUILDING_SPACES[BUILD.b(action)]
        assert price == top.dollars * building.needed(state, seat, number, node)
    elif UPGRADE.has(action):
        assert price == STATION_COST[UPGRADE.index(action)]
    else:
        assert DISC.has(action)
    return dollars == state.dollars[seat] < price


def card_of(action: int) -> int:
    """The card that somebody says."""
    for kind, first in ((DISCARD, 0), (TRASH, 0), (PLAY, CATTLE)):
        if kind.has(action):
            return int(first + kind.index(action))
    raise ValueError(action)


def visit_went_on(state: State, seat: int) -> bool:
    """Is foresight 1 over or, with the option, the income? After the city the herder stands at the start."""
    waiting = [frame for frame in state.pending() if isinstance(frame, kansas_city.Foresight) and frame.bag == 0]
    incomes = [frame for frame in state.pending() if isinstance(frame, kansas_city.Income)]
    before = incomes if state.rules.objectives_in_city else waiting
    return state.herders[seat] in (KC, START) and not before


def used_here(state: State) -> int:
    """Local actions done at the building in use."""
    top = state.top()
    assert isinstance(top, location.UseBuilding)
    return int(top.used)


def alternative_of(state: State, action: int, top: Frame) -> int:
    """What a local, auxiliary or immediate action would do."""
    if AUX.has(action):
        return int(AUX_ALT[AUX.index(action)])
    if isinstance(top, effects.Immediate):
        return int(top.first if USE.index(action) == 0 else top.second)
    assert isinstance(top, location.UseBuilding)
    return int(location.local_alternative(state, top.node, LOCAL.a(action), LOCAL.b(action)))


def is_in_vain(c: Case) -> bool:
    """Nothing to pay, and nothing would happen."""
    state, seat, action, top = c.state, c.seat, c.action, c.top
    if COPY.has(action):
        node = HOUSE_SPACES[COPY.index(action)]
        near = location.beside(state, seat) >> node & 1 == 1
        return near and not location.offers_something(state, seat, node)
    alt = alternative_of(state, action, top)
    return ALT_COSTS[alt] == 0 and not effects.can_do(state, seat, alt)


def has_twin(state: State, seat: int, action: int) -> bool:
    """Does another move pass the same tiles?"""
    path = list(trail.path_to(state, seat, MOVE.index(action)))
    others = [move for move in state.legal() if MOVE.has(move)]
    return any(path == list(trail.path_to(state, seat, MOVE.index(other))) for other in others)


TRUE: dict[str, Truth] = {
    "chance": lambda c: ACTIONS.of(c.action).chance or c.state.player == CHANCE,
    "game-over": lambda c: c.state.player == OVER,
    "not-your-turn": lambda c: c.seat not in c.state.speakers(),
    "no-such-action": lambda c: not 0 <= c.action < ACTIONS.size,
    "wrong-moment": lambda c: not [other for other in c.legal if ACTIONS.of(other) is ACTIONS.of(c.action)],
    "must-answer": lambda c: c.action == DECLINE.first and not {DECLINE.first, DONE.first} & c.legal,
    "too-dear": is_dear,
    # tokens and objectives
    "no-token": lambda c: EXCHANGE.has(c.action) and c.state.tokens[c.seat] == 0,
    "token-not-now": lambda c: (
        not isinstance(c.top, exchange.Ask)
        or (isinstance(c.top, exchange.DiscardDrawn) and (c.top.token == 1 or not c.state.rules.exchange_inside))
    ),
    "nothing-to-draw": lambda c: EXCHANGE.has(c.action) and c.state.drawable(c.seat) == 0,
    "too-many-cards": lambda c: (
        EXCHANGE.index(c.action) + 1 > c.state.drawable(c.seat) > 0
        if EXCHANGE.has(c.action)
        else isinstance(c.top, exchange.DrawCount)
        and DRAW.index(c.action) + 1 > min(int(c.top.most), int(c.state.drawable(c.seat)))
    ),
    "not-in-hand": lambda c: c.state.count(HAND + c.seat, card_of(c.action)) == 0,
    "objective-in-city": lambda c: PLAY.has(c.action) and visit_went_on(c.state, c.seat),
    "objective-late": lambda c: (
        PLAY.has(c.action)
        and c.state.phase == PHASE_C
        and any(isinstance(frame, turn.BeforeDrawing) for frame in c.state.pending())
    ),
    "objective-inside": lambda c: PLAY.has(c.action) and not isinstance(c.top, OBJECTIVE_MOMENTS),
    # the trail and its locations
    "free-move-city": lambda c: isinstance(c.top, trail.FreeMove) and ROUTE_NODE[MOVE.index(c.action)] == KC,
    "empty-space": lambda c: not c.state.is_location(ROUTE_NODE[MOVE.index(c.action)]),
    "too-far": lambda c: (
        len(trail.path_to(c.state, c.seat, MOVE.index(c.action))) == c.why.details["steps"] > c.why.details["limit"]  # type: ignore[operator]
        and c.why.details["limit"]
        == (c.top.steps if isinstance(c.top, trail.HerderAction | trail.FreeMove) else c.state.step_limit(c.seat))
    ),
    "no-such-path": lambda c: (
        not len(trail.path_to(c.state, c.seat, MOVE.index(c.action))) or has_twin(c.state, c.seat, c.action)
    ),
    "only-auxiliary": lambda c: LOCAL.has(c.action) and isinstance(c.top, location.StopHere),
    "must-act": lambda c: (
        c.action == DONE.first
        and (isinstance(c.top, location.StopHere) or (isinstance(c.top, location.UseBuilding) and c.top.used == 0))
    ),
    "aux-after-local": lambda c: AUX.has(c.action) and used_here(c.state) != 0,
    "aux-in-copy": lambda c: isinstance(c.top, location.UseBuilding) and c.top.copier != NONE and AUX.has(c.action),
    "risk-owner": lambda c: (
        isinstance(c.top, location.UseBuilding) and LOCAL.a(c.action) == RISK and not c.top.has_risk(c.state)
    ),
    "no-such-local": lambda c: (
        isinstance(c.top, location.UseBuilding)
        and (
            RISK != LOCAL.a(c.action) >= LOCAL_COUNT[c.state.face(c.top.node)]
            or alternative_of(c.state, c.action, c.top) == NONE
        )
    ),
    "no-second-choice": lambda c: (
        isinstance(c.top, effects.Immediate) and USE.index(c.action) == 1 and c.top.second == NONE
    ),
    "used-already": lambda c: used_here(c.state) >> LOCAL.a(c.action) & 1 == 1,
    "cannot-pay": lambda c: (
        ALT_COSTS[alternative_of(c.state, c.action, c.top)] > 0
        and not effects.can_do(c.state, c.seat, alternative_of(c.state, c.action, c.top))
    ),
    "nothing-to-gain": is_in_vain,
    "single-only": lambda c: AUX.b(c.action) == DOUBLE and isinstance(c.top, location.UseBuilding | location.StopHere),
    "aux-locked": lambda c: auxiliary.clear_spaces(c.state, c.seat, AUX.a(c.action)) <= AUX.b(c.action),
    "copied-already": lambda c: c.state.visited >> HOUSE_SPACES[COPY.index(c.action)] & 1 == 1,
    "not-neighbour": lambda c: not location.beside(c.state, c.seat) >> HOUSE_SPACES[COPY.index(c.action)] & 1,
    # cards
    "wrong-card": lambda c: (
        isinstance(c.top, effects.PayCard | effects.PaySecond) and c.state.holds(c.seat, card_of(c.action))
    ),
    "not-shown": lambda c: c.state.count(SHOWN, CATTLE + OBJECTIVE.index(c.action)) == 0,
    "objectives-gone": lambda c: c.state.sizes[OBJECTIVE_STACK] == 0,
    "display-only": lambda c: (
        isinstance(c.top, objectives.GainObjective)
        and not (c.state.rules.delivery_from_stack if c.top.must else c.state.rules.hand_from_stack or not c.top.hand)
    ),
    "must-take": lambda c: isinstance(c.top, objectives.GainObjective) and c.top.must == 1,
    # workers, cattle, buildings, tiles
    "token-row": lambda c: HIRE.a(c.action) >= c.state.row,
    "no-worker": lambda c: hiring.space_of(c.state, HIRE.a(c.action), HIRE.b(c.action)) == NONE,
    "row-full": lambda c: c.state.hired(c.seat, HIRE.b(c.action)) == CRAFT_SPACES,
    "cattle-gone": lambda c: c.state.sizes[CATTLE_STACK] == 0,
    "too-few-cowboys": lambda c: (
        isinstance(c.top, cattle.BuyCattle)
        and c.top.cowboys < (BUY_COWBOYS[BUY.index(c.action)] if BUY.has(c.action) else 1)
    ),
    "not-on-sale": lambda c: any(
        c.state.count(MARKET, card) < wanted.count(card)
        for wanted in [[BUY_FIRST[BUY.index(c.action)], BUY_SECOND[BUY.index(c.action)]]]
        for card in wanted
        if card != NONE
    ),
    "not-in-supply": lambda c: not c.state.supply[c.seat] >> BUILD.a(c.action) & 1,
    "replace-lower": lambda c: (
        c.state.owner(BUILDING_SPACES[BUILD.b(c.action)]) == c.seat
        and building.needed(c.state, c.seat, BUILD.a(c.action), BUILDING_SPACES[BUILD.b(c.action)]) == NONE
    ),
    "space-taken": lambda c: c.state.owner(BUILDING_SPACES[BUILD.b(c.action)]) not in (NOBODY, c.seat),
    "too-few-builders": lambda c: (
        building.needed(c.state, c.seat, BUILD.a(c.action), BUILDING_SPACES[BUILD.b(c.action)])
        == c.why.details["needed"]
        > c.why.details["builders"]  # type: ignore[operator]
        == c.state.hired(c.seat, BUILDER)
    ),
    "no-bandit": lambda c: (
        isinstance(c.top, hazards.TakeBounty) and c.state.trail[BANDIT_SPACES[BOUNTY.index(c.action)]] == NONE
    ),
    "no-hazard": lambda c: (
        isinstance(c.top, hazards.RemoveHazard) and c.state.trail[HAZARD_SPACES[CLEAR.index(c.action)]] == NONE
    ),
    # the railroad
    "track-taken": lambda c: c.state.engine_blocks(
        c.seat, ENGINE.index(c.action) if ENGINE.has(c.action) else BACK.index(c.action)
    ),
    "track-reach": lambda c: (
        isinstance(c.top, railroad.MoveEngine)
        and not railroad.forward_positions(c.state, c.seat, c.top.steps) >> ENGINE.index(c.action) & 1
    ),
    "track-back": lambda c: (
        not railroad.back_positions(c.state, c.seat, c.top.steps) >> BACK.index(c.action) & 1
        if isinstance(c.top, railroad.EngineBack)
        else not railroad.all_behind(c.state, c.seat) >> BACK.index(c.action) & 1
    ),
    "other-station": lambda c: isinstance(c.top, railroad.Upgrade) and UPGRADE.index(c.action) != c.top.station,
    "own-disc": lambda c: c.state.stations[c.seat] >> UPGRADE.index(c.action) & 1 == 1,
    "not-behind": lambda c: not railroad.turnouts_behind(c.state, c.seat) >> UPGRADE.index(c.action) & 1,
    "no-disc-to-take": lambda c: (
        c.state.dollars[c.seat] >= STATION_COST[UPGRADE.index(c.action)]
        and not railroad.can_upgrade(c.state, c.seat, UPGRADE.index(c.action))
    ),
    "printed-worker": lambda c: c.state.hired(c.seat, MASTER.index(c.action)) == 1,
    # Kansas City
    "other-foresight": lambda c: (
        isinstance(c.top, kansas_city.Foresight) and FORESIGHT.index(c.action) // 2 != c.top.bag
    ),
    "no-tile": lambda c: c.state.foresight[FORESIGHT.index(c.action)] == NONE,
    "no-more-workers": lambda c: c.state.last != NOBODY and c.state.foresight[FORESIGHT.index(c.action)] < FIRST_BANDIT,
    "equal-tile": lambda c: (
        c.state.foresight[FORESIGHT.index(c.action)] == c.state.foresight[FORESIGHT.index(c.action) - 1]
        and FORESIGHT.index(c.action) % 2 == 1
    ),
    "too-few-certificates": lambda c: (
        CERTIFICATES.index(c.action) > c.state.certificates(c.seat) == c.why.details["certificates"]
    ),
    "nothing-to-raise": lambda c: (
        isinstance(c.top, kansas_city.RaiseCattle) and [c.top.calves, c.top.heifers][RAISE.index(c.action)] == 0
    ),
    "city-value": lambda c: isinstance(c.top, delivery.Deliver) and CITY_VALUE[DELIVER.index(c.action)] > c.top.value,
    "city-taken": lambda c: (
        c.state.city_discs(c.seat, DELIVER.index(c.action)) > 0 and not CITY_REPEATS >> DELIVER.index(c.action) & 1
    ),
    "disc-on-board": lambda c: (
        isinstance(c.top, delivery.TakeDisc)
        and delivery.spaces_for(c.state, c.seat, c.top.target, c.state.dollars[c.seat] - c.top.kept) != 0
    ),
    "no-disc-there": lambda c: not c.state.stations[c.seat] >> RECALL.index(c.action) & 1,
    "disc-gone": lambda c: c.state.is_clear(c.seat, DISC.index(c.action)),
    "white-corner": lambda c: (
        isinstance(c.top, delivery.TakeDisc)
        and not delivery.is_dark(c.top.target)
        and not WHITE_DISCS >> DISC.index(c.action) & 1
        and c.state.discs[c.seat] & WHITE_DISCS != 0
    ),
}


def test_every_code_has_its_predicate() -> None:
    """Nothing is refused for a reason that no test looks at."""
    source = Path(refusals.__file__).with_name("refusals.py").read_text(encoding="utf-8")
    codes = set(re.findall(r'refuse\(\s*"([a-z-]+)"', source)) | set(re.findall(r' else "([a-z-]+)", "GWT', source))
    codes |= {"chance", "game-over", "not-your-turn", "no-such-action"}

    assert codes == set(TRUE)


GAMES = [
    (2, {}),
    (3, {"simmental": True}),
    (4, {}),
    (
        2,
        {
            "objectives_in_kansas_city": True,
            "exchange_inside_draw": False,
            "adjacent_skips_empty": True,
            "adjacent_uses_risk": True,
            "objective_to_hand_from_stack": False,
            "delivery_objective_from_stack": False,
            "replace_needs": "more_vp",
        },
    ),
]


STRIDE = sized(37, 11)
"""One action in so many is tried at a question that was met before, others each time; at a new one all of them."""


@pytest.mark.parametrize(("seats", "options"), GAMES)
@pytest.mark.parametrize("seed", range(sized(1, 12)))
def test_every_refusal_is_true(seats: int, options: dict[str, object], seed: int) -> None:
    """GWT-3.1, GWT-3.2: at whatever moment, a reason that is given holds at that moment."""
    luck = Random(1000 * seats + seed)
    state = GAME.start(seats, options)
    seen: set[str] = set()
    while state.player != OVER:
        if state.player == CHANCE:
            state.roll(luck)
            continue
        top, legal_now = state.top(), set(state.legal())
        sample = 1 if type(top).__name__ not in seen else STRIDE
        seen.add(type(top).__name__)
        said = [(int(state.player), action) for action in range(luck.below(sample), ACTIONS.size, sample)]
        firsts = [int(kind.first) for kind in ACTIONS.kinds]  # of those who are not asked one of each kind is enough
        said += [(luck.below(seats), action) for action in firsts[luck.below(sample) :: sample]]
        for seat, action in said:
            why = state.why_not(seat, action)
            if why is None:
                assert seat == state.player
                assert action in legal_now
                continue
            code = why.code.removeprefix("gwt-")
            words = f"{code}: {ACTIONS.notation(action)} of {seat} at {top}"
            assert TRUE[code](Case(state, seat, action, why, legal_now)), words
        choices = state.legal()
        state.apply(choices[luck.below(len(choices))])


# --- faults of old


def test_a_copied_building_has_no_auxiliary_action() -> None:
    """GWT-6.42: nothing was used yet, so that cannot be the reason."""
    state = table(b="6")
    house(state, MASHA, "6b", "A2")
    house(state, MASHA, "12a", "A3")
    arrive(state, MASHA, "A2")
    say(state, "local 1 a", "copy A3")

    assert ("aux-in-copy", "GWT-6.42") == refusal(state, "aux money single")
    say(state, "local 1 a")
    assert ("aux-after-local", "GWT-5.6") == refusal(state, "aux money single")


def test_one_card_is_left_to_draw() -> None:
    """GWT-9.2: two cannot be drawn, but the stack is not empty."""
    state = table(at="N_C")
    state.tokens[MASHA] = 1
    for card in range(CATTLE):
        while state.count(0, card) and state.drawable(MASHA) > 1:
            state.move_card(0, HAND + MASHA, card)

    assert ["exchange 1"] == legal(state, "exchange")
    assert ("too-many-cards", "GWT-9.2") == refusal(state, "exchange 2")


def test_a_second_objective_inside_the_first() -> None:
    """GWT-6.22: at the start of the trail, before phase A, nobody is in Kansas City."""
    state = table()
    hand(state, MASHA, "draw_5H", "money_BOO")
    say(state, "play draw_5H")

    assert ("objective-inside", "GWT-6.22") == refusal(state, "play money_BOO")
