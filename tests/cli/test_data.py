"""`igroteka data`: every component of a game, and how we know it."""

import json

import pytest

from igroteka import catalog
from igroteka.cli import data
from igroteka.cli.console import speech_of
from igroteka.core.errors import IgrotekaError
from igroteka.core.speech import LANGUAGES
from tests.cli.shell import igroteka

CARDS = data.source_of("nusfjord")


@pytest.mark.parametrize("game", catalog.games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_tells_its_components(game, language):
    text = data.source_of(game)
    said = igroteka("data", game, language=language)
    told = json.loads(igroteka("data", game, "--json").out)

    assert (0, "") == (said.code, said.err)
    assert len(data.components(text)) == len(told["components"])
    assert data.head(text)[0] == told["head"][0] == said.out.splitlines()[0]
    words = speech_of(language)
    assert all(data.origin(part, words) for part in data.components(text))


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
    pier = next(part for part in cards if part["id"] == "105")
    assert ("Pier House", "Пирс", "seed") == (pier["name_en"], pier["name_ru"], pier["confidence"])
    assert {"name_en": "P", "kinds": "R", "effect": "S"}.items() <= pier["provenance"].items()


def test_only_what_was_guessed():
    told = json.loads(igroteka("data", "nusfjord", "--reconstructed", "--json").out)["components"]

    assert CARDS.count('\nconfidence = "reconstructed"') == len(told)
    assert all(part["reconstructed"] for part in told)
    assert "105" not in igroteka("data", "nusfjord", "--reconstructed").out


def test_one_card_with_all_its_fields():
    said = igroteka("data", "nusfjord", "105", language="ru")

    assert "building 105 Пирс" in said.out
    assert "из книги правил; P: английское название" in said.out
    assert "timing = 'whenever'" in said.out
    assert "no entry 999" in igroteka("data", "nusfjord", "999").err


def test_comments_count_where_a_file_has_no_tags():
    """A file may say what it knows in comments: above an entry, beside it, beside a field."""
    tiles = '# above [S]\n[[tile]]\nid = "one" # beside\n\n[[tile]]  # of the entry\nid = "t#o"\n'
    text = f"# head\n\n{tiles}[limits]\nwood = 12  # S\n"
    notes = [part.notes for part in data.components(text)]

    assert [["above [S]", "id: beside"], ["of the entry"], ["wood: S"]] == notes
    assert ["head"] == data.head(text)


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ('text_ru = "При постройке: получите 4 рыбы."', "", "language"),
        ('kinds = "S", vp = "S"', 'kinds = "X", vp = "S"', "tag"),
        ('\nconfidence = "seed"', '\nconfidence = "sure"', "confidence"),
        ('confidence = "reconstructed"\n\n[[building]]', 'confidence = "printed"\n\n[[building]]', "contradiction"),
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


def test_a_card_read_from_the_box_is_no_guess():
    """What docs/howto/correct-a-card.md says to write."""
    place = CARDS.index("number = 106")
    card = CARDS[place:].replace('effect = "R" }', 'effect = "B" }', 1).replace('"reconstructed"', '"printed"', 1)
    text = CARDS[:place] + card

    assert [] == data.problems(text)
    assert not next(part for part in data.components(text) if part.id == "106").is_reconstructed


def test_a_file_that_cannot_be_read_is_told_in_one_line():
    with pytest.raises(IgrotekaError) as refused:
        data.components("[[building]\nnumber = 1")

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
    told = data.components('[map]\nprov = "R"\n[[map.node]]\nid = "a"\n[[map.node]]\nid = "b"\nprov = "S"\n')
    nodes = [part for part in data.components(data.source_of("gwtnz")) if part.table == "trail.node"]

    assert [("a", True), ("b", False)] == [(part.id, part.is_reconstructed) for part in told if part.id]
    assert nodes
    assert all(part.is_reconstructed for part in nodes)
