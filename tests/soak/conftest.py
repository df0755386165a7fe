"""The PostgreSQL of the other tests of the server; and the figures, shown whether or not something failed."""

import pytest

from tests.server.conftest import postgres
from tests.soak.houses import FIGURES

__all__ = ["postgres"]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for line in FIGURES:
        terminalreporter.write_line(line)
