"""What everything is worth, in points.

Set by hand, then corrected by some hundred matches between bots that differ a little in every weight.
"""

from typing import Final

from igroteka.core.arrays import vec
from igroteka.games.gwtnz.data.box import ACTION_NAMES, DISC_NAMES

SAVED: Final = 4  # pounds that are reckoned with on the way
LONG_TURN: Final = 14  # words looked ahead
CLEARED: Final = {  # beside the deliveries they help
    "aux_money_2": 1.56,
    "aux_cycle_2": 0.74,
    "aux_certificate_1": 0.52,
    "aux_certificate_2": 0.95,
    "aux_ship_1": 0.96,
    "aux_ship_2": 1.85,
    "aux_pathfinder_1": 1.34,
    "aux_pathfinder_2": 1.11,
    "step_limit": 1.98,
    "hand_limit_1": 6.14,
    "hand_limit_2": 7.08,
    "temp_cert_limit": 1.56,
    "perm_cert_left": 1.59,
    "perm_cert_right": 2.9,
    "perm_wool_left": 1.01,
    "perm_wool_right": 1.43,
}
ACTION_CARD: Final = {
    "sheepdog": 0.94,
    "ferry": 0.95,
    "kotare": 3.22,
    "bonus1": 2.2,
    "bonus2": 1.72,
    "bonus4": 2.21,
    "bonus5": 1.27,
    "bonus6": 1.99,
}


class Weights:
    """The weights of one bot; benches change them to see what another taste would bring."""

    def __init__(self) -> None:
        # money
        self.pound = 0.67  # over a whole game, beyond what it scores at the end
        self.plenty = 22.2  # pounds beyond which more are worth little
        self.spare = 0.09  # each of those
        self.cash = 0.38  # a pound of a price or a gain, at any time
        self.gold = 1.01
        # the player board, over a whole game
        self.worker: vec[float] = vec[float]([5.54, 6.1, 10.48, 5.29])  # shepherd, craftsman, sailor, shearer
        self.later_worker: vec[float] = vec[float]([0.76, 0.78, 0.48, 0.62])  # more for each of the same craft
        self.joker = 5.57
        self.certificate = 1.29
        self.last_certificate = 0.12  # the share of it that lasts to the end
        self.token = 0.66
        self.cleared: vec[float] = vec[float]([CLEARED[name] for name in DISC_NAMES])
        # hand and deck
        self.breed = 0.1  # a point of breeding value in hand
        self.dig = 4.45  # cards seen on a trip beside those of the hand limit
        self.refill = 1.36  # breeding value that a card still to be drawn brings
        self.sheep_value = 1.39  # a point of breeding value of a card bought, above the common one
        self.sheep_wool = 0.35  # a point of its wool
        self.common = 1.01
        self.action_card: vec[float] = vec[float]([ACTION_CARD[name] for name in ACTION_NAMES])
        self.drawn = 0.08  # a card drawn and another discarded
        # deliveries
        self.visits = 6.91  # to Wellington in a whole game
        self.income = 0.14  # a pound of an income to come
        self.raised = 1.45  # certificates that a delivery to come will have
        self.soft = 3.5  # how blurred the reach of deliveries to come is
        self.now = 0.22  # the share of the post of this trip
        self.future = 1.0  # and of those to come
        self.higher = 0.24  # a point of a post's value: low ones are left for poor hands
        self.link = 0.28  # the share of an arrow's points that one of its posts is worth
        self.shearings = 1.46  # in a whole game
        self.dark = 2.23  # a disc may come from any space
        # the sea
        self.opened = 0.4  # the share of a foreign post that its harbour is worth
        self.upgrade = 0.63
        self.master = 2.38
        self.stack_card = 3.69  # the card of a bonus stack
        self.sea = 0.44  # the share of the best harbour that is not reached yet
        self.far = 0.77  # and of that for each space between
        # the trail
        self.space = 1.32  # of the pathfinder track, beside its points
        self.track = 0.99  # its points, by space
        self.house = 5.45  # a building on the trail, beside its points
        self.plan = 0.3  # the share of the best building that is not built yet
        self.turn = 3.7  # what a turn costs
        self.visit = 1.77  # what a visit to Wellington costs, because it brings the end nearer
        self.ahead = 0.18  # the share of what the locations ahead promise
        # objectives
        self.area_task = 0.51  # the share of one in the area that is not complete, by its tasks
        self.deck_objective = 1.23  # the share of one in the deck that is
        self.deck_task = 0.5  # and of one that is not
        self.clog = 0.49  # the place of sheep that it takes
        self.gain_objective = 1.77
        # others
        self.rival = 0.26


WORTH: Final = Weights()
