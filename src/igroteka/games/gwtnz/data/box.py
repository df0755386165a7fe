"""What is in the box? Every number printed on a component or in the rulebook, from gwtnz.toml."""

from typing import Any, Final

from igroteka.core.arrays import filled, i64, listed, row, vec
from igroteka.core.box import load_box
from igroteka.families.trail.routes import Routes
from igroteka.games.gwtnz import meta
from igroteka.kit import bits

BOX: Final[dict[str, Any]] = load_box(meta.ID)
NONE: Final = -1
SEATS: Final = 4


def by_seats(table: dict[str, int]) -> vec[i64]:
    """A number for each count of players."""
    return row([table.get(str(seats), 0) for seats in range(SEATS + 1)])


# Set-up, NZ-2 and NZ-3

A_TILES_DRAWN: Final = by_seats(BOX["setup"]["a_tiles_drawn"])
MARKET_SIZE: Final = by_seats(BOX["setup"]["sheep_market_size"])
BONUS_CARDS: Final = by_seats(BOX["setup"]["bonus_cards_per_set"])
DISPLAY: Final[i64] = BOX["setup"]["objective_display"]
START_POUNDS: Final = row(BOX["setup"]["start_money_by_seat"])
START_CARDS: Final = row(BOX["setup"]["start_hand_by_seat"])
START_TOKENS: Final[i64] = BOX["setup"]["start_exchange_tokens"]
START_GOLD: Final[i64] = BOX["setup"]["start_gold"]
START_CERTIFICATES: Final[i64] = BOX["setup"]["start_certificates"]
FIRST_HAND: Final[i64] = BOX["setup"]["first_turn_hand"]
HAND_LIMIT: Final[i64] = BOX["setup"]["hand_limit"]
GOLD_LIMIT: Final[i64] = BOX["setup"]["gold_limit"]
CERTIFICATE_LIMIT: Final[i64] = BOX["setup"]["temp_certificate_limit"]
CERTIFICATE_LIMIT_RAISED: Final[i64] = BOX["setup"]["temp_certificate_limit_raised"]
CERTIFICATE_GOLD: Final[i64] = BOX["setup"]["certificate_gold_threshold"]
STEP_LIMIT: Final = by_seats(BOX["setup"]["step_limit"]["by_players"])
STEP_TILE_SPACE: Final = by_seats(BOX["setup"]["step_tile_space"]["by_players"])
TOKEN_DRAWS: Final[i64] = BOX["exchange_token"]["draw_up_to"]
TRASH_TOKENS: Final[i64] = BOX["exchange_token"]["trash_tokens"]
TRASH_GOLD: Final[i64] = BOX["exchange_token"]["trash_gold"]
FREE_PLAYS: Final[i64] = BOX["free_plays"]["per_turn"]
PLUS_ONE_POUNDS: Final[i64] = BOX["plus_one"]["pounds"]

# The trail (NZ-4)

NODE_LIST: Final[list[dict[str, Any]]] = BOX["trail"]["node"]
NODES: Final[i64] = len(NODE_LIST)
NODE_NAMES: Final[list[str]] = [node["id"] for node in NODE_LIST]
KIND_NAMES: Final = ["start", "neutral", "building", "hazard", "wellington"]
AT_START: Final = 0
NEUTRAL: Final = 1
BUILDING: Final = 2
HAZARD: Final = 3
AT_WELLINGTON: Final = 4
NODE_KIND: Final = row([KIND_NAMES.index(node["kind"]) for node in NODE_LIST])
START: Final[i64] = NODE_NAMES.index(BOX["trail"]["start"])
WELLINGTON: Final[i64] = NODE_NAMES.index(BOX["trail"]["end"])
NEXT: Final = row(
    [
        NODE_NAMES.index(node["next"][branch]) if branch < len(node["next"]) else NONE
        for node in NODE_LIST
        for branch in (0, 1)
    ]
)  # node * BRANCHES + branch
PATHFINDER_NEEDED: Final = row([node.get("pathfinder_needed", 0) for node in NODE_LIST])


def nodes_of(kind: int) -> vec[i64]:
    """The nodes of a kind, in order; hazards by zone and number."""
    return row([node for node in range(len(NODE_LIST)) if NODE_KIND[node] == kind])


