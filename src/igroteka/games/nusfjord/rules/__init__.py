"""What is asked, what may be answered, what happens? One module per chapter; `catalogue` lists every frame.

The chapters call each other; entered through the board, each finds ready what it is built upon.
"""

from igroteka.games.nusfjord.rules import board

__all__ = ["board"]
