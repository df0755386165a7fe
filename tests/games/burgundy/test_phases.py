"""The start of a phase (BUR-3) and its end (BUR-12)."""

import pytest

from igroteka.core.chance import Random
from igroteka.games.burgundy.data.box import FACE_NAMES, KIND_NAMES, NONE, SLOT_NAMES, is_used
from igroteka.games.burgundy.game import GAME
from igroteka.games.burgundy.rules import phase
from igroteka.games.burgundy.state import State
from tests.games.burgundy.table import (
    depot_goods,
    give,
    give_goods,
    goods,
    goods_on,
    lay,
    place,
    points,
    purse,
    store,
    stored,
    table,
    track,
)
from tests.games.burgundy.walks import opened, steps
from tests.games.saying import happened, question, say

KINDS_BY_SEATS = {
    2: ["BS", "KC", "AB", "SB", "MK", "BA"],
    3: ["BSK", "KCB", "ABS", "SBA", "MKB", "BAC"],
    4: ["BSKA", "KCBB", "ABSK", "SBAM", "MKBB", "BACS"],
}
LETTERS = dict(zip(KIND_NAMES, "BAKCMS", strict=True))


def laid_kinds(state: State) -> list[str]:
    """The kinds of the tiles in each depot, and of the spaces; they are the same."""
    depots = GAME.view(state, 0)["depots"]
    for depot in depots:
        assert [slot["kind"] for slot in depot["slots"]] == [slot["tile"].split(":")[0] for slot in depot["slots"]]
    return ["".join(LETTERS[slot["kind"]] for slot in depot["slots"]) for depot in depots]


def last_turn(seats: int = 2, *, phase: str = "A") -> State:
    """The last turn of a phase, with one die to go and nothing to buy."""
    state = table(seats, seats - 1, phase=phase)
    state.round = 4
    state.used[(seats - 1) * 2] = 1
    return state


# --- the start of a phase


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_spaces_by_players(seats: int) -> None:
    """BUR-3.2: 12, 18 or 24 spaces, each filled with a tile of its kind."""
    state = opened(seats)

    assert KINDS_BY_SEATS[seats] == laid_kinds(state)
    assert {2: 12, 3: 18, 4: 24}[seats] == sum(len(kinds) for kinds in KINDS_BY_SEATS[seats])


@pytest.mark.parametrize(("seats", "black"), [(2, 4), (3, 6), (4, 8)])
def test_the_black_depot(seats: int, black: int) -> None:
    """BUR-3.4: 4, 6 or 8 tiles with black backs."""
    tiles = GAME.view(opened(seats), 0)["black"]

    assert black == len(tiles)
    assert None not in tiles


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_castle_space_of_depot_6(seats: int) -> None:
    """BUR-3.3: with exactly three players it holds a mine in phases B and D, else a castle; with two it is not used."""
    for letter in range(5):
        state = last_turn(seats, phase="ABCDE"[letter])
        state.used[(seats - 1) * 2 + 1] = 1
        phase.begin_phase(state, letter)
        state.settle()
        state.roll(Random(letter))
        mine = seats == 3 and letter in (1, 3)
        assert KINDS_BY_SEATS[seats][:5] == laid_kinds(state)[:5]
        assert KINDS_BY_SEATS[seats][5].replace("C", "M" if mine else "C") == laid_kinds(state)[5]


def test_old_tiles_leave_the_game_and_goods_stay() -> None:
    """BUR-3.1, BUR-3.7: what lies in the depots is removed; goods there stay."""
    state = lay(last_turn(), d1a="building:bank", d6b="animal:pig:4", black2="ship")
    depot_goods(state, 2, red=2)
    depot_goods(state, 5, blue=1)
    say(state, "workers die2")
    removed = {FACE_NAMES[face]: int(count) for face, count in enumerate(state.removed) if count}

    assert "Refill" == question(state)[0]
    assert {"building:bank": 1, "animal:pig:4": 1, "ship": 1} == removed
    assert {"red": 2} == goods_on(state, 2)
    assert {"blue": 1} == goods_on(state, 5)
    state.roll(Random(1))
    assert 2 + 1 + 1 == sum(sum(goods_on(state, depot).values()) for depot in range(1, 7))  # one of the new round
    assert "BS" == laid_kinds(state)[0]


def test_nothing_else_is_reset() -> None:
    """BUR-3.7: storage, goods, workers, silver, the track and the estates stay."""
    state = last_turn()
    give_goods(store(give(state, 0, workers=5, silver=4), 0, "mine", "castle"), 0, pink=2)
    place(state, 0, {17: "ship", 24: "mine"})
    state.move_marker(0)
    say(state, "workers die2")

    assert ["mine", "castle", None] == stored(state, 0)
    assert {"pink": 2} == goods(state, 0)
    assert (5, 5) == purse(state, 0)
    assert [[1], [0], [], [], [], [], []] == track(state)


def test_no_tiles_are_removed_before_the_first_phase() -> None:
    """BUR-3.1: nothing lies there in A."""
    assert 0 == sum(opened(4).removed)


def test_five_goods_face_up() -> None:
    """BUR-3.5: the goods of the phase are drawn one after the other for the round spaces, and all can see them."""
    state = last_turn()
    say(state, "workers die2")
    while question(state)[0] == "Refill":
        state.apply(state.legal()[0])
    colours = ["red", "blue", "red", "pink", "orange"]
    for place_, colour in enumerate(colours):
        assert [*colours[:place_], *[None] * (5 - place_)] == GAME.view(state, 1)["round_goods"]
        say(state, f"round_goods {colour}")

    assert colours == GAME.view(state, 1)["round_goods"]
    assert "RollDice" == question(state)[0]


