"""The client as an app: it can be installed, says so when nobody answers, and is never an old one."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from tests.server.servers import kept_port
from tests.web.house import CHROMIUM, PATIENCE, make_table, server
from tests.web.pages.test_pages import STICKING_OUT
from tests.web.slow import new_page

from playmat.server.http.files.shell import VERSION_HEADER, Shell
from playmat.server.http.files.web_files import client_files, web_folder

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

CONTROLLED = "() => navigator.serviceWorker.controller !== null"
KEPT = "async () => (await caches.keys()).sort()"


@contextmanager
def visitor(browser: Browser, locale: str = "en-GB") -> Iterator[Page]:
    """A page whose worker may work."""
    context = browser.new_context(locale=locale, viewport={"width": 900, "height": 700})
    context.set_default_timeout(PATIENCE)
    yield new_page(context)
    context.close()


def test_chromium_would_install_it(browser: Browser, address: str, tmp_path: Path) -> None:
    """A Chromium with a profile, since nothing can be installed from a private window."""
    chromium = browser.browser_type.launch_persistent_context
    with chromium(tmp_path, executable_path=CHROMIUM, args=["--no-sandbox"]) as profile:
        page = profile.new_page()
        page.goto(address)
        page.wait_for_function(CONTROLLED)
        devtools = page.context.new_cdp_session(page)
        manifest = devtools.send("Page.getAppManifest")
        assert manifest["errors"] == []
        assert devtools.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
        kinds = page.evaluate(
            "async () => (await (await fetch('/static/manifest.webmanifest')).json()).icons"
            ".map(one => [one.sizes, one.purpose])"
        )
        assert {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")} <= set(map(tuple, kinds))


@pytest.mark.parametrize(
    ("locale", "says"),
    [
        ("en-GB", "The table cannot be reached"),
        ("ja-JP", "テーブルにつながりません"),
        ("it-IT", "Il tavolo non si raggiunge"),
    ],
)
def test_without_a_server_it_says_so_and_comes_back(
    browser: Browser, address: str, locale: str, says: str
) -> None:
    with visitor(browser, locale) as page:
        page.goto(address)
        page.wait_for_function(CONTROLLED)
        page.context.set_offline(True)
        page.goto(f"{address}/replays")
        page.wait_for_function("() => document.querySelectorAll('main section:not([hidden])').length === 1")
        assert page.locator("main h1:visible").all_inner_texts() == [says]
        assert page.evaluate(STICKING_OUT) == {"wide": 0, "out": []}
        page.context.set_offline(False)
        page.wait_for_selector(".tables")


def test_what_the_server_says_is_never_kept(browser: Browser, address: str) -> None:
    """Only the client's own files are in the caches; no table, no card, no page but the offline one."""
    with visitor(browser) as page:
        page.goto(address)
        page.wait_for_function(CONTROLLED)
        for where in ("/decks/kmon", "/replays", "/rules/kmon", "/"):
            page.goto(f"{address}{where}")
            page.wait_for_load_state("networkidle")
        kept = page.evaluate(
            "async () => (await Promise.all((await caches.keys()).map(async name =>"
            " (await (await caches.open(name)).keys()).map(one => new URL(one.url).pathname)))).flat()"
        )
        assert "/static/app/main.js" in kept
        assert [path for path in kept if not path.startswith("/static/")] == ["/offline"]


def test_an_update_of_the_server_brings_new_files_at_once(browser: Browser, tmp_path: Path) -> None:
    """Also to who has the old ones, and the old ones are thrown away."""
    folder = tmp_path / "web"
    shutil.copytree(web_folder(), folder)
    with visitor(browser) as page, kept_port() as port:
        with server(tmp_path, web=folder, port=port) as address:
            page.goto(address)
            page.wait_for_function(CONTROLLED)
            page.goto(address)
            page.wait_for_selector("main h1")
            old = page.evaluate(KEPT)
        main = folder / "app" / "main.js"
        main.write_text(main.read_text() + '\ndocument.documentElement.dataset.build = "new";\n')
        with server(tmp_path, web=folder, port=port) as address:
            response = page.goto(address)
            assert response is not None
            assert response.headers[VERSION_HEADER] == Shell(client_files(folder)).version
            page.wait_for_function("() => document.documentElement?.dataset.build === 'new'")
            page.wait_for_function(
                f"({KEPT})().then(now => now.join() !== {old!r}.join() && now.length === 1)"
            )


def test_a_page_that_is_open_during_an_update_offers_to_reload(browser: Browser, tmp_path: Path) -> None:
    """Not when the server only was away for a moment."""
    folder = tmp_path / "web"
    shutil.copytree(web_folder(), folder)
    main = folder / "app" / "main.js"
    newer = main.read_text() + '\ndocument.documentElement.dataset.build = "new";\n'
    context = browser.new_context(locale="en-GB", service_workers="block")
    context.set_default_timeout(PATIENCE)
    page = new_page(context)
    notice = page.get_by_role("status").filter(has_text="Playmat was updated while this page was open")
    table = ""
    with kept_port() as port:
        for content in (main.read_text(), main.read_text(), newer):
            main.write_text(content)
            with server(tmp_path, web=folder, port=port) as address:
                with page.expect_response(lambda response: response.request.method == "HEAD") as asked:
                    if not table:
                        page.goto(address)
                        table = make_table(page, "kmon", level="random")
                        page.goto(f"{address}/t/{table}")
                assert asked.value.headers[VERSION_HEADER] == Shell(client_files(folder)).version
                page.wait_for_selector(".prompt.mine")
                assert page.locator(".offline").count() == 0
                if content != newer:
                    assert notice.count() == 0
                else:
                    notice.get_by_role("button", name="Reload").click()
                    page.wait_for_function("() => document.documentElement?.dataset.build === 'new'")
                    page.wait_for_selector(".prompt.mine")
                    assert notice.count() == 0
    context.close()
