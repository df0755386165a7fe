"""What is always true of a position (GWT-15.3): the pieces of the box, and what may wait on the agenda."""

import re
from itertools import pairwise
from typing import Final

from igroteka.core.agenda import NOBODY, Chance, Frame
from igroteka.core.arrays import i64, listed
from igroteka.core.catalogue import fields_of, name_of
from igroteka.core.state import CHANCE
from igroteka.families.trail.dealing import Deal
from igroteka.games.gwt.data.box import (
    ALL_DISCS,
    BANDIT,
    BANDIT_OF,
    BUILDING,
    CALF,
    CARD_NAMES,
    CARDS,
    CATTLE,
    CITIES,
    CITY_NAMES,
    CITY_REPEATS,
    CRAFTS,
    DECK,
    DISCS,
    DISPLAY,
    FIRST_BANDIT,
    FIRST_HAZARD,
    FIRST_ROW,
    FORESIGHT,
    FULL_BAGS,
    HAZARD,
    HAZARD_FACES,
    HAZARD_OF,
    HEIFER,
    KC,
    LAST_SPACE,
    MARKET_COUNT,
    MASTER_NAMES,
    MASTER_STATIONS,
    MASTERS,
    NEUTRAL_SPACES,
    NEUTRALS,
    NODE_KIND,
    NODE_NAMES,
    NODES,
    NONE,
    OBJECTIVE_COUNT,
    ROWS,
    SEATS,
    SPACES,
    START_DECK,
    START_DOLLARS,
    START_JOBS,
    START_TILES,
    START_TOKENS,
    TILE_NAMES,
    TILES,
    ZONE,
    thinned_bags,
)
from igroteka.games.gwt.data.program import (
    ALT_COSTS,
    ALT_START,
    CHOICES,
    CRAFT_ALT,
    LOCAL_COUNT,
    MASTER_ALT,
    NUMBERS,
    RISK,
)
from igroteka.games.gwt.rules import (
    catalogue,
    cattle,
    delivery,
    effects,
    exchange,
    founding,
    kansas_city,
    location,
    objectives,
    railroad,
    trail,
    turn,
)
from igroteka.games.gwt.state import (
    AREA,
    CARD_ROWS,
    CATTLE_STACK,
    COMPLETE,
    HAND,
    MARKET,
    NO_PHASE,
    OBJECTIVE_STACK,
    PHASE_C,
    PILE,
    SHOWN,
    STACK,
    State,
)
from igroteka.kit import bits

# --- the box


def cards_in_box(state: State, card: i64) -> int:
    """Copies of a card at this table."""
    if card >= DECK:
        return 1
    if card >= CATTLE:
        return int(OBJECTIVE_COUNT[card - CATTLE])
    if card >= CALF and not state.rules.simmental:
        return 0
    return int(START_DECK[card] * state.seats + MARKET_COUNT[card])


def cards_found(state: State, card: i64) -> int:
    """Copies of a card, wherever they are."""
    return sum([int(state.count(row, card)) for row in range(CARD_ROWS)])


def may_be_boxed(card: i64) -> bool:
    """Grown Simmentals and starting objectives wait in the box."""
    return card >= DECK or HEIFER <= card < CATTLE


def tiles_found(state: State, tile: i64) -> int:
    """Copies of a tile, wherever they are."""
    found = sum([int(state.bags[bag * TILES + tile]) for bag in range(3)]) + int(state.gone[tile])
    found += listed(state.foresight).count(tile)
    for seat in range(state.seats):
        found += int(state.taken[seat * TILES + tile])
    if tile < FIRST_BANDIT:
        found += listed(state.jobs).count(tile) + listed(state.guards).count(tile)
        return found + sum([int(state.hired(seat, tile)) - 1 for seat in range(state.seats)])
    zones = [node for node in range(NODES) if NODE_KIND[node] in (HAZARD, BANDIT)]
    return found + len([node for node in zones if state.trail[node] == tile])


