"""What is it called, for whom, which edition?"""

from typing import Final

ID: Final = "nusfjord"
VERSION: Final = 1  # rises when any recorded game would play differently
STAGE: Final = "beta"
EDITION: Final = "base game, 1-5 players, three decks; Russian rulebook; most card texts are our own"
