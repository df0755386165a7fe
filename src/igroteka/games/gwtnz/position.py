"""How is a position written down, read back and checked? The format is described in docs/positions.md."""

from typing import Any, Final

from igroteka.core.agenda import Frame, Listed
from igroteka.core.arrays import i64, listed
from igroteka.core.catalogue import Catalogue, Flag, MaybeNamed, Meaning, Named, NamedSet
from igroteka.core.errors import BadPosition
from igroteka.core.reading import Reader, Sought, opened, read_name, read_rules, read_seat, set_going
from igroteka.core.state import Position, Referee
from igroteka.core.writing import name_or_none, named, number_or_none
from igroteka.families.trail import written
from igroteka.games.gwtnz import meta, scoring, setup
from igroteka.games.gwtnz.actions import LOCAL_WORDS
from igroteka.games.gwtnz.data.box import (
    ACTION_NAMES,
    AUX_NAMES,
    BAG_NAMES,
    BERTHS,
    BONUS_CARDS,
    CARD_NAMES,
    CARDS,
    CERTIFICATE_LIMIT_RAISED,
    CRAFT_NAMES,
    CRAFT_SPACES,
    CRAFTS,
    DISC_NAMES,
    DISCS,
    FIRST_BONUS,
    FIRST_HAZARD,
    FIRST_LARGE,
    FIRST_MARKET,
    FIRST_MEDIUM,
    FIRST_SHOWN,
    FORESIGHT_PER_BAG,
    FREE_PLAYS,
    GOLD_LIMIT,
    HARBOUR_NAMES,
    JOB_ROWS,
    JOKER_TILE,
    LAST_SPACE,
    MARKETS,
    MASTER_NAMES,
    MASTER_SPACES,
    NODE_KIND,
    NODE_NAMES,
    NONE,
    OBJECTIVE_NAMES,
    PAIR_NAMES,
    PAIR_SIZE,
    PAIRS,
    POST_NAMES,
    POSTS,
    ROWS,
    SEA_NAMES,
    SEATS,
    SET_CARD,
    SET_SIZE,
    SHEEP_NAMES,
    SLOT_NAMES,
    SMALL,
    STACKS,
    SUPPLY_CARDS,
    TILE_COUNT,
    TILE_NAMES,
    TILES,
    UPGRADE_NAMES,
)
from igroteka.games.gwtnz.data.program import (
    ALT_COUNT,
    ALTERNATIVES,
    AUX_ALT,
    BONUS_ALT,
    CHOICES,
    COST_KINDS,
    CRAFT_ALT,
    EXTRA_ALT,
    FACE_NAMES,
    FIRST_PRIVATE,
    FORMS,
    LETTERS,
    LOCAL,
    LOCALS,
    MASTER_ALT,
    NUMBERS,
    PAIR_ALT,
    PLAY_ALT,
    POST_ALT,
    SETTINGS,
    SHOW_ALT,
    SIDES,
    STEPS,
)
from igroteka.games.gwtnz.rules import catalogue, laws, location
from igroteka.games.gwtnz.state import (
    AREA,
    BOXED,
    HAND,
    IN_PLAY,
    MARKET,
    NO_PHASE,
    OBJECTIVE_STACK,
    PILE,
    SHEEP_STACK,
    SHOWN,
    STACK,
    SUPPLY,
    TRASHED,
    State,
)
from igroteka.kit import bits

ENDINGS: Final = ["", "complete"]
PHASES: Final = ["", "A", "B", "C"]
FLIPS: Final = ["", "step", "fee"]
MANY: Final = 9999  # more pounds, tokens or turns than any game brings
DEEPEST: Final = 60  # frames that may wait
MARKET_NAMES: Final = CARD_NAMES[FIRST_MARKET : FIRST_MARKET + MARKETS]
SHOWN_NAMES: Final = CARD_NAMES[FIRST_SHOWN:]
SUPPLY_NAMES: Final = [CARD_NAMES[card] for card in SUPPLY_CARDS]
SMALL_NAMES: Final = HARBOUR_NAMES[:SMALL]
GUARD_NAMES: Final = [*TILE_NAMES[:CRAFTS], TILE_NAMES[JOKER_TILE]]
TARGET_NAMES: Final = [*POST_NAMES, *HARBOUR_NAMES[FIRST_MEDIUM:FIRST_LARGE], "pathfinder"]  # where discs go


