"""The start dialog: who plays, how hard, in which language. Enter begins with what is shown."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import ClassVar, TypeAlias, TypeVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Footer, Input, OptionList, Static
from textual.widgets.option_list import Option

from playmat.cards.game import CardGame
from playmat.kernel.errors import PlaymatError
from playmat.kernel.game import Option as GameOption
from playmat.kernel.game import Value
from playmat.lab.collection.kept import KeptDeck
from playmat.teaching.guide import FIRST_MATCH, has_guide
from playmat.terminal.decks.draft import DeckDraft
from playmat.terminal.palette import Doing
from playmat.terminal.prompt import Options
from playmat.terminal.session import Session
from playmat.terminal.speech import game_name, kind_name
from playmat.terminal.start.arranging import (
    AWAY,
    Arrangement,
    kinds_for,
    role_name,
    ruleset_name,
    value_title,
)
from playmat.terminal.start.decks import (
    DeckChoice,
    deck_choices,
    draft_of,
    first_cards,
    own_choice,
    read_deck_choice,
)
from playmat.terminal.ways import Topic
from playmat.terminal.words import Words
from playmat.terminal.wrap import hang
from playmat.texts import LANGUAGES
from playmat.texts.options import option_name

LABEL = 38
ROWS_WITHOUT_CHOICES = 11
"""So many rows of the screen are the frame's, the title's, the note's and the keys'."""

V = TypeVar("V")

Build: TypeAlias = "Callable[[DeckDraft, Words, str, Callable[[KeptDeck | None], None]], None]"


@dataclass(frozen=True)
class DialogRow:
    """One thing to choose.

    Attributes:
        label, value: what is shown.
        change: goes to the next value (1) or the last (-1).
        deck: whose deck it is, if it is one.
    """

    label: str
    value: str
    change: Callable[[int], None]
    deck: int | None = None


class StartScreen(Screen[None]):
    """The dialog.

    Args:
        start: what it begins with.
        words: the language.
        play: shows the table of the match that was chosen, in the language that was.
        learn: shows that of the guided first match of a game, by its id and name.
        build: shows a deck that is built, in a language, for a format; gives the file it is kept in.
    """

    AUTO_FOCUS = "#rows"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "begin", show=False),
        Binding("left,minus", "change(-1)", show=False),
        Binding("right,plus,space", "change(1)", show=False),
        Binding("colon", "type", show=False),
        Binding("e", "edit", show=False),
        Binding("t", "learn", show=False),
        Binding("ctrl+k", "app.command_palette", show=False),
        Binding("escape", "leave", show=False, priority=True),
        Binding("q", "quit", show=False),
        Binding("ctrl+c", "quit", show=False, priority=True),
    ]

    def __init__(
        self,
        start: Arrangement,
        words: Words,
        play: Callable[[Session, Words], None],
        learn: Callable[[Topic, Words], None],
        build: Build,
    ) -> None:
        super().__init__()
        self.start = start.all_seats()
        self.words = words
        self._play = play
        self._learn = learn
        self._build = build
        kinds = [kind for _role, kind in start.seats if kind != AWAY]
        self._kinds = tuple(dict.fromkeys((*kinds_for(start.game), *kinds)))
        self._decks: list[DeckChoice] = []
        self._know_decks()

    def compose(self) -> ComposeResult:
        """A box with one row for each thing to choose."""
        with Vertical(id="start"):
            yield Static("", id="start-title", markup=False)
            yield Options(id="rows", markup=False, compact=True)
            yield Static("", id="start-note", markup=False)
        yield Input(id="typed", compact=True)
        yield Footer(compact=True, show_command_palette=False)

    def on_mount(self) -> None:
        """Show what it begins with."""
        self.query_one("#typed", Input).display = False
        self._fill(0)

    def on_resize(self) -> None:
        """The choices scroll where they do not fit; the note is always seen."""
        self.query_one("#rows").styles.max_height = max(3, self.size.height - ROWS_WITHOUT_CHOICES)

    def on_options_resized(self) -> None:
        """Wrap the choices for the new width."""
        self._fill(self._current)

    # ---- rows ------------------------------------------------------------------------------

    def _fill(self, cursor: int) -> None:
        self.query_one("#start-title", Static).update(game_name(self.start.game, self.words))
        options = self.query_one("#rows", Options)
        options.set_options([Option(self._row(row.label, row.value)) for row in self._rows()])
        options.highlighted = cursor
        self._note()

    def _note(self) -> None:
        """The keys; with the cursor on a deck, its first cards and how to name another one."""
        tr = self.words.tr
        place = self._rows()[self._current].deck
        lines = [tr("start-note")]
        if has_guide(self.start.game.id):
            lines.append(tr("start-learn"))
        if place is not None:
            first = first_cards(self.start.game, self.start.decks[place], self.words)
            lines = [*([first] if first else []), tr("start-deck-note"), *lines]
        self.query_one("#start-note", Static).update("\n".join(lines))

    def _row(self, label: str, value: str) -> Content:
        text = Content(label)
        pad = " " * max(1, LABEL - text.cell_length)
        said = Content.styled(f"◂ {value} ▸", "bold $accent")
        return hang(text + Content(pad), said, self.query_one("#rows", Options).width)

    def _rows(self) -> list[DialogRow]:
        """Seats with their decks, the ruleset, the language, and options."""
        start, tr = self.start, self.words.tr
        rows: list[DialogRow] = []
        for place, (role, kind) in enumerate(start.seats):
            label = role_name(start.game, role, self.words) or tr("start-seat", number=place + 1)
            rows.append(DialogRow(label, kind_name(kind, self.words), partial(self._seat, place)))
            if start.decks:
                deck = start.decks[place].name(self.words)
                label = tr("start-deck", number=place + 1)
                rows.append(DialogRow(label, deck, partial(self._deck, place), place))
        if len(start.game.rulesets) > 1:
            said = ruleset_name(start.game, self._chosen_ruleset, self.words)
            rows.append(DialogRow(tr("start-ruleset"), said, self._ruleset))
        rows.append(DialogRow(tr("start-language"), tr("language-name"), self._language))
        for option in start.game.options():
            value = start.options.get(option.name, option.default)
            said = value_title(start.game, option.name, value, self.words)
            rows.append(
                DialogRow(
                    option_name(start.game.id, option.name, self.words.lang),
                    said,
                    partial(self._option, option),
                )
            )
        return rows

    # ---- what changes ----------------------------------------------------------------------

    def _seat(self, place: int, step: int) -> None:
        role, kind = self.start.seats[place]
        away = (AWAY,) if self.start.game.min_seats < len(self.start.seats) else ()
        self.start.seats[place] = (role, _next((*self._kinds, *away), kind, step))

    def _deck(self, place: int, step: int) -> None:
        self.start.decks[place] = _next(tuple(self._decks), self.start.decks[place], step)

    @property
    def _chosen_ruleset(self) -> str:
        return self.start.ruleset or self.start.game.rulesets[0]

    def _ruleset(self, step: int) -> None:
        self.start.ruleset = _next(tuple(self.start.game.rulesets), self._chosen_ruleset, step)

    def _option(self, option: GameOption, step: int) -> None:
        now: Value = self.start.options.get(option.name, option.default)
        self.start.options[option.name] = _next(option.values, now, step)

    def _language(self, step: int) -> None:
        lang = _next(LANGUAGES, self.words.lang, step)
        self.start = replace(self.start, lang=lang)
        self.words = Words(lang)

    def action_change(self, step: int) -> None:
        """The next or the last value of the row under the cursor."""
        row = self._current
        self._rows()[row].change(step)
        self._fill(row)

    @property
    def _current(self) -> int:
        return self.query_one("#rows", Options).highlighted or 0

    # ---- a deck of one's own ---------------------------------------------------------------

    def _know_decks(self) -> None:
        """The decks that can be chosen, those that somebody has chosen among them."""
        self._decks = deck_choices(self.start.game)
        self._decks += [deck for deck in dict.fromkeys(self.start.decks) if deck not in self._decks]

    def action_edit(self) -> None:
        """Build on the deck under the cursor."""
        place = self._rows()[self._current].deck
        if place is not None:
            self._edit(place)

    def _edit(self, place: int) -> None:
        """Build on the deck of a seat; the seat has what comes of it."""
        start, game = self.start, self.start.game
        if not isinstance(game, CardGame):
            return
        try:
            draft = draft_of(game, start.decks[place])
        except PlaymatError as error:
            self.notify(self.words.error(error), severity="warning", timeout=8)
            return

        def take(kept: KeptDeck | None) -> None:
            if kept is not None:
                start.decks[place] = own_choice(kept)
            self.refresh_decks()

        self._build(draft, self.words, game.match_format(self._chosen_ruleset, start.options), take)

    def refresh_decks(self) -> None:
        """Decks have been built: offer them, also where an earlier state of one was chosen."""
        now = {deck.path: deck for deck in deck_choices(self.start.game) if deck.path is not None}
        self.start.decks = [now.get(deck.path, deck) if deck.path else deck for deck in self.start.decks]
        self._know_decks()
        self._fill(self._current)

    def action_type(self) -> None:
        """Open the field for a deck, if the cursor is on one."""
        if self._rows()[self._current].deck is None:
            return
        field = self.query_one("#typed", Input)
        field.placeholder = self.words.tr("start-deck-type")
        field.display = True
        field.focus()

    @on(Input.Submitted, "#typed")
    def _typed(self, event: Input.Submitted) -> None:
        row, game = self._current, self.start.game
        place, text = self._rows()[row].deck, event.value.strip()
        self.action_untype()
        if place is None or not text or not isinstance(game, CardGame):
            return
        try:
            chosen = read_deck_choice(game, text)
        except PlaymatError as error:
            self.notify(self.words.error(error), severity="warning", timeout=8)
            return
        if chosen not in self._decks:
            self._decks.append(chosen)
        self.start.decks[place] = chosen
        self._fill(row)

    def action_untype(self) -> None:
        """Close the field."""
        field = self.query_one("#typed", Input)
        field.value = ""
        field.display = False
        self.query_one("#rows").focus()

    def offered(self) -> list[Doing]:
        """All that can be done here, by name."""
        tr = self.words.tr
        begin = Doing(tr("palette-begin"), self.action_begin)
        learn = Doing(tr("guide-begin"), self.action_learn)
        guided = [learn] if has_guide(self.start.game.id) else []
        decks = [
            Doing(tr("palette-deck-of", number=place + 1), partial(self._edit, place))
            for place in range(len(self.start.decks))
        ]
        return [begin, *guided, *decks]

    # ---- beginning -------------------------------------------------------------------------

    @on(OptionList.OptionHighlighted)
    def _moved(self) -> None:
        self._note()

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
        self._play(session, self.words)

    def action_learn(self) -> None:
        """Begin the guided first match of the game, if it has one."""
        if has_guide(self.start.game.id):
            self._learn(Topic(self.start.game.id, FIRST_MATCH), self.words)

    def action_leave(self) -> None:
        """Close the field if it is open, else leave."""
        if self.query_one("#typed", Input).display:
            self.action_untype()
        else:
            self.action_quit()

    def action_quit(self) -> None:
        """Leave."""
        self.app.exit()


def _next(values: tuple[V, ...], now: V, step: int) -> V:
    place = next(i for i, value in enumerate(values) if value == now and type(value) is type(now))
    return values[(place + step) % len(values)]
