"""Kansas City and deliveries (GWT-7, GWT-8)."""

from typing import Any

import pytest

from igroteka.core.chance import Random
from igroteka.core.errors import BadPosition
from igroteka.games.gwt.data.box import NODE_NAMES, NONE, TILE_NAMES, TILES
from igroteka.games.gwt.game import GAME
from igroteka.games.gwt.rules import delivery, kansas_city
from igroteka.games.gwt.state import CATTLE_STACK, MARKET, State
from tests.games.gwt.table import (
    MASHA,
    MISHA,
    arrive,
    asked,
    clear,
    deliver,
    discarded,
    engine,
    hand,
    herder,
    in_hand,
    points,
    rest,
    station,
    table,
    tile,
)
from tests.games.saying import ask, legal, question, refusal, say, sound


def foresee(state: State, **slots: str) -> None:
    """Tiles on the foresight spaces, from their bags."""
    for slot, name in slots.items():
        bag, place = int(slot[1]) - 1, "ab".index(slot[2])
        kind = TILE_NAMES.index(name)
        state.bags[bag * TILES + kind] -= 1
        state.foresight[bag * 2 + place] = kind


def test_five_sub_phases() -> None:
    """GWT-7.1, GWT-7.2, GWT-7.15, GWT-5.3: foresight three times, income, delivery; then to START and refill."""
    state = table()
    foresee(state, s1a="bandit:green", s1b="hazard:flood:4:green", s2a="worker:cowboy", s2b="worker:builder")
    foresee(state, s3a="bandit:orange", s3b="worker:engineer")
    hand(state, MASHA, "galloway", "criollo")
    arrive(state, MASHA, "KC")
    assert ["foresight 1a", "foresight 1b"] == legal(state)
    assert ("other-foresight", "GWT-7.1") == refusal(state, "foresight 2a")
    say(state, "foresight 1b", "foresight 2a", "foresight 3b", "certificates 0", "deliver fulton", "disc aux_money_2x")
    assert "START" == herder(state)
    state.roll(Random(1))

    seen = state.view(0)
    assert {"tile": "hazard:flood:4:green"} == seen["trail"]["FL1"]
    assert all(tile for pair in seen["foresight"].values() for tile in pair)
    assert 3 == seen["jobs"]["token"]
    assert MISHA == state.player
    assert sound(state)


def test_tiles_go_to_the_lowest_free_space() -> None:
    """GWT-7.3, GWT-6.35: in a full zone there is no room, and the tile leaves the game."""
    state = table()
    for node in ("FL1", "FL3", "FL4"):
        tile(
            state,
            node,
            "hazard:flood:4:green"
            if node == "FL1"
            else "hazard:flood:3:green"
            if node == "FL3"
            else "hazard:flood:2:green",
        )
    kansas_city.move_tile(state, MASHA, TILE_NAMES.index("hazard:flood:3:black"), 0)
    assert state.trail[NODE_NAMES.index("FL2")] == TILE_NAMES.index("hazard:flood:3:black")
    kansas_city.move_tile(state, MASHA, TILE_NAMES.index("hazard:flood:2:black"), 0)

    assert 1 == state.gone[TILE_NAMES.index("hazard:flood:2:black")]


def test_two_equal_tiles_are_one_choice() -> None:
    """GWT-7.2."""
    state = table()
    foresee(state, s2a="worker:cowboy", s2b="worker:cowboy")
    arrive(state, MASHA, "KC")

    assert ["foresight 2a"] == legal(state)
    assert ("equal-tile", "GWT-7.2") == refusal(state, "foresight 2b")


def test_empty_foresight_spaces_are_skipped() -> None:
    """GWT-7.7."""
    state = table(at="KC")

    assert ("Income", MASHA) == question(state)


@pytest.mark.parametrize("row", [6, 9])
def test_the_token_fills_the_cattle_market(row: int) -> None:
    """GWT-7.5: when it leaves row 6 or 9, up to its size, as far as the stack reaches."""
    state = table()
    state.row, state.filled = row - 1, 1
    kansas_city.offer_job(state, MASHA, 0)
    state.settle()
    state.roll(Random(1))

    assert 7 == state.sizes[MARKET]
    state.row, state.filled = row - 1, 1
    before = state.sizes[CATTLE_STACK]
    kansas_city.offer_job(state, MASHA, 0)
    assert before == state.sizes[CATTLE_STACK]


def test_certificates_from_6() -> None:
    """GWT-7.8, GWT-6.2: from 6 the next place is 4, so one or two of them both end on 4."""
    assert [5, 4, 4, 3, 2, 1, 0] == [kansas_city.mark_after(5, used) for used in range(7)]


