"""What everything is worth, in points.

Set by hand, then corrected by matches of some dozen games against the same bot with other weights.
"""

from typing import Final

from igroteka.core.arrays import vec
from igroteka.games.gwtnz.data.box import ACTION_NAMES, DISC_NAMES

SAVED: Final = 4  # pounds that are reckoned with on the way
LONG_TURN: Final = 14  # words looked ahead
CLEARED: Final = {
    "step_limit": 2.5,
    "hand_limit_1": 4.5,
    "hand_limit_2": 4.0,
    "temp_cert_limit": 1.5,
    "perm_cert_left": 2.0,  # beside the deliveries they help
    "perm_cert_right": 2.0,
    "perm_wool_left": 1.0,
    "perm_wool_right": 1.0,
}
ACTION_CARD: Final = {
    "sheepdog": 0.8,
    "ferry": 1.4,
    "kotare": 1.6,
    "bonus1": 2.0,
    "bonus2": 2.2,
    "bonus4": 2.4,
    "bonus5": 1.0,
    "bonus6": 2.0,
}


class Weights:
    """The weights of one bot; benches change them to see what another taste would bring."""

    def __init__(self) -> None:
        # money
        self.pound = 0.5  # over a whole game, beyond what it scores at the end
        self.plenty = 20.0  # pounds beyond which more are worth little
        self.spare = 0.09  # each of those
        self.cash = 0.2  # a pound of a price or a gain, at any time
        self.gold = 0.9
        # the player board, over a whole game
        self.worker: vec[float] = vec[float]([7.6, 5.5, 7.6, 5.1])  # shepherd, craftsman, sailor, shearer
        self.later_worker: vec[float] = vec[float]([0.8, 0.8, 0.8, 0.8])  # more for each of the same craft
        self.joker = 5.0
        self.certificate = 1.5
        self.last_certificate = 0.25  # the share of it that lasts to the end
        self.token = 0.6
        self.cleared: vec[float] = vec[float]([CLEARED.get(name, 1.0) for name in DISC_NAMES])
        # hand and deck
        self.breed = 0.2  # a point of breeding value in hand
        self.dig = 3.0  # cards seen on a trip beside those of the hand limit
        self.refill = 1.0  # breeding value that a card still to be drawn brings
        self.sheep_value = 0.9  # a point of breeding value of a card bought, above the common one
        self.sheep_wool = 0.3  # a point of its wool
        self.common = 1.8
        self.action_card: vec[float] = vec[float]([ACTION_CARD[name] for name in ACTION_NAMES])
        self.drawn = 0.15  # a card drawn and another discarded
        # deliveries
        self.visits = 5.5  # to Wellington in a whole game
        self.income = 0.22  # a pound of an income to come
        self.raised = 1.5  # certificates that a delivery to come will have
        self.soft = 3.0  # how blurred the reach of deliveries to come is
        self.now = 0.46  # the share of the post of this trip
        self.future = 1.25  # and of those to come
        self.higher = 0.2  # a point of a post's value: low ones are left for poor hands
        self.link = 0.46  # the share of an arrow's points that one of its posts is worth
        self.shearings = 2.5  # in a whole game
        self.dark = 2.0  # a disc may come from any space
        # the sea
        self.opened = 0.3  # the share of a foreign post that its harbour is worth
        self.upgrade = 1.0
        self.master = 2.0
        self.stack_card = 3.5  # the card of a bonus stack
        self.sea = 0.5  # the share of the best harbour that is not reached yet
        self.far = 0.8  # and of that for each space between
        # the trail
        self.space = 0.6  # of the pathfinder track, beside its points
        self.track = 0.9  # its points, by space
        self.house = 3.0  # a building on the trail, beside its points
        self.plan = 0.2  # the share of the best building that is not built yet
        self.turn = 2.4  # what a turn costs
        self.visit = 2.0  # what a visit to Wellington costs, because it brings the end nearer
        self.ahead = 0.28  # the share of what the locations ahead promise
        # objectives
        self.area_task = 0.7  # the share of one in the area that is not complete, by its tasks
        self.deck_objective = 0.9  # the share of one in the deck that is
        self.deck_task = 0.4  # and of one that is not
        self.clog = 0.5  # the place of sheep that it takes
        self.gain_objective = 1.2
        # others
        self.rival = 0.15


WORTH: Final = Weights()