def alternative_names() -> list[str]:
    """Every alternative by what has it: `4b:1a` is the first alternative of the first local action of 4b."""
    names = [""] * int(ALT_COUNT)
    for face, building in enumerate(FACE_NAMES):
        for place in range(LOCALS):
            first = (face * LOCALS + place) * CHOICES
            name_pair(names, listed(LOCAL)[first : first + CHOICES], f"{building}:{place + 1}")
    for place, node in enumerate(NODE_NAMES):
        name_alternative(names, EXTRA_ALT[place], f"extra:{node}")
    for place, post in enumerate(POST_NAMES):
        name_alternative(names, POST_ALT[place], post)
    for place, alt in enumerate(listed(AUX_ALT)):
        name_alternative(names, alt, f"aux:{AUX_NAMES[place // 2]}:{FORMS[place % 2]}")
    for place, alt in enumerate(listed(SHOW_ALT)):
        name_alternative(names, alt, ACTION_NAMES[place])
    crafts = [f"{craft}:{space + 1}:" for craft in CRAFT_NAMES for space in range(CRAFT_SPACES)]
    pairs = [f"storehouses:{pair}:" for pair in PAIR_NAMES]
    masters = [f"harbourmaster:{master}:" for master in MASTER_NAMES]
    tiles = [f"{tile}:" for tile in TILE_NAMES[FIRST_BONUS:]]
    objectives = [f"{objective}:" for objective in OBJECTIVE_NAMES]
    for owners, table in (
        (crafts, CRAFT_ALT),
        (pairs, PAIR_ALT),
        (masters, MASTER_ALT),
        (tiles, BONUS_ALT),
        (objectives, PLAY_ALT),
    ):
        for place, owner in enumerate(owners):
            name_pair(names, listed(table)[place * CHOICES : (place + 1) * CHOICES], owner)
    return names


def name_pair(names: list[str], alternatives: list[int], owner: str) -> None:
    """Give the alternatives of one action their names."""
    for choice, alt in enumerate(alternatives):
        name_alternative(names, alt, f"{owner}{ALTERNATIVES[choice]}")


def name_alternative(names: list[str], alt: i64, name: str) -> None:
    """Give an alternative its name, if there is one."""
    if alt != NONE:
        names[alt] = name


ALT_NAMES: Final = alternative_names()
MEANINGS: Final[dict[str, Meaning]] = {
    "place": Meaning(0, 20),
    "steps": Meaning(1, 9),
    "node": Named(NODE_NAMES),
    "used": NamedSet(LOCAL_WORDS),
    "local": Named(LOCAL_WORDS),
    "choice": Named(ALTERNATIVES),
    "alt": Named(ALT_NAMES),
    "step": Meaning(0, int(STEPS) - 1),
    "first": Named(ALT_NAMES),
    "second": MaybeNamed(ALT_NAMES),
    "kind": Named(COST_KINDS),
    "wool": Flag(),
    "form": Named(["single", "any"]),
    "modifier": Meaning(-9, 9),
    "shepherds": Meaning(0, CRAFT_SPACES),
    "left": Meaning(1, 20),
    "breeds": NamedSet(SHEEP_NAMES),
    "price": Meaning(0, 20),
    "pounds": Meaning(0, 9),
    "points": Meaning(1, 20),
    "sailors": Flag(),
    "upgrade": Named(UPGRADE_NAMES),
    "pair": Named(PAIR_NAMES),
    "harbour": Named(HARBOUR_NAMES),
    "card": Named(CARD_NAMES),
    "track": Named(["certificate", "pathfinder"]),
    "most": Meaning(1, 9),
    "must": Flag(),
    "shearers": Meaning(0, CRAFT_SPACES),
    "shorn": Flag(),
    "shown": NamedSet(SHEEP_NAMES),
    "bag": Named(BAG_NAMES),
    "slot": Named(SLOT_NAMES),
    "value": Meaning(0, 99),
    "target": Named(TARGET_NAMES),
    "post": Named(POST_NAMES),
    "token": Flag(),
}
TRAIL: Final = written.Trail(NODE_NAMES, NODE_KIND, LETTERS, TILE_NAMES, laws.belongs)


