"""What is it called, for whom, which edition?"""

from typing import Final

ID: Final = "catan"
VERSION: Final = 1  # rises when any recorded game would play differently
STAGE: Final = "beta"
EDITION: Final = "base game, 3-4 players; Russian rulebook with the Almanac"
