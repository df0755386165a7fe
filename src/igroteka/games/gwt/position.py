"""How is a position written down, read back and checked? The format is described in docs/positions.md."""

from typing import Any, Final

from igroteka.core.agenda import Frame, Listed
from igroteka.core.arrays import i64, listed
from igroteka.core.catalogue import Catalogue, Flag, MaybeNamed, Meaning, Named, NamedSet, Ordinal
from igroteka.core.errors import BadPosition
from igroteka.core.reading import Reader, Sought, opened, read_name, read_rules, read_seat, set_going
from igroteka.core.state import Position, Referee
from igroteka.core.writing import name_or_none, named, number_or_none
from igroteka.families.trail import written
from igroteka.games.gwt import meta, scoring, setup
from igroteka.games.gwt.actions import LOCAL_WORDS
from igroteka.games.gwt.data.box import (
    AUX_NAMES,
    BAGS,
    BANDIT_SPACES,
    BOX,
    BREED_NAMES,
    CARD_NAMES,
    CARDS,
    CATTLE,
    CITIES,
    CITY_DOLLARS,
    CITY_NAMES,
    CRAFT_NAMES,
    CRAFT_SPACES,
    CRAFTS,
    DECK,
    DISC_NAMES,
    DISCS,
    FIRST_BANDIT,
    FORESIGHT_PER_BAG,
    HOME_CITY,
    HOUSE_SPACES,
    MASTER_NAMES,
    MASTER_STATIONS,
    NEUTRALS,
    NODE_KIND,
    NODE_NAMES,
    NONE,
    OBJECTIVE_NAMES,
    OBJECTIVES,
    POSITION_NAMES,
    ROWS,
    SEATS,
    SETTINGS,
    SLOT_NAMES,
    STATIONS,
    TILE_NAMES,
    TILES,
    TRACK,
    names_of,
)
from igroteka.games.gwt.data.program import (
    ALT_COUNT,
    ALTERNATIVES,
    AUX_ALT,
    BOUNTY_ALT,
    CHOICES,
    COST_KINDS,
    CRAFT_ALT,
    FACE_NAMES,
    FORMS,
    LETTERS,
    LINK_ALT,
    LOCAL,
    LOCALS,
    MASTER_ALT,
    NUMBERS,
    PLAY_ALT,
    RISK_ACTIONS,
    SIDES,
    STEPS,
)
from igroteka.games.gwt.rules import catalogue, delivery, laws, location
from igroteka.games.gwt.state import (
    AREA,
    BOXED,
    CATTLE_STACK,
    HAND,
    MARKET,
    NO_PHASE,
    OBJECTIVE_STACK,
    PILE,
    SECRET_BITS,
    SHOWN,
    STACK,
    TRASHED,
    State,
)
from igroteka.kit import bits

ENDINGS: Final = ["", "complete"]
PHASES: Final = ["", "A", "B", "C"]
MANY: Final = 9999  # more dollars, tokens or turns than any game brings
DEEPEST: Final = 24  # frames that may wait
DECK_NAMES: Final = CARD_NAMES[:DECK]


def alternative_names() -> list[str]:
    """Every alternative by what has it: `4b:1a` is the first alternative of the first local action of 4b."""
    names = [""] * int(ALT_COUNT)
    for face, building in enumerate(FACE_NAMES):
        for place in range(LOCALS * CHOICES):
            name_alternative(
                names,
                LOCAL[face * LOCALS * CHOICES + place],
                f"{building}:{place // CHOICES + 1}{ALTERNATIVES[place % CHOICES]}",
            )
    for risk, alt in RISK_ACTIONS.items():
        name_alternative(names, alt, f"risk:{risk}")
    for place, node in enumerate(names_of(BANDIT_SPACES)):
        name_alternative(names, BOUNTY_ALT[place], f"bounty:{node}")
    for place, alt in enumerate(listed(MASTER_ALT)):
        name_alternative(names, alt, f"{MASTER_NAMES[place // CHOICES]}:{ALTERNATIVES[place % CHOICES]}")
    for place, alt in enumerate(listed(AUX_ALT)):
        name_alternative(names, alt, f"aux:{AUX_NAMES[place // 2]}:{FORMS[place % 2]}")
    for place, alt in enumerate(listed(CRAFT_ALT)):
        name_alternative(names, alt, f"{CRAFT_NAMES[place // (CRAFT_SPACES + 1)]}:{place % (CRAFT_SPACES + 1)}")
    for place, alt in enumerate(listed(PLAY_ALT)):
        name_alternative(names, alt, OBJECTIVE_NAMES[place])
    for place, alt in enumerate(listed(LINK_ALT)):
        name_alternative(names, alt, "-".join(BOX["city_link"][place]["between"]))
    return names


