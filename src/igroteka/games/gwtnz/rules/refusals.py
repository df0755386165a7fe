"""Why not? The rule that forbids what is not legal now."""
# ruff: noqa: ARG001 -- every reason is asked for in the same way

from collections.abc import Callable, Mapping
from typing import Final

from igroteka.core.agenda import Frame
from igroteka.core.arrays import i64, listed
from igroteka.core.errors import IllegalAction
from igroteka.core.refusals import Manners
from igroteka.games.gwtnz import meta
from igroteka.games.gwtnz.actions import (
    ALL,
    AUX,
    BLIND,
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
    BUY_PRICE,
    BUY_SHEPHERDS,
    CRAFTSMAN,
    DISC_PAY,
    DISTANCE,
    FIRST_ACTION,
    FIRST_BONUS,
    FIRST_FOREIGN,
    FIRST_LARGE,
    FIRST_MARKET,
    FIRST_MEDIUM,
    FIRST_OBJECTIVE,
    FORESIGHT_PER_BAG,
    FREE_PLAYS,
    HARBOUR_AT,
    NONE,
    PATHFINDER_NEEDED,
    POST_NAMES,
    POST_TRANSPORT,
    POST_VALUE,
    POST_WOOL,
    POSTS,
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
from igroteka.games.gwtnz.data.program import (
    ALT_COSTS,
    ALT_START,
    AUX_ALT,
    DOUBLE,
    EXTRA,
    LOCAL_COUNT,
    NUMBERS,
    OP_A,
    SINGLE,
)
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
    shearing,
    sheep,
    shipping,
    trail,
    wellington,
)
from igroteka.games.gwtnz.state import MARKET, OBJECTIVE_STACK, SHEEP_STACK, State
from igroteka.kit import bits

Refusal = IllegalAction | None


def refuse(code: str, rule: str, details: Mapping[str, object] | None = None) -> IllegalAction:
    """A refusal with its rule."""
    return IllegalAction(f"gwtnz-{code}", rule, details)


MANNERS: Final = Manners(
    meta.ID, no_such_action="NZ-1.2", game_over="NZ-16.2", chance="NZ-20.2", not_your_turn="NZ-1.2"
)


def why_not(state: State, seat: int, action: int) -> IllegalAction | None:
    """Why this seat may not say this now; None if it may."""
    return MANNERS.why_not(state, seat, action, explain)


def explain(state: State, seat: int, action: int, top: Frame) -> IllegalAction:
    """The reason by kind of action; anything said at another decision point is at the wrong moment."""
    free = explain_free(state, seat, action, top)
    if free is not None:
        return free
    for frame, reason in REASONS:
        if isinstance(top, frame):
            refusal: Refusal = reason(state, seat, action, top)
            if refusal is not None:
                return refusal
    if action == DECLINE.first and DONE.first not in state.legal():
        return refuse("must-answer", "NZ-14.17")
    return refuse("wrong-moment", "NZ-1.2")


def too_dear(state: State, seat: int, price: i64, rule: str) -> IllegalAction:
    """Not enough money."""
    return refuse("too-dear", rule, {"price": int(price), "pounds": int(state.pounds[seat])})


# --- free plays


def explain_free(state: State, seat: int, action: int, top: Frame) -> Refusal:
    """Tokens, action cards, objectives and bonus cards (NZ-13)."""
    if EXCHANGE.has(action) or TRASH.has(action):
        return explain_token(state, seat, action, top)
    if SHOW.has(action):
        return explain_show(state, seat, action, top)
    if PLAY.has(action):
        if not state.holds(seat, FIRST_OBJECTIVE + PLAY.index(action)):
            return refuse("not-in-hand", "NZ-13.8")
        if seat != state.active:
            return refuse("own-turn-only", "NZ-13.8")
        late = is_late_in_city(state, seat)
        return refuse("objective-in-city", "NZ-6.18") if late else refuse("objective-inside", "NZ-13.8")
    if BONUS.has(action):
        stack = BONUS.index(action)
        if not cards.is_left(state, state.stacks[stack]):
            return refuse("stack-empty", "NZ-15.1")
        if state.gold[seat] < STACK_PRICE[stack]:
            return too_little_gold(state, seat, STACK_PRICE[stack], "NZ-13.6")
        return refuse("bonus-inside" if seat == state.active else "own-turn-only", "NZ-13.6")
    return None


