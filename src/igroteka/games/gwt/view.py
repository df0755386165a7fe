"""What may a seat see, what is asked, and what does a move cost? (GWT-1.4)"""

from collections.abc import MutableSequence
from typing import Any, Final

from igroteka.core.agenda import Frame
from igroteka.core.arrays import i64, listed, row, vec
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
    CARDS,
    CATTLE,
    CITIES,
    CITY_NAMES,
    CRAFT_NAMES,
    CRAFT_SPACES,
    CRAFTS,
    DECK,
    DISC_NAMES,
    DISCS,
    FEE_BLACK,
    FEE_GREEN,
    HAZARD_SPACES,
    HOUSE_SPACES,
    MARKS,
    MASTER_NAMES,
    MASTER_STATIONS,
    MASTERS,
    NEUTRAL_SPACES,
    NEUTRALS,
    NODE_NAMES,
    NODES,
    NONE,
    OBJECTIVES,
    PLAYER_COLOURS,
    POSITION_NAMES,
    POSITIONS,
    ROW_PRICE,
    ROWS,
    SEATS,
    SETTINGS,
    SITES,
    SLOT_NAMES,
    STATIONS,
    TILES,
    TRACK,
)
from igroteka.games.gwt.data.program import COST_KINDS, FACE_NAMES, NUMBER_NAMES, NUMBERS, PROGRAM, RISK
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
    AREA,
    CATTLE_STACK,
    HAND,
    MARKET,
    OBJECTIVE_STACK,
    PILE,
    SHOWN,
    STACK,
    State,
)
from igroteka.kit import bits
from igroteka.kit.pen import Pen

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
}
DECISION_NAMES: Final = list(dict.fromkeys(DECISIONS.values()))
QUIET: Final = ["end_phase_b", "draw_up", "end_turn", "leave_city"]  # not worth a chip in the prompt bar


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


def player_seen(state: State, seat: int, viewer: int) -> dict[str, Any]:
    """A player as the viewer sees them; hand and draw stack, unordered, are for their owner (GWT-1.4, GWT-12.2)."""
    seen = player_of(state, seat)
    open_hand = seat == viewer or state.finished
    sheet = scoring.sheet(state, seat, open_hand)
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
            "sheet": sheet,
            "points": sum(sheet.values()),
        }
    )
    if open_hand:
        seen["hand"] = cards_of(state, HAND + seat)
        seen["stack"] = cards_of(state, STACK + seat)
        seen["breeding"] = int(kansas_city.breeding_value(state, seat))
    return seen


def question(state: State) -> dict[str, Any]:
    """What is asked of whom; everything in it is public."""
    if state.player == OVER:
        return {"decision": "GAME_OVER", "seats": []}
    top = state.top()
    written = AGENDA.frame(top)
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
    written = AGENDA.frame(top)
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


# --- numbers for learners

PER_SEAT: Final[i64] = (
    8 + MARKS + CRAFTS + DISCS + STATIONS + CITIES + TILES + MASTERS + 2 * NUMBERS + CARDS + DECK + NODES + POSITIONS
)
OBSERVATION: Final[i64] = (
    SEATS * PER_SEAT
    + 2 * DECK
    + NEUTRALS * NEUTRALS
    + NUMBERS
    + SITES * (SEATS + NUMBERS)
    + (len(HAZARD_SPACES) + len(BANDIT_SPACES)) * TILES
    + ROWS * CRAFTS
    + ROWS
    + 1
    + box.FORESIGHT * TILES
    + 3 * TILES
    + 2 * CATTLE
    + OBJECTIVES
    + 1
    + MASTER_STATIONS * MASTERS
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
        pen.counts(state.cards[(HAND + viewer) * CARDS : (HAND + viewer) * CARDS + DECK], 6)
        pen.counts(state.cards[(STACK + viewer) * CARDS : (STACK + viewer) * CARDS + DECK], 6)
    else:
        pen.nothing(2 * DECK)
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
    pen.share(state.dollars[seat], 20)
    pen.share(state.tokens[seat], 4)
    pen.share(state.permanent(seat), 4)
    pen.share(state.hand_size(seat), 6)
    pen.share(state.sizes[STACK + seat], 20)
    pen.share(state.sizes[PILE + seat], 20)
    pen.flag(state.active == seat)
    pen.flag(state.last == seat)
    pen.one_of(state.marks[seat], MARKS)
    for craft in range(CRAFTS):
        pen.share(state.hired(seat, craft), CRAFT_SPACES)
    pen.members(state.discs[seat], DISCS)
    pen.members(state.stations[seat], STATIONS)
    pen.counts(state.cities[seat * CITIES : (seat + 1) * CITIES], 3)
    pen.counts(state.taken[seat * TILES : (seat + 1) * TILES], 3)
    pen.members(state.masters[seat], MASTERS)
    pen.members(state.supply[seat], NUMBERS)
    pen.members(state.replaced[seat], NUMBERS)
    pen.counts(state.cards[(AREA + seat) * CARDS : (AREA + seat + 1) * CARDS], 1)
    pen.counts(state.cards[(PILE + seat) * CARDS : (PILE + seat) * CARDS + DECK], 6)
    pen.one_of(state.herders[seat], NODES)
    pen.one_of(state.engines[seat], POSITIONS)


def observe_trail(state: State, seats: vec[i64], pen: Pen) -> None:
    """Buildings, hazards and bandits."""
    for node in NEUTRAL_SPACES:
        pen.one_of(state.trail[node], NEUTRALS)
    pen.members(state.sides, NUMBERS)
    for node in BUILDING_SPACES:
        tile = state.trail[node]
        for step in range(SEATS):
            pen.flag(step < len(seats) and tile != NONE and tile // NUMBERS == seats[step])
        pen.one_of(NONE if tile == NONE else tile % NUMBERS, NUMBERS)
    for node in HAZARD_SPACES:
        pen.one_of(state.trail[node], TILES)
    for node in BANDIT_SPACES:
        pen.one_of(state.trail[node], TILES)


def observe_supply(state: State, pen: Pen) -> None:
    """Job market, foresight, bags, market, display, station masters."""
    for place in range(ROWS):
        for craft in range(CRAFTS):
            found: i64 = 0
            for space in range(place * SEATS, (place + 1) * SEATS):
                if state.jobs[space] == craft:
                    found += 1
            pen.share(found, SEATS)
    pen.one_of(state.row, ROWS)
    pen.share(state.filled, SEATS)
    for tile in state.foresight:
        pen.one_of(tile, TILES)
    pen.counts(state.bags, 12)
    pen.counts(state.cards[MARKET * CARDS : MARKET * CARDS + CATTLE], 4)
    pen.counts(state.cards[CATTLE_STACK * CARDS : CATTLE_STACK * CARDS + CATTLE], 8)
    pen.counts(state.cards[SHOWN * CARDS + CATTLE : SHOWN * CARDS + DECK], 1)
    pen.share(state.sizes[OBJECTIVE_STACK], 24)
    for master in state.posts:
        pen.one_of(master, MASTERS)
