"""What is in the box? Every number printed on a component or in the rulebook, from burgundy.toml."""

from typing import Any, Final

from igroteka.core.arrays import filled, i64, listed, row, vec
from igroteka.core.box import check_sizes, load_box
from igroteka.core.settings import Settings, settings_of
from igroteka.games.burgundy import meta
from igroteka.kit import bits

BOX: Final[dict[str, Any]] = load_box(meta.ID)
NONE: Final = -1

SEATS: Final = 4
PHASES: Final = 5
ROUNDS: Final = 5
SIDES: Final = 6  # of a die; also depots and colours of goods
DICE: Final = 2  # of a player
DICE_OUTCOMES: Final = 36
STORAGE: Final = 3
GOODS_SLOTS: Final[i64] = BOX["constants"]["goods_slots"]
PHASE_NAMES: Final[list[str]] = BOX["constants"]["phases"]

START_GOODS: Final[i64] = BOX["constants"]["start_goods_per_player"]
START_SILVER: Final[i64] = BOX["constants"]["start_silver"]
START_WORKERS: Final = row(BOX["constants"]["start_workers_by_seat"])  # by place in the first order of play
HIRED: Final[i64] = BOX["constants"]["take_workers_action_gain"]
WORKER_STEP: Final[i64] = BOX["constants"]["worker_step"]
BUY_COST: Final[i64] = BOX["constants"]["buy_cost_silver"]
SALE_SILVER: Final[i64] = BOX["constants"]["sell_silver"]


def by_seats(table: dict[str, int]) -> vec[i64]:
    """A number for each count of players."""
    return row([table.get(str(seats), 0) for seats in range(SEATS + 1)])


SALE_POINTS: Final = by_seats(BOX["constants"]["sell_vp_per_tile"])

# Goods

COLOURS: Final = 6
COLOUR_NAMES: Final[list[str]] = [goods["id"] for goods in sorted(BOX["goods"], key=lambda goods: goods["die"])]
GOODS_PER_COLOUR: Final[i64] = BOX["components"]["goods_per_colour"]
GOODS: Final[i64] = BOX["components"]["goods_tiles"]

# Tiles: a face is what can be told of a tile; 49 of them. Kinds are in the order of the faces.

KINDS: Final = 6
KIND_NAMES: Final = ["building", "animal", "knowledge", "castle", "mine", "ship"]
BUILDING: Final = 0
ANIMAL: Final = 1
KNOWLEDGE: Final = 2
CASTLE: Final = 3
MINE: Final = 4
SHIP: Final = 5

BUILDINGS: Final = 8
BUILDING_NAMES: Final[list[str]] = [building["id"] for building in BOX["buildings"]]
SPECIES: Final = 4
SPECIES_NAMES: Final[list[str]] = [animal["id"] for animal in BOX["animals"]]
HERDS: Final = 3  # sizes of a herd: 2, 3 or 4 animals
HERD_SIZES: Final = sorted({size for animal in BOX["animals"] for size in animal["normal"]})
LORE: Final = 26  # knowledge tiles

FACES: Final = 49
FIRST_ANIMAL: Final = 8
FIRST_LORE: Final = 20
CASTLE_FACE: Final = 46
MINE_FACE: Final = 47
SHIP_FACE: Final = 48
FACE_NAMES: Final[list[str]] = [
    *[f"building:{name}" for name in BUILDING_NAMES],
    *[f"animal:{name}:{size}" for name in SPECIES_NAMES for size in HERD_SIZES],
    *[f"knowledge:{number}" for number in range(1, LORE + 1)],
    "castle",
    "mine",
    "ship",
]
KIND_FIRST: Final = vec[i64]([0, FIRST_ANIMAL, FIRST_LORE, CASTLE_FACE, MINE_FACE, SHIP_FACE, FACES])  # and the end


def kinds_of_faces() -> vec[i64]:
    """The kind of each face."""
    kinds = filled(FACES, 0)
    for kind in range(KINDS):
        for face in range(KIND_FIRST[kind], KIND_FIRST[kind + 1]):
            kinds[face] = kind
    return kinds


