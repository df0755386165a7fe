"""Phase A: paths, steps and hand fees (NZ-4)."""

import pytest

from igroteka.core.chance import Random
from igroteka.games.gwtnz.data.box import FEES, NODE_NAMES, NONE, STEP_LIMIT, STEP_TILE_SPACE, TILE_NAMES
from igroteka.games.gwtnz.game import GAME
from igroteka.games.gwtnz.rules import trail, turn
from igroteka.games.gwtnz.state import FEE_FLIPPED, PHASE_A, STEP_FLIPPED, State
from tests.games.gwtnz.table import (
    MASHA,
    MISHA,
    arrive,
    ask,
    asked,
    clear,
    face_with_fee,
    fork,
    hand,
    happened,
    hazard,
    house,
    legal,
    question,
    refusal,
    rest,
    runholder,
    say,
    side_b,
    sound,
    table,
    tile,
    zone,
)


def moving(state: State, node: str) -> State:
    """Masha stands there and phase A begins."""
    state.runholders[MASHA] = NODE_NAMES.index(node)
    state.phase = PHASE_A
    return ask(state, trail.MoveRunholder(MASHA), *rest(MASHA))


def test_only_tiles_are_locations() -> None:
    """NZ-4.1: an empty space is none, and costs nothing."""
    start, plain, _, meet = fork()
    state = moving(table(), start)

    assert ("empty-space", "NZ-4.1") == refusal(state, f"move {plain[0]} {plain[0]}")
    assert 1 == state.effects(GAME.parse(f"move {meet} {plain[0]}"))["steps"]


def test_at_least_one_step_at_most_the_limit() -> None:
    """NZ-4.2, NZ-4.4: staying is no choice; the limit is by the number of players."""
    for seats in (2, 3, 4):
        state = table(seats)
        steps = [state.effects(action)["steps"] for action in state.legal()]
        assert list(range(1, STEP_LIMIT[seats] + 1)) == sorted(steps)
        assert not legal(state, "done")
        assert not legal(state, "decline")


def test_too_far() -> None:
    """NZ-4.2."""
    start, plain, _, meet = fork()
    state = table()
    limit = int(STEP_LIMIT[2])
    for place, node in enumerate(plain):
        house(state, MASHA, f"{place + 1}a", node)
    moving(state, start)
    far = len(plain) + 1

    assert far > limit
    assert ("too-far", "NZ-4.2") == refusal(state, f"move {meet} {plain[0]}")
    assert ("no-such-path", "NZ-4.2") == refusal(state, f"move {start}")


def test_wellington_ends_the_movement() -> None:
    """NZ-4.2, NZ-4.5: nobody goes on; afterwards the trail begins anew at the start, which is no location."""
    state = moving(table(), "H")
    assert ["move wellington"] == legal(state)
    say(state, "move wellington")
    assert "wellington" == runholder(state)
    say(state, "certificates 0", "deliver local0", "disc temp_cert_limit")
    state.roll(Random(1))

    assert "start" == runholder(state)
    assert ("empty-space", "NZ-4.1") == refusal(moving(state, "start"), "move start")
    assert "move A" in legal(state)


def test_only_forward() -> None:
    """NZ-4.2: nothing behind is ever offered."""
    state = moving(table(), "E")

    assert ("no-such-path", "NZ-4.2") == refusal(state, "move D")


def test_runholders_do_not_block() -> None:
    """NZ-4.3."""
    state = table(3)
    for seat in range(3):
        state.runholders[seat] = NODE_NAMES.index("A")
    moving(state, "start")
    say(state, "move A")

    assert "A" == runholder(state)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_raises_the_limit(seats: int) -> None:
    """NZ-4.4, NZ-12.4: the disc 1, the step tile 1, flipped 2."""
    state = table(seats)
    base = STEP_LIMIT[seats]
    clear(state, MASHA, "step_limit")
    assert base + 1 == state.step_limit(MASHA)
    state.pathfinder[MASHA] = STEP_TILE_SPACE[seats]
    assert base + 2 == state.step_limit(MASHA)
    state.flips[MASHA] = STEP_FLIPPED
    assert base + 3 == state.step_limit(MASHA)


def test_a_hazard_removed_under_the_runholder() -> None:
    """NZ-4.6, NZ-18.1: it stays on the empty space and goes on from there."""
    space = zone("rockfall")[1]
    state = table()
    state.runholders[MASHA] = NODE_NAMES.index(space)
    moving(state, space)
    steps = {state.effects(action)["steps"] for action in state.legal()}

    assert state.trail[NODE_NAMES.index(space)] == NONE
    assert 1 in steps
    assert f"move {fork()[3]}" in legal(state)
    assert sound(state)


