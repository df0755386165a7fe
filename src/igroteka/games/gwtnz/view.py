"""What may a seat see, and what is asked? (NZ-1.4)"""

from collections.abc import MutableSequence
from typing import Any, Final

from igroteka.core.agenda import Frame
from igroteka.core.arrays import i64, listed, row, vec
from igroteka.core.state import CHANCE, OVER
from igroteka.core.writing import name_or_none, named
from igroteka.games.gwtnz import meta, scoring
from igroteka.games.gwtnz.actions import (
    AUX,
    BLIND,
    BONUS,
    BUILD,
    BUY,
    CERTIFICATES,
    CLEAR,
    DELIVER,
    DISC,
    DISCARD,
    EXCHANGE,
    FLIP,
    FORESIGHT,
    HIRE,
    INVEST,
    JOKER,
    LOCAL,
    MASTER,
    MORE,
    MOVE,
    OBJECTIVE,
    PICK,
    PLACE,
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
)
from igroteka.games.gwtnz.data import box
from igroteka.games.gwtnz.data.box import (
    ACTION_NAMES,
    AUX_NAMES,
    BERTHS,
    BONUS_NAMES,
    BREEDING,
    BUILDING_SPACES,
    BUY_FIRST,
    BUY_SECOND,
    CARD_NAMES,
    CARDS,
    CRAFT_NAMES,
    CRAFT_SPACES,
    CRAFTS,
    DISC_NAMES,
    DISCS,
    FEES,
    FIRST_BONUS,
    FIRST_LARGE,
    FIRST_MARKET,
    FIRST_MEDIUM,
    FIRST_OBJECTIVE,
    FIRST_SHOWN,
    GOLD_LIMIT,
    HARBOUR_NAMES,
    HARBOURS,
    HAZARD_SPACES,
    JOB_PRICE,
    JOB_ROWS,
    LAST_SPACE,
    MARKETS,
    MASTER_NAMES,
    MASTERS,
    NEUTRAL_SPACES,
    NEUTRALS,
    NODE_NAMES,
    NODES,
    NONE,
    OFFICE,
    OFFICE_HARBOUR,
    PAIR_NAMES,
    PAIR_SIZE,
    PAIRS,
    PATHFINDER_TARGET,
    POST_NAMES,
    POSTS,
    ROUTE_NODE,
    ROW_PRICE,
    ROWS,
    SEA_NAMES,
    SEATS,
    SHEEP_NAMES,
    SITES,
    SLOT_NAMES,
    SPACES,
    STACK_NAMES,
    STACK_PRICE,
    STACKS,
    SUPPLY_CARDS,
    TILES,
    TRASH_CARD,
    UPGRADE_HARBOUR,
    UPGRADE_PRICE,
    WOOL,
)
from igroteka.games.gwtnz.data.program import (
    COST_KINDS,
    EXTRA,
    FACE_NAMES,
    NUMBER_NAMES,
    NUMBERS,
    PLAYER_COLOURS,
    PROGRAM,
    SETTINGS,
)
from igroteka.games.gwtnz.position import (
    AGENDA,
    bags_of,
    berths_of,
    bonus_of,
    cards_of,
    foresight_of,
    jobs_of,
    masters_of,
    player_of,
    result_of,
    sides_of,
    trail_of,
    turn_of,
)
from igroteka.games.gwtnz.rules import (
    cards,
    delivery,
    location,
    pathfinder,
    prices,
    shearing,
    sheep,
    shipping,
    wellington,
)
from igroteka.games.gwtnz.rules import effects as doing
from igroteka.games.gwtnz.rules import trail as walking
from igroteka.games.gwtnz.state import (
    AREA,
    FEE_FLIPPED,
    HAND,
    IN_PLAY,
    MARKET,
    OBJECTIVE_STACK,
    PILE,
    SHEEP_STACK,
    SHOWN,
    STACK,
    STEP_FLIPPED,
    SUPPLY,
    State,
)
from igroteka.kit import bits
from igroteka.kit.pen import Pen

