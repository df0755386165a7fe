"""How does a game begin?"""

from collections.abc import Mapping

from igroteka.core.agenda import CHANCE, Frame
from igroteka.core.arrays import filled, i64, vec
from igroteka.core.events import Event
from igroteka.core.settings import check_first_seat
from igroteka.core.state import Referee
from igroteka.games.gwtnz import meta
from igroteka.games.gwtnz.data.box import (
    ALL_DISCS,
    BERTHS,
    CARDS,
    CRAFTS,
    FIRST_SHOWN,
    FORESIGHT,
    HOME,
    MARKET_COUNT,
    MASTER_SPACES,
    NODES,
    NONE,
    PAIR_SIZE,
    PAIRS,
    POSTS,
    ROWS,
    SEATS,
    SET_CARD,
    SET_SIZE,
    SETS,
    SHEEP,
    SMALL,
    STACKS,
    START_DECK,
    SUPPLY_COUNT,
    TILE_COUNT,
    TILES,
)
from igroteka.games.gwtnz.data.program import NUMBERS, SETTINGS
from igroteka.games.gwtnz.rules import founding
from igroteka.games.gwtnz.state import (
    BOXED,
    CARD_ROWS,
    OBJECTIVE_STACK,
    SHEEP_STACK,
    STACK,
    SUPPLY,
    HouseRules,
    Order,
    State,
)
from igroteka.kit import bits


def house_rules(seats: int, given: Mapping[str, object] | None, preset: str = "") -> HouseRules:
    """The options of a table, checked together."""
    options = SETTINGS.complete(given, preset)
    check_first_seat(options, seats, meta.ID)
    return HouseRules(options)


def empty_table(game: Referee, seats: i64, rules: HouseRules) -> State:
    """Full bags and shuffled stacks; every player has a board, discs, storehouses, buildings and a deck (NZ-3.1)."""
    state = State(
        game,
        seats,
        vec[Frame](),
        CHANCE,
        rules,
        filled(NODES, NONE),
        filled(SEATS, NONE),
        filled(SEATS, HOME),
        filled(SEATS, NONE),
        filled(SEATS, 0),
        filled(CARD_ROWS * CARDS, 0),
        filled(CARD_ROWS, 0),
        filled(CARDS, 0),
        filled(SEATS, 0),
        filled(SEATS, 0),
        filled(SEATS, 0),
        filled(SEATS, 0),
        filled(SEATS * CRAFTS, 0),
        filled(SEATS * CRAFTS, 0),
        filled(SEATS, 0),
        filled(SEATS * POSTS, 0),
        filled(SEATS, 0),
        filled(SMALL * BERTHS, NONE),
        filled(SEATS * PAIRS, PAIR_SIZE),
        filled(SEATS * TILES, 0),
        filled(SEATS, 0),
        filled(SEATS, 0),
        filled(SEATS, 0),
        filled(MASTER_SPACES, NONE),
        filled(MASTER_SPACES, NONE),
        filled(CRAFTS, 0),
        filled(ROWS * SEATS, NONE),
        filled(FORESIGHT, NONE),
        TILE_COUNT[0:TILES],
        filled(TILES, 0),
        filled(STACKS, NONE),
        Order(),
    )
    for seat in range(seats):
        state.discs[seat] = ALL_DISCS
        state.supply[seat] = bits.bit(NUMBERS) - 1
        for craft in range(CRAFTS):
            state.workers[seat * CRAFTS + craft] = 1
        for card in range(SHEEP):
            put_cards(state, STACK + seat, card, START_DECK[card])
    for card in range(SHEEP):
        put_cards(state, SHEEP_STACK, card, MARKET_COUNT[card])
    for card in range(CARDS):
        put_cards(state, SUPPLY, card, SUPPLY_COUNT[card])
    for number in range(SETS):
        put_cards(state, BOXED, SET_CARD[number], SET_SIZE)
    for card in range(FIRST_SHOWN, CARDS):
        put_cards(state, OBJECTIVE_STACK, card, 1)
    return state


def put_cards(state: State, row: i64, card: i64, count: i64) -> None:
    """So many copies of a card into a row."""
    for _ in range(count):
        state.put(row, card)


def start(game: Referee, seats: i64, rules: HouseRules, log: list[Event] | None) -> State:
    """The first position; all that follows is in the list of actions."""
    state = empty_table(game, seats, rules)
    state.log = log
    founding.begin(state)
    state.settle()
    return state
