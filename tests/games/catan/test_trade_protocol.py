"""The trade protocol (CAT-17): its limits, its notation, who sees it, and live tables."""

from typing import Any

import pytest

from igroteka.core.chance import Random
from igroteka.games.catan.actions import ACTIONS
from igroteka.games.catan.data.box import BOX, RESOURCE_NAMES
from igroteka.games.catan.game import GAME
from igroteka.games.catan.rules import trade
from igroteka.games.catan.state import terms_give, terms_want
from tests.games.catan.market import EVERYBODY, market, refusals, worked_sequence
from tests.games.catan.table import audience, bundle, deal, deal_cards, hand, roll, settlements, table
from tests.games.saying import ask, legal, question, say

# --- limits


def test_defaults_ranges_and_preset() -> None:
    """CAT-17.17: the options of the protocol as printed."""
    expected: dict[str, tuple[object, list[object], object]] = {
        "player_trade": ("full", ["full", "none"], "full"),
        "max_offers_per_turn": (8, ["1..99"], 3),
        "max_cards_per_side": (0, ["0..19"], 3),
        "counter_offers": (True, [True, False], True),
        "max_counters_per_turn": (0, ["0..99"], 1),
        "open_offers": (True, [True, False], False),
        "repeat_refused_offers": (False, [True, False], False),
    }
    simulation = GAME.settings.complete({}, "simulation")
    for name, (default, allowed, preset) in expected.items():
        option = GAME.settings.options[name]
        assert (default, allowed, preset) == (option.default, list(option.allowed), simulation[name]), name


def test_the_longest_offer_of_a_simulation() -> None:
    """CAT-17.18: with 3 cards a side and 3 opponents an offer takes at most 33 decisions."""
    state = table(**BOX["options"]["presets"]["simulation"] | {"layout": "beginner"})
    for seat in range(4):
        deal(state, seat, lumber=4, brick=4)
    say(state, "offer p1 p2 p3")
    decisions = 1
    while question(state)[0] != "TradeAndBuild":
        longest = [line for line in ("give lumber", "want wool", "send", "counter", "cancel") if line in legal(state)]
        say(state, longest[0])
        decisions += 1

    assert 33 == decisions


def test_no_offer_takes_longer() -> None:
    """CAT-17.18: random offers stay within 33 decisions and the printed numbers of legal entries."""
    luck = Random(11)
    longest = {"TradeAndBuild": 7, "Compose": 12, "AnswerOffer": 3, "ChoosePartner": 4}
    for _ in range(300):
        state = table(**BOX["options"]["presets"]["simulation"] | {"layout": "beginner"})
        for seat in range(4):
            deal(state, seat, lumber=1, brick=1, wool=1, grain=1, ore=1)
        assert longest["TradeAndBuild"] == len(legal(state, "offer"))
        say(state, "offer p1 p2 p3")
        decisions = 1
        while question(state)[0] != "TradeAndBuild":
            lines = [line for line in legal(state) if line not in ("drop", "reject")]
            assert len(legal(state)) <= longest[question(state)[0]]
            say(state, lines[luck.below(len(lines))])
            decisions += 1
        assert decisions <= 33


def test_every_turn_is_finite() -> None:
    """CAT-17.18: a player who says anything but the end runs out of things to say."""
    luck = Random(3)
    state = market(repeat_refused_offers=True)
    decisions = 0
    while legal(state) != ["end"]:
        lines = [line for line in legal(state) if line != "end"]
        say(state, lines[luck.below(len(lines))])
        decisions += 1
        assert decisions < 2000

    assert 8 == state.offers_made


# --- notation and information


@pytest.mark.parametrize(
    ("macro", "spelling"),
    [
        ("offer 2 brick for 1 grain to p0 p3", ["offer p0 p3", "give brick", "give brick", "want grain", "send"]),
        ("counter 1 grain for 1 ore", ["counter", "give grain", "want ore", "send"]),
        (
            "offer 1 ore 1 lumber for 2 wool to p3 p1",
            ["offer p1 p3", "give lumber", "give ore", "want wool", "want wool", "send"],
        ),
        ("offer nothing for nothing to p2", ["offer p2", "send"]),
        ("offer p0 p3", ["offer p0 p3"]),
    ],
)
def test_macros(macro: str, spelling: list[str]) -> None:
    """CAT-17.19: a macro is shorthand for its unique spelling."""
    assert spelling == [GAME.notation(action) for action in GAME.expand(macro)]


