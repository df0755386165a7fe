"""Which puzzles teach? Those for somebody's first game: the best answer is plain, and it is best for one reason."""

from typing import Final

from igroteka.coach.puzzles.book import Book, Puzzle
from igroteka.coach.reasons import OTHER, RIVALS

PLAIN: Final = 0.4  # of all that the best answer gains: so much of it is one thing
MOST: Final = 6  # lessons of a game


def lesson(puzzle: Puzzle) -> str:
    """What an easy puzzle teaches: the part that makes the difference; nothing, if there are many."""
    if puzzle.grade != "easy":
        return ""
    gains = [reason for reason in puzzle.answers[1].reasons if reason.gain > 0.0]
    most = max(gains, key=lambda reason: reason.gain, default=None)
    if most is None or most.part in (OTHER, RIVALS) or most.gain < PLAIN * sum(reason.gain for reason in gains):
        return ""
    return most.part


def lessons(book: Book) -> list[int]:
    """The numbers of those that teach, each another thing and the clearest of it; first what comes early in a game."""
    clearest: dict[str, int] = {}
    for number, puzzle in enumerate(book.puzzles, 1):
        part = lesson(puzzle)
        if part and (part not in clearest or puzzle.gap > book.numbered(clearest[part]).gap):
            clearest[part] = number
    chosen = sorted(clearest.values(), key=lambda number: (-book.numbered(number).gap, number))[:MOST]
    return sorted(chosen, key=lambda number: (-book.numbered(number).left, number))
