"""What holds at every step of whole games (BUR-16.4), counted here anew and not by the engine's own laws."""

from collections import Counter
from functools import cache
from typing import Any, Final

import pytest

from igroteka.core.chance import Random
from igroteka.core.events import Event
from igroteka.core.state import CHANCE
from igroteka.games.burgundy.data.box import BOX
from igroteka.games.burgundy.game import GAME
from igroteka.games.burgundy.state import State
from tests.contract.tables import carry_out, next_move
from tests.games.apart import apart

TABLES: Final[list[tuple[int, dict[str, object]]]] = [
    (2, {}),
    (3, {}),
    (4, {}),
    (2, {"setup": "experienced"}),
    (4, {"setup": "experienced", "estate_choice": "secret"}),
    (3, {"setup": "random", "starting_castle_scores_region": True}),
    (2, {"setup": "free", "buy_between_place_and_granted_action": True, "ship_must_take_all_it_can": False}),
    (4, {"buy_between_place_and_granted_action": True, "discard_allowed_on_any_acquisition": False}),
]
BOARDS: Final = {board["number"]: board for board in BOX["estate"]["boards"]}
PLACES: Final[dict[int, tuple[int, int]]] = {cell["id"]: (cell["q"], cell["r"]) for cell in BOX["estate"]["cells"]}
KINDS: Final[dict[str, str]] = BOX["estate"]["kind_letters"]
SCORES: Final = {"region-done": 2, "colour-done": 2, "animals": 0, "sold": 2, "final": 1}  # where the points stand


def box() -> Counter[str]:
    """All 164 tiles by name."""
    tiles: Counter[str] = Counter()
    for building in BOX["buildings"]:
        tiles[f"building:{building['id']}"] += building["count"]
    for animal in BOX["animals"]:
        tiles.update(f"animal:{animal['id']}:{size}" for size in [*animal["normal"], *animal["black"]])
    tiles.update(f"knowledge:{lore['number']}" for lore in BOX["knowledge"])
    tiles.update({kind: BOX["tiles"][kind]["total"] for kind in ("castle", "mine", "ship")})
    return tiles


def tiles_of(data: dict[str, Any]) -> Counter[str]:
    """All tiles of a written position."""
    tiles: Counter[str] = Counter(data["slots"].values())
    for pile in data["piles"].values():
        tiles.update(pile)
    for player in data["players"]:
        tiles.update(tile for tile in [*player["cells"], *player["storage"]] if tile)
        if player["estate"] is None:
            tiles["castle"] += 1  # set aside (BUR-2.4)
    return tiles


def goods_of(data: dict[str, Any]) -> Counter[str]:
    """All goods of a written position."""
    goods: Counter[str] = Counter(colour for colour in data["goods"]["round"] if colour)
    for row in [*data["goods"]["depots"], data["goods"]["bag"]]:
        goods.update(row)
    for player in data["players"]:
        goods.update(player["goods"])
        goods.update(player["sold"])
    return goods


def are_beside(one: int, other: int) -> bool:
    q, r = PLACES[one][0] - PLACES[other][0], PLACES[one][1] - PLACES[other][1]
    return max(abs(q), abs(r), abs(q + r)) == 1


@cache  # of what lies there little changes from one step to the next
def reached(cells: tuple[int, ...], start: int) -> set[int]:
    """The cells that are connected with the start."""
    found = {start}
    while more := {cell for cell in cells if cell not in found and any(are_beside(cell, near) for near in found)}:
        found |= more
    return found


def check_estates(data: dict[str, Any]) -> None:
    """BUR-16.4: at most three stored tiles and three colours; placed tiles connected and of the right colour."""
    for player in data["players"]:
        assert 3 == len(player["storage"])
        assert len(player["goods"]) <= 3
        cells = tuple(cell for cell, tile in enumerate(player["cells"]) if tile)
        if player["estate"] is not None:
            letters = BOARDS[player["estate"]]["kinds"]
            assert all(KINDS[letters[cell]] == player["cells"][cell].partition(":")[0] for cell in cells)
            assert set(cells) == reached(cells, player["castle"])


