"""Using the location (GWT-3, GWT-5) and building 6b (GWT-6.42)."""

import pytest

from igroteka.core.chance import Random
from igroteka.core.state import CHANCE
from igroteka.games.gwt.data.box import NODE_NAMES
from igroteka.games.gwt.state import State
from tests.games.gwt.table import MASHA, MISHA, arrive, clear, hand, house, market, table, tile, workers
from tests.games.saying import legal, question, refusal, say, sound


def test_something_must_be_done() -> None:
    """GWT-3.2, GWT-5.1: nobody is stuck, nobody may do nothing."""
    state = table(at="N_A")

    assert ["aux money single", "aux draw single"] == legal(state)
    assert ("must-act", "GWT-3.2") == refusal(state, "done")
    assert ("nothing-to-gain", "GWT-6.49") == refusal(state, "local 2 a")
    assert ("cannot-pay", "GWT-3.3") == refusal(state, "local 1 a")
    assert ("no-such-local", "GWT-5.4") == refusal(state, "local 1 b")


def test_the_auxiliary_action_replaces_the_local_ones() -> None:
    """GWT-5.6: it is gone after the first local action, and never doubled."""
    state = table(at="N_C")
    assert ("single-only", "GWT-5.6") == refusal(state, "aux money double")
    say(state, "local 1 a")

    assert ("aux-after-local", "GWT-5.6") == refusal(state, "aux money single")
    assert ("used-already", "GWT-5.4") == refusal(state, "local 1 b")
    say(state, "done")
    state.roll(Random(1))
    assert MISHA == state.player


# --- begun and declined

DECLINABLE = [
    ("N_A", "local 2 a", "decline"),
    ("N_A", "local 3 a", "decline"),
    ("N_B", "local 2 a", "decline"),
    ("N_C", "local 1 b", "decline"),
    ("N_C", "local 2 a", "decline"),
    ("N_D", "local 1 a", "decline"),
    ("N_D", "local 2 a", "decline"),
    ("N_E", "local 2 a", "done"),
    ("N_F", "local 2 a", "decline"),
    ("N_G", "local 1 a", "decline"),
]


def rich_table(at: str) -> State:
    """Somebody who could do whatever a neutral building offers."""
    state = table()
    state.dollars[MASHA] = 20
    state.tokens[MASHA] = 1
    tile(state, "FL1", "hazard:flood:2:green")
    tile(state, "BA1", "bandit:green")
    market(state, "longhorn")
    return arrive(state, MASHA, at)


@pytest.mark.parametrize(("node", "local", "no"), DECLINABLE)
def test_what_was_declined_was_not_done(node: str, local: str, no: str) -> None:
    """GWT-3.2: nothing was paid or gained, so everything stands as before, and doing nothing is still refused."""
    state = rich_table(node)
    before, offered = state.dump(), legal(state)
    for _ in range(3):
        say(state, local)
        assert sound(state)
        say(state, no)

        assert before == state.dump()
        assert offered == legal(state)
        assert ("must-act", "GWT-3.2") == refusal(state, "done")
    say(state, "aux money single")
    assert 21 == state.dollars[MASHA]


def test_what_was_done_is_done() -> None:
    """GWT-3.2, GWT-5.4: after the first word that pays or gains something declining the rest changes nothing."""
    state = rich_table("N_E")
    market(state, "longhorn", "longhorn")
    workers(state, MASHA, cowboy=2)
    say(state, "local 2 a", "buy longhorn 1", "done")
    assert ("used-already", "GWT-5.4") == refusal(state, "local 2 a")
    state = rich_table("N_D")
    say(state, "local 1 a", "bounty 1")

    assert ("used-already", "GWT-5.4") == refusal(state, "local 1 a")
    assert ("aux-after-local", "GWT-5.6") == refusal(state, "aux money single")
    say(state, "local 2 a", "decline")
    assert "local 2 a" in legal(state)
    assert "done" in legal(state)


def test_a_token_in_between_does_not_make_it_done() -> None:
    """GWT-3.2, GWT-6.37: the token is spent, the action is not."""
    state = rich_table("N_A")
    hand(state, MASHA, "criollo")
    say(state, "local 2 a", "exchange 1", "card galloway", "discard galloway", "decline")

    assert ["local 2 a", "local 3 a"] == legal(state, "local")
    assert "aux money single" in legal(state)
    assert 0 == state.tokens[MASHA]


