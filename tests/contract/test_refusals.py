"""Law 4: what is not legal is refused with a rule and a sentence, and changes nothing."""

import re

import pytest

from igroteka.core.chance import Random
from igroteka.core.errors import IgrotekaError, IllegalAction
from igroteka.core.game import Game
from igroteka.core.match import Match
from igroteka.core.speech import LANGUAGES, error_text, rules_text
from igroteka.core.state import CHANCE, OVER, Position
from tests.conftest import sized
from tests.contract import tables
from tests.contract.tables import Walk, preset_only

BESIDE = [-1, -2, -1000, 1 << 20]  # numbers that are no actions


def has_words(error: IgrotekaError, game: Game) -> bool:
    """One clean line in every language."""
    lines = [error_text(error, language, game.package) for language in LANGUAGES]
    return all(line and line == line.strip() and not re.search(r"[{}\n$]", line) for line in lines)


def allowed(state: Position, seat: int) -> set[int]:
    """What a seat may say now."""
    if seat not in state.speakers():
        return set()
    probe = state.copy()
    probe.call_on(seat)
    return set(probe.legal())


def all_actions(game: Game) -> list[int]:
    return [*range(game.actions.size), *BESIDE, game.actions.size]


def test_everything_illegal_has_a_rule_and_a_sentence(walk: Walk) -> None:
    rules = [rules_text(walk.game.package, language) for language in LANGUAGES]
    said: set[tuple[str, str]] = set()
    for state, _ in walk.sampled(2):
        before = state.dump()
        for seat in range(walk.seats):
            legal = set(state.legal()) if state.player == CHANCE else allowed(state, seat)
            for action in all_actions(walk.game):
                refusal = state.why_not(seat, action)
                if action in legal:
                    assert state.player == CHANCE or refusal is None
                    continue
                words = f"p{seat}: {action} at {state.question()}"
                assert isinstance(refusal, IllegalAction), words
                if (refusal.code, refusal.rule) not in said:
                    assert refusal.code, words
                    assert all(refusal.rule in texts for texts in rules), f"{words}: {refusal.rule}"
                    assert has_words(refusal, walk.game), words
                    said.add((refusal.code, refusal.rule))

        assert before == state.dump()


@pytest.mark.parametrize("game", tables.games())
def test_luck_is_not_for_a_seat_to_say(game: str) -> None:
    """At a throw of luck every seat is told that it is not asked, also about outcomes that may come."""
    for table in preset_only():
        state = table.start()
        if table.game == game and state.player == CHANCE:
            for seat in range(table.seats):
                assert all(state.why_not(seat, outcome) is not None for outcome in state.legal())


def test_check_raises_for_the_illegal_and_only_for_it(walk: Walk) -> None:
    for state, _ in walk.sampled(3):
        before, legal = state.dump(), state.legal()
        for action in all_actions(walk.game)[:: sized(3, 1)]:
            if action in legal:
                state.check(action)
            else:
                with pytest.raises(IllegalAction) as refused:
                    state.check(action)
                assert refused.value.code
                assert refused.value.rule

        assert before == state.dump()


def test_only_speakers_can_be_called_on(walk: Walk) -> None:
    for state, _ in walk.sampled(4):
        before = state.dump()
        for seat in range(-3, walk.seats + 2):
            if seat not in state.speakers() and seat != state.player:
                with pytest.raises(IllegalAction) as refused:
                    state.call_on(seat)
                assert has_words(refused.value, walk.game)

        assert before == state.dump()


def test_a_match_refuses_and_stays_as_it_was(walk: Walk) -> None:
    luck = Random(13)
    for state, _ in walk.sampled(2):
        match = Match(walk.game, seed="refusals", start=state.to_dict())
        before = state.dump()
        for seat in [*range(walk.seats), walk.seats, -1]:
            legal = allowed(state, seat)
            for action in all_actions(walk.game)[luck.below(9) :: 9]:
                if action not in legal:
                    with pytest.raises(IllegalAction) as refused:
                        match.play(action, seat)
                    assert has_words(refused.value, walk.game)

        assert before == match.state.dump()
        assert [] == match.moves
        assert [] == match.events
        assert not match.can_undo()


def test_when_the_game_is_over_nothing_may_be_said(walk: Walk) -> None:
    end = walk.steps[-1].state
    if end.player == OVER:
        for seat in range(walk.seats):
            for action in range(walk.game.actions.size):
                assert end.why_not(seat, action) is not None
