"""The coach: what is good here and why, how a game went, and what of it was luck.

It knows games through the protocol only, as bots do, and positions through the eyes of a seat.
"""