def name_alternative(names: list[str], alt: i64, name: str) -> None:
    """Give an alternative its name, if there is one."""
    if alt != NONE:
        names[alt] = name


ALT_NAMES: Final = alternative_names()
BAG_NAMES: Final = [str(bag + 1) for bag in range(BAGS)]
MEANINGS: Final[dict[str, Meaning]] = {
    "place": Meaning(0, NUMBERS - 1),
    "steps": Meaning(0, 2 * CRAFT_SPACES),
    "node": Named(NODE_NAMES),
    "used": NamedSet(LOCAL_WORDS),
    "local": Named(LOCAL_WORDS),
    "choice": Named(ALTERNATIVES),
    "alt": Named(ALT_NAMES),
    "step": Meaning(0, STEPS - 1),
    "first": Named(ALT_NAMES),
    "second": MaybeNamed(ALT_NAMES),
    "kind": Named(COST_KINDS),
    "breed": Named(BREED_NAMES),
    "modifier": Meaning(-2, 2),
    "cowboys": Meaning(0, CRAFT_SPACES),
    "left": Meaning(1, 20),
    "dollars": Meaning(1, 2),
    "price": Meaning(0, 7),
    "station": Ordinal(0, STATIONS - 1),
    "hand": Flag(),
    "must": Flag(),
    "bag": Named(BAG_NAMES),
    "calves": Meaning(0, 8),
    "heifers": Meaning(0, 8),
    "slot": Named(SLOT_NAMES),
    "value": Meaning(0, 99),
    "extra": Flag(),
    "kept": Meaning(-int(CITY_DOLLARS[HOME_CITY]), 20),
    "city": Named(CITY_NAMES),
    "most": Meaning(1, CRAFT_SPACES),
    "token": Flag(),
}
TRAIL: Final = written.Trail(NODE_NAMES, NODE_KIND, LETTERS, TILE_NAMES, laws.belongs)


class Pending(Catalogue):
    """Buildings are written as on the trail; a disc goes to a city or to a station."""

    def keys(self, entry: Listed) -> list[str]:
        if entry.frame is location.UseBuilding:
            return [*entry.fields, "owner"]
        return ["seat", "city", "station", "kept"] if entry.frame is delivery.TakeDisc else super().keys(entry)

    def write_field(self, state: Position, frame: Frame, name: str, value: int, written: dict[str, Any]) -> None:
        if isinstance(frame, location.UseBuilding) and name == "tile":
            TRAIL.write_house(frame.node, value, sides_of(as_state(state)), frame.seat, written)
        elif name == "copier":
            written[name] = None if value == NONE else f"building:{sides_of(as_state(state))[value % NUMBERS]}"
        elif name == "target" and value < CITIES:
            written["city"] = CITY_NAMES[value]
        elif name == "target":
            written["station"] = value - CITIES + 1
        else:
            super().write_field(state, frame, name, value, written)

    def read_field(self, state: Position, reader: Reader, entry: Listed, name: str, before: list[int]) -> int:
        if name == "tile":
            table = as_state(state)
            return TRAIL.read_house(table.trail, before[1], table.seats, sides_of(table), before[0], reader)
        if name == "copier":
            copier = read_name(reader.get_or(name, None), [f"building:{side}" for side in sides_of(as_state(state))])
            return NONE if copier == NONE else before[0] * NUMBERS + int(copier)
        if name == "target":
            if reader.has("city") and reader.has("station"):
                raise BadPosition("position-unknown", {"field": reader.under("station"), "allowed": "city"})
            if reader.has("station"):
                return CITIES + reader.get("station").integer(1, STATIONS) - 1
            return reader.get("city").word(CITY_NAMES)
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


def jobs_of(state: State) -> dict[str, Any]:
    """The job market."""
    return {
        "token": int(state.row) + 1 if state.row < ROWS else None,
        "filled": int(state.filled),
        "rows": [
            [name_or_none(state.jobs[row * SEATS + space], CRAFT_NAMES) for space in range(state.seats)]
            for row in range(ROWS)
        ],
    }


