"""What every game writes into an observation in the same way: seats from the viewer on, options, what is asked."""

from typing import Final

from igroteka.core.agenda import CHANCE, Frame, Listed
from igroteka.core.arrays import filled, i64, row, vec
from igroteka.core.observation import Observation
from igroteka.core.state import Position
from igroteka.kit import bits


def seats_from(viewer: i64, seats: i64) -> vec[i64]:
    """The seats in order from the viewer; for a spectator from seat 0."""
    first = viewer
    first = max(first, 0)
    order = filled(seats, 0)
    for step in range(seats):
        order[step] = (first + step) % seats
    return order


def steps_from(viewer: i64, seats: i64) -> vec[i64]:
    """The other way round: how many steps from the viewer a seat sits."""
    first = viewer
    first = max(first, 0)
    steps = filled(seats, 0)
    for seat in range(seats):
        steps[seat] = (seat - first + seats) % seats
    return steps


def write_seat(out: Observation, seat: i64, steps: vec[i64], size: i64) -> None:
    """One-hot: a seat, counted from the viewer; nothing if it is nobody."""
    if 0 <= seat < len(steps):
        out.one_of(steps[seat], size)
    else:
        out.nothing(size)


def write_options(out: Observation, told: vec[float], first_seat: i64, steps: vec[i64], size: i64) -> None:
    """The options of the table; who shall begin is counted from the viewer, like every seat."""
    out.part("options")
    for value in told:
        out.number(value)
    out.part("options.first_seat")
    write_seat(out, first_seat, steps, size)


def alike(words: list[str]) -> vec[i64]:
    """For each of these words the place where it stands first: what is said alike is one to learners."""
    return row([words.index(word) for word in words])


# --- what is asked

TEN: Final = 10  # to bring numbers of a question near 1
CHAIN: Final = 12  # frames that are told of those that wait; random games of the house have come to five


class Words:
    """The words for frames: what a frame asks of a seat, what it is called when it waits or when luck is asked.

    `quiet` frames are not told when they wait; `told` are the fields of a frame that belong to its question.
    """

    def __init__(self, frames: list[Listed], decisions: dict[str, str], quiet: list[str], told: list[str]) -> None:
        self.names: Final = list(dict.fromkeys(decisions.values()))
        self.told: Final = told
        self.decisions: Final = {
            entry.frame: self.names.index(decisions[entry.name]) for entry in frames if entry.name in decisions
        }
        self.frames: Final = {entry.frame: number for number, entry in enumerate(frames)}
        self.fields: Final = {
            entry.frame: [entry.fields.index(name) if name in entry.fields else -1 for name in told] for entry in frames
        }
        self.waiting: Final = {
            frame: -1 if frames[number].name in quiet else number for frame, number in self.frames.items()
        }

    def write_question(self, out: Observation, state: Position, steps: vec[i64], size: i64) -> None:
        """What is asked of whom, and the numbers of the question."""
        out.part("question")
        asked: i64 = -1
        drawn: i64 = -1
        speakers: i64 = 0
        if state.player == CHANCE:
            drawn = self.frames[type(state.top())]
        elif state.depth > 0:
            asked = self.decisions[type(state.top())]
            for seat in state.speakers():
                speakers |= bits.bit(steps[seat])
        out.one_of(asked, len(self.names))
        out.part("luck")
        out.one_of(drawn, len(self.frames))
        out.part("speakers")
        out.members(speakers, size)
        if self.told:
            out.part("question.numbers")
            if asked < 0:
                out.nothing(len(self.told))
            else:
                numbers = state.top().fields()
                for field in self.fields[type(state.top())]:
                    out.share(numbers[field] if field >= 0 else 0, TEN)

    def write_chain(self, out: Observation, waiting: vec[Frame], count: i64) -> None:
        """What waits, outermost first and without what is quiet; of a longer chain than CHAIN, how many more."""
        out.part("chain")
        size: i64 = len(self.frames)
        told: i64 = 0
        place: i64 = 0
        first = out.place
        while place < count:
            frame: i64 = self.waiting[type(waiting[place])]
            if frame >= 0:
                if told < CHAIN:
                    out.one_of(frame, size)
                told += 1
            place += 1
        out.place = first + CHAIN * size
        out.part("chain.more")
        out.share(max(told - CHAIN, 0), CHAIN)
