"""What do we call it? Actions, events, questions and endings as sentences; the words are in locale/."""

from collections.abc import Mapping
from typing import Any, Final

from igroteka.core.actions import Kind
from igroteka.core.agenda import CHANCE, OVER
from igroteka.core.arrays import i64
from igroteka.core.events import Event
from igroteka.core.speech import Speech, capital, seat_name, won_text
from igroteka.families.trail.words import price_args
from igroteka.games.gwtnz import actions, events, scoring, view
from igroteka.games.gwtnz.actions import ACTIONS
from igroteka.games.gwtnz.data import box, program
from igroteka.games.gwtnz.data.box import CARD_NAMES, CRAFT_NAMES, FIRST_OBJECTIVE, NODE_NAMES, NONE
from igroteka.games.gwtnz.data.names import (
    CARD_LIST,
    FACE_LIST,
    SITES,
    alternative_text,
    alternatives_text,
    breeds_text,
    building_name,
    building_text,
    card_object,
    card_text,
    cards_text,
    disc_text,
    harbour_text,
    local_texts,
    marked_text,
    master_name,
    master_text,
    node_number,
    pair_effect,
    pair_text,
    place_text,
    post_text,
    sea_text,
    tile_text,
)
from igroteka.games.gwtnz.data.program import ALTERNATIVES, CHOICES, EXTRA, FACE_NAMES, FORMS, PROGRAM
from igroteka.games.gwtnz.rules import effects, location, pathfinder, prices, shearing, trail
from igroteka.games.gwtnz.rules.cards import card_of, is_left
from igroteka.games.gwtnz.rules.catalogue import FRAMES
from igroteka.games.gwtnz.state import COMPLETE, State

PACKAGE: Final = "igroteka.games.gwtnz"
FRAME_KEYS: Final = {entry.frame: entry.name.replace("_", "-") for entry in FRAMES}


# --- actions


def action_text(action: int, speech: Speech, names: list[str]) -> str:
    """What an action says, as far as the action alone tells."""
    kind = ACTIONS.of(action)
    key = f"action-{kind.name}"
    args = action_args(action, speech, names)
    form = action_form(action)
    return speech.say(f"{key}.{form}" if args or form != "full" else key, **args)


def action_form(action: int) -> str:
    """Which sentence of its kind names a whole action."""
    kind = ACTIONS.of(action)
    index, second = int(kind.index(action)), int(kind.b(action)) == 1
    if kind is actions.MOVE and " " in box.ROUTE_NAMES[index]:
        return "way"
    if kind is actions.LOCAL:
        form = "extra" if kind.a(action) == EXTRA else "full"
        return f"{form}-second" if second else form
    if kind is actions.USE:
        return "only-second" if index else "only"
    if kind is actions.AUX:
        return FORMS[kind.b(action)]
    if kind is actions.UPGRADE and box.UPGRADE_PRICE[index] == 0:
        return "free"
    if kind is actions.REVEAL and index == actions.ALL:
        return "all"
    return "full"


CARD_BASE: Final[dict[Kind, int]] = {
    actions.PLAY: box.FIRST_OBJECTIVE,
    actions.OBJECTIVE: box.FIRST_SHOWN,
    actions.PICK: box.FIRST_MARKET,
    actions.SHOW: box.FIRST_ACTION,
    actions.DISCARD: 0,
    actions.TOP: 0,
}
CRAFT_KINDS: Final = (actions.JOKER, actions.MASTER)
COUNTED_KINDS: Final = (actions.DRAW, actions.EXCHANGE, actions.FORWARD)


def action_args(action: int, speech: Speech, names: list[str]) -> dict[str, object]:  # noqa: PLR0911 -- a table
    """The parameters of an action as its sentence names them."""
    kind = ACTIONS.of(action)
    index, a, b = int(kind.index(action)), int(kind.a(action)), int(kind.b(action))
    if kind is actions.LOCAL:
        return {} if a == EXTRA else {"number": a + 1}
    if kind is actions.AUX:
        return {"effects": alternative_text(program.AUX_ALT[index], speech)}
    if kind in CARD_BASE:
        return {"card": card_object(CARD_BASE[kind] + index, speech)}
    if kind is actions.TAKE:
        return {"card": card_object(box.SUPPLY_CARDS[index], speech)}
    if kind is actions.TRASH:
        return {"card": card_object(box.TRASH_CARD, speech)}
    if kind is actions.REVEAL:
        return {} if index == actions.ALL else {"card": card_object(index, speech)}
    if kind is actions.BONUS:
        return {"stack": speech.say(f"stack-{box.STACK_NAMES[index]}")}
    if kind is actions.HIRE:
        return {"row": a + 1, "worker": speech.say(f"craft-{CRAFT_NAMES[b]}.object")}
    if kind is actions.INVEST:
        return {"row": a + 1, "tile": tile_text(box.FIRST_BONUS + b, speech, "object")}
    if kind is actions.BUY:
        cards = cards_text(box.BUY_FIRST[index], box.BUY_SECOND[index], speech)
        return {"cards": cards, "count": int(box.BUY_SHEPHERDS[index])}
    if kind in CRAFT_KINDS:
        return {"worker": speech.say(f"craft-{CRAFT_NAMES[index]}.object"), "craft": CRAFT_NAMES[index]}
    if kind in COUNTED_KINDS:
        return {"count": index + 1}
    if kind is actions.CERTIFICATES:
        return {"count": index}
    if kind is actions.FLIP:
        return {"tile": ("step", "fee")[index]}
    return trail_args(action, speech) or sea_args(action, speech) or luck_args(action, speech, names)


