"""Belongings in the browser: nothing is lost on its way, or where two things are done at once."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import pytest
from msgspec import structs
from tests.web.house import PATIENCE, opened
from tests.web.pages.test_account import (
    DECKS,
    HERE,
    KEEP,
    KEPT,
    SEND,
    credentials,
    delete,
    keep,
    own_decks,
    sign_in,
)
from tests.web.pages.test_account_box import RELOADED
from tests.web.pages.test_learning import STEP, give
from tests.web.waiting import expect

from playmat.cards.share import read_code, write_code
from playmat.server.http.lessons import tell_lesson
from playmat.server.http.reference_data import card_game
from playmat.server.protocol.belonging_bodies import LONGEST_CODE

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, Route

BELONGINGS = "**/api/belongings"
AT_ONCE = """([these, name]) => {
    window.done = (async () => {
        const { keepLearned } = await import("/static/app/belongings.js");
        const { getMine, postMine } = await import("/static/app/network/myself.js");
        const asked = name ? [getMine("/api/me"), getMine("/api/lobby"), postMine("/api/me", { name })] : [];
        await Promise.all([...asked, ...these.map(one => keepLearned(one))]);
    })();
}"""
"""Keep something, and with a name ask for more in one's own name at once; what comes of it is `done`."""

ASKED = """number => {
    const asked = performance.getEntriesByType("resource");
    return asked.filter(one => one.name.endsWith("/api/belongings")).length >= number;
}"""
"""True if the page has asked for belongings, or sent some, this many times."""

NOTED = """number => {
    const [deck, ...others] = JSON.parse(localStorage.getItem("playmat.decks.kmon") ?? "[]");
    const before = window.noted;
    if (!deck || others.length || deck.share === before?.share) return false;
    window.noted = { share: deck.share, number: (before?.number ?? 0) + 1 };
    return window.noted.number === number;
}"""
"""True if the browser has noted a single deck, not the one before, and has done so this many times."""

UNSENT = "() => localStorage.getItem('playmat.unsent') === null"
BUSY = {"error": {"key": "busy", "text": "One moment, please."}}
LESSON = {"kind": "lesson", "game": "kmon", "what": "attack"}
PUZZLE = {"kind": "puzzle", "game": "kmon", "what": "puzzle-1", "first": True}
ODD = [{"name": "Odd", "share": "k" * (LONGEST_CODE + 1)}, {"name": "Torn", "share": "kmon.1.AAAA"}]
"""Decks of an older version that the server does not take: the first one it would not even read."""


class Held:
    """Requests for belongings that are on their way until they are let go.

    Args:
        page: who sends them.
        method: those of this kind.
    """

    def __init__(self, page: Page, method: str) -> None:
        self.page = page
        self.routes: list[Route] | None = []
        self.method = method
        page.route(BELONGINGS, self._take)

    def _take(self, route: Route) -> None:
        if self.routes is None or route.request.method != self.method:
            route.continue_()
        else:
            self.routes.append(route)

    def let_go(self) -> None:
        """Let them go on, and all that come later."""
        routes, self.routes = self.routes or [], None
        for route in routes:
            route.continue_()


def kept(page: Page) -> list[str]:
    """The names of the decks that the server has for who is there."""
    told = page.request.get("/api/belongings").json()["belongings"]
    return sorted(one["name"] for one in told if one["kind"] == "deck")


def twin() -> dict[str, str]:
    """A deck called like the first one, of other cards."""
    book = card_game("kmon").deck_book()
    first, second = (read_code(book, deck["share"]) for deck in DECKS)
    return {"name": first.name, "share": write_code(structs.replace(second, name=first.name))}