def check_track(data: dict[str, Any]) -> None:
    """BUR-16.4, BUR-8.1: a marker stands as far as there are ships, but for one whose ship is being unloaded."""
    waiting = [frame["seat"] for frame in data["agenda"] if frame["frame"] == "advance"]
    for position, stack in enumerate(data["track"]):
        for seat in stack:
            ships = data["players"][seat]["cells"].count("ship")
            assert position == ships - waiting.count(seat)


def add_points(points: list[int], events: list[Event]) -> None:
    """Points by the log."""
    for event in events:
        kind = GAME.events.kinds[event.kind].name
        numbers = (int(event.a), int(event.b), int(event.c))
        if kind in SCORES:
            points[event.seat] += numbers[SCORES[kind]]
        elif kind == "gained" and numbers[1] == 2:
            points[event.seat] += numbers[2]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_what_holds_at_every_step(seats: int, options: dict[str, object]) -> None:
    """BUR-16.4, BUR-16.5, BUR-1.2, BUR-1.6, BUR-11.5: 164 tiles, 42 goods, estates, markers, bonus tiles, points."""
    state: State = GAME.start(seats, options)
    luck = Random(seats * 7 + len(options))
    state.log = []
    whole, before, told = box(), [0] * seats, [0] * seats
    assert 164 == whole.total()
    actions = [0] * seats
    while not state.finished:
        move = next_move(state, luck)
        carry_out(state, move)
        if move.seat != CHANCE and GAME.actions.of(move.action).name in ("take", "place", "sell", "workers"):
            actions[move.seat] += 1
        data = state.to_dict()
        assert whole == tiles_of(data)
        assert dict.fromkeys((colour["id"] for colour in BOX["goods"]), 7) == goods_of(data)
        check_estates(data)
        check_track(data)
        for bonus in data["bonus"].values():
            assert bonus["large"] is not None or bonus["small"] is None
            assert bonus["large"] != bonus["small"] or bonus["large"] is None
        scores = state.scores()
        add_points(told, state.log)
        state.log.clear()
        assert scores == told
        assert all(now >= then for now, then in zip(scores, before, strict=True))
        assert [] == state.check_invariants()
        before = scores
    assert [50] * seats == actions


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_move_brings_what_its_effects_say(seats: int, options: dict[str, object]) -> None:
    """Workers, silver and points change by what was told before; the parts sum to the points."""
    state: State = GAME.start(seats, options)
    luck = Random(seats * 11 + len(options))
    compared = 0
    while not state.finished:
        move = next_move(state, luck)
        seat, phase = int(move.seat), int(state.phase)
        told = {} if seat == CHANCE else state.effects(move.action)
        held = purse(state, seat)
        carry_out(state, move)
        if seat != CHANCE and phase == state.phase and not state.ending:
            parts = ("region", "phase", "colour", "animals", "building")
            changed = [now - then for now, then in zip(purse(state, seat), held, strict=True)]
            assert [told.get(name, 0) for name in ("workers", "silver", "points")] == changed
            assert not any(part in told for part in parts) or told["points"] == sum(told.get(p, 0) for p in parts)
            assert ("left" in told) != ("region" in told) or not {"left", "region"} & set(told)
            compared += 1
    assert compared > 50 * seats


def purse(state: State, seat: int) -> list[int]:
    if seat == CHANCE:
        return []
    return [int(state.workers[seat]), int(state.silver[seat]), state.scores()[seat]]


def test_a_bad_law_is_found() -> None:
    """The engine's own laws notice a piece too many, a marker astray and points from nowhere."""
    state: State = GAME.start(2, {"first_seat": 0})
    luck = Random(4)
    for _ in range(150):
        carry_out(state, next_move(state, luck))
    assert [] == state.check_invariants()

    more = apart(state)
    more.removed[3] += 1
    astray = apart(state)
    astray.positions[0] += 1
    richer = state.copy()
    richer.score(1, 0, 5)
    assert ["building:church:census"] == more.check_invariants()
    assert any(law.startswith("track:") for law in astray.check_invariants())
    assert ["players[1].points.regions:points"] == richer.check_invariants()
