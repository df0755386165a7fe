"""Who sees what (NZ-1.4, NZ-20.3), luck through one door (NZ-20.2), and that nothing is lost (NZ-20.7)."""

from collections import Counter
from typing import Any

import pytest

from igroteka.core.chance import Random
from igroteka.core.errors import BadPosition
from igroteka.core.state import CHANCE, OVER, SPECTATOR, packed
from igroteka.games.gwtnz.actions import ACTIONS
from igroteka.games.gwtnz.data.box import NEXT, START, WELLINGTON
from igroteka.games.gwtnz.game import GAME
from igroteka.games.gwtnz.rules import effects, objectives
from igroteka.games.gwtnz.state import HAND, State
from tests.games.gwtnz.table import (
    MASHA,
    MISHA,
    arrive,
    asked,
    cards,
    hand,
    house,
    legal,
    own,
    question,
    say,
    sound,
    table,
)

VARIANTS: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (2, {"set6_upgrade_cost": "pay_difference", "exchange_off_turn": "never"}),
    (3, {"pathfinder_vp": "spaces", "printed_shearer_counts": False}),
    (4, {"neutral_layout": "fixed", "building_sides": "all_a"}),
]


def lively(state: State, luck: Random) -> int:
    """A kind of action first, then one of that kind."""
    if state.player == CHANCE:
        return int(state.draw(luck))
    kinds: dict[str, list[int]] = {}
    for action in state.legal():
        kinds.setdefault(ACTIONS.of(action).name, []).append(action)
    chosen = list(kinds.values())[luck.below(len(kinds))]
    return chosen[luck.below(len(chosen))]


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_invariants_after_each_step(seats: int, options: dict[str, Any]) -> None:
    """NZ-20.7, NZ-20.11: pieces are conserved, tracks keep their limits, nobody goes back, whatever the options."""
    luck = Random(seats + len(options))
    state = GAME.start(seats, options)
    stood = [-1] * seats
    while state.player != OVER:
        state.apply(lively(state, luck))
        assert sound(state)
        for seat in range(seats):
            node = int(state.runholders[seat])
            forward = node >= stood[seat] or (stood[seat] == WELLINGTON and node == START)
            assert forward or node in reachable(stood[seat])
            stood[seat] = node
            assert 0 <= state.gold[seat] <= 5
            assert 0 <= state.certificates[seat] <= state.certificate_limit(seat)
    assert 0 < state.turn


def reachable(node: int) -> set[int]:
    """Nodes further on the trail."""
    found: set[int] = set()
    waiting = [node]
    while waiting:
        for branch in (0, 1):
            further = int(NEXT[waiting[0] * 2 + branch])
            if further >= 0 and further not in found:
                found.add(further)
                waiting.append(further)
        waiting.pop(0)
    return found


def test_a_game_replays_from_its_list() -> None:
    """NZ-20.2: one seeded generator, its outcomes written down; without it the same game again."""
    luck = Random(7)
    state = GAME.start(2, log=[])
    said: list[int] = []
    while state.player != OVER:
        said.append(lively(state, luck))
        state.apply(said[-1])
    again = GAME.start(2, log=[])
    for action in said:
        again.apply(action)

    assert packed(state.to_dict()) == packed(again.to_dict())


def test_hands_are_hidden() -> None:
    """NZ-1.4, NZ-20.3: others see how many cards, and the discard pile; one's own stack is known as a set."""
    state = table()
    hand(state, MASHA, "merino", "southdown")
    own(state, MASHA, "ferry")
    mine, theirs = state.view(MASHA)["players"][0], state.view(MISHA)["players"][0]

    assert {"merino": 1, "southdown": 1} == mine["hand"]
    assert 12 == sum(mine["stack"].values())
    for other in (theirs, state.view(SPECTATOR)["players"][0]):
        assert "hand" not in other
        assert "stack" not in other
        assert "breeding" not in other
        assert (2, 12) == (other["hand_size"], other["stack_size"])
        assert {"ferry": 1} == other["discard"]


def test_money_and_boards_are_public() -> None:
    """NZ-1.4."""
    state = table()
    state.pounds[MASHA] = 17
    house(state, MASHA, "1a", "c1")
    seen = state.view(MISHA)["players"][0]

    assert 17 == seen["pounds"]
    assert {"1a": "c1"} == seen["buildings"]


def test_a_sample_draws_the_hand_from_hand_and_stack() -> None:
    """NZ-20.3: what is known of a deck stays known."""
    state = table()
    own(state, MASHA, "suffolk")
    hand(state, MASHA, "merino", "southdown", "suffolk")
    deck = Counter(cards(state, HAND)) + Counter(cards(state, 0))
    hands = set()
    for seed in range(20):
        other = GAME.sample(state, MISHA, Random(seed))
        assert deck == Counter(cards(other, HAND)) + Counter(cards(other, 0))
        assert packed(state.view(MISHA)) == packed(other.view(MISHA))
        hands.add(packed(cards(other, HAND)))
    assert len(hands) > 3
    assert cards(state, HAND) == cards(GAME.sample(state, MASHA, Random(1)), HAND)


def test_a_promised_cost_is_kept_in_samples() -> None:
    """NZ-20.3, NZ-14.12: whoever said to discard a pair has one."""
    state = table()
    hand(state, MASHA, "southdown", "southdown", "merino")
    arrive(state, MASHA, "A")
    say(state, "local 3 a")
    for seed in range(10):
        other = GAME.sample(state, MISHA, Random(seed))
        assert effects.payable(other, MASHA, 1)
        assert legal(other)


def test_an_objective_of_the_stack_lies_open() -> None:
    """NZ-14.10, NZ-1.4: it is drawn unseen but goes face up to the discard pile."""
    state = table()
    asked(state, objectives.GainObjective(MASHA, 0))
    say(state, "blind")
    assert ("DrawObjective", CHANCE) == question(state)
    say(state, "unseen obj9")

    assert {"obj9": 1} == state.view(MISHA)["players"][0]["discard"]


def test_positions_name_what_is_wrong() -> None:
    """NZ-20.7."""
    state = table()
    for path, value, field in (
        (("players", 0, "pounds"), -1, "players[0].pounds"),
        (("players", 0, "gold"), 6, "players[0].gold"),
        (("players", 0, "certificates"), 4, "players[0].certificates"),
        (("turn", "active"), 1, "agenda[0].seat"),
        (("ships", 0), "q7", "ships[0]"),
    ):
        data: Any = state.to_dict()
        place = data
        for key in path[:-1]:
            place = place[key]
        place[path[-1]] = value
        with pytest.raises(BadPosition) as error:
            GAME.from_dict(data)
        assert field == error.value.details["field"]


def test_a_position_comes_back() -> None:
    """NZ-20.7, NZ-20.11: written and read in the middle of random games."""
    luck = Random(11)
    state = GAME.start(3, {"pathfinder_vp": "spaces"})
    step = 0
    while state.player != OVER:
        state.apply(lively(state, luck))
        step += 1
        if step % 37 == 0:
            again = GAME.from_dict(state.to_dict())
            assert packed(state.to_dict()) == packed(again.to_dict())
            assert list(state.legal()) == list(again.legal())
            assert state.rules.options == again.rules.options


def test_what_it_is_called() -> None:
    """NZ-1.1, NZ-19.3, NZ-20.9: two to four players, no printed solo opponent."""
    assert [2, 3, 4] == GAME.seats
