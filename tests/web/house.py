"""A server of its own, and people who play in a browser: by mouse, by keys, or by role and name alone."""

from __future__ import annotations

import json
import os
import random
import re
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from playmat.table.acts import Row, read_act
from playmat.table.messages import State

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator, Page

CHROMIUM = os.environ.get("PLAYMAT_CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
NODE_MODULES = os.environ.get("PLAYMAT_NODE_MODULES", "")
"""Where axe-core and TypeScript are; `nox -s web` puts them there."""

ROOT = Path(__file__).parents[2]
SERVER = """
import json
import sys
from pathlib import Path
from tests.table.house import Chance
from playmat.table import app, room
from playmat.table.serving import Settings, serve
web, repeated, settings = json.loads(sys.argv[1])
if web:
    app.web_folder = lambda: Path(web)
if repeated:
    room.secrets = Chance()
serve(Settings(log_level="error", **settings), lambda address: print(address, flush=True))
"""
PATIENCE = 300_000
"""Milliseconds to wait for what comes in any case, on a busy machine."""

NEXT_QUESTION = "was => document.querySelector('.prompt')?.dataset.ask !== was"
"""Whether the question of a page is another one than it was."""

ANSWERS = ".prompt .option, .prompt [data-item], .prompt [data-confirm]"
"""What answers a question, or a part of it."""

MARKS = """() => [...document.querySelectorAll('.prompt [data-item]')].map((one) => [
    one.dataset.item,
    !one.matches('.mark') ? parseInt(one.parentElement.querySelector('output').textContent)
        : one.getAttribute('aria-pressed') === 'true' ? Number(one.querySelector('.box').textContent) || 1
        : 0,
])"""
"""The items of a question that is not to pick one, and what each is given."""


@contextmanager
def server(
    folder: Path, *, web: Path | None = None, repeated: bool = False, grace: float = 0.0, **settings: Any
) -> Iterator[str]:
    """A server with a database in a folder; gives its address.

    Args:
        folder: where the database lies.
        web: where the browser client lies; the package's own otherwise.
        repeated: its first match, its second and so on are the same in every run.
        grace: the seconds that computer players leave to who has a standing offer open.
        settings: further ones; without a port it is any that is free.
    """
    settings |= {"database": f"sqlite:///{folder / 'tables.db'}", "grace": grace}
    process = subprocess.Popen(
        [sys.executable, "-c", SERVER, json.dumps([str(web or ""), repeated, settings])],
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
        yield context.new_page()
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
            const { postJson, newId } = await import("/static/app/net.js");
            return postJson("/api/tables", { ...wish, id: newId() });
        }""",
        wish,
    )
    return str(made["table"]["id"])


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

    def play(self, give: Callable[[Person], None], most: int = 2000) -> None:
        """Answer until the match is over."""
        for _ in range(most):
            self.page.wait_for_selector(".prompt.mine, .ending", timeout=PATIENCE)
            if self.page.locator(".ending").count():
                return
            before = self.asked()
            give(self)
            self.page.wait_for_function(NEXT_QUESTION, arg=before, timeout=PATIENCE)
        raise AssertionError(f"the match did not end within {most} answers")

    def asked(self) -> str:
        """Which question is open: seat and serial."""
        return str(self.page.locator(".prompt").get_attribute("data-ask"))

    def serial(self) -> int:
        """The serial of the question that is open."""
        return int(self.asked().split(".")[1])

    def answered(self, before: str) -> bool:
        """Whether a question is answered already: it is gone, or the answer is on its way."""
        return bool(
            self.page.evaluate(
                "was => document.querySelector('.prompt')?.dataset.ask !== was "
                "|| !document.querySelector('.prompt .option:enabled')",
                before,
            )
        )

    def options(self) -> list[tuple[str, list[str]]]:
        """The options of a pick: notation, and the things each touches."""
        found: list[tuple[str, list[str]]] = self.page.locator(".prompt .option[data-answer]").evaluate_all(
            "all => all.map(one => [one.dataset.answer, one.dataset.touches.split(' ').filter(Boolean)])"
        )
        return found

    def note_marks(self) -> None:
        """Remember what has been put together, as the page shows it."""
        serial = self.serial()
        shown: list[tuple[str, int]] = self.page.evaluate(MARKS)
        self.offered[serial] = [word for word, _given in shown]
        self.marked[serial] = [given for _word, given in shown]

    def note(self, words: str) -> None:
        """Remember an answer."""
        self.answers.append((self.serial(), words))


def thing(page: Page, path: str, words: str) -> Locator:
    """A thing of the table; where one path stands for several cards, the one that the words end with."""
    one = page.locator(f'.mat .thing[data-path="{path}"]')
    if one.count():
        return one.first
    held = page.locator(f'.mat .thing[data-path^="{path}="]')
    names = held.evaluate_all("all => all.map(one => one.dataset.path.split('=')[1])")
    return held.nth(next(i for i, name in enumerate(names) if words.endswith(f" {name}")))


# ---- by mouse ------------------------------------------------------------------------------------


def by_mouse(person: Person) -> None:
    """Answer by clicking on things of the table; on the question only where the table says nothing."""
    page = person.page
    options = person.options()
    if not options:
        mark_by_mouse(person)
        return
    person.offered[person.serial()] = [words for words, _touches in options]
    words, touches = person.chance.choice(options)
    person.note(words)
    before = person.asked()
    for path in touches:
        thing(page, path, words).click()
        if person.answered(before):
            return
    page.locator(f'.prompt .option[data-answer="{words}"]').click()


def mark_by_mouse(person: Person) -> None:
    """Take things on the table, as many as have to be, or a few."""
    person.note("")
    page = person.page
    confirm = page.locator(".prompt [data-confirm]")
    plus = page.locator(".prompt .share [data-item]")
    marks = page.locator(".prompt .option.mark")
    wanted = person.chance.randint(0, max(marks.count(), plus.count()))
    places = person.chance.sample(range(marks.count()), marks.count())
    for taken, place in enumerate(places):
        if taken >= wanted and confirm.is_enabled():
            break
        touched = str(marks.nth(place).get_attribute("data-touches")).split()
        target = thing(page, touched[0], "") if touched else marks.nth(place)
        target.click()
    for _ in range(12):
        if not plus.count() or (confirm.is_enabled() and wanted == 0):
            break
        plus.nth(person.chance.randrange(plus.count())).click()
        wanted = max(0, wanted - 1)
    person.note_marks()
    confirm.click()


# ---- by keys -------------------------------------------------------------------------------------


def by_keys(person: Person) -> None:
    """Answer with the keyboard alone: to the question with `p`, on with Tab, Enter."""
    page = person.page
    options = page.locator(".prompt .option")
    page.keyboard.press("p")
    page.wait_for_function("answers => document.activeElement.matches(answers)", arg=ANSWERS)
    if page.locator(".prompt [data-answer]").count():
        person.offered[person.serial()] = [words for words, _touches in person.options()]
        place = person.chance.randrange(options.count())
        words = str(options.nth(place).get_attribute("data-answer"))
        for _ in range(place):
            page.keyboard.press("Tab")
        page.wait_for_function("words => document.activeElement.dataset.answer === words", arg=words)
        person.note(words)
        page.keyboard.press("Enter")
        return
    person.note("")
    for _ in range(40):
        here = page.evaluate(
            "() => { const at = document.activeElement; return at.matches('[data-confirm]') ? 'confirm' "
            ": at.matches('.mark, [data-item]') ? 'mark' : 'other' }"
        )
        if here == "confirm":
            person.note_marks()
            page.keyboard.press("Enter")
            return
        if here == "mark":
            press_until_enough(page)
        page.keyboard.press("Tab")
    raise AssertionError("the button that gives the answer cannot be reached with Tab")


def press_until_enough(page: Page) -> None:
    """Press what has the focus until the answer is whole: once, or for a share as often as it takes more."""
    confirm = page.locator(".prompt [data-confirm]")
    while not confirm.is_enabled():
        before = page.evaluate(MARKS)
        page.keyboard.press("Space")
        if page.evaluate(MARKS) == before or page.evaluate("() => document.activeElement.matches('.mark')"):
            return


# ---- by role and name ----------------------------------------------------------------------------


def by_role(person: Person) -> None:
    """Answer knowing only roles and names: the region of the question, and the buttons in it.

    What else is read is what is noted, to be compared afterwards.
    """
    question = person.page.get_by_role("region", name="Your question")
    buttons = question.get_by_role("button")
    marks = question.get_by_role("button", pressed=False)
    if question.get_by_text(" chosen").count() == 0:
        person.offered[person.serial()] = [words for words, _touches in person.options()]
        chosen = person.chance.choice(buttons.all())
        person.note(str(chosen.get_attribute("data-answer")))
        chosen.click()
        return
    person.note("")
    last = buttons.last
    for _ in range(20):
        if last.is_enabled():
            break
        more = question.get_by_role("button", name=re.compile("^One more"))
        (more if more.count() else marks).first.click()
    person.note_marks()
    last.click()


# ---- what a page receives ------------------------------------------------------------------------


def listen(page: Page) -> list[str]:
    """Everything that arrives on the sockets of a page, as text."""
    heard: list[str] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))))
    return heard


def told_anew(page: Page, heard: list[str]) -> State:
    """Load the page of a table again; gives what it is told, which is everything."""
    heard.clear()
    page.reload()
    page.wait_for_selector(".mat")
    return next(msgspec.json.decode(one, type=State) for one in heard if '"type":"state"' in one)


def written(page: Page) -> tuple[list[str], str]:
    """What the page of a table says: the log, and the table."""
    return page.locator(".log li").all_inner_texts(), page.locator(".mat").inner_text()


def log_in(folder: Path, table: str) -> list[Row]:
    """The log of a table in the database of a server."""
    rows = "SELECT version, at, act, key FROM log WHERE table_id = ? ORDER BY version"
    with closing(sqlite3.connect(folder / "tables.db")) as connection:
        found = connection.execute(rows, [table]).fetchall()
    return [Row(version, at, read_act(act), key or "") for version, at, act, key in found]
