"""How does a game begin?"""

from collections.abc import Mapping

from igroteka.core.agenda import CHANCE, NOBODY, Frame
from igroteka.core.arrays import filled, i64, vec
from igroteka.core.events import Event
from igroteka.core.settings import check_first_seat
from igroteka.core.state import Referee
from igroteka.games.burgundy import meta
from igroteka.games.burgundy.data.box import (
    ALL_SLOTS,
    BLACK,
    BUILDINGS,
    CASTLE_FACE,
    CELLS,
    COLOURS,
    DICE,
    FACES,
    GOODS_PER_COLOUR,
    KINDS,
    NONE,
    NORMAL,
    PILE_BLACK,
    PILE_NORMAL,
    ROUNDS,
    SEATS,
    SETTINGS,
    SOURCES,
    STORAGE,
)
from igroteka.games.burgundy.rules import founding
from igroteka.games.burgundy.state import BAG, BONUS_RANKS, GOODS_ROWS, HouseRules, State


def house_rules(seats: int, given: Mapping[str, object] | None, preset: str = "") -> HouseRules:
    """The options of a table, checked together."""
    options = SETTINGS.complete(given, preset)
    check_first_seat(options, seats, meta.ID)
    return HouseRules(options)


def empty_table(game: Referee, seats: i64, rules: HouseRules) -> State:
    """Shuffled piles, all goods unseen, a starting castle set aside for everybody (BUR-2.1 to BUR-2.4)."""
    state = State(
        game,
        seats,
        vec[Frame](),
        CHANCE,
        rules,
        vec[i64](),
        vec[i64](),
        filled(SEATS, NONE),
        filled(SEATS, NONE),
        filled(SEATS, NONE),
        filled(SEATS, 0),
        filled(SEATS * CELLS, NONE),
        filled(SEATS, 0),
        filled(SEATS, 0),
        filled(SEATS * BUILDINGS, 0),
        filled(SEATS, 0),
        filled(SEATS * STORAGE, NONE),
        filled(ALL_SLOTS, NONE),
        filled(2 * FACES, 0),
        filled(FACES, 0),
        filled(GOODS_ROWS * COLOURS, 0),
        filled(ROUNDS, NONE),
        filled(SEATS, 0),
        filled(SEATS, 0),
        filled(SEATS * DICE, 0),
        filled(SEATS * DICE, 0),
        filled(SEATS, 0),
        filled(KINDS * BONUS_RANKS, NOBODY),
        filled(SEATS * SOURCES, 0),
    )
    for face in range(FACES):
        state.piles[NORMAL * FACES + face] = PILE_NORMAL[face]
        state.piles[BLACK * FACES + face] = PILE_BLACK[face]
    state.piles[NORMAL * FACES + CASTLE_FACE] -= seats
    for colour in range(COLOURS):
        state.goods[BAG * COLOURS + colour] = GOODS_PER_COLOUR
    return state


def start(game: Referee, seats: i64, rules: HouseRules, log: list[Event] | None) -> State:
    """The first position; all that follows is in the list of actions."""
    state = empty_table(game, seats, rules)
    state.log = log
    founding.choose_first_seat(state)
    state.settle()
    return state
