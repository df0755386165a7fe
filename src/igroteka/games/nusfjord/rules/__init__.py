"""What is asked, what may be answered, what happens? One module per chapter; `catalogue` lists every frame.

The chapters call each other, as the rulebook does: an action of the board sets a building off, whose effect is an
action of the board. So they import modules, not names (but for `Menu` and `Window`, on which questions are built), and
each can be read alone: `work` has the turns, `board` the actions however they are taken, `effects` each step of
nusfjord.toml, `reactions` what answers to what has happened. What a chapter puts on the agenda (`do_next`) happens in
that order and before all that waited there already. Entered through the board, each finds ready what it is built upon.
"""

from igroteka.games.nusfjord.rules import board

__all__ = ["board"]