NEUTRAL_SPACES: Final = nodes_of(NEUTRAL)
BUILDING_SPACES: Final = nodes_of(BUILDING)
HAZARD_TYPES: Final = ["rockfall", "flood"]
HAZARD_SPACES: Final = row(
    [
        NODE_NAMES.index(node["id"])
        for zone in HAZARD_TYPES
        for node in sorted(
            [node for node in NODE_LIST if node.get("hazard") == zone], key=lambda node: int(node["number"])
        )
    ]
)
NEUTRALS: Final = 8
SITES: Final[i64] = len(BUILDING_SPACES)
HAZARDS: Final[i64] = len(HAZARD_SPACES)
ZONE_OF: Final = row(
    [HAZARD_TYPES.index(node["hazard"]) if "hazard" in node else NONE for node in NODE_LIST]
)  # zone by node


def names_of(spaces: vec[i64]) -> list[str]:
    """The names of these nodes."""
    return [NODE_NAMES[node] for node in listed(spaces)]


ROUTES: Final = Routes(NODE_NAMES, listed(NEXT))
ROUTE_NAMES: Final = ROUTES.words
ROUTE_NODE: Final = ROUTES.node

# Workers and the tiles of the two bags (NZ-2.3): workers, hazards, bonus tiles

CRAFTS: Final = 4
SHEPHERD: Final = 0
CRAFTSMAN: Final = 1
SAILOR: Final = 2
SHEARER: Final = 3
CRAFT_NAMES: Final[list[str]] = [worker["id"] for worker in BOX["worker"]]
HAZARD_TILES: Final[list[dict[str, Any]]] = BOX["hazard_tile"]
BONUS_TILES: Final[list[dict[str, Any]]] = BOX["bonus_tile"]
BONUSES: Final[i64] = len(BONUS_TILES)
FIRST_HAZARD: Final = 4
FIRST_BONUS: Final[i64] = FIRST_HAZARD + len(HAZARD_TILES)
TILES: Final[i64] = FIRST_HAZARD + len(HAZARD_TILES) + len(BONUS_TILES)
FEES: Final[dict[str, int]] = {"black": BOX["fees"]["black"], "green": BOX["fees"]["green"]}
BONUS_NAMES: Final[list[str]] = [tile["id"] for tile in BONUS_TILES]
TILE_NAMES: Final[list[str]] = [
    *[f"worker:{craft}" for craft in CRAFT_NAMES],
    *[f"hazard:{tile['kind']}:{tile['vp']}:{'+'.join(tile['hands'])}" for tile in HAZARD_TILES],
    *[f"bonus:{name}" for name in BONUS_NAMES],
]


def fee_of(hands: list[str]) -> int:
    """What these hands cost together (NZ-4.7)."""
    return sum([FEES[hand] for hand in hands])


TILE_FEE: Final = row([0] * CRAFTS + [fee_of(tile["hands"]) for tile in HAZARD_TILES] + [0] * len(BONUS_TILES))
TILE_POINTS: Final = row([0] * CRAFTS + [tile["vp"] for tile in [*HAZARD_TILES, *BONUS_TILES]])
TILE_ZONE: Final = row(
    [NONE] * CRAFTS + [HAZARD_TYPES.index(tile["kind"]) for tile in HAZARD_TILES] + [NONE] * len(BONUS_TILES)
)
TILE_GOLD: Final = row([0] * (CRAFTS + len(HAZARD_TILES)) + [tile.get("gold_cost", 0) for tile in BONUS_TILES])
TILE_CERTIFICATES: Final = row(
    [0] * (CRAFTS + len(HAZARD_TILES)) + [tile.get("certificate_cost", 0) for tile in BONUS_TILES]
)
TILE_COUNT: Final = row([entry["count"] for entry in [*BOX["worker"], *HAZARD_TILES, *BONUS_TILES]])
JOKER_TILE: Final[i64] = FIRST_BONUS + BONUS_NAMES.index("joker")
FLOOD: Final[i64] = HAZARD_TYPES.index("flood")
BAGS: Final = 2
BAG_NAMES: Final = ["A", "B"]
FORESIGHT: Final = 4
FORESIGHT_PER_BAG: Final = 2
SLOT_NAMES: Final = [f"{BAG_NAMES[slot // FORESIGHT_PER_BAG]}{slot % FORESIGHT_PER_BAG + 1}" for slot in range(4)]