def census(state: State) -> dict[str, list[int]]:
    """Pieces on the table and pieces in the box, by name (GWT-15.3)."""
    found: dict[str, list[int]] = {}
    full = listed(thinned_bags(int(state.seats)) if state.rules.balanced else FULL_BAGS)
    for card, name in enumerate(CARD_NAMES):
        found[name] = [cards_found(state, card), cards_in_box(state, card)]
    for tile, name in enumerate(TILE_NAMES):
        found[name] = [tiles_found(state, tile), sum(full[tile::TILES])]
    for seat in range(state.seats):
        discs = bits.size(state.discs[seat]) + bits.size(state.stations[seat])
        discs += sum([state.city_discs(seat, city) for city in range(CITIES)])
        found[f"discs {seat}"] = [int(discs), DISCS]
        houses = [node for node in range(NODES) if state.owner(node) == seat]
        supply = bits.size(state.supply[seat]) + bits.size(state.replaced[seat])
        found[f"buildings {seat}"] = [len(houses) + int(supply), NUMBERS]
    return found


def belongs(tile: i64, node: i64) -> bool:
    """Is the node in the zone of a hazard or bandit?"""
    if tile >= FIRST_HAZARD:
        return HAZARD_OF[node] != NONE and HAZARD_OF[node] // ZONE == (tile - FIRST_HAZARD) // HAZARD_FACES
    return tile >= FIRST_BANDIT and BANDIT_OF[node] != NONE


# --- all laws


def broken_laws(state: State) -> list[str]:
    """Every law that the position breaks, as "field:law"."""
    broken = [f"{name}:census" for name, (table, box) in census(state).items() if table != box]
    broken += broken_counts(state)
    if broken:
        return broken
    pending = state.pending()
    if state.finished:
        broken += broken_result(state, pending)
    elif not pending:
        return ["agenda:empty"]
    elif state.first == NOBODY or isinstance(pending[-1], founding.DealStarter):
        return broken + broken_setup(state, pending)
    broken += broken_table(state)
    broken += broken_jobs(state)
    for seat in range(state.seats):
        broken += broken_player(state, seat)
    if not broken and not state.finished:
        broken += broken_agenda(state, pending)
    if not broken and not state.finished and state.player != NOBODY and state.is_stuck():
        broken.append("agenda:stuck")
    return broken


def broken_counts(state: State) -> list[str]:
    """Nothing is negative, every row counts its cards, and what is unseen is in hand."""
    broken = [f"cards[{place}]:negative" for place, count in enumerate(listed(state.cards)) if count < 0]
    broken += [f"bags[{place}]:negative" for place, count in enumerate(listed(state.bags)) if count < 0]
    for row in range(CARD_ROWS):
        if state.sizes[row] != sum([state.count(row, card) for card in range(CARDS)]):
            broken.append(f"cards[{row}]:sizes")
    for seat in range(state.seats):
        if state.dollars[seat] < 0 or state.tokens[seat] < 0:
            broken.append(f"players[{seat}].dollars:negative")
        for card in range(CATTLE, DECK):
            if state.secret(seat, card) > state.count(HAND + seat, card):
                broken.append(f"players[{seat}].unseen:unseen")
    masters = [int(master) for master in listed(state.posts) if master != NONE]
    for seat in range(state.seats):
        masters += bits.members(state.masters[seat])
    for station in range(MASTER_STATIONS):
        if state.posts[station] != NONE and masters.count(int(state.posts[station])) > 1:
            broken.append(f"stations[{station}].master:twice")
    for seat in range(state.seats):
        broken += [
            f"players[{seat}].masters ({MASTER_NAMES[master]}):twice"
            for master in bits.members(state.masters[seat])
            if masters.count(master) > 1
        ]
    return broken


# --- the table


