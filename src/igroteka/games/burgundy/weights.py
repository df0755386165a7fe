"""What everything is worth, in points; found by matches (bench/tuning.py)."""

from typing import Final

from igroteka.core.arrays import vec


class Weights:
    """The weights of one bot; benches change them to see what another taste would bring."""

    def __init__(self) -> None:
        self.die = 4.96  # what an unused die is worth
        # workers and silver
        self.worker = 0.538
        self.first_workers = 0.346  # more for each of the first few
        self.few_workers = 4.28
        self.many_workers = 7.82
        self.spare_worker = 0.344  # less for each beyond those
        self.silver = 2.16
        self.purse_haste = 9.36  # dice before the end from which both are worth less and less
        # tiles
        self.stored = 0.46  # the share of a tile's worth that it has in storage
        self.fitting = 0.126  # more, if the other die would place it at once
        self.homeless = 0.112  # the share of a tile that has no open space yet
        self.any_tile = 6.63  # what that is a share of
        self.same_space = 0.612  # the share of a second tile that wants the same space
        self.same_kind = 0.203  # and of a second one of a kind that has none
        self.storage_haste = 2.59
        # the estate
        self.region = 0.963  # the share of a region's points that its last but one tile is near to
        self.growth = 0.368  # how much steeper than its tiles a region's worth grows
        self.region_haste = 6.32  # dice for each tile that is missing
        self.opened = 0.152  # a new space beside a tile
        self.castle_action = 6.45
        self.tile_taken = 3.62
        self.tile_placed = 5.09
        self.herd_to_come = 0.135
        # goods and ships
        self.sale = 0.779  # the share of a sale's worth that goods in storage have
        self.sale_effort = 1.35  # less, for the die that it takes
        self.sale_haste = 5.44
        self.step = 0.842  # a step on the turn-order track
        # knowledge
        self.lasting: vec[float] = vec[float](  # continuous tiles 1 to 14, if they worked for the whole game
            [2.09, 3.44, 4.91, 5.34, 4.34, 3.72, 5.94, 4.17, 5.66, 6.79, 3.39, 7.6, 2.45, 3.56]
        )
        # what a tile that counts at the end will still find in a whole game
        self.more_buildings = 0.933
        self.more_colours = 2.54
        self.more_sold = 9.01
        self.more_species = 1.95
        self.more_bonuses = 2.36


WORTH: Final = Weights()
