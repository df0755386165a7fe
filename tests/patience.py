"""How long a test waits for what must come: enough on a machine ten times slower, and only failures wait that long."""

from typing import Final

LONG: Final = 180.0
"""Seconds."""
