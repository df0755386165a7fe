"""The compiled rules play exactly the interpreted games, and are really compiled.

Run as a script this file tells the story of the mode it runs in, one line a fact.
"""

import ast
import copy
import gc
import hashlib
import importlib
import json
import os
import pickle
import runpy
import shutil
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import igroteka
from igroteka import catalog
from igroteka.ai.bot import Sight
from igroteka.ai.bots import bot
from igroteka.core.chance import Random, Stream
from igroteka.core.errors import IgrotekaError
from igroteka.core.events import Event
from igroteka.core.game import Game
from igroteka.core.match import Move
from igroteka.core.speech import error_text
from igroteka.core.state import CHANCE, OVER, SPECTATOR, Position, packed
from igroteka.games.nusfjord.data.box import TEXT
from igroteka.games.nusfjord.data.program import PROGRAM
from igroteka.sim.signature import signature

ROOT = Path(__file__).resolve().parents[1]
HOUSE = ROOT / "src" / "igroteka"
STEPS = 240  # of each table; interpreted, greedy takes a millisecond a decision
LOOK = 4 if os.environ.get("IGROTEKA_SOAK") else 16  # steps between two close looks


@cache
def recipe(name: str) -> tuple[str, ...]:
    """A tuple of names that setup.py writes down."""
    for node in ast.parse((ROOT / "setup.py").read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Assign) and any(isinstance(t, ast.Name) and t.id == name for t in node.targets):
            return tuple(ast.literal_eval(node.value))
    raise KeyError(name)


def compiled_rooms() -> list[Path]:
    """Every source of the compiled rooms, interpreted ones included."""
    return [path for room in recipe("COMPILED") for path in sorted((HOUSE / room).rglob("*.py"))]


# --- the story


def story() -> Iterator[str]:
    """Everything that must be the same in both modes."""
    for seed in (0, 1, 2, 2**40 + 7, 2**63, 2**64 - 1, -1):
        luck = Random(seed)
        yield f"words {seed} {[int(luck.word()) for _ in range(8)]}"
        yield f"below {seed} {[int(luck.below(bound)) for bound in (1, 2, 6, 36, 10**9)]}"
        yield f"split {seed} {[int(luck.split(number).below(10**6)) for number in (0, 1, 2, 3, 2**31, 2**32 + 1)]}"
    yield f"stream {[int(Stream('seed', 'dice', number).below(36)) for number in range(8)]}"
    yield from slips_in_a_correction()
    for id in catalog.games():
        game = igroteka.load(id)
        yield f"{id} signature {signature(game)}"
        for seats, preset in tables(game):
            yield from bots_at_play(game, seats, preset)


def slips_in_a_correction() -> Iterator[str]:
    """A data file of Nusfjord with a slip is refused; what is said of it names the card and the word."""
    for right, slip, word in (
        ('timing = "', 'timing = "some', "some"),
        ("[{ op = ", "[{ up = ", "op"),
        ('op = "gain"', 'op = "gian"', "gian"),
        ("number = 106", "number = 156", "106"),
        ("cost = { wood = ", "cost = { wood = 9", "wood = 9"),
        ("\nvp = ", '\nvp = "many"  # ', "many"),
    ):
        first = TEXT.index("\n[[building]]")
        assert right in TEXT[first:], right
        for language in ("en", "ru"):
            try:
                PROGRAM.install(TEXT[:first] + TEXT[first:].replace(right, slip, 1))
            except IgrotekaError as refused:
                said = error_text(refused, language)
                assert word in said, said
                yield f"slip {said}"
            else:
                raise AssertionError(slip)


def tables(game: Game) -> list[tuple[int, str]]:
    """Two tables of each game: the defaults, and the last preset with the fewest seats."""
    return [(max(game.seats), ""), (min(game.seats), list(game.settings.presets)[-1])]


def bots_at_play(game: Game, seats: int, preset: str) -> Iterator[str]:
    """Greedy and random take turns; every few steps all that can be asked of the position is asked."""
    state, luck = game.start(seats, preset=preset), Random(11)
    players = [bot("greedy" if seat % 2 == 0 else "random", Random(seat)) for seat in range(seats)]
    for step in range(STEPS):
        if state.player == OVER:
            break
        if step % LOOK == 0:
            yield from (f"{game.id} {seats} {preset} {step} {fact}" for fact in looks(game, state, step))
        if state.player == CHANCE:
            action = int(state.draw(luck))
        else:
            action = players[state.player].choose(Sight(game, state, int(state.player)))
        yield f"{game.id} {seats} {preset} {step}: {int(state.player)} {game.notation(action)}"
        state.apply(action)


