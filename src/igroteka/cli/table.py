"""A game at the terminal: the table is drawn, bots answer, people are asked and may look things up."""

import hashlib
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Final

from rich.markdown import Markdown
from rich.table import Table as Grid
from rich.text import Text

from igroteka.ai.bot import Sight, answer_of
from igroteka.ai.bots import bot
from igroteka.cli.console import console, error_line, speech_of
from igroteka.cli.files import Keeper
from igroteka.cli.menu import Menu, group_of, menu_of
from igroteka.cli.seating import Seating
from igroteka.core.chance import Random
from igroteka.core.errors import IgrotekaError, IllegalAction
from igroteka.core.match import Match
from igroteka.core.speech import FACTS, RuleText, addressed, rules_text, seat_marks, spoken, told_to
from igroteka.core.state import SPECTATOR

LOG_LINES: Final = 20
FOUND: Final = 12  # rules listed for a topic
REASONS: Final = 3


class Leave(Exception):
    """A person wants to go; the game is kept."""


class Table:
    """One match, the people and bots around it, and the screen."""

    def __init__(self, match: Match, seating: Seating, language: str, keeper: Keeper, pace: float = 0.0) -> None:
        self.match: Final = match
        self.game: Final = match.game
        self.seating: Final = seating
        self.names: Final = seating.names
        self.language: Final = language
        self.package: Final = match.game.package
        self.speech: Final = speech_of(language, self.package)
        self.keeper: Final = keeper
        self.pace: Final = pace
        self.screen: Final = console()
        self.told: Final[dict[int, int]] = {}  # how much of the log each viewer has read
        self.opening: Final = max(0, len(match.events) - LOG_LINES)  # where a saved game is taken up
        self.drawn: list[str] = []
        self.menu = Menu([], [])
        self.at_keyboard: int | None = None
        self.warned = False  # that the game cannot be kept
        self.commands: Final = self.command_words()
        self.spelling: Final = {said.lower(): said for said in self.game.actions.numbers}

    # --- the game

    def play(self) -> None:
        """Until the game is over, or somebody leaves."""
        self.introduce()
        while not self.match.over:
            seat = int(self.match.state.player)
            kind = self.seating.bots[seat]
            if kind is None:
                self.ask(seat)
            else:
                self.let_bot_move(seat, kind)
        self.finish()

    def introduce(self) -> None:
        """Who plays, and how to find help."""
        for kind in dict.fromkeys(self.seating.bots):
            if kind is not None:
                seats = [seat for seat, other in enumerate(self.seating.bots) if other == kind]
                names = self.speech.listed(self.names[seat] for seat in seats)
                self.say("play-bots", kind=kind, names=names, count=len(seats))
        if self.seating.people:
            self.say("play-help")

    def let_bot_move(self, seat: int, kind: str) -> None:
        """The move is told at once to the one who watches; several people read it when it is their turn."""
        match = self.match
        luck = Random(
            hash_of(f"{match.seed}/{seat}/{len(match.moves)}")
        )  # a game that was left goes on as if it was not
        match.play(answer_of(kind, bot(kind, luck), Sight(self.game, match.state, seat)), seat)
        self.drawn = []
        if len(self.seating.people) <= 1:
            self.tell(self.watcher(), self.pace)

    def watcher(self) -> int:
        """The only person, or a spectator."""
        people = self.seating.people
        return people[0] if len(people) == 1 else SPECTATOR

    def ask(self, seat: int) -> None:
        """Until this seat has said something that changes the position."""
        self.pass_keyboard(seat)
        self.tell(seat)
        self.keep_quietly()
        self.menu = menu_of(self.game, self.match.state, self.speech, self.names)
        self.draw(seat, self.menu.marks)
        self.show_question(seat)
        while not self.answer(seat, self.read(f"{self.names[seat]}> ")):
            pass

    def pass_keyboard(self, seat: int) -> None:
        """With several people, nobody reads another's cards."""
        if len(self.seating.people) > 1 and seat != self.at_keyboard:
            self.clear()
            self.read(self.speech.say("play-pass", name=self.names[seat]) + " ")
            self.clear()
            self.drawn = []
        self.at_keyboard = seat

    def clear(self) -> None:
        """An empty screen, and nothing to scroll back to."""
        if self.screen.is_terminal:
            self.screen.clear()
            self.screen.file.write("\x1b[3J")

    def finish(self) -> None:
        """The last table, who won and why, and where the game is kept."""
        viewer = self.watcher()
        self.told.setdefault(viewer, max(self.told.values(), default=self.opening))
        self.tell(viewer)
        self.draw(viewer, [])
        self.print(self.game.ending_text(self.match.state, self.speech, self.names), "bold")
        for rank, seat in sorted((rank, seat) for seat, rank in enumerate(self.match.state.ranks())):
            self.print(f"{rank}. {self.names[seat]}: {'; '.join(self.score_lines(seat))}")
        if self.keep():
            self.say("play-kept", path=self.keeper.path)

    # --- the screen

    def print(self, text: str, style: str = "") -> None:
        """A sentence of ours: no markup in it."""
        self.screen.print(Text(text, style=style))

    def say(self, key: str, **args: object) -> None:
        """A sentence by its key; a path in it is not broken, so that it can be copied."""
        self.screen.print(Text(self.speech.say(key, **args)), soft_wrap="path" in args)

    def refuse(self, error: IgrotekaError) -> None:
        """Why not, in one line."""
        self.screen.print(Text(error_line(error, self.language, self.package), style="yellow"), soft_wrap=True)

    def read(self, prompt: str) -> str:
        """A line from the keyboard; one that comes from a file is shown, as if it had been typed."""
        line = input(prompt)
        if not sys.stdin.isatty():
            sys.stdout.write(line + "\n")
        return line.strip()

    def tell(self, viewer: int, pace: float = 0.0) -> None:
        """What happened since the viewer looked last."""
        events = self.match.events
        first = min(self.told.get(viewer, self.opening), len(events))
        self.told[viewer] = len(events)
        for line in self.log_lines(viewer, first):
            self.print(f"  {line}", "dim" if pace else "")
            if pace:
                time.sleep(pace)

    def log_lines(self, viewer: int, first: int = 0) -> Iterator[str]:
        """The log from an event on, as far as the viewer may know it."""
        facts, marks = self.game.speech(FACTS), seat_marks(len(self.names))
        for event in self.match.events[first:]:
            line = self.game.event_text(event, viewer, facts, marks, self.match.state)
            if line:
                own = event.seat == viewer
                told = addressed(line, self.speech) if own else told_to(line, self.speech, viewer)
                yield spoken(told, self.speech, self.names)

    def draw(self, viewer: int, marks: list[str], *, again: bool = False) -> None:
        """The table; what stands unchanged above since somebody was asked last is not drawn again."""
        view = {**self.match.state.view(viewer), "marks": marks}
        lines = self.game.draw(view, self.speech, self.names)
        changed = 0
        if not again and len(lines) == len(self.drawn):
            pairs = enumerate(zip(lines, self.drawn, strict=True))
            changed = next((place for place, (new, old) in pairs if new != old), len(lines))
        if changed < len(lines):
            self.screen.print("\n".join(lines[changed if 2 * changed > len(lines) else 0 :]), soft_wrap=True)
        self.drawn = lines

    def show_question(self, seat: int) -> None:
        """What is asked, and what can be answered."""
        self.print(self.game.question_text(self.match.state, seat, self.speech, self.names), "bold")
        self.show_entries()

    def show_entries(self) -> None:
        """The options, unless there are too many."""
        if self.menu.is_long:
            self.say("menu-long", count=len(self.menu.entries), number=self.menu.entries[0].key)
        else:
            self.list_entries()

    def list_entries(self) -> None:
        """All entries of the menu."""
        grid = Grid.grid(padding=(0, 2))
        grid.add_column(justify="right", style="bold", min_width=4)
        grid.add_column()
        for entry in self.menu.entries:
            grid.add_row(entry.key, Text(entry.text))
        self.screen.print(grid)

    # --- answers

    def answer(self, seat: int, line: str) -> bool:
        """Carry out what was typed; True if the position is no longer the same. A refusal changes nothing."""
        line = " ".join(line.split())
        try:
            if not line:
                return self.go_back(seat)
            notation = self.notation(line)
            if self.game.expand(notation):
                self.match.play_line(notation, seat)
                return True
            if line.isascii() and line.isdigit():
                return self.choose(seat, str(int(line)))
            if self.menu.find(line.lower()) is not None:
                return self.choose(seat, line.lower())
            word, _, rest = line.partition(" ") if not line.startswith("?") else ("?", "", line[1:])
            command = self.commands.get(word.lower())
            if command is None:
                self.say("play-unreadable", text=line)
                return False
            return command(seat, rest.strip())
        except IgrotekaError as error:
            self.refuse(error)
            return False

    def notation(self, line: str) -> str:
        """A line in notation: players may be called by name, and nobody need type capitals."""
        plain = self.spelling.get(line.lower(), line.lower())
        if self.game.expand(plain):
            return plain
        seats = {name.casefold(): f"p{seat}" for seat, name in enumerate(self.names)}
        named = " ".join(seats.get(word.strip(",").casefold(), word) for word in plain.split())
        return self.spelling.get(named, named)

    def choose(self, seat: int, key: str) -> bool:
        """An entry of the menu: an action, or a group to choose from. 0 goes back."""
        entry = self.menu.find(key)
        if entry is None:
            if key == "0":
                return self.go_back(seat)
            self.say("menu-no-entry", number=key)
            return False
        if len(entry.actions) == 1:
            self.match.play(entry.actions[0], seat)
            return True
        self.menu = group_of(self.game, self.match.state, entry.actions, self.speech, self.names)
        if self.menu.marks:
            self.draw(seat, self.menu.marks)
        self.say("menu-title", title=entry.text)
        self.show_entries()
        return False

    def go_back(self, seat: int) -> bool:
        """From a group to all options; shown again in any case."""
        self.menu = menu_of(self.game, self.match.state, self.speech, self.names)
        self.show_question(seat)
        return False

    # --- commands: each is told the seat and the rest of the line, and says whether the position changed

    def command_words(self) -> dict[str, Callable[[int, str], bool]]:
        """Every word that is a command, in the language of the table."""
        commands: dict[str, Callable[[int, str], bool]] = {
            "undo": self.undo,
            "redo": self.redo,
            "help": self.help,
            "why": self.why,
            "score": self.score,
            "log": self.log,
            "board": self.board,
            "list": self.list_all,
            "save": self.save,
            "quit": self.quit,
        }
        return {word: command for name, command in commands.items() for word in self.words_of(name)}

    def words_of(self, command: str) -> list[str]:
        """What may be typed for a command."""
        return self.speech.say(f"command-{command}").split()

    def undo(self, seat: int, rest: str) -> bool:
        move = self.match.undo(seat)
        self.told[seat] = min(self.told.get(seat, 0), len(self.match.events))
        self.say("play-undone", action=self.game.action_text(move.action, self.speech, self.names))
        return True

    def redo(self, seat: int, rest: str) -> bool:
        self.match.redo()
        return True

    def help(self, seat: int, topic: str) -> bool:
        """The commands, a rule by its id, or the rules that speak of a topic."""
        if not topic:
            commands = ("undo", "redo", "why", "score", "log", "board", "list", "save", "quit")
            examples = {name: self.speech.say(f"example-{name}") for name in ("rule", "topic", "move")}
            self.say("help", **examples, **{name: " / ".join(self.words_of(name)[:2]) for name in commands})
            if self.speech.has("notation"):
                self.print(" ".join(self.speech.say("notation").split()))
            return False
        found = find_rules(rules_text(self.package, self.language), topic)
        if not found:
            self.say("help-nothing", topic=topic)
        elif len(found) == 1:
            self.screen.print(Markdown(f"**{found[0].id} {found[0].title}**\n\n{found[0].text}"))
        else:
            for rule in found[:FOUND]:
                self.print(f"  {rule.id}  {rule.title}")
            self.say("help-more", id=found[0].id, count=len(found), shown=min(len(found), FOUND))
        return False

    def why(self, seat: int, line: str) -> bool:
        """Why something may not be said, with the rule; of a whole kind, the usual reasons."""
        notation = self.notation(line)
        actions = self.game.expand(notation)
        kinds = [kind for kind in self.game.actions.kinds if kind.name == notation and not kind.chance]
        if actions:
            refusals = [self.refusal(seat, actions)]
        elif kinds:
            refusals = [self.match.state.why_not(seat, action) for action in range(kinds[0].first, kinds[0].end)]
        else:
            self.say("play-unreadable", text=line)
            return False
        reasons = Counter(error_line(error, self.language, self.package) for error in refusals if error is not None)
        if None in refusals:
            self.say("why-allowed")
        else:
            for reason, _ in reasons.most_common(REASONS):
                self.print(reason, "yellow")
        return False

    def refusal(self, seat: int, actions: list[int]) -> IllegalAction | None:
        """What forbids these actions one after the other."""
        state = self.match.state.copy()
        for action in actions:
            refusal = state.why_not(seat, action)
            if refusal is not None:
                return refusal
            state.call_on(seat)
            state.apply(action)
        return None

    def score(self, seat: int, rest: str) -> bool:
        for line in self.score_lines(seat):
            self.print(f"  {line}")
        return False

    def score_lines(self, seat: int) -> list[str]:
        """Where the points of a seat come from."""
        return self.game.score_lines(self.match.state, seat, self.speech)

    def log(self, seat: int, count: str) -> bool:
        wanted = int(count) if count.isascii() and count.isdigit() and 0 < len(count) < 6 else LOG_LINES
        for line in list(self.log_lines(seat))[-wanted:]:
            self.print(f"  {line}")
        return False

    def board(self, seat: int, marks: str) -> bool:
        """The table again, with the numbers of the places asked for."""
        self.draw(seat, marks.lower().split() or self.menu.marks, again=True)
        return False

    def list_all(self, seat: int, rest: str) -> bool:
        self.list_entries()
        return False

    def save(self, seat: int, file: str) -> bool:
        path = Path(file).expanduser() if file else self.keeper.path
        if file:
            self.keeper.save_as(self.match.record(), path)
        else:
            self.keeper.save(self.match.record())
        self.say("play-saved", path=path)
        return False

    def quit(self, seat: int, rest: str) -> bool:
        """Go, unless the game cannot be kept; who asks again right away goes all the same."""
        if self.keep():
            raise Leave
        if self.read(self.speech.say("play-quit-anyway") + " ").lower() in self.words_of("quit"):
            raise Leave
        return False

    # --- keeping

    def keep(self) -> bool:
        """Write the game down; whether that worked."""
        try:
            self.keeper.save(self.match.record())
        except IgrotekaError as error:
            self.refuse(error)
            return False
        return True

    def keep_quietly(self) -> None:
        """A game whose window is closed is not lost; trouble is told once, and the game goes on."""
        if self.warned:
            with suppress(IgrotekaError):
                self.keeper.save(self.match.record())
        elif not self.keep():
            self.warned = True


def hash_of(text: str) -> int:
    """The same number for the same text, today and tomorrow."""
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")


def find_rules(rules: Mapping[str, RuleText], topic: str) -> list[RuleText]:
    """The rule of an id, full or without the game's letters; a chapter as its rules; else those that name the topic."""
    word = folded(topic)
    for id, rule in rules.items():
        if word in (id.casefold(), id.casefold().partition("-")[2]):
            inside = [other for other in rules.values() if other.chapter == id and other.id != id]
            return [rule] if rule.text or not inside else inside
    titled = [rule for rule in rules.values() if word in folded(rule.title)]
    return titled or [rule for rule in rules.values() if word in folded(rule.text)]


def folded(text: str) -> str:
    """Text for comparison: nobody need type capitals or the dots of ё."""
    return text.casefold().replace("ё", "е")
