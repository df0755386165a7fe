"""What is counted: by prometheus-client in each process, and added up here where several serve one room."""

import time
from collections.abc import Iterator
from typing import Final

import msgspec
from prometheus_client import CollectorRegistry, Counter, Histogram, Metric, disable_created_metrics, generate_latest
from prometheus_client.registry import Collector

STEPS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)

COUNTERS: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    "igroteka_requests_total": ("HTTP answers by method and status.", ("method", "status")),
    "igroteka_messages_total": ("Messages read from sockets, by kind.", ("kind",)),
    "igroteka_told_total": ("Messages written to sockets.", ()),
    "igroteka_refused_total": ("Messages and requests refused, by code.", ("code",)),
    "igroteka_dropped_total": ("Connections ended by us, by reason.", ("reason",)),
    "igroteka_failures_total": ("Unexpected errors.", ()),
    "igroteka_bot_troubles_total": (
        "Answers of bots that were replaced, by bot, game and reason.",
        ("bot", "game", "reason"),
    ),
}
LEVELS: Final = {
    "igroteka_followers": "Sockets and streams that are open.",
    "igroteka_connections": "Connections that are open, of any kind.",
    "igroteka_connections_refused_total": "Connections refused for want of room.",
    "igroteka_connections_ousted_total": "Connections ended to make room for others.",
}
BEGAN: Final = "igroteka_start_time_seconds"

disable_created_metrics()  # type: ignore[no-untyped-call]  # the library forgot; one time for all of it is enough


class Sample(msgspec.Struct, frozen=True):
    """One number, with the name and the labels under which it is told."""

    name: str
    labels: dict[str, str]
    value: float


class Family(msgspec.Struct, frozen=True):
    """The numbers that belong together."""

    help: str
    kind: str
    samples: list[Sample]

    def __add__(self, other: "Family") -> "Family":
        found: dict[tuple[str, ...], Sample] = {}
        for sample in (*self.samples, *other.samples):
            key = (sample.name, *sample.labels.values())
            known = found[key].value if key in found else 0.0
            found[key] = Sample(sample.name, sample.labels, known + sample.value)
        return Family(self.help, self.kind, list(found.values()))


class Counted(msgspec.Struct, frozen=True):
    """All that one process has counted, or several together."""

    families: dict[str, Family]
    began: float

    def __add__(self, other: "Counted") -> "Counted":
        both = dict(other.families)
        for name, family in self.families.items():
            both[name] = family + both[name] if name in both else family
        return Counted(both, min(self.began, other.began))

    def text(self) -> str:
        """As Prometheus reads it."""
        return generate_latest(Told(self)).decode()


class Told(Collector):
    """What was counted, as prometheus-client writes it down."""

    def __init__(self, counted: Counted) -> None:
        self._counted: Final = counted

    def collect(self) -> Iterator[Metric]:
        """One family after another, and when it all began."""
        for name, family in self._counted.families.items():
            metric = Metric(name, family.help, family.kind)
            for sample in family.samples:
                metric.add_sample(sample.name, sample.labels, sample.value)
            yield metric
        began = Metric(BEGAN, "When the first of the processes that serve began.", "gauge")
        began.add_sample(BEGAN, {}, self._counted.began)
        yield began


class Metrics:
    """Counters and times of one process."""

    def __init__(self) -> None:
        self.registry: Final = CollectorRegistry()
        self._counters: Final = {
            name: Counter(name, about, labels, registry=self.registry) for name, (about, labels) in COUNTERS.items()
        }
        self._labelled: Final[dict[tuple[object, ...], Counter]] = {}
        self.requests: Final = self._times("igroteka_request_seconds", "Time to answer an HTTP request.")
        self.acts: Final = self._times("igroteka_act_seconds", "Time from a move to its answer.")
        self.began: Final = time.time()

    def _times(self, name: str, about: str) -> Histogram:
        return Histogram(name, about, buckets=STEPS, registry=self.registry)

    def count(self, name: str, **labels: str) -> None:
        """One more of this kind."""
        key = (name, *labels.items())
        counter = self._labelled.get(key)
        if counter is None:  # asked each time, the library would take longer than all the counting
            counter = self._labelled[key] = self._counters[name].labels(**labels) if labels else self._counters[name]
        counter.inc()

    def count_more(self, name: str, number: int) -> None:
        """So many more."""
        self._counters[name].inc(number)

    def counted(self, levels: dict[str, float]) -> Counted:
        """All of it; levels are what stands now."""
        families = {
            metric.name: Family(
                metric.documentation,
                metric.type,
                [Sample(sample.name, sample.labels, sample.value) for sample in metric.samples],
            )
            for metric in self.registry.collect()
        }
        for name, value in levels.items():
            kind = "counter" if name.endswith("_total") else "gauge"
            families[name.removesuffix("_total")] = Family(LEVELS[name], kind, [Sample(name, {}, value)])
        return Counted(families, self.began)

    def text(self, levels: dict[str, float]) -> str:
        """All of it."""
        return self.counted(levels).text()
