"""Which places does a move touch, and what does it cost and bring at once? By the same functions as the rules."""

from typing import Final

from igroteka.core.arrays import i64
from igroteka.games.nusfjord import scoring
from igroteka.games.nusfjord.actions import (
    BUILD,
    CHOOSE,
    CLEAR,
    COPY,
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
    CATCH,
    CELL_NAMES,
    CLEAR_WOOD,
    ELDER_NAMES,
    FISH,
    GOLD,
    GOOD_NAMES,
    GOODS,
    ISSUE_GOLD,
    LISTED_TRADES,
    MAX_LENGTH,
    NONE,
    OFFER_SHIP,
    PAIR_NAMES,
    PLATE_GOLD,
    SHIP_LENGTH,
    SHIP_NAMES,
    SHIP_POINTS,
    SPACE_ACTION,
    SPACE_NAMES,
    STACKS,
    THIN_WOOD,
    UPGRADE_FROM,
    UPGRADE_TO,
    WOOD,
    WORK_NAMES,
)
from igroteka.games.nusfjord.data.program import (
    GET,
    GOLD_TOTAL,
    K_ISSUE_GOLD,
    K_SHARE_GOLD,
    PLATE_WOOD,
    PROGRAM,
    WIDTH,
    WOOD_EACH,
    WOOD_TOTAL,
)
from igroteka.games.nusfjord.rules import board, building, effects, forests, goods, ships, windows, work
from igroteka.games.nusfjord.state import HAND, State

# --- places


def targets(state: State, action: int) -> list[str]:
    """The places on the table that an action touches."""
    seat = int(state.player)
    if COPY.has(action):
        copier = work.copy_space(state, COPY.index(action))
        spaces = [WORK_NAMES[copier]] if copier != NONE else []
        return [f"space:{name}" for name in [*spaces, SPACE_NAMES[COPY.index(action)]]]
    if BUILD.has(action):
        card = BUILD.index(action)
        place = "hand" if seat >= 0 and state.has_card(HAND + seat, card) else "card"
        return [f"{place}:{CARD_NAMES[card]}"]
    if SERVE.has(action):
        return [f"plate:{state.plates + plate + 1}" for plate in range(SERVE.index(action) + 1)]
    if SHIP.has(action):
        return [f"shipyard:{SHIP_NAMES[OFFER_SHIP[SHIP.index(action)]]}"]
    if INVITE.has(action):
        elder = INVITE.index(action)
        return [f"stack:{stack + 1}" for stack in range(STACKS) if state.stands[2 * stack] == elder]
    if UPGRADE.has(action):
        return [f"track:{seat}", f"shipyard:{SHIP_NAMES[UPGRADE_TO[UPGRADE.index(action)]]}"]
    if TRADE.has(action):
        return [f"built:{seat}:{CARD_NAMES[TRADE.a(action)]}"]
    for kind, prefix, names in NAMED_KINDS:
        if kind.has(action):
            return [f"{prefix}:{names[kind.index(action)]}"]
    for kind, prefix, names in OWN_KINDS:
        if kind.has(action):
            return [f"{prefix}:{seat}:{names[kind.index(action)]}"]
    return [f"track:{seat}"] if SELL.has(action) else [f"reserve:{seat}"] if SOURCE.has(action) else []


NAMED_KINDS: Final = [
    (PLACE, "space", SPACE_NAMES),
    (SHARE, "player", [str(seat) for seat in range(box.SEATS)]),
]
OWN_KINDS: Final = [
    (ELDER, "council", ELDER_NAMES),
    (FEED, "council", ELDER_NAMES),
    (SITE, "cell", CELL_NAMES),
    (CLEAR, "pair", PAIR_NAMES),
    (PLANT, "pair", PAIR_NAMES),
    (TRIGGER, "built", CARD_NAMES),
]


# --- prices


def effects_of(state: State, action: int) -> dict[str, int]:
    """What a legal move surely costs and brings at once."""
    seat = int(state.player)
    if seat < 0:
        return {}
    found = of_turn(state, seat, action) or of_action(state, seat, action) or of_effect(state, seat, action)
    return {name: int(amount) for name, amount in found.items() if amount}


def amounts(wood: i64, fish: i64, gold: i64) -> dict[str, int]:
    """Goods of the personal supply by name."""
    return {GOOD_NAMES[WOOD]: int(wood), GOOD_NAMES[FISH]: int(fish), GOOD_NAMES[GOLD]: int(gold)}


def wood_taken(state: State, seat: int, wood: i64) -> i64:
    """So much of the wood fits into the personal supply (NUS-1.3)."""
    return max(0, min(wood, goods.wood_limit(state, seat) - state.wood(seat)))


def of_turn(state: State, seat: int, action: int) -> dict[str, int]:
    """Workers: what an action without a question brings."""
    if PLACE.has(action):
        return of_step(state, seat, SPACE_ACTION[PLACE.index(action)])
    if COPY.has(action):
        return of_step(state, seat, SPACE_ACTION[COPY.index(action)])
    if ELDER.has(action) or action == PASS.first:
        return {"plates": -1} if ELDER.has(action) else {}
    top = state.top()
    if action == USE.first:
        return of_step(state, seat, top.step) if isinstance(top, board.Offer) else {"plates": -1}
    if CHOOSE.has(action) and isinstance(top, effects.ChooseAction):
        return of_step(state, seat, top.inner(CHOOSE.index(action)))
    return {}


