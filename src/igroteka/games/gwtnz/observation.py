"""How is what a seat may see written in numbers? All that the view tells, straight from the state (NZ-1.4)."""

from typing import Final

from igroteka.core.agenda import Frame
from igroteka.core.arrays import filled, i64, vec
from igroteka.core.observation import Observation
from igroteka.games.gwtnz import scoring
from igroteka.games.gwtnz.data.box import (
    BAGS,
    BUILDING_SPACES,
    CARDS,
    CRAFT_SPACES,
    CRAFTS,
    DISCS,
    FIRST_BONUS,
    FIRST_MARKET,
    FIRST_MEDIUM,
    FIRST_SHOWN,
    GOLD_LIMIT,
    HARBOURS,
    HAZARD_SPACES,
    JOB_ROWS,
    LAST_SPACE,
    MARKETS,
    MASTER_SPACES,
    MASTERS,
    NEUTRAL_SPACES,
    NEUTRALS,
    NODES,
    NONE,
    PAIR_SIZE,
    PAIRS,
    PATHFINDER_TARGET,
    POSTS,
    ROWS,
    SEATS,
    SHEEP,
    SPACES,
    STACKS,
    TILES,
    UPGRADE_HARBOUR,
    UPGRADE_PRICE,
)
from igroteka.games.gwtnz.data.program import ALT_COUNT, COST_KINDS, NUMBERS, PROGRAM
from igroteka.games.gwtnz.position import ENDINGS, FLIPS, PHASES
from igroteka.games.gwtnz.rules import (
    cards,
    catalogue,
    delivery,
    hiring,
    investing,
    location,
    pathfinder,
    shearing,
    sheep,
    shipping,
    wellington,
)
from igroteka.games.gwtnz.rules import effects as doing
from igroteka.games.gwtnz.state import (
    AREA,
    HAND,
    IN_PLAY,
    MARKET,
    OBJECTIVE_STACK,
    PILE,
    SHEEP_STACK,
    SHOWN,
    STACK,
    SUPPLY,
    State,
)
from igroteka.games.gwtnz.view import DECISIONS, QUIET
from igroteka.kit import bits, pen

NUMBERS_TOLD: Final = [
    "steps",
    "pounds",
    "price",
    "left",
    "most",
    "shepherds",
    "shearers",
    "points",
    "must",
    "wool",
    "shorn",
    "form",
]
WORDS: Final = pen.Words(catalogue.FRAMES, DECISIONS, QUIET, NUMBERS_TOLD)
ALTERNATIVES: Final = pen.alike([" ".join(PROGRAM.tokens_of(alt)) for alt in range(ALT_COUNT)])
MODIFIERS: Final = 19  # of a price: -9 to 9
LOCALS: Final = 4  # local actions of a building
FIFTY: Final = 50  # points, to bring them near 1
LATE: Final = 100  # turns, likewise


def write(state: State, viewer: i64, out: Observation) -> None:
    """The view in numbers, seats in order from the viewer."""
    steps = pen.steps_from(viewer, state.seats)
    seat = max(viewer, 0)
    docked = berths_of(state)
    for step in range(state.seats):
        out.seat(step)
        write_seat(state, seat, out)
        write_board(state, seat, docked[seat], out)
        write_cards(state, seat, seat == viewer or state.finished, out)
        seat = seat + 1 if seat + 1 < state.seats else 0
    out.table(SEATS)
    write_trail(state, steps, out)
    write_markets(state, out)
    write_supply(state, out)
    write_question(state, steps, out)
    pen.write_options(out, state.rules.told, state.rules.first_seat, steps, SEATS)
    out.part("seated")
    out.flag(viewer >= 0)


# --- players


def berths_of(state: State) -> vec[i64]:
    """The berths of every seat, as sets."""
    found = filled(state.seats, 0)
    berths = state.berths
    for place in range(len(berths)):
        if berths[place] != NONE:
            found[berths[place]] |= bits.bit(place)
    return found


def write_seat(state: State, seat: i64, out: Observation) -> None:
    """What everybody sees of a player; the contents of decks are public, so their points are."""
    out.part("standing")
    out.flag(True)
    out.flag(state.active == seat)
    out.flag(state.first == seat)
    out.flag(state.last == seat)
    out.part("counts")
    out.share(state.pounds[seat], 20)
    out.share(state.gold[seat], GOLD_LIMIT)
    out.share(state.tokens[seat], 4)
    out.share(state.certificates[seat], 5)
    out.share(state.permanent(seat), 4)
    out.share(state.wool(seat), 4)
    out.share(state.hand_size(seat), 6)
    out.share(state.sizes[STACK + seat], 20)
    plain, goals, counted_by_master = scoring.deck_points(state, seat)
    out.part("points")
    out.share(plain, FIFTY)
    out.share(goals, FIFTY)
    out.share(scoring.master_points(state, seat) + counted_by_master, FIFTY)
    out.part("pathfinder")
    out.one_of(state.pathfinder[seat], LAST_SPACE + 1)
    out.part("flipped")
    out.one_of(state.flips[seat], len(FLIPS))
    out.part("runholder")
    out.one_of(state.runholders[seat], NODES)
    out.part("ship")
    out.one_of(state.ships[seat], SPACES)


