"""What do we call what is in the box? Names and icons as parts of sentences; the words are in locale/."""

from collections.abc import Mapping
from typing import Any, Final

from igroteka.core.arrays import i64
from igroteka.core.speech import Speech, printed, said_once, small
from igroteka.families.trail.words import either_text, house_numbers, icons_text, price_args, sites
from igroteka.games.gwtnz.data import box, program
from igroteka.games.gwtnz.data.box import CARD_NAMES, FIRST_OBJECTIVE, NONE, TILE_NAMES
from igroteka.games.gwtnz.data.program import ALT_COSTS, CHOICES, FACE_NAMES

RECONSTRUCTED: Final = "R"  # prov of a component whose printed face nobody here has seen (NZ-20.9)
CARD_LIST: Final[list[dict[str, Any]]] = [*box.SHEEP_CARDS, *box.ACTION_CARDS, *box.ALL_OBJECTIVES]
FACE_LIST: Final[list[dict[str, Any]]] = [*program.NEUTRAL_LIST, *program.NEUTRAL_LIST, *program.PRIVATE]
TILE_LIST: Final[list[dict[str, Any]]] = [*box.BOX["worker"], *box.HAZARD_TILES, *box.BONUS_TILES]


# --- icons


@said_once
def alternative_text(alt: i64, speech: Speech) -> str:
    """What an alternative costs and does, in words."""
    return icons_text(
        [icon_text(token, speech) for token in program.PROGRAM.tokens_of(alt)], int(ALT_COSTS[alt]), speech
    )


def alternatives_text(first: i64, second: i64, speech: Speech) -> str:
    """One alternative, or both halves of a choice; empty if there is none."""
    return either_text([alternative_text(alt, speech) for alt in (first, second) if alt != NONE], speech)


def icon_text(token: str, speech: Speech) -> str:
    """One icon in words; `speech.say(f"{icon_key(token)}.help")` explains it."""
    head, *words = token.split(":")
    if head in ("hire", "invest"):
        return speech.say(icon_key(token), **price_args(int(words[0])))
    args: dict[str, object] = {}
    for word in words:
        if word.lstrip("-").isdigit():
            args["count"] = int(word)
        elif head == "card":
            args["card"] = card_object(CARD_NAMES.index(word), speech)
        elif head.startswith("market"):
            args["breeds"] = breeds_text(word.split("+"), speech)
        elif word in program.COST_KINDS:
            args["kind"] = word
        elif word in program.WHATS:
            args["what"] = word
    return speech.say(icon_key(token), **args)


def icon_key(token: str) -> str:
    """The message of an icon: ship:2 and ship:sailors are two."""
    head, *words = token.split(":")
    return f"icon-{head}_{words[0]}" if head == "aux" or words == ["sailors"] else f"icon-{head}"


def breeds_text(breeds: list[str], speech: Speech) -> str:
    """One breed, or one of two."""
    said = [speech.say(f"card-{breed}") for breed in breeds]
    return said[0] if len(said) == 1 else speech.say("icons-or", first=", ".join(said[:-1]), second=said[-1])


def local_texts(face: i64, speech: Speech) -> list[str]:
    """The local actions of a building, one sentence each."""
    texts: list[str] = []
    for local in range(program.LOCAL_COUNT[face]):
        place = (face * program.LOCALS + local) * CHOICES
        texts.append(alternatives_text(program.LOCAL[place], program.LOCAL[place + 1], speech))
    return texts


def master_text(master: i64, speech: Speech) -> str:
    """Both halves of a harbourmaster: what it does now or always, and what it scores."""
    top = alternatives_text(program.MASTER_ALT[master * CHOICES], program.MASTER_ALT[master * CHOICES + 1], speech)
    return f"{top}; {speech.say(f'master-{box.MASTER_NAMES[master]}')}"


# --- names


def is_reconstructed(entry: Mapping[str, Any]) -> bool:
    """Is the face of this component our own guess (NZ-20.9)?"""
    return bool(entry.get("prov") == RECONSTRUCTED)