@pytest.mark.parametrize("hand_name", ["black", "green"])
def test_fees(hand_name: str) -> None:
    """NZ-4.7: a hazard's to the bank, another's building's to its owner; passing costs like stopping."""
    start, plain, rocks, meet = fork()
    face = face_with_fee(hand_name)
    state = table(2, b=side_b(face))
    house(state, MISHA, face, plain[0])
    tile(state, rocks[0], hazard("rockfall", hand_name))
    state.pounds[MASHA] = 9
    moving(state, start)
    other = state.copy()
    say(state, f"move {meet} {plain[0]}")
    say(other, f"move {meet} {rocks[0]}")
    fee = {"black": 1, "green": 2}[hand_name]

    assert FEES[hand_name] == fee
    assert (9 - fee, fee) == (state.pounds[MASHA], state.pounds[MISHA])
    assert (9 - fee, 0) == (other.pounds[MASHA], other.pounds[MISHA])
    assert "fee-paid" in happened(state)


def test_no_fee_for_own_and_neutral_buildings() -> None:
    """NZ-4.7."""
    start, plain, _, meet = fork()
    face = face_with_fee("green")
    state = table(2, b=side_b(face))
    house(state, MASHA, face, plain[0])
    state.pounds[MASHA] = 9
    moving(state, start)
    say(state, f"move {meet} {plain[0]}")

    assert 9 == state.pounds[MASHA]
    assert "fee-paid" not in happened(state)


def test_several_hands_on_one_tile() -> None:
    """NZ-4.7: they are added; who has less pays what there is, and owes nothing later (NZ-4.8)."""
    start, plain, _, _ = fork()
    face = face_with_fee("black", "green")
    state = table(2, b=side_b(face))
    house(state, MISHA, face, plain[0])
    state.pounds[MASHA] = 2
    moving(state, start)
    say(state, f"move {plain[0]} {plain[0]}")
    assert (0, 2) == (state.pounds[MASHA], state.pounds[MISHA])
    say(state, "aux money single")
    state.roll(Random(1))

    assert (1, 2) == (state.pounds[MASHA], state.pounds[MISHA])


def test_a_flipped_fee_tile() -> None:
    """NZ-4.9: no fees any more."""
    start, plain, rocks, meet = fork()
    face = face_with_fee("green")
    state = table(2, b=side_b(face))
    house(state, MISHA, face, plain[0])
    tile(state, rocks[0], hazard("rockfall", "green"))
    state.pounds[MASHA] = 9
    state.pathfinder[MASHA], state.flips[MASHA] = 11, FEE_FLIPPED
    moving(state, start)
    assert 0 == state.effects(GAME.parse(f"move {meet} {rocks[0]}")).get("pounds", 0)
    say(state, f"move {meet} {plain[0]}")

    assert (9, 0) == (state.pounds[MASHA], state.pounds[MISHA])


def test_fees_of_an_extra_movement() -> None:
    """NZ-4.10, NZ-14.13: the same as in phase A."""
    start, plain, _, _ = fork()
    face = face_with_fee("green")
    state = table(2, b=side_b(face))
    house(state, MISHA, face, plain[0])
    state.pounds[MASHA] = 9
    arrive(state, MASHA, start)
    asked(state, trail.Run(MASHA, 1))
    say(state, f"move {plain[0]} {plain[0]}")

    assert (7, 2) == (state.pounds[MASHA], state.pounds[MISHA])
    assert ("StopHere", MASHA) == question(state)


def test_a_run_is_not_longer_than_its_icon() -> None:
    """NZ-14.13: 1 to max steps, whatever the step limit."""
    state = table()
    clear(state, MASHA, "step_limit")
    arrive(state, MASHA, "A")
    asked(state, trail.Run(MASHA, 2))

    assert {1, 2} == {state.effects(action)["steps"] for action in state.legal()}
    assert ("too-far", "NZ-4.2") == refusal(state, "move D a1 b1")


def test_cards_before_and_after_the_movement_only() -> None:
    """NZ-13.11: the path with its fees is chosen as a whole."""
    state = table()
    hand(state, MASHA, "ferry", "sheepdog")
    state.tokens[MASHA] = 1
    moving(state, "start")
    assert {"show ferry", "show sheepdog", "exchange 1"} <= set(legal(state))
    say(state, "show ferry")
    state.roll(Random(1))
    assert 2 == state.pounds[MASHA]
    say(state, "move B a1")

    assert "show sheepdog" in legal(state)
    assert ("UseBuilding", MASHA) == question(state)


def test_a_way_on_is_always_there() -> None:
    """NZ-18.4: from every space of the trail there is a move."""
    state = table()
    for node in NODE_NAMES[:-1]:
        assert legal(moving(state, node), "move")


def test_turns_go_round() -> None:
    """NZ-1.2: phase A, phase B, phase C, then the next player clockwise."""
    state = table(3)
    say(state, "move A", "done")
    state.roll(Random(1))

    assert ("MoveRunholder", MISHA) == question(state)
    assert 4 == state.hand_size(MASHA)
    ask(state, turn.EndTurn(2))
    assert (MASHA, 6) == (state.active, state.turn)


def test_both_branches_are_offered_when_both_hold_tiles() -> None:
    """NZ-4.2: forks are chosen freely."""
    start, plain, rocks, _ = fork()
    state = table(4)
    house(state, MASHA, "1a", plain[0])
    tile(state, rocks[0], TILE_NAMES[4])
    moving(state, start)

    assert {f"move {plain[0]} {plain[0]}", f"move {rocks[0]} {rocks[0]}"} <= set(legal(state))
