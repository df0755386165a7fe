"""What is in the box? Every number printed on a component or in the rulebook, from gwt.toml."""

from typing import Any, Final

from igroteka.core.arrays import filled, i64, listed, row, vec
from igroteka.core.box import check_sizes, load_box
from igroteka.core.settings import Settings, settings_of
from igroteka.families.trail.routes import Routes
from igroteka.games.gwt import meta
from igroteka.kit import bits

BOX: Final[dict[str, Any]] = load_box(meta.ID)
NONE: Final = -1
SEATS: Final = 4


def by_seats(table: dict[str, int]) -> vec[i64]:
    """A number for each count of players."""
    return row([table.get(str(seats), 0) for seats in range(SEATS + 1)])


def numbers(table: dict[str, int], length: int) -> vec[i64]:
    """Numbers by key 0, 1, 2 ...; what is left out is 0."""
    return row([table.get(str(place), 0) for place in range(length)])


def identities(name: str) -> list[str]:
    """The ids of a list of components."""
    return [str(entry["id"]) for entry in BOX[name]]


# Set-up, GWT-2

START_TILES: Final[i64] = BOX["setup"]["initial_bag1_tiles_on_board"]
START_JOBS: Final = by_seats(BOX["setup"]["initial_job_market_workers"])
MARKET_SIZE: Final = by_seats(BOX["setup"]["cattle_market_size"])
MARKET_SIZE_SIMMENTAL: Final = by_seats(BOX["setup"]["cattle_market_size_simmental"])
DISPLAY: Final[i64] = BOX["setup"]["objective_display"]
START_DOLLARS: Final = row(BOX["setup"]["starting_money_by_seat"])
START_CARDS: Final = row(BOX["setup"]["starting_cards_by_seat"])
START_TOKENS: Final[i64] = BOX["setup"]["starting_exchange_tokens"]
FIRST_HAND: Final[i64] = BOX["setup"]["first_turn_hand"]
TOKEN_DRAWS: Final[i64] = BOX["exchange_token"]["draw_up_to"]

# The trail (GWT-4)

NODES: Final = 52
NODE_LIST: Final[list[dict[str, Any]]] = BOX["trail"]["node"]
NODE_NAMES: Final[list[str]] = [node["id"] for node in NODE_LIST]
KIND_NAMES: Final = ["start", "neutral", "building", "hazard", "bandit", "kansas_city"]
AT_START: Final = 0
NEUTRAL: Final = 1
BUILDING: Final = 2
HAZARD: Final = 3
BANDIT: Final = 4
KANSAS_CITY: Final = 5
NODE_KIND: Final = row([KIND_NAMES.index(node["kind"]) for node in NODE_LIST])
START: Final = 0
KC: Final = 51
BRANCHES: Final = 2
NEXT: Final = row(
    [
        NODE_NAMES.index(node["next"][branch]) if branch < len(node["next"]) else NONE
        for node in NODE_LIST
        for branch in (0, 1)
    ]
)  # node * BRANCHES + branch
WOODS: Final[i64] = bits.gathered([place for place, node in enumerate(NODE_LIST) if node.get("woods")])


def nodes_of(kind: int) -> vec[i64]:
    """The nodes of a kind, in order; hazards by zone and number, bandits by number."""
    return row([node for node in range(NODES) if NODE_KIND[node] == kind])


NEUTRAL_SPACES: Final = nodes_of(NEUTRAL)
BUILDING_SPACES: Final = nodes_of(BUILDING)
HAZARD_SPACES: Final = nodes_of(HAZARD)
BANDIT_SPACES: Final = nodes_of(BANDIT)
HOUSE_SPACES: Final = row([node for node in range(NODES) if NODE_KIND[node] in (NEUTRAL, BUILDING)])
NEUTRALS: Final = 7
SITES: Final = 22
HAZARDS: Final = 12
BANDITS: Final = 9
HOUSES: Final = 29
ZONE: Final = 4  # spaces of a hazard zone


def place_in(spaces: vec[i64]) -> vec[i64]:
    """The place of every node in such a list, or NONE."""
    places = filled(NODES, NONE)
    for place in range(len(spaces)):
        places[spaces[place]] = place
    return places


HAZARD_OF: Final = place_in(HAZARD_SPACES)
BANDIT_OF: Final = place_in(BANDIT_SPACES)


