"""Rows of cards as counts: a card gets its place in the order only when it is drawn."""

from igroteka.core.arrays import i64, vec


def move_card(cards: vec[i64], sizes: vec[i64], kinds: i64, source: i64, target: i64, card: i64) -> None:
    """A card from one row to another; `cards` stand at row * kinds + card."""
    cards[source * kinds + card] -= 1
    sizes[source] -= 1
    cards[target * kinds + card] += 1
    sizes[target] += 1


def move_all(cards: vec[i64], sizes: vec[i64], kinds: i64, source: i64, target: i64) -> None:
    """Everything from one row to another: a discard pile becomes the draw stack."""
    for card in range(kinds):
        held = cards[source * kinds + card]
        if held > 0:
            cards[target * kinds + card] += held
            cards[source * kinds + card] = 0
    sizes[target] += sizes[source]
    sizes[source] = 0
