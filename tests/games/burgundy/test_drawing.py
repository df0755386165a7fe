"""The table in a terminal: everything is on it, nothing is out of line, and no secret shows."""

import re

import pytest
from rich.cells import cell_len

from igroteka.core.chance import Random
from igroteka.core.state import CHANCE, SPECTATOR
from igroteka.games.burgundy.data.box import BUILDING_NAMES, CELL_DIE, CELLS, FACE_NAMES, KIND_NAMES, SPECIES_NAMES
from igroteka.games.burgundy.drawing import BRICK, LINES, ROWS, WIDTH, cell_name, draw, tile_name
from igroteka.games.burgundy.game import GAME
from tests.games.telling import AWKWARD, plain, positions, without_colour


def first_turn(seats: int = 4):
    """The first turn of a game."""
    state = GAME.start(seats, {"first_seat": 0})
    luck = Random(7)
    while state.player == CHANCE:
        state.apply(state.draw(luck))
    return state


@pytest.mark.parametrize(("seats", "setup"), [(2, "basic"), (3, "experienced"), (4, "random")])
def test_lines_are_of_one_width(words, seats, setup):
    marks = [[], [words.say("drawing-cells")], ["cell:3", "slot:4a", "storage:1"], ["slots", "p1"]]
    for place, state in enumerate(positions(GAME, seats, 23, setup=setup)):
        for turn, viewer in enumerate([0, seats - 1, SPECTATOR]):
            lines = draw({**state.view(viewer), "marks": marks[(place + turn) % 4]}, words, AWKWARD)

            assert {WIDTH} == {cell_len(line) for line in plain(lines)}
            assert WIDTH <= 100
            assert len(lines) <= 50


def test_names_of_tiles_fit(words):
    """Every tile has a name for a depot and one for a cell, and they differ where tiles differ."""
    assert len(FACE_NAMES) == len({tile_name(face, words) for face in FACE_NAMES})
    assert all(cell_len(tile_name(face, words)) <= 14 for face in FACE_NAMES)
    assert all(cell_len(cell_name(face, words)) < BRICK for face in FACE_NAMES)
    assert all(cell_len(words.say(f"drawing-empty-{kind}")) < BRICK for kind in KIND_NAMES)
    shorts = {words.say(f"drawing-{name}.cell", count=2) for name in (*BUILDING_NAMES, *SPECIES_NAMES)}
    assert len(BUILDING_NAMES) + len(SPECIES_NAMES) == len(shorts)


def estate_lines(lines: list[str]) -> list[str]:
    """The map without what stands beside it."""
    first = next(place for place, line in enumerate(lines) if re.match(r" {12,}6 {7}5 {7}4 {7}3 ", line))
    return [line[: BRICK * max(ROWS)] for line in lines[first : first + LINES * len(ROWS)]]


def test_the_estate_shows_every_number(words):
    """BUR-1.9: 37 spaces with their numbers; a placed tile covers its own."""
    state = first_turn()
    lines = estate_lines(plain(draw(state.view(0), words, AWKWARD)))
    numbers = [int(number) for line in lines[::LINES] for number in re.findall(r"\d+", line)]

    assert [int(CELL_DIE[cell]) for cell in range(CELLS) if cell != 18] == numbers
    assert words.say("drawing-castle.cell") in lines[6]


def test_numbers_of_cells(words):
    state = first_turn()
    view = state.view(0)
    view["players"][0]["cells"] = ["ship"] * CELLS
    lines = plain(draw({**view, "marks": [words.say("drawing-cells")]}, words, AWKWARD))
    first = next(place for place, line in enumerate(lines) if line.count("■") == ROWS[0])
    rows = [line[: BRICK * max(ROWS)] for line in lines[first : first + LINES * len(ROWS) : LINES]]

    assert list(range(CELLS)) == [int(number) for line in rows for number in re.findall(r"\d+", line)]


