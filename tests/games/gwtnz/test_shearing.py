"""Shearing and wool posts (NZ-14.6)."""

import pytest

from igroteka.core.chance import Random
from igroteka.games.gwtnz.data.box import DISC_NAMES, DISC_PAY
from igroteka.games.gwtnz.rules import delivery, shearing, shipping
from igroteka.games.gwtnz.state import State
from tests.games.gwtnz.table import (
    BREED,
    HARBOUR,
    MASHA,
    POST,
    arrive,
    asked,
    clear,
    collect,
    deliver,
    discarded,
    hand,
    in_hand,
    legal,
    on_posts,
    own,
    question,
    refusal,
    say,
    ship,
    sound,
    stack,
    table,
    upgraded,
    workers,
)


def shears(count: int, *held: str) -> State:
    """The action with so many shearers."""
    state = table()
    workers(state, MASHA, shearer=count)
    hand(state, MASHA, *held)
    return asked(state, shearing.Shear(MASHA, count, 0))


def test_one_shearer_for_each_sheep() -> None:
    """NZ-14.6: as many sheep of different breeds as there are shearers."""
    state = shears(2, "merino", "merino", "southdown", "romney")
    assert not [line for line in legal(state) if line == "reveal all"]
    assert ("too-few-shearers", "NZ-14.6") == refusal(state, "reveal all")
    say(state, "reveal merino")
    assert ("breed-twice", "NZ-14.6") == refusal(state, "reveal merino")
    say(state, "reveal romney")

    assert BREED["merino"]["wool"] + BREED["romney"]["wool"] == state.pounds[MASHA]
    assert {"merino": 1, "romney": 1} == discarded(state)
    assert {"merino": 1, "southdown": 1} == in_hand(state)


def test_fewer_sheep() -> None:
    """NZ-14.6: done whenever one likes; then the rest may still draw and discard."""
    state = shears(3, "merino", "southdown", "lincoln")
    stack(state, MASHA, "shropshire")
    say(state, "reveal merino", "done")
    assert ("Shear", MASHA) == question(state)
    assert BREED["merino"]["wool"] == state.pounds[MASHA]
    assert ("shorn-already", "NZ-14.6") == refusal(state, "reveal southdown")
    assert ["draw 1", "done"] == legal(state)
    say(state, "draw 1")
    state.roll(Random(1))
    say(state, "discard southdown", "draw 1")
    state.roll(Random(2))
    say(state, legal(state, "discard")[0])
    assert ("Shear", MASHA) != question(state)


def test_drawing_before_shearing() -> None:
    """NZ-14.6: a shearer that draws does not shear."""
    state = shears(2, "southdown", "shropshire")
    stack(state, MASHA, "merino")
    say(state, "draw 1")
    state.roll(Random(1))
    say(state, "discard southdown")
    assert ["reveal shropshire", "reveal merino"] == legal(state, "reveal")
    say(state, "reveal merino")

    assert BREED["merino"]["wool"] == state.pounds[MASHA]


def test_nothing_revealed_nothing_gained() -> None:
    """NZ-14.6: not even the permanent wool, and no disc is placed."""
    state = shears(2, "merino")
    clear(state, MASHA, "perm_wool_left", "perm_wool_right")
    say(state, "done")

    assert 0 == state.pounds[MASHA]
    assert {"local0": 2} == on_posts(state)


def test_only_sheep() -> None:
    """NZ-14.6: never other cards; tokens and cards before the reveal, not during it (NZ-6.4)."""
    state = shears(3, "merino", "southdown", "ferry")
    state.tokens[MASHA] = 1
    assert ["reveal southdown", "reveal merino", "reveal all"] == legal(state, "reveal")
    assert {"show ferry", "exchange 1"} <= set(legal(state))
    say(state, "reveal merino")
    assert ("not-while-revealing", "NZ-6.4") == refusal(state, "show ferry")
    assert ["reveal southdown", "done"] == legal(state)


