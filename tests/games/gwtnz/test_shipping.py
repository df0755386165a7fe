"""The ship, harbours, storehouses and harbourmasters (NZ-11)."""

import pytest

from igroteka.core.arrays import listed
from igroteka.core.chance import Random
from igroteka.games.gwtnz.data.box import (
    BERTHS,
    DISC_NAMES,
    DISTANCE,
    HARBOUR_NAMES,
    HOME,
    JOKER_TILE,
    OFFICE,
    SEA_HIGH,
    SEA_LOW,
    SEA_NAMES,
    SEA_POINTS,
    SPACES,
    STACK_NAMES,
)
from igroteka.games.gwtnz.data.program import CHOICES, PAIR_ALT
from igroteka.games.gwtnz.game import GAME
from igroteka.games.gwtnz.rules import shipping
from igroteka.games.gwtnz.state import State
from tests.games.gwtnz.table import (
    HARBOUR,
    MASHA,
    MISHA,
    arrive,
    asked,
    cards,
    clear,
    discarded,
    hand,
    happened,
    house,
    job,
    joker,
    legal,
    master,
    masters_with,
    office,
    own,
    points,
    purse,
    question,
    refusal,
    sailed_to,
    say,
    ship,
    sound,
    stores,
    table,
    tokens,
    upgraded,
    workers,
    workers_before,
)

SMALL_ONES = [name for name, entry in HARBOUR.items() if "costs" in entry and not entry.get("terminal")]
LAST_ONES = [name for name, entry in HARBOUR.items() if entry.get("terminal")]
MEDIUM_ONES = [name for name, entry in HARBOUR.items() if "cost" in entry]
LARGE_ONES = [name for name, entry in HARBOUR.items() if "transport" in entry]


def at_harbour(name: str, pounds: int = 20, points_left: int = 1, seats: int = 2) -> State:
    """Masha's ship lies there, with a ship action."""
    state = table(seats)
    ship(state, MASHA, HARBOUR[name]["at"])
    state.pounds[MASHA] = pounds
    return asked(state, shipping.Ship(MASHA, points_left))


# --- sailing


@pytest.mark.parametrize("points_left", [1, 2, 4])
def test_movement_points(points_left: int) -> None:
    """NZ-11.1: an edge costs one, any direction; fewer may be used, or none."""
    state = table()
    space = SEA_NAMES[next(place for place in range(SPACES) if DISTANCE[HOME * SPACES + place] == 2)]
    ship(state, MASHA, space)
    asked(state, shipping.Ship(MASHA, points_left))
    start = SEA_NAMES.index(space) * SPACES
    reached = [name for place, name in enumerate(SEA_NAMES) if 0 < DISTANCE[start + place] <= points_left]

    assert [f"sail {name}" for name in reached] == legal(state, "sail")
    assert (SEA_NAMES[HOME] in reached) == (points_left >= 2)
    assert "done" in legal(state)
    far = next(name for place, name in enumerate(SEA_NAMES) if DISTANCE[start + place] > points_left)
    assert ("too-far-at-sea", "NZ-11.1") == refusal(state, f"sail {far}")


def test_ships_share_a_space() -> None:
    """NZ-11.1."""
    state = table()
    space = SEA_NAMES[next(place for place in range(SPACES) if DISTANCE[HOME * SPACES + place] == 1)]
    ship(state, MISHA, space)
    asked(state, shipping.Ship(MASHA, 1))
    say(state, f"sail {space}")

    assert sailed_to(state) == sailed_to(state, MISHA)


def test_points_of_a_ship_action() -> None:
    """NZ-11.1, NZ-14.5: as many as sailors in the row, jokers too, or the printed number."""
    state = table()
    workers(state, MASHA, sailor=2)
    joker(state, MASHA, "sailor")
    arrive(state, MASHA, "D")
    say(state, "local 1 a")

    assert 3 == state.view(0)["question"]["points"]


def test_an_upgrade_costs_a_point() -> None:
    """NZ-11.2: after sailing all the way there is none left."""
    name = SMALL_ONES[0]
    distance = int(DISTANCE[HOME * SPACES + SEA_NAMES.index(HARBOUR[name]["at"])])
    for spare in (0, 1):
        state = table()
        state.pounds[MASHA] = 20
        asked(state, shipping.Ship(MASHA, distance + spare))
        say(state, f"sail {HARBOUR[name]['at']}")
        assert (spare == 1) == bool(legal(state, "upgrade"))
    assert "done" in legal(state)


