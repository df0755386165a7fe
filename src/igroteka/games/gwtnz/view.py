"""What may a seat see, and what is asked? (NZ-1.4)"""

from typing import Any, Final

from igroteka.core.agenda import Frame
from igroteka.core.arrays import i64, listed
from igroteka.core.patches import Patch, difference
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
    BONUS_NAMES,
    BREEDING,
    BUILDING_SPACES,
    BUY_FIRST,
    BUY_SECOND,
    CARD_NAMES,
    CARDS,
    CRAFT_NAMES,
    DISC_NAMES,
    FEES,
    FIRST_LARGE,
    FIRST_MARKET,
    FIRST_MEDIUM,
    FIRST_OBJECTIVE,
    FIRST_SHOWN,
    HARBOUR_NAMES,
    HARBOURS,
    HAZARD_SPACES,
    JOB_PRICE,
    MARKETS,
    MASTER_NAMES,
    NEUTRAL_SPACES,
    NODE_NAMES,
    NODES,
    NONE,
    OFFICE,
    OFFICE_HARBOUR,
    PAIR_NAMES,
    PATHFINDER_TARGET,
    POST_NAMES,
    POSTS,
    ROUTE_NODE,
    ROW_PRICE,
    SEA_NAMES,
    SHEEP_NAMES,
    SLOT_NAMES,
    STACK_NAMES,
    STACK_PRICE,
    STACKS,
    SUPPLY_CARDS,
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
    FEE_FLIPPED,
    HAND,
    IN_PLAY,
    MARKET,
    OBJECTIVE_STACK,
    SHEEP_STACK,
    SHOWN,
    STACK,
    STEP_FLIPPED,
    SUPPLY,
    State,
)
from igroteka.kit import bits

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
QUIET: Final = ["begun", "end_phase_b", "draw_up", "end_turn", "next_turn", "leave_wellington", "off_turn"]  # no chip


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


def private(state: State, seat: int) -> Patch:
    """What only this seat sees, as a patch of what everybody does (NZ-1.4)."""
    patch: Patch = {"viewer": [seat]}
    if not state.finished:
        patch["players"] = {str(seat): difference({}, hidden_of(state, seat))}
    return patch


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
    if seat == viewer or state.finished:
        seen.update(hidden_of(state, seat))
    return seen


def hidden_of(state: State, seat: int) -> dict[str, Any]:
    """What is hidden of a player until the game is over."""
    return {
        "hand": cards_of(state, HAND + seat),
        "stack": cards_of(state, STACK + seat),
        "breeding": int(shearing.sum_of(shearing.breeds_left(state, seat, 0), BREEDING)),
    }


# --- asking


def question(state: State) -> dict[str, Any]:
    """What is asked of whom; everything in it is public."""
    if state.player == OVER:
        return {"decision": "GAME_OVER", "seats": []}
    top = state.top()
    written = AGENDA.numbers(top)
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
