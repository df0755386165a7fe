"""How many questions a turn has for a person: all that the rules ask, and those that are left when the table answers
what is no question. `pytest -s` prints the table.
"""

from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Final, NamedTuple

import pytest

from igroteka import catalog
from igroteka.core.match import Match
from igroteka.core.record import read_record
from igroteka.core.state import CHANCE
from igroteka.server.rooms.live_table import Table
from igroteka.server.storage.rows import SeatRow
from igroteka.server.wire import Option

GOLDEN: Final = Path(__file__).parents[1] / "golden"
PLAYED: Final = {
    "catan": "beginner",
    "burgundy": "experienced-four",
    "gwt": "beginner-two",
    "nusfjord": "two",
    "gwtnz": "beginner-two",
}
"""A recorded game of each; bots played them all."""
WORKER: Final = ("nusfjord", "TURN")
"""There a turn is one worker."""
LED: Final = {
    "gwt": frozenset({"HIRE", "CATTLE", "BUILD", "OBJECTIVE", "BOUNTY", "HAZARD", "ENGINE"}),
    "gwtnz": frozenset({"HIRE", "INVEST", "BUILD", "OBJECTIVE", "HAZARD", "SHIP"}),
}
"""What a click on its object opens and answers at once, when an action of the place leads there."""
OPENINGS: Final = frozenset({"local", "aux", "use"})
PASSES: Final = frozenset({"decline", "done", "exchange"})
THINGS: Final = ("build", "ship", "invite")
"""What a press on its own place chooses together with the action."""
DETAILS: Final = ("site", "clear", "plant", "serve")
"""What is only about where, or how many: the table proposes an answer."""
EXCHANGES: Final = ("trade", "sell")
DEEDS: Final = ("place", "elder", "clear", "plant")
"""What one press of a mouse does, where nothing else is to be chosen and nothing paid."""
GOODS: Final = ("wood", "fish", "gold")
AT_PLACES: Final = ("place", "copy", "elder", "site", "clear", "plant", *THINGS)
"""What is chosen where it lies; all else has a button of its own."""


MOST: Final = {"gwt": 4, "gwtnz": 5}
"""Clicks of a first turn in these games, beside those that exchange cards or belong to the set-up."""


class Question(NamedTuple):
    """What was asked in a turn, counted from 1, and what became of it."""

    turn: int
    decision: str
    answers: int
    given: bool
    shown: int
    """Answers as a screen shows them: those that come to the same are one."""
    kinds: frozenset[str]
    back: bool
    """Could the last word still be taken back?"""
    terms: bool
    """Is it about complete terms of a trade?"""
    said: str
    """The kind of the answer."""


@cache
def asked(game: str) -> list[Question]:
    """Every question of a recorded game, as the room would put it to people who play all seats."""
    rules = catalog.load(game)
    record = read_record((GOLDEN / game / f"{PLAYED[game]}.txt").read_text("utf-8"))
    match = Match.of_record(rules, record)
    seats = [SeatRow(room="", seat=seat, kind="human", person=f"person {seat}") for seat in range(record.seats)]
    table = Table("", match, seats)
    found: list[Question] = []
    turn, read = 0, 0
    for number, word in enumerate(record.moves):
        if match.state.player != CHANCE:
            seat = int(word.split()[0].removeprefix("p"))
            state, legal = table.position(seat), table.legal(seat)
            decision = str(state.question()["decision"])
            turn += sum(rules.events.kinds[event.kind].name == "turn-began" for event in match.events[read:])
            turn += (game, decision) == WORKER
            read = len(match.events)
            words = [rules.same(state, action) for action in legal]
            shown = len({same for same in words if same}) + words.count("")
            kinds = frozenset(rules.actions.of(action).name for action in legal)
            given, back = table.forced(seat) >= 0, match.can_undo(seat)
            offer = state.view(seat).get("offer") or {}
            terms = bool(offer.get("give") and offer.get("want"))
            said = word.split()[1]
            found.append(Question(turn, decision, len(legal), given, shown, kinds, back, terms, said))
        match.repeat(number + 1, word)
    return found


def a_turn(questions: list[Question]) -> tuple[float, float]:
    """Questions in a turn: of the rules, and of the table."""
    turns = len({question.turn for question in questions if question.turn})
    during = [question for question in questions if question.turn]
    return len(during) / turns, sum(not question.given for question in during) / turns


def clicks(game: str, questions: list[Question]) -> int:
    """What is left for the hand: of an opening and its object, or the card it is paid with, one click; nothing ends
    by hand where nothing else is left. Whoever wants to exchange cards does it before the opening.
    """
    left = [one for one in questions if not one.given and (one.shown > 1 or one.said != "done")]
    settled = [one for one in left if one.said != "exchange" and one.decision != "DISCARD"]
    joint = sum(
        one.turn == two.turn
        and one.said in OPENINGS
        and (two.decision == "PAY_CARD" or (two.decision in LED.get(game, ()) and two.said not in PASSES))
        for one, two in pairwise(settled)
    )
    return len(left) - joint


def test_one_click_says_an_opening_and_its_object() -> None:
    """As the browser does it (web/tests/gwt.test.ts, gwtnz.test.ts); the first turns are the first of each player."""
    for game in LED:
        found = [question for question in asked(game) if question.turn]
        turns = found[-1].turn
        asks = sum(not question.given for question in found)
        done = clicks(game, found)
        print(f"\n{game}: {asks / turns:.2f} questions a turn in {done / turns:.2f} clicks; the first turns", end="")
        for turn in (1, 2):
            own = [question for question in found if question.turn == turn]
            swaps = sum(one.said == "exchange" or one.decision == "DISCARD" for one in own)
            laid = sum(one.decision in ("FIRST_DISCARD", "FIRST_DISC") for one in own)
            print(f" {sum(not question.given for question in own)} -> {clicks(game, own)}", end="")
            print(f" ({swaps} exchange cards, {laid} set up, {clicks(game, own) - swaps - laid} are the turn)", end="")
            assert clicks(game, own) - swaps - laid <= MOST[game], f"{game}, turn {turn}"
        print()
        assert done < asks, game


