"""Positions written down, read back and refused (docs/positions.md)."""

import copy
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from igroteka.core.agenda import Frame
from igroteka.core.chance import Random
from igroteka.core.errors import BadPosition
from igroteka.games.gwt import position
from igroteka.games.gwt.game import GAME
from igroteka.games.gwt.rules import cattle, delivery, effects, exchange, kansas_city, location, railroad, trail
from igroteka.games.gwt.rules.catalogue import FRAMES
from igroteka.games.gwt.state import State
from tests.games.gwt.table import MASHA, MISHA, house, table

DOCS = Path(__file__).parents[3] / "docs" / "positions.md"
Change = Callable[[dict[str, Any]], object]


def refused(change: Change, state: State) -> str:
    """The field that a changed position is refused for, and the law it breaks."""
    data = copy.deepcopy(state.to_dict())
    change(data)
    with pytest.raises(BadPosition) as error:
        GAME.from_dict(data)
    return str(error.value.details["field"])


def test_every_frame_and_field_is_documented() -> None:
    text = DOCS.read_text(encoding="utf-8").partition("## Great Western Trail")[2]

    for entry in FRAMES:
        fields = ", ".join(f"`{field}`" for field in position.AGENDA.keys(entry))
        assert f"| `{entry.name}` | {fields} |".replace("|  |", "| |") in text
    for key in [*position.KEYS, *position.PLAYER_KEYS, *position.TURN_KEYS]:
        assert f"`{key}`" in DOCS.read_text(encoding="utf-8"), key


FRAMES_THAT_CANNOT_BE: list[tuple[str, Frame]] = [
    ("agenda[0]", effects.PayCard(MASHA, 0)),  # no Criollo in hand
    ("agenda[0]", effects.PaySecond(MASHA, 0)),
    ("agenda[0]", effects.Effect(MASHA, 0, 0)),
    ("agenda[0]", effects.Immediate(MASHA, 0, -1)),
    ("agenda[0]", exchange.DiscardDrawn(MASHA, 1, 0)),  # the hand is empty
    ("agenda", cattle.TurnUpCattle(1)),
    ("agenda[0]", trail.HerderAction(MASHA, 0)),
    ("agenda", location.UseBuilding(MASHA, 1, 0, 0, -1)),  # phase A comes first
    ("agenda", kansas_city.FillForesight(0)),
    ("agenda", delivery.TakeDisc(MASHA, 1, 0)),
    ("agenda[0].seat", railroad.ReturnEngine(MISHA)),
    ("engines", railroad.ReturnEngine(MASHA)),
]


@pytest.mark.parametrize(("field", "frame"), FRAMES_THAT_CANNOT_BE)
def test_what_waits_must_fit(field: str, frame: Frame) -> None:
    """GWT-15.3: written into a position that is right without it."""
    state = table()
    written = position.AGENDA.frame(state, frame)

    assert field == refused(lambda data: data["agenda"].insert(0, written), state)


