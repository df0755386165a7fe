"""What every game writes into an observation in the same way: seats from the viewer on, options, what is asked."""

from typing import Final

from igroteka.core.agenda import CHANCE, Frame, Listed
from igroteka.core.arrays import filled, i64, row, vec
from igroteka.core.observation import Observation
from igroteka.core.state import Position
from igroteka.kit import bits


def seats_from(viewer: i64, seats: i64) -> vec[i64]:
    """The seats in order from the viewer; for a spectator from seat 0."""
    seat = max(viewer, 0)
    order = filled(seats, 0)
    for step in range(seats):
        order[step] = seat
        seat = seat + 1 if seat + 1 < seats else 0
    return order


def steps_from(viewer: i64, seats: i64) -> vec[i64]:
    """The other way round: how many steps from the viewer a seat sits."""
    seat = max(viewer, 0)
    steps = filled(seats, 0)
    for step in range(seats):
        steps[seat] = step
        seat = seat + 1 if seat + 1 < seats else 0
    return steps


def write_seat(out: Observation, seat: i64, steps: vec[i64], size: i64) -> None:
    """One-hot: a seat, counted from the viewer; nothing if it is nobody."""
    out.one_of(steps[seat] if 0 <= seat < len(steps) else -1, size)


def write_options(out: Observation, told: vec[float], first_seat: i64, steps: vec[i64], size: i64) -> None:
    """The options of the table, once; who shall begin is counted from the viewer, like every seat."""
    out.part("options")
    if out.is_new(1, len(told), 0):
        for value in told:
            if value != 0.0:
                out.put(out.place, value)
            out.nothing(1)
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
        self.asks: Final[i64] = len(self.names)
        self.frames: Final[dict[type[Frame], int]] = {entry.frame: number for number, entry in enumerate(frames)}
        self.size: Final[i64] = len(frames)
        # By the number of a frame: what it asks, and what is told of it when it waits; -1 for nothing
        self.decisions: Final = row(
            [self.names.index(decisions[entry.name]) if entry.name in decisions else -1 for entry in frames]
        )
        self.waiting: Final = row([-1 if entry.name in quiet else number for number, entry in enumerate(frames)])
        # Which frames ask several seats at once, and which have fields that are told
        self.several: Final = row([int(entry.frame.speakers is not Frame.speakers) for entry in frames])
        self.telling: Final = row([int(any(name in told for name in entry.fields)) for entry in frames])
        self.told: Final[i64] = len(told)
        # By the number of a frame, told word by word: which of its fields it is, or -1
        self.fields: Final = row(
            [entry.fields.index(name) if name in entry.fields else -1 for entry in frames for name in told]
        )

    def write_question(self, out: Observation, state: Position, steps: vec[i64], size: i64) -> None:
        """What is asked of whom, and the numbers of the question."""
        out.part("question")
        frame: i64 = -1
        asked: i64 = -1
        drawn: i64 = -1
        speakers: i64 = 0
        if state.player == CHANCE:
            drawn = self.frames[type(state.top())]
        elif state.depth > 0:
            frame = self.frames[type(state.top())]
            asked = self.decisions[frame]
            if self.several[frame]:
                for seat in state.speakers():
                    speakers |= bits.bit(steps[seat])
            elif state.player >= 0:  # what `speakers` would say of a frame that asks one seat
                speakers = bits.bit(steps[state.player])
        out.one_of(asked, self.asks)
        out.part("luck")
        out.one_of(drawn, self.size)
        out.part("speakers")
        out.members(speakers, size)
        if self.told > 0:
            out.part("question.numbers")
            tells = frame >= 0 and self.telling[frame] == 1
            if out.is_there(tells, self.told, self.told):
                numbers = state.top().fields() if tells else []
                for place in range(self.told):
                    field = self.fields[frame * self.told + place] if tells else -1
                    out.share(numbers[field] if field >= 0 else 0, TEN)

    def write_chain(self, out: Observation, waiting: vec[Frame], count: i64) -> None:
        """What waits, outermost first and without what is quiet; of a longer chain than CHAIN, how many more."""
        out.part("chain")
        size = self.size
        told: i64 = 0
        for place in range(count):
            frame = self.waiting[self.frames[type(waiting[place])]]
            if frame >= 0:
                if told < CHAIN:
                    out.one_of(frame, size)
                told += 1
        for _ in range(told, CHAIN):
            out.one_of(-1, size)
        out.part("chain.more")
        out.share(max(told - CHAIN, 0), CHAIN)