def trail_args(action: int, speech: Speech) -> dict[str, object]:
    """The same of actions that name a space of the trail or a foresight space."""
    kind = ACTIONS.of(action)
    index = int(kind.index(action))
    if kind is actions.PLACE:
        return {"space": node_number(box.NEUTRAL_SPACES[index])}
    if kind is actions.MOVE:
        way = [place_text(NODE_NAMES.index(name), speech, "by") for name in box.ROUTE_NAMES[index].split()[1:]]
        return {"place": place_text(box.ROUTE_NODE[index], speech, "to"), "way": ", ".join(way)}
    if kind is actions.BUILD:
        return {"number": int(kind.a(action)) + 1, "space": node_number(box.BUILDING_SPACES[kind.b(action)])}
    if kind is actions.CLEAR:
        node = box.HAZARD_SPACES[index]
        return {"place": place_text(node, speech, "on")}
    if kind is actions.FORESIGHT:
        return {"bag": box.SLOT_NAMES[index][0], "slot": ALTERNATIVES[index % box.FORESIGHT_PER_BAG]}
    return {}


def sea_args(action: int, speech: Speech) -> dict[str, object]:
    """The same of actions at sea, of discs and of deliveries."""
    kind = ACTIONS.of(action)
    index = int(kind.index(action))
    if kind is actions.SAIL:
        return {"space": sea_text(index, speech)}
    if kind is actions.UPGRADE:
        harbour = harbour_text(box.UPGRADE_HARBOUR[index], speech, "object")
        return {"harbour": harbour, "count": int(box.UPGRADE_PRICE[index])}
    if kind is actions.RECALL:
        return {"harbour": harbour_text(box.FIRST_MEDIUM + index, speech, "from")}
    if kind is actions.STOREHOUSE:
        return {"pair": pair_text(index, speech)}
    if kind is actions.DISC:
        return {"disc": disc_text(index, speech)}
    if kind is actions.DELIVER:
        return {"post": post_text(index, speech, "to")}
    return {}


def luck_args(action: int, speech: Speech, names: list[str]) -> dict[str, object]:
    """The same of what luck says."""
    kind = ACTIONS.of(action)
    index = int(kind.index(action))
    if kind is actions.FIRST_SEAT:
        return {"other": seat_name(index, names)}
    if kind is actions.DEAL_MASTER:
        return {"master": master_name(index, speech)}
    if kind is actions.DEAL_NEUTRAL:
        return {"building": building_text(index, speech)}
    if kind is actions.DEAL_SIDE:
        return {"side": ALTERNATIVES[index]}
    if kind in (actions.DEAL_TILE, actions.DEAL_FORESIGHT):
        return {"tile": tile_text(index, speech)}
    if kind is actions.DEAL_BONUS:
        return {"tile": tile_text(box.FIRST_BONUS + index, speech)}
    if kind is actions.DEAL_SHEEP:
        return {"card": card_text(box.FIRST_MARKET + index, speech)}
    if kind is actions.DEAL_SET:
        return {"number": index + 1, "card": card_text(box.SET_CARD[index], speech)}
    if kind is actions.DRAW_CARD:
        return {"card": card_text(index, speech)}
    if kind in (actions.DEAL_OBJECTIVE, actions.DRAW_UNSEEN):
        return {"card": card_text(box.FIRST_SHOWN + index, speech)}
    return {}


# --- options


def option_text(state: State, action: int, speech: Speech, names: list[str]) -> str:
    """What an action says, with the tiles and cards on the table, what it costs and what it brings."""
    said = option_sentence(state, action, speech, names)
    parts = option_parts(state, action, speech, names)
    key = "option-objective" if ACTIONS.of(action) in (actions.PLAY, actions.OBJECTIVE) else "option-with"
    return speech.say(key, text=said, effects="; ".join(parts)) if parts else said