def marked_text(said: str, entry: Mapping[str, Any], speech: Speech) -> str:
    """What a component does; one that we reconstructed begins with the mark."""
    return f"{speech.say('card-mark')} {said}" if is_reconstructed(entry) else said


HOUSE_NUMBERS: Final = house_numbers(box.NODE_LIST)
SITES: Final = sites(box.NODE_LIST)
BUOYS: Final = [space for space in box.SEA_NAMES[box.HOME + 1 :] if box.HARBOUR_AT[box.SEA_NAMES.index(space)] == NONE]


def node_number(node: i64) -> int:
    """What tells a space from others of its kind: houses are counted along the trail, hazards in their zone."""
    entry = box.NODE_LIST[node]
    return int(HOUSE_NUMBERS.get(entry["id"], entry.get("number", 0)))


@said_once
def place_text(node: i64, speech: Speech, form: str) -> str:
    """A space of the trail: where somebody goes or something lies."""
    entry = box.NODE_LIST[node]
    return speech.say(f"place-{entry['kind']}.{form}", number=node_number(node), zone=entry.get("hazard", ""))


def building_name(face: i64, speech: Speech) -> str:
    """Letter or number with side, and the name that we gave it."""
    id = FACE_NAMES[face][0] if face < program.FIRST_PRIVATE else FACE_NAMES[face]
    return speech.say("building-name", id=id, building=speech.say(f"building-{id}"))


@said_once
def building_text(face: i64, speech: Speech, form: str = "inline") -> str:
    """A building inside a sentence; with the form "object", as what is placed."""
    kind = "neutral" if face < program.FIRST_PRIVATE else "private"
    return speech.say(f"building-{kind}.{form}", building=building_name(face, speech))


def sea_text(space: i64, speech: Speech) -> str:
    """A space of the sea where a ship goes: a harbour by its name, the open sea by its buoy."""
    if box.HARBOUR_AT[space] != NONE:
        return harbour_text(box.HARBOUR_AT[space], speech, "to")
    if space == box.HOME:
        return speech.say("sea-home.to")
    return speech.say("sea-buoy.to", number=BUOYS.index(box.SEA_NAMES[space]) + 1)


def harbour_text(harbour: i64, speech: Speech, form: str) -> str:
    """A harbour in one of its cases."""
    id = box.HARBOUR_NAMES[harbour]
    return speech.say(f"harbour-{id if id.startswith('end') else id[:2]}.{form}", number=id[2:])


@said_once
def post_text(post: i64, speech: Speech, form: str = "inline") -> str:
    """A trading post, or where a delivery goes."""
    entry = box.POST_LIST[post]
    name = printed(entry, "post_name" if post >= box.FIRST_FOREIGN else "name", speech)
    return speech.say(f"post-name.{form}", post=small(name))


def pair_text(pair: i64, speech: Speech) -> str:
    """A pair of storehouses by its number and its bonus."""
    return speech.say("pair-name", number=int(pair) + 1, bonus=printed(box.PAIR_LIST[pair], "name", speech))


def pair_effect(pair: i64, speech: Speech) -> str:
    """What a cleared pair of storehouses brings."""
    said = alternatives_text(program.PAIR_ALT[pair * CHOICES], program.PAIR_ALT[pair * CHOICES + 1], speech)
    return marked_text(said, box.PAIR_LIST[pair], speech)


def disc_text(space: i64, speech: Speech, form: str = "") -> str:
    """A disc space of the board; the two of an auxiliary action by their number."""
    name, _, number = box.DISC_NAMES[space].rpartition("_")
    ending = f".{form}" if form else ""
    if name.startswith("aux_"):
        return speech.say(f"disc-{name}{ending}", number=int(number))
    return speech.say(f"disc-{box.DISC_NAMES[space]}{ending}")


def master_name(master: i64, speech: Speech) -> str:
    """A harbourmaster by what he counts."""
    return speech.say(f"master-{box.MASTER_NAMES[master]}.short")