class Pending(Catalogue):
    """Buildings are written as on the trail."""

    def keys(self, entry: Listed) -> list[str]:
        return [*entry.fields, "owner"] if entry.frame is location.UseBuilding else super().keys(entry)

    def write_field(self, state: Position, frame: Frame, name: str, value: int, written: dict[str, Any]) -> None:
        if isinstance(frame, location.UseBuilding) and name == "tile":
            TRAIL.write_house(frame.node, value, sides_of(as_state(state)), frame.seat, written)
        else:
            super().write_field(state, frame, name, value, written)

    def read_field(self, state: Position, reader: Reader, entry: Listed, name: str, before: list[int]) -> int:
        if name == "tile":
            table = as_state(state)
            return TRAIL.read_house(table.trail, before[1], table.seats, sides_of(table), before[0], reader)
        return super().read_field(state, reader, entry, name, before)


def as_state(state: Position) -> State:
    """The position as this game has it."""
    if not isinstance(state, State):
        raise TypeError(type(state).__name__)
    return state


AGENDA: Final = Pending(catalogue.FRAMES, MEANINGS, DEEPEST)


# --- writing


def cards_of(state: State, row: i64) -> dict[str, int]:
    """A row of cards by name."""
    return written.cards_of(state.cards, row, CARD_NAMES)


def trail_of(state: State) -> dict[str, dict[str, Any]]:
    """What lies on the trail, by node."""
    return TRAIL.written(state.trail, sides_of(state))


def sides_of(state: State) -> list[str]:
    """The face of every number of a private building."""
    return [FACE_NAMES[state.face_of(number)] for number in range(NUMBERS)]


def jobs_of(state: State) -> list[list[str | None]]:
    """The job market by rows from the top; columns are crafts."""
    return [
        [name if state.jobs[craft] >> row & 1 else None for craft, name in enumerate(CRAFT_NAMES)]
        for row in range(JOB_ROWS)
    ]


def bonus_of(state: State) -> dict[str, Any]:
    """The bonus market."""
    return {
        "token": int(state.row) + 1 if state.row < ROWS else None,
        "filled": int(state.filled),
        "rows": [
            [name_or_none(state.bonus[row * SEATS + space], TILE_NAMES) for space in range(state.seats)]
            for row in range(ROWS)
        ],
    }


def foresight_of(state: State) -> dict[str, list[str | None]]:
    """The tiles on the foresight spaces, by bag."""
    return {
        name: [
            name_or_none(state.foresight[bag * FORESIGHT_PER_BAG + place], TILE_NAMES)
            for place in range(FORESIGHT_PER_BAG)
        ]
        for bag, name in enumerate(BAG_NAMES)
    }


def bags_of(state: State) -> list[dict[str, int]]:
    """What is left in the bags; everybody can count it."""
    tiles = listed(state.bags)
    return [
        named(tiles[:FIRST_BONUS], TILE_NAMES[:FIRST_BONUS]),
        named(tiles[FIRST_BONUS:], TILE_NAMES[FIRST_BONUS:]),
    ]


def masters_of(state: State) -> list[dict[str, Any]]:
    """Harbourmasters that lie on their spaces, and workers that have taken their place."""
    return [
        {
            "master": name_or_none(state.offices[space], MASTER_NAMES),
            "worker": name_or_none(state.guards[space], TILE_NAMES),
        }
        for space in range(MASTER_SPACES)
    ]


def berths_of(state: State) -> dict[str, list[int | None]]:
    """Whose storehouses lie on the priced spaces of small harbours."""
    return {
        name: [number_or_none(state.berths[harbour * BERTHS + space]) for space in range(BERTHS)]
        for harbour, name in enumerate(SMALL_NAMES)
    }


def turn_of(state: State) -> dict[str, Any]:
    """Whose turn it is."""
    return {
        "number": int(state.turn),
        "first": number_or_none(state.first),
        "active": number_or_none(state.active),
        "phase": PHASES[state.phase] or None,
        "last": number_or_none(state.last),
        "plays": int(state.plays),
    }


