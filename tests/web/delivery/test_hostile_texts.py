"""Hostile texts, written wherever a person can write one: no page runs them, each shows them as they are."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, get_args
from urllib.parse import quote

import pytest
from msgspec import inspect
from tests.web.house import opened
from tests.web.waiting import expect, press

from playmat.server.http.routes import ROUTES
from playmat.server.protocol.client_messages import FromClient

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Page

HOSTILE = ("<script>ran()</script>", "<img src=x onerror=ran()>")
"""A script, and a broken picture with a handler: each as short as a name has to be."""

LATER = {
    "Credentials.name": "the name at tables, in the lobby, in profiles and tournaments",
    "Rename.name": "the same of a guest",
    "NewTournament.name": "in the list of tournaments, and at its page",
    "Belonging.what": "the name in the code of a deck, in the keeper's own profile",
    "SaveSet.data": "the set's name, and its cards, in the workshop and at tables",
    "SaveSet.text": "the same, from a file",
}
"""Texts that are kept, and the places that show them later: `test_what_people_keep_is_shown_as_text`."""

AT_ONCE = {
    "NewChallenge.to": "a refusal quotes it",
    "DeckText.deck": "mistakes quote it",
    "CardDraft.card": "the card is shown while it is written, as it is when it is kept",
}
"""Texts shown again by the page that sends them: `test_what_is_typed_comes_back_as_text`."""

LIKE_THESE = {
    **dict.fromkeys(
        ("Acceptance.deck", "Entry.deck", "Join.deck", "NewChallenge.deck", "NewSeat.deck", "Pairing.deck"),
        "DeckText.deck",
    ),
    **dict.fromkeys(
        (f"{one}.{name}" for one in ("ExamineCard", "ProveCard", "TryCard") for name in ("card", "data")),
        "CardDraft.card",
    ),
    "Whom.name": "NewChallenge.to",
}
"""Texts read and refused by the same code as another one."""

UNSHOWN = {
    **dict.fromkeys(
        (*(f"{one}.record" for one in ("DecisionAt", "MatchDecisions", "RecordReplay", "Start", "WhatIf")),),
        "numbers and words of the game, or it is refused",
    ),
    **dict.fromkeys(
        ("Credentials.password", "Farewell.password", "NewPassword.new", "NewPassword.old", "Hello.keys"),
        "a secret, of which only a hash is kept",
    ),
    "NewReport.words": "operators read it in a terminal",
    "NewAddress.address": "only a mail is sent there, and it has to be an address",
    "Invite.outside": "the owner's own page alone, and it has to be an address of http",
    **dict.fromkeys(
        (
            "Act.answer",
            "BranchMove.word",
            "Describe.answer",
            "DevStep.answer",
            "DevStep.chance",
            "DevWish.answer",
            "OwnAnswers.answer",
            "WhatIf.answer",
            "Why.texts",
        ),
        "a move",
    ),
    "DevWish.text": "the page of the developer who wrote it alone, on their own machine",
    **dict.fromkeys(
        (
            *("NewTable.options", "NewTable.ruleset", "NewTournament.ruleset", "NewSeat.role"),
            *("DeckText.format", "StartReport.ruleset", "StartReport.player", "StartReport.decks"),
        ),
        "one of the game's words, or it is refused",
    ),
    **dict.fromkeys(("Chat.phrase", "Fill.level", "NewSeat.level"), "one of the server's words"),
    **dict.fromkeys(
        (
            "DropSet.id",
            "KeepBelongings.replaces",
            "SaveSet.id",
            "NewTable.set",
            "SignOut.device",
            "Whom.id",
            "Whom.table",
        ),
        "an id, or nothing is found",
    ),
    **dict.fromkeys(
        ("DecisionAt.table", "MatchDecisions.table", "Start.table", "WhatIf.table"),
        "an id, or nothing is found",
    ),
}
"""Texts that no page shows to anybody, and why; `lang` and `game` only choose."""

CHOICES = {"lang", "game"}

CANARY = """
    window.hits = [];
    window.ran = () => window.hits.push("ran");
    for (const name of ["alert", "confirm", "prompt", "print"]) window[name] = () => window.hits.push(name);
