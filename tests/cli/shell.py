"""The command line as a person at a terminal meets it, without starting a process."""

import io
import os
import sys
from contextlib import redirect_stderr, redirect_stdout
from typing import NamedTuple
from unittest.mock import patch

from igroteka.cli import main


class Said(NamedTuple):
    """Exit code and what was printed."""

    code: int
    out: str
    err: str


def igroteka(*words: str, language: str = "en") -> Said:
    """Run `igroteka WORDS...`."""
    out, err = io.StringIO(), io.StringIO()
    surroundings = {"IGROTEKA_LANG": language, "COLUMNS": "120"}
    code: object = 0
    argv = patch.object(sys, "argv", ["igroteka", *words])
    with argv, patch.dict(os.environ, surroundings), redirect_stdout(out), redirect_stderr(err):
        try:
            main()
        except SystemExit as end:
            code = end.code
    return Said(code if isinstance(code, int) else 0, out.getvalue(), err.getvalue())
