"""The table in a terminal: everything is on it, nothing is out of line, and no secret shows."""

import io
import re

import pytest
from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from igroteka.core.agenda import CHANCE, OVER, SPECTATOR
from igroteka.core.chance import Random
from igroteka.core.speech import LANGUAGES, speech
from igroteka.games.gwtnz.actions import ACTIONS
from igroteka.games.gwtnz.data import box, program
from igroteka.games.gwtnz.data.box import CARD_NAMES, CRAFT_NAMES, DISC_NAMES, HARBOUR_NAMES, NODE_NAMES, POST_NAMES
from igroteka.games.gwtnz.data.names import HOUSE_NUMBERS, disc_text, local_texts, objective_text
from igroteka.games.gwtnz.data.program import FACE_NAMES, NUMBERS
from igroteka.games.gwtnz.drawing import LANES, PLACES, TRACK, WIDTH, draw, width_of
from igroteka.games.gwtnz.game import GAME
from igroteka.games.gwtnz.state import AREA, HAND
from igroteka.kit import bits

NAMES = ["Anna", "Ada", "Bruno [b]x[/b]", "漢字 名前 \x1b[0m"]
PLAIN = ["Anna", "Boris", "Clara", "Dora"]
NODE = {name: node for node, name in enumerate(NODE_NAMES)}
HARBOUR = {name: harbour for harbour, name in enumerate(HARBOUR_NAMES)}
SEA = {name: space for space, name in enumerate(box.SEA_NAMES)}


@pytest.fixture(params=LANGUAGES)
def words(request):
    return speech(request.param, "igroteka.games.gwtnz")


def plain(lines: list[str]) -> list[str]:
    """What is read once the markup is gone."""
    return [Text.from_markup(line, emoji=False).plain for line in lines]


def positions(seats: int, every: int, **options):
    """Positions of a random game, the first and the last among them."""
    state = GAME.start(seats, options)
    luck = Random(seats)
    step = 0
    while state.player != OVER:
        if step % every == 0:
            yield state
        legal = state.legal()
        state.apply(state.draw(luck) if state.player == CHANCE else legal[luck.below(len(legal))])
        step += 1
    yield state


def first_turn(seats: int = 4):
    """The runholder of seat 0 stands on neutral space C."""
    state = GAME.start(seats, {"first_seat": 0})
    state.roll(Random(7))
    state.apply(ACTIONS.parse("disc aux_money_2"))
    state.apply(ACTIONS.parse("place C"))
    return state


def marked(lines: list[str]) -> list[str]:
    """What is drawn as meant."""
    return [part.strip() for part in re.findall(r"\[bold #000000 on #ffe46b\]([^\[]*)\[/\]", "".join(lines))]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_lines_are_of_one_width(words, seats):
    marks = [[], ["node:a1", "sea:w3", "post:local6", "job:1:sailor"], [words.say("drawing-legend"), "p1"]]
    for place, state in enumerate(positions(seats, 67)):
        for viewer in [0, seats - 1, SPECTATOR]:
            lines = draw({**state.view(viewer), "marks": marks[place % 3]}, words, NAMES)

            assert {WIDTH} == {cell_len(line) for line in plain(lines)}
            assert WIDTH <= 110
            assert len(lines) <= 78 or place % 3 == 2


def test_every_space_of_the_trail_has_a_place():
    """NZ-0.1: no two spaces overlap, and none covers the pathfinder track."""
    assert set(NODE_NAMES) == set(PLACES)
    taken: set[tuple[int, int]] = set()
    for node, (x, lane) in PLACES.items():
        columns = {(x + column, lane) for column in range(width_of(node))}
        assert not columns & taken, node
        assert 0 <= lane < LANES
        assert lane < 6 or x + width_of(node) < TRACK
        taken |= columns


def test_every_space_harbour_and_sea_space_is_named(words):
    lines = "\n".join(plain(draw(first_turn().view(0), words, PLAIN)))
    for node in NODE_NAMES:
        if node not in ("start", "wellington", "C"):  # the runholder stands on C
            assert (f"({node})" if len(node) == 1 else node) in lines
    for name in [*HARBOUR_NAMES, *box.SEA_NAMES]:
        assert name in lines
    for node, number in HOUSE_NUMBERS.items():
        assert node == "C" or re.search(rf"\b{number} ?\(?{node}\b", lines), node
    assert all(f"~{number}" in lines for number in (1, 2, 3))