def names_of(spaces: vec[i64]) -> list[str]:
    """The names of these nodes."""
    return [NODE_NAMES[node] for node in listed(spaces)]


# Routes: a target and the branch taken at each fork on the way (GWT-15.1)

ROUTES: Final = Routes(NODE_NAMES, listed(NEXT))
ROUTE_NAMES: Final = ROUTES.words
ROUTE_NODE: Final = ROUTES.node

# Tiles of the three bags (GWT-1.3)

TILES: Final = 20
CRAFTS: Final = 3
COWBOY: Final = 0
BUILDER: Final = 1
ENGINEER: Final = 2
CRAFT_NAMES: Final[list[str]] = BOX["components"]["worker_types"]
COLOURS: Final = 2  # of bandits
COLOUR_NAMES: Final[list[str]] = BOX["components"]["bandit_colours"]
FIRST_BANDIT: Final = 3
FIRST_HAZARD: Final = 5
HAZARD_FACES: Final = 5  # of each type
HAZARD_NAMES: Final[list[str]] = BOX["components"]["hazard_types"]
FACES: Final[list[dict[str, Any]]] = BOX["bags"]["hazard"]
TILE_NAMES: Final[list[str]] = [
    *[f"worker:{craft}" for craft in CRAFT_NAMES],
    *[f"bandit:{colour}" for colour in COLOUR_NAMES],
    *[f"hazard:{zone}:{face['vp']}:{face['hand']}" for zone in HAZARD_NAMES for face in FACES],
]
HANDS: Final = ["none", "green", "black", "both"]  # bit 0 = green, bit 1 = black
TILE_HAND: Final = row(
    [
        *[0 for _ in CRAFT_NAMES],
        *[HANDS.index(bandit["hand"]) for bandit in BOX["bags"]["bandit"]],
        *[HANDS.index(face["hand"]) for _ in HAZARD_NAMES for face in FACES],
    ]
)
TILE_POINTS: Final = row([0] * FIRST_HAZARD + [face["vp"] for _ in HAZARD_NAMES for face in FACES])
BAGS: Final = 3
FORESIGHT: Final = 6
FORESIGHT_PER_BAG: Final = 2
SLOT_NAMES: Final = [f"{slot // FORESIGHT_PER_BAG + 1}{'ab'[slot % FORESIGHT_PER_BAG]}" for slot in range(FORESIGHT)]
FEE_GREEN: Final = by_seats(BOX["hand_fee"]["green"])
FEE_BLACK: Final = by_seats(BOX["hand_fee"]["black"])


def full_bags() -> vec[i64]:
    """All tiles by bag * TILES + tile."""
    tiles = filled(BAGS * TILES, 0)
    for craft, worker in enumerate(BOX["bags"]["worker"]):
        for bag in (1, 2):
            tiles[bag * TILES + craft] = worker[f"bag{bag + 1}"]
    for colour, bandit in enumerate(BOX["bags"]["bandit"]):
        for bag in (0, 2):
            tiles[bag * TILES + FIRST_BANDIT + colour] = bandit[f"bag{bag + 1}"]
    for tile in range(FIRST_HAZARD, TILES):
        tiles[tile] = FACES[(tile - FIRST_HAZARD) % HAZARD_FACES]["count_per_type"]
    return tiles


FULL_BAGS: Final = full_bags()


def thinned_bags(seats: int) -> vec[i64]:
    """The bags of the fan variant: a word without a type stands for every type (GWT-16)."""
    tiles = FULL_BAGS[:]
    fewer = BOX["variant_balanced_bags"]["fewer"].get(str(seats), {})
    for bag in range(BAGS):
        for name, count in fewer.get(f"bag{bag + 1}", {}).items():
            words = name.split(":")
            for tile in range(TILES):
                parts = TILE_NAMES[tile].split(":")
                if parts[0] == words[0] and parts[len(parts) - len(words) + 1 :] == words[1:]:
                    tiles[bag * TILES + tile] -= count
    return tiles


# The job market (GWT-6.3)

