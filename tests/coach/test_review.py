"""A game looked at again: graph, costly decisions, finds, luck; it grows while one waits."""

import json
from collections.abc import Generator
from functools import partial
from multiprocessing import active_children
from types import SimpleNamespace

import pytest

from igroteka import catalog
from igroteka.ai.greedy import GreedyBot
from igroteka.ai.random import RandomBot
from igroteka.ai.search import Effort
from igroteka.coach import judge
from igroteka.coach.hands import Together
from igroteka.coach.judge import Care
from igroteka.coach.measure import bars, measure, tenth
from igroteka.coach.review import chances, leads, review, reviews
from igroteka.coach.story import Story
from igroteka.core.chance import Random
from igroteka.core.errors import BadRecord
from igroteka.core.state import CHANCE
from tests.coach.tables import played, record

CATAN = catalog.load("catan")
QUICK = Care(Effort(rollouts=9, width=2, least=4), Effort(rollouts=32, width=3), most=3)
KEYS = ["game", "seats", "kind", "done", "total", "points", "decisions", "finds", "luck", "chips"]


@pytest.fixture(scope="module")
def mixed():
    """A game of an apprentice, somebody who says anything, and another apprentice."""
    bots = [GreedyBot(Random(1)), RandomBot(Random(2)), GreedyBot(Random(3))]
    return played(CATAN, bots, "12", {"turn_limit": 30, "player_trade": "none"})


@pytest.fixture(scope="module")
def stages(mixed):
    """What was given out, one after another."""
    return [json.dumps(found.to_dict()) for found in reviews(CATAN, mixed, QUICK)]


def test_it_grows(stages, mixed):
    """First the graph, then the luck, then decision after decision."""
    first, second, last = (json.loads(stages[place]) for place in (0, 1, -1))
    done = [json.loads(stage)["done"] for stage in stages]

    assert KEYS == list(first) == list(last)
    assert first["points"]
    assert (0, None, []) == (first["done"], first["luck"], first["decisions"])
    assert second["luck"] is not None
    assert sorted(done) == done
    assert last["done"] == last["total"] >= len(Story(CATAN, mixed).decisions())


def test_processes_come_to_the_same_and_go(stages, mixed):
    """However many look, and whoever is done first; when nobody listens any more they are gone."""
    before = {child.pid for child in active_children()}
    hands = Together(2, partial(catalog.load, "catan"), mixed)
    *_, last = reviews(CATAN, mixed, QUICK, hands=hands)
    broken = reviews(CATAN, mixed, QUICK, hands=hands)
    while next(broken).done < 3:
        pass
    assert isinstance(broken, Generator)
    broken.close()

    assert stages[-1] == json.dumps(last.to_dict())
    assert before == {child.pid for child in active_children()}
    assert hands.pool is None


def test_the_graph_begins_even_and_ends_with_the_truth(stages, mixed):
    points = json.loads(stages[-1])["points"]
    end = Story(CATAN, mixed).end.scores()

    assert all(abs(lead) < 3.0 for lead in points[0]["lead"])
    assert leads(end) == points[-1]["lead"]
    assert len(mixed.moves) == points[-1]["step"]
    assert sorted({point["step"] for point in points}) == [point["step"] for point in points]
    assert sorted(point["round"] for point in points) == [point["round"] for point in points]
    for point in points[:-1]:
        assert abs(sum(point["chance"]) - 1.0) < 0.02
        assert point["turn_of"] in (0, 1, 2)


def test_whoever_says_anything_gives_most_away(stages, mixed):
    """And every price is told with reasons that sum to it."""
    last = json.loads(stages[-1])
    paid = [sum(one["price"] for one in last["decisions"] if one["seat"] == seat) for seat in range(3)]

    assert max(paid) == paid[1]
    assert paid[1] > measure(CATAN).warning
    for one in last["decisions"]:
        assert one["price"] == round(sum(reason["gain"] for reason in one["reasons"]), 1)
        assert one["played"] != one["best"]
        assert one["sure"] >= 2
        assert CATAN.parse(mixed.moves[one["step"]].partition(" ")[2]) == one["played"]
    assert all(3 >= sum(1 for one in last["decisions"] if one["seat"] == seat) for seat in range(3))
    prices = [one["price"] for one in last["decisions"]]
    assert sorted(prices, reverse=True) == prices


