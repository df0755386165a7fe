"""What is it called, for whom, which edition?"""

from typing import Final

ID: Final = "gwt"
VERSION: Final = 2  # rises when any recorded game would play differently
STAGE: Final = "beta"
EDITION: Final = "second edition, 2-4 players; Russian rulebook"