# The two markets (NZ-14.1, NZ-14.2)

JOB_PRICE: Final = row(BOX["job_market"]["row_prices_top_to_bottom"])
JOB_ROWS: Final[i64] = len(JOB_PRICE)
ROW_PRICE: Final = row(BOX["bonus_market"]["row_prices_top_to_bottom"])
ROWS: Final[i64] = len(ROW_PRICE)
FIRST_ROW: Final[i64] = BOX["bonus_market"]["token_start_row"] - 1
ARROW_NAMES: Final = ["none", "refill_sheep_market", "flip_neutral_buildings", "end_game"]
REFILL: Final = 1
FLIP: Final = 2
END: Final = 3


def arrows() -> vec[i64]:
    """What happens when the token leaves a row (NZ-6.14)."""
    found = filled(ROWS, 0)
    for arrow in BOX["bonus_market"]["arrow"]:
        found[arrow["from_row"] - 1] = ARROW_NAMES.index(arrow["effect"])
    return found


ARROW: Final = arrows()

# Cards: sheep, deck upgrades, action cards of the bonus sets, objectives of the bonus sets, objectives

SHEEP: Final = 13
FIRST_ACTION: Final = 13  # cards that are shown for their effect (NZ-13.1)
FIRST_OBJECTIVE: Final = 21
CARDS: Final = 48
SETS: Final = 10  # of bonus cards
SHEEP_CARDS: Final[list[dict[str, Any]]] = BOX["sheep"]
DECK_CARDS: Final[list[dict[str, Any]]] = BOX["deck_card"]
BONUS_SETS: Final[list[dict[str, Any]]] = BOX["bonus_set"]
ACTION_CARDS: Final = [*DECK_CARDS, *[entry for entry in BONUS_SETS if entry["kind"] == "action"]]
BONUS_OBJECTIVES: Final = [entry for entry in BONUS_SETS if entry["kind"] == "objective"]
OBJECTIVE_CARDS: Final[list[dict[str, Any]]] = BOX["objective"]
ALL_OBJECTIVES: Final = [*BONUS_OBJECTIVES, *OBJECTIVE_CARDS]


def set_name(entry: dict[str, Any]) -> str:
    """The name of the cards of a bonus set."""
    return str(entry["sheep"]) if "sheep" in entry else f"bonus{entry['number']}"


CARD_NAMES: Final[list[str]] = [
    *[card["id"] for card in SHEEP_CARDS],
    *[card["id"] for card in DECK_CARDS],
    *[set_name(entry) for entry in BONUS_SETS if entry["kind"] == "action"],
    *[set_name(entry) for entry in BONUS_OBJECTIVES],
    *[f"obj{card['id']}" for card in OBJECTIVE_CARDS],
]
OBJECTIVES: Final = 27
FIRST_SHOWN: Final = 24  # the first objective that is no bonus card
SHEEP_NAMES: Final = CARD_NAMES[:SHEEP]
ACTION_NAMES: Final = CARD_NAMES[FIRST_ACTION:FIRST_OBJECTIVE]
OBJECTIVE_NAMES: Final = CARD_NAMES[FIRST_OBJECTIVE:]
SET_CARD: Final = row([CARD_NAMES.index(set_name(entry)) for entry in BONUS_SETS])
BREEDING: Final = row([card["breeding"] for card in SHEEP_CARDS])
WOOL: Final = row([card["wool"] for card in SHEEP_CARDS])
CARD_POINTS: Final = row([card["vp"] for card in [*SHEEP_CARDS, *ACTION_CARDS, *ALL_OBJECTIVES]])
PENALTY: Final = row([0] * FIRST_OBJECTIVE + [-card["penalty"] for card in ALL_OBJECTIVES])
DRAWS: Final = row([0] * SHEEP + [card["then_draw"] for card in ACTION_CARDS] + [0] * OBJECTIVES)
FERRIES: Final[i64] = bits.gathered(
    [FIRST_ACTION + place for place, card in enumerate(ACTION_CARDS) if card.get("ferry")]
)
START_DECK: Final = row([card.get("per_player", 0) for card in SHEEP_CARDS])
MARKET_COUNT: Final = row([card["count"] if card["kind"] == "market" else 0 for card in SHEEP_CARDS])
MARKET_BREEDS: Final = [card for card in range(SHEEP) if SHEEP_CARDS[card]["kind"] == "market"]
FIRST_MARKET: Final = 4
MARKETS: Final = 6  # breeds of the market, side by side
SUPPLY_COUNT: Final = row(
    [
        *[card["count"] if card["kind"] == "deck" else 0 for card in SHEEP_CARDS],
        *[card.get("count", 0) for card in ACTION_CARDS],
        *[0 for _ in ALL_OBJECTIVES],
    ]
)  # deck upgrades, whatever the number of players
SET_SIZE: Final[i64] = BOX["totals"]["cards_per_bonus_set"]
SETS_IN_PLAY: Final = 4
STACKS: Final = 4
STACK_NAMES: Final[list[str]] = BOX["bonus_supply"]["stacks"]
STACK_PRICE: Final = row([BOX["bonus_supply"]["gold_price"][name] for name in STACK_NAMES])
SUPPLY_CARDS: Final = [card for card in range(CARDS) if SUPPLY_COUNT[card] > 0 or card in listed(SET_CARD)]
ALL_SHEEP: Final[i64] = bits.bit(SHEEP) - 1
OBJECTIVE_SET: Final[i64] = bits.bit(CARDS) - bits.bit(FIRST_OBJECTIVE)
TRASH_CARD: Final[i64] = CARD_NAMES.index(BOX["exchange_token"]["trash_card"])

