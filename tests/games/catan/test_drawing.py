"""The table in a terminal: everything is on it, nothing is out of line, and no secret shows."""

import re

import pytest
from rich.cells import cell_len

from igroteka.core.chance import Random
from igroteka.core.state import SPECTATOR
from igroteka.games.catan.data.box import BOX, EDGES, HEXES, NODES
from igroteka.games.catan.drawing import HEIGHT, WIDTH, draw, hex_origins, node_places
from igroteka.games.catan.game import GAME
from tests.games.catan import table
from tests.games.telling import AWKWARD, plain, positions, without_colour

BRIEF = {"turn_limit": 60, "player_trade": "none"}
GEOMETRY = BOX["geometry"]
PLACES = node_places(hex_origins())


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_lines_are_of_one_width(words, seats):
    options = {"layout": "random", "harbours": "shuffled"}
    if seats == 2:
        options["two_player"] = "plain"
    marks = [[], [words.say("drawing-nodes")], ["edge:3", "edge:70"], [words.say("drawing-hexs")]]
    for place, state in enumerate(positions(GAME, seats, 40, **BRIEF, **options)):
        for turn, viewer in enumerate([0, seats - 1, SPECTATOR]):
            lines = draw({**state.view(viewer), "marks": marks[(place + turn) % 4]}, words, AWKWARD)

            assert {WIDTH} == {cell_len(line) for line in plain(lines)}
            assert WIDTH <= 80
            assert len(lines) <= HEIGHT + 14


def test_every_building_and_road_is_drawn(words):
    for state in positions(GAME, 4, 97, **{**BRIEF, "turn_limit": 120}):
        view = state.view(0)
        lines = plain(draw(view, words, AWKWARD))
        for player in view["players"]:
            letter = words.say(f"colour-{player['colour']}")[0]
            for sign, nodes in (("▲", player["settlements"]), ("■", player["cities"])):
                for node in nodes:
                    x, y = PLACES[node]

                    assert sign + letter == lines[y][x - 1 : x + 1]
            for edge in player["roads"]:
                x, y = middle(edge)

                assert letter == lines[y][x]
        island = "".join(lines[:HEIGHT])

        assert sum(len(player["settlements"]) for player in view["players"]) == island.count("▲")
        assert sum(len(player["cities"]) for player in view["players"]) == island.count("■")


def middle(edge: int) -> tuple[int, int]:
    """Where the letter of a road stands."""
    (x1, y1), (x2, y2) = (PLACES[node] for node in GEOMETRY["edges"][edge])
    return (x1, min(y1, y2) + 2) if x1 == x2 else ((x1 + x2) // 2, min(y1, y2) + 1)


def test_hexes_numbers_harbours_and_robber(words):
    state = table.table()
    lines = plain(draw(state.view(0), words, AWKWARD))
    island = "\n".join(lines[:HEIGHT])
    for terrain, count in {"forest": 4, "pasture": 4, "fields": 4, "hills": 3, "mountains": 3, "desert": 1}.items():
        assert count == len(re.findall(rf"\b{words.say(f'terrain-{terrain}')}\b", island))
    numbers = sorted(int(number) for number in re.findall(r"(\d+) •", island))

    assert sorted(number for number in BOX["beginner"]["numbers"] if number) == numbers
    assert 2 == island.count("8 •••••")
    assert 1 == island.count(words.say("drawing-robber"))
    assert (4, 5) == (island.count("3:1"), island.count("2:1"))
    assert 18 == island.count("○")
    for resource in table.RESOURCES:
        assert 1 == len(re.findall(rf"\b{words.say(f'drawing-{resource}')}\b", island))


def test_an_island_that_is_not_laid_yet(words):
    state = GAME.start(4, {"layout": "spiral", "harbours": "shuffled"})

    assert {WIDTH} == {cell_len(line) for line in plain(draw(state.view(0), words, AWKWARD))}


@pytest.mark.parametrize(("kind", "count"), [("nodes", NODES), ("edges", EDGES), ("hexs", HEXES)])
def test_numbers_of_places(words, kind, count):
    view = table.table().view(0)
    view["board"]["numbers"] = [0] * HEXES
    view["board"]["harbours"] = [None] * 9
    lines = plain(draw({**view, "marks": [words.say(f"drawing-{kind}")]}, words, AWKWARD))[:HEIGHT]
    for word in (kind[:-1], words.say(f"drawing-{kind}").replace("ё", "е")):
        assert lines == plain(draw({**view, "marks": [word]}, words, AWKWARD))[:HEIGHT]

    assert sorted(str(number) for number in range(count)) == sorted(re.findall(r"\d+", "\n".join(lines)))


def test_numbers_of_some_places(words):
    state = table.table()
    table.settlements(state, 0, 10)
    table.roads(state, 0, 15)
    bare = plain(draw(state.view(0), words, AWKWARD))
    lines = plain(draw({**state.view(0), "marks": ["node:10", "edge:15", "hex:18", "seat:1"]}, words, AWKWARD))
    x, y = PLACES[10]

    assert "▲10" == lines[y][x - 1 : x + 2]
    assert "15" in lines[y + 1]
    assert 3 == sum(one != other for one, other in zip(bare, lines, strict=True))


def test_players_and_cards(words):
    state = table.table()
    table.army(state, 1, 3)
    table.deal(state, 0, brick=2, ore=5)
    table.deal_cards(state, 0, monopoly=1, victory_point=2)
    table.roads(state, 2, 0, 2, 3, 5, 6)
    text = "\n".join(plain(draw(state.view(0), words, ["Anna", "Boris", "Clara", "Dora"]))[HEIGHT:])
    anna, boris, clara, _ = re.findall(r"^..  ?\S .*/.*/.*$", text, re.MULTILINE)

    assert "▶" in anna
    assert words.say("drawing-you", name="Anna") in anna
    assert ["0+2", "7", "3", "0", "0", "15/5/4"] == anna.split()[-6:]
    assert ["2", "0", "0", "★3", "0", "15/5/4"] == boris.split()[-6:]
    assert ["2", "0", "0", "0", "★5", "10/5/4"] == clara.split()[-6:]
    assert re.search(r"– +2 +– +– +5", text)
    assert re.search(r"19 +17 +19 +19 +14", text)
    assert f"{words.say('card-monopoly')} 1" in text
    assert f"{words.say('card-victory_point')} 2" in text


def test_a_spectator_has_no_cards(words):
    text = "\n".join(plain(draw(table.table().view(SPECTATOR), words, AWKWARD)))

    assert words.say("drawing-hand") not in text
    assert words.say("term-bank") in text


def test_no_secret_shows(words):
    """CAT-13.1: whatever the others may hold, the table of a seat looks the same."""
    luck = Random(1)
    for state in positions(GAME, 3, 60, **BRIEF):
        for viewer in [0, 2, SPECTATOR]:
            seen = draw(state.view(viewer), words, AWKWARD)
            for _ in range(3):
                assert seen == draw(state.sample(viewer, luck).view(viewer), words, AWKWARD)


def test_without_colour_nothing_is_lost(words):
    """The letters of the players say what colours say."""
    state = table.table()
    table.settlements(state, 0, 10)
    table.roads(state, 0, 15)
    lines = draw(state.view(0), words, AWKWARD)

    assert plain(lines) == without_colour(lines)
