"""A thought can be broken off: Ctrl-C ends it, and never the whole process."""

import subprocess
import sys
from typing import Final

from tests.patience import LONG

TIMES: Final = 40
PROGRAM: Final = """
import signal, sys
from igroteka import catalog
from igroteka.ai.bot import Sight
from igroteka.ai.search import Effort, SearchBot
from igroteka.core.chance import Random

def broken_off(*_):
    raise KeyboardInterrupt

signal.signal(signal.SIGALRM, broken_off)
game = catalog.load("gwt")
luck = Random(7)
state = game.start(2, {}, "")
while state.player < 0:
    state.roll(luck)
bot = SearchBot(luck, Effort(rollouts=40))
for number in range(int(sys.argv[1])):
    try:
        signal.setitimer(signal.ITIMER_REAL, 0.001 + 0.0007 * number)
        bot.choose(Sight(game, state, int(state.player)))
        signal.setitimer(signal.ITIMER_REAL, 0)
    except KeyboardInterrupt:
        pass
print("still there")
"""


def test_a_thought_is_broken_off():
    """It counted worlds by numbers of any length, whose product asks for signals and cannot fail in compiled code."""
    command = [sys.executable, "-c", PROGRAM, str(TIMES)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=LONG)

    assert ("still there\n", 0) == (done.stdout, done.returncode), done.stderr