DECISIONS: Final = {
    "first_discard": "FIRST_DISCARD",
    "place_runholder": "PLACE_RUNHOLDER",
    "move_runholder": "MOVE",
    "run": "RUN",
    "use_building": "LOCATION",
    "stop_here": "STOP",
    "immediate": "IMMEDIATE",
    "pay_card": "PAY_CARD",
    "choose_auxiliary": "AUXILIARY",
    "hire": "HIRE",
    "invest": "INVEST",
    "place_joker": "JOKER",
    "buy_sheep": "SHEEP",
    "pick_sheep": "PICK",
    "build": "BUILD",
    "plus_one": "PLUS_ONE",
    "remove_hazard": "HAZARD",
    "ship": "SHIP",
    "anchor": "ANCHOR",
    "place_storehouse": "STOREHOUSE",
    "take_disc": "DISC",
    "take_master": "MASTER",
    "take_card": "TAKE_CARD",
    "forward": "FORWARD",
    "flip_tile": "FLIP",
    "gain_objective": "OBJECTIVE",
    "draw_count": "DRAW",
    "discard_drawn": "DISCARD",
    "top_deck": "TOP_DECK",
    "shear": "SHEAR",
    "shearing": "SHEARING",
    "income": "INCOME",
    "deliver": "DELIVER",
    "deliver_wool": "WOOL",
    "foresight": "FORESIGHT",
    "end_phase_b": "END_TURN",
    "off_turn": "OFF_TURN",
}
DECISION_NAMES: Final = [*DECISIONS.values(), "FIRST_DISC"]
QUIET: Final = ["end_phase_b", "draw_up", "end_turn", "next_turn", "leave_wellington", "off_turn"]  # no chip


# --- seeing


def view(state: State, viewer: int) -> dict[str, Any]:
    """All that this seat, or a spectator, may see: all but the hands of others and the order of stacks (NZ-1.4)."""
    seats = int(state.seats)
    bonus = bonus_of(state)
    bonus["prices"] = listed(ROW_PRICE)
    masters = masters_of(state)
    for space, entry in enumerate(masters):
        entry["harbour"] = HARBOUR_NAMES[OFFICE_HARBOUR[space]]
    in_stacks = [int(card) for card in listed(state.stacks)]
    supply = [int(state.count(SUPPLY, card)) if card not in in_stacks else 0 for card in range(CARDS)]
    return {
        "game": meta.ID,
        "version": meta.VERSION,
        "seats": seats,
        "viewer": viewer,
        "options": SETTINGS.changed(state.rules.options),
        "sides": sides_of(state),
        "flipped": state.flipped == 1,
        "turn": turn_of(state),
        "trail": trail_of(state),
        "runholders": [name_or_none(state.runholders[seat], NODE_NAMES) for seat in range(seats)],
        "ships": [SEA_NAMES[state.ships[seat]] for seat in range(seats)],
        "fees": dict(FEES),
        "jobs": {"rows": jobs_of(state), "prices": listed(JOB_PRICE)},
        "bonus": bonus,
        "foresight": foresight_of(state),
        "bags": bags_of(state),
        "sheep": {
            "market": cards_of(state, MARKET),
            "stack": int(state.sizes[SHEEP_STACK]),
            "left": cards_of(state, SHEEP_STACK),
        },
        "objectives": {"display": cards_of(state, SHOWN), "stack": int(state.sizes[OBJECTIVE_STACK])},
        "supply": named(supply, CARD_NAMES),
        "stacks": [stack_seen(state, stack) for stack in range(STACKS)],
        "in_play": cards_of(state, IN_PLAY),
        "harbours": harbours_seen(state),
        "harbourmasters": masters,
        "players": [player_seen(state, seat, viewer) for seat in range(seats)],
        "question": question(state),
        "result": result_of(state),
    }


def stack_seen(state: State, stack: i64) -> dict[str, Any]:
    """A stack of bonus cards; all its cards are alike."""
    card = state.stacks[stack]
    left = 0 if card == NONE else int(state.count(SUPPLY, card))
    return {
        "name": STACK_NAMES[stack],
        "card": name_or_none(card, CARD_NAMES),
        "price": int(STACK_PRICE[stack]),
        "left": left,
    }


