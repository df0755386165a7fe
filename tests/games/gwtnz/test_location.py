"""Phase B: using the location (NZ-5), and auxiliary actions (NZ-10)."""

import pytest

from igroteka.core.chance import Random
from igroteka.games.gwtnz.data.box import CARD_NAMES, NODE_NAMES, TILE_NAMES
from igroteka.games.gwtnz.rules import auxiliary, location
from igroteka.games.gwtnz.state import STACK, State
from tests.games.gwtnz.table import (
    FACE,
    MASHA,
    MISHA,
    SITES,
    arrive,
    asked,
    clear,
    face_with,
    flip,
    hand,
    hazard,
    house,
    job,
    legal,
    locals_of,
    market,
    purse,
    question,
    refusal,
    runholder,
    say,
    side_b,
    site_with,
    sound,
    stack,
    stall,
    table,
    tile,
    workers,
    zone,
)


def test_each_local_action_once_in_any_order() -> None:
    """NZ-5.1: and then no auxiliary action."""
    state = table()
    job(state, 1, "sailor", "shearer")
    job(state, 2, "sailor")
    hand(state, MASHA, "merino", "merino")
    state.pounds[MASHA] = 40
    arrive(state, MASHA, "A")
    assert ["local 1 a", "local 2 a", "local 3 a"] == legal(state, "local")
    say(state, "local 2 a", "hire 1 shearer")
    if ("TakeCard", MASHA) == question(state):
        say(state, "decline")

    assert ["local 1 a", "local 3 a", "done"] == legal(state)
    assert ("used-already", "NZ-5.1") == refusal(state, "local 2 a")
    assert ("aux-after-local", "NZ-5.1") == refusal(state, "aux money single")


# --- begun and declined


def rich_table(at: str) -> State:
    """Somebody who could do whatever a building offers."""
    state = table()
    for number in ("6a", "7a", "10a"):
        house(state, MASHA, number, SITES[int(number[:-1])])
    job(state, 1, "sailor", "shearer")
    stall(state, 1, TILE_NAMES[-1].removeprefix("bonus:"))
    tile(state, zone("flood")[0], hazard("flood"))
    market(state, "lincoln")
    hand(state, MASHA, "merino", "english_leicester")
    state.pounds[MASHA] = 60
    return arrive(state, MASHA, at)


ENDS = ("decline", "done")


@pytest.mark.parametrize("letter", "ABCDEFGH")
def test_what_was_declined_was_not_done(letter: str) -> None:
    """NZ-5.1: nothing was paid or gained, so everything stands as before, the auxiliary action too."""
    state = rich_table(letter)
    before, offered = state.dump(), legal(state)
    declined = 0
    for local in legal(state, "local"):
        say(state, local)
        ends = [line for line in legal(state) if line in ENDS]
        if ("UseBuilding", MASHA) == question(state) or not ends:
            state = rich_table(letter)
            continue
        for _ in range(3):
            assert sound(state)
            say(state, ends[0])
            assert before == state.dump()
            assert offered == legal(state)
            say(state, local)
        say(state, ends[0])
        declined += 1
    say(state, "aux money single")

    assert 0 < declined
    assert 61 == state.pounds[MASHA]


@pytest.mark.parametrize("start", ["pathfinder", "certificate", "shear", "ship:sailors", "draw_discard"])
def test_what_was_declined_in_a_private_building(start: str) -> None:
    """NZ-5.1, NZ-8.3: also where only the gold of the track makes it a question."""
    face, line = face_with(start)
    state = table(b=side_b(face))
    house(state, MASHA, face, SITES[0])
    hand(state, MASHA, "merino")
    state.pounds[MASHA] = 20
    state.gold[MASHA] = 5
    state.pathfinder[MASHA] = 2
    arrive(state, MASHA, SITES[0])
    before = state.dump()
    say(state, line)
    assert sound(state)
    say(state, next(line for line in legal(state) if line in ENDS))

    assert before == state.dump()
    assert "aux money single" in legal(state)


def test_what_was_done_is_done() -> None:
    """NZ-5.1, NZ-14.6: one shearer has drawn a card; the rest of the action may be left."""
    state = rich_table("E")
    workers(state, MASHA, shearer=2)
    say(state, "local 1 a", "draw 1")
    state.roll(Random(1))
    say(state, legal(state, "discard")[0], "done")

    assert ("used-already", "NZ-5.1") == refusal(state, "local 1 a")
    assert ("aux-after-local", "NZ-5.1") == refusal(state, "aux money single")