def test_the_table_asks_less_than_the_rules() -> None:
    print("\n              questions a turn   in the first   answers a question")
    for game in PLAYED:
        found = asked(game)
        first = [question for question in found if question.turn == 1]
        before, after = a_turn(found)
        left = [question for question in found if not question.given]
        listed, shown = (
            sum(each) / len(left) for each in zip(*[(one.answers, one.shown) for one in left], strict=True)
        )
        asks = sum(not one.given for one in first)
        print(f"{game:12}    {before:5.2f} -> {after:5.2f}       {len(first):2} -> {asks:2}", end="")
        print(f"      {listed:5.1f} -> {shown:5.1f}")
        assert after < before, game
        assert shown <= listed, game


@pytest.mark.parametrize("game", PLAYED)
def test_who_has_one_answer_is_asked_only_to_end_what_can_be_taken_back(game: str) -> None:
    for question in asked(game):
        assert question.shown > 1 or question.given or question.back, question


def test_nobody_says_no_to_what_cannot_be_paid() -> None:
    """CAT-17.10: with complete terms that a seat could not accept."""
    answers = [question for question in asked("catan") if question.decision == "TRADE_RESPONSE"]
    assert any("accept" not in question.kinds and question.terms for question in answers)
    assert all("accept" in question.kinds or not question.terms for question in answers if not question.given)


def test_a_worker_takes_one_or_two_answers() -> None:
    _, after = a_turn(asked("nusfjord"))
    assert 1 <= after <= 2


def presses(*, alone: bool) -> list[tuple[int, int]]:
    """For each worker of a recorded game of Nusfjord: questions, and how often one presses at the table with a mouse.

    One press chooses with all that can be told ahead, one more changes what is proposed, and one button says it;
    what is asked later is answered by a button, or chosen and said again, where the table does not propose it. What is
    plain and can be taken back needs no button; who is `alone` with bots can take back everything.
    """
    rules = catalog.load("nusfjord")
    record = read_record((GOLDEN / "nusfjord" / f"{PLAYED['nusfjord']}.txt").read_text("utf-8"))
    match = Match.of_record(rules, record)
    seats = [SeatRow(room="", seat=seat, kind="human", person=f"person {seat}") for seat in range(record.seats)]
    table = Table("", match, seats)
    found: list[list[int]] = []
    along: list[Option] = []
    for number, word in enumerate(record.moves):
        if match.state.player != CHANCE:
            seat, _, words = int(word[1]), *word.partition(" ")[1:]
            turn = match.state.question()["decision"] == "TURN"
            options = table.options(seat, "en")
            if turn:
                found.append([0, 0])
            if found and table.forced(seat) < 0:
                found[-1][0] += 1
                if words not in [option.notation for option in along]:
                    given = not turn and words == proposed(options)
                    at_once = given or plain(options, words, alone=alone)
                    found[-1][1] += 2 if words.split()[0] in AT_PLACES and not at_once else 1
                elif along[0].kind not in THINGS and words != proposed(along):
                    found[-1][1] += 1
            listed = along if words in [option.notation for option in along] else options
            along = next((option.then for option in listed if option.notation == words), [])
        match.repeat(number + 1, word)
    return [(questions, pressed) for questions, pressed in found]


def plain(options: list[Option], words: str, *, alone: bool) -> bool:
    """Does one press of a mouse say it (web/src/games/nusfjord/choice.ts, isPlain)?"""
    said = next(option for option in options if option.notation == words)
    if (
        said.kind not in DEEDS
        or sum(said.targets[0] in one.targets for one in options if one.kind not in EXCHANGES) > 1
    ):
        return False
    path = [said]
    while ahead := [option for option in path[-1].then if option.kind in (*THINGS, *DETAILS)]:
        if len(ahead) > 1 or ahead[0].kind not in DEEDS:
            return False
        path += ahead
    paid = any(sum(one.change.get(good, 0) for one in path) < 0 for good in GOODS)
    return not paid and (alone or (len(path) == 1 and not said.final))


def proposed(options: list[Option]) -> str:
    """What the table of Nusfjord proposes (web/src/games/nusfjord/choice.ts): of what is only about where or how many,
    a site that leaves double spaces whole, else the first, of plates one; of all else nothing.
    """
    answers = [option for option in options if option.kind not in EXCHANGES]
    if any(option.kind not in DETAILS for option in answers):
        return ""
    sites = [option for option in answers if option.same == "single space"]
    return [*sites, *answers][0].notation


def test_a_worker_takes_one_or_two_presses() -> None:
    """What a card does when it is built, and elders who are used at once, are asked after it."""
    means = {}
    for alone in (True, False):
        found = presses(alone=alone)
        questions, means[alone] = (sum(each) / len(found) for each in zip(*found, strict=True))
        print(f"\nnusfjord, {'with bots' if alone else 'with people'}: {questions:.2f} questions a worker", end="")
        print(f", {means[alone]:.2f} presses")
        ready = [count for _, count in found]
        assert sum(count <= 2 for count in ready) / len(ready) > 0.8
    assert 1 <= means[True] < 2
    assert means[True] < means[False]