def is_late_in_city(state: State, seat: int) -> bool:
    """Have the actions of Wellington begun, which are one action (NZ-6.18)?"""
    if state.runholders[seat] != WELLINGTON:
        return False
    return not any(isinstance(frame, wellington.Income) and frame.shown == 0 for frame in state.pending())


def too_little_gold(state: State, seat: int, price: i64, rule: str) -> IllegalAction:
    """Not enough gold."""
    return refuse("too-little-gold", rule, {"price": int(price), "gold": int(state.gold[seat])})


def explain_token(state: State, seat: int, action: int, top: Frame) -> IllegalAction:
    """Exchange tokens (NZ-13.7, NZ-13.10)."""
    needed = TRASH_TOKENS if TRASH.has(action) else 1
    if state.tokens[seat] < needed:
        return refuse("no-token", "NZ-13.7", {"needed": int(needed), "tokens": int(state.tokens[seat])})
    if TRASH.has(action) and not state.holds(seat, TRASH_CARD):
        return refuse("not-in-hand", "NZ-13.7")
    if is_reveal(top):
        return refuse("not-while-revealing", "NZ-6.4")
    if not isinstance(top, exchange.Ask) or (isinstance(top, exchange.DiscardDrawn) and top.token):
        return refuse("token-not-now", "NZ-13.10")
    if state.drawable(seat) == 0:
        return refuse("nothing-to-draw", "NZ-7.2")
    return refuse("too-many-cards", "NZ-7.2")


def is_reveal(top: Frame) -> bool:
    """Are cards being revealed (NZ-6.4)?"""
    return isinstance(top, shearing.Shearing) or (isinstance(top, wellington.Income) and top.shown != 0)


def explain_show(state: State, seat: int, action: int, top: Frame) -> IllegalAction:
    """Action cards (NZ-13.1, NZ-13.10)."""
    if not state.holds(seat, FIRST_ACTION + SHOW.index(action)):
        return refuse("not-in-hand", "NZ-13.1")
    if is_reveal(top):
        return refuse("not-while-revealing", "NZ-6.4")
    if seat != state.active:
        return refuse("own-turn-only", "NZ-13.1")
    if state.plays >= FREE_PLAYS:
        return refuse("too-many-plays", "NZ-20.6")
    return refuse("card-not-now", "NZ-13.10")


# --- the trail


def explain_move(state: State, seat: int, action: int, top: Frame) -> Refusal:
    """Paths (NZ-4)."""
    if not MOVE.has(action):
        return None
    node = ROUTE_NODE[MOVE.index(action)]
    steps = top.steps if isinstance(top, trail.Run) else state.step_limit(seat)
    if not state.is_location(node):
        return refuse("empty-space", "NZ-4.1")
    path = listed(trail.path_to(state, seat, MOVE.index(action)))
    if path and len(path) > steps:
        return refuse("too-far", "NZ-4.2", {"steps": len(path), "limit": int(steps)})
    return refuse("no-such-path", "NZ-4.2")


def explain_local(state: State, seat: int, action: int, top: Frame) -> Refusal:
    """Local actions (NZ-5)."""
    if not isinstance(top, location.UseBuilding):
        return refuse("only-auxiliary", "NZ-5.4") if LOCAL.has(action) else explain_aux(state, seat, action)
    if AUX.has(action):
        return refuse("aux-after-local", "NZ-5.1") if top.used else explain_aux(state, seat, action)
    if not LOCAL.has(action):
        return None
    local, choice = LOCAL.a(action), LOCAL.b(action)
    if local == EXTRA and not top.has_extra(state):
        return refuse("extra-owner", "NZ-5.3")
    if local != EXTRA and local >= LOCAL_COUNT[state.face(top.node)]:
        return refuse("no-such-local", "NZ-5.1")
    if top.used >> local & 1:
        return refuse("used-already", "NZ-5.1")
    if not top.left(state) >> local & 1:
        return refuse("building-replaced", "NZ-5.7")
    alt = location.local_alternative(state, top.node, local, choice)
    return refuse("no-such-local", "NZ-5.2") if alt == NONE else cannot_do(alt)


