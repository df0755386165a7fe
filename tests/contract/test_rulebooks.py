"""The rules as people read them: no names of the program in the prose, and a rule for everything that is asked."""

import importlib
import json
import re
from pathlib import Path

import pytest

from igroteka import catalog
from igroteka.core.speech import LANGUAGES, rules_preface, rules_text

GAMES = ["burgundy", "catan", "gwt", "gwtnz", "nusfjord"]
TABLES = Path(__file__).parents[2] / "web" / "src" / "games"
NAMES_OF_PROGRAMS = re.compile(r"`|\b\w+_\w+\b|\b[A-Z]{2,}[a-z]+[A-Z]\w*\b|</?\w+>|\{\s*\$?\w+\s*\}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_name_of_the_program_reaches_a_reader(game: str, language: str) -> None:
    package = catalog.load(game).package
    preface = rules_preface(package, language)
    texts = {"preface": f"{preface.title} {preface.text}"}
    texts |= {id: f"{rule.title}\n{rule.text}" for id, rule in rules_text(package, language).items()}

    found = {id: names for id, text in texts.items() if (names := NAMES_OF_PROGRAMS.findall(text))}

    assert {} == found


OURS = {"en": "our ruling", "ru": "наше решение"}
"""What is said of everything that the printed rules leave open."""
MUST = {"en": r"\bmay\b|\bif you like\b", "ru": r"можете|можно|при желании"}
GUESSED = [
    ("nusfjord", "NUS-1.9", {"en": "how many plates", "ru": "количество тарелок"}),
    ("nusfjord", "NUS-6.12", {"en": "middle column", "ru": "кончается средний"}),
    ("burgundy", "BUR-15.3", {"en": "from memory", "ru": "по памяти"}),
    ("burgundy", "BUR-8.4", {"en": "do without it", "ru": "можно отказаться"}),
    ("burgundy", "BUR-9.9", {"en": "need not", "ru": "вы не обязаны"}),
    ("gwtnz", "NZ-13.2", {"en": "always taken", "ru": "получают всегда"}),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "rule", "words"), GUESSED, ids=[rule for _, rule, _ in GUESSED])
def test_what_we_decided_is_called_our_ruling(game: str, rule: str, words: dict[str, str], language: str) -> None:
    """In the sentence that says it, and not somewhere below."""
    text = rules_text(catalog.load(game).package, language)[rule].text

    [said] = [sentence for sentence in re.split(r"(?<=\.) ", text) if words[language] in sentence]

    assert OURS[language] in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_kansas_city_must_pay(language: str) -> None:
    """GWT-8.6: nobody chooses it."""
    text = rules_text(catalog.load("gwt").package, language)["GWT-8.6"].text

    assert not re.search(MUST[language], text)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "During a game the program does not count again after every move"),
        ("ru", "Во время партии программа не пересчитывает всё после каждого хода"),
    ],
)
def test_no_check_is_promised_that_nobody_makes(language: str, words: str) -> None:
    """CAT-14.4."""
    assert words in rules_text(catalog.load("catan").package, language)["CAT-14.4"].text


@pytest.mark.parametrize(
    ("language", "ours", "theirs"),
    [
        ("en", "The names of buildings, harbours, posts, bonus cards, tasks", "Breeds, workers, tracks"),
        ("ru", "Названия построек, гаваней, постов, бонусных карточек, заданий", "Названия пород, рабочих, шкал"),
    ],
)
def test_names_are_told_by_whose_they_are(language: str, ours: str, theirs: str) -> None:
    """NZ-20.10: those of the rulebook first, then ours."""
    first, second = rules_text(catalog.load("gwtnz").package, language)["NZ-20.10"].text.split(". ")

    assert first.startswith(theirs)
    assert second.startswith(ours)


@pytest.mark.parametrize("game", GAMES)
def test_every_question_has_its_rule(game: str) -> None:
    """The drawer at the table opens there."""
    view = importlib.import_module(f"igroteka.games.{game}.view")
    source = Path(str(view.__file__)).with_name("view.py").read_text()
    asked = set(view.DECISIONS.values()) | set(re.findall(r'"decision": "([A-Z_]+)"', source)) - {"CHANCE"}

    rules = json.loads((TABLES / game / "asked.json").read_text())

    assert asked == set(rules)
    for language in LANGUAGES:
        assert set(rules.values()) <= set(rules_text(catalog.load(game).package, language))
