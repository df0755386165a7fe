"""Compile core, rules and search with mypyc as one unit; any failure leaves a working pure-Python package."""

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from importlib.metadata import version
from itertools import count
from pathlib import Path
from textwrap import shorten
from threading import Lock
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

HOUSE = Path("src/igroteka")
COMPILED = ("core", "kit", "families", "games", "ai")
# What gains nothing from C stays interpreted; __init__.py always does.
INTERPRETED = (
    "core/components.py",
    "core/match.py",
    "core/picture.py",
    "core/record.py",
    "core/speech.py",
    "families/*/words.py",
    "games/*/course.py",
    "games/*/data/names.py",
    "games/*/drawing.py",
    "games/*/text.py",
    "kit/markup.py",
    "kit/sheet.py",
)
# What is asked once a question, a position or a process: -Og takes a third of the time of -O3, and what it makes is no
# more than 7 % slower than with -O1 (Catan).
COLD = (
    "core/box.py",
    "core/catalogue.py",
    "core/errors.py",
    "core/facade.py",
    "core/game.py",
    "core/market.py",
    "core/reading.py",
    "core/refusals.py",
    "core/settings.py",
    "core/standing.py",
    "core/writing.py",
    "families/*/written.py",
    "games/*/actions.py",
    "games/*/data/*.py",
    "games/*/events.py",
    "games/*/game.py",
    "games/*/meta.py",
    "games/*/position.py",
    "games/*/preview.py",
    "games/*/rules/beginning.py",
    "games/*/rules/catalogue.py",
    "games/*/rules/laws.py",
    "games/*/rules/market.py",
    "games/*/rules/prices.py",
    "games/*/rules/refusals.py",
    "games/*/rules/twins.py",
    "games/*/setup.py",
    "games/*/view.py",
)
OPTIMISE = os.environ.get("IGROTEKA_OPT", "3")
COOL = [] if os.name == "nt" else ["-O0" if OPTIMISE == "0" else "-Og"]
FLAGS = ["-w", "-ffp-contract=off", "-fvisibility=hidden"]
PURE = os.environ.get("IGROTEKA_PURE") == "1"
GROUP = "igroteka__mypyc"
HEADERS = "__native_igroteka.h", "__native_internal_igroteka.h"
# Much of the C is what a module does once, when it is imported, or how Python calls what C calls directly. An optimiser
# spends a quarter of its time on that and gains nothing: GCC learns it from a declaration, others do not mind.
PLAIN = re.compile(r"^extern (.*\bCPy(?:Def_\w+_____top_level__|Exec_\w+|Init_\w+|Py_\w+)\(.*\));$", re.MULTILINE)
PROBE = "#include <Python.h>\nint main(void) { return 0; }\n"


def say(line: str, end: str = "\n") -> None:
    print(line, end=end, flush=True)


def modules() -> list[str]:
    """Every module to compile, in a fixed order."""
    found = (path for room in COMPILED for path in sorted((HOUSE / room).rglob("*.py")))
    return [str(p) for p in found if p.name != "__init__.py" and not any(p.match(rule) for rule in INTERPRETED)]


def is_ours(source: str) -> bool:
    """Is this the C of one of our modules, and not of what leads Python to it?"""
    return Path(source).stem.startswith("__native")


def is_cold(source: str) -> bool:
    """Is this the C of a module that is seldom asked?"""
    module = Path(source).stem.removeprefix("__native_").replace("___", "/") + ".py"
    return any(Path(module).match(rule) for rule in COLD)


def prelude() -> str:
    """What is read before each source: the headers of all, and what they declare that is compiled as it stands."""
    plain = PLAIN.findall(Path("build", HEADERS[-1]).read_text("utf-8"))
    return "\n".join(
        [
            *(f'#include "{header}"' for header in HEADERS),
            *(f'{what} __attribute__((optimize("O0")));' for what in plain),
        ]
    )


def has_compiler() -> bool:
    """Does the compiler that would be called accept a line with Python's headers?"""
    if os.name == "nt":
        return True
    command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text(PROBE)
        headers = sysconfig.get_path("include"), sysconfig.get_path("platinclude")
        with suppress(OSError):
            flags = [f"-I{header}" for header in headers]
            asked = subprocess.run(
                [*command, *flags, "-c", str(source), "-o", f"{source}.o"], capture_output=True, check=False
            )
            return asked.returncode == 0 and Path(f"{source}.o").exists()
    return False


def translate(files: list[str]) -> list[Extension]:
    """Python to C, under build/."""
    from mypyc.build import mypycify

    os.environ.setdefault("MYPYPATH", "src")
    arguments = ["--strict", "--explicit-package-bases", *files]
    extensions = mypycify(arguments, opt_level=OPTIMISE, debug_level="0", multi_file=True, group_name="igroteka")
    if os.name != "nt":
        for extension in extensions:
            # Nobody reads warnings about C that nobody wrote; they take time, and with -Werror the whole build.
            # Unfused, because some compilers make one of a * b + c, and a bot would value a position otherwise than
            # interpreted. Hidden, because nothing but PyInit_ is looked for from outside: what calls its neighbours
            # need not ask a table for them. The list belongs to all extensions, so each gets its own.
            extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
    return list(extensions)


