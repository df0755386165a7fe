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
