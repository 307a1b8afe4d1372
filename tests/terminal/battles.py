"""Battles of K-Mon at the terminal, led to the moment that a test is about."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import playmat
from playmat.kernel.event import HIDDEN, SPECTATOR
from playmat.kernel.rng import stream_of
from playmat.terminal.app import PlaymatApp
from playmat.terminal.session import Session
from playmat.terminal.start.arranging import arrange
from playmat.terminal.tables import sight
from playmat.terminal.words import Words

PEOPLE = ["human", "human"]
ALONE = ["human", "greedy"]
DECKS = ["KM1-SD1", "KM1-SD8"]
KEYS = ("[terminal-", "[plain-", "[kmon-", "[error-", "[seat-", "[key-", "[start-", "[table-")
SIZES = ((80, 24), (120, 40), (160, 50))


def begin(kinds: list[str], lang: str = "en", seed: int = 5, decks: Iterable[str] = DECKS) -> Session:
    """A battle."""
    start = arrange(playmat.game("kmon"), None, kinds, lang, tuple(decks))
    start.seed = seed
    return start.begin()


def go_to(session: Session, wanted: Callable[[Session], bool], seed: int = 3) -> None:
    """Answer at random for the people until a question is as wanted."""
    stream = stream_of(seed, 3)
    while True:
        session.settle()
        session.lift()
        if wanted(session):
            return
        assert not session.match.is_over, "the battle ended before"
        window = session.windows[0]
        choice = session.match.choice(window.seat)
        session.answer(window.seat, int(choice.sample(stream)), window.serial)


def asked(key: str) -> Callable[[Session], bool]:
    """The condition that the first question has this key."""
    return lambda session: session.windows[0].prompt.key == key


def shown(app: PlaymatApp) -> str:
    """All the text on the screen."""
    return "\n".join(strip.text for strip in app.screen._compositor.render_strips())


def names_of(session: Session, seat: int) -> set[str]:
    """The names of the cards in a hand that only their player may know, as the match alone tells."""
    match, words = session.match, Words("en")
    printed = sight(match, SPECTATOR, words).printed
    public = match.events(SPECTATOR)
    told = " ".join(words.of(match.game.tell(match.state, event)) for event in public if event.kind != HIDDEN)
    open_to_all = str(match.view(SPECTATOR))
    own = match.view(seat)["seats"][seat]["hand"]
    names = {printed.name(code) for code in own if code not in open_to_all}
    return {name for name in names if name not in told}