# What objectives ask for (NZ-17.14)

TASK_NAMES: Final[list[str]] = [task["id"] for task in BOX["task"]]
TASKS: Final = 10
T_POST: Final = 0
T_BUILDING: Final = 1
T_BUILDING4: Final = 2
T_SHEARERS: Final = 3
T_STOREHOUSE: Final = 4
T_LINCOLN: Final = 5
T_HAMPSHIRE: Final = 6
T_FERRY: Final = 7
T_PATHFINDER: Final = 8
T_FLOOD: Final = 9
POST_TASK: Final = 13  # the value of a post that counts, as the name of the task says
CRAFTSMEN_TASK: Final = 4
SHEARERS_TASK: Final = 2
PATHFINDER_TASK: Final = 6


def tasks_of_cards() -> vec[i64]:
    """How much of everything a card asks for: card * TASKS + task. A big building is one of all buildings."""
    asked = filled(CARDS * TASKS, 0)
    for place, card in enumerate(ALL_OBJECTIVES):
        for name in card["tasks"]:
            task = TASK_NAMES.index(name)
            asked[(FIRST_OBJECTIVE + place) * TASKS + task] += 1
            if task == T_BUILDING4:
                asked[(FIRST_OBJECTIVE + place) * TASKS + T_BUILDING] += 1
    return asked


ASKED: Final = tasks_of_cards()
TASK_BREEDS: Final = row(
    [
        bits.gathered([SHEEP_NAMES.index(breed) for breed in TASK_NAMES[task].split("_or_")])
        if task in (T_LINCOLN, T_HAMPSHIRE)
        else 0
        for task in range(TASKS)
    ]
)

# Purchases (NZ-14.4): which cards, how many shepherds, what price


class Purchases:
    """Every way to take cards from the market with one option; fewer cards than paid for may be taken."""

    def __init__(self) -> None:
        self.names: Final[list[str]] = []
        self.first: Final[list[int]] = []
        self.second: Final[list[int]] = []
        self.shepherds: Final[list[int]] = []
        self.price: Final[list[int]] = []
        self.tokens: Final[list[int]] = []
        for option in BOX["sheep_option"]:
            cards = sorted([SHEEP_NAMES.index(breed) for breed in option["breeds"]])
            for place, first in enumerate(cards):
                for second in [NONE, *cards[place:]] if option["cards"] == 2 else [NONE]:
                    words = [CARD_NAMES[first], CARD_NAMES[second] if second != NONE else "", str(option["shepherds"])]
                    self.names.append(" ".join([word for word in words if word]))
                    self.first.append(first)
                    self.second.append(second)
                    self.shepherds.append(option["shepherds"])
                    self.price.append(option["pounds"])
                    self.tokens.append(option["exchange"])