def test_an_auxiliary_action_that_was_declined() -> None:
    """GWT-3.2, GWT-6.30: "draw up to 2" of an auxiliary action, and then none: the local action is not done either."""
    state = rich_table("N_G")
    clear(state, MASHA, "aux_draw_2x")
    before = state.dump()
    say(state, "local 2 a", "aux draw double")
    assert sound(state)
    say(state, "decline")

    assert before == state.dump()


def test_a_copy_in_which_nothing_was_done() -> None:
    """GWT-3.2, GWT-6.42: 6b may copy the same building again, or another one, until something is done there."""
    state = table(b="6")
    house(state, MASHA, "6b", "A2")
    house(state, MISHA, "2a", "A1")
    house(state, MISHA, "12a", "A3")
    market(state, "longhorn")
    state.dollars[MASHA] = 6
    arrive(state, MASHA, "A2")
    before = state.dump()
    say(state, "local 1 a", "decline")
    assert before == state.dump()
    say(state, "local 1 a", "copy A1")
    assert sound(state)
    say(state, "local 2 a", "done")
    assert ["local 2 a"] == legal(state, "local")
    say(state, "done")
    assert before == state.dump()

    say(state, "local 1 a", "copy A3", "local 1 a", "done")
    assert 7 == state.dollars[MASHA]
    assert ("EndPhaseB", MASHA) != question(state)
    assert [] == legal(state, "local")


def test_the_risk_action_is_the_owners() -> None:
    """GWT-5.2, GWT-5.5: on another player's building there is none."""
    state = table()
    house(state, MISHA, "2a", "FLR1")
    hand(state, MASHA, "criollo")
    arrive(state, MASHA, "FLR1")

    assert [] == legal(state, "local")
    assert ("only-auxiliary", "GWT-5.2") == refusal(state, "local risk a")


def test_a_building_replaced_under_the_herder_cannot_be_used() -> None:
    """GWT-5.8, GWT-6.28: hired at 6a, the fourth builder replaces it; the rest of the old tile is lost."""
    state = table()
    house(state, MASHA, "6a", "FLR1")
    hand(state, MASHA, "criollo")
    workers(state, MASHA, builder=3)
    state.jobs[0] = 1
    state.bags[20] += 1
    state.bags[21] -= 1
    state.dollars[MASHA] = 20
    arrive(state, MASHA, "FLR1")
    say(state, "local 1 a", "hire 1 builder", "build 7 FLR1")

    assert ("EndPhaseB", MASHA) != question(state)
    assert [] == legal(state, "local")


# --- building 6b


def test_copying_a_neighbour() -> None:
    """GWT-6.42: directly neighbouring, in either direction; whose it is does not matter, and no fee is due."""
    state = table(b="6")
    house(state, MASHA, "6b", "A2")
    house(state, MISHA, "2a", "A1")
    house(state, MISHA, "12a", "A3")
    market(state, "longhorn")
    state.dollars[MASHA] = 6
    arrive(state, MASHA, "A2")
    say(state, "local 1 a")

    assert ["copy A1", "copy A3"] == legal(state, "copy")
    say(state, "copy A1", "local 2 a", "buy longhorn 1")
    assert 0 == state.dollars[MASHA]
    assert 0 == state.dollars[MISHA]


def test_nothing_is_copied_over_an_empty_space() -> None:
    """GWT-6.42: unless the table agrees to it (adjacent_skips_empty)."""
    state = table(b="6")
    house(state, MASHA, "6b", "A2")
    arrive(state, MASHA, "A2")
    assert [] == legal(state, "local")

    state = table(b="6", adjacent_skips_empty=True)
    house(state, MASHA, "6b", "A2")
    hand(state, MASHA, "galloway", "santa_gertrudis")
    arrive(state, MASHA, "A2")
    say(state, "local 1 a")
    assert ["copy N_A", "copy N_B"] == legal(state, "copy")


def test_the_risk_action_of_the_neighbour_is_not_copied() -> None:
    """GWT-5.5, GWT-6.42: unless the table agrees to it (adjacent_uses_risk)."""
    for agreed in (False, True):
        state = table(b="6", adjacent_uses_risk=agreed)
        house(state, MASHA, "6b", "FLR2")
        house(state, MASHA, "2a", "FLR1")
        hand(state, MASHA, "criollo", "criollo")
        arrive(state, MASHA, "FLR2")
        say(state, "local 1 a", "copy FLR1")

        assert agreed == ("local risk a" in legal(state))


def test_what_was_used_this_turn_is_not_copied() -> None:
    """GWT-6.42: the building must not have been used by the same player this turn."""
    state = table(b="6")
    house(state, MASHA, "3a", "A1")
    house(state, MASHA, "6b", "A2")
    arrive(state, MASHA, "A1")
    say(state, "local 2 a", "move A2")

    assert [] == legal(state, "local")
    assert state.visited >> NODE_NAMES.index("A1") & 1


