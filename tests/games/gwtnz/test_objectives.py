"""Objectives at the end: tasks and their best allocation (NZ-17.8, NZ-17.14)."""

from collections import Counter
from itertools import product

import pytest

from igroteka.core.chance import Random
from igroteka.games.gwtnz import scoring
from igroteka.games.gwtnz.data.box import ALL_OBJECTIVES, CARD_NAMES, FIRST_OBJECTIVE, MASTER_LIST, TASK_NAMES
from igroteka.games.gwtnz.state import State
from tests.games.gwtnz.table import (
    FACE,
    MASHA,
    POST,
    SHOWN_OBJECTIVES,
    SITES,
    collect,
    deliver,
    faces_by_craftsmen,
    hand,
    hazard,
    house,
    joker,
    master,
    objective,
    objectives_with,
    own,
    play_before,
    points,
    side_b,
    stack,
    table,
    upgraded,
    workers,
)

BIG = faces_by_craftsmen(4)[0]


def fulfil(state: State, task: str) -> None:
    """Give Masha once what a task asks for."""
    if task == "post13":
        deliver(state, MASHA, "local21")
    elif task == "building":
        number = int(state.own_buildings(MASHA)) + 1
        house(state, MASHA, f"{number}a", SITES[number])
    elif task == "building4":
        house(state, MASHA, BIG, SITES[0])
    elif task == "shearers2":
        workers(state, MASHA, shearer=2)
    elif task == "storehouse":
        upgraded(state, MASHA, "sh1" if state.storehouses_placed(MASHA) == 0 else "sh2")
    elif task == "lincoln_or_corriedale":
        own(state, MASHA, "corriedale")
    elif task == "hampshire_or_ryeland":
        own(state, MASHA, "ryeland")
    elif task == "ferry":
        own(state, MASHA, "ferry")
    elif task == "pathfinder6":
        state.pathfinder[MASHA] += 6
    elif task == "flood":
        collect(state, MASHA, hazard("flood"))


@pytest.mark.parametrize("name", [CARD_NAMES[FIRST_OBJECTIVE + place] for place in range(len(ALL_OBJECTIVES))])
def test_every_card(name: str) -> None:
    """NZ-17.8, NZ-17.14: all its tasks for its points, otherwise its penalty."""
    entry = objective(name)
    for missing in [None, *entry["tasks"]]:
        state = table(2, b=side_b(BIG), sets="1 8 9 10")
        play_before(state, MASHA, name)
        tasks = list(entry["tasks"])
        if missing:
            tasks.remove(missing)
        for task in sorted(tasks, reverse=True):
            fulfil(state, task)
        assert entry["penalty" if missing else "vp"] == points(state)["objectives"]


def test_posts_of_thirteen() -> None:
    """NZ-17.14: local, foreign and wool posts; discs of the same post count each."""
    name = objectives_with("post13", "building")[0]
    for post in [post for post, entry in POST.items() if entry["value"] >= 13]:
        state = table()
        play_before(state, MASHA, name)
        fulfil(state, "building")
        deliver(state, MASHA, post)
        assert objective(name)["vp"] == points(state)["objectives"]
    state = table()
    play_before(state, MASHA, name)
    fulfil(state, "building")
    deliver(state, MASHA, *[post for post in POST if POST[post]["value"] < 13 and post.startswith("local")])
    assert objective(name)["penalty"] == points(state)["objectives"]


@pytest.mark.parametrize("printed", [True, False])
def test_shearers(printed: bool) -> None:
    """NZ-17.14: the printed one counts, unless an option says no; jokers do; two tasks need four."""
    name = objectives_with("shearers2", "flood")[0]
    state = table(printed_shearer_counts=printed)
    play_before(state, MASHA, name)
    fulfil(state, "flood")
    joker(state, MASHA, "shearer")
    assert (objective(name)["vp"] if printed else objective(name)["penalty"]) == points(state)["objectives"]
    joker(state, MASHA, "shearer")
    assert objective(name)["vp"] == points(state)["objectives"]
    second = objectives_with("shearers2", "lincoln_or_corriedale")[0]
    play_before(state, MASHA, second)
    own(state, MASHA, "lincoln")
    assert objective(name)["vp"] + objective(second)["vp"] > points(state)["objectives"]
    workers(state, MASHA, shearer=5)
    assert objective(name)["vp"] + objective(second)["vp"] == points(state)["objectives"]


def test_cards_of_the_whole_deck() -> None:
    """NZ-17.14: stack, hand and discard pile; the ferries of set 1 too."""
    name = objectives_with("lincoln_or_corriedale", "ferry")[0]
    for place in (own, hand, stack):
        state = table()
        play_before(state, MASHA, name)
        place(state, MASHA, "lincoln", "bonus1")
        assert objective(name)["vp"] == points(state)["objectives"]


def test_a_rockfall_is_no_flood() -> None:
    """NZ-17.14."""
    name = objectives_with("flood", "pathfinder6")[0]
    state = table()
    play_before(state, MASHA, name)
    state.pathfinder[MASHA] = 6
    collect(state, MASHA, hazard("rockfall"))

    assert objective(name)["penalty"] == points(state)["objectives"]


