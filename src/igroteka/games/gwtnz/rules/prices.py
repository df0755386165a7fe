"""What a move costs and brings at once and surely, by the same functions as the rules."""

from igroteka.core.agenda import Frame
from igroteka.core.arrays import i64, listed
from igroteka.games.gwtnz.actions import (
    ALL,
    AUX,
    BONUS,
    BUILD,
    BUY,
    CERTIFICATES,
    CLEAR,
    DELIVER,
    DISC,
    DISCARD,
    EXCHANGE,
    FORWARD,
    HIRE,
    INVEST,
    LOCAL,
    MORE,
    MOVE,
    PICK,
    PLAY,
    RECALL,
    REVEAL,
    SAIL,
    SHOW,
    TRASH,
    UPGRADE,
    USE,
)
from igroteka.games.gwtnz.data import box, program
from igroteka.games.gwtnz.data.box import (
    BREEDING,
    BUILDING_SPACES,
    BUY_FIRST,
    BUY_PRICE,
    BUY_SECOND,
    BUY_SHEPHERDS,
    BUY_TOKENS,
    CARD_POINTS,
    DISC_GAIN,
    DISC_PAY,
    DISC_POINTS,
    DISTANCE,
    FIRST_BONUS,
    FIRST_MARKET,
    FIRST_MEDIUM,
    FIRST_OBJECTIVE,
    GOLD_LIMIT,
    HARBOUR_POINTS,
    HAZARD_SPACES,
    LINK_HIGH,
    LINK_LOW,
    LINK_POINTS,
    NONE,
    POST_LINKS,
    POST_POINTS,
    POST_TRANSPORT,
    SEA_ARROWS,
    SEA_HIGH,
    SEA_LOW,
    SEA_POINTS,
    SPACES,
    STACK_PRICE,
    TILE_CERTIFICATES,
    TILE_GOLD,
    TILE_POINTS,
    TRASH_GOLD,
    TRASH_TOKENS,
    UPGRADE_HARBOUR,
    UPGRADE_PRICE,
    WOOL,
)
from igroteka.games.gwtnz.data.program import (
    ALT_START,
    AUX_ALT,
    CHOICES,
    FACE_POINTS,
    OP,
    OP_A,
    OP_B,
    SHOW_ALT,
)
from igroteka.games.gwtnz.rules import (
    building,
    hazards,
    hiring,
    investing,
    location,
    pathfinder,
    shearing,
    sheep,
    wellington,
)
from igroteka.games.gwtnz.rules import effects as doing
from igroteka.games.gwtnz.rules import trail as walking
from igroteka.games.gwtnz.state import (
    State,
)
from igroteka.kit import bits


def revealed(state: State, seat: int, choice: i64) -> list[int]:
    """The sheep that a word of revealing means."""
    if choice != ALL:
        return [int(choice)]
    top = state.top()
    shown = top.shown if isinstance(top, wellington.Income | shearing.Shearing) else 0
    return bits.members(shearing.breeds_left(state, seat, shown)) if seat >= 0 else []


def effects(state: State, action: int) -> dict[str, int]:
    """What a legal move costs and brings at once and surely, by the same functions as the rules."""
    seat = int(state.player)
    if seat < 0:
        return {}
    found = effects_of_trail(state, seat, action) or effects_of_cards(state, seat, action)
    found = found or effects_of_sea(state, seat, action)
    return {name: amount for name, amount in found.items() if amount}