def test_a_card_shown_in_between_does_not_make_it_done() -> None:
    """NZ-5.1, NZ-13.1: the card is shown, the action is not done."""
    state = rich_table("A")
    hand(state, MASHA, "ferry")
    say(state, "local 1 a", "show ferry")
    state.roll(Random(1))
    say(state, "decline")

    assert "local 1 a" in legal(state)
    assert "aux money single" in legal(state)
    assert 62 == state.pounds[MASHA]


def test_a_building_replaced_while_its_action_stands() -> None:
    """NZ-5.7, NZ-13.4: who goes on with the action of the old tile has used it; who declines has not."""
    for goes_on in (True, False):
        low, line = face_with("hire")
        high = next(face for face in FACE if face[-1] == "a" and is_one_more(face, low))
        state = table(b=side_b(low), sets="1 2 3 6")
        house(state, MASHA, low, SITES[0])
        job(state, 1, "sailor")
        hand(state, MASHA, "bonus6")
        state.pounds[MASHA] = 60
        arrive(state, MASHA, SITES[0])
        say(state, line, "show bonus6", f"build {high[:-1]} {SITES[0]}")
        state.roll(Random(1))
        say(state, "hire 1 sailor" if goes_on else "decline")
        if ("Immediate", MASHA) == question(state):
            say(state, "decline")

        assert goes_on == (not legal(state, "local"))


def is_one_more(face: str, other: str) -> bool:
    """Does a building need one craftsman more?"""
    return bool(FACE[face]["craftsmen"] == FACE[other]["craftsmen"] + 1)


def test_an_auxiliary_action_instead() -> None:
    """NZ-5.1, NZ-10.2: single, and it ends the use of the building."""
    state = table()
    clear(state, MASHA, "aux_money_2")
    arrive(state, MASHA, "A")
    assert ("single-only", "NZ-10.2") == refusal(state, "aux money double")
    say(state, "aux money single")

    assert 1 == state.pounds[MASHA]
    assert not [line for line in legal(state) if line.startswith(("local", "aux"))]


def test_doing_nothing() -> None:
    """NZ-5.1, NZ-5.4."""
    state = table(at="A")
    say(state, "done")
    state.roll(Random(1))

    assert MISHA == state.player
    assert (0, 0, 0, 0) == purse(state)


def test_one_of_two_alternatives() -> None:
    """NZ-5.2: a slash means one of them."""
    state = table()
    face = next(face for face in ["H", *FACE] if any(line.endswith("b") for line in locals_of(face)))
    both = [line for line in locals_of(face) if line[:-1] + "b" in locals_of(face)]
    assert "H" == face
    arrive(state, MASHA, "H")
    assert {both[0], both[1]} <= set(legal(state, "local"))
    say(state, both[0])

    assert both[1] not in legal(state)
    assert ("used-already", "NZ-5.1") == refusal(state, both[1])


def test_the_extra_action_is_the_owners() -> None:
    """NZ-5.3, NZ-5.4: another player only has a single auxiliary action there."""
    node = site_with("gold:1")
    state = table()
    house(state, MISHA, "1a", node)
    hand(state, MASHA, "merino")
    arrive(state, MASHA, node)
    assert ["aux money single", "aux cycle single", "done"] == legal(state)

    hand(state, MISHA, "merino")
    arrive(state, MISHA, node)
    assert "local extra a" in legal(state)
    say(state, "local extra a", "discard merino")
    assert 1 == state.gold[MISHA]
    assert ("aux-after-local", "NZ-5.1") == refusal(state, "aux money single", MISHA)


def test_no_extra_action_on_a_plain_space() -> None:
    """NZ-5.3."""
    state = table()
    house(state, MASHA, "1a", SITES[0])
    hand(state, MASHA, "merino")
    arrive(state, MASHA, SITES[0])

    assert ("extra-owner", "NZ-5.3") == refusal(state, "local extra a")


def test_the_extra_action_every_time() -> None:
    """NZ-5.3: at each visit once."""
    node = site_with("gold:1")
    state = table()
    house(state, MASHA, "1a", node)
    hand(state, MASHA, "merino", "merino")
    for visit in (1, 2):
        arrive(state, MASHA, node)
        say(state, "local extra a", "discard merino")
        assert visit == state.gold[MASHA]
        assert "local extra a" not in legal(state)


