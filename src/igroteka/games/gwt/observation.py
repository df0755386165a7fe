"""How is what a seat may see written in numbers? All that the view tells, straight from the state (GWT-1.4)."""

from typing import Final

from igroteka.core.agenda import Frame
from igroteka.core.arrays import append, i64, row, vec
from igroteka.core.observation import Observation
from igroteka.games.gwt import scoring
from igroteka.games.gwt.data import program
from igroteka.games.gwt.data.box import (
    BAGS,
    BANDIT_SPACES,
    BREED_NAMES,
    BUILDING_SPACES,
    CARDS,
    CATTLE,
    CITIES,
    CRAFT_SPACES,
    CRAFTS,
    DECK,
    DISCS,
    HAZARD_SPACES,
    MARKS,
    MASTER_STATIONS,
    MASTERS,
    NEUTRAL_SPACES,
    NEUTRALS,
    NODES,
    NONE,
    OBJECTIVES,
    POSITIONS,
    ROWS,
    SEATS,
    STATIONS,
    TILES,
)
from igroteka.games.gwt.data.program import COST_KINDS, NUMBERS, PROGRAM
from igroteka.games.gwt.position import ENDINGS, PHASES
from igroteka.games.gwt.rules import catalogue, delivery, hiring, kansas_city, location, objectives, railroad
from igroteka.games.gwt.rules import effects as doing
from igroteka.games.gwt.state import (
    AREA,
    CATTLE_STACK,
    HAND,
    MARKET,
    OBJECTIVE_STACK,
    PILE,
    SHOWN,
    STACK,
    State,
)
from igroteka.games.gwt.view import DECISIONS, QUIET, is_left
from igroteka.kit import pen

NUMBERS_TOLD: Final = ["steps", "dollars", "price", "left", "most", "cowboys", "calves", "heifers"]
WORDS: Final = pen.Words(catalogue.FRAMES, DECISIONS, QUIET, NUMBERS_TOLD)
ALTERNATIVES: Final = pen.alike([" ".join(PROGRAM.tokens_of(alt)) for alt in range(program.ALT_COUNT)])
COSTS: Final = list(dict.fromkeys([*COST_KINDS, *BREED_NAMES]))  # one word may be asked for in two ways
COST_OF_BREED: Final = row([COSTS.index(name) for name in BREED_NAMES])
MODIFIERS: Final = 5  # of the price of a worker: -2 to 2
LOCALS: Final = 4  # local actions of a building
FIFTY: Final = 50  # points, to bring them near 1
LATE: Final = 100  # turns, to bring them near 1


def write(state: State, viewer: i64, out: Observation) -> None:
    """The view in numbers, seats in order from the viewer."""
    steps = pen.steps_from(viewer, state.seats)
    seat = max(viewer, 0)
    for step in range(state.seats):
        out.seat(step)
        write_seat(state, seat, seat == viewer or state.finished, out)
        write_cards(state, seat, seat == viewer or state.finished, out)
        seat = seat + 1 if seat + 1 < state.seats else 0
    out.table(SEATS)
    write_trail(state, steps, out)
    write_supply(state, out)
    write_question(state, steps, out)
    pen.write_options(out, state.rules.told, state.rules.first_seat, steps, SEATS)
    out.part("seated")
    out.flag(viewer >= 0)


# --- players