def harbours_seen(state: State) -> dict[str, list[int | None]]:
    """Small harbours by their priced spaces, the others by who has upgraded them."""
    found = berths_of(state)
    for harbour in range(FIRST_MEDIUM, HARBOURS):
        owners: list[int | None] = [seat for seat in range(state.seats) if state.has_harbour(seat, harbour)]
        found[HARBOUR_NAMES[harbour]] = owners
    return found


def player_seen(state: State, seat: int, viewer: int) -> dict[str, Any]:
    """A player as the viewer sees them; hand and draw stack, unordered, are for their owner (NZ-1.4, NZ-20.3)."""
    seen = player_of(state, seat)
    open_hand = seat == viewer or state.finished
    sheet = scoring.sheet(state, seat)
    on_trail = {FACE_NAMES[state.face(node)]: NODE_NAMES[node] for node in range(NODES) if state.owner(node) == seat}
    step_tile = 0
    if state.has_step_tile(seat):
        step_tile = 2 if state.flips[seat] == STEP_FLIPPED else 1
    seen.update(
        {
            "colour": PLAYER_COLOURS[int(state.seats)][seat],
            "certificate_limit": int(state.certificate_limit(seat)),
            "permanent": int(state.permanent(seat)),
            "wool": int(state.wool(seat)),
            "hand_limit": int(state.hand_limit(seat)),
            "step_limit": int(state.step_limit(seat)),
            "step_tile": step_tile,
            "fee_tile": state.flips[seat] != FEE_FLIPPED,
            "buildings": on_trail,
            "unplaced": [FACE_NAMES[state.face_of(number)] for number in bits.members(state.supply[seat])],
            "gained": named(listed(state.gained), CARD_NAMES) if seat == state.active else {},
            "hand_size": int(state.hand_size(seat)),
            "stack_size": int(state.sizes[STACK + seat]),
            "sheet": sheet,
            "points": sum(sheet.values()),
        }
    )
    if open_hand:
        seen["hand"] = cards_of(state, HAND + seat)
        seen["stack"] = cards_of(state, STACK + seat)
        seen["breeding"] = int(shearing.sum_of(shearing.breeds_left(state, seat, 0), BREEDING))
    return seen


# --- asking


def question(state: State) -> dict[str, Any]:
    """What is asked of whom; everything in it is public."""
    if state.player == OVER:
        return {"decision": "GAME_OVER", "seats": []}
    top = state.top()
    written = AGENDA.frame(top)
    if state.player == CHANCE:
        return {"decision": "CHANCE", "seats": [], "frame": written["frame"]}
    asked: dict[str, Any] = {"decision": DECISIONS[written["frame"]], "seats": state.speakers(), "chain": chain(state)}
    for name in ("steps", "modifier", "pounds", "price", "left", "most", "shepherds", "shearers", "points"):
        if name in written:
            asked[name] = written[name]
    asked.update(question_details(state, top, written))
    return asked


def question_details(state: State, top: Frame, written: dict[str, Any]) -> dict[str, Any]:
    """What a screen shows beside some questions."""
    if isinstance(top, walking.MoveRunholder):
        return {"steps": int(state.step_limit(top.seat))}
    if isinstance(top, location.UseBuilding):
        return {
            "node": NODE_NAMES[top.node],
            "building": FACE_NAMES[state.face(top.node)],
            "used": bits.members(top.used),
            "extra": top.has_extra(state),
        }
    if isinstance(top, location.StopHere):
        return {"node": NODE_NAMES[top.node]}
    if isinstance(top, delivery.TakeDisc):
        return disc_details(top)
    if isinstance(top, shipping.PlaceStorehouse):
        return {"harbour": HARBOUR_NAMES[UPGRADE_HARBOUR[top.upgrade]], "price": int(UPGRADE_PRICE[top.upgrade])}
    if isinstance(top, shipping.Anchor):
        return {"space": SEA_NAMES[state.ships[top.seat]]}
    if isinstance(top, shipping.TakeMaster):
        master = name_or_none(state.offices[OFFICE[top.harbour]], MASTER_NAMES)
        return {"harbour": HARBOUR_NAMES[top.harbour], "master": master}
    if isinstance(top, doing.Immediate):
        return {
            "alternatives": [PROGRAM.tokens_of(alt) for alt in (written["first"], written["second"]) if alt != NONE]
        }
    return more_details(state, top, written)


