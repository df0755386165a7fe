"""What may a seat see, what is asked, and what does a move cost? (GWT-1.4)"""

from typing import Any, Final

from igroteka.core.agenda import Frame
from igroteka.core.arrays import listed
from igroteka.core.patches import Patch, difference
from igroteka.core.state import CHANCE, OVER
from igroteka.core.writing import name_or_none
from igroteka.games.gwt import meta, scoring
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
    DELIVER,
    DISC,
    DISCARD,
    ENGINE,
    EXCHANGE,
    FORESIGHT,
    HIRE,
    LOCAL,
    MASTER,
    MORE,
    MOVE,
    OBJECTIVE,
    PLACE,
    PLAY,
    RAISE,
    RECALL,
    TRASH,
    UPGRADE,
)
from igroteka.games.gwt.data import box
from igroteka.games.gwt.data.box import (
    AUX_NAMES,
    BANDIT_SPACES,
    BUILDING_SPACES,
    BUY_FIRST,
    BUY_SECOND,
    CALF,
    CARD_NAMES,
    CATTLE,
    CITIES,
    CITY_NAMES,
    CRAFT_NAMES,
    DECK,
    DISC_NAMES,
    FEE_BLACK,
    FEE_GREEN,
    HAZARD_SPACES,
    HOUSE_SPACES,
    MASTER_NAMES,
    NEUTRAL_SPACES,
    NODE_NAMES,
    NODES,
    NONE,
    PLAYER_COLOURS,
    POSITION_NAMES,
    ROW_PRICE,
    SETTINGS,
    SLOT_NAMES,
    STATIONS,
    TRACK,
)
from igroteka.games.gwt.data.program import COST_KINDS, FACE_NAMES, NUMBER_NAMES, PROGRAM, RISK
from igroteka.games.gwt.position import (
    AGENDA,
    bags_of,
    cards_of,
    foresight_of,
    jobs_of,
    player_of,
    result_of,
    sides_of,
    stations_of,
    trail_of,
    turn_of,
)
from igroteka.games.gwt.rules import delivery, kansas_city, location, railroad
from igroteka.games.gwt.rules import trail as walking
from igroteka.games.gwt.state import (
    CATTLE_STACK,
    HAND,
    MARKET,
    OBJECTIVE_STACK,
    SHOWN,
    STACK,
    State,
)
from igroteka.kit import bits

DECISIONS: Final = {
    "first_discard": "FIRST_DISCARD",
    "place_herder": "PLACE_HERDER",
    "move_herder": "MOVE",
    "herder_action": "HERDER",
    "free_move": "FREE_MOVE",
    "use_building": "LOCATION",
    "stop_here": "STOP",
    "copy_building": "COPY",
    "immediate": "IMMEDIATE",
    "pay_card": "PAY_CARD",
    "pay_second": "PAY_CARD",
    "choose_auxiliary": "AUXILIARY",
    "hire": "HIRE",
    "buy_cattle": "CATTLE",
    "build": "BUILD",
    "take_bounty": "BOUNTY",
    "remove_hazard": "HAZARD",
    "move_engine": "ENGINE",
    "engine_back": "ENGINE_BACK",
    "back_any": "ENGINE_ANY",
    "return_engine": "ENGINE_RETURN",
    "upgrade": "UPGRADE",
    "upgrade_behind": "UPGRADE_BEHIND",
    "take_master": "STATION_MASTER",
    "gain_objective": "OBJECTIVE",
    "foresight": "FORESIGHT",
    "income": "CERTIFICATES",
    "raise_cattle": "RAISE",
    "deliver": "DELIVER",
    "take_disc": "DISC",
    "draw_count": "DRAW",
    "discard_drawn": "DISCARD",
    "trash_cards": "TRASH",
    "end_phase_b": "END_TURN",
    "before_drawing": "END_TURN",
}
QUIET: Final = [  # not worth a chip in the prompt bar
    "begun",
    "end_phase_b",
    "before_drawing",
    "draw_up",
    "end_turn",
    "leave_city",
]


# --- seeing


def view(state: State, viewer: int) -> dict[str, Any]:
    """All that this seat, or a spectator, may see: all but the hands of others and the order of stacks (GWT-1.4)."""
    seats = int(state.seats)
    jobs = jobs_of(state)
    jobs["prices"] = listed(ROW_PRICE)
    return {
        "game": meta.ID,
        "version": meta.VERSION,
        "seats": seats,
        "viewer": viewer,
        "options": SETTINGS.changed(state.rules.options),
        "sides": sides_of(state),
        "turn": turn_of(state),
        "trail": trail_of(state),
        "herders": [name_or_none(state.herders[seat], NODE_NAMES) for seat in range(seats)],
        "engines": [POSITION_NAMES[state.engines[seat]] for seat in range(seats)],
        "fees": {"green": int(FEE_GREEN[seats]), "black": int(FEE_BLACK[seats])},
        "jobs": jobs,
        "foresight": foresight_of(state),
        "bags": bags_of(state),
        "cattle": {
            "market": cards_of(state, MARKET),
            "stack": int(state.sizes[CATTLE_STACK]),
            "left": cards_of(state, CATTLE_STACK),
        },
        "objectives": {"display": cards_of(state, SHOWN), "stack": int(state.sizes[OBJECTIVE_STACK])},
        "stations": stations_of(state),
        "players": [player_seen(state, seat, viewer) for seat in range(seats)],
        "question": question(state),
        "result": result_of(state),
    }


