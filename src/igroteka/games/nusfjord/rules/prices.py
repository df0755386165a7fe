"""What does a move cost and bring at once and surely? By the same functions as the rules."""

from igroteka.core.arrays import i64
from igroteka.games.nusfjord import scoring
from igroteka.games.nusfjord.actions import (
    BUILD,
    CHOOSE,
    CLEAR,
    COPY,
    ELDER,
    PASS,
    PLACE,
    PLANT,
    SELL,
    SERVE,
    SHIP,
    SITE,
    SOURCE,
    TIMES,
    TRADE,
    UPGRADE,
    USE,
)
from igroteka.games.nusfjord.data import box
from igroteka.games.nusfjord.data.box import (
    CATCH,
    CLEAR_WOOD,
    FISH,
    GOLD,
    GOOD_NAMES,
    GOODS,
    ISSUE_GOLD,
    LISTED_TRADES,
    MAX_LENGTH,
    OFFER_SHIP,
    PLATE_GOLD,
    SHIP_LENGTH,
    SHIP_POINTS,
    SPACE_ACTION,
    THIN_WOOD,
    UPGRADE_FROM,
    UPGRADE_TO,
    WOOD,
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
from igroteka.games.nusfjord.rules import board, building, forests, goods, ships, windows
from igroteka.games.nusfjord.rules import effects as doing
from igroteka.games.nusfjord.state import State


def effects(state: State, action: int) -> dict[str, int]:
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
    if CHOOSE.has(action) and isinstance(top, doing.ChooseAction):
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
    """Exchanges, forests, ships of doing."""
    top = state.top()
    if TRADE.has(action):
        return traded(state, seat, PROGRAM.trades[TRADE.a(action) * LISTED_TRADES + TRADE.b(action)], 1)
    if TIMES.has(action) and isinstance(top, doing.Exchange):
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
    if CLEAR.has(action) and isinstance(top, doing.RemoveForest):
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
