"""Bots: they know games only through the protocol, and positions only through their own sight."""
