"""How does a game begin?"""

from collections.abc import Mapping

from igroteka.core.agenda import CHANCE, Frame
from igroteka.core.arrays import filled, i64, vec
from igroteka.core.errors import BadOption
from igroteka.core.events import Event
from igroteka.core.settings import check_first_seat
from igroteka.core.state import Referee
from igroteka.games.nusfjord import meta
from igroteka.games.nusfjord.data.box import (
    CELLS,
    COUNCIL,
    DECKS,
    NONE,
    PAIRS,
    SETTINGS,
    SHIPS,
    STACKS,
    STORES,
    WORK_SPACES,
    WORKERS,
)
from igroteka.games.nusfjord.rules import founding
from igroteka.games.nusfjord.state import HAND, HouseRules, State

MATCH_SEATS: dict[str, int] = {"double": 2, "campaign": 1}


def house_rules(seats: int, given: Mapping[str, object] | None, preset: str = "") -> HouseRules:
    """The options of a table, checked together (NUS-11.1, NUS-11.3, NUS-13)."""
    options = SETTINGS.complete(given, preset)
    match = str(options["match"])
    if MATCH_SEATS.get(match, seats) != seats:
        raise BadOption("nusfjord-match-seats", {"match": match, "seats": seats})
    check_first_seat(options, seats, meta.ID)
    return HouseRules(seats, options)


def empty_table(game: Referee, seats: i64, rules: HouseRules) -> State:
    """Nothing is laid out yet; all cards are in the box."""
    return State(
        game,
        seats,
        vec[Frame](),
        CHANCE,
        rules,
        filled(seats * STORES, 0),
        filled((seats + 1) * SHIPS, 0),
        filled((seats + 1) * seats, 0),
        filled(seats, 0),
        filled(seats, 0),
        filled(seats * CELLS, NONE),
        filled(seats * PAIRS, 0),
        filled(seats * COUNCIL, NONE),
        filled(seats * COUNCIL, 0),
        filled(seats * COUNCIL, 0),
        filled(WORK_SPACES * WORKERS, 0),
        filled(2 * STACKS, NONE),
        filled((HAND + seats) * DECKS, 0),
        filled(seats, 0),
        vec[i64](),
        filled(seats, 0),
        filled(seats, 0),
        filled(seats, 0),
    )


def start(game: Referee, seats: i64, rules: HouseRules, log: list[Event] | None) -> State:
    """The first position; all that follows is in the list of actions."""
    state = empty_table(game, seats, rules)
    state.log = log
    founding.begin(state)
    state.settle()
    return state
