"""Draws the pictures of the documentation: `python tools/assets/pictures.py` writes docs/pictures/*.svg.

The matches in them are real ones: computer players play all seats up to a moment that shows much. Where the
font of the pictures is missing, marks such as hearts and bars are wider than a cell: they are set apart from
the words and made to fit, so that each keeps its place.
"""

from __future__ import annotations

import asyncio
import os
import re
import tempfile
from collections.abc import Callable, Iterator
from html import unescape
from itertools import groupby
from pathlib import Path

from rich.cells import cell_len

from playmat import game
from playmat.kernel.player import Glimpse
from playmat.kernel.rng import stream_of
from playmat.players import load
from playmat.teaching.guide import FIRST_MATCH
from playmat.terminal.app import PlaymatApp
from playmat.terminal.learning.teacher import Teacher, begin_learning
from playmat.terminal.session import HUMAN, Session
from playmat.terminal.start.arranging import arrange
from playmat.terminal.ways import Topic
from playmat.terminal.words import Words

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
SIZE = (124, 40)
SMALL = (80, 24)

HEROES = "sora,donald,goofy,kairi"
PURSUIT_SEED = 5
TURN = 14
"""The turn of the pursuit that is shown, from its first throw on."""

DECKS = {"kmon": ("KM1-SD1", "KM1-SD8"), "khtcg": ("KHP-SD1", "KHP-SD6")}
BATTLE_SEED = 17
STACKED = 2
"""So many actions lie on the stack of the battle that is shown."""

DUEL_SEED = 3
DUEL_TURN = 5
FEW = 3
"""More options than these are open in the battle of the duel that is shown."""

TEXT = re.compile(r'<text ([^>]*?)x="([0-9.]+)"([^>]*?)textLength="([0-9.]+)"([^>]*)>([^<]*)</text>')
FITTED = ' lengthAdjust="spacingAndGlyphs"'
ENTITY = re.compile(r"&[^;]+;|.", re.DOTALL)
COMMON = re.compile(r"[\x20-\xff\u2010-\u2027\u2500-\u257f]")
"""Signs that every font for terminals has: Latin letters, dashes and quotes, lines."""


def play_to(session: Session, stand_in: str, wanted: Callable[[Session], bool]) -> None:
    """Let a computer player stand in for the person until what the person is asked is as wanted."""
    match = session.match
    player = load(stand_in, stream_of(match.setup.seed, 0), match.game)
    while True:
        session.settle()
        if match.is_over:
            raise SystemExit("the match ended before the moment that should be shown")
        if wanted(session):
            return
        window = session.windows[0]
        seen = Glimpse(match.game, match.state.clone(), window.seat, match.choice(window.seat))
        session.answer(window.seat, player.decide(seen), window.serial)


def thrown(session: Session) -> bool:
    """Return whether the first throw of the turn lies on the table."""
    view = session.view()
    return view["turn"] >= TURN and view["rolls"] == 1 and session.windows[0].kind == "subset"


def stacked(session: Session) -> bool:
    """Return whether the person may answer an action that lies on another one, with effects on the table."""
    view, window = session.view(), session.windows[0]
    effects = any(kmon["effects"] for side in view["seats"] for kmon in side["team"])
    choosing = window.prompt.key == "kmon-ask-react" and len(window.items) > 1
    return len(view["chain"]) >= STACKED and choosing and effects


def duelling(session: Session) -> bool:
    """Return whether the person decides in a battle or challenge of a match that is well under way."""
    view, window = session.view(), session.windows[0]
    own = view["seats"][window.seat]
    choosing = len(own["friends"]) > 1 and len(own["hand"]) > 1 and len(window.items) > FEW
    return bool(view["fight"]) and view["turn"] >= DUEL_TURN and choosing


def set_apart(picture: str) -> str:
    """The picture with marks and words that stand in one text in texts of their own."""
    return TEXT.sub(lambda found: "".join(_texts(*found.groups())), picture)


def _texts(before: str, x: str, middle: str, length: str, after: str, text: str) -> Iterator[str]:
    """The parts of a text, each from the cell on where it stands."""
    signs = ENTITY.findall(text)
    width = float(length) / max(1, sum(map(cells, signs)))
    place = 0
    for mark, part in groupby(signs, lambda sign: len(sign) == 1 and not COMMON.match(sign)):
        run = list(part)
        here, wide = float(x) + place * width, sum(map(cells, run)) * width
        place += sum(map(cells, run))
        whole = f'textLength="{wide:.1f}"{FITTED if mark else ""}'
        yield f'<text {before}x="{here:.1f}"{middle}{whole}{after}>{"".join(run)}</text>'


def cells(sign: str) -> int:
    """The number of cells that a sign takes, which may be written as an entity."""
    return cell_len(unescape(sign))


async def draw(
    session: Session, size: tuple[int, int], keys: list[str], title: str, teacher: Teacher | None = None
) -> str:
    """The screen as an SVG document, after some keys."""
    app = PlaymatApp(Words("en"), session, teacher=teacher, moving=False)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        await pilot.press(*keys)
        await pilot.pause()
        return set_apart(app.export_screenshot(title=title))


def begin(game_id: str, kinds: list[str], seed: int, heroes: str | None = None) -> Session:
    """A match for a picture."""
    start = arrange(game(game_id), heroes, kinds, "en", DECKS.get(game_id, ()))
    start.seed = seed
    return start.begin()


def write(name: str, picture: str) -> None:
    """Write a picture."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    path = FOLDER / f"{name}.svg"
    path.write_text(picture, encoding="utf-8")
    print(path)


def pursuit() -> None:
    """The table of Perilous Pursuit, with the dice marked that the adviser would throw again."""
    session = begin("perilous", [HUMAN, "planner", "planner", "planner"], PURSUIT_SEED, HEROES)
    play_to(session, "planner", thrown)
    seat = session.windows[0].seat
    _verb, *dice = session.notation(seat, session.advise(session.question(seat)).answer).split()
    write("terminal", asyncio.run(draw(session, SIZE, dice, "playmat play perilous")))
    session.close()


def battle() -> None:
    """The table of K-Mon with a stack, large and small, and its cards to read."""
    session = begin("kmon", [HUMAN, "greedy"], BATTLE_SEED)
    play_to(session, "greedy", stacked)
    title = "playmat play kmon"
    write("kmon", asyncio.run(draw(session, SIZE, ["down", "down"], title)))
    write("kmon-small", asyncio.run(draw(session, SMALL, ["down", "down"], title)))
    write("kmon-cards", asyncio.run(draw(session, SIZE, ["c", "down"], title)))
    session.close()


def duel() -> None:
    """The table of the Kingdom Hearts TCG in a battle, large and small."""
    session = begin("khtcg", [HUMAN, "greedy"], DUEL_SEED)
    play_to(session, "greedy", duelling)
    title = "playmat play khtcg"
    write("khtcg", asyncio.run(draw(session, SIZE, ["down", "down"], title)))
    write("khtcg-small", asyncio.run(draw(session, SMALL, ["down", "down"], title)))
    session.close()


def learning() -> None:
    """The first words of a coach, with the hand that they point at."""
    session, teacher = begin_learning(Topic("khtcg", FIRST_MATCH), "en")
    write("learn-small", asyncio.run(draw(session, SMALL, [], "playmat learn khtcg", teacher)))
    session.close()


def main() -> None:
    """Write the pictures."""
    with tempfile.TemporaryDirectory() as home:
        os.environ["PLAYMAT_HOME"] = home
        pursuit()
        battle()
        duel()
        learning()


if __name__ == "__main__":
    main()
