"""The table of Perilous Pursuit: world, boards and dice on the screen."""

from __future__ import annotations

from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.content import Content
from textual.timer import Timer

from playmat.games.perilous.terminal import drawing as draw
from playmat.games.perilous.terminal.seen import Die, SeenBoard, SeenTable, read
from playmat.terminal.tables.base import Drawn, Lights, TableWidget
from playmat.terminal.tables.seen_position import Sight
from playmat.terminal.tables.styles import Touchable, fit, lit
from playmat.terminal.words import Words

FRAMES = 8
FRAME = 0.06
"""A throw tumbles for half a second; any answer ends that."""

TUMBLING = ("attack", "protect", "distract", "collect", "ability", "wild")
DICE = 6
ROWS_WITHOUT_ABILITIES = 30
"""On a higher screen the boards tell their Abilities, in more lines the more rows there are."""


class BoardBox(Touchable):
    """One hero board."""

    def draw(self, board: SeenBoard, lines: list[Content], lights: Lights) -> None:
        """Show a board."""
        self.border_title = Content(f"▶ {board.name}" if board.active else board.name)
        self.set_class(board.active, "-active")
        self.set_class(board.path in lights.touched or board.path in lights.chosen, "-touched")
        self.put(Content("\n").join(lines))
        self.tooltip = board.ability


class DieBox(Touchable):
    """One die: its number on the border, its face within, what happens to it below."""

    def __init__(self) -> None:
        super().__init__("", classes="die", markup=False)
        self.path = ""

    def draw(self, die: Die, words: Words, lights: Lights, face: str, just: bool) -> None:
        """Show a die with a face; one that the latest answer has used says so."""
        self.path = die.path
        black = words.tr("perilous-table-black") if die.black else ""
        self.border_title = f"{die.number} {black}".strip()
        self.border_subtitle = draw.die_note(die, words, lights, just)
        self.set_class(die.black, "-black")
        self.set_class(die.path in lights.chosen, "-chosen")
        self.set_class(die.path in lights.touched, "-touched")
        self.set_class(die.spent and not just, "-spent")
        self.set_class(just, "-just")
        text = draw.symbol(face, words)
        self.put(text.truncate(max(3, self.size.width), ellipsis=True))

    def on_click(self, _event: events.Click) -> None:
        """Tell which die was clicked."""
        if self.path:
            self.post_message(TableWidget.Touched(self.path))


