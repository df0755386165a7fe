"""Components and estates (BUR-1)."""

from itertools import pairwise

import pytest

from igroteka.core.events import EVERYONE, Event
from igroteka.core.speech import speech
from igroteka.games.burgundy import text
from igroteka.games.burgundy.data.box import (
    BOARDS,
    BOX,
    CELL_DIE,
    CELL_KIND,
    CELLS,
    COLOUR_NAMES,
    FACE_NAMES,
    KIND_NAMES,
    PILE_BLACK,
    PILE_NORMAL,
    REGION,
    SHEETS,
)
from igroteka.games.burgundy.events import PHASE_BEGAN
from igroteka.games.burgundy.game import GAME
from igroteka.kit import bits
from tests.games.burgundy.table import give, purse, table
from tests.games.burgundy.walks import opened
from tests.games.saying import say

ROWS = [4, 5, 6, 7, 6, 5, 4]


def backs(name: str) -> tuple[int, int]:
    """Tiles of a face with the back of their kind, and with a black one."""
    face = FACE_NAMES.index(name)
    return int(PILE_NORMAL[face]), int(PILE_BLACK[face])


@pytest.mark.parametrize(
    "building",
    ["warehouse", "watchtower", "carpenter", "church", "market", "boarding_house", "bank", "city_hall"],
)
def test_seven_of_each_building(building: str) -> None:
    """BUR-1.3: five with the normal back and two black ones of each of the eight types."""
    assert (5, 2) == backs(f"building:{building}")


@pytest.mark.parametrize("species", ["cow", "chicken", "sheep", "pig"])
def test_seven_tiles_of_each_species(species: str) -> None:
    """BUR-1.4: 2, 2, 3, 3, 4 animals with the normal back; 3 and 4 with a black one."""
    assert [(2, 0), (2, 1), (1, 1)] == [backs(f"animal:{species}:{size}") for size in (2, 3, 4)]


def test_black_knowledge() -> None:
    """BUR-1.5: 7, 12, 14, 15, 24 and 25 have black backs; each of the 26 tiles is there once."""
    black = [number for number in range(1, 27) if backs(f"knowledge:{number}") == (0, 1)]

    assert [7, 12, 14, 15, 24, 25] == black
    assert {(1, 0), (0, 1)} == {backs(f"knowledge:{number}") for number in range(1, 27)}


@pytest.mark.parametrize(("name", "normal", "black"), [("castle", 14, 2), ("mine", 10, 2), ("ship", 20, 6)])
def test_tiles_that_are_all_alike(name: str, normal: int, black: int) -> None:
    """BUR-1.2: 16 castles, 12 mines and 26 ships."""
    assert (normal, black) == backs(name)


def test_colours_of_goods() -> None:
    """BUR-1.6: 1 blue, 2 purple, 3 pink, 4 red, 5 brown, 6 orange; seven of each."""
    state = GAME.start(2, {"first_seat": 0})

    assert ["blue", "purple", "pink", "red", "brown", "orange"] == COLOUR_NAMES
    assert [7] * 6 == [int(state.has(14, colour)) for colour in range(6)]


def test_workers_and_silver_have_no_limit() -> None:
    """BUR-1.7: 30 workers and 20 silver in the box are no cap."""
    state = give(table(), 0, workers=40, silver=30)
    say(state, "workers die1")

    assert (42, 30) == purse(state, 0)


def test_twelve_bonus_tiles() -> None:
    """BUR-1.8: a large and a small one for each of the six kinds."""
    bonus = GAME.view(opened(2), 0)["bonus"]

    assert {kind: {"large": None, "small": None} for kind in KIND_NAMES} == bonus


def test_sheets() -> None:
    """BUR-1.9: six sheets; estate 1 four times, the others once."""
    sides = sorted(side + 1 for sheet in SHEETS for side in sheet)

    assert [1, 1, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9] == sides


@pytest.mark.parametrize("board", range(BOARDS))
def test_spaces_of_an_estate(board: int) -> None:
    """BUR-1.9: 12 building, 6 ship, 6 animal, 6 knowledge, 4 castle and 3 mine spaces."""
    kinds = [KIND_NAMES[CELL_KIND[board * CELLS + cell]] for cell in range(CELLS)]
    right = {"building": 12, "animal": 6, "knowledge": 6, "castle": 4, "mine": 3, "ship": 6}

    assert right == {kind: kinds.count(kind) for kind in KIND_NAMES}


