"""Tables and whole games for notebooks: pieces of HTML that need neither a server nor anything from elsewhere.

match                    # as the last line of a cell: the table, through the eyes of whoever is asked
Seen(match.state, 1)     # the same table through the eyes of seat 1
Film(match.record())     # the whole game with a slider
"""

import json
from html import escape
from pathlib import Path
from string import Template
from typing import Final

from igroteka import catalog
from igroteka.core.events import Event
from igroteka.core.match import Match
from igroteka.core.picture import BOX, painted
from igroteka.core.record import Record
from igroteka.core.speech import Speech, speech
from igroteka.core.state import SPECTATOR, Position

LINE: Final = 15  # pixels of a line of the drawing
AROUND: Final = 150  # pixels of all else

PAGE: Final = Template("""<!doctype html>
<html lang="$language">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>$title</title>
<style>
body { margin: 0; font: 15px/1.4 system-ui, sans-serif; color: #1d2624; background: #fbfaf6; }
pre { $box }
nav { display: flex; gap: .4rem; align-items: center; margin: .4rem 0; }
nav input { flex: 1; min-width: 4rem; }
nav button { min-width: 2.4rem; min-height: 2.4rem; font: inherit; }
#said { margin: .4rem .2rem; min-height: 4.2em; white-space: pre-line; }
</style>
</head>
<body>
<nav>
<button id="first" aria-label="$first">«</button><button id="back" aria-label="$back">‹</button>
<input id="place" type="range" min="0" value="0" aria-label="$slider">
<button id="forth" aria-label="$forth">›</button><button id="last" aria-label="$end">»</button>
</nav>
<div id="said" aria-live="polite"></div>
<pre id="table"></pre>
<script>
const film = $film
const place = document.getElementById('place')
const show = (to) => {
  place.value = Math.max(0, Math.min(film.frames.length - 1, to))
  const frame = film.frames[place.value]
  document.getElementById('table').innerHTML = frame.lines.map((line) => film.lines[line]).join('\\n')
  document.getElementById('said').textContent = frame.said
}
place.max = film.frames.length - 1
place.oninput = () => show(Number(place.value))
const steps = { first: -film.frames.length, back: -1, forth: 1, last: film.frames.length }
for (const [id, step] of Object.entries(steps))
  document.getElementById(id).onclick = () => show(Number(place.value) + step)
show(0)
</script>
</body>
</html>
""")


class Seen:
    """What a seat, or SPECTATOR, sees of a position now. It keeps the picture alone: nothing hidden is in it."""

    def __init__(self, state: Position, viewer: int = SPECTATOR, language: str = "en") -> None:
        self._picture: Final = state.picture(viewer, language)

    def _repr_html_(self) -> str:
        return self._picture


class Film:
    """A recorded game to be leafed through, as a seat or a spectator saw it; every move is played by the rules.

    What the viewer did not see is not in the page, not even in its source. `write` keeps it as a page of its own.
    """

    def __init__(self, record: Record, viewer: int = SPECTATOR, language: str = "en") -> None:
        self.record: Final = record
        self.viewer: Final = viewer
        self.words: Final = speech(language)
        self._lines: Final[dict[str, int]] = {}  # most lines of a drawing stay from move to move
        self._frames: Final[list[dict[str, object]]] = []
        self._shoot(catalog.load(record.game).speech(language))

    def __len__(self) -> int:
        return len(self._frames)

    def _shoot(self, speech: Speech) -> None:
        match = Match.of_record(catalog.load(self.record.game), self.record)
        names = [f"p{seat}" for seat in range(match.seats)]
        if self.viewer != SPECTATOR and not 0 <= self.viewer < match.seats:
            raise ValueError(f"no seat {self.viewer} at a table of {match.seats}")
        moves = len(self.record.moves)
        self._take(match, [], 0, speech, names)
        for number, move in enumerate(self.record.moves, start=1):
            told = len(match.events)
            match.repeat(number, move)
            lines = [self._told(match, event, speech, names) for event in match.events[told:]]
            if seen := [line for line in lines if line]:
                self._take(match, seen, number, speech, names)
        if moves and match.over:
            match.check_result(self.record)
            self._take(match, [match.game.ending_text(match.state, speech, names)], moves, speech, names)

    def _told(self, match: Match, event: Event, speech: Speech, names: list[str]) -> str:
        return match.game.event_text(event, self.viewer, speech, names, match.state) or ""

    def _take(self, match: Match, said: list[str], number: int, speech: Speech, names: list[str]) -> None:
        drawn = match.game.draw(match.state.view(self.viewer), speech, names)
        places = [self._lines.setdefault(painted(line.rstrip()), len(self._lines)) for line in drawn]
        head = self.words.say("film-move", move=number, moves=len(self.record.moves))
        self._frames.append({"lines": places, "said": "\n".join([head, *said])})

    def page(self) -> str:
        """The film as a whole page."""
        film = json.dumps({"lines": list(self._lines), "frames": self._frames}, ensure_ascii=False)
        say = self.words.say
        return PAGE.substitute(
            language=self.words.language,
            title=escape(self.record.game),
            box=BOX,
            first=escape(say("film-first")),
            back=escape(say("film-back")),
            forth=escape(say("film-forth")),
            end=escape(say("film-last")),
            slider=escape(say("film-slider")),
            film=film.replace("</", "<\\/"),  # which would end the script
        )

    def write(self, path: str | Path) -> None:
        """Keep the page in a file."""
        Path(path).write_text(self.page(), encoding="utf-8")

    def _repr_html_(self) -> str:
        """In a frame of its own, so that two films in one notebook do not meet."""
        heights = [len(lines) for frame in self._frames if isinstance(lines := frame["lines"], list)]
        high = max(heights) * LINE + AROUND
        title = escape(self.words.say("film-slider"))
        page = escape(self.page(), quote=True)
        return f'<iframe title="{title}" style="width:100%;height:{high}px;border:0" srcdoc="{page}"></iframe>'
