"""How is what a seat may see written in numbers? All that the view tells, straight from the state (NUS-14.1)."""

from typing import Final

from igroteka.core.agenda import Frame
from igroteka.core.arrays import append, filled, i64, vec
from igroteka.core.observation import Observation
from igroteka.games.nusfjord import scoring
from igroteka.games.nusfjord.data.box import (
    ACTION_NAMES,
    CAMPAIGN_GAMES,
    CARDS,
    CATCH,
    CATEGORIES,
    CELLS,
    COUNCIL,
    DECK_SIZE,
    DECKS,
    ELDERS,
    GOODS,
    LETTERS,
    MAX_LENGTH,
    NONE,
    PAIRS,
    PLATES,
    ROUNDS,
    SEATS,
    SHARES,
    SHIPS,
    STACKS,
    STORES,
    TURNS,
    WORK_SPACES,
    WORKERS,
)
from igroteka.games.nusfjord.data.program import (
    ACTION,
    CHOOSE,
    COUNT,
    FIRST,
    GET,
    PLATE_OFF,
    PROGRAM,
    WHENS,
    WIDTH,
)
from igroteka.games.nusfjord.position import ENDINGS, PHASES
from igroteka.games.nusfjord.rules import (
    board,
    building,
    catalogue,
    effects,
    elders,
    fishing,
    forests,
    reactions,
    windows,
)
from igroteka.games.nusfjord.state import ASIDE, GONE, HAND, PILE, SHOWN, WORK, State
from igroteka.games.nusfjord.view import DECISIONS, QUIET, turns_left, turns_taken
from igroteka.kit import bits, pen

WORDS: Final = pen.Words(catalogue.FRAMES, DECISIONS, QUIET, ["left", "fish", "taken"])
SHEET: Final[i64] = len(CATEGORIES)
OWNERS: Final = CARDS + ELDERS  # of effects
ACTIONS: Final = len(ACTION_NAMES)
MENU: Final = max([PROGRAM.arg[step * WIDTH + COUNT] for step in range(len(PROGRAM.op)) if PROGRAM.op[step] == CHOOSE])
FORTY: Final = 40  # points, to bring them near 1
DOZEN: Final = 12
NOTHING: Final = filled(max(SHEET, WIDTH), 0)
APART: Final = 6  # bits that keep fish and workers apart in one number


def write(state: State, viewer: i64, out: Observation) -> None:
    """The view in numbers, seats in order from the viewer."""
    steps = pen.steps_from(viewer, state.seats)
    seats = pen.seats_from(viewer, state.seats)
    taken = turns_taken(state)
    past = len(state.past) // (SHEET * state.seats)
    for step in range(state.seats):
        out.seat(step)
        seat = seats[step]
        write_seat(state, seat, seats, turns_left(state, seat, taken), out)
        write_harbour(state, seat, out)
        write_council(state, seat, steps, out)
        write_points(state, seat, past, out)
        out.part("hand")
        is_open = seat == viewer or state.finished
        for deck in range(DECKS):
            out.members(state.sets[(HAND + seat) * DECKS + deck] if is_open else 0, DECK_SIZE)
    out.table(SEATS)
    write_table(state, seats, out)
    write_round(state, past, out)
    write_question(state, seats, steps, out)
    pen.write_options(out, state.rules.told, state.rules.first_seat, steps, SEATS)
    out.part("seated")
    out.flag(viewer >= 0)


def write_set(state: State, place: i64, out: Observation) -> None:
    """A set of cards."""
    for deck in range(DECKS):
        out.members(state.sets[place * DECKS + deck], DECK_SIZE)


def colour_from(colour: i64, steps: vec[i64]) -> i64:
    """The colour of a worker or share: a seat, counted from the viewer; in the solo game the colour itself."""
    if len(steps) == 1 or colour >= len(steps):
        return colour
    return steps[colour]


# --- players


