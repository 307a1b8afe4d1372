"""The full screen: one app that begins with the start dialog or with a match."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import sys
from collections.abc import Callable
from functools import partial

import msgspec
from textual import on
from textual.app import App
from textual.command import CommandPalette
from textual.notifications import SeverityLevel
from textual.screen import Screen
from textual.theme import Theme

from playmat.cards.game import CardGame
from playmat.kernel.errors import PlaymatError
from playmat.kernel.game import Game
from playmat.kernel.registry import game as installed_game
from playmat.kernel.registry import games
from playmat.lab.collection.kept import KeptDeck
from playmat.terminal.decks.builder import DeckScreen
from playmat.terminal.decks.draft import DeckDraft
from playmat.terminal.learning.teacher import Teacher, begin_learning
from playmat.terminal.palette import Doing, Palette
from playmat.terminal.play_screen import PlayScreen
from playmat.terminal.review.replayed import ReplayedMatch
from playmat.terminal.review.screen import ReviewScreen
from playmat.terminal.session import Session
from playmat.terminal.settings import keep_settings, read_settings
from playmat.terminal.speech import game_name
from playmat.terminal.start.again import chosen_again, rematch
from playmat.terminal.start.arranging import Arrangement, arrange
from playmat.terminal.start.dialog import StartScreen
from playmat.terminal.table_screen import TableScreen
from playmat.terminal.tables.base import TableWidget
from playmat.terminal.ways import MATCH, NEW_GAME, REVIEW, Topic
from playmat.terminal.words import Words
from playmat.texts import LANGUAGES

LOOK_EVERY = 1.0
"""Seconds between two looks whether the terminal is still there."""

THEME = Theme(
    name="playmat",
    primary="#6ea8fe",
    secondary="#b58cff",
    accent="#ffcf5c",
    warning="#ffb454",
    error="#ff6b7a",
    success="#7ddf9a",
    foreground="#e8ecf6",
    background="#0c1122",
    surface="#131a31",
    panel="#1b2442",
    dark=True,
    variables={
        "footer-key-foreground": "#ffcf5c",
        "block-cursor-background": "#2d4a86",
        "block-cursor-foreground": "#ffffff",
        "block-cursor-blurred-background": "#2d4a86",
        "block-cursor-blurred-foreground": "#ffffff",
        "border": "#6ea8fe",
        "border-blurred": "#32406e",
        "text-muted": "#98a4c4",
    },
)


class PlaymatApp(App[None]):
    """Plays a match full screen.

    Args:
        words: the language.
        session: the match; None asks with the start dialog first.
        start: what the start dialog begins with.
        draft: a deck that is built, and the format it is judged by; then nothing is played.
        teacher: who speaks beside the table, if anybody does.
        replayed: a match that is looked at again; then there is nothing to begin with but it.
        moving: whether things may move.

    Attributes:
        session: the match, once there is one.
        settings: what was chosen once and for all.
    """

    CSS_PATH = "playmat.tcss"
    COMMANDS = {Palette}  # noqa: RUF012 - Textual's form
    ENABLE_COMMAND_PALETTE = False
    """Textual's own key for it; here the screens on which there is something to do have one."""
    TITLE = "Playmat"

    def notify(
        self,
        message: str,
        *,
        title: str = "",
        severity: SeverityLevel = "information",
        timeout: float | None = None,
        markup: bool = False,
    ) -> None:
        """Say something in a corner for a while, as it stands: names and files may have brackets."""
        super().notify(message, title=title, severity=severity, timeout=timeout, markup=False)

    def __init__(
        self,
        words: Words,
        session: Session | None = None,
        start: Arrangement | None = None,
        *,
        draft: tuple[DeckDraft, str] | None = None,
        teacher: Teacher | None = None,
        replayed: ReplayedMatch | None = None,
        moving: bool = True,
    ) -> None:
        super().__init__()
        self.words = words
        self.session = session
        self.start = start
        self.draft = draft
        self.teacher = teacher
        self.replayed = replayed
        self.moving = moving
        self.settings, self._fault = read_settings()
        if not moving:
            self.animation_level = "none"

    def on_mount(self) -> None:
        """Show the match or the dialog; a signal ends the app as `q` does."""
        self.register_theme(THEME)
        self.theme = THEME.name
        loop = asyncio.get_running_loop()
        for name in ("SIGTERM", "SIGHUP", "SIGINT"):
            with contextlib.suppress(AttributeError, NotImplementedError, RuntimeError, ValueError):
                loop.add_signal_handler(getattr(signal, name), self.exit)
        if not self.is_headless:
            self.set_interval(LOOK_EVERY, self._look_at_the_terminal)
        if self.replayed is not None:
            self._review(self.replayed)
        elif self.session is not None:
            self.play(self.session, self.words, self.teacher)
        elif self.start is not None:
            self._ask(self.start, self.words)
        elif self.draft is not None:
            self.build(self.draft[0], self.words, self.draft[1], lambda _kept: self.exit())
        if self._fault is not None:
            self.notify(self.words.error(self._fault), severity="warning", timeout=20)

    def _look_at_the_terminal(self) -> None:
        """End where the terminal was closed and the system has sent no signal."""
        if sys.__stdin__ is None or not sys.__stdin__.isatty():
            self.exit()

    def play(self, session: Session, words: Words, teacher: Teacher | None = None) -> None:
        """Show the table of a match; the one before is over."""
        if self.session is not None and self.session is not session:
            self.session.close()
        self.session = session
        if words.lang != self.words.lang:
            self._keep(lang=words.lang)
        self.words = words
        self._show(PlayScreen(session, words, moving=self.moving, teacher=teacher))

    def learn(self, topic: Topic, words: Words) -> None:
        """Show the table of a lesson or of a guided first match, or say why that cannot be."""
        try:
            session, teacher = begin_learning(topic, words.lang)
        except PlaymatError as error:
            self.notify(words.error(error), severity="warning")
            return
        self.play(session, words, teacher)

    @on(PlayScreen.Onward)
    def _go_onward(self, event: PlayScreen.Onward) -> None:
        way, session, lang = event.way, self.session, self.words.lang
        if isinstance(way.to, Topic):
            self.learn(way.to, self.words)
        elif session is None or way.to == MATCH:
            self._ask(arrange(way.game, None, [], lang), self.words)
        elif way.to == NEW_GAME:
            self._ask(chosen_again(session, lang), self.words)
        elif way.to == REVIEW:
            session.reviewed = session.reviewed or session.match.is_over
            self._review(ReplayedMatch(session.match))
        else:
            self._begin(partial(rematch, session, lang))

    @on(ReviewScreen.Tried)
    def _tried_again(self, event: ReviewScreen.Tried) -> None:
        self.play(event.session, self.words)

    @on(ReviewScreen.Left)
    def _back(self) -> None:
        """Back to the end of the match that was looked at again, if one was played here."""
        if self.session is None:
            self.exit()
        else:
            self.play(self.session, self.words)

    def _begin(self, begin: Callable[[], Session]) -> None:
        """Begin a match and show its table, or say why that cannot be."""
        try:
            session = begin()
        except PlaymatError as error:
            self.notify(self.words.error(error), severity="warning")
            return
        self.play(session, self.words)

    def _review(self, replayed: ReplayedMatch) -> None:
        """Show a match at its moments."""
        self._show(ReviewScreen(replayed, self.words, moving=self.moving))

    def _ask(self, start: Arrangement, words: Words) -> None:
        """Show the start dialog."""
        self._show(StartScreen(start, words, self.play, self.learn, self.build))

    def build(
        self, draft: DeckDraft, words: Words, format_name: str, then: Callable[[KeptDeck | None], None]
    ) -> None:
        """Show a deck that is built, above whatever is shown now; then go on with the file it is kept in."""
        self.push_screen(DeckScreen(draft, words, format_name), then)

    # ---- what can be done, by name ---------------------------------------------------------

    def action_command_palette(self) -> None:
        """List everything that can be done now, where that is more than reading on."""
        if isinstance(self.screen, TableScreen | StartScreen | DeckScreen):
            self.push_screen(CommandPalette(placeholder=self.words.tr("palette-search")))

    def offered_on(self, screen: Screen[object]) -> list[Doing]:
        """All that can be done now on a screen, the nearest first; nobody is left alone while they think."""
        if isinstance(screen, DeckScreen):
            return screen.offered()
        if isinstance(screen, StartScreen):
            return [*screen.offered(), *self._matches_offered(), *self._decks_offered()]
        if not isinstance(screen, TableScreen):
            return []
        if isinstance(screen, PlayScreen) and screen.thinks:
            return screen.offered()
        return [
            *screen.offered(),
            *self._settings_offered(),
            *self._matches_offered(),
            *self._decks_offered(),
        ]

    def _settings_offered(self) -> list[Doing]:
        """The other languages, and whether things move."""
        tr = self.words.tr
        others = {lang: Words(lang).tr("language-name") for lang in LANGUAGES if lang != self.words.lang}
        spoken = [
            Doing(tr("palette-language", language=said), partial(self._speak, lang))
            for lang, said in others.items()
        ]
        moving = tr("palette-still" if self.moving else "palette-moving")
        return [*spoken, Doing(moving, partial(self._move, not self.moving))]

    def _matches_offered(self) -> list[Doing]:
        """A match of each game."""
        named = [(game, game_name(game, self.words)) for game in map(installed_game, games())]
        tr = self.words.tr
        return [Doing(tr("palette-new", game=name), partial(self._ask_for, game)) for game, name in named]

    def _decks_offered(self) -> list[Doing]:
        """The decks of each game that has any."""
        named = [(game, game_name(game, self.words)) for game in map(installed_game, games())]
        return [
            Doing(self.words.tr("palette-decks", game=name), partial(self._build_for, game))
            for game, name in named
            if isinstance(game, CardGame)
        ]

    def _speak(self, lang: str) -> None:
        """Say everything in another language from now on."""
        if self._busy():
            return
        screen, words = self.screen, Words(lang)
        if isinstance(screen, PlayScreen):
            self.play(screen.session, words, screen.teacher)
        elif isinstance(screen, ReviewScreen):
            self._keep(lang=lang)
            self.words = words
            self._review(screen.replayed)

    def _move(self, moving: bool) -> None:
        """Let things move from now on, or stand still."""
        self.moving = moving
        self.animation_level = "full" if moving else "none"
        self._keep(animation=moving)
        screen = self.screen
        if isinstance(screen, TableScreen):
            screen.moving = screen.query_one(TableWidget).moving = moving

    def _ask_for(self, game: Game) -> None:
        """Show the start dialog of a game; the match on the table is kept."""
        if self._busy():
            return
        self._ask(arrange(game, None, [], self.words.lang), self.words)

    def _build_for(self, game: CardGame) -> None:
        """Build a deck of a game; what is on the table waits."""
        if self._busy():
            return
        screen = self.screen
        here = screen.start.game if isinstance(screen, StartScreen) else game
        if isinstance(screen, TableScreen):
            here = screen.session.match.game
        if isinstance(here, CardGame) and here.id == game.id:
            game = here  # with the card sets that it is played with

        def then(_kept: KeptDeck | None) -> None:
            if isinstance(screen, StartScreen):
                screen.refresh_decks()

        words = screen.words if isinstance(screen, StartScreen) else self.words
        self.build(DeckDraft(game), words, game.deck_formats[0], then)

    def _busy(self) -> bool:
        """Return whether a computer player has begun to think while the list was open, and say so."""
        screen = self.screen
        thinks = isinstance(screen, PlayScreen) and screen.thinks
        if thinks:
            self.notify(self.words.tr("palette-thinking"), severity="warning")
        return thinks

    # ---- settings --------------------------------------------------------------------------

    @on(TableScreen.LogPutAway)
    def _log_put_away(self, event: TableScreen.LogPutAway) -> None:
        self._keep(log=not event.away)

    def _keep(self, **changed: str | bool) -> None:
        """Keep a setting, or say why that cannot be; it holds until the app ends all the same."""
        self.settings = msgspec.structs.replace(self.settings, **changed)
        try:
            keep_settings(**changed)
        except PlaymatError as error:
            self.notify(self.words.error(error), severity="warning", timeout=8)

    def _show(self, screen: Screen[None]) -> None:
        screen.set_class(not self.settings.log, "-no-log")
        if len(self.screen_stack) > 1:
            self.switch_screen(screen)
        else:
            self.push_screen(screen)
