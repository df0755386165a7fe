"""What can be answered, as a short numbered list: many options are grouped by kind, places keep their own numbers."""

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
    """The entries, and the places on the table that go with them where the numbers are those of places."""

    entries: list[Entry]
    marks: list[str]

    @property
    def is_long(self) -> bool:
        """Too many to list, but all of them can be seen on the table."""
        return len(self.entries) > FEW and bool(self.marks)

    def find(self, key: str) -> Entry | None:
        """The entry of exactly this key."""
        return next((entry for entry in self.entries if entry.key == key), None)


def menu_of(game: Game, state: Position, speech: Speech, names: list[str]) -> Menu:
    """All options of the seat that is asked."""
    legal = state.legal()
    kinds: dict[str, list[int]] = {}
    for action in legal:
        kinds.setdefault(game.actions.of(action).name, []).append(action)
    if len(kinds) == 1:
        return group_of(game, state, legal, speech, names)
    if len(legal) <= FEW:
        return Menu(numbered(game, state, legal, speech, names), [])
    entries: list[Entry] = []
    for kind, actions in kinds.items():
        if len(actions) == 1:
            text = game.option_text(state, actions[0], speech, names)
        else:
            text = speech.say("menu-group", title=speech.say(f"action-{kind}"), count=len(actions))
        entries.append(Entry(str(len(entries) + 1), text, actions))
    return Menu(entries, [])


def group_of(game: Game, state: Position, actions: list[int], speech: Speech, names: list[str]) -> Menu:
    """Options of one kind; numbered places are called by the number they have on the table."""
    name = game.actions.of(actions[0]).name
    words = [game.notation(action).removeprefix(name).strip() for action in actions]
    if not all(word.isdigit() for word in words):
        return Menu(numbered(game, state, actions, speech, names), [])
    entries = [
        Entry(word, game.option_text(state, action, speech, names), [action])
        for word, action in zip(words, actions, strict=True)
    ]
    return Menu(entries, [place for action in actions for place in state.targets(action)])


def numbered(game: Game, state: Position, actions: list[int], speech: Speech, names: list[str]) -> list[Entry]:
    """Options from 1 on."""
    texts = [game.option_text(state, action, speech, names) for action in actions]
    return [
        Entry(str(place), text, [action]) for place, (text, action) in enumerate(zip(texts, actions, strict=True), 1)
    ]
