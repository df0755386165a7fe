"""Ordinary play around a position: words, luck, undo, records."""

import pytest

from igroteka.core.errors import BadPosition, BadRecord, IllegalAction
from igroteka.core.match import Match, Move
from igroteka.core.record import Record
from igroteka.core.speech import LANGUAGES, error_text
from igroteka.core.state import CHANCE
from igroteka.games.catan.game import GAME
from tests.games.catan.table import deal, hand, table


def match_at(seed: str = "match", **options: object) -> Match:
    """Three players on the printed island; seat 0 begins."""
    match = Match(GAME, 3, {"first_seat": 0, **options}, seed)
    match.begin()
    return match


def market() -> Match:
    """Seat 0 may trade: it has brick, the others have what it wants."""
    state = table(seats=3)
    deal(state, 0, brick=3)
    deal(state, 1, grain=1)
    deal(state, 2, ore=2)
    return Match(GAME, seed="market", start=state.to_dict())


def refusal(match: Match, line: str, seat: int | None = None) -> IllegalAction:
    before, moves, events = match.state.dump(), list(match.moves), list(match.events)
    with pytest.raises(IllegalAction) as refused:
        match.play_line(line, seat)

    assert (before, moves, events) == (match.state.dump(), match.moves, match.events)
    for language in LANGUAGES:
        assert 1 == len(error_text(refused.value, language).splitlines())
    return refused.value


# --- play


def test_a_match_keeps_every_move_with_luck() -> None:
    match = match_at()
    match.play_line("roll")

    assert Move(0, GAME.parse("roll")) == match.moves[0]
    assert CHANCE == match.moves[1].seat
    assert GAME.notation(match.moves[1].action).startswith("dice ")


def test_before_luck_has_spoken_nobody_may() -> None:
    match = Match(GAME, 3, {}, "match")

    assert CHANCE == match.state.player
    assert "luck-first" == refusal(match, "roll", 0).code
    match.begin()
    assert CHANCE == match.moves[0].seat
    assert match.state.player >= 0


def test_only_who_is_asked_may_speak() -> None:
    assert "catan-not-your-turn" == refusal(match_at(), "roll", 1).code


def test_a_seed_is_made_if_none_is_given() -> None:
    assert Match(GAME, 3).seed != Match(GAME, 3).seed
    assert 32 == len(Match(GAME, 3).seed)


def test_seats_and_options_are_those_of_the_position() -> None:
    match = Match(GAME, 0, {"turn_limit": 5}, "", preset="by_the_book", names=list("abcd"))

    assert 4 == match.seats
    assert {"turn_limit": 5, "combined_trade_build": False} == match.options
    assert list("abcd") == match.record().names


def test_the_events_of_the_set_up_are_told() -> None:
    """CAT-3.2, CAT-3.5: what happens before the first question belongs to the log, on every island."""
    for layout in ("beginner", "spiral"):
        match = Match(GAME, 3, {"layout": layout, "first_seat": 0}, "set-up")
        match.begin()
        told = [GAME.events.kinds[event.kind].name for event in match.events]

        assert "island-laid" in told
        assert "first-player" in told


def test_a_match_from_a_position_that_cannot_be_is_refused() -> None:
    with pytest.raises(BadPosition):
        Match(GAME, start={"game": "catan"})


# --- lines and macros


def test_a_macro_is_all_its_actions() -> None:
    """CAT-17.19."""
    match = market()
    match.play_line("offer 2 brick for 1 grain to p1 p2")

    assert ["offer p1 p2", "give brick", "give brick", "want grain", "send"] == [
        GAME.notation(move.action) for move in match.moves
    ]
    assert 1 == match.state.player


def test_words_of_one_line_are_all_said_or_none() -> None:
    match = market()
    assert "CAT-6.6" == refusal(match, "offer p1 p2; give brick; give brick; give brick; give brick").rule
    assert "unreadable" == refusal(match, "offer p1 p2; ; give brick").code
    assert not match.moves
    match.play_line("offer p1 p2; give brick;want grain")

    assert ["offer p1 p2", "give brick", "want grain"] == [GAME.notation(move.action) for move in match.moves]


def test_a_macro_is_all_or_nothing() -> None:
    """CAT-17.19: if one step is illegal, nothing happens."""
    match = market()

    assert "CAT-6.6" == refusal(match, "offer 4 brick for 1 grain to p1 p2").rule
    assert "CAT-17.6" == refusal(match, "offer 1 brick for 1 grain to p0").rule
    assert not match.can_undo()


def test_several_seats_speak_together_or_not_at_all() -> None:
    """CAT-17.26: both sides of a trade in one breath; if one word is illegal, nothing happens."""
    match = market()
    offer = [Move(0, action) for action in GAME.expand("offer 1 brick for 1 grain to p1")]
    before = match.state.to_dict()
    with pytest.raises(IllegalAction):
        match.play_together([*offer, Move(1, GAME.parse("accept")), Move(0, GAME.parse("confirm p2"))])
    assert (before, []) == (match.state.to_dict(), match.moves)
    with pytest.raises(IllegalAction):
        match.play_together([*offer, Move(2, GAME.parse("accept"))])
    match.play_together([*offer, Move(1, GAME.parse("accept")), Move(0, GAME.parse("confirm p1"))])
    assert (6, 0) == (len(match.moves), match.state.player)
    assert not match.can_undo()


UNREADABLE = ["", "fly", "offer", "offer 2 for 1 to p1", "roll roll", "x" * 500, "a\nb", "counter 1 for"]