def disc_details(top: delivery.TakeDisc) -> dict[str, Any]:
    """Where the disc goes."""
    if top.target == PATHFINDER_TARGET:
        return {"decision": "FIRST_DISC"}
    if top.target < POSTS:
        return {"post": POST_NAMES[top.target]}
    return {"harbour": HARBOUR_NAMES[FIRST_MEDIUM + top.target - POSTS]}


def more_details(state: State, top: Frame, written: dict[str, Any]) -> dict[str, Any]:
    """Cards, tracks and Wellington."""
    if isinstance(top, doing.PayCard):
        return {"kind": COST_KINDS[top.kind], "wool": top.wool == 1}
    if isinstance(top, cards.TakeCard):
        return {"card": CARD_NAMES[top.card]}
    if isinstance(top, pathfinder.Forward):
        return {"what": "certificate" if top.track == pathfinder.OF_CERTIFICATES else "pathfinder"}
    if isinstance(top, sheep.PickSheep):
        return {"breeds": [SHEEP_NAMES[card] for card in bits.members(top.breeds)]}
    if isinstance(top, shearing.Shear):
        return {"shorn": top.shorn == 1}
    if isinstance(top, shearing.Shearing):
        wool = int(shearing.sum_of(top.shown, WOOL) + state.wool(top.seat))
        return {"shown": [SHEEP_NAMES[card] for card in bits.members(top.shown)], "wool": wool}
    if isinstance(top, wellington.Income):
        return {
            "shown": [SHEEP_NAMES[card] for card in bits.members(top.shown)],
            "breeding": int(shearing.sum_of(top.shown, BREEDING)),
            "certificates": int(state.certificates[top.seat]),
            "permanent": int(state.permanent(top.seat)),
        }
    if isinstance(top, wellington.Foresight):
        return {"bag": box.BAG_NAMES[top.bag]}
    if isinstance(top, delivery.Deliver | delivery.DeliverWool):
        return {"total": int(top.value)}
    if written["frame"] == "gain_objective":
        return {"must": written["must"] == 1}
    return {"double": written["form"] == 1} if written["frame"] == "choose_auxiliary" else {}


def chain(state: State) -> list[str]:
    """What still waits below, outermost first."""
    below = [AGENDA.name(state.agenda[place]) for place in range(state.depth - 1)]
    return [name for name in below if name not in QUIET]


# --- places


def targets(state: State, action: int) -> list[str]:
    """The places on the table that an action touches."""
    seat = int(state.player)
    if MOVE.has(action):
        if seat < 0 or state.runholders[seat] == NONE:
            return [f"node:{NODE_NAMES[ROUTE_NODE[MOVE.index(action)]]}"]
        path = listed(walking.path_to(state, seat, MOVE.index(action)))
        return [f"node:{NODE_NAMES[node]}" for node in path]
    for kind, prefix, names in NAMED_KINDS:
        if kind.has(action):
            return [f"{prefix}:{names[kind.index(action)]}"]
    if LOCAL.has(action):
        return ["extra"] if LOCAL.a(action) == EXTRA else [f"local:{LOCAL.a(action)}"]
    if AUX.has(action):
        return [f"aux:{AUX_NAMES[AUX.a(action)]}"]
    if HIRE.has(action):
        return [f"job:{HIRE.a(action) + 1}:{CRAFT_NAMES[HIRE.b(action)]}"]
    if INVEST.has(action):
        return [f"bonus:{INVEST.a(action) + 1}:{BONUS_NAMES[INVEST.b(action)]}"]
    if BUY.has(action):
        chosen = [BUY_FIRST[BUY.index(action)], BUY_SECOND[BUY.index(action)]]
        return [f"sheep:{CARD_NAMES[card]}" for card in chosen if card != NONE]
    if BUILD.has(action):
        return [f"building:{NUMBER_NAMES[BUILD.a(action)]}", f"node:{NODE_NAMES[BUILDING_SPACES[BUILD.b(action)]]}"]
    if REVEAL.has(action):
        return [f"hand:{SHEEP_NAMES[card]}" for card in prices.revealed(state, seat, REVEAL.index(action))]
    if EXCHANGE.has(action):
        return ["token"]
    return PLAIN_TARGETS.get(action, [])


