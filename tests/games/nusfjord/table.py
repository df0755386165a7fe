"""A table laid by hand: a position in a few lines, and a few words to play on from it."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from igroteka.core.chance import Random
from igroteka.core.state import CHANCE
from igroteka.games.nusfjord.data.box import (
    BOX,
    CARD_NAMES,
    CELL_NAMES,
    CELLS,
    COUNCIL,
    ELDER_NAMES,
    GOOD_NAMES,
    NONE,
    PAIR_NAMES,
    PAIRS,
    RESERVE,
    SEATS,
    SHARES,
    SHIP_NAMES,
    SHIPS,
    STORES,
    WORK_NAMES,
    WORKERS,
)
from igroteka.games.nusfjord.events import EVENTS
from igroteka.games.nusfjord.game import GAME
from igroteka.games.nusfjord.state import HAND, PILE, SHOWN, State
from tests.games.apart import apart
from tests.games.nusfjord import invention
from tests.games.saying import legal, say

MASHA, MISHA, SASHA, GRISHA, DASHA = range(5)
CARDS, ELDERS = invention.entries(invention.DECK)  # those that tests of the rules play with
Goods = tuple[int, int, int]


def table(seats: int = 3, **options: Any) -> State:
    """Round 1, seat 0 places its first worker; start layout, nobody has goods, no card lies open."""
    state = apart(laid(seats, tuple(sorted(options.items()))))
    state.log = []
    return state


@cache
def laid(seats: int, options: tuple[tuple[str, Any], ...]) -> State:
    """The same for every test."""
    state = GAME.start(seats, {"first_seat": 0, **dict(options)})
    state.roll(Random(11))
    for seat in range(seats):
        give(state, seat)
        stock(state, seat)
    for place in range(len(CARD_NAMES)):
        if state.has_card(SHOWN, place):
            state.move_card(SHOWN, PILE, place)
    return state


# --- laying: pieces come from where they are, so that nothing is there twice


def give(state: State, seat: int, **amounts: int) -> None:
    """Exactly these goods in the personal supply."""
    for good, name in enumerate(GOOD_NAMES):
        state.goods[seat * STORES + good] = amounts.get(name, 0)


def stock(state: State, seat: int, **amounts: int) -> None:
    """Exactly these goods on the Reserve."""
    for good, name in enumerate(GOOD_NAMES):
        state.goods[seat * STORES + RESERVE + good] = amounts.get(name, 0)


def fleet(state: State, seat: int, **ships: int) -> None:
    """Exactly these ships on the catch track."""
    for ship, name in enumerate(SHIP_NAMES):
        change = ships.get(name, 0) - state.ships[seat * SHIPS + ship]
        state.ships[seat * SHIPS + ship] += change
        state.ships[state.seats * SHIPS + ship] -= change
        assert state.ships[state.seats * SHIPS + ship] >= 0, f"no {name} left"


def yard(state: State, **ships: int) -> None:
    """Exactly these ships on the board; the others go to the last seat, whose length is nobody's concern."""
    for ship, name in enumerate(SHIP_NAMES):
        if name in ships:
            last = state.seats - 1
            state.ships[last * SHIPS + ship] += state.ships[state.seats * SHIPS + ship] - ships[name]
            state.ships[state.seats * SHIPS + ship] = ships[name]


def forests(state: State, seat: int, **stacks: int) -> None:
    """Exactly these stacks on the harbour board."""
    for pair, name in enumerate(PAIR_NAMES):
        state.forests[seat * PAIRS + pair] = stacks.get(name, 0)
    state.refresh(seat)


def council(state: State, seat: int, fish: Mapping[str, int]) -> None:
    """These elders, with so many fish on them."""
    for number, (name, count) in enumerate(fish.items()):
        elder = ELDER_NAMES.index(name)
        for stand in range(len(state.stands)):
            if state.stands[stand] == elder:
                state.stands[stand] = NONE
                if stand % 2 == 0:  # the one below lies on top now
                    state.stands[stand], state.stands[stand + 1] = state.stands[stand + 1], NONE
        if elder >= 12 and state.hidden:
            state.hidden &= state.hidden - 1
        state.council[seat * COUNCIL + number] = elder
        state.fed[seat * COUNCIL + number] = count


def plates(state: State, filled: int) -> None:
    state.plates = filled


def hold(state: State, holder: int, shares: Mapping[int, int]) -> None:
    """Exactly these issued shares in a seat's possession; of every colour the rest is unissued."""
    for colour in range(state.seats):
        state.shares[holder * state.seats + colour] = shares.get(colour, 0)
    count_unissued(state)


def new_shares(state: State, shares: Mapping[int, int]) -> None:
    """Exactly these shares on the action board."""
    hold(state, int(state.seats), shares)


def count_unissued(state: State) -> None:
    seats = int(state.seats)
    for colour in range(seats):
        state.unissued[colour] = SHARES - sum(state.shares[row * seats + colour] for row in range(seats + 1))


