"""Our games in the words of other libraries: Gymnasium, PettingZoo, OpenSpiel, and many games at once for NumPy."""
