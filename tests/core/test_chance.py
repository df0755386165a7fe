"""Luck: the same everywhere, uniform, and exact in its weights."""

import copy
import math
import pickle
from collections import Counter
from collections.abc import Callable
from itertools import pairwise

import pytest

from igroteka.core.arrays import row
from igroteka.core.chance import Luck, Random, Stream
from tests.core.whole import Whole


def chi_square(counts: list[int]) -> float:
    """How far the counts are from equal ones."""
    mean = sum(counts) / len(counts)
    return sum((count - mean) ** 2 for count in counts) / mean


def is_plausible(counts: list[int]) -> bool:
    """Within five standard deviations of what equal chances give."""
    freedom = len(counts) - 1
    return abs(chi_square(counts) - freedom) < 5 * math.sqrt(2 * freedom)


@pytest.mark.parametrize(
    ("seed", "words"),
    [
        (0, [3246199218, 203798265, 2071691583, 380105297]),
        (1, [246108487, 1393307498, 3420244145, 1387833858]),
        (2024, [2676599150, 2922280158, 1078238819, 1994091759]),
        (1 << 40, [837649325, 1681105780, 1311913339, 1668642452]),
        ((1 << 63) - 1, [210366102, 832856135, 4181949101, 1626937194]),
    ],
)
def test_first_words_are_the_same_on_every_platform(seed: int, words: list[int]) -> None:
    luck = Random(seed)

    assert words == [luck.word() for _ in range(4)]


def test_first_numbers_are_the_same_on_every_platform() -> None:
    dice, cards, split = Random(1), Random(1), Random(1).split(2)

    assert [0, 1, 4, 1, 5, 3, 3, 4, 2, 1, 0, 5] == [dice.below(6) for _ in range(12)]
    assert [2, 11, 28, 11, 34, 23, 18, 24, 13, 6] == [cards.below(36) for _ in range(10)]
    assert [29, 97, 21, 39, 58, 71, 18, 28] == [split.below(100) for _ in range(8)]


@pytest.mark.parametrize("bound", [2, 6, 19, 36, 95, 1000])
@pytest.mark.parametrize("seed", [0, 1, 1 << 33])
def test_numbers_are_uniform(bound: int, seed: int) -> None:
    luck = Random(seed)
    counts = Counter(luck.below(bound) for _ in range(40 * bound + 2000))

    assert is_plausible([counts[value] for value in range(bound)])


def test_first_numbers_of_neighbouring_seeds_are_uniform() -> None:
    counts = Counter(Random(seed).below(36) for seed in range(20_000))

    assert is_plausible([counts[value] for value in range(36)])


def test_one_number_does_not_tell_the_next() -> None:
    luck = Random(5)
    counts = Counter(pairwise(luck.below(12) for _ in range(30_000)))

    assert is_plausible([counts[first, second] for first in range(12) for second in range(12)])


def test_split_streams_do_not_follow_each_other() -> None:
    luck = Random(5)
    counts = Counter((luck.split(number).below(12), luck.split(number + 1).below(12)) for number in range(20_000))

    assert is_plausible([counts[first, second] for first in range(12) for second in range(12)])


def test_splitting_does_not_use_the_stream_up() -> None:
    luck = Random(9)
    luck.split(1)

    assert Random(9).word() == luck.word()


def test_words_do_not_come_round_before_the_counter_does() -> None:
    """Number i of a seed is a hash of (seed, i): the words from 2^31 on are not those from 0 on."""
    early, late = Random(3), Random(3)
    late.counter = 1 << 31

    assert [early.word() for _ in range(4)] != [late.word() for _ in range(4)]


def test_below_draws_unfair_words_again() -> None:
    """Of 2^32 words a value of this range has 2 or 3; without drawing again every third value would come less often."""
    bound, draws = 3 << 29, 12_000
    luck = Random(23)
    counts = Counter(luck.below(bound) % 3 for _ in range(draws))

    assert is_plausible([counts[rest] for rest in range(3)])
    assert 1.3 < luck.counter / draws < 1.37  # a quarter of all words is drawn again


@pytest.mark.parametrize("bound", [6, 36, 95])
def test_below_takes_equal_shares_of_the_words(bound: int) -> None:
    words, numbers = Random(31), Random(31)

    assert [words.word() * bound >> 32 for _ in range(300)] == [numbers.below(bound) for _ in range(300)]


