"""Wellington: income, delivery, foresight (NZ-6), and the discs of deliveries (NZ-9)."""

import pytest

from igroteka.core.arrays import listed
from igroteka.core.chance import Random
from igroteka.games.gwtnz.data.box import (
    ARROW,
    DISC_NAMES,
    DISC_PAY,
    END,
    FIRST_MEDIUM,
    FIRST_ROW,
    FLIP,
    HARBOUR_NAMES,
    JOB_ROWS,
    MARKET_SIZE,
    NODE_NAMES,
    POSTS,
    REFILL,
    ROWS,
    SEATS,
    TILE_NAMES,
    TILES,
    WHITE_DISCS,
)
from igroteka.games.gwtnz.rules import delivery, wellington
from igroteka.games.gwtnz.state import MARKET, SHEEP_STACK, SHOWN, State
from igroteka.kit import bits
from tests.games.gwtnz.table import (
    BREED,
    HARBOUR,
    MASHA,
    MISHA,
    POST,
    arrive,
    asked,
    clear,
    collect,
    deliver,
    discarded,
    foresee,
    hand,
    happened,
    in_hand,
    legal,
    market,
    master,
    masters_with,
    on_posts,
    own,
    points,
    question,
    refusal,
    runholder,
    say,
    sound,
    stack,
    table,
    tile,
    upgraded,
    zone,
)


def entering(*held: str) -> State:
    """Masha arrives in Wellington with these cards."""
    state = table()
    hand(state, MASHA, *held)
    return arrive(state, MASHA, "wellington")


def delivering(state: State, value: int, pounds: int) -> State:
    """The income is over; the delivery of this value follows."""
    state.runholders[MASHA] = NODE_NAMES.index("wellington")
    state.pounds[MASHA] = pounds
    foresight = [wellington.Foresight(MASHA, 0), wellington.Foresight(MASHA, 1)]
    return asked(state, delivery.Deliver(MASHA, value), *foresight, wellington.LeaveWellington(MASHA))


# --- income


def test_any_sheep_may_be_revealed() -> None:
    """NZ-6.1, NZ-13.9: also Romney and bonus breeds, nothing else."""
    state = entering("romney", "bonus3", "merino", "ferry", "obj1")

    assert ["reveal merino", "reveal romney", "reveal bonus3", "reveal all"] == legal(state, "reveal")
    say(state, "reveal all")
    value = sum(BREED[breed]["breeding"] for breed in ("romney", "bonus3", "merino"))
    assert value == state.view(0)["question"]["breeding"]


def test_nothing_need_be_revealed() -> None:
    """NZ-6.1, NZ-6.3: no income then."""
    state = entering("merino")
    say(state, "certificates 0")

    assert 0 == state.pounds[MASHA]
    assert {"merino": 1} == in_hand(state)
    assert ["deliver local0"] == legal(state, "deliver")


def test_permanent_certificates_always_count() -> None:
    """NZ-6.2, NZ-9.4: uncovered spaces and harbourmasters; they are not spent."""
    state = table()
    clear(state, MASHA, "perm_cert_left", "perm_cert_right")
    master(state, MASHA, masters_with("perm_cert:1")[0])
    master(state, MASHA, masters_with("perm_cert:1")[1])
    hand(state, MASHA, "merino")
    for _ in range(2):
        state.pounds[MASHA] = 0
        arrive(state, MASHA, "wellington")
        say(state, "certificates 0")
        assert 4 == state.pounds[MASHA]
    assert 4 == state.permanent(MASHA)


def test_temporary_certificates_are_spent() -> None:
    """NZ-6.2, NZ-8.1: any number of them."""
    state = table()
    state.certificates[MASHA] = 3
    arrive(state, MASHA, "wellington")
    assert [f"certificates {count}" for count in range(4)] == legal(state, "certificates")
    assert ("too-few-certificates", "NZ-6.2") == refusal(state, "certificates 4")
    say(state, "certificates 3")

    assert (3, 0) == (state.pounds[MASHA], state.certificates[MASHA])


