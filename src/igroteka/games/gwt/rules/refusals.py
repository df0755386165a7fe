"""Why not? The rule that forbids what is not legal now."""
# ruff: noqa: ARG001 -- every reason is asked for in the same way

from collections.abc import Callable, Mapping
from typing import Final

from igroteka.core.agenda import NOBODY, Frame
from igroteka.core.arrays import i64, listed
from igroteka.core.errors import IllegalAction
from igroteka.core.refusals import Manners
from igroteka.games.gwt import meta
from igroteka.games.gwt.actions import (
    AUX,
    BACK,
    BLIND,
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
    MORE,
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
    BUILDER,
    BUILDING_SPACES,
    BUY_COWBOYS,
    BUY_PRICE,
    CATTLE,
    CITY_NAMES,
    CITY_VALUE,
    CRAFT_SPACES,
    DISC_GAIN,
    FIRST_BANDIT,
    FORESIGHT_PER_BAG,
    HOUSE_SPACES,
    KC,
    NONE,
    ROUTE_NODE,
    START,
    STATION_COST,
    WHITE_DISCS,
)
from igroteka.games.gwt.data.program import ALT_COSTS, AUX_ALT, DOUBLE, LOCAL_COUNT, NUMBERS, RISK
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
    trail,
)
from igroteka.games.gwt.state import CATTLE_STACK, OBJECTIVE_STACK, PHASE_B, PHASE_C, State

Refusal = IllegalAction | None


def refuse(code: str, rule: str, details: Mapping[str, object] | None = None) -> IllegalAction:
    """A refusal with its rule."""
    return IllegalAction(f"gwt-{code}", rule, details)


MANNERS: Final = Manners(
    meta.ID, no_such_action="GWT-3.2", game_over="GWT-10.2", chance="GWT-15.2", not_your_turn="GWT-3.1"
)


def why_not(state: State, seat: int, action: int) -> IllegalAction | None:
    """Why this seat may not say this now; None if it may."""
    return MANNERS.why_not(state, seat, action, explain)


def explain(state: State, seat: int, action: int, top: Frame) -> IllegalAction:
    """The reason by kind of action; anything said at another decision point is at the wrong moment."""
    if EXCHANGE.has(action):
        return explain_token(state, seat, action, top)
    if PLAY.has(action):
        return explain_play(state, seat, action, top)
    for frame, reason in REASONS:
        if isinstance(top, frame):
            refusal: Refusal = reason(state, seat, action, top)
            if refusal is not None:
                return refusal
    if action == DECLINE.first and DONE.first not in state.legal():
        return refuse("must-answer", "GWT-3.3")
    return refuse("wrong-moment", "GWT-3.1")


def too_dear(state: State, seat: int, price: i64, rule: str) -> IllegalAction:
    """Not enough money."""
    return refuse("too-dear", rule, {"price": int(price), "dollars": int(state.dollars[seat])})


# --- interjections and objectives


def explain_token(state: State, seat: int, action: int, top: Frame) -> IllegalAction:
    """Exchange tokens (GWT-6.37, GWT-6.38)."""
    if state.tokens[seat] == 0:
        return refuse("no-token", "GWT-6.37")
    if not takes_tokens(state, top):
        return refuse("token-not-now", "GWT-6.38")
    if state.drawable(seat) == 0:
        return refuse("nothing-to-draw", "GWT-9.2")
    return refuse("too-many-cards", "GWT-9.2")


def takes_tokens(state: State, top: Frame) -> bool:
    """May exchange tokens be spent during this question (GWT-6.38)?"""
    if isinstance(top, exchange.DiscardDrawn):
        return top.token == 0 and state.rules.exchange_inside
    return isinstance(top, exchange.Ask)


def explain_play(state: State, seat: int, action: int, top: Frame) -> IllegalAction:
    """Objective cards (GWT-6.22, GWT-6.23)."""
    if not state.holds(seat, CATTLE + PLAY.index(action)):
        return refuse("not-in-hand", "GWT-6.22")
    if state.phase == PHASE_C:
        return refuse("objective-late", "GWT-6.24")
    if is_late_in_city(state, seat):
        return refuse("objective-in-city", "GWT-6.23")
    return refuse("objective-inside", "GWT-6.22")


def is_late_in_city(state: State, seat: int) -> bool:
    """Is the first step of a visit to Kansas City over or, by an option, the income (GWT-6.23)?"""
    if state.herders[seat] != KC:
        return state.herders[seat] == START and state.phase == PHASE_B
    for frame in state.pending():
        if isinstance(frame, kansas_city.Income) and state.rules.objectives_in_city:
            return False
        if isinstance(frame, kansas_city.Foresight) and frame.may_play(state):
            return False
    return True


# --- the trail