def cannot_do(alt: i64) -> IllegalAction:
    """A cost that cannot be paid, or nothing to gain."""
    if ALT_COSTS[alt] > 0:
        return refuse("cannot-pay", "NZ-14.12", {"alternative": int(alt)})
    return refuse("nothing-to-gain", "NZ-15.3", {"alternative": int(alt)})


def explain_aux(state: State, seat: int, action: int) -> Refusal:
    """Auxiliary actions (NZ-10)."""
    if not AUX.has(action):
        return None
    name, form = AUX.a(action), AUX.b(action)
    top = state.top()
    if form == DOUBLE and not (isinstance(top, auxiliary.ChooseAuxiliary) and top.most == DOUBLE):
        return refuse("single-only", "NZ-10.2")
    if auxiliary.clear_spaces(state, seat, name) <= form:
        return refuse("aux-locked", "NZ-9.3")
    alt = AUX_ALT[name * 2 + form]
    if ALT_COSTS[alt] > 0:
        return too_dear(state, seat, OP_A[ALT_START[alt]], "NZ-10.1" if form == SINGLE else "NZ-10.3")
    return cannot_do(alt)


def explain_choice(state: State, seat: int, action: int, top: Frame) -> Refusal:
    """A choice of auxiliary actions."""
    return explain_aux(state, seat, action)


def explain_immediate(state: State, seat: int, action: int, top: Frame) -> Refusal:
    """Immediate actions (NZ-14.1)."""
    if not USE.has(action) or not isinstance(top, effects.Immediate):
        return None
    alt = top.first if USE.index(action) == 0 else top.second
    return refuse("no-second-choice", "NZ-5.2") if alt == NONE else cannot_do(alt)


# --- cards


def explain_discard(state: State, seat: int, action: int, top: Frame) -> Refusal:
    """Cards from hand (NZ-14.12)."""
    if not DISCARD.has(action):
        return None
    if not state.holds(seat, DISCARD.index(action)):
        return refuse("not-in-hand", "NZ-14.12")
    return refuse("wrong-card", "NZ-14.12")


def explain_draw(state: State, seat: int, action: int, top: Frame) -> Refusal:
    """How many cards to draw (NZ-14.14)."""
    return refuse("too-many-cards", "NZ-14.14") if DRAW.has(action) else None


def explain_objective(state: State, seat: int, action: int, top: Frame) -> Refusal:
    """Gaining an objective (NZ-14.10)."""
    if OBJECTIVE.has(action):
        return refuse("not-shown", "NZ-14.10")
    if action == BLIND.first and state.sizes[OBJECTIVE_STACK] == 0:
        return refuse("objectives-gone", "NZ-15.1")
    return refuse("must-take", "NZ-6.9") if action == DECLINE.first else None


def explain_take(state: State, seat: int, action: int, top: Frame) -> Refusal:
    """A card of the supply (NZ-14.11)."""
    return refuse("other-card", "NZ-14.11") if TAKE.has(action) else None


def explain_top(state: State, seat: int, action: int, top: Frame) -> Refusal:
    """A card gained this turn (NZ-13.5)."""
    return refuse("not-gained", "NZ-13.5") if TOP.has(action) else None


def explain_reveal(state: State, seat: int, action: int, top: Frame) -> Refusal:
    """Sheep that are revealed (NZ-6.1, NZ-14.6)."""
    if CERTIFICATES.has(action) and isinstance(top, wellington.Income):
        return refuse("too-few-certificates", "NZ-6.2", {"certificates": int(state.certificates[seat])})
    if DRAW.has(action) and isinstance(top, shearing.Shear):
        many = DRAW.index(action) > 0
        return refuse("too-many-cards", "NZ-14.6") if many else refuse("nothing-to-draw", "NZ-7.2")
    if not REVEAL.has(action):
        return None
    rule = "NZ-6.1" if isinstance(top, wellington.Income) else "NZ-14.6"
    if isinstance(top, shearing.Shear) and top.shorn:
        return refuse("shorn-already", rule)
    card = REVEAL.index(action)
    shown = top.shown if isinstance(top, wellington.Income | shearing.Shearing) else 0
    if shown >> card & 1:
        return refuse("breed-twice", rule)
    if card == ALL:
        many = bits.size(shearing.breeds_left(state, seat, shown)) > 1
        return refuse("too-few-shearers" if many else "not-several", rule)
    return refuse("not-in-hand", rule)


