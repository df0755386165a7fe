"""Hints: three answers on one scale, in worlds that the seat cannot tell from the truth."""

import json
import math

import pytest

from igroteka import catalog
from igroteka.ai.bot import Sight
from igroteka.ai.search import Effort
from igroteka.coach.advice import SILENCE, Adviser, Line, compared, plan
from igroteka.core.chance import Random
from igroteka.core.state import CHANCE
from tests.coach.tables import choices, story

GAMES = list(catalog.GAMES)
QUICK = Effort(rollouts=24, width=3, least=4)


def adviser(game, step, effort=QUICK, seed=1, **more):
    return Adviser(Sight(catalog.load(game), step.before, step.seat), effort, seed, **more)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_told(game):
    """Best first, no more than three; the reasons sum to how far the second is behind."""
    for step in choices(game, 2):
        thinking = adviser(game, step)
        advice = thinking.think().to_dict()
        legal = thinking.legal

        told = ["seat", "kind", "worlds", "goal", "done", "options", "more", "compared", "reasons", "foreseen"]
        assert told == list(advice)
        assert (step.seat, "lead", True) == (advice["seat"], advice["kind"], advice["done"])
        options = advice["options"]
        assert len(legal) == len(options) + advice["more"]
        assert {option["action"] for option in options} <= set(legal)
        values = [option["value"] for option in options]
        assert sorted(values, reverse=True) == values
        if advice["worlds"]:
            assert advice["worlds"] == advice["goal"] >= QUICK.least
            assert 0.0 == options[0]["behind"]
            assert all(option["behind"] == round(values[0] - option["value"], 1) for option in options)
            assert all(option["sure"] in (1, 2, 3) and 0 <= option["better"] <= 1 for option in options)
            assert math.isclose(options[1]["behind"], sum(reason["gain"] for reason in advice["reasons"]), abs_tol=1e-9)


def test_of_equals_comes_first_what_the_policy_would_say():
    """As grandmasters leave the policy's answer only for a better one; sums in another order are no difference."""
    for step in choices("catan", 2):
        thinking = adviser("catan", step)
        thinking.think()
        actions = [line.action for line in thinking.lines]
        for place, line in enumerate(thinking.lines):
            line.points[:] = [[float(seat == step.seat) for seat in range(step.before.seats)]]
            line.points[0][step.seat] += place * 1e-9

        assert actions == [line.action for line in thinking.ranked()]


@pytest.mark.parametrize("game", GAMES)
def test_hidden_things_change_no_hint(game):
    """Not a byte of it, whatever others hold, wherever in the game: two positions that look alike get one advice."""
    changed = 0
    for step in choices(game, 3):
        state, seat = step.before, step.seat
        other = state.sample(seat, Random(77))
        changed += other.dump() != state.dump()
        told = []
        for truth in (state, other):
            thinking = Adviser(Sight(catalog.load(game), truth, seat), QUICK, 5, listens=True)
            told.append(json.dumps([one.to_dict() for one in (thinking.first(), thinking.step(1), thinking.think())]))

        assert told[0] == told[1]
    assert changed or game == "burgundy"  # there everything is open, once the estates are chosen


@pytest.mark.parametrize("game", [game for game in GAMES if game != "catan"])  # whose bots look less far
def test_a_line_of_play_is_worth_to_a_hint_what_it_is_worth_to_bots(game):
    """Also where a net sets right what the named parts come to."""
    for step in choices(game, 4):
        thinking = adviser(game, step)
        if len(thinking.legal) < 2:
            continue
        thinking.begin()
        thinking.meet_world()
        for line in thinking.lines:
            end = thinking.thought.horizon(thinking.thought.world(0), line.action, 0)

            assert math.isclose(line.leads(1)[0], thinking.game.value(end, step.seat), abs_tol=1e-6)


def test_secret_estates_change_no_hint():
    """BUR-16.7: what others have chosen in secret is nobody's business."""
    found = story_of_secrets()
    other = found.before.sample(found.seat, Random(3))

    assert other.dump() != found.before.dump()
    assert adviser("burgundy", found).think() == adviser("burgundy", found._replace(before=other)).think()


def story_of_secrets():
    """The last seat to choose its estate, when others have."""
    from igroteka.coach.story import Story
    from tests.coach.tables import record

    game = catalog.load("burgundy")
    for step in Story(game, record("burgundy", "secret-four")).decisions():
        if any(step.before.sample(step.seat, Random(seed)).dump() != step.before.dump() for seed in range(4)):
            return step
    raise AssertionError("nobody chooses in secret")


