"""Draws the pictures of the documentation: `python tools/pictures.py` writes docs/pictures/*.svg.

The match in them is a real one: the planner plays all seats up to a turn that shows much.
"""

from __future__ import annotations

import asyncio
import os
import tempfile
from pathlib import Path

from playmat import game
from playmat.terminal.app import PlaymatApp
from playmat.terminal.session import Session
from playmat.terminal.start import arrange
from playmat.terminal.words import Words

FOLDER = Path(__file__).parent.parent / "docs" / "pictures"
SIZE = (124, 40)
HEROES = "sora,donald,goofy,kairi"
SEED = 5
TURN = 14
"""The turn that is shown, from its first throw on."""


def play_to(session: Session, turn: int) -> None:
    """Let the adviser answer for everybody until a person has to decide after the first throw of a turn."""
    while not session.match.over:
        session.settle()
        window = session.windows[0]
        view = session.view()
        if view["turn"] >= turn and view["rolls"] == 1 and window.kind == "subset":
            return
        answer = session.advise(window.seat).answer
        session.answer(window.seat, answer, window.serial)


async def draw(session: Session, words: Words) -> str:
    """The screen as an SVG document, with the dice marked that the adviser would throw again."""
    app = PlaymatApp(words, session, moving=False)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        seat = session.windows[0].seat
        _verb, *dice = session.notation(seat, session.advise(seat).answer).split()
        await pilot.press(*dice)
        await pilot.pause()
        return app.export_screenshot(title="playmat play perilous")


def main() -> None:
    """Write the pictures."""
    with tempfile.TemporaryDirectory() as home:
        os.environ["PLAYMAT_HOME"] = home
        start = arrange(game("perilous"), HEROES, ["human", "planner", "planner", "planner"], "en")
        start.seed = SEED
        session = start.begin()
        try:
            play_to(session, TURN)
            picture = asyncio.run(draw(session, Words("en")))
        finally:
            session.close()
    FOLDER.mkdir(parents=True, exist_ok=True)
    path = FOLDER / "terminal.svg"
    path.write_text(picture, encoding="utf-8")
    print(path)


if __name__ == "__main__":
    main()