BUYS: Final = Purchases()
BUY_NAMES: Final = BUYS.names
PURCHASES: Final[i64] = len(BUY_NAMES)
BUY_FIRST: Final = row(BUYS.first)
BUY_SECOND: Final = row(BUYS.second)
BUY_SHEPHERDS: Final = row(BUYS.shepherds)
BUY_PRICE: Final = row(BUYS.price)
BUY_TOKENS: Final = row(BUYS.tokens)
CARDS_PER_SHEPHERD: Final[i64] = BOX["sheep_option_reveal"]["add_cards"]

# The sea (NZ-11): small, medium and large harbours

SEA_NAMES: Final[list[str]] = list(BOX["sea"]["pos"])
SPACES: Final[i64] = len(SEA_NAMES)
HOME: Final[i64] = SEA_NAMES.index(BOX["sea"]["start"])


def distances() -> vec[i64]:
    """Edges between any two spaces: space * SPACES + other."""
    count = len(SEA_NAMES)
    beside: list[list[int]] = [[] for _ in range(count)]
    for low, high in BOX["sea"]["edges"]:
        beside[SEA_NAMES.index(low)].append(SEA_NAMES.index(high))
        beside[SEA_NAMES.index(high)].append(SEA_NAMES.index(low))
    found = filled(count * count, 99)
    for space in range(count):
        found[space * count + space] = 0
        reached = [space]
        for stand in reached:  # grows while it is read
            for other in beside[stand]:
                if found[space * count + other] == 99:
                    found[space * count + other] = found[space * count + stand] + 1
                    reached.append(other)
    return found


DISTANCE: Final = distances()
HARBOUR_LIST: Final[list[dict[str, Any]]] = [*BOX["small_harbour"], *BOX["medium_harbour"], *BOX["large_harbour"]]
HARBOURS: Final[i64] = len(HARBOUR_LIST)
HARBOUR_NAMES: Final[list[str]] = [harbour["id"] for harbour in HARBOUR_LIST]
SMALL: Final[i64] = len(BOX["small_harbour"])
MEDIUM: Final[i64] = len(BOX["medium_harbour"])
FIRST_MEDIUM: Final[i64] = SMALL
FIRST_LARGE: Final[i64] = SMALL + MEDIUM
HARBOUR_AT: Final = row(
    [
        [harbour["at"] for harbour in HARBOUR_LIST].index(name)
        if name in [harbour["at"] for harbour in HARBOUR_LIST]
        else NONE
        for name in SEA_NAMES
    ]
)  # harbour by space of the sea
BERTHS: Final = 4  # storehouse spaces of a small harbour
BERTH_PRICE: Final = row([cost for harbour in BOX["small_harbour"] for cost in harbour["costs"]])
HARBOUR_POINTS: Final = row([harbour["vp"] if "post_name_en" not in harbour else 0 for harbour in HARBOUR_LIST])
HARBOUR_DARK: Final[i64] = bits.gathered(
    [place for place, harbour in enumerate(HARBOUR_LIST) if harbour.get("corner") == "dark"]
)
TERMINALS: Final[i64] = bits.gathered([place for place, harbour in enumerate(HARBOUR_LIST) if harbour.get("terminal")])
SEA_ARROWS: Final[i64] = len(BOX["sea_arrow"])
SEA_LOW: Final = row([HARBOUR_NAMES.index(arrow["between"][0]) for arrow in BOX["sea_arrow"]])
SEA_HIGH: Final = row([HARBOUR_NAMES.index(arrow["between"][1]) for arrow in BOX["sea_arrow"]])
SEA_POINTS: Final = row([arrow["vp"] for arrow in BOX["sea_arrow"]])


def harbour_card(name: str) -> int:
    """The card of a harbour; of a bonus stack, CARDS + stack; NONE of none."""
    if not name:
        return NONE
    kind, _, stack = name.partition(":")
    return CARDS + STACK_NAMES.index(stack) if kind == "bonus" else CARD_NAMES.index(name)


HARBOUR_CARD: Final = row(
    [harbour_card("" if "post_name_en" in harbour else harbour["card"]) for harbour in HARBOUR_LIST]
)
MASTER_SPACES: Final = 5
OFFICE: Final = row([harbour.get("master_space", 0) - 1 for harbour in HARBOUR_LIST])  # harbourmaster space, or NONE
OFFICE_HARBOUR: Final = row([listed(OFFICE).index(space) for space in range(MASTER_SPACES)])


