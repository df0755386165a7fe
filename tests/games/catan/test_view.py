"""Who sees what, and what a sample keeps (CAT-13)."""

from collections import Counter
from typing import Any

import pytest

from igroteka.core.chance import Random
from igroteka.core.state import SPECTATOR, packed
from igroteka.games.catan import sampling, scoring, view
from igroteka.games.catan.data.box import CARD_COUNTS, CARDS_PER_RESOURCE, VICTORY_POINT
from igroteka.games.catan.game import GAME
from igroteka.games.catan.state import BANK, State
from igroteka.kit import bundles
from tests.games.catan.table import (
    army,
    audience,
    before_roll,
    cities,
    deal,
    deal_cards,
    hand,
    roads,
    roll,
    settlements,
    table,
)
from tests.games.saying import ask, legal, say

EVERYBODY = [0, 1, 2, 3, SPECTATOR]


def middle() -> State:
    """Seat 0 is on turn; everybody has cards of both sorts."""
    state = table(active=0)
    settlements(state, 0, 0, 40)
    settlements(state, 1, 19, 33)
    cities(state, 2, 35, 44)
    roads(state, 1, 26, 27, 28)
    deal(state, 0, brick=2, ore=1)
    deal(state, 1, lumber=3, grain=2)
    deal(state, 2, wool=4)
    deal(state, 3, ore=2, grain=1, brick=1)
    deal_cards(state, 0, knight=1, victory_point=1)
    deal_cards(state, 1, monopoly=1)
    deal_cards(state, 2, victory_point=2, knight=1)
    army(state, 3, 3)
    return state


def samples(state: State, viewer: int, count: int = 40) -> list[State]:
    return [sampling.sample(state, viewer, Random(seed)) for seed in range(count)]


def hands(state: State) -> list[dict[str, int]]:
    return [hand(state, seat) for seat in range(state.seats)]


def development(state: State, seat: int) -> list[int]:
    return [int(state.cards_held(seat, card)) for card in range(5)]


def numbers(state: State, viewer: int) -> list[float]:
    out = [0.0] * GAME.observation_size(4)
    state.observe(viewer, out)
    return out


def same_for(viewer: int, first: State, second: State) -> bool:
    """Nothing that the viewer can look at tells the two apart."""
    if packed(first.view(viewer)) != packed(second.view(viewer)):
        return False
    return numbers(first, viewer) == numbers(second, viewer)


# --- what is public


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_what_lies_on_the_table_is_public(viewer: int) -> None:
    """CAT-13.1: board, pieces, robber, bank, hand sizes, knights, played cards, roads, special cards, deck size."""
    seen = middle().view(viewer)

    assert 19 == len(seen["board"]["terrain"])
    assert 9 == seen["board"]["robber"]
    assert {"lumber": 16, "brick": 16, "wool": 15, "grain": 16, "ore": 16} == seen["bank"]
    assert 25 - 6 - 3 == seen["deck"]
    assert [3, 5, 4, 4] == [player["hand_size"] for player in seen["players"]]
    assert [2, 1, 3, 0] == [player["card_count"] for player in seen["players"]]
    assert {"knight": 3} == seen["players"][3]["played"]
    assert [0, 3, 0, 0] == [player["road_length"] for player in seen["players"]]
    assert [26, 27, 28] == seen["players"][1]["roads"]
    assert [35, 44] == seen["players"][2]["cities"]
    assert 3 == seen["largest_army"]
    assert seen["longest_road"] is None


def test_production_trades_and_discards_are_told_to_all() -> None:
    """CAT-13.1."""
    state = before_roll()
    settlements(state, 0, 0)
    deal(state, 1, brick=9)
    roll(state, 10)
    say(state, "end")
    roll(state, 7)
    say(state, *["discard brick"] * 4)

    for name in ("produced", "must-discard", "discarded", "rolled"):
        assert EVERYBODY == audience(state, name)[0], name


# --- what is private


def test_kinds_of_cards_are_the_owners_alone() -> None:
    """CAT-13.2."""
    state = middle()
    for viewer in EVERYBODY:
        for seat, player in enumerate(state.view(viewer)["players"]):
            assert (seat == viewer) == ("hand" in player) == ("cards" in player) == ("total_points" in player)

    assert {"brick": 2, "ore": 1} == state.view(0)["players"][0]["hand"]
    assert {"knight": 1, "victory_point": 1} == state.view(0)["players"][0]["cards"]