def write_board(state: State, seat: i64, docked: i64, out: Observation) -> None:
    """The player board, and what of it is on the table."""
    out.part("workers")
    out.counts(state.workers, seat * CRAFTS, CRAFTS, CRAFT_SPACES)
    out.part("jokers")
    for craft in range(CRAFTS):
        out.members(state.jokers[seat * CRAFTS + craft], CRAFT_SPACES)
    out.part("discs")
    out.members(state.discs[seat], DISCS)
    out.part("storehouses")
    out.counts(state.stores, seat * PAIRS, PAIRS, PAIR_SIZE)
    out.part("posts")
    out.counts(state.posts, seat * POSTS, POSTS, 3)
    out.part("harbours")
    out.members(state.harbours[seat], HARBOURS)
    out.part("berths")
    out.members(docked, len(state.berths))
    out.part("tiles")
    out.counts(state.taken, seat * TILES, TILES, 3)
    out.part("masters")
    out.members(state.masters[seat], MASTERS)
    out.part("unplaced")
    out.members(state.supply[seat], NUMBERS)
    out.part("replaced")
    out.members(state.replaced[seat], NUMBERS)


def write_cards(state: State, seat: i64, is_open: bool, out: Observation) -> None:
    """The cards of a player; hand and draw stack, unordered, are for their owner (NZ-1.4, NZ-20.3)."""
    cards, sizes = state.cards, state.sizes
    out.part("area")
    out.dealt(cards, (AREA + seat) * CARDS, CARDS, 1, sizes[AREA + seat])
    out.part("discard")
    out.dealt(cards, (PILE + seat) * CARDS, CARDS, 6, sizes[PILE + seat])
    out.part("hand")
    out.dealt(cards, (HAND + seat) * CARDS, CARDS, 6, sizes[HAND + seat] if is_open else 0)
    out.part("stack")
    out.dealt(cards, (STACK + seat) * CARDS, CARDS, 6, sizes[STACK + seat] if is_open else 0)


# --- the table


