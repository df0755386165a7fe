"""`igroteka play`."""

import random
import re
from unittest.mock import patch

import pytest

from igroteka.ai import bots
from igroteka.ai.bot import Bot, Sight
from igroteka.catalog import load
from igroteka.cli.files import Keeper, write_text
from igroteka.cli.menu import group_of, menu_of
from igroteka.cli.seating import new_seating, seating_of
from igroteka.cli.table import Table, find_rules
from igroteka.core.chance import Luck
from igroteka.core.errors import IgrotekaError
from igroteka.core.match import Match
from igroteka.core.speech import rules_text, speech
from tests.cli.seat import play, play_by, record_in, saved
from tests.conftest import sized
from tests.games import saying
from tests.games.catan import table

CATAN = load("catan")
WORDS = speech("en", "igroteka.cli")
FIRST = ("--seed", "7", "--bots", "random", "--option", "first_seat=0")
FOUNDING = (*FIRST, "--option", "layout=spiral")
ROLL = "roll"


def moves(folder) -> list[str]:
    """What was said, without luck, in the game that was kept."""
    return [move for move in record_in(saved(folder)).moves if not move.startswith("*")]


# --- coming and going


def test_the_table_the_question_and_the_options(tmp_path):
    said = play(tmp_path, *FIRST, typed=["q"])

    assert 0 == said.code
    assert "Ada, Bruno and Clara are random bots" in said.out
    assert "Guest (you)" in said.out
    assert "Mountains" in said.out
    assert re.search(r"Roll the dice\n +1 +Roll the dice", said.out)


def test_in_russian(tmp_path):
    said = play(tmp_path, *FIRST, "--lang", "ru", typed=["справка", "почему road 1", "выход"])

    assert 0 == said.code
    assert "случайные боты" in said.out
    assert "Гость (вы)" in said.out
    assert "почему / why road 12: почему ход не разрешён" in said.out
    assert "[CAT-4.2]" in said.out
    assert "Партия сохранена в" in said.out


def test_who_quits_is_told_how_to_go_on(tmp_path):
    said = play(tmp_path, *FIRST, typed=[ROLL, "q"])
    path = saved(tmp_path)

    assert f"igroteka play catan --load {path}" in said.out
    assert ["p0 roll"] == moves(tmp_path)
    assert ["Guest", "Ada (random)", "Bruno (random)", "Clara (random)"] == record_in(path).names


def test_a_game_that_was_left_goes_on_as_if_it_was_not(tmp_path):
    at_once, in_parts = tmp_path / "1", tmp_path / "2"
    options = ("--seed", "3", "--bots", "greedy,random", "--option", "first_seat=0", "--option", "player_trade=none")
    play(at_once, *options, typed=[ROLL, "end", ROLL])
    play(in_parts, *options, typed=[ROLL])
    said = play(in_parts, "--load", str(saved(in_parts)), typed=["end", ROLL])

    assert 0 == said.code
    assert record_in(saved(at_once)) == record_in(saved(in_parts))
    assert len(moves(at_once)) > 6


@pytest.mark.parametrize(("end", "code"), [(EOFError, 0), (KeyboardInterrupt, 130)])
def test_ctrl_c_and_the_end_of_the_input_keep_the_game(tmp_path, end, code):
    said = play(tmp_path, *FIRST, typed=[ROLL, end])

    assert code == said.code
    assert "Go on with: igroteka play catan --load" in said.out
    assert ["p0 roll"] == moves(tmp_path)


def test_ctrl_c_while_a_bot_thinks(tmp_path):
    with patch("igroteka.cli.table.answer_of", side_effect=KeyboardInterrupt):
        said = play(tmp_path, *FIRST, typed=[ROLL, "end"])

    assert 130 == said.code
    assert ["p0 roll", "p0 end"] == moves(tmp_path)
    Match.replay(CATAN, record_in(saved(tmp_path)), verify=True)


