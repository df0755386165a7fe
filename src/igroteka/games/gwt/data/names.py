"""What do we call what is in the box? Names and icons as parts of sentences; the words are in locale/."""

from typing import Final

from igroteka.core.arrays import i64
from igroteka.core.speech import Speech, said_once
from igroteka.families.trail.words import either_text, house_numbers, icons_text, price_args, sites
from igroteka.games.gwt.data.box import (
    AUX_NAMES,
    CARD_NAMES,
    CATTLE,
    KIND_NAMES,
    LAST_SPACE,
    MASTER_NAMES,
    NEUTRALS,
    NODE_KIND,
    NODE_LIST,
    NONE,
    SPACES,
    STATIONS,
    TILE_NAMES,
)
from igroteka.games.gwt.data.program import (
    ALT_COSTS,
    AUX_ALT,
    CHOICES,
    COST_KINDS,
    FACE_NAMES,
    LOCAL_COUNT,
    LOCALS,
    MASTER_ALT,
    PROGRAM,
    WHATS,
)
from igroteka.games.gwt.data.program import LOCAL as LOCAL_ALT

# --- icons


@said_once
def alternative_text(alt: i64, speech: Speech) -> str:
    """What an alternative costs and does, in words."""
    said = [icon_text(token, speech) for token in PROGRAM.tokens_of(alt)]
    return icons_text(said, int(ALT_COSTS[alt]), speech)


def alternatives_text(first: i64, second: i64, speech: Speech) -> str:
    """One alternative, or both halves of a choice; empty if there is none."""
    return either_text([alternative_text(alt, speech) for alt in (first, second) if alt != NONE], speech)


def icon_text(token: str, speech: Speech) -> str:
    """One icon in words; `speech.say(f"{icon_key(token)}.help")` explains it."""
    words = token.split(":")[1:]
    args: dict[str, object] = {}
    for word in words:
        if word.lstrip("-").isdigit():
            args["count"] = int(word)
        elif word in COST_KINDS:
            args["kind"] = word
        elif word in WHATS:
            args["what"] = word
    if token.startswith("hire:"):
        args = price_args(int(words[0]))
    elif token.startswith("cert_money"):  # both numbers: certificates, then dollars
        args["certificates"] = int(words[0])
    return speech.say(icon_key(token), **args)


def icon_key(token: str) -> str:
    """The message of an icon: engine:2 and engine:engineers are two."""
    head, *words = token.split(":")
    if head in ("cert", "engine_back", "objective") and not words[0].isdigit():
        return f"icon-{head}_{words[0]}"
    if head in ("engine", "draw_discard") and words[0] in WHATS:
        return f"icon-{head}_per"
    return f"icon-{head}"


def local_texts(face: i64, speech: Speech) -> list[str]:
    """The local actions of a building, one sentence each."""
    texts: list[str] = []
    for local in range(LOCAL_COUNT[face]):
        place = (face * LOCALS + local) * CHOICES
        texts.append(alternatives_text(LOCAL_ALT[place], LOCAL_ALT[place + 1], speech))
    return texts


def master_text(master: i64, speech: Speech) -> str:
    """Both halves of a station master: what it does now or always, and what it scores."""
    top = alternatives_text(MASTER_ALT[master * CHOICES], MASTER_ALT[master * CHOICES + 1], speech)
    return f"{top}; {speech.say(f'master-{MASTER_NAMES[master]}.text')}"


# --- names


HOUSE_NUMBERS: Final = house_numbers(NODE_LIST)
SITES: Final = sites(NODE_LIST)


def label(node: str) -> str:
    """A space as the notation calls it: neutral spaces by their letter."""
    return node.removeprefix("N_")


def node_number(node: i64) -> int:
    """What tells a space from others of its kind: houses are counted along the trail, hazards in their zone."""
    entry = NODE_LIST[node]
    return int(HOUSE_NUMBERS.get(entry["id"], entry.get("number", 0)))


def bounty_args(node: i64) -> dict[str, object]:
    """What a bandit space pays: that is printed on it; nothing stands for an exchange token."""
    _, _, dollars = NODE_LIST[node].get("bounty", "").partition(":")
    return {"bounty": int(dollars or 0)}


def node_args(node: i64) -> dict[str, object]:
    """What the name of a space is made of."""
    return {"number": node_number(node), "zone": NODE_LIST[node].get("zone", ""), **bounty_args(node)}


@said_once
def place_text(node: i64, speech: Speech, form: str = "") -> str:
    """A space of the trail; with a form, where somebody goes or something lies."""
    key = f"place-{KIND_NAMES[NODE_KIND[node]]}"
    return speech.say(f"{key}.{form}" if form else key, **node_args(node))


def building_text(face: i64, speech: Speech) -> str:
    """A building inside a sentence."""
    return speech.say(f"building-{'neutral' if face < NEUTRALS else 'private'}.inline", id=FACE_NAMES[face])


@said_once
def position_text(position: i64, speech: Speech) -> str:
    """Where an engine goes on the railroad."""
    if position >= SPACES:
        return speech.say("position-turnout.to", number=int(position - SPACES) + 1)
    if position == LAST_SPACE:
        return speech.say("position-end.to", number=int(position), station=int(STATIONS))
    return speech.say("position-space.to", number=int(position))


def card_text(card: i64, speech: Speech) -> str:
    """A card inside a sentence."""
    key = f"card-{CARD_NAMES[card]}"
    return speech.say(key if card < CATTLE else f"{key}.inline")


@said_once
def card_object(card: i64, speech: Speech) -> str:
    """A card as what is taken, discarded or bought."""
    return speech.say(f"card-{CARD_NAMES[card]}.object")


@said_once
def cards_text(first: i64, second: i64, speech: Speech) -> str:
    """One or two cards as what is bought."""
    if second == NONE:
        return card_object(first, speech)
    if first == second:
        return speech.say(f"card-{CARD_NAMES[first]}.two")
    return speech.listed([card_object(first, speech), card_object(second, speech)])


@said_once
def tile_text(tile: i64, speech: Speech, form: str = "") -> str:
    """A tile of the bags inside a sentence; with the form "object", as what is taken or removed."""
    kind, *rest = TILE_NAMES[tile].split(":")
    ending = f".{form}" if form else ""
    if kind == "worker":
        return speech.say(f"tile-worker{ending}", craft=rest[0])
    if kind == "bandit":
        return speech.say(f"tile-bandit{ending}", colour=rest[0])
    return speech.say(f"tile-hazard{ending}", zone=rest[0], count=int(rest[1]), hand=rest[2])


def tile_object(tile: i64, speech: Speech) -> str:
    """A tile as what is taken or removed."""
    return tile_text(tile, speech, "object")


def component_text(table: str, id: str, speech: Speech) -> str:
    """What an entry of the data file does: buildings, station masters, auxiliary actions, objective cards."""
    if table in ("neutral_building", "private_building"):
        return "; ".join(local_texts(FACE_NAMES.index(id), speech))
    if table == "station_master":
        return master_text(MASTER_NAMES.index(id), speech)
    if table == "player_board.auxiliary":
        place = AUX_NAMES.index(id) * 2
        return "; ".join(alternative_text(AUX_ALT[place + form], speech) for form in (0, 1))
    return card_text(CARD_NAMES.index(id), speech) if table in ("objective", "starting_objective") else ""