def foresight_of(state: State) -> dict[str, list[str | None]]:
    """The tiles on the foresight spaces, by number."""
    return {
        str(bag + 1): [
            name_or_none(state.foresight[bag * FORESIGHT_PER_BAG + place], TILE_NAMES)
            for place in range(FORESIGHT_PER_BAG)
        ]
        for bag in range(BAGS)
    }


def bags_of(state: State) -> list[dict[str, int]]:
    """What is left in the bags; everybody can count it."""
    return [named(listed(state.bags)[bag * TILES : (bag + 1) * TILES], TILE_NAMES) for bag in range(BAGS)]


def stations_of(state: State) -> list[dict[str, Any]]:
    """Station masters that lie at stations, and workers that have taken their place."""
    return [
        {
            "master": name_or_none(state.posts[station], MASTER_NAMES) if station < MASTER_STATIONS else None,
            "worker": name_or_none(state.guards[station], CRAFT_NAMES) if station < MASTER_STATIONS else None,
        }
        for station in range(STATIONS)
    ]


def turn_of(state: State) -> dict[str, Any]:
    """Whose turn it is."""
    return {
        "number": int(state.turn),
        "first": number_or_none(state.first),
        "active": number_or_none(state.active),
        "phase": PHASES[state.phase] or None,
        "last": number_or_none(state.last),
    }


def player_of(state: State, seat: i64) -> dict[str, Any]:
    """What everybody sees of a seat."""
    return {
        "dollars": int(state.dollars[seat]),
        "tokens": int(state.tokens[seat]),
        "certificates": int(state.certificates(seat)),
        "workers": {name: int(state.hired(seat, craft)) for craft, name in enumerate(CRAFT_NAMES)},
        "discs": [DISC_NAMES[space] for space in bits.members(state.discs[seat])],
        "stations": [station + 1 for station in bits.members(state.stations[seat])],
        "cities": named([int(state.city_discs(seat, city)) for city in range(CITIES)], CITY_NAMES),
        "tiles": named(listed(state.taken)[seat * TILES : (seat + 1) * TILES], TILE_NAMES),
        "masters": [MASTER_NAMES[master] for master in bits.members(state.masters[seat])],
        "replaced": [FACE_NAMES[state.face_of(number)] for number in bits.members(state.replaced[seat])],
        "area": cards_of(state, AREA + seat),
        "discard": cards_of(state, PILE + seat),
    }


def unseen_of(state: State, seat: i64) -> dict[str, int]:
    """Objectives in hand that only their owner has seen."""
    return named([int(state.secret(seat, CATTLE + place)) for place in range(OBJECTIVES)], OBJECTIVE_NAMES)


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
        player["unseen"] = unseen_of(state, seat)
        players.append(player)
    turn = turn_of(state)
    turn["visited"] = [NODE_NAMES[node] for node in bits.members(state.visited)]
    return {
        "game": meta.ID,
        "version": meta.VERSION,
        "seats": int(state.seats),
        "options": SETTINGS.changed(state.rules.options),
        "turn": turn,
        "sides": sides_of(state),
        "trail": trail_of(state),
        "herders": [name_or_none(state.herders[seat], NODE_NAMES) for seat in range(state.seats)],
        "engines": [POSITION_NAMES[state.engines[seat]] for seat in range(state.seats)],
        "jobs": jobs_of(state),
        "foresight": foresight_of(state),
        "bags": bags_of(state),
        "gone": named(listed(state.gone), TILE_NAMES),
        "market": cards_of(state, MARKET),
        "cattle_stack": cards_of(state, CATTLE_STACK),
        "display": cards_of(state, SHOWN),
        "objective_stack": cards_of(state, OBJECTIVE_STACK),
        "trashed": cards_of(state, TRASHED),
        "stations": stations_of(state)[:MASTER_STATIONS],
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
    "trail",
    "herders",
    "engines",
    "jobs",
    "foresight",
    "bags",
    "gone",
    "market",
    "cattle_stack",
    "display",
    "objective_stack",
    "trashed",
    "stations",
    "players",
    "agenda",
    "result",
]
TURN_KEYS: Final = ["number", "first", "active", "phase", "last", "visited"]
PLAYER_KEYS: Final = [
    "dollars",
    "tokens",
    "certificates",
    "workers",
    "discs",
    "stations",
    "cities",
    "tiles",
    "masters",
    "replaced",
    "area",
    "discard",
    "hand",
    "stack",
    "unseen",
]