def test_the_game_is_kept_at_every_question(tmp_path):
    """Closing the window loses nothing."""
    kept = []

    def answer(desk: Table) -> str:
        kept.append(list(record_in(desk.keeper.path).moves) == desk.match.record().moves)
        return [ROLL, "end", "q"][len(kept) - 1]

    play_by(tmp_path, *FIRST, "--option", "player_trade=none", answer=answer)

    assert [True] * 3 == kept


def test_a_saved_game_is_taken_up_where_it_was_left(tmp_path):
    """The log of a long game is not told again from its beginning."""
    path = tmp_path / "game.json"
    match = Match(CATAN, 4, {"player_trade": "none"}, "5", names=["Anna", "A (random)", "B (random)", "C (random)"])
    match.begin()
    while match.state.view(0)["turn"]["number"] < 30 or match.state.player != 0:
        match.play(match.state.legal()[0])
    path.write_text(match.record().to_json(), encoding="utf-8")
    said = play(tmp_path, "--load", str(path))

    assert 5 <= said.out.split("2:1")[0].count("\n") <= 24
    assert len(match.events) > 100


def test_a_record_in_lines_stays_in_lines(tmp_path):
    path = tmp_path / "game.txt"
    play(tmp_path, *FIRST, "--save", str(tmp_path / "game.json"), typed=[ROLL])
    path.write_text(record_in(tmp_path / "game.json").to_lines(), encoding="utf-8")
    play(tmp_path, "catan", "--load", str(path), typed=["end"])

    assert path.read_text(encoding="utf-8").startswith("# igroteka record 1")
    assert "p0 end" in record_in(path).moves


def test_names_of_a_record_say_who_is_a_bot(tmp_path):
    path = tmp_path / "game.json"
    play(tmp_path, *FIRST, "--seat", "2", "--names", "Eva,,Yuri", "--save", str(path), typed=[])
    said = play(tmp_path, "--load", str(path), typed=[])

    assert ["Eva (random)", "Ada (random)", "Yuri", "Bruno (random)"] == record_in(path).names
    assert "Yuri (you)" in said.out
    assert "Eva, Ada and Bruno are random bots" in said.out


def test_other_bots_may_sit_down_at_a_saved_game(tmp_path):
    path = tmp_path / "game.json"
    play(tmp_path, *FIRST, "--save", str(path))
    said = play(tmp_path, "--load", str(path), "--bots", "greedy,random", "--seat", "1")

    assert "Bruno and Clara are random bots" in said.out
    assert "Ada (you)" in said.out
    assert ["Guest (greedy)", "Ada", "Bruno (random)", "Clara (random)"] == record_in(path).names


# --- saying something


def test_numbers_and_notation(tmp_path):
    play(tmp_path, *FIRST, typed=["1", " END "])

    assert ["p0 roll", "p0 end"] == moves(tmp_path)[:2]


@pytest.mark.parametrize("line", ["2", "road 3", "settlement 1", "dice 1 1", "blah", "offer 2 brick", "p0 roll", "1.5"])
def test_what_is_refused_changes_nothing(tmp_path, line):
    said = play(tmp_path, *FIRST, typed=[line, "q"])
    answer = said.out.split(f"{line}\n", 1)[1].split("q\n")[0]

    assert 1 == len(answer.splitlines())
    assert [] == moves(tmp_path)


def test_a_refusal_names_the_rule(tmp_path):
    said = play(tmp_path, *FIRST, typed=[ROLL, "settlement 2", "road 0"])

    assert re.search(r"settlement 2\n.*\[CAT-8\.\d+\]\n", said.out)
    assert re.search(r"road 0\n.*\[CAT-8\.\d+\]\n", said.out)


@pytest.mark.parametrize("to", ["p1", "Ada", "ada"])
def test_a_whole_offer_in_one_line(tmp_path, to):
    play(tmp_path, *FIRST, typed=[ROLL, f"offer 1 lumber for 1 brick to {to}"])

    assert ["p0 roll", "p0 offer p1", "p0 give lumber", "p0 want brick", "p0 send"] == moves(tmp_path)[:5]


def test_half_an_offer_is_not_made(tmp_path):
    play(tmp_path, *FIRST, typed=[ROLL, "offer 9 lumber for 1 brick to p1"])

    assert ["p0 roll"] == moves(tmp_path)


