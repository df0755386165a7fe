"""What everything is worth, in points; found by matches (bench/tuning.py)."""

from typing import Final

from igroteka.core.arrays import vec
from igroteka.games.gwtnz.data.box import ACTION_NAMES, DISC_NAMES
from igroteka.kit.forecast import Forecast

SAVED: Final = 4  # pounds that are reckoned with on the way
LONG_TURN: Final = 14  # words looked ahead
CLEARED: Final = {  # beside the deliveries they help
    "aux_money_2": 1.08,
    "aux_cycle_2": 0.585,
    "aux_certificate_1": 0.575,
    "aux_certificate_2": 0.226,
    "aux_ship_1": 2.34,
    "aux_ship_2": 2.09,
    "aux_pathfinder_1": 0.496,
    "aux_pathfinder_2": 0.673,
    "step_limit": 4.16,
    "hand_limit_1": 5.53,
    "hand_limit_2": 3.79,
    "temp_cert_limit": 1.08,
    "perm_cert_left": 0.524,
    "perm_cert_right": 1.84,
    "perm_wool_left": 1.08,
    "perm_wool_right": 1.0,
}
ACTION_CARD: Final = {
    "sheepdog": 0.517,
    "ferry": 0.823,
    "kotare": 7.29,
    "bonus1": 1.64,
    "bonus2": 0.931,
    "bonus4": 3.48,
    "bonus5": 0.987,
    "bonus6": 1.47,
}
# Weights that tuning leaves alone.
MARGIN: Final = 10.0  # a point ahead of the best rival, when all is over
THEIR_WORKER: Final = 1.5  # a worker of a rival
USEFUL_TOKENS: Final = 3  # exchange tokens beyond these are worth nothing
# hand and deck
NO_CARD: Final = 9.0  # what a discard costs that no card in hand fits
ROOM: Final = 0.3  # a card less in hand, for another one
LOST: Final = 0.45  # a point of breeding value that is discarded
OWED: Final = 0.3  # a card that must be discarded
DRAW: Final = 0.2  # drawing and discarding, beside each of the cards
SHOWN_DRAW: Final = 0.6  # a card that an action card in play will draw
DISCARDED_WOOL: Final = 3  # of a sheep discarded for its wool, about
LASTING_STACK: Final = 0.5  # the share of the card of a bonus stack that lasts to the end
# workers
UNFILLED_ROW: Final = 0.7  # a worker who does not fill his row yet, over a whole game
IDLE_SHEPHERD: Final = 0.2  # one who is left over after a purchase
IDLE_SHEARER: Final = 0.2  # one who is left over after the shearing
NO_WOOL: Final = 0.2  # a shearing with no sheep in hand
GOING_ON: Final = 1.0  # a shearing that has begun, beside the wool shown
# deliveries
AT_REACH: Final = 0.5  # how likely a post is that asks for just what is expected
LEAST_POST: Final = -6.0  # the post of this trip is taken for no less
FOR_TOTAL: Final = 0.5  # the share of the best post for the total of this trip
FOR_ONE_MORE: Final = 0.3  # and of the best for one more
FOR_TWO_MORE: Final = 0.2  # and for two more
LEAST_DELIVERY: Final = -8.0  # in Wellington one must be made; it is taken for no less
DELIVERED: Final = 2.0  # a delivery, beside all that its post gives
# the sea
SEA_LINK: Final = 0.4  # the share of a sea arrow's points that one of its harbours is worth
SEA_TIME: Final = 2.0  # the hope for harbours, times the share of the game that is left; at most 1
TOWARDS: Final = 0.3  # the share of a harbour just beyond reach that the way towards it is worth
IN_SIGHT: Final = 3  # points of movement within which that counts
# the trail
RUN: Final = 0.8  # the runholder moved once more
# objectives
TASK_TIME: Final = 1.2  # the hope for tasks in the area, times the share of the game that is left; at most 1


class Weights:
    """The weights of one bot; benches change them to see what another taste would bring."""

    def __init__(self) -> None:
        # money
        self.pound = 0.612  # over a whole game, beyond what it scores at the end
        self.plenty = 21.4  # pounds beyond which more are worth little
        self.spare = 0.174  # each of those
        self.cash = 0.652  # a pound of a price or a gain, at any time
        self.gold = 1.68
        # the player board, over a whole game
        self.worker: vec[float] = vec[float]([3.92, 4.06, 5.95, 5.02])  # shepherd, craftsman, sailor, shearer
        self.later_worker: vec[float] = vec[float]([0.934, 0.614, 0.193, 0.2])  # more for each of the same craft
        self.joker = 14.4
        self.certificate = 2.31
        self.last_certificate = 0.203  # the share of it that lasts to the end
        self.token = 1.4
        self.cleared: vec[float] = vec[float]([CLEARED[name] for name in DISC_NAMES])
        # hand and deck
        self.breed = 0.103  # a point of breeding value in hand
        self.dig = 1.23  # cards seen on a trip beside those of the hand limit
        self.refill = 4.59  # breeding value that a card still to be drawn brings
        self.sheep_value = 0.694  # a point of breeding value of a card bought, above the common one
        self.sheep_wool = 0.177  # a point of its wool
        self.common = 1.46
        self.action_card: vec[float] = vec[float]([ACTION_CARD[name] for name in ACTION_NAMES])
        self.drawn = 0.209  # a card drawn and another discarded
        # deliveries
        self.visits = 6.11  # to Wellington in a whole game
        self.income = 0.159  # a pound of an income to come
        self.raised = 1.47  # certificates that a delivery to come will have
        self.soft = 7.34  # how blurred the reach of deliveries to come is
        self.now = 0.125  # the share of the post of this trip
        self.future = 0.89  # and of those to come
        self.higher = 0.229  # a point of a post's value: low ones are left for poor hands
        self.link = 0.333  # the share of an arrow's points that one of its posts is worth
        self.shearings = 1.73  # in a whole game
        self.dark = 4.31  # a disc may come from any space
        # the sea
        self.opened = 0.988  # the share of a foreign post that its harbour is worth
        self.upgrade = 0.789
        self.master = 2.54
        self.stack_card = 4.89  # the card of a bonus stack
        self.sea = 0.706  # the share of the best harbour that is not reached yet
        self.far = 0.716  # and of that for each space between
        # the trail
        self.space = 2.16  # of the pathfinder track, beside its points
        self.track = 0.949  # its points, by space
        self.house = 13.6  # a building on the trail, beside its points
        self.plan = 0.344  # the share of the best building that is not built yet
        self.turn = 6.0  # what a turn costs
        self.visit = 1.77  # what a visit to Wellington costs, because it brings the end nearer
        self.ahead = 0.313  # the share of what the locations ahead promise
        # objectives
        self.area_task = 0.57  # the share of one in the area that is not complete, by its tasks
        self.deck_objective = 1.24  # the share of one in the deck that is
        self.deck_task = 0.629  # and of one that is not
        self.clog = 0.747  # the place of sheep that it takes
        self.gain_objective = 2.02
        # others
        self.rival = 0.159


WORTH: Final = Weights()
# Fitted to 400 games of apprentices (bench/forecast.py); in parts of the game that is left, a tenth each.
FORECAST: Final = Forecast(
    [6.6, 16.9, 30.0, 42.4, 51.7, 57.5, 57.7, 50.5, 44.9, 36.1, 37.3],
    [7.7, 18.3, 33.7, 47.6, 60.8, 74.3, 80.9, 90.2, 94.9, 100.2, 104.4],
    [0.97, 1.05, 1.15, 1.15, 1.10, 0.98, 0.81, 0.33, 0.13, 0.35, 0.24],
)