def card_text(card: i64, speech: Speech) -> str:
    """A card inside a sentence."""
    return objective_text(card, speech, "inline") if card >= FIRST_OBJECTIVE else speech.say(f"card-{CARD_NAMES[card]}")


@said_once
def card_object(card: i64, speech: Speech) -> str:
    """A card as what is taken, discarded or bought."""
    if card >= FIRST_OBJECTIVE:
        return objective_text(card, speech, "object")
    return speech.say(f"card-{CARD_NAMES[card]}.object")


def objective_text(card: i64, speech: Speech, form: str) -> str:
    """An objective card by its number or name, its tasks and its immediate action."""
    place = (int(card) - FIRST_OBJECTIVE) * CHOICES
    said = alternatives_text(program.PLAY_ALT[place], program.PLAY_ALT[place + 1], speech)
    name = CARD_NAMES[card]
    plain = card >= box.FIRST_SHOWN
    title = name.removeprefix("obj") if plain else speech.say(f"card-{name}")
    key = "card-objective" if plain else "card-bonus_objective"
    return speech.say(f"{key}.{form}", title=title, tasks=tasks_text(card, speech), effects=said)


def tasks_text(card: i64, speech: Speech) -> str:
    """The tasks of an objective card, equal ones together."""
    tasks: list[str] = CARD_LIST[card]["tasks"]
    return ", ".join(speech.say(f"task-{task}.brief", count=tasks.count(task)) for task in dict.fromkeys(tasks))


@said_once
def cards_text(first: i64, second: i64, speech: Speech) -> str:
    """One or two cards as what is bought."""
    if second == NONE:
        return card_object(first, speech)
    if first == second:
        return speech.say(f"card-{CARD_NAMES[first]}.two")
    return speech.listed([card_object(first, speech), card_object(second, speech)])


@said_once
def tile_text(tile: i64, speech: Speech, form: str = "inline") -> str:
    """A tile of the bags inside a sentence; with the form "object", as what is taken or removed."""
    kind, *rest = TILE_NAMES[tile].split(":")
    points = int(box.TILE_POINTS[tile])
    if kind == "worker":
        return speech.say(f"craft-{rest[0]}.{form}")
    if kind == "hazard":
        return speech.say(f"tile-hazard.{form}", zone=rest[0], count=points, hand=rest[2])
    name = speech.say(f"bonus-{rest[0]}.{form}")
    return speech.say("tile-bonus", tile=name, count=points) if points else name


def component_text(table: str, id: str, speech: Speech) -> str:
    """What an entry of the data file does: buildings, cards, tiles, harbourmasters, pairs and auxiliary actions."""
    if table == "neutral_building":
        sides = [local_texts(FACE_NAMES.index(face), speech) for face in (id, f"{id}b")]
        return " / ".join("; ".join(said) for said in sides if said)
    if table == "private_building":
        return "; ".join(local_texts(FACE_NAMES.index(id), speech))
    if table == "harbourmaster":
        return master_text(box.MASTER_NAMES.index(id), speech)
    if table == "storehouse_pair":
        place = box.PAIR_NAMES.index(id) * CHOICES
        return alternatives_text(program.PAIR_ALT[place], program.PAIR_ALT[place + 1], speech)
    if table == "bonus_tile":
        place = [str(tile["id"]) for tile in box.BONUS_TILES].index(id) * CHOICES
        return alternatives_text(program.BONUS_ALT[place], program.BONUS_ALT[place + 1], speech)
    if table == "aux":
        place = box.AUX_NAMES.index(id) * 2
        return "; ".join(alternative_text(program.AUX_ALT[place + form], speech) for form in (0, 1))
    if table == "objective":
        return objective_text(CARD_NAMES.index(f"obj{id}"), speech, "inline")
    name = {"deck_card": id, "bonus_set": f"bonus{id}"}.get(table, "")
    card = CARD_NAMES.index(name) if name in CARD_NAMES else NONE
    if card >= FIRST_OBJECTIVE:
        return objective_text(card, speech, "inline")
    return alternative_text(program.SHOW_ALT[card - box.SHEEP], speech) if card >= box.SHEEP else ""
