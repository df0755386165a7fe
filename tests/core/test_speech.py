"""Words for people: Fluent files, errors and the rules in our own words."""

import ast
import os
import subprocess
import sys
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import igroteka
from igroteka.core import errors
from igroteka.core.errors import BadOption, BadRecord, IgrotekaError, IllegalAction
from igroteka.core.speech import (
    FACTS,
    LANGUAGES,
    PHRASES,
    Speech,
    add,
    capital,
    error_text,
    printed,
    rules_preface,
    rules_text,
    seat_marks,
    small,
    sources,
    speech,
    spoken,
    written,
)

HOUSE = Path(igroteka.__file__).parent
ROOMS = [f"igroteka.{folder.parent.name}" for folder in HOUSE.glob("*/locale")]
GAMES = [f"igroteka.games.{folder.parent.name}" for folder in HOUSE.glob("games/*/locale")]
PACKAGES = [*ROOMS, *GAMES, "noughts"]
CATAN = "igroteka.games.catan"


@cache
def entries(package: str, language: str) -> dict[str, fluent.Message | fluent.Term]:
    """All messages of a package."""
    texts = sources(package, language).values()
    body = [entry for text in texts for entry in FluentParser(with_spans=False).parse(text).body]
    assert not [entry for entry in body if isinstance(entry, fluent.Junk)]
    return {entry.id.name: entry for entry in body if isinstance(entry, fluent.Message | fluent.Term)}


def inside(node: object) -> list[object]:
    """What a piece of a pattern is made of."""
    if isinstance(node, list):
        return node
    return list(vars(node).values()) if isinstance(node, fluent.BaseNode) else []


CASES = {"to": "on"}
"""Where something goes and where it lies: a building is put on a space in English, and to one in Russian."""


def variables(node: object, messages: dict[str, fluent.Message | fluent.Term]) -> set[str]:
    """All variables of a pattern, those of the messages it refers to included."""
    if isinstance(node, fluent.VariableReference):
        return {node.id.name}
    if isinstance(node, fluent.MessageReference):
        return variables(messages[node.id.name].value, messages)
    return {name for part in inside(node) for name in variables(part, messages)}


def parts(package: str, language: str) -> set[str]:
    """The messages that other messages are made of."""
    found: set[str] = set()

    def look(node: object) -> None:
        if isinstance(node, fluent.MessageReference):
            found.add(node.id.name)
        for part in (
            node if isinstance(node, list) else vars(node).values() if isinstance(node, fluent.BaseNode) else []
        ):
            look(part)

    for message in entries(package, language).values():
        look([message.value, message.attributes])
    return found


def patterns(package: str, language: str) -> dict[str, set[str]]:
    """Every key, and key.attribute, with its variables."""
    messages = entries(package, language)
    found = {}
    for name, message in messages.items():
        found[name] = variables(message.value, messages)
        found.update({f"{name}.{part.id.name}": variables(part.value, messages) for part in message.attributes})
    return found


@pytest.mark.parametrize("package", PACKAGES)
def test_both_languages_say_the_same_things(package):
    """What is said is the same; a language may have parts of sentences of its own, such as a case."""
    told = {language: patterns(package, language) for language in ("en", "ru")}
    for language, other in (("en", "ru"), ("ru", "en")):
        own = told[language].keys() - told[other].keys()
        assert own <= parts(package, language), f"only in {language}"
    both = told["en"].keys() & told["ru"].keys()
    assert {key: cased(told["en"][key]) for key in both} == {key: cased(told["ru"][key]) for key in both}


def cased(names: set[str]) -> set[str]:
    """The same, whatever the case."""
    return {CASES.get(name, name) for name in names}


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_said(package, language):
    """Each key formats with its variables, as numbers and as text."""
    words = speech(language, package)
    for key, names in patterns(package, language).items():
        for value in (1, 2, 5, 0, "word"):
            said = words.say(key, **dict.fromkeys(names, value))
            assert said, key
            assert "{" not in said, key
            assert not [name for name in names if f"${name}" in said], key
            assert said == said.strip(), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_speech_is_strict(language):
    words = speech(language)

    assert language == words.language
    assert words.has("list")
    assert not words.has("no-such-key")
    assert not words.has("list.no-such-attribute")
    with pytest.raises(KeyError):
        words.say("no-such-key")
    with pytest.raises(KeyError):
        words.say("list.no-such-attribute")
    with pytest.raises(ValueError, match="list"):
        words.say("list", head="a")