def test_no_hidden_number_is_in_a_view() -> None:
    """CAT-13.2, CAT-13.5: every key of a view is on the list of what may be seen."""
    public = {
        "colour", "hand_size", "card_count", "played", "roads_left", "settlements_left", "cities_left",
        "road_length", "points", "rates", "roads", "settlements", "cities",
    }  # fmt: skip
    state = middle()
    for viewer in EVERYBODY:
        for seat, player in enumerate(state.view(viewer)["players"]):
            assert public == set(player) - ({"hand", "cards", "total_points"} if seat == viewer else set())


def test_a_stolen_card_is_known_to_two() -> None:
    """CAT-13.3: thief and victim."""
    state = middle()
    state.robber = 9
    data = state.to_dict()
    data["agenda"] = [{"frame": "move_robber", "seat": 0}, *data["agenda"]]
    state = GAME.from_dict(data)
    state.log = []
    say(state, "robber 11", "steal p2", "stolen wool")

    assert [EVERYBODY] == audience(state, "stole")
    assert [[0, 2]] == audience(state, "stole-card")


def test_which_card_was_stolen_does_not_show() -> None:
    """CAT-13.3: two outcomes of one theft look the same to a third."""
    outcomes: list[State] = []
    for card in ("ore", "grain"):
        state = middle()
        data = state.to_dict()
        data["agenda"] = [{"frame": "draw_from_hand", "seat": 0, "victim": 3}, *data["agenda"]]
        state = GAME.from_dict(data)
        say(state, f"stolen {card}")
        outcomes.append(state)

    assert same_for(1, *outcomes)
    assert same_for(SPECTATOR, *outcomes)
    assert not same_for(0, *outcomes)
    assert not same_for(3, *outcomes)


def test_a_card_drawn_is_known_to_its_buyer() -> None:
    """CAT-13.2: kinds of development cards are private; that one was bought is not."""
    outcomes: list[State] = []
    for card in ("knight", "victory_point"):
        state = middle()
        deal(state, 0, wool=1, grain=1)
        say(state, "buy", f"draw {card}")
        outcomes.append(state)

    assert [EVERYBODY] == audience(outcomes[0], "card-bought")
    assert [[0]] == audience(outcomes[0], "card-drawn")
    for viewer in (1, 2, 3, SPECTATOR):
        assert same_for(viewer, *outcomes)
        assert 1 == outcomes[0].view(viewer)["turn"]["bought_count"]
        assert "bought" not in outcomes[0].view(viewer)["turn"]
    assert {"knight": 1} == outcomes[0].view(0)["turn"]["bought"]


def test_cards_laid_down_are_hidden_until_all_are() -> None:
    """CAT-5.10, CAT-13.1: the others see how many cards a player still owes, not which were laid down."""
    outcomes: list[State] = []
    for card in ("brick", "ore"):
        state = before_roll()
        deal(state, 0, brick=4, ore=4)
        deal(state, 1, wool=8)
        roll(state, 7)
        say(state, f"discard {card}")
        outcomes.append(state)

    for viewer in (1, 2, 3, SPECTATOR):
        assert same_for(viewer, *outcomes)
        assert "laid_down" not in outcomes[0].view(viewer)["players"][0]
        assert [3, 4, 0, 0] == outcomes[0].view(viewer)["question"]["owed"]
    assert {"brick": 1} == outcomes[0].view(0)["players"][0]["laid_down"]
    assert [[0]] == audience(outcomes[0], "laid-down")


def test_hidden_points_are_counted_for_the_owner_only() -> None:
    """CAT-13.4: visible points are buildings and special cards; actual points add hidden cards."""
    state = middle()

    assert [2, 2, 4, 2] == [player["points"] for player in state.view(1)["players"]]
    assert 3 == state.view(0)["players"][0]["total_points"]
    assert 6 == state.view(2)["players"][2]["total_points"]
    assert [3, 2, 6, 2] == state.scores()


def test_at_the_end_all_is_shown() -> None:
    """CAT-11.4."""
    state = middle()
    state.log = []
    cities(state, 0, 5, 23, 25)
    deal_cards(state, 0, victory_point=1)
    deal(state, 0, ore=3, grain=2)
    say(state, "city 40")

    for viewer in EVERYBODY:
        assert hands(state) == [player["hand"] for player in state.view(viewer)["players"]]
        assert state.scores() == [player["total_points"] for player in state.view(viewer)["players"]]


# --- what is asked does not betray a hand