def test_nothing_is_played_during_the_reveal() -> None:
    """NZ-6.4, NZ-18.1: neither tokens nor cards, and no bonus card is bought."""
    state = table()
    hand(state, MASHA, "merino", "southdown", "ferry", "shropshire", "obj5")
    state.tokens[MASHA], state.gold[MASHA] = 2, 5
    arrive(state, MASHA, "wellington")
    assert {"show ferry", "exchange 1", "trash shropshire", "play obj5", "bonus wheel"} <= set(legal(state))
    say(state, "reveal merino")

    assert ("not-while-revealing", "NZ-6.4") == refusal(state, "show ferry")
    assert ("not-while-revealing", "NZ-6.4") == refusal(state, "exchange 1")
    assert not [line for line in legal(state) if line.split()[0] not in ("reveal", "certificates")]


def test_the_four_actions_are_one_for_objectives() -> None:
    """NZ-6.18, NZ-13.6, NZ-13.8: before and after; between them only bonus cards are bought."""
    state = table()
    foresee(state, A1="worker:sailor", B1="bonus:gold")
    hand(state, MASHA, "obj5")
    state.gold[MASHA] = 5
    arrive(state, MASHA, "wellington")
    assert "play obj5" in legal(state)
    say(state, "certificates 0")
    assert ("objective-in-city", "NZ-6.18") == refusal(state, "play obj5")
    assert "bonus wheel" in legal(state)
    say(state, "deliver local0", "disc aux_ship_1")
    assert ("objective-in-city", "NZ-6.18") == refusal(state, "play obj5")
    say(state, "bonus wheel", "foresight A1", "foresight B1")
    state.roll(Random(1))
    assert ("EndPhaseB", MASHA) == question(state)
    assert ["play obj5"] == legal(state, "play")


# --- delivery


def test_the_delivery_is_mandatory() -> None:
    """NZ-6.5: there is no way round it."""
    state = delivering(table(), 0, 0)

    assert ["deliver local0"] == legal(state)
    assert ("must-deliver", "NZ-6.5") == refusal(state, "decline")


def test_posts_within_the_value() -> None:
    """NZ-6.5, NZ-6.8: local ones up to the total."""
    for value in (0, 3, 11, 40):
        state = delivering(table(), value, 40)
        reached = [
            f"deliver {name}" for name, post in POST.items() if name.startswith("local") and post["value"] <= value
        ]
        assert reached == legal(state)


def test_foreign_posts_need_a_storehouse() -> None:
    """NZ-6.5, NZ-11.7: breeding posts of upgraded large harbours; one disc each; wool posts never."""
    breeding = [name for name, entry in HARBOUR.items() if entry.get("kind") == "breeding"]
    wool = [name for name, entry in HARBOUR.items() if entry.get("kind") == "wool"]
    state = table()
    upgraded(state, MASHA, breeding[0], wool[0])
    delivering(state, 40, 40)

    assert f"deliver {breeding[0]}" in legal(state)
    assert ("post-closed", "NZ-11.7") == refusal(state, f"deliver {breeding[1]}")
    assert f"deliver {wool[0]}" not in legal(state)
    assert ("other-post", "NZ-6.5") == refusal(state, f"deliver {wool[0]}")
    say(state, f"deliver {breeding[0]}", "disc temp_cert_limit")
    assert 40 - POST[breeding[0]]["transport"] == state.pounds[MASHA]
    delivering(state, 40, 40)
    assert ("post-taken", "NZ-6.6") == refusal(state, f"deliver {breeding[0]}")


def test_discs_of_others_do_not_matter() -> None:
    """NZ-6.7: they stack."""
    state = table()
    deliver(state, MISHA, "local3")
    delivering(state, 3, 3)
    say(state, "deliver local3", "disc aux_ship_1")

    assert {"local3": 1} == on_posts(state, MASHA) == on_posts(state, MISHA)


def test_post_zero() -> None:
    """NZ-6.9, NZ-6.10: six pounds now, eight points less for each disc."""
    state = delivering(table(), 0, 0)
    say(state, "deliver local0", "disc aux_ship_1")
    assert 6 == state.pounds[MASHA]
    state.roll(Random(1))
    deliver(state, MASHA, "local0")

    assert -16 == points(state)["trading_posts"]


