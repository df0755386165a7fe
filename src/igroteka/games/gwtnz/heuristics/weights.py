"""What everything is worth, in points.

Set by hand, then corrected by matches of some dozen games against the same bot with one weight changed.
"""

from typing import Final

from igroteka.core.arrays import vec
from igroteka.games.gwtnz.data.box import ACTION_NAMES, DISC_NAMES

# money
POUND: Final = 0.5  # over a whole game, beyond what it scores at the end
PLENTY: Final = 20.0  # pounds beyond which more are worth little
SPARE: Final = 0.09  # each of those
CASH: Final = 0.2  # a pound of a price or a gain, at any time
GOLD: Final = 0.9
# the player board, over a whole game
WORKER: Final = vec[float]([7.6, 5.5, 7.6, 5.1])  # shepherd, craftsman, sailor, shearer
LATER_WORKER: Final = vec[float]([0.8, 0.8, 0.8, 0.8])  # more for each of the same craft
CERTIFICATE: Final = 1.5
LAST_CERTIFICATE: Final = 0.25  # the share of it that lasts to the end
TOKEN: Final = 0.6
DISC_WORTH: Final = {
    "step_limit": 2.5,
    "hand_limit_1": 4.5,
    "hand_limit_2": 4.0,
    "temp_cert_limit": 1.5,
    "perm_cert_left": 2.0,  # beside the deliveries they help
    "perm_cert_right": 2.0,
    "perm_wool_left": 1.0,
    "perm_wool_right": 1.0,
}
CLEARED: Final = vec[float]([DISC_WORTH.get(name, 1.0) for name in DISC_NAMES])
# hand and deck
BREED: Final = 0.2  # a point of breeding value in hand
COMMON_HAND: Final = 6  # the breeding value of any hand
DIG: Final = 3.0  # cards seen on a trip beside those of the hand limit
REFILL: Final = 1.0  # breeding value that a card still to be drawn brings
SHEEP_VALUE: Final = 0.9  # a point of breeding value of a card bought, above the common one
SHEEP_WOOL: Final = 0.3  # a point of its wool
COMMON: Final = 1.8
ACTION_WORTH: Final = {
    "sheepdog": 0.8,
    "ferry": 1.4,
    "kotare": 1.6,
    "bonus1": 2.0,
    "bonus2": 2.2,
    "bonus4": 2.4,
    "bonus5": 1.0,
    "bonus6": 2.0,
}
ACTION_CARD: Final = vec[float]([ACTION_WORTH[name] for name in ACTION_NAMES])
DRAWN: Final = 0.15  # a card drawn and another discarded
# deliveries
VISITS: Final = 5.5  # to Wellington in a whole game
INCOME: Final = 0.22  # a pound of an income to come
RAISED: Final = 1.5  # certificates that a delivery to come will have
SOFT: Final = 3.0  # how blurred the reach of deliveries to come is
NOW: Final = 0.46  # the share of the post of this trip
FUTURE: Final = 1.25  # and of those to come
HIGHER: Final = 0.2  # a point of a post's value: low ones are left for poor hands
LINK: Final = 0.46  # the share of an arrow's points that one of its posts is worth
SHEARINGS: Final = 2.5  # in a whole game
DARK: Final = 2.0  # a disc may come from any space
# the sea
OPENED: Final = 0.3  # the share of a foreign post that its harbour is worth
UPGRADE: Final = 1.0
MASTER: Final = 2.0
STACK_CARD: Final = 3.5  # the card of a bonus stack
SEA: Final = 0.5  # the share of the best harbour that is not reached yet
FAR: Final = 0.8  # and of that for each space between
# the trail
SPACE: Final = 0.6  # of the pathfinder track, beside its points
TRACK: Final = 0.9  # its points, by space
HOUSE: Final = 3.0  # a building on the trail, beside its points
TURN: Final = 2.4  # what a turn costs
VISIT: Final = 2.0  # what a visit to Wellington costs, because it brings the end nearer
SAVED: Final = 4  # pounds that are reckoned with on the way
AHEAD: Final = 0.28  # the share of what the locations ahead promise
# objectives
AREA_TASK: Final = 0.7  # the share of one in the area that is not complete, by its tasks
DECK_OBJECTIVE: Final = 0.9  # the share of one in the deck that is
DECK_TASK: Final = 0.4  # and of one that is not
CLOG: Final = 0.5  # the place of sheep that it takes
GAIN_OBJECTIVE: Final = 1.2
# others
RIVAL: Final = 0.15
LONG_TURN: Final = 14  # words looked ahead