def write_seat(state: State, seat: i64, is_open: bool, out: Observation) -> None:
    """What everybody sees of a player; objectives that only their owner has seen count for nobody else."""
    out.part("standing")
    out.flag(True)
    out.flag(state.active == seat)
    out.flag(state.first == seat)
    out.flag(state.last == seat)
    out.part("counts")
    out.share(state.dollars[seat], 20)
    out.share(state.tokens[seat], 4)
    out.share(state.permanent(seat), 4)
    out.share(state.hand_size(seat), 6)
    out.share(state.sizes[STACK + seat], 20)
    out.share(state.sizes[PILE + seat], 20)
    out.part("certificates")
    out.one_of(state.marks[seat], MARKS)
    out.part("workers")
    out.counts(state.workers, seat * CRAFTS, CRAFTS, CRAFT_SPACES)
    out.part("discs")
    out.members(state.discs[seat], DISCS)
    out.part("stations")
    out.members(state.stations[seat], STATIONS)
    out.part("cities")
    out.counts(state.cities, seat * CITIES, CITIES, 3)
    out.part("tiles")
    out.counts(state.taken, seat * TILES, TILES, 3)
    out.part("masters")
    out.members(state.masters[seat], MASTERS)
    out.part("unplaced")
    out.members(state.supply[seat], NUMBERS)
    out.part("replaced")
    out.members(state.replaced[seat], NUMBERS)
    cattle, goals, counted_by_master = scoring.deck_points(state, seat, is_open)
    out.part("points")
    out.share(cattle, FIFTY)
    out.share(goals, FIFTY)
    out.share(scoring.master_points(state, seat) + counted_by_master, FIFTY)
    out.part("herder")
    out.one_of(state.herders[seat], NODES)
    out.part("engine")
    out.one_of(state.engines[seat], POSITIONS)


def write_cards(state: State, seat: i64, is_open: bool, out: Observation) -> None:
    """The cards of a player; hand and draw stack, unordered, are for their owner (GWT-1.4, GWT-12.2)."""
    cards, sizes = state.cards, state.sizes
    out.part("area")
    out.dealt(cards, (AREA + seat) * CARDS, DECK, 1, sizes[AREA + seat] - state.starters(seat))
    out.counts(cards, (AREA + seat) * CARDS + DECK, CARDS - DECK, 1)
    out.part("discard")
    out.dealt(cards, (PILE + seat) * CARDS, DECK, 6, sizes[PILE + seat])
    out.part("hand")
    out.dealt(cards, (HAND + seat) * CARDS, DECK, 6, sizes[HAND + seat] if is_open else 0)
    out.part("stack")
    out.dealt(cards, (STACK + seat) * CARDS, DECK, 6, sizes[STACK + seat] if is_open else 0)


# --- the table


