"""Words for people: one set of Fluent files for Python and the browser, and the rules in our own words."""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final, TypeVar, cast

from igroteka.core.errors import IgrotekaError, brief

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern
    from fluent.syntax.ast import Resource

LANGUAGES: Final = ("en", "ru")
LARGE: Final = 10**15
LONG: Final = 320
HOUSE: Final = "igroteka.core"
GAMES: Final = "igroteka.games"
HOMES: Final[dict[str, str]] = {}  # packages of the games that others bring, by id; the catalogue writes them down
HYPHEN: Final = re.compile(r"(?<!\w)-(?=\d)")
FACTS: Final = "facts"
"""The language of texts that somebody else reads aloud: keys and arguments instead of sentences (decision 17)."""
OPEN, PART, CLOSE = "\x91", "\x92", "\x93"
UNSPOKEN: Final = re.compile(r"[\x91-\x93]")
ARGUMENT: Final = re.compile(r"(\w+)([:=])")
PHRASES: Final = 4096
"""Of one kind that are remembered."""
ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=( *\S)?", re.MULTILINE | re.ASCII)
"""How a sentence begins in a file; behind the sign of equality stands what it says, if it has more than attributes."""
NAME: Final = re.compile(r"-?[a-zA-Z][\w-]*", re.ASCII)
REMARK: Final = re.compile(r"(#.*|\s*)\n?")

Phrase = TypeVar("Phrase", bound="Callable[..., str]")


class Sentence:
    """A sentence as it stands in a file. It is read when somebody first says it: all of them take seconds."""

    def __init__(self, place: str, text: str, says: bool) -> None:
        self.place: Final = place
        self.text: Final = text
        self.says: Final = says
        self._resource: Resource | None = None

    def read(self) -> "Resource":
        """As Fluent has it; what cannot be read is an error."""
        from fluent.runtime import FluentResource  # noqa: PLC0415 -- 0.1 s, and only when somebody reads
        from fluent.syntax import ast  # noqa: PLC0415 -- as above

        if self._resource is None:
            resource = FluentResource(self.text)
            for entry in resource.body:
                if isinstance(entry, ast.Junk):
                    raise ValueError(f"{self.place}: unreadable: {entry.content}")
            self._resource = resource
        return self._resource


class Speech:
    """All sentences of one language. A sentence that is missing or incomplete is an error, never a guess."""

    def __init__(self, language: str, bundle: "FluentBundle", unread: dict[str, Sentence] | None = None) -> None:
        self.language: Final = language
        self.bundle: Final = bundle
        self.unread: Final = {} if unread is None else unread
        self._said: Final[dict[tuple[object, ...], str]] = {}

    def say(self, key: str, **args: object) -> str:
        """The sentence of a key, or of an attribute written "key.attribute"."""
        told = {name: passed(value) for name, value in args.items()}
        known = (key, *told.items(), *map(type, told.values()))  # 1 and 1.0 may be written otherwise
        said = self._said.get(known)
        if said is None:
            said = self._say(key, told)
            if len(self._said) >= PHRASES:
                self._said.clear()
            self._said[known] = said
        return said

    def _say(self, key: str, told: dict[str, object]) -> str:
        pattern = self._pattern(key)
        if pattern is None:
            raise KeyError(f"{self.language}: no text for {key}")
        text, errors = self.bundle.format_pattern(pattern, told)
        if errors:
            raise ValueError(f"{self.language}: {key}: {errors[0]}")
        below_zero = any(isinstance(value, int | float) and value < 0 for value in told.values())
        return HYPHEN.sub("\N{MINUS SIGN}", str(text)) if below_zero else str(text)

    def has(self, key: str) -> bool:
        """Is there a sentence of this key?"""
        sentence = self.unread.get(key)
        return (sentence is not None and sentence.says) or self._pattern(key) is not None

    def listed(self, items: Iterable[str]) -> str:
        """Several things in one phrase: a, b and c."""
        *head, last = items
        return self.say("list", head=", ".join(head), last=last) if head else last

    def _pattern(self, key: str) -> "Pattern | None":
        name, _, attribute = key.partition(".")
        if name in self.unread:
            self._read(name)
        if not self.bundle.has_message(name):
            return None
        message = self.bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def _read(self, name: str) -> None:
        """Read a sentence and every other that it may be made of; only then they are crossed out, for other threads."""
        found: dict[str, Sentence] = {}
        wanted = [name]
        while wanted:
            one = wanted.pop()
            sentence = self.unread.get(one)
            if sentence is not None and one not in found:
                found[one] = sentence
                self.bundle.add_resource(sentence.read())
                wanted.extend(NAME.findall(sentence.text))
        for one in found:
            self.unread.pop(one, None)


