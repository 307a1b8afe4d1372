"""The one place where people are asked: who decides, the question, its options, and what Enter does."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.message import Message
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from playmat.kernel.match.window import Window
from playmat.terminal.rows import OptionRow, OptionRows
from playmat.terminal.session import Session
from playmat.terminal.speech import question, seen_by
from playmat.terminal.tables import item_text
from playmat.terminal.tables.seen_position import Sight
from playmat.terminal.words import Words
from playmat.terminal.wrap import hang


class Options(OptionList, inherit_bindings=False):
    """The rows. Enter, space and digits belong to the screen; a click marks a row."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("down,j", "cursor_down", show=False),
        Binding("up,k", "cursor_up", show=False),
        Binding("home", "first", show=False),
        Binding("end", "last", show=False),
        Binding("pagedown", "page_down", show=False),
        Binding("pageup", "page_up", show=False),
    ]

    class Resized(Message):
        """Lines have another length."""

    @property
    def width(self) -> int:
        """The number of cells of a line."""
        return self.scrollable_content_region.width

    def on_resize(self) -> None:
        """Tell who writes the lines."""
        self.post_message(self.Resized())


class Confirm(Static):
    """Says what Enter does, and does it when clicked."""

    class Pressed(Message):
        """It was clicked."""

    def on_click(self) -> None:
        """Tell the screen."""
        self.post_message(self.Pressed())


