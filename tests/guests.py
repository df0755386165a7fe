"""Packages that bring games, as an installer would leave them: a module, and a note of what it offers.

Tests see those that they bring themselves and no others, whatever is installed on this machine.
"""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Final

from igroteka import catalog

EXAMPLES: Final = Path(__file__).parents[1] / "examples"
NOUGHTS: Final = EXAMPLES / "noughts"
OFFERED: Final = {"noughts": "noughts.game:GAME"}
ANNOUNCED: Final[set[Path]] = set()


def announce(folder: Path, package: str, offered: dict[str, str]) -> None:
    """Write down that a package, installed in this folder, brings these games."""
    note = folder / f"{package}-1.0.dist-info"
    note.mkdir(parents=True)
    ANNOUNCED.add(folder.resolve())
    (note / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    lines = [f"[{catalog.GROUP}]", *(f"{name} = {place}" for name, place in offered.items())]
    (note / "entry_points.txt").write_text("\n".join(lines) + "\n")


def announced(group: str) -> list[EntryPoint]:
    """What was announced in folders that are on the path now."""
    return [
        entry
        for entry in entry_points(group=group)
        if entry.dist is not None and Path(str(entry.dist.locate_file(""))).resolve() in ANNOUNCED
    ]


@contextmanager
def at_home(*folders: Path) -> Iterator[None]:
    """What is installed in these folders is found, here and in processes that are started meanwhile."""
    places = [str(folder) for folder in folders]
    path, before = list(sys.path), os.environ.get("PYTHONPATH")
    sys.path[:0] = places
    os.environ["PYTHONPATH"] = os.pathsep.join([*places, *([before] if before else [])])
    catalog.guests.cache_clear()
    try:
        yield
    finally:
        sys.path[:] = path
        os.environ.pop("PYTHONPATH")
        if before is not None:
            os.environ["PYTHONPATH"] = before
        catalog.guests.cache_clear()
