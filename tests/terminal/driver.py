"""Drives the app by keys alone, as a person with a seeded mind of its own would."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

from textual.pilot import Pilot

from playmat.kernel.choice import PASS_OFFER, Kind
from playmat.terminal.app import PlaymatApp
from playmat.terminal.play_screen import PlayScreen
from playmat.terminal.prompt import PromptPanel

PATIENCE = 120.0
"""Seconds to wait for what comes in any case, on a busy machine."""
HOPS = 4
"""The most queues a key goes through: those of app, screen, prompt, and of the prompt's messages."""


def prompt_of(app: PlaymatApp) -> PromptPanel:
    """The prompt on the screen."""
    return app.screen.query_one(PromptPanel)


def question(app: PlaymatApp) -> str:
    """The text of the prompt."""
    return str(app.screen.query_one("#question").render())


def confirm(app: PlaymatApp) -> str:
    """The action of Enter, as the prompt says it."""
    return str(app.screen.query_one("#confirm").render())


async def until(pilot: Pilot[None], wanted: Callable[[], bool]) -> None:
    """Wait until something is so: laying out takes as many turns as it takes."""
    latest = time.monotonic() + PATIENCE
    while not wanted():
        assert time.monotonic() < latest, "it never came about"
        await pilot.pause()


async def settle(pilot: Pilot[None], app: PlaymatApp) -> None:
    """Wait until no computer player thinks."""
    latest = time.monotonic() + PATIENCE
    while time.monotonic() < latest:
        await pilot.pause()
        screen = app.screen
        if not isinstance(screen, PlayScreen) or screen._thinking is None:
            return
    raise AssertionError("a computer player thinks for ever")


async def press(pilot: Pilot[None], app: PlaymatApp, *keys: str) -> None:
    """Press keys one after the other, much faster than `Pilot.press`, which waits after each."""
    for key in keys:
        app.simulate_key(key)
    for _hop in range(HOPS):  # a pause waits for what is queued now, not for what that will queue elsewhere
        await pilot.pause(0)
    await pilot.pause()


async def play_by_keys(pilot: Pilot[None], app: PlaymatApp, seed: int, most: int) -> int:
    """Press digits, arrows, space and Enter until the match is over; gives how many Enters it took."""
    keys = random.Random(seed)
    assert app.session is not None
    for answers in range(most):
        await settle(pilot, app)
        if app.session.match.is_over:
            return answers
        if app.session.curtain is not None:
            await press(pilot, app, "enter")
        rows = prompt_of(app).rows
        assert rows is not None, question(app)
        before = len(app.session.match.entries)
        digits = [row.key for row in rows.rows if row.key]
        for _try in range(20):
            marks = keys.sample(digits, keys.randint(1, len(digits))) if digits else []
            first = rows.rows[0]
            if first.window.kind == "subset" and first.window.lo == first.window.hi:
                wanted = keys.sample(range(len(first.window.items)), first.window.lo)
                own = [row for row in rows.rows if row.window is first.window and row.key]
                marks = [row.key for row in own if row.draft.amount(row.place) != (row.place in wanted)]
            await press(pilot, app, *marks, keys.choice(["up", "down", "space"]))
            if rows.answer() is not None:
                break
        await press(pilot, app, "enter")
        await settle(pilot, app)
        assert len(app.session.match.entries) != before, question(app)
    return most


async def answer_by_keys(pilot: Pilot[None], app: PlaymatApp, answer: int) -> None:
    """Answer the first question by digits, arrows, space and Enter; an offer is left alone with Enter."""
    assert app.session is not None
    rows = prompt_of(app).rows
    assert rows is not None, question(app)
    first = [row for row in rows.rows if row.window is rows.rows[0].window]
    choice = first[0].draft.choice
    if answer == PASS_OFFER:
        marks: list[int] = []
    elif choice.kind == Kind.PICK:
        marks = [answer]
    elif choice.kind == Kind.SUBSET:
        marks = [place for place, row in enumerate(first) if row.draft.amount(place) != answer >> place & 1]
    elif choice.kind == Kind.SPLIT:
        marks = [place for place, amount in enumerate(choice.amounts(answer)) for _one in range(amount)]
    else:
        marks = list(choice.arrangement(answer))
    keys: list[str] = []
    for place in marks:
        found = first[place].key
        keys += [found] if found else ["home", *["down"] * place]
        keys += [] if found or choice.kind == Kind.PICK else ["space"]
    await press(pilot, app, *keys, "enter")
    await settle(pilot, app)
