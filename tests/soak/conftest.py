"""The PostgreSQL of the other tests of the server; and the figures, shown whether or not something failed."""

from typing import Any

import pytest

from tests.server.conftest import postgres
from tests.soak.houses import FIGURES

__all__ = ["postgres"]


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Workers tell their figures to who started them."""
    if hasattr(session.config, "workeroutput"):
        session.config.workeroutput["figures"] = FIGURES


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    FIGURES.extend(getattr(node, "workeroutput", {}).get("figures", []))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for line in FIGURES:
        terminalreporter.write_line(line)
