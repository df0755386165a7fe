"""`igroteka data`: every component of a game, and how we know it."""

import json
import tomllib

import pytest

from igroteka import catalog
from igroteka.cli import data
from igroteka.cli.console import speech_of
from igroteka.core.components import COMMENT, components, head
from igroteka.core.errors import IgrotekaError
from igroteka.core.speech import LANGUAGES
from tests.cli.shell import igroteka

CARDS = data.source_of("nusfjord")
BOX = tomllib.loads(CARDS)


@pytest.mark.parametrize("game", catalog.games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_tells_its_components(game, language):
    text = data.source_of(game)
    said = igroteka("data", game, language=language)
    told = json.loads(igroteka("data", game, "--json").out)

    assert (0, "") == (said.code, said.err)
    assert len(components(text)) == len(told["components"])
    assert head(text)[0] == told["head"][0] == said.out.splitlines()[0]
    words = speech_of(language)
    assert all(data.origin(part, words) for part in components(text))


@pytest.mark.parametrize("game", catalog.games())
def test_every_data_file_is_in_order(game):
    said = igroteka("data", game, "--check")

    assert (0, f"The file of {game} is in order.\n") == (said.code, said.out)


def test_every_card_of_nusfjord_and_its_origin():
    """Nothing is left out: 132 buildings and 18 elders."""
    told = json.loads(igroteka("data", "nusfjord", "--json").out)["components"]
    cards = [part for part in told if part["table"] in ("building", "elder")]

    assert 150 == len(cards)
    assert CARDS.count('\nconfidence = "reconstructed"') == sum(part["reconstructed"] for part in cards)
    assert all(part["confidence"] for part in cards)
    for part, entry in zip(cards, [*BOX["elder"], *BOX["building"]], strict=True):
        assert all(part[key] == entry[key] for key in ("name_en", "name_ru", "confidence"))
        assert entry["src"].items() <= part["provenance"].items()
    assert "Pier House" == next(part for part in cards if part["id"] == "105")["name_en"]


GUESSES = """
[[card]]
number = 1
src = { cost = "S", kinds = "R", vp = "S", effect = "S" }
confidence = "seed"
[[card]]
number = 2
src = { cost = "R", kinds = "R", vp = "R", effect = "R" }
confidence = "reconstructed"
[[card]]
number = 3
src = { cost = "B", kinds = "B", vp = "B", effect = "B" }
confidence = "printed"
[[sheep]]
id = "merino"
wool = 3
vp = 2
prov = "R"
firm = ["wool"]
[[tile]]
id = "flood"
count = 2
prov = "S"  # count R
[table]
plates = [2, 2]  # R: all of them
gold = 1  # S
[map]
prov = "R"
"""


def test_the_guessed_parts_of_an_entry():
    guessed = {part.word: part.guessed for part in components(GUESSES)}

    assert {
        "card 1": ["kinds"],
        "card 2": ["cost", "kinds", "vp", "effect"],
        "card 3": [],
        "sheep merino": ["vp"],
        "tile flood": ["count"],
        "table": ["plates"],
        "map": ["all"],
    } == guessed


def test_an_entry_says_which_of_its_parts_are_guessed():
    origins = [data.origin(part, speech_of("ru")) for part in components(GUESSES)]

    assert origins[0].startswith("из книги правил; наша догадка: товары цены; ")
    assert "наша догадка" not in origins[2]


def test_only_what_was_guessed_in_whole_or_in_part():
    """A card whose effect is in the rulebook is there too if the goods of its price are our guess."""
    told = json.loads(igroteka("data", "nusfjord", "--reconstructed", "--json").out)["components"]
    words = [part["word"] for part in told]
    partly = [part for part in components(CARDS) if part.confidence == "seed" and "R" in part.sources.values()]

    assert CARDS.count('\nconfidence = "reconstructed"') == sum(part["reconstructed"] for part in told)
    assert {part.word for part in partly} <= {*words}
    said = " ".join(igroteka("data", "nusfjord", "--reconstructed", language="ru").out.split())
    assert all(f"{part.word} {part.name('ru')}" in said for part in partly)


@pytest.mark.parametrize("game", catalog.games())
def test_whatever_is_tagged_as_a_guess_is_listed_among_the_guesses(game):
    """By a tag of the entry, by a tag of a field, and by a comment beside a field."""
    listed = {
        part["word"]: part for part in json.loads(igroteka("data", game, "--reconstructed", "--json").out)["components"]
    }

    for part in components(data.source_of(game)):
        tags = part.entry.get("src", {})
        wanted = [name for name in tags if tags[name] == "R"]
        wanted += [note.field for note in part.notes if note.said.startswith(("R", "[R]")) and note.field in part.entry]
        if wanted or part.entry.get("prov") == "R" or part.confidence == "reconstructed":
            assert set(wanted) <= set(listed[part.word]["guessed"]), part.word
            assert listed[part.word]["guessed"]
    assert all(part["guessed"] for part in listed.values())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", catalog.games())
def test_every_entry_can_be_asked_for_by_the_words_it_is_listed_with(game, language):
    found = components(data.source_of(game))
    words = speech_of(language)

    assert len(found) == len({part.word for part in found})
    for part in found:
        assert part.answers_to(part.word.upper())
        assert part.answers_to(data.title(part, words))
        assert not part.id or part.answers_to(part.id)
    for part in (found[0], found[-1]):
        said = igroteka("data", game, *data.title(part, words).split(), language=language)
        assert (0, data.title(part, words)) == (said.code, said.out.splitlines()[0])


@pytest.mark.parametrize("game", catalog.games())
def test_no_comment_of_an_entry_is_lost(game):
    """Above a header, beside it, under it, beside a field; only what is parted by an empty line speaks of the file."""
    text = data.source_of(game)
    shown = {note.said for part in components(text) for note in (*part.notes, *part.above)}
    blocks = text.split("\n\n")
    lost = []
    for block in blocks:
        lines = block.strip().splitlines()
        table = next((line for line in lines if line.startswith("[")), "[options")
        if not table.lstrip("[").startswith("options"):
            said = [comment["said"].strip("-= ") for line in lines if (comment := COMMENT.match(line)) is not None]
            lost += [one for one in said if one and one not in shown]

    assert [] == lost


def test_comments_under_a_header_are_shown():
    for entry, remark in (
        ("banquet", "with two plates filled, the next three cost"),
        ("harbour_board", "forests lie horizontally, never vertically"),
        ("catch_track", "the first cell of the track counts as two"),
        ("rounds_events", "solo: S for the amounts"),
    ):
        assert remark in " ".join(igroteka("data", "nusfjord", entry).out.split())


def test_one_card_with_all_its_fields():
    said = igroteka("data", "nusfjord", "105", language="ru")

    assert "building 105 Пирс" in said.out
    pier = next(part for part in components(CARDS) if part.word == "building 105")
    assert data.origin(pier, speech_of("ru")) in said.out
    assert "P: английское название" in said.out
    assert "timing = 'whenever'" in said.out
    assert "no entry 999" in igroteka("data", "nusfjord", "999").err


def test_comments_count_where_a_file_has_no_tags():
    """A file may say what it knows in comments: above an entry, beside it, beside a field."""
    tiles = '# above [S]\n[[tile]]\nid = "one" # beside\n\n[[tile]]  # of the entry\nid = "t#o"\n'
    text = f"# head\n\n{tiles}[limits]\nwood = 12  # S\n"
    found = components(text)

    assert [["id: beside"], ["of the entry"], ["wood: S"]] == [[str(note) for note in part.notes] for part in found]
    assert [["above [S]"], ["above [S]"], []] == [[str(note) for note in part.above] for part in found]
    assert ["head"] == head(text)


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("\ntext_ru = ", "\ntext_fr = ", "language"),
        ('kinds = "', 'kinds = "X', "tag"),
        ('\nconfidence = "', '\nconfidence = "un', "confidence"),
        ("number = 102", "number = 101", "twice"),
    ],
)
def test_mistakes_are_named(old, new, code):
    assert old in CARDS
    found = data.problems(CARDS.replace(old, new, 1))

    assert code in {problem.code for problem in found}
    for language in LANGUAGES:
        for problem in found:
            assert speech_of(language).say(f"data-problem-{problem.code}", **problem.details)


