"""The catalogue: which games there are, what can be chosen, and their rules in our words."""

import asyncio
from functools import lru_cache
from typing import Any, Literal, cast

import msgspec
from litestar import Controller, Request, Response, get
from litestar.params import FromPath

from igroteka import catalog
from igroteka.ai import bots
from igroteka.core.box import box_text
from igroteka.core.components import SAYS_ORIGIN, Component, components, field_text, guess_text, head
from igroteka.core.game import Game
from igroteka.core.settings import Option
from igroteka.core.speech import (
    LANGUAGES,
    Speech,
    own_value_text,
    rules_preface,
    rules_text,
    sources,
    speech,
    value_text,
)
from igroteka.core.standing import Standing
from igroteka.server.edge.http.middleware import Asker
from igroteka.server.edge.http.pages import Page, answer, page_of
from igroteka.server.limits import FEWEST_SECONDS, MOST_DRAFTS, MOST_SECONDS
from igroteka.server.problems import PACKAGE
from igroteka.server.rooms.phrases import Phrase, phrases
from igroteka.server.timeslice import aside
from igroteka.sim.strength import strength


class Choice(msgspec.Struct, frozen=True):
    value: bool | int | str
    label: str


class OptionInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """An option of the rules."""

    name: str
    label: str
    kind: Literal["switch", "choice", "number"]
    default: bool | int | str
    rule: str
    choices: list[Choice] = []
    range: tuple[int, int] | None = None
    """The least and the greatest number, if numbers are allowed."""
    about: str = ""
    special: dict[str, str] = {}
    """What an end of the range is called, if it means something else: {"0": "No limit"}."""
    programs: bool = False
    """Settles a doubt or serves comparisons: people are not asked about it."""


class PresetInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    name: str
    label: str
    options: dict[str, bool | int | str]
    programs: bool = False


class StrengthInfo(msgspec.Struct, frozen=True):
    """How often one seat of a level wins where all the others are of a lower one, with the interval of 95 %."""

    rival: str
    label: str
    seats: int
    games: int
    share: float
    low: float
    high: float


class BotInfo(msgspec.Struct, frozen=True):
    level: str
    label: str
    about: str
    strength: StrengthInfo | None
    """Null: it was not measured."""


class StandingChoice(msgspec.Struct, frozen=True):
    value: str
    label: str


class StandingInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something a seat may lay down once for all."""

    name: str
    label: str
    kind: str
    """switch, words, seats or turn: the number of the turn for which it holds."""
    choices: list[StandingChoice] = []
    about: str = ""


class MarketInfo(msgspec.Struct, frozen=True):
    """A market table: the set of options it plays by, and between which numbers can be chosen."""

    preset: str
    drafts: tuple[int, int]
    seconds: tuple[int, int]


class GameInfo(msgspec.Struct, frozen=True):
    """A game of the house."""

    id: str
    name: str
    version: int
    seats: list[int]
    options: list[OptionInfo]
    presets: list[PresetInfo]
    bots: list[BotInfo]
    standing: list[StandingInfo]
    market: MarketInfo | None
    """Where several proposals may lie open at once."""


@get("/api/phrases", tags=["rooms"])
async def common_phrases(visitor: Asker) -> list[Phrase]:
    """What people say at any table, in the asker's language."""
    return phrases(visitor.lang)


class RuleInfo(msgspec.Struct, frozen=True):
    id: str
    title: str
    text: str
    """Markdown."""


class ChapterInfo(msgspec.Struct, frozen=True):
    id: str
    title: str
    text: str
    rules: list[RuleInfo]


class Rulebook(msgspec.Struct, frozen=True):
    """The rules of a game in our words."""

    game: str
    title: str
    intro: str
    chapters: list[ChapterInfo]


class KnownPart(msgspec.Struct, frozen=True):
    """How we know one part of a component."""

    part: str
    """A field of the entry; empty: all of it."""
    label: str
    tag: str
    """S, SD, B, P, PL, K or R: the tags of the data files."""
    known: str
    """The tag in words."""


class ComponentInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """An entry of the data file: a card, a tile, a board, a table of numbers."""

    word: str
    """What it is asked for by; no other entry has the same."""
    table: str
    id: str
    name: str = ""
    price: Any = None
    """As the file has it: {"wood": 1, "fish": 1, "gold": 0}, a number, or several prices."""
    effect: str = ""
    fields: dict[str, Any] = {}
    """All that the file says of it but names and origins."""
    confidence: str = ""
    """seed, printed or reconstructed, where a file says it of a whole entry."""
    provenance: list[KnownPart] = []
    guessed: list[str] = []
    """The parts that are our guess: fields, "all", or "remark" where a note says which."""
    guess: str = ""
    """The same in words."""
    notes: list[str] = []


class BoxInfo(msgspec.Struct, frozen=True):
    """All components of a game and how we know them."""

    game: str
    head: list[str]
    """What the file says of its sources."""
    components: list[ComponentInfo]


class GameController(Controller):
    """The shelf."""

    path = "/api/games"
    tags = ("games",)

    @get()
    async def shelf(self, visitor: Asker) -> list[GameInfo]:
        """All games, in the asker's language (?lang=en or ru)."""
        return await aside(lambda: [described(id, visitor.lang) for id in catalog.games()])

    @get("/{game:str}")
    async def one(self, visitor: Asker, game: FromPath[str]) -> GameInfo:
        """One game."""
        return await aside(lambda: described(catalog.load(game).id, visitor.lang))

    @get("/{game:str}/rules")
    async def rules(self, visitor: Asker, game: FromPath[str]) -> Rulebook:
        """The rules of a game, chapter by chapter."""
        return await aside(lambda: rulebook(catalog.load(game).id, visitor.lang))

    @get("/{game:str}/words")
    async def words(self, visitor: Asker, game: FromPath[str]) -> list[str]:
        """The sentences of a game in Fluent: with them a client reads its texts aloud, also of a game it never met."""
        return await aside(lambda: list(sources(package_of(game), visitor.lang).values()))

    @get("/{game:str}/components")
    async def box(self, request: Request[Any, Any, Any], visitor: Asker, game: FromPath[str]) -> Response[BoxInfo]:
        """Every component with name, price, effect, and how we know each part; the same until the house is renewed."""
        page = await asyncio.to_thread(box_page, catalog.load(game).id, visitor.lang)
        return cast("Response[BoxInfo]", answer(request, page, game))


@lru_cache(maxsize=64)
def described(id: str, language: str) -> GameInfo:
    """Everything that can be chosen at a table of this game."""
    game = catalog.load(id)
    package = package_of(id)
    words = speech(language, package, PACKAGE)
    return GameInfo(
        id=id,
        name=rules_preface(package, language).title,
        version=game.version,
        seats=list(game.seats),
        options=[
            option_info(option, words, programs=option.name in game.settings.for_programs)
            for option in game.settings.options.values()
        ],
        presets=presets_of(game, words),
        bots=[
            BotInfo(
                level=level,
                label=bot_word(words, level),
                about=bot_word(words, level, ".about"),
                strength=strength_info(id, level, words),
            )
            for level in bots.levels()
        ],
        standing=[standing_info(standing, words) for standing in game.standing()],
        market=market_info(game),
    )


def market_info(game: Game) -> MarketInfo | None:
    """What can be chosen at a market table."""
    market = game.market()
    if market is None:
        return None
    return MarketInfo(market.preset, (1, MOST_DRAFTS), (FEWEST_SECONDS, MOST_SECONDS))


def standing_info(standing: Standing, words: Speech) -> StandingInfo:
    """In words."""
    key = f"standing-{standing.name}"
    choices = [StandingChoice(value=word, label=words.say(f"{key}-{word}")) for word in standing.words]
    return StandingInfo(standing.name, words.say(key), standing.kind, choices, words.say(f"{key}.about"))


def package_of(id: str) -> str:
    """Where a game's texts are."""
    return catalog.load(id).package


