"""A position with a mistake is refused in words that name the place, in both languages."""

import copy
from collections.abc import Callable
from typing import Any, Final

import pytest

from igroteka import catalog
from igroteka.core.errors import BadPosition
from igroteka.core.speech import LANGUAGES, error_text
from tests.contract.test_documented import EXAMPLES

Data = dict[str, Any]


def put(*path: Any) -> Callable[[Data], None]:
    """Another value at a path."""
    *above, last, value = path

    def change(data: Data) -> None:
        holder: Any = data
        for key in above:
            holder = holder[key]
        holder[last] = value

    return change


def drop(*path: Any) -> Callable[[Data], None]:
    """Nothing at a path."""
    *above, last = path

    def change(data: Data) -> None:
        holder: Any = data
        for key in above:
            holder = holder[key]
        del holder[last]

    return change


def both(*changes: Callable[[Data], None]) -> Callable[[Data], None]:
    """Several changes at once."""

    def change(data: Data) -> None:
        for single in changes:
            single(data)

    return change


MISTAKES: Final[list[tuple[str, str, Callable[[Data], None]]]] = [
    # form
    ("catan", "players[1].hand.brick", put("players", 1, "hand", "brick", 20)),
    ("burgundy", "slots.2b", put("slots", "2b", "tower")),
    ("nusfjord", "players[0].council[0].elder", put("players", 0, "council", 0, "elder", "19")),
    ("gwt", "trail.BA3.tile", put("trail", "BA3", "tile", "hazard:flood:2:green")),
    ("gwtnz", "ships[0]", put("ships", 0, "w99")),
    # numbers where names belong
    ("gwt", "agenda[1].node", put("agenda", 1, "node", 48)),
    ("gwt", "agenda[1].tile", put("agenda", 1, "tile", 0)),
    ("gwt", "agenda[1].used[0]", put("agenda", 1, "used", [0])),
    ("gwtnz", "agenda[1].node", put("agenda", 1, "node", 40)),
    ("gwtnz", "agenda[1].tile", put("agenda", 1, "tile", 0)),
    ("burgundy", "agenda[0].building", put("agenda", 0, "building", 4)),
    ("nusfjord", "agenda[0].step", put("agenda", 0, {"frame": "build_building", "seat": 0, "step": 3})),
    # the box
    ("catan", "players[0].hand.ore (19)", both(put("players", 0, "hand", "ore", 19), drop("bank"))),
    ("catan", "deck.knight (14)", put("deck", "knight", 14)),
    ("catan", "board.terrain[9]", put("board", "terrain", 9, "forest")),
    ("burgundy", "slots.2b", put("slots", "2b", "knowledge:12")),
    (
        "burgundy",
        "players[0].goods.red (7)",
        both(put("players", 0, "goods", {"red": 7}), put("players", 1, "goods", {"red": 1})),
    ),
    ("nusfjord", "players[0].buildings.a2", put("cards", "open", ["107", "105"])),
    ("nusfjord", "elders[1].top", put("elders", 1, "top", "1")),
    ("nusfjord", "players[1].ships.sloop (9)", put("players", 1, "ships", "sloop", 9)),
    ("gwt", "market.hereford5 (9)", put("market", "hereford5", 9)),
    ("gwt", "bags[1].worker:builder (30)", put("bags", 1, "worker:builder", 30)),
    ("gwt", "players[0].discs", put("players", 0, "discs", [])),
    ("gwtnz", "players[1].hand.merino (40)", put("players", 1, "hand", "merino", 40)),
    ("gwtnz", "players[0].storehouses", put("players", 0, "storehouses", [2, 2, 2, 2, 1])),
    # laws
    ("catan", "players[1].roads (70)", put("players", 1, "roads", [26, 27, 36, 40, 70])),
    ("catan", "turn.active", put("turn", "number", 20)),
    ("catan", "longest_road", put("longest_road", 0)),
    ("burgundy", "slots.3a", put("slots", "3a", "ship")),
    ("burgundy", "players[1].cells[30]", put("players", 1, "cells", "30", "ship")),
    ("burgundy", "players[0].points.watchtowers", put("players", 0, "points", {"watchtowers": 4})),
    ("burgundy", "bonus.mine", put("bonus", {"mine": {"large": 1, "small": None}})),
    ("nusfjord", "cards.open (141)", both(put("round", 1), put("cards", "open", ["141"]))),
    ("nusfjord", "players[0].buildings.a4", put("players", 0, "buildings", "a4", "141")),
    ("nusfjord", "players[0].goods.wood", put("players", 0, "goods", "wood", 99)),
    ("nusfjord", "workers", put("workers", {"gain_gold": {"blue": 1}})),
    ("gwt", "trail.N_E", drop("trail", "N_E")),
    (
        "gwt",
        "jobs.rows[8][0]",
        both(put("bags", 1, "worker:cowboy", 3), lambda data: data["jobs"]["rows"].append(["cowboy", None])),
    ),
    ("gwt", "foresight.1[0]", put("foresight", "1", ["worker:builder", "hazard:rockfall:2:black"])),
    ("gwt", "agenda[0].seat", put("agenda", 0, "seat", 1)),
    ("gwtnz", "players[0].posts.local3", put("players", 0, "posts", {"local0": 1, "local3": 2})),
    ("gwtnz", "berths.sh2", put("berths", {"sh2": [0, None, None, None]})),
    ("gwtnz", "bonus.token", put("bonus", "token", None)),
    ("gwtnz", "agenda", drop("agenda", 4)),
]  # fmt: skip


@pytest.mark.parametrize(("game", "place", "change"), MISTAKES)
def test_a_mistake_names_the_place(game: str, place: str, change: Callable[[Data], None]) -> None:
    data = copy.deepcopy(next(example for example in EXAMPLES if example["game"] == game))
    catalog.load(game).from_dict(data)
    change(data)

    with pytest.raises(BadPosition) as error:
        catalog.load(game).from_dict(data)

    for language in LANGUAGES:
        text = error_text(error.value, language, f"igroteka.games.{game}")
        assert place in text, text
        assert "census" not in text