class Upgrades:
    """A harbour and the price of a space in it: equal prices of one harbour are one upgrade."""

    def __init__(self) -> None:
        self.names: Final[list[str]] = []
        self.harbour: Final[list[int]] = []
        self.price: Final[list[int]] = []
        for place, harbour in enumerate(HARBOUR_LIST):
            for price in sorted(set(harbour["costs"])) if "costs" in harbour else [harbour.get("cost", 0)]:
                self.names.append(f"{harbour['id']} {price}" if "costs" in harbour else harbour["id"])
                self.harbour.append(place)
                self.price.append(price)


ALL_UPGRADES: Final = Upgrades()
UPGRADE_NAMES: Final = ALL_UPGRADES.names
UPGRADES: Final[i64] = len(UPGRADE_NAMES)
UPGRADE_HARBOUR: Final = row(ALL_UPGRADES.harbour)
UPGRADE_PRICE: Final = row(ALL_UPGRADES.price)
FIRST_UPGRADE: Final = row(
    [ALL_UPGRADES.harbour.index(harbour) for harbour in range(len(HARBOUR_LIST))]
)  # of each harbour

# Trading posts: local, local wool, then the foreign post of each large harbour (NZ-6, NZ-14.6)

LOCAL_POSTS: Final[i64] = len(BOX["local_post"])
FIRST_FOREIGN: Final[i64] = LOCAL_POSTS + len(BOX["wool_post"])
POST_LIST: Final[list[dict[str, Any]]] = [*BOX["local_post"], *BOX["wool_post"], *BOX["large_harbour"]]
POSTS: Final[i64] = len(POST_LIST)
POST_NAMES: Final[list[str]] = [
    *[f"local{post['value']}" for post in BOX["local_post"]],
    *[f"wool{post['value']}" for post in BOX["wool_post"]],
    *[harbour["id"] for harbour in BOX["large_harbour"]],
]
POST_VALUE: Final = row([post["value"] for post in POST_LIST])
POST_TRANSPORT: Final = row([post["transport"] for post in POST_LIST])
POST_POINTS: Final = row([post["vp"] for post in POST_LIST])
POST_DARK: Final[i64] = bits.gathered([place for place, post in enumerate(POST_LIST) if post["corner"] == "dark"])
POST_REPEATS: Final[i64] = bits.gathered([place for place, post in enumerate(POST_LIST) if post.get("repeatable")])
POST_WOOL: Final[i64] = bits.gathered(
    [
        place
        for place, post in enumerate(POST_LIST)
        if (place < FIRST_FOREIGN and place >= LOCAL_POSTS) or post.get("kind") == "wool"
    ]
)
POST_LINKS: Final[i64] = len(BOX["local_arrow"])
LOCAL_VALUES: Final[list[int]] = [post["value"] for post in BOX["local_post"]]
LINK_LOW: Final = row([LOCAL_VALUES.index(arrow["between"][0]) for arrow in BOX["local_arrow"]])
LINK_HIGH: Final = row([LOCAL_VALUES.index(arrow["between"][1]) for arrow in BOX["local_arrow"]])
LINK_POINTS: Final = row([arrow["vp"] for arrow in BOX["local_arrow"]])
PATHFINDER_TARGET: Final[i64] = POSTS + MEDIUM  # targets of discs: posts, medium harbours, the pathfinder track

# The pathfinder track (NZ-12)

LAST_SPACE: Final[i64] = BOX["pathfinder"]["spaces"]
GOLD_SPACES: Final[i64] = bits.gathered(BOX["pathfinder"]["gold_at"])
FLIP_SPACE: Final[i64] = BOX["pathfinder"]["choice_at"]
OVERFLOW_POUNDS: Final[i64] = BOX["pathfinder"]["overflow_money"]


def pathfinder_points() -> vec[i64]:
    """Points by space: the highest number at or below it (NZ-12.5)."""
    found = filled(LAST_SPACE + 1, 0)
    for space, points in BOX["pathfinder"]["vp"]["table"]:
        for further in range(space, len(found)):
            found[further] = points
    return found