def test_undo_and_redo(tmp_path):
    said = play(tmp_path, *FOUNDING, typed=["settlement 10", "u", "r", "u", "u", "settlement 12", "road 7"])

    assert 2 == said.out.count("Undone: Found a settlement on intersection 10")
    assert 1 == said.out.count("cannot be undone")
    assert ["p0 settlement 12", "p0 road 7"] == moves(tmp_path)[:2]


def test_luck_is_not_taken_back(tmp_path):
    said = play(tmp_path, *FIRST, typed=[ROLL, "u", "r"])

    assert "This cannot be undone" in said.out
    assert "There is nothing to redo." in said.out
    assert ["p0 roll"] == moves(tmp_path)


# --- menus


def test_many_places_are_on_the_table_and_not_in_a_list(tmp_path):
    said = play(tmp_path, *FOUNDING, typed=["list", "10"])
    before = said.out.split("list\n")[0]

    assert "54 places; their numbers are on the table" in before
    assert "Found a settlement: " not in before
    assert 54 == said.out.count("Found a settlement: ")
    assert {str(node) for node in range(54)} <= set(before.split())
    assert ["p0 settlement 10"] == moves(tmp_path)


def test_many_options_are_grouped_by_kind():
    """CAT-17.6: with every kind of thing to do, seven ways to address an offer are one line of the menu."""
    state = table.table()
    table.settlements(state, 0, 10, 29)
    table.roads(state, 0, 15, 42)
    table.deal(state, 0, lumber=4, brick=4, wool=4, grain=4, ore=4)
    table.deal(state, 1, ore=1)
    table.deal(state, 2, ore=1)
    table.deal(state, 3, ore=1)
    words = speech("en", "igroteka.cli", "igroteka.games.catan")
    menu = menu_of(CATAN, state, words, list("abcd"))
    offers = next(entry for entry in menu.entries if entry.text.startswith("Offer"))
    roads = next(entry for entry in menu.entries if entry.text.startswith("Build a road"))
    places = group_of(CATAN, state, roads.actions, words, list("abcd"))

    assert [str(number) for number in range(1, 7)] == [entry.key for entry in menu.entries]
    assert "Offer a trade (7 choices)" == offers.text
    assert [] == menu.marks
    assert sorted(state.legal()) == sorted(action for entry in menu.entries for action in entry.actions)
    assert [f"road {entry.key}" for entry in places.entries] == saying.legal(state, "road")
    assert [f"edge:{entry.key}" for entry in places.entries] == places.marks
    assert not places.is_long
    assert ["1", "2", "3", "4", "5", "6", "7"] == [
        entry.key for entry in group_of(CATAN, state, offers.actions, words, list("abcd")).entries
    ]


def test_a_place_is_called_by_its_own_number(tmp_path):
    """CAT-5.4: the robber has 18 places."""
    menus: list[tuple[bool, list[str]]] = []
    robber: list[int] = []

    def answer(desk: Table) -> str:
        names = {desk.game.actions.of(action).name for action in desk.match.state.legal()}
        if names == {"robber"}:
            robber.append(desk.match.state.view(0)["board"]["robber"])
            menus.append((desk.menu.is_long, [entry.key for entry in desk.menu.entries]))
            return "5" if robber[0] != 5 else "6"
        return "q" if menus else "end" if "end" in names else desk.menu.entries[0].key

    options = ("--seed", "2", "--bots", "random", "--option", "player_trade=none", "--option", "discard_limit=20")
    play_by(tmp_path, *options, answer=answer)

    assert (True, [str(hex) for hex in range(19) if hex != robber[0]]) == menus[0]
    assert f"p0 robber {5 if robber[0] != 5 else 6}" in moves(tmp_path)


# --- looking things up


@pytest.mark.parametrize("line", ["? CAT-8.7", "?8.7", "? cat-8.7", "help 8.7"])
def test_a_rule_by_its_id(tmp_path, line):
    said = play(tmp_path, *FIRST, typed=[line])

    assert "CAT-8.7 Distance rule" in said.out
    assert "one path away" in said.out