def explain_move(state: State, seat: int, action: int, top: Frame) -> Refusal:
    """Paths (GWT-4)."""
    if not MOVE.has(action):
        return None
    node = ROUTE_NODE[MOVE.index(action)]
    steps = top.steps if isinstance(top, trail.HerderAction | trail.FreeMove) else state.step_limit(seat)
    if isinstance(top, trail.FreeMove) and node == KC:
        return refuse("free-move-city", "GWT-6.24")
    if not state.is_location(node):
        return refuse("empty-space", "GWT-4.2")
    path = listed(trail.path_to(state, seat, MOVE.index(action)))
    if path and len(path) > steps:
        return refuse("too-far", "GWT-4.3", {"steps": len(path), "limit": int(steps)})
    return refuse("no-such-path", "GWT-4.2")


def explain_local(state: State, seat: int, action: int, top: Frame) -> Refusal:
    """Local actions (GWT-5)."""
    if action == DONE.first:
        return refuse("must-act", "GWT-3.2")
    if not isinstance(top, location.UseBuilding):
        return refuse("only-auxiliary", "GWT-5.2") if LOCAL.has(action) else explain_aux(state, seat, action)
    if AUX.has(action):
        if top.used:
            return refuse("aux-after-local", "GWT-5.6")
        return explain_aux(state, seat, action) if top.copier == NONE else refuse("aux-in-copy", "GWT-6.42")
    if not LOCAL.has(action):
        return None
    local, choice = LOCAL.a(action), LOCAL.b(action)
    if local == RISK and not top.has_risk(state):
        return refuse("risk-owner", "GWT-5.5")
    if local != RISK and local >= LOCAL_COUNT[state.face(top.node)]:
        return refuse("no-such-local", "GWT-5.4")
    if top.used >> local & 1:
        return refuse("used-already", "GWT-5.4")
    alt = location.local_alternative(state, top.node, local, choice)
    return refuse("no-such-local", "GWT-5.4") if alt == NONE else cannot_do(alt)


def cannot_do(alt: i64) -> IllegalAction:
    """A cost that cannot be paid, or nothing to gain."""
    if ALT_COSTS[alt] > 0:
        return refuse("cannot-pay", "GWT-3.3", {"alternative": int(alt)})
    return refuse("nothing-to-gain", "GWT-6.49", {"alternative": int(alt)})


def explain_aux(state: State, seat: int, action: int) -> Refusal:
    """Auxiliary actions (GWT-6.30)."""
    if not AUX.has(action):
        return None
    name, form = AUX.a(action), AUX.b(action)
    if form == DOUBLE and not isinstance(state.top(), auxiliary.ChooseAuxiliary):
        return refuse("single-only", "GWT-5.6")
    if auxiliary.clear_spaces(state, seat, name) <= form:
        return refuse("aux-locked", "GWT-6.30")
    return cannot_do(AUX_ALT[name * 2 + form])


def explain_choice(state: State, seat: int, action: int, top: Frame) -> Refusal:
    """A choice of auxiliary actions."""
    return explain_aux(state, seat, action)


def explain_copy(state: State, seat: int, action: int, top: Frame) -> Refusal:
    """Building 6b (GWT-6.42)."""
    if not COPY.has(action):
        return None
    if state.visited >> HOUSE_SPACES[COPY.index(action)] & 1:
        return refuse("copied-already", "GWT-6.42")
    if location.beside(state, seat) >> HOUSE_SPACES[COPY.index(action)] & 1:
        return refuse("nothing-to-gain", "GWT-6.49")
    return refuse("not-neighbour", "GWT-6.42")


def explain_immediate(state: State, seat: int, action: int, top: Frame) -> Refusal:
    """Immediate actions (GWT-6.4)."""
    if not USE.has(action) or not isinstance(top, effects.Immediate):
        return None
    alt = top.first if USE.index(action) == 0 else top.second
    return refuse("no-second-choice", "GWT-6.4") if alt == NONE else cannot_do(alt)


# --- cards


def explain_discard(state: State, seat: int, action: int, top: Frame) -> Refusal:
    """Cards from hand (GWT-6.1)."""
    if not DISCARD.has(action) and not TRASH.has(action):
        return None
    if TRASH.has(action) != isinstance(top, exchange.TrashCards):
        return None
    kind = TRASH if TRASH.has(action) else DISCARD
    if not state.holds(seat, kind.index(action)):
        return refuse("not-in-hand", "GWT-6.1")
    return refuse("wrong-card", "GWT-6.1")


def explain_draw(state: State, seat: int, action: int, top: Frame) -> Refusal:
    """How many cards to draw (GWT-6.31)."""
    return refuse("too-many-cards", "GWT-6.31") if DRAW.has(action) else None


