"""Turn, dice and workers (BUR-5), and the knowledge that changes them (BUR-10.8 to BUR-10.13)."""

from itertools import product

import pytest

from igroteka.games.burgundy.data.box import CELL_DIE, CELL_KIND, CELLS, KIND_NAMES, NEAR
from igroteka.games.burgundy.game import GAME
from igroteka.games.burgundy.rules import dice
from igroteka.games.burgundy.state import State
from igroteka.kit import bits
from tests.games.burgundy.table import (
    effects,
    give,
    give_goods,
    lay,
    place,
    points,
    purse,
    refusal,
    roll,
    store,
    stored,
    table,
)
from tests.games.saying import happened, legal, question, say

PAIRS = list(product(range(1, 7), range(1, 7)))
HARMLESS = {  # a tile of each kind that changes no die
    "building": "building:bank",
    "animal": "animal:cow:2",
    "knowledge": "knowledge:26",
    "castle": "castle",
    "mine": "mine",
    "ship": "ship",
}
NEW = {**HARMLESS, "building": "building:watchtower", "animal": "animal:pig:2", "knowledge": "knowledge:20"}


def cost(die: int, number: int, step: int, free: int) -> int:
    """Workers by trying: turn the die round by round, one more worker each time; the free change comes first."""
    reached = {die + turn for turn in range(-free, free + 1)}
    workers = 0
    while number not in {(face - 1) % 6 + 1 for face in reached}:
        reached = {face + turn for face in reached for turn in range(-step, step + 1)}
        workers += 1
    return workers


def learned(state: State, *tiles: int) -> State:
    """Knowledge in the estate, on spaces far from what is asked."""
    return place(state, 0, dict(zip((34, 35, 30), [f"knowledge:{tile}" for tile in tiles], strict=False)))


# --- the cost of every die for every number

TAKING = [
    ((), 1, 0, False),
    ((8,), 2, 0, False),
    ((12,), 1, 1, False),
    ((8, 12), 2, 1, False),
    ((8, 12), 2, 2, True),
    ((12,), 1, 1, True),
    ((9, 10, 11), 1, 0, False),
]


@pytest.mark.parametrize(("tiles", "step", "free", "boosted"), TAKING)
def test_workers_to_take(tiles: tuple[int, ...], step: int, free: int, boosted: bool) -> None:
    """BUR-5.3, BUR-5.2, BUR-10.8, BUR-10.12, BUR-10.13, BUR-14.5: all 36 pairs; one worker fewer is not enough."""
    for die, number in PAIRS:
        needed = cost(die, number, step, free)
        state = learned(roll(table(tile8_boosts_free_adjust=boosted), 0, die, die), *tiles)
        slot = f"{number}a"
        lay(state, **{f"d{slot}": "mine"})
        if needed:
            give(state, 0, workers=needed - 1)
            assert ("burgundy-too-few-workers", "BUR-5.3") == refusal(state, f"take die1 {slot}")
            assert [] == legal(state, "take")
            give(state, 0, workers=1)

        told = effects(state, f"take die1 {slot}")
        assert -needed == told.get("workers", 0)
        assert (1 if free and die != number else 0) == told.get("free", 0)
        say(state, f"take die1 {slot}")
        assert (0, 0) == purse(state, 0)
        assert "mine" == stored(state, 0)[0]


PLACING = [
    ((), 1, 0, False),
    ((8,), 2, 0, False),
    ((9,), 1, 1, False),
    ((8, 9), 2, 1, False),
    ((8, 9), 2, 2, True),
    ((10, 11, 12), 1, 0, False),
]
KINDS_OF_TILE = {9: ["building"], 10: ["ship", "animal"], 11: ["castle", "mine", "knowledge"]}


def spots() -> list[tuple[str, int]]:
    """For each kind and number a cell of estate 1 with a neighbour on which another tile can lie."""
    found: dict[tuple[str, int], int] = {}
    for cell in range(CELLS):
        if cell not in (18, 30, 34, 35):  # the castle, and the places of knowledge
            found.setdefault((KIND_NAMES[CELL_KIND[cell]], int(CELL_DIE[cell])), cell)
    return [(kind, cell) for (kind, _), cell in found.items()]


