"""Puzzles for people: those of the house hold, a maker goes on where it stopped, and nothing hidden has a part."""

from collections import Counter
from collections.abc import Iterator
from datetime import date, timedelta
from itertools import pairwise, starmap

import pytest

from igroteka import catalog
from igroteka.ai.bot import Bot, Sight
from igroteka.ai.search import Effort
from igroteka.coach.advice import Adviser
from igroteka.coach.measure import tenth
from igroteka.coach.puzzles import maker as making
from igroteka.coach.puzzles.book import GRADES, Answer, Book, Puzzle, book_of, id_of, of_the_day, read_book, stride
from igroteka.coach.puzzles.maker import AGREED, CLEAR, CLOSE, FULL, LEAST, OFFERED, SHARE, Maker, Trial, is_explained
from igroteka.coach.puzzles.teaching import lesson, lessons
from igroteka.coach.reasons import Reason
from igroteka.core.chance import Random
from igroteka.core.errors import IgrotekaError
from igroteka.core.state import packed
from tests.conftest import SOAK

BURGUNDY = catalog.load("burgundy")
BOOKS = {book.game: book for game in catalog.GAMES if (book := book_of(game)) is not None}
CONFIRMED = 0.98  # of all, by a search that does not know what was found
SEARCH = Effort(tenths=150, width=12, patient=True) if SOAK else Effort(rollouts=36, width=2)
"""With large samples a grandmaster with ten times its time."""
OTHER_LUCK = 77


def all_of(book: Book) -> Iterator[tuple[int, Puzzle]]:
    return iter(enumerate(book.puzzles, 1))


def test_every_game_of_the_house_has_some():
    assert set(catalog.GAMES) == set(BOOKS)


@pytest.mark.parametrize("name", BOOKS)
def test_every_puzzle_can_be_asked_and_its_best_answer_said(name):
    game, book = catalog.load(name), BOOKS[name]

    assert (name, game.version) == (book.game, book.version)
    assert len({puzzle.id for puzzle in book.puzzles}) == len(book.puzzles)
    for number, puzzle in all_of(book):
        state = puzzle.state(game)
        legal = state.legal()
        offered = puzzle.offered(game)
        assert (puzzle.seat, puzzle.seats) == (state.player, state.seats), number
        assert puzzle.id == id_of(puzzle.position, puzzle.seat), number
        assert puzzle.grade in GRADES, number
        assert LEAST <= len(set(offered)) <= OFFERED, number
        assert set(offered) <= set(legal), number
        assert puzzle.place(game, game.parse(puzzle.best)) == 0, number


@pytest.mark.parametrize("name", BOOKS)
def test_the_best_answer_is_clearly_best(name):
    game = catalog.load(name)
    for number, puzzle in all_of(BOOKS[name]):
        best, *others = puzzle.answers
        behind = [answer.behind for answer in others]
        assert behind == sorted(behind), number
        assert puzzle.gap == min(behind), number
        assert puzzle.gap >= tenth(CLEAR * game.stake()), number
        assert puzzle.sure >= AGREED, number
        assert best.behind == 0.0, number
        for answer in others:
            assert answer.value == pytest.approx(best.value - answer.behind), number
            assert sum(reason.gain for reason in answer.reasons) == pytest.approx(answer.behind), number


@pytest.mark.parametrize("name", BOOKS)
def test_easy_is_what_the_policy_says(name):
    for number, puzzle in all_of(BOOKS[name]):
        assert (puzzle.grade == "easy") == (puzzle.usual == puzzle.best), number


@pytest.mark.parametrize("name", BOOKS)
def test_what_is_close_is_hard_unless_the_policy_says_it(name):
    stake = catalog.load(name).stake()
    for number, puzzle in all_of(BOOKS[name]):
        if puzzle.gap < CLOSE * stake:
            assert puzzle.grade in ("easy", "hard"), number


@pytest.mark.parametrize("name", BOOKS)
def test_sixty_of_three_grades(name):
    grades = Counter(puzzle.grade for puzzle in BOOKS[name].puzzles)

    assert grades.total() == FULL
    assert max(grades.values()) <= SHARE * FULL
    assert set(GRADES) == set(grades)


def test_the_first_reason_has_a_name():
    worse = BOOKS["burgundy"].puzzles[0].answers[1]
    named, unnamed = Reason("regions", 2.0), [Reason(part, -3.0) for part in ("outlook", "other")]

    assert is_explained(worse._replace(reasons=[named, Reason("other", 1.0)]))
    assert not any(is_explained(worse._replace(reasons=[named, one])) for one in unnamed)
    assert all(is_explained(puzzle.answers[1]) for puzzle in BOOKS["burgundy"].puzzles)


def found_again(name: str, puzzle: Puzzle) -> bool:
    """Does a search of its own, with other luck, come to the same answer?"""
    game = catalog.load(name)
    state = puzzle.state(game)
    adviser = Adviser(Sight(game, state, puzzle.seat), SEARCH, OTHER_LUCK, also=puzzle.offered(game))
    return adviser.think().options[0].action == game.parse(puzzle.best)


