"""The command line: one module per command."""

from igroteka.cli.app import main

__all__ = ["main"]
