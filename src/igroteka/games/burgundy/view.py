"""What may a seat see, what is asked, and what does a move cost? (BUR-16.1, BUR-16.7)"""

from typing import Any, Final

from igroteka.core.arrays import i64, listed
from igroteka.core.patches import Patch, difference
from igroteka.core.state import CHANCE, OVER
from igroteka.core.writing import name_or_none, number_or_none
from igroteka.games.burgundy import meta, scoring
from igroteka.games.burgundy.actions import (
    BUY,
    CHOOSE_GOODS,
    DISCARD,
    ESTATE,
    GAIN,
    LOAD,
    LOADS,
    PACK,
    PLACE,
    RECRUIT,
    SELL,
    SETTLE,
    TAKE,
    TRADE,
    WORKERS,
)
from igroteka.games.burgundy.data.box import (
    BLACK,
    BLACK_TILES,
    BUILDING_NAMES,
    CASTLE_CELLS,
    CASTLES,
    CELLS,
    COLOUR_NAMES,
    DEPOTS,
    FACE_NAMES,
    FACES,
    KIND_FIRST,
    KIND_NAMES,
    LARGE_BONUS,
    NONE,
    NORMAL,
    PHASE_POINTS,
    PLACES,
    PLAYER_COLOURS,
    SETTINGS,
    SHEETS,
    SLOT_NAMES,
    SLOTS,
    SMALL_BONUS,
    is_used,
    slot_kind,
)
from igroteka.games.burgundy.position import (
    AGENDA,
    bonus_of,
    goods_of,
    player_of,
    result_of,
    track_of,
)
from igroteka.games.burgundy.rules import founding, turn
from igroteka.games.burgundy.state import BAG, DEPOT, State, next_depot
from igroteka.kit import bits

CHOICES: Final[i64] = len(CASTLE_CELLS)  # estates with their castle
DECISIONS: Final = {
    "choose_estate": "CHOOSE_ESTATE",
    "choose_estates": "CHOOSE_ESTATE",
    "turn": "TURN",
    "discard": "DISCARD",
    "castle": "CASTLE",
    "city_hall": "CITY_HALL",
    "warehouse": "WAREHOUSE",
    "take_tile": "TAKE",
    "ship": "SHIP",
    "goods": "GOODS",
    "pack": "PACK",
}


# --- seeing


def view(state: State, viewer: int) -> dict[str, Any]:
    """All that this seat, or a spectator, may see: everything but the secret choice of an estate (BUR-16.7)."""
    seats = int(state.seats)
    return {
        "game": meta.ID,
        "version": meta.VERSION,
        "seats": seats,
        "viewer": viewer,
        "options": SETTINGS.changed(state.rules.options),
        "phase": number_or_none(state.phase),
        "round": number_or_none(state.round),
        "first": number_or_none(state.first()),
        "order": listed(state.order),
        "done": listed(state.order)[: max(state.turn, 0)],
        "active": number_or_none(state.active()),
        "white": int(state.white) if state.white else None,
        "round_goods": [name_or_none(colour, COLOUR_NAMES) for colour in listed(state.round_goods)],
        "track": track_of(state),
        "depots": [depot_seen(state, depot) for depot in range(DEPOTS)],
        "black": [name_or_none(state.slots[SLOTS + place], FACE_NAMES) for place in range(BLACK_TILES[state.seats])],
        "bonus": bonus_of(state),
        "bonus_points": {"large": int(LARGE_BONUS[state.seats]), "small": int(SMALL_BONUS[state.seats])},
        "phase_points": listed(PHASE_POINTS),
        "left": left_of(state),
        "goods_left": int(state.goods_count(BAG)),
        "players": [player_seen(state, seat, viewer) for seat in range(seats)],
        "question": question(state),
        "result": result_of(state),
    }


def private(state: State, seat: int) -> Patch:
    """What only this seat sees, as a patch of what everybody does (BUR-16.7)."""
    patch: Patch = {"viewer": [seat]}
    hidden = hidden_of(state, seat)
    if hidden:
        patch["players"] = {str(seat): difference({}, hidden)}
    return patch


def depot_seen(state: State, depot: i64) -> dict[str, Any]:
    """The spaces of a depot that are in use, with the kind that belongs there in this phase, and its goods."""
    slots = [slot for slot in range(depot * PLACES, (depot + 1) * PLACES) if is_used(slot, state.seats)]
    kinds = [KIND_NAMES[slot_kind(slot, state.seats, max(state.phase, 0))] for slot in slots]
    return {
        "slots": [
            {"kind": kind, "tile": name_or_none(state.slots[slot], FACE_NAMES)}
            for slot, kind in zip(slots, kinds, strict=True)
        ],
        "goods": goods_of(state, DEPOT + depot),
    }


def left_of(state: State) -> dict[str, int]:
    """How many tiles of each pile have not been drawn; everybody can count them."""
    left = {
        name: int(state.undrawn(NORMAL, KIND_FIRST[kind], KIND_FIRST[kind + 1])) for kind, name in enumerate(KIND_NAMES)
    }
    left["black"] = int(state.undrawn(BLACK, 0, FACES))
    return left


