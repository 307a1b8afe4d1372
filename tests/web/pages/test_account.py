"""One's account in the browser: where one is signed in, the password, the data, and an end of it all."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from tests.web.house import PATIENCE, opened
from tests.web.pages.test_learning import STEP, give
from tests.web.pages.test_pages import STICKING_OUT, axe
from tests.web.waiting import expect

from playmat.server.http.lessons import list_lessons, tell_lesson
from playmat.server.http.reference_data import starters

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, Route

SEND = """async ([address, body]) => (await import("/static/app/network/net.js")).postJson(address, body)"""
KEEP = """([solved, decks]) => {
    localStorage.setItem("playmat.puzzles", JSON.stringify({ solved }));
    localStorage.setItem("playmat.decks.kmon", JSON.stringify(decks));
}"""
"""Keep in a browser what an older version kept there."""

KEPT = """async wanted => {
    const { belongings } = await (await fetch("/api/belongings")).json();
    return belongings.map(one => one.what).sort().join() === wanted.toSorted().join();
}"""
"""True if the server keeps these and no others for the visitor."""

HERE = """() => Object.keys(localStorage).filter(key => key.startsWith("playmat.decks")).join()
    + JSON.stringify(JSON.parse(localStorage.getItem("playmat.puzzles") ?? "{}").solved ?? {})"""
"""The things of an older version that a browser still keeps."""

DECKS = [{"name": deck.name, "share": deck.share} for deck in starters("kmon", "en").decks[:2]]
PASSWORD = "correct horse"  # noqa: S105 - of people of the tests
NEW = "battery staple"


def credentials(name: str) -> dict[str, str]:
    """The credentials to sign in with."""
    return {"name": name, "password": PASSWORD}


@pytest.fixture
def member(browser: Browser, address: str, request: pytest.FixtureRequest) -> Iterator[tuple[Page, str]]:
    """A page of somebody with an account of their own, and their name; refusals are part of what is tried."""
    name = f"Ann {request.node.name[-20:]}"
    with opened(browser, address) as page:
        page.goto("/")
        page.evaluate(SEND, ["/api/account", credentials(name)])
        page.goto("/account")
        expect(page.get_by_text(f"You are signed in as {name}.")).to_be_visible()
        yield page, name


def test_another_browser_is_signed_out(member: tuple[Page, str], browser: Browser, address: str) -> None:
    page, name = member
    devices = page.locator(".devices li")
    expect(devices).to_have_count(1)
    with opened(browser, address) as other:
        other.goto("/")
        other.evaluate(SEND, ["/api/login", credentials(name)])
        page.reload()
        expect(devices).to_have_count(2)
        devices.get_by_role("button", name="Sign out").click()
        expect(devices).to_have_count(1)
        expect(devices.get_by_text("this browser")).to_be_visible()
        other.goto("/account")
        expect(other.get_by_text("You are a guest")).to_be_visible()


def test_a_new_password_needs_the_old_one(member: tuple[Page, str], browser: Browser, address: str) -> None:
    page, name = member
    with opened(browser, address) as other:
        other.goto("/")
        other.evaluate(SEND, ["/api/login", credentials(name)])
        page.reload()
        expect(page.locator(".devices li")).to_have_count(2)
        change = page.locator("section", has=page.get_by_role("heading", name="Change the password"))
        change.get_by_label("Your password").fill("wrong wrong")
        change.get_by_label("New password").fill(NEW)
        change.get_by_role("button", name="Change the password").click()
        expect(change.get_by_role("alert")).to_have_text("That is not your password.")
        change.get_by_label("Your password").fill(PASSWORD)
        change.get_by_role("button", name="Change the password").click()
        expect(change.get_by_role("status")).to_contain_text("Changed.")
        expect(change.get_by_role("alert")).to_have_count(0)
        expect(change.get_by_label("New password")).to_have_value("")
        expect(page.locator(".devices li")).to_have_count(1)
        other.goto("/account")
        expect(other.get_by_text("You are a guest")).to_be_visible()
        other.evaluate(SEND, ["/api/login", {"name": name, "password": NEW}])


def test_the_data_can_be_had_and_forgotten(member: tuple[Page, str]) -> None:
    page, name = member
    with page.expect_download() as coming:
        page.get_by_role("link", name="Download your data").click()
    kept = json.loads(Path(coming.value.path()).read_text("utf-8"))
    assert kept["person"] == {"name": name, "guest": False}
    assert len(kept["devices"]) == 1
    page.get_by_text("How to be forgotten for good").click()
    end = page.locator("details")
    end.get_by_label("Your password").fill("wrong wrong")
    end.get_by_role("button", name="Delete for good").click()
    expect(end.get_by_role("alert")).to_have_text("That is not your password.")
    end.get_by_label("Your password").fill(PASSWORD)
    with page.expect_navigation(url=lambda url: url.endswith("/")):
        end.get_by_role("button", name="Delete for good").click()
    page.goto("/account")
    expect(page.get_by_text("You are a guest")).to_be_visible()
    with pytest.raises(Exception, match="do not match"):
        page.evaluate(SEND, ["/api/login", credentials(name)])


def test_the_settings_lead_there(page: Page) -> None:
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("link", name="Devices, password, your data").click()
    expect(page.get_by_role("heading", name="Your account")).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize("where", ["/", "/learn", "/how/kmon"])
def test_why_there_is_no_table_is_said(where: str, browser: Browser, address: str) -> None:
    def refuse(route: Route) -> None:
        if route.request.method == "POST":
            route.fulfill(status=429, json={"error": {"key": "", "text": "Wait a little."}, "more": []})
        else:
            route.continue_()

    with opened(browser, address) as page:
        page.route("**/api/tables", refuse)
        page.goto(where)
        page.get_by_role("button", name="Play now").first.click()
        expect(page.get_by_role("alert")).to_have_text("Wait a little.")
        expect(page.get_by_role("button", name="Play now").first).to_be_enabled()


@pytest.mark.parametrize(
    ("answer", "words"),
    [
        ({}, "Il server non risponde."),
        ({"status": 502, "body": "<h1>Bad Gateway</h1>"}, "Il server non risponde."),
        ({"status": 413}, "È più di quanto il server accetti"),
    ],
    ids=["no server", "a proxy", "too large"],
)
def test_who_is_not_answered_reads_so_in_their_own_language(
    answer: dict[str, Any], words: str, browser: Browser, address: str
) -> None:
    with opened(browser, address, locale="it-IT") as page:
        page.route("**/api/tables", lambda route: route.fulfill(**answer) if answer else route.abort())
        page.goto("/")
        page.get_by_role("button", name="Gioca ora").first.click()
        expect(page.get_by_role("alert")).to_contain_text(words)


def test_who_was_here_before_stays_known(browser: Browser, address: str) -> None:
    """The cookie is asked for again once a day, on whatever page."""
    with opened(browser, address) as page:
        page.add_init_script("localStorage.setItem('playmat.since', 1)")
        with page.expect_request("**/api/me"):
            page.goto("/about")


@pytest.mark.parametrize("since", ["null", "Date.now()"], ids=["nobody", "known today"])
def test_who_reads_is_not_asked_who_they_are(since: str, browser: Browser, address: str) -> None:
    with opened(browser, address) as page:
        page.add_init_script(f"if ({since}) localStorage.setItem('playmat.since', {since})")
        requests: list[str] = []
        page.on("request", lambda request: requests.append(request.url.removeprefix(address)))
        page.goto("/about")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        assert "/api/me" not in requests


def own_decks(page: Page) -> list[str]:
    """The names of the decks in one's own profile."""
    return sorted(page.locator(".own-decks .which").all_text_contents())