@pytest.mark.parametrize(
    "line",
    [
        "",
        "offer",
        "offer 1 brick for 1 grain",
        "offer 1 brick for 1 gold to p0",
        "offer 1 brick for 1 grain to p9",
        "offer one brick for 1 grain to p0",
        "offer for to p0",
        "counter 1 brick",
        "counter for 1 brick",
    ],
)
def test_what_is_no_macro(line: str) -> None:
    """CAT-17.19: what has no spelling is not read."""
    assert [] == GAME.expand(line)


def test_everything_in_the_protocol_is_public() -> None:
    """CAT-17.20: offers, answers, counters, exchanges and closings are seen by all."""
    state = market()

    say(state, "offer 1 lumber for 1 ore to p0 p2 p3", "accept", "counter 1 ore for 1 brick", "reject", "confirm p2")
    say(state, "offer 1 lumber for 1 ore to p3", "reject")

    for name in ("offered", "accepted", "countered", "rejected", "traded", "offer-closed"):
        assert audience(state, name)
        assert all(seen == EVERYBODY for seen in audience(state, name)), name


def test_barriers() -> None:
    """CAT-17.21: composing steps may be taken back; a send, an answer and an exchange may not."""
    state = market()
    barriers = []
    for line in (
        "offer p2 p3",
        "give lumber",
        "want ore",
        "send",
        "accept",
        "counter",
        "give ore",
        "want brick",
        "send",
        "confirm p2",
    ):
        state.revealed = False
        say(state, line)
        barriers.append(state.revealed)

    assert [False, False, False, True, True, False, False, False, True, True] == barriers


def test_a_no_is_a_barrier() -> None:
    """CAT-17.21: a rejection is an answer, also when it comes as a dropped counter."""
    for lines in (["reject"], ["counter", "drop"]):
        state = market()
        say(state, "offer 1 lumber for 1 ore to p2")
        state.revealed = False
        say(state, *lines)
        assert state.revealed


def test_worked_sequence_up_to_the_choice() -> None:
    """CAT-17.22: seat 3 is asked first and counters, seat 0 accepts; the counter is stored as give ore, want grain."""
    state = worked_sequence()

    say(state, "offer 2 brick for 1 grain to p0 p3")
    assert ("AnswerOffer", 3) == question(state)
    say(state, "counter 1 grain for 1 ore")
    assert ("AnswerOffer", 0) == question(state)
    counter = state.offer.counter(3)
    assert ({"ore": 1}, {"grain": 1}) == (bundle(terms_give(counter)), bundle(terms_want(counter)))
    say(state, "accept")

    assert ["confirm p0", "take p3", "cancel"] == legal(state)


def test_worked_sequence_with_the_counter_taken() -> None:
    """CAT-17.22: seat 1 has 3 brick and 1 grain, seat 3 has 1 ore, nothing is refused, one offer was made."""
    state = worked_sequence()

    say(state, "offer 2 brick for 1 grain to p0 p3", "counter 1 grain for 1 ore", "accept", "take p3")

    assert [{"grain": 2}, {"brick": 3, "grain": 1}, {}, {"ore": 1}] == [hand(state, seat) for seat in range(4)]
    assert ([], 1, 0) == (refusals(state), state.offers_made, state.offer.addressees)


def test_worked_sequence_cancelled() -> None:
    """CAT-17.22: the refusal of seat 3 is remembered; alone it is not asked again, with seat 0 only that is asked."""
    state = worked_sequence()

    say(state, "offer 2 brick for 1 grain to p0 p3", "counter 1 grain for 1 ore", "accept", "cancel")
    assert [({"brick": 2}, {"grain": 1}, 3)] == refusals(state)
    say(state, "offer p3", "give brick", "give brick", "want grain")
    assert "send" not in legal(state)
    say(state, "drop", "offer 2 brick for 1 grain to p0 p3")

    assert ("AnswerOffer", 0) == question(state)
    say(state, "accept")
    assert ["confirm p0", "cancel"] == legal(state)


