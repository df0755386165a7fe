"""A refusal names a reason, and the reason is true at this moment: one predicate for each code."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from igroteka.core.agenda import Frame
from igroteka.core.chance import Random
from igroteka.core.errors import IllegalAction
from igroteka.core.state import CHANCE, OVER
from igroteka.games.gwtnz.actions import (
    ACTIONS,
    ALL,
    AUX,
    BONUS,
    BUILD,
    BUY,
    CERTIFICATES,
    CLEAR,
    DECLINE,
    DELIVER,
    DISC,
    DISCARD,
    DONE,
    DRAW,
    EXCHANGE,
    FLIP,
    FORESIGHT,
    FORWARD,
    HIRE,
    INVEST,
    JOKER,
    LOCAL,
    MASTER,
    MORE,
    MOVE,
    OBJECTIVE,
    PICK,
    PLAY,
    RECALL,
    REVEAL,
    SAIL,
    SHOW,
    STOREHOUSE,
    TAKE,
    TOP,
    TRASH,
    UPGRADE,
    USE,
)
from igroteka.games.gwtnz.data.box import (
    AUX_DISCS,
    BUILDING_SPACES,
    BUY_FIRST,
    BUY_PRICE,
    BUY_SECOND,
    BUY_SHEPHERDS,
    CRAFT_SPACES,
    CRAFTS,
    CRAFTSMAN,
    DISTANCE,
    FIRST_ACTION,
    FIRST_BONUS,
    FIRST_FOREIGN,
    FIRST_LARGE,
    FIRST_MARKET,
    FIRST_MEDIUM,
    FIRST_OBJECTIVE,
    FIRST_SHOWN,
    FREE_PLAYS,
    HARBOUR_AT,
    HAZARD_SPACES,
    NONE,
    PAIRS,
    PATHFINDER_NEEDED,
    POST_REPEATS,
    POST_TRANSPORT,
    POST_VALUE,
    POST_WOOL,
    ROUTE_NODE,
    SPACES,
    STACK_PRICE,
    TILE_CERTIFICATES,
    TILE_GOLD,
    TRASH_CARD,
    TRASH_TOKENS,
    UPGRADE_HARBOUR,
    UPGRADE_PRICE,
    WELLINGTON,
    WHITE_DISCS,
)
from igroteka.games.gwtnz.data.program import ALT_COSTS, AUX_ALT, DOUBLE, EXTRA, LOCAL_COUNT
from igroteka.games.gwtnz.game import GAME
from igroteka.games.gwtnz.rules import (
    auxiliary,
    building,
    cards,
    delivery,
    effects,
    exchange,
    hazards,
    hiring,
    investing,
    location,
    objectives,
    pathfinder,
    refusals,
    shearing,
    sheep,
    shipping,
    trail,
    turn,
    wellington,
)
from igroteka.games.gwtnz.state import HAND, MARKET, OBJECTIVE_STACK, SHEEP_STACK, SHOWN, UNFLIPPED, State
from igroteka.kit import bits
from tests.conftest import sized
from tests.games.gwtnz.table import MASHA, MISHA, SITES, arrive, asked, hand, house, legal, refusal, say, table


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

PLACES = (trail.MoveRunholder, location.UseBuilding, location.StopHere, turn.EndPhaseB)
BONUS_MOMENTS = (*PLACES, wellington.Foresight, delivery.Deliver)


def at_income(frame: Frame) -> bool:
    """Before the first card is shown in Wellington."""
    return isinstance(frame, wellington.Income) and frame.shown == 0


def is_reveal(frame: Frame) -> bool:
    """Are cards being shown?"""
    return isinstance(frame, shearing.Shearing) or (isinstance(frame, wellington.Income) and frame.shown != 0)


def is_dear(c: Case) -> bool:
    """The price is told as it is, and it is more than there is."""
    state, seat, action, top = c.state, c.seat, c.action, c.top
    price, pounds = c.why.details["price"], c.why.details["pounds"]
    assert isinstance(price, int)
    if HIRE.has(action):
        assert isinstance(top, hiring.Hire)
        assert price == hiring.price(HIRE.a(action), top.modifier)
    elif INVEST.has(action):
        assert isinstance(top, investing.Invest)
        assert price == investing.price(INVEST.a(action), top.modifier)
    elif BUY.has(action):
        assert price == BUY_PRICE[BUY.index(action)]
    elif PICK.has(action):
        assert isinstance(top, sheep.PickSheep)
        assert price == top.price
        assert state.count(MARKET, FIRST_MARKET + PICK.index(action)) > 0
    elif BUILD.has(action):
        assert isinstance(top, building.Build)
        number, node = BUILD.a(action), BUILDING_SPACES[BUILD.b(action)]
        assert price == top.pounds * building.needed(state, seat, number, node)
    else:
        assert AUX.has(action) or UPGRADE.has(action) or DELIVER.has(action) or DISC.has(action)
    return pounds == state.pounds[seat] < price


def card_of(action: int) -> int:
    """The card that somebody says."""
    for kind, first in ((DISCARD, 0), (PLAY, FIRST_OBJECTIVE), (SHOW, FIRST_ACTION), (REVEAL, 0)):
        if kind.has(action):
            return int(first + kind.index(action))
    assert TRASH.has(action)
    return int(TRASH_CARD)


def alternative_of(c: Case) -> int:
    """What a local, auxiliary or immediate action would do."""
    if AUX.has(c.action):
        return int(AUX_ALT[AUX.index(c.action)])
    if isinstance(c.top, effects.Immediate):
        return int(c.top.first if USE.index(c.action) == 0 else c.top.second)
    assert isinstance(c.top, location.UseBuilding)
    return int(location.local_alternative(c.state, c.top.node, LOCAL.a(c.action), LOCAL.b(c.action)))


def used_here(c: Case) -> int:
    """Local actions done at the building in use."""
    assert isinstance(c.top, location.UseBuilding)
    return int(c.top.used)


def has_twin(state: State, seat: int, action: int) -> bool:
    """Does another move pass the same tiles?"""
    path = list(trail.path_to(state, seat, MOVE.index(action)))
    others = [move for move in state.legal() if MOVE.has(move)]
    return any(path == list(trail.path_to(state, seat, MOVE.index(other))) for other in others)


def builds(c: Case) -> tuple[int, int]:
    """Number and node of a building."""
    return int(BUILD.a(c.action)), int(BUILDING_SPACES[BUILD.b(c.action)])


def harbour_of(c: Case) -> int:
    """The harbour of an upgrade."""
    return int(UPGRADE_HARBOUR[UPGRADE.index(c.action)])


def breeds(c: Case) -> int:
    """Breeds in hand that were not shown yet."""
    shown = c.top.shown if isinstance(c.top, wellington.Income | shearing.Shearing) else 0
    return int(bits.size(shearing.breeds_left(c.state, c.seat, shown)))


def shearers(c: Case) -> int:
    """Shearers that are left."""
    return int(c.top.shearers) if isinstance(c.top, shearing.Shear | shearing.Shearing) else 99


def delivered(c: Case) -> int:
    """The post that is named, at a delivery."""
    assert isinstance(c.top, delivery.Deliver | delivery.DeliverWool)
    return int(DELIVER.index(c.action))


TRUE: dict[str, Truth] = {
    "chance": lambda c: ACTIONS.of(c.action).chance or c.state.player == CHANCE,
    "game-over": lambda c: c.state.player == OVER,
    "not-your-turn": lambda c: c.seat not in c.state.speakers(),
    "no-such-action": lambda c: not 0 <= c.action < ACTIONS.size,
    "wrong-moment": lambda c: not [other for other in c.legal if ACTIONS.of(other) is ACTIONS.of(c.action)],
    "must-answer": lambda c: c.action == DECLINE.first and not {DECLINE.first, DONE.first} & c.legal,
    "too-dear": is_dear,
    "too-little-gold": lambda c: (
        c.why.details["gold"]
        == c.state.gold[c.seat]
        < c.why.details["price"]  # type: ignore[operator]
        == (STACK_PRICE[BONUS.index(c.action)] if BONUS.has(c.action) else TILE_GOLD[FIRST_BONUS + INVEST.b(c.action)])
    ),
    # free plays
    "no-token": lambda c: c.state.tokens[c.seat] < (TRASH_TOKENS if TRASH.has(c.action) else 1),
    "token-not-now": lambda c: (
        not isinstance(c.top, exchange.Ask) or (isinstance(c.top, exchange.DiscardDrawn) and c.top.token == 1)
    ),
    "nothing-to-draw": lambda c: c.state.drawable(c.seat) == 0 and (EXCHANGE.has(c.action) or DRAW.has(c.action)),
    "too-many-cards": lambda c: (
        EXCHANGE.index(c.action) + 1 > c.state.drawable(c.seat) > 0
        if EXCHANGE.has(c.action)
        else DRAW.index(c.action) > 0
        if isinstance(c.top, shearing.Shear)
        else isinstance(c.top, exchange.DrawCount)
        and DRAW.index(c.action) + 1 > min(int(c.top.most), int(c.state.drawable(c.seat)))
    ),
    "not-in-hand": lambda c: c.state.count(HAND + c.seat, card_of(c.action)) == 0,
    "not-while-revealing": lambda c: is_reveal(c.top),
    "own-turn-only": lambda c: c.seat != c.state.active,
    "too-many-plays": lambda c: SHOW.has(c.action) and c.state.plays >= FREE_PLAYS,
    "card-not-now": lambda c: (
        SHOW.has(c.action)
        and (not isinstance(c.top, exchange.Ask) or (isinstance(c.top, exchange.DiscardDrawn) and c.top.token == 1))
    ),
    "objective-in-city": lambda c: (
        PLAY.has(c.action)
        and c.state.runholders[c.seat] == WELLINGTON
        and not any(at_income(frame) for frame in c.state.pending())
    ),
    "objective-inside": lambda c: (
        PLAY.has(c.action) and c.seat == c.state.active and not isinstance(c.top, PLACES) and not at_income(c.top)
    ),
    "stack-empty": lambda c: not cards.is_left(c.state, c.state.stacks[BONUS.index(c.action)]),
    "bonus-inside": lambda c: (
        BONUS.has(c.action)
        and c.seat == c.state.active
        and not isinstance(c.top, BONUS_MOMENTS)
        and not at_income(c.top)
    ),
    # the trail and its locations
    "empty-space": lambda c: not c.state.is_location(ROUTE_NODE[MOVE.index(c.action)]),
    "too-far": lambda c: (
        len(trail.path_to(c.state, c.seat, MOVE.index(c.action))) == c.why.details["steps"]
        and c.why.details["steps"] > c.why.details["limit"]  # type: ignore[operator]
        and c.why.details["limit"] == (c.top.steps if isinstance(c.top, trail.Run) else c.state.step_limit(c.seat))
    ),
    "no-such-path": lambda c: (
        not len(trail.path_to(c.state, c.seat, MOVE.index(c.action))) or has_twin(c.state, c.seat, c.action)
    ),
    "only-auxiliary": lambda c: LOCAL.has(c.action) and isinstance(c.top, location.StopHere),
    "aux-after-local": lambda c: AUX.has(c.action) and used_here(c) != 0,
    "extra-owner": lambda c: (
        isinstance(c.top, location.UseBuilding) and LOCAL.a(c.action) == EXTRA and not c.top.has_extra(c.state)
    ),
    "no-such-local": lambda c: (
        isinstance(c.top, location.UseBuilding)
        and (EXTRA != LOCAL.a(c.action) >= LOCAL_COUNT[c.state.face(c.top.node)] or alternative_of(c) == NONE)
    ),
    "no-second-choice": lambda c: (
        isinstance(c.top, effects.Immediate) and USE.index(c.action) == 1 and c.top.second == NONE
    ),
    "used-already": lambda c: used_here(c) >> LOCAL.a(c.action) & 1 == 1,
    "building-replaced": lambda c: (
        isinstance(c.top, location.UseBuilding) and c.state.trail[c.top.node] != c.top.tile and c.top.used != 0
    ),
    "cannot-pay": lambda c: ALT_COSTS[alternative_of(c)] > 0 and not effects.can_do(c.state, c.seat, alternative_of(c)),
    "nothing-to-gain": lambda c: (
        ALT_COSTS[alternative_of(c)] == 0 and not effects.can_do(c.state, c.seat, alternative_of(c))
    ),
    "single-only": lambda c: (
        AUX.b(c.action) == DOUBLE and not (isinstance(c.top, auxiliary.ChooseAuxiliary) and c.top.most == DOUBLE)
    ),
    "aux-locked": lambda c: auxiliary.clear_spaces(c.state, c.seat, AUX.a(c.action)) <= AUX.b(c.action),
    # cards
    "wrong-card": lambda c: (
        not c.top.breeds >> (FIRST_MARKET + PICK.index(c.action)) & 1
        if isinstance(c.top, sheep.PickSheep)
        else isinstance(c.top, effects.PayCard) and c.state.holds(c.seat, card_of(c.action))
    ),
    "not-shown": lambda c: c.state.count(SHOWN, FIRST_SHOWN + OBJECTIVE.index(c.action)) == 0,
    "objectives-gone": lambda c: c.state.sizes[OBJECTIVE_STACK] == 0,
    "must-take": lambda c: isinstance(c.top, objectives.GainObjective) and c.top.must == 1,
    "other-card": lambda c: (
        isinstance(c.top, cards.TakeCard) and cards.PLACE_IN_SUPPLY[c.top.card] != TAKE.index(c.action)
    ),
    "not-gained": lambda c: c.state.gained[TOP.index(c.action)] == 0,
    "breed-twice": lambda c: (
        isinstance(c.top, wellington.Income | shearing.Shearing) and c.top.shown >> REVEAL.index(c.action) & 1 == 1
    ),
    "too-few-shearers": lambda c: REVEAL.index(c.action) == ALL and breeds(c) > shearers(c),
    "not-several": lambda c: REVEAL.index(c.action) == ALL and breeds(c) < 2,
    "shorn-already": lambda c: isinstance(c.top, shearing.Shear) and c.top.shorn == 1,
    "too-few-certificates": lambda c: (
        c.why.details["certificates"]
        == c.state.certificates[c.seat]
        < (
            CERTIFICATES.index(c.action)
            if CERTIFICATES.has(c.action)
            else TILE_CERTIFICATES[FIRST_BONUS + INVEST.b(c.action)]
        )
    ),
    # workers, tiles, sheep, buildings
    "no-worker": lambda c: not c.state.jobs[HIRE.b(c.action)] >> HIRE.a(c.action) & 1,
    "row-full": lambda c: (
        c.state.hired(c.seat, HIRE.b(c.action) if HIRE.has(c.action) else JOKER.index(c.action)) == CRAFT_SPACES
    ),
    "rows-full": lambda c: all(c.state.hired(c.seat, craft) == CRAFT_SPACES for craft in range(CRAFTS)),
    "token-row": lambda c: INVEST.a(c.action) >= c.state.row,
    "no-bonus-tile": lambda c: (
        investing.space_of(c.state, INVEST.a(c.action), FIRST_BONUS + INVEST.b(c.action)) == NONE
    ),
    "sheep-gone": lambda c: c.action == MORE.first and c.state.sizes[SHEEP_STACK] == 0,
    "too-few-shepherds": lambda c: (
        isinstance(c.top, sheep.BuySheep)
        and c.top.shepherds < (BUY_SHEPHERDS[BUY.index(c.action)] if BUY.has(c.action) else 1)
    ),
    "not-on-sale": lambda c: (
        c.state.count(MARKET, FIRST_MARKET + PICK.index(c.action)) == 0
        if PICK.has(c.action)
        else any(
            c.state.count(MARKET, card) < wanted.count(card)
            for wanted in [[BUY_FIRST[BUY.index(c.action)], BUY_SECOND[BUY.index(c.action)]]]
            for card in wanted
            if card != NONE
        )
    ),
    "not-in-supply": lambda c: not c.state.supply[c.seat] >> BUILD.a(c.action) & 1,
    "not-plus-one": lambda c: (
        isinstance(c.top, building.PlusOne) and not building.is_plus_one(c.state, c.seat, *builds(c))
    ),
    "pathfinder-needed": lambda c: (
        c.state.trail[builds(c)[1]] == NONE and c.state.pathfinder[c.seat] < PATHFINDER_NEEDED[builds(c)[1]]
    ),
    "replace-lower": lambda c: (
        c.state.owner(builds(c)[1]) == c.seat and building.needed(c.state, c.seat, *builds(c)) == NONE
    ),
    "space-taken": lambda c: c.state.trail[builds(c)[1]] != NONE and c.state.owner(builds(c)[1]) != c.seat,
    "too-few-craftsmen": lambda c: (
        building.needed(c.state, c.seat, *builds(c))
        == c.why.details["needed"]
        > c.why.details["craftsmen"]  # type: ignore[operator]
        == c.state.hired(c.seat, CRAFTSMAN)
    ),
    "no-hazard": lambda c: (
        isinstance(c.top, hazards.RemoveHazard) and c.state.trail[HAZARD_SPACES[CLEAR.index(c.action)]] == NONE
    ),
    # tracks and the sea
    "not-so-far": lambda c: (
        isinstance(c.top, pathfinder.Forward)
        and FORWARD.index(c.action) + 1 > c.top.reach(c.state) == c.why.details["most"]
    ),
    "no-step-tile": lambda c: (
        FLIP.index(c.action) == 0 and (c.state.flips[c.seat] != UNFLIPPED or not c.state.has_step_tile(c.seat))
    ),
    "sailed-already": lambda c: isinstance(c.top, shipping.Anchor),
    "too-far-at-sea": lambda c: (
        isinstance(c.top, shipping.Ship)
        and not 0 < DISTANCE[c.state.ships[c.seat] * SPACES + SAIL.index(c.action)] <= c.top.points
    ),
    "other-harbour": lambda c: HARBOUR_AT[c.state.ships[c.seat]] != harbour_of(c),
    "upgraded-already": lambda c: c.state.has_harbour(c.seat, harbour_of(c)),
    "no-piece": lambda c: (
        c.state.discs[c.seat] == 0
        if FIRST_MEDIUM <= harbour_of(c) < FIRST_LARGE
        else c.state.storehouses_left(c.seat) == 0
    ),
    "berth-taken": lambda c: (
        harbour_of(c) < FIRST_MEDIUM
        and shipping.free_berth(c.state, harbour_of(c), UPGRADE_PRICE[UPGRADE.index(c.action)]) == NONE
    ),
    "storehouse-gone": lambda c: c.state.stores[c.seat * PAIRS + STOREHOUSE.index(c.action)] == 0,
    "printed-worker": lambda c: c.state.hired(c.seat, MASTER.index(c.action)) == 1,
    # Wellington, deliveries, discs
    "other-foresight": lambda c: (
        isinstance(c.top, wellington.Foresight) and FORESIGHT.index(c.action) // 2 != c.top.bag
    ),
    "no-tile": lambda c: c.state.foresight[FORESIGHT.index(c.action)] == NONE,
    "equal-tile": lambda c: (
        FORESIGHT.index(c.action) % 2 == 1
        and c.state.foresight[FORESIGHT.index(c.action)] == c.state.foresight[FORESIGHT.index(c.action) - 1]
    ),
    "must-deliver": lambda c: isinstance(c.top, delivery.Deliver) and c.action == DECLINE.first,
    "other-post": lambda c: (POST_WOOL >> delivered(c) & 1 == 1) != isinstance(c.top, delivery.DeliverWool),
    "post-value": lambda c: (
        isinstance(c.top, delivery.Deliver | delivery.DeliverWool) and POST_VALUE[delivered(c)] > c.top.value
    ),
    "post-closed": lambda c: (
        delivered(c) >= FIRST_FOREIGN and not c.state.has_harbour(c.seat, FIRST_LARGE + delivered(c) - FIRST_FOREIGN)
    ),
    "post-taken": lambda c: c.state.post_discs(c.seat, delivered(c)) > 0 and not POST_REPEATS >> delivered(c) & 1,
    "no-disc-for-post": lambda c: delivery.spaces_for(c.state, c.seat, delivered(c), POST_TRANSPORT[delivered(c)]) == 0,
    "disc-on-board": lambda c: (
        isinstance(c.top, delivery.TakeDisc) and delivery.spaces_for(c.state, c.seat, c.top.target, c.top.price) != 0
    ),
    "no-disc-there": lambda c: not c.state.has_harbour(c.seat, FIRST_MEDIUM + RECALL.index(c.action)),
    "disc-gone": lambda c: c.state.is_clear(c.seat, DISC.index(c.action)),
    "white-corner": lambda c: (
        isinstance(c.top, delivery.TakeDisc)
        and not delivery.is_dark(c.top.target)
        and not WHITE_DISCS >> DISC.index(c.action) & 1
        and c.state.discs[c.seat] & WHITE_DISCS != 0
    ),
    "equal-disc": lambda c: any(
        both >> DISC.index(c.action) & 1 and c.state.discs[c.seat] & both == both != bits.bit(DISC.index(c.action))
        for both in AUX_DISCS
    ),
}


def test_every_code_has_its_predicate() -> None:
    """Nothing is refused for a reason that no test looks at."""
    source = Path(refusals.__file__).with_name("refusals.py").read_text(encoding="utf-8")
    codes = set(re.findall(r'refuse\(\s*"([a-z-]+)"', source)) | set(re.findall(r' else "([a-z-]+)",', source))
    codes -= {"NZ-"}
    codes |= {"chance", "game-over", "not-your-turn", "no-such-action"}

    assert codes == set(TRUE)


GAMES = [
    (2, {}),
    (3, {"set6_upgrade_cost": "pay_difference"}),
    (4, {}),
]


STRIDE = sized(37, 13)
"""One action in so many is tried at a question that was met before, others each time; at a new one all of them."""


@pytest.mark.parametrize(("seats", "options"), GAMES)
@pytest.mark.parametrize("seed", range(sized(1, 12)))
def test_every_refusal_is_true(seats: int, options: dict[str, object], seed: int) -> None:
    """NZ-1.2, NZ-5.1: at whatever moment, a reason that is given holds at that moment."""
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
            code = why.code.removeprefix("gwtnz-")
            words = f"{code}: {ACTIONS.notation(action)} of {seat} at {top}"
            assert TRUE[code](Case(state, seat, action, why, legal_now)), words
        choices = state.legal()
        state.apply(choices[luck.below(len(choices))])


# --- faults of old


def test_off_turn_nothing_but_tokens() -> None:
    """NZ-13.7, NZ-13.8, NZ-13.6: on another player's turn the reason is whose turn it is."""
    state = table(3)
    hand(state, MISHA, "obj1")
    state.tokens[MISHA] = 1
    state.gold[MISHA] = 5
    asked(state, exchange.OffTurn(MISHA))

    assert ("own-turn-only", "NZ-13.8") == refusal(state, "play obj1", MISHA)
    assert ("own-turn-only", "NZ-13.6") == refusal(state, "bonus wheel", MISHA)


def test_a_sheep_that_is_too_dear() -> None:
    """NZ-14.15: it lies in the market, only the money is missing."""
    state = table()
    hand(state, MASHA, "ferry")
    card = next(card for card in range(FIRST_MARKET, FIRST_MARKET + 2))
    state.move_card(SHEEP_STACK, MARKET, card)
    asked(state, sheep.PickSheep(MASHA, 1, bits.bit(card), 4))
    name = ACTIONS.notation(PICK.first + card - FIRST_MARKET)

    assert ("too-dear", "NZ-14.15") == refusal(state, name)


def test_declining_where_one_is_done() -> None:
    """NZ-14.17: nobody must answer where "done" is open."""
    state = table()
    house(state, MASHA, "2a", SITES[0])
    arrive(state, MASHA, SITES[0])

    assert "done" in legal(state)
    assert ("wrong-moment", "NZ-1.2") == refusal(state, "decline")
    say(state, "done")
