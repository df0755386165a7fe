"""Many games at once: arenas and benchmarks."""
