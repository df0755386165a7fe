"""What is it called, for whom, which edition?"""

from typing import Final

ID: Final = "burgundy"
VERSION: Final = 1  # rises when any recorded game would play differently
STAGE: Final = "beta"
EDITION: Final = "alea 2011, 2-4 players; Russian rulebook of 2015"