@pytest.mark.parametrize("was_known", [False, True], ids=["new", "forgotten"])
def test_all_that_a_new_visitor_sends_at_once_is_of_one_guest(
    browser: Browser, address: str, was_known: bool
) -> None:
    """From two tabs, and with a cookie of somebody who was forgotten: nothing is lost with another guest."""
    with opened(browser, address) as page:
        other = page.context.new_page()
        for one in (page, other):
            one.goto("/")
        if was_known:
            for one in (page, other):
                one.evaluate(AT_ONCE, [[], "Ann who is forgotten"])
                one.evaluate("() => window.done")
            cookies = page.context.cookies()
            page.evaluate(SEND, ["/api/account/delete", {"password": ""}])
            page.context.add_cookies(
                [{"name": one["name"], "value": one["value"], "url": address} for one in cookies]
            )
        deck = {"kind": "deck", "game": "kmon", "what": DECKS[0]["share"]}
        page.evaluate(AT_ONCE, [[LESSON, PUZZLE], "Ann of one guest"])
        other.evaluate(AT_ONCE, [[deck], "Ann of one guest"])
        for one in (page, other):
            one.evaluate("() => window.done")
        assert page.evaluate(KEPT, [deck["what"], "attack", "puzzle-1"])
        assert page.request.get("/api/me").json() == {"name": "Ann of one guest", "guest": True}


@pytest.mark.parametrize("registering", [False, True], ids=["sign in", "sign up"])
def test_what_is_on_its_way_is_kept_by_the_account(browser: Browser, address: str, registering: bool) -> None:
    """A visitor who signs up or in waits for it, even if another tab has sent it."""
    name = f"Ann who signs {'up' if registering else 'in'}"
    with opened(browser, address) as stranger, opened(browser, address) as page:
        stranger.goto("/")
        if not registering:
            stranger.evaluate(SEND, ["/api/account", credentials(name)])
        page.goto("/")
        page.evaluate(SEND, ["/api/me", {"name": "Guest"}])
        other = page.context.new_page()
        other.goto("/")
        page.get_by_role("button", name="Settings").click()
        page.locator("summary", has_text="Account").click()
        page.get_by_label("Your name, as others see it").fill(name)
        page.get_by_label("Password, at least 8").fill(credentials(name)["password"])
        held = Held(other, "POST")
        with other.expect_request(BELONGINGS):
            other.evaluate(AT_ONCE, [[LESSON], ""])
        page.get_by_role("button", name="Create an account" if registering else "Sign in").click()
        held.let_go()
        other.evaluate("() => window.done")
        if registering:
            expect(page.get_by_role("button", name="Sign out")).to_be_visible()
        else:
            page.wait_for_function(RELOADED)
        assert page.request.get("/api/me").json() == {"name": name, "guest": False}
        assert page.evaluate(KEPT, ["attack"])


def test_what_was_learned_is_sent_again_later(browser: Browser, address: str) -> None:
    """It is not lost where the server is away when it is learned, and the page is left."""
    with opened(browser, address) as page:
        page.goto("/learn/kmon/attack")
        page.route(BELONGINGS, lambda route: route.abort())
        for step in tell_lesson("kmon", "attack", "en").steps:
            page.wait_for_function(STEP, arg=step.say, timeout=PATIENCE)
            if step.right:
                give(page, step)
        expect(page.get_by_text("The server is not answering")).to_be_visible()
        page.unroute(BELONGINGS)
        page.goto("/profile")
        page.wait_for_function(UNSENT)
        assert page.evaluate(KEPT, ["attack"])


def test_what_was_learned_is_not_the_next_persons(browser: Browser, address: str) -> None:
    """Signing out takes what has not arrived along, but only once one is signed out."""
    with opened(browser, address) as page:
        page.goto("/")
        page.evaluate(SEND, ["/api/account", credentials("Ann who leaves")])
        page.reload()
        page.route(BELONGINGS, lambda route: route.abort())
        page.evaluate(AT_ONCE, [[LESSON], ""])
        page.evaluate("() => window.done")
        page.get_by_role("button", name="Settings").click()
        page.route("**/api/logout", lambda route: route.fulfill(status=503, json=BUSY))
        page.get_by_role("button", name="Sign out").click()
        expect(page.get_by_role("alert").filter(has_text=BUSY["error"]["text"])).to_be_visible()
        assert not page.evaluate(UNSENT)
        page.unroute("**/api/logout")
        with page.expect_navigation():
            page.get_by_role("button", name="Sign out").click()
        assert page.evaluate(UNSENT)