class Facts(Speech):
    """The same keys and arguments, not yet in words."""

    def __init__(self, words: Speech) -> None:
        super().__init__(FACTS, words.bundle, words.unread)
        self._known: Final[set[str]] = set()

    def say(self, key: str, **args: object) -> str:
        """An unspoken text; a key without a sentence is an error here too."""
        if key not in self._known:
            if not self.has(key):
                raise KeyError(f"no text for {key}")
            self._known.add(key)
        return message(key, args) if args else f"{OPEN}{key}{CLOSE}"


def marked(key: str, **args: object) -> str:
    """A message inside an unspoken text."""
    return message(key, args)


def message(key: str, args: dict[str, object]) -> str:
    """The same, of arguments that are in a dict already: a scene has dozens of them."""
    said = OPEN + key
    for name, value in args.items():
        if type(value) is str:
            said += f"{PART}{name}={value}"
        elif type(value) is int:
            said += f"{PART}{name}:{value}"
        else:
            told = passed(value)
            said += f"{PART}{name}={told}" if isinstance(told, str) else f"{PART}{name}:{told}"
    return said + CLOSE


def said_once(phrase: Phrase) -> Phrase:
    """Of phrases that nothing but their arguments make, which can be many thousand a second: each is said once."""
    return cast("Phrase", lru_cache(PHRASES)(phrase))


def seat_marks(seats: int) -> list[str]:
    """What stands for the names of players in an unspoken text."""
    return [marked(f"#{seat}") for seat in range(seats)]


def spoken(text: str, speech: Speech, names: list[str]) -> str:
    """An unspoken text in the words of a language; any other text is said as it is."""
    if OPEN not in text:
        return text
    said, end = read_aloud(text, 0, speech, names)
    if end < len(text):
        raise ValueError(f"no unspoken text: {text!r}")
    return said


def addressed(text: str, speech: Speech) -> str:
    """An unspoken event as it is told to whoever did it: "you build", where there is such a sentence."""
    mark = UNSPOKEN.search(text, 1)
    if not text.startswith(OPEN) or mark is None:
        return text
    key, end = text[1 : mark.start()], mark.start()
    you = f"{key}-you" if "." in key else f"{key}.you"
    return OPEN + you + text[end:] if speech.has(you) else text


def told_to(text: str, speech: Speech, seat: int) -> str:
    """An unspoken event told to whom it is done: "pays you", "to you and Bruno", where there are such words."""
    mark = UNSPOKEN.search(text, 1)
    if not text.startswith(OPEN) or mark is None:
        return text
    whom = f"{text[1 : mark.start()]}.whom"
    you = marked(f"#{seat}")
    if f"{PART}other={you}" in text and speech.has(whom):
        return OPEN + whom + text[mark.start() :]
    head, among, rest = text.partition(f"{PART}others=")
    return head + among + rest.replace(you, marked("you-among"))


def read_aloud(text: str, start: int, speech: Speech, names: list[str]) -> tuple[str, int]:
    """From a place to the end of the message that encloses it, or of the text; and where that is."""
    said: list[str] = []
    while True:
        mark = UNSPOKEN.search(text, start)
        end = len(text) if mark is None else mark.start()
        said.append(text[start:end])
        if mark is None or mark[0] != OPEN:
            return "".join(said), end
        sentence, start = read_message(text, end + 1, speech, names)
        said.append(sentence)


def read_message(text: str, start: int, speech: Speech, names: list[str]) -> tuple[str, int]:
    """A message in words, and the place behind it."""
    mark = UNSPOKEN.search(text, start)
    if mark is None:
        raise ValueError(f"no unspoken text: {text!r}")
    key, at = text[start : mark.start()], mark.start()
    args: dict[str, str | int | float] = {}
    while text[at : at + 1] == PART:
        name = ARGUMENT.match(text, at + 1)
        if name is None:
            raise ValueError(f"no unspoken text: {text!r}")
        value, at = read_aloud(text, name.end(), speech, names)
        args[name[1]] = value if name[2] == "=" else float(value) if "." in value else int(value)
    if text[at : at + 1] != CLOSE:
        raise ValueError(f"no unspoken text: {text!r}")
    return message_text(key, args, speech, names), at + 1