NAMED_KINDS: Final = [
    (PLACE, "node", box.names_of(NEUTRAL_SPACES)),
    (CLEAR, "node", box.names_of(HAZARD_SPACES)),
    (PLAY, "hand", CARD_NAMES[FIRST_OBJECTIVE:]),
    (SHOW, "hand", ACTION_NAMES),
    (DISCARD, "hand", CARD_NAMES),
    (TRASH, "hand", [CARD_NAMES[TRASH_CARD]]),
    (BONUS, "stack", STACK_NAMES),
    (PICK, "sheep", SHEEP_NAMES[FIRST_MARKET : FIRST_MARKET + MARKETS]),
    (SAIL, "sea", SEA_NAMES),
    (UPGRADE, "harbour", [HARBOUR_NAMES[harbour] for harbour in listed(UPGRADE_HARBOUR)]),
    (RECALL, "harbour", HARBOUR_NAMES[FIRST_MEDIUM:FIRST_LARGE]),
    (STOREHOUSE, "pair", PAIR_NAMES),
    (MASTER, "worker", CRAFT_NAMES),
    (JOKER, "worker", CRAFT_NAMES),
    (DISC, "discspace", DISC_NAMES),
    (TAKE, "supply", [CARD_NAMES[card] for card in SUPPLY_CARDS]),
    (OBJECTIVE, "display", CARD_NAMES[FIRST_SHOWN:]),
    (TOP, "discard", CARD_NAMES),
    (CERTIFICATES, "certificates", [str(count) for count in range(box.CERTIFICATE_LIMIT_RAISED + 1)]),
    (DELIVER, "post", POST_NAMES),
    (FORESIGHT, "foresight", SLOT_NAMES),
]
PLAIN_TARGETS: Final = {
    int(BLIND.first): ["objective_stack"],
    int(MORE.first): ["sheep_stack"],
    int(FLIP.first): ["step_tile"],
    int(FLIP.first) + 1: ["fee_tile"],
}


# --- numbers for learners

PER_SEAT: Final[i64] = (
    12 + CRAFTS * 2 + DISCS + PAIRS + POSTS + HARBOURS + TILES + MASTERS + 2 * NUMBERS + 2 * CARDS + NODES + SPACES
)
OBSERVATION: Final[i64] = (
    SEATS * PER_SEAT
    + 2 * CARDS
    + NEUTRALS * NEUTRALS
    + NUMBERS
    + 1
    + SITES * (SEATS + NUMBERS)
    + len(HAZARD_SPACES) * TILES
    + CRAFTS * JOB_ROWS
    + ROWS * len(BONUS_NAMES)
    + ROWS
    + 1
    + box.FORESIGHT * TILES
    + TILES
    + 2 * MARKETS
    + CARDS
    + CARDS
    + 1
    + box.MASTER_SPACES * MASTERS
    + STACKS * CARDS
    + box.SMALL * BERTHS
    + len(DECISION_NAMES)
    + SEATS
    + 4
)


def observe(state: State, viewer: int, out: MutableSequence[float]) -> None:
    """The view as OBSERVATION numbers, mostly 0 to 1, seats in order from the viewer; only what the view shows."""
    pen = Pen(out)
    seats: vec[i64] = row([(max(viewer, 0) + step) % state.seats for step in range(state.seats)])
    for step in range(SEATS):
        if step < len(seats):
            observe_seat(state, seats[step], pen)
        else:
            pen.nothing(PER_SEAT)
    if viewer >= 0:
        pen.counts(state.cards[(HAND + viewer) * CARDS : (HAND + viewer + 1) * CARDS], 6)
        pen.counts(state.cards[(STACK + viewer) * CARDS : (STACK + viewer + 1) * CARDS], 6)
    else:
        pen.nothing(2 * CARDS)
    observe_trail(state, seats, pen)
    observe_supply(state, pen)
    asked = question(state)
    decision = DECISION_NAMES.index(asked["decision"]) if asked["decision"] in DECISION_NAMES else -1
    pen.one_of(decision, len(DECISION_NAMES))
    for step in range(SEATS):
        pen.flag(step < len(seats) and seats[step] in asked["seats"])
    pen.one_of(state.phase, 4)