def write_seat(state: State, seat: i64, seats: vec[i64], turns: i64, out: Observation) -> None:
    """What everybody sees of a player's goods, ships and shares."""
    out.part("standing")
    out.flag(True)
    out.flag(state.active == seat)
    out.flag(state.start == seat)
    out.share(turns, TURNS)
    out.share(state.set_size(HAND + seat), 4)
    out.part("goods")
    out.counts(state.goods, seat * STORES, STORES, DOZEN)
    out.part("ships")
    out.counts(state.ships, seat * SHIPS, SHIPS, 5)
    length = state.length(seat)
    out.share(length, MAX_LENGTH)
    out.share(CATCH[length], DOZEN)
    out.part("shares")
    out.counts_at(state.shares, seat * state.seats, seats, SHARES)
    out.nothing(SEATS - state.seats)
    out.share(state.unissued[seat], SHARES)
    out.share(state.landed[seat], SHARES)


def write_harbour(state: State, seat: i64, out: Observation) -> None:
    """The harbour board: forests, and for every building the space it stands on."""
    out.part("forests")
    out.counts(state.forests, seat * PAIRS, PAIRS, 2)
    out.part("free")
    out.members(state.free(seat), CELLS)
    out.part("unfired")
    out.members(state.unfired[seat], CELLS)
    out.part("buildings")
    cells, start, at, first = state.cells, seat * CELLS, out.cell, out.place
    out.make_cells(CELLS + CARDS)
    memory = out.memory
    own = at + CELLS  # the cells of the cards
    same: i64 = 0
    while same < CELLS and cells[start + same] + 1 == memory[at + same]:
        same += 1
    if same < CELLS:
        for space in range(CELLS):
            card = cells[start + space]
            if card != NONE:
                out.go(first + card, own + card)
                out.share(space + 1, CELLS)
        for space in range(CELLS):
            card = memory[at + space] - 1
            memory[at + space] = cells[start + space] + 1
            # One that stands on another space now has been told of.
            if card != NONE and card != cells[start + space] and memory[own + card] == space + 1:
                out.go(first + card, own + card)
                out.share(0, CELLS)
    out.go(first + CARDS, own + CARDS)


def write_council(state: State, seat: i64, steps: vec[i64], out: Observation) -> None:
    """For every elder: the place in the council, the fish, and whose worker is there."""
    out.part("council")
    council, start, at, first = state.council, seat * COUNCIL, out.cell, out.place
    out.make_cells(COUNCIL + 3 * ELDERS)
    memory = out.memory
    own = at + COUNCIL  # the cells of the elders
    if council[start] == NONE and memory[at] == 0:  # elders sit from the first place on
        out.skip(3 * ELDERS, COUNCIL + 3 * ELDERS)
        return
    changed = False
    for place in range(COUNCIL):
        was = memory[at + place]
        if council[start + place] == NONE:
            changed = changed or was != 0
        elif was != council_key(state, start + place, steps):
            changed = True
    if changed:
        for place in range(COUNCIL):
            elder = council[start + place]
            if elder != NONE:
                colour = colour_at(state, start + place, steps)
                write_elder(first, own, elder, place + 1, state.fed[start + place], colour, out)
        for place in range(COUNCIL):
            elder = (memory[at + place] >> 2 * APART) - 1
            memory[at + place] = council_key(state, start + place, steps)
            if elder != NONE and elder != council[start + place] and memory[own + 3 * elder] == place + 1:
                write_elder(first, own, elder, 0, 0, 0, out)
    out.go(first + 3 * ELDERS, own + 3 * ELDERS)


def council_key(state: State, place: i64, steps: vec[i64]) -> i64:
    """All that is told of an elder, in one number."""
    elder = state.council[place]
    if elder == NONE:
        return 0
    return (elder + 1 << APART | state.fed[place]) << APART | colour_at(state, place, steps)


def write_elder(first: i64, own: i64, elder: i64, place: i64, fish: i64, colour: i64, out: Observation) -> None:
    """The three numbers of an elder."""
    out.go(first + 3 * elder, own + 3 * elder)
    out.share(place, COUNCIL)
    out.share(fish, 2)
    out.share(colour, WORKERS)