def player_of(state: State, seat: i64) -> dict[str, Any]:
    """What everybody sees of a seat."""
    return {
        "pounds": int(state.pounds[seat]),
        "gold": int(state.gold[seat]),
        "tokens": int(state.tokens[seat]),
        "certificates": int(state.certificates[seat]),
        "pathfinder": number_or_none(state.pathfinder[seat]),
        "flipped": FLIPS[state.flips[seat]] or None,
        "workers": {name: int(state.hired(seat, craft)) for craft, name in enumerate(CRAFT_NAMES)},
        "jokers": {
            name: [space + 1 for space in bits.members(state.jokers[seat * CRAFTS + craft])]
            for craft, name in enumerate(CRAFT_NAMES)
            if state.jokers[seat * CRAFTS + craft]
        },
        "discs": [DISC_NAMES[space] for space in bits.members(state.discs[seat])],
        "storehouses": listed(state.stores)[seat * PAIRS : (seat + 1) * PAIRS],
        "posts": named([int(state.post_discs(seat, post)) for post in range(POSTS)], POST_NAMES),
        "harbours": [HARBOUR_NAMES[harbour] for harbour in bits.members(state.harbours[seat])],
        "tiles": named(listed(state.taken)[seat * TILES : (seat + 1) * TILES], TILE_NAMES),
        "masters": [MASTER_NAMES[master] for master in bits.members(state.masters[seat])],
        "replaced": [FACE_NAMES[state.face_of(number)] for number in bits.members(state.replaced[seat])],
        "area": cards_of(state, AREA + seat),
        "discard": cards_of(state, PILE + seat),
    }


def result_of(state: State) -> dict[str, Any] | None:
    """How the game ended."""
    if not state.finished:
        return None
    return {"ending": ENDINGS[state.ending], "ranks": scoring.ranks(state)}


def to_dict(state: State) -> dict[str, Any]:
    """The complete position."""
    players = []
    for seat in range(state.seats):
        player = player_of(state, seat)
        player["hand"] = cards_of(state, HAND + seat)
        player["stack"] = cards_of(state, STACK + seat)
        players.append(player)
    bags = bags_of(state)
    return {
        "game": meta.ID,
        "version": meta.VERSION,
        "seats": int(state.seats),
        "options": SETTINGS.changed(state.rules.options),
        "turn": turn_of(state),
        "sides": sides_of(state),
        "flipped": state.flipped == 1,
        "trail": trail_of(state),
        "runholders": [name_or_none(state.runholders[seat], NODE_NAMES) for seat in range(state.seats)],
        "ships": [SEA_NAMES[state.ships[seat]] for seat in range(state.seats)],
        "jobs": jobs_of(state),
        "bonus": bonus_of(state),
        "foresight": foresight_of(state),
        "bags": {**bags[0], **bags[1]},
        "gone": named(listed(state.gone), TILE_NAMES),
        "market": cards_of(state, MARKET),
        "sheep_stack": cards_of(state, SHEEP_STACK),
        "display": cards_of(state, SHOWN),
        "objective_stack": cards_of(state, OBJECTIVE_STACK),
        "supply": cards_of(state, SUPPLY),
        "in_play": cards_of(state, IN_PLAY),
        "trashed": cards_of(state, TRASHED),
        "gained": named(listed(state.gained), CARD_NAMES),
        "stacks": [name_or_none(card, CARD_NAMES) for card in listed(state.stacks)],
        "harbourmasters": masters_of(state),
        "berths": berths_of(state),
        "players": players,
        "agenda": AGENDA.written(state),
        "result": result_of(state),
    }


# --- reading

KEYS: Final = [
    "game",
    "version",
    "seats",
    "options",
    "turn",
    "sides",
    "flipped",
    "trail",
    "runholders",
    "ships",
    "jobs",
    "bonus",
    "foresight",
    "bags",
    "gone",
    "market",
    "sheep_stack",
    "display",
    "objective_stack",
    "supply",
    "in_play",
    "trashed",
    "gained",
    "stacks",
    "harbourmasters",
    "berths",
    "players",
    "agenda",
    "result",
]
TURN_KEYS: Final = ["number", "first", "active", "phase", "last", "plays"]
PLAYER_KEYS: Final = [
    "pounds",
    "gold",
    "tokens",
    "certificates",
    "pathfinder",
    "flipped",
    "workers",
    "jokers",
    "discs",
    "storehouses",
    "posts",
    "harbours",
    "tiles",
    "masters",
    "replaced",
    "area",
    "discard",
    "hand",
    "stack",
]


