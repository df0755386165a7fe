"""What might a hand hold? Any cards of hand and draw stack, if only it can pay what it was said to pay."""

from igroteka.core.arrays import i64, row, vec
from igroteka.core.chance import Luck
from igroteka.families.trail.cards import move_card
from igroteka.kit.dealing import choose, pick, spread


class Deck:
    """A hand gone back to its draw stack, to be dealt anew; `cards` stand at row * kinds + card."""

    def __init__(self, cards: vec[i64], sizes: vec[i64], kinds: i64, stack: i64, hand: i64, luck: Luck) -> None:
        self.cards = cards
        self.sizes = sizes
        self.kinds = kinds
        self.stack = stack
        self.hand = hand
        self.luck = luck

    def count(self, among: i64) -> i64:
        """How many of these cards are in the stack?"""
        found: i64 = 0
        for card in range(self.kinds):
            if among >> card & 1:
                found += self.cards[self.stack * self.kinds + card]
        return found

    def deal(self, count: i64, among: i64) -> None:
        """So many of these cards, all equally likely."""
        left = self.count(among)
        for _ in range(count):
            place = self.luck.below(left)
            left -= 1
            card: i64 = 0
            while True:
                if among >> card & 1:
                    place -= self.cards[self.stack * self.kinds + card]
                    if place < 0:
                        break
                card += 1
            move_card(self.cards, self.sizes, self.kinds, self.stack, self.hand, card)

    def deal_fitting(self, count: i64, fitting: i64, every: i64) -> None:
        """So many cards with at least one of the fitting ones among them."""
        rooms = row([count, self.count(every) - count])
        found = spread(self.count(fitting), rooms, row([1, 0]), rooms, self.luck)[0]
        self.deal(found, fitting)
        self.deal(count - found, every & ~fitting)

    def deal_pair(self, count: i64, breeds: vec[i64], every: i64) -> None:
        """So many cards with two of one breed among them; breed after breed, until there is a pair."""
        single = self.without_pair(count, breeds, every)
        rest = every
        left = count
        for breed in range(len(breeds)):
            held = self.count(breeds[breed])
            rest &= ~breeds[breed]
            later = self.count(rest)
            options = vec[float]([0.0] * (min(held, left) + 1))
            for cards in range(len(options)):
                ways = choose(later, left - cards)
                if cards < 2:
                    ways -= single[(breed + 1) * (count + 1) + left - cards]
                options[cards] = choose(held, cards) * ways
            found = pick(options, self.luck)
            self.deal(found, breeds[breed])
            left -= found
            if found > 1:
                break
        self.deal(left, rest)

    def without_pair(self, count: i64, breeds: vec[i64], every: i64) -> vec[float]:
        """The ways to take so many cards of this and all later breeds and of the others, no two of one breed."""
        width = count + 1
        ways = vec[float]([0.0] * ((len(breeds) + 1) * width))
        others = every
        for breed in breeds:
            others &= ~breed
        for cards in range(width):
            ways[len(breeds) * width + cards] = choose(self.count(others), cards)
        for back in range(len(breeds)):
            breed = len(breeds) - 1 - back
            held = self.count(breeds[breed])
            for cards in range(width):
                ways[breed * width + cards] = ways[(breed + 1) * width + cards]
                if cards > 0:
                    ways[breed * width + cards] += float(held) * ways[(breed + 1) * width + cards - 1]
        return ways