# --- workers, tiles, sheep, buildings, hazards


def explain_hire(state: State, seat: int, action: int, top: Frame) -> Refusal:
    """Hiring (NZ-14.1)."""
    if not HIRE.has(action) or not isinstance(top, hiring.Hire):
        return None
    line, craft = HIRE.a(action), HIRE.b(action)
    if not state.jobs[craft] >> line & 1:
        return refuse("no-worker", "NZ-14.1")
    if hiring.is_full(state, seat, craft):
        return refuse("row-full", "NZ-14.1")
    return too_dear(state, seat, hiring.price(line, top.modifier), "NZ-14.1")


def explain_invest(state: State, seat: int, action: int, top: Frame) -> Refusal:
    """Investing (NZ-14.2)."""
    if not INVEST.has(action) or not isinstance(top, investing.Invest):
        return None
    line, tile = INVEST.a(action), FIRST_BONUS + INVEST.b(action)
    if line >= investing.open_rows(state):
        return refuse("token-row", "NZ-14.2")
    if investing.space_of(state, line, tile) == NONE:
        return refuse("no-bonus-tile", "NZ-14.2")
    if state.gold[seat] < TILE_GOLD[tile]:
        return too_little_gold(state, seat, TILE_GOLD[tile], "NZ-14.2")
    if state.certificates[seat] < TILE_CERTIFICATES[tile]:
        return refuse("too-few-certificates", "NZ-14.2", {"certificates": int(state.certificates[seat])})
    if not investing.can_take(state, seat, tile):
        return refuse("rows-full", "NZ-14.2")
    return too_dear(state, seat, investing.price(line, top.modifier), "NZ-14.2")


def explain_joker(state: State, seat: int, action: int, top: Frame) -> Refusal:
    """The row of a joker (NZ-14.2)."""
    return refuse("row-full", "NZ-14.2") if JOKER.has(action) else None


def explain_sheep(state: State, seat: int, action: int, top: Frame) -> Refusal:
    """Buying sheep (NZ-14.4, NZ-14.15)."""
    if PICK.has(action) and isinstance(top, sheep.PickSheep):
        card = FIRST_MARKET + PICK.index(action)
        if not top.breeds >> card & 1:
            return refuse("wrong-card", "NZ-14.15")
        if state.count(MARKET, card) == 0:
            return refuse("not-on-sale", "NZ-14.15")
        return too_dear(state, seat, top.price, "NZ-14.15")
    if not isinstance(top, sheep.BuySheep):
        return None
    if action == MORE.first:
        empty = state.sizes[SHEEP_STACK] == 0
        return refuse("sheep-gone", "NZ-15.2") if empty else refuse("too-few-shepherds", "NZ-14.4")
    if not BUY.has(action):
        return None
    purchase = BUY.index(action)
    if not sheep.is_on_sale(state, purchase):
        return refuse("not-on-sale", "NZ-14.4")
    if BUY_SHEPHERDS[purchase] > top.shepherds:
        return refuse("too-few-shepherds", "NZ-14.4")
    return too_dear(state, seat, BUY_PRICE[purchase], "NZ-14.4")


