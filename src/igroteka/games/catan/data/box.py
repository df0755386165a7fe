"""What is in the box? Every number printed on a component or in the rulebook, from catan.toml."""

from typing import Any, Final

from igroteka.core.arrays import filled, i64, listed, row, vec
from igroteka.core.box import check_sizes, load_box
from igroteka.core.settings import Settings, settings_of
from igroteka.games.catan import meta
from igroteka.kit import bits
from igroteka.kit.graph import Graph

BOX: Final[dict[str, Any]] = load_box(meta.ID)


def gathered_rows(rows: list[list[int]]) -> vec[i64]:
    """Each list of places as a set of bits."""
    return row([bits.gathered(places) for places in rows])


# Resources, terrain and numbers

RESOURCE_NAMES: Final[list[str]] = BOX["resources"]["order"]
RESOURCES: Final = 5
CARDS_PER_RESOURCE: Final[i64] = BOX["resources"]["cards_per_resource"]
LUMBER: Final[i64] = RESOURCE_NAMES.index("lumber")
BRICK: Final[i64] = RESOURCE_NAMES.index("brick")
WOOL: Final[i64] = RESOURCE_NAMES.index("wool")
GRAIN: Final[i64] = RESOURCE_NAMES.index("grain")
ORE: Final[i64] = RESOURCE_NAMES.index("ore")

TERRAIN_NAMES: Final[list[str]] = BOX["action_space"][
    "terrain_order"
]  # terrain t yields resource t; the desert is last
TERRAINS: Final = 6
DESERT: Final[i64] = TERRAIN_NAMES.index("desert")
TERRAIN_COUNTS: Final = row([BOX["terrain_counts"][name] for name in TERRAIN_NAMES])

TOKENS: Final = row(BOX["number_tokens"]["numbers"])  # in letter order A to R
RED: Final = row(BOX["number_tokens"]["red"])
RED_TOKENS: Final = row(sorted(n for n in BOX["number_tokens"]["numbers"] if n in BOX["number_tokens"]["red"]))
PLAIN_NUMBERS: Final = row(BOX["action_space"]["plain_numbers"])
PLAIN_COUNTS: Final = row([BOX["number_tokens"]["numbers"].count(n) for n in BOX["action_space"]["plain_numbers"]])

TOKENS_PER_NUMBER: Final = 2  # at most

DICE_SIDES: Final[i64] = BOX["dice"]["sides"]
NUMBERS: Final[i64] = 2 * DICE_SIDES  # the highest
DICE_OUTCOMES: Final[i64] = DICE_SIDES * DICE_SIDES
DICE_WAYS: Final = row([0, 0] + [BOX["dice"]["ways"][str(total)] for total in range(2, 2 * DICE_SIDES + 1)])
SEVEN: Final = 7  # the robber's roll

# The island

HEXES: Final = 19
NODES: Final = 54
EDGES: Final = 72
GRAPH: Final = Graph(NODES, BOX["geometry"]["edges"])
ALL_NODES: Final[i64] = bits.bit(NODES) - 1
HEX_NODES: Final = gathered_rows(BOX["geometry"]["hex_nodes"])
HEX_NEIGHBOURS: Final = gathered_rows(BOX["geometry"]["hex_neighbours"])
EDGE_NODES: Final = gathered_rows(BOX["geometry"]["edges"])
CORNER_NAMES: Final[list[str]] = BOX["action_space"]["corner_order"]
SPIRALS: Final = vec[vec[i64]]([row(BOX["spiral"][corner]) for corner in CORNER_NAMES])


def near_nodes() -> vec[i64]:
    """Each node with its neighbours, as a set of bits."""
    near = row([bits.bit(node) for node in range(NODES)])
    for low, high in BOX["geometry"]["edges"]:
        near[low] |= bits.bit(high)
        near[high] |= bits.bit(low)
    return near


def node_hexes() -> vec[i64]:
    """The hexes around each node, as a set of bits."""
    around = filled(NODES, 0)
    for place, nodes in enumerate(BOX["geometry"]["hex_nodes"]):
        for node in nodes:
            around[node] |= bits.bit(place)
    return around


NEAR: Final = near_nodes()
NODE_HEXES: Final = node_hexes()

