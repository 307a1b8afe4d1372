"""The screen on which a deck is built: all cards with their counts, the verdict, and what a card says."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Footer, Input, OptionList, Static
from textual.widgets.option_list import Option

from playmat.cards.decks import Deck, fold, heading_of, name_of
from playmat.kernel.errors import PlaymatError
from playmat.lab.collection.kept import KeptDeck, kept_decks
from playmat.terminal.decks.draft import DeckDraft, Shelved, shelf_of
from playmat.terminal.palette import Doing
from playmat.terminal.prompt import Options
from playmat.terminal.screens import Agree, Choices, HelpScreen
from playmat.terminal.speech import format_name, game_name
from playmat.terminal.tables.seen_position import printed_on
from playmat.terminal.tables.styles import fit
from playmat.terminal.words import Words
from playmat.terminal.wrap import Prose

COPIES = 4
"""The width of the number of copies before a card, with the sign behind it."""

KEYS = (
    ("plus,right", "more", "deck-key-more", "+"),
    ("minus,left", "fewer", "deck-key-fewer", "-"),
    ("slash", "search", "deck-key-search", "/"),
    ("s", "save", "deck-key-save", "s"),
    ("d", "only", "deck-key-only", "d"),
    ("u", "undo", "key-undo", "u"),
    ("f", "format", "deck-key-format", "f"),
    ("f1,h", "help", "key-help", "h"),
    ("q", "leave", "key-leave", "q"),
    ("ctrl+k", "app.command_palette", "key-palette", "^k"),
    ("o", "open", "deck-key-open", "o"),
    ("a", "save_as", "deck-key-save-as", "a"),
    ("r", "redo", "deck-key-redo", "r"),
)
"""The keys, what they do, how that is called, and the sign of the key; the last ones where there is room."""

AT_A_CARD = frozenset({"more", "fewer", "search", "help", "leave", "app.command_palette"})
"""The actions that the list of all that can be done leaves out: those of a card, and of the screen itself."""


class DeckScreen(Screen[KeptDeck | None]):
    """A deck that is being built; the screen gives the file in which it was last saved, if it was.

    Args:
        draft: the deck.
        words: the language.
        format_name: the rules for decks by which it is judged first.
    """

    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (64, "-normal"), (132, "-wide")]  # noqa: RUF012 - Textual's form
    AUTO_FOCUS = "#deck-cards"
    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(digit, f"put({digit})", show=False) for digit in "0123456789"),
        Binding("escape", "back", show=False, priority=True),
        Binding("ctrl+c", "leave", show=False, priority=True),
    ]

    def __init__(self, draft: DeckDraft, words: Words, format_name: str) -> None:
        super().__init__()
        self.draft = draft
        self.words = words
        self.format = format_name
        self._printed = printed_on(draft.game, words.lang)
        self._shelf = shelf_of(self._printed)
        self._shown: list[Shelved] = []
        self._only = False
        self._kept: KeptDeck | None = None
        self._then: Callable[[], object] | None = None
        for key, action, what, sign in KEYS:
            self._bindings.bind(key, action, words.tr(what), key_display=sign)

    def compose(self) -> ComposeResult:
        """The cards on the left, the verdict and a card on the right; between them the deck if it fits."""
        yield Static("", id="deck-head", markup=False)
        with Horizontal(id="deck-all"):
            with Vertical(id="deck-shelf"):
                yield Input(placeholder=self.words.tr("deck-build-search"), id="deck-search", compact=True)
                yield Options(id="deck-cards", markup=False, compact=True)
            with VerticalScroll(id="deck-list", can_focus=False):
                yield Prose(id="deck-rows")
            with Vertical(id="deck-side"):
                with VerticalScroll(id="deck-judged", can_focus=False):
                    yield Prose(id="deck-verdict")
                with VerticalScroll(id="deck-card", can_focus=False):
                    yield Prose(id="deck-text")
        yield Input(placeholder=self.words.tr("deck-build-name"), id="typed", compact=True)
        yield Footer(compact=True, show_command_palette=False)

    def on_mount(self) -> None:
        """Show the deck, and all cards beside it."""
        self.query_one("#typed", Input).display = False
        self._tell()
        self._list(0)

    # ---- showing ---------------------------------------------------------------------------

    @property
    def _cards(self) -> Options:
        return self.query_one("#deck-cards", Options)

    @property
    def _current(self) -> Shelved | None:
        place = self._cards.highlighted
        return self._shown[place] if place is not None and place < len(self._shown) else None

    def _list(self, cursor: int) -> None:
        """List the cards that are wanted; the cursor is on one of them."""
        words = fold(self.query_one("#deck-search", Input).value).split()
        count = self.draft.count
        self._shown = [one for one in self._shelf if (count(one.code) or not self._only) and one.says(words)]
        self._cards.set_options([Option(self._row(one)) for one in self._shown])
        self._cards.highlighted = min(cursor, len(self._shown) - 1) if self._shown else None
        self._read()

    def _row(self, one: Shelved) -> Content:
        count = self.draft.count(one.code)
        copies = Content.styled(f"{count:>{COPIES - 2}}× " if count else " " * COPIES, "bold $accent")
        return fit(copies + Content.styled(one.head, "bold" if count else ""), max(COPIES, self._cards.width))

    def _tell(self) -> None:
        """Say what deck this is, what is in it, and what the rules say about it."""
        tr, draft = self.words.tr, self.draft
        head = Content.styled(draft.deck.name or tr("deck-build-new"), "bold $accent")
        if draft.changed:
            head += Content.styled(f"  ● {tr('deck-build-unsaved')}", "bold $warning")
        rules = tr("deck-build-format", format=format_name(draft.game, self.format, self.words))
        rest = [rules, game_name(draft.game, self.words)]
        self.query_one("#deck-head", Static).update(head + Content("".join(f"  ·  {one}" for one in rest)))
        self.query_one("#deck-verdict", Prose).tell(self._verdict())
        self.query_one("#deck-rows", Prose).tell(self._rows(draft.deck))

    def _verdict(self) -> Content:
        lines = [Content.styled(self._sizes(), "bold")]
        mistakes = self.draft.mistakes(self.format)
        if not mistakes:
            lines.append(Content.styled(f"✓ {self.words.tr('web-deck-legal')}", "$success"))
        cross = Content.styled("✗ ", "bold $error")
        lines += [cross + Content(self.words.cited(one)) for one in mistakes]
        return Content("\n").join(lines)

    def _sizes(self) -> str:
        """The sections, each with the number of its cards."""
        parts = zip(self.draft.book.sections, self.draft.deck.parts, strict=True)
        counted = [(self.words.of(heading_of(one)), sum(row.count for row in part)) for one, part in parts]
        return "  ".join(self.words.tr("table-pair", name=name, what=str(n)) for name, n in counted)

    def _rows(self, deck: Deck) -> Content:
        """The deck as it would be written."""
        lines: list[Content] = []
        for section, part in zip(self.draft.book.sections, deck.parts, strict=True):
            if part:
                lines.append(Content.styled(self.words.of(heading_of(section)), "bold $accent"))
            for row in part:
                name = self.words.of(name_of(self.draft.book.cards[row.code]))
                lines.append(Content(f"{row.count:>2} {name}"))
        return Content("\n").join(lines)

    def _read(self) -> None:
        """Show the card under the cursor."""
        card = self._current
        text = Content(self.words.tr("web-deck-found", n=0))
        if card is not None:
            head, *rest = [*self._printed.lines(card.code), *self._printed.notes(card.code)] or [card.head]
            text = Content.styled(head, "bold") + Content("".join(f"\n{line}" for line in rest))
        self.query_one("#deck-text", Prose).tell(text)
        self.query_one("#deck-card").scroll_home(animate=False)

    @on(OptionList.OptionHighlighted, "#deck-cards")
    def _moved(self) -> None:
        self._read()

    def on_options_resized(self) -> None:
        """Cut the rows for the new width."""
        self._list(self._cards.highlighted or 0)

    # ---- finding cards ---------------------------------------------------------------------

    def action_search(self) -> None:
        """Look for words."""
        self.query_one("#deck-search", Input).focus()

    @on(Input.Changed, "#deck-search")
    def _sought(self) -> None:
        self._list(0)

    @on(Input.Submitted, "#deck-search")
    def _found(self) -> None:
        self._cards.focus()

    def key_down(self) -> None:
        """From the field into the list."""
        if self.focused is self.query_one("#deck-search"):
            self._cards.focus()

    def action_only(self) -> None:
        """Show only the cards of the deck, or all again."""
        self._only = not self._only
        self._list(0)

    # ---- changing the deck -----------------------------------------------------------------

    @on(OptionList.OptionSelected, "#deck-cards")
    def _selected(self) -> None:
        self.action_more()

    def action_more(self) -> None:
        """One copy more of the card under the cursor."""
        card = self._current
        if card is not None:
            self.action_put(self.draft.count(card.code) + 1)

    def action_fewer(self) -> None:
        """One copy fewer."""
        card = self._current
        if card is not None:
            self.action_put(self.draft.count(card.code) - 1)

    def action_put(self, count: int) -> None:
        """So many copies; a card that is no more in the deck stays in the list until that is made again."""
        card = self._current
        if card is not None and self._tried(partial(self.draft.put, card.code, count)):
            place = self._shown.index(card)
            self._cards.replace_option_prompt_at_index(place, self._row(card))
            self._tell()

    def action_undo(self) -> None:
        """Take the last change back."""
        if self.draft.undo():
            self._show_again()

    def action_redo(self) -> None:
        """Make it again."""
        if self.draft.redo():
            self._show_again()

    def _show_again(self) -> None:
        self._list(self._cards.highlighted or 0)
        self._tell()

    def action_format(self) -> None:
        """Judge it by the next rules for decks."""
        formats = self.draft.game.deck_formats
        self.format = formats[(formats.index(self.format) + 1) % len(formats)]
        self._tell()

    def _tried(self, do: Callable[[], object]) -> bool:
        """Return whether something was done; otherwise say why it was not."""
        try:
            do()
        except PlaymatError as error:
            self.notify(self.words.error(error), severity="warning", timeout=8)
            return False
        return True

    # ---- keeping it ------------------------------------------------------------------------

    def action_save(self, then: Callable[[], object] | None = None) -> None:
        """Save it where it is kept, or ask for a name first."""
        draft = self.draft
        if not draft.placed:
            self.action_save_as()
            self._then = then
        elif draft.kept is not None and draft.kept.commented:
            text = self.words.tr("deck-build-comments", file=str(draft.kept.path))
            self.app.push_screen(
                Agree(text, self.words.tr("deck-build-comments-keys")),
                lambda agreed: self._save(then) if agreed else None,
            )
        else:
            self._save(then)

    def _save(self, then: Callable[[], object] | None) -> None:
        if self._tried(lambda: self._was_kept(self.draft.save(self.words.lang))) and then is not None:
            then()

    def action_save_as(self) -> None:
        """Ask for a name, under which it is saved as a deck of its own."""
        self._then = None
        field = self.query_one("#typed", Input)
        field.value = self.draft.deck.name
        field.display = True
        field.focus()

    @on(Input.Submitted, "#typed")
    def _named(self, event: Input.Submitted) -> None:
        if self._tried(lambda: self._was_kept(self.draft.save_as(event.value, self.words.lang))):
            self._unname()
            if self._then is not None:
                self._then()

    def _unname(self) -> None:
        """Close the field for the name."""
        field = self.query_one("#typed", Input)
        field.value = ""
        field.display = False
        self._cards.focus()

    def _was_kept(self, kept: KeptDeck) -> None:
        self._kept = kept
        self._tell()
        self.notify(self.words.tr("deck-build-saved", file=str(kept.path)), timeout=6)

    # ---- other decks, and leaving ----------------------------------------------------------

    def action_open(self) -> None:
        """Go on with another deck: one of one's own, a starter deck, or an empty one."""
        self._after_asking(self._ask_for_deck)

    def _ask_for_deck(self) -> None:
        game, tr = self.draft.game, self.words.tr
        drafts = [DeckDraft(game)]
        names = [tr("deck-build-new")]
        for kept in kept_decks(game):
            drafts.append(DeckDraft(game, kept=kept))
            names.append(kept.deck.name)
        for _code, called, deck in game.starter_decks():
            drafts.append(DeckDraft(game, deck))
            names.append(tr("terminal-noted", what=called[self.words.lang], note=tr("deck-build-starter")))

        def take(place: int | None) -> None:
            if place is not None:
                self.draft = drafts[place]
                self._list(0)
                self._tell()

        self.app.push_screen(Choices(tr("deck-build-which"), names, tr("deck-build-choose")), take)

    def _after_asking(self, then: Callable[[], object]) -> None:
        """Do something that leaves the deck; if it has changed, ask what becomes of it first."""
        if not self.draft.changed:
            then()
            return
        tr = self.words.tr
        ways = [tr("deck-build-keep"), tr("deck-build-drop"), tr("deck-build-stay")]

        def go(place: int | None) -> None:
            if place == 0:
                self.action_save(then)
            elif place == 1:
                then()

        self.app.push_screen(Choices(tr("deck-build-lost"), ways, tr("deck-build-choose")), go)

    def action_back(self) -> None:
        """Close the field that is open, else leave."""
        search = self.query_one("#deck-search", Input)
        if self.query_one("#typed", Input).display:
            self._unname()
        elif search.value or search.has_focus:
            search.value = ""
            self._cards.focus()
        else:
            self.action_leave()

    def action_leave(self) -> None:
        """Leave; what is not saved is asked about."""
        self._after_asking(lambda: self.dismiss(self._kept))

    def action_help(self) -> None:
        """The keys and the rules."""
        self.app.push_screen(HelpScreen(self.words, self.words.tr("deck-build-help"), ""))

    # ---- all that can be done --------------------------------------------------------------

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """A key that means nothing for this game is not shown."""
        return action != "format" or len(self.draft.game.deck_formats) > 1

    def offered(self) -> list[Doing]:
        """All that can be done for the deck, by name."""
        return [
            Doing(self.words.tr(what), partial(self.run_action, action))
            for _key, action, what, _sign in KEYS
            if action not in AT_A_CARD and self.check_action(action, ())
        ]
