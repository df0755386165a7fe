"""A table laid by hand: a position in a few lines, and a few words to play on from it."""

from typing import Any, Final

from igroteka.core.agenda import Frame
from igroteka.core.state import do_next
from igroteka.games.gwt import scoring, setup
from igroteka.games.gwt.data.box import (
    CARD_NAMES,
    CATTLE,
    CITIES,
    CITY_NAMES,
    CRAFT_NAMES,
    CRAFTS,
    DECK,
    DISC_NAMES,
    FIRST_ROW,
    MASTER_NAMES,
    NEUTRAL_SPACES,
    NEUTRALS,
    NODE_NAMES,
    NONE,
    OBJECTIVES,
    POSITION_NAMES,
    SEATS,
    START_JOBS,
    TILE_NAMES,
    TILES,
)
from igroteka.games.gwt.data.program import FACE_NAMES, NUMBERS, SIDES
from igroteka.games.gwt.game import GAME
from igroteka.games.gwt.rules import location, trail, turn
from igroteka.games.gwt.state import (
    AREA,
    BOXED,
    CATTLE_STACK,
    HAND,
    MARKET,
    OBJECTIVE_STACK,
    PHASE_A,
    PHASE_B,
    PILE,
    SHOWN,
    STACK,
    State,
)
from igroteka.kit import bits
from tests.games.saying import ask

MASHA, MISHA, SASHA, GRISHA = range(4)


