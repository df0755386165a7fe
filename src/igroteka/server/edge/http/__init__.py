"""The HTTP side of the games room: one controller a noun."""
