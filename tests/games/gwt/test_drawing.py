"""The table in a terminal: everything is on it, nothing is out of line, and no secret shows."""

import re

import pytest
from rich.cells import cell_len

from igroteka.core.agenda import SPECTATOR
from igroteka.core.chance import Random
from igroteka.games.gwt.actions import ACTIONS
from igroteka.games.gwt.data.box import CARD_NAMES, CITY_NAMES, CRAFT_NAMES, DISC_NAMES, MASTER_NAMES, NODE_NAMES
from igroteka.games.gwt.data.names import HOUSE_NUMBERS, local_texts
from igroteka.games.gwt.data.program import FACE_NAMES
from igroteka.games.gwt.drawing import CITY, HOUSE, LANES, NODES, PLACES, STOP, WIDTH, breeding, draw
from igroteka.games.gwt.game import GAME
from igroteka.games.gwt.state import HAND
from tests.games.telling import AWKWARD, plain, positions, without_colour

PLAIN = ["Anna", "Boris", "Clara", "Dora"]
NODE = {name: node for node, name in enumerate(NODE_NAMES)}


def first_turn(seats: int = 4):
    """The herder of seat 0 stands on neutral space C."""
    state = GAME.start(seats, {"first_seat": 0})
    state.roll(Random(7))
    state.apply(ACTIONS.parse("place N_C"))
    return state


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_lines_are_of_one_width(words, seats):
    marks = [[], ["node:A1", "track:s3", "city:chicago", "job:1:cowboy"], [words.say("drawing-legend"), "p1"]]
    for place, state in enumerate(positions(GAME, seats, 67, simmental=seats == 3)):
        for viewer in [0, seats - 1, SPECTATOR]:
            lines = draw({**state.view(viewer), "marks": marks[place % 3]}, words, AWKWARD)

            assert {WIDTH} == {cell_len(line) for line in plain(lines)}
            assert WIDTH <= 110
            assert len(lines) <= 62 or place % 3 == 2


def test_every_space_of_the_trail_has_a_place():
    """GWT-1.1: no two spaces overlap."""
    assert set(NODE_NAMES) == set(PLACES)
    taken: set[tuple[int, int]] = set()
    for node, (x, lane) in PLACES.items():
        kind = NODES[node]["kind"]
        width = STOP if kind in ("hazard", "bandit") else HOUSE if kind == "building" else HOUSE - 2
        columns = {(x + column, lane) for column in range(width)}
        assert not columns & taken, node
        assert 0 <= lane < LANES
        taken |= columns


def test_money_is_written_as_people_write_it(words):
    """The sign leads in English and follows in Russian, after a space where there is room for one."""
    lines = "\n".join(plain(draw(first_turn().view(0), words, PLAIN)))
    english = words.say("drawing-money", count=7) == "$7"

    assert english or words.say("drawing-money", count=7) == "7 $"
    assert bool(re.search(r"\$\d", lines)) == english
    assert bool(re.search(r"\d ?\$(?!\d)", lines)) != english


def test_every_space_is_named(words):
    lines = "\n".join(plain(draw(first_turn().view(0), words, PLAIN)))
    for node in NODE_NAMES:
        if node not in ("START", "KC", "N_C"):  # the herder stands on C
            assert (f"({node[2:]})" if node.startswith("N_") else node) in lines
    for node, number in HOUSE_NUMBERS.items():
        assert node == "N_C" or re.search(rf"\b{number} ?\(?{node.removeprefix('N_')}\b", lines), node


def test_tiles_and_buildings_on_the_trail(words):
    """Whose building it is and what its hands are can be read without colour."""
    state = first_turn()
    state.sides = 0
    state.trail[NODE["A2"]] = 12 + 6  # building 7a of seat 1
    view = state.view(0)
    lines = plain(draw(view, words, PLAIN))
    letter = words.say("colour-blue")[0]
    hands = words.say("drawing-hand-green") + words.say("drawing-hand-black")

    assert f"{letter} 7a {hands}" in "\n".join(lines)
    for node, found in view["trail"].items():
        kind, *rest = found["tile"].split(":")
        if kind == "hazard":
            x, lane = PLACES[node]
            shown = lines[2 + 2 * lane][x : x + STOP].strip()
            assert f"{rest[1]}{words.say(f'drawing-hand-{rest[2]}')}" == shown