def test_income_shows_and_discards_everything() -> None:
    """GWT-7.8: objective cards too; temporary certificates as wanted."""
    state = table()
    hand(state, MASHA, "galloway", "galloway", "criollo", "money_BOO")
    state.marks[MASHA] = 2
    arrive(state, MASHA, "KC")
    say(state, "done")
    assert ["certificates 0", "certificates 1", "certificates 2"] == legal(state)
    assert ("too-few-certificates", "GWT-7.8") == refusal(state, "certificates 3")
    say(state, "certificates 1")

    assert (4, 1) == (state.dollars[MASHA], state.certificates(MASHA))
    assert {"galloway": 2, "criollo": 1, "money_BOO": 1} == discarded(state)


def test_a_token_after_the_income_leaves_no_card_in_hand() -> None:
    """GWT-7.8, GWT-6.37: the hand was discarded, and what the token draws follows at once (decision 10)."""
    state = table()
    state.tokens[MASHA] = 1
    hand(state, MASHA, "galloway")
    arrive(state, MASHA, "KC")
    say(state, "certificates 0", "exchange 2", "card criollo", "card pineywoods")
    assert ["discard criollo", "discard pineywoods"] == sorted(legal(state))
    say(state, "discard criollo", "discard pineywoods")

    assert {} == in_hand(state)
    assert {"galloway": 1, "criollo": 1, "pineywoods": 1} == discarded(state)
    assert (0, "Deliver") == (state.tokens[MASHA], question(state)[0])


def at_delivery(value: int) -> State:
    """Masha may deliver for so much."""
    state = table()
    state.dollars[MASHA] = value
    return asked_delivery(state, value)


def asked_delivery(state: State, value: int) -> State:
    return asked(state, delivery.Deliver(MASHA, value, 0))


def test_cities_within_reach() -> None:
    """GWT-7.9: Kansas City and New York again and again, the others once."""
    state = table()
    deliver(state, MASHA, "kansas_city", "new_york", "fulton")
    asked_delivery(state, 18)
    cities = [line.split()[1] for line in legal(state)]

    assert {"kansas_city", "new_york"} < set(cities)
    assert ("city-taken", "GWT-7.9") == refusal(state, "deliver fulton")
    asked_delivery(state, 0)
    assert ["deliver kansas_city"] == legal(state)
    assert ("city-value", "GWT-7.9") == refusal(state, "deliver chicago")


def test_kansas_city_pays_and_costs() -> None:
    """GWT-7.11, GWT-11.3: 4 dollars now, 6 points less at the end."""
    state = at_delivery(0)
    say(state, "deliver kansas_city", "disc aux_money_2x")

    assert 4 == state.dollars[MASHA]
    assert -6 == points(state)["cities"]


def test_arrows_fire_once_both_cities_have_a_disc() -> None:
    """GWT-7.12, GWT-6.21: two arrows, both; objective cards are compulsory, an exchange token comes by itself."""
    state = table()
    deliver(state, MASHA, "st_louis", "peoria")
    state.dollars[MASHA] = 9
    engine(state, MASHA, "18")
    asked_delivery(state, 9)
    say(state, "deliver bloomington", "disc cert_4")
    assert 1 == state.tokens[MASHA]
    assert ("GainObjective", MASHA) == question(state)
    assert ("must-take", "GWT-7.12") == refusal(state, "decline")
    say(state, "objective money_BOO", "display aux_NY")

    assert {"money_BOO": 1} == discarded(state)


def test_delivery_objectives_from_the_display_only() -> None:
    """GWT-7.12: if the table agrees (delivery_objective_from_stack)."""
    state = table(delivery_objective_from_stack=False)
    deliver(state, MASHA, "peoria")
    state.dollars[MASHA] = 9
    asked_delivery(state, 9)
    say(state, "deliver bloomington", "disc cert_4")

    assert "blind" not in legal(state)
    assert ("display-only", "GWT-6.21") == refusal(state, "blind")


@pytest.mark.parametrize(("position", "cost"), [("0", 11), ("5", 9), ("s1", 9), ("18", 0), ("30", 0)])
def test_transport(position: str, cost: int) -> None:
    """GWT-7.13: crosses between the engine and New York."""
    state = table()
    engine(state, MASHA, position)

    assert cost == delivery.transport(state, MASHA, 9)


def test_the_transport_is_not_spent_on_a_disc() -> None:
    """GWT-7.14, GWT-8.2: the order is income, disc, arrows, transport."""
    state = at_delivery(10)
    state.dollars[MASHA] = 9
    say(state, "deliver chicago")
    assert "disc hand_left" not in legal(state)
    assert ("too-dear", "GWT-8.2") == refusal(state, "disc hand_left")
    say(state, "disc step_left")

    assert 9 + 3 - 5 == state.dollars[MASHA]


# --- discs