def broken_table(state: State) -> list[str]:
    """The trail, the engines, the stations and the rows of cards."""
    broken: list[str] = []
    letters = sorted([int(state.trail[node]) for node in listed(NEUTRAL_SPACES)])
    if letters != list(range(NEUTRALS)):
        missing = [NODE_NAMES[node] for node in listed(NEUTRAL_SPACES) if state.trail[node] == NONE]
        broken.append(f"trail.{missing[0]}:neutral" if missing else "trail:neutral")
    if state.rules.letters and [int(state.trail[node]) for node in listed(NEUTRAL_SPACES)] != letters:
        broken.append("trail:neutral")
    if state.rules.sides_a and state.sides:
        broken.append("sides:sides")
    standing = [int(state.engines[seat]) for seat in range(state.seats) if state.engines[seat] != 0]
    if len(set(standing)) != len(standing):
        broken.append("engines:engines")
    for station in range(MASTER_STATIONS):
        if (state.posts[station] == NONE) != (state.guards[station] != NONE):
            broken.append(f"stations[{station}]:master")
    given = sum([1 for craft in listed(state.guards) if craft != NONE])
    owned = sum([int(bits.size(state.masters[seat])) for seat in range(state.seats)])
    if given != owned:
        broken.append("stations:master")
    if state.sizes[SHOWN] > DISPLAY:
        broken.append("display:display")
    if state.rules.first_seat not in (NOBODY, state.first):
        broken.append("turn.first:first")
    for bag, slots in enumerate(([0, 1], [2, 3], [4, 5])):
        for slot in slots:
            tile = state.foresight[slot]
            if tile != NONE and FULL_BAGS[bag * TILES + tile] == 0:
                broken.append(f"foresight.{bag + 1}[{slot % 2}]:foresight")
        for tile in range(TILES):
            if state.bags[bag * TILES + tile] > FULL_BAGS[bag * TILES + tile]:
                broken.append(f"bags[{bag}].{TILE_NAMES[tile]}:bags")
    return broken


def broken_jobs(state: State) -> list[str]:
    """Rows below the token are empty; the token leaves the market exactly when the end is triggered (GWT-7.4, 7.6)."""
    if state.row < FIRST_ROW or (state.row == ROWS) != (state.last != NOBODY) or (state.row == ROWS and state.filled):
        return ["jobs.token:token"]
    for row in range(state.row, ROWS):
        for space in range(SEATS):
            if state.jobs[row * SEATS + space] != NONE and (row > state.row or space >= state.filled):
                return [f"jobs.rows[{row}][{space}]:token"]
    return []


def broken_player(state: State, seat: i64) -> list[str]:
    """The board of a player."""
    path = f"players[{seat}]"
    broken: list[str] = []
    if state.marks[seat] > state.mark_limit(seat):
        broken.append(f"{path}.certificates:certificates")
    starters = sum([int(state.count(AREA + seat, card)) for card in range(DECK, CARDS)])
    if starters != 1:
        broken.append(f"{path}.area:starter")
    for city in range(CITIES):
        if state.city_discs(seat, city) > 1 and not CITY_REPEATS >> city & 1:
            broken.append(f"{path}.cities.{CITY_NAMES[city]}:cities")
    herder = state.herders[seat]
    if herder == NONE:
        behind = (state.active - state.first + state.seats) % state.seats
        mine = (seat - state.first + state.seats) % state.seats
        if state.finished or state.turn != 1 or mine < behind:
            broken.append(f"herders[{seat}]:herder")
        broken += broken_newcomer(state, seat)
    elif (NODE_KIND[herder] == BANDIT and BANDIT_OF[herder] < 3) or (herder == KC and seat != state.active):
        broken.append(f"herders[{seat}]:herder")
    return broken


def broken_newcomer(state: State, seat: i64) -> list[str]:
    """Whose herder is not placed yet has what the set-up gave, but for cards drawn and tokens spent (GWT-2.10)."""
    place = (seat - state.first + state.seats) % state.seats
    right = {
        "dollars": state.dollars[seat] == START_DOLLARS[place],
        "tokens": state.tokens[seat] <= START_TOKENS,
        "certificates": state.marks[seat] == 0,
        "workers": [state.hired(seat, craft) for craft in range(CRAFTS)] == [1] * CRAFTS,
        "discs": state.discs[seat] == ALL_DISCS,
        "masters": state.masters[seat] == 0,
        "tiles": sum(listed(state.taken)[seat * TILES : (seat + 1) * TILES]) == 0,
        "replaced": state.replaced[seat] == 0,
        "area": state.sizes[AREA + seat] <= 1,
    }
    broken = [f"players[{seat}].{name}:newcomer" for name, holds in right.items() if not holds]
    broken += [f"trail.{NODE_NAMES[node]}:newcomer" for node in range(NODES) if state.owner(node) == seat]
    return broken if state.engines[seat] == 0 else [*broken, f"engines[{seat}]:newcomer"]