KIND: Final = kinds_of_faces()
HERD: Final = row([int(FACE_NAMES[face].split(":")[2]) if KIND[face] == ANIMAL else 0 for face in range(FACES)])
BREED: Final = row([(face - FIRST_ANIMAL) // HERDS if KIND[face] == ANIMAL else NONE for face in range(FACES)])

# Piles: the six kinds with normal backs share one row of faces, the black pile has its own (BUR-2.1)

NORMAL: Final = 0
BLACK: Final = 1


def pile(back: str) -> vec[i64]:
    """How many tiles of each face have this back (BUR-1.2 to BUR-1.5)."""
    counts = [int(building[back]) for building in BOX["buildings"]]
    counts += [animal[back].count(size) for animal in BOX["animals"] for size in HERD_SIZES]
    counts += [1 if lore["back"] == back else 0 for lore in sorted(BOX["knowledge"], key=lambda lore: lore["number"])]
    counts += [int(BOX["tiles"][name][back]) for name in ("castle", "mine", "ship")]
    return row(counts)


PILE_NORMAL: Final = pile("normal")
PILE_BLACK: Final = pile("black")
TILES: Final[i64] = BOX["components"]["hex_tiles"]

# Depots: four spaces a depot, then the black depot (BUR-3.2 to BUR-3.4)

DEPOTS: Final = 6
PLACES: Final = 4  # in a depot
SLOTS: Final = 24
BLACK_SLOTS: Final = 8
ALL_SLOTS: Final = 32
SLOT_NAMES: Final = [f"{slot // PLACES + 1}{'abcd'[slot % PLACES]}" for slot in range(SLOTS)] + [
    f"black{place + 1}" for place in range(BLACK_SLOTS)
]
SPACES: Final[list[dict[str, Any]]] = [space for depot in BOX["board"]["depots"] for space in depot["spaces"]]
SLOT_KIND: Final = row([KIND_NAMES.index(space["kind"]) for space in SPACES])
SLOT_SEATS: Final = row([space["min_players"] for space in SPACES])  # used from so many players on
BLACK_TILES: Final = by_seats(BOX["board"]["black_depot_tiles"])
EXCEPTION: Final[dict[str, Any]] = BOX["board"]["three_player_exception"]
EXCEPTION_SEATS: Final = 3
EXCEPTION_SLOT: Final[i64] = (EXCEPTION["depot"] - 1) * PLACES + EXCEPTION["space_index"]
EXCEPTION_KIND: Final[i64] = KIND_NAMES.index(EXCEPTION["override_kind"])
EXCEPTION_PHASES: Final[i64] = bits.gathered([PHASE_NAMES.index(phase) for phase in EXCEPTION["override_phases"]])
PHASE_GOODS: Final[i64] = BOX["board"]["phase_goods"]
TRACK: Final = 7  # spaces of the turn-order track
RING: Final[list[int]] = [number - 1 for number in BOX["board"]["depot_ring"]]
PAIRS: Final = 6


def slot_kind(slot: i64, seats: i64, phase: i64) -> i64:
    """What belongs on a numbered space: one space is for a mine in two phases of three players (BUR-3.3)."""
    if slot == EXCEPTION_SLOT and seats == EXCEPTION_SEATS and EXCEPTION_PHASES >> phase & 1:
        return EXCEPTION_KIND
    return SLOT_KIND[slot]


def is_used(slot: i64, seats: i64) -> bool:
    """Does a space of the board take part with so many players?"""
    return SLOT_SEATS[slot] <= seats if slot < SLOTS else slot - SLOTS < BLACK_TILES[seats]


# Estates: cell tables of all nine boards, one after another

CELLS: Final = 37
BOARDS: Final = 9
CASTLES: Final = 4  # castle spaces of an estate
CELL_DIE: Final = row([cell["die"] for cell in BOX["estate"]["cells"]])
STEPS: Final = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]


def neighbours() -> vec[i64]:
    """The cells around each cell."""
    places = {(cell["q"], cell["r"]): cell["id"] for cell in BOX["estate"]["cells"]}
    return row(
        [bits.gathered([places[q + dq, r + dr] for dq, dr in STEPS if (q + dq, r + dr) in places]) for q, r in places]
    )


NEAR: Final = neighbours()


def board_kinds() -> vec[i64]:
    """The kind of every cell of every board."""
    letters = {letter: KIND_NAMES.index(kind) for letter, kind in BOX["estate"]["kind_letters"].items()}
    return row([letters[letter] for board in BOX["estate"]["boards"] for letter in board["kinds"]])


CELL_KIND: Final = board_kinds()  # board * CELLS + cell


def kind_cells() -> vec[i64]:
    """The cells of each kind on each board."""
    cells = filled(BOARDS * KINDS, 0)
    for board in range(BOARDS):
        for cell in range(CELLS):
            cells[board * KINDS + CELL_KIND[board * CELLS + cell]] |= bits.bit(cell)
    return cells


KIND_CELLS: Final = kind_cells()  # board * KINDS + kind


def region_of(board: int, cell: int) -> i64:
    """The cells of one kind that are connected with this one (BUR-1.10)."""
    kind = KIND_CELLS[board * KINDS + CELL_KIND[board * CELLS + cell]]
    region = bits.bit(cell)
    grown: i64 = 0
    while grown != region:
        grown = region
        for place in bits.members(grown):
            region |= NEAR[place] & kind
    return region


REGION: Final = row(
    [region_of(board, cell) for board in range(BOARDS) for cell in range(CELLS)]
)  # board * CELLS + cell
CASTLE_CELLS: Final = row([cell for board in BOX["estate"]["boards"] for cell in board["castle_cells"]])
SHEETS: Final[list[list[int]]] = [[side - 1 for side in sheet] for sheet in BOX["estate"]["sheets"]]
BASIC_BOARD: Final[i64] = BOX["setups"]["basic"]["board"] - 1
BASIC_CELL: Final[i64] = BOX["setups"]["basic"]["start_cell"]


def distance(die: i64, number: i64) -> i64:
    """Steps of one between two numbers of a die, over 6 and 1 as well (BUR-5.3)."""
    apart = die - number if die > number else number - die
    return min(apart, SIDES - apart)


FARTHEST: Final = 3


def reachable() -> vec[i64]:
    """The cells whose number is at most so many steps from a die: die * (FARTHEST + 1) + steps."""
    cells = filled((SIDES + 1) * (FARTHEST + 1), 0)
    for die in range(1, SIDES + 1):
        for steps in range(FARTHEST + 1):
            for cell in range(CELLS):
                if distance(die, CELL_DIE[cell]) <= steps:
                    cells[die * (FARTHEST + 1) + steps] |= bits.bit(cell)
    return cells


WITHIN: Final = reachable()

# Effects of buildings (BUR-9)

SELL: Final = 0
TAKE: Final = 1
PLACE: Final = 2
GAIN_WORKERS: Final = 3
GAIN_SILVER: Final = 4
GAIN_POINTS: Final = 5
EFFECT_NAMES: Final = ["sell", "take", "place", "gain_workers", "gain_silver", "gain_points"]
EFFECT: Final = row([EFFECT_NAMES.index(building["effect"]["type"]) for building in BOX["buildings"]])
EFFECT_AMOUNT: Final = row([building["effect"].get("amount", 0) for building in BOX["buildings"]])
EFFECT_KINDS: Final = row(  # which kinds a building may take, as bits
    [bits.gathered([KIND_NAMES.index(k) for k in b["effect"].get("kinds", [])]) for b in BOX["buildings"]]
)
BUILDING_RULES: Final[list[str]] = [building["rule"] for building in BOX["buildings"]]
WATCHTOWER: Final[i64] = BUILDING_NAMES.index("watchtower")

# Effects of knowledge (BUR-10): sets of tiles, bit number - 1

LORES: Final[list[dict[str, Any]]] = sorted(BOX["knowledge"], key=lambda lore: lore["number"])


def lore_with(effect: str) -> i64:
    """The tiles with an effect."""
    return bits.gathered([place for place, lore in enumerate(LORES) if lore["effect"]["type"] == effect])


def lore_value(effect: str, field: str) -> i64:
    """The number that an effect names; there is one tile of it, or all name the same."""
    values = {int(lore["effect"][field]) for lore in LORES if lore["effect"]["type"] == effect}
    if len(values) != 1:
        raise ValueError(f"burgundy.toml: {effect}.{field} has the values {sorted(values)}")
    return values.pop()


def lore_for_placing() -> vec[i64]:
    """The tiles that change a die for nothing when a tile of a kind is placed (BUR-10.9 to BUR-10.11)."""
    tiles = filled(KINDS, 0)
    for place, lore in enumerate(LORES):
        if lore["effect"]["type"] == "free_adjust_place":
            for kind in lore["effect"]["kinds"]:
                tiles[KIND_NAMES.index(kind)] |= bits.bit(place)
    return tiles


SAME_BUILDINGS: Final = lore_with("duplicate_buildings_allowed")
MINE_WORKERS: Final = lore_with("worker_per_mine")
WORKERS_PER_MINE: Final = lore_value("worker_per_mine", "workers_per_mine")
SILVER_PER_MINE: Final = 1  # BUR-12.1
RICH_SALE: Final = lore_with("sale_silver_total")
RICH_SALE_SILVER: Final = lore_value("sale_silver_total", "silver")
WORKING_SALE: Final = lore_with("sale_extra_worker")
SALE_WORKERS: Final = lore_value("sale_extra_worker", "workers")
TWO_DEPOTS: Final = lore_with("ship_two_adjacent_depots")
BUY_ANYWHERE: Final = lore_with("buy_from_any_depot")
BREEDING: Final = lore_with("animal_tile_bonus")
BREEDING_POINTS: Final = lore_value("animal_tile_bonus", "vp_per_scored_tile")
LONG_STEP: Final = lore_with("worker_step_up_to")
LONG_STEP_SIZE: Final = lore_value("worker_step_up_to", "step")
FREE_PLACE: Final = lore_for_placing()
FREE_PLACE_STEP: Final = lore_value("free_adjust_place", "step")
FREE_TAKE: Final = lore_with("free_adjust_take")
FREE_TAKE_STEP: Final = lore_value("free_adjust_take", "step")
PAID_SERVICE: Final = lore_with("take_workers_extra_silver")
SERVICE_SILVER: Final = lore_value("take_workers_extra_silver", "silver")
GREAT_MUSTER: Final = lore_with("take_workers_total")
MUSTERED: Final = lore_value("take_workers_total", "workers")

# What a tile is worth at the end (BUR-10.16 to BUR-10.20): points for each thing counted

PER_COLOUR_SOLD: Final = 1
PER_BUILDING: Final = 2
PER_SPECIES: Final = 3
PER_TILE_SOLD: Final = 4
PER_BONUS: Final = 5
END_TYPES: Final = [
    "vp_per_sold_goods_type",
    "vp_per_building",
    "vp_per_animal_type",
    "vp_per_sold_goods_tile",
    "vp_per_bonus_tile",
]
END_COUNTS: Final = row(
    [END_TYPES.index(lore["effect"]["type"]) + 1 if lore["timing"] == "game_end" else 0 for lore in LORES]
)
END_POINTS: Final = row([lore["effect"].get("vp", 0) for lore in LORES])
END_BUILDING: Final = row(
    [BUILDING_NAMES.index(lore["effect"]["building"]) if "building" in lore["effect"] else NONE for lore in LORES]
)

# Points

REGION_POINTS: Final = row(BOX["scoring"]["region_size_vp"])  # by size
PHASE_POINTS: Final = row([BOX["scoring"]["phase_bonus_vp"][phase] for phase in PHASE_NAMES])
LARGE_BONUS: Final = by_seats(BOX["scoring"]["colour_bonus"]["large"])
SMALL_BONUS: Final = by_seats(BOX["scoring"]["colour_bonus"]["small"])
UNSOLD_POINTS: Final[i64] = BOX["scoring"]["end_vp_per_unsold_good"]
SILVER_POINTS: Final[i64] = BOX["scoring"]["end_vp_per_silver"]
WORKERS_PER_POINT: Final[i64] = BOX["scoring"]["end_workers_per_vp"]

# Where points come from: the lines of the score sheet

SOURCES: Final = 10
SOURCE_NAMES: Final = [
    "regions",
    "phases",
    "colours",
    "animals",
    "watchtowers",
    "goods",
    "unsold",
    "silver",
    "workers",
    "knowledge",
]
FROM_REGIONS: Final = 0
FROM_PHASES: Final = 1
FROM_COLOURS: Final = 2
FROM_ANIMALS: Final = 3
FROM_WATCHTOWERS: Final = 4
FROM_GOODS: Final = 5
FROM_UNSOLD: Final = 6
FROM_SILVER: Final = 7
FROM_WORKERS: Final = 8
FROM_KNOWLEDGE: Final = 9

# Options

SETTINGS: Final[Settings] = settings_of(BOX["options"])
PLAYER_COLOURS: Final[dict[int, list[str]]] = {seats: BOX["seating"][f"colours_{seats}"] for seats in (2, 3, 4)}


def check_dimensions() -> None:
    """The sizes of rows are written in the code, so that compiled loops know them; they must be those of the box."""
    sizes = {
        "seats": [SEATS, BOX["meta"]["max_players"]],
        "phases": [PHASES, len(PHASE_NAMES)],
        "rounds": [ROUNDS, BOX["constants"]["rounds_per_phase"]],
        "goods of a phase": [ROUNDS, PHASE_GOODS],
        "dice": [DICE, BOX["constants"]["dice_per_player"]],
        "storage slots": [STORAGE, BOX["constants"]["storage_slots"]],
        "colours": [COLOURS, len(COLOUR_NAMES)],
        "kinds": [KINDS, len(BOX["tiles"])],
        "buildings": [BUILDINGS, len(BUILDING_NAMES)],
        "species": [SPECIES, len(SPECIES_NAMES)],
        "herd sizes": [HERDS, len(HERD_SIZES)],
        "knowledge tiles": [LORE, len(LORES)],
        "faces": [FACES, len(FACE_NAMES)],
        "first animal": [FIRST_ANIMAL, BUILDINGS],
        "first knowledge": [FIRST_LORE, BUILDINGS + SPECIES * HERDS],
        "castle face": [CASTLE_FACE, FACE_NAMES.index("castle")],
        "mine face": [MINE_FACE, FACE_NAMES.index("mine")],
        "ship face": [SHIP_FACE, FACE_NAMES.index("ship")],
        "tiles": [sum(listed(PILE_NORMAL)) + sum(listed(PILE_BLACK)), TILES],
        "depots": [DEPOTS, len(BOX["board"]["depots"])],
        "depot spaces": [SLOTS, len(SPACES)],
        "black spaces": [BLACK_SLOTS, BLACK_TILES[SEATS]],
        "spaces of the track": [TRACK, BOX["board"]["turn_order_track_last"] + 1],
        "cells": [CELLS, len(BOX["estate"]["cells"])],
        "boards": [BOARDS, len(BOX["estate"]["boards"])],
        "castle spaces": [BOARDS * CASTLES, len(CASTLE_CELLS)],
        "sources": [SOURCES, len(SOURCE_NAMES)],
    }
    if list(range(DEPOTS)) != RING:
        raise ValueError("burgundy.toml: the ring of depots is not in the order of their numbers")
    check_sizes(meta.ID, sizes)


check_dimensions()