@pytest.mark.parametrize("name", [name for name, post in POST.items() if post["action"]])
def test_what_posts_give_must_be_taken(name: str) -> None:
    """NZ-6.9, NZ-14.6: cards go to the discard pile without a question, the objective is chosen."""
    state = table()
    if name in HARBOUR:
        upgraded(state, MASHA, name)
    wool = name.startswith("wool") or POST[name].get("kind") == "wool"
    delivering(state, 40, 40)
    if wool:
        asked(state, delivery.DeliverWool(MASHA, 40))
    say(state, f"deliver {name}", "disc temp_cert_limit")
    for effect in POST[name]["action"]:
        if effect["op"] == "card":
            assert {effect["card"]: 1} == discarded(state)
        elif effect["op"] == "objective":
            assert not legal(state, "decline")
            assert "blind" in legal(state)


def test_an_empty_stack_is_skipped() -> None:
    """NZ-6.9, NZ-15.1: the delivery is legal all the same."""
    name = next(name for name, post in POST.items() if post["action"] == [{"op": "card", "card": "kotare"}])
    state = table()
    own(state, MISHA, *["kotare"] * 12)
    if name in HARBOUR:
        upgraded(state, MASHA, name)
    delivering(state, 40, 40)
    say(state, f"deliver {name}", "disc temp_cert_limit")

    assert {} == discarded(state)
    assert {name: 1} == on_posts(state)


def test_money_of_the_delivery_does_not_pay_for_it() -> None:
    """NZ-6.8, NZ-9.2: six pounds of post 0 and three of the step limit come afterwards."""
    state = table()
    state.discs[MASHA] = bits.gathered([DISC_NAMES.index("perm_cert_left"), DISC_NAMES.index("step_limit")])
    delivering(state, 0, 0)
    say(state, "deliver local0")

    assert ["disc step_limit"] == legal(state)
    assert ("too-dear", "NZ-6.8") == refusal(state, "disc perm_cert_left")
    dark = next(name for name in POST if name.startswith("local") and POST[name]["transport"] >= 3)
    delivering(state, 40, POST[dark]["transport"] - 1)
    assert ("too-dear", "NZ-6.8") == refusal(state, f"deliver {dark}")


def test_transport_and_uncovering_together() -> None:
    """NZ-6.8: if both cannot be paid, another pair of post and disc."""
    dark = next(name for name in POST if name.startswith("local") and POST[name]["transport"] >= 3)
    cost = POST[dark]["transport"]
    state = delivering(table(), 40, cost + 4)
    say(state, f"deliver {dark}")
    affordable = [DISC_NAMES.index(line.removeprefix("disc ")) for line in legal(state)]
    assert all(DISC_PAY[space] <= 4 for space in affordable)
    assert {"disc perm_cert_left", "disc hand_limit_1"} <= set(legal(state))
    say(state, "disc perm_cert_left")

    assert 0 == state.pounds[MASHA]


@pytest.mark.parametrize(
    ("space", "pounds"),
    [("step_limit", 3), ("hand_limit_1", -3), ("hand_limit_2", -8), ("perm_cert_left", -4), ("perm_wool_right", -4)],
)
def test_uncovering(space: str, pounds: int) -> None:
    """NZ-9.2, NZ-9.4, NZ-4.4, NZ-7.1: pay or take, then it works."""
    state = table()
    before = (state.step_limit(0), state.hand_limit(0), state.permanent(0), state.wool(0))
    delivering(state, 21, 30)
    say(state, "deliver local21", f"disc {space}")

    assert 30 - POST["local21"]["transport"] + pounds == state.pounds[MASHA]
    after = (state.step_limit(0), state.hand_limit(0), state.permanent(0), state.wool(0))
    assert 1 == sum(after) - sum(before)


def test_the_limit_of_certificates() -> None:
    """NZ-8.1, NZ-9.2: three, or five without its disc."""
    state = table()
    assert 3 == state.certificate_limit(MASHA)
    clear(state, MASHA, "temp_cert_limit")
    assert 5 == state.certificate_limit(MASHA)


def test_another_post_for_the_only_disc() -> None:
    """NZ-6.8: where transport and uncovering together are too dear, the post is not offered."""
    state = table()
    state.discs[MASHA] = bits.bit(DISC_NAMES.index("hand_limit_2"))
    delivering(state, 9, 8 + POST["local9"]["transport"] - 1)

    assert "deliver local0" in legal(state)
    assert ("no-disc-for-post", "NZ-6.8") == refusal(state, "deliver local9")


