"""The actions of the board (NUS-6.1 to NUS-6.11) and the limits of NUS-1."""

import pytest

from igroteka.games.nusfjord.game import GAME
from tests.games.nusfjord.table import (
    MASHA,
    MISHA,
    SASHA,
    actions_done,
    at,
    council,
    fleet,
    forests,
    give,
    go_on,
    goods,
    hand,
    hold,
    log_of,
    me,
    new_shares,
    offer,
    own,
    plates,
    play,
    reserve,
    ships,
    skip,
    stock,
    table,
    turn_of,
    yard,
)
from tests.games.saying import legal, refusal, say, sound

# --- gold, reserve, fish


def test_gain_gold() -> None:
    """NUS-6.1: one gold, always legal."""
    state = table()
    assert {"gold": 1} == {k: v for k, v in state.effects(GAME.parse("place gain_gold")).items() if v}
    say(state, "place gain_gold")

    assert (0, 0, 1) == goods(state)
    assert ["gain_gold"] == actions_done(state)


@pytest.mark.parametrize("kind", ["wood", "fish", "gold"])
def test_transfer_needs_anything_on_the_reserve(kind: str) -> None:
    """NUS-6.2, NUS-1.4: illegal with an empty Reserve, any good will do; all goes, wood above twelve is lost."""
    state = table()
    assert ("reserve-empty", "NUS-6.2") == refusal(state, "place transfer_reserve")
    stock(state, MASHA, **{kind: 14})
    say(state, "place transfer_reserve")

    assert {"wood": (12, 0, 0), "fish": (0, 14, 0), "gold": (0, 0, 14)}[kind] == goods(state)
    assert (0, 0, 0) == reserve(state)


def test_transfer_may_lose_everything() -> None:
    """NUS-6.2, NUS-5.8: three wood on the Reserve with twelve in the supply: legal, all is lost."""
    state = table()
    stock(state, MASHA, wood=3)
    give(state, MASHA, wood=12)
    say(state, "place transfer_reserve")

    assert (12, 0, 0) == goods(state)
    assert (0, 0, 0) == reserve(state)
    assert ("wood-lost", 3, 0, 0) in log_of(state, MASHA)


def test_goods_on_the_reserve_cannot_be_spent() -> None:
    """NUS-1.4: gold and wood there buy nothing."""
    state = table()
    offer(state, "103")
    stock(state, MASHA, wood=9, fish=9, gold=9)
    new_shares(state, {MISHA: 1})

    assert not {"place build_building", "place build_ship", "place serve_fish", "place buy_all_shares"} & set(
        legal(state)
    )
    assert "too-few-fish" == refusal(state, "place serve_fish")[0]
    assert "too-few-gold" == refusal(state, "place buy_all_shares")[0]


@pytest.mark.parametrize(("fish", "most"), [(2, 0), (3, 1), (5, 1), (6, 2), (9, 2), (10, 3), (13, 3), (14, 4), (99, 5)])
def test_how_many_plates(fish: int, most: int) -> None:
    """NUS-6.3: rising order from the smallest empty plate: 3, 3, 4, 4, 5 with two filled."""
    state = table(3)
    give(state, MASHA, fish=fish)
    if not most:
        assert "place serve_fish" not in legal(state)
        assert "too-few-fish" == refusal(state, "place serve_fish")[0]
        return
    play(state, "place serve_fish")
    wanted = [f"serve {count}" for count in range(1, most + 1)]
    assert most == 1 or wanted == legal(state, "serve")
    play(state, f"serve {most}")

    assert (0, fish - sum([3, 3, 4, 4, 5][:most]), most) == goods(state)
    assert 2 + most == state.view(0)["plates"]["filled"]


def test_a_full_table_takes_no_fish() -> None:
    """NUS-6.3."""
    state = table()
    plates(state, 7)
    give(state, MASHA, fish=50)

    assert ("plates-full", "NUS-6.3") == refusal(state, "place serve_fish")


# --- buildings


def test_what_may_be_built() -> None:
    """NUS-6.4: boards, open C cards, the own hand; not other hands, not piles; each at its full price."""
    state = table(3)
    at(state, 4)
    offer(state, "103", "105", "141")
    hand(state, MASHA, "151")
    hand(state, MISHA, "152")
    give(state, MASHA, wood=4, fish=4)
    say(state, "place build_building")

    assert {"build 103", "build 105", "build 141", "build 151"} == set(legal(state))
    assert "no-such-card" == refusal(state, "build 152")[0]
    assert "no-such-card" == refusal(state, "build 101")[0]
    play(state, "build 151", "site b2")
    assert (0, 0, 0) == goods(state)
    assert {"b2": "151"} == me(state)["buildings"]
    assert 0 == me(state)["hand_size"]
    assert "103" in state.view(0)["cards"]["A"]


