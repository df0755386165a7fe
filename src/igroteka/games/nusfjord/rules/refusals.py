"""Why not? The rule that forbids what is not legal now."""
# ruff: noqa: ARG001 -- every reason is asked for in the same way

from collections.abc import Callable, Mapping
from typing import Final

from igroteka.core.agenda import Frame
from igroteka.core.arrays import i64
from igroteka.core.errors import IllegalAction
from igroteka.core.refusals import Manners
from igroteka.games.nusfjord import meta
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
    CARD_NAMES,
    CELL_NAMES,
    COUNCIL,
    ELDER_NAMES,
    FISH,
    GOLD,
    LISTED_TRADES,
    NONE,
    OFFER_SHIP,
    PAIR_NAMES,
    PAIRS,
    PLATES,
    SHIP_NAMES,
    SPACE_ACTION,
    SPACE_NAMES,
    TOP_CATCH,
    UPGRADE_TO,
    WOOD,
    WORKERS,
)
from igroteka.games.nusfjord.data.program import MOST_PLATES, PROGRAM, WIDTH
from igroteka.games.nusfjord.rules import (
    board,
    building,
    effects,
    elders,
    fishing,
    forests,
    reactions,
    ships,
    windows,
    work,
)
from igroteka.games.nusfjord.state import HAND, SHOWN, State

Refusal = IllegalAction | None


def refuse(code: str, rule: str, details: Mapping[str, object] | None = None) -> IllegalAction:
    """A refusal with its rule."""
    return IllegalAction(f"nusfjord-{code}", rule, details)


MANNERS: Final = Manners(
    meta.ID, no_such_action="NUS-14.2", game_over="NUS-9.2", chance="NUS-14.1", not_your_turn="NUS-5.1"
)


def why_not(state: State, seat: int, action: int) -> IllegalAction | None:
    """Why this seat may not say this now; None if it may."""
    return MANNERS.why_not(state, seat, action, explain)


def explain(state: State, seat: int, action: int, top: Frame) -> IllegalAction:
    """The reason by kind of action; anything said at another decision point is at the wrong moment."""
    if TRADE.has(action) or SELL.has(action):
        return explain_exchange(state, seat, action, top)
    for frame, reason in REASONS:
        if isinstance(top, frame):
            refusal: Refusal = reason(state, seat, action, top)
            if refusal is not None:
                return refusal
    if action in (DECLINE.first, PASS.first) and isinstance(top, windows.Menu) and not top.decline:
        return refuse("must-answer", "NUS-5.2")
    return refuse("wrong-moment", "NUS-14.2")


# --- exchanges


def explain_exchange(state: State, seat: int, action: int, top: Frame) -> IllegalAction:
    """At any time, but in a window (NUS-8.5)."""
    if SELL.has(action):
        ship = SELL.index(action)
        if not windows.can_sell(state, seat, ship):
            return refuse("no-sale", "NUS-8.14", {"ship": SHIP_NAMES[ship]})
    else:
        card = TRADE.a(action)
        step = PROGRAM.trades[card * LISTED_TRADES + TRADE.b(action)]
        named = {"card": CARD_NAMES[card]}
        if step == NONE or card not in windows.listed_cards(state, seat):
            return refuse("no-trade", "NUS-8.5", named)
        if not windows.can_give(state, seat, step):
            return refuse("trade-price", "NUS-8.5", named)
        if not windows.is_useful(state, seat, step):
            return refuse("trade-useless", "NUS-1.3", named)
    if isinstance(top, windows.Menu) and top.pays() and not fishing.is_distributing(state):
        return refuse("trade-stuck", "NUS-8.6")
    return refuse("trade-not-now", "NUS-8.5")


# --- the turn


def explain_turn(state: State, seat: int, action: int, top: Frame) -> Refusal:
    """Workers (NUS-5, NUS-6.12, NUS-7)."""
    if PLACE.has(action):
        space = PLACE.index(action)
        if not work.is_open(state, space):
            return no_room(state, seat, space)
        return cannot_act(state, seat, SPACE_ACTION[space])
    if COPY.has(action):
        return explain_copy(state, seat, COPY.index(action))
    if ELDER.has(action):
        return explain_elder(state, seat, ELDER.index(action), worker=True)
    return None


