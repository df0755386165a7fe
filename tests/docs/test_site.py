"""How pages come into the site: every one has its place, and links lead where its reader is."""

import importlib.util
import re

import pytest
import yaml  # type: ignore[import-untyped]

from tests.docs.pages import DOCS, ROOT, links

spec = importlib.util.spec_from_file_location("site_hooks", ROOT / "tools" / "site.py")
assert spec
assert spec.loader
site = importlib.util.module_from_spec(spec)
spec.loader.exec_module(site)

RECIPE = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
NAV = yaml.safe_load(RECIPE[RECIPE.index("\nnav:") :])["nav"]


def test_every_page_has_one_place():
    pages = site.pages_of(DOCS)

    assert pages == sorted(site.lines_of(site.spread(NAV, pages)))
    assert "decisions/0001-agenda-of-frames.md" in pages


def test_a_star_takes_what_nobody_names():
    nav = [{"Start": ["a.md"]}, {"Rest": ["*.md", {"Deep": ["more/*.md"]}]}]

    spread = site.spread(nav, ["a.md", "b.md", "c.md", "more/d.md"])

    assert spread == [{"Start": ["a.md"]}, {"Rest": ["b.md", "c.md", {"Deep": ["more/d.md"]}]}]


@pytest.mark.parametrize(
    ("target", "page", "address"),
    [
        ("https://docs.ray.io", "bots.md", "https://docs.ray.io"),
        ("#limits", "protocol.md", "#limits"),
        ("../protocol.md#limits", "howto/self-host.md", "../protocol.md#limits"),
        ("../../CHANGELOG.md", "reference/index.md", "../changelog.md"),
        ("docs/bots.md#the-ladder", "changelog.md", "bots.md#the-ladder"),
        ("../../src/igroteka/games/catan/locale/ru/rules.md", "rules/README.md", "catan-ru.md"),
        ("../../README.md", "howto/add-a-game.md", "../index.md"),
        ("../../src/igroteka/core/game.py", "howto/add-a-game.md", ""),
    ],
)
def test_a_link_leads_to_its_page(target, page, address):
    assert address == site.leads_to(target, page, "")


def test_a_link_to_a_source_leads_to_the_repository_if_there_is_one():
    home = "https://example.org/house/"
    page = "See [the game](../../src/igroteka/core/game.py) and `x`.\n\n```md\n[it](../../setup.py)\n```"

    assert "See the game and" in site.mended(page, "howto/add-a-game.md", "")
    mended = site.mended(page, "howto/add-a-game.md", home)
    assert "[the game](https://example.org/house/blob/main/src/igroteka/core/game.py)" in mended
    assert "[it](../../setup.py)" in mended


def test_every_file_that_is_brought_is_there():
    assert not [file for file in site.BROUGHT if not (ROOT / file).is_file()]
    assert 10 == sum(page.startswith("rules/") for page in site.BROUGHT.values())


def test_the_page_of_commands_tells_all_of_them():
    page = site.commands()

    assert {"arena", "serve", "play"} <= set(re.findall(r"^## igroteka (\w+)$", page, re.MULTILINE))
    assert "--bot-pace" in page


def test_start_pages_lead_to_each_other():
    assert "ru/index.md" in links(DOCS / "index.md")
    assert "../index.md" in links(DOCS / "ru" / "index.md")