def looks(game: Game, state: Position, step: int) -> Iterator[str]:
    """Views, observations, samples, values, the position written down and read back."""
    seats = range(int(state.seats))
    for viewer in (*seats, SPECTATOR):
        yield f"view {viewer} {short(packed(state.view(viewer)))}"
    for viewer in seats:
        numbers = [0.0] * game.observation_size(int(state.seats))
        state.observe(viewer, numbers)
        yield f"observe {viewer} {short(repr(numbers).encode())}"
        yield f"sample {viewer} {short(state.sample(viewer, Random(step)).dump())}"
        yield f"evaluate {viewer} {game.evaluate(state, viewer)!r}"
    yield f"question {short(packed(state.question()))}"
    yield f"refusals {[str(state.why_not(0, action) is None)[0] for action in range(0, int(game.actions.size), 29)]}"
    yield f"dump {short(state.dump())} {short(game.load(state.dump()).dump())}"
    yield f"pickle {short(pickle.loads(pickle.dumps(state)).dump())}"
    yield f"deepcopy {short(copy.deepcopy(state).dump())}"
    if step == 160:
        yield f"json {state.dump().decode()}"


def short(data: bytes) -> str:
    """Enough of a hash."""
    return hashlib.sha256(data).hexdigest()[:12]


# --- compiled


@pytest.fixture(autouse=True)
def compiled_build(request: pytest.FixtureRequest) -> None:
    """What is marked `compiled` needs the compiled build."""
    if request.node.get_closest_marker("compiled") and not igroteka.is_compiled():
        pytest.fail("the rules are not compiled: make fast")


@pytest.mark.compiled
def test_both_modes_tell_the_same_story():
    surroundings = {**os.environ, "IGROTEKA_PURE": "1", "PYTHONPATH": str(HOUSE.parent), "PYTHONHASHSEED": "1"}
    asked = subprocess.run(
        [sys.executable, "-W", "error", str(Path(__file__).resolve())],
        env=surroundings,
        cwd=ROOT,
        check=True,
        capture_output=True,
        encoding="utf-8",
    )
    interpreted = json.loads(asked.stdout)

    assert interpreted["compiled"] is False
    for told, expected in zip(story(), interpreted["story"], strict=True):
        assert expected == told


@pytest.mark.compiled
@pytest.mark.parametrize("id", catalog.games())
def test_frames_are_native(id):
    """A class that mypyc does not recognise silently becomes an ordinary one, which has a __dict__."""
    catalogue = importlib.import_module(f"igroteka.games.{id}.rules.catalogue")

    assert catalogue.FRAMES
    for entry in catalogue.FRAMES:
        ordinary = [kind.__name__ for kind in entry.frame.__mro__ if kind.__dictoffset__ != 0]
        assert not ordinary, entry.name


@pytest.mark.compiled
def test_the_collector_walks_past_what_a_game_remembers():
    """A room holds hundreds of thousands of events and moves; everybody waits while the collector looks at them."""
    for thing in (Event(0, 0, 0, 0, 0, 0), Move(0, 0)):
        assert not gc.is_tracked(thing)


def test_states_are_native():
    for id in catalog.games():
        assert 0 == type(igroteka.load(id).start()).__dictoffset__


@pytest.mark.compiled
@pytest.mark.parametrize("path", compiled_rooms(), ids=lambda path: path.relative_to(HOUSE).as_posix())
def test_every_module_comes_from_its_binary(path):
    """Except __init__.py and those that setup.py names."""
    name = ".".join(path.relative_to(HOUSE.parent).with_suffix("").parts).removesuffix(".__init__")
    file = importlib.import_module(name).__file__
    interpreted = path.name == "__init__.py" or any(path.match(rule) for rule in recipe("INTERPRETED"))

    assert file is not None
    assert interpreted == file.endswith(".py")


# --- both modes


@pytest.mark.parametrize("name", ["INTERPRETED", "COLD"])
def test_the_recipe_names_modules_that_are_there(name):
    """A rule that fits nothing has outlived a move."""
    assert [] == [rule for rule in recipe(name) if not any(path.match(rule) for path in compiled_rooms())]


@pytest.mark.parametrize("id", catalog.games())
def test_positions_can_be_pickled_and_deeply_copied(id):
    state = igroteka.load(id).start()
    state.roll(Random(1))
    again, other = pickle.loads(pickle.dumps(state)), copy.deepcopy(state)

    assert state == again == other
    assert again.game is state.game
    again.apply(again.legal()[0])
    other.apply(other.legal()[-1])
    assert state == igroteka.load(id).load(state.dump())
    assert again != state


