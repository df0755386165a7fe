"""Igroteka, a games room: complete rules of euro board games for people, bots and researchers.

>>> state = igroteka.load("catan").start(4)
"""

import os
import sys
import warnings
from collections.abc import Iterator, Sequence
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from igroteka.core.game import Game

__all__ = ["__version__", "available", "is_compiled", "load"]
__version__ = "1.0.0"


class SourceOnly:
    """A finder for this package that knows only .py files."""

    @staticmethod
    def find_spec(
        name: str,
        path: Sequence[str] | None = None,
        target: ModuleType | None = None,  # noqa: ARG004 -- the signature of importlib
    ) -> ModuleSpec | None:
        if path is not None and name.startswith(__name__ + "."):
            for folder in path:
                if spec := FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name):
                    return spec
        return None


def load(game: str) -> "Game":
    """The game of that id."""
    from igroteka import catalog  # noqa: PLC0415 -- `import igroteka` loads no game

    return catalog.load(game)


def available() -> list[str]:
    """The ids of all games in the house."""
    from igroteka import catalog  # noqa: PLC0415 -- `import igroteka` loads no game

    return catalog.games()


def is_compiled() -> bool:
    """Do the rules run as C, or are they interpreted?"""
    file = import_module("igroteka.core.state").__file__
    return file is not None and not file.endswith(".py")


def _is_built() -> bool:
    """Is the binary here that all others need? It comes last and goes first, so the others are then whole."""
    return Path(__file__).parent.with_name(f"igroteka__mypyc{EXTENSION_SUFFIXES[0]}").exists()


def _stale() -> Iterator[str]:
    """Sources of a checkout that were edited after their binaries were built."""
    house = Path(__file__).parent
    suffix = EXTENSION_SUFFIXES[0]
    if not (house.parents[1] / "setup.py").exists():
        return
    for folder, _, names in os.walk(house):
        for name in names:
            if name.endswith(suffix):
                source = f"{folder}/{name.removesuffix(suffix)}.py"
                # os.path takes 0.6 ms at every start, pathlib 1.6
                if not os.path.exists(source) or os.path.getmtime(source) > os.path.getmtime(f"{folder}/{name}"):  # noqa: PTH110, PTH204
                    yield source


# Asked once, so that a process that begins while the rules are being compiled never has some of each kind.
if os.environ.get("IGROTEKA_PURE") == "1" or not _is_built():
    sys.meta_path.insert(0, SourceOnly)
elif _edited := next(_stale(), None):
    warnings.warn(f"{_edited} has changed since it was compiled: `make fast` compiles it again", stacklevel=2)