def test_it_thinks_in_slices():
    """Figures grow with the worlds; in slices or at one go the last word is the same."""
    step = choices("burgundy", 3)[1]
    sliced = adviser("burgundy", step, Effort(rollouts=60, width=3, least=4))
    seen = []
    while not sliced.done:
        seen.append(sliced.step(6).worlds)

    assert len(seen) > 2
    assert sorted(set(seen)) == seen
    assert 4 <= seen[0] < seen[-1] == sliced.goal
    assert sliced.advice() == adviser("burgundy", step, Effort(rollouts=60, width=3, least=4)).think()


@pytest.mark.parametrize("game", GAMES)
def test_a_guess_comes_at_once(game):
    """Before anything is played on: the policy's own answer and what looks best beside it. It changes no later word."""
    for step in choices(game, 2):
        thinking = adviser(game, step)
        guess = thinking.first()
        last = thinking.think()

        assert last == adviser(game, step).think() == thinking.first()
        if guess.done:  # all answers come to the same
            continue
        assert (0, 0, []) == (guess.worlds, sum(line.worlds for line in adviser(game, step).lines), guess.reasons)
        assert 1 <= len(guess.options) <= 3
        assert thinking.thought.usual(thinking.legal) in [option.action for option in guess.options]
        values = [option.value for option in guess.options]
        assert sorted(values, reverse=True) == values
        assert [option.behind for option in guess.options] == [round(values[0] - value, 1) for value in values]


def test_a_winning_move_is_first():
    """CAT-11.1: whoever can win now should; and it is told in the words of the score."""
    game = catalog.load("catan")
    for step in reversed(story("catan").decisions()):
        after = step.before.copy()
        after.call_on(step.seat)
        after.apply(step.action)
        if after.finished:
            break
    advice = adviser("catan", step, Effort(rollouts=48, width=4)).think()
    won = step.before.copy()
    won.call_on(step.seat)
    won.apply(advice.options[0].action)
    for word in advice.options[0].line:
        won.apply(word)

    assert won.finished
    assert [step.seat] == game.winners(won)
    assert [] == [
        reason for reason in advice.reasons if reason.part not in (*game.score_sheet(won, 0), "rivals", "other")
    ]


def test_what_follows_is_said_in_the_same_turn():
    """The words after an answer are legal, one after another, and nobody else has a say between."""
    for game in ("burgundy", "gwt"):
        for step in choices(game, 3):
            for option in adviser(game, step).think().options:
                state = step.before.copy()
                for word in [option.action, *option.line]:
                    assert state.player == step.seat
                    assert word in state.legal()
                    state.apply(word)


def test_a_forced_answer_has_no_figures():
    game = catalog.load("burgundy")
    state = next(
        step.before for step in story("burgundy").steps if step.seat != CHANCE and len(step.before.legal()) == 1
    )

    advice = Adviser(Sight(game, state, int(state.player)), QUICK).step(100)

    assert (True, 0, 0, []) == (advice.done, advice.worlds, advice.more, advice.reasons)
    assert state.legal() == [option.action for option in advice.options]


def test_where_nothing_is_compared_the_others_are_counted_and_the_turn_is_told():
    """An offer in Catan is one of many answers, and its terms follow it."""
    game = catalog.load("catan")
    for step in story("catan").decisions():
        thinking = adviser("catan", step)
        advice = thinking.first()
        [told, *_] = advice.options
        if advice.done and game.notation(told.action).startswith("offer"):
            break

    assert (0, len(thinking.legal) - 1) == (advice.worlds, advice.more)
    assert advice.more > 0
    assert {"give", "want", "send"} == {game.notation(word).split()[0] for word in told.line}


def test_alone_it_is_the_score():
    """Solo: no rival, no lead."""
    game = catalog.load("nusfjord")
    state = game.start(1)
    state.roll(Random(2))

    advice = Adviser(Sight(game, state, 0), Effort(rollouts=4, width=2, least=2), 1).think()

    assert "score" == advice.kind
    assert 0.0 < advice.options[0].value < 80.0
    assert "rivals" not in [reason.part for reason in advice.reasons]


