"""The one door to packed arrays and native integers."""

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

__all__ = ["append", "filled", "floats", "i64", "listed", "mypyc_attr", "raised", "replaced", "row", "vec"]


def filled(length: i64, value: i64) -> vec[i64]:
    """A new row of equal numbers."""
    return vec[i64]([value] * length)


def row(values: list[int]) -> vec[i64]:
    """A new row of these numbers."""
    result = vec[i64]()
    for value in values:
        result = append(result, value)
    return result


def floats(values: list[float]) -> vec[float]:
    """A new row of these fractions."""
    result = vec[float]()
    for value in values:
        result = append(result, value)
    return result


def listed(values: vec[i64]) -> list[int]:
    """The numbers of a row as an ordinary list."""
    result: list[int] = []
    for value in values:
        result.append(value)
    return result


def replaced(values: vec[i64], place: i64, value: i64) -> vec[i64]:
    """A new row that differs in one place; for rows that copies of a state share."""
    result = values[:]
    result[place] = value
    return result


def raised(values: vec[i64], place: i64, by: i64) -> vec[i64]:
    """A new row in which one number is so much larger."""
    result = values[:]
    result[place] += by
    return result