def test_certificates_do_not_count() -> None:
    """NZ-14.6: neither temporary nor permanent ones."""
    state = shears(1, "merino")
    state.certificates[MASHA] = 3
    clear(state, MASHA, "perm_cert_right")
    say(state, "reveal merino")

    assert (BREED["merino"]["wool"], 3) == (state.pounds[MASHA], state.certificates[MASHA])


def selling(value: int, pounds: int = 20) -> State:
    """The shearing brought this value."""
    state = table()
    state.pounds[MASHA] = pounds
    return asked(state, delivery.DeliverWool(MASHA, value))


@pytest.mark.parametrize("value", [5, 9, 13])
def test_local_wool_posts(value: int) -> None:
    """NZ-14.6, NZ-9.7: one disc on a post within the value, or none."""
    state = selling(value)

    assert [f"deliver wool{post}" for post in (5, 9, 13) if post <= value] + ["decline"] == legal(state)
    say(state, "decline")
    assert {} == on_posts(state)


def test_a_second_disc_only_on_thirteen() -> None:
    """NZ-14.6."""
    state = table()
    deliver(state, MASHA, "wool5", "wool9", "wool13")
    state.pounds[MASHA] = 20
    asked(state, delivery.DeliverWool(MASHA, 20))

    assert ["deliver wool13", "decline"] == legal(state)
    assert ("post-taken", "NZ-14.6") == refusal(state, "deliver wool9")
    assert ("other-post", "NZ-14.6") == refusal(state, "deliver local3")


def test_foreign_wool_posts() -> None:
    """NZ-14.6, NZ-11.7: those of upgraded large harbours."""
    names = [name for name, entry in HARBOUR.items() if entry.get("kind") == "wool"]
    state = table()
    upgraded(state, MASHA, names[1])
    state.pounds[MASHA] = 20
    asked(state, delivery.DeliverWool(MASHA, 20))
    assert f"deliver {names[1]}" in legal(state)
    assert ("post-closed", "NZ-11.7") == refusal(state, f"deliver {names[0]}")
    say(state, f"deliver {names[1]}", "disc step_limit")

    assert 20 - POST[names[1]]["transport"] + 3 == state.pounds[MASHA]


def test_the_transport_must_be_paid() -> None:
    """NZ-14.18, NZ-14.6: with the cost of uncovering, out of the money held before."""
    cost = POST["wool9"]["transport"]
    state = selling(9, cost - 1)
    assert ("too-dear", "NZ-14.18") == refusal(state, "deliver wool9")
    state = selling(9, cost)
    say(state, "deliver wool9")
    assert ("too-dear", "NZ-14.18") == refusal(state, "disc perm_wool_right")
    assert "disc step_limit" in legal(state)


def test_a_wool_post_without_a_disc_to_pay() -> None:
    """NZ-14.18, NZ-14.6: transport and uncovering together; no disc comes back from a harbour for wool (NZ-9.6)."""
    state = table()
    upgraded(state, MASHA, next(name for name, entry in HARBOUR.items() if "cost" in entry))
    clear(state, MASHA, *[name for place, name in enumerate(DISC_NAMES) if place != LAST and not is_free(state, place)])
    cost = POST["wool9"]["transport"]
    state.pounds[MASHA] = cost + DISC_PAY[LAST] - 1
    asked(state, delivery.DeliverWool(MASHA, 9))

    assert ["deliver wool5", "decline"] == legal(state)
    assert ("no-disc-for-post", "NZ-14.18") == refusal(state, "deliver wool9")
    state.pounds[MASHA] = 0
    asked(state, delivery.DeliverWool(MASHA, 9))
    assert ("DeliverWool", MASHA) != question(state)


LAST = DISC_NAMES.index("hand_limit_2")


def is_free(state: State, space: int) -> bool:
    """Has the disc left this space?"""
    return state.is_clear(MASHA, space)