def explain_objective(state: State, seat: int, action: int, top: Frame) -> Refusal:
    """Gaining an objective (GWT-6.21)."""
    if OBJECTIVE.has(action):
        return refuse("not-shown", "GWT-6.21")
    if action == BLIND.first:
        return refuse("objectives-gone" if state.sizes[OBJECTIVE_STACK] == 0 else "display-only", "GWT-6.21")
    return refuse("must-take", "GWT-7.12") if action == DECLINE.first else None


# --- workers, cattle, buildings, trail tiles


def explain_hire(state: State, seat: int, action: int, top: Frame) -> Refusal:
    """Hiring (GWT-6.3, GWT-6.4)."""
    if not HIRE.has(action) or not isinstance(top, hiring.Hire):
        return None
    line, craft = HIRE.a(action), HIRE.b(action)
    if line >= hiring.open_rows(state):
        return refuse("token-row", "GWT-6.3")
    if hiring.space_of(state, line, craft) == NONE:
        return refuse("no-worker", "GWT-6.3")
    if state.hired(seat, craft) == CRAFT_SPACES:
        return refuse("row-full", "GWT-6.4")
    return too_dear(state, seat, hiring.price(line, top.modifier), "GWT-6.3")


def explain_cattle(state: State, seat: int, action: int, top: Frame) -> Refusal:
    """Buying cattle (GWT-6.7, GWT-6.8)."""
    if not isinstance(top, cattle.BuyCattle):
        return None
    if action == MORE.first:
        empty = state.sizes[CATTLE_STACK] == 0
        return refuse("cattle-gone", "GWT-6.8") if empty else refuse("too-few-cowboys", "GWT-6.8")
    if not BUY.has(action):
        return None
    purchase = BUY.index(action)
    if not cattle.is_on_sale(state, purchase):
        return refuse("not-on-sale", "GWT-6.7")
    if BUY_COWBOYS[purchase] > top.cowboys:
        return refuse("too-few-cowboys", "GWT-6.7")
    return too_dear(state, seat, BUY_PRICE[purchase], "GWT-6.7")


def explain_build(state: State, seat: int, action: int, top: Frame) -> Refusal:
    """Buildings (GWT-6.27, GWT-6.28)."""
    if not BUILD.has(action) or not isinstance(top, building.Build):
        return None
    number, node = BUILD.a(action), BUILDING_SPACES[BUILD.b(action)]
    if not state.supply[seat] >> number & 1:
        return refuse("not-in-supply", "GWT-6.27")
    builders = building.needed(state, seat, number, node)
    if builders == NONE:
        own = state.trail[node] // NUMBERS == seat
        return refuse("replace-lower", "GWT-6.28") if own else refuse("space-taken", "GWT-6.27")
    if builders > state.hired(seat, BUILDER):
        details = {"needed": int(builders), "builders": int(state.hired(seat, BUILDER))}
        return refuse("too-few-builders", "GWT-6.27", details)
    return too_dear(state, seat, builders * top.dollars, "GWT-6.27")


def explain_tile(state: State, seat: int, action: int, top: Frame) -> Refusal:
    """Bandits and hazards (GWT-6.34, GWT-6.36)."""
    if BOUNTY.has(action) and isinstance(top, hazards.TakeBounty):
        return refuse("no-bandit", "GWT-6.34")
    if CLEAR.has(action) and isinstance(top, hazards.RemoveHazard):
        return refuse("no-hazard", "GWT-6.36")
    return None


# --- the railroad


def explain_engine(state: State, seat: int, action: int, top: Frame) -> Refusal:
    """Engines (GWT-6.10 to GWT-6.15)."""
    if ENGINE.has(action) and isinstance(top, railroad.MoveEngine):
        taken = state.engine_blocks(seat, ENGINE.index(action))
        return refuse("track-taken", "GWT-6.11") if taken else refuse("track-reach", "GWT-6.10")
    if BACK.has(action) and not isinstance(top, railroad.MoveEngine):
        if state.engine_blocks(seat, BACK.index(action)):
            return refuse("track-taken", "GWT-6.11")
        exact = isinstance(top, railroad.EngineBack)
        return refuse("track-back", "GWT-6.14" if exact else "GWT-6.15")
    return None


def explain_upgrade(state: State, seat: int, action: int, top: Frame) -> Refusal:
    """Stations (GWT-6.16, GWT-6.46)."""
    if not UPGRADE.has(action):
        return None
    station = UPGRADE.index(action)
    if isinstance(top, railroad.Upgrade):
        return refuse("other-station", "GWT-6.16")
    if state.stations[seat] >> station & 1:
        return refuse("own-disc", "GWT-6.16")
    if state.dollars[seat] < STATION_COST[station]:
        return too_dear(state, seat, STATION_COST[station], "GWT-6.16")
    behind = railroad.turnouts_behind(state, seat) >> station & 1
    return refuse("no-disc-to-take", "GWT-8.7") if behind else refuse("not-behind", "GWT-6.46")