ROWS: Final = 12
ROW_PRICE: Final = row(BOX["job_market"]["row_cost"])
FIRST_ROW: Final[i64] = BOX["job_market"]["token_start_row"] - 1
REFILL_ROWS: Final[i64] = bits.gathered(
    [number - 1 for number in BOX["job_market"]["cattle_refill_when_token_leaves_row"]]
)
LAST_ROW: Final[i64] = BOX["job_market"]["game_end_when_token_leaves_row"] - 1
TOKEN_POINTS: Final[i64] = BOX["job_market"]["job_market_token_vp"]

# Cards: cattle, objectives, starting objectives

CATTLE: Final = 16
DECK: Final = 37  # cards that may be in a deck: cattle and objectives
OBJECTIVES: Final = 21
CARDS: Final = 41
STARTERS: Final = 4  # starting objectives
BREEDS: Final = 10
BREED_NAMES: Final[list[str]] = [breed["id"] for breed in BOX["cattle"]["breed"]]
SIMMENTAL: Final = 9
FIRST_MARKET: Final = 4
FIRST_STAGE: Final = 13
CALF: Final = 13
HEIFER: Final = 14
COW: Final = 15


def cattle_cards() -> list[dict[str, Any]]:
    """Every kind of cattle card; copies of a breed that differ in points are told apart by them."""
    market: list[dict[str, Any]] = BOX["cattle"]["market"]
    breeds = [card["breed"] for card in market]
    cards = [{**card, "name": card["breed"], "count": 0} for card in BOX["cattle"]["player"]]
    for card in market:
        suffix = str(card["vp"]) if breeds.count(card["breed"]) > 1 else ""
        cards.append({**card, "name": f"{card['breed']}{suffix}"})
    return cards + [{**card, "name": card["id"]} for card in BOX["cattle"]["simmental"]]


CATTLE_CARDS: Final = cattle_cards()
OBJECTIVE_CARDS: Final[list[dict[str, Any]]] = BOX["objective"]
STARTER_CARDS: Final[list[dict[str, Any]]] = BOX["starting_objective"]
CARD_NAMES: Final[list[str]] = [
    *[card["name"] for card in CATTLE_CARDS],
    *[card["id"] for card in OBJECTIVE_CARDS],
    *[card["id"] for card in STARTER_CARDS],
]
OBJECTIVE_NAMES: Final = CARD_NAMES[CATTLE:DECK]
STARTER_NAMES: Final = CARD_NAMES[DECK:]
BREED: Final = row([BREED_NAMES.index(card["breed"]) for card in CATTLE_CARDS] + [NONE] * (CARDS - CATTLE))
VALUE: Final = row([card["value"] for card in CATTLE_CARDS] + [0] * (CARDS - CATTLE))
CARD_POINTS: Final = row([card["vp"] for card in [*CATTLE_CARDS, *OBJECTIVE_CARDS, *STARTER_CARDS]])
PENALTY: Final = row([0] * CATTLE + [card["penalty"] for card in [*OBJECTIVE_CARDS, *STARTER_CARDS]])
MARKET_COUNT: Final = row([card["count"] if card["name"] != "simmental" else 0 for card in CATTLE_CARDS])
OBJECTIVE_COUNT: Final = row([card["count"] for card in OBJECTIVE_CARDS])
START_DECK: Final = row([card.get("count_per_player", 0) for card in CATTLE_CARDS])
VALUE3: Final[i64] = bits.gathered([card for card in range(FIRST_MARKET, FIRST_STAGE) if VALUE[card] == 3])
ALL_CATTLE: Final[i64] = bits.bit(CATTLE) - 1
ALL_OBJECTIVES: Final[i64] = bits.bit(DECK) - bits.bit(CATTLE)

# What objectives ask for (GWT-11.7)

TASKS: Final = 9
TASK_NAMES: Final[list[str]] = [task["id"] for task in BOX["vocabulary"]["task"]]
T_BUILDING: Final = 0
T_STATION: Final = 1
T_HAZARD: Final = 2
T_GREEN: Final = 3
T_ORANGE: Final = 4
T_VALUE3: Final = 5
T_SHORTHORN: Final = 6
T_HEREFORD: Final = 7
T_NEW_YORK: Final = 8


def tasks_of_cards() -> vec[i64]:
    """How much of everything a card asks for: card * TASKS + task."""
    asked = filled(CARDS * TASKS, 0)
    for place, card in enumerate([*OBJECTIVE_CARDS, *STARTER_CARDS]):
        for task in card["tasks"]:
            asked[(CATTLE + place) * TASKS + TASK_NAMES.index(task)] += 1
    return asked


