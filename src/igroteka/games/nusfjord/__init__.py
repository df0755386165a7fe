"""Nusfjord."""
