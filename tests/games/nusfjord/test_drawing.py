"""The table in a terminal: everything is on it, nothing is out of line, and no secret shows."""

import re

import pytest
from rich.cells import cell_len

from igroteka.core.agenda import SPECTATOR
from igroteka.core.chance import Random
from igroteka.games.nusfjord.data.box import ACTION_NAMES, BOX, CARD_LIST, CARD_NAMES, ELDER_LIST, ELDER_NAMES
from igroteka.games.nusfjord.drawing import CARD, COLUMN, COLUMNS, ELDER, LABEL, WIDTH, draw
from igroteka.games.nusfjord.game import GAME
from igroteka.games.nusfjord.text import marked_text
from tests.games.nusfjord import table as lay
from tests.games.telling import AWKWARD, plain, positions, without_colour

NAMES = [*AWKWARD, "Eve"]
PLAIN = ["Anna", "Boris", "Clara", "Dora", "Emil"]


TABLES = [
    (1, {"solo": "hard"}),
    (1, {"match": "campaign"}),
    (2, {"match": "double"}),
    (3, {"mixed": True}),
    (4, {"deck": "cod"}),
    (5, {}),
]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_lines_are_of_one_width(words, seats, options):
    marks = [
        [],
        ["space:thin_out", "plate:2", "stack:3", "cell:0:a2", "pair:0:b1"],
        [words.say("drawing-legend"), "p1"],
    ]
    for place, state in enumerate(positions(GAME, seats, 23, **options)):
        for viewer in [0, seats - 1, SPECTATOR]:
            lines = draw({**state.view(viewer), "marks": marks[place % 3]}, words, NAMES)

            assert {WIDTH} == {cell_len(line) for line in plain(lines)}
            assert WIDTH <= 110
            assert len(lines) <= 56 or place % 3 == 2


def first_turn(seats: int = 3):
    state = GAME.start(seats, {"first_seat": 0})
    state.roll(Random(7))
    return state


def drawn(view, words, marks=()) -> str:
    return "\n".join(plain(draw({**view, "marks": list(marks)}, words, PLAIN)))


def test_everything_that_lies_open_is_named(words):
    """NUS-3.4, NUS-3.6: actions, ships, elders and buildings with price and points."""
    view = first_turn().view(0)
    shown = drawn(view, words)
    name = f"name_{words.language}"

    assert all(words.say(f"deed-{action}") in shown for action in ACTION_NAMES)
    assert all(ship[name] in shown for ship in BOX["ship"])
    for number in [*view["cards"]["A"], *view["cards"]["B"]]:
        entry = CARD_LIST[CARD_NAMES.index(number)]
        head = re.escape(entry[name][:16])  # a price of three goods may cut a long name short
        assert re.search(rf"{number}[ ≈]{head}.* .*{re.escape(str(entry['vp']))}★", shown), number
    for stack in view["elders"]:
        entry = ELDER_LIST[ELDER_NAMES.index(stack["top"])]
        assert entry[name] in shown


def test_reconstructed_cards_are_marked_and_the_mark_is_explained(words):
    view = first_turn().view(0)
    lines = drawn(view, words)

    for number in [*view["cards"]["A"], *view["cards"]["B"]]:
        source = CARD_LIST[CARD_NAMES.index(number)]["src"]
        unknown = source["effect"] == "R"
        price = "R" in (source["cost"], source["kinds"]) and not unknown
        points = source["vp"] == "R" and not unknown
        assert unknown == (f"{number}≈" in lines), number
        tail = rf"{number}[ ≈]\D+ {'≈' if price else ''}\w+ {'≈' if points else ''}[-\d*]+★"
        assert re.search(tail, lines), (number, tail)
    assert 1 == lines.count(words.say("drawing-mark"))
    assert cell_len(words.say("drawing-mark")) <= WIDTH


def test_the_harbour_with_forests_buildings_and_reserve(words):
    """NUS-1.5: a forest covers two cells; the Reserve is the corner."""
    state = lay.table()
    lay.own(state, 0, b1="105")
    lay.stock(state, 0, wood=2, fish=7)
    lines = drawn(state.view(0), words).splitlines()
    corner = next(place for place, line in enumerate(lines) if line.startswith(f" {words.say('drawing-reserve')} "))

    assert f"2{words.say('drawing-wood')}7{words.say('drawing-fish')}" in lines[corner]
    assert "a2 ·" in lines[corner]
    assert "a3–a4 ♣♣ " in lines[corner]
    assert "105 " in lines[corner + 1]
    assert "b2 ·" in lines[corner + 1]
    assert "b3–b4 ♣ " in lines[corner + 1]
    assert "c1 ·" in lines[corner + 2]
    assert "c3–c4 ♣ " in lines[corner + 2]