@pytest.mark.parametrize("foreign", [False, True])
def test_somebody_elses_tile(foreign: bool) -> None:
    """NZ-5.4: one single auxiliary action or nothing."""
    state = table()
    node = SITES[0] if foreign else zone("flood")[0]
    if foreign:
        house(state, MISHA, "2a", node)
    else:
        tile(state, node, hazard("flood"))
    clear(state, MASHA, "aux_money_2")
    arrive(state, MASHA, node)

    assert ["aux money single", "aux cycle single", "done"] == legal(state)
    say(state, "aux money single")
    state.roll(Random(1))
    assert MISHA == state.player
    hand(state, MASHA, "ferry")
    state.tokens[MASHA] = 1
    arrive(state, MASHA, node)
    say(state, "done")  # who is done is not asked again
    state.roll(Random(1))
    assert MISHA == state.player


def test_wellington_has_four_actions() -> None:
    """NZ-5.5: income, delivery, foresight A and B, in order."""
    state = table()
    state.roll(Random(1))
    for slot, name in enumerate(["worker:sailor", "worker:shearer", "bonus:gold", "bonus:romney"]):
        state.foresight[slot] = table_tile(name)
        state.bags[table_tile(name)] -= 1
    arrive(state, MASHA, "wellington")
    asked_for: list[str] = []
    for line in ("certificates 0", "deliver local0", "disc aux_ship_1", "foresight A1", "foresight B1"):
        asked_for.append(question(state)[0])
        say(state, line)

    assert ["Income", "Deliver", "TakeDisc", "Foresight", "Foresight"] == asked_for


def table_tile(name: str) -> int:
    """The number of a tile."""
    return TILE_NAMES.index(name)


def test_actions_are_not_interleaved() -> None:
    """NZ-5.6: one is finished before the next begins; free plays may come in between."""
    state = table()
    job(state, 1, "sailor")
    hand(state, MASHA, "merino", "merino", "ferry")
    state.pounds[MASHA] = 40
    arrive(state, MASHA, "A")
    say(state, "local 1 a")

    assert not legal(state, "local")
    assert ["show ferry"] == legal(state, "show")


def replaceable() -> tuple[str, str]:
    """Two faces of different numbers, the second one craftsman better."""
    return next(
        (old, new)
        for old in FACE
        for new in FACE
        if FACE[new]["craftsmen"] == FACE[old]["craftsmen"] + 1 and old[:-1] != new[:-1]
    )


@pytest.mark.parametrize("used", [False, True])
def test_replacing_the_building_one_stands_on(used: bool) -> None:
    """NZ-5.7, NZ-18.1: the new one may be used unless a local action of the old one was."""
    old, line = face_with("money")
    new = next(face for face in FACE if FACE[face]["craftsmen"] == FACE[old]["craftsmen"] + 1 and face[:-1] != old[:-1])
    state = table(2, b=f"{side_b(old)} {side_b(new)}", sets="1 2 3 6")
    node = SITES[0]
    house(state, MASHA, old, node)
    hand(state, MASHA, "bonus6")
    state.pounds[MASHA] = 10
    arrive(state, MASHA, node)
    if used:
        say(state, line)
    say(state, "show bonus6", f"build {new[:-1]} {node}")
    state.roll(Random(1))

    assert new == state.view(0)["question"].get("building", new)
    if used:
        assert ("UseBuilding", MASHA) != question(state)
    else:
        assert ("UseBuilding", MASHA) == question(state)
        assert "aux money single" in legal(state)


def test_all_of_a_new_building() -> None:
    """NZ-5.7: if nothing of the old one was used, every local action of the new one is open, one after the other."""
    new = next(
        face for face in FACE if [words[0].startswith(FREE) for words in locals_of(face).values()][:2] == [True] * 2
    )
    old = next(face for face in FACE if FACE[face]["craftsmen"] == FACE[new]["craftsmen"] - 1 and face[:-1] != new[:-1])
    state = table(2, b=f"{side_b(old)} {side_b(new)}", sets="1 2 3 6")
    house(state, MASHA, old, SITES[0])
    hand(state, MASHA, "bonus6")
    arrive(state, MASHA, SITES[0])
    say(state, "show bonus6", f"build {new[:-1]} {SITES[0]}")
    state.roll(Random(1))
    first, second = list(locals_of(new))[:2]
    assert {first, second} <= set(legal(state, "local"))
    say(state, first)
    if question(state)[0] != "UseBuilding":
        say(state, "decline" if "decline" in legal(state) else "done")

    assert second in legal(state)


FREE = (
    "ship",
    "money:",
    "aux",
    "shear",
    "certificate",
    "pathfinder",
    "exchange",
    "objective",
    "draw",
)  # offered to all


