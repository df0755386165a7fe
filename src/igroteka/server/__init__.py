"""The games room: rooms, accounts, storage, luck and sockets around the one protocol of the house."""
