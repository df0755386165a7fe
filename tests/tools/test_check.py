"""`make check` tries what a change touches, and nothing else."""

import importlib.util
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
OF_GWT = ("tests/gwt-options.test.ts", "tests/gwt.test.ts")
GAMES = ["burgundy", "catan", "gwt", "gwtnz", "nusfjord"]

spec = importlib.util.spec_from_file_location("check", ROOT / "tools" / "check.py")
assert spec
assert spec.loader
check = importlib.util.module_from_spec(spec)
spec.loader.exec_module(check)


@pytest.mark.parametrize(
    ("path", "tests", "games", "pages"),
    [
        ("src/igroteka/games/catan/rules/trade.py", ("tests/games/catan",), ("catan",), ()),
        (
            "src/igroteka/families/trail/routes.py",
            ("tests/families", "tests/games/gwt", "tests/games/gwtnz"),
            ("gwt", "gwtnz"),
            (),
        ),
        (
            "src/igroteka/core/state.py",
            ("tests/core", *(f"tests/games/{game}" for game in GAMES), "tests/kit", "tests/test_catalog.py"),
            tuple(GAMES),
            (),
        ),
        ("src/igroteka/server/wire.py", ("tests/server",), (), ()),
        ("src/igroteka/coach/advice.py", ("tests/coach",), (), ()),
        (
            "src/igroteka/ai/search.py",
            (
                "tests/ai",
                "tests/core",
                *(f"tests/games/{game}" for game in GAMES),
                "tests/kit",
                "tests/test_catalog.py",
            ),
            tuple(GAMES),
            (),
        ),
        ("src/igroteka/cli/data.py", ("tests/cli",), (), ()),
        ("tests/server/test_http.py", ("tests/server/test_http.py",), (), ()),
        ("tests/server/edge.py", ("tests/server",), (), ()),
        ("tests/games/gwt/positions.py", ("tests/games/gwt",), (), ()),
        ("tests/contract/test_copies.py", ("tests/contract/test_copies.py",), (), ()),
        ("tests/e2e/screen.py", (), (), ()),
        ("tests/wheel/test_wheel.py", (), (), ()),
        ("web/src/games/gwt/Trail.svelte", (), (), OF_GWT),
        ("web/locale/en/pages.ftl", (), (), ("tests/words.test.ts",)),
        ("web/src/games/gwt/layout.json", (), (), OF_GWT),
        ("web/src/games/gwt/course.json", (), (), ("tests/course.test.ts", *OF_GWT)),
        ("src/igroteka/games/gwt/locale/ru/gwt.ftl", ("tests/games/gwt",), ("gwt",), ("tests/words.test.ts",)),
        ("src/igroteka/server/locale/ru/rooms.ftl", ("tests/server",), (), ("tests/words.test.ts",)),
        ("tests/golden/gwt/base.txt", (), ("gwt",), ()),
        ("Makefile", ("tests/docs", "tests/tools"), (), ()),
        ("web/package.json", (), (), ()),
        ("web/src/shell/Empty.svelte", (), (), ("src/shell/Empty.svelte",)),
        ("setup.py", ("tests/test_compiled.py",), (), ()),
        ("src/igroteka/notebook.py", ("tests/test_notebook.py", "tests/tools/test_notebooks.py"), (), ()),
        ("examples/notebooks/1.ipynb", ("tests/test_notebook.py", "tests/tools/test_notebooks.py"), (), ()),
        ("examples/noughts/noughts/game.py", ("examples/noughts", "tests/test_catalog.py"), ("noughts",), ()),
        ("bench/server_peers/trials.py", ("tests/tools",), (), ()),
        ("docs/records.md", ("tests/cli", "tests/contract/test_house.py", "tests/docs"), (), ()),
        ("README.md", ("tests/docs",), (), ()),
        ("LICENSE", (), (), ()),
    ],
)
def test_a_changed_file_is_tried_where_it_matters(path, tests, games, pages):
    assert (tests, games, pages) == tuple(check.plan([path], GAMES))


def test_rules_run_interpreted_and_what_thinks_only_compiled():
    tests = ["tests/coach", "tests/games/catan", "tests/server"]

    assert (["tests/games/catan"], ["tests/coach", "tests/server"], []) == check.divided(tests, compiled=True)
    pure, others, left = check.divided(tests, compiled=False)
    assert ["tests/games/catan", "tests/server", "--ignore=tests/server/test_coach.py"] == pure
    assert ([], ["tests/coach", "tests/server/test_coach.py"]) == (others, left)
    assert not [path for path in check.THINKING if not (ROOT / path).exists()]


def test_a_game_that_is_gone_is_not_tried():
    assert check.Plan() == check.plan(["src/igroteka/games/chess/rules/castling.py"], GAMES)


def test_every_place_it_names_is_there():
    """So that a folder that moves is not forgotten in silence."""
    everything = [
        str(path.relative_to(ROOT))
        for room in ("src/igroteka", "tests", "docs", "examples")
        for path in (ROOT / room).rglob("*.*")
    ]
    named = [path for path in check.plan(everything, GAMES).tests if "__pycache__" not in path]

    assert "tests/server" in named
    assert not [path for path in named if not (ROOT / path).exists()]