def test_before_the_roll_everybody_is_asked() -> None:
    """CAT-13.8: PRE_ROLL is asked even if only ROLL is legal."""
    empty, armed = before_roll(), before_roll()
    deal_cards(armed, 0, knight=1)

    assert ["roll"] == legal(empty)
    assert ["roll", "knight"] == legal(armed)
    assert empty.question() == armed.question()


def test_who_cannot_pay_is_asked_all_the_same() -> None:
    """CAT-13.8, CAT-17.10: a player is asked even if REJECT is the only legal answer."""
    questions: list[dict[str, Any]] = []
    for cards in ({"grain": 1}, {"wool": 1}):
        state = table(active=1, counter_offers=False)
        deal(state, 1, brick=1)
        deal(state, 2, **cards)
        say(state, "offer 1 brick for 1 grain to p2")
        questions.append(state.question())
        assert ("accept" in legal(state)) == ("grain" in cards)

    assert questions[0] == questions[1]


def test_a_rejection_proves_nothing() -> None:
    """CAT-13.6, CAT-17.20: whoever says no may hold the card or not."""
    state = table(active=1)
    deal(state, 1, brick=2)
    deal(state, 2, grain=2)
    deal(state, 3, wool=2)
    say(state, "offer 1 brick for 1 grain to p2 p3", "reject")

    assert {0, 1, 2} == {int(sampled.has(2, 3)) for sampled in samples(state, 1)}


# --- what a sample keeps


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_a_sample_keeps_sizes_and_totals(viewer: int) -> None:
    """CAT-13.6: hand sizes, and for each resource the number held by all others together."""
    state = middle()
    for sampled in samples(state, viewer):
        assert [] == sampled.check_invariants()
        for seat in range(4):
            assert state.hand_size(seat) == sampled.hand_size(seat)
            assert state.card_count(seat) == sampled.card_count(seat)
        for resource in range(5):
            others = sum(int(sampled.has(seat, resource)) for seat in range(4) if seat != viewer)
            mine = int(state.has(viewer, resource)) if viewer >= 0 else 0
            assert CARDS_PER_RESOURCE - state.has(BANK, resource) - mine == others
        if viewer >= 0:
            assert hand(state, viewer) == hand(sampled, viewer)
            assert development(state, viewer) == development(sampled, viewer)


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_a_sample_keeps_the_development_cards_nobody_has_shown(viewer: int) -> None:
    """CAT-13.6: 25 less those played and own, split between the deck and the other hands by their public counts."""
    state = middle()
    for sampled in samples(state, viewer):
        assert state.card_count(BANK) == sampled.card_count(BANK)
        for card in range(5):
            held = sum(int(sampled.cards_held(seat, card)) for seat in range(5))
            played = sum(int(sampled.cards_played(seat, card)) for seat in range(4))
            assert CARD_COUNTS[card] == held + played


def test_a_sample_deals_everything_else_anew() -> None:
    """CAT-13.5, CAT-13.7: nothing but the table as it lies is kept; the deck too is dealt."""
    state = middle()

    assert len({packed(hands(sampled)) for sampled in samples(state, 0)}) > 20
    assert len({tuple(development(sampled, BANK)) for sampled in samples(state, 0)}) > 3
    assert {0, 1} <= {int(sampled.cards_held(1, 0)) for sampled in samples(state, 0)}


def test_all_deals_are_equally_likely() -> None:
    """CAT-13.6: exactly these facts are kept; two cards of two kinds in two hands fall in each way as often."""
    state = table(active=0)
    deal(state, 1, brick=2)
    deal(state, 2, ore=2)
    found = Counter(int(sampled.has(1, 1)) for sampled in samples(state, 0, 600))

    assert {0, 1, 2} == set(found)  # 1 : 4 : 1
    assert 60 < found[0] < 140
    assert 60 < found[2] < 140


def test_what_an_author_gives_is_proven() -> None:
    """CAT-13.6, CAT-17.13: the author of terms holds what the terms make them give, also while they are said."""
    state = table(active=1)
    deal(state, 1, brick=2, wool=3)
    deal(state, 2, grain=4, ore=2)
    deal(state, 3, ore=4)
    for line in ("offer p2 p3", "give brick", "give brick", "want grain", "send"):
        say(state, line)
        given = 2 if line in ("want grain", "send") else 1 if line == "give brick" else 0
        for viewer in (0, 2, 3, SPECTATOR):
            assert all(sampled.has(1, 1) >= min(given, 2) for sampled in samples(state, viewer, 10))
    assert any(sampled.has(1, 2) < 3 for sampled in samples(state, 0))