def test_workers_plates_shares_and_council(words):
    state = lay.table()
    lay.occupy(state, "build_ship", 0, 1)
    lay.plates(state, 4)
    lay.new_shares(state, {0: 1, 2: 2})
    lay.council(state, 0, {"7": 2})
    shown = drawn(state.view(0), words)
    red, blue, yellow = (words.say(f"colour-{colour}")[0] for colour in ("red", "blue", "yellow"))

    assert re.search(rf"{words.say('deed-build_ship')} +{red}{blue} ", shown)
    prices = BOX["banquet"]["plates"]
    assert " ".join([f"●{price}" for price in prices[:4]] + [f"○{price}" for price in prices[4:]]) in shown
    assert f"{words.say('drawing-new-shares')} {red}{yellow}{yellow} " in shown
    assert re.search(rf"{words.say('drawing-council')} .*7.*●●", shown)


def test_hands_of_others_do_not_show(words):
    """NUS-14.1: another hand changes nothing."""
    seen = set()
    for card in ("141", "154"):
        state = lay.table()
        state.round = 4
        lay.hand(state, 0, card)
        view = state.view(1)
        assert card in drawn(state.view(0), words)
        seen.add(drawn({**view, "marks": ["p0"]}, words, ["p0", words.say("drawing-legend")]))

    assert 1 == len(seen)
    assert words.say("card-object", count=1) in seen.pop()


def test_marks_show_what_to_choose(words):
    state = lay.table()
    lay.offer(state, "103")
    lay.council(state, 0, {"7": 1})
    marked = {
        "space:thin_out": words.say("deed-thin_out"),
        "plate:3": "○3",
        "card:103": "103",
        "cell:0:a2": "a2",
        "pair:0:a3": "a3–a4",
        "pair:0:b1": "b1",
        "council:0:7": "7 ",
        "shipyard:cutter": words.say("ship-cutter"),
    }
    for mark, text in marked.items():
        lines = draw({**state.view(0), "marks": [mark]}, words, PLAIN)
        shown = re.findall(r"\[bold #000000 on #ffe46b\]([^\[]*)\[/\]", "".join(lines))
        assert any(part.strip().startswith(text.strip()) for part in shown), mark


def test_the_legend_explains_every_card_in_sight(words):
    """Nobody need know 132 cards by heart."""
    state = lay.table()
    lay.offer(state, "103", "106", "121")
    lay.own(state, 1, b1="105")
    lay.council(state, 0, {"13": 0} if state.hidden else {"7": 0})
    shown = " ".join(drawn(state.view(0), words, [words.say("drawing-legend")]).split())

    for number in ("103", "105", "106", "121"):
        assert marked_text(CARD_LIST[CARD_NAMES.index(number)], words) in shown
    for number in ("1", "7", "8"):
        assert marked_text(ELDER_LIST[ELDER_NAMES.index(number)], words) in shown


def test_the_harbour_of_another_player(words):
    lines = plain(draw({**first_turn().view(0), "marks": ["p1"]}, words, PLAIN))

    assert any(re.match(rf" {words.say('colour-blue')[0]}  Boris  ", line) for line in lines)


def test_words_fit_their_columns(words):
    for column in COLUMNS:
        assert cell_len(words.say(f"drawing-column-{column}")) < COLUMN
    for key in ("plates", "shipyard", "elders", "council"):
        assert cell_len(words.say(f"drawing-{key}")) < LABEL
    for entry in CARD_LIST:
        assert cell_len(entry[f"name_{words.language}"]) <= CARD - 12
    for entry in ELDER_LIST:
        assert cell_len(entry[f"name_{words.language}"]) <= ELDER - 10
    for name in [*ACTION_NAMES, "copy"]:
        assert cell_len(words.say(f"deed-{name}")) <= 24


def test_without_colour_nothing_is_lost(words):
    lines = draw(first_turn().view(0), words, NAMES)

    assert plain(lines) == without_colour(lines)
