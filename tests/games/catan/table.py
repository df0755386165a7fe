"""A table laid by hand: a position in a few lines, and a few words to play on from it."""

from typing import Any, Final

from igroteka.core.arrays import i64, replaced, row
from igroteka.games.catan import scoring, setup
from igroteka.games.catan.data.box import BOX, CARD_NAMES, KNIGHT, RESOURCE_NAMES, TERRAIN_NAMES
from igroteka.games.catan.events import EVENTS
from igroteka.games.catan.game import GAME
from igroteka.games.catan.rules import special, turn
from igroteka.games.catan.state import BANK, State
from tests.games.saying import ask, say

RESOURCES: Final = ("lumber", "brick", "wool", "grain", "ore")
ROAD: Final = {"lumber": 1, "brick": 1}
SETTLEMENT: Final = {"lumber": 1, "brick": 1, "wool": 1, "grain": 1}
CITY: Final = {"ore": 3, "grain": 2}
CARD: Final = {"ore": 1, "wool": 1, "grain": 1}


def table(seats: int = 4, active: int = 0, **options: Any) -> State:
    """The beginner island without a piece on it; the active seat has rolled and may trade and build."""
    state = setup.empty_table(GAME, seats, setup.house_rules(seats, options))
    state.terrain = row([TERRAIN_NAMES.index(name) for name in BOX["beginner"]["terrain"]])
    state.lay_numbers(row(BOX["beginner"]["numbers"]))
    state.robber = 9
    state.first = state.active = active
    state.turn = 1
    state.log = []
    return ask(state, turn.TradeAndBuild(active))


def before_roll(seats: int = 4, active: int = 0, **options: Any) -> State:
    """The same table at the beginning of the turn."""
    return ask(table(seats, active, **options), turn.PreRoll(active))


# --- laying


def lay(state: State, hex: int, terrain: str, number: int) -> None:
    """Another tile and token on a hex."""
    state.terrain = replaced(state.terrain, hex, TERRAIN_NAMES.index(terrain))
    state.lay_numbers(replaced(state.numbers, hex, number))


def deal(state: State, seat: int, **cards: int) -> None:
    """Resource cards from the bank."""
    for name, count in cards.items():
        assert state.has(BANK, RESOURCE_NAMES.index(name)) >= count, f"the bank has no {count} {name}"
        state.move_cards(BANK, seat, RESOURCE_NAMES.index(name), count)


def deal_cards(state: State, seat: int, **cards: int) -> None:
    """Development cards from the deck, bought in an earlier turn."""
    for name, count in cards.items():
        kind = CARD_NAMES.index(name)
        assert state.cards_held(BANK, kind) >= count, f"the deck has no {count} {name}"
        state.cards[BANK * 5 + kind] -= count
        state.cards[seat * 5 + kind] += count


def army(state: State, seat: int, knights: int) -> None:
    """Knights played in earlier turns."""
    state.cards[BANK * 5 + KNIGHT] -= knights
    state.played[seat * 5 + KNIGHT] += knights
    special.award_largest_army(state, seat)


def settlements(state: State, seat: int, *nodes: int) -> None:
    """Settlements from the supply."""
    for node in nodes:
        state.put_settlement(seat, node)
    measure(state)


def cities(state: State, seat: int, *nodes: int) -> None:
    """Cities from the supply."""
    for node in nodes:
        state.put_settlement(seat, node)
        state.put_city(seat, node)
    measure(state)


def roads(state: State, seat: int, *edges: int) -> None:
    """Roads from the supply."""
    for edge in edges:
        state.put_road(seat, edge)
    measure(state)


def measure(state: State) -> None:
    """Lengths of roads, and Longest Road where it belongs."""
    for seat in range(state.seats):
        special.measure_road(state, seat)
    special.award_longest_road(state)


# --- playing


def roll(state: State, total: int) -> None:
    """Roll the dice so that they show this sum."""
    first = max(1, total - 6)
    say(state, "roll", f"dice {first} {total - first}")


# --- looking


def named(counts: list[int]) -> dict[str, int]:
    return {name: count for name, count in zip(RESOURCES, counts, strict=True) if count}


def hand(state: State, seat: int) -> dict[str, int]:
    """The resource cards of a hand that are there."""
    return named([state.has(seat, resource) for resource in range(5)])


def bank(state: State) -> dict[str, int]:
    """The bank, kind by kind."""
    return {name: state.has(BANK, resource) for resource, name in enumerate(RESOURCES)}


def bundle(cards: i64) -> dict[str, int]:
    """A bundle in words."""
    return named([cards >> 5 * resource & 31 for resource in range(5)])


def points(state: State, seat: int) -> int:
    """Points with the hidden ones."""
    return scoring.points(state, seat)


def audience(state: State, name: str) -> list[list[int]]:
    """For each event of this name, the seats that see it; a spectator is -3."""
    assert state.log is not None
    viewers = [*range(state.seats), -3]
    return [
        [viewer for viewer in viewers if event.is_seen_by(viewer)]
        for event in state.log
        if EVENTS.kinds[event.kind].name == name
    ]


def snapshot(state: State) -> list[object]:
    """All that a position is made of, for comparison."""
    rows = [state.terrain, state.numbers, state.harbours, state.roads, state.hands, state.cards, state.played]
    rows += [
        state.settlements,
        state.cities,
        state.touched,
        state.ports,
        state.roads_left,
        state.lengths,
        state.refused,
    ]
    offer = state.offer
    answers = [offer.addressees, offer.give, offer.want, offer.accepted, offer.rejected, offer.skipped]
    counters = [offer.counter(seat) for seat in range(4)]
    plain = [state.open, state.robber, state.first, state.active, state.turn, state.dice, state.longest_road]
    plain += [state.largest_army, state.bought, state.card_played, state.trading_closed, state.offers_made]
    plain += [state.counters_made, state.winner, state.ending, state.player, state.finished]
    agenda = [repr(state.agenda[place]) for place in range(state.depth)]
    return [*[list(values) for values in rows], answers, counters, plain, agenda]