def test_engines_stations_and_cities(words):
    state = first_turn()
    state.engines[0] = 45  # the turnout of station 6
    state.stations[0] = 33
    state.cities[0] = 2
    lines = plain(draw(state.view(0), words, PLAIN))
    track = next(place for place, line in enumerate(lines) if "◡" in line)
    letter = words.say("colour-red")[0]

    assert lines[track].index(letter) == lines[track + 1].index("s6")
    assert f"s1○{words.say('drawing-money', count=2)} 1★ {letter} " in lines[track + 2]
    assert f"s6●{words.say('drawing-money', count=8)} 5★ {letter} " in lines[track + 3]
    assert f"{letter}2" in lines[track + 5]


def test_job_market_and_token(words):
    view = first_turn().view(0)
    lines = plain(draw(view, words, PLAIN))
    text = "\n".join(lines)

    assert f"▼{view['jobs']['token']}" in text
    start = next(place for place, line in enumerate(lines) if words.say("drawing-jobs") in line)
    workers = "".join(line[:36] for line in lines[start + 3 : start + 7]).replace("·", "").split()
    letters = [words.say(f"drawing-craft-{craft}")[0] for craft in CRAFT_NAMES]
    assert 7 == len(workers)
    assert set(workers) <= set(letters)
    assert 3 == len(set(letters))


def test_own_cards_and_breeding_value(words):
    """GWT-7.8: the same breed counts once."""
    state = first_turn()
    for card in ("longhorn", "longhorn", "hereford6"):
        state.put(HAND, CARD_NAMES.index(card))
    view = state.view(0)
    text = "\n".join(plain(draw(view, words, PLAIN)))

    assert words.say("drawing-breeding", count=breeding(view["players"][0]["hand"])) in text
    assert view["players"][0]["breeding"] == breeding(view["players"][0]["hand"])
    assert f"{words.say('drawing-card-longhorn')} 3 2★ ×2" in text


def test_hands_of_others_do_not_show(words):
    """GWT-1.4: another hand changes nothing."""
    drawn = set()
    for card in ("hereford7", "aux_NY"):
        state = first_turn()
        state.put(HAND, CARD_NAMES.index(card))
        state.secrets[0] = 0
        view = state.view(1)
        drawn.add(tuple(draw({**view, "players": [{**p, "points": 0} for p in view["players"]]}, words, PLAIN)))

    assert 1 == len(drawn)


def test_marks_show_what_to_choose(words):
    state = first_turn()
    for mark, text in {
        "node:A1": "·",
        "track:s3": "s3",
        "track:7": "7",
        "station:2": "s2",
        "building:4": FACE_NAMES[state.face_of(3)],
        "job:1:engineer": words.say("drawing-craft-engineer")[0],
    }.items():
        view = state.view(0)
        view["jobs"]["rows"][0][0] = "engineer"
        lines = draw({**view, "marks": [mark]}, words, PLAIN)
        shown = re.findall(r"\[bold #000000 on #ffe46b\]([^\[]*)\[/\]", "".join(lines))
        assert text in [part.strip() for part in shown], mark


def test_the_legend_explains_buildings_and_masters(words):
    """GWT-5.4, GWT-6.19: nobody need know 31 tiles by heart."""
    view = {**first_turn().view(0), "marks": [words.say("drawing-legend")]}
    text = " ".join(" ".join(plain(draw(view, words, PLAIN))).split())

    for name in [*"ABCDEFG", *view["sides"]]:
        for said in local_texts(FACE_NAMES.index(name), words):
            assert said in text
    for station in view["stations"][:5]:
        assert words.say(f"master-{station['master']}.text") in text
    for space in DISC_NAMES:
        assert words.say(f"disc-{space}") in text


def test_the_board_of_another_player(words):
    lines = plain(draw({**first_turn().view(0), "marks": ["p1"]}, words, PLAIN))
    hand = next(line for line in lines if line.startswith(words.say("drawing-hand")))

    assert any(re.match(rf" {words.say('colour-blue')[0]}  Boris  ", line) for line in lines)
    assert words.say("drawing-cards", hand=5, stack=9) in hand


def test_names_fit_their_columns(words):
    for city in CITY_NAMES:
        assert cell_len(words.say(f"drawing-city-{city}")) + 3 <= CITY - 1 or city == "kansas_city"
    for master in MASTER_NAMES:
        assert cell_len(words.say(f"drawing-master-{master}")) <= 10
    for line in plain(draw(first_turn().view(0), words, PLAIN)):
        assert "…" not in line or "★" not in line


def test_without_colour_nothing_is_lost(words):
    lines = draw(first_turn().view(0), words, AWKWARD)

    assert plain(lines) == without_colour(lines)