def test_the_extra_action_survives_a_replacement() -> None:
    """NZ-5.8, NZ-5.3, NZ-5.7: it belongs to the space; using it opens nothing of the new tile."""
    old, line = face_with("money")
    new = next(face for face in FACE if FACE[face]["craftsmen"] == FACE[old]["craftsmen"] + 1 and face[:-1] != old[:-1])
    node = site_with("gold:1")
    state = table(2, b=f"{side_b(old)} {side_b(new)}", sets="1 2 3 6")
    house(state, MASHA, old, node)
    hand(state, MASHA, "bonus6", "merino", "merino", "southdown", "shropshire", "shropshire")
    state.pounds[MASHA] = 10
    arrive(state, MASHA, node)
    say(state, line, "show bonus6", f"build {new[:-1]} {node}")
    state.roll(Random(1))

    assert ["local extra a"] == legal(state, "local")
    assert ("building-replaced", "NZ-5.7") == refusal(state, other_local(line))
    say(state, "local extra a", "discard southdown")
    frame = state.top()
    assert not isinstance(frame, location.UseBuilding) or not frame.left(state)


def other_local(line: str) -> str:
    """A local action that was not used."""
    return "local 2 a" if line == "local 1 a" else "local 1 a"


def test_after_the_extra_action_a_new_building_may_be_used() -> None:
    """NZ-5.8: the extra action is none of the old tile."""
    old, new = replaceable()
    node = site_with("gold:1")
    state = table(2, b=f"{side_b(old)} {side_b(new)}", sets="1 2 3 6")
    house(state, MASHA, old, node)
    hand(state, MASHA, "bonus6", "southdown", "merino", "merino")
    state.pounds[MASHA] = 20
    arrive(state, MASHA, node)
    say(state, "local extra a", "discard southdown", "show bonus6", f"build {new[:-1]} {node}")
    state.roll(Random(1))

    frame = state.top()
    assert isinstance(frame, location.UseBuilding)
    assert 0 != frame.left(state)
    assert "local extra a" not in legal(state)


def test_flipped_neutral_buildings() -> None:
    """NZ-6.16: runholders stay, only the new side is used."""
    state = table()
    arrive(state, MASHA, "B")
    before = len(locals_of("B"))
    flip(state)
    arrive(state, MASHA, "B")

    assert "Bb" == state.view(0)["question"]["building"]
    assert len(locals_of("Bb")) > before
    assert "B" == runholder(state)
    state.runholders[MASHA] = NODE_NAMES.index("A")
    arrive(state, MASHA, "A")
    assert "A" == state.view(0)["question"]["building"]


def test_a_run_begins_a_new_phase_b() -> None:
    """NZ-14.13, NZ-20.5: a whole new phase B; what the left building still had is lost; no drawing in between."""
    face, line = face_with("run:")
    state = table(2, b=side_b(face))
    node = SITES[0]
    house(state, MASHA, face, node)
    hand(state, MASHA, "merino")
    arrive(state, MASHA, node)
    say(state, line)
    assert ("Run", MASHA) == question(state)
    say(state, next(move for move in legal(state, "move") if move.split()[1] == "B"))

    assert ("UseBuilding", MASHA) == question(state)
    assert "B" == state.view(0)["question"]["node"]
    assert 1 == state.hand_size(MASHA)
    assert "aux money single" in legal(state)
    say(state, "aux money single")
    state.roll(Random(1))
    assert MISHA == state.player


def with_local(start: str) -> tuple[State, str]:
    """Masha stands on a building with such a local action, with empty hands and no deck."""
    face, line = face_with(start)
    state = table(2, b=side_b(face))
    house(state, MASHA, face, SITES[0])
    for card in range(len(CARD_NAMES)):
        while state.count(STACK + MASHA, card):
            state.move_card(STACK + MASHA, STACK + MISHA, card)
    return arrive(state, MASHA, SITES[0]), line


@pytest.mark.parametrize("start", ["certificate", "shear", "draw_discard"])
def test_what_would_do_nothing_is_not_offered(start: str) -> None:
    """NZ-15.3, NZ-8.1: a full track, nothing to shear or draw."""
    state, line = with_local(start)
    state.certificates[MASHA] = state.certificate_limit(MASHA)
    assert ("nothing-to-gain", "NZ-15.3") == refusal(state, line)
    state.certificates[MASHA] -= 1
    state.move_card(STACK + MISHA, STACK + MASHA, CARD_NAMES.index("merino"))
    assert line in legal(state)


def test_nothing_to_count() -> None:
    """NZ-15.3, NZ-14.16: pounds for each of nothing."""
    state, line = with_local("money_per:1:storehouses_placed")

    assert ("nothing-to-gain", "NZ-15.3") == refusal(state, line)