ASKED: Final = tasks_of_cards()
CARD_TASK: Final = row(
    [
        T_VALUE3
        if VALUE3 >> card & 1
        else T_SHORTHORN
        if BREED_NAMES[BREED[card]] == "shorthorn"
        else T_HEREFORD
        if BREED_NAMES[BREED[card]] == "hereford"
        else NONE
        for card in range(CATTLE)
    ]
)  # the task that a cattle card fulfils

# Purchases (GWT-6.7): which cards, how many cowboys, what price

PURCHASES: Final = 32


class Purchases:
    """Every way to take one or two cards of a class from the market."""

    def __init__(self) -> None:
        self.names: Final[list[str]] = []
        self.first: Final[list[int]] = []
        self.second: Final[list[int]] = []
        self.cowboys: Final[list[int]] = []
        self.price: Final[list[int]] = []
        for option in BOX["cattle"]["price"]:
            cards = [card for card in range(FIRST_MARKET, CATTLE) if self.is_of(card, option["class"])]
            for place, first in enumerate(cards):
                for second in cards[place:] if option["cards"] == 2 else [NONE]:
                    words = [CARD_NAMES[first], CARD_NAMES[second] if second != NONE else "", str(option["cowboys"])]
                    self.names.append(" ".join([word for word in words if word]))
                    self.first.append(first)
                    self.second.append(second)
                    self.cowboys.append(option["cowboys"])
                    self.price.append(option["price"])

    def is_of(self, card: int, group: str) -> bool:
        """Is the card of a class of the price list?"""
        if group == "value3":
            return bool(VALUE3 >> card & 1)
        return group in (CARD_NAMES[card], CATTLE_CARDS[card]["breed"])


BUYS: Final = Purchases()
BUY_NAMES: Final = BUYS.names
BUY_FIRST: Final = row(BUYS.first)
BUY_SECOND: Final = row(BUYS.second)
BUY_COWBOYS: Final = row(BUYS.cowboys)
BUY_PRICE: Final = row(BUYS.price)
CARDS_PER_COWBOY: Final[i64] = BOX["cattle"]["extra"]["draw_to_market_per_unused_cowboy"]

# The railroad: spaces 0 to 39, then the turnouts of stations 1 to 9 (GWT-6.10)

SPACES: Final = 40
LAST_SPACE: Final = 39
STATIONS: Final = 10
TURNOUTS: Final = 9
POSITIONS: Final = 49
STATION_LIST: Final[list[dict[str, Any]]] = BOX["railroad"]["station"]
POSITION_NAMES: Final = [str(space) for space in range(SPACES)] + [f"s{number + 1}" for number in range(TURNOUTS)]
END_BONUS: Final[i64] = BOX["railroad"]["end_bonus_money"]
TURNOUT_SPACE: Final = row([station["turnout"][0] for station in STATION_LIST[:TURNOUTS]])  # the space before it


def turnouts() -> vec[i64]:
    """The turnout after each space, or NONE."""
    after = filled(SPACES, NONE)
    for turnout in range(TURNOUTS):
        after[TURNOUT_SPACE[turnout]] = SPACES + turnout
    return after


TURNOUT_AFTER: Final = turnouts()
STATION_COST: Final = row([station["cost"] for station in STATION_LIST])
STATION_POINTS: Final = row([station["vp"] for station in STATION_LIST])
STATION_DARK: Final[i64] = bits.gathered(
    [place for place, station in enumerate(STATION_LIST) if station["corner"] == "dark"]
)
MASTER_STATIONS: Final = 5
CROSSES_BEFORE: Final = row(
    [len([cross for cross in BOX["railroad"]["crosses_after_space"] if cross < space]) for space in range(SPACES)]
)


def station_at(position: i64) -> i64:
    """The station of a turnout or of the last space, or NONE."""
    if position >= SPACES:
        return position - SPACES
    return STATIONS - 1 if position == LAST_SPACE else NONE


def nose(position: i64) -> i64:
    """The space an engine counts as being at; in a turnout, the one after it (GWT-7.13)."""
    return TURNOUT_SPACE[position - SPACES] + 1 if position >= SPACES else position