@pytest.mark.parametrize("bound", [3 << 30, (1 << 45) + 6, 3 << 59])
def test_below_a_number_of_more_than_a_word(bound: int) -> None:
    """Two words are drawn, again without favour: thirds, odd and even come equally often."""
    draws = 6000
    luck = Random(29)
    numbers = [luck.below(bound) for _ in range(draws)]
    thirds = Counter(number * 3 // bound for number in numbers)
    rests = Counter(number % 6 for number in numbers)

    assert is_plausible([thirds[third] for third in range(3)])
    assert is_plausible([rests[rest] for rest in range(6)])
    assert (1.3 < luck.counter / draws / 2 < 1.37) == (bound == 3 << 59)  # a quarter of all pairs is drawn again


@pytest.mark.parametrize("bound", [1, 2, 7, 36, 1 << 20, (1 << 31) - 1, 1 << 31, 1 << 61])
def test_below_stays_below(bound: int) -> None:
    luck = Random(17)

    assert all(0 <= luck.below(bound) < bound for _ in range(500))


def test_pick_follows_exact_weights() -> None:
    """Of 6 equal numbers one falls on weight 1, two on weight 2, three on weight 3, none on 0."""
    shares = [0, 2, 2, 4, 4, 4]

    for seed in range(300):
        assert shares[Random(seed).below(6)] == Random(seed).pick(row([1, 0, 2, 0, 3]))


def test_pick_with_one_choice() -> None:
    assert [2] * 20 == [Random(seed).pick(row([0, 0, 7, 0])) for seed in range(20)]


def test_stream_is_reproducible() -> None:
    """Draw i under a label depends on the seed, the label and i only."""
    assert [2, 13, 19, 13, 17, 5, 12, 26, 6, 23] == [Stream("seed", "dice", index).below(36) for index in range(10)]
    luck = Stream("seed", "dice", 0)
    assert [2, 33, 14, 15, 15] == [luck.below(36) for _ in range(5)]


def test_streams_of_other_labels_and_seeds_differ() -> None:
    draws = {
        (seed, label): tuple(Stream(seed, label, index).below(1 << 30) for index in range(4))
        for seed in ("a", "b")
        for label in ("dice", "steal")
    }

    assert 4 == len(set(draws.values()))


def test_streams_are_uniform() -> None:
    counts = Counter(Stream("seed", "dice", index).below(36) for index in range(5000))

    assert is_plausible([counts[value] for value in range(36)])


def test_luck_itself_knows_no_numbers() -> None:
    with pytest.raises(NotImplementedError):
        Luck().below(2)


@pytest.mark.parametrize("bound", [0, -1, -(1 << 40), (1 << 61) + 1, (1 << 63) - 1])
def test_a_bound_that_has_no_numbers_is_refused(bound: int) -> None:
    luck = Random(3)
    with pytest.raises(ValueError, match="a bound is 1 to"):
        luck.below(bound)

    assert Random(3).word() == luck.word()


@pytest.mark.parametrize("bound", [0, -1])
def test_a_stream_refuses_it_too(bound: int) -> None:
    with pytest.raises(ValueError, match="a bound is 1 to"):
        Stream("seed", "dice", 0).below(bound)


def pickled(luck: Luck) -> Luck:
    found: Luck = pickle.loads(pickle.dumps(luck))
    return found


@pytest.mark.parametrize("again", [copy.copy, copy.deepcopy, pickled])
@pytest.mark.parametrize("kind", ["seed", "split", "stream"])
def test_a_copy_goes_on_where_luck_is(kind: str, again: Callable[[Luck], Luck]) -> None:
    lucks = {"seed": Random((1 << 63) + 5), "split": Random(1).split(2), "stream": Stream("seed", "dice", 4)}
    luck = lucks[kind]
    for _ in range(5):
        luck.below(36)
    other = again(luck)

    assert type(luck) is type(other)
    assert [luck.below(1 << 40) for _ in range(20)] == [other.below(1 << 40) for _ in range(20)]


@pytest.mark.parametrize("weights", [[1, 0, 2, 0, 3], (1, 0, 2, 0, 3), [Whole(1), 0, 2, 0, Whole(3)]])
def test_any_list_of_weights_can_be_picked_from(weights: list[int]) -> None:
    """weights() of a position is a list: what it says can be drawn without packing it."""
    for seed in range(50):
        assert Random(seed).pick_row(row([1, 0, 2, 0, 3])) == Random(seed).pick(weights)


@pytest.mark.parametrize("weights", [[], [0, 0], [3, -1]])
def test_nothing_is_picked_from_nothing(weights: list[int]) -> None:
    with pytest.raises(ValueError, match="not"):
        Random(1).pick(weights)


def test_a_seed_may_be_a_number_of_any_kind() -> None:
    assert Random(2024).word() == Random(Whole(2024)).word()
    assert Random(1).split(2).word() == Random(1).split(Whole(2)).word()
    with pytest.raises(TypeError):
        Random(1.5)  # type: ignore[arg-type]


def test_luck_tells_how_much_of_it_is_used_and_not_what_comes() -> None:
    luck = Random(5)
    luck.word()

    assert "<Random, 1 words drawn>" == repr(luck)
