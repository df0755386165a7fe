"""What all games share: actions, the agenda, positions, luck, events, matches. Knows no game."""
