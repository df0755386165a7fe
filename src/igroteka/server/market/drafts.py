"""The drafts on a market table: what lies there, what may be done with it. Nothing here moves a card (CAT-17.25)."""

import msgspec
from msgspec.structs import replace

from igroteka.core.errors import IgrotekaError
from igroteka.core.market import Market, Terms
from igroteka.core.state import Position
from igroteka.server import wire
from igroteka.server.wire import Draft, MarketSetup


class MarketState(msgspec.Struct, frozen=True):
    """What lies on one table in one turn."""

    turn: int = -1
    next: int = 1
    """The number of the next draft; never used twice at a table."""
    drafts: list[Draft] = []
    frozen: float = 0.0
    """Since when no time runs; 0 while the market is open."""
    rev: int = 0
    """After which act it was looked at last."""
    keepers: list[str] = []
    """Who spoke for each seat then."""
    taken_by: str = ""
    """The settling that took a draft off last: two of them never write the same row, so only one has the draft."""

    def found(self, id: int) -> Draft:
        """A draft that still lies there."""
        for draft in self.drafts:
            if draft.id == id:
                return draft
        raise IgrotekaError("market-gone")

    def without(self, id: int) -> "MarketState":
        """One draft less."""
        return replace(self, drafts=[draft for draft in self.drafts if draft.id != id])

    def put(self, new: Draft) -> "MarketState":
        """One draft otherwise than before."""
        return replace(self, drafts=[new if draft.id == new.id else draft for draft in self.drafts])


def terms_of(draft: Draft) -> Terms:
    """From the author's side."""
    return Terms(draft.give, draft.want)


# --- what time and the game do


def reviewed(market_state: MarketState, market: Market, state: Position, now: float) -> MarketState:
    """What is left after the last act and by this time (CAT-17.27).

    Whether it can still be paid plays no part: what went at once would tell which card a hidden theft took.
    """
    turn = market.turn(state)
    if turn != market_state.turn:
        market_state = replace(market_state, turn=turn, drafts=[], frozen=0.0)
    if not market_state.drafts:
        return replace(market_state, frozen=0.0)
    return timed(market_state, is_open=market.is_open(state), now=now)


def reseated(market_state: MarketState, keepers: list[str]) -> MarketState:
    """Without the words of those who no longer speak for their seat: a bot is not bound by what its person said, nor
    a person by what a bot said (CAT-17.26).
    """
    new = {seat for seat, (before, now) in enumerate(zip(market_state.keepers, keepers, strict=False)) if before != now}
    drafts = [
        replace(
            draft,
            yes=[seat for seat in draft.yes if seat not in new],
            no=[seat for seat in draft.no if seat not in new],
        )
        for draft in market_state.drafts
        if draft.author not in new
    ]
    return replace(market_state, keepers=keepers, drafts=drafts)


def timed(market_state: MarketState, *, is_open: bool, now: float) -> MarketState:
    """Drafts whose time is up go; a frozen market stands still."""
    if not is_open:
        return market_state if market_state.frozen else replace(market_state, frozen=now)
    if market_state.frozen:
        waited = max(0.0, now - market_state.frozen)
        later = [replace(draft, until=draft.until + waited) for draft in market_state.drafts]
        market_state = replace(market_state, drafts=later, frozen=0.0)
    return replace(market_state, drafts=[draft for draft in market_state.drafts if draft.until > now])


def unpaid(market_state: MarketState, market: Market, state: Position) -> dict[int, list[int]]:
    """By seat, the drafts it stands by, as author or with a yes, and can no longer pay: for its eyes only."""
    found: dict[int, list[int]] = {}
    for draft in market_state.drafts:
        for seat, goods in ((draft.author, draft.give), *((seat, draft.want) for seat in draft.yes)):
            if not market.can_pay(state, seat, goods):
                found.setdefault(seat, []).append(draft.id)
    return found


def picture(market_state: MarketState, market: Market, state: Position, *, is_active: bool) -> wire.Market:
    """How everybody sees it; where nobody plays any more, it is closed."""
    return wire.Market(host=market.host(state), open=is_active and market.is_open(state), drafts=market_state.drafts)


# --- what people do


def proposed(market_state: MarketState, market: Market, state: Position, setup: MarketSetup, new: Draft) -> MarketState:
    """One draft more: from the host to some opponents, or from an opponent to the host (CAT-17.25)."""
    host = market.host(state)
    if new.author != host and new.to != [host]:
        raise IgrotekaError("market-host-only")
    others = [seat for seat in range(int(state.seats)) if seat != new.author]
    if not new.to or any(seat not in others for seat in new.to) or len(set(new.to)) < len(new.to):
        raise IgrotekaError("market-addressees")
    refusal = market.objection(state, new.author, new.to, terms_of(new))
    if refusal is not None:
        raise refusal
    own = [draft for draft in market_state.drafts if draft.author == new.author]
    if any((draft.to, draft.give, draft.want) == (new.to, new.give, new.want) for draft in own):
        raise IgrotekaError("market-same")
    if len(own) >= setup.drafts:
        raise IgrotekaError("market-full", {"most": setup.drafts})
    return replace(
        market_state, next=market_state.next + 1, drafts=[*market_state.drafts, replace(new, id=market_state.next)]
    )


def answered(market_state: MarketState, id: int, seat: int) -> MarketState:
    """Who answers with a draft of their own does not stand by the one they answer."""
    if not id:
        return market_state
    draft = market_state.found(id)
    if seat not in draft.to:
        raise IgrotekaError("market-not-asked")
    return market_state.put(replace(draft, yes=less(draft.yes, seat), no=more(draft.no, seat)))


def marked(market_state: MarketState, market: Market, state: Position, id: int, seat: int, what: str) -> MarketState:
    """An addressee says yes or no to a draft, or takes that back."""
    draft = market_state.found(id)
    if seat not in draft.to:
        raise IgrotekaError("market-not-asked")
    if what == "yes":
        if not terms_of(draft).is_complete:
            raise IgrotekaError("market-incomplete")
        if not market.can_pay(state, seat, draft.want):
            raise IgrotekaError("market-unpayable")
    yes, no = less(draft.yes, seat), less(draft.no, seat)
    return market_state.put(
        replace(draft, yes=more(yes, seat) if what == "yes" else yes, no=more(no, seat) if what == "no" else no)
    )


def withdrawn(market_state: MarketState, id: int, seat: int) -> MarketState:
    """An author takes a draft away."""
    if market_state.found(id).author != seat:
        raise IgrotekaError("market-not-yours")
    return market_state.without(id)


def partner_of(draft: Draft, host: int, seat: int, partner: int) -> int:
    """With whom the host may settle this draft: its author, or one who marked it yes (CAT-17.26)."""
    if seat != host:
        raise IgrotekaError("market-settler")
    if not terms_of(draft).is_complete:
        raise IgrotekaError("market-incomplete")
    found = draft.author if partner < 0 else partner
    if found == host or (found != draft.author and found not in draft.yes):
        raise IgrotekaError("market-partner")
    return found


def more(seats: list[int], seat: int) -> list[int]:
    return sorted({*seats, seat})


def less(seats: list[int], seat: int) -> list[int]:
    return [other for other in seats if other != seat]