def test_one_seat_alone(mixed):
    found = review(CATAN, mixed, QUICK, seconds=0.001).to_dict([1])

    assert {1} >= {one["seat"] for one in found["decisions"]}


def test_in_no_time_there_is_a_graph_and_the_luck(mixed):
    """Whatever is left to be looked at."""
    found = review(CATAN, mixed, QUICK, seconds=0.001)

    assert found.points
    assert found.shares is not None
    assert not found.verdicts


def test_the_same_seed_gives_the_same_review(mixed, stages):
    assert stages[-1] == json.dumps(review(CATAN, mixed, QUICK).to_dict())


def test_a_game_that_was_broken_off():
    whole = record("burgundy")
    whole.moves, whole.result = whole.moves[:150], None

    found = review(catalog.load("burgundy"), whole, QUICK, seconds=0.001)

    assert 150 == found.points[-1].step
    assert abs(sum(found.points[-1].chance) - 1.0) < 1e-9


def test_a_record_that_cannot_be_played_is_refused():
    broken = record("catan")
    broken.moves = [*broken.moves[:40], "p0 road 71", *broken.moves[40:]]

    with pytest.raises(BadRecord):
        review(CATAN, broken, QUICK)


# --- the story


def test_a_story_knows_turns_rounds_and_choices():
    told = Story(catalog.load("burgundy"), record("burgundy"))

    assert CHANCE != told.steps[told.first()].seat
    assert all(step.seat == CHANCE for step in told.steps[: told.first()])
    assert 25 == told.rounds
    turns = told.turns()
    assert len(turns) >= 25 * 3
    assert all(len(step.before.legal()) > 1 for step in told.decisions())
    assert told.after(told.steps[-1]) is told.end


# --- figures


def test_a_lead_is_over_the_best_rival():
    assert [3.0, -3.0, -5.0] == leads([10.0, 7.0, 5.0])
    assert [0.0, 0.0] == leads([4.0, 4.0])
    assert [31.0] == leads([31.0])


def test_a_lead_tells_the_more_the_less_is_left():
    early, late = chances(CATAN, [6.0, 5.0, 5.0], 0.9), chances(CATAN, [6.0, 5.0, 5.0], 0.05)

    assert 1 / 3 < early[0] < late[0] < 1.0
    assert early[1] == early[2]
    assert [1.0] == chances(CATAN, [31.0], 0.5)


def test_bars():
    assert [3, 3, 2, 1, 1, 1] == [
        bars(*pair) for pair in ((2.0, 1.0), (0.1, 0.0), (1.5, 1.0), (0.5, 1.0), (0.0, 0.0), (-3.0, 1.0))
    ]
    assert "0.0" == str(tenth(-0.04))


# --- praise


class Certain:
    """An adviser who is sure that one answer is far better; the first line is what anybody says."""

    def __init__(self, usual: int, best: int) -> None:
        self.met = 1
        self.lines = [SimpleNamespace(action=usual), SimpleNamespace(action=best)]
        self._best = best

    def think(self) -> None:
        """It is."""

    def ranked(self) -> list[SimpleNamespace]:
        return sorted(self.lines, key=lambda line: line.action != self._best)

    def line_of(self, action: int) -> SimpleNamespace:
        return next(line for line in self.lines if line.action == action)


@pytest.mark.parametrize(
    ("is_usual", "gap", "sure"), [(False, 9.0, 3), (True, 9.0, 3), (False, 0.1, 3), (False, 9.0, 2)]
)
def test_what_comes_to_mind_first_is_no_find(mixed, monkeypatch, is_usual, gap, sure):
    """The only strong answer is praised, unless anybody would say it, or others are as good, or it is not sure."""
    told = Story(CATAN, mixed)
    step = told.decisions()[20]
    another = next(action for action in step.before.legal() if action != step.action)
    coach = Certain(step.action if is_usual else another, step.action)
    if is_usual:
        coach.lines[1] = SimpleNamespace(action=another)
    monkeypatch.setattr(judge, "Adviser", lambda *_, **__: coach)
    monkeypatch.setattr(judge, "compared", lambda *_: SimpleNamespace(mean=gap, sure=sure))
    find = judge.Judge(told, QUICK, 0).look(step.number, coarse=False).verdict.find

    if is_usual or gap < 1.0 or sure < 3:
        assert find is None
    else:
        assert judge.Find(step.number, step.seat, step.action, gap) == find
