"""How large samples are: small by default; with IGROTEKA_SOAK=full large, with a number so many times the small."""

import gc
import os

from hypothesis import HealthCheck, settings

from igroteka import catalog
from tests.guests import announced

ASKED = os.environ.get("IGROTEKA_SOAK", "")
SOAK = bool(ASKED)


def sized(small: int, large: int) -> int:
    """How many: a few when everything is tested, many when there is time. Strides get smaller, never below `large`."""
    if not ASKED:
        return small
    if ASKED == "full":
        return large
    times = int(ASKED)
    return min(large, max(1, small) * times) if large > small else max(large, small // times)


catalog.entry_points = announced  # type: ignore[attr-defined, assignment]  # only games that a test brings

SLOW = [HealthCheck.too_slow, HealthCheck.data_too_large]
COMMON = settings(deadline=None, database=None, suppress_health_check=SLOW)
settings.register_profile("quick", COMMON, max_examples=40, derandomize=True)
settings.register_profile("soak", COMMON, max_examples=sized(40, 1500))
settings.load_profile("soak" if SOAK else "quick")


def pytest_collection_finish() -> None:
    """Thousands of tests and what they import stay until the end: whoever looks for garbage need not walk over them."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000)
