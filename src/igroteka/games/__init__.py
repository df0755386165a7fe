"""The games of the house, a package each."""
