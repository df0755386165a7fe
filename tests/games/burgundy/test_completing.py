"""Completing regions and colours (BUR-11)."""

import pytest

from igroteka.games.burgundy.data.box import BOARDS, BOX, CELL_DIE, CELL_KIND, CELLS, KIND_NAMES, NEAR, REGION
from igroteka.games.burgundy.state import State
from igroteka.kit import bits
from tests.games.burgundy.table import effects, lay, place, points, roll, sheet, store, table
from tests.games.burgundy.walks import steps
from tests.games.saying import happened, legal, question, say

SIZE_POINTS = {1: 1, 2: 3, 3: 6, 4: 10, 5: 15, 6: 21, 7: 28, 8: 36}
PHASE_POINTS = {"A": 10, "B": 8, "C": 6, "D": 4, "E": 2}
FILLERS = {"animal": "animal:cow:2", "castle": "castle", "mine": "mine", "ship": "ship"}


def tile_for(board: int, cell: int, used: list[str]) -> str:
    """A tile that may lie there: buildings and knowledge one after the other."""
    kind = KIND_NAMES[CELL_KIND[board * CELLS + cell]]
    if kind == "building":
        names = [building["id"] for building in BOX["buildings"]]
        return f"building:{names[len([tile for tile in used if tile.startswith('building')]) % 8]}"
    if kind == "knowledge":  # those of the end of the game
        return f"knowledge:{16 + len([tile for tile in used if tile.startswith('knowledge')])}"
    if kind == "animal":
        number = len([tile for tile in used if tile.startswith("animal")])
        return f"animal:{['cow', 'pig', 'sheep', 'chicken'][number % 4]}:{2 + number // 4}"
    return FILLERS[kind]


def regions() -> list[tuple[int, int]]:
    """Every region of every estate by its first cell."""
    found = []
    for board in range(BOARDS):
        firsts = {min(bits.members(REGION[board * CELLS + cell])) for cell in range(CELLS)}
        found += [(board, first) for first in sorted(firsts)]
    return found


def near_full(board: int, first: int, phase: str, seats: int) -> tuple[State, int, str]:
    """A region without its last space, something beside that, and the tile for it in storage."""
    cells = bits.members(REGION[board * CELLS + first])
    last = cells[-1]
    castles = BOX["estate"]["boards"][board]["castle_cells"]
    start = next(cell for cell in castles if cell not in cells)
    state = table(seats, phase=phase, estate=board + 1, castle=start)
    used: list[str] = []
    beside = [cell for cell in bits.members(NEAR[last]) if cell not in cells and cell != start][:1]
    for cell in [*cells[:-1], *beside]:
        used.append(tile_for(board, cell, used))
        place(state, 0, {cell: used[-1]})
    tile = tile_for(board, last, used)
    roll(state, 0, int(CELL_DIE[last]), 1)
    return store(state, 0, tile), last, tile


@pytest.mark.parametrize("phase", list("ABCDE"))
def test_every_region_of_every_estate(phase: str) -> None:
    """BUR-11.1, BUR-11.2: the last space scores 1, 3, 6, 10, 15, 21, 28, 36 by size, and 10 to 2 by phase."""
    tested = 0
    for board, first in regions():
        if KIND_NAMES[CELL_KIND[board * CELLS + first]] == "castle" and bits.size(REGION[board * CELLS + first]) > 2:
            continue  # of estate 1; see test_castle_regions
        state, last, _ = near_full(board, first, phase, 2)
        size = len(bits.members(REGION[board * CELLS + first]))
        assert 0 == points(state, 0)
        told = effects(state, f"place die1 1 {last}")
        say(state, f"place die1 1 {last}")
        found = sheet(state, 0)
        assert (SIZE_POINTS[size], PHASE_POINTS[phase]) == (found["regions"], found["phases"])
        assert (SIZE_POINTS[size], PHASE_POINTS[phase]) == (told["region"], told["phase"])
        assert told["points"] == points(state, 0)
        assert 1 == happened(state).count("region-done")
        tested += 1

    assert 148 == tested


def test_castle_regions() -> None:
    """BUR-11.4, BUR-11.1: a starting castle counts as a filled space of its region."""
    state = table(castle=6)
    place(state, 0, {1: "castle"})
    store(roll(state, 0, 4, 4), 0, "castle")
    say(state, "place die1 1 2")

    assert {"regions": 6, "phases": 10} == sheet(state, 0)


def test_a_region_that_is_not_full_scores_nothing() -> None:
    """BUR-11.1: before the last space there are no points; what is left is told."""
    state = store(roll(table(), 0, 2, 5), 0, "ship")
    assert {"left": 2} == effects(state, "place die1 1 17")
    place(state, 0, {17: "ship"})
    assert {"left": 2} == effects(state, "place die2 1 19")
    place(state, 0, {20: "ship"})

    assert {"left": 1} == effects(state, "place die2 1 19")


def test_two_regions_in_one_turn() -> None:
    """BUR-11.2: the bonus of the phase comes for each region."""
    state = place(roll(table(phase="C"), 0, 3, 2), 0, {19: "ship", 20: "ship"})
    store(state, 0, "building:bank", "animal:cow:2")
    say(state, "place die1 1 11", "place die2 2 27")

    assert {"regions": 2, "phases": 12, "animals": 2} == sheet(state, 0)