def option_sentence(state: State, action: int, speech: Speech, names: list[str]) -> str:  # noqa: PLR0911 -- a table
    """The same without costs and gains."""
    kind = ACTIONS.of(action)
    key = f"action-{kind.name}"
    index, seat = int(kind.index(action)), state.player
    if kind is actions.PLACE:
        where = location_text(state, box.NEUTRAL_SPACES[index], seat, speech, names, "on")
        return speech.say(f"{key}.option", location=where)
    if kind is actions.MOVE:
        return move_option(state, action, speech, names)
    if kind is actions.LOCAL:
        return local_option(state, action, speech)
    if kind is actions.USE:
        return speech.say(f"{key}.option", effects=alternative_text(alternative_of(state, action), speech))
    if kind is actions.BONUS:
        card, stack = card_object(state.stacks[index], speech), speech.say(f"stack-{box.STACK_NAMES[index]}")
        return speech.say(f"{key}.option", card=card, stack=stack)
    if kind is actions.BUILD:
        return build_option(state, action, speech)
    if kind is actions.CLEAR:
        node = box.HAZARD_SPACES[index]
        tile = tile_text(state.trail[node], speech, "object")
        return speech.say(f"{key}.option", tile=tile, number=node_number(node))
    if kind is actions.FORESIGHT:
        return speech.say(f"{key}.option", bag=box.SLOT_NAMES[index][0], tile=tile_text(state.foresight[index], speech))
    if kind is actions.FORWARD and isinstance(frame := state.top(), pathfinder.Forward):
        return speech.say(f"{key}.{('certificate', 'pathfinder')[int(frame.track)]}", count=index + 1)
    if kind is actions.DRAW and isinstance(state.top(), shearing.Shear):
        return speech.say(f"{key}.shearer")
    if kind is actions.STOREHOUSE:
        return speech.say(f"{key}.option", number=index + 1)
    if kind in (actions.DONE, actions.DECLINE):
        return speech.say(f"{key}.option", decision=decision_key(state))
    return action_text(action, speech, names)


def move_option(state: State, action: int, speech: Speech, names: list[str]) -> str:
    """Where a walk ends, and the tiles on the way."""
    index = int(actions.MOVE.index(action))
    path = [int(node) for node in trail.path_to(state, state.player, index)]
    stops = [stop_label(state, node, state.player, speech, names) for node in path[:-1]]
    way = speech.listed(stops) if stops else ""
    where = location_text(state, box.ROUTE_NODE[index], state.player, speech, names, "to")
    return speech.say(f"action-move.{'option-way' if way else 'option'}", location=where, way=way)


def local_option(state: State, action: int, speech: Speech) -> str:
    """A local action with its icons in words; two halves of one action are told apart by a letter."""
    local, choice = int(actions.LOCAL.a(action)), int(actions.LOCAL.b(action))
    said = alternative_text(alternative_of(state, action), speech)
    if local == EXTRA:
        return speech.say("action-local.option-extra", effects=said)
    frame = state.top()
    number = str(local + 1)
    if isinstance(frame, location.UseBuilding) and location.local_alternative(state, frame.node, local, 1) != NONE:
        number += ALTERNATIVES[choice]
    return speech.say("action-local.option", number=number, effects=said)


def alternative_of(state: State, action: int) -> i64:
    """The alternative that a local, auxiliary or immediate action carries out, or NONE."""
    kind = ACTIONS.of(action)
    frame = state.top()
    if kind is actions.AUX:
        return program.AUX_ALT[kind.index(action)]
    if kind is actions.LOCAL and isinstance(frame, location.UseBuilding):
        return location.local_alternative(state, frame.node, kind.a(action), kind.b(action))
    if kind is actions.USE and isinstance(frame, effects.Immediate):
        return frame.first if kind.index(action) == 0 else frame.second
    return NONE


def build_option(state: State, action: int, speech: Speech) -> str:
    """A new building, or the one that it replaces."""
    number, node = int(actions.BUILD.a(action)), box.BUILDING_SPACES[actions.BUILD.b(action)]
    building = building_text(state.face_of(number), speech, "object")
    on, to = spot_text(state, node, speech, "on"), spot_text(state, node, speech, "to")
    if state.trail[node] == NONE:
        return speech.say("action-build.option", building=building, on=on, to=to)
    old = building_text(state.face(node), speech, "object")
    return speech.say("action-build.option-replace", building=building, old=old, on=on, to=to)