def test_an_upgrade_ends_the_ship_action() -> None:
    """NZ-11.2: the rest of the points is lost; no second one."""
    state = at_harbour(LARGE_ONES[0], points_left=5)
    say(state, f"upgrade {LARGE_ONES[0]}", "storehouse 3")
    state.roll(Random(1))

    assert MISHA == state.player
    assert HARBOUR[LARGE_ONES[0]]["at"] == sailed_to(state)


def test_one_voyage_for_an_action() -> None:
    """NZ-11.1, NZ-11.2: what is left when the ship stops is lost, but for an upgrade."""
    name = SMALL_ONES[0]
    distance = int(DISTANCE[HOME * SPACES + SEA_NAMES.index(HARBOUR[name]["at"])])
    state = table()
    state.pounds[MASHA] = 20
    asked(state, shipping.Ship(MASHA, distance + 2))
    say(state, f"sail {HARBOUR[name]['at']}")

    assert not legal(state, "sail")
    assert ("sailed-already", "NZ-11.1") == refusal(state, f"sail {SEA_NAMES[HOME]}")


def test_each_harbour_once() -> None:
    """NZ-11.3: other players do not matter."""
    name = LARGE_ONES[0]
    state = at_harbour(name)
    upgraded(state, MISHA, name)
    assert f"upgrade {name}" in legal(state)
    upgraded(state, MASHA, name)

    assert ("upgraded-already", "NZ-11.3") == refusal(state, f"upgrade {name}")
    other = next(entry for entry in LARGE_ONES if entry != name)
    assert ("other-harbour", "NZ-11.2") == refusal(state, f"upgrade {other}")


def test_a_piece_must_be_on_the_board() -> None:
    """NZ-11.3: a storehouse or a disc."""
    state = at_harbour(LARGE_ONES[0])
    for pair in range(5):
        state.stores[pair] = 0
    assert ("no-piece", "NZ-11.3") == refusal(state, f"upgrade {LARGE_ONES[0]}")
    other = at_harbour(MEDIUM_ONES[0])
    other.discs[MASHA] = 0
    assert ("no-piece", "NZ-11.3") == refusal(other, f"upgrade {MEDIUM_ONES[0]}")


# --- small harbours


@pytest.mark.parametrize("name", SMALL_ONES + LAST_ONES)
def test_small_harbours(name: str) -> None:
    """NZ-11.4, NZ-11.5, NZ-14.11: pay a free space, move a storehouse, take the card; from the last ones go home."""
    entry = HARBOUR[name]
    state = at_harbour(name)
    prices = sorted(set(entry["costs"]))
    assert [f"upgrade {name} {price}" for price in prices] == legal(state, "upgrade")
    say(state, f"upgrade {name} {prices[0]}")
    assert [f"storehouse {pair}" for pair in range(1, 6)] == legal(state)
    say(state, "storehouse 2")
    if ("TakeCard", MASHA) == question(state):
        say(state, legal(state, "take")[0])
    card = entry["card"]
    expected = card if not card.startswith("bonus:") else card_of_stack(state, card.removeprefix("bonus:"))

    assert {expected: 1} == discarded(state)
    assert 20 - prices[0] == state.pounds[MASHA]
    assert 1 == state.stores[1]
    assert (SEA_NAMES[HOME] if entry.get("terminal") else entry["at"]) == sailed_to(state)
    assert bool(entry.get("terminal")) == ("ship-returned" in happened(state))
    assert entry["vp"] == points(state)["harbours"]
    state.roll(Random(1))
    assert sound(state)


def card_of_stack(state: State, name: str) -> str:
    """The card of a bonus stack."""
    return str(state.view(0)["stacks"][STACK_NAMES.index(name)]["card"])


