"""People: accounts and sessions, and how somebody who is not here is told of their turn."""
