"""Puzzles for people: positions of bots' games in which one answer is clearly best, and by how much.

`book` reads and writes them, `maker` finds them, and a file of each game lies beside.
"""
