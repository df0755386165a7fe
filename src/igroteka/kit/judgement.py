"""How far ahead will a seat end? What it may see, weighed by a small net that was fitted to many games.

Three layers: what each seat and the table are like, what that means together, and what it is worth.
"""

import base64
from typing import Any, Final

from igroteka.core.arrays import floats, i64, vec
from igroteka.core.observation import Observation

COMMON: Final = 3
"""What is told beside traits: the value by hand, what is left of the game, and both together."""


def weights(text: str, units: list[float]) -> vec[float]:
    """Bytes from -127 to 127, each column in a unit of its own."""
    packed = base64.b64decode(text)
    found = vec[float]([0.0] * len(packed))
    for place in range(len(packed)):
        byte = packed[place]
        found[place] = float(byte - 256 if byte > 127 else byte) * units[place % len(units)]
    return found


class Judgement:
    """A net for one game, whatever its observations tell."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.unit: Final[float] = data["unit"]  # of margins, in points
        self.seats: Final[i64] = data["seats"]  # of the largest table
        self.width: Final[i64] = data["width"]  # numbers that are told of a seat
        self.traits: Final[i64] = len(data["begin"])
        self.begin: Final = floats(data["begin"])  # by trait
        self.seat: Final = weights(data["seat"], data["seat_scale"])  # by number, then by trait
        self.table: Final = weights(data["table"], data["table_scale"])
        # By judgement: own traits, those of rivals, those of the table, what is common, what it begins with.
        self.meaning: Final = floats(data["meaning"])
        # By judgement; then what it begins with, and how the value by hand counts: in the end, and more at first.
        self.verdict: Final = floats(data["verdict"])
        self.judgements: Final[i64] = len(self.verdict) - COMMON

    def margin(self, row: Observation, seats: i64, by_hand: float, left: float) -> float:
        """Points ahead of the best rival at the end, of the seat that sees the row."""
        told = self.told(row, seats)
        size = 3 * self.traits
        value = by_hand / self.unit
        told[size] = value
        told[size + 1] = left
        told[size + 2] = value * left
        size += COMMON
        count = self.judgements
        found = self.verdict[count] + value * (self.verdict[count + 1] + self.verdict[count + 2] * left)
        place: i64 = 0
        for judgement in range(count):
            total = self.meaning[place + size]
            for number in range(size):
                total += self.meaning[place + number] * told[number]
            place += size + 1
            if total > 0.0:
                found += self.verdict[judgement] * total
        return found * self.unit

    def told(self, row: Observation, seats: i64) -> vec[float]:
        """Traits of the seat itself, of all rivals together and of the table, and room for what is common."""
        traits = self.traits
        seen = vec[float]([0.0] * int((seats + 1) * traits))
        for place in range(seats * traits):
            seen[place] = self.begin[place % traits]
        end = self.seats * self.width
        for number in range(row.count):
            place, value = row.places[number], row.values[number]
            if place < end:
                to = place // self.width * traits
                start = place % self.width * traits
                for trait in range(traits):
                    seen[to + trait] += value * self.seat[start + trait]
            else:
                to = seats * traits
                start = (place - end) * traits
                for trait in range(traits):
                    seen[to + trait] += value * self.table[start + trait]
        found = vec[float]([0.0] * int(3 * traits + COMMON))
        for seat in range(seats + 1):
            to = 0 if seat == 0 else 2 * traits if seat == seats else traits
            for trait in range(traits):
                found[to + trait] += max(seen[seat * traits + trait], 0.0)
        return found