def from_dict(game: Referee, data: object) -> State:
    """The position described; BadPosition names the first field that cannot be."""
    reader = opened(data, KEYS, meta.ID, meta.VERSION)
    seats = reader.get("seats").integer(2, SEATS)
    state = setup.empty_table(game, seats, read_rules(seats, reader.get_or("options", {}), setup.house_rules))
    written.clear(state.cards)
    written.clear(state.sizes)
    read_turn(state, reader.get("turn").table(TURN_KEYS))
    read_board(state, reader)
    for seat, player in enumerate(reader.get("players").items(seats, seats)):
        read_player(state, seat, player.table(PLAYER_KEYS))
    read_supply(state, reader)
    read_result(state, reader.get_or("result", None))
    AGENDA.read(state, reader.get("agenda"))
    set_going(state, reader, meta.ID, result_of, sought)
    return state


def sought(name: str) -> Sought:
    """Where a piece of the census stands in a document."""
    kind, _, rest = name.partition(" ")
    if name in CARD_NAMES:
        home = "cattle_stack" if name in CARD_NAMES[:CATTLE] else "objective_stack"
        return Sought(home, [name], written.CARD_FIELDS)
    if name in TILE_NAMES:
        craft = name.removeprefix("worker:")
        under = ["jobs", "workers", "stations"] if craft in CRAFT_NAMES else ["trail", "tiles"]
        return Sought("bags", [name, craft], ["bags", "gone", "foresight", *under])
    path = f"players[{rest}]"
    if kind == "discs":
        return Sought(f"{path}.discs", [], [], [f"{path}.discs", f"{path}.stations", f"{path}.cities"])
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
    visited = reader.get_or("visited", [])
    houses = bits.gathered(visited.words(NODE_NAMES))
    for node in bits.members(houses):
        if node not in listed(HOUSE_SPACES):
            raise visited.not_allowed("buildings")
    state.visited = houses


def read_board(state: State, reader: Reader) -> None:
    """The trail, the railroad, the job market, the tiles."""
    seats = int(state.seats)
    for number, side in enumerate(reader.get("sides").items(NUMBERS, NUMBERS)):
        faces = FACE_NAMES[NEUTRALS + number * SIDES : NEUTRALS + (number + 1) * SIDES]
        state.sides |= side.word(faces) << number
    TRAIL.read(state.trail, state.supply, state.seats, sides_of(state), reader.get("trail"))
    for seat, herder in enumerate(reader.get("herders").items(seats, seats)):
        state.herders[seat] = read_name(herder, NODE_NAMES)
    for seat, engine in enumerate(reader.get("engines").items(seats, seats)):
        state.engines[seat] = engine.word(POSITION_NAMES)
    read_jobs(state, reader.get("jobs").table(["token", "filled", "rows"]))
    foresight = reader.get("foresight").table(BAG_NAMES)
    for bag in range(BAGS):
        tiles = foresight.get(str(bag + 1)).items(FORESIGHT_PER_BAG, FORESIGHT_PER_BAG)
        for place, entry in enumerate(tiles):
            state.foresight[bag * FORESIGHT_PER_BAG + place] = read_name(entry, TILE_NAMES)
    for bag, counts in enumerate(reader.get("bags").items(BAGS, BAGS)):
        for tile, count in enumerate(counts.counts(TILE_NAMES, 99)):
            state.bags[bag * TILES + tile] = count
    for tile, count in enumerate(reader.get_or("gone", {}).counts(TILE_NAMES, 99)):
        state.gone[tile] = count
    for station, post in enumerate(reader.get("stations").items(MASTER_STATIONS, MASTER_STATIONS)):
        post.table(["master", "worker"])
        state.posts[station] = read_name(post.get_or("master", None), MASTER_NAMES)
        state.guards[station] = read_name(post.get_or("worker", None), CRAFT_NAMES)


def read_jobs(state: State, reader: Reader) -> None:
    """The job market and its token."""
    token = reader.get("token")
    state.row = ROWS if token.is_none() else token.integer(1, ROWS) - 1
    state.filled = reader.get_or("filled", 0).integer(0, int(state.seats) - 1)
    for row, spaces in enumerate(reader.get("rows").items(0, ROWS)):
        for space, craft in enumerate(spaces.items(int(state.seats), int(state.seats))):
            state.jobs[row * SEATS + space] = read_name(craft, CRAFT_NAMES)


