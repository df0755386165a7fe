"""The store: rooms and their acts, people and their sessions, talk. Nothing is acknowledged before it is on disk."""

from igroteka.server.storage.failures import Conflict, StoreFailed
from igroteka.server.storage.guard import Guard
from igroteka.server.storage.store import Store

__all__ = ["Conflict", "Guard", "Store", "StoreFailed"]
