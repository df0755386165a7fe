"""Maritime trade: with the bank, through harbours (CAT-7)."""

from igroteka.core.actions import Kind, Options
from igroteka.core.arrays import i64
from igroteka.games.catan.actions import BANK_TRADE, bank_gets, bank_gives, bank_trade
from igroteka.games.catan.data.box import RESOURCES, SPECIAL_RATE
from igroteka.games.catan.events import BANK_TRADED
from igroteka.games.catan.rules import counting
from igroteka.games.catan.rules.deed import Deed
from igroteka.games.catan.state import BANK, State
from igroteka.kit import bundles


class TradeAtSea(Deed):
    """Cards of one kind at the best rate for one card the bank has (CAT-7.2 to CAT-7.5, CAT-7.9)."""

    def kind(self) -> Kind:
        return BANK_TRADE

    def offer(self, state: State, seat: i64, out: Options) -> None:
        if state.trading_closed:
            return
        for give in range(RESOURCES):
            held = state.has(seat, give)
            if held >= SPECIAL_RATE and held >= state.rate(seat, give):
                for get in range(RESOURCES):
                    if get != give and state.has(BANK, get) > 0:
                        out.add(bank_trade(give, get))

    def perform(self, state: State, seat: i64, action: i64) -> None:
        give, get = bank_gives(action), bank_gets(action)
        rate = state.rate(seat, give)
        state.move_cards(seat, BANK, give, rate)
        counting.paid(state, seat)
        state.move_cards(BANK, seat, get, 1)
        state.tell(BANK_TRADED, seat, bundles.one(give) * rate, bundles.one(get))