def observe_seat(state: State, seat: i64, pen: Pen) -> None:
    """What everybody sees of a player."""
    pen.share(state.pounds[seat], 20)
    pen.share(state.gold[seat], GOLD_LIMIT)
    pen.share(state.tokens[seat], 4)
    pen.share(state.certificates[seat], 5)
    pen.share(state.permanent(seat), 4)
    pen.share(state.wool(seat), 4)
    pen.share(state.pathfinder[seat], LAST_SPACE)
    pen.share(state.flips[seat], 2)
    pen.share(state.hand_size(seat), 6)
    pen.share(state.sizes[STACK + seat], 20)
    pen.flag(state.active == seat)
    pen.flag(state.last == seat)
    for craft in range(CRAFTS):
        pen.share(state.hired(seat, craft), CRAFT_SPACES)
        pen.share(bits.size(state.jokers[seat * CRAFTS + craft]), CRAFT_SPACES)
    pen.members(state.discs[seat], DISCS)
    pen.counts(state.stores[seat * PAIRS : (seat + 1) * PAIRS], PAIR_SIZE)
    pen.counts(state.posts[seat * POSTS : (seat + 1) * POSTS], 3)
    pen.members(state.harbours[seat], HARBOURS)
    pen.counts(state.taken[seat * TILES : (seat + 1) * TILES], 3)
    pen.members(state.masters[seat], MASTERS)
    pen.members(state.supply[seat], NUMBERS)
    pen.members(state.replaced[seat], NUMBERS)
    pen.counts(state.cards[(AREA + seat) * CARDS : (AREA + seat + 1) * CARDS], 1)
    pen.counts(state.cards[(PILE + seat) * CARDS : (PILE + seat + 1) * CARDS], 6)
    pen.one_of(state.runholders[seat], NODES)
    pen.one_of(state.ships[seat], SPACES)


def observe_trail(state: State, seats: vec[i64], pen: Pen) -> None:
    """Buildings and hazards."""
    for node in NEUTRAL_SPACES:
        pen.one_of(state.trail[node], NEUTRALS)
    pen.members(state.sides, NUMBERS)
    pen.flag(state.flipped == 1)
    for node in BUILDING_SPACES:
        tile = state.trail[node]
        for step in range(SEATS):
            pen.flag(step < len(seats) and tile != NONE and tile // NUMBERS == seats[step])
        pen.one_of(NONE if tile == NONE else tile % NUMBERS, NUMBERS)
    for node in HAZARD_SPACES:
        pen.one_of(state.trail[node], TILES)


def observe_supply(state: State, pen: Pen) -> None:
    """Markets, foresight, bags, display, supply, harbourmasters, berths."""
    for craft in range(CRAFTS):
        pen.members(state.jobs[craft], JOB_ROWS)
    for place in range(ROWS):
        for tile in range(FIRST_BONUS, TILES):
            found: i64 = 0
            for space in range(place * SEATS, (place + 1) * SEATS):
                if state.bonus[space] == tile:
                    found += 1
            pen.share(found, SEATS)
    pen.one_of(state.row, ROWS)
    pen.share(state.filled, SEATS)
    for tile in state.foresight:
        pen.one_of(tile, TILES)
    pen.counts(state.bags, 8)
    pen.counts(state.cards[MARKET * CARDS + FIRST_MARKET : MARKET * CARDS + FIRST_MARKET + MARKETS], 4)
    pen.counts(state.cards[SHEEP_STACK * CARDS + FIRST_MARKET : SHEEP_STACK * CARDS + FIRST_MARKET + MARKETS], 7)
    pen.counts(state.cards[SUPPLY * CARDS : (SUPPLY + 1) * CARDS], 18)
    pen.counts(state.cards[SHOWN * CARDS : (SHOWN + 1) * CARDS], 1)
    pen.share(state.sizes[OBJECTIVE_STACK], 24)
    for master in state.offices:
        pen.one_of(master, MASTERS)
    for card in state.stacks:
        pen.one_of(card, CARDS)
    for owner in state.berths:
        pen.flag(owner != NONE)
