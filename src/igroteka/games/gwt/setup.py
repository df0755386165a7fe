"""How does a game begin?"""

from collections.abc import Mapping

from igroteka.core.agenda import CHANCE, Frame
from igroteka.core.arrays import filled, i64, vec
from igroteka.core.events import Event
from igroteka.core.settings import check_first_seat
from igroteka.core.state import Referee
from igroteka.games.gwt import meta
from igroteka.games.gwt.data.box import (
    ALL_DISCS,
    BAGS,
    CALF,
    CARDS,
    CATTLE,
    CITIES,
    COW,
    CRAFTS,
    DECK,
    FORESIGHT,
    FULL_BAGS,
    HEIFER,
    MARKET_COUNT,
    MASTER_STATIONS,
    NODES,
    NONE,
    OBJECTIVE_COUNT,
    OBJECTIVES,
    ROWS,
    SEATS,
    SETTINGS,
    START_DECK,
    TILES,
    thinned_bags,
)
from igroteka.games.gwt.data.program import NUMBERS
from igroteka.games.gwt.rules import founding
from igroteka.games.gwt.state import BOXED, CARD_ROWS, CATTLE_STACK, OBJECTIVE_STACK, STACK, HouseRules, State
from igroteka.kit import bits


def house_rules(seats: int, given: Mapping[str, object] | None, preset: str = "") -> HouseRules:
    """The options of a table, checked together."""
    options = SETTINGS.complete(given, preset)
    check_first_seat(options, seats, meta.ID)
    return HouseRules(options)


def empty_table(game: Referee, seats: i64, rules: HouseRules) -> State:
    """Full bags and shuffled stacks; every player has a board, discs, buildings and a deck (GWT-2.4, GWT-2.10)."""
    state = State(
        game,
        seats,
        vec[Frame](),
        CHANCE,
        rules,
        filled(NODES, NONE),
        filled(SEATS, NONE),
        filled(SEATS, 0),
        filled(CARD_ROWS * CARDS, 0),
        filled(CARD_ROWS, 0),
        filled(SEATS, 0),
        filled(SEATS, 0),
        filled(SEATS, 0),
        filled(SEATS, 0),
        filled(SEATS * CRAFTS, 0),
        filled(SEATS, 0),
        filled(SEATS, 0),
        filled(SEATS * CITIES, 0),
        filled(SEATS * TILES, 0),
        filled(SEATS, 0),
        filled(SEATS, 0),
        filled(SEATS, 0),
        filled(MASTER_STATIONS, NONE),
        filled(MASTER_STATIONS, NONE),
        filled(ROWS * SEATS, NONE),
        filled(FORESIGHT, NONE),
        thinned_bags(int(seats)) if rules.balanced else FULL_BAGS[0 : BAGS * TILES],
        filled(TILES, 0),
    )
    for seat in range(seats):
        state.discs[seat] = ALL_DISCS
        state.supply[seat] = bits.bit(NUMBERS) - 1
        for craft in range(CRAFTS):
            state.workers[seat * CRAFTS + craft] = 1
        for card in range(CATTLE):
            put_cards(state, STACK + seat, card, START_DECK[card])
    for card in range(CATTLE):
        if card < CALF or rules.simmental:
            put_cards(state, BOXED if card in (HEIFER, COW) else CATTLE_STACK, card, MARKET_COUNT[card])
    for objective in range(OBJECTIVES):
        put_cards(state, OBJECTIVE_STACK, CATTLE + objective, OBJECTIVE_COUNT[objective])
    for card in range(DECK, CARDS):
        put_cards(state, BOXED, card, 1)
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