def explain_master(state: State, seat: int, action: int, top: Frame) -> Refusal:
    """Station masters (GWT-6.17)."""
    return refuse("printed-worker", "GWT-6.17") if MASTER.has(action) else None


# --- Kansas City


def explain_foresight(state: State, seat: int, action: int, top: Frame) -> Refusal:
    """Foresight (GWT-7.2, GWT-10.3)."""
    if not FORESIGHT.has(action) or not isinstance(top, kansas_city.Foresight):
        return None
    slot = FORESIGHT.index(action)
    if slot // FORESIGHT_PER_BAG != top.bag:
        return refuse("other-foresight", "GWT-7.1")
    if state.foresight[slot] == NONE:
        return refuse("no-tile", "GWT-7.7")
    if state.foresight[slot] < FIRST_BANDIT and state.last != NOBODY:
        return refuse("no-more-workers", "GWT-10.3")
    return refuse("equal-tile", "GWT-7.2")


def explain_income(state: State, seat: int, action: int, top: Frame) -> Refusal:
    """Certificates (GWT-7.8)."""
    if not CERTIFICATES.has(action):
        return None
    return refuse("too-few-certificates", "GWT-7.8", {"certificates": int(state.certificates(seat))})


def explain_raise(state: State, seat: int, action: int, top: Frame) -> Refusal:
    """Simmentals (GWT-13.3)."""
    return refuse("nothing-to-raise", "GWT-13.3") if RAISE.has(action) else None


def explain_delivery(state: State, seat: int, action: int, top: Frame) -> Refusal:
    """Cities (GWT-7.9)."""
    if not DELIVER.has(action) or not isinstance(top, delivery.Deliver):
        return None
    city = DELIVER.index(action)
    if CITY_VALUE[city] > top.value:
        details = {"city": CITY_NAMES[city], "value": int(CITY_VALUE[city]), "total": int(top.value)}
        return refuse("city-value", "GWT-7.9", details)
    return refuse("city-taken", "GWT-7.9", {"city": CITY_NAMES[city]})


def explain_disc(state: State, seat: int, action: int, top: Frame) -> Refusal:
    """Discs (GWT-8)."""
    if not isinstance(top, delivery.TakeDisc):
        return None
    if RECALL.has(action):
        own = state.stations[seat] >> RECALL.index(action) & 1
        return refuse("disc-on-board", "GWT-8.4") if own else refuse("no-disc-there", "GWT-8.4")
    if not DISC.has(action):
        return None
    space = DISC.index(action)
    if state.is_clear(seat, space):
        return refuse("disc-gone", "GWT-8.1")
    if not delivery.is_dark(top.target) and not WHITE_DISCS >> space & 1 and state.discs[seat] & WHITE_DISCS:
        return refuse("white-corner", "GWT-8.1")
    return too_dear(state, seat, -DISC_GAIN[space] + top.kept, "GWT-8.2")


Reason = Callable[[State, int, int, Frame], Refusal]
REASONS: Final[list[tuple[type[Frame], Reason]]] = [
    (trail.MoveHerder, explain_move),
    (trail.HerderAction, explain_move),
    (trail.FreeMove, explain_move),
    (trail.FirstDiscard, explain_discard),
    (location.UseBuilding, explain_local),
    (location.StopHere, explain_local),
    (location.CopyBuilding, explain_copy),
    (effects.Immediate, explain_immediate),
    (effects.PayCard, explain_discard),
    (effects.PaySecond, explain_discard),
    (auxiliary.ChooseAuxiliary, explain_choice),
    (exchange.DiscardDrawn, explain_discard),
    (exchange.TrashCards, explain_discard),
    (exchange.DrawCount, explain_draw),
    (objectives.GainObjective, explain_objective),
    (hiring.Hire, explain_hire),
    (cattle.BuyCattle, explain_cattle),
    (building.Build, explain_build),
    (hazards.TakeBounty, explain_tile),
    (hazards.RemoveHazard, explain_tile),
    (railroad.MoveEngine, explain_engine),
    (railroad.EngineBack, explain_engine),
    (railroad.BackAny, explain_engine),
    (railroad.ReturnEngine, explain_engine),
    (railroad.Upgrade, explain_upgrade),
    (railroad.UpgradeBehind, explain_upgrade),
    (railroad.TakeMaster, explain_master),
    (kansas_city.Foresight, explain_foresight),
    (kansas_city.Income, explain_income),
    (kansas_city.RaiseCattle, explain_raise),
    (delivery.Deliver, explain_delivery),
    (delivery.TakeDisc, explain_disc),
]
