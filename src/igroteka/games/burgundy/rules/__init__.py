"""What is asked, what may be answered, what happens? One module per chapter; `catalogue` lists every frame.

The chapters call each other, as the rulebook does: a tile that is placed may grant an action, which may place a tile.
So they import modules, not names, and each can be read alone: `phase` says whose turn it is, `turn` offers what a die
may do, `placing` and `trading` do it, `effects` and `ships` are what follows. What a chapter puts on the agenda
(`do_next`) happens in that order and before all that waited there already: it calls another chapter, and the agenda
brings it back.
"""