def write_trail(state: State, steps: vec[i64], out: Observation) -> None:
    """Buildings, hazards and bandits."""
    out.part("neutral")
    out.each_at(state.trail, NEUTRAL_SPACES, NEUTRALS)
    out.part("sides")
    out.members(state.sides, NUMBERS)
    out.part("buildings")
    for node in BUILDING_SPACES:
        tile = state.trail[node]
        key: i64 = tile * SEATS + steps[0] + 1 if tile != NONE else 0  # the tile, and from whom seats are counted
        if out.is_new(key, SEATS + NUMBERS, 2):
            out.one_of(steps[tile // NUMBERS] if tile != NONE else NONE, SEATS)
            out.one_of(tile % NUMBERS if tile != NONE else NONE, NUMBERS)
    out.part("hazards")
    out.each_at(state.trail, HAZARD_SPACES, TILES)
    out.part("bandits")
    out.each_at(state.trail, BANDIT_SPACES, TILES)


def write_supply(state: State, out: Observation) -> None:
    """Job market, foresight, bags, cattle, display, station masters, the turn."""
    out.part("jobs")
    out.each_one_of(state.jobs, 0, ROWS * SEATS, CRAFTS)
    out.part("jobs.token")
    out.one_of(state.row, ROWS)
    out.share(state.filled, SEATS)
    out.part("foresight")
    out.each_one_of(state.foresight, 0, len(state.foresight), TILES)
    out.part("bags")
    out.counts(state.bags, 0, BAGS * TILES, 12)
    out.part("cattle.market")
    out.dealt(state.cards, MARKET * CARDS, CATTLE, 4, state.sizes[MARKET])
    out.part("cattle.left")
    out.dealt(state.cards, CATTLE_STACK * CARDS, CATTLE, 8, state.sizes[CATTLE_STACK])
    out.part("objectives")
    out.dealt(state.cards, SHOWN * CARDS + CATTLE, OBJECTIVES, 1, state.sizes[SHOWN])
    out.share(state.sizes[OBJECTIVE_STACK], 24)
    out.part("station.masters")
    out.each_one_of(state.posts, 0, MASTER_STATIONS, MASTERS)
    out.part("station.workers")
    out.each_one_of(state.guards, 0, MASTER_STATIONS, CRAFTS)
    out.part("turn")
    out.share(state.turn, LATE)
    out.part("phase")
    out.one_of(state.phase, len(PHASES))
    out.part("ending")
    out.one_of(state.ending if state.finished else NONE, len(ENDINGS))


# --- what is asked


def write_question(state: State, steps: vec[i64], out: Observation) -> None:
    """What is asked of whom, and what waits below."""
    WORDS.write_question(out, state, steps, SEATS)
    node: i64 = NONE
    used: i64 = 0
    risk = False
    copied = False
    station: i64 = NONE
    city: i64 = NONE
    total: i64 = 0
    extra = False
    bag: i64 = NONE
    modifier: i64 = NONE
    top: Frame | None = state.top() if state.player >= 0 else None
    if isinstance(top, location.UseBuilding):
        node, used = top.node, top.used
        risk, copied = top.has_risk(state), top.copier != NONE
    elif isinstance(top, location.StopHere):
        node = top.node
    elif isinstance(top, (railroad.Upgrade, railroad.TakeMaster)):  # `A | B` would be made anew every time
        station = top.station
    elif isinstance(top, delivery.TakeDisc):
        city = top.target if top.target < CITIES else NONE
        station = top.target - CITIES if top.target >= CITIES else NONE
    elif isinstance(top, delivery.Deliver):
        total, extra = top.value, top.extra == 1
    elif isinstance(top, kansas_city.Foresight):
        bag = top.bag
    elif isinstance(top, hiring.Hire):
        modifier = top.modifier + MODIFIERS // 2
    out.part("question.node")
    out.one_of(node, NODES)
    out.part("question.building")
    out.members(used, LOCALS)
    out.flag(risk)
    out.flag(copied)
    out.part("question.station")
    out.one_of(station, STATIONS)
    out.part("question.city")
    out.one_of(city, CITIES)
    out.part("question.delivery")
    out.share(total, 20)
    out.flag(extra)
    out.part("question.bag")
    out.one_of(bag, BAGS)
    out.part("question.modifier")
    out.one_of(modifier, MODIFIERS)
    write_cards_asked(top, out)
    write_chain(state, out)


def write_cards_asked(top: Frame | None, out: Observation) -> None:
    """Costs in cards, immediate effects, objectives."""
    cost: i64 = NONE
    first: i64 = NONE
    second: i64 = NONE
    to_hand = False
    must = False
    if isinstance(top, doing.PayCard):
        cost = top.kind
    elif isinstance(top, doing.PaySecond):
        cost = COST_OF_BREED[top.breed]
    elif isinstance(top, doing.Immediate):
        first = ALTERNATIVES[top.first]
        second = NONE if top.second == NONE else ALTERNATIVES[top.second]
    elif isinstance(top, objectives.GainObjective):
        to_hand, must = top.hand == 1, top.must == 1
    out.part("question.cost")
    out.one_of(cost, len(COSTS))
    out.part("question.first")
    out.one_of(first, len(ALTERNATIVES))
    out.part("question.second")
    out.one_of(second, len(ALTERNATIVES))
    out.part("question.objective")
    out.flag(to_hand)
    out.flag(must)


def write_chain(state: State, out: Observation) -> None:
    """What waits; a location that the herder has left does not (GWT-5.7, GWT-5.8)."""
    count: i64 = state.depth - 1 if state.player >= 0 else 0
    left: i64 = 0
    for place in range(count):
        if is_left(state, state.agenda[place]):
            left += 1
    if left == 0:
        WORDS.write_chain(out, state.agenda, count)
        return
    waiting = vec[Frame]()
    for place in range(count):
        if not is_left(state, state.agenda[place]):
            waiting = append(waiting, state.agenda[place])
    WORDS.write_chain(out, waiting, len(waiting))
