"""Sets of places as bits of one number: up to 62 places."""

from igroteka.core.arrays import i64


def bit(place: i64) -> i64:
    """The set of one place.

    mypyc 2.4.1 writes the literal of `1 << place` as a 32-bit C int, even through a variable; a computed 1 is 64-bit.
    """
    return (place * 0 + 1) << place


def size(places: i64) -> i64:
    """How many places."""
    found: i64 = 0
    while places:
        places &= places - 1
        found += 1
    return found


def members(places: i64) -> list[int]:
    """The places, ascending."""
    found: list[int] = []
    place: i64 = 0
    while places >> place:
        if places >> place & 1:
            found.append(place)
        place += 1
    return found


def gathered(places: list[int]) -> i64:
    """The set of these places."""
    found: i64 = 0
    for place in places:
        found |= bit(place)
    return found