def test_numbers_of_the_spaces() -> None:
    """BUR-1.9: the number of a position is the same on all estates, so there is one table of them."""
    rows = ["6543", "21654", "543123", "6126541", "254312", "61256", "3413"]

    assert [int(number) for row in rows for number in row] == [int(number) for number in CELL_DIE]


def places() -> list[tuple[int, int]]:
    """Row and column of each cell; neighbours in a row are two columns apart, in the next row one."""
    return [(row, 7 - size + 2 * step) for row, size in enumerate(ROWS) for step in range(size)]


def is_beside(one: tuple[int, int], other: tuple[int, int]) -> bool:
    rows, columns = abs(one[0] - other[0]), abs(one[1] - other[1])
    return (rows, columns) in ((0, 2), (1, 1))


SIZES = {  # region sizes of each estate: building, animal, knowledge, castle, mine, ship
    1: ["5331", "51", "33", "31", "3", "33"],
    2: ["822", "42", "222", "1111", "21", "222"],
    3: ["5511", "42", "6", "1111", "21", "321"],
    4: ["552", "33", "33", "1111", "21", "411"],
    5: ["33321", "33", "321", "1111", "21", "321"],
    6: ["642", "42", "33", "1111", "111", "6"],
    7: ["732", "33", "222", "22", "111", "222"],
    8: ["222222", "6", "42", "1111", "21", "111111"],
    9: ["66", "42", "3111", "1111", "21", "42"],
}


@pytest.mark.parametrize("board", range(BOARDS))
def test_regions(board: int) -> None:
    """BUR-1.10: spaces of one colour that touch by an edge, found here from the drawing of the estate."""
    drawing = "".join(BOX["estate"]["boards"][board]["rows"]).replace(" ", "")
    where = places()
    found: dict[str, list[int]] = {letter: [] for letter in "BAKCMS"}
    seen: set[int] = set()
    for start in range(CELLS):
        region, edge = {start}, [start]
        while edge:
            cell = edge.pop()
            for other in range(CELLS):
                if other not in region and drawing[other] == drawing[cell] and is_beside(where[cell], where[other]):
                    region.add(other)
                    edge.append(other)
        assert region == set(bits.members(REGION[board * CELLS + start]))
        if start not in seen:
            found[drawing[start]].append(len(region))
            seen |= region

    assert SIZES[board + 1] == ["".join(map(str, sorted(found[letter], reverse=True))) for letter in "BAKCMS"]


def test_parts_of_the_main_board() -> None:
    """BUR-1.11: five phase and five round spaces, six depots of four spaces, twelve bonus spaces, a track of seven."""
    view = GAME.view(opened(4), 0)

    assert (5, 5, 6, 7) == tuple(len(view[part]) for part in ("phase_points", "round_goods", "depots", "track"))
    assert [4] * 6 == [len(depot["slots"]) for depot in view["depots"]]
    assert 12 == sum(len(ranks) for ranks in view["bonus"].values())
    assert [2] * 4 == [len(player["dice"]) for player in view["players"]]


def test_letters_of_the_phases() -> None:
    """BUR-1.12: A to E in English, А to Д in Russian."""
    for language, letters in (("en", "ABCDE"), ("ru", "АБВГД")):
        words = speech(language, "igroteka.games.burgundy")
        lines = [text.event_text(Event(PHASE_BEGAN, -2, phase, 0, 0, EVERYONE), 0, words, []) for phase in range(5)]
        assert all(letter in line.split() for letter, line in zip(letters, lines, strict=True))


def test_words_of_the_game() -> None:
    """BUR-1.1: the glossary names things in both languages as the rulebook does."""
    terms = BOX["terms"]

    assert ("estate", "вотчина") == (terms["estate"]["name_en"], terms["estate"]["name_ru"])
    assert ("black depot", "чёрное хранилище") == (terms["black_depot"]["name_en"], terms["black_depot"]["name_ru"])
    assert "серебряный самородок" == terms["silver"]["name_ru"]


def test_two_to_four_players() -> None:
    """BUR-1.2: the game is for 2 to 4."""
    assert [2, 3, 4] == list(GAME.seats)


def test_cells_are_numbered_row_by_row() -> None:
    """BUR-1.9: 37 spaces in rows of 4, 5, 6, 7, 6, 5 and 4."""
    where = places()

    assert CELLS == len(where) == 37
    assert all(one < other for one, other in pairwise(where))