def test_the_romney_must_be_taken() -> None:
    """NZ-14.6: without a question, as long as there are any."""
    state = selling(13)
    say(state, "deliver wool13", "disc step_limit")
    assert {"romney": 1} == discarded(state)
    other = selling(13)
    own(other, 1, *["romney"] * 18)
    say(other, "deliver wool13", "disc step_limit")
    assert {} == discarded(other)


@pytest.mark.parametrize("sources", [1, 2, 3])
def test_permanent_wool(sources: int) -> None:
    """NZ-9.4: from the board and from tiles, in every shearing."""
    state = table()
    clear(state, MASHA, *["perm_wool_left", "perm_wool_right"][: min(sources, 2)])
    if sources == 3:
        collect(state, MASHA, "bonus:perm_wool")
    hand(state, MASHA, "merino")
    asked(state, shearing.Shear(MASHA, 1, 0))
    say(state, "reveal merino")

    assert BREED["merino"]["wool"] + sources == state.pounds[MASHA]


# --- workers who leave in the middle


def sends(state: State, craft: str) -> None:
    """A card moves the ship into a harbour, and a worker stays there."""
    name = next(name for name, entry in HARBOUR.items() if entry.get("master_space"))
    ship(state, MASHA, HARBOUR[name]["at"])
    say(state, "show bonus4", f"upgrade {name}", "disc temp_cert_limit")
    if ("TakeCard", MASHA) == question(state):
        say(state, "decline")
    say(state, f"master {craft}")
    state.roll(Random(1))
    if ("Immediate", MASHA) == question(state):
        say(state, "decline")


def test_a_shearer_who_leaves_is_missed_at_once() -> None:
    """NZ-18.5: three could shear, one becomes harbourmaster, two are left."""
    state = table(sets="1 2 3 4")
    workers(state, MASHA, shearer=3)
    hand(state, MASHA, "merino", "southdown", "english_leicester", "bonus4")
    state.pounds[MASHA] = 40
    arrive(state, MASHA, "E")
    say(state, "local 1 a")
    assert "reveal all" in legal(state)
    sends(state, "shearer")

    assert ("Shear", MASHA) == question(state)
    assert ("too-few-shearers", "NZ-14.6") == refusal(state, "reveal all")
    say(state, "reveal merino", "reveal southdown")
    assert ("Shearing", MASHA) != question(state)
    assert sound(state)


def test_a_shearer_who_was_used_may_be_the_one_who_leaves() -> None:
    """NZ-18.5: of three one has drawn; if one leaves, two are left."""
    state = table(sets="1 2 3 4")
    workers(state, MASHA, shearer=3)
    hand(state, MASHA, "merino", "southdown", "bonus4")
    state.pounds[MASHA] = 40
    arrive(state, MASHA, "E")
    say(state, "local 1 a", "draw 1")
    state.roll(Random(1))
    say(state, next(line for line in legal(state, "discard") if line not in ("discard merino", "discard southdown")))
    if "bonus4" not in in_hand(state):
        hand(state, MASHA, "merino", "southdown", "bonus4")
    sends(state, "shearer")

    assert {"reveal merino", "reveal southdown"} <= set(legal(state, "reveal"))
    say(state, "reveal merino")
    assert ("Shearing", MASHA) == question(state)


@pytest.mark.parametrize("counts", [True, False])
def test_a_sailor_who_leaves_is_missed_at_once(counts: bool) -> None:
    """NZ-18.5: points that are sailors become fewer, printed points do not."""
    state = table(sets="1 2 3 4")
    workers(state, MASHA, sailor=3)
    hand(state, MASHA, "bonus4")
    state.pounds[MASHA] = 40
    asked(state, shipping.Ship(MASHA, 3, 1 if counts else 0))
    sends(state, "sailor")

    assert ("Ship", MASHA) == question(state)
    assert (2 if counts else 3) == state.question()["points"]
    assert sound(state)
