"""Does the coach keep its word? Luck that is 0 on average, hints that longer thought confirms, reviews in time.

    python bench/coach.py luck catan burgundy --count 200 --rows luck.jsonl --jobs 16 --seconds 540
    python bench/coach.py hints catan --count 50 --rows hints.jsonl
    python bench/coach.py puzzles catan --count 60 --rows puzzles.jsonl --jobs 16 --seconds 540 --book catan.json
    python bench/coach.py proofs catan --rows proofs.jsonl --jobs 16
    python bench/coach.py confirm catan --rows confirm.jsonl --jobs 2 --mend
    python bench/coach.py reviews
    python bench/coach.py commands catan
    python bench/coach.py first

Tables in Markdown come out. Rows are written as they come, and what has one is not measured again: a long run may be
broken off and go on. With `--seconds` it ends before, and what is not ready by then is dropped.
Luck: apprentices in all seats. Hints: how often a grandmaster with ten times its time says what the hint shows first.
Puzzles: each row is a game looked through; the book of the house, or `--book`, takes what it has room for.
Proofs: each row is a puzzle of the book, proved anew. When bots have changed, and with them
what they think of it, the book keeps what can still be proved, in today's figures; `puzzles` fills it again.
Confirm: each row is a puzzle that a grandmaster with ten times its time was asked, with other luck than the proof's.
With `--mend` what was not confirmed leaves the book when all have been asked; `puzzles` fills it again.
Reviews: a game of apprentices each, to its end. Commands: `igroteka review` on such a game, by the clock, from its
start to the first picture and to its end, with the limits and processes it has by itself.
First: from the question to the first figures, a worker being there.
"""

import argparse
import json
import math
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, wait
from contextlib import suppress
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from igroteka import __version__, catalog
from igroteka.ai.bot import Bot, Sight
from igroteka.ai.bots import GRANDMASTER
from igroteka.ai.greedy import GreedyBot
from igroteka.ai.search import Effort, SearchBot
from igroteka.coach.advice import HINT, Advice, Adviser, compared
from igroteka.coach.luck import shares, strokes
from igroteka.coach.measure import measure
from igroteka.coach.puzzles.book import GRADES, Book, Puzzle, path_of, read_book
from igroteka.coach.puzzles.maker import Maker, Moment
from igroteka.coach.review import leads, reviews
from igroteka.coach.story import Story
from igroteka.core.chance import Random
from igroteka.core.game import Game
from igroteka.core.match import Match
from igroteka.core.record import Record
from igroteka.server.coaching.thoughts import HintJob, advised
from igroteka.server.limits import HINT_SECONDS
from igroteka.sim.crew import dismiss, pool_of
from igroteka.sim.strength import Game as Played
from igroteka.sim.strength import Swing
from igroteka.sim.strength import likelihood as likelihood_of

Json = dict[str, Any]
SEATS = {"catan": 4, "burgundy": 3, "nusfjord": 3, "gwt": 3, "gwtnz": 2}
"""As people sit down most often."""
LEAST = 3  # answers without which there is nothing to compare
PATIENCE = 10
PATIENT = Effort(
    tenths=PATIENCE * GRANDMASTER.tenths, seconds=PATIENCE * GRANDMASTER.seconds, width=GRANDMASTER.width, patient=True
)
"""A grandmaster with ten times its time."""
OTHER_LUCK = 77  # than that of the proofs
SLACK = 0.06  # of the time there is, kept for tables and for saying goodbye


def played(game: Game, seats: int, seed: int) -> Record:
    """A whole game of apprentices."""
    bots: list[Bot] = [GreedyBot(Random(seed * seats + seat)) for seat in range(seats)]
    match = Match(game, seats, None, str(seed))
    match.begin()
    while not match.over:
        seat = int(match.state.player)
        match.play(bots[seat].choose(Sight(game, match.state, seat)), seat)
    return match.record()


