"""The start dialog: who plays, how hard, in which language. Enter begins with what is shown."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar, TypeVar, cast

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Footer, OptionList, Static
from textual.widgets.option_list import Option

from playmat.kernel.errors import PlaymatError
from playmat.kernel.game import Value
from playmat.terminal.prompt import Options
from playmat.terminal.speech import game_name
from playmat.terminal.start import AWAY, Start, kinds_for, option_name, role_name, value_name
from playmat.terminal.words import Words
from playmat.texts import LANGUAGES

if TYPE_CHECKING:
    from playmat.terminal.app import PlaymatApp

LANGUAGE_NAMES = {"en": "English", "ja": "日本語", "it": "Italiano"}
LABEL = 30

V = TypeVar("V")


class StartScreen(Screen[None]):
    """The dialog.

    Args:
        start: what it begins with.
        words: the language.
    """

    AUTO_FOCUS = "#rows"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "begin", show=False),
        Binding("left,minus", "change(-1)", show=False),
        Binding("right,plus,space", "change(1)", show=False),
        Binding("q,escape,ctrl+c", "quit", show=False, priority=True),
    ]

    def __init__(self, start: Start, words: Words) -> None:
        super().__init__()
        self.start = start.all_seats()
        self.words = words

    def compose(self) -> ComposeResult:
        """A box with one row for each thing to choose."""
        with Vertical(id="start"):
            yield Static("", id="start-title", markup=False)
            yield Options(id="rows", markup=False, compact=True)
            yield Static("", id="start-note", markup=False)
        yield Footer(compact=True, show_command_palette=False)

    def on_mount(self) -> None:
        """Show what it begins with."""
        self._fill(0)

    # ---- rows ------------------------------------------------------------------------------

    def _fill(self, cursor: int) -> None:
        tr = self.words.tr
        self.query_one("#start-title", Static).update(game_name(self.start.game, self.words))
        self.query_one("#start-note", Static).update(tr("start-note"))
        options = self.query_one("#rows", Options)
        options.set_options([Option(self._row(label, value)) for label, value in self._rows()])
        options.highlighted = cursor

    def _row(self, label: str, value: str) -> Content:
        text = Content(label)
        pad = " " * max(1, LABEL - text.cell_length)
        return text + Content(pad) + Content.styled(f"◂ {value} ▸", "bold $accent")

    def _rows(self) -> list[tuple[str, str]]:
        tr, game = self.words.tr, self.start.game
        rows = [
            (role_name(game, role, self.words) or tr("start-seat", number=number), tr(f"seat-{kind}"))
            for number, (role, kind) in enumerate(self.start.seats, 1)
        ]
        for option in game.options():
            value = self.start.options.get(option.name, option.default)
            rows.append(
                (
                    option_name(option.name, self.words),
                    value_name(game, value, self.words),
                )
            )
        return [*rows, (tr("start-language"), LANGUAGE_NAMES[self.words.lang])]

    def action_change(self, step: int) -> None:
        """The next or the last value of the row under the cursor."""
        row = self.query_one("#rows", Options).highlighted or 0
        start = self.start
        options = start.game.options()
        if row < len(start.seats):
            role, kind = start.seats[row]
            start.seats[row] = (role, _next((*kinds_for(start.game), AWAY), kind, step))
        elif row < len(start.seats) + len(options):
            option = options[row - len(start.seats)]
            now: Value = start.options.get(option.name, option.default)
            start.options[option.name] = _next(option.values, now, step)
        else:
            lang = _next(LANGUAGES, self.words.lang, step)
            self.start = replace(start, lang=lang)
            self.words = Words(lang)
        self._fill(row)

    @on(OptionList.OptionSelected)
    def _selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        self.action_change(1)

    def action_begin(self) -> None:
        """Begin the match, or say what does not fit."""
        try:
            session = self.start.begin()
        except PlaymatError as error:
            self.notify(self.words.error(error), severity="warning")
            return
        cast("PlaymatApp", self.app).play(session, self.words)

    def action_quit(self) -> None:
        """Leave."""
        self.app.exit()


def _next(values: tuple[V, ...], now: V, step: int) -> V:
    place = next(i for i, value in enumerate(values) if value == now and type(value) is type(now))
    return values[(place + step) % len(values)]
