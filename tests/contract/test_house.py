"""The front door: three lines to a game."""

import igroteka
from igroteka import catalog


def test_every_game_of_the_catalogue_can_be_loaded() -> None:
    for id in catalog.games():
        game = igroteka.load(id)

        assert id == game.id
        assert game is igroteka.load(id)
        assert max(game.seats) == game.start().seats


def test_games_are_still_listed_after_one_was_loaded() -> None:
    """The package of the games must not stand in the way of the list of games."""
    igroteka.load(catalog.games()[0])

    assert catalog.games() == igroteka.available()
