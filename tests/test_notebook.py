"""Tables in notebooks: the drawing in HTML, nothing that the viewer may not see, nothing that is not text."""

from html import unescape
from pathlib import Path
from typing import Final

import pytest

from igroteka import catalog
from igroteka.core.match import Match
from igroteka.core.picture import css_of, framed, painted
from igroteka.core.record import read_record
from igroteka.core.state import SPECTATOR
from igroteka.notebook import Film, Seen

GOLDEN: Final = Path(__file__).parent / "golden"


def test_markup_becomes_html():
    assert "plain" == painted("plain")
    assert '<span style="font-weight:bold">one</span> two' == painted("[bold]one[/] two")
    assert '<span style="color:#ff5555;background:#000000">x</span>' == painted("[#ff5555 on #000000]x[/]")
    assert '<span style="opacity:.6">a&lt;b</span>' == painted("[dim]a<b[/]")
    assert "[bold]" == painted("\\[bold]")
    assert "\\" == painted("\\\\[none][/]")
    assert "[3]" == painted("[3]")


def test_a_style_is_css_and_nothing_else():
    assert "color:#14181c;background:#e8e6df" == css_of("reverse")
    assert "color:#14181c;background:red" == css_of("reverse red")
    assert "" == css_of("none")
    assert "" == css_of('#fff"onload=1')


def test_a_caption_is_text():
    assert "&lt;script&gt;" in framed(["a"], "<script>")


@pytest.mark.parametrize("game", catalog.GAMES)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_position_draws_what_the_asked_seat_sees(game: str, language: str):
    found = catalog.load(game)
    match = Match(found, max(found.seats), seed="picture")
    match.begin()
    seat = int(match.state.player)
    assert match._repr_html_() == match.state._repr_html_() == match.state.picture(seat)
    drawn = match.state.picture(seat, language)
    names = [f"p{number}" for number in range(match.seats)]
    words = found.speech(language)
    assert found.question_text(match.state, seat, words, names) in unescape(drawn)
    assert Seen(match.state, seat, language)._repr_html_() == drawn
    with pytest.raises(ValueError, match="no seat"):
        match.state.picture(9)


def test_what_is_hidden_is_in_no_picture():
    """Whatever others hold, the picture of a seat is the same."""
    from igroteka.core.chance import Random

    catan = catalog.load("catan")
    match = Match(catan, 4, seed="hidden")
    match.begin()
    other = match.state.sample(1, Random(3))
    assert other != match.state
    assert match.state.picture(1) == other.picture(1)
    assert match.state.picture(0) != other.picture(0) or match.state.view(0) == other.view(0)


@pytest.mark.parametrize(("game", "name"), [("nusfjord", "solo"), ("catan", "turn-limit")])
def test_a_film_has_every_move_that_its_viewer_saw(game: str, name: str):
    record = read_record((GOLDEN / game / f"{name}.txt").read_text("utf-8"))
    film = Film(record, language="ru")
    assert 20 < len(film) <= len(record.moves) + 2
    page = film.page()
    assert f"из {len(record.moves)}" in page
    assert 'lang="ru"' in page
    assert 1 == page.count("</script>")
    assert not any(word in page for word in ("http:", "https:", " src=", "url("))
    assert film._repr_html_().startswith("<iframe ")
    assert unescape(film._repr_html_()).count("<!doctype html>") == 1


def test_a_film_does_not_know_what_its_viewer_did_not():
    """In Catan a spectator never sees which card was stolen; its owner does."""
    record = read_record((GOLDEN / "catan" / "turn-limit.txt").read_text("utf-8"))
    hidden = [frame["said"] for frame in Film(record, SPECTATOR)._frames]
    own = [frame["said"] for frame in Film(record, 0)._frames]
    assert hidden != own
    with pytest.raises(ValueError, match="no seat"):
        Film(record, 9)


def test_a_film_is_kept_as_a_page(tmp_path: Path):
    record = read_record((GOLDEN / "nusfjord" / "solo.txt").read_text("utf-8"))
    film = Film(record)
    film.write(tmp_path / "film.html")
    assert film.page() == (tmp_path / "film.html").read_text("utf-8")