def choosing(state: State) -> founding.ChooseEstates | None:
    """The secret choice that is going on."""
    top = state.top() if state.depth > 0 else None
    return top if isinstance(top, founding.ChooseEstates) else None


def secret_choice(state: State, seat: int) -> int:
    """The estate with its castle that a seat has chosen in secret, or NONE."""
    secret = choosing(state)
    return NONE if secret is None else int(secret.chosen(seat))


def player_seen(state: State, seat: int, viewer: int) -> dict[str, Any]:
    """A player; of a secret choice the others know only that it is made."""
    seen = player_of(state, seat)
    sheet = state.sheets[seat]
    seen["colour"] = PLAYER_COLOURS[int(state.seats)][seat]
    seen["sheet"] = None if sheet == NONE else [side + 1 for side in SHEETS[sheet]]
    seen["points"] = int(scoring.points(state, seat))
    seen["empty"] = int(state.empty_cells(seat))
    seen["chosen"] = state.boards[seat] != NONE or secret_choice(state, seat) != NONE
    if seat == viewer:
        seen.update(hidden_of(state, seat))
    return seen


def hidden_of(state: State, seat: int) -> dict[str, Any]:
    """What is hidden of a player: the choice of an estate, until all have made theirs."""
    choice = secret_choice(state, seat)
    return {} if choice == NONE else {"choice": [choice // CASTLES + 1, int(CASTLE_CELLS[choice])]}


def question(state: State) -> dict[str, Any]:
    """What is asked of whom; everything in it is public."""
    if state.player == OVER:
        return {"decision": "GAME_OVER", "seats": []}
    written = AGENDA.numbers(state.top())
    if state.player == CHANCE:
        return {"decision": "CHANCE", "seats": [], "frame": written["frame"]}
    asked: dict[str, Any] = {"decision": DECISIONS[written["frame"]], "seats": state.speakers(), "chain": chain(state)}
    if "building" in written:
        asked["building"] = BUILDING_NAMES[written["building"]]
    if "slot" in written:
        asked["slot"] = SLOT_NAMES[written["slot"]]
        asked["bought"] = written["bought"] == 1
    if "first" in written:
        asked["depots"] = sorted({written["first"] + 1, written["second"] + 1})
    return asked


def chain(state: State) -> list[str]:
    """What still waits below for the seat that is asked, outermost first: dice to use, effects to carry out."""
    bottom = state.agenda[0]
    if state.depth == 1 or not isinstance(bottom, turn.Turn):
        return []
    waiting = [f"die:{die + 1}" for die in turn.unused_dice(state, bottom.seat)]
    below = [AGENDA.name(state.agenda[place]) for place in range(1, state.depth - 1)]
    return waiting + [name for name in below if name != "advance"]


# --- places and prices


def targets(state: State, action: int) -> list[str]:  # noqa: ARG001 -- as every game does
    """The places on the table that an action touches."""
    found = targets_of_die(action)
    if found:
        return found
    if BUY.has(action):
        return [f"slot:{SLOT_NAMES[BUY.index(action)]}"]
    if DISCARD.has(action):
        return [f"storage:{DISCARD.index(action)}"]
    if GAIN.has(action):
        return [f"slot:{SLOT_NAMES[GAIN.index(action)]}"]
    if SETTLE.has(action):
        where = SETTLE.index(action)
        return [f"storage:{where // CELLS}", f"cell:{where % CELLS}"]
    for kind in (TRADE, PACK):
        if kind.has(action):
            return [f"goods:{COLOUR_NAMES[kind.index(action)]}"]
    if CHOOSE_GOODS.has(action):
        return [f"goods:{COLOUR_NAMES[colour]}" for colour in bits.members(CHOOSE_GOODS.index(action) + 1)]
    if LOAD.has(action):
        return [f"depot:{LOAD.index(action) + 1}"]
    if LOADS.has(action):
        return [f"depot:{LOADS.index(action) + 1}", f"depot:{next_depot(LOADS.index(action)) + 1}"]
    if ESTATE.has(action):
        return [f"estate:{ESTATE.a(action) + 1}", f"cell:{CASTLE_CELLS[ESTATE.index(action)]}"]
    return ["workers"] if action == RECRUIT.first else []


def targets_of_die(action: int) -> list[str]:
    """The die, and what it is used for."""
    if TAKE.has(action):
        return [f"die:{TAKE.a(action)}", f"slot:{SLOT_NAMES[TAKE.b(action)]}"]
    if PLACE.has(action):
        where = PLACE.b(action)
        return [f"die:{PLACE.a(action)}", f"storage:{where // CELLS}", f"cell:{where % CELLS}"]
    if SELL.has(action):
        return [f"die:{SELL.a(action)}", f"goods:{COLOUR_NAMES[SELL.b(action)]}"]
    if WORKERS.has(action):
        return [f"die:{WORKERS.index(action)}", "workers"]
    return []