def private(state: State, seat: int) -> Patch:
    """What only this seat sees, as a patch of what everybody does (GWT-1.4)."""
    patch: Patch = {"viewer": [seat]}
    if not state.finished:
        own = secret_points(state, seat)
        own.update(difference({}, hidden_of(state, seat)))
        patch["players"] = {str(seat): own}
    return patch


def player_seen(state: State, seat: int, viewer: int) -> dict[str, Any]:
    """A player as the viewer sees them; hand and draw stack, unordered, are for their owner (GWT-1.4, GWT-12.2)."""
    seen = player_of(state, seat)
    open_hand = seat == viewer or state.finished
    on_trail = {FACE_NAMES[state.face(node)]: NODE_NAMES[node] for node in range(NODES) if state.owner(node) == seat}
    seen.update(
        {
            "colour": PLAYER_COLOURS[int(state.seats)][seat],
            "certificate_limit": int(TRACK[state.mark_limit(seat)]),
            "permanent": int(state.permanent(seat)),
            "hand_limit": int(state.hand_limit(seat)),
            "step_limit": int(state.step_limit(seat)),
            "buildings": on_trail,
            "unplaced": [FACE_NAMES[state.face_of(number)] for number in bits.members(state.supply[seat])],
            "hand_size": int(state.hand_size(seat)),
            "stack_size": int(state.sizes[STACK + seat]),
        }
    )
    seen.update(points_seen(state, seat, open_hand))
    if open_hand:
        seen.update(hidden_of(state, seat))
    return seen


def points_seen(state: State, seat: int, hidden: bool) -> dict[str, Any]:
    """Points of a player; without `hidden`, objectives that only their owner has seen are left out."""
    sheet = scoring.sheet(state, seat, hidden)
    return {"sheet": sheet, "points": sum(sheet.values())}


def secret_points(state: State, seat: int) -> Patch:
    """How the points of a player change if the objectives are counted that only they have seen."""
    if state.secrets[seat] == 0:
        return {}
    return difference(points_seen(state, seat, False), points_seen(state, seat, True))


def hidden_of(state: State, seat: int) -> dict[str, Any]:
    """What is hidden of a player until the game is over."""
    return {
        "hand": cards_of(state, HAND + seat),
        "stack": cards_of(state, STACK + seat),
        "breeding": int(kansas_city.breeding_value(state, seat)),
    }


def question(state: State) -> dict[str, Any]:
    """What is asked of whom; everything in it is public."""
    if state.player == OVER:
        return {"decision": "GAME_OVER", "seats": []}
    top = state.top()
    written = AGENDA.numbers(top)
    if state.player == CHANCE:
        return {"decision": "CHANCE", "seats": [], "frame": written["frame"]}
    asked: dict[str, Any] = {"decision": DECISIONS[written["frame"]], "seats": state.speakers(), "chain": chain(state)}
    for name in ("steps", "modifier", "dollars", "price", "left", "most", "cowboys", "calves", "heifers"):
        if name in written:
            asked[name] = written[name]
    asked.update(question_details(state, top))
    return asked


def question_details(state: State, top: Frame) -> dict[str, Any]:
    """What a screen shows beside some questions."""
    seat = int(state.player)
    if isinstance(top, walking.MoveHerder):
        return {"steps": int(state.step_limit(seat))}
    if isinstance(top, location.UseBuilding):
        return {
            "node": NODE_NAMES[top.node],
            "building": FACE_NAMES[state.face(top.node)],
            "used": bits.members(top.used),
            "risk": top.has_risk(state),
            "copied": top.copier != NONE,
        }
    if isinstance(top, location.StopHere):
        return {"node": NODE_NAMES[top.node]}
    if isinstance(top, railroad.Upgrade):
        return {"station": int(top.station) + 1}
    if isinstance(top, railroad.TakeMaster):
        return {"station": int(top.station) + 1, "master": name_or_none(state.posts[top.station], MASTER_NAMES)}
    if isinstance(top, delivery.TakeDisc):
        if top.target < CITIES:
            return {"city": CITY_NAMES[top.target]}
        return {"station": int(top.target) - CITIES + 1}
    return more_details(state, top)


