"""What is in a box: the data file of a game, and the sizes that the code takes for granted."""

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Any

from igroteka.core.errors import IgrotekaError
from igroteka.core.speech import home_of


def box_text(id: str, name: str = "") -> str:
    """The data file of a game: data/<id>.toml in its room, or another one that lies there."""
    try:
        return files(home_of(id)).joinpath("data", f"{name or id}.toml").read_text(encoding="utf-8")
    except FileNotFoundError:
        raise IgrotekaError("data-missing", {"game": id}) from None


def load_box(id: str) -> dict[str, Any]:
    """The components of a game."""
    return read_box(box_text(id))


def read_box(text: str) -> dict[str, Any]:
    """The file as values; a line that cannot be read is told in a sentence."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise IgrotekaError("data-unreadable", {"problem": str(error)}) from error


def check_sizes(id: str, sizes: Mapping[str, list[Any]]) -> None:
    """The sizes of rows are written in the code, so that compiled loops know them; they must be those of the box."""
    for name, (written, counted) in sizes.items():
        if written != counted:
            raise ValueError(f"{id}.toml has {counted} {name}, the code {written}")