def colour_at(state: State, place: i64, steps: vec[i64]) -> i64:
    """Whose worker is with an elder, counted from 1; 0 for nobody's."""
    worker = state.posted[place]
    return colour_from(worker - 1, steps) + 1 if worker > 0 else 0


def write_points(state: State, seat: i64, past: i64, out: Observation) -> None:
    """The sheet of this game and those of so many finished games of the match."""
    out.part("points")
    out.counts(scoring.sheet(state, seat), 0, SHEET, FORTY)
    out.part("past")
    if out.is_there(past > 0, CAMPAIGN_GAMES * SHEET, CAMPAIGN_GAMES * SHEET):
        for game in range(CAMPAIGN_GAMES):
            if game < past:
                out.counts(state.past, (game * state.seats + seat) * SHEET, SHEET, FORTY)
            else:
                out.counts(NOTHING, 0, SHEET, FORTY)


# --- the table


def write_table(state: State, seats: vec[i64], out: Observation) -> None:
    """The boards in the middle, the cards and the elders."""
    out.part("cards.open")
    write_set(state, SHOWN, out)
    out.part("cards.aside")
    write_set(state, ASIDE, out)
    out.part("cards.gone")
    write_set(state, GONE, out)
    out.part("cards.piles")
    for letter in range(LETTERS):
        out.share(bits.size(state.lettered(PILE, letter, state.rules.deck)), 18)
    out.part("workers")
    colours = seats[:]
    for colour in range(len(seats), WORKERS):
        colours = append(colours, colour)
    write_workers(state.workers, colours, out)
    out.part("new_shares")
    out.counts_at(state.shares, state.seats * state.seats, seats, SHARES)
    out.nothing(SEATS - state.seats)
    out.part("plates")
    out.members(bits.bit(state.plates) - 1, PLATES)
    out.part("shipyard")
    out.counts(state.ships, state.seats * SHIPS, SHIPS, 6)
    out.share(state.spare, 1)
    out.part("elders")
    out.each_one_of(state.stands, 0, 2 * STACKS, ELDERS)
    out.part("elders.hidden")
    out.members(state.hidden, STACKS)


def write_workers(workers: vec[i64], colours: vec[i64], out: Observation) -> None:
    """Whose workers stand on every space; most of them are empty."""
    for space in range(WORK_SPACES):
        key: i64 = 0
        for colour in colours:
            key = key << APART | workers[space * WORKERS + colour]
        if out.is_new(key, WORKERS, WORKERS):
            out.counts_at(workers, space * WORKERS, colours, 3)


def write_round(state: State, past: i64, out: Observation) -> None:
    """How far the match has come."""
    out.part("round")
    out.one_of(state.round - 1, ROUNDS)
    out.part("phase")
    out.one_of(state.phase, len(PHASES))
    out.part("turn")
    out.share(state.turn + 1 if state.phase == WORK else 0, TURNS * SEATS)
    out.part("match")
    out.share(state.number, CAMPAIGN_GAMES)
    out.share(past, CAMPAIGN_GAMES)
    out.part("ending")
    out.one_of(state.ending if state.finished else NONE, len(ENDINGS))


# --- what is asked


def write_question(state: State, seats: vec[i64], steps: vec[i64], out: Observation) -> None:
    """What is asked of whom, by which building or elder, and what waits below."""
    WORDS.write_question(out, state, steps, SEATS)
    top: Frame | None = state.top() if state.player >= 0 else None
    step = step_of(top)
    owner: i64 = NONE if step == NONE else PROGRAM.owner[step]
    action: i64 = NONE
    decline = False
    if isinstance(top, windows.Menu):
        decline = top.decline == 1
    elif isinstance(top, effects.OfferEffect):
        decline = True
        owner = PROGRAM.owner[PROGRAM.start[top.effect]]
    elif isinstance(top, elders.UseInvited):
        decline = True
    if step != NONE and PROGRAM.op[step] == ACTION and not isinstance(top, effects.ChooseAction):
        action = board.action_of(step)
    out.part("question.decline")
    out.flag(decline)
    out.part("question.source")
    out.one_of(owner, OWNERS)
    out.part("question.action")
    out.one_of(action, ACTIONS)
    write_building_asked(state, top, out)
    write_effect_asked(state, top, out)
    write_fish_asked(state, top, seats, out)
    WORDS.write_chain(out, state.agenda, state.depth - 1 if top is not None else 0)