def no_room(state: State, seat: int, space: i64) -> IllegalAction:
    """The space is full, blocked by another colour, or not on this table (NUS-5.3, NUS-12.3)."""
    named = {"space": SPACE_NAMES[space]}
    if state.capacity(space) == 0:
        return refuse("no-such-space", "NUS-6.13", named)
    if state.rules.solo and state.workers[space * WORKERS + state.colour(seat)] == 0:
        return refuse("other-colour", "NUS-12.3", named)
    return refuse("space-full", "NUS-5.3", named)


def explain_copy(state: State, seat: int, space: i64) -> IllegalAction:
    """The copy tile (NUS-6.12)."""
    copier = work.copy_space(state, space)
    if copier == NONE:
        return refuse("no-copy", "NUS-3.1")
    if state.standing(copier) > 0:
        return refuse("copy-taken", "NUS-6.12")
    if state.capacity(space) == 0:
        return refuse("no-such-space", "NUS-6.13", {"space": SPACE_NAMES[space]})
    if not state.is_full(space):
        return refuse("not-full", "NUS-6.12", {"space": SPACE_NAMES[space]})
    return cannot_act(state, seat, SPACE_ACTION[space])


def explain_elder(state: State, seat: int, elder: i64, *, worker: bool) -> IllegalAction:
    """Using an elder (NUS-7)."""
    place = state.place_of(seat, elder)
    named = {"elder": ELDER_NAMES[elder]}
    if place == NONE:
        return refuse("not-your-elder", "NUS-7.4", named)
    posted = state.posted[seat * COUNCIL + place]
    if worker and posted:
        now = posted == state.colour(seat) + 1
        return refuse("no-worker-elder", "NUS-7.2", named) if now else refuse("elder-taken", "NUS-12.3", named)
    if state.plates == 0:
        return refuse("no-plate-fish", "NUS-7.3")
    return refuse("elder-nothing", "NUS-7.5", named)


def cannot_act(state: State, seat: int, step: i64) -> IllegalAction:
    """Why an action would change nothing (NUS-5.4, NUS-6)."""
    action = board.action_of(step)
    if action == box.TRANSFER:
        return refuse("reserve-empty", "NUS-6.2")
    if action == box.SERVE:
        if state.plates == PLATES:
            return refuse("plates-full", "NUS-6.3")
        return too_few_fish(state, seat, 1, step)
    if action == box.BUILD:
        return refuse("no-building" if state.free(seat) else "no-free-space", "NUS-6.4")
    if action == box.ISSUE:
        return refuse("no-unissued", "NUS-6.5")
    if action == box.BUY_SHARES:
        if state.offered_total() == 0:
            return refuse("no-shares", "NUS-6.6")
        price = int(board.price_of_shares(state, step))
        return refuse("too-few-gold", "NUS-6.6", {"price": price, "gold": int(state.gold(seat))})
    if action in (box.CLEAR, box.THIN_OUT):
        if state.stacks(seat) == 0:
            return refuse("no-forest", "NUS-6.7" if action == box.CLEAR else "NUS-6.8")
        return refuse("wood-full", "NUS-6.8")
    if action == box.REFOREST:
        return refuse("no-pair", "NUS-6.9")
    if action == box.BUILD_SHIP:
        return refuse("catch-full" if state.catch(seat) >= TOP_CATCH else "no-ship", "NUS-6.10")
    full = state.elders(seat) == COUNCIL
    return refuse("council-full" if full else "no-elder", "NUS-6.11")


def too_few_fish(state: State, seat: int, plates: i64, step: i64) -> IllegalAction:
    """Plates that cannot be paid for."""
    price = int(board.plates_price(state, plates, step))
    return refuse("too-few-fish", "NUS-6.3", {"price": price, "fish": int(state.fish(seat))})


# --- actions


def explain_offer(state: State, seat: int, action: int, top: Frame) -> Refusal:
    """A granted action."""
    if action == USE.first and isinstance(top, board.Offer):
        return cannot_act(state, seat, top.step)
    return None


def explain_serve(state: State, seat: int, action: int, top: Frame) -> Refusal:
    """Plates (NUS-6.3)."""
    if not SERVE.has(action) or not isinstance(top, board.ServeFish):
        return None
    count = SERVE.index(action) + 1
    if state.plates == PLATES:
        return refuse("plates-full", "NUS-6.3")
    if state.plates + count > PLATES:
        return refuse("plates-few", "NUS-6.3", {"left": int(PLATES - state.plates)})
    limit = PROGRAM.arg[top.step * WIDTH + MOST_PLATES]
    if 0 < limit < count:
        return refuse("not-offered", "NUS-6.3")
    return too_few_fish(state, seat, count, top.step)


