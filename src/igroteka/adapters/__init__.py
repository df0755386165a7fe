"""Our games in the words of other libraries: Gymnasium, PettingZoo, OpenSpiel, and many games at once for NumPy."""

try:
    import numpy  # noqa: F401, ICN001 -- asked for here, once for all modules
except ImportError as missing:
    raise ImportError("igroteka.adapters needs NumPy: pip install 'igroteka[gymnasium]'") from missing