def test_tiles_and_buildings_on_the_trail(words):
    """Whose building it is and what its hands are can be read without colour."""
    state = first_turn()
    state.sides = 0
    state.trail[NODE["a2"]] = NUMBERS + 6  # building 7a of seat 1
    view = state.view(0)
    lines = plain(draw(view, words, PLAIN))
    letter = words.say("colour-blue")[0]
    entry = next(entry for entry in program.PRIVATE if (entry["number"], entry["side"]) == (7, "a"))
    hands = "".join(words.say(f"drawing-hand-{hand}") for hand in entry["hands"])

    assert f"{letter} 7a {hands}".strip() in "\n".join(lines)
    for node, found in view["trail"].items():
        kind, *rest = found["tile"].split(":")
        if kind == "hazard":
            x, lane = PLACES[node]
            shown = lines[2 + 2 * lane][x : x + width_of(node)].strip()
            assert f"{rest[1]}{words.say(f'drawing-hand-{rest[2]}')}" == shown.removeprefix("≈")


def test_ships_storehouses_discs_and_posts(words):
    state = first_turn()
    letter = words.say("colour-red")[0]
    state.ships[0] = SEA["e1"]
    state.harbours[0] = bits.gathered([HARBOUR["sh1"], HARBOUR["mh1"]])
    state.berths[int(HARBOUR["sh1"] * box.BERTHS)] = 0
    state.posts[POST_NAMES.index("local0")] = 2
    text = "\n".join(plain(draw(state.view(0), words, PLAIN)))
    small = box.HARBOUR_LIST[HARBOUR["sh1"]]

    assert f"e1 {letter}" in text
    assert f"{letter}{''.join(map(str, small['costs'][1:]))} {small['vp']}★" in text
    assert f"+{words.say('drawing-coin', count=6)} {letter}2" in text


def test_the_pathfinder_track(words):
    state = first_turn()
    state.pathfinder[0], state.pathfinder[1] = 9, 9
    lines = plain(draw(state.view(0), words, PLAIN))
    numbers = next(place for place, line in enumerate(lines) if "15 16" in line)
    pair = words.say("colour-red")[0] + words.say("colour-blue")[0]

    assert lines[numbers].index(" 9", TRACK) == lines[numbers + 3].index(pair, TRACK)


def test_markets_and_token(words):
    state = first_turn()
    view = state.view(0)
    lines = plain(draw(view, words, PLAIN))
    start = next(place for place, line in enumerate(lines) if words.say("drawing-jobs") in line)
    letters = [words.say(f"drawing-letter-{craft}") for craft in CRAFT_NAMES]
    hired = sum(craft is not None for row in view["jobs"]["rows"] for craft in row)

    assert 4 == len(set(letters))
    assert any(f"▶{view['bonus']['token']}" in line for line in lines)
    assert hired == sum(line[5:13].split().count(letter) for line in lines[start + 1 : start + 5] for letter in letters)
    for row in view["bonus"]["rows"]:
        for tile in row:
            assert tile is None or words.say(f"drawing-bonus-{tile.split(':')[1]}") in "\n".join(lines)
    for name in view["objectives"]["display"]:
        assert objective_text(CARD_NAMES.index(name), words, "brief") in "\n".join(lines)
    for stack in view["stacks"]:
        assert f"{words.say('drawing-card-' + stack['card'])}×{stack['left']}" in "\n".join(lines)


def test_own_cards_and_what_they_are_worth(words):
    """NZ-6.1: the same breed counts once."""
    state = first_turn()
    for card in ("lincoln", "lincoln", "sheepdog"):
        state.put(HAND, CARD_NAMES.index(card))
    view = state.view(0)
    text = "\n".join(plain(draw(view, words, PLAIN)))
    lincoln = box.SHEEP_CARDS[CARD_NAMES.index("lincoln")]

    assert words.say("drawing-breeding", count=view["players"][0]["breeding"]) in text
    values = f"{lincoln['breeding']}/{lincoln['wool']} {lincoln['vp']}★ ×2"
    assert f"{words.say('drawing-card-lincoln')} {values}" in text
    assert f" {words.say('drawing-card-sheepdog')} " in text