def test_half_a_build_is_not_taken(tmp_path):
    """A process that begins while binaries are being put in place takes none of them, whatever is there already."""
    suffix = EXTENSION_SUFFIXES[0]
    (tmp_path / "igroteka" / "core").mkdir(parents=True)
    shutil.copy(HOUSE / "__init__.py", tmp_path / "igroteka" / "__init__.py")
    for name in ("__init__.py", "state.py"):
        (tmp_path / "igroteka" / "core" / name).touch()
    (tmp_path / "igroteka" / "core" / f"state{suffix}").write_bytes(b"half of a binary")
    surroundings = {name: value for name, value in os.environ.items() if name != "IGROTEKA_PURE"}

    def asked() -> "subprocess.CompletedProcess[str]":
        """Outside of a checkout, so that nobody looks how old a source is."""
        return subprocess.run(
            [sys.executable, "-W", "error", "-c", "import igroteka; print(igroteka.is_compiled())"],
            env={**surroundings, "PYTHONPATH": str(tmp_path)},
            cwd=tmp_path,
            check=False,
            capture_output=True,
            encoding="utf-8",
        )

    assert "False" == asked().stdout.strip()
    (tmp_path / f"igroteka__mypyc{suffix}").touch()  # the last of the build: now it would be taken
    assert "ImportError" in asked().stderr


def test_the_binary_all_others_need_comes_last(tmp_path, monkeypatch):
    recipe = tmp_path / "setup.py"
    recipe.write_text((ROOT / "setup.py").read_text(encoding="utf-8"), encoding="utf-8")
    monkeypatch.setattr("setuptools.setup", lambda **_: None)
    build = runpy.run_path(str(recipe))
    names = [build["GROUP"], "state", "rules"]
    for folder in ("built", "place"):
        (tmp_path / folder).mkdir()
    for name in names:
        (tmp_path / "built" / name).write_text(name)
    command = build["CompileOrNot"](importlib.import_module("setuptools").Distribution())
    command.extensions = names
    command._get_inplace_equivalent = lambda _, name: (str(tmp_path / "place" / name), str(tmp_path / "built" / name))
    came: list[str] = []
    whole = Path.replace

    def replace(path: Path, target: str) -> Path:
        """Everything is there before it has its name."""
        came.append(Path(target).name)
        assert Path(target).name == path.read_text()
        assert not Path(target).exists()
        return whole(path, target)

    monkeypatch.setattr(Path, "replace", replace)
    command.copy_extensions_to_source()

    assert ["state", "rules", build["GROUP"]] == came
    assert sorted(names) == sorted(path.name for path in (tmp_path / "place").iterdir())


@pytest.mark.parametrize(("kind", "ours"), [("unix", True), ("msvc", False)])
def test_a_compiler_that_knows_no_single_file_goes_its_own_way(tmp_path, monkeypatch, kind, ours):
    """Microsoft's makes no object when asked for one: with our way in its place a build fell back to the sources."""
    recipe = tmp_path / "setup.py"
    recipe.write_text((ROOT / "setup.py").read_text(encoding="utf-8"), encoding="utf-8")
    monkeypatch.setattr("setuptools.setup", lambda **_: None)
    build = runpy.run_path(str(recipe))
    command = build["CompileOrNot"](importlib.import_module("setuptools").Distribution())
    command.compiler = importlib.import_module(f"setuptools._distutils.compilers.C.{kind}").Compiler()
    command.extensions, command.parallel = [], False
    command.build_extensions()

    assert ours is ("compile" in vars(command.compiler))


def test_no_literal_is_shifted_by_a_variable():
    """In mypyc 2.4.1 a literal is shifted as a 32-bit C int; `1 << place` is written kit.bits.bit(place)."""
    traps = [
        f"{path.relative_to(ROOT)}:{node.lineno}: {ast.unparse(node)}"
        for path in compiled_rooms()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift)
        if is_constant(node.left) and not is_constant(node.right)
    ]

    assert not traps


def is_constant(node: ast.expr) -> bool:
    """A number, a name in capitals, or these put together."""
    if isinstance(node, ast.BinOp):
        return is_constant(node.left) and is_constant(node.right)
    if isinstance(node, ast.UnaryOp):
        return is_constant(node.operand)
    return isinstance(node, ast.Constant) or (isinstance(node, ast.Name) and node.id.isupper())


if __name__ == "__main__":
    print(json.dumps({"compiled": igroteka.is_compiled(), "story": list(story())}))
