"""What is installed: the newest wheel of dist/, in an environment with nothing else in it, far from the checkout."""

import os
import subprocess
import sys
import venv
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.e2e.conftest import artifacts, browser, opened, opened_place
from tests.e2e.place import ROOT, Place

DIST = ROOT / "dist"
__all__ = ["artifacts", "browser", "opened"]  # fixtures of tables in a browser


def newest(pattern: str) -> Path:
    found = sorted(DIST.glob(pattern), key=lambda path: path.stat().st_mtime)
    assert found, f"there is no {pattern} in dist/: make wheel-test builds it"
    return found[-1]


@pytest.fixture(scope="session")
def wheel() -> Path:
    return Path(os.environ["IGROTEKA_WHEEL"]).resolve() if "IGROTEKA_WHEEL" in os.environ else newest("*.whl")


@pytest.fixture(scope="session")
def sdist() -> Path:
    return newest("*.tar.gz")


@pytest.fixture(scope="session")
def python(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The interpreter of an empty environment, after `pip install igroteka[server]`."""
    home = tmp_path_factory.mktemp("environment")
    venv.create(home, with_pip=True)
    found = home / ("Scripts" if os.name == "nt" else "bin") / "python"
    install = ["install", "--quiet", "--disable-pip-version-check", "--constraint", str(ROOT / "constraints.txt")]
    ready = ["--only-binary", ":all:"]  # nothing it needs may have to be built: who installs it has no compiler
    subprocess.run([found, "-m", "pip", *install, *ready, f"{wheel}[server]"], check=True, cwd=home, env=bare())
    return found


@pytest.fixture(scope="session")
def place(python: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    """A games room that knows no checkout."""
    yield from opened_place(tmp_path_factory.mktemp("place"), python=python)


def bare() -> dict[str, str]:
    """The surroundings of somebody who has only installed it."""
    left_out = ("PYTHONPATH", "IGROTEKA_PURE", "VIRTUAL_ENV")
    path = os.pathsep.join(
        part for part in os.environ["PATH"].split(os.pathsep) if Path(part) != Path(sys.prefix, "bin")
    )
    return {name: value for name, value in os.environ.items() if name not in left_out} | {"PATH": path}