@pytest.mark.parametrize("target", ["local3", "wool5", "medium"])
def test_only_dark_discs_left(target: str) -> None:
    """NZ-9.5: then one of them may go to a white space, at its cost."""
    state = table()
    state.discs[MASHA] &= ~WHITE_DISCS
    state.pounds[MASHA] = 20
    if target == "medium":
        name = next(name for name, entry in HARBOUR.items() if "cost" in entry and entry["corner"] == "white")
        asked(state, delivery.TakeDisc(MASHA, POSTS + list(HARBOUR).index(name) - FIRST_MEDIUM, 0))
    else:
        assert "white" == POST[target]["corner"]
        asked(state, delivery.TakeDisc(MASHA, list(POST).index(target), 0))

    assert {"disc step_limit", "disc hand_limit_1", "disc hand_limit_2"} <= set(legal(state))
    say(state, "disc hand_limit_1")
    assert 17 == state.pounds[MASHA]


def without_discs(harbours: int) -> State:
    """No disc on the board; so many lie in medium harbours."""
    state = table()
    medium = [name for name, entry in HARBOUR.items() if "cost" in entry]
    upgraded(state, MASHA, *medium[:harbours])
    clear(state, MASHA, *[name for space, name in enumerate(DISC_NAMES) if state.discs[MASHA] >> space & 1])
    return state


def test_a_disc_from_a_harbour() -> None:
    """NZ-9.6, NZ-6.11, NZ-18.1: any of them to any post; transport and action as usual; the harbour is free again."""
    state = without_discs(2)
    medium = [name for name, entry in HARBOUR.items() if "cost" in entry]
    dark = next(name for name in POST if name.startswith("local") and POST[name]["action"] == [{"op": "objective"}])
    delivering(state, 40, 40)
    before = points(state).get("harbours", 0)
    say(state, f"deliver {dark}")
    assert [f"recall {name}" for name in medium[:2]] == legal(state)
    say(state, f"recall {medium[0]}")

    assert 40 - POST[dark]["transport"] == state.pounds[MASHA]
    assert ("GainObjective", MASHA) == question(state)
    assert before - HARBOUR[medium[0]]["vp"] == points(state)["harbours"]
    assert not state.has_harbour(MASHA, HARBOUR_NAMES.index(medium[0]))
    assert sound(state)


def test_a_recalled_disc_pays_the_transport_too() -> None:
    """NZ-9.6, NZ-6.11: only posts whose transport can be paid."""
    state = without_discs(1)
    dear = next(name for name in POST if name.startswith("local") and POST[name]["transport"] > 0)
    cost = POST[dear]["transport"]
    assert f"deliver {dear}" in legal(delivering(state, 40, cost))
    delivering(state, 40, cost - 1)

    assert "deliver local0" in legal(state)
    assert ("too-dear", "NZ-6.8") == refusal(state, f"deliver {dear}")


def test_recall_when_nothing_can_be_uncovered() -> None:
    """NZ-9.6: also if the cost of every pair is too high."""
    state = table()
    medium = next(name for name, entry in HARBOUR.items() if "cost" in entry)
    upgraded(state, MASHA, medium)
    clear(
        state,
        MASHA,
        *[name for space, name in enumerate(DISC_NAMES) if state.discs[MASHA] >> space & 1 and name != "hand_limit_2"],
    )
    delivering(state, 0, 0)
    say(state, "deliver local0")
    assert [f"recall {medium}"] == legal(state)
    delivering(state, 0, 8)
    say(state, "deliver local0")
    assert ["disc hand_limit_2"] == legal(state)
    assert ("disc-on-board", "NZ-9.6") == refusal(state, f"recall {medium}")


def test_recall_is_the_last_resort() -> None:
    """NZ-9.6: as long as one pair of post and board disc is legal, no harbour disc opens a dearer post."""
    state = table()
    medium = next(name for name, entry in HARBOUR.items() if "cost" in entry)
    upgraded(state, MASHA, medium)
    clear(
        state,
        MASHA,
        *[name for space, name in enumerate(DISC_NAMES) if state.discs[MASHA] >> space & 1 and name != "hand_limit_2"],
    )
    delivering(state, 9, 8)

    free = [f"deliver {name}" for name, post in POST.items() if name.startswith("local") and not post["transport"]]
    assert [line for line in free if POST[line.split()[1]]["value"] <= 9] == legal(state)
    assert ("no-disc-for-post", "NZ-6.8") == refusal(state, "deliver local9")