def test_spaces_run_out() -> None:
    """NZ-11.4: one storehouse for each space; the dearer ones are left."""
    name = SMALL_ONES[0]
    state = at_harbour(name, seats=4)
    prices = sorted(HARBOUR[name]["costs"])
    for seat in (1, 2, 3):
        upgraded(state, seat, name)

    assert 3 == sum(owner >= 0 for owner in listed(state.berths)[:BERTHS])
    assert [f"upgrade {name} {prices[3]}"] == legal(state, "upgrade")
    if prices[0] != prices[3]:
        assert ("berth-taken", "NZ-11.4") == refusal(state, f"upgrade {name} {prices[0]}")


def test_an_upgrade_must_be_paid() -> None:
    """NZ-11.3."""
    name = SMALL_ONES[0]
    cheapest = min(HARBOUR[name]["costs"])
    state = at_harbour(name, pounds=cheapest - 1)

    assert ("too-dear", "NZ-11.3") == refusal(state, f"upgrade {name} {cheapest}")


def test_an_empty_stack() -> None:
    """NZ-11.10, NZ-15.1: no card, but the upgrade is legal."""
    name = next(name for name in SMALL_ONES if HARBOUR[name]["card"] == "kotare")
    state = at_harbour(name)
    own(state, MISHA, *["kotare"] * 12)
    say(state, legal(state, "upgrade")[0], "storehouse 1")

    assert {} == discarded(state)
    assert state.has_harbour(MASHA, HARBOUR_NAMES.index(name))


def test_yellow_arrows() -> None:
    """NZ-11.9, NZ-17.4: four points if both ends hold a storehouse."""
    state = table()
    low, high = HARBOUR_NAMES[SEA_LOW[0]], HARBOUR_NAMES[SEA_HIGH[0]]
    upgraded(state, MASHA, low)
    assert HARBOUR[low]["vp"] == points(state)["harbours"]
    upgraded(state, MASHA, high)

    assert {4} == set(listed(SEA_POINTS))
    assert HARBOUR[low]["vp"] + HARBOUR[high]["vp"] + 4 == points(state)["harbours"]


def test_an_arrow_is_told_with_the_upgrade_that_completes_it() -> None:
    """NZ-11.9, NZ-17.4."""
    low, high = HARBOUR_NAMES[SEA_LOW[0]], HARBOUR_NAMES[SEA_HIGH[0]]
    for there, more in ((MISHA, 0), (MASHA, SEA_POINTS[0])):
        state = at_harbour(high)
        upgraded(state, there, low)
        told = state.effects(GAME.parse(legal(state, "upgrade")[0]))
        assert HARBOUR[high]["vp"] + more == told["points"]


# --- medium harbours and harbourmasters


@pytest.mark.parametrize("name", MEDIUM_ONES)
def test_medium_harbours(name: str) -> None:
    """NZ-11.6, NZ-9.1: pay, move a disc that fits the corner, take the card."""
    entry = HARBOUR[name]
    state = at_harbour(name)
    say(state, f"upgrade {name}")
    assert (entry["corner"] == "dark") == ("disc step_limit" in legal(state))
    say(state, "disc temp_cert_limit")
    if ("TakeCard", MASHA) == question(state):
        say(state, legal(state, "take")[0])

    assert 20 - entry["cost"] == state.pounds[MASHA]
    assert 1 == sum(discarded(state).values())
    assert entry["vp"] == points(state)["harbours"]
    assert 5 == state.certificate_limit(MASHA)


def test_harbour_and_uncovering_together() -> None:
    """NZ-11.6, NZ-14.18: both costs must be covered by the money held before."""
    name = next(name for name in MEDIUM_ONES if HARBOUR[name]["corner"] == "dark")
    cost = HARBOUR[name]["cost"]
    state = at_harbour(name, pounds=cost + 3)
    say(state, f"upgrade {name}")
    assert "disc hand_limit_1" in legal(state)
    assert ("too-dear", "NZ-14.18") == refusal(state, "disc perm_cert_left")
    say(state, "disc step_limit")
    assert 3 + 3 == state.pounds[MASHA]
    poor = at_harbour(name, pounds=cost - 1)
    assert ("too-dear", "NZ-11.3") == refusal(poor, f"upgrade {name}")