def drawn(seats: int, letter: int) -> dict[str, int]:
    """Tiles drawn in a phase (BUR-3.6)."""
    rows = {
        2: [4, 2, 2, 2, 1, 1, 4],
        3: [6, 3, 3, 3, 2, 1, 6] if letter in (0, 2, 4) else [6, 3, 3, 3, 1, 2, 6],
        4: [8, 4, 4, 4, 2, 2, 8],
    }
    kinds = ["building", "ship", "knowledge", "animal", "castle", "mine", "black"]
    return dict(zip(kinds, rows[seats], strict=True))


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_supply(seats: int, seed: int) -> None:
    """BUR-3.6: the numbers drawn in each phase; with four players all piles are empty after the refill of phase E."""
    left = {"building": 40, "ship": 20, "knowledge": 20, "animal": 20, "castle": 14 - seats, "mine": 10, "black": 40}
    phases = []
    for step in steps(seats, seed):
        state = step.after
        if state.phase != step.before.phase and state.phase > 0:
            assert "Refill" == question(state)[0]
        if question(step.before)[0] == "LayGoods" and question(state)[0] == "RollDice":
            letter = int(state.phase)
            phases.append(letter)
            left = {kind: count - drawn(seats, letter)[kind] for kind, count in left.items()}
            assert left == GAME.view(state, 0)["left"]
            filled = [slot for slot in range(32) if state.slots[slot] != NONE]
            assert [slot for slot in range(32) if is_used(slot, seats)] == filled

    assert [0, 1, 2, 3, 4] == phases
    assert (seats == 4) == (set(left.values()) == {0})
    assert min(left.values()) >= 0


def test_every_space_is_drawn_one_at_a_time() -> None:
    """BUR-3.2, BUR-16.6: each drawn tile is named; ships, castles and mines need no draw."""
    state = GAME.start(2, {"first_seat": 0})
    while question(state)[0] != "Refill":
        state.apply(state.legal()[0])
    asked = []
    while question(state)[0] == "Refill":
        asked.append(SLOT_NAMES[state.top().fields()[0]])
        state.apply(state.legal()[0])

    assert ["1a", "2a", "3a", "3b", "4b", "5b", "6a", "6b", "black1", "black2", "black3", "black4"] == asked


# --- the end of a phase


@pytest.mark.parametrize("letter", list("ABCDE"))
def test_mines_pay(letter: str) -> None:
    """BUR-12.1, BUR-8.6: one silver for each own mine at the end of every phase, E included."""
    state = place(last_turn(phase=letter), 0, {24: "mine", 29: "mine"})
    place(state, 1, {24: "mine"})
    assert [(0, 0), (0, 0)] == [purse(state, 0), purse(state, 1)]
    say(state, "workers die2")

    assert [(0, 2), (2, 1)] == [purse(state, 0), purse(state, 1)]
    assert 2 == happened(state).count("paid-mines")


def test_knowledge_2_pays_workers_too() -> None:
    """BUR-12.1, BUR-10.2: one worker for each mine beside the silver, for its owner alone."""
    state = place(last_turn(3), 0, {24: "mine", 29: "mine", 33: "mine", 12: "knowledge:2"})
    place(state, 1, {24: "mine"})
    place(state, 2, {24: "mine", 12: "knowledge:3"})
    say(state, "workers die2")

    assert [(3, 3), (0, 1), (2, 1)] == [purse(state, seat) for seat in range(3)]


def test_mines_in_storage_do_not_pay() -> None:
    """BUR-12.1, BUR-10.2: only mines of the estate, and only knowledge of the estate."""
    state = store(last_turn(), 0, "mine", "knowledge:2")
    say(state, "workers die2")

    assert (0, 0) == purse(state, 0)


def test_mines_do_not_pay_between_rounds() -> None:
    """BUR-8.6, BUR-4.5: only after the fifth round."""
    state = place(last_turn(), 0, {24: "mine"})
    state.round = 3
    state.round_goods[4] = 0
    say(state, "workers die2")

    assert (0, 0) == purse(state, 0)
    assert "RollDice" == question(state)[0]
    assert (0, 4) == (state.phase, state.round)


@pytest.mark.parametrize("letter", list("ABCD"))
def test_the_next_phase_follows(letter: str) -> None:
    """BUR-12.2, BUR-4.5: after the fifth round of A to D comes the next phase."""
    state = last_turn(phase=letter)
    say(state, "workers die2")

    assert "ABCDE".index(letter) + 1 == state.phase
    assert "Refill" == question(state)[0]
    assert not state.finished


def test_the_game_ends_after_phase_e() -> None:
    """BUR-12.2, BUR-12.1, BUR-13.1: mines pay first, so their silver counts."""
    state = place(last_turn(phase="E"), 0, {24: "mine"})
    say(state, "workers die2")

    assert state.finished
    assert 1 == points(state, 0)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_twenty_five_rounds(seats: int) -> None:
    """BUR-12.2, BUR-16.5: five phases of five rounds; everybody uses fifty dice."""
    dice = [0] * seats
    rounds = set()
    turns = 0
    for step in steps(seats, seats):
        if step.line.split()[0] in ("take", "place", "sell", "workers"):
            dice[step.seat] += 1
        if step.before.active() >= 0 and step.before.round >= 0:
            rounds.add((int(step.before.phase), int(step.before.round)))
        turns += step.line.startswith("white")

    assert [50] * seats == dice
    assert 25 == len(rounds) == turns