def test_a_word_that_contradicts_its_tag_is_named():
    found = data.problems(GUESSES.replace('confidence = "reconstructed"', 'confidence = "printed"'))

    assert [("card 2", "contradiction")] == [(problem.place, problem.code) for problem in found]


def test_a_card_read_from_the_box_is_no_guess():
    """What docs/howto/correct-a-card.md says to write."""
    place = CARDS.index("number = 106")
    card = CARDS[place:].replace('effect = "R" }', 'effect = "B" }', 1).replace('"reconstructed"', '"printed"', 1)
    text = CARDS[:place] + card

    assert [] == data.problems(text)
    assert not next(part for part in components(text) if part.id == "106").is_reconstructed


def test_a_file_that_cannot_be_read_is_told_in_one_line():
    with pytest.raises(IgrotekaError) as refused:
        components("[[building]\nnumber = 1")

    assert "data-unreadable" == refused.value.code
    assert "line 1" in str(refused.value.details["problem"])


def test_a_file_the_game_refuses(monkeypatch):
    def broken(game: str) -> object:
        raise ValueError(f"{game} 105: 'woood'")

    monkeypatch.setattr(catalog, "load", broken)
    said = igroteka("data", "catan", "--check")

    assert 1 == said.code
    assert "catan.toml: the game does not understand the file: catan 105: 'woood'" in said.out


def test_what_stands_in_a_reconstructed_table_is_reconstructed():
    """The map of New Zealand says so once, for all its spaces; a space of its own origin keeps it."""
    told = components('[map]\nprov = "R"\n[[map.node]]\nid = "a"\n[[map.node]]\nid = "b"\nprov = "S"\n')
    nodes = [part for part in components(data.source_of("gwtnz")) if part.table == "trail.node"]

    assert [("a", True), ("b", False)] == [(part.id, part.is_reconstructed) for part in told if part.id]
    assert nodes
    assert all(part.is_reconstructed for part in nodes)
