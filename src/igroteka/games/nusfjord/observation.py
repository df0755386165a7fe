"""How is what a seat may see written in numbers? All that the view tells, straight from the state (NUS-14.1)."""

from typing import Final

from igroteka.core.agenda import Frame
from igroteka.core.arrays import append, i64, vec
from igroteka.core.observation import Observation, quotient
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
from igroteka.games.nusfjord.view import DECISIONS, QUIET, turns_left
from igroteka.kit import bits, pen

WORDS: Final = pen.Words(catalogue.FRAMES, DECISIONS, QUIET, ["left", "fish", "taken"])
SHEET: Final[i64] = len(CATEGORIES)
OWNERS: Final = CARDS + ELDERS  # of effects
ACTIONS: Final = len(ACTION_NAMES)
MENU: Final = max([PROGRAM.arg[step * WIDTH + COUNT] for step in range(len(PROGRAM.op)) if PROGRAM.op[step] == CHOOSE])
FORTY: Final = 40  # points, to bring them near 1
DOZEN: Final = 12


def write(state: State, viewer: i64, out: Observation) -> None:
    """The view in numbers, seats in order from the viewer."""
    steps = pen.steps_from(viewer, state.seats)
    seats = pen.seats_from(viewer, state.seats)
    for step in range(state.seats):
        out.seat(step)
        seat = seats[step]
        write_seat(state, seat, seats, out)
        write_harbour(state, seat, out)
        write_council(state, seat, steps, out)
        write_points(state, seat, out)
        out.part("hand")
        if seat == viewer or state.finished:
            write_set(state, HAND + seat, out)
        else:
            out.nothing(CARDS)
    out.table(SEATS)
    write_table(state, seats, out)
    write_round(state, out)
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


def write_seat(state: State, seat: i64, seats: vec[i64], out: Observation) -> None:
    """What everybody sees of a player's goods, ships and shares."""
    out.part("standing")
    out.flag(True)
    out.flag(state.active == seat)
    out.flag(state.start == seat)
    out.share(turns_left(state, seat), TURNS)
    out.share(state.set_size(HAND + seat), 4)
    out.part("goods")
    out.counts(state.goods, seat * STORES, STORES, DOZEN)
    out.part("ships")
    out.counts(state.ships, seat * SHIPS, SHIPS, 5)
    length = state.length(seat)
    out.share(length, MAX_LENGTH)
    out.share(CATCH[length], DOZEN)
    out.part("shares")
    out.counts_at(state.shares, seat * state.seats, 1, 0, seats, SHARES)
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
    first = out.place
    cell = next_of(state.cells, seat * CELLS, CELLS, NONE)
    while cell != NONE:
        card = state.cells[seat * CELLS + cell]
        out.put(first + card, quotient(cell + 1, CELLS))
        cell = next_of(state.cells, seat * CELLS, CELLS, card)
    out.place = first + CARDS


def next_of(values: vec[i64], start: i64, length: i64, last: i64) -> i64:
    """Where among some values of a longer list the least stands that is above the last one, or NONE."""
    found: i64 = NONE
    least: i64 = CARDS
    for place in range(length):
        value = values[start + place]
        if last < value < least:
            found, least = place, value
    return found


def write_council(state: State, seat: i64, steps: vec[i64], out: Observation) -> None:
    """For every elder: the place in the council, the fish, and whose worker is there."""
    out.part("council")
    first = out.place
    place = next_of(state.council, seat * COUNCIL, COUNCIL, NONE)
    while place != NONE:
        elder = state.council[seat * COUNCIL + place]
        worker = state.posted[seat * COUNCIL + place]
        out.place = first + 3 * elder
        out.share(place + 1, COUNCIL)
        out.share(state.fed[seat * COUNCIL + place], 2)
        out.share(colour_from(worker - 1, steps) + 1 if worker > 0 else 0, WORKERS)
        place = next_of(state.council, seat * COUNCIL, COUNCIL, elder)
    out.place = first + 3 * ELDERS


def write_points(state: State, seat: i64, out: Observation) -> None:
    """The sheet of this game and those of finished games of the match."""
    out.part("points")
    plain, starred = scoring.building_points(state, seat)
    out.share(scoring.category(state, seat, 0), FORTY)
    out.share(plain, FORTY)
    out.share(starred, FORTY)
    for place in range(3, SHEET):
        out.share(scoring.category(state, seat, place), FORTY)
    out.part("past")
    first = out.place
    for game in range(len(state.past) // (SHEET * state.seats)):
        out.counts(state.past, (game * state.seats + seat) * SHEET, SHEET, FORTY)
    out.place = first + CAMPAIGN_GAMES * SHEET


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
    out.counts_at(state.workers, 0, WORK_SPACES, WORKERS, colours, 3)
    out.part("new_shares")
    out.counts_at(state.shares, state.seats * state.seats, 1, 0, seats, SHARES)
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


def write_round(state: State, out: Observation) -> None:
    """How far the match has come."""
    out.part("round")
    out.one_of(state.round - 1, ROUNDS)
    out.part("phase")
    out.one_of(state.phase, len(PHASES))
    out.part("turn")
    out.share(state.turn + 1 if state.phase == WORK else 0, TURNS * SEATS)
    out.part("match")
    out.share(state.number, CAMPAIGN_GAMES)
    out.share(len(state.past) // (SHEET * state.seats), CAMPAIGN_GAMES)
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
    out.part("question.actions")
    menu = out.place
    if isinstance(top, effects.ChooseAction):
        first = PROGRAM.arg[top.step * WIDTH + FIRST]
        for place in range(PROGRAM.arg[top.step * WIDTH + COUNT]):
            out.one_of(board.action_of(first + place), ACTIONS)
    out.place = menu + MENU * ACTIONS
    out.part("question.exchange")
    if isinstance(top, effects.Exchange):
        most = effects.most_times(state, top.seat, top.step)
        out.counts(PROGRAM.arg, top.step * WIDTH, GOODS, DOZEN)
        out.counts(PROGRAM.arg, top.step * WIDTH + GET, GOODS, DOZEN)
    else:
        out.nothing(2 * GOODS)
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
    if isinstance(top, fishing.FeedForeign):
        for seat in seats:
            out.share(top.open(state, seat), SHARES)
        out.nothing(SEATS - state.seats)
    else:
        out.nothing(SEATS)