# --- colours


COLOUR_CELLS = {  # the spaces of each kind on estate 1, the one to be filled last at the end
    "building": [8, 13, 14, 22, 23, 28, 25, 26, 31, 32, 36, 11],
    "animal": [0, 4, 5, 9, 10, 27],
    "knowledge": [3, 7, 30, 34, 35, 12],
    "castle": [1, 2, 6],
    "mine": [29, 33, 24],
    "ship": [15, 16, 20, 21, 19, 17],
}


def near_colour(state: State, seat: int, kind: str) -> str:
    """All spaces of a kind but the last; the tile for that in storage, and the line that places it."""
    used: list[str] = []
    tiles = {}
    for cell in COLOUR_CELLS[kind][:-1]:
        used.append(tile_for(0, cell, used))
        if kind == "knowledge":
            used[-1] = f"knowledge:{len(used) + 15 + 5 * seat}"
        tiles[cell] = used[-1]
    place(state, seat, tiles)
    if kind == "animal":
        place(state, seat, {26: "building:bank"})
    if kind == "castle":
        place(state, seat, {12: f"knowledge:{26 if seat else 1}"})
    last = COLOUR_CELLS[kind][-1]
    tile = {"knowledge": f"knowledge:{2 + seat}"}.get(kind) or tile_for(0, last, used)
    if kind == "building":
        tile = "building:bank" if seat < 3 else "building:watchtower"
    store(roll(state, seat, int(CELL_DIE[last]), int(CELL_DIE[last])), seat, tile)
    return f"place die1 1 {last}"


@pytest.mark.parametrize("kind", KIND_NAMES)
@pytest.mark.parametrize(("seats", "large", "small"), [(2, 5, 2), (3, 6, 3), (4, 7, 4)])
def test_bonus_of_every_colour(seats: int, large: int, small: int, kind: str) -> None:
    """BUR-11.3: the first who fills all spaces of a colour takes the large tile, the second the small one."""
    state = table(seats)
    for seat, value, rank in ((0, large, "large"), (1, small, "small")):
        line = near_colour(state, seat, kind)
        assert value == effects(state, line)["colour"]
        say(state, line)
        while question(state)[0] != "Turn":
            say(state, legal(state)[-1])
        assert value == sheet(state, seat)["colours"]
        assert seat == state.game.view(state, 0)["bonus"][kind][rank]
        if not state.is_used(seat, 1):
            say(state, "workers die2")


def test_the_third_gets_nothing() -> None:
    """BUR-11.3: there are two tiles of a colour; the region scores all the same."""
    state = table(4)
    for seat, value in ((0, 7), (1, 4), (2, 0), (3, 0)):
        line = near_colour(state, seat, "mine")
        assert value == effects(state, line).get("colour", 0)
        say(state, line, "workers die2") if seat < 3 else say(state, line)
        assert {"regions": 6, "phases": 10} | ({"colours": value} if value else {}) == sheet(state, seat)
    assert [0, 1] == [int(state.bonus[place]) for place in (8, 9)]


def test_the_bonus_tiles_of_other_colours_stay() -> None:
    """BUR-11.3: each colour has its own pair."""
    state = table()
    say(state, near_colour(state, 0, "mine"), "workers die2")
    say(state, near_colour(state, 1, "ship"), "load 1")

    assert 5 == sheet(state, 1)["colours"]


def test_the_order_of_bonus_tiles_within_a_turn() -> None:
    """BUR-11.3, BUR-6.4: by the moment of completion; the bonus comes at once, before the effect of the tile."""
    state = table()
    line = near_colour(state, 0, "ship")
    say(state, line)

    assert ("Ship", 0) == question(state)
    assert ["placed", "region-done", "colour-done"] == happened(state)
    assert 5 == sheet(state, 0)["colours"]


def test_a_starting_castle_counts_for_its_colour() -> None:
    """BUR-11.4, BUR-11.3: three more castles fill the colour."""
    state = table()
    line = near_colour(state, 0, "castle")
    say(state, line)

    assert {"regions": 6, "phases": 10, "colours": 5} == sheet(state, 0)


def test_points_have_no_limit() -> None:
    """BUR-11.5: beyond 100 and 200 they simply add up."""
    state = store(roll(table(), 0, 3, 3), 0, "building:watchtower")
    state.score(0, 0, 236)
    say(state, "place die1 1 25")

    assert 240 == points(state, 0)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_points_only_increase(seats: int) -> None:
    """BUR-11.5: in whole games nobody ever loses a point, from any source."""
    for step in steps(seats, 21):
        for before, after in zip(step.before.scored, step.after.scored, strict=True):
            assert before <= after


def test_knowledge_effect_before_a_region() -> None:
    """BUR-11.1: a knowledge tile can complete its region like any other."""
    state = place(roll(table(), 0, 3, 3), 0, {12: "knowledge:20", 7: "knowledge:21"})
    store(lay(state, d1a="ship"), 0, "knowledge:22")
    say(state, "place die1 1 3")

    assert {"regions": 6, "phases": 10} == sheet(state, 0)
