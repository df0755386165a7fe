"""The smallest game on our room and on boardgame.io's server: moves a second, waiting, CPU, and what a kill -9 leaves.

    python -m bench.server_peers --tables 100 --seconds 20

Ours is noughts and crosses of examples/, every move on disk before it is acknowledged; theirs is the game of its
tutorial, written here from its rules, kept in memory as its server does by default, and a second time in files.
boardgame.io comes from npm into a folder that is thrown away. A table is two people with a socket each, who play at
random, and the same clients play at all servers; a server has one core and the clients another.

"a move a second" is the pace of each table, the next game included. A move is acknowledged when its sender reads `ok`
(ours) or the first `update` that has it (theirs, which says nothing else), and seen when the other player reads of it.
"flat out" answers as soon as it is asked, in rounds: every table plays a game to its end, then every table sets up the
next, so that the CPU of moves and of new games are told apart. Then the server is killed while all tables are in the
midst of a game, flat out, and opened again, and every move that was acknowledged is looked for on its board.
"""

import argparse
import json
import os
import platform
import sys
import tempfile
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final

from rich.console import Console

import igroteka
from bench.server import pinned
from bench.server_peers.ours import Ours
from bench.server_peers.report import behind, show
from bench.server_peers.theirs import BOARDGAME_IO, Theirs, installed
from bench.server_peers.trials import Contender, measured
from tests.guests import NOUGHTS, OFFERED, announce, at_home
from tools.web import binary

SERVE: Final = ["serve", "--port", "0", "--no-open", "--bot-workers", "0", "--no-limits", "--data"]
IGROTEKA: Final = Contender("igroteka", Ours, [sys.executable, "-m", "igroteka", *SERVE], {}, keeps=True)


def contenders(home: Path) -> list[Contender]:
    """Ours first."""
    node, production = [str(binary()), str(home / "server.js")], {"NODE_ENV": "production"}
    return [
        IGROTEKA,
        Contender("boardgame.io", Theirs, node, production, keeps=False),
        Contender("boardgame.io, FlatFile", Theirs, node, production, keeps=True),
    ]


def main() -> None:
    """Measure, show, and print one JSON object as the last line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--tables", type=int, default=100, help="Two sockets each.")
    parser.add_argument("--seconds", type=float, default=20.0, help="At a move a second; flat out half as long.")
    parser.add_argument("--no-files", action="store_true", help="boardgame.io only in memory.")
    given = parser.parse_args()
    screen = Console(highlight=False)
    if not screen.is_terminal:
        screen.width = 160
    report: dict[str, Any] = {
        "tables": given.tables,
        "seconds": given.seconds,
        "compiled": igroteka.is_compiled(),
        "load_before": round(os.getloadavg()[0], 2),
        "platform": platform.platform(),
        "python": platform.python_version(),
        "igroteka": igroteka.__version__,
        "websockets": version("websockets"),
    }
    with tempfile.TemporaryDirectory(prefix="igroteka-bench-", ignore_cleanup_errors=True) as name:
        home = Path(name)
        screen.print(f"installing boardgame.io {BOARDGAME_IO}", style="dim")
        report["theirs"] = installed(home)
        announce(home / "shelf", "igroteka-noughts", OFFERED)
        if pinned():
            os.sched_setaffinity(0, {1})
        with at_home(home / "shelf", NOUGHTS):
            those = contenders(home)[: 2 if given.no_files else 3]
            found = {contender.name: measured(contender, home, given, screen) for contender in those}
    report |= {"found": found, "behind": behind(found), "load_after": round(os.getloadavg()[0], 2)}
    show(found, screen, f"Noughts and crosses at {given.tables} tables, server and clients with a core each")
    sys.stdout.write(json.dumps(report) + "\n")


if __name__ == "__main__":
    main()
