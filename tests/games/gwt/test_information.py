"""Who sees what (GWT-1.4), and that nothing is lost (GWT-15.3)."""

from collections import Counter
from typing import Any

import pytest

from igroteka.core.chance import Random
from igroteka.core.errors import BadPosition
from igroteka.core.state import CHANCE, OVER, SPECTATOR, packed
from igroteka.games.gwt import view
from igroteka.games.gwt.actions import ACTIONS
from igroteka.games.gwt.data.box import SETTINGS
from igroteka.games.gwt.game import GAME
from igroteka.games.gwt.rules import effects, objectives
from igroteka.games.gwt.state import HAND, OBJECTIVE_STACK, State
from tests.games.gwt.table import MASHA, MISHA, arrive, asked, cards, hand, house, legal, own, say, sound, table

VARIANTS: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"simmental": True, "upgrade_before_reward": False, "adjacent_skips_empty": True}),
    (4, {"balanced_bags": True, "objectives_in_kansas_city": True, "adjacent_uses_risk": True}),
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
    """GWT-15.3: discs, tiles and cards are conserved, money is never negative, engines have their own spaces."""
    luck = Random(seats)
    state = GAME.start(seats, options)
    while state.player != OVER:
        state.apply(lively(state, luck))
        assert sound(state)
    assert 0 < state.turn


def test_hands_are_hidden() -> None:
    """GWT-1.4: others see how many cards, and the discard pile."""
    state = table()
    hand(state, MASHA, "criollo", "galloway")
    mine, theirs = state.view(MASHA)["players"][0], state.view(MISHA)["players"][0]

    assert {"criollo": 1, "galloway": 1} == mine["hand"]
    assert "hand" not in theirs
    assert "hand" not in state.view(SPECTATOR)["players"][0]
    assert 2 == theirs["hand_size"]


def test_a_sample_draws_the_hand_from_hand_and_stack() -> None:
    """GWT-1.4: what is known of a deck stays known."""
    state = table()
    own(state, MASHA, "hereford7")
    hand(state, MASHA, "criollo", "galloway", "hereford7")
    deck = Counter(cards(state, HAND)) + Counter(cards(state, 0))
    hands = set()
    for seed in range(20):
        other = view.sample(state, MISHA, Random(seed))
        assert deck == Counter(cards(other, HAND)) + Counter(cards(other, 0))
        assert packed(state.view(MISHA)) == packed(other.view(MISHA))
        hands.add(packed(cards(other, HAND)))
    assert len(hands) > 3
    assert cards(state, HAND) == cards(view.sample(state, MASHA, Random(1)), HAND)


def test_an_objective_taken_unseen_stays_unseen() -> None:
    """GWT-6.44, GWT-1.4: 8b from the stack: others know that it is an objective, not which."""
    state = table(b="8")
    house(state, MASHA, "8b", "A1")
    asked(state, objectives.GainObjective(MASHA, 1, 0))
    say(state, "blind", "unseen aux_NY")
    seen = {packed(cards(view.sample(state, MISHA, Random(seed)), HAND)) for seed in range(20)}

    assert {"aux_NY": 1} == cards(state, HAND)
    assert len(seen) > 3
    assert 8 == state.view(MISHA)["players"][0]["points"]  # the building alone
    for seed in range(5):
        other = view.sample(state, MISHA, Random(seed))
        assert sound(other)
        assert state.sizes[OBJECTIVE_STACK] == other.sizes[OBJECTIVE_STACK]


def test_a_promised_cost_is_kept_in_samples() -> None:
    """GWT-3.3: whoever said to discard a pair has one."""
    state = table()
    hand(state, MASHA, "galloway", "galloway", "criollo")
    arrive(state, MASHA, "N_F")
    say(state, "local 1 a")
    for seed in range(10):
        other = view.sample(state, MISHA, Random(seed))
        assert effects.pairs(other, MASHA)
        assert legal(other)


def test_positions_name_what_is_wrong() -> None:
    """GWT-15.3."""
    state = table()
    for path, value, field in (
        (("engines", 0), "39", "engines"),
        (("players", 0, "dollars"), -1, "players[0].dollars"),
        (("trail", "N_A"), {"tile": "neutral:B"}, "trail"),
        (("turn", "active"), 1, "agenda[0].seat"),
        (("herders", 0), "BA1", "herders[0]"),
    ):
        data: Any = state.to_dict()
        place = data
        for key in path[:-1]:
            place = place[key]
        place[path[-1]] = value
        with pytest.raises(BadPosition) as error:
            GAME.from_dict(data)
        assert field == error.value.details["field"]


def test_every_option_is_named_by_its_rule() -> None:
    """GWT-16."""
    assert all(option.rule.startswith("GWT-") for option in SETTINGS.options.values())
    assert {"beginner", "simmental"} == set(SETTINGS.presets)