def test_what_an_acceptor_was_asked_for_is_proven() -> None:
    """CAT-13.6: a player who accepted holds what was asked."""
    state = table(active=1)
    deal(state, 1, brick=2)
    deal(state, 2, grain=2, wool=2)
    deal(state, 3, ore=4)
    say(state, "offer 1 brick for 2 grain to p2 p3", "accept")

    for viewer in (0, 1, 3, SPECTATOR):
        assert all(2 == sampled.has(2, 3) for sampled in samples(state, viewer, 15))
        assert all(["confirm p2"] for _ in samples(state, viewer, 1))


def test_what_a_counter_gives_is_proven() -> None:
    """CAT-13.6, CAT-17.13: a counter is kept from the active player's side; its author holds what it gives."""
    state = table(active=1)
    deal(state, 1, brick=2, lumber=1)
    deal(state, 2, grain=1, wool=3)
    deal(state, 3, ore=4)
    say(state, "offer 1 brick for 1 ore to p2 p3", "counter 2 wool for 1 brick")

    for viewer in (0, 1, 3, SPECTATOR):
        assert all(sampled.has(2, 2) >= 2 for sampled in samples(state, viewer, 15))
        assert all(sampled.has(1, 1) >= 1 for sampled in samples(state, viewer, 15) if viewer != 1)


def test_a_sampled_trade_can_be_carried_out() -> None:
    """CAT-17.13: the exchange is always possible, in every sample too."""
    state = table(active=1)
    deal(state, 1, brick=2)
    deal(state, 2, grain=2, wool=2)
    deal(state, 3, ore=4, grain=2)
    say(state, "offer 1 brick for 2 grain to p2 p3", "accept", "accept")
    for sampled in samples(state, 1):
        say(sampled, "confirm p3")

        assert [] == sampled.check_invariants()


def test_cards_laid_down_are_dealt_anew_too() -> None:
    """CAT-13.6: for each resource, hands and cards laid down in a discard together."""
    state = before_roll()
    deal(state, 0, brick=4, ore=4)
    deal(state, 1, wool=8)
    roll(state, 7)
    say(state, "discard brick", "discard ore", "discard ore")
    laid: set[str] = set()
    for sampled in samples(state, 1):
        assert [] == sampled.check_invariants()
        assert packed(state.view(1)) == packed(sampled.view(1))
        laid.add(str(sampled.to_dict()["agenda"][0]["laid0"]))

    assert len(laid) > 1
    assert all(sampled.to_dict()["agenda"] == state.to_dict()["agenda"] for sampled in samples(state, 0, 5))


def test_cards_bought_this_turn_are_dealt_anew_too() -> None:
    """CAT-13.6: their number is public, their kinds are not."""
    state = middle()
    deal(state, 0, wool=1, grain=1)
    say(state, "buy", "draw knight")
    kinds = {packed(sampled.to_dict()["turn"]["bought"]) for sampled in samples(state, 1)}

    assert len(kinds) > 2
    assert all(1 == sampled.view(1)["turn"]["bought_count"] for sampled in samples(state, 1))
    assert all({"knight": 1} == sampled.to_dict()["turn"]["bought"] for sampled in samples(state, 0))


# --- nobody is dealt a game already won


