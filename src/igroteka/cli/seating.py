"""Who sits where: people, and bots by kind. A record keeps it in its names: "Ada (master)" is a bot."""

import re
from dataclasses import dataclass
from itertools import chain, count
from typing import Final

from igroteka.ai.bots import BOTS, bot
from igroteka.core.chance import Random
from igroteka.core.errors import IgrotekaError
from igroteka.core.speech import Speech

USUAL: Final = "apprentice"
LONGEST: Final = 20  # letters of a name
BOT_NAME: Final = re.compile(rf"(.*) \(({'|'.join(BOTS)})\)")


@dataclass(frozen=True, slots=True)
class Seating:
    """The name of every seat, and the kind of bot on it; people have none."""

    names: list[str]
    bots: list[str | None]

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, kind in enumerate(self.bots) if kind is None]

    def written(self) -> list[str]:
        """The names as a record keeps them."""
        return [name if kind is None else f"{name} ({kind})" for name, kind in zip(self.names, self.bots, strict=True)]


def new_seating(
    seats: int, bots: list[str], names: list[str], speech: Speech, *, seat: int = 0, hot_seat: bool = False
) -> Seating:
    """A person among bots, or with hot_seat only people and the bots asked for.

    The last kind of bot named sits on all the seats that are left; with no person left, everybody watches.
    """
    if len(bots) > seats:
        raise IgrotekaError("too-many-bots", {"bots": len(bots), "seats": seats})
    if not 0 <= seat < seats:
        raise IgrotekaError("no-seat", {"seat": seat, "last": seats - 1})
    for kind in bots:
        bot(kind, Random())  # says which bots there are
    kinds: list[str | None]
    if hot_seat:
        kinds = [None] * (seats - len(bots)) + bots
    else:
        wanted = bots or [USUAL] * (seats > 1)  # a game for one is played by a person
        kinds = [*wanted, *wanted[-1:] * (seats - 1 - len(wanted))]
        if len(kinds) < seats:
            kinds.insert(seat, None)
    return Seating(chosen_names(names, kinds, speech), kinds)


def seating_of(names: list[str] | None, seats: int, speech: Speech) -> Seating:
    """The seating of a record; without names, a person on the first seat among apprentices."""
    if names is None:
        return new_seating(seats, [], [], speech)
    found = [BOT_NAME.fullmatch(name) for name in names[:seats]]
    kinds = [None if bot_name is None else bot_name[2] for bot_name in found] + [None] * (seats - len(found))
    plain = [name if bot_name is None else bot_name[1] for name, bot_name in zip(names, found, strict=False)]
    return Seating(chosen_names(plain, kinds, speech), kinds)


def chosen_names(given: list[str], bots: list[str | None], speech: Speech) -> list[str]:
    """The names given, cleaned and all different; who has none gets one."""
    wishes = [cleaned(given[seat]) if seat < len(given) else "" for seat in range(len(bots))]
    player = speech.say("player-name")
    names: list[str] = []
    for seat, (wish, kind) in enumerate(zip(wishes, bots, strict=True)):
        usual = speech.say("bot-names").split() if kind else [player] if bots.count(None) == 1 else []
        free = (name for name in chain(usual, (f"{player} {n}" for n in count(seat + 1))) if name not in wishes + names)
        names.append(wish if wish and wish not in names else next(free))
    return names


def cleaned(name: str) -> str:
    """A name that fits the table: printable, short, and not that of a bot."""
    text = " ".join("".join(char if char.isprintable() else " " for char in name).split())
    found = BOT_NAME.fullmatch(text)
    return (text if found is None else found[1])[:LONGEST].strip()
