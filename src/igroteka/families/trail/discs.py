"""Discs of a player board and the corners of their spaces: white ones go anywhere, dark ones only to dark targets."""

from igroteka.core.arrays import i64, vec
from igroteka.kit import bits


def spaces_for(discs: i64, white: i64, dark_target: bool, costs: vec[i64], money: i64) -> i64:
    """The spaces from which a disc may go to a target, with so much money for uncovering.

    If only discs of dark spaces are left, they may go to white targets too.
    """
    if not dark_target and discs & white:
        discs &= white
    found: i64 = 0
    for space in range(len(costs)):
        if discs >> space & 1 and costs[space] <= money:
            found |= bits.bit(space)
    return found