def message_text(key: str, args: dict[str, str | int | float], speech: Speech, names: list[str]) -> str:
    """A message of an unspoken text: of Fluent, or one of the four that are not."""
    if key.startswith("#"):
        return seat_name(int(key[1:]), names)
    if key == "?":
        return str(args[speech.language])
    if key == "^":
        return capital(str(args["text"]))
    return small(str(args["text"])) if key == "_" else speech.say(key, **args)


# --- parts of sentences that every game needs


def seat_name(seat: int, names: list[str]) -> str:
    """A player's name; a seat nobody sits on is called as in the notation."""
    return names[seat] if 0 <= seat < len(names) else f"p{seat}"


def won_text(winners: list[int], points: int, speech: Speech, names: list[str]) -> str:
    """Who has won a complete game, alone or with others."""
    said = speech.listed(seat_name(seat, names) for seat in winners)
    if len(winners) == 1:
        return speech.say("ending-complete", name=said, count=points)
    return speech.say("ending-complete.shared", names=said, count=points)


def capital(said: str) -> str:
    """A phrase at the beginning of a sentence."""
    return marked("^", text=said) if said.startswith(OPEN) else said[:1].upper() + said[1:]


def small(said: str) -> str:
    """The beginning of a sentence inside another one."""
    return marked("_", text=said) if said.startswith(OPEN) else said[:1].lower() + said[1:]


def printed(entry: Mapping[str, Any], field: str, speech: Speech, end: str = "") -> str:
    """A name or text of a data file in the language of the table, without what is to be left out at its end."""
    if speech.language == FACTS:
        return marked("?", **{language: entry[f"{field}_{language}"].rstrip(end) for language in LANGUAGES})
    return str(entry[f"{field}_{speech.language}"]).rstrip(end)


def value_text(option: str, value: bool | int | str, speech: Speech) -> str:
    """The value of an option in words."""
    if isinstance(value, bool):
        return speech.say("value-true" if value else "value-false")
    if own := own_value_text(option, value, speech):
        return own
    number = f"option-{option}-number"
    return speech.say(number, value=value) if isinstance(value, int) and speech.has(number) else brief(value)


def own_value_text(option: str, value: bool | int | str, speech: Speech) -> str:
    """The words of one value of an option, if it has some of its own."""
    key = f"option-{option}-{value}"
    return speech.say(key, value=value) if speech.has(key) else ""


# --- Fluent


def passed(value: object) -> object:
    """A value as Fluent takes it: numbers are numbers, all else is text."""
    return value if isinstance(value, int | float) and not isinstance(value, bool) else shown(value)