def from_dict(game: Referee, data: object) -> State:
    """The position described; BadPosition names the first field that cannot be."""
    reader = opened(data, KEYS, meta.ID, meta.VERSION)
    seats = reader.get("seats").integer(2, SEATS)
    state = setup.empty_table(game, seats, read_rules(seats, reader.get_or("options", {}), setup.house_rules))
    written.clear(state.cards)
    written.clear(state.sizes)
    written.clear(state.bags)
    read_turn(state, reader.get("turn").table(TURN_KEYS))
    read_board(state, reader)
    for seat, player in enumerate(reader.get("players").items(seats, seats)):
        read_player(state, seat, player.table(PLAYER_KEYS))
    read_table(state, reader)
    read_result(state, reader.get_or("result", None))
    AGENDA.read(state, reader.get("agenda"))
    set_going(state, reader, meta.ID, result_of, sought)
    return state


def sought(name: str) -> Sought:
    """Where a piece of the census stands in a document."""
    kind, _, rest = name.partition(" ")
    if name in CARD_NAMES:
        home = "sheep_stack" if name in MARKET_NAMES else "objective_stack" if name in SHOWN_NAMES else "supply"
        return Sought(home, [name], written.CARD_FIELDS)
    if name in TILE_NAMES:
        craft = name.removeprefix("worker:")
        under = ["jobs", "workers"] if craft in CRAFT_NAMES else ["trail", "tiles", "bonus"]
        return Sought("bags", [name, craft], ["bags", "gone", "foresight", "harbourmasters", *under])
    path = f"players[{rest}]"
    if kind == "discs":
        return Sought(
            f"{path}.discs", [], [], [f"{path}.discs", f"{path}.posts", f"{path}.harbours", f"{path}.pathfinder"]
        )
    if kind == "storehouses":
        return Sought(f"{path}.storehouses", [], [], [f"{path}.storehouses", f"{path}.harbours"])
    return Sought(f"{path}.replaced", [], [], ["trail", f"{path}.replaced"])


def read_cards(state: State, row: i64, reader: Reader, names: list[str]) -> None:
    """A row of cards by name."""
    written.read_cards(state.cards, state.sizes, row, reader, CARD_NAMES, names)


def read_turn(state: State, reader: Reader) -> None:
    """Whose turn it is."""
    state.turn = reader.get("number").integer(0, MANY)
    state.first = read_seat(reader.get("first"), state.seats)
    state.active = read_seat(reader.get("active"), state.seats)
    phase = reader.get("phase")
    state.phase = NO_PHASE if phase.is_none() else phase.word(PHASES[1:]) + 1
    state.last = read_seat(reader.get_or("last", None), state.seats)
    state.plays = reader.get_or("plays", 0).integer(0, int(FREE_PLAYS))


