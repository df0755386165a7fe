"""How large the samples are: small by default, large with IGROTEKA_SOAK=1."""

import os

from hypothesis import HealthCheck, settings

SOAK = os.environ.get("IGROTEKA_SOAK") == "1"

SLOW = [HealthCheck.too_slow, HealthCheck.data_too_large]
COMMON = settings(deadline=None, database=None, suppress_health_check=SLOW)
settings.register_profile("quick", COMMON, max_examples=40, derandomize=True)
settings.register_profile("soak", COMMON, max_examples=1500)
settings.load_profile("soak" if SOAK else "quick")
