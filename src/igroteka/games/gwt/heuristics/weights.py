"""What everything is worth, in points; found by matches (bench/tuning.py)."""

from typing import Final

from igroteka.core.arrays import vec
from igroteka.games.gwt.data.box import DISC_NAMES
from igroteka.kit.forecast import Forecast

COMMON_HAND: Final = 5  # the breeding value of any hand
LAST_CITY: Final = 18
SAVED: Final = 4  # dollars that are reckoned with on the way
LONG_TURN: Final = 12  # words looked ahead
DISC_WORTH: Final = {
    "aux_money_2x": 2.55,
    "aux_draw_2x": 0.977,
    "aux_cert_1x": 0.734,
    "aux_cert_2x": 0.702,
    "aux_engine_1x": 1.92,
    "aux_engine_2x": 1.89,
    "aux_trash_1x": 1.8,
    "aux_trash_2x": -0.0439,
    "step_left": 1.91,
    "step_right": 0.969,
    "hand_left": 5.84,
    "hand_right": 3.36,
    "cert_4": 2.02,
    "cert_6": 1.53,
}
# Weights that tuning leaves alone.
MARGIN: Final = 10.0  # a point ahead of the best rival, when all is over
USEFUL_TOKENS: Final = 3  # exchange tokens beyond these are worth nothing
# the railroad
LASTING_TRACK: Final = 0.1  # the share of the track's worth that lasts to the end
# hand and deck
NO_CARD: Final = 9.0  # what a discard costs that no card in hand fits
# deliveries
ARROW: Final = 0.5  # an arrow completed, beside its points
AT_REACH: Final = 0.5  # how likely a city is that asks for just what is expected
LEAST_CITY: Final = -6.0  # the city of this trip is taken for no less
FOR_TOTAL: Final = 0.5  # the share of the best city for the total of this trip
FOR_ONE_MORE: Final = 0.3  # and of the best for one more
FOR_TWO_MORE: Final = 0.2  # and for two more
# objectives
TASK_TIME: Final = 1.2  # the hope for tasks in the area, times the share of the game that is left; at most 1


class Weights:
    """The weights of one bot; benches change them to see what another taste would bring."""

    def __init__(self) -> None:  # noqa: PLR0915 -- a line for each
        # money
        self.dollar = 0.751  # over a whole game, beyond what it scores at the end
        self.plenty = 22.4  # dollars beyond which more are worth little
        self.spare = 0.302  # each of those
        self.cash = 0.265  # a dollar of a price or a gain, at any time
        # the player board, over a whole game
        self.worker: vec[float] = vec[float]([9.6, 5.76, 8.02])  # cowboy, builder, engineer
        self.later_worker: vec[float] = vec[float]([0.783, 0.605, 0.792])  # more for each of the same craft
        self.certificate = 2.39
        self.last_certificate = 0.213  # the share of it that lasts to the end
        self.token = 0.326
        self.cleared: vec[float] = vec[float]([DISC_WORTH[name] for name in DISC_NAMES])
        # hand and deck
        self.breeding = 0.0874  # a point of breeding value in hand
        self.dig = 5.37  # cards seen on a trip beside those of the hand limit
        self.card_value: vec[float] = vec[float](  # a purchase, by breeding value
            [-0.0352, -1.11, -0.0569, 2.14, 7.65, 7.1]
        )
        self.free_trash = 0.0321
        self.drawn = 0.171  # a card drawn and another discarded
        # deliveries
        self.visits = 8.99  # to Kansas City in a whole game
        self.income = 0.207  # a dollar of an income to come
        self.raised = 3.54  # certificates that a delivery to come will have
        self.soft = 6.58  # how blurred the reach of deliveries to come is
        self.now = 0.0157  # the share of the city of this trip
        self.future = 1.02  # and of those to come
        self.higher = 0.409  # a point of a city's value: low ones are left for poor hands
        self.link = 0.988  # the share of an arrow's points that one of its cities is worth
        # the railroad
        self.space = 0.808  # a space of the track
        self.far_space = 0.362  # and one beyond the last city
        self.master = 1.84
        self.upgrade = 1.07
        # the trail
        self.house = 3.97  # a building on the trail, beside its points
        self.turn = 2.57  # what a turn costs
        self.visit = 4.17  # what a visit to Kansas City costs, because it brings the end nearer
        self.ahead = 0.464  # the share of what the locations ahead promise
        # objectives
        self.area_task = 1.08  # the share of one in the area that is not complete, by its tasks
        self.deck_objective = 0.838  # the share of one in the deck that is
        self.deck_task = 0.802  # and of one that is not
        self.clog = 0.56  # the place of cattle that it takes
        self.gain_objective = 0.743
        # others
        self.rival = 0.195
        # what an open question promises
        self.their_worker = 0.937  # a worker of a rival
        self.bandits = 1.34  # a pair of them
        self.draw = 0.215
        self.herder = 0.731
        self.extraordinary = 1.06
        self.room = 0.204  # a card less in hand, for another one
        self.lost = 0.27  # a point of breeding value that is discarded
        self.back = 1.99  # the engine, from the end of the track to its beginning
        self.full_craft = 3.56  # the points of a worker that come at the end
        self.immediate = 1.11
        self.idle_cowboy = 0.135
        self.cleared_way = 0.458
        self.bounty = 0.646
        self.dark = 3.98  # a disc may come from any space
        self.delivered = 1.24
        self.copied = 1.57
        self.owed = 0.199  # a card that must be discarded


WORTH: Final = Weights()
# Fitted to 400 games of apprentices (bench/forecast.py); in parts of the game that is left, a tenth each.
FORECAST: Final = Forecast(
    [6.0, 15.5, 28.0, 40.7, 47.4, 49.8, 48.9, 44.4, 38.6, 27.4, 24.6],
    [4.5, 11.4, 20.7, 30.7, 38.9, 45.7, 51.4, 54.8, 57.0, 59.4, 59.9],
    [0.60, 0.65, 0.64, 0.64, 0.60, 0.52, 0.49, 0.36, 0.31, 0.12, 0.16],
)
