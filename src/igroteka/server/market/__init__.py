"""Market tables: proposals that lie open beside the game (decision 14)."""
