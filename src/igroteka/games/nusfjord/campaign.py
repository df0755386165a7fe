"""The rank of a solo player (NUS-13.3): pure functions."""

from igroteka.games.nusfjord.data.box import CAMPAIGN_TARGET

MISSED_BY: int = 10  # so far below target and rank, a rank is lost


def candidate(total: int) -> int:
    """The rank that a campaign of so many points would give."""
    return total - CAMPAIGN_TARGET


def rank_after(rank: int, total: int) -> int:
    """The new rank: raised by a better campaign, lowered by one after a poor one, never below 0."""
    if candidate(total) > rank:
        return candidate(total)
    if total <= CAMPAIGN_TARGET - MISSED_BY + rank:
        return max(0, rank - 1)
    return rank