def step_of(top: Frame | None) -> i64:
    """The step of a program that asks, or NONE."""
    if isinstance(top, windows.Menu):
        return top.step
    if isinstance(top, building.ChooseSite):
        return top.step
    return top.step if isinstance(top, building.ChooseSource) else NONE


def write_building_asked(state: State, top: Frame | None, out: Observation) -> None:
    """A card that is being built, and the goods for it."""
    card: i64 = NONE
    good: i64 = NONE
    least: i64 = 0
    most: i64 = 0
    if isinstance(top, building.ChooseSite):
        card = top.card
    elif isinstance(top, building.ChooseSource):
        card, good = top.card, top.good
        least, most = top.least(state), top.most(state)
    out.part("question.card")
    out.one_of(card, CARDS)
    out.part("question.good")
    out.one_of(good, GOODS)
    out.share(least, DOZEN)
    out.share(most, DOZEN)


def write_effect_asked(state: State, top: Frame | None, out: Observation) -> None:
    """What an effect offers: actions, an exchange, forests, buildings that react."""
    most: i64 = 0
    left: i64 = 0
    cells: i64 = 0
    when: i64 = NONE
    first: i64 = 0
    actions: i64 = 0
    exchange: i64 = NONE
    if isinstance(top, effects.ChooseAction):
        first, actions = PROGRAM.arg[top.step * WIDTH + FIRST], PROGRAM.arg[top.step * WIDTH + COUNT]
    elif isinstance(top, effects.Exchange):
        most, exchange = effects.most_times(state, top.seat, top.step), top.step
    out.part("question.actions")
    if out.is_there(actions > 0, MENU * ACTIONS, MENU):
        for place in range(MENU):
            out.one_of(board.action_of(first + place) if place < actions else NONE, ACTIONS)
    out.part("question.exchange")
    if out.is_new(exchange + 1, 2 * GOODS, 2 * GOODS):
        out.counts(PROGRAM.arg if exchange != NONE else NOTHING, max(exchange, 0) * WIDTH, GOODS, DOZEN)
        out.counts(PROGRAM.arg if exchange != NONE else NOTHING, max(exchange, 0) * WIDTH + GET, GOODS, DOZEN)
    if isinstance(top, effects.RemoveForest):
        left = top.left()
    elif isinstance(top, forests.Reforest):
        left = top.count()
    elif isinstance(top, reactions.React):
        cells, when = top.pending(state), top.when
    out.share(most, DOZEN)
    out.part("question.forests")
    out.share(left, PAIRS)
    out.part("question.cells")
    out.members(cells, CELLS)
    out.part("question.when")
    out.one_of(when, WHENS)


def write_fish_asked(state: State, top: Frame | None, seats: vec[i64], out: Observation) -> None:
    """Plates, elders and shares that fish may go to."""
    plates: i64 = 0
    discount: i64 = 0
    elder: i64 = NONE
    if isinstance(top, board.ServeFish):
        plates = board.most_plates(state, top.seat, top.step)
        discount = PROGRAM.arg[top.step * WIDTH + PLATE_OFF]
    elif isinstance(top, elders.UseInvited):
        elder = state.council[top.seat * COUNCIL + top.place]
    out.part("question.plates")
    out.share(plates, PLATES)
    out.share(discount, PLATES)
    out.part("question.elder")
    out.one_of(elder, ELDERS)
    out.part("question.open_shares")
    for seat in seats:
        out.share(top.open(state, seat) if isinstance(top, fishing.FeedForeign) else 0, SHARES)
    out.nothing(SEATS - state.seats)
