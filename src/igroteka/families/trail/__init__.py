"""The Great Western Trail games: walking a trail, drawing from a deck, fulfilling objectives."""
