"""The options of a game: names, defaults, allowed values, presets."""

from collections.abc import Mapping
from typing import Final

from igroteka.core.agenda import NOBODY
from igroteka.core.arrays import i64
from igroteka.core.errors import BadOption, brief


class Option:
    """One rule option. A whole-number range is written "a..b" among the allowed values."""

    def __init__(self, name: str, default: bool | int | str, allowed: list[bool | int | str], rule: str) -> None:
        self.name: Final = name
        self.default: Final = default
        self.allowed: Final = allowed
        self.rule: Final = rule

    def allows(self, value: object) -> bool:
        """Is this one of the allowed values? True is not 1 here."""
        for choice in self.allowed:
            if isinstance(choice, str) and ".." in choice:
                low, high = choice.split("..")
                if type(value) is int and int(low) <= value <= int(high):
                    return True
            elif type(choice) is type(value) and choice == value:
                return True
        return False

    def parse(self, text: str) -> bool | int | str:
        """A value as typed at a prompt."""
        lowered = text.strip().lower()
        for value in (self._word(lowered), self._number(lowered), text.strip()):
            if value is not None and self.allows(value):
                return value
        raise self.refused(text)

    def check(self, value: object) -> bool | int | str:
        """The value, if allowed; a text is read as if it were typed, so that what a refusal prints is accepted."""
        if isinstance(value, bool | int | str) and self.allows(value):
            return value
        if isinstance(value, str):
            return self.parse(value)
        raise self.refused(value)

    def refused(self, value: object) -> BadOption:
        """What to say of a value that is not allowed."""
        details = {"option": self.name, "value": brief(value), "allowed": self.allowed_text()}
        return BadOption("option-value", details)

    def allowed_text(self) -> str:
        """The allowed values in one line."""
        return ", ".join(brief(choice) for choice in self.allowed)

    def numbers(self, value: object) -> list[float]:
        """A value for learners."""
        if isinstance(value, bool):
            return [float(value)]
        found: list[float] = []
        for choice in self.allowed:
            if isinstance(choice, str) and ".." in choice:
                found.append(value / int(choice.split("..")[1]) if isinstance(value, int) else 0.0)
            else:
                found.append(float(value == choice))
        return found

    def _word(self, text: str) -> bool | None:
        if text in ("true", "yes", "on", "да"):
            return True
        if text in ("false", "no", "off", "нет"):
            return False
        return None

    def _number(self, text: str) -> int | None:
        digits = text.removeprefix("-")
        return int(text) if digits.isascii() and digits.isdigit() and len(digits) < 10 else None


class Settings:
    """All options of a game, with presets by name."""

    def __init__(
        self,
        options: dict[str, Option],
        presets: dict[str, dict[str, bool | int | str]],
        for_programs: list[str] | None = None,
    ) -> None:
        self.options: Final = options
        self.presets: Final = presets
        self.for_programs: Final = for_programs or []
        """Options and presets that settle a doubt or serve comparisons: programs may ask for them, people are not."""

    def complete(self, given: Mapping[str, object] | None, preset: str = "") -> dict[str, bool | int | str]:
        """Every option with its value: given, else the preset's, else the default."""
        values = {name: option.default for name, option in self.options.items()}
        if preset:
            if preset not in self.presets:
                raise BadOption("unknown-preset", {"preset": brief(preset), "presets": ", ".join(sorted(self.presets))})
            values.update(self.presets[preset])
        for name, value in (given or {}).items():
            values[name] = self.named(name).check(value)
        return values

    def named(self, name: str) -> Option:
        """The option of this name."""
        if name not in self.options:
            raise BadOption("unknown-option", {"option": brief(name), "options": ", ".join(sorted(self.options))})
        return self.options[name]

    def parse(self, pairs: list[str]) -> dict[str, bool | int | str]:
        """Options typed as name=value."""
        values: dict[str, bool | int | str] = {}
        for pair in pairs:
            name, equals, text = pair.partition("=")
            if not equals:
                raise BadOption("option-form", {"text": brief(pair)})
            values[name.strip()] = self.named(name.strip()).parse(text)
        return values

    def changed(self, values: Mapping[str, object]) -> dict[str, object]:
        """Only what differs from the defaults."""
        return {name: value for name, value in values.items() if value != self.options[name].default}

    def numbers(self, values: Mapping[str, object]) -> list[float]:
        """The values as numbers for learners, but for who begins: a seat is counted from the viewer.

        Yes and no and a number are one number, a number as a part of the greatest; words have one each.
        """
        found: list[float] = []
        for name, option in self.options.items():
            if name != "first_seat":
                found += option.numbers(values[name])
        return found


def settings_of(table: Mapping[str, Mapping[str, object]]) -> Settings:
    """Settings from the [options] section of a data file."""
    defaults, about = table["defaults"], table["about"]
    options: dict[str, Option] = {}
    for name, default in defaults.items():
        entry = about[name]
        if not isinstance(entry, dict) or not isinstance(default, bool | int | str):
            raise TypeError(name)
        options[name] = Option(name, default, list(entry["allowed"]), str(entry["rule"]))
    presets: dict[str, dict[str, bool | int | str]] = {}
    for preset, values in table["presets"].items():
        if not isinstance(values, dict):
            raise TypeError(preset)
        presets[preset] = {name: options[name].check(value) for name, value in values.items()}
    for_programs = [name for names in table.get("programs", {}).values() if isinstance(names, list) for name in names]
    for name in for_programs:
        if name not in options and name not in presets:
            raise BadOption("unknown-option", {"option": brief(name), "options": ", ".join(sorted(options))})
    return Settings(options, presets, for_programs)


# --- who begins: an option of every game


def check_first_seat(options: Mapping[str, bool | int | str], seats: int, id: str) -> None:
    """Whoever shall begin must sit at the table."""
    if first_seat(options) >= seats:
        raise BadOption(f"{id}-first-seat", {"seat": options["first_seat"], "seats": seats})


def first_seat(options: Mapping[str, bool | int | str]) -> i64:
    """The seat that begins; NOBODY leaves it to luck."""
    return NOBODY if options["first_seat"] == "random" else int(options["first_seat"])
