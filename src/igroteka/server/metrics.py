"""What is counted, in the text format of Prometheus."""

import time
from bisect import bisect_left
from collections import Counter
from typing import Final

import msgspec

STEPS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)

HELP: Final = {
    "igroteka_requests_total": "HTTP answers by method and status.",
    "igroteka_messages_total": "Messages read from sockets, by kind.",
    "igroteka_told_total": "Messages written to sockets.",
    "igroteka_refused_total": "Messages and requests refused, by code.",
    "igroteka_dropped_total": "Connections ended by us, by reason.",
    "igroteka_failures_total": "Unexpected errors.",
    "igroteka_bot_troubles_total": "Answers of bots that were replaced, by bot, game and reason.",
}


class Counted(msgspec.Struct, frozen=True):
    """All that one process has counted, or several together."""

    counters: dict[str, dict[str, int]]
    requests: "Times"
    acts: "Times"
    levels: dict[str, float]
    began: float

    def __add__(self, other: "Counted") -> "Counted":
        return Counted(
            {name: dict(Counter(ours) + Counter(other.counters[name])) for name, ours in self.counters.items()},
            self.requests + other.requests,
            self.acts + other.acts,
            {name: value + other.levels.get(name, 0.0) for name, value in self.levels.items()},
            min(self.began, other.began),
        )

    def text(self) -> str:
        """As Prometheus reads it."""
        lines: list[str] = []
        for name, counter in self.counters.items():
            lines += [f"# HELP {name} {HELP[name]}", f"# TYPE {name} counter"]
            lines += [
                f"{name}{{{labels}}} {count}" if labels else f"{name} {count}" for labels, count in counter.items()
            ]
        lines += self.requests.lines("igroteka_request_seconds", "Time to answer an HTTP request.")
        lines += self.acts.lines("igroteka_act_seconds", "Time from a move to its answer.")
        for name, value in {"igroteka_start_time_seconds": self.began, **self.levels}.items():
            lines += [f"# TYPE {name} gauge", f"{name} {value:g}" if value < 1e6 else f"{name} {value:.3f}"]
        return "\n".join(lines) + "\n"


class Times(msgspec.Struct, frozen=True):
    """Times, sorted into steps."""

    counts: list[int]
    total: float

    def __add__(self, other: "Times") -> "Times":
        return Times(
            [ours + theirs for ours, theirs in zip(self.counts, other.counts, strict=True)], self.total + other.total
        )

    def lines(self, name: str, help: str) -> list[str]:  # noqa: A002 -- the word of the format
        """As Prometheus reads it."""
        lines = [f"# HELP {name} {help}", f"# TYPE {name} histogram"]
        seen = 0
        for step, count in zip((*(str(step) for step in STEPS), "+Inf"), self.counts, strict=True):
            seen += count
            lines.append(f'{name}_bucket{{le="{step}"}} {seen}')
        return [*lines, f"{name}_sum {self.total:.6f}", f"{name}_count {seen}"]


class Histogram:
    """Where times are put."""

    def __init__(self) -> None:
        self.counts: Final = [0] * (len(STEPS) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        """One more."""
        self.counts[bisect_left(STEPS, seconds)] += 1
        self.total += seconds

    def times(self) -> Times:
        """As they are now."""
        return Times(list(self.counts), self.total)


class Metrics:
    """Counters and times of one process."""

    def __init__(self) -> None:
        self.counters: Final[dict[str, Counter[str]]] = {name: Counter() for name in HELP}
        self.requests: Final = Histogram()
        self.acts: Final = Histogram()
        self.began: Final = time.time()

    def count(self, name: str, **labels: str) -> None:
        """One more of this kind."""
        self.counters[name][",".join([f'{label}="{value}"' for label, value in labels.items()])] += 1

    def count_more(self, name: str, number: int) -> None:
        """So many more."""
        self.counters[name][""] += number

    def counted(self, levels: dict[str, float]) -> Counted:
        """All of it; levels are what stands now."""
        counters = {name: dict(counter) for name, counter in self.counters.items()}
        return Counted(counters, self.requests.times(), self.acts.times(), levels, self.began)

    def text(self, levels: dict[str, float]) -> str:
        """All of it."""
        return self.counted(levels).text()