def test_a_price_may_be_paid_for_nothing() -> None:
    """NZ-8.1, NZ-8.2, NZ-10.1: what is paid for goes as far as it may; surplus is lost."""
    state = table()
    clear(state, MASHA, "aux_certificate_1")
    hand(state, MASHA, "merino")
    state.pounds[MASHA], state.gold[MASHA] = 2, 5
    state.certificates[MASHA] = state.certificate_limit(MASHA)
    arrive(state, MASHA, "G")
    assert "aux certificate single" in legal(state)
    line = next(line for line, words in locals_of("G").items() if words == ["discard:sheep", "gold:1"])
    say(state, line, "discard merino")

    assert (2, 5, 3, 0) == purse(state)


# --- auxiliary actions


def test_two_are_open_from_the_start() -> None:
    """NZ-10.1, NZ-9.3: the others need a disc less."""
    state = table(2, at="A")
    assert ("aux-locked", "NZ-9.3") == refusal(state, "aux certificate single")
    clear(state, MASHA, "aux_certificate_1")
    state.pounds[MASHA] = 2

    assert "aux certificate single" in legal(state)
    assert 2 == len([entry for entry in state.view(0)["players"][0]["discs"] if entry.startswith("aux_ship")])


@pytest.mark.parametrize("open_spaces", [1, 2])
def test_double_needs_both_spaces(open_spaces: int) -> None:
    """NZ-9.3, NZ-10.3: one open space is single, two are double where the icon allows it."""
    state = table()
    clear(state, MASHA, *["aux_certificate_1", "aux_certificate_2"][:open_spaces])
    state.pounds[MASHA] = 9
    asked(state, auxiliary.ChooseAuxiliary(MASHA, 1))

    assert ("aux certificate double" in legal(state)) == (open_spaces == 2)
    assert "aux certificate single" in legal(state)


@pytest.mark.parametrize(("name", "form", "cost"), [
    ("certificate", "single", 2), ("certificate", "double", 4),
    ("pathfinder", "single", 1), ("pathfinder", "double", 2),
    ("ship", "single", 1), ("ship", "double", 2), ("money", "single", -1), ("money", "double", -2),
])  # fmt: skip
def test_costs_and_rewards_are_doubled(name: str, form: str, cost: int) -> None:
    """NZ-10.3, NZ-10.1: cost and reward both twice, as one action."""
    state = table()
    clear(state, MASHA, *[f"aux_{name}_{space}" for space in (1, 2) if (name, space) != ("money", 1)])
    state.pounds[MASHA] = 10
    asked(state, auxiliary.ChooseAuxiliary(MASHA, 1))
    say(state, f"aux {name} {form}")
    times = 2 if form == "double" else 1

    assert 10 - cost == state.pounds[MASHA]
    if name == "certificate":
        assert times == state.certificates[MASHA]
    if name == "pathfinder":
        assert times == state.pathfinder[MASHA]
    if name == "ship":
        assert times == state.view(0)["question"]["points"]


def test_a_single_icon_never_doubles() -> None:
    """NZ-14.7, NZ-10.2: whatever is open."""
    state = table()
    clear(state, MASHA, "aux_money_2")
    asked(state, auxiliary.ChooseAuxiliary(MASHA, 0))

    assert ["aux money single", "aux cycle single", "decline"] == legal(state)
    assert ("single-only", "NZ-10.2") == refusal(state, "aux money double")


def test_an_auxiliary_action_must_be_paid() -> None:
    """NZ-10.2, NZ-4.8: only fees may be underpaid."""
    state = table()
    clear(state, MASHA, "aux_pathfinder_1")
    arrive(state, MASHA, "A")

    assert ("too-dear", "NZ-10.1") == refusal(state, "aux pathfinder single")


def test_cycling_two_cards() -> None:
    """NZ-10.3, NZ-14.14: draw two, then discard two."""
    state = table()
    hand(state, MASHA, "shropshire")
    stack(state, MASHA, "merino", "merino")
    asked(state, auxiliary.ChooseAuxiliary(MASHA, 1))
    say(state, "aux cycle double", "draw 2")
    state.roll(Random(1))
    assert 3 == state.hand_size(MASHA)
    say(state, "discard shropshire", "discard merino")

    assert 1 == state.count(4 + MASHA, 3)


def test_nothing_to_do_ends_the_phase() -> None:
    """NZ-5.1, NZ-1.2: whoever has nothing left is not asked."""
    state = table()
    arrive(state, MASHA, "E")
    say(state, "aux money single")
    state.roll(Random(1))

    assert MISHA == state.player
    assert sound(state)
