"""What is asked, what may be answered, what happens? One module per chapter; `catalogue` lists every frame.

The chapters call each other, as the rulebook does: a location has effects, an effect delivers, a delivery has effects.
So they import modules, not names, and each can be read alone: `turn` has the three phases, `trail` is phase A,
`location` phase B, and `effects` says for each step of gwtnz.toml which chapter does it. What a chapter puts on the
agenda (`do_next`) happens in that order and before all that waited there already: it calls another chapter, and the
agenda brings it back. Only `Ask`, on which most questions are built, is imported by name; so `exchange`, which has it,
imports the others at its end.
"""