def shown(value: object) -> str:
    """A value as it is written in JSON; a list without its brackets."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list | tuple | set | frozenset):
        return ", ".join(shown(item) for item in value)
    return str(value)


def home_of(id: str) -> str:
    """The package of a game."""
    return HOMES.get(id, f"{GAMES}.{id}")


@lru_cache
def speech(language: str, *packages: str) -> Speech:
    """The sentences of the house and of these packages."""
    from fluent.runtime import FluentBundle  # noqa: PLC0415 -- 0.1 s, and only when somebody reads

    if language == FACTS:
        return Facts(speech(LANGUAGES[0], *packages))
    bundle = FluentBundle([checked(language)], use_isolating=False)
    unread: dict[str, Sentence] = {}
    for package in dict.fromkeys((HOUSE, *packages)):
        add(unread, sentences(package, language))
    return Speech(language, bundle, unread)


def checked(language: str) -> str:
    """A language we speak."""
    if language not in LANGUAGES:
        raise IgrotekaError("unknown-language", {"language": language, "languages": ", ".join(LANGUAGES)})
    return language


def sources(package: str, language: str) -> dict[str, str]:
    """The Fluent files of a package, by name."""
    folder = files(package).joinpath("locale", language)
    found = sorted(folder.iterdir(), key=lambda entry: entry.name) if folder.is_dir() else []
    return {entry.name: entry.read_text(encoding="utf-8") for entry in found if entry.name.endswith(".ftl")}


@lru_cache
def sentences(package: str, language: str) -> dict[str, Sentence]:
    """Every sentence of a package, unread; several ways of speaking share them."""
    found: dict[str, Sentence] = {}
    for name, text in sources(package, language).items():
        add(found, written(f"{package}: {language}/{name}", text))
    return found


def written(place: str, text: str) -> dict[str, Sentence]:
    """The sentences of a file by their keys."""
    found: dict[str, Sentence] = {}
    starts = list(ENTRY.finditer(text))
    head = text[: starts[0].start()] if starts else text
    if not all(REMARK.fullmatch(line) for line in head.splitlines()):
        raise ValueError(f"{place}: unreadable: {head}")
    for start, following in zip(starts, [*starts[1:], None], strict=True):
        end = len(text) if following is None else following.start()
        add(found, {start[1]: Sentence(place, text[start.start() : end], start[2] is not None)})
    return found


def add(known: dict[str, Sentence], more: Mapping[str, Sentence]) -> None:
    """Some more sentences; what stands twice is an error."""
    for key, sentence in more.items():
        if key in known:
            raise ValueError(f"{sentence.place}: {key} stands twice")
        known[key] = sentence


def error_text(error: IgrotekaError, language: str, *packages: str) -> str:
    """What went wrong, as a sentence; a code that begins with a game's id has its words in that game's room.

    An error among the details becomes its own sentence.
    """
    game = home_of(error.code.partition("-")[0])
    if game not in packages and game.isascii() and find_spec(game) is not None:
        packages = (*packages, game)
    details = {
        name: error_text(value, language, *packages) if isinstance(value, IgrotekaError) else tidied(value)
        for name, value in error.details.items()
    }
    return speech(language, *packages).say(f"error-{error.code}", **details).strip()


def in_english(error: IgrotekaError) -> str:
    """The same for programmers, who read it in a traceback."""
    return error_text(error, "en")


def tidied(value: object) -> object:
    """A detail that cannot break the line or outgrow it, whoever wrote it."""
    if isinstance(value, int | float) and not isinstance(value, bool) and abs(value) < LARGE:
        return value
    try:
        text = shown(value)
    except (RecursionError, ValueError):
        return brief(value)
    line = " ".join("".join(letter if letter.isprintable() else " " for letter in text[:LONG]).split())
    return line if len(line) < LONG else line[: LONG - 3] + "..."


# --- the rules in our own words


@dataclass(frozen=True, slots=True)
class RuleText:
    """One numbered rule, or a whole chapter's heading, which is its own chapter."""

    id: str
    title: str
    text: str
    chapter: str


HEADING: Final = re.compile(r"(?P<level>#{1,3}) (?P<rest>\S.*)")
NUMBERED: Final = re.compile(r"(?P<id>[A-Z]+-\d+(?P<part>\.\d+)?) (?P<title>\S.*)")


def rules_preface(package: str, language: str) -> RuleText:
    """The title of the rules and what stands before the first chapter."""
    return rule_blocks(package, language)[0]


def rules_text(package: str, language: str) -> dict[str, RuleText]:
    """All chapters and rules by id, in the order of the text."""
    blocks = rule_blocks(package, language)[1:]
    rules = {block.id: block for block in blocks}
    if len(rules) < len(blocks):
        raise ValueError(f"{package}: {language}/rules.md: an id stands twice")
    return rules


@lru_cache
def rule_blocks(package: str, language: str) -> tuple[RuleText, ...]:
    """The text cut at its headings; the first block has no id."""
    place = f"{package}: {language}/rules.md"
    text = files(package).joinpath("locale", checked(language), "rules.md").read_text(encoding="utf-8")
    blocks: list[tuple[str, str, str, list[str]]] = []
    chapter = ""
    for line in text.splitlines():
        heading = HEADING.fullmatch(line)
        if heading is None:
            if blocks:
                blocks[-1][3].append(line)
            elif line.strip():
                raise ValueError(f"{place}: text before the title: {line}")
        elif heading["level"] == "#":
            blocks.append(("", heading["rest"], "", []))
        else:
            numbered = NUMBERED.fullmatch(heading["rest"])
            if numbered is None or (numbered["part"] is None) != (heading["level"] == "##"):
                raise ValueError(f"{place}: {line}")
            chapter = numbered["id"] if numbered["part"] is None else chapter
            blocks.append((numbered["id"], numbered["title"], chapter, []))
    return tuple(RuleText(id, title, "\n".join(lines).strip(), within) for id, title, within, lines in blocks)
