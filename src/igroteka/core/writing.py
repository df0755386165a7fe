"""Writing positions down as plain JSON: things by name, nothing as null."""

from igroteka.core.arrays import i64


def named(counts: list[int], names: list[str]) -> dict[str, int]:
    """Counts by name, without zeros."""
    return {name: count for name, count in zip(names, counts, strict=True) if count}


def number_or_none(number: i64) -> int | None:
    """A seat or a place; nobody and nowhere are below 0, and null."""
    return None if number < 0 else int(number)


def name_or_none(place: i64, names: list[str]) -> str | None:
    """A thing by its name; nothing is below 0, and null."""
    return None if place < 0 else names[place]