def more_details(state: State, top: Frame) -> dict[str, Any]:
    """Cards, effects and Kansas City."""
    written = AGENDA.numbers(top)
    if written["frame"] == "gain_objective":
        return {"to": "hand" if written["hand"] else "discard", "must": written["must"] == 1}
    if written["frame"] == "pay_card":
        return {"kind": COST_KINDS[written["kind"]]}
    if written["frame"] == "pay_second":
        return {"kind": box.BREED_NAMES[written["breed"]]}
    if written["frame"] == "immediate":
        alternatives = [alt for alt in (written["first"], written["second"]) if alt != NONE]
        return {"alternatives": [PROGRAM.tokens_of(alt) for alt in alternatives]}
    if isinstance(top, kansas_city.Foresight):
        return {"number": int(top.bag) + 1}
    if isinstance(top, kansas_city.Income):
        return {"certificates": int(state.certificates(top.seat)), "permanent": int(state.permanent(top.seat))}
    if isinstance(top, delivery.Deliver):
        return {"total": int(top.value), "extraordinary": top.extra == 1}
    return {}


def chain(state: State) -> list[str]:
    """What still waits below, outermost first; a location that the herder has left does not."""
    below = [state.agenda[place] for place in range(state.depth - 1)]
    names = [AGENDA.name(frame) for frame in below if not is_left(state, frame)]
    return [name for name in names if name not in QUIET]


def is_left(state: State, frame: Frame) -> bool:
    """Is it a location whose use is over (GWT-5.7, GWT-5.8)?"""
    if isinstance(frame, location.UseBuilding):
        return not frame.is_usable(state)
    return isinstance(frame, location.StopHere) and state.herders[frame.seat] != frame.node


# --- places


def targets(state: State, action: int) -> list[str]:
    """The places on the table that an action touches."""
    seat = int(state.player)
    if MOVE.has(action):
        if seat < 0 or state.herders[seat] == NONE:
            return [f"node:{NODE_NAMES[box.ROUTE_NODE[MOVE.index(action)]]}"]
        path = listed(walking.path_to(state, seat, MOVE.index(action)))
        return [f"node:{NODE_NAMES[node]}" for node in path]
    for kind, spaces in NODE_KINDS:
        if kind.has(action):
            return [f"node:{NODE_NAMES[spaces[kind.index(action)]]}"]
    for kind, prefix, names in NAMED_KINDS:
        if kind.has(action):
            return [f"{prefix}:{names[kind.index(action)]}"]
    if LOCAL.has(action):
        return ["risk"] if LOCAL.a(action) == RISK else [f"local:{LOCAL.a(action)}"]
    if AUX.has(action):
        return [f"aux:{AUX_NAMES[AUX.a(action)]}"]
    if HIRE.has(action):
        return [f"job:{HIRE.a(action) + 1}:{CRAFT_NAMES[HIRE.b(action)]}"]
    if BUY.has(action):
        cards = [BUY_FIRST[BUY.index(action)], BUY_SECOND[BUY.index(action)]]
        return [f"cattle:{CARD_NAMES[card]}" for card in cards if card != NONE]
    if BUILD.has(action):
        return [f"building:{NUMBER_NAMES[BUILD.a(action)]}", f"node:{NODE_NAMES[BUILDING_SPACES[BUILD.b(action)]]}"]
    if EXCHANGE.has(action):
        return ["token"]
    return PLAIN_TARGETS.get(action, [])


NODE_KINDS: Final = [
    (PLACE, NEUTRAL_SPACES),
    (BOUNTY, BANDIT_SPACES),
    (CLEAR, HAZARD_SPACES),
    (COPY, HOUSE_SPACES),
]
STATION_NAMES: Final = [str(station + 1) for station in range(STATIONS)]
NAMED_KINDS: Final = [
    (PLAY, "hand", CARD_NAMES[CATTLE:DECK]),
    (DISCARD, "hand", CARD_NAMES),
    (TRASH, "hand", CARD_NAMES),
    (ENGINE, "track", POSITION_NAMES),
    (BACK, "track", POSITION_NAMES),
    (UPGRADE, "station", STATION_NAMES),
    (RECALL, "station", STATION_NAMES),
    (MASTER, "worker", CRAFT_NAMES),
    (DISC, "discspace", DISC_NAMES),
    (OBJECTIVE, "display", CARD_NAMES[CATTLE:DECK]),
    (FORESIGHT, "foresight", SLOT_NAMES),
    (RAISE, "discard", CARD_NAMES[CALF:CATTLE]),
    (DELIVER, "city", CITY_NAMES),
    (CERTIFICATES, "certificates", [str(count) for count in range(box.MOST_CERTIFICATES + 1)]),
]
PLAIN_TARGETS: Final = {int(BLIND.first): ["objective_stack"], int(MORE.first): ["cattle_stack"]}
