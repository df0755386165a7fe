"""What everything is worth, in points; found by matches (bench/tuning.py)."""

from typing import Final

from igroteka.core.arrays import vec
from igroteka.games.gwtnz.data.box import ACTION_NAMES, DISC_NAMES
from igroteka.kit.forecast import Forecast

SAVED: Final = 4  # pounds that are reckoned with on the way
LONG_TURN: Final = 14  # words looked ahead
CLEARED: Final = {  # beside the deliveries they help
    "aux_money_2": 1.07,
    "aux_cycle_2": 0.752,
    "aux_certificate_1": 0.5,
    "aux_certificate_2": 0.86,
    "aux_ship_1": 1.38,
    "aux_ship_2": 2.08,
    "aux_pathfinder_1": 0.77,
    "aux_pathfinder_2": 1.14,
    "step_limit": 2.23,
    "hand_limit_1": 7.79,
    "hand_limit_2": 6.55,
    "temp_cert_limit": 1.07,
    "perm_cert_left": 1.29,
    "perm_cert_right": 2.85,
    "perm_wool_left": 1.32,
    "perm_wool_right": 1.62,
}
ACTION_CARD: Final = {
    "sheepdog": 0.636,
    "ferry": 0.815,
    "kotare": 4.69,
    "bonus1": 2.36,
    "bonus2": 1.83,
    "bonus4": 2.6,
    "bonus5": 1.22,
    "bonus6": 1.72,
}


class Weights:
    """The weights of one bot; benches change them to see what another taste would bring."""

    def __init__(self) -> None:
        # money
        self.pound = 0.676  # over a whole game, beyond what it scores at the end
        self.plenty = 20.7  # pounds beyond which more are worth little
        self.spare = 0.0996  # each of those
        self.cash = 0.388  # a pound of a price or a gain, at any time
        self.gold = 1.23
        # the player board, over a whole game
        self.worker: vec[float] = vec[float]([5.64, 4.06, 8.15, 4.95])  # shepherd, craftsman, sailor, shearer
        self.later_worker: vec[float] = vec[float]([0.824, 0.693, 0.397, 0.659])  # more for each of the same craft
        self.joker = 6.13
        self.certificate = 1.78
        self.last_certificate = 0.156  # the share of it that lasts to the end
        self.token = 0.718
        self.cleared: vec[float] = vec[float]([CLEARED[name] for name in DISC_NAMES])
        # hand and deck
        self.breed = 0.0922  # a point of breeding value in hand
        self.dig = 2.94  # cards seen on a trip beside those of the hand limit
        self.refill = 1.78  # breeding value that a card still to be drawn brings
        self.sheep_value = 1.41  # a point of breeding value of a card bought, above the common one
        self.sheep_wool = 0.282  # a point of its wool
        self.common = 0.994
        self.action_card: vec[float] = vec[float]([ACTION_CARD[name] for name in ACTION_NAMES])
        self.drawn = 0.105  # a card drawn and another discarded
        # deliveries
        self.visits = 7.67  # to Wellington in a whole game
        self.income = 0.0712  # a pound of an income to come
        self.raised = 1.25  # certificates that a delivery to come will have
        self.soft = 3.87  # how blurred the reach of deliveries to come is
        self.now = 0.239  # the share of the post of this trip
        self.future = 0.721  # and of those to come
        self.higher = 0.255  # a point of a post's value: low ones are left for poor hands
        self.link = 0.316  # the share of an arrow's points that one of its posts is worth
        self.shearings = 1.44  # in a whole game
        self.dark = 2.27  # a disc may come from any space
        # the sea
        self.opened = 0.506  # the share of a foreign post that its harbour is worth
        self.upgrade = 0.82
        self.master = 2.31
        self.stack_card = 3.28  # the card of a bonus stack
        self.sea = 0.564  # the share of the best harbour that is not reached yet
        self.far = 0.735  # and of that for each space between
        # the trail
        self.space = 1.45  # of the pathfinder track, beside its points
        self.track = 0.939  # its points, by space
        self.house = 7.5  # a building on the trail, beside its points
        self.plan = 0.281  # the share of the best building that is not built yet
        self.turn = 3.95  # what a turn costs
        self.visit = 1.73  # what a visit to Wellington costs, because it brings the end nearer
        self.ahead = 0.188  # the share of what the locations ahead promise
        # objectives
        self.area_task = 0.558  # the share of one in the area that is not complete, by its tasks
        self.deck_objective = 0.977  # the share of one in the deck that is
        self.deck_task = 0.505  # and of one that is not
        self.clog = 0.524  # the place of sheep that it takes
        self.gain_objective = 1.77
        # others
        self.rival = 0.237


WORTH: Final = Weights()
# Fitted to 400 games of apprentices (bench/forecast.py); in parts of the game that is left, a tenth each.
FORECAST: Final = Forecast(
    [4.3, 13.0, 24.1, 33.6, 40.7, 44.5, 44.6, 38.5, 34.4, 27.0, 27.8],
    [6.9, 16.9, 31.6, 45.6, 59.5, 73.6, 81.4, 90.6, 95.5, 100.4, 105.0],
    [1.17, 1.13, 1.28, 1.19, 1.04, 0.92, 0.83, 0.55, 0.22, 0.36, 0.19],
)