def effects_of_trail(state: State, seat: int, action: int) -> dict[str, int]:
    """Moves, local actions, workers, tiles and buildings."""
    top = state.top()
    if MOVE.has(action):
        return fees_of(state, seat, action)
    if LOCAL.has(action) and isinstance(top, location.UseBuilding):
        return sure_of(state, seat, location.local_alternative(state, top.node, LOCAL.a(action), LOCAL.b(action)))
    if AUX.has(action):
        return sure_of(state, seat, AUX_ALT[AUX.index(action)])
    if USE.has(action) and isinstance(top, doing.Immediate):
        return sure_of(state, seat, top.first if USE.index(action) == 0 else top.second)
    if HIRE.has(action) and isinstance(top, hiring.Hire):
        return {"pounds": -int(hiring.price(HIRE.a(action), top.modifier))}
    if INVEST.has(action) and isinstance(top, investing.Invest):
        bonus = INVEST.b(action)
        tile = FIRST_BONUS + bonus
        found = sure_of(state, seat, program.BONUS_ALT[bonus * CHOICES])
        found["pounds"] -= int(investing.price(INVEST.a(action), top.modifier))
        found["gold"] -= int(TILE_GOLD[tile])
        found["certificates"] -= int(TILE_CERTIFICATES[tile])
        return {**found, "points": int(TILE_POINTS[tile])}
    if BUILD.has(action):
        return price_of_building(state, seat, action, top)
    if CLEAR.has(action) and isinstance(top, hazards.RemoveHazard):
        tile = state.trail[HAZARD_SPACES[CLEAR.index(action)]]
        return {"pounds": -int(top.price), "points": int(TILE_POINTS[tile])}
    if FORWARD.has(action) and isinstance(top, pathfinder.Forward):
        return {"certificates": int(FORWARD.index(action) + 1)} if top.track == 0 else {}
    return {}


def fees_of(state: State, seat: int, action: int) -> dict[str, int]:
    """Steps of a path, and its fees by receiver, as far as the money goes (NZ-4.7, NZ-4.8)."""
    path = listed(walking.path_to(state, seat, MOVE.index(action)))
    found = {"steps": len(path)}
    left = int(state.pounds[seat])
    for node in path:
        pounds = min(int(walking.fee(state, seat, node)), left)
        owner = int(state.owner(node))
        receiver = f"p{owner}" if owner >= 0 else "bank"
        found[receiver] = found.get(receiver, 0) + pounds
        left -= pounds
    found["pounds"] = left - int(state.pounds[seat])
    return found


def sure_of(state: State, seat: int, alt: i64) -> dict[str, int]:
    """Pounds, gold, certificates and tokens of an alternative that need no further answer."""
    if alt == NONE:
        return {"pounds": 0, "gold": 0, "certificates": 0, "tokens": 0}
    probe = state.copy()
    for step in range(ALT_START[alt], ALT_START[alt + 1]):
        op, a = OP[step], OP_A[step]
        if op in (program.PAY, program.MONEY, program.MONEY_PER, program.GOLD, program.TOKEN):
            doing.happens(probe, seat, op, a, OP_B[step])
        elif op == program.CERTIFICATE:
            pathfinder.certify(probe, seat, a)
        elif op == program.PATHFINDER:
            pathfinder.advance(probe, seat, a)
    return {
        "pounds": int(probe.pounds[seat] - state.pounds[seat]),
        "gold": int(probe.gold[seat] - state.gold[seat]),
        "certificates": int(probe.certificates[seat] - state.certificates[seat]),
        "tokens": int(probe.tokens[seat] - state.tokens[seat]),
    }


def price_of_building(state: State, seat: int, action: int, top: Frame) -> dict[str, int]:
    """Craftsmen and pounds, and the points that are more or fewer than before."""
    number, node = BUILD.a(action), BUILDING_SPACES[BUILD.b(action)]
    craftsmen = building.needed(state, seat, number, node)
    fresh = state.trail[node] == NONE
    points = FACE_POINTS[state.face_of(number)] - (0 if fresh else FACE_POINTS[state.face(node)])
    cost = top.pounds * craftsmen if isinstance(top, building.Build) else building.plus_one_price(state)
    gold = min(box.BUILD_GOLD, GOLD_LIMIT - state.gold[seat]) if fresh else 0
    return {"pounds": -int(cost), "craftsmen": int(craftsmen), "points": int(points), "gold": int(gold)}