def explain_build(state: State, seat: int, action: int, top: Frame) -> Refusal:
    """Buildings (NZ-14.3, NZ-13.4)."""
    if not BUILD.has(action):
        return None
    number, node = BUILD.a(action), BUILDING_SPACES[BUILD.b(action)]
    if not state.supply[seat] >> number & 1:
        return refuse("not-in-supply", "NZ-14.3")
    if isinstance(top, building.PlusOne):
        return refuse("not-plus-one", "NZ-13.4")
    craftsmen = building.needed(state, seat, number, node)
    if craftsmen == NONE:
        if state.trail[node] == NONE:
            details = {"needed": int(PATHFINDER_NEEDED[node]), "pathfinder": int(state.pathfinder[seat])}
            return refuse("pathfinder-needed", "NZ-12.2", details)
        own = state.trail[node] // NUMBERS == seat
        return refuse("replace-lower", "NZ-14.3") if own else refuse("space-taken", "NZ-14.3")
    if craftsmen > state.hired(seat, CRAFTSMAN):
        details = {"needed": int(craftsmen), "craftsmen": int(state.hired(seat, CRAFTSMAN))}
        return refuse("too-few-craftsmen", "NZ-14.3", details)
    pounds = top.pounds if isinstance(top, building.Build) else 0
    return too_dear(state, seat, craftsmen * pounds, "NZ-14.3")


def explain_hazard(state: State, seat: int, action: int, top: Frame) -> Refusal:
    """Hazards (NZ-14.8)."""
    return refuse("no-hazard", "NZ-14.8") if CLEAR.has(action) else None


# --- tracks and the sea


def explain_track(state: State, seat: int, action: int, top: Frame) -> Refusal:
    """How far a marker goes, what is flipped (NZ-8.3, NZ-12.4)."""
    if FORWARD.has(action) and isinstance(top, pathfinder.Forward):
        return refuse("not-so-far", "NZ-8.3", {"most": int(top.reach(state))})
    return refuse("no-step-tile", "NZ-12.4") if FLIP.has(action) else None


def explain_ship(state: State, seat: int, action: int, top: Frame) -> Refusal:
    """Sailing and upgrading (NZ-11)."""
    if SAIL.has(action):
        if not isinstance(top, shipping.Ship):
            return refuse("sailed-already", "NZ-11.1")
        steps = int(DISTANCE[state.ships[seat] * SPACES + SAIL.index(action)])
        return refuse("too-far-at-sea", "NZ-11.1", {"steps": steps, "points": int(top.points)})
    if not UPGRADE.has(action):
        return None
    upgrade = UPGRADE.index(action)
    harbour = UPGRADE_HARBOUR[upgrade]
    if HARBOUR_AT[state.ships[seat]] != harbour:
        return refuse("other-harbour", "NZ-11.2")
    if state.has_harbour(seat, harbour):
        return refuse("upgraded-already", "NZ-11.3")
    if not shipping.has_piece(state, seat, harbour):
        return refuse("no-piece", "NZ-11.3")
    if harbour < FIRST_MEDIUM and shipping.free_berth(state, harbour, UPGRADE_PRICE[upgrade]) == NONE:
        return refuse("berth-taken", "NZ-11.4")
    price = UPGRADE_PRICE[upgrade]
    if price > state.pounds[seat]:
        return too_dear(state, seat, price, "NZ-11.3")
    target, dearest = shipping.target_of(harbour), max(listed(DISC_PAY))
    allowed = delivery.spaces_for(state, seat, target, -dearest)  # by their corners, whatever they cost
    return too_dear(state, seat, price + min([DISC_PAY[space] for space in bits.members(allowed)]), "NZ-14.18")


def explain_storehouse(state: State, seat: int, action: int, top: Frame) -> Refusal:
    """Which storehouse (NZ-11.4)."""
    return refuse("storehouse-gone", "NZ-11.4") if STOREHOUSE.has(action) else None


def explain_master(state: State, seat: int, action: int, top: Frame) -> Refusal:
    """Harbourmasters (NZ-11.6)."""
    return refuse("printed-worker", "NZ-11.6") if MASTER.has(action) else None


# --- Wellington


def explain_foresight(state: State, seat: int, action: int, top: Frame) -> Refusal:
    """Foresight (NZ-6.12)."""
    if not FORESIGHT.has(action) or not isinstance(top, wellington.Foresight):
        return None
    slot = FORESIGHT.index(action)
    if slot // FORESIGHT_PER_BAG != top.bag:
        return refuse("other-foresight", "NZ-5.5")
    return refuse("no-tile" if state.foresight[slot] == NONE else "equal-tile", "NZ-6.12")