def test_a_card_must_be_paid() -> None:
    """NUS-6.4, NUS-5.4: no affordable card, no action; a dear card is not offered."""
    state = table()
    offer(state, "105", "103")
    give(state, MASHA, fish=9, gold=9)
    assert "no-building" == refusal(state, "place build_building")[0]
    give(state, MASHA, wood=2)
    play(state, "place build_building")
    assert "build 105" not in legal(state)

    state = table()
    offer(state, "105", "103", "101")
    give(state, MASHA, wood=2)
    say(state, "place build_building")
    assert {"build 103", "build 101"} == set(legal(state))
    assert "too-dear" == refusal(state, "build 105")[0]


def test_no_free_space_no_building() -> None:
    """NUS-6.4: spaces with a forest or a building are not free."""
    state = table()
    offer(state, "103", "101")
    give(state, MASHA, wood=9)
    own(state, MASHA, "104", "105", "106", "107", "108")

    assert "no-free-space" == refusal(state, "place build_building")[0]
    forests(state, MASHA, b3=1)
    play(state, "place build_building", "build 103")
    assert {"site a3", "site a4", "site c3", "site c4"} == set(legal(state))


def test_boards_are_not_refilled() -> None:
    """NUS-6.4, NUS-9.4: an emptied slot stays empty; what was not built stays."""
    state = table(2)
    offer(state, "103", "101")
    give(state, MASHA, wood=9)
    play(state, "place build_building", "build 103", "site b1")

    assert ["101"] == state.view(0)["cards"]["A"]
    go_on(state, 2)
    assert ["101"] == state.view(0)["cards"]["A"]


# --- shares


def test_issue_a_share() -> None:
    """NUS-6.5, NUS-1.7: two gold, the share lies on New shares; three times at most."""
    state = table(3)
    for left in (2, 1, 0):
        turn_of(state, MASHA)
        say(state, "place issue_share")
        assert left == me(state)["unissued"]
        if left == 1:
            go_on(state, 2)  # two workers fill the space
    turn_of(state, MASHA)

    assert 6 == goods(state)[2]
    assert 3 == state.view(0)["new_shares"]["red"]
    assert 2 == me(state)["shares"]["red"]
    assert ("no-unissued", "NUS-6.5") == refusal(state, "place issue_share")
    assert sound(state)


def test_buy_all_shares() -> None:
    """NUS-6.6: all of them, own ones included, one gold each; not without shares, not without the whole price."""
    state = table(3)
    assert "no-shares" == refusal(state, "place buy_all_shares")[0]
    new_shares(state, {MASHA: 1, MISHA: 2})
    give(state, MASHA, gold=2)
    assert "too-few-gold" == refusal(state, "place buy_all_shares")[0]
    give(state, MASHA, gold=3)
    say(state, "place buy_all_shares")

    assert (0, 0, 0) == goods(state)
    assert {"red": 3, "blue": 2} == {colour: count for colour, count in me(state)["shares"].items() if count}
    assert ("bought-shares", 3, 3, 0) in log_of(state, MASHA)
    assert sound(state)


@pytest.mark.parametrize(("number", "price"), [(4, 0), (6, 0)])
def test_the_price_never_falls_below_nothing(number: int, price: int) -> None:
    """NUS-6.6: one share."""
    state = table(3)
    new_shares(state, {MISHA: 1})
    at(state, number)

    assert price == state.view(0)["shares_price"]
    say(state, "place buy_all_shares")
    assert (0, 0, 0) == goods(state)


# --- forests


def test_clear_a_forest() -> None:
    """NUS-6.7: one forest of a stack of your choice, five wood; the last one frees two spaces."""
    state = table(3)
    say(state, "place clear_forest")
    assert ["clear a3", "clear b3", "clear c3"] == legal(state)
    say(state, "clear b3")

    assert (5, 0, 0) == goods(state)
    assert {"a3": 2, "c3": 1} == me(state)["forests"]
    assert {"b3", "b4"} <= set(me(state)["free"])
    assert "pair-freed" in [entry[0] for entry in log_of(state, MASHA)]
    turn_of(state, MASHA)
    play(state, "place clear_forest", "clear a3")
    assert {"a3": 1, "c3": 1} == me(state)["forests"]
    assert "a3" not in me(state)["free"]