class PromptPanel(Vertical):
    """The question and its options.

    Args:
        words: the language.
    """

    class Moved(Message):
        """The cursor is on another row, or another row is marked."""

    class Chosen(Message):
        """An option was clicked: it is the answer."""

    def __init__(self, words: Words) -> None:
        super().__init__(id="prompt")
        self.words = words
        self.rows: OptionRows | None = None
        self._places: list[int | None] = []
        self._session: Session | None = None
        self._seen: Sight | None = None
        self._filling = False
        self._otherwise = ""
        self._ways: list[str] = []

    def compose(self) -> ComposeResult:
        """Question, options, and what Enter does."""
        yield Static("", id="question", markup=False)
        options = Options(id="options", markup=False, compact=True)
        yield options
        yield Confirm("", id="confirm", markup=False)

    # ---- what the screen says --------------------------------------------------------------

    def ask(self, session: Session, otherwise: str = "") -> None:
        """Show the open choices of the people here.

        Args:
            session: the match.
            otherwise: what Enter does as long as nothing is chosen.
        """
        self._session = session
        self._ways = []
        self._seen = seen_by(session, self.words)
        self._otherwise = otherwise or self.words.tr("terminal-choose")
        self.rows = OptionRows(session)
        windows = session.windows
        self.remove_class("waiting")
        self.query_one("#question", Static).update(self._heading(windows[0]))
        self._fill()
        self._say()

    def tell(self, text: str, below: str = "") -> None:
        """Nobody here is asked: say why."""
        self.rows = None
        self._places = []
        self._ways = []
        self.add_class("waiting")
        self.query_one("#question", Static).update(text)
        self.query_one("#options", Options).clear_options()
        self.query_one("#confirm", Confirm).update(below)

    def offer(self, text: str, ways: list[str]) -> None:
        """Everything is over: offer ways to go on.

        Args:
            text: what is asked.
            ways: what they are called.
        """
        self.tell(text)
        self.remove_class("waiting")
        self._ways = ways
        self.query_one("#options", Options).set_options([Option(self._way(at)) for at in range(len(ways))])
        self._say()

    @property
    def way(self) -> int | None:
        """The place of the way to go on that the cursor is on; None without ways, or on none of them."""
        return self.query_one("#options", Options).highlighted if self._ways else None

    def press(self, key: str) -> None:
        """A digit key."""
        if self._ways and int(key) <= len(self._ways):
            self.query_one("#options", Options).highlighted = int(key) - 1
        if self.rows is not None and self.rows.press(key):
            self._follow()

    def touch(self, path: str) -> bool:
        """A thing on the table was clicked."""
        if self.rows is None or not self.rows.touch(path):
            return False
        self._follow()
        return True

    def less(self) -> None:
        """One less for the row under the cursor."""
        if self.rows is not None and self.rows.current is not None:
            self.rows.current.draft.less(self.rows.current.place)
            self._follow()

    # ---- what the list says ----------------------------------------------------------------

    def on_options_resized(self) -> None:
        """Wrap the rows for the new width."""
        if self.rows is not None or self._ways:
            self._write()

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """The cursor moved."""
        event.stop()
        if self._ways:
            self._write()
            self._say()
            return
        if event.option_index != event.option_list.highlighted:  # told before the list was rewritten
            return
        place = self._places[event.option_index] if event.option_index < len(self._places) else None
        if self.rows is None or place is None or self._filling or place == self.rows.cursor:
            return
        self.rows.put(place)
        self._follow()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """A row was clicked, or marked with space: an option that is clicked is the answer."""
        event.stop()
        if self._ways:
            self.post_message(self.Chosen())
            return
        place = self._places[event.option_index] if event.option_index < len(self._places) else None
        if self.rows is None or place is None:
            return
        self.rows.mark(place)
        self._follow()
        if self.rows.rows[place].window.kind == "pick":
            self.post_message(self.Chosen())

    # ---- showing ---------------------------------------------------------------------------

    def _follow(self) -> None:
        """Show marks and cursor as the rows have them."""
        assert self.rows is not None  # noqa: S101 - the callers have looked
        self._write()
        options = self.query_one("#options", Options)
        self._filling = True
        if self.rows.cursor >= 0:
            options.highlighted = self._places.index(self.rows.cursor)
        self._filling = False
        self._say()

    def _write(self) -> None:
        """Write the rows where they are, or the ways to go on."""
        options = self.query_one("#options", Options)
        if self._ways:
            for way in range(len(self._ways)):
                options.replace_option_prompt_at_index(way, self._way(way))
            return
        assert self.rows is not None  # noqa: S101 - the callers have looked
        for index, place in enumerate(self._places):
            if place is not None:
                options.replace_option_prompt_at_index(index, self._row(self.rows.rows[place]))

    def _fill(self) -> None:
        """Rewrite the list; offers of other seats stand under a heading of their own."""
        assert self.rows is not None  # noqa: S101 - the callers have looked
        options = self.query_one("#options", Options)
        entries: list[Option] = []
        self._places = []
        seen = self.rows.rows[0].window if len(self.rows) else None
        for place, row in enumerate(self.rows.rows):
            if row.window is not seen:
                seen = row.window
                entries.append(Option(self._heading(row.window), disabled=True))
                self._places.append(None)
            entries.append(Option(self._row(row)))
            self._places.append(place)
        self._filling = True
        options.set_options(entries)
        options.highlighted = None if self.rows.cursor < 0 else self.rows.cursor
        options.scroll_home(animate=False)
        self._filling = False

    def _heading(self, window: Window) -> str:
        """The seat that is asked, and its question."""
        assert self._session is not None  # noqa: S101 - windows come from a session
        return question(self._session, window, self.words)

    def _row(self, row: OptionRow) -> Content:
        """One row: key and mark, then sentence and notation, in as many lines as they need."""
        assert self._seen is not None  # noqa: S101 - rows come from a session
        mark = ""
        amount = row.draft.amount(row.place)
        if row.window.kind == "subset":
            mark = "[■] " if row.draft.forced(row.place) else "[x] " if amount else "[ ] "
        elif row.window.kind == "split":
            mark = f"{amount}/{row.item.cap} "
        elif row.window.kind == "order":
            mark = f"{amount}. " if amount else "–  "
        pick = row.window.kind == "pick"
        said = self.words.of(row.item.text) if pick else item_text(self._seen, row.item)
        here = self.rows is not None and self.rows.current is row
        head = Content.styled(f"{'▸' if here else ' '}{row.key or '·'} ", "bold $accent") + Content(mark)
        body = Content(said)
        if row.item.word not in (said, row.key):
            quiet = "" if here else "$text-muted"  # which is hard to read on the colour of the cursor
            body += Content.styled(f"  {row.item.word}", quiet)
        return hang(head, body, self.query_one("#options", Options).width)

    def _way(self, place: int) -> Content:
        """A way to go on, with its key."""
        options = self.query_one("#options", Options)
        head = Content.styled(f"{'▸' if place == options.highlighted else ' '}{place + 1} ", "bold $accent")
        return hang(head, Content(self._ways[place]), options.width)

    def _say(self) -> None:
        """Say what Enter would do now."""
        if self._ways:
            way, tr = self.way, self.words.tr
            said = (
                tr("terminal-learn-choose")
                if way is None
                else tr("terminal-learn-enter", what=self._ways[way])
            )
            self.query_one("#confirm", Confirm).update(said, layout=False)
            return
        assert self.rows is not None and self._session is not None  # noqa: S101, PT018 - the callers have looked
        found = self.rows.answer()
        confirm = self.query_one("#confirm", Confirm)
        if found is None:
            said = self._otherwise if self.rows.current is None else self.words.tr("terminal-not-yet")
            confirm.update(said, layout=False)
        else:
            window, answer = found
            what = self._session.describe(window.seat, answer)
            notation = self._session.notation(window.seat, answer)
            confirm.update(self.words.tr("terminal-enter", what=what, answer=notation), layout=False)
        self.post_message(self.Moved())
