"""Variants: double game, mixed decks (NUS-11), campaign (NUS-13)."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from igroteka.core.chance import Random
from igroteka.core.errors import BadOption
from igroteka.games.nusfjord.campaign import candidate, rank_after
from igroteka.games.nusfjord.game import GAME
from igroteka.games.nusfjord.state import State
from tests.games.nusfjord.table import CARDS, MASHA, MISHA, decision, give, me, play
from tests.games.saying import legal, say, sound


def started(seats: int, **options: Any) -> State:
    state = GAME.start(seats, {"first_seat": 0, **options})
    state.log = []
    state.roll(Random(21))
    return state


def open_cards(state: State) -> set[str]:
    cards = state.view(0)["cards"]
    return {card for letter in "ABC" for card in cards[letter]}


def pass_game(state: State) -> None:
    """Everybody passes until the next game of the match, or the end."""
    number = int(state.number)
    while not state.finished and state.number == number:
        say(state, "pass" if "pass" in legal(state) else "done")
        state.roll(Random(4))


def build_first(state: State) -> str:
    """Seat 0 builds the first open card."""
    while state.player != MASHA:
        say(state, "pass")
    card = state.view(0)["cards"]["A"][0]
    give(state, MASHA, wood=12, fish=30, gold=9)
    space = "place build_building" if "place build_building" in legal(state) else "place build_building_2"
    play(state, space, f"build {card}", f"site {me(state)['free'][0]}")
    while state.player == MASHA and "turn" != decision(state):
        play(state, "decline", "done")
    give(state, MASHA)
    return str(card)


# --- the double game


def test_double_game() -> None:
    """NUS-11.1: the second game uses the other nine A and six B, all fourteen C and the other start player."""
    state = started(2, match="double")
    assert {"kind": "double", "game": 1, "games": 2, "past": []} == state.view(0)["match"]
    first = open_cards(state)
    built = build_first(state)
    pass_game(state)
    view = state.view(0)
    second = open_cards(state)

    assert (2, 1) == (view["match"]["game"], view["round"])
    assert 15 == len(first) == len(second)
    assert not first & second
    assert 1 == view["start"]
    assert 14 == view["cards"]["piles"]["C"]
    assert built not in second
    for seat in range(2):
        assert {} == me(state, seat)["buildings"]
        assert {"wood": 0, "fish": 2, "gold": 0} == me(state, seat)["goods"]
    assert sound(state)


def test_the_sum_of_both_games_decides() -> None:
    """NUS-11.1: totals are sums; each finished game is kept."""
    state = started(2, match="double")
    give(state, MISHA, gold=10)
    pass_game(state)
    one = state.view(0)["match"]["past"][0]
    assert 10 == one[MISHA]["gold"]
    assert state.view(0)["players"][MISHA]["points"] == sum(one[MISHA].values()) - 6
    give(state, MASHA, gold=9)
    pass_game(state)

    assert state.finished
    assert [2, 1] == state.ranks()
    assert [-12 + 9, -12 + 10] == state.scores()
    sheet = GAME.score_sheet(state, MISHA)
    assert sum(sheet.values()) == state.scores()[MISHA]
    assert 10 == sheet["gold"]


@pytest.mark.parametrize(("match", "seats"), [("double", 1), ("double", 3), ("campaign", 2), ("campaign", 5)])
def test_a_match_needs_its_players(match: str, seats: int) -> None:
    """NUS-11.1, NUS-13.1, NUS-11.3: two for the double game, one for the campaign."""
    with pytest.raises(BadOption) as error:
        GAME.start(seats, {"match": match})
    assert "nusfjord-match-seats" == error.value.code


def test_a_first_seat_must_be_at_the_table() -> None:
    """NUS-3.8, NUS-11.3."""
    with pytest.raises(BadOption) as error:
        GAME.start(3, {"first_seat": 3})
    assert "nusfjord-first-seat" == error.value.code


# --- mixed decks


@pytest.mark.parametrize("deck", ["herring", "mackerel", "cod"])
@pytest.mark.parametrize("seats", [1, 3, 5])
def test_mixed_decks(seats: int, deck: str) -> None:
    """NUS-11.2: three A and two B of each deck at the start; all later cards from the deck agreed on."""
    state = started(seats, mixed=True, deck=deck)
    first = open_cards(state)
    counted = {
        (name, letter): sum(CARDS[card]["deck"] == name and CARDS[card]["letter"] == letter for card in first)
        for name in ("herring", "mackerel", "cod")
        for letter in "AB"
    }
    assert all(count == (3 if letter == "A" else 2) for (_, letter), count in counted.items())
    assert 15 == len(first)
    assert 14 == state.view(0)["cards"]["piles"]["C"]
    assert sound(state)
    for card in list(first)[:5]:  # room for new ones
        number = list(CARDS).index(card)
        state.take_card(1, number)
        state.put_card(3, number)
    pass_game(state)
    later = open_cards(state) - first
    assert later
    assert {deck} == {CARDS[card]["deck"] for card in later}


# --- the campaign


def test_campaign_without_building() -> None:
    """NUS-13.1, NUS-13.2: game 2 uses the A and B not used before, game 3 those set aside in both."""
    state = started(1, match="campaign")
    assert ("campaign", 3) == (state.view(0)["match"]["kind"], state.view(0)["match"]["games"])
    first = open_cards(state)
    pass_game(state)
    second = open_cards(state)
    assert first == set(state.view(0)["cards"]["aside"])
    assert not first & second
    assert 30 == len(first | second)
    assert 14 == state.view(0)["cards"]["piles"]["C"]
    pass_game(state)
    third = open_cards(state)
    assert 15 == len(third)
    assert third <= first | second
    assert 14 == state.view(0)["cards"]["piles"]["C"]
    pass_game(state)

    assert state.finished
    assert [3 * -6] == state.scores()


def test_what_is_built_leaves_the_campaign() -> None:
    """NUS-13.1, NUS-13.2, NUS-13.4: and with too few cards game 3 is played with fewer."""
    state = started(1, match="campaign")
    gone = set()
    for _ in range(2):
        for _ in range(7):
            number = int(state.round)
            if me(state)["free"]:
                gone.add(build_first(state))
            while not state.finished and state.round == number:
                say(state, "pass" if "pass" in legal(state) else "done")
                state.roll(Random(3))
    view = state.view(0)

    assert 10 == len(gone)
    assert 3 == view["match"]["game"]
    assert not gone & open_cards(state)
    left = 18 - len(gone)
    assert min(9, left) == len(view["cards"]["A"])
    assert 6 == len(view["cards"]["B"])
    assert gone <= set(view["cards"]["gone"])
    assert sound(state)


def test_c_cards_not_built_go_back() -> None:
    """NUS-13.1, NUS-13.4: the C pile of the next game is all that was not built."""
    state = started(1, match="campaign")
    while state.round < 6:
        say(state, "pass")
        state.roll(Random(3))
    assert 7 == len(state.view(0)["cards"]["C"])
    card = state.view(0)["cards"]["C"][0]
    give(state, MASHA, wood=12, fish=30, gold=9)
    play(state, "place build_building", f"build {card}", "site a2")
    while decision(state) != "turn":
        play(state, "decline", "done")
    pass_game(state)

    assert 13 == state.view(0)["cards"]["piles"]["C"]
    assert card in state.view(0)["cards"]["gone"]


@pytest.mark.parametrize("solo", ["normal", "hard"])
def test_a_campaign_is_of_one_kind(solo: str) -> None:
    """NUS-13.4: three normal or three hard games; everything but the cards is set up anew."""
    state = started(1, match="campaign", solo=solo)
    for _ in range(3):
        assert (3 if solo == "hard" else 1) == len(state.view(0)["copies"])
        assert (2, 3) == (me(state)["shares"]["red"], me(state)["unissued"])
        assert {"sloop": 3, "cutter": 3, "schooner": 3} == state.view(0)["shipyard"]
        pass_game(state)
    assert state.finished


def test_the_rank_of_a_campaign_is_told() -> None:
    """NUS-13.3: before, candidate, after."""
    state = started(1, match="campaign", rank=7)
    for _ in range(3):
        pass_game(state)
    result = state.view(0)["result"]

    assert {"before": 7, "after": 6, "candidate": -118, "total": -18} == result["rank"]
    assert "complete" == result["ending"]


@pytest.mark.parametrize(
    ("rank", "total", "after"),
    [
        (0, 101, 1),
        (0, 100, 0),
        (0, 20, 0),
        (5, 106, 6),
        (5, 105, 5),
        (5, 96, 5),
        (5, 95, 4),
        (5, 94, 4),
        (20, 130, 30),
        (20, 111, 20),
        (20, 110, 19),
        (1, 0, 0),
    ],
)
def test_rank(rank: int, total: int, after: int) -> None:
    """NUS-13.3: a better candidate becomes the rank; ten below target and rank cost one; never below 0."""
    assert after == rank_after(rank, total)
    assert total - 100 == candidate(total)


@given(st.integers(0, 999), st.integers(-100, 400))
def test_rank_moves_by_the_rule(rank: int, total: int) -> None:
    """NUS-13.3."""
    after = rank_after(rank, total)
    if total - 100 > rank:
        assert after == total - 100
    elif total <= 90 + rank:
        assert after == max(0, rank - 1)
    else:
        assert after == rank
