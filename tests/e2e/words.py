"""The words of the browser, read from the files that it reads."""

from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LOCALE = Path(__file__).resolve().parents[2] / "web" / "locale"


class Words:
    """What a button is called, by its key."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._bundle = FluentBundle([lang], use_isolating=False)
        for file in sorted((LOCALE / lang).glob("*.ftl")):
            self._bundle.add_resource(FluentResource(file.read_text("utf-8")))

    def __call__(self, key: str, **args: Any) -> str:
        pattern = self._bundle.get_message(key).value
        assert pattern is not None, key
        text, errors = self._bundle.format_pattern(pattern, args)
        assert not errors, errors
        return str(text)

    def has(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))


@cache
def words(lang: str) -> Words:
    return Words(lang)
