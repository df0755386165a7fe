"""Cards dealt under a condition: all deals that keep it are equally likely, and none is dealt on trial.

The ways to go on are counted, and each step is chosen by their number. Numbers are floats: exact up to 2 to the 53rd,
which no hand that was ever played comes near, and beyond that right to one part in 2 to the 50th.
"""

from typing import Final

from igroteka.core.arrays import filled, i64, vec
from igroteka.core.chance import Luck

LARGEST: Final = 95  # cards in one deal
ROW: Final = LARGEST + 1
EXACT: Final = float(1 << 52)


def pascal() -> vec[float]:
    """The numbers of ways to choose so many of so many, row by row."""
    table = vec[float]([0.0] * (ROW * ROW))
    for size in range(ROW):
        table[size * ROW] = 1.0
        for chosen in range(1, size + 1):
            table[size * ROW + chosen] = table[(size - 1) * ROW + chosen - 1] + table[(size - 1) * ROW + chosen]
    return table


CHOOSE: Final = pascal()


def choose(size: i64, chosen: i64) -> float:
    """In how many ways can so many cards be chosen?"""
    return CHOOSE[size * ROW + chosen] if 0 <= chosen <= size else 0.0


def pick(ways: vec[float], luck: Luck) -> i64:
    """An index, each as likely as its number of ways."""
    total = 0.0
    only: i64 = 0
    for place in range(len(ways)):
        if ways[place] > 0.0:
            total += ways[place]
            only = place
    if total <= 0.0:
        raise ValueError("no deal keeps the condition")
    if ways[only] == total:
        return only
    scale = 1.0
    while total * scale > EXACT:
        scale *= 0.5
    weights = filled(len(ways), 0)
    for place in range(len(ways)):
        weights[place] = i64(ways[place] * scale)
    return luck.pick_row(weights)


def spread(count: i64, rooms: vec[i64], least: vec[i64], most: vec[i64], luck: Luck) -> vec[i64]:
    """How many of `count` marked cards each holder gets when cards fill all rooms; within these bounds."""
    holders = len(rooms)
    width = count + 1
    ways = vec[float]([0.0] * ((holders + 1) * width))  # to deal so many to the holders from this one on
    ways[holders * width] = 1.0
    for back in range(holders):
        holder = holders - 1 - back
        for left in range(width):
            found = 0.0
            for cards in range(least[holder], min(most[holder], rooms[holder], left) + 1):
                found += choose(rooms[holder], cards) * ways[(holder + 1) * width + left - cards]
            ways[holder * width + left] = found
    shares = filled(holders, 0)
    left = count
    for holder in range(holders):
        options = vec[float]([0.0] * width)
        for cards in range(least[holder], min(most[holder], rooms[holder], left) + 1):
            options[cards] = choose(rooms[holder], cards) * ways[(holder + 1) * width + left - cards]
        shares[holder] = pick(options, luck)
        left -= shares[holder]
    return shares


class Deal:
    """Cards of several kinds fill the rooms of several holders; some get at least so many of a kind.

    Kind after kind is given out, holder after holder. The rooms still free are one number, each a digit; that of the
    last holder follows from the cards that are left.
    """

    def __init__(self, counts: vec[i64], rooms: vec[i64], least: vec[i64]) -> None:
        self.counts: Final = counts  # cards by kind; together they fill all rooms
        self.rooms: Final = rooms
        self.least: Final = least  # holder * kinds + kind
        self.kinds: Final[i64] = len(counts)
        self.holders: Final[i64] = len(rooms)
        digits = filled(len(rooms), 1)
        patterns: i64 = 1
        free: i64 = 0
        for holder in range(len(rooms) - 1):
            digits[holder] = patterns
            free += rooms[holder] * patterns
            patterns *= rooms[holder] + 1
        largest: i64 = 0
        for count in counts:
            largest = max(largest, count)
        self.digits: Final = digits
        self.patterns: Final[i64] = patterns
        self.free: Final[i64] = free
        self.width: Final[i64] = largest + 1
        self.found: Final = vec[float]([-1.0] * (len(counts) * len(rooms) * patterns * (largest + 1)))

    def room(self, holder: i64, kind: i64, free: i64, left: i64) -> i64:
        """How much room a holder has when so many cards of this kind, and all of the later ones, are left."""
        if holder + 1 < self.holders:
            return free // self.digits[holder] % (self.rooms[holder] + 1)
        room = left
        for later in range(kind + 1, self.kinds):
            room += self.counts[later]
        for other in range(self.holders - 1):
            room -= free // self.digits[other] % (self.rooms[other] + 1)
        return room

    def fewest(self, holder: i64, kind: i64, left: i64) -> i64:
        """So many cards of a kind a holder must get; the last one takes all that are left."""
        least = self.least[holder * self.kinds + kind]
        return max(least, left) if holder + 1 == self.holders else least

    def after(self, holder: i64, kind: i64, free: i64, left: i64, cards: i64) -> float:
        """In how many ways can it go on when this holder gets so many?"""
        if holder + 1 < self.holders:
            return self.ways(holder + 1, kind, free - cards * self.digits[holder], left - cards)
        return self.ways(0, kind + 1, free, self.counts[kind + 1]) if kind + 1 < self.kinds else 1.0

    def ways(self, holder: i64, kind: i64, free: i64, left: i64) -> float:
        """In how many ways can this holder, and all that comes after, be dealt?"""
        place = ((kind * self.holders + holder) * self.patterns + free) * self.width + left
        if self.found[place] < 0.0:
            room = self.room(holder, kind, free, left)
            found = 0.0
            for cards in range(self.fewest(holder, kind, left), min(left, room) + 1):
                found += choose(room, cards) * self.after(holder, kind, free, left, cards)
            self.found[place] = found
        return self.found[place]

    def drawn(self, luck: Luck) -> vec[i64]:
        """One of all deals: holder * kinds + kind."""
        dealt = filled(self.holders * self.kinds, 0)
        free = self.free
        for kind in range(self.kinds):
            left = self.counts[kind]
            for holder in range(self.holders):
                room = self.room(holder, kind, free, left)
                options = vec[float]([0.0] * (left + 1))
                for cards in range(self.fewest(holder, kind, left), min(left, room) + 1):
                    options[cards] = choose(room, cards) * self.after(holder, kind, free, left, cards)
                chosen = pick(options, luck)
                dealt[holder * self.kinds + kind] = chosen
                left -= chosen
                if holder + 1 < self.holders:
                    free -= chosen * self.digits[holder]
        return dealt