def test_speech_is_loaded_once():
    assert speech("ru") is speech("ru")
    assert speech("ru") is not speech("en")


def test_languages_we_do_not_speak_are_refused():
    with pytest.raises(IgrotekaError, match="xx"):
        speech("xx")


def test_broken_files_are_refused():
    known = written("here", "# remark\n\na = A\n")
    with pytest.raises(ValueError, match="there: a stands twice"):
        add(known, written("there", "a = B\n"))
    with pytest.raises(ValueError, match="there: a stands twice"):
        written("there", "a = A\nb = B\na = C\n")
    with pytest.raises(ValueError, match="there: unreadable"):
        written("there", "nothing that could be said\n")
    with pytest.raises(ValueError, match="there: unreadable"):
        written("there", "b = { $\n")["b"].read()


def test_a_sentence_is_read_with_those_it_is_made_of_and_no_other():
    text = """
whole = { $count ->
    [one] { -one(case: "of") }
   *[other] { part.many }
}
    .short = { part.few }
-one = only
    .case = x
part =
    .many = many { tail }
    .few = few
tail = tails
last = { part.many }
"""
    unread = written("here", text)
    words = Speech("en", FluentBundle(["en"], use_isolating=False), unread)

    assert words.has("whole")
    assert words.has("last")
    assert 5 == len(unread), "nothing was read"
    assert "many tails" == words.say("whole", count=2)
    assert "only" == words.say("whole", count=1)
    assert "few" == words.say("whole.short")
    assert ["last"] == list(unread)
    assert not words.has("part")
    assert words.has("part.few")
    assert not words.has("part.none")
    assert not words.has("one")
    assert not words.has("nothing")
    assert "many tails" == words.say("last")
    assert not unread


def test_what_was_said_once_is_said_of_the_same_things_alone():
    text = "it = { $count ->\n    [1] one\n   *[other] not one: { $count }\n}\n    .you = { $who }\n"
    words = Speech("en", FluentBundle(["en"], use_isolating=False), written("here", text))

    for _ in range(2):
        assert "one" == words.say("it", count=1)
        assert "not one: 1" == words.say("it", count="1")
        assert "not one: true" == words.say("it", count=True)
        assert "not one: 2" == words.say("it", count=2)
        assert "not one: 1.5" == words.say("it", count=1.5)
        assert "Ada" == words.say("it.you", who="Ada")
        assert "Bob" == words.say("it.you", who="Bob")
        with pytest.raises(ValueError, match=r"it\.you"):
            words.say("it.you", count=1)
    for number in range(2, 10_000):
        words.say("it", count=number)
    assert len(words._said) <= PHRASES


def test_numbers_below_zero_have_a_minus_sign():
    said = speech("en", "igroteka.games.gwt")

    assert "Total: −12 points" == said.say("score-total", count=-12)
    assert "Total: 12 points" == said.say("score-total", count=12)


@pytest.mark.parametrize(
    ("language", "two", "three"), [("en", "a and b", "a, b and c"), ("ru", "a и b", "a, b и c")], ids=LANGUAGES
)
def test_several_things_are_listed(language, two, three):
    words = speech(language)

    assert "a" == words.listed(["a"])
    assert two == words.listed(["a", "b"])
    assert three == words.listed(iter("abc"))


