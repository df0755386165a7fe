"""What is in a box: the data file of a game, and the sizes that the code takes for granted."""

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Any


def box_text(id: str) -> str:
    """The data file of a game: data/<id>.toml in its room."""
    return files(f"igroteka.games.{id}.data").joinpath(f"{id}.toml").read_text(encoding="utf-8")


def load_box(id: str) -> dict[str, Any]:
    """The components of a game."""
    return tomllib.loads(box_text(id))


def check_sizes(id: str, sizes: Mapping[str, list[Any]]) -> None:
    """The sizes of rows are written in the code, so that compiled loops know them; they must be those of the box."""
    for name, (written, counted) in sizes.items():
        if written != counted:
            raise ValueError(f"{id}.toml has {counted} {name}, the code {written}")
