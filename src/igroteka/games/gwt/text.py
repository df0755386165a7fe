"""What do we call it? Actions, events, questions and endings as sentences; the words are in locale/."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from igroteka.core.actions import Kind
from igroteka.core.agenda import CHANCE, OVER, Frame
from igroteka.core.arrays import i64
from igroteka.core.events import Event
from igroteka.core.speech import PHRASES, Speech, capital, seat_name, won_text
from igroteka.families.trail.words import price_args
from igroteka.games.gwt import scoring
from igroteka.games.gwt.actions import (
    ACTIONS,
    AUX,
    BACK,
    BOUNTY,
    BUILD,
    BUY,
    CERTIFICATES,
    CLEAR,
    COPY,
    DEAL_CATTLE,
    DEAL_FORESIGHT,
    DEAL_MASTER,
    DEAL_NEUTRAL,
    DEAL_OBJECTIVE,
    DEAL_SIDE,
    DEAL_STARTER,
    DEAL_TILE,
    DEAL_WORKER,
    DECLINE,
    DELIVER,
    DISC,
    DISCARD,
    DONE,
    DRAW,
    DRAW_CARD,
    DRAW_UNSEEN,
    ENGINE,
    EXCHANGE,
    FIRST_SEAT,
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
    USE,
)
from igroteka.games.gwt.data.box import (
    BANDIT,
    BANDIT_SPACES,
    BUILDING,
    BUILDING_SPACES,
    BUY_COWBOYS,
    BUY_FIRST,
    BUY_SECOND,
    CARD_POINTS,
    CATEGORIES,
    CATTLE,
    CITIES,
    CITY_NAMES,
    CITY_VALUE,
    CRAFT_NAMES,
    CRAFT_POINTS,
    CRAFT_SPACES,
    DECK,
    DISC_NAMES,
    FIRST_BANDIT,
    FIRST_HAND,
    FORESIGHT_PER_BAG,
    HAZARD,
    HAZARD_SPACES,
    HOUSE_SPACES,
    LINK_HIGH,
    LINK_LOW,
    LINKS,
    MASTER_NAMES,
    MASTER_STATIONS,
    NEUTRAL,
    NEUTRAL_SPACES,
    NODE_KIND,
    NODE_NAMES,
    NONE,
    PENALTY,
    ROUTE_NAMES,
    ROUTE_NODE,
    ROWS,
    STATION_COST,
    STATION_POINTS,
    WOODS,
    station_at,
)
from igroteka.games.gwt.data.names import (
    SITES,
    alternative_text,
    bounty_args,
    building_text,
    card_object,
    card_text,
    cards_text,
    local_texts,
    master_text,
    node_number,
    place_text,
    position_text,
    tile_object,
    tile_text,
)
from igroteka.games.gwt.data.program import (
    ALTERNATIVES,
    AUX_ALT,
    COST_KINDS,
    CRAFT_ALT,
    FACE_NAMES,
    FORMS,
    LETTERS,
    LINK_ALT,
    PROGRAM,
    RISK,
    RISK_ALT,
)
from igroteka.games.gwt.events import (
    BOUGHT,
    BUILT,
    CERTIFIED,
    COPIED,
    DELIVERED,
    DISC_TAKEN,
    EVENTS,
    FORESEEN,
    HAZARD_REMOVED,
    MOVED,
    TOKEN_MOVED,
    USED_AUX,
    USED_LOCAL,
)
from igroteka.games.gwt.rules import (
    auxiliary,
    building,
    cattle,
    delivery,
    effects,
    exchange,
    hazards,
    hiring,
    kansas_city,
    location,
    objectives,
    railroad,
    trail,
    turn,
)
from igroteka.games.gwt.rules.catalogue import FRAMES
from igroteka.games.gwt.state import COMPLETE, State

PACKAGE: Final = "igroteka.games.gwt"
FRAME_KEYS: Final = {entry.frame: entry.name.replace("_", "-") for entry in FRAMES}
DECISIONS: Final[dict[type[Frame], str]] = {
    trail.FirstDiscard: "first-discard",
    trail.PlaceHerder: "place-herder",
    trail.MoveHerder: "move",
    trail.HerderAction: "herder",
    trail.FreeMove: "free-move",
    location.UseBuilding: "location",
    location.StopHere: "stop",
    location.CopyBuilding: "copy",
    effects.Immediate: "immediate",
    effects.PayCard: "pay-card",
    effects.PaySecond: "pay-card",
    auxiliary.ChooseAuxiliary: "auxiliary",
    hiring.Hire: "hire",
    cattle.BuyCattle: "cattle",
    building.Build: "build",
    hazards.TakeBounty: "bounty",
    hazards.RemoveHazard: "hazard",
    railroad.MoveEngine: "engine",
    railroad.EngineBack: "engine-back",
    railroad.BackAny: "engine-any",
    railroad.ReturnEngine: "engine-return",
    railroad.Upgrade: "upgrade",
    railroad.UpgradeBehind: "upgrade-behind",
    railroad.TakeMaster: "station-master",
    objectives.GainObjective: "objective",
    kansas_city.Foresight: "foresight",
    kansas_city.Income: "certificates",
    kansas_city.RaiseCattle: "raise",
    delivery.Deliver: "deliver",
    delivery.TakeDisc: "disc",
    exchange.DrawCount: "draw",
    exchange.DiscardDrawn: "discard",
    exchange.TrashCards: "trash",
    turn.EndPhaseB: "end-turn",
    turn.BeforeDrawing: "end-turn",
}


# --- actions


def action_text(action: int, speech: Speech, names: list[str]) -> str:
    """What an action says, as far as the action alone tells."""
    kind = ACTIONS.of(action)
    key = f"action-{kind.name}"
    args = action_args(action, speech, names)
    if not args:
        return speech.say(f"{key}.{form}" if (form := bare_form(action)) else key)
    return speech.say(f"{key}.{action_form(action)}", **args)


def bare_form(action: int) -> str:
    """The form of an action that has nothing to fill in."""
    kind = ACTIONS.of(action)
    if kind is USE:
        return ("full", "second")[int(kind.index(action))]
    if kind is LOCAL and kind.a(action) == RISK:
        return ("risk", "risk-second")[int(kind.b(action))]
    return ""


def action_form(action: int) -> str:
    """Which sentence of its kind names a whole action."""
    kind = ACTIONS.of(action)
    if kind is MOVE and " " in ROUTE_NAMES[kind.index(action)]:
        return "way"
    if kind is LOCAL and kind.b(action):
        return "second"
    return FORMS[kind.b(action)] if kind is AUX else "full"


def action_args(action: int, speech: Speech, names: list[str]) -> Mapping[str, object]:
    """The parameters of an action as its sentence names them."""
    return known_args(action, speech, tuple(names))


@lru_cache(PHRASES)
def known_args(  # noqa: PLR0911 -- a table
    action: int, speech: Speech, names: tuple[str, ...]
) -> Mapping[str, object]:
    """The same, found once: options ask for them twice, of the same few actions."""
    kind = ACTIONS.of(action)
    index, a, b = int(kind.index(action)), int(kind.a(action)), int(kind.b(action))
    if kind is LOCAL:
        return {} if a == RISK else {"number": a + 1}
    if kind is AUX:
        return {"effects": alternative_text(AUX_ALT[index], speech)}
    if kind in CARD_BASE:
        return {"card": card_object(CARD_BASE[kind] + index, speech)}
    if kind is HIRE:
        return {"row": a + 1, "worker": speech.say(f"craft-{CRAFT_NAMES[b]}.object")}
    if kind is BUY:
        cards = cards_text(BUY_FIRST[index], BUY_SECOND[index], speech)
        return {"cards": cards, "count": int(BUY_COWBOYS[index])}
    if kind in (ENGINE, BACK):
        return {"position": position_text(index, speech)}
    if kind in NUMBERED:
        return {NUMBERED[kind]: index + 1}
    if kind is MASTER:
        return {"worker": speech.say(f"craft-{CRAFT_NAMES[index]}.object")}
    if kind is DISC:
        return {"disc": speech.say(f"disc-{DISC_NAMES[index]}")}
    if kind is FORESIGHT:
        return {"number": index // FORESIGHT_PER_BAG + 1, "slot": ALTERNATIVES[index % FORESIGHT_PER_BAG]}
    if kind is CERTIFICATES:
        return {"count": index}
    if kind is RAISE:
        return {"stage": ("calf", "heifer")[index]}
    if kind is DELIVER:
        return {"city": speech.say(f"city-{CITY_NAMES[index]}.to"), "value": int(CITY_VALUE[index])}
    return trail_args(action, speech) or luck_args(action, speech, list(names))


def trail_args(action: int, speech: Speech) -> dict[str, object]:
    """The same of actions that name a space of the trail."""
    kind = ACTIONS.of(action)
    index = int(kind.index(action))
    if kind is PLACE:
        return {"space": node_number(NEUTRAL_SPACES[index])}
    if kind is MOVE:
        way = [place_text(NODE_NAMES.index(name), speech, "by") for name in ROUTE_NAMES[index].split()[1:]]
        return {"place": place_text(ROUTE_NODE[index], speech, "to"), "way": ", ".join(way)}
    if kind is BUILD:
        return {"number": int(kind.a(action)) + 1, "space": node_number(BUILDING_SPACES[kind.b(action)])}
    if kind is BOUNTY:
        return bounty_args(BANDIT_SPACES[index])
    if kind is CLEAR:
        node = HAZARD_SPACES[index]
        return {"place": place_text(node, speech, "on")}
    if kind is COPY:
        return {"place": place_text(HOUSE_SPACES[index], speech, "on")}
    return {}


NUMBERED: Final[dict[Kind, str]] = {
    UPGRADE: "station",
    RECALL: "station",
    DRAW: "count",
    EXCHANGE: "count",
}
CARD_BASE: Final[dict[Kind, int]] = {PLAY: CATTLE, OBJECTIVE: CATTLE, DISCARD: 0, TRASH: 0}


def luck_args(action: int, speech: Speech, names: list[str]) -> dict[str, object]:
    """The same of what luck says."""
    kind = ACTIONS.of(action)
    index = int(kind.index(action))
    if kind is FIRST_SEAT:
        return {"other": seat_name(index, names)}
    if kind is DEAL_MASTER:
        return {"master": speech.say(f"master-{MASTER_NAMES[index]}")}
    if kind is DEAL_NEUTRAL:
        return {"letter": LETTERS[index]}
    if kind is DEAL_SIDE:
        return {"side": ALTERNATIVES[index]}
    if kind in (DEAL_TILE, DEAL_WORKER, DEAL_FORESIGHT):
        return {"tile": tile_text(index, speech)}
    if kind in (DEAL_CATTLE, DRAW_CARD):
        return {"card": card_text(index, speech)}
    if kind in (DEAL_OBJECTIVE, DRAW_UNSEEN):
        return {"card": card_text(CATTLE + index, speech)}
    if kind is DEAL_STARTER:
        return {"card": card_text(DECK + index, speech)}
    return {}


def option_text(state: State, action: int, speech: Speech, names: list[str]) -> str:
    """What an action says, with the tiles and cards on the table, what it costs and what it brings."""
    said = option_sentence(state, action, speech, names)
    parts = option_parts(state, action, speech, names)
    key = "option-objective" if ACTIONS.of(action) in (PLAY, OBJECTIVE) else "option-with"
    return speech.say(key, text=said, effects="; ".join(parts)) if parts else said


def option_sentence(state: State, action: int, speech: Speech, names: list[str]) -> str:
    """The same without costs and gains."""
    kind = ACTIONS.of(action)
    key = f"action-{kind.name}"
    index, seat = int(kind.index(action)), state.player
    args = action_args(action, speech, names)
    if kind is PLACE:
        return speech.say(
            f"{key}.option", location=location_text(state, NEUTRAL_SPACES[index], seat, speech, names, "on")
        )
    if kind is MOVE:
        path = [int(node) for node in trail.path_to(state, seat, index)]
        way = speech.listed(stop_label(state, node, seat, speech, names) for node in path[:-1]) if len(path) > 1 else ""
        where = location_text(state, ROUTE_NODE[index], seat, speech, names, "to")
        return speech.say(f"{key}.{'option-way' if way else 'option'}", location=where, way=way)
    if kind is LOCAL:
        return local_option(state, action, speech)
    if kind is USE and isinstance(frame := state.top(), effects.Immediate):
        return speech.say(f"{key}.option", effects=alternative_text((frame.first, frame.second)[index], speech))
    if kind is BUILD:
        return build_option(state, action, speech)
    if kind is BOUNTY:
        return speech.say(f"{key}.option", tile=tile_object(state.trail[BANDIT_SPACES[index]], speech), **args)
    if kind is CLEAR:
        node = HAZARD_SPACES[index]
        return speech.say(f"{key}.option", tile=tile_object(state.trail[node], speech), number=node_number(node))
    if kind is COPY:
        return speech.say(f"{key}.option", location=location_text(state, HOUSE_SPACES[index], seat, speech, names))
    if kind is FORESIGHT:
        return speech.say(f"{key}.option", tile=tile_text(state.foresight[index], speech), **args)
    if kind is DELIVER:
        return speech.say(f"{key}.option", **args)
    if kind in (DONE, DECLINE):
        copied = isinstance(frame := state.top(), location.UseBuilding) and frame.copier != NONE
        return speech.say(f"{key}.option", decision="copied" if copied else DECISIONS.get(type(frame), ""))
    return action_text(action, speech, names)


def local_option(state: State, action: int, speech: Speech) -> str:
    """A local action with its icons in words; two halves of one action are told apart by a letter."""
    local, choice = int(LOCAL.a(action)), int(LOCAL.b(action))
    alt = alternative_of(state, action)
    if local == RISK:
        return speech.say("action-local.option-risk", effects=alternative_text(alt, speech))
    frame = state.top()
    number = str(local + 1)
    if isinstance(frame, location.UseBuilding) and location.local_alternative(state, frame.node, local, 1) != NONE:
        number += ALTERNATIVES[choice]
    return speech.say("action-local.option", number=number, effects=alternative_text(alt, speech))


def alternative_of(state: State, action: int) -> i64:
    """The alternative that a local, auxiliary or immediate action carries out, or NONE."""
    kind = ACTIONS.of(action)
    frame = state.top()
    if kind is AUX:
        return AUX_ALT[kind.index(action)]
    if kind is LOCAL and isinstance(frame, location.UseBuilding):
        return location.local_alternative(state, frame.node, kind.a(action), kind.b(action))
    if kind is USE and isinstance(frame, effects.Immediate):
        return frame.first if kind.index(action) == 0 else frame.second
    return NONE


def build_option(state: State, action: int, speech: Speech) -> str:
    """A new building, or the one that it replaces."""
    number, node = int(BUILD.a(action)), BUILDING_SPACES[BUILD.b(action)]
    on, to = spot_text(state, node, speech, "on"), spot_text(state, node, speech, "to")
    args: dict[str, object] = {"building": FACE_NAMES[state.face_of(number)], "on": on, "to": to}
    if state.trail[node] == NONE:
        return speech.say("action-build.option", **args)
    return speech.say("action-build.option-replace", old=FACE_NAMES[state.face(node)], **args)


def heading(state: State, action: int, speech: Speech, names: list[str]) -> tuple[int, str]:
    """Where a long menu lists an option: by kind; walks by where they end, buildings by their number."""
    kind = ACTIONS.of(action)
    place = int(kind.first)  # kinds are listed in the order of the table
    if kind is MOVE:
        node = int(ROUTE_NODE[kind.index(action)])
        where = location_text(state, node, state.player, speech, names, "to")
        return place + node, speech.say("action-move.option", location=where)
    if kind is BUILD:
        face = FACE_NAMES[state.face_of(kind.a(action))]
        return place + int(kind.a(action)), speech.say("action-build.heading", building=face)
    return place, speech.say(f"action-{kind.name}")


def option_parts(state: State, action: int, speech: Speech, names: list[str]) -> list[str]:
    """What a move costs and brings at once, as short phrases; what its sentence says already is left out."""
    kind = ACTIONS.of(action)
    index = int(kind.index(action))
    if kind in (PLAY, OBJECTIVE):
        card = CATTLE + index
        return [speech.say("effect-objective", count=int(CARD_POINTS[card]), penalty=int(PENALTY[card]))]
    found = state.effects(action)
    if kind in (LOCAL, AUX, USE):
        alt = alternative_of(state, action)
        counts = alt != NONE and any("_per" in token for token in PROGRAM.tokens_of(alt))
        return effect_parts(found, speech, names) if counts else []
    if kind is DELIVER:
        found = {**found, "dollars": found.get("dollars", 0) + found.get("transport", 0)}
    parts = effect_parts({name: found[name] for name in found if name not in SAID.get(kind, ())}, speech, names)
    if kind is BUILD:
        node = BUILDING_SPACES[kind.b(action)]
        parts += [speech.say("effect-woods")] if WOODS >> node & 1 else []
        parts += [speech.say("effect-risk")] if RISK_ALT[node] != NONE else []
    elif kind is HIRE:
        parts += space_parts(state, int(kind.b(action)), speech)
    elif kind in (ENGINE, BACK):
        parts += station_parts(state, index, speech)
    elif kind is UPGRADE:
        parts += master_part(state, index, speech)
    elif kind is DELIVER:
        parts += [alternative_text(alt, speech) for alt in completed_links(state, index)]
    elif kind in (PLACE, COPY):
        node = NEUTRAL_SPACES[index] if kind is PLACE else HOUSE_SPACES[index]
        parts += local_texts(state.face(node), speech)
    return parts


SAID: Final[dict[Kind, tuple[str, ...]]] = {  # what the sentence of an option says already
    BUY: ("cowboys",),
    MORE: ("cowboys",),
    MOVE: ("dollars",),
    CLEAR: ("points",),
    CERTIFICATES: ("dollars", "certificates"),
}


def space_parts(state: State, craft: int, speech: Speech) -> list[str]:
    """What the space on which a hired worker will stand does at once, and its points."""
    space = int(state.hired(state.player, craft)) + 1
    alt = CRAFT_ALT[craft * (CRAFT_SPACES + 1) + space]
    parts = [speech.say("effect-now", effects=alternative_text(alt, speech))] if alt != NONE else []
    points = int(CRAFT_POINTS[space])
    return [*parts, speech.say("effect-points", count=points)] if points else parts


def station_parts(state: State, position: int, speech: Speech) -> list[str]:
    """The station that an engine would reach, unless its own disc lies there."""
    station = int(station_at(position))
    if station == NONE or state.stations[state.player] >> station & 1:
        return []
    price = speech.say("dollar-count", count=int(STATION_COST[station]))
    said = speech.say("effect-station", price=price, count=int(STATION_POINTS[station]))
    return [said, *master_part(state, station, speech)]


def completed_links(state: State, city: int) -> list[i64]:
    """The delivery actions of the arrows that a disc in this city completes (GWT-7.12)."""
    found: list[i64] = []
    for link in range(LINKS):
        ends = [int(LINK_LOW[link]), int(LINK_HIGH[link])]
        if LINK_ALT[link] != NONE and city in ends and state.city_discs(state.player, sum(ends) - city) > 0:
            found.append(LINK_ALT[link])
    return found


def master_part(state: State, station: int, speech: Speech) -> list[str]:
    """The station master that waits at a station."""
    if station >= MASTER_STATIONS or state.posts[station] == NONE:
        return []
    return [speech.say("effect-master", master=speech.say(f"master-{MASTER_NAMES[state.posts[station]]}"))]


AMOUNTS: Final = ("steps", "bank", "builders", "tokens", "certificates", "income", "value", "transport")


def effect_parts(found: Mapping[str, int], speech: Speech, names: list[str]) -> list[str]:
    """Costs and gains as short phrases."""
    return list(effect_phrases(tuple(found.items()), speech, tuple(names)))


@lru_cache(PHRASES)
def effect_phrases(effects: tuple[tuple[str, int], ...], speech: Speech, names: tuple[str, ...]) -> tuple[str, ...]:
    """The same, said once: most moves cost and bring one of a few things."""
    found = dict(effects)
    parts = [speech.say(f"effect-{name}", count=found[name]) for name in AMOUNTS if found.get(name)]
    for seat in range(len(names)):
        if found.get(f"p{seat}"):
            parts.append(speech.say("effect-fee", count=found[f"p{seat}"], name=names[seat]))
    if dollars := found.get("dollars", 0):
        parts.append(speech.say("effect-dollars" if dollars > 0 else "effect-dollars-paid", count=abs(dollars)))
    if points := found.get("points", 0):
        parts.append(speech.say("effect-points" if points > 0 else "effect-points-lost", count=abs(points)))
    return tuple(parts)


# --- events


def event_text(event: Event, viewer: int, speech: Speech, names: list[str], state: State | None = None) -> str:
    """What happened, told of everybody by name; empty if this viewer may not know of it.

    With the board before them people name neutral buildings by their letters, and other spaces by those around them.
    """
    if not event.is_seen_by(viewer):
        return ""
    kind = EVENTS.kinds[event.kind]
    numbers = dict(zip(kind.parts, (int(event.a), int(event.b), int(event.c)), strict=False))
    args: dict[str, object] = {"name": seat_name(event.seat, names)}
    for part, number in numbers.items():
        args.update(event_arg(part, number, speech, names))
    if event.kind == BOUGHT:
        args["cards"] = cards_text(numbers["first"], numbers["second"], speech)
    elif event.kind == USED_AUX:
        args["effects"] = alternative_text(AUX_ALT[numbers["aux"] * len(FORMS) + numbers["form"]], speech)
    elif event.kind == DELIVERED:
        args["price"] = speech.say("dollar-count", count=numbers["transport"])
    elif event.kind == CERTIFIED:
        args["certificates"] = speech.say("certificate-count", count=numbers["certificates"])
    form, node = event_form(event, numbers), numbers.get("node", NONE)
    if state is not None and is_neutral(state, node):
        args.update(neutral_args(state, event, speech))
        form = ".neutral" if event.kind in (USED_LOCAL, COPIED) else form
    elif state is not None and node != NONE:
        args.update(on=spot_text(state, node, speech, "on"), to=spot_text(state, node, speech, "to"))
    return speech.say(f"event-{kind.name}{form}", **args)


def is_neutral(state: State, node: int) -> bool:
    """Does a neutral building lie there? It lies there for good."""
    return node != NONE and NODE_KIND[node] == NEUTRAL and state.trail[node] != NONE


def neutral_args(state: State, event: Event, speech: Speech) -> dict[str, object]:
    """What happened at a neutral building: its letter, and what was done there."""
    letter = FACE_NAMES[state.face(event.a)]
    if event.kind != USED_LOCAL:
        return {"building": letter, "to": speech.say("location-neutral.to", building=letter)}
    alt = location.local_alternative(state, event.a, event.b, event.c)
    return {"building": letter, "effects": alternative_text(alt, speech)}


def event_form(event: Event, numbers: Mapping[str, int]) -> str:
    """Which of its sentences an event is told with."""
    form = ""
    if event.kind == MOVED:
        form = "paid" if numbers["dollars"] else ""
    elif event.kind == USED_LOCAL:
        form = "risk" if numbers["local"] == RISK else "second" if numbers["choice"] else ""
    elif event.kind in (BUILT, HAZARD_REMOVED):
        form = "" if numbers["dollars"] else "free"
    elif event.kind == DISC_TAKEN and numbers["dollars"]:
        form = "gained" if numbers["dollars"] > 0 else "paid"
    elif event.kind == FORESEEN and numbers["node"] == NONE:
        form = "market" if numbers["tile"] < FIRST_BANDIT else "gone"
    elif event.kind == TOKEN_MOVED and numbers["row"] >= ROWS:
        form = "gone"
    return f".{form}" if form else ""


def event_arg(part: str, number: int, speech: Speech, names: list[str]) -> dict[str, object]:  # noqa: PLR0911 -- a table
    """A number of an event as its sentence names it."""
    if part in COUNTED:
        name, key = COUNTED[part]
        return {name: speech.say(key, count=abs(number)), "count": number}
    if part in NAMED:
        key, ids, ending = NAMED[part]
        return {part: speech.say(f"{key}-{ids[number]}{ending}")}
    if part == "card":
        return {"card": card_object(number, speech), "shown": card_text(number, speech)}
    if part == "tile":
        return {"tile": tile_text(number, speech), "object": tile_object(number, speech)}
    if part == "craft":
        return {"worker": tile_object(number, speech), "tile": tile_text(number, speech)}
    if part == "node" and number != NONE:
        on, to = place_text(number, speech, "on"), place_text(number, speech, "to")
        return {"on": on, "to": to}
    if part == "bandit":
        return bounty_args(BANDIT_SPACES[number])
    if part in ("local", "row", "station", "number"):
        return {part: number + 1}
    if part == "owner":
        return {"other": seat_name(number, names)}
    if part == "form":
        return {"form": FORMS[number]}
    if part == "alternative":
        return {"effects": alternative_text(number, speech)}
    if part in ("face", "old"):
        return {"building" if part == "face" else "old": FACE_NAMES[number]}
    if part == "position":
        return {"position": position_text(number, speech)}
    if part == "slot":
        return {"number": number // FORESIGHT_PER_BAG + 1}
    return {"count" if part == "points" else part: number}


COUNTED: Final = {  # part of an event: argument, message
    "dollars": ("price", "dollar-count"),
    "cards": ("cards", "card-object"),
    "steps": ("steps", "step-count"),
}
NAMED: Final[dict[str, tuple[str, list[str], str]]] = {  # part of an event: message, ids, form
    "disc": ("disc", DISC_NAMES, ""),
    "master": ("master", MASTER_NAMES, ""),
    "city": ("city", CITY_NAMES, ".to"),
    "category": ("score", CATEGORIES, ".name"),
}


# --- questions


def question_text(state: State, viewer: int, speech: Speech, names: list[str]) -> str:
    """What the game waits for: a question to the viewer, or who is asked what."""
    if state.player == OVER:
        return speech.say("decision-over")
    frame = state.top()
    if state.player == CHANCE:
        return speech.say(f"chance-{FRAME_KEYS[type(frame)]}")
    key = DECISIONS[type(frame)]
    args: dict[str, object] = {"name": seat_name(state.player, names)}
    if isinstance(frame, kansas_city.Foresight):
        args["number"] = int(frame.bag) + 1
    if viewer not in state.speakers():
        return speech.say(f"waiting-{key}", **args)
    args.update(question_args(state, frame, speech, names))
    return speech.say(f"question-{key}{question_form(frame)}", **args)


def question_form(frame: Frame) -> str:
    """Which of its sentences a question is asked with."""
    form = ""
    if isinstance(frame, location.UseBuilding):
        form = "copied" if frame.copier != NONE else "more" if frame.used else ""
    elif isinstance(frame, objectives.GainObjective):
        form = "hand" if frame.hand else ""
    elif isinstance(frame, effects.PaySecond):
        form = "second"
    elif isinstance(frame, delivery.Deliver):
        form = "extraordinary" if frame.extra else ""
    return f".{form}" if form else ""


def question_args(state: State, frame: Frame, speech: Speech, names: list[str]) -> dict[str, object]:  # noqa: PLR0911, C901 -- a table
    """What the sentence of a question names."""
    if isinstance(frame, trail.FirstDiscard):
        return {"count": int(state.hand_size(frame.seat) - FIRST_HAND)}
    if isinstance(frame, trail.MoveHerder):
        return {"count": int(state.step_limit(frame.seat))}
    if isinstance(frame, trail.HerderAction | trail.FreeMove | railroad.MoveEngine | railroad.EngineBack):
        return {"count": int(frame.steps)}
    if isinstance(frame, location.UseBuilding):
        return {"building": capital(building_text(state.face(frame.node), speech))}
    if isinstance(frame, location.StopHere):
        return {"location": capital(location_text(state, frame.node, frame.seat, speech, names))}
    if isinstance(frame, effects.Immediate):
        said = [alternative_text(alt, speech) for alt in (frame.first, frame.second) if alt != NONE]
        return {"effects": said[0] if len(said) == 1 else speech.say("icons-or", first=said[0], second=said[1])}
    if isinstance(frame, effects.PayCard):
        return {"kind": COST_KINDS[frame.kind]}
    if isinstance(frame, hiring.Hire):
        return price_args(int(frame.modifier))
    if isinstance(frame, cattle.BuyCattle):
        return {"count": int(frame.cowboys)}
    if isinstance(frame, building.Build):
        return {"count": int(frame.dollars)}
    if isinstance(frame, hazards.RemoveHazard):
        return {"count": int(frame.price)}
    if isinstance(frame, railroad.Upgrade):
        return {"station": int(frame.station) + 1, "count": int(STATION_COST[frame.station])}
    if isinstance(frame, railroad.TakeMaster):
        master = state.posts[frame.station]
        return {"master": speech.say(f"master-{MASTER_NAMES[master]}"), "text": master_text(master, speech)}
    if isinstance(frame, delivery.TakeDisc):
        return {"target": target_text(frame.target, speech)}
    if isinstance(frame, kansas_city.Income):
        breeding = int(kansas_city.breeding_value(state, frame.seat))
        return {"breeding": breeding, "permanent": int(state.permanent(frame.seat))}
    if isinstance(frame, delivery.Deliver):
        return {"total": int(frame.value)}
    if isinstance(frame, exchange.DrawCount):
        return {"count": min(int(frame.most), int(state.drawable(frame.seat)))}
    if isinstance(frame, exchange.DiscardDrawn | exchange.TrashCards):
        return {"count": int(frame.left)}
    return {}


def target_text(target: i64, speech: Speech) -> str:
    """Where a disc goes: to a city, or to a station."""
    if target < CITIES:
        return speech.say(f"city-{CITY_NAMES[target]}.to")
    return speech.say("station-name.to", number=int(target - CITIES) + 1)


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
    """A space on the way: a building by its name, a private one with its owner; a hazard or bandit by its zone."""
    kind = NODE_KIND[node]
    if kind in (HAZARD, BANDIT):
        return place_text(node, speech, "by")
    face, owner = str(FACE_NAMES[state.face(node)]), state.owner(node)
    if kind == NEUTRAL:
        return face
    if owner == seat:
        return speech.say("stop-own", building=face)
    return speech.say("stop-other", building=face, owner=seat_name(owner, names))


def spot_text(state: State, node: i64, speech: Speech, form: str = "") -> str:
    """A space by what lies there for good: a place for a building by the letters of the neutral ones around it."""
    site = SITES.get(NODE_NAMES[node])
    if site is None or state.trail[NODE_NAMES.index(site.before)] == NONE:
        return place_text(node, speech, form)

    def letter(stop: str) -> str:
        place = NODE_NAMES.index(stop)
        return FACE_NAMES[state.face(place)] if NODE_KIND[place] == NEUTRAL else ""

    return speech.say(f"site.{form}" if form else "site", **site.args(letter))


def location_text(state: State, node: i64, seat: i64, speech: Speech, names: list[str], form: str = "") -> str:
    """A space by the building that stands there, as the seat sees it."""
    kind = NODE_KIND[node]
    if kind not in (NEUTRAL, BUILDING) or state.trail[node] == NONE:
        return spot_text(state, node, speech, form)
    owner = state.owner(node)
    whose = "neutral" if kind == NEUTRAL else "own" if owner == seat else "other"
    args = {"building": FACE_NAMES[state.face(node)], "owner": seat_name(owner, names)}
    return speech.say(f"location-{whose}.{form}" if form else f"location-{whose}", **args)