CHANGES: list[tuple[str, Change]] = [
    ("game", lambda data: data.update(game="catan")),
    ("version", lambda data: data.update(version=99)),
    ("seats", lambda data: data.update(seats=5)),
    ("options", lambda data: data["options"].update(first_seat=3)),
    ("turn.phase", lambda data: data["turn"].update(phase="D")),
    ("turn.visited", lambda data: data["turn"].update(visited=["FL1"])),
    ("turn.active", lambda data: data["turn"].update(phase=None)),
    ("turn.active", lambda data: data["turn"].update(number=0)),
    ("turn.first", lambda data: data["turn"].update(first=1)),
    ("sides[3]", lambda data: data["sides"].__setitem__(3, "5a")),
    ("trail.N_A", lambda data: data["trail"].pop("N_A")),
    ("trail.FL1.tile", lambda data: data["trail"].update(FL1={"tile": "bandit:green"})),
    ("trail.START", lambda data: data["trail"].update(START={"tile": "bandit:green"})),
    ("trail.A3.tile", lambda data: data["trail"].update(A2={"tile": "building:1a", "owner": 0})),
    ("engines", lambda data: data.update(engines=["3", "3"])),
    ("engines", lambda data: data.update(engines=["39", "0"])),
    ("agenda[0]", lambda data: data.update(herders=["KC", "N_G"])),
    ("herders[1]", lambda data: data.update(herders=["START", "KC"])),
    ("herders[1]", lambda data: data.update(herders=["START", None])),
    ("herders[1]", lambda data: data.update(herders=["START", "BA3"])),
    ("jobs.token", lambda data: data["jobs"].update(token=None)),
    ("jobs.token", lambda data: data["jobs"].update(token=1)),
    ("jobs.rows[10][0]", lambda data: data["jobs"]["rows"].reverse()),
    ("jobs.filled", lambda data: data["jobs"].update(filled=2)),
    ("foresight.1[0]", lambda data: swap(data, "foresight")),
    ("bags", lambda data: data["bags"][1].update({"worker:cowboy": 1})),
    ("market.longhorn", lambda data: data["market"].update(longhorn=1)),
    ("display.aux_NY", lambda data: data["display"].update(aux_NY=1)),
    ("stations[0]", lambda data: data["stations"][0].update(master=None)),
    ("stations[0].master", lambda data: data["stations"][0].update(master="workers")),
    ("players[0].certificates", lambda data: data["players"][0].update(certificates=4)),
    ("players[0].certificates", lambda data: data["players"][0].update(certificates=5)),
    ("players[0].workers.cowboy", lambda data: data["players"][0]["workers"].update(cowboy=7)),
    ("players[0].discs", lambda data: data["players"][0]["discs"].pop()),
    ("players[0].cities.fulton", lambda data: two_in_fulton(data["players"][0])),
    ("players[0].stations", lambda data: data["players"][0].update(stations=[1, 1])),
    ("players[0].replaced", lambda data: data["players"][0].update(replaced=["1a"])),
    ("players[0].area", lambda data: data["players"][0]["area"].pop("start_34B")),
    ("players[0].unseen", lambda data: data["players"][0].update(unseen={"money_BOO": 1})),
    ("agenda", lambda data: data.update(agenda=[])),
    ("agenda[0].frame", lambda data: data["agenda"][0].update(frame="pre_roll")),
    ("agenda[0].seat", lambda data: data["agenda"][0].update(seat=2)),
    ("agenda[0].seat", lambda data: data["agenda"][0].update(seat=1)),
    ("agenda", lambda data: data["agenda"].pop()),
    ("agenda", lambda data: data["agenda"].insert(0, {"frame": "pay_transport", "seat": 0, "city": "fulton"})),
    ("agenda[1].extra", lambda data: data["agenda"].insert(1, {"frame": "draw_up", "seat": 0, "extra": 0})),
    ("result", lambda data: data.update(result={"ending": "complete", "ranks": [1, 2]}, agenda=[])),
    ("agenda", lambda data: data.update(result={"ending": "complete", "ranks": [1, 2]})),
]


def swap(data: dict[str, Any], name: str) -> None:
    """A worker among the tiles of bag 1."""
    data[name]["1"][0], data[name]["2"][0] = "worker:cowboy", None
    data["bags"][1]["worker:cowboy"] -= 1


def two_in_fulton(player: dict[str, Any]) -> None:
    """Two discs where one may lie."""
    player["discs"] = player["discs"][2:]
    player["cities"] = {"fulton": 2}


@pytest.mark.parametrize(("field", "change"), CHANGES)
def test_a_wrong_position_names_its_field(field: str, change: Change) -> None:
    """GWT-15.3."""
    state = table(building_sides="a")
    house(state, MISHA, "1a", "A1")
    house(state, MASHA, "1a", "A3")

    assert state == GAME.from_dict(state.to_dict())
    assert field == refused(change, state)


def test_a_frame_tells_its_fields() -> None:
    """What a frame is made of is what is written down."""
    for entry in FRAMES:
        values = list(range(1, len(entry.fields) + 1))
        assert values == entry.frame(*values).fields(), entry.name


@pytest.mark.parametrize("preset", ["", "beginner"])
def test_a_table_that_is_being_laid(preset: str) -> None:
    """GWT-2: every step of the set-up comes back; nobody has discarded anything yet."""
    state, luck = GAME.start(2, preset=preset), Random(2)
    while state.turn == 0:
        assert state == GAME.from_dict(state.to_dict())
        state.apply(state.draw(luck))

    def discard(data: dict[str, Any]) -> None:
        data["players"][1]["stack"]["criollo"] -= 1
        data["players"][1]["discard"]["criollo"] = 1

    assert "players[1].stack" == refused(discard, GAME.start(2, preset=preset))
