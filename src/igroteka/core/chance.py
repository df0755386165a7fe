"""The one door for luck: streams of numbers, and draws by exact integer weights."""

import hashlib
import hmac
from collections.abc import Iterable
from operator import index
from typing import Final, SupportsIndex

from igroteka.core.arrays import i64, row, vec

WORD: Final = 0xFFFFFFFF
WORDS: Final = 1 << 32
LONG: Final[i64] = 1 << 61  # no bound is above it
LONG_FROM: Final[i64] = 1 << 31  # from here on a word times the bound does not fit


class Luck:
    """A source of numbers."""

    def below(self, bound: i64) -> i64:
        """A number from 0 to bound - 1, all equally likely; ValueError for a bound that has none, or too many."""
        raise NotImplementedError

    def pick(self, weights: Iterable[SupportsIndex]) -> i64:
        """An index, each as likely as its weight."""
        numbers = [index(weight) for weight in weights]
        if min(numbers, default=0) < 0:
            raise ValueError(f"a weight is 0 or more, not {min(numbers)}")
        return self.pick_row(row(numbers))

    def pick_row(self, weights: vec[i64]) -> i64:
        """The same of a packed row, as rules have it: no weight is looked at first."""
        total: i64 = 0
        for weight in weights:
            total += weight
        left = self.below(total)
        place: i64 = 0
        while left >= weights[place]:
            left -= weights[place]
            place += 1
        return place


def mixed(word: i64) -> i64:
    """Scatter the bits of a 32-bit word; a bijection."""
    word = ((word ^ (word >> 16)) * 0x7FEB352D) & WORD
    word = ((word ^ (word >> 15)) * 0x6C47AF35) & WORD
    return word ^ (word >> 16)


class Random(Luck):
    """Fast luck for simulations: number i of a seed is the same on every platform.

    Counter-based: each 32-bit word is a hash of (seed, counter), so there is nothing to carry but the counter.
    """

    def __init__(self, seed: SupportsIndex = 0) -> None:
        number = seed if isinstance(seed, int) else index(seed)
        self.low: i64 = mixed(number & WORD)  # said once, here or in `resumed`, and so is `high`
        self.high: i64 = mixed(((number >> 32) & WORD) ^ mixed(self.low ^ 0x5BF03635))
        self.counter: i64 = 0

    def word(self) -> i64:
        """The next 32 bits."""
        counter = self.counter
        self.counter = counter + 1
        word = mixed(((counter & WORD) * 0x3C6EF373 + self.low) & WORD)
        return mixed((word ^ self.high) + (counter >> 32) & WORD)

    def below(self, bound: i64) -> i64:
        """Without bias: the few words that would favour small numbers are drawn again."""
        if bound >= LONG_FROM or bound < 1:
            return self.below_long(bound)
        product = self.word() * bound
        if (product & WORD) < bound:
            excess = WORDS % bound
            while (product & WORD) < excess:
                product = self.word() * bound
        return product >> 32

    def below_long(self, bound: i64) -> i64:
        """The same from two words, for what one of them cannot tell apart."""
        if bound < 1 or bound > LONG:
            raise no_such_bound(bound)
        fair = LONG - LONG % bound
        value = self.word() << 29 | self.word() >> 3
        while value >= fair:
            value = self.word() << 29 | self.word() >> 3
        return value % bound

    def split(self, number: SupportsIndex) -> "Random":
        """An independent stream, one for each number."""
        other = index(number)
        return Random((int(self.low) << 32 | int(self.high)) ^ (int(mixed(other & WORD)) << 16) ^ other)

    def __repr__(self) -> str:
        return f"<Random, {self.counter} words drawn>"

    def __reduce__(self) -> tuple[object, ...]:
        return (resumed, (self.low, self.high, self.counter))


class Stream(Luck):
    """Luck that can be checked: draw i under a label is a keyed hash of the seed and nothing else."""

    def __init__(self, seed: str, label: str, index: int) -> None:
        self.seed: Final = seed
        self.label: Final = label
        self.index: Final = index
        self.attempt: int = 0

    def below(self, bound: i64) -> i64:
        """HMAC-SHA256 of "label/index/attempt", first 63 bits, by rejection."""
        wide = int(bound)
        if not 1 <= wide <= 1 << 63:
            raise no_such_bound(wide)
        fair = (1 << 63) - (1 << 63) % wide
        while True:
            text = f"{self.label}/{self.index}/{self.attempt}"
            self.attempt += 1
            digest = hmac.new(self.seed.encode(), text.encode(), hashlib.sha256).digest()
            value = int.from_bytes(digest[:8], "big") >> 1
            if value < fair:
                return value % wide

    def __reduce__(self) -> tuple[object, ...]:
        return (resumed_stream, (self.seed, self.label, self.index, self.attempt))


def resumed(low: i64, high: i64, counter: i64) -> Random:
    """What pickle calls: the same numbers from the same place on."""
    luck = Random()
    luck.low = low
    luck.high = high
    luck.counter = counter
    return luck


def resumed_stream(seed: str, label: str, index: int, attempt: int) -> Stream:
    """The same for luck that can be checked."""
    luck = Stream(seed, label, index)
    luck.attempt = attempt
    return luck


def no_such_bound(bound: int) -> ValueError:
    """What to say of a bound below which nothing can be drawn."""
    return ValueError(f"a bound is 1 to 2**61, not {bound}")
