"""A server of its own, and people who play in a browser: by mouse, by keys, or by role and name alone."""

from __future__ import annotations

import json
import os
import random
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tests.web.slow import new_page

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator, Page

CHROMIUM = os.environ.get("PLAYMAT_CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
NODE_MODULES = os.environ.get("PLAYMAT_NODE_MODULES", "")
"""The folder of axe-core and TypeScript; `nox -s web` puts them there."""

ROOT = Path(__file__).parents[2]
SERVER = """
import json
import sys
from pathlib import Path
from tests.server.house import Chance
from playmat.server.http import app
from playmat.server.process import table_session
from playmat.server.bootstrap import Settings, serve
web, test, settings = json.loads(sys.argv[1])
if web:
    app.web_folder = lambda: Path(web)
table_session.secrets = Chance(Path(test))
serve(Settings(log_level="error", **settings), lambda address: print(address, flush=True))
"""

TEST = "test"
"""The file in a server's folder that says which test runs: its matches are those of this test."""

PATIENCE = 300_000
"""Milliseconds to wait for what comes in any case, on a busy machine."""

TRIES = 100
"""Times that somebody looks for what they want to click on, where it is drawn again under their hands."""

NEXT_QUESTION = "was => document.querySelector('.prompt')?.dataset.ask !== was"
"""True if the page's question is not the one it was."""

ASKED = "(document.querySelector('.prompt')?.dataset.ask ?? '')"
"""The question of a page: seat and serial."""

COMES = """unless => {
    if (document.querySelector(unless)) return [null];
    const asked = document.querySelector(".prompt.mine");
    return asked !== null && [asked.dataset.ask];
}"""
"""The next question of who looks at a page, in a list, or null where something else is there instead.

Looking for it and reading which it is are one step: between two a companion's move can take it away.
"""

OPTIONS = """() => [ASKED, [...document.querySelectorAll(".prompt .option[data-answer]")].map(
    (one) => [one.dataset.answer, one.dataset.touches.split(" ").filter(Boolean)],
)]""".replace("ASKED", ASKED)
"""The question of a page, and the options of its pick."""

MEANT = """before => {
    window.meant = before;
    if (window.acts) return;
    window.acts = [];
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (data) {
        const said = JSON.parse(data);
        if (said.type === "act") window.acts.push(`${said.seat}.${said.serial}`);
        send.call(this, data);
    };
    const guard = (event) => {
        if (window.meant === null || ASKED === window.meant) return;
        event.preventDefault();
        event.stopImmediatePropagation();
    };
    for (const kind of ["pointerdown", "pointerup", "mousedown", "mouseup", "click", "keydown", "keyup"])
        addEventListener(kind, guard, { capture: true });
}""".replace("ASKED", ASKED)
"""Lets what is pressed reach the page only while the question that it is meant for is open; null: always.

It also notes which questions the page has answered.
"""

GIVEN = """before => window.acts.includes(before)
    || (ASKED === before && document.querySelector(".prompt :is(.option, [data-confirm]):disabled") !== null)
""".replace("ASKED", ASKED)
"""True if the page has answered a question, or will as soon as its line is back."""

ANSWERS = ".prompt .option, .prompt [data-item], .prompt [data-confirm]"
"""Elements that answer a question, or a part of it."""

MARKS = """() => [...document.querySelectorAll('.prompt [data-item]')].map((one) => [
    one.dataset.item,
    !one.matches('.mark') ? parseInt(one.parentElement.querySelector('output').textContent)
        : one.getAttribute('aria-pressed') === 'true' ? Number(one.querySelector('.box').textContent) || 1
        : 0,
])"""
"""The items of a question that is not to pick one, and what each is given."""


@contextmanager
def server(folder: Path, *, web: Path | None = None, grace: float = 0.0, **settings: Any) -> Iterator[str]:
    """A server with a database in a folder; gives its address. Its matches are the same in every run.

    Args:
        folder: where the database lies.
        web: where the browser client lies; the package's own otherwise.
        grace: the seconds that computer players leave to who has a standing offer open.
        settings: further ones; without a port it is any that is free.
    """
    settings |= {"database": f"sqlite:///{folder / 'tables.db'}", "grace": grace}
    process = subprocess.Popen(
        [sys.executable, "-c", SERVER, json.dumps([str(web or ""), str(folder / TEST), settings])],
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
    )
    assert process.stdout is not None
    try:
        yield process.stdout.readline().strip()
    finally:
        process.terminate()
        process.wait(PATIENCE / 1000)
        process.stdout.close()


@contextmanager
def opened(browser: Browser, address: str, **more: Any) -> Iterator[Page]:
    """A page of a person who was never here, who reads English if nothing else is said.

    Args:
        browser: the browser.
        address: the server.
        more: what else the browser says of the person and the screen.
    """
    context = browser.new_context(
        **{
            "base_url": address,
            "locale": "en-GB",
            "service_workers": "block",  # they have tests of their own, and would fill a cache for each test
            **more,
        }
    )
    context.set_default_timeout(PATIENCE)
    try:
        yield new_page(context)
    finally:
        context.close()


def make_table(
    page: Page, game: str, *, level: str = "greedy", seats: int = 2, mine: int = 1, **more: Any
) -> str:
    """Make a table for the person of a page, who has the first seats, and computers; gives its id."""
    heroes = ["sora", "goofy", "kairi", "donald", "riku"] if game == "perilous" else [""] * seats
    wish: dict[str, Any] = {
        "game": game,
        "seats": [
            {
                "kind": "me" if seat < mine else "computer",
                "role": heroes[seat],
                "level": "" if seat < mine else level,
            }
            for seat in range(seats)
        ],
        "hints": True,
        **more,
    }
    made = page.evaluate(
        """async (wish) => {
            const { postJson, newId } = await import("/static/app/network/net.js");
            return postJson("/api/tables", { ...wish, id: newId() });
        }""",
        wish,
    )
    return str(made["table"]["id"])


class Overtaken(Exception):
    """A companion's move has replaced the question while it was being answered."""


Way = Callable[["Person", str], None]
"""A way to answer a question: by mouse, by keys, by role and name.

It is given which question that is, and raises ``Overtaken`` where another one is open."""


@dataclass
class Person:
    """Somebody who plays at random in a page.

    Attributes:
        page: the page of a table.
        chance: what to choose by.
        answers: the serials of the questions, and what was answered; empty where things were marked.
        offered: the notation of the items of questions, by serial.
        marked: what was given to each item, where the question was not to pick one: 1 for what was taken, its
            place in an order, or its share.
    """

    page: Page
    chance: random.Random
    answers: list[tuple[int, str]] = field(default_factory=list)
    offered: dict[int, list[str]] = field(default_factory=dict)
    marked: dict[int, list[int]] = field(default_factory=dict)

    def play(self, way: Way, most: int = 2000) -> None:
        """Answer until the match is over."""
        for _ in range(most):
            if not self.answer(way):
                return
        raise AssertionError(f"the match did not end within {most} answers")

    def answer(self, way: Way, unless: str = ".ending") -> bool:
        """Answer the next question, and wait for another one; gives whether there was one.

        Where a companion's move replaces the question meanwhile, the new one is answered.

        Args:
            way: how.
            unless: what may be there instead of a question.
        """
        for _ in range(TRIES):
            (before,) = self.page.wait_for_function(COMES, arg=unless, timeout=PATIENCE).json_value()
            if before is None:
                return False
            given = len(self.answers)
            self.page.evaluate(MEANT, before)
            try:
                way(self, before)
                if not self.page.evaluate(GIVEN, before):
                    raise Overtaken
            except Overtaken:
                del self.answers[given:]
                continue
            finally:
                self.page.evaluate(MEANT, None)
            self.page.wait_for_function(NEXT_QUESTION, arg=before, timeout=PATIENCE)
            return True
        raise AssertionError(f"question {before} was replaced {TRIES} times, or takes no answer")

    def asked(self) -> str:
        """The open question: seat and serial; empty if there is none."""
        return str(self.page.evaluate(f"() => {ASKED}"))

    def stay(self, before: str) -> None:
        """Make sure that a question is still open.

        Raises:
            Overtaken: it is not.
        """
        if self.asked() != before:
            raise Overtaken

    def touch(self, before: str, target: Locator) -> None:
        """Click on something of a question, which may go away with it.

        Raises:
            Overtaken: the question has been replaced.
        """
        from playwright.sync_api import Error
        from playwright.sync_api import TimeoutError as Never

        for _ in range(TRIES):
            self.stay(before)
            found = target.element_handles()
            if not found:
                continue
            try:
                found[0].click(timeout=PATIENCE)
            except Never:  # it is there and cannot be clicked on: covered, or never at rest
                raise
            except Error:  # it has left the page: drawn again, or gone with its question
                continue
            return
        raise AssertionError(f"{target} cannot be clicked")

    def answered(self, before: str) -> bool:
        """Return whether a question is answered already: it is gone, or the answer is on its way."""
        return bool(
            self.page.evaluate(
                "was => document.querySelector('.prompt')?.dataset.ask !== was "
                "|| !document.querySelector('.prompt .option:enabled')",
                before,
            )
        )

    def options(self, before: str) -> list[tuple[str, list[str]]]:
        """The options of a pick: notation, and the things each touches.

        Raises:
            Overtaken: the question has been replaced.
        """
        found: list[tuple[str, list[str]]]
        asked, found = self.page.evaluate(OPTIONS)
        if asked != before:
            raise Overtaken
        return found

    def may_confirm(self, before: str) -> bool:
        """Return whether the answer to a question, other than to pick one, is complete.

        Raises:
            Overtaken: the question has been replaced.
        """
        ready = self.page.evaluate("() => document.querySelector('.prompt [data-confirm]:enabled') !== null")
        self.stay(before)
        return bool(ready)

    def note_marks(self, before: str) -> None:
        """Remember what has been put together for a question, as the page shows it."""
        shown: list[tuple[str, int]] = self.page.evaluate(MARKS)
        self.offered[serial_of(before)] = [word for word, _given in shown]
        self.marked[serial_of(before)] = [given for _word, given in shown]

    def note(self, before: str, words: str) -> None:
        """Remember an answer to a question."""
        self.answers.append((serial_of(before), words))


def serial_of(asked: str) -> int:
    """The serial of a question."""
    return int(asked.split(".")[1])


def thing(page: Page, path: str, words: str) -> Locator:
    """A thing of the table; where one path stands for several cards, the one that the words end with."""
    one = page.locator(f'.mat .thing[data-path="{path}"]')
    if one.count():
        return one.first
    held = page.locator(f'.mat .thing[data-path^="{path}="]')
    names = held.evaluate_all("all => all.map(one => one.dataset.path.split('=')[1])")
    return held.nth(next((i for i, name in enumerate(names) if words.endswith(f" {name}")), 0))


# ---- by mouse ------------------------------------------------------------------------------------


def by_mouse(person: Person, before: str) -> None:
    """Answer by clicking on things of the table; on the question only where the table says nothing."""
    page = person.page
    options = person.options(before)
    if not options:
        mark_by_mouse(person, before)
        return
    person.offered[serial_of(before)] = [words for words, _touches in options]
    words, touches = person.chance.choice(options)
    person.note(before, words)
    for path in touches:
        person.touch(before, thing(page, path, words))
        if person.answered(before):
            return
    person.touch(before, page.locator(f'.prompt[data-ask="{before}"] .option[data-answer="{words}"]'))


def mark_by_mouse(person: Person, before: str) -> None:
    """Take things on the table, as many as have to be, or a few."""
    person.note(before, "")
    page = person.page
    plus = page.locator(".prompt .share [data-item]")
    marks = page.locator(".prompt .option.mark")
    things = marks.evaluate_all("all => all.map(one => one.dataset.touches.split(' ')[0])")
    wanted = person.chance.randint(0, max(len(things), plus.count()))
    for taken, place in enumerate(person.chance.sample(range(len(things)), len(things))):
        if taken >= wanted and person.may_confirm(before):
            break
        person.touch(before, thing(page, things[place], "") if things[place] else marks.nth(place))
    for _ in range(12):
        kinds = plus.count()
        if not kinds or (person.may_confirm(before) and wanted == 0):
            break
        person.touch(before, plus.nth(person.chance.randrange(kinds)))
        wanted = max(0, wanted - 1)
    person.note_marks(before)
    person.touch(before, page.locator(f'.prompt[data-ask="{before}"] [data-confirm]'))


# ---- by keys -------------------------------------------------------------------------------------


def by_keys(person: Person, before: str) -> None:
    """Answer with the keyboard alone: to the question with `p`, on with Tab, Enter."""
    page = person.page
    page.keyboard.press("p")
    page.wait_for_function(
        f"([answers, before]) => document.activeElement?.matches(answers) || {ASKED} !== before",
        arg=[ANSWERS, before],
    )
    options = person.options(before)
    if not options:
        mark_by_keys(person, before)
        return
    person.offered[serial_of(before)] = [words for words, _touches in options]
    place = person.chance.randrange(len(options))
    words = options[place][0]
    for _ in range(place):
        page.keyboard.press("Tab")
    page.wait_for_function(
        f"([words, before]) => document.activeElement?.dataset.answer === words || {ASKED} !== before",
        arg=[words, before],
    )
    person.stay(before)
    person.note(before, words)
    page.keyboard.press("Enter")


def mark_by_keys(person: Person, before: str) -> None:
    """Take or give what the keys come to, as much as has to be, and confirm it."""
    page = person.page
    person.note(before, "")
    for _ in range(40):
        here = page.evaluate(
            "() => { const at = document.activeElement; return at.matches('[data-confirm]') ? 'confirm' "
            ": at.matches('.mark, [data-item]') ? 'mark' : 'other' }"
        )
        person.stay(before)
        if here == "confirm":
            person.note_marks(before)
            page.keyboard.press("Enter")
            return
        if here == "mark":
            press_until_enough(person, before)
        page.keyboard.press("Tab")
    raise AssertionError("the button that gives the answer cannot be reached with Tab")


def press_until_enough(person: Person, before: str) -> None:
    """Press what has the focus until the answer is whole: once, or for a share as often as it takes more."""
    page = person.page
    while not person.may_confirm(before):
        shown = page.evaluate(MARKS)
        page.keyboard.press("Space")
        if page.evaluate(MARKS) == shown or page.evaluate("() => document.activeElement.matches('.mark')"):
            return


# ---- by role and name ----------------------------------------------------------------------------


def by_role(person: Person, before: str) -> None:
    """Answer knowing only roles and names: the region of the question, and the buttons in it.

    What else is read is what is noted, to be compared afterwards.
    """
    question = person.page.get_by_role("region", name="Your question")
    buttons = question.get_by_role("button")
    marks = question.get_by_role("button", pressed=False)
    options = person.options(before)
    if options and question.get_by_text(" chosen").count() == 0:
        person.offered[serial_of(before)] = [words for words, _touches in options]
        place = person.chance.randrange(len(options))
        person.note(before, options[place][0])
        person.touch(before, buttons.nth(place))
        return
    person.note(before, "")
    for _ in range(20):
        if person.may_confirm(before):
            break
        more = question.get_by_role("button", name=re.compile("^One more"))
        person.touch(before, (more if more.count() else marks).first)
    person.note_marks(before)
    person.touch(before, buttons.last)
