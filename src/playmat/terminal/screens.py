"""The screens beside the table: help with the clauses of the rules, a page of text, cards to read."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList
from textual.widgets.option_list import Option

from playmat.kernel.errors import PlaymatError
from playmat.proof.clauses import Clause
from playmat.terminal.prompt import Options
from playmat.terminal.speech import clauses
from playmat.terminal.words import Words
from playmat.terminal.wrap import Prose


class Page(ModalScreen[None]):
    """A page of text that any of the usual keys closes.

    Args:
        title: what stands on the border.
        lines: the text.
        below: how it is closed.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,q,space,question_mark", "dismiss_page", show=False),
    ]

    def __init__(self, title: str, lines: list[str], below: str) -> None:
        super().__init__()
        self._title = title
        self._lines = lines
        self._below = below

    def compose(self) -> ComposeResult:
        """A box in the middle."""
        with Vertical(classes="page") as box:
            box.border_title = self._title
            box.border_subtitle = self._below
            with VerticalScroll():
                yield Prose(id="page-text")

    def on_mount(self) -> None:
        """Show the text."""
        self.query_one("#page-text", Prose).tell("\n\n".join(self._lines))

    def on_click(self) -> None:
        """A click closes it too."""
        self.dismiss()

    def action_dismiss_page(self) -> None:
        """Back to the table."""
        self.dismiss()


class HelpScreen(ModalScreen[None]):
    """The keys, and the clauses of the rules to search in.

    Args:
        words: the language.
        keys: what the keys do.
        marks: what the marks on the table mean.
    """

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,f1", "dismiss_help", show=False)]

    def __init__(self, words: Words, keys: str, marks: str) -> None:
        super().__init__()
        self.words = words
        self._keys = keys
        self._marks = marks

    def compose(self) -> ComposeResult:
        """Keys above, a search field, clauses below."""
        with Vertical(classes="page") as box:
            box.border_title = self.words.tr("terminal-help-title")
            box.border_subtitle = self.words.tr("terminal-help-close")
            yield Input(placeholder=self.words.tr("terminal-help-search"), id="search", compact=True)
            with VerticalScroll():
                yield Prose(id="found")

    def on_mount(self) -> None:
        """Begin with the keys."""
        self._find("")
        self.query_one("#search", Input).focus()

    def on_input_changed(self, event: Input.Changed) -> None:
        """Search while typing."""
        event.stop()
        self._find(event.value)

    def _find(self, query: str) -> None:
        found = self.query_one("#found", Prose)
        if not query.strip():
            found.tell("\n\n".join([self._keys, self._marks]))
            return
        try:
            found.tell(Content("\n\n").join(_clause(clause) for clause in clauses(query, self.words.lang)))
        except PlaymatError as error:
            found.tell(self.words.error(error))

    def action_dismiss_help(self) -> None:
        """Back to the table."""
        self.dismiss()


class CardScreen(ModalScreen[None]):
    """The cards on the table to read: their names on the left, what is printed on one on the right.

    Args:
        title: what stands on the border.
        groups: headings, each with cards: a name, and the lines that are shown for it.
        below: how it is closed.
    """

    AUTO_FOCUS = "#cards"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,enter,q,c", "dismiss_reader", show=False)]

    def __init__(self, title: str, groups: list[tuple[str, list[tuple[str, list[str]]]]], below: str) -> None:
        super().__init__()
        self._title = title
        self._groups = groups
        self._below = below
        self._lines: list[list[str]] = []

    def compose(self) -> ComposeResult:
        """A list and a page."""
        with Vertical(classes="page") as box:
            box.border_title = self._title
            box.border_subtitle = self._below
            with Horizontal():
                yield Options(id="cards", markup=False, compact=True)
                with VerticalScroll(can_focus=False):
                    yield Prose(id="card-text")

    def on_mount(self) -> None:
        """Begin with the first card."""
        entries: list[Option] = []
        for heading, cards in self._groups:
            if heading:
                entries.append(Option(Content.styled(heading, "bold $accent"), disabled=True))
                self._lines.append([])
            for name, lines in cards:
                entries.append(Option(f" {name}"))
                self._lines.append(lines)
        options = self.query_one("#cards", Options)
        options.add_options(entries)
        options.highlighted = next((place for place, lines in enumerate(self._lines) if lines), None)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Show another card."""
        event.stop()
        head, *rest = self._lines[event.option_index] or [""]
        text = Content.styled(head, "bold") + Content("".join(f"\n\n{line}" for line in rest))
        self.query_one("#card-text", Prose).tell(text)

    def action_dismiss_reader(self) -> None:
        """Back to the table."""
        self.dismiss()


class Choices(ModalScreen[int | None]):
    """Lets somebody choose one of several things; gives its place, or None for none of them.

    Args:
        text: what is asked.
        names: what there is to choose from.
        below: the keys.
    """

    AUTO_FOCUS = "#choices"
    VERTICAL_BREAKPOINTS = [(0, "-low"), (10, "-high")]  # noqa: RUF012 - Textual's form
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "choose", show=False),
        Binding("escape,q", "dismiss_choices", show=False),
    ]

    def __init__(self, text: str, names: list[str], below: str) -> None:
        super().__init__()
        self._text = text
        self._names = names
        self._below = below

    def compose(self) -> ComposeResult:
        """A box in the middle."""
        with Vertical(classes="page") as box:
            box.border_subtitle = self._below
            yield Prose(id="choices-text")
            yield Options(*map(Option, self._names), id="choices", markup=False, compact=True)

    def on_mount(self) -> None:
        """Ask."""
        self.query_one("#choices-text", Prose).tell(self._text)
        self.query_one("#choices", Options).highlighted = 0

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """A click chooses, too."""
        event.stop()
        self.dismiss(event.option_index)

    def action_choose(self) -> None:
        """The one under the cursor."""
        self.dismiss(self.query_one("#choices", Options).highlighted)

    def action_dismiss_choices(self) -> None:
        """None of them."""
        self.dismiss(None)


class Agree(ModalScreen[bool]):
    """Asks another person whether something is all right; gives the answer.

    Args:
        text: what is asked.
        below: the keys.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("y,s", "say(True)", show=False),
        Binding("n,escape,q", "say(False)", show=False),
    ]

    def __init__(self, text: str, below: str) -> None:
        super().__init__()
        self._text = text
        self._below = below

    def compose(self) -> ComposeResult:
        """A box in the middle."""
        with Vertical(classes="page") as box:
            box.border_subtitle = self._below
            yield Prose(id="agree-text")

    def on_mount(self) -> None:
        """Ask."""
        self.query_one("#agree-text", Prose).tell(self._text)

    def action_say(self, agreed: bool) -> None:
        """The answer."""
        self.dismiss(agreed)


def _clause(clause: Clause) -> Content:
    return Content.styled(f"{clause.id}  ", "bold $accent") + Content(clause.text)