@pytest.mark.parametrize("name", BOOKS)
def test_a_search_of_its_own_confirms_them(name):
    """A few of each game, the latest of which lines of play are shortest; with large samples, all."""
    order = sorted(BOOKS[name].puzzles, key=lambda puzzle: puzzle.left)
    chosen = order if SOAK else order[:1]
    missed = [puzzle.id for puzzle in chosen if not found_again(name, puzzle)]

    assert len(missed) <= (1 - CONFIRMED) * len(chosen), missed


# --- the file


def some(count: int, game: str = "burgundy") -> Book:
    """A book of puzzles of which only the names matter."""
    answers = [Answer("a", 1.0, 0.1, 0.0, []), Answer("b", 0.0, 0.1, 1.0, [Reason("other", 1.0)])]
    one = Puzzle("", 2, 0, "TURN", 0.5, "easy", 1.0, 9.0, 48, "a", 0, answers, {})
    puzzles = [one._replace(id=f"{number:03}", grade=GRADES[number % 3]) for number in range(count)]
    return Book(game, 1, "1.0", 0, 9, sorted(puzzles, key=lambda puzzle: (GRADES.index(puzzle.grade), puzzle.id)))


def test_a_book_is_read_as_it_was_written():
    book = some(7)

    assert book == read_book(book.text())
    assert 8 == len(book.text().splitlines())


@pytest.mark.parametrize("text", ["", "{}", "[]\n", "nonsense", '{"form": 2}', some(2).text() + "{}\n"])
def test_what_is_no_book_is_refused(text):
    with pytest.raises(IgrotekaError) as refused:
        read_book(text)
    assert "bad-puzzles" == refused.value.code


def test_numbers_begin_with_one():
    book = some(3)

    assert book.puzzles[0] == book.numbered(1)
    for number in (0, 4, -1):
        with pytest.raises(IgrotekaError) as refused:
            book.numbered(number)
        assert "no-puzzle" == refused.value.code


# --- the puzzle of the day


def test_games_take_turns_and_no_puzzle_comes_again_before_all_have_come():
    shelf = [some(6, "burgundy"), some(4, "catan"), some(0, "gwt")]
    days = [of_the_day(date(2026, 1, 1) + timedelta(days), shelf) for days in range(8)]
    told = [(day[0].game, day[1]) for day in days if day is not None]

    assert {"burgundy", "catan"} == {game for game, _ in told[:2]}
    assert all(one[0] != other[0] for one, other in pairwise(told))
    assert {1, 2, 3, 4} == {number for game, number in told if game == "catan"}
    assert of_the_day(date(2026, 1, 1), [some(0)]) is None


@pytest.mark.parametrize("count", range(1, 70))
def test_a_stride_meets_every_puzzle(count):
    assert set(range(count)) == {turn * stride(count) % count for turn in range(count)}


# --- making


@pytest.fixture
def quick(monkeypatch):
    """A maker that is soon content."""
    monkeypatch.setattr(making, "LOOKS", 3)
    monkeypatch.setattr(making, "CLEAR", 0.05)
    monkeypatch.setattr(making, "SURE", 0.5)
    monkeypatch.setattr(making, "AGREED", 0.1)
    monkeypatch.setattr(making, "LIKELY", 0.0)
    monkeypatch.setattr(Maker, "is_hinted", lambda *_: True)
    monkeypatch.setattr(making, "FEW", 8)
    monkeypatch.setattr(making, "MOST", 16)


def made(maker: Maker, games: int) -> Book:
    for _ in maker.grow(games):
        pass
    return maker.book


def test_who_stops_finds_the_same_as_who_goes_on(quick):
    whole = made(Maker(BURGUNDY, seed=5), 2)
    first = read_book(made(Maker(BURGUNDY, seed=5), 1).text())
    second = made(Maker(BURGUNDY, first), 1)

    assert whole.puzzles
    assert 2 == whole.games
    assert whole.text() == second.text()


def test_a_bot_that_breaks_the_rules_plays_no_games_for_it(monkeypatch):
    class Cheat(Bot):
        def choose(self, sight: Sight) -> int:
            return next(action for action in range(BURGUNDY.actions.size) if action not in sight.legal())

    monkeypatch.setattr(making, "bot", lambda *_: Cheat())
    with pytest.raises(IgrotekaError) as caught:
        Maker(BURGUNDY, seed=5).played(0)

    assert "illegal-choice" == caught.value.code


def test_it_stops_when_there_are_enough(quick):
    assert 1 == len(made(Maker(BURGUNDY, seed=5, count=1), 9).puzzles)


