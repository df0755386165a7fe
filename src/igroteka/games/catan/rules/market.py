"""The market table: which drafts may lie open, and the ordinary actions that settle one (CAT-17.25 to CAT-17.27)."""

from igroteka.core.errors import IllegalAction
from igroteka.core.market import Goods, Market, Said, Terms
from igroteka.games.catan.actions import ACCEPT, CONFIRM, GIVE, OFFER, SEND, WANT
from igroteka.games.catan.data.box import CARDS_PER_RESOURCE, RESOURCE_NAMES, RESOURCES
from igroteka.games.catan.rules import refusals, trade, turn
from igroteka.games.catan.state import BANK, State, terms_give, terms_want
from igroteka.kit import bits, bundles


class TradeMarket(Market):
    """Several offers open at once; every one that is settled becomes an ordinary trade (CAT-17.30)."""

    def is_known(self, state: State) -> bool:
        return state.rules.player_trade

    def turn(self, state: State) -> int:
        """A market ends with the turn, and when strict phases close trading (CAT-17.27)."""
        return -1 if state.trading_closed or state.active < 0 else int(state.turn)

    def host(self, state: State) -> int:
        return int(state.active)

    def is_called(self, state: State) -> bool:
        return state.depth > 0 and state.player == state.active and isinstance(state.top(), turn.TradeAndBuild)

    def is_open(self, state: State) -> bool:
        """Only at the main decision, while an offer could be legal (CAT-17.27)."""
        if not self.is_called(state) or not trade.may_offer(state, state.active):
            return False
        return trade.possible_partners(state, state.active) != 0

    def objection(self, state: State, author: int, to: list[int], terms: Terms) -> IllegalAction | None:
        """The same terms that could be composed card by card (CAT-17.7, CAT-17.8)."""
        if any(name not in RESOURCE_NAMES for name in (*terms.give, *terms.want)):
            return refusals.refuse("no-such-resource", "CAT-1.3")
        give, want = packed(terms.give), packed(terms.want)
        if give < 0:
            return refusals.refuse("not-held", "CAT-6.6")
        if want < 0:
            return refusals.more_than_there_are()
        if give + want == 0 or not (terms.is_complete or state.rules.open_offers):
            return refusals.refuse("terms-incomplete", "CAT-17.8")
        for resource in range(RESOURCES):
            if bundles.count(give, resource) > 0 and bundles.count(want, resource) > 0:
                return refusals.refuse("same-both-sides", "CAT-6.4")
        if not state.holds(author, give):
            return refusals.refuse("not-held", "CAT-6.6")
        hands = [state.hand_size(other) for other in to]
        if min(hands) == 0:
            return refusals.refuse("partner-no-cards", "CAT-17.6")
        if bundles.total(want) > max(hands):
            return refusals.refuse("too-many-wanted", "CAT-17.7")
        for side in (give, want):
            if 0 < state.rules.max_cards < bundles.total(side):
                return refusals.side_full(state)
            if bundles.kinds(side) == RESOURCES:
                return refusals.refuse("all-kinds", "CAT-17.7")
        return None

    def can_pay(self, state: State, seat: int, goods: Goods) -> bool:
        return state.holds(seat, packed(goods))

    def believed(self, state: State, seat: int, author: int, goods: Goods) -> State:
        """What the author lacks changes places with cards this seat does not see: others', else the bank's."""
        copy, give = state.copy(), packed(goods)
        holders = [other for other in range(state.seats) if other not in (seat, author)]
        for holder in [*holders, int(BANK)]:
            for resource in range(RESOURCES):
                while copy.has(author, resource) < bundles.count(give, resource) and copy.has(holder, resource) > 0:
                    copy.move_cards(holder, author, resource, 1)
                    for spare in range(RESOURCES):
                        if copy.has(author, spare) > bundles.count(give, spare):
                            copy.move_cards(author, holder, spare, 1)
                            break
        copy.refused = state.refused
        return copy

    def to_host(self, refusal: IllegalAction) -> IllegalAction:
        if refusal.code == "catan-cannot-accept":
            return refusals.refuse("partner-cannot-pay", refusal.rule)
        return refusal

    def offer(self, state: State, partner: int, terms: Terms) -> list[Said]:
        actions = [OFFER.first + bits.bit(partner) - 1]
        for kind, goods in ((GIVE, terms.give), (WANT, terms.want)):
            for resource, name in enumerate(RESOURCE_NAMES):
                actions.extend([kind.first + resource] * goods.get(name, 0))
        actions.append(SEND.first)
        return [(int(state.active), int(action)) for action in actions]

    def seal(self, state: State, partner: int) -> list[Said]:
        return [(partner, int(ACCEPT.first)), (int(state.active), int(CONFIRM.first + partner))]

    def has_accepted(self, state: State, seat: int) -> bool:
        return state.offer.accepted >> seat & 1 == 1

    def counter(self, state: State, seat: int) -> Terms | None:
        found = state.offer.counter(seat)
        return Terms(named(terms_want(found)), named(terms_give(found))) if found else None


def packed(goods: Goods) -> int:
    """Cards by name as a bundle; -1 for what is not in the box."""
    bundle = 0
    for name, count in goods.items():
        if name not in RESOURCE_NAMES or not 0 < count <= CARDS_PER_RESOURCE:
            return -1
        bundle += int(bundles.one(RESOURCE_NAMES.index(name))) * count
    return bundle


def named(bundle: int) -> Goods:
    """The other way round."""
    counts = bundles.unpacked(bundle, RESOURCES)
    return {RESOURCE_NAMES[place]: int(count) for place, count in enumerate(counts) if count}