def test_what_an_older_process_does_not_know_is_sent_again_by_the_next_page(
    browser: Browser, address: str
) -> None:
    """As a lesson of a newer version during an update; the same page asks only once."""
    new = {"kind": "lesson", "game": "kmon", "what": "a-lesson-of-tomorrow"}
    with opened(browser, address) as page:
        sent: list[str] = []
        page.on("request", lambda one: sent.append(one.post_data or "") if one.method == "POST" else None)
        page.goto("/")
        page.evaluate(AT_ONCE, [[new, LESSON], ""])
        page.evaluate("() => window.done")
        assert sum(new["what"] in body for body in sent) == 1
        page.goto("/profile")
        expect(page.get_by_role("heading", name="Your decks")).to_be_visible()
        page.wait_for_function(ASKED, arg=2)
        for number in (3, 4):
            page.evaluate("() => dispatchEvent(new Event('focus'))")
            page.wait_for_function(ASKED, arg=number)
        assert sum(new["what"] in body for body in sent) == 2
        assert page.evaluate(KEPT, [LESSON["what"]])


@pytest.mark.parametrize("how", ["sign out", "delete"])
def test_what_the_server_did_not_take_is_not_the_next_persons(
    browser: Browser, address: str, how: str
) -> None:
    """Decks can still be copied, but nobody is given them; with who deletes everything they go."""
    name = f"Ann who leaves by {how}"
    with opened(browser, address) as page:
        page.goto("/")
        page.evaluate(SEND, ["/api/account", credentials(name)])
        page.evaluate(KEEP, [{"kmon/puzzle-of-old": True}, ODD])
        page.goto("/profile")
        left = page.locator(".old-decks li")
        expect(left).to_have_count(2)
        if how == "delete":
            page.goto("/account")
            page.get_by_text("How to be forgotten for good").click()
            page.get_by_label("Your password").last.fill(credentials(name)["password"])
        else:
            page.get_by_role("button", name="Settings").click()
        with page.expect_navigation():
            page.get_by_role("button", name="Delete for good" if how == "delete" else "Sign out").click()
        sent: list[str] = []
        page.on("request", lambda one: sent.append(one.post_data or "") if one.method == "POST" else None)
        with page.expect_response(lambda one: one.url.endswith("/api/belongings") and one.ok):
            page.goto("/profile")
        expect(page.get_by_role("heading", name="Your decks")).to_be_visible()
        if how == "delete":
            assert page.evaluate(HERE) == "{}"
        else:
            expect(left).to_have_count(2)
            expect(left.first).to_contain_text("Somebody who used this browser before left it here.")
        assert not [body for body in sent if "kmon.1.AAAA" in body or "puzzle-of-old" in body]


def test_a_deck_is_opened_under_the_name_it_is_kept_by(browser: Browser, address: str) -> None:
    """The server may tell it late: saved under its other name, it would take another deck's place."""
    name = DECKS[0]["name"]
    with opened(browser, address) as page:
        page.goto("/")
        keep(page, DECKS[0], twin())
        held = Held(page, "GET")
        page.goto(f"/decks/kmon?deck={twin()['share']}")
        expect(page.locator(".shelf-cards li").first).to_be_visible()
        assert page.locator(".deck-list li").count() == 0
        held.let_go()
        field = page.get_by_label("Name", exact=True)
        expect(field).to_have_value(f"{name} 2")
        expect(page).to_have_url(re.compile("/decks/kmon$"))
        page.locator(".deck-list").get_by_role("button", name=re.compile("^One less")).first.click()
        page.get_by_role("button", name="Save", exact=True).click()
        expect(page.get_by_text("Saved", exact=True)).to_be_visible()
        assert kept(page) == [name, f"{name} 2"]
        codes = [one["what"] for one in page.request.get("/api/belongings").json()["belongings"]]
        assert DECKS[0]["share"] in codes
        assert twin()["share"] not in codes


