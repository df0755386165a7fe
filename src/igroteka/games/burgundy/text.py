"""What do we call it? Actions, events, questions and endings as sentences; the words are in locale/."""

from collections.abc import Mapping
from typing import Final

from igroteka.core.agenda import CHANCE, OVER
from igroteka.core.arrays import i64
from igroteka.core.events import Event
from igroteka.core.speech import Speech, seat_name, won_text
from igroteka.games.burgundy import scoring
from igroteka.games.burgundy.actions import (
    ACTIONS,
    BUY,
    CHOOSE_GOODS,
    DECLINE,
    DISCARD,
    END,
    ESTATE,
    FIRST_SEAT,
    GAIN,
    LOAD,
    LOADS,
    LOT,
    PACK,
    PLACE,
    RECRUIT,
    ROLL,
    ROUND_GOODS,
    SELL,
    SETTLE,
    SHEET,
    START_GOODS,
    TAKE,
    TILE,
    TRADE,
    WHITE,
    WORKERS,
)
from igroteka.games.burgundy.data.box import (
    BOX,
    BUILDING_NAMES,
    BUY_COST,
    CASTLE_CELLS,
    CASTLES,
    CELL_DIE,
    CELLS,
    COLOUR_NAMES,
    COLOURS,
    DEPOTS,
    DICE,
    FACE_NAMES,
    GOODS_SLOTS,
    KIND_NAMES,
    PHASE_NAMES,
    PLACES,
    RING,
    SHEETS,
    SIDES,
    SLOTS,
    SOURCE_NAMES,
    TWO_DEPOTS,
)
from igroteka.games.burgundy.events import (
    BOUGHT,
    EARNED,
    EVENTS,
    GAINED,
    GOODS_DEALT,
    HIRED,
    PAID_MINES,
    PLACED,
    SOLD,
    SUPPLIED,
    TAKEN,
)
from igroteka.games.burgundy.rules.catalogue import FRAMES
from igroteka.games.burgundy.rules.effects import TakeTile
from igroteka.games.burgundy.rules.founding import ChooseEstates
from igroteka.games.burgundy.rules.ships import Goods, Ship
from igroteka.games.burgundy.rules.turn import Discard, Turn
from igroteka.games.burgundy.state import COMPLETE, DEPOT, State
from igroteka.kit import bits, bundles

PACKAGE: Final = "igroteka.games.burgundy"
FRAME_KEYS: Final = {entry.frame: entry.name.replace("_", "-") for entry in FRAMES}


# --- actions


def action_text(action: int, speech: Speech, names: list[str]) -> str:
    """What an action says, as far as the action alone tells."""
    kind = ACTIONS.of(action)
    key = f"action-{kind.name}"
    args = action_args(action, speech, names)
    if not args:
        return speech.say(key)
    form = "black" if kind is BUY and kind.index(action) >= SLOTS else "full"
    return speech.say(f"{key}.{form}", **args)


def action_args(action: int, speech: Speech, names: list[str]) -> dict[str, object]:  # noqa: PLR0911 -- a table
    """The parameters of an action as its sentence names them."""
    kind = ACTIONS.of(action)
    index, a, b = int(kind.index(action)), int(kind.a(action)), int(kind.b(action))
    if kind is TAKE:
        return {"die": a + 1, **slot_args(b)}
    if kind is PLACE:
        return {"die": a + 1, **place_args(b)}
    if kind is SELL:
        return {"die": a + 1, "colour": COLOUR_NAMES[b]}
    if kind is WORKERS:
        return {"die": index + 1}
    if kind in (BUY, GAIN):
        return slot_args(index)
    if kind is DISCARD:
        return {"storage": index + 1}
    if kind is SETTLE:
        return place_args(index)
    if kind in (TRADE, PACK):
        return {"colour": COLOUR_NAMES[index]}
    if kind is LOAD:
        return {"depot": index + 1}
    if kind is LOADS:
        return {"depot": RING[index] + 1, "other": RING[(index + 1) % DEPOTS] + 1}
    if kind is CHOOSE_GOODS:
        chosen = [COLOUR_NAMES[colour] for colour in range(COLOURS) if index + 1 >> colour & 1]
        return {"colours": speech.listed(speech.say("goods-many", colour=colour) for colour in chosen)}
    if kind is ESTATE:
        return estate_args(a, b)
    return luck_args(action, speech, names)