def test_clearing_with_twelve_wood_is_legal() -> None:
    """NUS-6.7, NUS-1.3: nothing is gained; illegal without forests."""
    state = table()
    give(state, MASHA, wood=12)
    play(state, "place clear_forest", "clear c3")
    assert (12, 0, 0) == goods(state)

    state = table()
    forests(state, MASHA)
    assert ("no-forest", "NUS-6.7") == refusal(state, "place clear_forest")


def test_thin_out_stops_at_twelve() -> None:
    """NUS-6.8, NUS-1.3."""
    state = table()
    give(state, MASHA, wood=10)
    say(state, "place thin_out")
    assert (12, 0, 0) == goods(state)

    state = table()
    give(state, MASHA, wood=12)
    assert ("wood-full", "NUS-6.8") == refusal(state, "place thin_out")
    forests(state, MASHA)
    give(state, MASHA)
    assert ("no-forest", "NUS-6.8") == refusal(state, "place thin_out")


def test_reforest() -> None:
    """NUS-6.9: two forests on a free double space; a stack is never added to."""
    state = table()
    say(state, "place reforest")
    assert ["plant b1", "plant c1"] == legal(state)
    assert "pair-taken" == refusal(state, "plant a3")[0]
    say(state, "plant c1")

    assert {"a3": 2, "b3": 1, "c3": 1, "c1": 2} == me(state)["forests"]
    assert {"a2", "b1", "b2"} == set(me(state)["free"])
    assert sound(state)


def test_reforest_needs_a_whole_double_space() -> None:
    """NUS-6.9, NUS-1.5: with a building on each pair there is none; the single space holds no forest."""
    state = table()
    own(state, MASHA, b1="101", c2="102")
    assert ("no-pair", "NUS-6.9") == refusal(state, "place reforest")
    state = table()
    own(state, MASHA, b1="101")
    say(state, "place reforest")
    assert 2 == me(state)["forests"]["c1"]  # the only one


def test_any_two_neighbours_by_the_ruling() -> None:
    """NUS-11.4, NUS-1.5: any_adjacent offers horizontal neighbours that are no printed pair."""
    state = table(double_space_rule="any_adjacent")
    forests(state, MASHA)
    own(state, MASHA, b1="101", b4="102")
    say(state, "place reforest")
    assert ["plant a2", "plant a3", "plant b2", "plant c1", "plant c2", "plant c3"] == legal(state)
    say(state, "plant b2")
    assert {"b2": 2} == me(state)["forests"]
    assert not {"b2", "b3"} & set(me(state)["free"])

    state = table()
    forests(state, MASHA)
    own(state, MASHA, b1="101", b4="102")
    say(state, "place reforest")
    assert ["plant a3", "plant c1", "plant c3"] == legal(state)
    assert "not-a-pair" == refusal(state, "plant b2")[0]


# --- ships


@pytest.mark.parametrize(
    ("line", "price", "ship", "catch"),
    [
        ("ship sloop", (2, 2, 0), "sloop", 5),
        ("ship cutter", (6, 0, 1), "cutter", 6),
        ("ship schooner a", (8, 8, 0), "schooner", 6),
        ("ship schooner b", (0, 0, 4), "schooner", 6),
    ],
)
def test_prices_of_ships(line: str, price: tuple[int, int, int], ship: str, catch: int) -> None:
    """NUS-6.10, NUS-1.6: exactly one ship, paid and taken from the board."""
    state = table()
    give(state, MASHA, wood=12, fish=12, gold=12)
    say(state, "place build_ship")
    assert ["ship sloop", "ship cutter", "ship schooner a", "ship schooner b"] == legal(state)
    say(state, line)

    assert (12 - price[0], 12 - price[1], 12 - price[2]) == goods(state)
    assert {ship: 1} == ships(state)
    assert catch == me(state)["catch"]
    assert 3 == state.view(0)["shipyard"][ship]


