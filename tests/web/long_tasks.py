"""The tasks that keep a page busy for long: `python -m tests.web.long_tasks`.

A task is what a page does without listening to anybody meanwhile. Its length is told in time of the
processor, so that other work on the machine does not count. A phone that is four times slower takes four
times as long.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from tests.web.at_home import at_home
from tests.web.house import Person, by_mouse, make_table, opened

from playmat.kernel.registry import games

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

LONGEST = 50.0
"""Milliseconds that a task may take, on a machine that does nothing else; on a phone it is 200."""
ANSWERS = 12
SHOWN = 3
WORK = {
    "FunctionCall",
    "EvaluateScript",
    "v8.evaluateModule",
    "UpdateLayoutTree",
    "Layout",
    "ParseHTML",
    "Paint",
}
"""The kinds of work that take most of a task."""


class Task(NamedTuple):
    """A task of a page.

    Attributes:
        milliseconds: of the processor.
        work: what it did for how many milliseconds, the longest first.
    """

    milliseconds: float
    work: tuple[tuple[str, float], ...]


def traced(page: Page, act: Callable[[], None]) -> list[Task]:
    """The longest tasks of a page while something is done in it."""
    browser = page.context.browser
    assert browser is not None
    browser.start_tracing(page=page, categories=["devtools.timeline", "toplevel"])
    act()
    events: list[dict[str, Any]] = json.loads(browser.stop_tracing())["traceEvents"]
    return tasks(events)


def tasks(events: list[dict[str, Any]]) -> list[Task]:
    """The longest tasks, in a trace, of the thread that draws pages."""
    threads = {
        (one["pid"], one["tid"])
        for one in events
        if one["name"] == "thread_name" and one["args"]["name"] == "CrRendererMain"
    }
    own = [
        one
        for one in events
        if (one["pid"], one["tid"]) in threads and one.get("ph") == "X" and "tdur" in one
    ]
    longest = sorted(
        (one for one in own if one["name"].endswith("RunTask")), key=lambda one: -float(one["tdur"])
    )[:SHOWN]
    return [Task(task["tdur"] / 1000, work_in(task, own)) for task in longest]


def work_in(task: dict[str, Any], events: list[dict[str, Any]]) -> tuple[tuple[str, float], ...]:
    """The kinds of work in a task with their milliseconds, the longest first."""
    inside: dict[str, float] = {}
    for one in events:
        same = (one["tid"], one["pid"]) == (task["tid"], task["pid"])
        if same and one["name"] in WORK and task["ts"] <= one["ts"] < task["ts"] + task["dur"]:
            inside[one["name"]] = inside.get(one["name"], 0.0) + one["tdur"] / 1000
    return tuple(sorted(inside.items(), key=lambda pair: -pair[1])[:SHOWN])


def visit(page: Page) -> None:
    """Open the first page."""
    page.goto("/")
    page.wait_for_selector("article[data-game] a.button")
    page.wait_for_load_state("networkidle")


def measure(browser: Browser, address: str) -> dict[str, list[Task]]:
    """The tasks of a first visit, of opening a table of each game, and of a few answers there."""
    found: dict[str, list[Task]] = {}
    with opened(browser, address, viewport={"width": 390, "height": 844}) as page:
        found["first visit"] = traced(page, lambda: visit(page))
        for game in games():
            table = make_table(page, game, level="random")

            def sit(table: str = table) -> None:
                page.goto(f"/t/{table}")
                page.wait_for_selector(".prompt.mine")
                page.wait_for_load_state("networkidle")

            found[f"{game}: the table"] = traced(page, sit)
            person = Person(page, random.Random(game))

            def answer(person: Person = person) -> None:
                for _ in range(ANSWERS):
                    person.answer(by_mouse)

            found[f"{game}: {ANSWERS} answers"] = traced(page, answer)
    return found


def main() -> int:
    """The command; 1 if a task is too long."""
    with at_home() as (browser, address):
        found = measure(browser, address)
    for what, longest in found.items():
        for task in longest[:SHOWN]:
            work = ", ".join(f"{kind} {spent:.0f}" for kind, spent in task.work)
            sys.stdout.write(f"{task.milliseconds:6.0f} ms  {what}: {work}\n")
    return int(any(longest and longest[0].milliseconds > LONGEST for longest in found.values()))


if __name__ == "__main__":
    sys.exit(main())