def test_every_tile_on_offer_is_drawn(words):
    for state in positions(GAME, 3, 61):
        view = state.view(0)
        lines = plain(draw(view, words, AWKWARD))
        for depot, content in enumerate(view["depots"]):
            line = next(line for line in lines if line.startswith(f" {depot + 1} "))
            for slot in content["slots"]:
                assert slot["tile"] is None or tile_name(slot["tile"], words) in line
            for colour, count in content["goods"].items():
                assert count < 2 or f"×{count}" in line, colour
        for tile in view["black"]:
            assert tile is None or any(tile_name(tile, words) in line for line in lines)


def test_marked_tiles_show_what_to_type(words):
    state = first_turn()
    text = "\n".join(plain(draw({**state.view(0), "marks": ["slot:4a", "slot:black3"]}, words, AWKWARD)))

    assert 1 == text.count("4a ")
    assert 1 == text.count("black3 ")
    assert "1a" not in text


def test_what_knowledge_on_offer_does(words):
    """BUR-10: nobody need know 26 tiles by heart."""
    state = first_turn()
    view = state.view(0)
    text = "\n".join(plain(draw(view, words, AWKWARD)))
    tiles = [slot["tile"] for depot in view["depots"] for slot in depot["slots"]] + view["black"]
    numbers = [tile.split(":")[1] for tile in tiles if tile and tile.startswith("knowledge")]

    assert len(numbers) >= 4
    for number in numbers:
        assert f"{number}. " in text
        assert words.say(f"knowledge-{number}-text") in text


def test_players_and_belongings(words):
    state = first_turn()
    state.storage[1] = FACE_NAMES.index("animal:pig:4")
    state.storage[3] = FACE_NAMES.index("building:bank")
    text = plain(draw(state.view(0), words, ["Anna", "Boris", "Clara", "Dora"]))
    anna = next(line for line in text if line.startswith("▶"))

    assert words.say("drawing-you", name="Anna") in anna
    assert words.say("drawing-pig", count=4) in anna
    assert words.say("drawing-bank") in next(line for line in text if "Boris" in line)
    rival = plain(draw({**state.view(0), "marks": ["p1"]}, words, ["Anna", "Boris", "Clara", "Dora"]))
    assert any(words.say("drawing-estate", name="Boris", estate=1) in line for line in rival)


def test_estates_to_choose_from(words):
    """BUR-15.1: both sides of the sheet are shown; any other estate can be asked for."""
    state = GAME.start(2, {"setup": "experienced", "first_seat": 0})
    luck = Random(3)
    while state.player == CHANCE:
        state.apply(state.draw(luck))
    view = state.view(0)
    text = "\n".join(plain(draw(view, words, AWKWARD)))
    other = "\n".join(plain(draw({**view, "marks": ["estate:9", "cell:34", "estate:x"]}, words, AWKWARD)))

    for number in view["players"][0]["sheet"]:
        assert words.say("estate-name", number=number) in text
    assert 2 * 12 <= text.count(words.say("drawing-empty-building"))
    assert words.say("estate-name", number=9) in other
    assert "34" in other
    assert 12 == other.count(words.say("drawing-empty-building"))


def test_without_colour_nothing_is_lost(words):
    lines = draw(first_turn().view(0), words, AWKWARD)

    assert plain(lines) == without_colour(lines)


def test_secret_estates_do_not_show(words):
    """BUR-16.7: who has chosen is known, what is not."""
    state = GAME.start(2, {"setup": "experienced", "estate_choice": "secret", "first_seat": 0})
    luck = Random(3)
    while state.player == CHANCE:
        state.apply(state.draw(luck))
    state.call_on(0)
    first, *_, last = state.legal()
    drawn = set()
    for action in (first, last):
        other = state.copy()
        other.call_on(0)
        other.apply(action)
        drawn.add(tuple(draw(other.view(1), words, AWKWARD)))

    assert 1 == len(drawn)