def test_decks_that_the_server_does_not_take_are_listed_in_the_profile_alone(
    browser: Browser, address: str
) -> None:
    """They can be copied and deleted there; nothing else goes on about them."""
    with opened(browser, address) as page:
        page.goto("/")
        page.evaluate(KEEP, [{}, [DECKS[0], *ODD]])
        page.goto("/profile")
        left = page.locator(".old-decks li")
        expect(left).to_have_count(2)
        assert own_decks(page) == [DECKS[0]["name"]]
        expect(page.get_by_role("alert")).to_contain_text("2 decks are only in this browser")
        for deck in ODD:
            expect(page.get_by_role("button", name=f"{deck['name']}: Copy share code")).to_be_visible()
        delete(page, "Odd")
        expect(left).to_have_count(1)
        expect(page.get_by_role("alert")).to_contain_text("One deck is only in this browser")
        noted = page.evaluate("() => localStorage.getItem('playmat.decks.kmon')")
        assert json.loads(noted) == ODD[1:]
        with page.expect_response(lambda one: one.url.endswith("/api/belongings") and one.ok):
            page.goto("/puzzles")
        expect(page.get_by_role("heading", name="Puzzles").first).to_be_visible()
        expect(page.get_by_role("alert")).to_have_count(0)


def test_a_deck_is_deleted_only_after_a_question(browser: Browser, address: str) -> None:
    """The page says that it is done, and the focus is at a sensible place to continue."""
    name = DECKS[0]["name"]
    with opened(browser, address) as page:
        page.goto("/")
        keep(page, DECKS[0])
        page.goto("/profile")
        bin_of_it = page.get_by_role("button", name=f"Delete {name}", exact=True)
        bin_of_it.click()
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(bin_of_it).to_be_focused()
        delete(page, name)
        expect(page.get_by_text(f"{name} is deleted.")).to_be_visible()
        expect(page.get_by_role("heading", name="Your decks")).to_be_focused()


def test_where_decks_are_chosen_it_is_said_that_some_may_be_missing(browser: Browser, address: str) -> None:
    with opened(browser, address) as host, opened(browser, address) as page:
        host.goto("/")
        seats = [{"kind": "me"}, {"kind": "open"}]
        made = host.evaluate(
            SEND, ["/api/tables", {"id": "a-table-of-a-host", "game": "kmon", "seats": seats}]
        )
        # as an older process answers
        page.route(BELONGINGS, lambda route: route.fulfill(status=404, json={}))
        page.goto(f"/t/{made['table']['id']}")
        expect(page.get_by_role("alert")).to_have_text("The server is not answering. Try again in a moment.")


def test_somebody_is_signed_in_with_what_two_browsers_have(browser: Browser, address: str) -> None:
    """Decks of one name are told apart, and both can be opened."""
    name = "Ann of twins"
    with opened(browser, address) as page, opened(browser, address) as other:
        for one, deck in ((page, DECKS[0]), (other, twin())):
            one.goto("/")
            keep(one, deck)
        page.evaluate(SEND, ["/api/account", credentials(name)])
        sign_in(other, name)
        other.goto("/profile")
        expect(other.locator(".own-decks .which")).to_have_count(2)
        assert own_decks(other) == [DECKS[0]["name"], f"{DECKS[0]['name']} 2"]


def test_a_deck_deleted_in_the_builder_is_had_back(browser: Browser, address: str) -> None:
    with opened(browser, address) as page:
        page.goto("/")
        keep(page, DECKS[0])
        page.goto(f"/decks/kmon?deck={DECKS[0]['share']}")
        page.get_by_role("button", name="Delete", exact=True).click()
        expect(page.get_by_text("Deleted", exact=True)).to_be_visible()
        assert kept(page) == []
        undo = page.get_by_role("button", name="Undo delete")
        expect(undo).to_be_focused()
        undo.press("Enter")
        expect(page.get_by_text("Restored", exact=True)).to_be_visible()
        expect(undo).to_have_count(0)
        expect(page.get_by_role("button", name="Save", exact=True)).to_be_focused()
        assert kept(page) == [DECKS[0]["name"]]


