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
    "aux_money_2x": 0.891,
    "aux_draw_2x": 0.849,
    "aux_cert_1x": 0.831,
    "aux_cert_2x": 0.771,
    "aux_engine_1x": 1.47,
    "aux_engine_2x": 1.04,
    "aux_trash_1x": 1.65,
    "aux_trash_2x": 1.63,
    "step_left": 2.3,
    "step_right": 1.47,
    "hand_left": 4.25,
    "hand_right": 4.25,
    "cert_4": 1.79,
    "cert_6": 1.38,
}


class Weights:
    """The weights of one bot; benches change them to see what another taste would bring."""

    def __init__(self) -> None:  # noqa: PLR0915 -- a line for each
        # money
        self.dollar = 0.664  # over a whole game, beyond what it scores at the end
        self.plenty = 23.3  # dollars beyond which more are worth little
        self.spare = 0.147  # each of those
        self.cash = 0.201  # a dollar of a price or a gain, at any time
        # the player board, over a whole game
        self.worker: vec[float] = vec[float]([9.91, 3.88, 7.24])  # cowboy, builder, engineer
        self.later_worker: vec[float] = vec[float]([0.771, 0.761, 0.726])  # more for each of the same craft
        self.certificate = 1.68
        self.last_certificate = 0.298  # the share of it that lasts to the end
        self.token = 0.541
        self.cleared: vec[float] = vec[float]([DISC_WORTH[name] for name in DISC_NAMES])
        # hand and deck
        self.breeding = 0.0765  # a point of breeding value in hand
        self.dig = 4.07  # cards seen on a trip beside those of the hand limit
        self.card_value: vec[float] = vec[float](  # a purchase, by breeding value
            [0.0135, -0.836, -0.0295, 2.38, 5.16, 5.5]
        )
        self.free_trash = 0.551
        self.drawn = 0.156  # a card drawn and another discarded
        # deliveries
        self.visits = 5.37  # to Kansas City in a whole game
        self.income = 0.191  # a dollar of an income to come
        self.raised = 2.33  # certificates that a delivery to come will have
        self.soft = 3.9  # how blurred the reach of deliveries to come is
        self.now = 0.0347  # the share of the city of this trip
        self.future = 1.27  # and of those to come
        self.higher = 0.222  # a point of a city's value: low ones are left for poor hands
        self.link = 0.69  # the share of an arrow's points that one of its cities is worth
        # the railroad
        self.space = 0.568  # a space of the track
        self.far_space = 0.323  # and one beyond the last city
        self.master = 1.29
        self.upgrade = 1.4
        # the trail
        self.house = 3.09  # a building on the trail, beside its points
        self.turn = 1.89  # what a turn costs
        self.visit = 2.06  # what a visit to Kansas City costs, because it brings the end nearer
        self.ahead = 0.379  # the share of what the locations ahead promise
        # objectives
        self.area_task = 0.733  # the share of one in the area that is not complete, by its tasks
        self.deck_objective = 0.805  # the share of one in the deck that is
        self.deck_task = 0.454  # and of one that is not
        self.clog = 0.559  # the place of cattle that it takes
        self.gain_objective = 1.2
        # others
        self.rival = 0.175
        # what an open question promises
        self.their_worker = 1.31  # a worker of a rival
        self.bandits = 1.1  # a pair of them
        self.draw = 0.231
        self.herder = 0.683
        self.extraordinary = 1.03
        self.room = 0.341  # a card less in hand, for another one
        self.lost = 0.488  # a point of breeding value that is discarded
        self.back = 1.9  # the engine, from the end of the track to its beginning
        self.full_craft = 4.38  # the points of a worker that come at the end
        self.immediate = 0.706
        self.idle_cowboy = 0.219
        self.cleared_way = 0.427
        self.bounty = 0.555
        self.dark = 2.55  # a disc may come from any space
        self.delivered = 1.97
        self.copied = 1.63
        self.owed = 0.343  # a card that must be discarded


WORTH: Final = Weights()
# Fitted to 400 games of apprentices (bench/forecast.py); in parts of the game that is left, a tenth each.
FORECAST: Final = Forecast(
    [4.6, 12.2, 19.4, 28.7, 34.1, 35.8, 34.2, 29.9, 24.4, 15.7, 13.0],
    [4.1, 10.3, 18.7, 28.3, 36.4, 42.8, 48.4, 52.2, 54.5, 56.9, 57.5],
    [0.66, 0.76, 0.74, 0.67, 0.68, 0.62, 0.55, 0.43, 0.41, 0.20, 0.33],
)
