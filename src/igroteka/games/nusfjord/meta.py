"""What is it called, and which version of its rules is this?"""

from typing import Final

ID: Final = "nusfjord"
VERSION: Final = 1  # rises when any recorded game would play differently