def test_errors_speak():
    assert "There is no game chess. Games: catan, gwt." == error_text(
        IgrotekaError("unknown-game", {"game": "chess", "games": ["catan", "gwt"]}), "en"
    )
    assert "Эта игра не рассчитана на 7 игроков. Возможное число: 2, 3, 4." == error_text(
        BadOption("seat-count", {"seats": 7, "allowed": "2, 3, 4"}), "ru"
    )
    refusal = IllegalAction("catan-edge-taken", "CAT-8.2")
    assert "Ход 12 невозможен: «road 5». На этом пути уже лежит дорога. CAT-8.2" == error_text(
        BadRecord("record-move", {"move": 12, "text": "road 5", "rule": "CAT-8.2", "why": refusal}), "ru"
    )
    assert "Move 12 is not possible: “road 5”. Luck has to decide first." == error_text(
        BadRecord("record-move", {"move": 12, "text": "road 5", "rule": "", "why": IllegalAction("luck-first", "")}),
        "en",
    )
    assert "true" in str(BadOption("option-value", {"option": "layout", "value": True, "allowed": "spiral"}))


def test_errors_of_a_game_find_their_room():
    """Without anybody naming the package, in both languages and in str()."""
    error = IllegalAction("catan-edge-taken", "CAT-8.2")

    assert "There is already a road on this path." == str(error) == error_text(error, "en")
    assert "На этом пути уже лежит дорога." == error_text(error, "ru", "igroteka.games.catan")
    with pytest.raises(KeyError):
        error_text(IgrotekaError("catan-no-such-code"), "en")
    with pytest.raises(KeyError):
        error_text(IgrotekaError("no-such-code"), "en")