def numbers(page: Page, game: str) -> list[str]:
    """The numbers in a profile for the lessons and puzzles of a game."""
    told: list[str] = page.locator(f".learned [data-game={game}] .share").all_text_contents()
    return told


def sign_in(page: Page, name: str) -> None:
    """Sign in by the settings."""
    page.get_by_role("button", name="Settings").click()
    page.locator("summary", has_text="Account").click()
    page.get_by_label("Your name, as others see it").fill(name)
    page.get_by_label("Password, at least 8").fill(PASSWORD)
    with page.expect_navigation():
        page.get_by_role("button", name="Sign in").click()


def delete(page: Page, deck: str) -> None:
    """Delete a deck in one's profile, which asks whether that is meant."""
    page.get_by_role("button", name=f"Delete {deck}", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name="Delete", exact=True).click()


def keep(page: Page, *decks: dict[str, str]) -> None:
    """Keep decks at the server for who is there."""
    these = [{"kind": "deck", "game": "kmon", "what": deck["share"]} for deck in decks]
    page.evaluate(SEND, ["/api/belongings", {"belongings": these}])


def test_what_one_has_goes_with_one(browser: Browser, address: str) -> None:
    """An account brings together what two guests have; what one browser gives up the other has no longer."""
    name = "Ann of two browsers"
    first, second = sorted(deck["name"] for deck in DECKS)
    with opened(browser, address) as page, opened(browser, address) as other:
        lesson = tell_lesson("kmon", "attack", "en")
        page.goto("/learn/kmon/attack")
        with page.expect_response("**/api/belongings"):
            for step in lesson.steps:
                page.wait_for_function(STEP, arg=step.say, timeout=PATIENCE)
                if step.right:
                    give(page, step)
        assert page.evaluate(KEPT, ["attack"])
        keep(page, DECKS[0])
        page.evaluate(SEND, ["/api/account", credentials(name)])
        other.goto("/")
        keep(other, DECKS[1])
        sign_in(other, name)
        finished = f"1 of {len(list_lessons('kmon', 'en').lessons)} lessons finished"
        for one in (other, page):
            one.goto("/profile")
            expect(one.locator(".own-decks .which")).to_have_count(2)
            assert own_decks(one) == [first, second]
            expect(one.locator("[data-game=kmon] .share").first).to_have_text(finished)
        delete(other, first)
        expect(other.locator(".own-decks .which")).to_have_text([second])
        page.evaluate("() => dispatchEvent(new Event('focus'))")  # somebody comes back to the page
        expect(page.locator(".own-decks .which")).to_have_text([second])
        with opened(browser, address) as stranger:
            stranger.goto(f"/profile/{name}")
            expect(stranger.locator("[data-game=kmon] .share")).to_have_count(2)
            assert numbers(stranger, "kmon")[0] == finished
            expect(stranger.locator(".own-decks, .ticks, .numbers")).to_have_count(0)
            expect(stranger.get_by_text(second)).to_have_count(0)
        page.get_by_role("button", name="Settings").click()
        with page.expect_navigation():
            page.get_by_role("button", name="Sign out").click()
        page.goto("/profile")
        expect(page.get_by_text("No decks yet")).to_be_visible()