def heading(state: State, action: int, speech: Speech, names: list[str]) -> tuple[int, str]:
    """Where a long menu lists an option: by kind; walks by where they end, buildings by their number."""
    kind = ACTIONS.of(action)
    place = int(kind.first)  # kinds are listed in the order of the table
    if kind is actions.MOVE:
        node = int(box.ROUTE_NODE[kind.index(action)])
        where = location_text(state, node, state.player, speech, names, "to")
        return place + node, speech.say("action-move.option", location=where)
    if kind is actions.BUILD:
        face = state.face_of(kind.a(action))
        does = "; ".join(marked(local_texts(face, speech), FACE_LIST[face], speech))
        building = building_text(face, speech, "object")
        return place + int(kind.a(action)), speech.say("action-build.heading", building=building, effects=does)
    return place, speech.say(f"action-{kind.name}")


SAID: Final[dict[Kind, tuple[str, ...]]] = {  # what the sentence of an option or another part says already
    actions.BUY: ("shepherds",),
    actions.MORE: ("shepherds",),
    actions.MOVE: ("pounds",),
    actions.INVEST: ("gold", "certificates", "tokens", "points"),
    actions.CLEAR: ("points",),
    actions.UPGRADE: ("pounds",),
    actions.CERTIFICATES: ("pounds", "certificates"),
    actions.EXCHANGE: ("tokens",),
    actions.SHOW: ("pounds", "gold", "certificates", "tokens"),
    actions.FORWARD: ("certificates",),
}


def option_parts(state: State, action: int, speech: Speech, names: list[str]) -> list[str]:
    """What a move costs and brings at once, as short phrases; what its sentence says already is left out."""
    kind = ACTIONS.of(action)
    index = int(kind.index(action))
    if kind in (actions.PLAY, actions.OBJECTIVE):
        card = CARD_BASE[kind] + index
        return [speech.say("effect-objective", count=int(box.CARD_POINTS[card]), penalty=int(box.PENALTY[card]))]
    found = state.effects(action)
    if kind in (actions.LOCAL, actions.AUX, actions.USE):
        alt = alternative_of(state, action)
        counts = alt != NONE and any(token.startswith("money_per") for token in PROGRAM.tokens_of(alt))
        return effect_parts(found, speech, names) if counts else []
    if kind is actions.SAIL:
        found = {"spaces": found["steps"]}
    elif kind is actions.DELIVER:
        found = {**found, "pounds": 0}  # the transport and the action of the post are told one by one
    parts = effect_parts({name: found[name] for name in found if name not in SAID.get(kind, ())}, speech, names)
    return parts + more_parts(state, action, speech)


def more_parts(state: State, action: int, speech: Speech) -> list[str]:  # noqa: PLR0911 -- a table
    """What lies there: the effects of tiles, cards, spaces and harbours in words."""
    kind = ACTIONS.of(action)
    index = int(kind.index(action))
    if kind is actions.PLACE:
        face = state.face(box.NEUTRAL_SPACES[index])
        return marked(local_texts(face, speech), FACE_LIST[face], speech)
    if kind is actions.BONUS:
        return card_parts(state.stacks[index], speech)
    if kind is actions.TAKE:
        return card_parts(box.SUPPLY_CARDS[index], speech)
    if kind is actions.SHOW:
        card = box.FIRST_ACTION + index
        return [*card_parts(card, speech), speech.say("effect-draws", count=int(box.DRAWS[card]))]
    if kind is actions.HIRE:
        return space_parts(state, int(kind.b(action)), speech)
    if kind is actions.JOKER:
        return space_parts(state, index, speech)
    if kind is actions.INVEST:
        return tile_parts(box.FIRST_BONUS + int(kind.b(action)), speech)
    if kind is actions.BUILD:
        alt = program.EXTRA_ALT[box.BUILDING_SPACES[kind.b(action)]]
        return [] if alt == NONE else [speech.say("effect-extra", effects=alternative_text(alt, speech))]
    if kind is actions.CLEAR:
        tile = state.trail[box.HAZARD_SPACES[index]]
        return gift_parts(state, program.HAZARD_CARD[tile - box.FIRST_HAZARD], speech)
    if kind is actions.SAIL:
        return harbour_parts(state, box.HARBOUR_AT[index], speech)
    if kind is actions.UPGRADE:
        return upgrade_parts(state, box.UPGRADE_HARBOUR[index], speech)
    if kind is actions.STOREHOUSE:
        last = state.stores[state.player * box.PAIRS + index] == 1
        return [speech.say("effect-pair-now" if last else "effect-pair", effects=pair_effect(index, speech))]
    if kind is actions.DELIVER:
        return post_parts(state, program.POST_ALT[index], speech)
    return []