def test_a_deck_saved_while_no_server_answers_arrives_once_it_does(browser: Browser, address: str) -> None:
    """In the place of the one that it was made of, however often it was changed meanwhile."""
    with opened(browser, address) as page:
        page.goto("/")
        keep(page, DECKS[0])
        page.goto(f"/decks/kmon?deck={DECKS[0]['share']}")
        page.locator(".shelf-cards li").first.wait_for()
        page.route(BELONGINGS, lambda route: route.abort())
        save = page.get_by_role("button", name="Save", exact=True)
        for number in (1, 2):
            page.locator(".deck-list").get_by_role("button", name=re.compile("^One less")).first.click()
            save.click()
            page.wait_for_function(NOTED, arg=number)
            expect(page.get_by_text("The deck stays in this browser")).to_be_visible()
        page.unroute(BELONGINGS)
        expect(page.get_by_text("Saved", exact=True)).to_be_visible()
        assert kept(page) == [DECKS[0]["name"]]
        assert page.evaluate("() => localStorage.getItem('playmat.decks.kmon')") is None


def test_a_deck_left_at_a_sign_out_is_sent_for_who_comes_back(browser: Browser, address: str) -> None:
    """And for nobody else who signs in between."""
    with opened(browser, address) as page:
        page.goto("/")
        page.evaluate(SEND, ["/api/account", credentials("Bob who is next")])
        page.evaluate(SEND, ["/api/logout", {}])
        page.evaluate(SEND, ["/api/account", credentials("Ann who comes back")])
        page.reload()
        page.evaluate(KEEP, [{}, [DECKS[0]]])
        page.route(BELONGINGS, lambda route: route.abort())
        page.get_by_role("button", name="Settings").click()
        with page.expect_navigation():
            page.get_by_role("button", name="Sign out").click()
        page.unroute(BELONGINGS)
        sign_in(page, "Bob who is next")
        page.goto("/profile")
        expect(page.locator(".old-decks li")).to_have_count(1)
        assert kept(page) == []
        page.get_by_role("button", name="Settings").click()
        with page.expect_navigation():
            page.get_by_role("button", name="Sign out").click()
        sign_in(page, "Ann who comes back")
        page.goto("/profile")
        expect(page.locator(".own-decks .which")).to_have_count(1)
        expect(page.locator(".old-decks li")).to_have_count(0)
        assert kept(page) == [DECKS[0]["name"]]


LEFT = """async () => {
    const here = await import("/static/app/unsent.js");
    const { noteDeck, leaveNothing, drop, comeBack, replacedBy, unsent } = here;
    const deck = { kind: "deck", game: "kmon", what: "THE-SAME" };
    noteDeck(deck, "of Ann", "HERS");
    leaveNothing("Ann");
    noteDeck(deck, "of Bob", "HIS");
    const of_bob = [replacedBy(deck), unsent().length];
    drop([deck]);
    const gone = unsent().length;
    comeBack("Ann");
    return [of_bob, gone, [replacedBy(deck), unsent().length]];
}"""
"""Two people at one browser who keep the same deck: what each finds of it."""


def test_the_same_deck_of_somebody_who_has_left_stays_theirs(page: Page) -> None:
    page.goto("/about")
    assert page.evaluate(LEFT) == [["HIS", 1], 0, ["HERS", 1]]


DELETED = """async () => {
    const { noteDeck, forgetVersions, unsent } = await import("/static/app/unsent.js");
    noteDeck({ kind: "deck", game: "kmon", what: "LATER" }, "changed", "FIRST");
    noteDeck({ kind: "deck", game: "kmon", what: "OTHER" }, "another", "");
    forgetVersions("kmon", "FIRST");
    return unsent().map((one) => one.what);
}"""
"""The changes still to be sent after deleting a deck of which a later version was noted."""


def test_no_later_version_of_a_deleted_deck_is_sent(page: Page) -> None:
    page.goto("/about")
    assert page.evaluate(DELETED) == ["OTHER"]