def option_info(option: Option, words: Speech, *, programs: bool) -> OptionInfo:
    """An option with what its values are called."""
    choices: list[Choice] = []
    span: tuple[int, int] | None = None
    for value in option.allowed:
        if isinstance(value, str) and ".." in value:
            low, high = value.split("..")
            span = int(low), int(high)
        else:
            choices.append(Choice(value=value, label=value_text(option.name, value, words)))
    kind: Literal["switch", "choice", "number"] = "number" if span and not choices else "choice"
    if isinstance(option.default, bool):
        kind = "switch"
    about = words.say(f"option-{option.name}.about") if words.has(f"option-{option.name}.about") else ""
    label = words.say(f"option-{option.name}")
    special = {str(value): text for value in span or () if (text := own_value_text(option.name, value, words))}
    return OptionInfo(option.name, label, kind, option.default, option.rule, choices, span, about, special, programs)


def presets_of(game: Game, words: Speech) -> list[PresetInfo]:
    """The sets of options by name; the one without a name is what a game plays by if nothing is chosen."""
    presets: dict[str, dict[str, Any]] = game.settings.presets
    usual = [PresetInfo(name="", label=words.say("preset-usual"), options={})] if words.has("preset-usual") else []
    hidden = game.settings.for_programs
    return usual + [
        PresetInfo(name=name, label=words.say(f"preset-{name}"), options=values, programs=name in hidden)
        for name, values in presets.items()
    ]


def strength_info(game: str, level: str, words: Speech) -> StrengthInfo | None:
    """What was measured of a level."""
    found = strength(game, level)
    if found is None:
        return None
    low, high = found.interval
    return StrengthInfo(
        rival=found.rival,
        label=bot_word(words, found.rival),
        seats=found.seats,
        games=found.games,
        share=found.share,
        low=low,
        high=high,
    )


def bot_word(words: Speech, level: str, part: str = "") -> str:
    """What a level is called; a bot that has no words yet is called by its name."""
    key = f"level-{level}{part}"
    return words.say(key) if words.has(key) else "" if part else level


@lru_cache(maxsize=64)
def rulebook(id: str, language: str) -> Rulebook:
    """The rules as chapters."""
    package = package_of(id)
    preface = rules_preface(package, language)
    blocks = rules_text(package, language)
    chapters = [
        ChapterInfo(
            id=head.id,
            title=head.title,
            text=head.text,
            rules=[
                RuleInfo(rule.id, rule.title, rule.text)
                for rule in blocks.values()
                if rule.chapter == head.id != rule.id
            ],
        )
        for head in blocks.values()
        if head.chapter == head.id
    ]
    return Rulebook(game=id, title=preface.title, intro=preface.text, chapters=chapters)


@lru_cache(maxsize=64)
def box_page(id: str, language: str) -> Page:
    """The components of a game as they are sent: read and packed once a language."""
    return page_of(msgspec.json.encode(boxed(id, language)), "application/json")


def boxed(id: str, language: str) -> BoxInfo:
    """Every entry of the data file in words."""
    game, text, words = catalog.load(id), box_text(id), speech(language, package_of(id), PACKAGE)
    return BoxInfo(id, head(text), [component_info(game, part, words) for part in components(text)])


def component_info(game: Game, part: Component, words: Speech) -> ComponentInfo:
    """An entry of the data file; names and texts in the language that was asked for."""
    named = {f"{what}_{lang}" for what in ("name", "title", "text") for lang in LANGUAGES}
    entry = part.entry
    return ComponentInfo(
        word=part.word,
        table=part.table,
        id=part.id,
        name=part.name(words.language),
        price=next((entry[name] for name in ("cost", "costs", "price") if name in entry), None),
        effect=game.component_text(part.table, part.id, words) or str(entry.get(f"text_{words.language}", "")),
        fields={name: value for name, value in entry.items() if name not in named | SAYS_ORIGIN},
        confidence=part.confidence,
        provenance=[
            KnownPart(name, field_text(name or "all", words), tag, words.say(f"component-tag-{tag}"))
            for name, tag in part.sources.items()
        ],
        guessed=part.guessed,
        guess=guess_text(part, words),
        notes=[str(note) for note in [*part.above, *part.notes]],
    )