def test_a_ship_must_be_paid_and_there() -> None:
    """NUS-6.10: unaffordable, sold out, too long, or catch 12 already."""
    state = table()
    give(state, MASHA, wood=2, fish=1, gold=3)
    assert "no-ship" == refusal(state, "place build_ship")[0]
    give(state, MASHA, wood=2, fish=2, gold=4)
    yard(state, sloop=0)
    say(state, "place build_ship")
    assert {"schooner": 1} == ships(state)  # the only one on offer

    state = table()
    give(state, MASHA, wood=12, fish=12, gold=12)
    yard(state, sloop=0)
    say(state, "place build_ship")
    assert "ship-gone" == refusal(state, "ship sloop")[0]


def test_the_track_ends_at_fifteen() -> None:
    """NUS-6.10: with length 12 a schooner makes 16, a cutter 15."""
    state = table(5)
    fleet(state, MASHA, schooner=3)
    give(state, MASHA, wood=12, fish=12, gold=12)
    say(state, "place build_ship")
    assert ["ship sloop", "ship cutter"] == legal(state)
    assert "track-full" == refusal(state, "ship schooner b")[0]
    say(state, "ship cutter")

    assert (15, 12) == (me(state)["length"], me(state)["catch"])
    assert sound(state)


def test_no_ship_at_catch_twelve() -> None:
    """NUS-6.10: length 13 has room for a sloop, but the catch is 12."""
    state = table(5)
    fleet(state, MASHA, schooner=2, cutter=1, sloop=1)
    give(state, MASHA, wood=12, fish=12, gold=12)

    assert 12 == me(state)["catch"]
    assert ("catch-full", "NUS-6.10") == refusal(state, "place build_ship")


# --- elders


def test_inviting_puts_the_elder_into_the_council() -> None:
    """NUS-6.11, NUS-1.8: the top card of any stack; the action at once is not needed; five is the limit."""
    state = table(4)
    council(state, MASHA, {"7": 0, "8": 0, "9": 0, "11": 0})
    say(state, "place invite_elder")
    assert {"invite 1", "invite 2", "invite 3", "invite 5", "invite 10", "invite 12"} == set(legal(state))
    play(state, "invite 12", "decline")
    assert ["7", "8", "9", "11", "12"] == [place["elder"] for place in me(state)["council"]]
    assert 3 == state.view(0)["plates"]["filled"]
    turn_of(state, MASHA)

    assert ("council-full", "NUS-6.11") == refusal(state, "place invite_elder")


def test_no_elder_left() -> None:
    """NUS-6.11: with nothing on the board nobody can be invited."""
    state = table(2)
    council(state, MISHA, {"1": 0, "2": 0, "3": 0, "4": 0, "5": 0})
    council(state, MASHA, {"6": 0, "10": 0})

    assert ("no-elder", "NUS-6.11") == refusal(state, "place invite_elder")


def test_a_face_down_elder_is_turned_up() -> None:
    """NUS-6.11, NUS-3.5: five players; the third card of a stack shows itself when it is uncovered."""
    state = table(5)
    stack = state.view(0)["elders"][0]
    assert ("7", "1", True) == (stack["top"], stack["under"], stack["hidden"])
    play(state, "place invite_elder", "invite 7", "decline")
    assert ("1", None, True) == tuple(state.view(0)["elders"][0][key] for key in ("top", "under", "hidden"))
    play(state, "place invite_elder", "invite 1")
    assert {f"unveil {number}" for number in range(13, 19)} == set(legal(state))
    say(state, "unveil 15")
    play(state, "decline")
    stack = state.view(0)["elders"][0]

    assert ("15", None, False) == (stack["top"], stack["under"], stack["hidden"])
    assert "15" not in state.view(0)["elders_hidden"]
    turn_of(state, MASHA)
    assert sound(state)


def test_wood_above_twelve_is_returned() -> None:
    """NUS-1.2, NUS-1.3: fish and gold without limit, wood at most twelve whatever gives it."""
    state = table()
    give(state, MASHA, wood=9, fish=200, gold=200)
    play(state, "place clear_forest", "clear a3")

    assert (12, 200, 200) == goods(state)
    assert ("wood-lost", 2, 0, 0) in log_of(state, MASHA)
    assert sound(state)


def test_an_issued_share_stays_issued() -> None:
    """NUS-1.7: five tiles of a colour, wherever they are."""
    state = table(3)
    hold(state, SASHA, {SASHA: 2, MASHA: 2})
    new_shares(state, {MASHA: 1})
    assert 0 == me(state)["unissued"]
    skip(state)

    assert sound(state)
    assert 2 == me(state)["shares"]["red"]
