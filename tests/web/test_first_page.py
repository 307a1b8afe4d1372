"""The first page is light, and what browsers keep for ever has a name that tells its content."""

from __future__ import annotations

import gzip
import shutil
from collections.abc import Iterator
from email.message import Message
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from tests.web.first_page import visit
from tests.web.house import opened, server

from playmat.server.http.joined_files import join
from playmat.server.http.sprites import pictures
from playmat.server.http.web_files import client_files, web_folder

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server; no browser is needed for most of this."""
    with server(tmp_path_factory.mktemp("first-page")) as found:
        yield found


def get(address: str, **headers: str) -> tuple[int, Message, bytes]:
    """What a server answers: status, headers, bytes."""
    wish = Request(address, headers={name.replace("_", "-"): value for name, value in headers.items()})
    try:
        with urlopen(wish) as answer:
            return answer.status, answer.headers, answer.read()
    except HTTPError as refused:
        return refused.code, refused.headers, refused.read()


def test_the_first_visit_is_light(browser: Browser, address: str) -> None:
    """At most 30 requests and 350 kB."""
    with opened(browser, address, viewport={"width": 360, "height": 640}) as page:
        cost = visit(page)
    assert 5 < cost.requests <= 30
    assert 100_000 < cost.size <= 350_000


def test_there_is_one_of_each_module(page: Page, address: str) -> None:
    """Whoever asks for a module by its own address gets the one the page runs on."""
    page.goto(f"{address}/about")
    page.wait_for_selector("main h1")
    page.evaluate("async () => { (await import('/static/app/settings.js')).language.value = 'it'; }")
    page.wait_for_function("() => document.documentElement.lang === 'it'")


def test_the_joined_files_are_kept_for_ever(house: str) -> None:
    joined = join(client_files(web_folder()))
    assert len(joined.kept) == 2
    page = get(house)[2].decode()
    for path in joined.kept:
        assert f"/static/{path}" in page
        status, headers, content = get(f"{house}/static/{path}")
        assert (status, content) == (200, joined.files[path])
        assert headers["cache-control"] == "public, max-age=31536000, immutable"
        assert get(f"{house}/static/{path}", if_none_match=str(headers["etag"]))[0] == 304


@pytest.mark.parametrize(
    "what", ["/", "/static/app/main.js", "/static/games/kmon/pictures.svg", "/api/texts/en"]
)
def test_who_can_read_gzip_gets_it(house: str, what: str) -> None:
    """It says the same as without; and what must not be kept is asked for again."""
    plain = get(house + what)[2]
    _status, headers, content = get(house + what, accept_encoding="gzip")
    if len(plain) >= 1000:
        assert headers["content-encoding"] == "gzip"
        assert "accept-encoding" in str(headers["vary"]).lower()
        assert len(content) < len(plain)
        assert gzip.decompress(content) == plain
    else:
        assert content == plain
    assert "immutable" not in str(headers["cache-control"])


def test_a_file_that_has_not_changed_is_not_sent_again(house: str) -> None:
    for what in ("/static/games/kmon/pictures.svg", "/static/app/settings.js"):
        _status, headers, _content = get(house + what, accept_encoding="gzip")
        assert get(house + what, accept_encoding="gzip", if_none_match=str(headers["etag"]))[0] == 304


def test_what_a_person_is_told_is_not_compressed(house: str) -> None:
    """Who may choose a part of an answer and sees its length could guess what else is in it."""
    assert get(f"{house}/api/me", accept_encoding="gzip")[1]["content-encoding"] is None


def test_every_picture_of_a_sprite_is_there_by_itself(house: str) -> None:
    alone = pictures(client_files(web_folder()))
    assert len(alone) > 200
    content = get(f"{house}/static/games/kmon/pictures/fire.svg")[2]
    assert content == alone["games/kmon/pictures/fire.svg"]
    assert content.count(b"<symbol") == 1


@pytest.mark.parametrize(
    ("added", "said"),
    [
        ('import "./other.js";\n', "other.js"),
        ("export * from './store.js';\n", "store.js"),
        ('import { Seat } from "./pages/seat.js";\n', "take from each other"),
    ],
)
def test_a_module_that_cannot_be_joined_is_named(tmp_path: Path, added: str, said: str) -> None:
    folder = tmp_path / "web"
    shutil.copytree(web_folder(), folder)
    store = folder / "app" / "store.js"
    store.write_text(added + store.read_text(encoding="utf-8"), encoding="utf-8")
    with pytest.raises(ValueError, match=said):
        join(client_files(folder))