def read_player(state: State, seat: int, reader: Reader) -> None:
    """All that belongs to a seat."""
    state.dollars[seat] = reader.get_or("dollars", 0).integer(0, MANY)
    state.tokens[seat] = reader.get_or("tokens", 0).integer(0, MANY)
    certificates = reader.get_or("certificates", 0)
    track = listed(TRACK)
    if certificates.integer(0, max(track)) not in track:
        raise certificates.not_allowed(", ".join([str(mark) for mark in track]))
    state.marks[seat] = track.index(certificates.integer(0, max(track)))
    workers = reader.get_or("workers", {}).table(CRAFT_NAMES)
    for craft, name in enumerate(CRAFT_NAMES):
        state.workers[seat * CRAFTS + craft] = workers.get_or(name, 1).integer(1, CRAFT_SPACES)
    state.discs[seat] = bits.gathered(reader.get_or("discs", []).words(DISC_NAMES))
    state.stations[seat] = bits.gathered([station - 1 for station in read_stations(reader.get_or("stations", []))])
    for city, count in enumerate(reader.get_or("cities", {}).counts(CITY_NAMES, DISCS)):
        state.cities[seat * CITIES + city] = count
    for tile, count in enumerate(counts_of_tiles(reader.get_or("tiles", {}))):
        state.taken[seat * TILES + tile] = count
    state.masters[seat] = bits.gathered(reader.get_or("masters", []).words(MASTER_NAMES))
    replaced = bits.gathered(reader.get_or("replaced", []).words(sides_of(state)))
    if replaced & ~state.supply[seat]:
        there = [sides_of(state)[number] for number in bits.members(replaced & ~state.supply[seat])]
        raise BadPosition("position-twice", {"field": reader.under("replaced"), "value": there[0]})
    state.replaced[seat] = replaced
    state.supply[seat] &= ~replaced
    read_cards(state, AREA + seat, reader.get("area"), CARD_NAMES[CATTLE:])
    read_cards(state, PILE + seat, reader.get_or("discard", {}), DECK_NAMES)
    read_cards(state, HAND + seat, reader.get_or("hand", {}), DECK_NAMES)
    read_cards(state, STACK + seat, reader.get_or("stack", {}), DECK_NAMES)
    for objective, count in enumerate(reader.get_or("unseen", {}).counts(OBJECTIVE_NAMES, 4)):
        state.secrets[seat] += count * bits.bit(SECRET_BITS * objective)


def read_stations(reader: Reader) -> list[int]:
    """Numbers of stations, each once."""
    numbers = [entry.integer(1, STATIONS) for entry in reader.items(0, STATIONS)]
    if len(set(numbers)) != len(numbers):
        raise BadPosition("position-twice", {"field": reader.path, "value": "station"})
    return numbers


def counts_of_tiles(reader: Reader) -> list[int]:
    """Bandits and hazards that a player has taken; workers are none."""
    reader.table(TILE_NAMES[FIRST_BANDIT:])
    return [reader.get_or(name, 0).integer(0, 99) for name in TILE_NAMES]


def read_supply(state: State, reader: Reader) -> None:
    """The cards of the table; what is nowhere is in the box."""
    read_cards(state, MARKET, reader.get_or("market", {}), CARD_NAMES[:CATTLE])
    read_cards(state, SHOWN, reader.get_or("display", {}), OBJECTIVE_NAMES)
    read_cards(state, TRASHED, reader.get_or("trashed", {}), DECK_NAMES)
    if reader.has("cattle_stack"):
        read_cards(state, CATTLE_STACK, reader.get("cattle_stack"), CARD_NAMES[:CATTLE])
    if reader.has("objective_stack"):
        read_cards(state, OBJECTIVE_STACK, reader.get("objective_stack"), OBJECTIVE_NAMES)
    for card in range(CARDS):
        left = laws.cards_in_box(state, card) - laws.cards_found(state, card)
        if left <= 0:
            continue
        if laws.may_be_boxed(card):
            put_cards(state, BOXED, card, left)
        elif card < CATTLE and not reader.has("cattle_stack"):
            put_cards(state, CATTLE_STACK, card, left)
        elif card >= CATTLE and not reader.has("objective_stack"):
            put_cards(state, OBJECTIVE_STACK, card, left)


def put_cards(state: State, row: i64, card: i64, count: int) -> None:
    """Cards that lie nowhere else."""
    state.cards[row * CARDS + card] += count
    state.sizes[row] += count


def read_result(state: State, reader: Reader) -> None:
    """How the game ended, or null."""
    if not reader.is_none():
        reader.table(["ending", "ranks"])
        state.ending = reader.get("ending").word(ENDINGS)
        state.finished = True
