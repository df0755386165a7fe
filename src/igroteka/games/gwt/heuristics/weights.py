"""What everything is worth, in points.

The weights were found by matches: two sets that differ a little in everything play each other some hundred times, and
each weight goes where the winners had it.
"""

from typing import Final

from igroteka.core.arrays import vec
from igroteka.games.gwt.data.box import DISC_NAMES

# money
DOLLAR: Final = 0.49  # over a whole game, beyond what it scores at the end
PLENTY: Final = 20.2  # dollars beyond which more are worth little
SPARE: Final = 0.088  # each of those
CASH: Final = 0.22  # a dollar of a price or a gain, at any time
# the player board, over a whole game
WORKER: Final = vec[float]([8.8, 5.4, 9.0])  # cowboy, builder, engineer
LATER_WORKER: Final = vec[float]([0.8, 0.8, 0.91])  # more for each of the same craft
CERTIFICATE: Final = 1.5
LAST_CERTIFICATE: Final = 0.29  # the share of it that lasts to the end
TOKEN: Final = 0.6
DISC_WORTH: Final = {
    "aux_money_2x": 0.8,
    "aux_draw_2x": 0.72,
    "aux_cert_1x": 1.0,
    "aux_cert_2x": 0.96,
    "aux_engine_1x": 1.2,
    "aux_engine_2x": 0.9,
    "aux_trash_1x": 1.8,
    "aux_trash_2x": 1.8,
    "step_left": 2.0,
    "step_right": 1.4,
    "hand_left": 4.5,
    "hand_right": 4.3,
    "cert_4": 1.5,
    "cert_6": 1.2,
}
CLEARED: Final = vec[float]([DISC_WORTH[name] for name in DISC_NAMES])
# hand and deck
BREEDING: Final = 0.16  # a point of breeding value in hand
COMMON_HAND: Final = 5  # the breeding value of any hand
DIG: Final = 3.4  # cards seen on a trip beside those of the hand limit
CARD_VALUE: Final = vec[float]([0.0, -0.77, 0.0, 3.0, 4.5, 5.1])  # a purchase, by breeding value
FREE_TRASH: Final = 0.5
DRAWN: Final = 0.14  # a card drawn and another discarded
# deliveries
VISITS: Final = 5.2  # to Kansas City in a whole game
INCOME: Final = 0.21  # a dollar of an income to come
RAISED: Final = 1.5  # certificates that a delivery to come will have
SOFT: Final = 3.0  # how blurred the reach of deliveries to come is
NOW: Final = 0.46  # the share of the city of this trip
FUTURE: Final = 1.1  # and of those to come
HIGHER: Final = 0.25  # a point of a city's value: low ones are left for poor hands
LINK: Final = 0.46  # the share of an arrow's points that one of its cities is worth
# the railroad
SPACE: Final = 0.4  # a space of the track
FAR_SPACE: Final = 0.3  # and one beyond the last city
LAST_CITY: Final = 18
MASTER: Final = 1.5
UPGRADE: Final = 1.3
# the trail
HOUSE: Final = 2.8  # a building on the trail, beside its points
TURN: Final = 1.5  # what a turn costs
VISIT: Final = 1.8  # what a visit to Kansas City costs, because it brings the end nearer
SAVED: Final = 4  # dollars that are reckoned with on the way
AHEAD: Final = 0.43  # the share of what the locations ahead promise
# objectives
AREA_TASK: Final = 0.7  # the share of one in the area that is not complete, by its tasks
DECK_OBJECTIVE: Final = 0.9  # the share of one in the deck that is
DECK_TASK: Final = 0.4  # and of one that is not
CLOG: Final = 0.53  # the place of cattle that it takes
GAIN_OBJECTIVE: Final = 1.2
# others
RIVAL: Final = 0.15
LONG_TURN: Final = 12  # words looked ahead
