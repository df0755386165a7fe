"""What a move would leave one with, told before it is made."""

from igroteka.ai.bot import Sight
from igroteka.ai.random import RandomBot
from igroteka.core.chance import Random
from igroteka.core.game import Ahead
from igroteka.core.match import Match
from igroteka.games.nusfjord.game import GAME
from igroteka.games.nusfjord.preview import holdings
from igroteka.games.nusfjord.state import State
from tests.games.nusfjord.table import MASHA, MISHA, council, fleet, give, hand, me, offer, own, plates, table
from tests.games.saying import say


def ahead_of(state: State, words: str) -> Ahead:
    found = GAME.ahead(state, GAME.parse(words))
    assert found is not None
    return found


def answers(ahead: Ahead) -> list[str]:
    return [GAME.notation(action) for action in ahead.after.legal()]


def test_a_worker_leads_on_to_the_cards_that_can_be_paid() -> None:
    state = table()
    offer(state, "101", "102", "103")
    give(state, MASHA, wood=9, fish=9, gold=9)
    before = state.to_dict()
    ahead = ahead_of(state, "place build_building")

    assert ahead.leads_on
    assert ["build 101", "build 102", "build 103"] == answers(ahead)
    assert {} == ahead.change
    assert [] == ahead.chosen
    assert before == state.to_dict()


def test_the_only_card_is_named_as_chosen() -> None:
    """NUS-6.4: what has one answer is not asked; the screen still says which card it is."""
    state = table()
    offer(state, "101")
    give(state, MASHA, wood=9, fish=9, gold=9)
    ahead = ahead_of(state, "place build_building")

    assert ["card:101"] == ahead.chosen
    assert ahead.leads_on
    assert all(words.startswith("site") for words in answers(ahead))


def test_the_only_ship_is_named_and_paid() -> None:
    state = table()
    give(state, MASHA, wood=2, fish=2)
    ahead = ahead_of(state, "place build_ship")

    assert ["shipyard:sloop"] == ahead.chosen
    assert not ahead.leads_on
    assert (-2, -2, 1) == tuple(ahead.change[name] for name in ("wood", "fish", "points"))


def test_a_card_of_the_hand_leads_on_to_its_site() -> None:
    state = table()
    hand(state, MASHA, "150")
    give(state, MASHA, wood=9, fish=9, gold=9)
    say(state, "place build_building")
    ahead = ahead_of(state, "build 150")

    assert ahead.leads_on
    assert len(me(state)["free"]) == len(answers(ahead))


def test_an_elder_leads_on_to_what_must_be_answered() -> None:
    """Elder 2 removes forests and may not stop; elder 1 may leave them standing, and is asked."""
    state = table(5)
    plates(state, 4)
    council(state, MASHA, {"1": 0, "2": 0})
    offer(state, "103")
    give(state, MASHA, wood=9, fish=9, gold=9)

    bound = ahead_of(state, "elder 2")
    assert bound.leads_on
    assert {"clear"} == {words.split()[0] for words in answers(bound)}
    free = ahead_of(state, "elder 1")
    assert "done" in answers(free)
    assert not free.leads_on


def test_the_last_worker_of_a_round_is_told_without_the_next_catch() -> None:
    """All turns of the round but one are over: what would be caught after it is no part of the move."""
    state = table(1)
    say(state, "pass")
    say(state, "pass")

    assert {"gold": 1, "points": 1} == ahead_of(state, "place gain_gold").change


def test_what_is_told_is_what_comes() -> None:
    """In whole games of whims, wherever the same round goes on."""
    told = 0
    for game in range(3):
        match = Match(GAME, 2, {}, seed=f"preview {game}")
        match.begin()
        bots = [RandomBot(Random(7 * game + seat)) for seat in range(2)]
        state = match.state
        assert isinstance(state, State)
        while not match.over:
            seat = int(state.player)
            action = bots[seat].choose(Sight(GAME, state, seat))
            ahead = GAME.ahead(state, action)
            had, when = holdings(state, seat), (state.round, state.phase)
            match.play(action)
            if ahead is not None and when == (state.round, state.phase):
                has = holdings(state, seat)
                assert {name: has[name] - had[name] for name in has if has[name] != had[name]} == ahead.change
                told += 1
    assert told > 100


def test_points_that_hang_on_the_position_are_worked_out() -> None:
    """NUS-8.4: for every open card and every own building with a star, to each player for themselves."""
    state = table()
    offer(state, "101", "151")
    fleet(state, MASHA, sloop=2, cutter=1)
    assert {"151": 6} == me(state)["stars"]
    assert {"151": 0} == me(state, MISHA)["stars"]
    own(state, MASHA, "151")

    assert {"151": 6} == me(state)["stars"]
    assert 6 == me(state)["sheet"]["bonus"]


def test_stars_of_a_hand_are_the_owners() -> None:
    """NUS-9.3: the hand is secret, and so is what it would be worth."""
    state = table()
    hand(state, MASHA, "151", "146")
    fleet(state, MASHA, sloop=1)

    assert {"151": 2} == me(state)["hand_stars"]
    assert "hand_stars" not in state.view(MISHA)["players"][MASHA]
    assert {} == state.view(MISHA)["players"][MASHA]["stars"]
