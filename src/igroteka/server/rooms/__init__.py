"""Rooms: who sits in them, what is said there, what it looks like and what is kept of it."""
