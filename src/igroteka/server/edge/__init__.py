"""The edge: sockets, HTTP, the connections themselves, and what each may cost."""
