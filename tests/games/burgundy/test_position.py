"""Positions written down, read back and refused (docs/positions.md)."""

import copy
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from igroteka.core.chance import Random
from igroteka.core.errors import BadPosition
from igroteka.games.burgundy import position
from igroteka.games.burgundy.game import GAME
from igroteka.games.burgundy.rules.catalogue import FRAMES
from igroteka.games.burgundy.state import State
from tests.contract.tables import carry_out, next_move

DOCS = Path(__file__).parents[3] / "docs" / "positions.md"
Change = Callable[[dict[str, Any]], object]


def played(seats: int = 2, steps: int = 0, until: str = "", seed: int = 3, **options: object) -> State:
    """A position after so many steps at random, then on until this frame is asked; in another game if in none here."""
    state, luck = GAME.start(seats, {"first_seat": 0, **options}), Random(seed)
    for _ in range(steps):
        carry_out(state, next_move(state, luck))
    while until and type(state.top()).__name__ != until:
        carry_out(state, next_move(state, luck))
        if state.finished:
            return played(seats, steps, until, seed + 1, **options)
    return state


def refused(change: Change, state: State) -> str:
    """The field that a changed position is refused for."""
    data = copy.deepcopy(state.to_dict())
    change(data)
    with pytest.raises(BadPosition) as error:
        GAME.from_dict(data)
    return str(error.value.details["field"])


def test_every_frame_and_field_is_documented() -> None:
    text = DOCS.read_text(encoding="utf-8").partition("## The Castles of Burgundy")[2]

    for entry in FRAMES:
        fields = ", ".join(f"`{field}`" for field in position.AGENDA.keys(entry))
        assert f"| `{entry.name}` | {fields} |".replace("|  |", "| |") in text
    for key in [*position.KEYS, *position.PLAYER_KEYS]:
        assert f"`{key}`" in DOCS.read_text(encoding="utf-8"), key


@pytest.mark.parametrize("frame", ["Castle", "CityHall", "Warehouse", "TakeTile", "Ship", "Goods", "Discard", "Turn"])
def test_a_position_in_the_middle_of_a_turn_comes_back(frame: str) -> None:
    state = played(4, 60, frame, seed=7)

    assert state == GAME.from_dict(state.to_dict())
    assert state.legal() == GAME.from_dict(state.to_dict()).legal()


CHANGES: list[tuple[str, Change]] = [
    ("game", lambda data: data.update(game="catan")),
    ("version", lambda data: data.update(version=99)),
    ("seats", lambda data: data.update(seats=5)),
    ("options", lambda data: data.update(options={"first_seat": 3})),
    ("phase", lambda data: data.update(phase=5)),
    ("track[0]", lambda data: data["track"].__setitem__(0, 0)),
    ("slots.7a", lambda data: data["slots"].update({"7a": "ship"})),
    ("slots.1a", lambda data: data["slots"].update({"1a": "tower"})),
    ("players[0].storage", lambda data: data["players"][0]["storage"].append("ship")),
    ("players[0].cells[36]", lambda data: data["players"][0]["cells"].__setitem__(36, 7)),
    ("players[1].workers", lambda data: data["players"][1].update(workers=-1)),
    ("players[1].estate", lambda data: data["players"][1].update(estate=10)),
    ("players[0].points.regions", lambda data: data["players"][0]["points"].update(regions=99)),
    ("goods.depots[0].blue", lambda data: data["goods"]["depots"][0].update(blue=7)),
    ("piles", lambda data: data["piles"]["normal"].update(castle=1)),
    ("bonus.mine", lambda data: data["bonus"]["mine"].update(large=0)),
    ("agenda", lambda data: data.update(agenda=[])),
    ("agenda[0].frame", lambda data: data["agenda"][0].update(frame="pre_roll")),
    ("agenda[0].seat", lambda data: data["agenda"][0].update(seat=2)),
    ("speaker", lambda data: data.update(speaker=1)),
]


@pytest.mark.parametrize(("field", "change"), CHANGES)
def test_a_mistake_names_its_field(field: str, change: Change) -> None:
    state = played(2, 40, "Turn")
    state = state if state.player == 0 else played(2, 40, "Turn", seed=4)

    assert field == refused(change, state)


def test_a_finished_position_keeps_its_result() -> None:
    state = played(2, 0)
    luck = Random(1)
    while not state.finished:
        carry_out(state, next_move(state, luck))
    data = state.to_dict()

    assert {"ending": "complete", "winner": state.ranks().index(1), "ranks": state.ranks()} == data["result"]
    assert state == GAME.from_dict(data)
    assert "result" == refused(lambda data: data["result"].update(winner=1 - data["result"]["winner"]), state)


def test_a_secret_choice_is_written_for_the_house_alone() -> None:
    """BUR-16.7: the position holds it; no view of another seat does."""
    state = GAME.start(3, {"setup": "free", "estate_choice": "secret", "first_seat": 0})
    state.roll(Random(1))
    state.apply(GAME.parse("estate 5 castle2"))
    data = state.to_dict()

    nobody = {"chosen1": None, "chosen2": None, "chosen3": None}
    assert {"frame": "choose_estates", "chosen0": {"estate": 5, "castle": 19}, **nobody} == data["agenda"][0]
    assert [5, 19] == state.view(0)["players"][0]["choice"]
    for viewer in (1, 2, -3):
        assert "choice" not in state.view(viewer)["players"][0]
        assert state.view(viewer)["players"][0]["chosen"]
    assert state == GAME.from_dict(data)


def test_others_are_dealt_another_choice() -> None:
    """BUR-16.7: a sample keeps the own choice and makes the others' anew."""
    state = GAME.start(2, {"setup": "experienced", "estate_choice": "secret", "first_seat": 0})
    state.roll(Random(5))
    state.apply(state.legal()[3])
    mine = {str(state.sample(0, Random(seed)).to_dict()["agenda"][0]["chosen0"]) for seed in range(30)}
    theirs = {str(state.sample(1, Random(seed)).to_dict()["agenda"][0]["chosen0"]) for seed in range(200)}

    assert 1 == len(mine)
    assert 8 == len(theirs)