def test_the_price_of_the_last_disc_is_told() -> None:
    """NZ-11.6, NZ-14.18: whoever has the price of the harbour, but not that of any disc, hears of both."""
    name = next(name for name in MEDIUM_ONES if HARBOUR[name]["corner"] == "dark")
    cost = HARBOUR[name]["cost"]
    state = at_harbour(name, pounds=cost + 3)
    left = [DISC_NAMES.index("perm_cert_left"), DISC_NAMES.index("hand_limit_2")]
    clear(state, MASHA, *[disc for place, disc in enumerate(DISC_NAMES) if place not in left and held(state, place)])
    why = state.why_not(MASHA, GAME.parse(f"upgrade {name}"))

    assert why is not None
    assert ("gwtnz-too-dear", "NZ-14.18") == (why.code, why.rule)
    assert {"price": cost + 4, "pounds": cost + 3} == why.details


def held(state: State, space: int) -> bool:
    """Is a disc still there?"""
    return not state.is_clear(MASHA, space)


def test_a_medium_harbour_may_be_declined() -> None:
    """NZ-9.7, NZ-9.6: nobody must upgrade; discs of harbours do not move to harbours."""
    state = at_harbour(MEDIUM_ONES[0])
    upgraded(state, MASHA, MEDIUM_ONES[1])
    clear(state, MASHA, *[name for space, name in enumerate(DISC_NAMES) if state.discs[MASHA] >> space & 1])

    assert not legal(state, "upgrade")
    assert "done" in legal(state)


def mastering(words: tuple[str, ...] = ("money:5",)) -> tuple[State, str]:
    """A harbour with a harbourmaster has just been upgraded."""
    name = next(name for name in MEDIUM_ONES if HARBOUR[name]["master_space"])
    state = table()
    upgraded(state, MASHA, name)
    office(state, name, masters_with(*words)[0])
    return state, name


def test_nobody_to_send() -> None:
    """NZ-11.6: printed workers do not qualify."""
    state, name = mastering()
    asked(state, shipping.TakeMaster(MASHA, HARBOUR_NAMES.index(name)))

    assert ("TakeMaster", MASHA) != question(state)
    assert 0 == state.masters[MASHA]


def test_a_joker_as_harbourmaster() -> None:
    """NZ-11.6: the rightmost of its row, joker or not; it stays there for good."""
    state, name = mastering()
    workers(state, MASHA, shearer=2)
    joker(state, MASHA, "shearer")
    asked(state, shipping.TakeMaster(MASHA, HARBOUR_NAMES.index(name)))
    say(state, "master shearer")
    space = OFFICE[HARBOUR_NAMES.index(name)]

    assert JOKER_TILE == state.guards[space]
    assert -1 == state.offices[space]
    assert (2, 0) == (state.hired(MASHA, 3), state.jokers[3])
    assert sound(state)


def test_only_at_that_moment() -> None:
    """NZ-11.6: whoever declines leaves it; a harbour without its tile asks nothing."""
    state, name = mastering()
    workers(state, MASHA, sailor=3)
    asked(state, shipping.TakeMaster(MASHA, HARBOUR_NAMES.index(name)))
    say(state, "decline")
    assert 0 == state.masters[MASHA]
    empty, name = mastering()
    workers(empty, MASHA, sailor=3)
    space = OFFICE[HARBOUR_NAMES.index(name)]
    empty.offices[space], empty.guards[space] = -1, 0
    asked(empty, shipping.TakeMaster(MASHA, HARBOUR_NAMES.index(name)))
    assert ("TakeMaster", MASHA) != question(empty)


def test_a_freed_space_acts_again() -> None:
    """NZ-11.6, NZ-18.5, NZ-18.2: the limits drop at once; refilled, the space acts anew."""
    state, name = mastering()
    before = workers_before("shearer", "card:romney")
    workers(state, MASHA, shearer=before + 1)
    asked(state, shipping.TakeMaster(MASHA, HARBOUR_NAMES.index(name)))
    say(state, "master shearer")
    assert before == state.hired(MASHA, 3)
    job(state, 1, "shearer")
    state.pounds[MASHA] = 20
    arrive(state, MASHA, "A")
    say(state, "local 1 a", "hire 1 shearer")

    assert ["take romney", "decline"] == legal(state)