def explain_delivery(state: State, seat: int, action: int, top: Frame) -> Refusal:
    """Posts (NZ-6.5, NZ-6.6, NZ-14.6)."""
    if not DELIVER.has(action) or not isinstance(top, delivery.Deliver | delivery.DeliverWool):
        return refuse("must-deliver", "NZ-6.5") if action == DECLINE.first else None
    post = DELIVER.index(action)
    name = {"post": POST_NAMES[post]}
    wool = isinstance(top, delivery.DeliverWool)
    if (POST_WOOL >> post & 1 == 1) != wool:
        return refuse("other-post", "NZ-14.6" if wool else "NZ-6.5", name)
    if POST_VALUE[post] > top.value:
        details = {**name, "value": int(POST_VALUE[post]), "total": int(top.value)}
        return refuse("post-value", "NZ-14.6" if wool else "NZ-6.5", details)
    if post >= FIRST_FOREIGN and not state.has_harbour(seat, FIRST_LARGE + post - FIRST_FOREIGN):
        return refuse("post-closed", "NZ-11.7", name)
    if POST_TRANSPORT[post] > state.pounds[seat]:
        return too_dear(state, seat, POST_TRANSPORT[post], "NZ-14.18" if wool else "NZ-6.8")
    if not delivery.may_deliver(state, seat, post, top.value):
        return refuse("post-taken", "NZ-14.6" if wool else "NZ-6.6", name)
    return refuse("no-disc-for-post", "NZ-14.18" if wool else "NZ-6.8", name)


def explain_disc(state: State, seat: int, action: int, top: Frame) -> Refusal:
    """Discs (NZ-9)."""
    if not isinstance(top, delivery.TakeDisc):
        return None
    if RECALL.has(action):
        own = state.has_harbour(seat, FIRST_MEDIUM + RECALL.index(action))
        return refuse("disc-on-board" if own else "no-disc-there", "NZ-9.6")
    if not DISC.has(action):
        return None
    space = DISC.index(action)
    if state.is_clear(seat, space):
        return refuse("disc-gone", "NZ-9.1")
    if not delivery.is_dark(top.target) and not WHITE_DISCS >> space & 1 and state.discs[seat] & WHITE_DISCS:
        return refuse("white-corner", "NZ-9.1")
    for both in listed(AUX_DISCS):
        if both >> space & 1 and both & (both - 1):
            return refuse("equal-disc", "NZ-9.3")
    delivered = top.target < POSTS and not POST_WOOL >> top.target & 1
    return too_dear(state, seat, DISC_PAY[space] + top.price, "NZ-6.8" if delivered else "NZ-14.18")


Reason = Callable[[State, int, int, Frame], Refusal]
REASONS: Final[list[tuple[type[Frame], Reason]]] = [
    (trail.MoveRunholder, explain_move),
    (trail.Run, explain_move),
    (trail.FirstDiscard, explain_discard),
    (location.UseBuilding, explain_local),
    (location.StopHere, explain_local),
    (effects.Immediate, explain_immediate),
    (effects.PayCard, explain_discard),
    (auxiliary.ChooseAuxiliary, explain_choice),
    (exchange.DiscardDrawn, explain_discard),
    (exchange.DrawCount, explain_draw),
    (objectives.GainObjective, explain_objective),
    (cards.TakeCard, explain_take),
    (cards.TopDeck, explain_top),
    (hiring.Hire, explain_hire),
    (investing.Invest, explain_invest),
    (investing.PlaceJoker, explain_joker),
    (sheep.BuySheep, explain_sheep),
    (sheep.PickSheep, explain_sheep),
    (building.Build, explain_build),
    (building.PlusOne, explain_build),
    (hazards.RemoveHazard, explain_hazard),
    (pathfinder.Forward, explain_track),
    (pathfinder.FlipTile, explain_track),
    (shipping.Ship, explain_ship),
    (shipping.Anchor, explain_ship),
    (shipping.PlaceStorehouse, explain_storehouse),
    (shipping.TakeMaster, explain_master),
    (shearing.Shear, explain_reveal),
    (shearing.Shearing, explain_reveal),
    (wellington.Income, explain_reveal),
    (wellington.Foresight, explain_foresight),
    (delivery.Deliver, explain_delivery),
    (delivery.DeliverWool, explain_delivery),
    (delivery.TakeDisc, explain_disc),
]