def test_6b_that_replaces_itself() -> None:
    """GWT-5.9: the copied building's other local actions are lost with it."""
    state = table(b="6")
    house(state, MASHA, "6b", "A3")
    hand(state, MASHA, "santa_gertrudis")
    workers(state, MASHA, builder=6)
    state.dollars[MASHA] = 20
    arrive(state, MASHA, "A3")
    say(state, "local 1 a", "copy N_B", "local 2 a", "build 7 A3")

    assert [] == legal(state, "local")


def test_a_building_that_offers_nothing_is_not_copied() -> None:
    """GWT-6.42, GWT-6.49: nothing to discard, no way back at the neighbour: there is nothing to begin."""
    state = table(b="1 6")
    house(state, MASHA, "6b", "A2")
    house(state, MISHA, "1b", "A1")
    arrive(state, MASHA, "A2")
    assert [] == legal(state, "local")

    house(state, MISHA, "12a", "A3")
    say(state, "local 1 a")
    assert ["copy A3"] == legal(state, "copy")
    assert ("nothing-to-gain", "GWT-6.49") == refusal(state, "copy A1")


def test_a_token_may_leave_nothing_to_copy() -> None:
    """GWT-6.42, GWT-1.4: the card for the neighbour is gone, and the question stays: silence would tell."""
    state = table(b="1 6")
    house(state, MASHA, "6b", "A2")
    house(state, MISHA, "1b", "A1")
    hand(state, MASHA, "money_BOO")
    state.tokens[MASHA] = 1
    arrive(state, MASHA, "A2")
    say(state, "local 1 a")
    assert ["copy A1"] == legal(state, "copy")
    say(state, "exchange 1", "card criollo", "discard money_BOO")

    assert ("CopyBuilding", MASHA) == question(state)
    assert ["decline"] == legal(state)
    say(state, "decline")
    assert [] == legal(state, "local")


def test_no_chain_of_copies() -> None:
    """GWT-6.42: a 6b does not copy another 6b."""
    state = table(b="6")
    house(state, MASHA, "6b", "A2")
    house(state, MISHA, "6b", "A1")
    arrive(state, MASHA, "A2")

    assert [] == legal(state, "local")


@pytest.mark.parametrize(("node", "copied"), [("FLR1", "N_A"), ("BAR1", "N_D"), ("DRR1", "N_B"), ("C1", "N_C")])
def test_over_empty_spaces_to_the_fork(node: str, copied: str) -> None:
    """GWT-6.42: with the option also back along the second branch of a fork (adjacent_skips_empty)."""
    state = table(b="6", adjacent_skips_empty=True)
    house(state, MASHA, "6b", node)
    for number, other in (("1a", "A1"), ("2a", "B1"), ("3a", "D1")):
        house(state, MISHA, number, other)
    hand(state, MASHA, "criollo", "santa_gertrudis", "pineywoods")
    state.dollars[MASHA] = 20
    arrive(state, MASHA, node)
    say(state, "local 1 a")

    assert f"copy {copied}" in legal(state, "copy")
    assert 2 == len(legal(state, "copy"))


def test_a_location_that_was_left_does_not_wait() -> None:
    """GWT-5.7: moving on ends the use of the location, and the chain of the question says so."""
    state = table()
    house(state, MASHA, "3a", "A1")
    hand(state, MASHA, "criollo", "criollo", "move_345")
    arrive(state, MASHA, "A1")
    say(state, "local 2 a")
    assert ["use_building"] == state.question()["chain"]
    say(state, "move N_B")
    assert [] == state.question()["chain"]
    say(state, "play move_345")
    assert ["use_building"] == state.question()["chain"]


def test_done_ends_phase_b_and_a_copy_does_not() -> None:
    """GWT-5.4, GWT-6.38, GWT-6.42: who has said so is not asked once more; after a copy the own tile goes on."""
    state = table(at="N_C")
    state.tokens[MASHA] = 1
    say(state, "local 1 a", "done")
    assert CHANCE == state.player

    state = table(b="6")
    house(state, MASHA, "6b", "FLR2")
    house(state, MASHA, "2a", "FLR1")
    hand(state, MASHA, "criollo", "galloway")
    state.tokens[MASHA] = 1
    arrive(state, MASHA, "FLR2")
    say(state, "local 1 a", "copy FLR1", "local 1 a", "done")
    assert ["local risk a"] == legal(state, "local")
    say(state, "local risk a")
    assert ("EndPhaseB", MASHA) == question(state)