def write_trail(state: State, steps: vec[i64], out: Observation) -> None:
    """Buildings and hazards."""
    out.part("neutral")
    out.each_at(state.trail, NEUTRAL_SPACES, NEUTRALS)
    out.part("sides")
    out.members(state.sides, NUMBERS)
    out.flag(state.flipped == 1)
    out.part("buildings")
    for node in BUILDING_SPACES:
        tile = state.trail[node]
        key: i64 = tile * SEATS + steps[0] + 1 if tile != NONE else 0  # the tile, and from whom seats are counted
        if out.is_new(key, SEATS + NUMBERS, 2):
            out.one_of(steps[tile // NUMBERS] if tile != NONE else NONE, SEATS)
            out.one_of(tile % NUMBERS if tile != NONE else NONE, NUMBERS)
    out.part("hazards")
    out.each_at(state.trail, HAZARD_SPACES, TILES)


def write_markets(state: State, out: Observation) -> None:
    """Workers, bonus tiles and sheep that are offered, and what comes after them."""
    out.part("jobs")
    for craft in range(CRAFTS):
        out.members(state.jobs[craft], JOB_ROWS)
    out.part("bonus")
    out.each_one_of(state.bonus, 0, ROWS * SEATS, TILES - FIRST_BONUS, FIRST_BONUS)
    out.part("bonus.token")
    out.one_of(state.row, ROWS)
    out.share(state.filled, SEATS)
    out.part("foresight")
    out.each_one_of(state.foresight, 0, len(state.foresight), TILES)
    out.part("bags")
    out.counts(state.bags, 0, TILES, 8)
    out.part("sheep.market")
    out.dealt(state.cards, MARKET * CARDS + FIRST_MARKET, MARKETS, 4, state.sizes[MARKET])
    out.part("sheep.left")
    out.dealt(state.cards, SHEEP_STACK * CARDS + FIRST_MARKET, MARKETS, 7, state.sizes[SHEEP_STACK])


def write_supply(state: State, out: Observation) -> None:
    """Cards that can be gained, harbourmasters, the turn."""
    out.part("objectives")
    out.nothing(FIRST_SHOWN)
    out.dealt(state.cards, SHOWN * CARDS + FIRST_SHOWN, CARDS - FIRST_SHOWN, 1, state.sizes[SHOWN])
    out.share(state.sizes[OBJECTIVE_STACK], 24)
    out.part("supply")
    out.dealt(state.cards, SUPPLY * CARDS, CARDS, 18, state.sizes[SUPPLY])
    out.part("stacks")
    out.each_one_of(state.stacks, 0, STACKS, CARDS)
    out.part("in_play")
    out.dealt(state.cards, IN_PLAY * CARDS, CARDS, 1, state.sizes[IN_PLAY])
    out.part("gained")
    gained: i64 = 0
    if state.active >= 0 and state.sizes[PILE + state.active] > 0:  # what is gained lies on the discard pile
        for count in state.gained:
            gained += count
    out.dealt(state.gained, 0, CARDS, 1, gained)
    out.part("harbour.masters")
    out.each_one_of(state.offices, 0, MASTER_SPACES, MASTERS)
    out.part("harbour.workers")
    out.each_one_of(state.guards, 0, MASTER_SPACES, TILES)
    out.part("turn")
    out.share(state.turn, LATE)
    out.share(state.plays, 4)
    out.part("phase")
    out.one_of(state.phase, len(PHASES))
    out.part("ending")
    out.one_of(state.ending if state.finished else NONE, len(ENDINGS))


# --- what is asked


def write_question(state: State, steps: vec[i64], out: Observation) -> None:
    """What is asked of whom, and what waits below."""
    WORDS.write_question(out, state, steps, SEATS)
    top: Frame | None = state.top() if state.player >= 0 else None
    write_place_asked(state, top, out)
    write_cards_asked(top, out)
    WORDS.write_chain(out, state.agenda, state.depth - 1 if state.player >= 0 else 0)


def write_place_asked(state: State, top: Frame | None, out: Observation) -> None:
    """Where something shall be done."""
    node: i64 = NONE
    used: i64 = 0
    extra = False
    harbour: i64 = NONE
    post: i64 = NONE
    price: i64 = 0
    first_disc = False
    if isinstance(top, location.UseBuilding):
        node, used, extra = top.node, top.used, top.has_extra(state)
    elif isinstance(top, location.StopHere):
        node = top.node
    elif isinstance(top, delivery.TakeDisc):
        first_disc = top.target == PATHFINDER_TARGET
        post = top.target if top.target < POSTS else NONE
        harbour = FIRST_MEDIUM + top.target - POSTS if POSTS <= top.target != PATHFINDER_TARGET else NONE
    elif isinstance(top, shipping.PlaceStorehouse):
        harbour, price = UPGRADE_HARBOUR[top.upgrade], UPGRADE_PRICE[top.upgrade]
    elif isinstance(top, shipping.TakeMaster):
        harbour = top.harbour
    out.part("question.node")
    out.one_of(node, NODES)
    out.part("question.building")
    out.members(used, LOCALS)
    out.flag(extra)
    out.part("question.harbour")
    out.one_of(harbour, HARBOURS)
    out.part("question.storehouse")
    out.share(price, 10)
    out.part("question.post")
    out.one_of(post, POSTS)
    out.part("question.first_disc")
    out.flag(first_disc)


def write_cards_asked(top: Frame | None, out: Observation) -> None:
    """Costs in cards, sheep that are shown, immediate effects."""
    first: i64 = NONE
    second: i64 = NONE
    cost: i64 = NONE
    card: i64 = NONE
    breeds: i64 = 0
    total: i64 = 0
    track: i64 = NONE
    bag: i64 = NONE
    modifier: i64 = NONE
    if isinstance(top, doing.Immediate):
        first = ALTERNATIVES[top.first]
        second = NONE if top.second == NONE else ALTERNATIVES[top.second]
    elif isinstance(top, doing.PayCard):
        cost = top.kind
    elif isinstance(top, cards.TakeCard):
        card = top.card
    elif isinstance(top, sheep.PickSheep):
        breeds = top.breeds
    elif isinstance(top, (shearing.Shearing, wellington.Income)):  # `A | B` would be made anew every time
        breeds = top.shown
    elif isinstance(top, (delivery.Deliver, delivery.DeliverWool)):
        total = top.value
    elif isinstance(top, pathfinder.Forward):
        track = top.track
    elif isinstance(top, wellington.Foresight):
        bag = top.bag
    elif isinstance(top, (hiring.Hire, investing.Invest)):
        modifier = top.modifier + MODIFIERS // 2
    out.part("question.first")
    out.one_of(first, len(ALTERNATIVES))
    out.part("question.second")
    out.one_of(second, len(ALTERNATIVES))
    out.part("question.cost")
    out.one_of(cost, len(COST_KINDS))
    out.part("question.card")
    out.one_of(card, CARDS)
    out.part("question.sheep")
    out.members(breeds, SHEEP)
    out.part("question.delivery")
    out.share(total, 20)
    out.part("question.track")
    out.one_of(track, 2)
    out.part("question.bag")
    out.one_of(bag, BAGS)
    out.part("question.modifier")
    out.one_of(modifier, MODIFIERS)