@pytest.mark.parametrize("tile", [9, 10, 11])
@pytest.mark.parametrize("eight", [False, True])
def test_workers_to_place(eight: bool, tile: int) -> None:
    """BUR-5.3, BUR-10.9, BUR-10.10, BUR-10.11, BUR-10.13: a free step for the kinds the tile names, for no others."""
    for die, (kind, cell) in product(range(1, 7), spots()):
        free = 1 if kind in KINDS_OF_TILE[tile] else 0
        needed = cost(die, int(CELL_DIE[cell]), 2 if eight else 1, free)
        state = learned(roll(table(), 0, die, die), tile, *([8] if eight else []))
        near = next(other for other in bits.members(NEAR[cell]) if other not in (18, 30, 34, 35))
        place(state, 0, {near: HARMLESS[KIND_NAMES[CELL_KIND[near]]]})
        store(give(state, 0, workers=needed), 0, NEW[kind])
        line = f"place die1 1 {cell}"

        told = effects(state, line)
        assert needed == -told.get("workers", 0)
        assert (1 if free and die != CELL_DIE[cell] else 0) == told.get("free", 0)
        if needed:
            give(state, 0, workers=-1)
            assert ("burgundy-too-few-workers", "BUR-5.3") == refusal(state, line)
            give(state, 0, workers=1)
        say(state, line)
        assert 0 == state.workers[0]


@pytest.mark.parametrize(("tiles", "step", "free", "boosted"), PLACING)
def test_workers_to_place_a_building(tiles: tuple[int, ...], step: int, free: int, boosted: bool) -> None:
    """BUR-5.3, BUR-10.9, BUR-10.13, BUR-14.10: all 36 pairs, with tile8_boosts_free_adjust in both values."""
    for die, number in PAIRS:
        cell = {1: 26, 2: 13, 3: 25, 4: 8, 5: 23, 6: 32}[number]
        state = learned(roll(table(tile8_boosts_free_adjust=boosted), 0, die, die), *tiles)
        place(state, 0, dict.fromkeys((19, 20, 17), "ship") | {7: "knowledge:26", 27: "animal:cow:2"})
        store(give(state, 0, workers=3), 0, "building:watchtower")

        assert cost(die, number, step, free) == -effects(state, f"place die1 1 {cell}").get("workers", 0)


@pytest.mark.parametrize(("tiles", "step"), [((), 1), ((8,), 2), ((9, 10, 11), 1), ((12,), 1)])
def test_workers_to_sell(tiles: tuple[int, ...], step: int) -> None:
    """BUR-5.3, BUR-6.5, BUR-10.13: tiles 9 to 12 do not help to sell; 8 does."""
    for die, number in PAIRS:
        colour = ["blue", "purple", "pink", "red", "brown", "orange"][number - 1]
        needed = cost(die, number, step, 0)
        state = give_goods(learned(roll(table(), 0, die, die), *tiles), 0, **{colour: 1})
        if needed:
            give(state, 0, workers=needed - 1)
            assert ("burgundy-too-few-workers", "BUR-5.3") == refusal(state, f"sell die1 {colour}")
            give(state, 0, workers=1)
        say(state, f"sell die1 {colour}")

        assert (0, 1) == purse(state, 0)


def test_the_closed_form() -> None:
    """BUR-5.3: workers = ceil(max(0, distance - free) / step)."""
    plain = table()
    eight = learned(table(), 8)

    assert [[0, 1, 2, 3], [0, 0, 1, 2], [0, 0, 0, 1]] == [
        [int(dice.workers_needed(plain, 0, far, free)) for far in range(4)] for free in range(3)
    ]
    assert [[0, 1, 1, 2], [0, 0, 1, 1], [0, 0, 0, 1]] == [
        [int(dice.workers_needed(eight, 0, far, free)) for far in range(4)] for free in range(3)
    ]


def test_knowledge_of_others_does_not_help() -> None:
    """BUR-5.3: a tile works for the owner of the estate only, and not from storage."""
    state = lay(roll(table(), 0, 1, 1), d2a="mine")
    place(state, 1, {12: "knowledge:12", 7: "knowledge:8"})
    assert [] == legal(state, "take")
    store(state, 0, "knowledge:9")
    give(state, 0, workers=2)
    store(state, 0, "building:bank")

    assert -2 == effects(state, "place die1 2 25")["workers"]