def test_white_and_dark_corners() -> None:
    """GWT-8.1, GWT-8.2: a dark space only for a dark target; step_left pays 3, hand spaces cost 5."""
    state = at_delivery(10)
    engine(state, MASHA, "10")
    say(state, "deliver peoria")
    assert ("white-corner", "GWT-8.1") == refusal(state, "disc step_left")
    state = at_delivery(10)
    engine(state, MASHA, "10")
    say(state, "deliver chicago", "disc hand_right")

    assert 5 == state.dollars[MASHA]
    assert 5 == state.hand_limit(MASHA)


def only_dark(state: State, *left: str) -> None:
    """All discs but these are gone."""
    for space in list(state.view(0)["players"][0]["discs"]):
        if space not in left:
            clear(state, MASHA, space, city="new_york")


def test_dark_discs_for_a_white_target() -> None:
    """GWT-8.3: if no others are left."""
    state = table()
    only_dark(state, "step_left", "hand_left")
    asked_delivery(state, 1)
    say(state, "deliver fulton")

    assert ["disc step_left"] == legal(state)


def test_a_disc_from_a_station_instead() -> None:
    """GWT-8.4: only if none can be taken from the board; it frees nothing, and the station counts no more."""
    state = table()
    station(state, MASHA, 1, 2)
    only_dark(state, "hand_left")
    asked_delivery(state, 1)
    say(state, "deliver fulton")
    assert ["recall 1", "recall 2"] == legal(state)
    assert ("too-dear", "GWT-8.2") == refusal(state, "disc hand_left")
    say(state, "recall 2")

    assert 1 == points(state)["stations"]
    assert sound(state)


def test_a_delivery_without_a_disc() -> None:
    """GWT-8.5: no bonus at all."""
    state = table()
    only_dark(state)
    asked_delivery(state, 1)
    say(state, "deliver fulton")

    assert ("TakeDisc", MASHA) != question(state)
    assert 0 == state.city_discs(MASHA, 1)


@pytest.mark.parametrize("agreed", [True, False])
def test_kansas_citys_money_may_pay_the_disc(agreed: bool) -> None:
    """GWT-8.6: unless the table agrees otherwise (kc_money_pays_disc)."""
    state = table(kc_money_pays_disc=agreed)
    station(state, MASHA, 1)
    only_dark(state, "hand_left")
    state.dollars[MASHA] = 1
    asked_delivery(state, 0)
    say(state, "deliver kansas_city")

    assert (["disc hand_left"] if agreed else ["recall 1"]) == legal(state)
    say(state, legal(state)[0])
    assert (0 if agreed else 5) == state.dollars[MASHA]


def test_its_money_pays_only_where_no_other_disc_can_be_had() -> None:
    """GWT-8.6, GWT-7.14: the disc comes before the 4 dollars, as long as one can be taken without them."""
    state = table()
    only_dark(state, "step_right", "hand_left")
    state.dollars[MASHA] = 3
    asked_delivery(state, 0)
    say(state, "deliver kansas_city")
    assert ["disc step_right"] == legal(state)
    say(state, "disc step_right")
    assert 7 == state.dollars[MASHA]

    state = table()
    only_dark(state, "hand_left", "hand_right")
    state.dollars[MASHA] = 5
    asked_delivery(state, 0)
    say(state, "deliver kansas_city", "disc hand_right")
    assert 4 == state.dollars[MASHA]


def test_the_pending_disc_is_read_back() -> None:
    """GWT-8.6: with the money that comes with it; elsewhere there is none."""
    state = table()
    only_dark(state, "hand_left")
    state.dollars[MASHA] = 1
    asked(state, kansas_city.LeaveCity(MASHA))
    state.herders[MASHA] = NODE_NAMES.index("KC")
    ask(state, delivery.Deliver(MASHA, 0, 0), kansas_city.LeaveCity(MASHA), *rest(MASHA))
    say(state, "deliver kansas_city")
    data: Any = state.to_dict()
    assert -4 == data["agenda"][0]["kept"]
    assert state == GAME.from_dict(data)
    data["players"][0]["dollars"] = 5
    with pytest.raises(BadPosition):
        GAME.from_dict(data)


def test_no_money_without_a_disc() -> None:
    """GWT-8.5: the 4 dollars of Kansas City are a bonus too."""
    state = table()
    only_dark(state, "hand_left")
    asked_delivery(state, 0)
    say(state, "deliver kansas_city")

    assert ("TakeDisc", MASHA) != question(state)
    assert 0 == state.dollars[MASHA]


def test_no_location_is_empty() -> None:
    """GWT-4.9: Kansas City is always a location."""
    state = table()

    assert state.is_location(NODE_NAMES.index("KC"))
    assert state.trail[NODE_NAMES.index("KC")] == NONE


def test_the_transport_is_paid_without_a_disc_too() -> None:
    """GWT-8.5, GWT-7.13."""
    state = table()
    only_dark(state)
    state.dollars[MASHA] = 8
    asked_delivery(state, 8)
    say(state, "deliver peoria")

    assert 8 - 4 == state.dollars[MASHA]
