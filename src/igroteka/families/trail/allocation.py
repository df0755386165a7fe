"""The best way to give what a player has to objective cards: all ways are tried, each thing serves one card."""

from typing import Final

from igroteka.core.arrays import filled, i64, vec

NEVER: Final = -100000
LEFT_OUT: Final = 0
COUNTED: Final = 1
FULFILLED: Final = 2


class Allocation:
    """Cards are decided one by one: fulfilled, counted against the owner, or, if they lie in the deck, left out.

    `have` is what there is of each task, `asked` what a card wants at card * tasks + task; `points` and `penalty` are
    by card. The first `forced` cards lie in the area. Every `every` cards in the area bring `extra` points; 0 = never.
    Equal cards should stand side by side: they are decided in one order only. A card of the deck is counted against
    its owner only to complete such a group, as long as the penalties of a whole group cost more than it brings.
    """

    def __init__(
        self,
        have: vec[i64],
        cards: vec[i64],
        forced: i64,
        asked: vec[i64],
        points: vec[i64],
        penalty: vec[i64],
        every: i64,
        extra: i64,
    ) -> None:
        self.have = have
        self.cards = cards
        self.forced = forced
        self.asked = asked
        self.points = points
        self.penalty = penalty
        self.every = every
        self.extra = extra
        self.tasks: i64 = len(have)
        self.count: i64 = len(cards)
        self.hope = filled(self.count + 1, 0)  # the most that the cards from a place on can still bring
        least: i64 = extra
        place = self.count - 1
        while place >= 0:
            card = cards[place]
            self.hope[place] = self.hope[place + 1] + (max(0, points[card]) if self.can_fulfil(card) else 0)
            if place >= forced:
                least = min(least, penalty[card])
            place -= 1
        self.best: i64 = NEVER
        self.area: i64 = 0
        spare = every - 1 if least * every >= extra else self.count
        self.descend(0, 0, 0, FULFILLED, spare if every > 0 else 0)

    def bonus(self, area: i64) -> i64:
        """What so many cards in the area bring."""
        return self.extra * (area // self.every) if self.every > 0 else 0

    def descend(self, place: i64, points: i64, area: i64, before: i64, spare: i64) -> None:
        """Decide about the cards from this place on; `before` is what was decided about the card before.

        So many cards of the deck as `spare` says may still be counted against their owner.
        """
        if place == self.count:
            if points + self.bonus(area) > self.best + self.bonus(self.area):
                self.best = points
                self.area = area
            return
        limit = points + self.hope[place] + self.bonus(area + self.count - place)
        if limit <= self.best + self.bonus(self.area):
            return
        card = self.cards[place]
        most = before if self.is_equal_to_last(place) else FULFILLED
        if most == FULFILLED and self.can_fulfil(card):
            self.give(card, 1)
            self.descend(place + 1, points + self.points[card], area + 1, FULFILLED, spare)
            self.give(card, -1)
        if place < self.forced:
            self.descend(place + 1, points - self.penalty[card], area + 1, COUNTED, spare)
            return
        self.descend(place + 1, points, area, LEFT_OUT, spare)
        if spare > 0 and most >= COUNTED:
            self.descend(place + 1, points - self.penalty[card], area + 1, COUNTED, spare - 1)

    def is_equal_to_last(self, place: i64) -> bool:
        """Is the card before equal, and as free as this one?"""
        return place > 0 and place != self.forced and self.cards[place] == self.cards[place - 1]

    def can_fulfil(self, card: i64) -> bool:
        """Is enough left of everything that the card asks for?"""
        return is_enough(self.have, self.asked, card)

    def give(self, card: i64, times: i64) -> None:
        """Use up what the card asks for, or take it back."""
        for task in range(self.tasks):
            self.have[task] -= self.asked[card * self.tasks + task] * times


def is_enough(have: vec[i64], asked: vec[i64], card: i64) -> bool:
    """Is there as much of every task as the card asks for?"""
    place = card * len(have)
    for found in have:
        if asked[place] > found:
            return False
        place += 1
    return True


def best_points(
    have: vec[i64],
    cards: vec[i64],
    forced: i64,
    asked: vec[i64],
    points: vec[i64],
    penalty: vec[i64],
    every: i64,
    extra: i64,
) -> tuple[i64, i64]:
    """What the cards bring in the best way, and what their number in the area brings beside; see Allocation."""
    is_plain = every == 0
    for card in cards:
        is_plain = is_plain and not is_enough(have, asked, card)
    if is_plain:  # nothing to be tried: those in the area count against their owner, the others are left out
        found: i64 = 0
        for place in range(forced):
            found -= penalty[cards[place]]
        return found, 0
    best = Allocation(have, cards, forced, asked, points, penalty, every, extra)
    return best.best, best.bonus(best.area)