def nearly(points: int, seat: int = 2, active: int = 0) -> State:
    """A seat with so many visible points and five hidden cards; the deck is full of points."""
    state = table(active=active)
    cities(state, seat, *[35, 44, 5, 23][: points // 2])
    settlements(state, seat, *[0, 2, 8][: points - 2 * (points // 2)])
    deal_cards(state, seat, knight=5)
    return ask(state, *[state.agenda[place] for place in reversed(range(state.depth))])


@pytest.mark.parametrize("points", [4, 6, 8, 9])
def test_nobody_is_dealt_points_with_which_they_would_have_won(points: int) -> None:
    """CAT-13.9."""
    state = nearly(points)
    held = {int(sampled.cards_held(2, VICTORY_POINT)) for sampled in samples(state, 0, 200)}

    assert max(held) <= 9 - points
    assert points == 9 or max(held) > 0


def test_the_player_on_turn_has_not_won_either() -> None:
    """CAT-13.9, CAT-11.3: the win is declared at once, so whoever is on turn has less."""
    state = nearly(9, seat=0, active=0)
    for sampled in samples(state, 1, 100):
        assert scoring.points(sampled, 0) < 10
        assert [] == sampled.check_invariants()


def test_longest_road_gained_since_is_excepted() -> None:
    """CAT-13.9: who got Longest Road in another's turn may have ten points and more."""
    state = table(active=0)
    cities(state, 2, 35, 44, 5)
    settlements(state, 2, 19)
    roads(state, 2, 28, 29, 31, 32, 34)
    assert 2 == state.longest_road
    assert 9 == scoring.visible_points(state, 2)
    deal_cards(state, 2, knight=3)
    held = {int(sampled.cards_held(2, VICTORY_POINT)) for sampled in samples(state, 0, 300)}

    assert {0, 1, 2} == held


def test_a_sample_always_looks_the_same() -> None:
    """CAT-13.5: an observation must not depend on anything its player cannot know."""
    state = middle()
    for viewer in EVERYBODY:
        assert all(same_for(viewer, state, sampled) for sampled in samples(state, viewer, 8))


def told(state: State, viewer: int, part: str) -> list[float]:
    """Some numbers of an observation, by the name of their part."""
    start, length = next((found.start, found.length) for found in GAME.observation_layout() if found.name == part)
    return numbers(state, viewer)[start : start + length]


@pytest.mark.parametrize("count", [0, 3, 64, 65, 70])
def test_refusals_beyond_the_bound_are_counted(count: int) -> None:
    """CAT-17.4: so many are told one by one; of more it is told how many."""
    state = middle()
    for give in range(count):
        state.remember_refusal(1 + give % 3, bundles.one(give % 5) * (1 + give // 5), bundles.one((give + 1) % 5))

    assert count == len(state.refused)
    assert min(count, 64) == sum(told(state, 0, "refused")[place] for place in seats_of_refusals())
    assert [max(0, count - 64) / 64] == told(state, 0, "refused.more")


def seats_of_refusals() -> list[int]:
    """Where the seats that refused stand: before two sides of five resources."""
    return [place for place in range(64 * 14) if place % 14 < 4]


def test_refusals_are_told_in_one_order() -> None:
    """CAT-13.5: the order in which they were spoken is not in the view."""
    first, second = middle(), middle()
    spoken = [(2, bundles.one(0), bundles.one(1)), (1, bundles.one(3), bundles.one(2)), (1, bundles.one(0), 5)]
    for seat, give, want in spoken:
        first.remember_refusal(seat, give, want)
    for seat, give, want in reversed(spoken):
        second.remember_refusal(seat, give, want)

    assert all(same_for(viewer, first, second) for viewer in EVERYBODY)


# --- the question and the places


def test_every_decision_point_has_a_name() -> None:
    """CAT-14.1."""
    assert {
        "FOUND_SETTLEMENT", "FOUND_ROAD", "PRE_ROLL", "DISCARD", "MOVE_ROBBER", "STEAL", "MAIN",
        "ROAD_BUILDING", "TRADE_COMPOSE", "TRADE_RESPONSE", "TRADE_SELECT",
    } == set(view.DECISIONS.values())  # fmt: skip


@pytest.mark.parametrize(
    ("line", "places"),
    [
        ("road 12", ["edge:12"]),
        ("settlement 7", ["node:7"]),
        ("city 53", ["node:53"]),
        ("robber 18", ["hex:18"]),
        ("steal p3", ["seat:3"]),
        ("offer p0 p2", ["seat:0", "seat:2"]),
        ("confirm p1", ["seat:1"]),
        ("take p1", ["seat:1"]),
        ("discard ore", ["resource:ore"]),
        ("give wool", ["resource:wool"]),
        ("want wool", ["resource:wool"]),
        ("monopoly grain", ["resource:grain"]),
        ("bank ore brick", ["resource:ore", "resource:brick"]),
        ("plenty lumber ore", ["resource:lumber", "resource:ore"]),
        ("plenty ore ore", ["resource:ore"]),
        ("roll", []),
        ("end", []),
    ],
)
def test_an_action_names_the_places_it_touches(line: str, places: list[str]) -> None:
    """CAT-14.2."""
    assert places == table().targets(GAME.parse(line))


@pytest.mark.parametrize("viewer", [-1, -2, 4, 7])
def test_nobody_sees_from_a_seat_that_is_not_there(viewer: int) -> None:
    """CAT-13.2: rows beyond the seats hold the bank and the deck."""
    state = table()

    for look in (
        lambda: state.view(viewer),
        lambda: state.observe(viewer, []),
        lambda: state.sample(viewer, Random(1)),
    ):
        with pytest.raises(ValueError, match="no seat"):
            look()