def test_a_twin_of_the_best_is_not_told_to_be_worse():
    """Answers that look alike are thought about as one: nothing is known of the others, least of all that they cost."""
    step = choices("burgundy", 3)[1]
    thinking = adviser("burgundy", step, Effort(rollouts=60, width=12, least=4))
    advice = thinking.think()
    lines = [line.action for line in thinking.lines]
    shown = [option.action for option in advice.options]
    apart = [action for action in thinking.legal if action not in lines]

    assert advice.more == len(advice.compared) + len(apart)
    assert sorted(set(lines) - set(shown)) == advice.compared
    looks = {action: thinking.thought.look(action) for action in apart}
    assert any(look == thinking.thought.look(action) for look in looks.values() for action in lines)
    assert [] == adviser("burgundy", step).first().compared


def test_what_the_next_rival_would_say_is_overheard_in_the_line_of_play():
    """It is the very word that follows there, with the same luck; who listens comes to the same figures."""
    step = choices("burgundy", 3)[1]
    game = catalog.load("burgundy")
    thinking = adviser("burgundy", step, Effort(rollouts=24, width=3, least=4), listens=True)
    thinking.begin()
    words, places = [], []
    for line in thinking.lines:
        word = thinking.overhear(thinking.thought.world(0), line.action)
        state = thinking.thought.horizon(thinking.thought.world(0), line.action, 0, once=True)
        assert word == SILENCE or word[0] == game.turn_of(state) != step.seat
        words.append(word)
        places.append(thinking.overhear(thinking.thought.world(0), line.action))
    assert words == places
    assert {*words} != {SILENCE}
    told = thinking.think()
    assert told._replace(foreseen=None) == adviser("burgundy", step, Effort(rollouts=24, width=3, least=4)).think()


def test_what_depends_on_the_choice_is_foreseen():
    """Which of the two it follows more often, and how often; nothing, if it hardly depends on them."""
    thinking = adviser("burgundy", choices("burgundy", 3)[1])
    ship, castle = (1, "ship"), (2, "castle")
    thinking._places.update({ship: ["depot-0"], castle: []})
    one, other = line(), line()
    one.overheard.extend([ship, SILENCE, castle, castle])
    other.overheard.extend([ship, ship, ship, castle])

    assert (1, 1, "ship", ["depot-0"], 0.75, 0.25) == thinking.foreseen(one, other)
    assert (0, 1, "ship", ["depot-0"], 0.75, 0.25) == thinking.foreseen(other, one)
    assert thinking.foreseen(one, one) is None
    other.overheard.pop()
    assert thinking.foreseen(one, other) is None  # too few worlds


def test_what_was_played_is_always_compared():
    step = choices("burgundy", 3)[1]
    legal = Sight(catalog.load("burgundy"), step.before, step.seat).legal()
    chosen = adviser("burgundy", step)
    chosen.think()
    left_out = next(action for action in legal if action not in [line.action for line in chosen.lines])

    asked = adviser("burgundy", step, also=[left_out])
    asked.think()

    assert asked.goal == asked.line_of(left_out).worlds


# --- figures


def line(*rows):
    found = Line(0, 0)
    found.points.extend([list(map(float, row)) for row in rows])
    return found


def test_the_lead_is_over_the_rival_who_may_expect_most():
    """Not the mean of leads over whoever is best in each world: with several rivals that is below 0 for everybody."""
    assert 0.0 == line((5, 0, 10), (5, 10, 0)).value()
    assert -2.0 == line((5, 0, 10), (5, 10, 4)).value()


def test_pairs_tell_more_than_means():
    """Worlds differ by 10 points, the answers by 1 in each of them: that is sure."""
    one, other = line((21, 0), (11, 0), (31, 0)), line((20, 0), (10, 0), (30, 0))

    assert (1.0, 0.0, 1.0, 3) == (*compared(one, other), compared(one, other).sure)
    assert 1 == compared(other, one).sure


def test_a_near_tie_is_told_as_one():
    one, other = line((3, 0), (0, 0), (4, 0), (1, 0)), line((1, 0), (2, 0), (2, 0), (2, 0))

    assert 0.25 == compared(one, other).mean
    assert 0.5 == compared(one, other).better
    assert 1 == compared(one, other).sure


def test_answers_go_by_halves_and_three_stay():
    assert [8, 4, 3] == [count for count, _ in plan(8, 600, 8)]
    assert [25, 50, 66] == [worlds for _, worlds in plan(8, 600, 8)]
    assert [(2, 50)] == plan(2, 100, 8)
    assert 8 == plan(8, 10, 8)[0][1]