def test_what_an_older_version_kept_in_the_browser_is_brought_to_the_server(
    browser: Browser, address: str
) -> None:
    """All but what there is not, which stays where it is; and only once the server has it."""
    with opened(browser, address) as page:
        page.goto("/")
        strange = {f"{'x' * 61}/puzzle-1": True, "kmon/nowhere": True}
        page.evaluate(KEEP, [{"kmon/puzzle-1": True, **strange}, DECKS])
        page.route("**/api/belongings**", lambda route: route.abort())
        before = page.evaluate(HERE)
        page.goto("/profile")
        expect(page.get_by_role("alert")).to_contain_text("The server is not answering")
        assert page.evaluate(HERE) == before
        page.unroute("**/api/belongings**")
        page.reload()
        expect(page.locator(".own-decks .which")).to_have_count(2)
        assert page.evaluate(KEPT, [*(deck["share"] for deck in DECKS), "puzzle-1"])
        assert json.loads(page.evaluate(HERE)) == strange
        export = page.request.get("/api/account/export").json()
        assert len(export["belongings"]) == 3


def test_where_no_server_answers_a_deck_stays_and_this_is_said(browser: Browser, address: str) -> None:
    with opened(browser, address) as page:
        page.goto("/")
        keep(page, DECKS[0])
        page.goto("/profile")
        expect(page.locator(".own-decks .which")).to_have_text([DECKS[0]["name"]])
        page.route("**/api/belongings**", lambda route: route.abort())
        delete(page, DECKS[0]["name"])
        expect(page.get_by_role("alert")).to_contain_text("The server is not answering")
        expect(page.locator(".own-decks .which")).to_have_text([DECKS[0]["name"]])
        page.unroute("**/api/belongings**")
        delete(page, DECKS[0]["name"])
        expect(page.get_by_text("No decks yet")).to_be_visible()
        expect(page.get_by_role("alert")).to_have_count(0)


@pytest.mark.parametrize("lang", ["en", "ja", "it"])
def test_a_profile_with_belongings_fits_any_screen(browser: Browser, address: str, lang: str) -> None:
    with opened(browser, address, viewport={"width": 360, "height": 800}) as page:
        page.goto("/")
        page.evaluate("lang => localStorage.setItem('playmat.language', lang)", lang)
        page.evaluate(KEEP, [{f"kmon/puzzle-{n}": n % 2 == 0 for n in range(1, 16)}, DECKS])
        page.goto("/profile")
        expect(page.locator(".learned details")).to_have_count(1)
        page.locator(".learned summary").click()
        for width in (360, 1280):
            page.set_viewport_size({"width": width, "height": 800})
            assert page.evaluate(STICKING_OUT) == {"wide": 0, "out": []}
        assert axe(page) == []