def luck_args(action: int, speech: Speech, names: list[str]) -> dict[str, object]:
    """The same of what luck says."""
    kind = ACTIONS.of(action)
    index = int(kind.index(action))
    if kind in (START_GOODS, ROUND_GOODS):
        return {"colour": COLOUR_NAMES[index]}
    if kind is LOT:
        return estate_args(index // CASTLES, index % CASTLES)
    if kind is FIRST_SEAT:
        return {"other": seat_name(index, names)}
    if kind is SHEET:
        return {"front": SHEETS[index][0] + 1, "back": SHEETS[index][1] + 1}
    if kind is TILE:
        return {"tile": tile_text(index, speech)}
    if kind is ROLL:
        return {"first": index // SIDES + 1, "second": index % SIDES + 1}
    if kind is WHITE:
        return {"number": index + 1}
    return {}


def slot_args(slot: int) -> dict[str, object]:
    """A space of the main board: in a numbered depot, or in the black one."""
    if slot >= SLOTS:
        return {"place": slot - SLOTS + 1}
    return {"depot": slot // PLACES + 1, "place": slot % PLACES + 1}


def place_args(index: int) -> dict[str, object]:
    """A place of the storage and a space of the estate."""
    return {"storage": index // CELLS + 1, **cell_args(index % CELLS)}


SEEN: Final = [cell["r"] for cell in BOX["estate"]["cells"]]


def cell_args(cell: int) -> dict[str, object]:
    """A space of an estate by the number printed on it, its row from above, and which one it is there from the left."""
    first = SEEN.index(SEEN[cell])
    row = len(set(SEEN[:first])) + 1
    return {"number": int(CELL_DIE[cell]), "row": row, "place": cell - first + 1}


def estate_args(board: int, castle: int) -> dict[str, object]:
    """An estate and the space of its starting castle."""
    cell = int(CASTLE_CELLS[board * CASTLES + castle])
    return {"estate": board + 1, **cell_args(cell)}


def option_text(state: State, action: int, speech: Speech, names: list[str]) -> str:
    """What an action says, with the tiles and goods on the table, what it costs and what it brings."""
    kind = ACTIONS.of(action)
    index = int(kind.index(action))
    seat = state.player
    args = action_args(action, speech, names)
    form = "option"
    if kind in (TAKE, PLACE, SELL, WORKERS):
        args["value"] = int(state.die(seat, kind.a(action)))
    if kind in TILED:
        args["tile"] = tile_object(face_of(state, action), speech)
        form = "option-black" if kind is BUY and index >= SLOTS else form
    elif kind is SELL:
        args["count"] = int(state.has(seat, kind.b(action)))
    elif kind is TRADE:
        args["count"] = int(state.has(seat, index))
    elif kind is LOAD:
        args["goods"] = goods_text(depot_goods(state, [index]), speech)
    elif kind is LOADS:
        args["goods"] = goods_text(depot_goods(state, [RING[index], RING[(index + 1) % DEPOTS]]), speech)
    elif kind is CHOOSE_GOODS and isinstance(frame := state.top(), Goods):
        lying = depot_goods(state, sorted({int(frame.first), int(frame.second)}))
        args["goods"] = goods_text({c: n for c, n in lying.items() if index + 1 >> c & 1}, speech)
    elif kind is DECLINE:
        args["decision"] = FRAME_KEYS[type(state.top())]
    elif kind not in (WORKERS, END, RECRUIT):
        return action_text(action, speech, names)
    said = speech.say(f"action-{kind.name}.{form}", **args)
    effects = effect_parts(state.effects(action), speech)
    return speech.say("option-with", text=said, effects="; ".join(effects)) if effects else said


TILED: Final = (TAKE, PLACE, BUY, DISCARD, GAIN, SETTLE)


def face_of(state: State, action: int) -> i64:
    """The tile that an action takes, places or discards."""
    kind = ACTIONS.of(action)
    if kind is TAKE:
        return state.slots[kind.b(action)]
    if kind in (BUY, GAIN):
        return state.slots[kind.index(action)]
    if kind is PLACE:
        return state.stored(state.player, kind.b(action) // CELLS)
    return state.stored(state.player, kind.index(action) // (CELLS if kind is SETTLE else 1))


def heading(state: State, action: int, speech: Speech) -> tuple[int, str]:
    """Where a long menu lists an option: by die, then by what the die does and with which tile."""
    kind = ACTIONS.of(action)
    seat = state.player
    if kind in (TAKE, PLACE, SELL, WORKERS):
        die = int(kind.a(action))
        args: dict[str, object] = {"value": int(state.die(seat, die))}
        if kind is PLACE:
            args["tile"] = tile_object(face_of(state, action), speech)
        return die, speech.say(f"action-{kind.name}.heading", **args)
    if kind is SETTLE:
        return DICE, speech.say("action-settle.heading", tile=tile_object(face_of(state, action), speech))
    if kind is ESTATE:
        return 0, speech.say("estate-name", number=int(kind.a(action)) + 1)
    return DICE, speech.say(f"action-{kind.name}.heading" if kind is GAIN else f"action-{kind.name}")


PARTS: Final = ("region", "phase", "colour", "animals", "building")


def effect_parts(effects: Mapping[str, int], speech: Speech) -> list[str]:
    """What a move costs and brings at once, as short phrases."""
    cost = effects.get("cost", 0)  # workers spent on the die; `workers` has them taken off already
    parts = [speech.say("effect-workers-paid", count=cost)] if cost else []
    for resource, amount in (("workers", effects.get("workers", 0) + cost), ("silver", effects.get("silver", 0))):
        if amount:
            key = f"effect-{resource}" if amount > 0 else f"effect-{resource}-paid"
            parts.append(speech.say(key, count=abs(amount)))
    if effects.get("free"):
        parts.append(speech.say("effect-free"))
    if points := effects.get("points", 0):
        sources = [speech.say(f"effect-part-{name}", count=effects[name]) for name in PARTS if effects.get(name)]
        key = "effect-points-parts" if sources else "effect-points"
        parts.append(speech.say(key, count=points, **({"parts": ", ".join(sources)} if sources else {})))
    if left := effects.get("left", 0):
        parts.append(speech.say("effect-left", count=left))
    return parts


# --- events


def event_text(
    event: Event,
    viewer: int,
    speech: Speech,
    names: list[str],
    state: State | None = None,  # noqa: ARG001 -- events tell all that their sentences need
) -> str:
    """What happened, told of everybody by name; empty if this viewer may not know of it."""
    if not event.is_seen_by(viewer):
        return ""
    kind = EVENTS.kinds[event.kind]
    key = f"event-{kind.name}"
    numbers = dict(zip(kind.parts, (int(event.a), int(event.b), int(event.c)), strict=False))
    args: dict[str, object] = {"name": seat_name(event.seat, names)}
    for part, number in numbers.items():
        args.update(event_arg(part, number, speech))
    if event.kind in (TAKEN, PLACED) and numbers["workers"]:
        key += ".paid"
        args["paid"] = speech.say("worker-object", count=numbers["workers"])
    elif event.kind == SOLD:
        sold = numbers["count"]
        args["goods"] = speech.say("goods-count", colour=COLOUR_NAMES[numbers["colour"]], count=sold)
        args["count"] = numbers["points"]
    elif event.kind == BOUGHT:
        key += ".black" if numbers["slot"] >= SLOTS else ""
        args["price"] = speech.say("silver-count", count=numbers["silver"])
    elif event.kind == SUPPLIED:
        args["things"] = things(numbers, speech, "worker-count")
    elif event.kind in (EARNED, HIRED, PAID_MINES):
        args["things"] = things(numbers, speech)
    elif event.kind == GAINED:
        args["things"] = things({RESOURCES[numbers["resource"]]: numbers["amount"]}, speech)
    elif event.kind == GOODS_DEALT:
        counts = bundles.unpacked(numbers["goods"], COLOURS)
        args["goods"] = goods_text(dict(enumerate(int(count) for count in counts)), speech)
    elif "colour" in numbers and "count" in numbers:
        args["goods"] = speech.say("goods-count", colour=COLOUR_NAMES[numbers["colour"]], count=numbers["count"])
    return speech.say(key, **args)


RESOURCES: Final = ("workers", "silver", "points")  # by the number an event gives them


def event_arg(part: str, number: int, speech: Speech) -> dict[str, object]:
    """A number of an event as its sentence names it."""
    if part == "face":
        return {"tile": tile_object(number, speech)}
    if part == "slot":
        return slot_args(number)
    if part == "cell":  # by what is printed on it
        return {"number": int(CELL_DIE[number])}
    if part in ("estate", "front", "back", "depot", "round"):
        return {part: number + 1}
    if part == "phase":
        return {part: speech.say(f"phase-{PHASE_NAMES[number]}")}
    if part == "colour":
        return {part: COLOUR_NAMES[number]}
    if part == "kind":
        return {"kinds": speech.say(f"kind-{KIND_NAMES[number]}.of")}
    if part == "building":
        return {part: speech.say(f"building-{BUILDING_NAMES[number]}-name")}
    if part == "source":
        return {part: speech.say(f"score-{SOURCE_NAMES[number]}.name")}
    if part == "points":
        return {"count": number}
    return {part: number}


def things(amounts: Mapping[str, int], speech: Speech, worker: str = "worker-object") -> str:
    """Workers, silver and points in one phrase, as what is gained."""
    keys = {"workers": worker, "silver": "silver-count", "points": "point-count"}
    said = [speech.say(key, count=amounts[name]) for name, key in keys.items() if amounts.get(name)]
    return speech.listed(said) if said else speech.say("nothing")


# --- questions


def question_text(state: State, viewer: int, speech: Speech, names: list[str]) -> str:
    """What the game waits for: a question to the viewer, or who is asked what."""
    if state.player == OVER:
        return speech.say("decision-over")
    frame = state.top()
    key = FRAME_KEYS[type(frame)]
    if state.player == CHANCE:
        return speech.say(f"chance-{key}")
    is_asked = viewer in state.speakers()
    args: dict[str, object] = {"name": seat_name(state.player, names)}
    if isinstance(frame, Turn):
        key += turn_form(state, frame.seat, is_asked=is_asked)
        dice = [str(number) for number in unused_dice(state, frame.seat)]
        args["dice"] = speech.listed(dice) if dice else ""
        args["price"] = speech.say("silver-count", count=int(BUY_COST))
    elif isinstance(frame, Discard):
        args["tile"] = tile_object(state.slots[frame.slot], speech)
    elif isinstance(frame, TakeTile):
        args["building"] = BUILDING_NAMES[frame.building]
    elif isinstance(frame, Ship) and is_asked and state.knows(frame.seat, TWO_DEPOTS):
        key += ".two"
    elif isinstance(frame, Goods):
        args["count"] = int(GOODS_SLOTS - bits.size(state.colours(frame.seat)))
    elif isinstance(frame, ChooseEstates) and not is_asked:
        args["names"] = speech.listed(seat_name(seat, names) for seat in state.speakers())
    return speech.say(f"{'question' if is_asked else 'waiting'}-{key}", **args)


def unused_dice(state: State, seat: i64) -> list[int]:
    """What the dice show that are still to be used."""
    return [int(state.die(seat, die)) for die in range(DICE) if not state.is_used(seat, die)]


def turn_form(state: State, seat: i64, *, is_asked: bool) -> str:
    """Which sentence tells what is left of a turn: both dice, one, or only the purchase."""
    left = len(unused_dice(state, seat))
    form = ["none", "one", ""][left]
    if left and is_asked and any(BUY.has(action) for action in state.legal()):
        form = "one-buy" if form else "buy"
    return f".{form}" if form else ""


# --- the end


def ending_text(state: State, speech: Speech, names: list[str]) -> str:
    """How the game ended; empty while it goes on."""
    if state.ending != COMPLETE:
        return ""
    winner = scoring.ranks(state).index(1)
    return won_text([winner], int(scoring.points(state, winner)), speech, names)


# --- parts of sentences


def tile_text(face: i64, speech: Speech, form: str = "") -> str:
    """A tile inside a sentence; with the form "object", as what is taken or placed."""
    kind, *rest = FACE_NAMES[face].split(":")
    ending = f".{form}" if form else ""
    if kind == "building":
        return speech.say(f"building-{rest[0]}-name{ending or '.inline'}")
    if kind == "animal":
        return speech.say(f"animals{ending}", species=rest[0], count=int(rest[1]))
    if kind == "knowledge":
        name = speech.say(f"knowledge-{rest[0]}-name")
        return speech.say(f"tile-knowledge{ending}", number=int(rest[0]), name=name)
    return speech.say(f"tile-{kind}{ending}")


def tile_object(face: i64, speech: Speech) -> str:
    """A tile as what is taken, placed or discarded."""
    return tile_text(face, speech, "object")


def depot_goods(state: State, depots: list[int]) -> dict[int, int]:
    """The goods that lie in these depots, by colour."""
    return {colour: sum(int(state.has(DEPOT + depot, colour)) for depot in depots) for colour in range(COLOURS)}


def goods_text(counts: Mapping[int, int], speech: Speech) -> str:
    """Goods by colour: 2 red goods and 1 pink goods."""
    said = [speech.say("goods-count", colour=COLOUR_NAMES[c], count=count) for c, count in counts.items() if count]
    return speech.listed(said) if said else speech.say("goods-none")