def broken_result(state: State, pending: list[Frame]) -> list[str]:
    """A finished game waits for nothing."""
    broken: list[str] = []
    if pending:
        broken.append("agenda:result")
    if state.ending != COMPLETE or state.last == NOBODY or state.active != NOBODY or state.phase != NO_PHASE:
        broken.append("result:result")
    if state.first == NOBODY:
        broken.append("turn.first:first")
    if LAST_SPACE in listed(state.engines):
        broken.append("engines:engines")
    return broken


# --- before the first turn: the stages of a set-up

OF_MASTERS: Final = 0
OF_NEUTRALS: Final = 1
OF_SIDES: Final = 2
OF_TILES: Final = 3
OF_WORKERS: Final = 4
OF_FORESIGHT: Final = 5
OF_MARKET: Final = 6
OF_DISPLAY: Final = 7
OF_FIRST: Final = 8
OF_STARTERS: Final = 9


SETUP_FIELDS: Final = {
    "letters": "trail",
    "tiles": "trail",
    "token": "jobs.token",
    "place": "agenda[0]",
    "first": "turn.first",
    "visited": "turn.visited",
}  # where they stand in a document


def broken_setup(state: State, pending: list[Frame]) -> list[str]:
    """Everything is dealt in its order (GWT-2)."""
    stage = stage_of(pending)
    if stage == NONE:
        return ["agenda:setup"]
    top = pending[0]
    dealt = top.place if isinstance(top, Deal) else 0
    neutral = [node for node in listed(NEUTRAL_SPACES) if state.trail[node] != NONE]
    letters = sorted([int(state.trail[node]) for node in neutral])
    tiles = [node for node in range(NODES) if NODE_KIND[node] in (HAZARD, BANDIT) and state.trail[node] != NONE]
    workers = len([craft for craft in listed(state.jobs) if craft != NONE])
    right = {
        "stations": [post != NONE for post in listed(state.posts)]
        == [place < dealt or stage > OF_MASTERS for place in range(MASTER_STATIONS)],
        "trail": neutral
        == listed(NEUTRAL_SPACES)[
            : NEUTRALS if stage > OF_NEUTRALS or is_lettered(state, stage) else dealt * (stage == OF_NEUTRALS)
        ],
        "sides": state.sides
        >> (NUMBERS if stage > OF_SIDES and not state.rules.sides_a else dealt * (stage == OF_SIDES))
        == 0,
        "options": not (stage == OF_NEUTRALS and state.rules.letters)
        and not (stage == OF_SIDES and state.rules.sides_a),
        "letters": len(set(letters)) == len(letters) and (not state.rules.letters or letters == neutral_letters(state)),
        "tiles": len(tiles) == (START_TILES if stage > OF_TILES else dealt if stage == OF_TILES else 0)
        and all_in_order(state),
        "jobs": workers == (START_JOBS[state.seats] if stage > OF_WORKERS else dealt if stage == OF_WORKERS else 0)
        and are_jobs_in_order(state, workers),
        "token": (state.row, state.filled) == started_token(state, stage),
        "foresight": is_foresight_right(state, stage),
        "market": state.sizes[MARKET]
        == (
            state.market_size()
            if stage > OF_MARKET
            else state.market_size() - left_of(top)
            if stage == OF_MARKET
            else 0
        ),
        "display": state.sizes[SHOWN] == DISPLAY
        if stage > OF_DISPLAY
        else stage == OF_DISPLAY or state.sizes[SHOWN] == 0,
        "turn": state.turn == 0 and state.active == NOBODY and state.phase == NO_PHASE and state.last == NOBODY,
        "first": (state.first != NOBODY) == (stage == OF_STARTERS)
        and (stage != OF_STARTERS or state.rules.first_seat in (NOBODY, state.first)),
        "visited": state.visited == 0 and sum(listed(state.gone)) == 0 and sum(listed(state.secrets)) == 0,
        "place": is_place_right(state, stage, dealt),
    }
    broken = [f"{SETUP_FIELDS.get(name, name)}:setup" for name, holds in right.items() if not holds]
    for seat in range(state.seats):
        broken += broken_beginner(state, seat, stage, dealt)
    if not broken and state.player == CHANCE and not state.weights():
        broken.append("agenda:stuck")
    return broken