def explain_build(state: State, seat: int, action: int, top: Frame) -> Refusal:
    """Cards (NUS-6.4)."""
    if not BUILD.has(action) or not isinstance(top, building.BuildBuilding):
        return None
    card = BUILD.index(action)
    named: dict[str, object] = {"card": CARD_NAMES[card]}
    if not (state.has_card(SHOWN, card) or state.has_card(HAND + seat, card)):
        return refuse("no-such-card", "NUS-6.4", named)
    if state.free(seat) == 0:
        return refuse("no-free-space", "NUS-6.4")
    price = [int(building.price(card, good, top.step)) for good in (WOOD, FISH, GOLD)]
    return refuse("too-dear", "NUS-6.4", {**named, "wood": price[0], "fish": price[1], "gold": price[2]})


def explain_site(state: State, seat: int, action: int, top: Frame) -> Refusal:
    """Building spaces (NUS-6.4)."""
    if SITE.has(action):
        return refuse("cell-taken", "NUS-6.4", {"cell": CELL_NAMES[SITE.index(action)]})
    return refuse("must-answer", "NUS-6.4") if action in (DECLINE.first, PASS.first) else None


def explain_source(state: State, seat: int, action: int, top: Frame) -> Refusal:
    """Payment from the Reserve (NUS-8.23)."""
    if SOURCE.has(action) and isinstance(top, building.ChooseSource):
        return refuse("source-range", "NUS-8.23", {"least": int(top.least(state)), "most": int(top.most(state))})
    return refuse("must-answer", "NUS-8.23") if action in (DECLINE.first, PASS.first) else None


def explain_ship(state: State, seat: int, action: int, top: Frame) -> Refusal:
    """Ships (NUS-6.10)."""
    if not SHIP.has(action) or not isinstance(top, ships.BuildShip):
        return None
    offer = SHIP.index(action)
    ship = OFFER_SHIP[offer]
    named: dict[str, object] = {"ship": SHIP_NAMES[ship]}
    if not ships.is_wanted(ship, top.step):
        return refuse("wrong-ship", "NUS-8.13", named)
    if state.catch(seat) >= TOP_CATCH:
        return refuse("catch-full", "NUS-6.10")
    if not ships.is_there(state, ship, top.step):
        return refuse("ship-gone", "NUS-6.10", named)
    if not ships.fits(state, seat, ship):
        return refuse("track-full", "NUS-6.10", named)
    price = [int(ships.price(state, seat, offer, good, top.step)) for good in (WOOD, FISH, GOLD)]
    if max(price) == 0:
        return refuse("ship-free", "NUS-8.13", named)
    return refuse("ship-price", "NUS-6.10", {**named, "wood": price[0], "fish": price[1], "gold": price[2]})


def explain_invite(state: State, seat: int, action: int, top: Frame) -> Refusal:
    """Elders on the board (NUS-6.11)."""
    if not INVITE.has(action):
        return None
    elder = INVITE.index(action)
    for place in range(2 * box.STACKS):
        if place % 2 and state.stands[place] == elder:
            return refuse("elder-covered", "NUS-6.11", {"elder": ELDER_NAMES[elder]})
    return refuse("elder-not-there", "NUS-6.11", {"elder": ELDER_NAMES[elder]})


def explain_invited(state: State, seat: int, action: int, top: Frame) -> Refusal:
    """Using an elder at once (NUS-7.5)."""
    if action == USE.first and isinstance(top, elders.UseInvited):
        return explain_elder(state, seat, state.council[seat * COUNCIL + top.place], worker=False)
    return None


def explain_clear(state: State, seat: int, action: int, top: Frame) -> Refusal:
    """Stacks of forests (NUS-6.7); before a paid building it must remain possible (NUS-7.6)."""
    if CLEAR.has(action):
        pair = CLEAR.index(action)
        if state.forests[seat * PAIRS + pair] == 0:
            return refuse("no-forest-there", "NUS-6.7", {"pair": PAIR_NAMES[pair]})
        return refuse("must-build", "NUS-7.6")
    if action == DONE.first and isinstance(top, effects.RemoveForest) and not top.decline:
        return refuse("must-answer" if top.taken < top.least() else "must-build", "NUS-7.6")
    return None