@cache
def raised_codes() -> list[tuple[str, str]]:
    """Every code written in the source as the first argument of an error, and where."""
    kinds = {name for name, kind in vars(errors).items() if isinstance(kind, type) and issubclass(kind, IgrotekaError)}
    codes: list[tuple[str, str]] = []
    for path in sorted(HOUSE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in kinds and node.args:
                first = node.args[0]
                for code in [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]:
                    if isinstance(code, ast.Constant) and isinstance(code.value, str):
                        codes.append((code.value, path.relative_to(HOUSE).as_posix()))
    return codes


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_in_the_source_has_a_sentence(language):
    tables = [speech(language, *ROOMS, game) for game in GAMES]  # games are never spoken of together
    silent = [(code, path) for code, path in raised_codes() if not any(words.has(f"error-{code}") for words in tables)]

    assert ("unknown-option", "core/settings.py") in raised_codes()
    assert not silent


PROMISED = {
    "position-missing": {"field"},
    "position-unknown": {"field"},
    "position-type": {"field", "expected"},
    "position-value": {"field", "value", "allowed"},
    "position-law": {"field", "law"},
    "position-length": {"field", "count", "allowed"},
    "position-twice": {"field", "value"},
    "position-taken": {"field", "value"},
    "position-agenda": {"field"},
    "position-count": {"field", "piece", "found", "box", "places"},
    "position-game": {"game", "expected"},
    "position-version": {"version", "expected"},
    "position-json": {"problem"},
    "record-json": {"problem"},
    "record-format": set(),
    "record-field": {"field", "problem"},
    "record-line": {"line", "text"},
    "record-move": {"move", "text", "rule", "why"},
    "record-game": {"game", "expected"},
    "unreadable": {"text"},
    "data-missing": {"game"},
    "data-unreadable": {"problem"},
    "luck-first": set(),
    "no-luck-due": set(),
    "record-version": {"version", "expected"},
    "record-result": {"field"},
    "record-luck": {"move", "text", "expected"},
    "file-missing": {"path"},
    "file-unreadable": {"path", "problem"},
    "file-not-text": {"path"},
    "undo-nothing": set(),
    "undo-revealed": set(),
    "undo-other-seat": set(),
    "redo-nothing": set(),
    "option-value": {"option", "value", "allowed"},
    "option-form": {"text"},
    "unknown-option": {"option", "options"},
    "unknown-preset": {"preset", "presets"},
    "unknown-game": {"game", "games"},
    "guest-broken": {"game", "package", "problem"},
    "guest-name": {"game", "package"},
    "unknown-bot": {"bot", "bots"},
    "bot-place": {"bot", "problem"},
    "illegal-choice": {"bot", "game", "seat", "said"},
    "unknown-language": {"language", "languages"},
    "seat-count": {"seats", "allowed"},
    "illegal": set(),
    "not-asked": set(),
    "batch-illegal": {"game", "action"},
    "bad-puzzles": set(),
    "no-puzzles": {"game"},
    "no-puzzle": {"number", "last"},
    "puzzle-answer": set(),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_of_errors_name_only_the_promised_details(language):
    found = patterns("igroteka.core", language)

    assert {f"error-{code}" for code in PROMISED} == {key for key in found if key.startswith("error-")}
    for code, details in PROMISED.items():
        assert details == found[f"error-{code}"], code


def test_errors_are_cheap_to_import():
    """Fluent is loaded only when somebody reads."""
    code = "import sys; import igroteka.core.errors, igroteka.core.speech; sys.exit('fluent.runtime' in sys.modules)"

    subprocess.run([sys.executable, "-c", code], check=True, env={**os.environ, "PYTHONPATH": str(HOUSE.parent)})


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_are_cut_into_blocks(language):
    rules = rules_text("igroteka.games.catan", language)
    preface = rules_preface("igroteka.games.catan", language)

    assert "" == preface.id
    assert preface.title == {"en": "Catan", "ru": "Колонизаторы"}[language]
    assert "CAT-12.1" in preface.text
    assert rules["CAT-4"].title
    assert "CAT-4" == rules["CAT-4"].chapter
    assert "" == rules["CAT-4"].text
    assert "CAT-4" == rules["CAT-4.3"].chapter
    assert "CAT-17" == rules["CAT-17.30"].chapter
    assert rules["CAT-8.1"].text.count("\n- ") == 4
    for rule in rules.values():
        assert rule.title, rule.id
        assert rule.text or rule.id == rule.chapter, rule.id
        assert not rule.text.startswith("#"), rule.id


@pytest.mark.parametrize("game", GAMES)
def test_rules_have_the_same_ids_in_both_languages(game):
    assert list(rules_text(game, "en")) == list(rules_text(game, "ru"))


@pytest.mark.parametrize("package", PACKAGES)
def test_words_travel_with_the_package(package):
    for language in LANGUAGES:
        assert files(package).joinpath("locale", language).is_dir()
        assert sources(package, language)


# --- texts that somebody else reads aloud


def test_an_unspoken_text_is_read_aloud_in_any_language():
    text = speech(FACTS, CATAN).say("ending-victory", name=seat_marks(2)[1], count=7)

    assert "Ada" not in text
    for language in LANGUAGES:
        words = speech(language, CATAN)
        assert words.say("ending-victory", name="Ada", count=7) == spoken(text, words, ["", "Ada"])


def test_unspoken_parts_may_stand_side_by_side_and_inside_each_other():
    facts, english = speech(FACTS), speech("en")
    inner = facts.listed(["a", facts.say("value-true")])

    assert "[" + english.listed(["a", english.say("value-true")]) + "; x]" == spoken(f"[{inner}; x]", english, [])


def test_letters_and_printed_names_wait_for_the_reader():
    entry = {"name_en": "Mill.", "name_ru": "Мельница."}
    text = capital(small(printed(entry, "name", speech(FACTS), end=".")))

    assert ["Mill", "Мельница"] == [spoken(text, speech(language), []) for language in ("en", "ru")]


def test_a_key_without_a_sentence_is_an_error_before_it_is_spoken():
    with pytest.raises(KeyError):
        speech(FACTS).say("no-such-key")


@pytest.mark.parametrize("text", ["\x91", "\x91value-true", "\x93", "\x91value-true\x92", "\x91value-true\x92x\x93"])
def test_what_is_no_unspoken_text_is_an_error(text: str):
    with pytest.raises(ValueError, match="no unspoken text"):
        spoken(f"{text}\x91", speech("en"), [])


def test_details_of_an_error_cannot_pass_for_marks():
    error = IgrotekaError("unreadable", {"text": "\x91value-true\x93"})

    assert "\x91value-true\x93" not in error_text(error, FACTS)