def test_what_bots_have_changed_their_mind_about_is_a_puzzle_no_more(quick, monkeypatch):
    """Whether it is one is asked anew, from its position alone; to contradict the book takes a proof."""
    found = made(Maker(BURGUNDY, seed=5), 2).puzzles[0]
    wrong = found._replace(answers=[*found.answers[1:], found.answers[0]], gap=99.0, usual="")
    fresh = Maker(BURGUNDY, seed=5)
    renewed = fresh.renewed(wrong, 0)

    assert renewed is not None
    assert (found.id, found.best) == (renewed.id, renewed.best)
    assert renewed.gap < wrong.gap
    monkeypatch.setattr(making, "SURE", 1e9)
    assert fresh.renewed(wrong, 0) is None
    assert fresh.renewed(found, 0) is not None
    monkeypatch.setattr(making, "AGREED", 1e9)
    assert fresh.renewed(found, 0) is None


def test_what_no_hint_shows_first_is_no_puzzle(quick, monkeypatch):
    monkeypatch.setattr(Maker, "is_hinted", lambda *_: False)
    assert not made(Maker(BURGUNDY, seed=5), 1).puzzles


def test_a_hint_must_show_the_same_first_and_not_by_a_hair(monkeypatch):
    """It compares more answers than a proof, and one of those may be better."""
    monkeypatch.setattr(making, "DEEPEST", Effort(rollouts=60, width=12))
    puzzle = BOOKS["burgundy"].puzzles[0]
    sight = Sight(BURGUNDY, puzzle.state(BURGUNDY), puzzle.seat)
    maker = Maker(BURGUNDY)

    assert maker.is_hinted(puzzle, sight, OTHER_LUCK)
    assert not maker.is_hinted(puzzle._replace(answers=puzzle.answers[1:]), sight, OTHER_LUCK)
    monkeypatch.setattr(making, "CLEAR", 1e3)
    assert not maker.is_hinted(puzzle, sight, OTHER_LUCK)


def test_too_many_of_a_kind_are_not_wanted():
    maker = Maker(BURGUNDY, some(9), count=20)

    assert maker.has_room("easy")
    assert not Maker(BURGUNDY, some(9), count=6).has_room(*GRADES)


def test_puzzles_differ_in_what_is_to_be_done():
    """Half of them may have one kind of answer, whatever they are asked."""
    book = BOOKS["burgundy"]
    first = book.puzzles[0]
    none, one = (book._replace(puzzles=found) for found in ([], [first]))
    state, best = first.state(BURGUNDY), int(BURGUNDY.parse(first.best))

    assert Maker(BURGUNDY, none, count=2).is_new(state, best)
    assert not Maker(BURGUNDY, one, count=2).is_new(state, best)
    assert Maker(BURGUNDY, one, count=4).is_new(state, best)


@pytest.mark.parametrize("name", BOOKS)
def test_nothing_hidden_has_a_part_in_the_proof(name):
    """A position that the seat cannot tell from the true one is proved in the same worlds, to the last digit."""
    game, book = catalog.load(name), BOOKS[name]
    worlds = [(puzzle, true := puzzle.state(game), true.sample(puzzle.seat, Random(9))) for puzzle in book.puzzles]
    secret = [world for world in worlds if world[1].dump() != world[2].dump()]

    def proof(state, puzzle):
        sight = Sight(game, state, puzzle.seat)
        trial = Trial(sight, making.DEEP, 3, puzzle.offered(game))
        for _ in range(2):
            trial.adviser.meet_world()
        first = Adviser(sight, making.LOOK, 5)
        return repr(([line.points for line in trial.adviser.lines], first.first(), trial.adviser.ranked()[0].action))

    for puzzle, true, other in secret if SOAK else secret[:2]:
        assert packed(true.view(puzzle.seat)) == packed(other.view(puzzle.seat))
        assert proof(true, puzzle) == proof(other, puzzle)
    assert secret or name == "burgundy"  # there everything is open, once the estates are chosen


# --- those that teach


@pytest.mark.parametrize("name", BOOKS)
def test_some_teach_one_thing_each(name):
    """For a first game: plain, best for one reason, and no two for the same."""
    book = BOOKS[name]
    numbers = lessons(book)
    parts = [lesson(book.numbered(number)) for number in numbers]

    assert numbers
    assert len(numbers) <= 6
    assert len(set(parts)) == len(parts)
    assert {"easy"} == {book.numbered(number).grade for number in numbers}
    left = [book.numbered(number).left for number in numbers]
    assert sorted(left, reverse=True) == left
    for number, part in zip(numbers, parts, strict=True):
        reasons = {reason.part: reason.gain for reason in book.numbered(number).answers[1].reasons}
        assert part not in ("other", "rivals")
        assert max(reasons, key=lambda one: reasons[one]) == part


def test_what_is_best_for_many_reasons_teaches_none():
    one = BOOKS["burgundy"].puzzles[0]._replace(grade="easy")
    best, other, *more = one.answers

    def teaches(*gains):
        return lesson(one._replace(answers=[best, other._replace(reasons=list(starmap(Reason, gains))), *more]))

    assert "goods" == teaches(("goods", 2.0), ("animals", 1.0), ("workers", -1.0))
    assert "" == teaches(("goods", 1.0), ("animals", 0.9), ("workers", 0.9))
    assert "" == teaches(("rivals", 2.0))
    assert "" == lesson(one._replace(grade="hard"))