def test_replaced_buildings_fulfil_nothing() -> None:
    """NZ-17.8: nor does anything else that left the game."""
    name = objectives_with("building", "pathfinder6")[0]
    state = table()
    play_before(state, MASHA, name)
    state.pathfinder[MASHA] = 6
    state.supply[MASHA] &= ~1
    state.replaced[MASHA] |= 1

    assert objective(name)["penalty"] == points(state)["objectives"]


def test_each_thing_serves_one_card() -> None:
    """NZ-17.8: building and building4 need two buildings; six spaces twice need twelve."""
    first = objectives_with("building", "pathfinder6")[0]
    second = objectives_with("building4", "pathfinder6")[0]
    state = table(2, b=side_b(BIG))
    play_before(state, MASHA, first, second)
    state.pathfinder[MASHA] = 12
    house(state, MASHA, BIG, SITES[0])
    both = objective(first)["vp"] + objective(second)["vp"]
    assert both > points(state)["objectives"]
    fulfil(state, "building")
    assert both == points(state)["objectives"]


def test_cards_in_the_deck_are_chosen() -> None:
    """NZ-17.8: one that would cost points is boxed, one that brings some is added."""
    good, bad = objectives_with("flood", "pathfinder6")[0], objectives_with("post13", "shearers2")[0]
    for place in (own, hand, stack):
        state = table()
        place(state, MASHA, good, bad)
        assert "objectives" not in points(state)
        fulfil(state, "flood")
        state.pathfinder[MASHA] = 6
        assert objective(good)["vp"] == points(state)["objectives"]


def test_the_harbourmaster_of_objectives() -> None:
    """NZ-17.9: cards in the area count for him, fulfilled or not, those added at the end too."""
    master_of = next(entry["id"] for entry in MASTER_LIST if entry["score"]["per"] == "objective_cards_in_area")
    good, bad = objectives_with("flood", "pathfinder6")[0], objectives_with("post13", "shearers2")[0]
    state = table()
    master(state, MASHA, str(master_of))
    play_before(state, MASHA, bad)
    own(state, MASHA, good)
    fulfil(state, "flood")
    state.pathfinder[MASHA] = 6

    assert 2 == points(state)["harbourmasters"]
    assert objective(good)["vp"] + objective(bad)["penalty"] == points(state).get("objectives", 0)


def have(state: State) -> dict[str, int]:
    """What Masha has by task, counted anew."""
    shown = state.view(0)
    player = shown["players"][0]
    deck = Counter(player["hand"]) + Counter(player["stack"]) + Counter(player["discard"])
    big = [face for face in player["buildings"] if FACE[face]["craftsmen"] >= 4]
    return {
        "post13": sum(count for post, count in player["posts"].items() if POST[post]["value"] >= 13),
        "building": len(player["buildings"]) - len(big),
        "building4": len(big),
        "shearers2": player["workers"]["shearer"] // 2,
        "storehouse": 10 - sum(player["storehouses"]),
        "lincoln_or_corriedale": deck["lincoln"] + deck["corriedale"],
        "hampshire_or_ryeland": deck["hampshire"] + deck["ryeland"],
        "ferry": deck["ferry"] + deck["bonus1"],
        "pathfinder6": player["pathfinder"] // 6,
        "flood": sum(count for name, count in player["tiles"].items() if "flood" in name),
    }


def can_fulfil(tasks: list[str], things: dict[str, int]) -> bool:
    """Are there things for all these tasks? A big building also serves as a plain one."""
    asked = Counter(tasks)
    spare = things["building4"] - asked["building4"]
    if spare < 0 or asked["building"] > things["building"] + spare:
        return False
    return all(asked[task] <= things[task] for task in asked if not task.startswith("building"))


def best_by_trying(state: State, area: list[str], deck: list[str]) -> int:
    """Every subset fulfilled: the most points."""
    things = have(state)
    best = -1000
    for choice in product((False, True), repeat=len(area) + len(deck)):
        chosen = [card for card, taken in zip([*area, *deck], choice, strict=True) if taken]
        if can_fulfil([task for card in chosen for task in objective(card)["tasks"]], things):
            value = sum(objective(card)["vp"] for card in chosen)
            value += sum(objective(card)["penalty"] for card, taken in zip(area, choice, strict=False) if not taken)
            best = max(best, value)
    return best


@pytest.mark.parametrize("seed", range(12))
def test_the_allocation_is_the_best(seed: int) -> None:
    """NZ-17.8: against trying everything."""
    luck = Random(seed)
    state = table(2, b=side_b(BIG))
    names = list(SHOWN_OBJECTIVES)
    chosen = [names.pop(luck.below(len(names))) for _ in range(8)]
    play_before(state, MASHA, *chosen[:5])
    own(state, MASHA, *chosen[5:])
    for task in TASK_NAMES:
        if luck.below(3) and (task != "building" or state.own_buildings(MASHA) == 0):
            fulfil(state, task)
    if luck.below(2):
        fulfil(state, "storehouse")
        own(state, MASHA, "lincoln", "ferry")

    assert best_by_trying(state, chosen[:5], chosen[5:]) == scoring.objective_points(state, MASHA)[0]
