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

import brotli
import pytest
from starlette.datastructures import Headers
from starlette.responses import Response
from tests.web.first_page import visit
from tests.web.house import opened, server

from playmat.kernel.registry import games
from playmat.server.http.files.compressed import compress, prepare
from playmat.server.http.files.joined_files import join
from playmat.server.http.files.page_texts import messages_of
from playmat.server.http.files.shell import Shell
from playmat.server.http.files.sprites import covers, pictures
from playmat.server.http.files.web_files import client_files, web_folder
from playmat.server.http.reference_data import catalogue
from playmat.texts.check import ask

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server; no browser is needed for most of this."""
    with server(tmp_path_factory.mktemp("first-page")) as found:
        yield found


def get(address: str, **headers: str) -> tuple[int, Message, bytes]:
    """The answer of a server: status, headers, bytes."""
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
    """A module asked for by its own address is the one the page runs on."""
    page.goto(f"{address}/about")
    page.wait_for_selector("main h1")
    page.evaluate("async () => { (await import('/static/app/settings.js')).language.value = 'it'; }")
    page.wait_for_function("() => document.documentElement.lang === 'it'")


@pytest.mark.parametrize("lang", ["en", "ja", "it"])
def test_what_the_page_needs_is_kept_for_ever(house: str, lang: str) -> None:
    """Modules, styles, and sentences, for which the page asks in the language of the browser."""
    shell = Shell(client_files(web_folder()))
    _status, told, page = get(house, accept_language=f"{lang}-XX, en;q=0.5")
    assert f'<html lang="{lang}">' in page.decode()
    assert "accept-language" in str(told["vary"]).lower()
    needed = [path for path in shell.joined.kept if f"/static/{path}" in page.decode()]
    assert len(needed) == 3
    for path in needed:
        status, headers, content = get(f"{house}/static/{path}")
        assert (status, content) == (200, shell.joined.files[path])
        assert headers["cache-control"] == "public, max-age=31536000, immutable"
        assert get(f"{house}/static/{path}", if_none_match=str(headers["etag"]))[0] == 304


UNPACK = {"gzip": gzip.decompress, "br": brotli.decompress}


@pytest.mark.parametrize("coding", ["gzip", "br"])
@pytest.mark.parametrize(
    "what", ["/", "/static/app/main.js", "/static/games/kmon/pictures.svg", "/api/texts/en"]
)
def test_who_can_read_it_gets_it_compressed(house: str, what: str, coding: str) -> None:
    """It says the same as without; and what must not be kept is asked for again."""
    plain = get(house + what)[2]
    _status, headers, content = get(house + what, accept_encoding=coding)
    if len(plain) >= 1000:
        assert headers["content-encoding"] == coding
        assert "accept-encoding" in str(headers["vary"]).lower()
        assert len(content) < len(plain)
        assert UNPACK[coding](content) == plain
    else:
        assert content == plain
    assert "immutable" not in str(headers["cache-control"])


def test_brotli_is_preferred_and_smaller() -> None:
    """Best where it was prepared, and still good where it was not."""
    data = catalogue("en").encode()
    headers = Headers({"accept-encoding": "gzip, deflate, br, zstd"})
    answers = []
    for _time in ("quick", "best"):
        answer = compress(Response(data, media_type="text/plain"), data, headers)
        assert answer.headers["content-encoding"] == "br"
        assert brotli.decompress(bytes(answer.body)) == data
        answers.append(len(bytes(answer.body)))
        prepare(data)
    assert answers[1] < answers[0] < len(gzip.compress(data, 9))


@pytest.mark.parametrize("lang", ["en", "ja", "it"])
def test_the_page_gets_the_sentences_it_can_name(lang: str) -> None:
    shell = Shell(client_files(web_folder()))
    (text,) = [
        shell.joined.files[name].decode() for name in shell.joined.kept if name.startswith(f"texts/{lang}")
    ]
    whole, sent = messages_of(catalogue(lang)), messages_of(text)
    assert set(sent) < set(whole)
    assert len(text) < 0.4 * len(catalogue(lang))
    asked = ask([path for _name, path in client_files(web_folder()).served() if path.suffix == ".js"])
    assert sorted(key for key in asked.keys if key not in sent) == []
    assert all(any(key.startswith(prefix) for key in sent) for prefix in asked.prefixes)
    for game in games():
        assert f"{game}-name" in sent


def test_a_file_that_has_not_changed_is_not_sent_again(house: str) -> None:
    for what in ("/static/games/kmon/pictures.svg", "/static/app/settings.js"):
        _status, headers, _content = get(house + what, accept_encoding="gzip")
        assert get(house + what, accept_encoding="gzip", if_none_match=str(headers["etag"]))[0] == 304


def test_what_a_person_is_told_is_not_compressed(house: str) -> None:
    """With compression, its length would let anyone who can choose a part of the answer guess the rest."""
    assert get(f"{house}/api/me", accept_encoding="gzip")[1]["content-encoding"] is None


def test_every_picture_of_a_sprite_is_there_by_itself(house: str) -> None:
    alone = pictures(client_files(web_folder()))
    assert len(alone) > 200
    content = get(f"{house}/static/games/kmon/pictures/fire.svg")[2]
    assert content == alone["games/kmon/pictures/fire.svg"]
    assert content.count(b"<symbol") == 1


def test_the_pictures_of_covers_come_together_and_without_the_others(page: Page, address: str) -> None:
    """The first page fetches no whole sprite of a game, and gets every picture that a cover shows."""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(address)
    page.wait_for_selector("article[data-game] .cover-art use")
    page.wait_for_load_state("networkidle")
    assert not [url for url in asked if "/games/" in url and "/pictures" in url]
    made = covers(client_files(web_folder()))
    shown = page.locator(".cover-art use").evaluate_all("all => all.map(one => one.getAttribute('href'))")
    named = [one.removeprefix("/static/").split("#") for one in shown if "/games/" in one]
    assert len(named) > 5
    assert all(f'<symbol id="{name}"'.encode() in made[path] for path, name in named)
    assert sum(map(len, made.values())) < 60_000


@pytest.mark.parametrize(
    ("added", "said"),
    [
        ('import "./other.js";\n', "other.js"),
        ("export * from './store.js';\n", "store.js"),
        ('import { Seat } from "../pages/seat.js";\n', "take from each other"),
    ],
)
def test_a_module_that_cannot_be_joined_is_named(tmp_path: Path, added: str, said: str) -> None:
    folder = tmp_path / "web"
    shutil.copytree(web_folder(), folder)
    store = folder / "app" / "table" / "store.js"
    store.write_text(added + store.read_text(encoding="utf-8"), encoding="utf-8")
    with pytest.raises(ValueError, match=said):
        join(client_files(folder))
