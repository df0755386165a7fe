"""What all games share: actions, the agenda, positions, luck, events, matches. Knows no game."""

from igroteka.core import errors, speech

errors.TELLERS.append(speech.in_english)