# Cities, GWT-7

CITIES: Final = 10
CITY_NAMES: Final = identities("city")
CITY_LIST: Final[list[dict[str, Any]]] = BOX["city"]
CITY_VALUE: Final = row([city["value"] for city in CITY_LIST])
CITY_DARK: Final[i64] = bits.gathered([place for place, city in enumerate(CITY_LIST) if city["corner"] == "dark"])
CITY_REPEATS: Final[i64] = bits.gathered([place for place, city in enumerate(CITY_LIST) if city.get("repeatable")])
CITY_DOLLARS: Final = row([city.get("money_on_delivery", 0) for city in CITY_LIST])
CITY_POINTS: Final = row([city.get("vp_per_disc", 0) for city in CITY_LIST])
HOME_CITY: Final = 0  # Kansas City
NEW_YORK: Final = 9
LINKS: Final = 7
LINK_LOW: Final = row([CITY_NAMES.index(link["between"][0]) for link in BOX["city_link"]])
LINK_HIGH: Final = row([CITY_NAMES.index(link["between"][1]) for link in BOX["city_link"]])
LINK_POINTS: Final = row([link["vp"] for link in BOX["city_link"]])

# The player board

DISCS: Final = 14
DISC_LIST: Final[list[dict[str, Any]]] = BOX["player_board"]["disc_space"]
DISC_NAMES: Final[list[str]] = [space["id"] for space in DISC_LIST]
ALL_DISCS: Final[i64] = bits.bit(DISCS) - 1
WHITE_DISCS: Final[i64] = bits.gathered([place for place, space in enumerate(DISC_LIST) if space["corner"] == "white"])
DISC_GAIN: Final = row([space.get("on_clear_gain", 0) - space.get("on_clear_pay", 0) for space in DISC_LIST])
DISC_COST: Final = row([-gain for gain in listed(DISC_GAIN)])
DISC_POINTS: Final = row([space.get("vp", 0) for space in DISC_LIST])
STEP_LEFT: Final[i64] = DISC_NAMES.index("step_left")
STEP_RIGHT: Final[i64] = DISC_NAMES.index("step_right")
HAND_LEFT: Final[i64] = DISC_NAMES.index("hand_left")
HAND_RIGHT: Final[i64] = DISC_NAMES.index("hand_right")
CERT_4: Final[i64] = DISC_NAMES.index("cert_4")
CERT_6: Final[i64] = DISC_NAMES.index("cert_6")
STEP_BASE: Final = row(
    [BOX["player_board"]["step_limit"].get(str(seats), {}).get("base", 0) for seats in range(SEATS + 1)]
)
STEP_MORE_LEFT: Final = row(
    [BOX["player_board"]["step_limit"].get(str(seats), {}).get("left", 0) for seats in range(SEATS + 1)]
)
STEP_MORE_RIGHT: Final = row(
    [BOX["player_board"]["step_limit"].get(str(seats), {}).get("right", 0) for seats in range(SEATS + 1)]
)
HAND_LIMIT: Final[i64] = BOX["player_board"]["hand_limit"]
TRACK: Final = row(BOX["player_board"]["certificate_track"])  # of certificates
MARKS: Final = 6  # places of the certificate marker
TRACK_LIMIT: Final[i64] = listed(TRACK).index(BOX["player_board"]["certificate_limit_start"])
MOST_CERTIFICATES: Final = 6
CRAFT_SPACES: Final = 6
CRAFT_POINTS: Final = numbers(BOX["player_board"]["worker_vp"], CRAFT_SPACES + 1)

AUXILIARIES: Final = 5
AUX_LIST: Final[list[dict[str, Any]]] = BOX["player_board"]["auxiliary"]
AUX_NAMES: Final[list[str]] = [auxiliary["id"] for auxiliary in AUX_LIST]
AUX_FREE: Final = row([1 if auxiliary["starts_unlocked"] else 0 for auxiliary in AUX_LIST])
AUX_DISCS: Final = row(
    [bits.gathered([DISC_NAMES.index(space) for space in auxiliary["disc_spaces"]]) for auxiliary in AUX_LIST]
)

# Station masters (GWT-6.17)

