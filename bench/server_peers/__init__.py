"""Our room and boardgame.io's server, side by side; `python -m bench.server_peers` says what is measured."""