def table(seats: int = 2, at: str | None = None, b: str = "", **options: Any) -> State:
    """Neutral buildings by letter, sides a but for those in `b`; no other tile, an empty job market but for cowboys.

    Seat 0 is on turn and, with `at`, has just arrived there; the others stand on N_G. All cards are in the stacks.
    Nobody has money or tokens.
    """
    options = {"neutral_layout": "letters", "first_seat": 0, **options}
    state = setup.empty_table(GAME, seats, setup.house_rules(seats, options))
    for place in range(NEUTRALS):
        state.trail[NEUTRAL_SPACES[place]] = place
    state.sides = bits.gathered([int(number) - 1 for number in b.split()])
    state.row, state.filled = FIRST_ROW, START_JOBS[seats] - FIRST_ROW * seats
    for place in range(START_JOBS[seats]):
        state.jobs[place // seats * SEATS + place % seats] = 0
        state.bags[TILES] -= 1
    for station in range(5):
        state.posts[station] = station
    for seat in range(seats):
        state.move_card(BOXED, AREA + seat, DECK + seat)
        state.herders[seat] = NODE_NAMES.index("N_G")
    for objective in range(4):
        state.move_card(OBJECTIVE_STACK, SHOWN, CATTLE + objective)
    state.first = state.active = 0
    state.turn = 5
    state.log = []
    if at is None:
        state.herders[0] = 0
        state.phase = PHASE_A
        return ask(state, trail.MoveHerder(0), *rest(0))
    return arrive(state, 0, at)


def rest(seat: int) -> list[Frame]:
    """What always waits at the bottom."""
    return [turn.EndPhaseB(seat), turn.DrawUp(seat), turn.EndTurn(seat)]


def asked(state: State, frame: Frame) -> State:
    """This question, inside the turn of seat 0."""
    state.phase = PHASE_B
    return ask(state, frame, *rest(0))


def arrive(state: State, seat: int, node: str) -> State:
    """The herder has just arrived there."""
    state.active = seat
    state.herders[seat] = NODE_NAMES.index(node)
    state.depth = 0
    for frame in reversed(rest(seat)):
        do_next(state, frame)
    location.arrive(state, seat)
    state.settle()
    return state


# --- laying: pieces come from where they are, so that nothing is there twice


def tile(state: State, node: str, name: str) -> None:
    """A hazard or bandit from a bag."""
    kind = TILE_NAMES.index(name)
    bag = 0 if state.bags[kind] > 0 else 2
    assert state.bags[bag * TILES + kind] > 0, f"no {name} left"
    state.bags[bag * TILES + kind] -= 1
    state.trail[NODE_NAMES.index(node)] = kind


def collect(state: State, seat: int, *names: str) -> None:
    """Hazards and bandits taken in earlier turns."""
    for name in names:
        kind = TILE_NAMES.index(name)
        state.bags[kind] -= 1
        state.taken[seat * TILES + kind] += 1


def house(state: State, seat: int, face: str, node: str) -> None:
    """A private building on the trail; its number shows the side of the table."""
    number = (FACE_NAMES.index(face) - NEUTRALS) // SIDES
    assert FACE_NAMES[state.face_of(number)] == face, f"the table does not play with {face}"
    state.trail[NODE_NAMES.index(node)] = seat * NUMBERS + number
    state.supply[seat] &= ~bits.bit(number)


def workers(state: State, seat: int, **crafts: int) -> None:
    """So many workers of a craft, the printed one included."""
    for name, count in crafts.items():
        craft = CRAFT_NAMES.index(name)
        state.bags[TILES + craft] -= count - state.hired(seat, craft)
        state.workers[seat * CRAFTS + craft] = count


def job(state: State, row: int, *crafts: str) -> None:
    """Workers in a row of the job market; the token goes below it if need be."""
    for space, name in enumerate(crafts):
        craft = CRAFT_NAMES.index(name)
        old = state.jobs[(row - 1) * SEATS + space]
        if old != NONE:
            state.bags[TILES + old] += 1
        state.bags[TILES + craft] -= 1
        state.jobs[(row - 1) * SEATS + space] = craft
    if state.row < row:
        state.row, state.filled = row, 0


def hand(state: State, seat: int, *names: str) -> None:
    """Cards in hand, wherever they were; the rest of the hand goes to the stack."""
    for card in range(DECK):
        while state.holds(seat, card):
            state.move_card(HAND + seat, STACK + seat, card)
    for name in names:
        card = CARD_NAMES.index(name)
        source = next(
            row
            for row in (STACK + seat, OBJECTIVE_STACK, SHOWN, CATTLE_STACK, BOXED, PILE + seat)
            if state.count(row, card)
        )
        state.move_card(source, HAND + seat, card)


def own(state: State, seat: int, *names: str) -> None:
    """Cards gained in earlier turns, on the discard pile."""
    for name in names:
        card = CARD_NAMES.index(name)
        source = next(row for row in (OBJECTIVE_STACK, SHOWN, CATTLE_STACK, BOXED) if state.count(row, card))
        state.move_card(source, PILE + seat, card)


def play_before(state: State, seat: int, *names: str) -> None:
    """Objectives played in earlier turns; a starting one is exchanged for that of the seat."""
    for name in names:
        card = CARD_NAMES.index(name)
        source = next(
            row for row in (OBJECTIVE_STACK, SHOWN, BOXED, *range(AREA, AREA + SEATS)) if state.count(row, card)
        )
        if card >= DECK:
            old = next(other for other in range(DECK, DECK + SEATS) if state.count(AREA + seat, other))
            state.move_card(AREA + seat, source, old)
        if source != AREA + seat or card < DECK:
            state.move_card(source, AREA + seat, card)


def market(state: State, *names: str) -> None:
    """Exactly these cards in the cattle market."""
    for card in range(CATTLE):
        while state.count(MARKET, card):
            state.move_card(MARKET, CATTLE_STACK, card)
    for name in names:
        state.move_card(CATTLE_STACK, MARKET, CARD_NAMES.index(name))


def clear(state: State, seat: int, *spaces: str, city: str = "kansas_city") -> None:
    """Discs taken in earlier turns; they lie in a city."""
    for space in spaces:
        state.discs[seat] &= ~bits.bit(DISC_NAMES.index(space))
        state.cities[seat * CITIES + CITY_NAMES.index(city)] += 1


def deliver(state: State, seat: int, *cities: str) -> None:
    """Discs in cities, from the auxiliary spaces in their order."""
    for city in cities:
        space = next(space for space in range(len(DISC_NAMES)) if state.discs[seat] >> space & 1)
        clear(state, seat, DISC_NAMES[space], city=city)


def station(state: State, seat: int, *numbers: int) -> None:
    """Discs on stations, from the auxiliary spaces in their order."""
    for number in numbers:
        space = next(space for space in range(len(DISC_NAMES)) if state.discs[seat] >> space & 1)
        state.discs[seat] &= ~bits.bit(space)
        state.stations[seat] |= bits.bit(number - 1)


def engine(state: State, seat: int, position: str) -> None:
    """An engine somewhere on the track."""
    state.engines[seat] = POSITION_NAMES.index(position)


def post(state: State, number: int, master: str) -> None:
    """This station master lies at this station."""
    wanted = MASTER_NAMES.index(master)
    for place in range(5):
        if state.posts[place] == wanted:
            state.posts[place] = state.posts[number - 1]
    state.posts[number - 1] = wanted


# --- looking


def cards(state: State, row: int) -> dict[str, int]:
    """A row of cards in words."""
    return {name: int(state.count(row, card)) for card, name in enumerate(CARD_NAMES) if state.count(row, card)}


def in_hand(state: State, seat: int = 0) -> dict[str, int]:
    return cards(state, HAND + seat)


def discarded(state: State, seat: int = 0) -> dict[str, int]:
    return cards(state, PILE + seat)


def herder(state: State, seat: int = 0) -> str:
    return NODE_NAMES[state.herders[seat]]


def points(state: State, seat: int = 0) -> dict[str, int]:
    """The categories that give points."""
    return {name: value for name, value in scoring.score_sheet(state, seat).items() if value}


ALL_OBJECTIVES: Final = CARD_NAMES[CATTLE : CATTLE + OBJECTIVES]