"""

REFUSED = "Failed to load resource: the server responded"
"""The beginning of the console's message for a refusal."""

FOREIGN = """() => [...document.querySelectorAll("*")].filter((one) =>
    [...one.attributes].some(({ name, value }) => name.startsWith("on") || name === "srcdoc"
        || value.trim().toLowerCase().startsWith("javascript:"))
    || (one.localName === "script" && one.textContent.includes("ran()"))
    || ["iframe", "object", "embed", "base"].includes(one.localName)
).map((one) => one.outerHTML)"""
"""Things our pages never have: handlers in attributes, links to scripts, frames."""


def written_fields() -> set[str]:
    """The fields of everything that a client may send in which a text is free, by the schema."""
    found: set[str] = set()
    seen: set[type] = set()

    def walk(kind: inspect.Type, where: str) -> None:
        if isinstance(kind, inspect.StructType):
            if kind.cls not in seen:
                seen.add(kind.cls)
                for field in kind.fields:
                    walk(field.type, f"{kind.cls.__name__}.{field.name}")
        elif isinstance(kind, inspect.StrType):
            found.update([where] if kind.pattern is None else [])
        elif isinstance(kind, inspect.AnyType):
            found.add(where)
        elif isinstance(kind, inspect.DictType):
            walk(kind.key_type, where)
            walk(kind.value_type, where)
        elif isinstance(kind, inspect.UnionType):
            for one in kind.types:
                walk(one, where)
        elif isinstance(kind, inspect.ListType | inspect.SetType | inspect.VarTupleType):
            walk(kind.item_type, where)
        elif isinstance(kind, inspect.Metadata):
            walk(kind.type, where)

    for route in ROUTES:
        if route.takes is not None:
            walk(inspect.type_info(route.takes), "")
    for message in get_args(FromClient):
        walk(inspect.type_info(message), "")
    return found


def test_every_text_that_can_be_written_is_known_here() -> None:
    """A field that is new has to be tried, or said never to be shown."""
    sorted_out = LATER | AT_ONCE | LIKE_THESE | UNSHOWN
    assert len(sorted_out) == len(LATER) + len(AT_ONCE) + len(LIKE_THESE) + len(UNSHOWN)
    assert {one for one in written_fields() if one.partition(".")[2] not in CHOICES} == set(sorted_out)
    assert set(LIKE_THESE.values()) <= set(AT_ONCE)


def post(page: Page, path: str, body: dict[str, Any]) -> dict[str, Any]:
    """Send a body as the person of a page."""
    found = page.evaluate(
        """async ([path, body]) => {
            const { postJson, newId } = await import("/static/app/network/net.js");
            return postJson(path, "id" in body ? { ...body, id: newId() } : body);
        }""",
        [path, body],
    )
    assert isinstance(found, dict)
    return found


def check(page: Page, where: str, text: str) -> None:
    """See that a page shows a text as it is, and that nothing of it lives."""
    assert page.evaluate("window.hits") == [], (where, text)
    assert page.evaluate(FOREIGN) == [], (where, text)


def shows(page: Page, where: str, text: str) -> None:
    """Open a page that shows a text."""
    page.goto(where)
    expect(page.get_by_text(text).first).to_be_visible()
    check(page, where, text)


def written(page: Page, text: str) -> dict[str, str]:
    """Write a text wherever it is kept, as somebody who is called so; gives the pages that show it."""
    post(page, "/api/me", {"name": text})
    post(page, "/api/account", {"name": text, "password": "a long password"})
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = post(page, "/api/tables", {"id": "", "game": "kmon", "seats": seats, "public": True})
    contest = post(page, "/api/tournaments", {"id": "", "name": text, "game": "kmon", "kind": "robin"})
    card = {"code": "MY1-01", "type": "item", "name": {"en": text}, "text": "Gain three charges."}
    kept = {"set": "MY1", "name": {"en": text}, "card": [card]}
    mine = post(page, "/api/workshop/sets", {"game": "kmon", "data": kept})
    assert mine["info"]["name"] == text
    deck = post(page, "/api/games/kmon/decks/check", {"deck": f"Name: {text}\n1 Frostusk"})
    belonging = {"kind": "deck", "game": "kmon", "what": deck["share"]}
    told = post(page, "/api/belongings", {"belongings": [belonging]})
    assert [one["name"] for one in told["belongings"]] == [text]
    return {
        "table": f"/t/{table['table']['id']}",
        "tournament": f"/tournaments/{contest['about']['id']}",
        "tournaments": "/tournaments",
        "profile": f"/profile/{quote(text, safe='')}",
        "sets": "/workshop",
    }