def own(state: State, seat: int, *cards: str, **places: str) -> None:
    """Buildings of earlier turns: on the first free cells, or `b1="103"`."""
    for cell, card in places.items():
        build(state, seat, card, cell)
    for card in cards:
        free = [cell for cell in range(CELLS) if state.free(seat) >> cell & 1]
        build(state, seat, card, CELL_NAMES[free[0]])


def build(state: State, seat: int, card: str, cell: str) -> None:
    place = CARD_NAMES.index(card)
    pick(state, place)
    assert state.free(seat) >> CELL_NAMES.index(cell) & 1, f"{cell} is taken"
    state.put_building(seat, CELL_NAMES.index(cell), place)


def pick(state: State, card: int) -> None:
    """A card leaves its place, if it is in the game at all."""
    for place in range(HAND + int(state.seats)):
        state.take_card(place, card)


def offer(state: State, *cards: str) -> None:
    """Cards on the building boards or, C cards, beside them."""
    for name in cards:
        pick(state, CARD_NAMES.index(name))
        state.put_card(SHOWN, CARD_NAMES.index(name))


def hand(state: State, seat: int, *cards: str) -> None:
    """Cards in hand."""
    for name in cards:
        pick(state, CARD_NAMES.index(name))
        state.put_card(HAND + seat, CARD_NAMES.index(name))


def occupy(state: State, space: str, *colours: int) -> None:
    """Workers on a space of the action board or a copy space."""
    for colour in colours:
        state.workers[WORK_NAMES.index(space) * WORKERS + colour] += 1


def at(state: State, number: int) -> None:
    """It is the first turn of this round, and seat 0 is its first player."""
    state.round = number
    state.start = (number - 1) % state.seats


# --- playing


def play(state: State, *lines: str) -> None:
    """Say these lines, but for those that are not asked because they were the only answer."""
    for line in lines:
        if not state.finished and (GAME.parse(line) in state.legal() or legal(state, line.split()[0])):
            say(state, line)


def go_on(state: State, number: int) -> None:
    """Everybody passes until this round has begun, or until something else is asked."""
    while not state.finished and state.round < number:
        skip(state)


def skip(state: State) -> None:
    """Pass, or be done; whatever luck follows."""
    say(state, "pass" if "pass" in legal(state) else "done")
    state.roll(Random(5))


def fish_again(state: State) -> None:
    """The next Fishing Phase, with all that comes before it; stops at its first question."""
    number = int(state.round)
    while not state.finished and state.round == number and decision(state) in ("turn", "end_turn"):
        skip(state)


def turn_of(state: State, seat: int) -> None:
    """The others pass until it is the turn of a seat."""
    while state.player != seat:
        skip(state)


# --- looking


def decision(state: State) -> str:
    """What is asked."""
    found: str = "" if state.finished else state.question()["decision"].lower()
    return found


def question(state: State) -> dict[str, Any]:
    return state.question()


def me(state: State, seat: int = 0) -> dict[str, Any]:
    """All of a seat, as it sees itself."""
    player: dict[str, Any] = state.view(seat)["players"][seat]
    return player


def goods(state: State, seat: int = 0) -> Goods:
    """Wood, fish and gold in the personal supply."""
    supply = me(state, seat)["goods"]
    return supply["wood"], supply["fish"], supply["gold"]


def reserve(state: State, seat: int = 0) -> Goods:
    """Wood, fish and gold on the Reserve."""
    store = me(state, seat)["reserve"]
    return store["wood"], store["fish"], store["gold"]


def ships(state: State, seat: int = 0) -> dict[str, int]:
    """The ships on a catch track."""
    return {name: count for name, count in me(state, seat)["ships"].items() if count}


def fish_on(state: State, elder: str, seat: int = 0) -> int:
    """Fish on an elder of a council."""
    return next(int(place["fish"]) for place in me(state, seat)["council"] if place["elder"] == elder)


def points(state: State, seat: int = 0) -> dict[str, int]:
    """The categories that give points."""
    return {name: value for name, value in GAME.score_sheet(state, seat).items() if value}


def log_of(state: State, seat: int) -> list[tuple[str, int, int, int]]:
    """What happened to a seat."""
    assert state.log is not None
    return [
        (EVENTS.kinds[event.kind].name, int(event.a), int(event.b), int(event.c))
        for event in state.log
        if event.seat == seat
    ]


def actions_done(state: State, seat: int = 0) -> list[str]:
    """Every execution of an action of the board by a seat."""
    return [BOX["action"][entry[1]]["id"] for entry in log_of(state, seat) if entry[0] == "took-action"]


def is_luck(state: State) -> bool:
    return bool(state.player == CHANCE)


assert SEATS == len((MASHA, MISHA, SASHA, GRISHA, DASHA))