class Kept:
    """Rows that were measured before, one JSON a line; half a line is what a broken run has left."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.rows: list[Json] = []
        self.wanted = 0
        text = ""
        if path is not None:
            with suppress(FileNotFoundError):
                text = path.read_text(encoding="utf-8")
        for line in text.splitlines():
            with suppress(ValueError):
                self.rows.append(json.loads(line))
        if path is not None and text and not text.endswith("\n"):
            path.write_text("".join(json.dumps(row) + "\n" for row in self.rows), encoding="utf-8")

    def of(self, game: str) -> list[Json]:
        """Those of a game, in the order of their numbers."""
        return sorted((row for row in self.rows if row["game"] == game), key=lambda row: int(row["seed"]))

    def add(self, row: Json) -> None:
        """One more."""
        self.rows.append(row)
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(row) + "\n")
        end = "\n" if len(self.rows) == self.wanted else ""
        print(f"\r{len(self.rows)} of {self.wanted}", end=end, file=sys.stderr, flush=True)


def numbered(games: list[str], count: int) -> list[tuple[str, int]]:
    """The games in turn, so that each has some when time is over."""
    return [(id, seed) for seed in range(count) for id in games]


Measure = Callable[[str, int], Json]
"""A game and a number in, a row out."""


class Crowd:
    """Who measures: this process, or several of them; and until when."""

    def __init__(self, jobs: int, seconds: float) -> None:
        self.jobs = jobs
        self.until = time.monotonic() + (1.0 - SLACK) * seconds if seconds else math.inf

    @property
    def left(self) -> float:
        """Seconds there are."""
        return self.until - time.monotonic()

    def measure(self, what: Measure, numbers: list[tuple[str, int]], kept: Kept) -> None:
        """All numbers of games that have no row yet."""
        known = {(row["game"], row["seed"]) for row in kept.rows}
        wanted = [number for number in numbers if number not in known]
        kept.wanted = len(kept.rows) + len(wanted)
        if self.jobs > 1:
            self._together(what, wanted, kept)
            return
        longest = 0.0
        for id, seed in wanted:
            if self.left < longest:
                return
            since = time.monotonic()
            kept.add(what(id, seed))
            longest = max(longest, time.monotonic() - since)

    def _together(self, what: Measure, wanted: list[tuple[str, int]], kept: Kept) -> None:
        pool, waiting = pool_of(self.jobs), set[Future[Json]]()
        rest = iter(wanted)
        try:
            while True:
                for id, seed in rest:
                    waiting.add(pool.submit(what, id, seed))
                    if len(waiting) > self.jobs:  # one lies ready
                        break
                if not waiting or self.left <= 0.0:
                    break
                done, waiting = wait(waiting, None if self.left == math.inf else self.left, FIRST_COMPLETED)
                for future in done:
                    kept.add(future.result())
        finally:
            dismiss(pool)
            pool.shutdown(cancel_futures=True)


# --- luck


def luck(games: list[str], count: int, kept: Kept, crowd: Crowd) -> None:
    """Its mean, and what of the results is left without it."""
    crowd.measure(measured_luck, numbered(games, count), kept)
    print(
        "| game | games | luck: mean ± standard error | its deviation | that of points | without luck | variance |",
        end="",
    )
    print(" of leads |\n|---|---|---|---|---|---|---|---|")
    for id in games:
        rows = kept.of(id)[:count]
        if len(rows) > 1:
            print(lucky_row(id, rows), flush=True)
    for id in games:
        rows = kept.of(id)[:count]
        if len(rows) > 1:
            share, spread = swing(rows)
            print(f"{id}: of what decides who wins {share:.0%} is luck above the others (deviation {spread:.2f})")


def measured_luck(id: str, seed: int) -> Json:
    """One game of apprentices."""
    game, since = catalog.load(id), time.process_time()
    story = Story(game, played(game, SEATS[id], seed))
    found = shares(story, strokes(story))
    kinds = {kind: [round(points, 3) for points in row] for kind, row in found.kinds.items()}
    spent = round(time.process_time() - since, 1)
    return {"game": id, "seed": seed, "result": found.result, "kinds": kinds, "cpu": spent}


def lucky_row(id: str, rows: list[Json]) -> str:
    """A line of the table. Seats of one game hang together, so a game is one sample of the mean."""
    totals = [[sum(row[seat] for row in one["kinds"].values()) for seat in range(len(one["result"]))] for one in rows]
    means = [statistics.fmean(total) for total in totals]
    lucks = [points for total in totals for points in total]
    results = [points for one in rows for points in one["result"]]
    rest = [points - lucky for points, lucky in zip(results, lucks, strict=True)]
    error = statistics.stdev(means) / math.sqrt(len(means))
    share = statistics.variance(rest) / statistics.variance(results) - 1.0
    ahead = [lead for one in rows for lead in leads(one["result"])]
    earned = [
        lead
        for one, total in zip(rows, totals, strict=True)
        for lead in leads([points - lucky for points, lucky in zip(one["result"], total, strict=True)])
    ]
    led = statistics.variance(earned) / statistics.variance(ahead) - 1.0
    deviations = " | ".join(f"{statistics.stdev(row):.2f}" for row in (lucks, results, rest))
    mean = f"{statistics.fmean(means):+.3f} ± {error:.3f}"
    return f"| {id} | {len(rows)} | {mean} | {deviations} | {share:+.0%} | {led:+.0%} |"


def swing(rows: list[Json]) -> tuple[float, float]:
    """How much of what decides who of equals wins is luck, by the likeliest share; and the deviation of that luck."""
    told: list[tuple[float, bool, int]] = []
    for one in rows:
        seats = range(len(one["result"]))
        lucks = [sum(row[seat] for row in one["kinds"].values()) for seat in seats]
        for seat in seats:
            above = lucks[seat] - (sum(lucks) - lucks[seat]) / (len(lucks) - 1)
            told.append((above, one["result"][seat] == max(one["result"]), len(lucks)))
    spread = math.sqrt(statistics.fmean(above * above for above, _, _ in told))

    def likelihood(share: float) -> float:
        game, height = Swing(share, spread), 0.0
        return sum(likelihood_of(height, [(0.0, Played("", seats, won, above))], game) for above, won, seats in told)

    return max((place / 100 for place in range(96)), key=likelihood), spread


# --- hints


def hints(games: list[str], count: int, kept: Kept, crowd: Crowd) -> None:
    """How often a grandmaster with ten times its time says what the hint shows first, or loses nothing by it."""
    crowd.measure(measured_hint, numbered(games, count), kept)
    print("| game | positions | the same answer | the same or as good | among the three shown | points apart |")
    print("|---|---|---|---|---|---|")
    for id in games:
        rows = kept.of(id)[:count]
        if rows:
            shares = [statistics.fmean(row[name] for row in rows) for name in ("same", "even", "shown")]
            apart = statistics.fmean(row["apart"] for row in rows)
            print(f"| {id} | {len(rows)} | " + " | ".join(f"{share:.0%}" for share in shares) + f" | {apart:.2f} |")


def measured_hint(id: str, seed: int) -> Json:
    """One position."""
    return {"game": id, "seed": seed, **compared_hint(catalog.load(id), SEATS[id], seed)}


def compared_hint(game: Game, seats: int, seed: int) -> Json:
    """One position of a game of apprentices, where there is something to choose."""
    steps = [step for step in Story(game, played(game, seats, seed)).decisions() if len(step.before.legal()) >= LEAST]
    step = steps[Random(seed).below(len(steps))]
    sight = Sight(game, step.before, step.seat)
    shown = [option.action for option in hinted(Adviser(sight, HINT, seed)).options]
    wise = SearchBot(Random(seed), PATIENT).choose(sight)
    row: Json = {"step": step.number, "same": shown[0] == wise, "shown": wise in shown, "even": True, "apart": 0.0}
    row |= {"hint": game.notation(shown[0]), "wise": game.notation(wise)}
    if shown[0] != wise:
        judge = Adviser(sight, Effort(tenths=40, width=1, patient=True), seed + 1, also=[shown[0], wise])
        judge.think()
        if judge.met:
            apart = compared(judge.line_of(wise), judge.line_of(shown[0])).mean
            row |= {"even": apart < measure(game).even, "apart": round(max(0.0, apart), 3)}
    return row


def hinted(adviser: Adviser) -> Advice:
    """The last word of a hint, which ends as at a table; what else this machine does costs it nothing."""
    until = time.thread_time() + HINT_SECONDS
    adviser.first()
    while not adviser.done and time.thread_time() < until:
        adviser.meet_world()
    return adviser.advice()


# --- puzzles


def puzzles(games: list[str], count: int, kept: Kept, crowd: Crowd, path: Path | None) -> None:
    """Look through so many more games each, and put into the books what they have room for."""
    books = {id: book_at(path or path_of(id), id) for id in games}
    numbers = [(id, book.games + place) for place in range(count) for id, book in books.items()]
    crowd.measure(partial(looked_through, books, crowd.until), numbers, kept)
    print("| game | games looked through | " + " | ".join(GRADES) + " |\n|---|---|---|---|---|")
    for id, book in books.items():
        found = shelved(book, kept.of(id))
        (path or path_of(id)).write_text(found.text(), encoding="utf-8")
        counts = [sum(one.grade == grade for one in found.puzzles) for grade in GRADES]
        print(f"| {id} | {found.games} | " + " | ".join(str(one) for one in counts) + " |", flush=True)


def book_at(path: Path, id: str) -> Book:
    """The book that is added to; a new one where there is none."""
    if path.exists():
        return read_book(path.read_text(encoding="utf-8"))
    return Book(id, catalog.load(id).version, __version__, 0, 0, [])


def looked_through(books: dict[str, Book], until: float, id: str, number: int) -> Json:
    """What one game of apprentices has in it; it ends in time, if need be with half of the game."""
    maker = Maker(catalog.load(id), books[id])
    since, longest = time.monotonic(), 0.0
    for _ in maker.look_through(number):
        longest, since = max(longest, time.monotonic() - since), time.monotonic()
        if since + longest > until:
            break
    found = maker.book.puzzles[len(books[id].puzzles) :]
    return {"game": id, "seed": number, "puzzles": [puzzle.to_dict() for puzzle in found]}


def places(books: dict[str, Book], count: int = 0) -> list[tuple[str, int]]:
    """Their puzzles, or so many of each, the books in turn."""
    most = count or max(len(book.puzzles) for book in books.values())
    return [(id, place) for place in range(most) for id, book in books.items() if place < len(book.puzzles)]


def proofs(games: list[str], kept: Kept, crowd: Crowd, path: Path | None) -> None:
    """Prove the puzzles of books anew; when all have been looked at, a book keeps those that hold."""
    books = {id: book_at(path or path_of(id), id) for id in games}
    crowd.measure(partial(proved_anew, books), places(books), kept)
    print("| game | puzzles | proved anew | another answer | not clear |\n|---|---|---|---|---|")
    for id, book in books.items():
        rows = kept.of(id)
        held = [Puzzle.from_dict(row["puzzle"]) for row in rows if row["puzzle"]]
        same = [one for one in held if one.best == next(old.best for old in book.puzzles if old.id == one.id)]
        print(f"| {id} | {len(rows)} | {len(same)} | {len(held) - len(same)} | {len(rows) - len(held)} |", flush=True)
        if len(rows) == len(book.puzzles):
            hold = [{**row, "puzzles": [row["puzzle"]]} for row in rows if row["puzzle"]]
            shelf = shelved(book._replace(puzzles=[]), hold)._replace(games=book.games)
            (path or path_of(id)).write_text(shelf.text(), encoding="utf-8")


def proved_anew(books: dict[str, Book], id: str, place: int) -> Json:
    """A puzzle of a book as it is today; nothing, if it is none any more."""
    found = Maker(catalog.load(id), books[id]._replace(puzzles=[])).renewed(books[id].puzzles[place], place)
    return {"game": id, "seed": place, "puzzle": found and found.to_dict()}


def confirm(games: list[str], args: argparse.Namespace, kept: Kept, crowd: Crowd) -> None:
    """How many puzzles a grandmaster with ten times its time answers as the book does, and which not."""
    books = {id: book_at(args.book or path_of(id), id) for id in games}
    kept.rows = still_there(books, args.luck, kept.rows)
    crowd.measure(partial(asked_again, books, args.luck), places(books, args.count), kept)
    print("| game | asked | confirmed | not: number in the book, and by how much another answer is better |")
    print("|---|---|---|---|")
    for id, book in books.items():
        rows = kept.of(id)
        missed = [row for row in rows if row["found"] != row["best"]]
        told = ", ".join(f"{row['seed'] + 1} ({row['behind']:.2f} ± {row['error']:.2f})" for row in missed)
        print(f"| {id} | {len(rows)} of {len(book.puzzles)} | {len(rows) - len(missed)} | {told} |", flush=True)
        if args.mend and len(rows) == len(book.puzzles):
            wrong = {row["id"] for row in missed}
            held = book._replace(puzzles=[puzzle for puzzle in book.puzzles if puzzle.id not in wrong])
            (args.book or path_of(id)).write_text(held.text(), encoding="utf-8")


def still_there(books: dict[str, Book], luck: int, rows: list[Json]) -> list[Json]:
    """Rows of puzzles that are as they were, asked with this luck, by where they stand in the books now."""
    stand = {(id, one.id, one.best): place for id, book in books.items() for place, one in enumerate(book.puzzles)}
    named = [((row["game"], row["id"], row["best"]), row) for row in rows if row.get("luck", OTHER_LUCK) == luck]
    return [{**row, "seed": stand[name]} for name, row in named if name in stand]


def asked_again(books: dict[str, Book], luck: int, id: str, place: int) -> Json:
    """A puzzle of a book, thought about for long; its answers are compared whatever comes of them on the way."""
    game, puzzle, since = catalog.load(id), books[id].puzzles[place], time.process_time()
    sight = Sight(game, puzzle.state(game), puzzle.seat)
    adviser = Adviser(sight, PATIENT, luck, also=puzzle.offered(game))
    found = adviser.think().options[0].action
    apart = compared(adviser.line_of(found), adviser.line_of(game.parse(puzzle.best)))
    row: Json = {"game": id, "seed": place, "id": puzzle.id, "luck": luck, "grade": puzzle.grade, "worlds": adviser.met}
    row |= {"best": puzzle.best, "found": game.notation(found)}
    row |= {"behind": round(apart.mean, 3), "error": round(apart.error, 3)}
    return row | {"cpu": round(time.process_time() - since, 1)}


def shelved(book: Book, rows: list[Json]) -> Book:
    """A book with what was found, as long as there is room for such a puzzle."""
    maker = Maker(game := catalog.load(book.game), book)
    for row in rows:
        for told in row["puzzles"]:
            one = Puzzle.from_dict(told)
            moment = Moment(0, one.seat, one.state(game))
            is_new = all(one.id != other.id for other in maker.book.puzzles)
            if is_new and not maker.is_full() and maker.has_room(one.grade) and maker.is_wanted(moment):
                maker.book = maker.book._replace(puzzles=[*maker.book.puzzles, one])
    return maker.book._replace(games=max([book.games, *(row["seed"] + 1 for row in rows)]))


# --- how long it takes


def timed_reviews(games: list[str]) -> None:
    """A whole review each, by the clock and on one core."""
    print("| game | seats | decisions | graph, s | luck, s | all of it, s |")
    print("|---|---|---|---|---|---|")
    for id in games:
        game, seats = catalog.load(id), SEATS[id]
        record = played(game, seats, 1)
        since, marks = time.monotonic(), list[float]()
        total = 0
        for found in reviews(game, record):
            marks.append(time.monotonic() - since)
            total = found.total
        told = " | ".join(f"{mark:.1f}" for mark in (marks[0], marks[1], marks[-1]))
        print(f"| {id} | {seats} | {total} | {told} |", flush=True)


def timed_commands(games: list[str]) -> None:
    """The command as somebody types it."""
    print("| game | seats | first picture, s | end, s |\n|---|---|---|---|")
    for id in games:
        with TemporaryDirectory() as folder:
            file, picture = Path(folder, "game.json"), Path(folder, "game.png")
            file.write_text(played(catalog.load(id), SEATS[id], 1).to_json(), encoding="utf-8")
            words = [sys.executable, "-m", "igroteka", "review", str(file), "--png", str(picture), "--json"]
            since, seen = time.monotonic(), math.nan
            with subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
                while process.poll() is None:
                    if math.isnan(seen) and picture.exists() and picture.stat().st_size:
                        seen = time.monotonic() - since
                    time.sleep(0.02)
            if process.returncode:
                raise SystemExit(f"igroteka review ended with {process.returncode}")
            print(f"| {id} | {SEATS[id]} | {seen:.1f} | {time.monotonic() - since:.1f} |", flush=True)


def first(games: list[str], count: int) -> None:
    """From the question to the first figures, and to those of eight worlds, in a process that is there."""
    print("| game | positions | first figures, s: median | the longest | eight worlds: median | the longest |")
    print("|---|---|---|---|---|---|")
    for id in games:
        game, seats = catalog.load(id), SEATS[id]
        told, sure = list[float](), list[float]()
        story = Story(game, played(game, seats, 2))
        steps = [step for step in story.decisions() if len(step.before.legal()) >= LEAST]
        for place in range(count):
            step = steps[len(steps) * place // count]
            job = HintJob(id, step.before.sample(step.seat, Random(place)).to_dict(), step.seat, place)
            since = time.monotonic()
            thoughts = advised(job)
            next(thoughts)
            told.append(time.monotonic() - since)
            for thought in thoughts:
                if thought and (thought["worlds"] >= HINT.least or thought["done"]):  # most say only that it lives
                    break
            sure.append(time.monotonic() - since)
        shown = " | ".join(f"{statistics.median(row):.2f} | {max(row):.2f}" for row in (told, sure))
        print(f"| {id} | {count} | {shown} |", flush=True)


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "what", choices=["luck", "hints", "puzzles", "proofs", "confirm", "reviews", "commands", "first"]
    )
    parser.add_argument("games", nargs="*", help="all of them, unless named")
    parser.add_argument(
        "--count",
        type=int,
        default=0,
        help="games of luck (200), positions (50, first: 20), games for puzzles (20), puzzles to confirm (all)",
    )
    parser.add_argument("--rows", "--keep", type=Path, help="a file of what was measured, one JSON a line")
    parser.add_argument("--jobs", type=int, default=1, help="processes that measure")
    parser.add_argument("--seconds", type=float, default=0.0, help="end before so many are over")
    parser.add_argument("--book", type=Path, help="where puzzles go; of one game only")
    parser.add_argument("--luck", type=int, default=OTHER_LUCK, help="with which puzzles are confirmed (%(default)s)")
    parser.add_argument("--mend", action="store_true", help="what is not confirmed leaves the book")
    args = parser.parse_args()
    games, kept, crowd = args.games or list(SEATS), Kept(args.rows), Crowd(args.jobs, args.seconds)
    if args.book and len(games) > 1:
        parser.error("a book is of one game")
    if args.what == "luck":
        luck(games, args.count or 200, kept, crowd)
    elif args.what == "hints":
        hints(games, args.count or 50, kept, crowd)
    elif args.what == "puzzles":
        puzzles(games, args.count or 20, kept, crowd, args.book)
    elif args.what == "proofs":
        proofs(games, kept, crowd, args.book)
    elif args.what == "confirm":
        confirm(games, args, kept, crowd)
    elif args.what == "reviews":
        timed_reviews(games)
    elif args.what == "commands":
        timed_commands(games)
    else:
        first(games, args.count or 20)


if __name__ == "__main__":
    main()
