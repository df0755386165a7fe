"""How does a game begin?"""

from collections.abc import Mapping

from igroteka.core.agenda import CHANCE, NOBODY, Frame
from igroteka.core.arrays import filled, i64, row, vec
from igroteka.core.errors import BadOption
from igroteka.core.events import Event
from igroteka.core.settings import check_first_seat
from igroteka.core.state import Referee, do_next
from igroteka.games.catan import meta
from igroteka.games.catan.data.box import (
    ALL_NODES,
    BOX,
    CARD_COUNTS,
    CARDS,
    CARDS_PER_RESOURCE,
    EDGES,
    HARBOURS,
    HEXES,
    PRINTED_HARBOURS,
    RESOURCES,
    ROADS,
    SEATS,
    SETTINGS,
    TERRAIN_NAMES,
)
from igroteka.games.catan.rules import island
from igroteka.games.catan.state import BANK, HouseRules, State

DUEL: dict[str, bool | int | str] = {
    name: SETTINGS.presets["duel"][name]
    for name in ("victory_points_to_win", "discard_limit", "player_trade", "friendly_robber")
}


def house_rules(seats: int, given: Mapping[str, object] | None, preset: str = "") -> HouseRules:
    """The options of a table, checked together (CAT-12.1, CAT-12.3)."""
    options = SETTINGS.complete(given, preset)
    if seats == 2 and options["two_player"] == "off":
        raise BadOption("catan-two-players", {})
    if seats != 2 and options["two_player"] != "off":
        raise BadOption("catan-not-two-players", {"seats": seats})
    if options["two_player"] == "duel":
        options.update(DUEL)
    check_first_seat(options, seats, meta.ID)
    return HouseRules(options)


def empty_table(game: Referee, seats: i64, rules: HouseRules) -> State:
    """The frame, a full bank and a full deck; no tile laid yet (CAT-2.9)."""
    state = State(
        game,
        seats,
        vec[Frame](),
        CHANCE,
        rules,
        filled(HEXES, -1),
        filled(HEXES, 0),
        filled(HARBOURS, -1) if rules.shuffled_harbours else PRINTED_HARBOURS[:],
        filled(EDGES, NOBODY),
        filled((SEATS + 1) * RESOURCES, 0),
        filled((SEATS + 1) * CARDS, 0),
        filled(SEATS * CARDS, 0),
        filled(SEATS, 0),
        filled(SEATS, 0),
        filled(SEATS, 0),
        filled(SEATS, 0),
        filled(SEATS, ROADS),
        filled(SEATS, 0),
    )
    for resource in range(RESOURCES):
        state.hands[BANK * RESOURCES + resource] = CARDS_PER_RESOURCE
    for card in range(CARDS):
        state.cards[BANK * CARDS + card] = CARD_COUNTS[card]
    state.open = ALL_NODES
    return state


def start(game: Referee, seats: i64, rules: HouseRules, log: list[Event] | None) -> State:
    """The first position: the beginner island as printed (CAT-2.2), any other still to be laid (CAT-2.10)."""
    state = empty_table(game, seats, rules)
    state.log = log
    if rules.layout == "beginner":
        state.terrain = row([TERRAIN_NAMES.index(name) for name in BOX["beginner"]["terrain"]])
        state.lay_numbers(row(BOX["beginner"]["numbers"]))
        state.robber = BOX["beginner"]["robber_hex"]
        island.lay_harbours(state)
    else:
        do_next(state, island.LayTerrain(0))
    state.settle()
    return state