def test_rules_about_something(tmp_path):
    said = play(tmp_path, *FIRST, typed=["? robber", "? xyzzy", "? 5"])

    assert "CAT-5.4  Moving the robber" in said.out
    assert "The rules do not speak of “xyzzy”." in said.out
    assert "CAT-5.2  " in said.out


def test_rules_are_found_by_title_before_text():
    rules = rules_text("igroteka.games.catan", "en")

    assert ["CAT-8.7"] == [rule.id for rule in find_rules(rules, "distance RULE")]
    assert find_rules(rules_text("igroteka.games.catan", "ru"), "счет") != []
    assert find_rules(rules, "camel") == []


def test_why(tmp_path):
    said = play(tmp_path, *FIRST, typed=[ROLL, "why road 0", "why city", "why end", "why", "why not"])

    assert re.search(r"why road 0\n.*\[CAT-8\.\d+\]", said.out)
    assert re.search(r"why city\n.*\[CAT-8\.\d+\]", said.out)
    assert "why end\nYou may do this." in said.out
    assert "“not” is neither a move nor a command." in said.out
    assert ["p0 roll"] == moves(tmp_path)


def test_score_log_board_and_help(tmp_path):
    said = play(tmp_path, *FIRST, typed=["s", "l 1", "b nodes", "b edges", "b hexes", "?"])

    assert "Settlements: 2 points" in said.out
    assert "l 1\n  Guest rolls" not in said.out
    assert re.search(r"l 1\n  [^\n]*\n[^ ]", play(tmp_path / "2", *FIRST, typed=[ROLL, "l 1", "q"]).out)
    assert {str(node) for node in range(54)} <= set(
        re.split(r"[^0-9]+", said.out.split("b nodes\n")[1].split("b edges")[0])
    )
    assert {str(edge) for edge in range(72)} <= set(
        re.split(r"[^0-9]+", said.out.split("b edges\n")[1].split("b hexes")[0])
    )
    assert "u / undo" in said.out
    assert "offer 2 brick for 1 grain to p1 p2" in " ".join(said.out.split())


# --- files


def test_save_to_a_file_of_a_name(tmp_path):
    said = play(tmp_path, *FIRST, typed=[ROLL, f"save {tmp_path}/copy.json", f"save {tmp_path}/copy.json", "save"])

    assert f"Saved in {tmp_path}/copy.json" in said.out
    assert "is there already" in said.out
    assert f"Saved in {saved(tmp_path)}" in said.out
    assert record_in(tmp_path / "copy.json") == record_in(saved(tmp_path))


def test_another_file_is_never_overwritten(tmp_path):
    path = tmp_path / "letters.json"
    path.write_text("Dear Anna", encoding="utf-8")
    said = play(tmp_path, "--save", str(path))

    assert 2 == said.code
    assert "stays as it is" in said.err
    assert "Dear Anna" == path.read_text(encoding="utf-8")


def test_a_game_that_cannot_be_kept_goes_on(tmp_path):
    (tmp_path / "file").write_text("", encoding="utf-8")
    path = tmp_path / "file" / "game.json"
    said = play(tmp_path, *FIRST, "--save", str(path), typed=[ROLL, "save", "q", "", "q", "q"])

    assert 0 == said.code
    assert 5 == said.out.count("cannot be written")  # once by itself, then whenever it is asked for
    assert "You roll" in said.out
    assert "Go on with" not in said.out
    assert 1 == play(tmp_path, *FIRST, "--save", str(path)).code


def test_a_file_is_written_whole_or_not_at_all(tmp_path):
    path = tmp_path / "game.json"
    write_text(path, "old")
    full = patch("os.fsync", side_effect=OSError(28, "No space left on device"))
    with full, pytest.raises(IgrotekaError) as refused:
        write_text(path, "new")

    assert ("file-not-written", "No space left on device") == (refused.value.code, refused.value.details["problem"])
    assert "old" == path.read_text(encoding="utf-8")
    assert [path] == list(tmp_path.iterdir())


def test_what_is_kept_already_is_not_written_again(tmp_path):
    keeper = Keeper(tmp_path / "game.json")
    record = Match(CATAN, 4, seed="1").record()
    keeper.save(record)
    keeper.path.unlink()
    keeper.save(record)

    assert not keeper.path.exists()


