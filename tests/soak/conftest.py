"""The PostgreSQL of the other tests of the server."""

from tests.server.conftest import postgres

__all__ = ["postgres"]