def post_parts(state: State, alt: i64, speech: Speech) -> list[str]:
    """What a trading post gives, unless it is a card of which none is left."""
    if alt == NONE:
        return []
    step = program.ALT_START[alt]
    gone = program.OP[step] == program.CARD and not is_left(state, program.OP_A[step])
    return [] if gone else [alternative_text(alt, speech)]


def gift_parts(state: State, code: i64, speech: Speech) -> list[str]:
    """A card that comes with something else, if any is left (NZ-15.1)."""
    card = NONE if code == NONE else card_of(state, code)
    return [speech.say("effect-card", card=card_object(card, speech))] if is_left(state, card) else []


def marked(texts: list[str], entry: Mapping[str, Any], speech: Speech) -> list[str]:
    """Texts of a component; if we reconstructed it, the first one carries the mark."""
    return [marked_text(texts[0], entry, speech), *texts[1:]] if texts else texts


def card_parts(card: i64, speech: Speech) -> list[str]:
    """What an action card or an objective does when it is played, what a sheep is worth."""
    entry = CARD_LIST[card]
    if card < box.SHEEP:
        values = {"breeding": int(box.BREEDING[card]), "wool": int(box.WOOL[card])}
        return [marked_text(speech.say("effect-sheep", **values), entry, speech)]
    if card < FIRST_OBJECTIVE:
        return [marked_text(alternative_text(program.SHOW_ALT[card - box.FIRST_ACTION], speech), entry, speech)]
    return [speech.say("effect-objective", count=int(box.CARD_POINTS[card]), penalty=int(box.PENALTY[card]))]


def tile_parts(tile: int, speech: Speech) -> list[str]:
    """The extra costs and the effect of a bonus tile."""
    place = (tile - box.FIRST_BONUS) * CHOICES
    said = alternatives_text(program.BONUS_ALT[place], program.BONUS_ALT[place + 1], speech)
    costs = {"gold": -int(box.TILE_GOLD[tile]), "certificates": -int(box.TILE_CERTIFICATES[tile])}
    parts = effect_parts(costs, speech, [])
    return [*parts, speech.say("effect-now", effects=said)] if said else parts


def space_parts(state: State, craft: int, speech: Speech) -> list[str]:
    """What the space on which a new worker will stand does at once, and its points."""
    space = int(state.hired(state.player, craft))
    place = (craft * box.CRAFT_SPACES + space) * CHOICES
    said = alternatives_text(program.CRAFT_ALT[place], program.CRAFT_ALT[place + 1], speech)
    parts = [speech.say("effect-now", effects=said)] if said else []
    last = space + 1 == box.CRAFT_SPACES
    return [*parts, speech.say("effect-points", count=int(box.WORKER_POINTS))] if last else parts


def harbour_parts(state: State, harbour: i64, speech: Speech) -> list[str]:
    """The price of the harbour that the ship would reach and what it gives, unless it is upgraded already."""
    if harbour == NONE or state.has_harbour(state.player, harbour):
        return []
    costs = sorted({int(price) for price in berth_prices(state, harbour)})
    if not costs:
        return []
    parts = [speech.say("effect-harbour", prices="/".join(str(price) for price in costs), count=costs[-1])]
    if points := prices.upgrade_points(state, int(state.player), harbour):
        parts.append(speech.say("effect-points", count=points))
    return parts + upgrade_parts(state, harbour, speech)


def berth_prices(state: State, harbour: i64) -> list[i64]:
    """What an upgrade of a harbour costs now; of a small one the prices of its free spaces."""
    if harbour >= box.FIRST_MEDIUM:
        return [box.UPGRADE_PRICE[box.FIRST_UPGRADE[harbour]]]
    berths = range(harbour * box.BERTHS, (harbour + 1) * box.BERTHS)
    return [box.BERTH_PRICE[berth] for berth in berths if state.berths[berth] == NONE]


def upgrade_parts(state: State, harbour: i64, speech: Speech) -> list[str]:
    """The card of a harbour, the harbourmaster that waits there, the foreign post it opens."""
    if harbour >= box.FIRST_LARGE:
        return [speech.say("effect-opens", post=post_text(box.FIRST_FOREIGN + harbour - box.FIRST_LARGE, speech))]
    parts = gift_parts(state, box.HARBOUR_CARD[harbour], speech)
    office = box.OFFICE[harbour]
    if office != NONE and state.offices[office] != NONE:
        parts.append(speech.say("effect-master", master=master_name(state.offices[office], speech)))
    if box.TERMINALS >> harbour & 1:
        parts.append(speech.say("effect-returns"))
    return parts


