"""Noughts and crosses, a game that Igroteka finds when this package is installed."""
