"""What lines try in turns to come, and what they are worth to whoever has time."""

from typing import Final

import pytest

from igroteka.ai.bot import Sight
from igroteka.ai.bots import GRANDMASTER, MASTER
from igroteka.ai.search import Effort, Thought
from igroteka.ai.tree import OPENED, POLICY, Branch, Line
from igroteka.catalog import games, load
from igroteka.core.chance import Random
from igroteka.core.policy import NO_WORD
from igroteka.core.state import CHANCE, Position
from igroteka.sim.speed import step

BETTER: Final = 2  # the place of an answer that does better than what the policy says


def asked(name: str, seats: int, steps: int) -> Position:
    """Somewhere in a game; somebody is asked and has a choice."""
    game, luck = load(name), Random(5)
    state = game.start(seats)
    policy = game.policy()
    for _ in range(steps):
        policy.forget()
        state.apply(state.draw(luck) if state.player == CHANCE else policy.choose(state))
    while state.player == CHANCE or len(state.legal()) < 4:
        step(state, luck)
    return state


def thinking(name: str, seats: int, effort: Effort, steps: int = 20) -> Thought:
    state = asked(name, seats, steps)
    return Thought(Sight(load(name), state, int(state.player)), effort, 3)


def opened() -> Branch:
    branch = Branch()
    branch.open(0, [11, 12, 13])
    return branch


def test_lines_go_where_others_did_well() -> None:
    """The policy's own answer comes first, others one after another, and the best of them most."""
    branch = opened()
    first = []
    for number in range(200):
        place = branch.pick()
        if place not in first:
            first.append(place)
        branch.learn(place, (3.0 if place == BETTER else 0.0) + number % 3)

    assert first == [POLICY, 1, BETTER, 3]
    assert max(range(4), key=lambda place: branch.counts[place]) == BETTER
    assert branch.counts[BETTER] > 140
    assert min(branch.counts) >= 1


def test_what_is_equal_everywhere_stays_with_the_policy() -> None:
    """Below nothing, too: an answer is not favoured for what nobody knows of it."""
    branch = opened()
    for _ in range(100):
        branch.learn(branch.pick(), -7.0)

    assert branch.counts[POLICY] > 90


def test_a_line_remembers_its_way_and_stops_to_try() -> None:
    branch = opened()
    line = Line(branch)
    line.take(branch, 1, 2)
    assert [line.branch] == [branch.onward[1]]
    line.take(branch.onward[1], POLICY, 2)
    assert [line.branch] == [None]
    assert line.places == [1, POLICY]


def test_turns_to_come_are_opened_late_and_only_for_whose_turn_it_was() -> None:
    thought = thinking("nusfjord", 2, GRANDMASTER)
    state = thought.world(0)
    branch = Branch()
    for _ in range(OPENED - 1):
        assert thought.word(state, Line(branch)) == NO_WORD
        assert branch.answers == []
    line = Line(branch)
    assert thought.word(state, line) == NO_WORD
    assert set(branch.answers) <= set(state.legal())
    assert line.taken == [branch]

    branch.learn(POLICY, 0.0)
    branch.learn(POLICY, 0.0)
    assert thought.word(state, Line(branch)) == branch.answers[0]
    branch.answers[0] = max(state.legal()) + 1  # in another world this cannot be said
    line = Line(branch)
    assert thought.word(state, line) == NO_WORD
    assert line.places == [POLICY]
    branch.seat = 1 - state.player
    line = Line(branch)
    assert thought.word(state, line) == NO_WORD
    assert (line.taken, line.branch) == ([], None)


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_lines_of_nusfjord_try_more_than_the_policy_and_learn_of_it(seats: int) -> None:
    """For whom a turn is, it counts: what is good for one is not for another."""
    thought = thinking("nusfjord", seats, GRANDMASTER)
    legal = thought.sight.legal()
    usual = thought.usual(legal)
    for number in range(24):
        thought.tried(thought.world(number), usual, number)
    branch = thought.branches[usual]

    assert branch.met == 24
    assert 24 - OPENED + 1 >= sum(branch.counts) > 12
    assert sum(count > 0 for count in branch.counts) > 2
    assert any(further.met > 0 for further in branch.onward)


@pytest.mark.parametrize("name", games())
def test_masters_ask_the_end_of_a_line_alone(name: str) -> None:
    thought = thinking(name, 2 if name != "catan" else 4, MASTER)
    for action in thought.sight.legal()[:3]:
        assert thought.tried(thought.world(1), action, 1) == thought.played_on(thought.world(1), action, 1)
    assert thought.branches == {}


@pytest.mark.parametrize("name", ["gwt", "gwtnz"])
def test_grandmasters_of_the_trails_ask_at_every_own_turn(name: str) -> None:
    """A value is mistaken in another way at every turn."""
    game = load(name)
    state = asked(name, 2, 40)
    sight = Sight(game, state, int(state.player))
    patient = Thought(sight, GRANDMASTER, 3)
    for action in sight.legal()[:4]:
        worths = []
        for turns in range(1, sight.farsight() + 1):
            near = Thought(sight, Effort(foresight=turns), 3)
            worths.append(patient.wanted(near.horizon(near.world(2), action, 2)))

        told = worths[-game.glimpses() :]
        assert len(told) > 2
        assert patient.tried(patient.world(2), action, 2) == pytest.approx(sum(told) / len(told))


@pytest.mark.parametrize("name", games())
def test_grandmasters_want_points_where_the_game_says_so(name: str) -> None:
    """Beside the lead, which is all that masters want."""
    game = load(name)
    seats = 2 if name != "catan" else 4
    thought, plain = thinking(name, seats, GRANDMASTER), thinking(name, seats, MASTER)
    state, seat = thought.world(0), thought.seat
    lead = game.value(state, seat)

    assert (name in ("gwt", "gwtnz")) == (game.ambition() > 0.0)
    assert thought.wanted(state) == lead + game.ambition() * game.forecast(state, seat, game.left(state))
    assert plain.wanted(state) == lead
