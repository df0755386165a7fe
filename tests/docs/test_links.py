"""Every link among the documents leads to something that is there: a file, and a heading in it."""

import re

import pytest

from tests.docs.pages import ROOT, anchors, documents, links, name_of

ELSEWHERE = re.compile(r"[a-z]+:")


@pytest.mark.parametrize("page", documents(), ids=name_of)
def test_links_lead_somewhere(page):
    astray = []
    for link in links(page):
        if ELSEWHERE.match(link):
            continue
        path, _, anchor = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        there = target.exists() and target.is_relative_to(ROOT)
        if not there or (anchor and target.suffix == ".md" and anchor not in anchors(target)):
            astray.append(link)

    assert not astray


def test_links_and_headings_are_found():
    """So that this does not pass because nothing was found."""
    page = ROOT / "docs" / "howto" / "self-host.md"

    assert "../protocol.md#limits" in links(page)
    assert "how-much-one-visitor-may-take" in anchors(page)
    assert "../pictures/catan-ru.webp" in links(ROOT / "docs" / "ru" / "index.md")
