"""What the tutorial tells people to press is what stands on the screen."""

import re

from tests.docs.pages import DOCS, ROOT

PAGE = DOCS / "tutorial" / "first-table.md"


def test_buttons_are_called_as_on_the_screen():
    sources = [path.read_text(encoding="utf-8") for path in (ROOT / "web" / "locale" / "en").glob("*.ftl")]
    said = {words for source in sources for words in re.findall(r"^[\w-]+ = (.+)$", source, re.MULTILINE)}
    text = PAGE.read_text(encoding="utf-8")
    pressed = set(re.findall(r"\*\*(.+?)\*\*", text))
    seats = set(re.findall(r"^\| (Bot|Free for people|At this screen) \|", text, re.MULTILINE))

    assert "A first game with a guide" in pressed
    assert 3 == len(seats)
    assert not (pressed | seats) - said