@contextmanager
def watched(browser: Browser, address: str) -> Iterator[Page]:
    """A page of somebody, with a canary in it; no policy may have had anything to stop there."""
    said: list[str] = []
    with opened(browser, address) as found:
        found.on("dialog", lambda dialog: said.append(dialog.message))
        found.on("pageerror", lambda error: said.append(str(error)))
        found.on("console", lambda one: said.append(one.text) if one.type == "error" else None)
        found.context.add_init_script(CANARY)
        found.goto("/")
        yield found
    assert [one for one in said if not one.startswith(REFUSED)] == []


def test_a_page_that_inserts_texts_as_html_is_found_out(browser: Browser, address: str) -> None:
    """Without a policy to stop them, both run; the canary and the search for foreign parts each notice."""
    with opened(browser, address, bypass_csp=True) as page:
        page.context.add_init_script(CANARY)
        page.goto("/")
        for text in HOSTILE:
            page.evaluate(
                "(text) => document.body.append(document.createRange().createContextualFragment(text))", text
            )
        page.wait_for_function("(n) => window.hits.length === n", arg=len(HOSTILE))
        assert len(page.evaluate(FOREIGN)) == len(HOSTILE)
        with pytest.raises(AssertionError):
            check(page, "a page that inserts", HOSTILE[0])


@pytest.mark.parametrize("text", HOSTILE[:1])
def test_what_people_keep_is_shown_as_text(browser: Browser, address: str, text: str) -> None:
    """The writer's own pages, and those of somebody else."""
    with watched(browser, address) as page:
        pages = written(page, text)
        for name in ("tournament", "tournaments", "profile", "sets"):
            shows(page, pages[name], text)
        page.goto("/profile")
        expect(page.locator(".own-decks").get_by_text(text)).to_be_visible()
        check(page, "a profile with decks", text)
        page.goto(pages["sets"])
        press(page.get_by_role("link", name=text).first)  # the set, with its card
        page.wait_for_url("**/workshop/*")
        expect(page.locator("main").get_by_text(text).first).to_be_visible()
        check(page, "a set", text)
    with watched(browser, address) as other:
        for where in ("/lobby", pages["table"], pages["tournament"], pages["profile"]):
            shows(other, where, text)


@pytest.mark.parametrize("text", HOSTILE)
def test_what_is_typed_comes_back_as_text(browser: Browser, address: str, text: str) -> None:
    """Mistakes and refusals quote it."""
    with watched(browser, address) as page:
        page.goto("/decks/kmon")
        page.get_by_text("Import", exact=True).click()
        page.locator("#import").fill(f"1 {text}")
        press(page.get_by_role("button", name="Read", exact=True))
        expect(page.get_by_text(text).first).to_be_visible()
        check(page, "a deck", text)
        post(page, "/api/account", {"name": f"Ann {len(text)}", "password": "a long password"})
        page.goto("/lobby")
        nobody = f"Nobody {text}"  # the text alone may be somebody's name by now, who would be challenged
        page.locator("#challenge-who").fill(nobody)
        page.locator("#challenge-who").press("Enter")
        expect(page.get_by_role("alert").filter(has_text=nobody)).to_be_visible()
        check(page, "a challenge", text)


@pytest.mark.slow
@pytest.mark.parametrize("text", HOSTILE[1:])
def test_other_hostile_texts_are_shown_as_text(browser: Browser, address: str, text: str) -> None:
    """Each the same way, when there is time for all."""
    test_what_people_keep_is_shown_as_text(browser, address, text)
