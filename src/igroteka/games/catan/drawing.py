"""How does the table look in a terminal? Drawn from a view, so it can show no secret."""

from typing import Any

from igroteka.core.speech import Speech


def draw(view: dict[str, Any], speech: Speech, names: list[str]) -> list[str]:
    """The table as lines in console markup."""
    raise NotImplementedError