class CompileOrNot(build_ext):
    """Translate only when asked to build, compile in parallel, and never leave an old binary beside a new source."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = os.cpu_count()

    def run(self) -> None:
        self.remove_binaries()
        files = modules()
        try:
            if not has_compiler():
                self.fall_back("no C compiler with Python headers")
                return
            say(f"translating {len(files)} modules to C")
            self.take(translate(files))
            self.build_temp += f"-O{OPTIMISE}-mypy-{version('mypy')}"
            super().run()
        except ImportError as missing:
            self.fall_back(f"{missing.name} is not installed")
        except SystemExit:
            self.fall_back("mypyc refused the sources, as told above")
        except Exception as failure:  # noqa: BLE001 -- whatever breaks, the sources still play
            self.fall_back(f"the compiled build failed ({shorten(str(failure), 90)})")

    def take(self, extensions: list[Extension]) -> None:
        """Put the extensions that mypyc made in the place of the promise given to setup()."""
        self.distribution.ext_modules = extensions
        self.finalized = False
        self.swig_opts = None
        self.ensure_finalized()
        self.total = sum(len(extension.sources) for extension in extensions)
        self.done = count(1)

    def fall_back(self, reason: str) -> None:
        self.take([])
        self.remove_binaries()
        say(f"igroteka: {reason}; the games will run interpreted: the same rules, slower")

    def remove_binaries(self) -> None:
        """A package with some old binaries would play by old rules: all of them go."""
        suffix = sysconfig.get_config_var("EXT_SUFFIX")
        roots = [Path(self.build_lib)]
        if self.inplace:
            roots.append(HOUSE.parent)
        for root in roots:
            for binary in [*root.glob(f"{GROUP}*{suffix}"), *root.glob(f"igroteka/**/*{suffix}")]:
                binary.unlink()

    def copy_extensions_to_source(self) -> None:
        """Each binary appears whole, and last of all the one without which a process takes none of them."""
        build_py = self.get_finalized_command("build_py")
        pairs = [self._get_inplace_equivalent(build_py, extension) for extension in self.extensions]
        for place, built in sorted(pairs, key=lambda pair: Path(pair[0]).name.startswith(GROUP)):
            whole = Path(place).with_name(f".{Path(place).name}")
            shutil.copy2(built, whole)
            whole.replace(place)

    def build_extensions(self) -> None:
        compiler: Any = self.compiler
        reading = Lock()  # several extensions are built at once

        def compile_newer(  # the signature of distutils
            sources: list[str],
            output_dir: str | None = None,
            macros: Any = None,
            include_dirs: Any = None,
            debug: bool = False,
            extra_preargs: Any = None,
            extra_postargs: Any = None,
            depends: Any = None,
        ) -> list[str]:
            """Compile in parallel, and only objects older than their source or any generated header."""
            macros, objects, extra, options, build = compiler._setup_compile(
                output_dir, macros, include_dirs, sources, depends, extra_postargs
            )
            arguments = compiler._get_cc_args(options, debug, extra_preargs)
            largest_first = sorted(objects, key=lambda target: -Path(build[target][0]).stat().st_size)

            def is_old(target: Path, source: Path) -> bool:
                return not target.exists() or target.stat().st_mtime <= max(source.stat().st_mtime, header)

            def read_before(name: str, flags: list[str], read: Callable[[], str] = prelude) -> list[str]:
                """The same headers, a megabyte, compiled once where the compiler can, for all who have these flags."""
                text, packed, part = (Path(self.build_temp, f"{name}.prelude{end}") for end in ("", ".gch", ".part"))
                with reading:
                    if is_old(packed, Path("build", HEADERS[-1])):
                        packed.unlink(missing_ok=True)  # nobody else asks whether it is older than its text
                        text.write_text(read(), "utf-8")
                        command = [*compiler.compiler_so, *arguments, *flags, "-x", "c-header", str(text)]
                        made = subprocess.run([*command, "-o", str(part)], capture_output=True, check=False)
                        if made.returncode == 0:
                            part.replace(packed)
                return ["-include", str(text), *flags]

            def one(target: str) -> None:
                source, suffix = build[target]
                if is_old(Path(target), Path(source)):
                    flags = (cold if is_cold(source) else hot) if is_ours(source) else slight
                    part = Path(f"{target}.part")  # an interrupted build leaves no object that looks finished
                    compiler._compile(str(part), source, suffix, arguments, flags, options)
                    part.replace(target)
                self.progress(source)

            hot = cold = slight = list(extra)
            if any(is_ours(source) for source in sources):
                hot, cold = read_before("hot", hot), read_before("cold", [*cold, *COOL])
            else:
                slight = read_before("slight", slight, lambda: "#include <Python.h>")
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                list(pool.map(one, largest_first))
            return list(objects)

        header = max((h.stat().st_mtime for h in Path("build").rglob("*.h")), default=0.0)
        if compiler.compiler_type == "unix":  # Microsoft's knows no `_compile`: there files follow each other
            compiler.compile = compile_newer
        super().build_extensions()

    def progress(self, source: str) -> None:
        line = f"compiling {next(self.done):3}/{self.total} {Path(source).name}"
        if sys.stdout.isatty():
            say(f"\r{line:<70}", end="\n" if line.startswith(f"compiling {self.total:3}/") else "")
        else:
            say(line)


# One promised extension tells setuptools that the wheel has binaries; the real ones come when they are built.
setup(
    ext_modules=[] if PURE else [Extension(GROUP, [])],
    cmdclass={"build_ext": CompileOrNot},
)
