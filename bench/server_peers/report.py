"""The figures of all servers in one table, and where ours is behind."""

from typing import Any, Final, NamedTuple

from rich.console import Console
from rich.table import Table as Grid


class Row(NamedTuple):
    """A figure, and whether more of it is better."""

    title: str
    part: str
    key: str
    more: bool = False

    def of(self, found: dict[str, Any]) -> float:
        return float(found[self.part][self.key])

    def ahead(self, ours: dict[str, Any], theirs: dict[str, Any]) -> float:
        """How many times better ours is; below one it is behind."""
        over, under = (ours, theirs) if self.more else (theirs, ours)
        if self.of(over) == self.of(under):
            return 1.0
        return self.of(over) / self.of(under) if self.of(under) else float("inf")


ROWS: Final = (
    Row("a move a second: moves/s", "paced", "moves_per_s", more=True),
    Row("  acknowledged, p50 ms", "paced", "p50_ms"),
    Row("  acknowledged, p99 ms", "paced", "p99_ms"),
    Row("  seen by the other, p50 ms", "paced", "seen_p50_ms"),
    Row("  seen by the other, p99 ms", "paced", "seen_p99_ms"),
    Row("  CPU ms a move, new games included", "paced", "cpu_ms_per_move"),
    Row("  bytes a move, both sockets", "paced", "bytes_per_move"),
    Row("  RSS MiB", "paced", "rss_mib"),
    Row("flat out: moves/s", "flat_out", "moves_per_s", more=True),
    Row("  acknowledged, p99 ms", "flat_out", "p99_ms"),
    Row("  moves per CPU second", "flat_out", "moves_per_cpu_s", more=True),
    Row("  CPU ms a move alone", "flat_out", "cpu_ms_per_move"),
    Row("  CPU ms a new game", "flat_out", "cpu_ms_per_game"),
    Row("kill -9: acknowledged moves kept, %", "killed", "kept_percent", more=True),
    Row("  falls again when games are asked for", "killed", "fell"),
)


def show(found: dict[str, dict[str, Any]], screen: Console, title: str) -> None:
    """The table; the last columns say how many times better ours is."""
    ours, *others = found
    grid = Grid(title=title)
    grid.add_column("")
    for name in found:
        grid.add_column(name, justify="right")
    for name in others:
        grid.add_column(f"ahead of {name}", justify="right")
    for row in ROWS:
        figures = [f"{row.of(found[name]):,.10g}" for name in found]
        grid.add_row(row.title, *figures, *(f"{row.ahead(found[ours], found[name]):.2f}" for name in others))
    screen.print(grid)
    for name, rows in behind(found).items():
        screen.print(f"behind {name} in {len(rows)} of {len(ROWS)} rows")


def behind(found: dict[str, dict[str, Any]]) -> dict[str, list[str]]:
    """The rows where ours is behind, for each of the others."""
    ours, *others = found
    return {
        name: [f"{row.part}.{row.key}" for row in ROWS if row.ahead(found[ours], found[name]) < 1] for name in others
    }
