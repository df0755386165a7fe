"""`igroteka serve` as it is typed, with bots that do not pause for people to follow."""

from functools import partial
from unittest.mock import patch

from igroteka.cli import main
from igroteka.server import house
from igroteka.server.rooms import Rooms

PACE = 0.02

if __name__ == "__main__":
    with patch.object(house, "Rooms", partial(Rooms, pace=PACE)):
        main()
