"""Bandits and hazards (GWT-6.34 to GWT-6.36)."""

from igroteka.games.gwt.rules import hazards
from tests.games.gwt.table import MASHA, arrive, asked, points, table, tile
from tests.games.saying import legal, refusal, say, sound


def test_bounties_of_all_spaces() -> None:
    """GWT-6.34: a token on space 1, then 1, 2, 3, 4, 5, 6, 8 and 10 dollars; also off the trail."""
    state = table()
    for number in range(1, 10):
        tile(state, f"BA{number}", "bandit:green")
    gained = []
    for number in range(1, 10):
        asked(state, hazards.TakeBounty(MASHA))
        before = int(state.dollars[MASHA])
        say(state, f"bounty {number}")
        gained.append(int(state.dollars[MASHA]) - before)

    assert [0, 1, 2, 3, 4, 5, 6, 8, 10] == gained
    assert (1, 9) == (state.tokens[MASHA], state.bandits(MASHA, 0))
    assert sound(state)


def test_an_empty_zone() -> None:
    """GWT-6.34, GWT-6.35: nothing shifts, nothing is there."""
    state = table(at="N_D")
    assert [] == [line for line in legal(state, "local") if line == "local 1 a"]
    tile(state, "BA4", "bandit:green")
    asked(state, hazards.TakeBounty(MASHA))
    assert ("no-bandit", "GWT-6.34") == refusal(state, "bounty 5")


def test_removing_a_hazard() -> None:
    """GWT-6.36, GWT-11.5: of any zone, for the icon's price; it is kept for its points."""
    state = table()
    tile(state, "RF1", "hazard:rockfall:3:black")
    state.dollars[MASHA] = 6
    arrive(state, MASHA, "N_F")
    assert "local 2 a" not in legal(state)
    state.dollars[MASHA] = 7
    say(state, "local 2 a")
    assert ("no-hazard", "GWT-6.36") == refusal(state, "clear FL1")
    say(state, "clear RF1")

    assert 0 == state.dollars[MASHA]
    assert 3 == points(state)["hazards"]