PATHFINDER_POINTS: Final = pathfinder_points()
MOST_PATHFINDER: Final[i64] = PATHFINDER_POINTS[LAST_SPACE]

# The player board

AUX_LIST: Final[list[dict[str, Any]]] = BOX["aux"]
AUXILIARIES: Final = 5
AUX_NAMES: Final[list[str]] = [auxiliary["id"] for auxiliary in AUX_LIST]
AUX_SPACES: Final = 2
BOARD_SPACES: Final[list[dict[str, Any]]] = [
    *[
        {"id": f"aux_{auxiliary['id']}_{space + 1}", "corner": BOX["disc_corner_rule"]["auxiliary"]}
        for auxiliary in AUX_LIST
        for space in range(AUX_SPACES - auxiliary["spaces_covered"], AUX_SPACES)
    ],
    *BOX["disc_space"],
]
DISCS: Final = 16
DISC_NAMES: Final[list[str]] = [space["id"] for space in BOARD_SPACES]
ALL_DISCS: Final[i64] = bits.bit(DISCS) - 1
WHITE_DISCS: Final[i64] = bits.gathered(
    [place for place, space in enumerate(BOARD_SPACES) if space["corner"] == "white"]
)
DISC_PAY: Final = row([space.get("pay", 0) for space in BOARD_SPACES])
DISC_GAIN: Final = row([space.get("gain", 0) for space in BOARD_SPACES])
DISC_POINTS: Final = row([space.get("vp", 0) for space in BOARD_SPACES])


def discs_with(effect: str) -> i64:
    """The disc spaces of an effect."""
    return bits.gathered([place for place, space in enumerate(BOARD_SPACES) if space.get("effect") == effect])


STEP_DISCS: Final[i64] = discs_with("step_limit_plus_1")
HAND_DISCS: Final[i64] = discs_with("hand_limit_plus_1")
LIMIT_DISCS: Final[i64] = discs_with("temp_certificate_limit_5")
CERTIFICATE_DISCS: Final[i64] = discs_with("perm_cert_plus_1")
WOOL_DISCS: Final[i64] = discs_with("perm_wool_plus_1")
AUX_FREE: Final = row([AUX_SPACES - auxiliary["spaces_covered"] for auxiliary in AUX_LIST])
AUX_DISCS: Final = row(
    [
        bits.gathered([place for place, name in enumerate(DISC_NAMES) if name.startswith(f"aux_{auxiliary}_")])
        for auxiliary in AUX_NAMES
    ]
)
PAIRS: Final = 5
PAIR_LIST: Final[list[dict[str, Any]]] = BOX["storehouse_pair"]
PAIR_NAMES: Final = [str(pair["id"]) for pair in PAIR_LIST]
PAIR_SIZE: Final = 2
STOREHOUSES: Final[i64] = BOX["totals"]["storehouses_per_player"]
CRAFT_SPACES: Final = 5
WORKER_POINTS: Final[i64] = BOX["worker_row_vp"]["vp"]
BUILD_GOLD: Final[i64] = BOX["build_bonus"]["gold"]

# Harbourmasters, NZ-11.6

MASTERS: Final = 8
MASTER_LIST: Final[list[dict[str, Any]]] = BOX["harbourmaster"]
MASTER_NAMES: Final = [str(master["id"]) for master in MASTER_LIST]
MASTER_POINTS: Final = row([master["score"]["vp"] for master in MASTER_LIST])
MASTER_PER: Final = row([master["score"]["every"] for master in MASTER_LIST])
COUNTS: Final = [
    "pathfinder_spaces",
    "hazard_tiles",
    "storehouses_placed",
    "objective_cards_in_area",
    "certificates_all",
    "private_buildings_on_board",
    "workers_incl_printed",
    "ferry_cards_in_deck",
]
OF_PATHFINDER: Final = 0
OF_HAZARDS: Final = 1
OF_STOREHOUSES: Final = 2
OF_AREA: Final = 3
OF_CERTIFICATES: Final = 4
OF_BUILDINGS: Final = 5
OF_WORKERS: Final = 6
OF_FERRIES: Final = 7
MASTER_COUNTS: Final = row([COUNTS.index(master["score"]["per"]) for master in MASTER_LIST])