def test_hands_of_others_do_not_show(words):
    """NZ-1.4: another hand changes nothing."""
    drawn = set()
    for card in ("suffolk", "obj7"):
        state = first_turn()
        state.put(HAND, CARD_NAMES.index(card))
        view = state.view(1)
        drawn.add(tuple(draw({**view, "players": [{**p, "points": 0} for p in view["players"]]}, words, PLAIN)))

    assert 1 == len(drawn)


def test_marks_show_what_to_choose(words):
    state = first_turn()
    job = next(craft for craft in state.view(0)["jobs"]["rows"][0] if craft)
    for mark, text in {
        "node:a1": "·",
        "sea:w3": "w3",
        "harbour:mh2": "mh2",
        "stack:bell": words.say("drawing-stack-bell"),
        "building:4": FACE_NAMES[state.face_of(3)],
        "pair:3": "3",
        f"job:1:{job}": words.say(f"drawing-letter-{job}"),
    }.items():
        shown = marked(draw({**state.view(0), "marks": [mark]}, words, PLAIN))
        assert any(text in part for part in shown), mark


def test_what_we_reconstructed_carries_the_mark(words):
    """NZ-20.9: on the table, with one sentence that explains it."""
    state = first_turn()
    state.put(AREA, CARD_NAMES.index("obj7"))
    lines = plain(draw(state.view(0), words, PLAIN))

    assert words.say("drawing-mark").startswith("≈ ")
    assert words.say("drawing-mark") in lines[-1]
    for side, entry in zip(FACE_NAMES[program.FIRST_PRIVATE :], program.PRIVATE, strict=True):
        if side in state.view(0)["sides"]:
            assert any((f"≈{side} " in line) == (entry["prov"] == "R") for line in lines if f"{side} " in line)
    legend = " ".join(plain(draw({**state.view(0), "marks": [words.say("drawing-legend")]}, words, PLAIN)))
    assert words.say("card-mark.help").split()[-1] in legend


@pytest.mark.parametrize("flipped", [0, 1])
def test_the_legend_explains_buildings_cards_and_discs(words, flipped):
    """NZ-5.1, NZ-6.16, NZ-11.6: nobody need know all tiles by heart; flipped buildings show their new side."""
    state = first_turn()
    state.flipped = flipped
    view = {**state.view(0), "marks": [words.say("drawing-legend")]}
    text = " ".join(" ".join(plain(draw(view, words, PLAIN))).split())
    fronts = [FACE_NAMES[state.face(node)] for node in box.NEUTRAL_SPACES]

    for name in [*fronts, *view["sides"]]:
        for said in local_texts(FACE_NAMES.index(name), words):
            assert said in text
    for space in view["harbourmasters"]:
        assert words.say(f"master-{space['master']}") in text
    for place in range(len(DISC_NAMES)):
        assert disc_text(place, words) in text


def test_the_board_of_another_player(words):
    lines = plain(draw({**first_turn().view(0), "marks": ["p1"]}, words, PLAIN))
    hand = next(line for line in lines if line.startswith(words.say("drawing-hand")))

    assert any(re.match(rf" {words.say('colour-blue')[0]}  Boris  ", line) for line in lines)
    assert words.say("drawing-cards", hand=5, stack=9) in hand


def test_names_fit_their_columns(words):
    for card in CARD_NAMES[: box.FIRST_OBJECTIVE]:
        assert cell_len(words.say(f"drawing-card-{card}")) <= 12
    for tile in box.BONUS_NAMES:
        assert cell_len(words.say(f"drawing-bonus-{tile}")) <= 7
    for line in plain(draw(first_turn().view(0), words, PLAIN)):
        assert "…" not in line


def test_without_colour_nothing_is_lost(words):
    lines = draw(first_turn().view(0), words, NAMES)
    out = io.StringIO()
    Console(file=out, width=WIDTH, no_color=True, highlight=False, emoji=False).print("\n".join(lines), soft_wrap=True)

    assert "\n".join(plain(lines)) + "\n" == out.getvalue()
