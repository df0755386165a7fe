"""What do we call it? Actions, events, questions and endings as sentences; the words are in locale/."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from igroteka.core.agenda import CHANCE, OVER
from igroteka.core.arrays import i64
from igroteka.core.errors import IgrotekaError
from igroteka.core.events import Event
from igroteka.core.speech import PHRASES, Speech, error_text, said_once, seat_name
from igroteka.games.catan import scoring
from igroteka.games.catan.actions import (
    ACCEPT,
    ACTIONS,
    BANK_TRADE,
    BUILD_CITY,
    BUILD_ROAD,
    BUILD_SETTLEMENT,
    BUY_CARD,
    CONFIRM,
    DEAL_HARBOUR,
    DEAL_NUMBER,
    DEAL_TERRAIN,
    DICE,
    DISCARD,
    DRAW_CARD,
    FIRST_SEAT,
    GIVE,
    MOVE_ROBBER,
    OFFER,
    PLACE_RED,
    PLAY_MONOPOLY,
    PLAY_YEAR_OF_PLENTY,
    SEND,
    START_CORNER,
    STEAL,
    STOLEN,
    TAKE_COUNTER,
    WANT,
    bank_gets,
    bank_gives,
)
from igroteka.games.catan.data.box import (
    BOX,
    CARD_COST,
    CARD_NAMES,
    CITY_COST,
    CORNER_NAMES,
    DICE_SIDES,
    HARBOUR_NAMES,
    HARBOUR_NODES,
    HARBOURS,
    HEX_NODES,
    NODES,
    PLAIN_NUMBERS,
    RESOURCE_NAMES,
    RESOURCES,
    ROAD_COST,
    SEATS,
    SETTLEMENT_COST,
    TERRAIN_NAMES,
)
from igroteka.games.catan.events import EVENTS, INCOME, OFFERED
from igroteka.games.catan.rules.cards import PLENTY, DrawCard, FreeRoad
from igroteka.games.catan.rules.catalogue import FRAMES
from igroteka.games.catan.rules.founding import FoundRoad, FoundSettlement
from igroteka.games.catan.rules.robber import DiscardHalf, DrawFromHand
from igroteka.games.catan.rules.trade import AnswerOffer, ChoosePartner, Compose
from igroteka.games.catan.rules.turn import PreRoll
from igroteka.games.catan.state import TURN_LIMIT, VICTORY, State, terms_give, terms_want
from igroteka.kit import bundles

PACKAGE: Final = "igroteka.games.catan"
FRAME_KEYS: Final = {entry.frame: entry.name.replace("_", "-") for entry in FRAMES}

# Where the sea lies: beside a corner of a lone hex, or beside a side of it; both in the order of catan.toml.
CORNER_SIDES: Final = ("north", "north-east", "south-east", "south", "south-west", "north-west")
EDGE_SIDES: Final = ("north-east", "east", "south-east", "south-west", "west", "north-west")
HEX_CORNERS: Final[list[list[int]]] = BOX["geometry"]["hex_nodes"]
EDGE_ENDS: Final[list[list[int]]] = BOX["geometry"]["edges"]
ROWS: Final = [(row, place) for row, count in enumerate(BOX["geometry"]["rows"], 1) for place in range(1, count + 1)]
"""Of each hex, counted from the top and from the left."""


# --- actions


def action_text(action: int, speech: Speech, names: list[str]) -> str:
    """What an action says, as far as the action alone tells."""
    return known_text(action, speech, tuple(names))


@said_once
def known_text(action: int, speech: Speech, names: tuple[str, ...]) -> str:
    """The same."""
    key = f"action-{ACTIONS.of(action).name}"
    args = known_args(action, speech, names)
    return speech.say(f"{key}.full", **args) if args else speech.say(key)


@lru_cache(PHRASES)
def known_args(  # noqa: PLR0911 -- a table
    action: int, speech: Speech, names: tuple[str, ...]
) -> Mapping[str, object]:
    """The parameters of an action as its sentence names them."""
    kind = ACTIONS.of(action)
    index = int(kind.index(action))
    if kind is BUILD_ROAD:
        return {"edge": index}
    if kind in (BUILD_SETTLEMENT, BUILD_CITY):
        return {"node": index}
    if kind in (MOVE_ROBBER, PLACE_RED):
        return {"hex": index}
    if kind in (PLAY_MONOPOLY, DISCARD, GIVE, WANT, STOLEN):
        return {"resource": RESOURCE_NAMES[index]}
    if kind is PLAY_YEAR_OF_PLENTY:
        return {"cards": cards_object(PLENTY[index], speech)}
    if kind is BANK_TRADE:
        give, get = RESOURCE_NAMES[bank_gives(action)], RESOURCE_NAMES[bank_gets(action)]
        return {
            "give": speech.say("resource-object", resource=give),
            "get": speech.say("resource-object", resource=get),
        }
    if kind in (STEAL, CONFIRM, TAKE_COUNTER, FIRST_SEAT):
        return {"other": seat_name(index, list(names))}
    if kind is OFFER:
        return {"others": names_of(index + 1, speech, list(names))}
    if kind is DEAL_TERRAIN:
        return {"terrain": speech.say(f"terrain-{TERRAIN_NAMES[index]}")}
    if kind is START_CORNER:
        return {"corner": CORNER_NAMES[index]}
    if kind is DEAL_NUMBER:
        return {"number": int(PLAIN_NUMBERS[index])}
    if kind is DEAL_HARBOUR:
        return {"harbour": speech.say(f"harbour-{HARBOUR_NAMES[index]}.inline")}
    if kind is DICE:
        return rolled(index // DICE_SIDES + 1, index % DICE_SIDES + 1)
    if kind is DRAW_CARD:
        return {"card": speech.say(f"card-{CARD_NAMES[index]}")}
    return {}


def option_text(state: State, action: int, speech: Speech, names: list[str]) -> str:
    """What an action says, with the places, prices and terms that are known at the table."""
    kind = ACTIONS.of(action)
    index = int(kind.index(action))
    args = dict(known_args(action, speech, tuple(names)))
    form = "option"
    if kind in (BUILD_ROAD, BUILD_SETTLEMENT, BUILD_CITY, BUY_CARD):
        about = about_building(state, action, speech)
        if not about:
            return action_text(action, speech, names)
        args["about"] = about
    elif kind is MOVE_ROBBER:
        args["place"] = lone_hex(state, index, speech)
        owners = [seat_name(seat, names) for seat in range(state.seats) if state.buildings(seat) & HEX_NODES[index]]
        if owners:
            form, args["owners"] = "owners", speech.listed(owners)
    elif kind is STEAL:
        args["count"] = int(state.hand_size(index)) if index < state.seats else 0
    elif kind is BANK_TRADE and state.active >= 0:
        give, get = bank_gives(action), bank_gets(action)
        args["give"] = cards_object(bundles.one(give) * state.rate(state.active, give), speech)
        args["get"] = cards_object(bundles.one(get), speech)
    elif kind is SEND and isinstance(frame := top(state), Compose) and frame.give and frame.want:
        args.update(sides(frame.give, frame.want, speech))
        form = "counter" if frame.is_counter(state) else form
    elif kind is ACCEPT and state.offer.give and state.offer.want:
        args.update(exchanged(state.offer.want, state.offer.give, speech))
    elif kind is CONFIRM and state.offer.give and state.offer.want:
        args.update(exchanged(state.offer.give, state.offer.want, speech))
    elif kind is TAKE_COUNTER and state.offer.counter(index):
        counter = state.offer.counter(index)
        args.update(exchanged(terms_give(counter), terms_want(counter), speech))
    else:
        return action_text(action, speech, names)
    return speech.say(f"action-{kind.name}.{form}", **args)


def about_building(state: State, action: int, speech: Speech) -> str:
    """The place of a building with its harbour, and the price unless it is free."""
    kind = ACTIONS.of(action)
    index = int(kind.index(action))
    parts: list[str] = []
    cost = CARD_COST
    if kind is BUILD_ROAD:
        parts = place_parts(state, EDGE_ENDS[index], speech)
        cost = ROAD_COST
    elif kind is not BUY_CARD:
        parts = place_parts(state, [index], speech)
        cost = CITY_COST if kind is BUILD_CITY else SETTLEMENT_COST
    if not isinstance(top(state), FoundSettlement | FoundRoad | FreeRoad):
        parts.append(speech.say("place-price", cards=cards(bundles.packed(cost), speech)))
    return "; ".join(parts)


def place_parts(state: State, nodes: list[int], speech: Speech) -> list[str]:
    """An intersection (one node) or a path (its two ends): what lies around it, and the harbour there.

    Where another place of the island has the same around it, hexes that look alike are told with their row.
    """
    around = hexes_around(tuple(nodes))
    twins = tuple(nodes) in alike(tuple(state.terrain), tuple(state.numbers))
    places = [(lone_hex if twins else hex_text)(state, hex, speech) for hex in around]
    if len(around) == 1:
        corners = [HEX_CORNERS[around[0]].index(node) for node in nodes]
        places.append(speech.say("sea-towards", side=side_of(corners)))
    elif len(around) < 3 and len(nodes) == 1:
        places.append(speech.say("sea"))
    return [speech.say("place-between", places=speech.listed(places)), *harbours_at(state, nodes, speech)]


@lru_cache(maxsize=1024)
def hexes_around(nodes: tuple[int, ...]) -> tuple[int, ...]:
    """The hexes that have all of these corners."""
    return tuple(hex for hex, corners in enumerate(HEX_CORNERS) if all(node in corners for node in nodes))


def harbours_at(state: State, nodes: list[int], speech: Speech) -> list[str]:
    """The harbours at an intersection or at the ends of a path."""
    return [
        speech.say(f"harbour-{HARBOUR_NAMES[state.harbours[place]]}.inline")
        for place in harbours_near(tuple(nodes))
        if state.harbours[place] >= 0
    ]


@lru_cache(maxsize=64)
def alike(terrain: tuple[int, ...], numbers: tuple[int, ...]) -> frozenset[tuple[int, ...]]:
    """The intersections and paths of an island that have the same lands around them as another."""
    found: dict[object, list[tuple[int, ...]]] = {}
    for nodes in (*((node,) for node in range(NODES)), *map(tuple, EDGE_ENDS)):
        around = hexes_around(nodes)
        lands = sorted((terrain[hex], numbers[hex]) for hex in around)
        sea = side_of([HEX_CORNERS[around[0]].index(node) for node in nodes]) if len(around) == 1 else ""
        found.setdefault((len(nodes), *lands, sea), []).append(nodes)
    return frozenset(nodes for places in found.values() if len(places) > 1 for nodes in places)


@lru_cache(maxsize=1024)
def harbours_near(nodes: tuple[int, ...]) -> tuple[int, ...]:
    """The places of harbours that can be used from one of these corners."""
    return tuple(place for place in range(HARBOURS) if any(HARBOUR_NODES[place] >> node & 1 for node in nodes))


def side_of(corners: list[int]) -> str:
    """The direction from the middle of a hex to one of its corners, or to the side between two."""
    if len(corners) == 1:
        return CORNER_SIDES[corners[0]]
    low, high = sorted(corners)
    return EDGE_SIDES[low if high == low + 1 else high]


def hex_text(state: State, hex: int, speech: Speech) -> str:
    """A hex by its terrain and number."""
    if state.terrain[hex] < 0:
        return speech.say("hex-unknown", hex=hex)
    return land_text(int(state.terrain[hex]), int(state.numbers[hex]), speech)


def lone_hex(state: State, hex: int, speech: Speech) -> str:
    """A hex by its terrain and number; of two that look alike, also its row on the island."""
    said = hex_text(state, hex, speech)
    lands = list(zip(state.terrain, state.numbers, strict=True))
    if lands.count(lands[hex]) == 1 or state.terrain[hex] < 0:
        return said
    row, place = ROWS[hex]
    return speech.say("hex-in-row", land=said, row=row, place=place)


@said_once
def land_text(terrain: int, number: int, speech: Speech) -> str:
    """A terrain with its number, if it has one."""
    name = speech.say(f"terrain-{TERRAIN_NAMES[terrain]}")
    return speech.say("hex-numbered", terrain=name, number=number) if number else name


# --- events


def event_text(event: Event, viewer: int, speech: Speech, names: list[str], state: State | None = None) -> str:
    """What happened, told of everybody by name; empty if this viewer may not know of it.

    With the island before them people name a place by what lies around it, else by its number.
    """
    if not event.is_seen_by(viewer):
        return ""
    kind = EVENTS.kinds[event.kind]
    key = f"event-{kind.name}"
    numbers = dict(zip(kind.parts, (int(event.a), int(event.b), int(event.c)), strict=False))
    args: dict[str, object] = {"name": seat_name(event.seat, names)}
    for part, number in numbers.items():
        args.update(event_arg(part, number, speech, names))
    if "first" in numbers:
        args.update(rolled(numbers["first"], numbers["second"]))
    if event.kind == OFFERED:
        key += one_sided(event.a, event.b)
    elif event.kind == INCOME and event.a == 0:  # a settlement between the desert and the sea
        key += "-none"
    elif state is not None and state.terrain[0] >= 0 and kind.parts and kind.parts[0] in PLACED:
        key, args["place"] = f"{key}.at", place_text(state, kind.parts[0], int(event.a), speech)
    return speech.say(key, **args)


PLACED: Final = ("hex", "node", "edge")


def place_text(state: State, part: str, index: int, speech: Speech) -> str:
    """A place as people name it: into a hex, by what lies around an intersection, between the sides of a path."""
    if part == "hex":
        return hex_phrase(state, index, "to", speech)
    nodes, form = ([index], "by") if part == "node" else (EDGE_ENDS[index], "between")
    around = hexes_around(tuple(nodes))
    places = [hex_phrase(state, hex, form, speech) for hex in around]
    if len(around) == 1:
        corners = [HEX_CORNERS[around[0]].index(node) for node in nodes]
        places.append(speech.say(f"sea-towards.{form}", side=side_of(corners)))
    elif len(around) < 3 and part == "node":
        places.append(speech.say(f"sea.{form}"))
    said = speech.listed(places)
    harbours = harbours_at(state, nodes, speech) if part == "node" else []
    return speech.say("place-harbour", place=said, harbours="; ".join(harbours)) if harbours else said


def hex_phrase(state: State, hex: int, form: str, speech: Speech) -> str:
    """A hex by its terrain and number, in the case that its place in the sentence needs."""
    return land_phrase(int(state.terrain[hex]), int(state.numbers[hex]), form, speech)


@said_once
def land_phrase(terrain: int, number: int, form: str, speech: Speech) -> str:
    """The same of a terrain with its number."""
    return speech.say(f"hex-{form}", terrain=TERRAIN_NAMES[terrain], number=number)


COUNTED: Final = ("count", "length", "knights", "points", "turns")
BUNDLES: Final = ("cards", "give", "get", "want")


def event_arg(part: str, number: int, speech: Speech, names: list[str]) -> dict[str, object]:
    """A number of an event as its sentence names it."""
    if part in BUNDLES:
        return {part: cards_object(number, speech)}
    if part in COUNTED:
        return {"count": number}
    if part == "resource":
        return {part: RESOURCE_NAMES[number]}
    if part == "card":
        return {part: CARD_NAMES[number]}
    if part in ("victim", "partner"):
        return {"other": seat_name(number, names)}
    if part == "seats":
        return {"others": names_of(number, speech, names)}
    return {part: number}


# --- questions


def question_text(state: State, viewer: int, speech: Speech, names: list[str]) -> str:
    """What the game waits for: a question to the viewer, or who is asked what."""
    if state.player == OVER:
        return speech.say("decision-over")
    frame = state.top()
    key = FRAME_KEYS[type(frame)]
    if state.player == CHANCE:
        return speech.say(f"chance-{key}", **chance_args(state, names))
    if viewer in state.speakers():
        return asked(state, viewer, key, speech, names)
    args: dict[str, object] = {"name": seat_name(state.player, names)}
    if isinstance(frame, DiscardHalf):
        args = {"debts": speech.listed(debt(seat, frame, speech, names) for seat in state.speakers())}
    elif isinstance(frame, Compose) and frame.is_counter(state):
        key += "-counter"
    elif isinstance(frame, AnswerOffer):
        key += one_sided(state.offer.give, state.offer.want)
        args.update(sides(state.offer.give, state.offer.want, speech))
    elif isinstance(frame, ChoosePartner):
        args["answers"] = answers(state, speech, names)
    return speech.say(f"waiting-{key}", **args)


def asked(state: State, viewer: int, key: str, speech: Speech, names: list[str]) -> str:
    """The question to the viewer, who owes an answer."""
    frame = state.top()
    args: dict[str, object] = {}
    if isinstance(frame, PreRoll) and len(state.legal()) == 1:
        key += "-only"
    elif isinstance(frame, DiscardHalf):
        args["count"] = int(frame.owes(viewer))
    elif isinstance(frame, FreeRoad):
        args["left"] = int(frame.left)
    elif isinstance(frame, Compose):
        args.update(sides(frame.give, frame.want, speech))
        if frame.is_counter(state):
            key += "-counter"
            args["other"] = seat_name(state.active, names)
    elif isinstance(frame, AnswerOffer):
        key += one_sided(state.offer.give, state.offer.want)
        args.update(sides(state.offer.give, state.offer.want, speech), other=seat_name(state.active, names))
    elif isinstance(frame, ChoosePartner):
        args["answers"] = answers(state, speech, names)
    return speech.say(f"question-{key}", **args)


def chance_args(state: State, names: list[str]) -> dict[str, object]:
    """For whom luck is at work."""
    frame = state.top()
    if isinstance(frame, DrawFromHand):
        return {"name": seat_name(frame.seat, names), "other": seat_name(frame.victim, names)}
    if isinstance(frame, DrawCard):
        return {"name": seat_name(frame.seat, names)}
    return {"name": seat_name(state.active, names)}


def debt(seat: int, frame: DiscardHalf, speech: Speech, names: list[str]) -> str:
    """Who must still discard how many cards."""
    return speech.say("debt", name=seat_name(seat, names), count=int(frame.owes(seat)))


def answers(state: State, speech: Speech, names: list[str]) -> str:
    """Those who accepted and those who countered, with their terms."""
    offer = state.offer
    said: list[str] = []
    for seat in range(state.seats):
        if offer.accepted >> seat & 1:
            terms = sides(offer.give, offer.want, speech)
            said.append(speech.say("answer-accepted", name=seat_name(seat, names), **terms))
        elif counter := offer.counter(seat):
            terms = sides(terms_give(counter), terms_want(counter), speech)
            said.append(speech.say("answer-countered", name=seat_name(seat, names), **terms))
    return "; ".join(said)


# --- the end


def ending_text(state: State, speech: Speech, names: list[str]) -> str:
    """How the game ended; empty while it goes on."""
    if state.ending == VICTORY:
        points = int(scoring.points(state, state.winner))
        return speech.say("ending-victory", name=seat_name(state.winner, names), count=points)
    if state.ending == TURN_LIMIT:
        leaders = [seat for seat, rank in enumerate(scoring.ranks(state)) if rank == 1]
        leading = speech.listed(seat_name(seat, names) for seat in leaders)
        points = int(scoring.points(state, leaders[0]))
        return speech.say("ending-turn-limit", names=leading, leaders=len(leaders), count=points)
    return ""


# --- refusals


def refusal_text(error: IgrotekaError, speech: Speech) -> str:
    """Why not, with the cards that are missing where they are known."""
    missing = error.details.get("missing")
    if not isinstance(missing, dict):
        return error_text(error, speech.language, PACKAGE)
    bundle = sum(bundles.one(RESOURCE_NAMES.index(name)) * count for name, count in missing.items())
    return speech.say(f"error-{error.code}.missing", cards=cards(bundle, speech))


# --- parts of sentences


def names_of(mask: i64, speech: Speech, names: list[str]) -> str:
    """The players of a mask."""
    return speech.listed(seat_name(seat, names) for seat in range(SEATS) if mask >> seat & 1)


@said_once
def cards(bundle: i64, speech: Speech, key: str = "cards") -> str:
    """Cards by resource: 2 brick and 1 ore."""
    counts = bundles.unpacked(bundle, RESOURCES)
    held = [(RESOURCE_NAMES[place], int(count)) for place, count in enumerate(counts) if count]
    if not held:
        return speech.say("cards-none")
    return speech.listed(speech.say(key, resource=resource, count=count) for resource, count in held)


def cards_object(bundle: i64, speech: Speech) -> str:
    """The same, as what is taken or given."""
    return cards(bundle, speech, "cards-object")


def sides(give: i64, want: i64, speech: Speech) -> dict[str, object]:
    """Both sides of terms, from their author's side."""
    return {"give": cards_object(give, speech), "want": cards_object(want, speech)}


def exchanged(give: i64, get: i64, speech: Speech) -> dict[str, object]:
    """What leaves and what enters a hand."""
    return {"give": cards_object(give, speech), "get": cards_object(get, speech)}


def one_sided(give: i64, want: i64) -> str:
    """The ending of the key for an open offer (CAT-17.16)."""
    if give and want:
        return ""
    return "-give" if give else "-want" if want else "-nothing"


def rolled(first: int, second: int) -> dict[str, object]:
    """Two dice and their sum."""
    return {"first": first, "second": second, "sum": first + second}


def top(state: State) -> object:
    """What is asked now, or None."""
    return state.top() if state.depth > 0 else None