def stage_of(pending: list[Frame]) -> int:
    """How far the set-up has come, by what waits."""
    shape = " ".join([name_of(frame, catalogue.FRAMES) for frame in pending])
    shapes = [
        "deal_master",
        "deal_neutral",
        "deal_side",
        "deal_tile",
        "deal_worker",
        "fill_foresight turn_up_cattle show_objective draw_first_seat",
        "turn_up_cattle show_objective draw_first_seat",
        "show_objective draw_first_seat",
        "draw_first_seat",
        "deal_starter",
    ]
    return shapes.index(shape) if shape in shapes else NONE


def is_lettered(state: State, stage: int) -> bool:
    """Neutral buildings of a first game are laid all at once."""
    return state.rules.letters and stage > OF_MASTERS


def neutral_letters(state: State) -> list[int]:
    """The letters on the neutral spaces, in the order of the spaces."""
    return [int(state.trail[node]) for node in listed(NEUTRAL_SPACES) if state.trail[node] != NONE]


def all_in_order(state: State) -> bool:
    """Zones are filled from the lowest number on."""
    for kind, spaces, size in ((HAZARD, HAZARD_OF, ZONE), (BANDIT, BANDIT_OF, SPACES)):
        for node in range(1, NODES):
            place = spaces[node]
            if NODE_KIND[node] == kind and place % size and state.trail[node] != NONE:
                before = listed(spaces).index(place - 1)
                if state.trail[before] == NONE:
                    return False
    return not any(state.owner(node) != NOBODY for node in range(NODES))


def are_jobs_in_order(state: State, workers: int) -> bool:
    """The job market is filled row by row."""
    places = [row * SEATS + space for row in range(ROWS) for space in range(state.seats)]
    return all(state.jobs[place] != NONE for place in places[:workers])


def started_token(state: State, stage: int) -> tuple[int, int]:
    """Where the token of the job market stands."""
    if stage > OF_WORKERS:
        return int(FIRST_ROW), int(START_JOBS[state.seats] - FIRST_ROW * state.seats)
    return 0, 0