MASTERS: Final = 9
MASTER_NAMES: Final = identities("station_master")
MASTER_LIST: Final[list[dict[str, Any]]] = BOX["station_master"]
MASTER_POINTS: Final = row([master["vp"] for master in MASTER_LIST])
MASTER_PER: Final = row([master["per"] for master in MASTER_LIST])
COUNTS: Final = [
    "nothing",
    "objective_area_cards",
    "certificates",
    "bandit_colour_pairs",
    "hazard_tiles",
    "workers",
    "own_stations",
    "own_buildings",
]
MASTER_COUNTS: Final = row([COUNTS.index(master["counts"]) for master in MASTER_LIST])
OF_AREA: Final = 1
OF_CERTIFICATES: Final = 2
OF_PAIRS: Final = 3
OF_HAZARDS: Final = 4
OF_WORKERS: Final = 5
OF_STATIONS: Final = 6
OF_BUILDINGS: Final = 7

# Scoring, GWT-11

CATEGORIES: Final[list[str]] = BOX["scoring"]["categories"]
DOLLARS_PER_POINT: Final[i64] = BOX["scoring"]["dollars_per_vp"]

# Options

SETTINGS: Final[Settings] = settings_of(BOX["options"])
PLAYER_COLOURS: Final[dict[int, list[str]]] = {seats: BOX["seating"][f"colours_{seats}"] for seats in (2, 3, 4)}


def check_dimensions() -> None:
    """The sizes of rows are written in the code, so that compiled loops know them; they must be those of the box."""
    sizes = {
        "seats": [SEATS, BOX["meta"]["players_max"]],
        "nodes": [NODES, len(NODE_LIST)],
        "start": [START, NODE_NAMES.index(BOX["trail"]["start"])],
        "Kansas City": [KC, NODE_NAMES.index(BOX["trail"]["end"])],
        "neutral spaces": [NEUTRALS, len(NEUTRAL_SPACES)],
        "building spaces": [SITES, len(BUILDING_SPACES)],
        "hazard spaces": [HAZARDS, len(HAZARD_SPACES)],
        "bandit spaces": [BANDITS, len(BANDIT_SPACES)],
        "houses": [HOUSES, len(HOUSE_SPACES)],
        "crafts": [CRAFTS, len(CRAFT_NAMES)],
        "bandits": [COLOURS, len(COLOUR_NAMES)],
        "hazard faces": [HAZARD_FACES, len(FACES)],
        "tiles": [TILES, len(TILE_NAMES)],
        "first bandit": [FIRST_BANDIT, TILE_NAMES.index("bandit:green")],
        "foresight": [FORESIGHT_PER_BAG, BOX["setup"]["foresight_per_bag"]],
        "rows": [ROWS, len(ROW_PRICE)],
        "cattle": [CATTLE, len(CATTLE_CARDS)],
        "objectives": [OBJECTIVES, len(OBJECTIVE_CARDS)],
        "starting objectives": [STARTERS, len(STARTER_CARDS)],
        "cards": [CARDS, len(CARD_NAMES)],
        "deck": [DECK, CATTLE + OBJECTIVES],
        "breeds": [BREEDS, len(BREED_NAMES)],
        "simmental": [SIMMENTAL, BREED_NAMES.index("simmental")],
        "calf": [CALF, CARD_NAMES.index("simmental_calf")],
        "cow": [COW, CARD_NAMES.index("simmental_cow")],
        "purchases": [PURCHASES, len(BUY_NAMES)],
        "spaces": [SPACES, BOX["railroad"]["last_space"] + 1],
        "stations": [STATIONS, len(STATION_LIST)],
        "station masters' stations": [MASTER_STATIONS, BOX["setup"]["station_master_spaces"]],
        "cities": [CITIES, len(CITY_LIST)],
        "New York": [NEW_YORK, CITY_NAMES.index("new_york")],
        "links": [LINKS, len(BOX["city_link"])],
        "disc spaces": [DISCS, BOX["components"]["discs_per_player"]],
        "masters": [MASTERS, len(MASTER_LIST)],
        "marks": [MARKS, len(TRACK)],
        "auxiliary actions": [AUXILIARIES, len(AUX_LIST)],
        "tasks": [TASKS, len(TASK_NAMES)],
    }
    check_sizes(meta.ID, sizes)


check_dimensions()