def read_board(state: State, reader: Reader) -> None:
    """The trail, the sea, the markets, the tiles."""
    seats = int(state.seats)
    for number, side in enumerate(reader.get("sides").items(NUMBERS, NUMBERS)):
        start = FIRST_PRIVATE + number * SIDES
        state.sides |= side.word(FACE_NAMES[start : start + SIDES]) << number
    TRAIL.read(state.trail, state.supply, state.seats, sides_of(state), reader.get("trail"))
    for seat, runholder in enumerate(reader.get("runholders").items(seats, seats)):
        state.runholders[seat] = read_name(runholder, NODE_NAMES)
    for seat, ship in enumerate(reader.get("ships").items(seats, seats)):
        state.ships[seat] = ship.word(SEA_NAMES)
    for row, spaces in enumerate(reader.get("jobs").items(0, int(JOB_ROWS))):
        for craft, worker in enumerate(spaces.items(CRAFTS, CRAFTS)):
            if not worker.is_none():
                worker.word([CRAFT_NAMES[craft]])
                state.jobs[craft] |= bits.bit(row)
    read_bonus(state, reader.get("bonus").table(["token", "filled", "rows"]))
    state.flipped = 1 if reader.get_or("flipped", laws.is_flipped(state)).boolean() else 0
    foresight = reader.get("foresight").table(BAG_NAMES)
    for bag, name in enumerate(BAG_NAMES):
        for place, entry in enumerate(foresight.get(name).items(FORESIGHT_PER_BAG, FORESIGHT_PER_BAG)):
            state.foresight[bag * FORESIGHT_PER_BAG + place] = read_name(entry, TILE_NAMES)
    for tile, count in enumerate(reader.get_or("gone", {}).counts(TILE_NAMES, 99)):
        state.gone[tile] = count
    for space, office in enumerate(reader.get("harbourmasters").items(MASTER_SPACES, MASTER_SPACES)):
        office.table(["master", "worker"])
        state.offices[space] = read_name(office.get_or("master", None), MASTER_NAMES)
        guard = read_name(office.get_or("worker", None), GUARD_NAMES)
        state.guards[space] = JOKER_TILE if guard == CRAFTS else guard
    berths = reader.get_or("berths", {}).table(SMALL_NAMES)
    for harbour, name in enumerate(SMALL_NAMES):
        for space, owner in enumerate(berths.get_or(name, [None] * BERTHS).items(BERTHS, BERTHS)):
            if not owner.is_none():
                state.berths[harbour * BERTHS + space] = owner.integer(0, seats - 1)


def read_bonus(state: State, reader: Reader) -> None:
    """The bonus market and its token."""
    token = reader.get("token")
    state.row = ROWS if token.is_none() else token.integer(1, int(ROWS)) - 1
    state.filled = reader.get_or("filled", 0).integer(0, int(state.seats) - 1)
    names = TILE_NAMES[FIRST_BONUS:]
    for row, spaces in enumerate(reader.get("rows").items(0, int(ROWS))):
        for space, tile in enumerate(spaces.items(int(state.seats), int(state.seats))):
            if not tile.is_none():
                state.bonus[row * SEATS + space] = FIRST_BONUS + tile.word(names)


def read_player(state: State, seat: int, reader: Reader) -> None:
    """All that belongs to a seat."""
    state.pounds[seat] = reader.get_or("pounds", 0).integer(0, MANY)
    state.gold[seat] = reader.get_or("gold", 0).integer(0, int(GOLD_LIMIT))
    state.tokens[seat] = reader.get_or("tokens", 0).integer(0, MANY)
    state.certificates[seat] = reader.get_or("certificates", 0).integer(0, int(CERTIFICATE_LIMIT_RAISED))
    space = reader.get("pathfinder")
    state.pathfinder[seat] = NONE if space.is_none() else space.integer(0, int(LAST_SPACE))
    flipped = reader.get_or("flipped", None)
    state.flips[seat] = 0 if flipped.is_none() else flipped.word(FLIPS[1:]) + 1
    workers = reader.get_or("workers", {}).table(CRAFT_NAMES)
    jokers = reader.get_or("jokers", {}).table(CRAFT_NAMES)
    for craft, name in enumerate(CRAFT_NAMES):
        state.workers[seat * CRAFTS + craft] = workers.get_or(name, 1).integer(1, CRAFT_SPACES)
        spaces = [entry.integer(2, CRAFT_SPACES) for entry in jokers.get_or(name, []).items(0, CRAFT_SPACES)]
        if len(set(spaces)) != len(spaces):
            raise BadPosition("position-twice", {"field": jokers.path, "value": name})
        state.jokers[seat * CRAFTS + craft] = bits.gathered([place - 1 for place in spaces])
    state.discs[seat] = bits.gathered(reader.get_or("discs", []).words(DISC_NAMES))
    for pair, left in enumerate(reader.get("storehouses").items(PAIRS, PAIRS)):
        state.stores[seat * PAIRS + pair] = left.integer(0, PAIR_SIZE)
    for post, count in enumerate(reader.get_or("posts", {}).counts(POST_NAMES, DISCS)):
        state.posts[seat * POSTS + post] = count
    state.harbours[seat] = bits.gathered(reader.get_or("harbours", []).words(HARBOUR_NAMES))
    tiles = reader.get_or("tiles", {}).table(TILE_NAMES[FIRST_HAZARD:])
    for tile, name in enumerate(TILE_NAMES):
        state.taken[seat * TILES + tile] = tiles.get_or(name, 0).integer(0, 99)
    state.masters[seat] = bits.gathered(reader.get_or("masters", []).words(MASTER_NAMES))
    replaced = bits.gathered(reader.get_or("replaced", []).words(sides_of(state)))
    if replaced & ~state.supply[seat]:
        there = [sides_of(state)[number] for number in bits.members(replaced & ~state.supply[seat])]
        raise BadPosition("position-twice", {"field": reader.under("replaced"), "value": there[0]})
    state.replaced[seat] = replaced
    state.supply[seat] &= ~replaced
    read_cards(state, AREA + seat, reader.get_or("area", {}), OBJECTIVE_NAMES)
    read_cards(state, PILE + seat, reader.get_or("discard", {}), CARD_NAMES)
    read_cards(state, HAND + seat, reader.get_or("hand", {}), CARD_NAMES)
    read_cards(state, STACK + seat, reader.get_or("stack", {}), CARD_NAMES)