class PerilousTable(Drawn[SeenTable]):
    """World, boards and dice."""

    DEFAULT_CSS = """
    PerilousTable { layout: vertical; height: auto; }
    PerilousTable #headline { height: 1; padding: 0 1; background: $panel; }
    PerilousTable #world {
        height: auto; border: round $secondary; border-title-color: $secondary;
        border-subtitle-color: $text-muted; padding: 0 1; background: $surface;
    }
    PerilousTable #boards { height: auto; }
    PerilousTable BoardBox {
        width: 1fr; height: auto; border: round $border-blurred; background: $surface;
        border-title-color: $foreground;
    }
    PerilousTable BoardBox.-active { border: heavy $accent; border-title-color: $accent; }
    PerilousTable BoardBox.-touched { border: double $success; }
    PerilousTable #compact { height: auto; padding: 0 1; display: none; }
    PerilousTable #dice { height: 3; }
    PerilousTable .die {
        width: 1fr; max-width: 18; height: 3; content-align: center middle; text-align: center;
        border: round $primary; background: $surface;
        border-title-color: $foreground; border-subtitle-color: $accent;
    }
    PerilousTable .die.-black { border: double $foreground; background: #000000; }
    PerilousTable .die.-chosen { border: heavy $accent; }
    PerilousTable .die.-black.-chosen { border: double $accent; }
    PerilousTable .die.-touched { text-style: reverse; }
    PerilousTable .die.-spent { opacity: 60%; }
    PerilousTable .die.-just { border: heavy $success; border-subtitle-color: $success; }
    PerilousTable #cards { width: auto; max-width: 40%; height: 3; padding: 1 1 0 1; }
    .-low PerilousTable #boards, .-narrow PerilousTable #boards { display: none; }
    .-low PerilousTable #compact, .-narrow PerilousTable #compact { display: block; }
    .-low PerilousTable #world, .-narrow PerilousTable #world { border: none; }
    """

    def __init__(self, words: Words, *, moving: bool) -> None:
        super().__init__(words, moving=moving)
        self._tumbling: frozenset[str] = frozenset()
        self._just: frozenset[str] = frozenset()
        self._frame = 0
        self._timer: Timer | None = None

    def compose(self) -> ComposeResult:
        """Everything but the boards, of which there are as many as heroes."""
        yield Touchable("", id="headline", markup=False)
        yield Touchable("", id="world", markup=False)
        yield Horizontal(id="boards")
        yield Touchable("", id="compact", markup=False)
        with Horizontal(id="dice"):
            for _die in range(DICE):
                yield DieBox()
            yield Touchable("", id="cards", markup=False)

    # ---- what the screen says --------------------------------------------------------------

    def read(self, sight: Sight) -> SeenTable | None:
        """The position that is seen, once there is a world."""
        return read(sight.view, self.words) if sight.view["world"] is not None else None

    def arrived(self, before: SeenTable | None, now: SeenTable) -> None:
        """Dice that were thrown since the last position tumble."""
        self._just = self._used(before, now)
        boards = self.query_one("#boards", Horizontal)
        if not boards.children:
            boards.mount_all([BoardBox(markup=False) for _board in now.boards])
        self._stop()
        if self.moving and before is not None and self._thrown(before, now):
            self._tumbling = frozenset(die.path for die in now.dice if die.fresh)
            self._frame = 0
            self._timer = self.set_interval(FRAME, self._tumble)

    def skip(self) -> None:
        """The dice lie."""
        if self._tumbling:
            self._stop()
            self.redraw()

    @staticmethod
    def _used(before: SeenTable | None, now: SeenTable) -> frozenset[str]:
        """The dice that the latest answer has used: equal choices of dice are offered as one (PP-SM-05)."""
        if before is None:
            return frozenset()
        spent = {die.path for die in (*before.dice, *before.cards) if die.spent}
        return frozenset(die.path for die in now.dice if die.spent and die.path not in spent)

    # ---- dice that move --------------------------------------------------------------------

    @staticmethod
    def _thrown(before: SeenTable, now: SeenTable) -> bool:
        return (before.turn, before.rolls) != (now.turn, now.rolls) and now.rolls > 0

    def _tumble(self) -> None:
        self._frame += 1
        if self._frame >= FRAMES:
            self._stop()
        assert self._at is not None  # noqa: S101 - dice that tumble were seen
        self._draw_dice(self._at)

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.stop()
            self._timer = None
        self._tumbling = frozenset()

    # ---- drawing ---------------------------------------------------------------------------

    def draw(self, at: SeenTable, lights: Lights, width: int) -> None:
        """Draw the world, the boards and the dice."""
        words = self.words
        self.query_one("#headline", Touchable).put(draw.headline(at, words, width - 2))
        world = self.query_one("#world", Touchable)
        inner = width - 4
        title = words.tr("perilous-table-world", name=at.world.name, level=at.world.level)
        ahead = words.tr("perilous-table-next", names=words.listed(at.ahead)) if at.ahead else ""
        lines = [draw.track(at.world, words, inner), draw.faces(at.world, words, inner)]
        heart, pool = draw.heartless(at.world, words), draw.pool(at.world, words)
        if self.small:
            head = [Content.styled(title, "bold"), pool, Content.styled(ahead, "$text-muted")]
            lines = [fit(Content("  ").join(head), width - 2), *lines, fit(heart, width - 2)]
        else:
            lines.append(heart + Content("   ") + pool)
        world.border_title, world.border_subtitle = Content(title), Content(ahead)
        world.put(Content("\n").join(lines))
        boards = list(self.query(BoardBox))
        inner = width // len(at.boards) - 2
        ability = max(0, min(6, (self.app.size.height - ROWS_WITHOUT_ABILITIES) // 2))
        drawn = [draw.board_lines(board, words, inner, ability, lights) for board in at.boards]
        most = max(len(lines) for lines in drawn)
        for box, board, lines in zip(boards, at.boards, drawn, strict=False):
            box.draw(board, [*lines, *[Content("")] * (most - len(lines))], lights)
        names = max(Content(board.name).cell_length for board in at.boards) + 1
        compact = [fit(draw.board_line(board, words, names, lights), width - 2) for board in at.boards]
        if self.small and at.cards:
            compact.append(self._cards(at))
        self.query_one("#compact", Touchable).put(Content("\n").join(compact))
        self._draw_dice(at)

    def _draw_dice(self, at: SeenTable) -> None:
        for place, (box, die) in enumerate(zip(self.query(DieBox), at.dice, strict=False)):
            moving = die.path in self._tumbling
            face = TUMBLING[(self._frame * 5 + place * 3) % len(TUMBLING)] if moving else die.face
            box.draw(die, self.words, self._lights, face, die.path in self._just)
        cards = self.query_one("#cards", Touchable)
        cards.display = bool(at.cards) and not self.small
        cards.put(self._cards(at))

    def _cards(self, at: SeenTable) -> Content:
        """The dice that cards have added."""
        dice = [
            lit(
                Content.styled(f"{die.number} ", "bold") + draw.symbol(die.face, self.words),
                die.path,
                self._lights,
            )
            for die in at.cards
            if not die.spent
        ]
        return Content(self.words.tr("perilous-table-cards") + " ") + Content("  ").join(dice)
