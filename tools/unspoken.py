"""Writes unspoken texts and what Python reads in them to web/tests/fixtures/unspoken.json, for a test of the browser.

python tools/unspoken.py
"""

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from zlib import crc32

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from igroteka import catalog  # noqa: E402 -- the path is set above
from igroteka.core.chance import Random  # noqa: E402
from igroteka.core.errors import IgrotekaError  # noqa: E402
from igroteka.core.events import Event  # noqa: E402
from igroteka.core.game import Game  # noqa: E402
from igroteka.core.speech import FACTS, LANGUAGES, seat_marks, speech, spoken  # noqa: E402
from igroteka.core.state import CHANCE, OVER, SPECTATOR, Position  # noqa: E402
from igroteka.server.problems import PACKAGE, said  # noqa: E402

CATAN = "igroteka.games.catan"
PLACE = ROOT / "web" / "tests" / "fixtures" / "unspoken.json"
KEY = re.compile("\x91([^\x91-\x93]+)")
NAMES = {"en": ["Ann", "Bob", "Cid", "Dan", "Eve"], "ru": ["Аня", "Боря", "Вова", "Галя", "Даша"]}
MOST = 24_000  # bytes a game
STEPS = 1200  # of one game that is walked through
OFTEN = 5  # every so many steps all options are asked for
NUMBERS = [-1_234_567, -1000, -21, -1, 0, 1, 2, 5, 11, 21, 999, 1000, 12_345, 1_234_567]
PROBLEMS = [
    *(IgrotekaError("seat-time", {"hours": hours}) for hours in (0, 1, 3, 11, 21)),
    *(IgrotekaError("too-fast", {"seconds": seconds}) for seconds in (1, 2, 5)),
    IgrotekaError("not-your-seat"),
    IgrotekaError("room-left"),
    IgrotekaError("login-taken", {"login": "ann"}),
    IgrotekaError("no-such-seat", {"seat": -3}),
    IgrotekaError("chat-long", {"most": 1500}),
]


def walked(game: Game, seats: int, events: list[Event]) -> Iterator[Position]:
    """The positions of a game that is played at random."""
    state, luck = game.start(seats, {}), Random(seats)
    state.log = events
    for _ in range(STEPS):
        if state.player == OVER:
            return
        if state.player == CHANCE:
            state.apply(state.draw(luck))
            continue
        speakers = state.speakers()
        state.call_on(speakers[luck.below(len(speakers))])
        yield state
        kinds: dict[str, list[int]] = {}
        for action in state.legal():
            kinds.setdefault(game.actions.of(action).name, []).append(int(action))
        kind = list(kinds.values())[luck.below(len(kinds))]
        state.apply(kind[luck.below(len(kind))])


def told(game: Game) -> Iterator[str]:
    """What is said in some games: options, questions, events, refusals and lines of score sheets."""
    facts = game.speech(FACTS)
    for seats in game.seats[-2:]:
        marks, luck, events = seat_marks(seats), Random(100 + seats), list[Event]()
        for step, state in enumerate(walked(game, seats, events)):
            yield game.question_text(state, SPECTATOR, facts, marks)
            yield game.question_text(state, state.player, facts, marks)
            if step % OFTEN == 0:
                for action in state.legal():
                    yield game.option_text(state, action, facts, marks)
            action = luck.below(game.actions.size)
            if not game.actions.of(action).chance and (error := state.why_not(state.player, action)) is not None:
                yield game.refusal_text(error, facts)
        for event in events:
            for viewer in (event.seat, SPECTATOR):
                yield game.event_text(event, viewer, facts, marks, state)


def sample(game: Game) -> list[list[str]]:
    """For every key the shortest text that has it, as many as there is room for."""
    shortest: dict[str, str] = {}
    for text in told(game):
        for key in KEY.findall(text):
            if len(text) < len(shortest.get(key, text + ".")):
                shortest[key] = text
    size, rows = 0, list[list[str]]()
    for text in sorted(set(shortest.values()), key=lambda text: crc32(text.encode())):  # of all kinds
        row = [text, *(spoken(text, game.speech(language), NAMES[language]) for language in LANGUAGES)]
        size += len(json.dumps(row, ensure_ascii=False).encode())
        if size > MOST:
            break
        rows.append(row)
    return sorted(rows)


def house() -> list[list[str]]:
    """Numbers of every kind, and what the server says; at a table of Catan."""
    facts, *read = (speech(language, PACKAGE, CATAN) for language in (FACTS, *LANGUAGES))
    texts = [
        *(facts.say("score-total", count=number) for number in NUMBERS),
        *(facts.say("ending-victory", name=seat_marks(1)[0], count=number) for number in NUMBERS),
        *(said(error, FACTS) for error in PROBLEMS),
        facts.say("room-why-allowed"),
        facts.say("phrase-hello"),
    ]
    return [[text, *(spoken(text, one, NAMES[one.language]) for one in read)] for text in texts]


def main() -> int:
    """Write the file, a text a line."""
    rows = {id: sample(catalog.load(id)) for id in catalog.games()} | {"house": house()}
    lines = [f'"names": {json.dumps(NAMES, ensure_ascii=False)}']
    for id, texts in rows.items():
        entries = ",\n".join(json.dumps(text, ensure_ascii=False) for text in texts)
        lines.append(f'"{id}": [\n{entries}\n]')
    whole = "{\n" + ",\n".join(lines) + "\n}\n"
    for mark in "\x91\x92\x93":
        whole = whole.replace(mark, f"\\u{ord(mark):04x}")
    PLACE.parent.mkdir(parents=True, exist_ok=True)
    PLACE.write_text(whole, encoding="utf-8")
    print(f"{PLACE.relative_to(ROOT)}: {sum(map(len, rows.values()))} texts, {len(whole.encode()) // 1000} kB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