def test_one_free_step_for_each_die() -> None:
    """BUR-10.13: both dice of a turn have it, each once."""
    state = lay(learned(roll(table(), 0, 1, 4), 12), d2a="mine", d3a="mine", d6a="ship")

    assert ["take die1 2a", "take die1 6a", "take die2 3a"] == legal(state, "take")
    say(state, "take die1 2a")
    say(state, "take die2 3a")
    assert (0, 0) == purse(state, 0)


# --- the turn


def test_both_dice_in_any_order() -> None:
    """BUR-5.1: the second die may be used first, and each only once."""
    state = table()
    say(state, "workers die2")
    assert ["workers die1"] == legal(state, "workers")
    assert ("burgundy-die-used", "BUR-5.1") == refusal(state, "workers die2")
    say(state, "workers die1")

    assert ("Turn", 1) == question(state)


def test_the_same_action_twice() -> None:
    """BUR-5.1: two tiles from the same depot with two equal dice."""
    state = lay(roll(table(), 0, 3, 3), d3a="mine", d3b="ship")
    say(state, "take die1 3a", "take die2 3b")

    assert ["mine", "ship", None] == stored(state, 0)


def test_equal_dice_are_offered_once() -> None:
    """BUR-5.1: of two equal dice the first is used first; they are the same."""
    state = roll(table(), 0, 4, 4)

    assert ["workers die1"] == legal(state)
    assert ("burgundy-equal-dice", "BUR-5.1") == refusal(state, "workers die2")
    say(state, "workers die1")
    assert ["workers die2"] == legal(state)


def test_workers_gained_in_the_turn_can_be_spent() -> None:
    """BUR-5.2: two workers from the first die change the second by two."""
    state = lay(roll(table(), 0, 6, 1), d3a="mine")
    assert [] == legal(state, "take")
    say(state, "workers die1", "take die2 3a")

    assert (0, 0) == purse(state, 0)


def test_silver_gained_in_the_turn_can_be_spent() -> None:
    """BUR-5.2, BUR-7.2: a bank pays for the purchase of the same turn."""
    state = lay(store(roll(table(), 0, 3, 6), 0, "building:bank"), black1="ship")
    assert [] == legal(state, "buy")
    say(state, "place die1 1 25", "buy black1")

    assert ["ship", None, None] == stored(state, 0)


def test_there_is_no_passing() -> None:
    """BUR-5.4: a die cannot be left; workers can always be taken."""
    state = roll(table(), 0, 1, 2)

    assert ["workers die1", "workers die2"] == legal(state)
    assert ("burgundy-dice-left", "BUR-5.4") == refusal(state, "end")
    say(state, "workers die1")
    assert ("burgundy-dice-left", "BUR-5.4") == refusal(state, "end")


def test_the_turn_ends_after_the_purchase() -> None:
    """BUR-5.5: with both dice used the player is asked to buy or to end the turn."""
    state = lay(give(roll(table(), 0, 1, 1), 0, silver=2), black1="ship", black3="mine")
    say(state, "workers die1", "workers die2")

    assert ("Turn", 0) == question(state)
    assert ["buy black1", "buy black3", "end"] == legal(state)
    bought = state.copy()
    say(state, "end")
    assert ("Turn", 1) == question(state)
    say(bought, "buy black3")
    assert ("Turn", 1) == question(bought)


@pytest.mark.parametrize("why", ["silver", "tiles", "bought", "storage"])
def test_the_purchase_is_asked_only_while_possible(why: str) -> None:
    """BUR-5.6: without silver, tiles or room, or after a purchase, the turn ends by itself."""
    state = roll(table(discard_allowed_on_any_acquisition=why != "storage"), 0, 1, 1)
    give(state, 0, silver=1 if why == "silver" else 4)
    if why != "tiles":
        lay(state, black1="ship", black2="mine")
    else:
        lay(state, d1a="ship")
    if why == "storage":
        store(state, 0, "mine", "castle", "castle")
    if why == "bought":
        say(state, "buy black1")
    assert [] == [line for line in legal(state) if line == "end"]
    say(state, "workers die1", "workers die2")

    assert ("Turn", 1) == question(state)


def test_turns_are_logged() -> None:
    """BUR-5.5: the turn of the next player begins when this one ends."""
    state = roll(table(3), 0, 1, 1)
    say(state, "workers die1", "workers die2", "workers die1")

    assert ["hired", "hired", "turn-began", "hired"] == happened(state)
    assert 0 == points(state, 0)
    assert [0] == GAME.view(state, 2)["done"]