HARBOUR_NAMES: Final[list[str]] = BOX["action_space"]["harbour_order"]  # generic, then one for each resource
HARBOUR_KINDS: Final = 6
GENERIC: Final[i64] = HARBOUR_NAMES.index("generic")
HARBOUR_COUNTS: Final = row([BOX["harbour_counts"][name] for name in HARBOUR_NAMES])
HARBOURS: Final = 9
HARBOUR_NODES: Final = gathered_rows([harbour["nodes"] for harbour in BOX["harbours"]])
PRINTED_HARBOURS: Final = row([HARBOUR_NAMES.index(harbour["beginner_type"]) for harbour in BOX["harbours"]])
BANK_RATE: Final[i64] = BOX["maritime"]["bank_rate"]
GENERIC_RATE: Final[i64] = BOX["maritime"]["generic_harbour_rate"]
SPECIAL_RATE: Final[i64] = BOX["maritime"]["special_harbour_rate"]

# Pieces, costs, points

SEATS: Final = 4
ROADS: Final[i64] = BOX["pieces_per_player"]["roads"]
SETTLEMENTS: Final[i64] = BOX["pieces_per_player"]["settlements"]
CITIES: Final[i64] = BOX["pieces_per_player"]["cities"]
ROAD_COST: Final = row(BOX["costs"]["road"])
SETTLEMENT_COST: Final = row(BOX["costs"]["settlement"])
CITY_COST: Final = row(BOX["costs"]["city"])
CARD_COST: Final = row(BOX["costs"]["development_card"])
SETTLEMENT_POINTS: Final[i64] = BOX["points"]["settlement"]
CITY_POINTS: Final[i64] = BOX["points"]["city"]
LONGEST_ROAD_POINTS: Final[i64] = BOX["points"]["longest_road"]
LARGEST_ARMY_POINTS: Final[i64] = BOX["points"]["largest_army"]
CARD_POINTS: Final[i64] = BOX["points"]["victory_point_card"]
LONGEST_ROAD_MIN: Final[i64] = BOX["thresholds"]["longest_road_min"]
LARGEST_ARMY_MIN: Final[i64] = BOX["thresholds"]["largest_army_min"]
CITY_YIELD: Final = 2

# Development cards

CARD_NAMES: Final[list[str]] = BOX["action_space"]["development_card_order"]
CARDS: Final = 5
CARD_COUNTS: Final = row([BOX["development_cards"][name] for name in CARD_NAMES])
DECK_SIZE: Final[i64] = BOX["development_cards"]["total"]
KNIGHT: Final[i64] = CARD_NAMES.index("knight")
ROAD_BUILDING: Final[i64] = CARD_NAMES.index("road_building")
YEAR_OF_PLENTY: Final[i64] = CARD_NAMES.index("year_of_plenty")
MONOPOLY: Final[i64] = CARD_NAMES.index("monopoly")
VICTORY_POINT: Final[i64] = CARD_NAMES.index("victory_point")

# Options

SETTINGS: Final[Settings] = settings_of(BOX["options"])
COLOURS: Final[dict[int, list[str]]] = {seats: BOX["seating"][f"colours_{seats}"] for seats in (2, 3, 4)}


def check_dimensions() -> None:
    """The sizes of rows are written in the code, so that compiled loops know them; they must be those of the box."""
    sizes = {
        "resources": [RESOURCES, len(RESOURCE_NAMES)],
        "terrains": [TERRAINS, len(TERRAIN_NAMES)],
        "hexes": [HEXES, BOX["geometry"]["hex_count"]],
        "nodes": [NODES, BOX["geometry"]["node_count"]],
        "edges": [EDGES, BOX["geometry"]["edge_count"]],
        "harbours": [HARBOURS, len(BOX["harbours"])],
        "harbour kinds": [HARBOUR_KINDS, len(HARBOUR_NAMES)],
        "cards": [CARDS, len(CARD_NAMES)],
        "tokens per number": [TOKENS_PER_NUMBER, max([listed(TOKENS).count(number) for number in listed(TOKENS)])],
        "seats": [SEATS, len(COLOURS[SEATS])],
    }
    check_sizes(meta.ID, sizes)


check_dimensions()