def test_nothing_of_an_offer_is_left_after_the_turn() -> None:
    """CAT-17.4: the next player begins with a clean table."""
    state = market()
    say(state, "offer 1 lumber for 1 ore to p3", "reject", "end")
    roll(state, 2)

    assert (0, 0, 0) == (state.offer.addressees, state.offers_made, state.counters_made)
    assert 7 == len(legal(state, "offer"))


def test_a_composer_alone_can_only_drop_when_nobody_would_hear() -> None:
    """CAT-17.8: an empty offer that its only addressee just refused cannot be sent again as it is."""
    state = market()
    say(state, "offer nothing for nothing to p3", "reject")

    say(state, "offer p3")

    assert "send" not in legal(state)
    assert "drop" in legal(state)


def test_hearing_answers_asks_nobody_twice() -> None:
    """CAT-17.10: with all answers in, the frame that gathers them asks for the choice."""
    state = market()
    say(state, "offer 1 lumber for 1 ore to p2 p3", "accept")
    state.offer = state.offer.with_answer(0, 1 << 3, 0)

    ask(state, trade.HearAnswers())

    assert ("ChoosePartner", 1) == question(state)


# --- live tables


def test_no_answer_is_a_no() -> None:
    """CAT-17.24: what silence means to whoever waits for an answer; nobody else's silence means anything."""
    state = market()
    assert [-1] * 4 == [GAME.silence(state, seat) for seat in range(4)]
    say(state, "offer 2 lumber for 1 grain to p0 p3")
    assert [-1, -1, -1, ACTIONS.parse("reject")] == [GAME.silence(state, seat) for seat in range(4)]
    say(state, "counter")
    assert ACTIONS.parse("drop") == GAME.silence(state, 3)
    state.apply(GAME.silence(state, 3))
    assert ACTIONS.parse("reject") == GAME.silence(state, 0)


@pytest.mark.parametrize(
    ("laid_down", "refused"),
    [
        ({}, False),
        ({"keep": ["ore", "wool"]}, False),
        ({"keep": ["ore", "grain"]}, True),
        ({"refuse": [0, 2]}, False),
        ({"refuse": [1]}, True),
        ({"leader": True}, False),
    ],
)
def test_standing_answers(laid_down: dict[str, Any], refused: bool) -> None:
    """CAT-17.28: never give this, no trade with these, none with the leader."""
    state = market()
    assert -1 == GAME.standing_answer(state, 1, {"refuse": [1], "keep": list(RESOURCE_NAMES)})
    say(state, "offer 2 lumber for 1 grain to p0 p3")
    answer = ACTIONS.parse("reject") if refused else -1

    assert answer == GAME.standing_answer(state, 3, laid_down)
    assert -1 == GAME.standing_answer(state, 0, laid_down)  # not asked yet


def test_the_leader_is_who_has_most_on_the_table() -> None:
    """CAT-17.28, CAT-13.4: hidden points make no leader, nor does a tie with oneself."""
    state = market()
    settlements(state, 1, 10)
    deal_cards(state, 0, victory_point=2)
    say(state, "offer 2 lumber for 1 grain to p3")
    assert ACTIONS.parse("reject") == GAME.standing_answer(state, 3, {"leader": True})
    settlements(state, 3, 40)
    assert -1 == GAME.standing_answer(state, 3, {"leader": True})
    settlements(state, 1, 20)
    settlements(state, 2, 30, 33, 36)
    assert -1 == GAME.standing_answer(state, 3, {"leader": True})


def test_a_bot_asks_nobody_twice_for_the_same_card() -> None:
    """However it would pay for it, until cards have changed place (CAT-17.14)."""
    state = table()
    deal(state, 0, lumber=3, brick=3, wool=3)
    for seat in (1, 2, 3):
        deal(state, seat, ore=2)
    asked: list[tuple[int, str]] = []
    while (offer := GAME.wish(state, 0, ACTIONS.parse("end"))) >= 0:
        state.apply(offer)
        while state.player == 0 and question(state)[0] == "Compose":
            state.apply(GAME.advise(state, 0))
        wanted = [name for name, count in state.view(0)["offer"]["want"].items() if count]
        while state.player != 0:
            asked += [(int(state.player), name) for name in wanted]
            say(state, "reject")

    assert len(asked) > 3
    assert len(asked) == len(set(asked))