AMOUNTS: Final = ("steps", "spaces", "bank", "craftsmen", "breeding", "wool", "income", "transport")
CHANGES: Final = ("pounds", "gold", "certificates", "tokens", "points")


def effect_parts(found: Mapping[str, int], speech: Speech, names: list[str]) -> list[str]:
    """Costs and gains as short phrases."""
    parts = [speech.say(f"effect-{name}", count=found[name]) for name in AMOUNTS if found.get(name)]
    for seat in range(len(names)):
        if found.get(f"p{seat}"):
            parts.append(speech.say("effect-fee", count=found[f"p{seat}"], name=seat_name(seat, names)))
    for name in CHANGES:
        if amount := found.get(name, 0):
            parts.append(speech.say(f"effect-{name}" if amount > 0 else f"effect-{name}-paid", count=abs(amount)))
    return parts


# --- events


def event_text(event: Event, viewer: int, speech: Speech, names: list[str], state: State | None = None) -> str:
    """What happened, told of everybody by name; empty if this viewer may not know of it.

    With the board before them people name neutral buildings by their letters, and other spaces by those around them.
    """
    if not event.is_seen_by(viewer):
        return ""
    kind = events.EVENTS.kinds[event.kind]
    numbers = dict(zip(kind.parts, (int(event.a), int(event.b), int(event.c)), strict=False))
    args: dict[str, object] = {"name": seat_name(event.seat, names)}
    for part, number in numbers.items():
        args.update(event_arg(part, number, speech, names))
    args.update(special_args(event, numbers, speech))
    form, node = event_form(event, numbers), numbers.get("node", NONE)
    if state is not None and is_neutral(state, node):
        building = building_name(state.face(event.a), speech)  # its letter and name, which both sides share
        args.update(building=building, to=speech.say("location-neutral.to", building=building))
        form = ".neutral" if event.kind == events.USED_LOCAL else form
    elif state is not None and node != NONE:
        args.update(on=spot_text(state, node, speech, "on"), to=spot_text(state, node, speech, "to"))
    return speech.say(f"event-{kind.name}{form}", **args)


def is_neutral(state: State, node: int) -> bool:
    """Does a neutral building lie there? It may be turned over, but lies there for good."""
    return node != NONE and box.NODE_KIND[node] == box.NEUTRAL and state.trail[node] != NONE


def special_args(event: Event, numbers: Mapping[str, int], speech: Speech) -> dict[str, object]:
    """What one kind of event calls in its own way."""
    if event.kind == events.BOUGHT:
        return {"cards": cards_text(numbers["first"], numbers["second"], speech)}
    if event.kind == events.USED_AUX:
        alt = program.AUX_ALT[numbers["aux"] * len(FORMS) + numbers["form"]]
        return {"effects": alternative_text(alt, speech)}
    if event.kind == events.DELIVERED:
        return {"price": speech.say("pound-count", count=numbers["transport"])}
    if event.kind == events.INCOME:
        return {"certificates": numbers["pounds"] - numbers["breeding"]}
    if event.kind == events.SAILED:
        return {"space": sea_text(numbers["space"], speech), "count": numbers["points"]}
    if event.kind == events.FLIPPED:
        return {"tile": ("step", "fee")[numbers["tile"]]}
    if event.kind == events.FORESEEN and numbers["place"] != NONE:
        tile, place = numbers["tile"], numbers["place"]
        is_hazard = box.FIRST_HAZARD <= tile < box.FIRST_BONUS
        return {"to": place_text(place, speech, "to") if is_hazard else "", "row": place + 1}
    if event.kind == events.PAIR_CLEARED:
        return {"effects": pair_effect(numbers["pair"], speech)}
    return {}


def event_form(event: Event, numbers: Mapping[str, int]) -> str:
    """Which of its sentences an event is told with."""
    form = ""
    if event.kind == events.MOVED:
        form = "paid" if numbers["pounds"] else ""
    elif event.kind == events.USED_LOCAL:
        form = "extra" if numbers["local"] == EXTRA else ""
    elif event.kind in (events.BUILT, events.HAZARD_REMOVED, events.UPGRADED, events.PICKED):
        form = "" if numbers["pounds"] else "free"
    elif event.kind == events.DISC_TAKEN and numbers["pounds"]:
        form = "gained" if numbers["pounds"] > 0 else "paid"
    elif event.kind == events.DELIVERED:
        form = "wool" if box.POST_WOOL >> numbers["post"] & 1 else ""
    elif event.kind == events.FORESEEN:
        form = foreseen_form(numbers["tile"], numbers["place"])
    return f".{form}" if form else ""