@pytest.mark.parametrize(
    ("content", "words", "told"),
    [
        (None, (), "There is no file"),
        (b"\x89PNG\xff", (), "is not text in UTF-8"),
        (b"a\0b", (), "is not text in UTF-8"),
        (b"hello", (), "This is not a record of an Igroteka game."),
        (b'{"format": "igroteka-record"', (), "not readable JSON"),
        (b"[" * 100_000, (), "not a record"),
        (b"", ("--seats", "3"), "--seats does not go with --load"),
        (b"", ("--option", "layout=spiral"), "--option does not go with --load"),
    ],
)
def test_files_that_cannot_be_loaded(tmp_path, content, words, told):
    path = tmp_path / "game.json"
    if content is not None:
        path.write_bytes(content)
    said = play(tmp_path, "--load", str(path), *words)

    assert 2 == said.code
    assert 1 == len(said.err.splitlines())
    assert told in said.err
    assert content is None or content == path.read_bytes()


@pytest.mark.parametrize(
    "words",
    [
        ("chess",),
        ("--seats", "9"),
        ("--option", "layout=flat"),
        ("--option", "layout"),
        ("--preset", "blitz"),
        ("--bots", "clever"),
        ("--bots", "random,random,random,random,random"),
        ("--seat", "4"),
        ("--lang", "de"),
    ],
)
def test_tables_that_cannot_be(tmp_path, words):
    said = play(tmp_path, *words)

    assert 2 == said.code
    assert 1 == len(said.err.splitlines())
    assert not (tmp_path / "igroteka").exists()


# --- who sits where


def test_names_are_clean_and_different():
    def names(*given, bots=("random",), **words):
        return new_seating(3, list(bots), list(given), WORDS, **words).names

    assert ["Guest", "Ada", "Bruno"] == names()
    assert ["Ada", "Bruno", "Clara"] == names("Ada")
    assert ["Eva", "Ada", "Bruno"] == names("Eva (greedy)", " ", "")
    assert ["Eva", "Ada", "Bruno"] == names("Eva", "Eva", "Eva")
    assert ["[31mred", "Ada", "Bruno"] == names("\x1b[31mred\n")
    assert 20 == len(names("x" * 500)[0])
    assert ["Guest 1", "Guest 2", "Ada"] == names(hot_seat=True)


def test_seating_is_read_from_the_names_of_a_record():
    for seating in (
        new_seating(4, ["greedy", "random"], [], WORDS, seat=2),
        new_seating(4, ["random"], ["Anna", "Boris"], WORDS, hot_seat=True),
        new_seating(3, ["greedy"] * 3, [], WORDS),
    ):
        assert seating == seating_of(seating.written(), len(seating.names), WORDS)
    assert [0] == seating_of(None, 4, WORDS).people
    assert ["Anna", "Guest 2", "Guest 3"] == seating_of(["Anna"], 3, WORDS).names


def test_hot_seat(tmp_path):
    words = ("--hot-seat", "--names", "Anna,Boris", "--bots", "random,random", *FIRST[:2], *FIRST[4:])
    said = play(tmp_path, *words, "--option", "player_trade=none", typed=["", ROLL, "end", "", ROLL, "u", "q"])
    anna, boris = said.out.split("Boris (you)")[0], said.out.split("Boris (you)")[1]

    assert "Anna (you)" in anna
    assert "Anna (you)" not in boris
    assert ["p0 roll", "p0 end", "p1 roll"] == moves(tmp_path)
    assert ["Anna", "Boris", "Ada (random)", "Bruno (random)"] == record_in(saved(tmp_path)).names


def test_watching(tmp_path):
    words = ("--seats", "3", "--bots", "random,random,random", "--seed", "1", "--option", "turn_limit=4")
    said = play(tmp_path, *words, "--option", "player_trade=none")

    assert 0 == said.code
    assert "Turn 4: " in said.out
    assert "(you)" not in said.out
    assert record_in(saved(tmp_path)).result is not None


