"""Catan."""