def test_the_fifth_worker_leaves() -> None:
    """NZ-18.5, NZ-18.2, NZ-17.10: its four points are lost, and it counts nowhere."""
    state, name = mastering(("perm_cert:1",))
    workers(state, MASHA, sailor=5)
    asked(state, shipping.TakeMaster(MASHA, HARBOUR_NAMES.index(name)))
    assert 4 == points(state)["workers_and_storehouses"]
    say(state, "master sailor")

    assert 0 == points(state).get("workers_and_storehouses", 0)
    assert 1 == state.permanent(MASHA)


# --- large harbours and storehouses


@pytest.mark.parametrize("name", LARGE_ONES)
def test_large_harbours(name: str) -> None:
    """NZ-11.7: free of charge; nothing need be delivered; they score nothing themselves."""
    state = at_harbour(name, pounds=0)
    say(state, f"upgrade {name}", "storehouse 1")

    assert (0, 9) == (state.pounds[MASHA], state.storehouses_left(MASHA))
    assert 0 == points(state).get("harbours", 0)
    assert 0 == points(state).get("trading_posts", 0)


@pytest.mark.parametrize("pair", [1, 2, 3, 4, 5])
def test_pairs_of_storehouses(pair: int) -> None:
    """NZ-11.8, NZ-17.10: when both have left the board; at once, for good or at the end."""
    state = table()
    stores(state, MASHA, pair, 1)
    before, wool, certificates = purse(state), state.wool(MASHA), state.permanent(MASHA)
    ship(state, MASHA, HARBOUR[LARGE_ONES[0]]["at"])
    state.gold[MASHA] = 0
    asked(state, shipping.Ship(MASHA, 1))
    assert 0 == points(state).get("workers_and_storehouses", 0)
    say(state, f"upgrade {LARGE_ONES[0]}", f"storehouse {pair}")
    gained = tokens(PAIR_ALT[(pair - 1) * CHOICES])
    word, number = gained[0].split(":")

    assert "pair-cleared" in happened(state)
    assert (int(number) if word == "money" else 0) == state.pounds[MASHA] - before[0]
    assert (int(number) if word == "gold" else 0) == state.gold[MASHA]
    assert (int(number) if word == "perm_wool" else 0) == state.wool(MASHA) - wool
    assert (int(number) if word == "perm_cert" else 0) == state.permanent(MASHA) - certificates
    assert (int(number) if word == "vp" else 0) == points(state).get("workers_and_storehouses", 0)


def test_a_pair_left_alone() -> None:
    """NZ-11.8, NZ-11.3: a storehouse that has gone cannot go again."""
    state = table()
    stores(state, MASHA, 3, 0)
    ship(state, MASHA, HARBOUR[LARGE_ONES[0]]["at"])
    asked(state, shipping.Ship(MASHA, 1))
    say(state, f"upgrade {LARGE_ONES[0]}")

    assert ("storehouse-gone", "NZ-11.4") == refusal(state, "storehouse 3")
    assert 4 == len(legal(state))


def test_an_action_card_may_pay_for_the_upgrade() -> None:
    """NZ-13.1, NZ-11.2: cards are played during actions, also between sailing and upgrading."""
    name = SMALL_ONES[0]
    cheapest = min(HARBOUR[name]["costs"])
    distance = int(DISTANCE[HOME * SPACES + SEA_NAMES.index(HARBOUR[name]["at"])])
    state = table()
    hand(state, MASHA, *["ferry"] * cheapest)
    asked(state, shipping.Ship(MASHA, distance + 1))
    say(state, f"sail {HARBOUR[name]['at']}")
    while state.pounds[MASHA] < cheapest:
        say(state, "show ferry")
        state.roll(Random(1))
    say(state, f"upgrade {name} {cheapest}")

    assert ("PlaceStorehouse", MASHA) == question(state)
    assert GAME.parse("storehouse 1") in state.legal()


def test_the_disc_of_a_harbour_scores_while_it_lies_there() -> None:
    """NZ-17.4, NZ-11.6."""
    state = table()
    upgraded(state, MASHA, *MEDIUM_ONES[:2])
    house(state, MASHA, "1a", "c1")
    master(state, MASHA, masters_with("money:9")[0])

    assert sum(HARBOUR[name]["vp"] for name in MEDIUM_ONES[:2]) == points(state)["harbours"]
    assert {} == cards(state, 4)
