"""What everything is worth, in points of a tenth of a victory point; found by matches (bench/tuning.py)."""

from typing import Final

from igroteka.core.arrays import vec


class Weights:
    """The weights of one bot; benches change them to see what another taste would bring."""

    def __init__(self) -> None:
        # production
        self.pip = 0.859
        self.resource_weight: vec[float] = vec[float](
            [1.29, 0.813, 0.749, 1.43, 0.829]
        )  # lumber, brick, wool, grain, ore
        self.variety = 1.87
        self.harbour_pip = 0.251
        self.generic_harbour = 1.37
        self.robbed = 0.411  # what a hex under the robber is still worth
        # cards
        self.card_worth: vec[float] = vec[float](
            [1.89, 1.66, 2.08, 2.4, 16.2]  # knight, road building, year of plenty, monopoly, point
        )
        self.knight_played = 1.98
        self.robber_to_move = 0.988
        self.free_road = 1.72
        # the hand: near to what its owner could build
        self.card_in_hand = 0.293
        self.over_limit = 0.363
        self.city_cards = 3.37
        self.settlement_cards = 2.89
        self.road_cards = 0.354
        self.later_settlement_cards = 0.808
        self.card_cards = 1.01
        self.trade_margin = 0.298
        # roads
        self.road_length = 0.445
        self.site_share: vec[float] = vec[float](
            [0.411, 0.212, 0.0464]  # of a settlement's worth, by roads still needed
        )
        self.second_site = 0.366  # the share of the second best
        # others
        self.rival = 0.302  # the best of them
        self.rivals = 0.275  # and all together, shared out among the seats


WORTH: Final = Weights()