def explain_plant(state: State, seat: int, action: int, top: Frame) -> Refusal:
    """Double spaces (NUS-6.9)."""
    if not PLANT.has(action):
        return None
    pair = PLANT.index(action)
    named = {"pair": PAIR_NAMES[pair]}
    if not state.rules.pairs >> pair & 1:
        return refuse("not-a-pair", "NUS-1.5", named)
    return refuse("pair-taken", "NUS-6.9", named)


# --- effects


def explain_choice(state: State, seat: int, action: int, top: Frame) -> Refusal:
    """One of several actions (NUS-7.6)."""
    if not CHOOSE.has(action) or not isinstance(top, effects.ChooseAction):
        return None
    step = top.inner(CHOOSE.index(action))
    return refuse("not-offered", "NUS-7.6") if step == NONE else cannot_act(state, seat, step)


def explain_times(state: State, seat: int, action: int, top: Frame) -> Refusal:
    """Exchanges of an effect (NUS-6.14)."""
    return refuse("not-offered", "NUS-6.14") if TIMES.has(action) else None


def explain_upgrade(state: State, seat: int, action: int, top: Frame) -> Refusal:
    """Larger ships (NUS-7.9)."""
    if not UPGRADE.has(action) or not isinstance(top, ships.UpgradeShip):
        return None
    upgrade = UPGRADE.index(action)
    if not ships.is_step(upgrade, top.step):
        return refuse("wrong-ship", "NUS-7.9", {"ship": SHIP_NAMES[UPGRADE_TO[upgrade]]})
    return refuse("cannot-upgrade", "NUS-7.9")


def explain_use_elder(state: State, seat: int, action: int, top: Frame) -> Refusal:
    """An elder used by a building (NUS-8.21)."""
    return explain_elder(state, seat, ELDER.index(action), worker=False) if ELDER.has(action) else None


def explain_trigger(state: State, seat: int, action: int, top: Frame) -> Refusal:
    """The order of effects (NUS-8.10)."""
    if TRIGGER.has(action):
        return refuse("not-pending", "NUS-8.10", {"card": CARD_NAMES[TRIGGER.index(action)]})
    return refuse("must-answer", "NUS-8.10") if action in (DECLINE.first, PASS.first) else None


# --- fish


def explain_feed(state: State, seat: int, action: int, top: Frame) -> Refusal:
    """A shortage of fish for elders (NUS-4.9)."""
    if FEED.has(action):
        elder = FEED.index(action)
        mine = state.place_of(seat, elder) != NONE
        named = {"elder": ELDER_NAMES[elder]}
        return refuse("fed-already", "NUS-4.9", named) if mine else refuse("not-your-elder", "NUS-4.3", named)
    return refuse("must-answer", "NUS-4.1") if action in (DECLINE.first, PASS.first, DONE.first) else None


def explain_share(state: State, seat: int, action: int, top: Frame) -> Refusal:
    """A shortage of fish for shares (NUS-4.9)."""
    if SHARE.has(action):
        return refuse("no-share", "NUS-4.9", {"seat": int(SHARE.index(action))})
    return refuse("must-answer", "NUS-4.1") if action in (DECLINE.first, PASS.first, DONE.first) else None


Reason = Callable[[State, int, int, Frame], Refusal]
REASONS: Final[list[tuple[type[Frame], Reason]]] = [
    (work.TakeTurn, explain_turn),
    (board.Offer, explain_offer),
    (board.ServeFish, explain_serve),
    (building.BuildBuilding, explain_build),
    (building.ChooseSite, explain_site),
    (building.ChooseSource, explain_source),
    (ships.BuildShip, explain_ship),
    (elders.InviteElder, explain_invite),
    (elders.UseInvited, explain_invited),
    (forests.ClearForest, explain_clear),
    (effects.RemoveForest, explain_clear),
    (forests.Reforest, explain_plant),
    (effects.ChooseAction, explain_choice),
    (effects.Exchange, explain_times),
    (ships.UpgradeShip, explain_upgrade),
    (elders.UseElder, explain_use_elder),
    (reactions.React, explain_trigger),
    (fishing.FeedElders, explain_feed),
    (fishing.FeedForeign, explain_share),
]