def effects_of_cards(state: State, seat: int, action: int) -> dict[str, int]:
    """Cards that are played, bought and paid with."""
    if PLAY.has(action):
        found = sure_of(state, seat, program.PLAY_ALT[PLAY.index(action) * CHOICES])
        return {**found, "points": int(CARD_POINTS[FIRST_OBJECTIVE + PLAY.index(action)])}
    if SHOW.has(action):
        return sure_of(state, seat, SHOW_ALT[SHOW.index(action)])
    if BONUS.has(action):
        card = state.stacks[BONUS.index(action)]
        points = 0 if card >= FIRST_OBJECTIVE else int(CARD_POINTS[card])
        return {"gold": -int(STACK_PRICE[BONUS.index(action)]), "points": points}
    if BUY.has(action):
        purchase = BUY.index(action)
        second = BUY_SECOND[purchase]
        points = int(CARD_POINTS[BUY_FIRST[purchase]] + (0 if second == NONE else CARD_POINTS[second]))
        pounds, shepherds = -int(BUY_PRICE[purchase]), -int(BUY_SHEPHERDS[purchase])
        return {"pounds": pounds, "shepherds": shepherds, "points": points, "tokens": int(BUY_TOKENS[purchase])}
    if action == MORE.first:
        return {"shepherds": -1}
    top = state.top()
    if PICK.has(action) and isinstance(top, sheep.PickSheep):
        return {"pounds": -int(top.price), "points": int(CARD_POINTS[FIRST_MARKET + PICK.index(action)])}
    if EXCHANGE.has(action):
        return {"tokens": -1}
    if action == TRASH.first:
        return {"tokens": -int(TRASH_TOKENS), "gold": int(min(TRASH_GOLD, GOLD_LIMIT - state.gold[seat]))}
    if DISCARD.has(action) and isinstance(top, doing.PayCard) and top.wool:
        return {"pounds": int(WOOL[DISCARD.index(action)] + state.wool(seat))}
    return {}


def effects_of_sea(state: State, seat: int, action: int) -> dict[str, int]:
    """Ship, harbours, discs, income and deliveries."""
    top = state.top()
    if SAIL.has(action):
        return {"steps": int(DISTANCE[state.ships[seat] * SPACES + SAIL.index(action)])}
    if UPGRADE.has(action):
        upgrade = UPGRADE.index(action)
        return {"pounds": -int(UPGRADE_PRICE[upgrade]), "points": upgrade_points(state, seat, UPGRADE_HARBOUR[upgrade])}
    if DISC.has(action):
        space = DISC.index(action)
        return {"pounds": int(DISC_GAIN[space] - DISC_PAY[space]), "points": int(DISC_POINTS[space])}
    if RECALL.has(action):
        return {"points": -int(HARBOUR_POINTS[FIRST_MEDIUM + RECALL.index(action)])}
    if REVEAL.has(action):
        values = BREEDING if isinstance(top, wellington.Income) else WOOL
        name = "breeding" if isinstance(top, wellington.Income) else "wool"
        return {name: sum([int(values[card]) for card in revealed(state, seat, REVEAL.index(action))])}
    if CERTIFICATES.has(action) and isinstance(top, wellington.Income):
        used = int(CERTIFICATES.index(action))
        income = int(shearing.sum_of(top.shown, BREEDING) + state.permanent(seat)) + used
        return {"income": income, "pounds": income, "certificates": -used}
    if DELIVER.has(action):
        post = DELIVER.index(action)
        transport = int(POST_TRANSPORT[post])
        pounds = sure_of(state, seat, program.POST_ALT[post])["pounds"] - transport
        return {"transport": transport, "pounds": pounds, "points": delivery_points(state, seat, post)}
    return {}


def upgrade_points(state: State, seat: int, harbour: i64) -> int:
    """The points of a harbour and of the arrows that its upgrade would complete (NZ-17.4)."""
    points = int(HARBOUR_POINTS[harbour])
    for arrow in range(SEA_ARROWS):
        ends = [int(SEA_LOW[arrow]), int(SEA_HIGH[arrow])]
        if harbour in ends and state.has_harbour(seat, sum(ends) - harbour):
            points += int(SEA_POINTS[arrow])
    return points


def delivery_points(state: State, seat: int, post: i64) -> int:
    """The points of a disc on a post and of the arrows it would complete."""
    points = int(POST_POINTS[post])
    for link in range(POST_LINKS):
        ends = [int(LINK_LOW[link]), int(LINK_HIGH[link])]
        if post in ends and state.post_discs(seat, post) == 0 and state.post_discs(seat, sum(ends) - post) > 0:
            points += int(LINK_POINTS[link])
    return points