def read_table(state: State, reader: Reader) -> None:
    """The cards of the table; bonus cards that are nowhere are in the box."""
    read_cards(state, MARKET, reader.get_or("market", {}), MARKET_NAMES)
    read_cards(state, SHOWN, reader.get_or("display", {}), SHOWN_NAMES)
    read_cards(state, IN_PLAY, reader.get_or("in_play", {}), CARD_NAMES)
    read_cards(state, TRASHED, reader.get_or("trashed", {}), CARD_NAMES)
    for card, count in enumerate(reader.get_or("gained", {}).counts(CARD_NAMES, 99)):
        state.gained[card] = count
    names = [CARD_NAMES[card] for card in listed(SET_CARD)]
    for stack, entry in enumerate(reader.get("stacks").items(STACKS, STACKS)):
        state.stacks[stack] = NONE if entry.is_none() else SET_CARD[entry.word(names)]
    read_stacks(state, reader)
    if reader.has("bags"):
        for tile, count in enumerate(reader.get("bags").counts(TILE_NAMES, 99)):
            state.bags[tile] = count
    else:
        for tile in range(TILES):
            state.bags[tile] = max(0, TILE_COUNT[tile] - laws.tiles_found(state, tile))


def read_stacks(state: State, reader: Reader) -> None:
    """Sheep, objectives and the supply; left out, all that lies nowhere else. Other bonus cards are in the box."""
    if reader.has("sheep_stack"):
        read_cards(state, SHEEP_STACK, reader.get("sheep_stack"), MARKET_NAMES)
    if reader.has("objective_stack"):
        read_cards(state, OBJECTIVE_STACK, reader.get("objective_stack"), SHOWN_NAMES)
    if reader.has("supply"):
        read_cards(state, SUPPLY, reader.get("supply"), SUPPLY_NAMES)
    for card in range(CARDS):
        left = laws.cards_in_box(state, card) - laws.cards_found(state, card)
        if card in listed(SET_CARD):
            unused = SET_SIZE - BONUS_CARDS[state.seats] if card in listed(state.stacks) else SET_SIZE
            boxed = left if reader.has("supply") else min(left, unused)
            put_cards(state, BOXED, card, boxed)
            left -= boxed
        if card in SUPPLY_CARDS and not reader.has("supply"):
            put_cards(state, SUPPLY, card, left)
        elif FIRST_MARKET <= card < FIRST_MARKET + MARKETS and not reader.has("sheep_stack"):
            put_cards(state, SHEEP_STACK, card, left)
        elif card >= FIRST_SHOWN and not reader.has("objective_stack"):
            put_cards(state, OBJECTIVE_STACK, card, left)


def put_cards(state: State, row: i64, card: i64, count: i64) -> None:
    """Cards that lie nowhere else, if there are any."""
    if count > 0:
        state.cards[row * CARDS + card] += count
        state.sizes[row] += count


def read_result(state: State, reader: Reader) -> None:
    """How the game ended, or null."""
    if not reader.is_none():
        reader.table(["ending", "ranks"])
        state.ending = reader.get("ending").word(ENDINGS)
        state.finished = True