def of_step(state: State, seat: int, step: i64) -> dict[str, int]:
    """An action of the board that asks nothing more."""
    action = board.action_of(step)
    if action == box.GAIN_GOLD:
        return amounts(0, 0, 1)
    if action == box.TRANSFER:
        wood, fish, gold = [state.reserve(seat, good) for good in range(GOODS)]
        moved = amounts(wood_taken(state, seat, wood), fish, gold)
        return {**moved, "reserve_wood": -int(wood), "reserve_fish": -int(fish), "reserve_gold": -int(gold)}
    if action == box.ISSUE:
        return {**amounts(0, 0, state.ruling(seat, K_ISSUE_GOLD, ISSUE_GOLD))}
    if action == box.BUY_SHARES:
        price = board.price_of_shares(state, step)
        kept = int(price) if state.ruling(seat, K_SHARE_GOLD, 0) > 0 else 0
        return {**amounts(0, 0, -price), "shares": int(state.offered_total()), "reserve_gold": kept}
    if action == box.THIN_OUT:
        return amounts(wood_taken(state, seat, THIN_WOOD * state.forest_count(seat)), 0, 0)
    if action == box.CLEAR:
        return {**amounts(wood_taken(state, seat, CLEAR_WOOD), 0, 0), "forests": -1}
    return {}


def of_action(state: State, seat: int, action: int) -> dict[str, int]:
    """The questions of the actions."""
    top = state.top()
    if BUILD.has(action) and isinstance(top, building.BuildBuilding):
        return price_of_card(state, seat, BUILD.index(action), top.step)
    if SITE.has(action) and isinstance(top, building.ChooseSite):
        return price_of_card(state, seat, top.card, top.step)
    if SOURCE.has(action) and isinstance(top, building.ChooseSource):
        name, amount = GOOD_NAMES[top.good], int(SOURCE.index(action))
        rest = int(building.price(top.card, top.good, top.step)) - amount
        return {name: -rest, f"reserve_{name}": -amount}
    if SERVE.has(action) and isinstance(top, board.ServeFish):
        count = SERVE.index(action) + 1
        wood = wood_taken(state, seat, PROGRAM.arg[top.step * WIDTH + PLATE_WOOD] * count)
        served = amounts(wood, -board.plates_price(state, count, top.step), PLATE_GOLD * count)
        return {**served, "plates": int(count)}
    if SHIP.has(action) and isinstance(top, ships.BuildShip):
        offer = SHIP.index(action)
        wood, fish, gold = [ships.price(state, seat, offer, good, top.step) for good in range(GOODS)]
        ship = OFFER_SHIP[offer]
        catch = int(CATCH[min(MAX_LENGTH, state.length(seat) + SHIP_LENGTH[ship])] - state.catch(seat))
        return {**amounts(-wood, -fish, -gold), "points": int(SHIP_POINTS[ship]), "catch": catch}
    if CLEAR.has(action) and isinstance(top, forests.ClearForest):
        return {**amounts(wood_taken(state, seat, CLEAR_WOOD), 0, 0), "forests": -1}
    if PLANT.has(action) and isinstance(top, forests.Reforest):
        return {"forests": int(top.count())}
    return {}


def price_of_card(state: State, seat: int, card: i64, step: i64) -> dict[str, int]:
    """What a building costs, and its points: printed ones, or what its star would be worth now."""
    wood, fish, gold = [building.price(card, good, step) for good in range(GOODS)]
    return {**amounts(-wood, -fish, -gold), "points": int(scoring.card_points(state, seat, card))}


def of_effect(state: State, seat: int, action: int) -> dict[str, int]:
    """Exchanges, forests, ships of effects."""
    top = state.top()
    if TRADE.has(action):
        return traded(state, seat, PROGRAM.trades[TRADE.a(action) * LISTED_TRADES + TRADE.b(action)], 1)
    if TIMES.has(action) and isinstance(top, effects.Exchange):
        return traded(state, seat, top.step, int(TIMES.index(action)) + 1)
    if SELL.has(action):
        ship = SELL.index(action)
        catch = int(CATCH[state.length(seat) - SHIP_LENGTH[ship]] - state.catch(seat))
        return {
            **amounts(0, 0, windows.price_of_sale(state, seat, ship)),
            "points": -int(SHIP_POINTS[ship]),
            "catch": catch,
        }
    if UPGRADE.has(action):
        old, new = UPGRADE_FROM[UPGRADE.index(action)], UPGRADE_TO[UPGRADE.index(action)]
        length = state.length(seat) + SHIP_LENGTH[new] - SHIP_LENGTH[old]
        return {"points": int(SHIP_POINTS[new] - SHIP_POINTS[old]), "catch": int(CATCH[length] - state.catch(seat))}
    if CLEAR.has(action) and isinstance(top, effects.RemoveForest):
        arg = top.step * WIDTH
        wood, gold = PROGRAM.arg[arg + WOOD_EACH], 0
        if top.left() == 1:
            wood += PROGRAM.arg[arg + WOOD_TOTAL]
            gold = int(PROGRAM.arg[arg + GOLD_TOTAL])
        return {**amounts(wood_taken(state, seat, wood), 0, gold), "forests": -1}
    return {}


def traded(state: State, seat: int, step: i64, times: int) -> dict[str, int]:
    """An exchange, so many times."""
    arg = step * WIDTH
    given = [int(PROGRAM.arg[arg + good]) * times for good in range(GOODS)]
    got = [int(PROGRAM.arg[arg + GET + good]) * times for good in range(GOODS)]
    room = int(goods.wood_limit(state, seat) - state.wood(seat)) + given[WOOD]
    return amounts(min(got[WOOD], room) - given[WOOD], got[FISH] - given[FISH], got[GOLD] - given[GOLD])
