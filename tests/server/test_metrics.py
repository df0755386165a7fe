"""What is counted is what Prometheus reads, of one process or of several."""

import time

import msgspec
from prometheus_client.parser import text_string_to_metric_families

from igroteka.server.metrics import Counted, Metrics

NAMES = {
    "igroteka_requests",
    "igroteka_messages",
    "igroteka_told",
    "igroteka_refused",
    "igroteka_dropped",
    "igroteka_failures",
    "igroteka_bot_troubles",
    "igroteka_request_seconds",
    "igroteka_act_seconds",
    "igroteka_start_time_seconds",
}


def read(text: str) -> dict[str, float]:
    """By name and labels, as Prometheus has them."""
    found = {}
    for family in text_string_to_metric_families(text):
        for sample in family.samples:
            labels = ",".join(f"{label}={value}" for label, value in sorted(sample.labels.items()))
            found[f"{sample.name}{{{labels}}}" if labels else sample.name] = sample.value
    return found


def test_everything_has_the_names_that_the_docs_tell():
    families = list(text_string_to_metric_families(Metrics().text({"igroteka_followers": 2.0})))

    assert {*NAMES, "igroteka_followers"} == {family.name for family in families}
    assert all(family.documentation for family in families)


def test_what_people_send_does_not_break_a_line():
    metrics = Metrics()
    metrics.count("igroteka_refused_total", code='a"b\nc\\')

    assert 1.0 == read(metrics.text({}))['igroteka_refused_total{code=a"b\nc\\}']


def test_times_are_sorted_into_steps():
    metrics = Metrics()
    for seconds in (0.0005, 0.0025, 0.3, 60.0):
        metrics.acts.observe(seconds)

    found = read(metrics.text({}))
    assert [1, 2, 3, 3, 4] == [
        found[f"igroteka_act_seconds_bucket{{le={step}}}"] for step in ("0.001", "0.0025", "0.5", "10.0", "+Inf")
    ]
    assert 4 == found["igroteka_act_seconds_count"]
    assert 60.303 == found["igroteka_act_seconds_sum"]


def test_several_processes_are_one_room():
    """Each tells what it has counted; the sum is told outside, and the time of the one that began first."""
    first, second = Metrics(), Metrics()
    first.count("igroteka_requests_total", method="GET", status="200")
    first.count_more("igroteka_told_total", 3)
    first.acts.observe(0.3)
    second.count("igroteka_requests_total", status="200", method="GET")
    second.count("igroteka_requests_total", method="GET", status="404")
    second.acts.observe(2.0)
    levels = {"igroteka_followers": 2.0, "igroteka_connections_refused_total": 1.0}
    sent = msgspec.json.encode(second.counted(levels))

    both = read((first.counted({"igroteka_followers": 1.0}) + msgspec.json.decode(sent, type=Counted)).text())

    assert 2 == both["igroteka_requests_total{method=GET,status=200}"]
    assert 1 == both["igroteka_requests_total{method=GET,status=404}"]
    assert 3 == both["igroteka_told_total"]
    assert (1, 2) == tuple(both[f"igroteka_act_seconds_bucket{{le={step}}}"] for step in ("0.5", "2.5"))
    assert (3, 1) == (both["igroteka_followers"], both["igroteka_connections_refused_total"])
    assert first.began == both["igroteka_start_time_seconds"] <= time.time()