def is_foresight_right(state: State, stage: int) -> bool:
    """Foresight spaces are filled one after another from the bag of their number."""
    filled = [tile != NONE for tile in listed(state.foresight)]
    if stage > OF_FORESIGHT:
        count = FORESIGHT
    elif stage == OF_FORESIGHT:
        top = state.top()
        count = int(top.slot) if isinstance(top, kansas_city.FillForesight) else 0
    else:
        count = 0
    full = listed(thinned_bags(int(state.seats)) if state.rules.balanced else FULL_BAGS)
    for slot, tile in enumerate(listed(state.foresight)):
        if tile != NONE and full[slot // 2 * TILES + tile] == 0:
            return False
    drawn = sum(full) - sum(listed(state.bags))
    tiles = len([node for node in range(NODES) if NODE_KIND[node] in (HAZARD, BANDIT) and state.trail[node] != NONE])
    workers = len([craft for craft in listed(state.jobs) if craft != NONE])
    by_bag = [
        sum(full[bag * TILES : (bag + 1) * TILES]) - sum(listed(state.bags)[bag * TILES : (bag + 1) * TILES])
        for bag in range(3)
    ]
    shown = [sum(filled[bag * 2 : bag * 2 + 2]) for bag in range(3)]
    ordered = filled == [slot < count for slot in range(FORESIGHT)]
    return ordered and by_bag == [tiles + shown[0], workers + shown[1], shown[2]] and drawn == sum(by_bag)


def left_of(frame: Frame) -> int:
    """Cards still to be turned up."""
    return int(frame.left) if isinstance(frame, cattle.TurnUpCattle) else 0


def is_place_right(state: State, stage: int, dealt: i64) -> bool:
    """Is the step within its stage?"""
    limits = [MASTER_STATIONS, NEUTRALS, NUMBERS, START_TILES, START_JOBS[state.seats], 1, 1, 1, 1, state.seats]
    if stage == OF_FIRST and state.rules.first_seat != NOBODY:
        return False
    if stage == OF_DISPLAY and state.sizes[SHOWN] >= DISPLAY:
        return False
    if stage in (OF_FORESIGHT, OF_MARKET):
        waiting = [frame for frame in state.pending() if isinstance(frame, cattle.TurnUpCattle)]
        most = state.market_size() - state.sizes[MARKET]
        if len(waiting) != 1 or waiting[0].left != most:
            return False
    return dealt < limits[stage]


def broken_beginner(state: State, seat: i64, stage: int, dealt: i64) -> list[str]:
    """Nobody has played yet; dollars and tokens are given out with the first player (GWT-2.10, GWT-2.12)."""
    path = f"players[{seat}]"
    place = (seat - state.first + state.seats) % state.seats
    starters = int(state.sizes[AREA + seat])
    right = {
        "dollars": (state.dollars[seat] > 0) == (stage == OF_STARTERS)
        and state.dollars[seat] == (START_DOLLARS[place] if stage == OF_STARTERS else 0),
        "tokens": state.tokens[seat] == (START_TOKENS if stage == OF_STARTERS else 0),
        "certificates": state.marks[seat] == 0,
        "workers": [state.hired(seat, craft) for craft in range(CRAFTS)] == [1] * CRAFTS,
        "discs": state.discs[seat] == ALL_DISCS,
        "masters": state.masters[seat] == 0,
        "tiles": sum(listed(state.taken)) == 0,
        "replaced": state.replaced[seat] == 0,
        "stack": state.sizes[STACK + seat] == sum(listed(START_DECK))
        and state.sizes[HAND + seat] + state.sizes[PILE + seat] == 0
        and [int(state.count(STACK + seat, card)) for card in range(CATTLE)] == listed(START_DECK),
        "area": starters == (1 if stage == OF_STARTERS and place < dealt else 0)
        and sum([int(state.count(AREA + seat, card)) for card in range(DECK)]) == 0,
    }
    guards = max(listed(state.guards))
    broken = [f"{path}.{name}:setup" for name, holds in right.items() if not holds]
    if state.herders[seat] != NONE:
        broken.append(f"herders[{seat}]:setup")
    if state.engines[seat] != 0:
        broken.append(f"engines[{seat}]:setup")
    return broken if guards == NONE else [*broken, "stations:setup"]


# --- what may wait

PLACES: Final = ["move_herder", "use_building", "stop_here", "foresight", "income", "end_phase_b"]  # actions begin here
ACTIONS: Final = [*PLACES, "effect", "engine_stops"]
STOPS: Final = [*PLACES, "effect", "return_engine"]
CARD: Final = [*ACTIONS, "gain_objective", "pay_transport", "leave_city"]
BELOW: Final[dict[str, list[str]]] = {
    "end_turn": [],
    "draw_up": ["end_turn"],
    "end_phase_b": ["draw_up"],
    "before_drawing": ["use_building", "stop_here", "end_phase_b"],
    "first_discard": ["place_herder"],
    "place_herder": ["end_phase_b"],
    "move_herder": ["end_phase_b"],
    "use_building": ["use_building", "begun", "end_phase_b"],
    "begun": ["use_building"],
    "stop_here": ["use_building", "end_phase_b"],
    "leave_city": ["use_building", "end_phase_b"],
    "fill_foresight": ["use_building", "end_phase_b"],
    "income": ["leave_city"],
    "foresight": ["foresight", "income"],
    "raise_cattle": ["deliver"],
    "deliver": ["leave_city", "engine_stops"],
    "city_reached": ["leave_city", "engine_stops"],
    "pay_transport": ["leave_city"],
    "take_disc": ["take_master", "city_reached"],
    "take_master": STOPS,
    "upgrade": STOPS,
    "return_engine": [*PLACES, "effect"],
    "engine_stops": [*PLACES, "effect"],
    "engine_back": ["engine_stops", "effect"],
    "effect": [*PLACES, "engine_stops"],
    "immediate": [*ACTIONS, "return_engine"],
    "take_bounty": [*ACTIONS, "return_engine"],
    "remove_hazard": [*ACTIONS, "return_engine"],
    "gain_objective": CARD,
    "show_objective": CARD,
    "draw_objective": CARD,
    "turn_up_cattle": ["buy_cattle", "foresight", "income"],
    "draw_card": ["discard_drawn", "end_turn"],
}  # what may wait directly below a frame; below one that is not listed, an action
FRESH: Final = [
    "use_building",
    "copy_building",
    "choose_auxiliary",
    "hire",
    "buy_cattle",
    "build",
    "take_bounty",
    "remove_hazard",
    "move_engine",
    "upgrade_behind",
    "gain_objective",
    "draw_count",
]  # the first question of a local action, which may be declined
DEALING: Final = re.compile(r"(draw_card )+(first_discard )?place_herder end_phase_b draw_up end_turn")


def may_lie_on(upper: str, lower: str) -> bool:
    """May a frame wait directly below another? A token is spent during any question (GWT-6.38)."""
    if lower == "begun":
        return upper in FRESH
    if upper == "discard_drawn":
        return lower not in ("effect", "engine_stops", "city_reached", "pay_transport", "leave_city", "draw_card")
    return lower in BELOW.get(upper, ACTIONS)


def has_shape(names: list[str]) -> bool:
    """Does what waits fit together?"""
    pairs = [may_lie_on(upper, lower) for upper, lower in pairwise(names)]
    return names[-1] == "end_turn" and False not in pairs and names.count("discard_drawn") <= 2


def broken_agenda(state: State, pending: list[Frame]) -> list[str]:
    """What waits belongs to the active player and fits together."""
    names = [name_of(frame, catalogue.FRAMES) for frame in pending]
    if state.active == NOBODY or state.phase == NO_PHASE or state.turn == 0:
        return ["turn.active:turn"]
    opening = DEALING.fullmatch(" ".join(names)) is not None
    if not opening and not has_shape(names):
        return ["agenda:shape"]
    if opening and names.count("draw_card") > 1 and (state.turn != 1 or state.active != state.first):
        return ["agenda:shape"]
    broken: list[str] = []
    for place, frame in enumerate(pending):
        fields = fields_of(frame, catalogue.FRAMES)
        if fields.get("seat", state.active) != state.active and not (opening and names[place] == "draw_card"):
            broken.append(f"agenda[{place}].seat:seat")
        if isinstance(frame, Chance) and place > 0 and not opening:
            broken.append(f"agenda[{place}]:chance")
        if not broken:
            broken += [f"agenda[{place}]:{law}" for law in broken_frame(state, frame, pending, place)]
    herder = state.herders[state.active]
    in_city = "leave_city" in names
    if (herder == KC) != in_city:
        broken.append(f"herders[{state.active}]:city")
    if (herder == NONE) != ("place_herder" in names):
        broken.append(f"herders[{state.active}]:herder")
    at_end = [seat for seat in range(state.seats) if state.engines[seat] == LAST_SPACE]
    if at_end != ([state.active] if "return_engine" in names else []):
        broken.append("engines:end")
    return broken


def alternatives_asked() -> list[list[int]]:
    """Immediate actions that are asked about: worker spaces with a cost, station masters with a choice."""
    found = [[int(alt), NONE] for alt in listed(CRAFT_ALT) if alt != NONE and ALT_COSTS[alt] > 0]
    pairs = [[int(MASTER_ALT[master * CHOICES]), int(MASTER_ALT[master * CHOICES + 1])] for master in range(MASTERS)]
    return found + [pair for pair in pairs if pair[1] != NONE]


ASKED: Final = alternatives_asked()


def broken_frame(state: State, frame: Frame, pending: list[Frame], place: int) -> list[str]:  # noqa: PLR0911 -- by frame
    """The laws of a single frame."""
    seat = state.active
    herder = state.herders[seat]
    if isinstance(frame, exchange.DrawCard):
        waiting = [other for other in pending if isinstance(other, exchange.DiscardDrawn)]
        if len(waiting) == 1 and len(pending) > 1 and waiting[0] is pending[1] and frame.left > waiting[0].left:
            return ["cards"]
        return [] if state.sizes[STACK + frame.seat] > 0 and frame.left <= state.drawable(frame.seat) else ["cards"]
    if isinstance(frame, exchange.DiscardDrawn):
        drawn = pending[0].left if isinstance(pending[0], exchange.DrawCard) else 0
        owed = sum([int(other.left) for other in pending if isinstance(other, exchange.DiscardDrawn)])
        return [] if owed <= state.hand_size(seat) + drawn else ["cards"]
    if isinstance(frame, trail.FirstDiscard | trail.PlaceHerder):
        return [] if herder == NONE else ["herder"]
    if isinstance(frame, trail.MoveHerder):
        return [] if herder not in (NONE, KC) else ["herder"]
    if isinstance(frame, trail.HerderAction | trail.FreeMove):
        return [] if frame.steps > 0 else ["steps"]
    if isinstance(frame, location.UseBuilding | location.StopHere | railroad.EngineBack) and herder == NONE:
        return ["herder"]
    if isinstance(frame, location.UseBuilding | location.Begun | turn.BeforeDrawing):
        return broken_stop(state, frame, pending, place)
    if isinstance(frame, effects.Effect):
        length = ALT_START[frame.alt + 1] - ALT_START[frame.alt]
        return [] if max(1, ALT_COSTS[frame.alt]) <= frame.step < length else ["effect"]
    if isinstance(frame, effects.Immediate):
        return [] if [int(frame.first), int(frame.second)] in ASKED else ["effect"]
    if isinstance(frame, effects.PayCard):
        return [] if effects.can_discard(state, seat, frame.kind) and place == 0 else ["cards"]
    if isinstance(frame, effects.PaySecond):
        held = sum([state.count(HAND + seat, card) for card in bits.members(frame.cards())])
        return [] if held > 0 and place == 0 else ["cards"]
    if isinstance(frame, delivery.TakeDisc):
        return broken_disc(state, frame, pending[place + 1])
    if isinstance(frame, kansas_city.RaiseCattle):
        calves, heifers = state.count(PILE + seat, CALF), state.count(PILE + seat, HEIFER)
        return [] if state.rules.simmental and frame.calves <= calves and frame.heifers <= heifers else ["cards"]
    if isinstance(frame, cattle.TurnUpCattle):
        return [] if 0 < frame.left <= state.sizes[CATTLE_STACK] else ["cards"]
    if isinstance(frame, objectives.DrawObjective | objectives.ShowObjective):
        full = isinstance(frame, objectives.ShowObjective) and state.sizes[SHOWN] >= DISPLAY
        return [] if state.sizes[OBJECTIVE_STACK] > 0 and not full else ["cards"]
    if isinstance(frame, kansas_city.FillForesight):
        empty = state.foresight[frame.slot] == NONE and kansas_city.bag_size(state, frame.slot // 2) > 0
        return [] if empty else ["foresight"]
    return []


def broken_stop(state: State, frame: Frame, pending: list[Frame], place: int) -> list[str]:
    """The laws of a stop."""
    if isinstance(frame, location.UseBuilding):
        return broken_use(state, frame)
    if isinstance(frame, location.Begun):
        return broken_begun(state, frame, pending[place + 1])
    return [] if state.phase == PHASE_C else ["phase"]


def broken_use(state: State, frame: location.UseBuilding) -> list[str]:
    """A building stands on the node; whoever copies stands on a private one."""
    if NODE_KIND[frame.node] not in (NODE_KIND[NEUTRAL_SPACES[0]], BUILDING):
        return ["node"]
    if frame.copier == NONE and NODE_KIND[frame.node] == BUILDING and frame.tile // NUMBERS != state.active:
        return ["tile"]
    return [] if frame.copier == NONE or frame.copier // NUMBERS == state.active else ["copier"]


def broken_begun(state: State, frame: location.Begun, below: Frame) -> list[str]:
    """A local action of the building below that is not done yet."""
    if not isinstance(below, location.UseBuilding):
        return ["local"]
    there = below.has_risk(state) if frame.local == RISK else frame.local < LOCAL_COUNT[state.face(below.node)]
    return [] if there and not below.used >> frame.local & 1 else ["local"]


def broken_disc(state: State, frame: delivery.TakeDisc, below: Frame) -> list[str]:
    """A disc goes only where the player has none yet, or to a city that takes more; only Kansas City pays for one."""
    if frame.kept < 0:
        extra = below.extra if isinstance(below, delivery.CityReached) else 0
        if frame.kept != -delivery.advance(state, frame.seat, frame.target, extra):
            return ["kept"]
    if frame.target >= CITIES:
        return ["target"] if state.stations[frame.seat] >> (frame.target - CITIES) & 1 else []
    return [] if delivery.may_deliver(state, frame.seat, frame.target, 99) else ["target"]
