"""What can be answered, as a short numbered list: many options are grouped by headings, places keep their own names."""

from dataclasses import dataclass
from typing import Final

from igroteka.core.game import Game
from igroteka.core.speech import Speech
from igroteka.core.state import Position

FEW: Final = 12  # options that can be taken in at a glance


@dataclass(frozen=True, slots=True)
class Entry:
    """What is typed, what it means, and the actions behind it: one, or a group to choose from."""

    key: str
    text: str
    actions: list[int]


@dataclass(frozen=True, slots=True)
class Menu:
    """The entries, the places on the table that go with them, and whether they are typed as they stand there."""

    entries: list[Entry]
    marks: list[str]
    named: bool = False
    priced: bool = False

    @property
    def is_long(self) -> bool:
        """Too many to list, but all of them can be seen on the table; what they cost and bring cannot."""
        return len(self.entries) > FEW and self.named and not self.priced

    def find(self, key: str) -> Entry | None:
        """The entry of exactly this key; places may be typed in small letters."""
        return next((entry for entry in self.entries if entry.key.lower() == key), None)


def menu_of(game: Game, state: Position, speech: Speech, names: list[str]) -> Menu:
    """All options of the seat that is asked."""
    legal = state.legal()
    groups: dict[tuple[int, str], list[int]] = {}
    for action in legal:
        groups.setdefault(game.heading(state, action, speech, names), []).append(action)
    if len(groups) == 1:
        return group_of(game, state, legal, speech, names)
    if len(legal) <= FEW:
        return Menu(numbered(game, state, legal, speech, names), [])
    entries: list[Entry] = []
    for (_, title), actions in sorted(groups.items(), key=lambda group: group[0][0]):
        if len(actions) == 1:
            text = game.option_text(state, actions[0], speech, names)
        else:
            text = speech.say("menu-group", title=title, count=len(actions))
        entries.append(Entry(str(len(entries) + 1), text, actions))
    return Menu(entries, [])


def group_of(game: Game, state: Position, actions: list[int], speech: Speech, names: list[str]) -> Menu:
    """Options under one heading; places are called as they are called on the table."""
    words = own_words([game.notation(action).split() for action in actions])
    places = [state.targets(action) for action in actions]
    marks = [place for targets in places for place in targets]
    if not all(is_place(word, targets) for word, targets in zip(words, places, strict=True)):
        return Menu(numbered(game, state, actions, speech, names), marks)
    entries = [
        Entry(word, game.option_text(state, action, speech, names), [action])
        for word, action in zip(words, actions, strict=True)
    ]
    priced = any(state.effects(action) for action in actions)
    return Menu(entries, marks, named=True, priced=priced)


def own_words(lines: list[list[str]]) -> list[str]:
    """What tells some moves apart: their notation without the words that all of them begin with."""
    shortest = min(len(line) for line in lines) - 1
    shared = next((place for place in range(shortest) if len({line[place] for line in lines}) > 1), shortest)
    return [" ".join(line[max(shared, 1) :]) for line in lines]


def is_place(word: str, targets: list[str]) -> bool:
    """Is this the number of a place, or its name as it is written on the table?"""
    return word.isdigit() or (any(letter.isdigit() for letter in word) and any(t.endswith(f":{word}") for t in targets))


def numbered(game: Game, state: Position, actions: list[int], speech: Speech, names: list[str]) -> list[Entry]:
    """Options from 1 on."""
    texts = [game.option_text(state, action, speech, names) for action in actions]
    return [
        Entry(str(place), text, [action]) for place, (text, action) in enumerate(zip(texts, actions, strict=True), 1)
    ]