def foreseen_form(tile: int, place: int) -> str:
    """Where a foresight tile goes."""
    if place == NONE:
        return "gone"
    return "market" if tile < box.CRAFTS else "bonus" if tile >= box.FIRST_BONUS else ""


COUNTED: Final = {  # part of an event: argument, message
    "pounds": ("price", "pound-count"),
    "cards": ("cards", "card-object"),
    "steps": ("steps", "step-count"),
    "gold": ("gold", "gold-count"),
    "certificates": ("certificates", "certificate-count"),
}


def event_arg(part: str, number: int, speech: Speech, names: list[str]) -> dict[str, object]:  # noqa: PLR0911, C901, PLR0912 -- a table
    """A number of an event as its sentence names it."""
    if part in COUNTED:
        name, key = COUNTED[part]
        return {name: speech.say(key, count=abs(number)), "count": number}
    if part == "card":
        return {"card": card_object(number, speech), "shown": card_text(number, speech)}
    if part == "set":
        return {"card": card_text(box.SET_CARD[number], speech)}
    if part == "tile":
        return {"tile": tile_text(number, speech), "object": tile_text(number, speech, "object")}
    if part == "craft":
        return {"worker": tile_text(number, speech, "object"), "craft": CRAFT_NAMES[number]}
    if part == "node":
        on, to = place_text(number, speech, "on"), place_text(number, speech, "to")
        return {"on": on, "to": to}
    if part in ("local", "row"):
        return {part: number + 1}
    if part == "owner":
        return {"other": seat_name(number, names)}
    if part == "form":
        return {"form": FORMS[number]}
    if part == "alternative":
        return {"effects": alternative_text(number, speech)}
    if part in ("face", "old"):
        return {"building" if part == "face" else "old": building_text(number, speech, "object")}
    if part == "harbour":
        forms = {form: harbour_text(number, speech, form) for form in ("object", "from", "on")}
        return {"harbour": forms["object"], "from": forms["from"], "at": forms["on"]}
    if part == "stack":
        return {"stack": speech.say(f"stack-{box.STACK_NAMES[number]}")}
    if part == "pair":
        return {"pair": pair_text(number, speech)}
    if part == "disc":
        return {"disc": disc_text(number, speech)}
    if part == "master":
        return {"master": master_name(number, speech)}
    if part == "post":
        return {"post": post_text(number, speech, "to")}
    if part == "category":
        return {"category": speech.say(f"score-{program.CATEGORIES[number]}.name")}
    if part in ("bag", "slot"):
        return {"bag": box.BAG_NAMES[number // (box.FORESIGHT_PER_BAG if part == "slot" else 1)]}
    return {"count" if part == "points" else part: number}


# --- questions


def decision_key(state: State) -> str:
    """The name of what is asked, as in the keys of locale/."""
    return str(view.question(state)["decision"]).lower().replace("_", "-")


def question_text(state: State, viewer: int, speech: Speech, names: list[str]) -> str:
    """What the game waits for: a question to the viewer, or who is asked what."""
    if state.player == OVER:
        return speech.say("decision-over")
    if state.player == CHANCE:
        return speech.say(f"chance-{FRAME_KEYS[type(state.top())]}")
    asked = view.question(state)
    key = decision_key(state)
    args: dict[str, object] = {"name": speech.listed(seat_name(seat, names) for seat in asked["seats"])}
    if viewer not in state.speakers():
        return speech.say(f"waiting-{key}", **args, bag=asked.get("bag", ""))
    args.update(question_args(state, asked, viewer, speech, names))
    return speech.say(f"question-{key}{question_form(asked)}", **args)


def question_form(asked: Mapping[str, Any]) -> str:
    """Which of its sentences a question is asked with."""
    decision = asked["decision"]
    form = ""
    if decision == "LOCATION":
        form = "more" if asked["used"] else ""
    elif decision == "AUXILIARY":
        form = "" if asked["double"] else "single"
    elif decision == "INCOME":
        form = "more" if asked["shown"] else ""
    elif decision == "SHEAR":
        form = "again" if asked["shorn"] else ""
    elif decision == "PICK":
        form = "pay" if asked["price"] else ""
    elif decision == "FORWARD":
        form = asked["what"]
    return f".{form}" if form else ""


PLAIN: Final = ("steps", "points", "left", "most", "shepherds", "shearers", "total")  # a number that is counted


def question_args(  # noqa: PLR0911 -- a table
    state: State, asked: Mapping[str, Any], viewer: int, speech: Speech, names: list[str]
) -> dict[str, object]:
    """What the sentence of a question names."""
    decision = asked["decision"]
    if decision == "FIRST_DISCARD":
        return {"count": int(state.hand_size(viewer) - box.FIRST_HAND)}
    if decision == "LOCATION":
        return {"building": capital(building_text(FACE_NAMES.index(asked["building"]), speech, "inline"))}
    if decision == "STOP":
        return {"location": capital(location_text(state, NODE_NAMES.index(asked["node"]), viewer, speech, names))}
    if decision == "IMMEDIATE" and isinstance(frame := state.top(), effects.Immediate):
        return {"effects": alternatives_text(frame.first, frame.second, speech)}
    if decision in ("HIRE", "INVEST"):
        return price_args(int(asked["modifier"]))
    if decision == "PICK":
        return {"breeds": breeds_text(asked["breeds"], speech), "count": asked["price"] or asked["left"]}
    if decision == "MASTER":
        master = box.MASTER_NAMES.index(asked["master"])
        return {"master": master_name(master, speech), "text": master_text(master, speech)}
    if decision == "TAKE_CARD":
        card = CARD_NAMES.index(asked["card"])
        return {"card": card_object(card, speech), "effects": "; ".join(card_parts(card, speech))}
    if decision == "DRAW":
        return {"count": min(int(asked["most"]), int(state.drawable(viewer)))}
    if decision == "DISC":
        return {"target": target_text(asked, speech)}
    if decision == "STOREHOUSE":
        return {"harbour": harbour_text(box.HARBOUR_NAMES.index(asked["harbour"]), speech, "to")}
    if decision == "ANCHOR":
        harbour = box.HARBOUR_AT[box.SEA_NAMES.index(asked["space"])]
        return {"harbour": harbour_text(harbour, speech, "object")}
    args = {name: asked[name] for name in ("breeding", "permanent", "wool", "bag", "kind") if name in asked}
    for name in (*PLAIN, "pounds", "price"):
        if name in asked:
            args["count"] = asked[name]
    return args


def target_text(asked: Mapping[str, Any], speech: Speech) -> str:
    """Where a disc goes: to a post, or to a medium harbour."""
    if "post" in asked:
        return post_text(box.POST_NAMES.index(asked["post"]), speech, "to")
    return harbour_text(box.HARBOUR_NAMES.index(asked["harbour"]), speech, "to")


# --- the end


def ending_text(state: State, speech: Speech, names: list[str]) -> str:
    """How the game ended; empty while it goes on."""
    if state.ending != COMPLETE:
        return ""
    winners = [seat for seat, rank in enumerate(scoring.ranks(state)) if rank == 1]
    points = int(scoring.points(state, winners[0]))
    return won_text(winners, points, speech, names)


# --- parts of sentences


def stop_label(state: State, node: i64, seat: i64, speech: Speech, names: list[str]) -> str:
    """A space on the way: a building by its letter, a private one with its owner; a hazard by its zone."""
    kind = box.NODE_KIND[node]
    if kind == box.HAZARD:
        return place_text(node, speech, "by")
    face, owner = FACE_NAMES[state.face(node)], state.owner(node)
    if kind == box.NEUTRAL:
        return face[0]
    if owner == seat:
        return speech.say("stop-own", building=face)
    return speech.say("stop-other", building=face, owner=seat_name(owner, names))


def spot_text(state: State, node: i64, speech: Speech, form: str) -> str:
    """A space by what lies there for good: a place for a building by the letters of the neutral ones around it."""
    site = SITES.get(NODE_NAMES[node])
    if site is None or state.trail[NODE_NAMES.index(site.before)] == NONE:
        return place_text(node, speech, form)

    def letter(stop: str) -> str:
        place = NODE_NAMES.index(stop)
        return FACE_NAMES[state.face(place)][0] if box.NODE_KIND[place] == box.NEUTRAL else ""

    return speech.say("site" if form == "inline" else f"site.{form}", **site.args(letter))


def location_text(state: State, node: i64, seat: i64, speech: Speech, names: list[str], form: str = "") -> str:
    """A space by the building that stands there, as the seat sees it."""
    kind = box.NODE_KIND[node]
    if kind not in (box.NEUTRAL, box.BUILDING) or state.trail[node] == NONE:
        return spot_text(state, node, speech, form or "inline")
    owner = state.owner(node)
    whose = "neutral" if kind == box.NEUTRAL else "own" if owner == seat else "other"
    building = building_name(state.face(node), speech)
    args = {"building": building, "owner": seat_name(owner, names)}
    return speech.say(f"location-{whose}.{form or 'inline'}", **args)