# --- whole games


@pytest.mark.parametrize(("language", "layout"), [("en", "spiral"), ("ru", "beginner")])
def test_a_whole_game(tmp_path, language, layout):
    """Whatever is chosen from the menus, and with things looked up on the way, the game comes to its end."""
    choice = random.Random(layout)

    def answer(desk: Table) -> str:
        if choice.random() < 0.1:
            return choice.choice(
                ["s", "l", "b", "?", "? 5", "why road 3", "u", "r", "list", "", "0", "road 70", "save"]
            )
        keys = [entry.key for entry in desk.menu.entries]
        return choice.choice(keys if len(keys) < 8 else keys[: len(keys) // 2])

    options = ("--option", f"layout={layout}", "--option", f"turn_limit={sized(12, 60)}")
    words = (*options, "--bots", "random", "--seats", "3")
    said = play_by(tmp_path, *words, "--seed", "11", answer=answer, language=language)
    record = record_in(saved(tmp_path))

    assert 0 == said.code, said.err
    assert record.result is not None
    assert str(saved(tmp_path)) in said.out
    assert "turn_limit" == record.result["ending"]
    assert Match.replay(CATAN, record, verify=True).over
    for seat, points in enumerate(record.result["scores"]):
        assert re.search(rf"^[123]\. .*: .*(Total|Всего): {points}\b", said.out, re.MULTILINE), seat
    assert max(len(line) for line in said.out.splitlines() if "▶" in line or "│" in line) <= 100


@pytest.mark.parametrize(("language", "setup"), [("en", "experienced"), ("ru", "basic")])
def test_a_whole_game_of_burgundy(tmp_path, language, setup):
    """Five phases from the menus alone: dice, tiles, spaces and goods are all within reach (BUR-5.1, BUR-15.1)."""
    choice = random.Random(setup)

    def answer(desk: Table) -> str:
        assert len(desk.menu.entries) <= 24
        if choice.random() < 0.1:
            return choice.choice(
                ["s", "b p1", "b cells", "?", "? 6", "why place die1 1 3", "u", "r", "list", "", "0", "9z"]
            )
        return choice.choice([entry.key for entry in desk.menu.entries])

    words = ("burgundy", "--option", f"setup={setup}", "--bots", "random", "--seats", "2", "--seed", "11")
    said = play_by(tmp_path, *words, answer=answer, language=language)
    record = record_in(saved(tmp_path))

    assert 0 == said.code, said.err
    assert record.result is not None
    assert Match.replay(load("burgundy"), record, verify=True).over
    for seat, points in enumerate(record.result["scores"]):
        assert re.search(rf"^[12]\. .*: .*(Total|Всего): {points}\b", said.out, re.MULTILINE | re.DOTALL), seat
    assert max(len(line) for line in said.out.splitlines() if "▶" in line or "■" in line) <= 100


def test_a_finished_game_is_shown_again(tmp_path):
    path = tmp_path / "game.json"
    words = ("--bots", "random,random,random,random", "--seed", "1", "--option", "turn_limit=2")
    play(tmp_path, *words, "--save", str(path))
    before = path.read_text(encoding="utf-8")
    said = play(tmp_path, "--load", str(path))

    assert 0 == said.code
    assert "1. " in said.out
    assert before == path.read_text(encoding="utf-8")


class Cheat(Bot):
    """Says what it may not say."""

    def __init__(self, luck: Luck) -> None:
        self.luck = luck

    def choose(self, sight: Sight) -> int:
        return next(action for action in range(10_000) if action not in sight.legal())


def test_a_bot_that_cheats_is_named_and_the_game_is_kept(tmp_path, monkeypatch):
    monkeypatch.setitem(bots.BOTS, "cheat", Cheat)
    said = play(tmp_path, "--seed", "7", "--bots", "cheat", "--option", "first_seat=0", typed=[ROLL, "end"])

    assert 2 == said.code
    assert "Bot cheat broke the rules of catan: seat 1 may not play" in " ".join(said.err.split())
    assert [ROLL, "end"] == [move.split(maxsplit=1)[1] for move in moves(tmp_path)][-2:]