@pytest.mark.parametrize("line", UNREADABLE)
def test_a_line_that_cannot_be_read_is_refused(line: str) -> None:
    assert "unreadable" == refusal(market(), line).code


# --- undo


def test_undo_takes_back_one_word() -> None:
    match = market()
    match.play_line("offer p1 p2")
    match.play_line("give brick")
    match.play_line("give brick")

    assert Move(0, GAME.parse("give brick")) == match.undo()
    assert {"brick": 1} == match.state.question()["give"]
    assert {"brick": 3} == hand(match.state, 0)  # type: ignore[arg-type]  # it is a position of Catan
    match.undo(0)
    match.undo(0)
    assert [] == match.moves
    assert "undo-nothing" == undo_refusal(match)


def test_redo_says_it_again() -> None:
    match = market()
    match.play_line("offer p1 p2")
    match.play_line("give brick")
    key = match.state.key()
    match.undo()
    match.undo()

    assert Move(0, GAME.parse("offer p1 p2")) == match.redo()
    assert Move(0, GAME.parse("give brick")) == match.redo()
    assert key == match.state.key()
    with pytest.raises(IllegalAction):
        match.redo()


def undo_refusal(match: Match, seat: int | None = None) -> str:
    with pytest.raises(IllegalAction) as refused:
        match.undo(seat)
    assert all(error_text(refused.value, language) for language in LANGUAGES)
    return refused.value.code


def test_what_was_sent_cannot_be_taken_back() -> None:
    """CAT-17.21: up to SEND composing steps can be taken back; SEND, an answer and an exchange are barriers."""
    match = market()
    match.play_line("offer 1 brick for 1 grain to p1")
    assert "undo-revealed" == undo_refusal(match)
    match.play_line("accept")
    assert "undo-revealed" == undo_refusal(match)
    match.play_line("confirm p1")
    assert "undo-revealed" == undo_refusal(match)


def test_luck_cannot_be_taken_back() -> None:
    match = match_at()
    match.play_line("roll")

    assert "undo-revealed" == undo_refusal(match)


def test_nobody_takes_back_anothers_word() -> None:
    match = market()
    match.play_line("end")

    assert not match.can_undo(1)
    assert "undo-other-seat" == undo_refusal(match, 1)
    assert match.can_undo(0)
    match.undo(0)
    assert 0 == match.state.player


def test_once_another_has_spoken_the_word_before_stands() -> None:
    """Two who owe a discard speak in turn (CAT-5.10): only the last of them may take back."""
    match = discard()
    match.play_line("discard ore", 1)
    match.play_line("discard brick", 0)

    assert not match.can_undo(1)
    assert Move(0, GAME.parse("discard brick")) == match.undo(0)
    assert "undo-revealed" == undo_refusal(match, 0)


def discard() -> Match:
    """Seats 0 and 1 must discard."""
    state = table(seats=3)
    deal(state, 0, brick=8)
    deal(state, 1, ore=9)
    data = state.to_dict()
    data["agenda"] = [{"frame": "roll_dice"}, {"frame": "trade_and_build", "seat": 0}]
    match = Match(GAME, seed="discard", start=data)
    match._settle(GAME.parse("dice 3 4"))
    assert [0, 1] == match.state.speakers()
    return match


def test_events_go_with_what_is_taken_back() -> None:
    match = discard()
    before = list(match.events)
    match.play_line("discard ore", 1)
    assert len(match.events) > len(before)
    match.undo()

    assert before == match.events
    match.play_line("discard ore", 1)
    assert len(match.events) > len(before)


# --- records


def test_replay_stops_where_it_is_told_to() -> None:
    match = match_at()
    match.play_line("roll")
    record = match.record()

    assert [] == Match.replay(GAME, record, until=0).moves
    assert match.moves[:1] == Match.replay(GAME, record, until=1).moves
    assert match.moves == Match.replay(GAME, record, until=99).moves


def test_play_goes_on_after_a_replay() -> None:
    """A match that was put aside and taken up again draws the luck it would have drawn."""
    match = match_at()
    other = Match.replay(GAME, match.record(), until=0)
    for _ in range(6):
        action = match.state.legal()[0]
        match.play(action)
        again = Match.replay(GAME, other.record())
        again.begin()
        again.play(action)
        other = again

    assert match.moves == other.moves
    assert match.state == other.state


def test_a_record_without_a_seed_replays_but_cannot_be_verified() -> None:
    match = match_at()
    match.play_line("roll")
    record = match.record()
    record.seed = None

    assert match.state == Match.replay(GAME, record).state
    with pytest.raises(BadRecord) as refused:
        Match.replay(GAME, record, verify=True)
    assert "seed" == refused.value.details["field"]


def test_luck_that_is_not_the_seeds_is_found() -> None:
    match = match_at()
    match.play_line("roll")
    record = match.record()
    record.seed = "another"

    assert match.state == Match.replay(GAME, record).state
    with pytest.raises(BadRecord) as refused:
        Match.replay(GAME, record, verify=True)
    assert "record-luck" == refused.value.code
    assert 2 == refused.value.details["move"]


def test_an_unfinished_game_has_no_result() -> None:
    assert match_at().record().result is None
    with pytest.raises(BadRecord):
        Match.replay(GAME, Record("catan", GAME.version, 3, {}, [], result={"ending": "victory"}))


def test_one_more_theft_does_not_change_the_dice() -> None:
    """CAT-14.3: a separate stream for each kind of luck."""
    first, second = market(), market()
    for match in (first, second):
        match._drawn["dice"] = 3
    second._drawn["stolen"] = 5
    for match in (first, second):
        match.play_line("end")
        match.play_line("roll")

    assert first.moves == second.moves