def test_no_wool_post_by_recall() -> None:
    """NZ-9.6, NZ-6.5: a disc of a harbour goes where sheep are delivered, not to wool posts."""
    state = delivering(without_discs(1), 40, 40)

    assert legal(state) == [f"deliver {name}" for name in POST if name.startswith("local")]
    assert ("other-post", "NZ-6.5") == refusal(state, "deliver wool5")


def test_no_disc_at_all() -> None:
    """NZ-6.11, NZ-9.6: the delivery is skipped, the foresight follows."""
    state = without_discs(0)
    foresee(state, A1="worker:sailor")
    delivering(state, 5, 5)

    assert "without-disc" in happened(state)
    assert ("Foresight", MASHA) == question(state)
    assert 5 == state.pounds[MASHA]


# --- foresight


def foreseeing(state: State, bag: int) -> State:
    """Foresight of a bag."""
    state.runholders[MASHA] = NODE_NAMES.index("wellington")
    frames = [wellington.Foresight(MASHA, place) for place in range(bag, 2)]
    return asked(state, *frames, wellington.LeaveWellington(MASHA))


def test_a_worker_comes_to_the_market() -> None:
    """NZ-6.12: the topmost empty space of its column."""
    state = table()
    state.jobs[2] = 0b101
    state.bags[2] -= 2
    foresee(state, A1="worker:sailor", A2="worker:shearer")
    foreseeing(state, 0)
    say(state, "foresight A1")

    assert 0b111 == state.jobs[2]
    assert sound(state)


def test_a_hazard_comes_to_its_zone() -> None:
    """NZ-6.12: the empty space with the lowest number."""
    kinds = [name for name in TILE_NAMES if name.startswith("hazard:flood")]
    state = table()
    tile(state, zone("flood")[0], kinds[0])
    foresee(state, A1="worker:sailor", A2=kinds[1])
    foreseeing(state, 0)
    say(state, "foresight A2")

    assert TILE_NAMES.index(kinds[1]) == state.trail[NODE_NAMES.index(zone("flood")[1])]


def test_a_tile_without_space_leaves_the_game() -> None:
    """NZ-6.12: and may be chosen for that."""
    state = table()
    state.jobs[2] = (1 << JOB_ROWS) - 1
    state.bags[2] -= JOB_ROWS
    foresee(state, A1="worker:sailor", A2="worker:shearer")
    foreseeing(state, 0)
    assert ["foresight A1", "foresight A2"] == legal(state)
    say(state, "foresight A1")

    assert 1 == state.gone[2]
    assert sound(state)


def test_one_tile_must_be_chosen() -> None:
    """NZ-6.12, NZ-6.17: of what is there; two equal tiles are one choice; none is skipped."""
    state = table()
    foresee(state, A2="worker:sailor", B1="bonus:gold", B2="bonus:gold")
    foreseeing(state, 0)
    assert ["foresight A2"] == legal(state)
    assert ("no-tile", "NZ-6.12") == refusal(state, "foresight A1")
    say(state, "foresight A2")
    assert ["foresight B1"] == legal(state)
    assert ("equal-tile", "NZ-6.12") == refusal(state, "foresight B2")
    empty = foreseeing(table(), 0)
    empty.roll(Random(1))
    assert MISHA == empty.player


def test_leaving() -> None:
    """NZ-6.17: the runholder goes to the start, the empty spaces are filled from their bags."""
    state = table()
    foresee(state, A1="worker:sailor", A2="worker:shearer", B1="bonus:gold", B2="bonus:romney")
    foreseeing(state, 0)
    say(state, "foresight A1", "foresight B2")
    state.roll(Random(1))

    assert "start" == runholder(state)
    assert all(tile >= 0 for tile in state.foresight)
    assert TILE_NAMES.index("worker:shearer") == state.foresight[1]
    assert sound(state)


