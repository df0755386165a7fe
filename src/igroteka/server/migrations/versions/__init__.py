"""One module a revision, the oldest first by name. A revision that has been released never changes."""
