"""Every page has a picture, and every picture is shown with words for who does not see it."""

from __future__ import annotations

import re

from tests.web.pictures import FOLDER, NAMES

SHOWN = re.compile(r"!\[([^\]]+)\]\(pictures/browser-([a-z-]+)\.jpg\)")


def test_the_gallery_shows_every_picture() -> None:
    taken = sorted(one.stem.removeprefix("browser-") for one in FOLDER.glob("browser-*.jpg"))
    assert taken == NAMES
    shown = SHOWN.findall((FOLDER.parent / "browser.md").read_text(encoding="utf-8"))
    assert sorted(name for _words, name in shown) == NAMES
    assert len({words for words, _name in shown}) == len(shown)
