"""Small sets of cards packed into one number."""

from hypothesis import given
from hypothesis import strategies as st

from igroteka.core.arrays import row
from igroteka.kit import bundles

COUNTS = st.lists(st.integers(0, 31), min_size=1, max_size=12)
FEW = st.lists(st.integers(0, 15), min_size=5, max_size=5)


@given(COUNTS)
def test_packed_and_unpacked_are_inverse(counts: list[int]) -> None:
    assert counts == bundles.unpacked(bundles.packed(row(counts)), len(counts))


@given(COUNTS)
def test_count_total_kinds(counts: list[int]) -> None:
    bundle = bundles.packed(row(counts))

    assert counts == [bundles.count(bundle, kind) for kind in range(len(counts))]
    assert sum(counts) == bundles.total(bundle)
    assert sum(count > 0 for count in counts) == bundles.kinds(bundle)


@given(COUNTS)
def test_last_kind(counts: list[int]) -> None:
    present = [kind for kind, count in enumerate(counts) if count]

    assert max(present, default=-1) == bundles.last_kind(bundles.packed(row(counts)))


@given(FEW, FEW)
def test_bundles_add_up(left: list[int], right: list[int]) -> None:
    added = bundles.packed(row(left)) + bundles.packed(row(right))

    assert [one + other for one, other in zip(left, right, strict=True)] == bundles.unpacked(added, 5)


def test_one_card() -> None:
    for kind in range(12):
        assert (1, 1, kind) == (
            bundles.total(bundles.one(kind)),
            bundles.count(bundles.one(kind), kind),
            bundles.last_kind(bundles.one(kind)),
        )


def test_nothing() -> None:
    assert (0, 0, -1) == (bundles.total(0), bundles.kinds(0), bundles.last_kind(0))