def test_an_empty_bag_leaves_a_space_empty() -> None:
    """NZ-6.17."""
    state = table()
    foresee(state, A1="worker:sailor", B1="bonus:gold")
    for kind in range(TILES):
        state.gone[kind] += state.bags[kind]
        state.bags[kind] = 0
    foreseeing(state, 0)
    say(state, "foresight A1", "foresight B1")
    state.roll(Random(1))

    assert [-1] * 4 == listed(state.foresight)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_token_moves_on(seats: int) -> None:
    """NZ-6.13, NZ-6.14, NZ-20.8: after 11, 16 or 21 tiles it leaves the market."""
    state = table(seats)
    state.filled = seats - 1
    placed = 0
    rows = [int(state.row)]
    while state.last < 0:
        wellington.offer_bonus(state, MASHA, TILE_NAMES.index("bonus:gold"))
        placed += 1
        rows.append(int(state.row))

    assert {2: 11, 3: 16, 4: 21}[seats] == placed == 5 * seats + 1
    assert list(range(int(FIRST_ROW), int(ROWS) + 1)) == sorted(set(rows))
    assert 1 == placed - sum(rows[place] == rows[place + 1] for place in range(placed)) - (ROWS - FIRST_ROW - 1)
    assert all(state.bonus[row * SEATS + seats - 1] >= 0 for row in range(FIRST_ROW, ROWS))


def test_the_yellow_arrow() -> None:
    """NZ-6.14, NZ-6.15: the sheep market is filled at once, up to its size."""
    row = listed(ARROW).index(REFILL)
    state = table()
    market(state, "lincoln")
    state.row, state.filled = row, 1
    foresee(state, B1="bonus:gold")
    foreseeing(state, 1)
    say(state, "foresight B1")
    assert "wellington" == runholder(state)
    while state.player == -1 and state.sizes[MARKET] < MARKET_SIZE[2]:
        state.apply(state.draw(Random(2)))

    assert MARKET_SIZE[2] == state.sizes[MARKET]
    assert row + 1 == state.row


def test_a_full_market_stays_as_it_is() -> None:
    """NZ-6.15, NZ-15.2: nothing is taken away; an empty stack ends it."""
    state = table()
    market(state, *["lincoln"] * 7, *["corriedale"] * 5)
    wellington.follow_arrow(state, MASHA, REFILL)
    state.roll(Random(1))
    assert 12 == state.sizes[MARKET]
    other = table()
    own(
        other,
        MISHA,
        *[breed for breed in BREED if BREED[breed]["kind"] == "market" for _ in range(BREED[breed]["count"])],
    )
    assert 0 == other.sizes[SHEEP_STACK]
    wellington.follow_arrow(other, MASHA, REFILL)
    assert 0 == other.sizes[MARKET]


def test_the_turquoise_arrow() -> None:
    """NZ-6.14, NZ-6.16: four neutral buildings are turned for good."""
    state = table()
    state.row, state.filled = listed(ARROW).index(FLIP), 1
    before = [int(state.face(NODE_NAMES.index(letter))) for letter in "ABCDEFGH"]
    wellington.offer_bonus(state, MASHA, TILE_NAMES.index("bonus:gold"))
    after = [int(state.face(NODE_NAMES.index(letter))) for letter in "ABCDEFGH"]

    assert 4 == sum(old != new for old, new in zip(before, after, strict=True))
    assert "buildings-flipped" in happened(state)
    assert [END] == [arrow for row, arrow in enumerate(listed(ARROW)) if row == ROWS - 1]


def test_the_display_is_refilled_after_a_delivery() -> None:
    """NZ-6.9, NZ-14.10."""
    state = delivering(table(), 9, 9)
    say(state, "deliver local9", "disc temp_cert_limit", "objective obj1")
    state.roll(Random(1))

    assert 4 == state.sizes[SHOWN]


def test_tokens_during_the_delivery() -> None:
    """NZ-13.7: any time but during a reveal; the choice of post and disc is one."""
    state = table()
    state.tokens[MASHA] = 1
    delivering(state, 0, 0)
    stack(state, MASHA, "merino")
    assert "exchange 1" in legal(state)
    say(state, "deliver local0")
    assert ("token-not-now", "NZ-13.10") == refusal(state, "exchange 1")


def test_what_lies_in_the_bonus_market_stays() -> None:
    """NZ-6.13: a tile that was taken leaves its space empty."""
    state = table(3)
    collect(state, MASHA, "bonus:gold")
    state.filled = 1
    wellington.offer_bonus(state, MASHA, TILE_NAMES.index("bonus:ship"))

    assert [-1, TILE_NAMES.index("bonus:ship")] == listed(state.bonus)[FIRST_ROW * SEATS : FIRST_ROW * SEATS + 2]
