"""Law 8: everything that happens, is asked or may be said has a clean sentence in every language."""

import re

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import FluentSerializer, ast

from igroteka import catalog
from igroteka.core.speech import FACTS, LANGUAGES, addressed, home_of, message, seat_marks, sources, spoken, told_to
from tests.contract import tables
from tests.contract.tables import Walk

DIRT = re.compile(r"[{}$\[\]\n\u2068\u2069]|None|  |\bp-?\d|NOBODY|<|>")
NAMES = {"en": ["Ada", "Ben", "Cleo", "Dan", "Eve", "Fay"], "ru": ["Аня", "Боря", "Вера", "Гена", "Даша", "Ева"]}

TOLD: dict[tuple[str, int, str], set[tuple[int, ...]]] = {}
"""Events that have been told to a table of so many: another game would say the same of them but for the places."""


def is_clean(text: str) -> bool:
    """A finished sentence: nothing of Fluent, Python or the notation shows through."""
    return bool(text) and text == text.strip() and DIRT.search(text) is None


def is_russian(text: str) -> bool:
    return re.search("[а-яё]", text, re.IGNORECASE) is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_a_sentence_for_those_who_see_it(walk: Walk, language: str) -> None:
    speech, names = walk.game.speech(language), NAMES[language]
    told = TOLD.setdefault((walk.game.id, walk.seats, language), set())
    end = walk.steps[-1].state
    for event in walk.events:
        if tuple(event.fields()) in told:
            continue
        told.add(tuple(event.fields()))
        seen_by = [viewer for viewer in walk.viewers if event.is_seen_by(viewer)]
        texts = {walk.game.event_text(event, viewer, speech, names) for viewer in seen_by}
        texts |= {walk.game.event_text(event, viewer, speech, names, end) for viewer in seen_by}

        assert all(is_clean(text) for text in texts), texts
        assert language != "ru" or all(is_russian(text) for text in texts), texts
        for viewer in walk.viewers:
            if viewer not in seen_by:
                assert "" == walk.game.event_text(event, viewer, speech, names, end)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_has_a_label(walk: Walk, language: str) -> None:
    speech, names = walk.game.speech(language), NAMES[language]
    for state, _ in walk.sampled(4):
        labels = [walk.game.option_text(state, action, speech, names) for action in state.legal()]

        assert all(is_clean(label) for label in labels), labels
        assert len(labels) == len(set(labels)), labels
        assert language != "ru" or all(is_russian(label) for label in labels), labels


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_has_a_sentence_for_everybody(walk: Walk, language: str) -> None:
    speech, names = walk.game.speech(language), NAMES[language]
    for state, _ in walk.sampled(16):
        texts = [walk.game.question_text(state, viewer, speech, names) for viewer in walk.viewers]

        assert all(is_clean(text) for text in texts), texts
        assert language != "ru" or all(is_russian(text) for text in texts), texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_ending_has_a_sentence(walk: Walk, language: str) -> None:
    speech, names = walk.game.speech(language), NAMES[language]
    end = walk.steps[-1].state
    text = walk.game.ending_text(end, speech, names)

    assert bool(walk.game.ending(end)) == bool(text)
    assert not text or is_clean(text)
    assert "" == walk.game.ending_text(walk.steps[0].state, speech, names)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", tables.games())
def test_every_action_has_a_label(id: str, language: str) -> None:
    game = tables.load(id)
    speech, names = game.speech(language), NAMES[language]
    labels = [game.action_text(action, speech, names) for action in range(game.actions.size)]

    assert all(is_clean(label) for label in labels)
    assert len(labels) == len(set(labels))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_unspoken_is_read_aloud_as_the_sentence(walk: Walk, language: str) -> None:
    game, names, marks = walk.game, NAMES[language][: walk.seats], seat_marks(walk.seats)
    speech, facts = game.speech(language), game.speech(FACTS)
    for state, _ in walk.sampled(4):
        for action in state.legal():
            unspoken = game.option_text(state, action, facts, marks)
            assert game.option_text(state, action, speech, names) == spoken(unspoken, speech, names)
        for viewer in walk.viewers:
            unspoken = game.question_text(state, viewer, facts, marks)
            assert game.question_text(state, viewer, speech, names) == spoken(unspoken, speech, names)
    end = walk.steps[-1].state
    for event in walk.events[::20]:
        for viewer in walk.viewers:
            unspoken = game.event_text(event, viewer, facts, marks, end)
            assert game.event_text(event, viewer, speech, names, end) == spoken(unspoken, speech, names)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", catalog.GAMES)
def test_whoever_did_it_is_told_so_as_you(id: str, language: str) -> None:
    """Every sentence of an event that names its actor, or another, has another one that says "you"."""
    named: set[str] = set()
    addressing: dict[str, str] = {}
    for source in sources(home_of(id), language).values():
        for entry in FluentResource(source).body:
            if isinstance(entry, ast.Message) and entry.id.name.startswith("event-"):
                whole = FluentSerializer().serialize_entry(entry)
                assert ("{ $other }" in whole) == (".whom" in whole), entry.id.name
                forms = {"": entry.value} | {f".{form.id.name}": form.value for form in entry.attributes}
                for form, pattern in forms.items():
                    said = FluentSerializer().serialize_entry(ast.Message(ast.Identifier("x"), pattern))
                    if form == ".you" or form.endswith("-you"):
                        addressing[entry.id.name + form] = said
                    elif form == ".whom":
                        assert "$other" not in said
                    elif "{ $name }" in said:
                        named.add(f"{entry.id.name}{form}-you" if form else f"{entry.id.name}.you")

    assert named == set(addressing)
    assert not [key for key, said in addressing.items() if "$name" in said]


def test_only_the_outermost_message_is_addressed() -> None:
    words = tables.load("catan").speech("en")
    told = message("event-settlement-built.at", {"name": message("#0", {}), "place": message("sea", {})})

    assert "You found a settlement by the sea" == spoken(addressed(told, words), words, ["Ada"])
    assert "Ada founds a settlement by the sea" == spoken(told, words, ["Ada"])
    assert "Yes" == addressed("Yes", words)
    assert (plain := message("event-island-laid", {})) == addressed(plain, words)


@pytest.mark.parametrize(
    ("language", "paid", "offered"),
    [
        ("en", "Ada draws a card from you", "Ada offers 1 ore for 1 wool to you and Cleo"),
        ("ru", "Ada вытягивает у вас карту", "Ada предлагает 1 руду за 1 шерсть. Кому: вам и Cleo"),
    ],
)
def test_whom_it_is_done_to_is_told_so_as_you(language: str, paid: str, offered: str) -> None:
    game = tables.load("catan")
    words, facts, names = game.speech(language), game.speech(FACTS), ["Ada", "Bruno", "Cleo"]
    ada, bruno, cleo = seat_marks(3)
    stolen = facts.say("event-stole", name=ada, other=bruno)
    ore, wool = (facts.say("cards-object", resource=kind, count=1) for kind in ("ore", "wool"))
    offer = facts.say("event-offered", name=ada, give=ore, want=wool, others=facts.listed([bruno, cleo]))

    assert paid == spoken(told_to(stolen, words, 1), words, names)
    assert offered == spoken(told_to(offer, words, 1), words, names)
    assert stolen == told_to(stolen, words, 2)
