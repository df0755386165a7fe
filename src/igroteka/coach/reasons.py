"""Why is one answer better than another? By the named parts of what they lead to."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

GAINS: Final = 3
LOSSES: Final = 1
RIVALS: Final = "rivals"
OUTLOOK: Final = "outlook"
OTHER: Final = "other"
"""Parts that no game names: what rivals are left with, what a net sees coming, and all that is too small to be told."""


class Reason(NamedTuple):
    """A part of a difference, in points; its words are `part-NAME.more` and `part-NAME.less`."""

    part: str
    gain: float

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        return {"part": self.part, "gain": self.gain}


def reasons(parts: Mapping[str, float], shown: float, stake: float) -> list[Reason]:
    """The largest gains, the largest loss and the rest, in tenths of a point that sum to the difference shown."""
    total = round(10 * shown)
    tenths = {part: round(10 * gain) for part, gain in parts.items() if part != OTHER}
    order = sorted(tenths, key=lambda part: (-abs(parts[part]), part))
    gains = [part for part in order if tenths[part] > 0][:GAINS]
    losses = [part for part in order if tenths[part] < 0][:LOSSES]
    lines = {part: tenths[part] for part in order if part in gains or part in losses}
    rest = total - sum(lines.values())
    if rest:
        first = next(iter(lines), OTHER)
        if abs(rest) >= worth_telling(stake) or lines.get(first, 0) * (lines.get(first, 0) + rest) <= 0:
            lines[OTHER] = rest
        else:
            lines[first] += rest
    return [Reason(part, gain / 10) for part, gain in lines.items()]


def worth_telling(stake: float) -> int:
    """The rest that has a line of its own, in tenths: 0.3 points, and less where points are few."""
    return max(1, min(3, round(stake)))
