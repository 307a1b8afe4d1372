"""The table of K-Mon Trading Cards: both teams, the stack between them, and the own hand."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.content import Content

from playmat.games.kmon.terminal import drawing as draw
from playmat.games.kmon.terminal.seen import Fighter, SeenSide, SeenTable, read
from playmat.terminal.tables.base import Drawn, Lights
from playmat.terminal.tables.seen_position import Sight
from playmat.terminal.tables.styles import Touchable
from playmat.terminal.words import Words

TEAM = 3
ROWS_WITHOUT_HAND = 33
"""On a screen with fewer rows than this and one for each card, the hand has as few lines as possible. With
one for each line that the cards need, they are shown whole."""

SMALL_HAND = 2
"""So many lines has the hand at least where room is short, so that nothing moves when cards come and go."""


class FighterBox(Touchable):
    """A K-Mon: its name and place on the border, the rest within."""

    def draw(self, fighter: Fighter, lines: list[Content], words: Words, lights: Lights) -> None:
        """Show a K-Mon."""
        name = f"{draw.ACTIVE} {fighter.name}" if fighter.active else fighter.name
        self.border_title = Content(name)
        self.border_subtitle = Content(draw.standing(fighter, words))
        self.set_class(fighter.active, "-active")
        self.set_class(fighter.defending, "-defending")
        self.set_class(fighter.exhausted, "-exhausted")
        self.set_class(fighter.path in lights.touched, "-touched")
        self.put(Content("\n").join(lines))
        self.tooltip = fighter.trait_text


class KMonTable(Drawn[SeenTable]):
    """The opponent above, the viewer below, the stack between them."""

    DEFAULT_CSS = """
    KMonTable { layout: vertical; height: auto; }
    KMonTable #headline { height: 1; padding: 0 1; background: $panel; }
    KMonTable .side { height: 1; padding: 0 1; }
    KMonTable .team { height: auto; }
    KMonTable FighterBox {
        width: 1fr; height: auto; border: round $border-blurred; background: $surface;
        border-title-color: $foreground; border-subtitle-color: $text-muted;
    }
    KMonTable FighterBox.-active { border: heavy $accent; border-title-color: $accent; }
    KMonTable FighterBox.-defending { border: double $primary; }
    KMonTable FighterBox.-exhausted { opacity: 60%; }
    KMonTable FighterBox.-touched { border: double $success; }
    KMonTable .lines { height: auto; padding: 0 1; display: none; }
    KMonTable #stack { height: auto; padding: 0 1; }
    KMonTable #stack.-filled {
        border: round $secondary; border-title-color: $secondary; background: $surface;
    }
    KMonTable #hand {
        height: auto; padding: 0 1; background: $surface;
        border: round $primary; border-title-color: $primary;
    }
    KMonTable #detail { height: auto; padding: 0 1; color: $text-muted; }
    .-low KMonTable .team, .-narrow KMonTable .team { display: none; }
    .-low KMonTable .lines, .-narrow KMonTable .lines { display: block; }
    .-low KMonTable #stack.-filled, .-narrow KMonTable #stack.-filled { border: none; }
    .-low KMonTable #hand, .-narrow KMonTable #hand { border: none; }
    """

    def compose(self) -> ComposeResult:
        """From the opponent's side down to the own hand."""
        yield Touchable("", id="headline", markup=False)
        for place, side in enumerate(("above", "below")):
            yield Touchable("", id=f"side-{side}", classes="side", markup=False)
            with Horizontal(id=f"team-{side}", classes="team"):
                for _fighter in range(TEAM):
                    yield FighterBox("", markup=False)
            yield Touchable("", id=f"lines-{side}", classes="lines", markup=False)
            if place == 0:
                yield Touchable("", id="stack", markup=False)
        yield Touchable("", id="hand", markup=False)
        yield Touchable("", id="detail", markup=False)

    def read(self, sight: Sight) -> SeenTable:
        """The position that is seen."""
        return read(sight)

    def draw(self, at: SeenTable, lights: Lights, width: int) -> None:
        """Draw both teams with the stack between them, and the hand."""
        self.query_one("#headline", Touchable).put(draw.headline(at, self.words, width - 2))
        for name, side in zip(("above", "below"), at.sides, strict=True):
            line = draw.side_line(side, self.words, width - 2, lights)
            self.query_one(f"#side-{name}", Touchable).put(line)
            self._draw_team(name, at, side, lights, width)
        self._draw_stack(at, width)
        self._draw_hand(at.sides[-1], lights, width)
        self._draw_detail(at, lights, width)

    def _draw_team(self, name: str, at: SeenTable, side: SeenSide, lights: Lights, width: int) -> None:
        words = self.words
        if self.small:
            everybody = [one for other in at.sides for one in other.team]
            columns = draw.columns_of(everybody, words)
            lines = [draw.fighter_line(one, words, columns, lights) for one in side.team]
            shown = Content("\n").join(line.truncate(width - 2, ellipsis=True) for line in lines)
            self.query_one(f"#lines-{name}", Touchable).put(shown)
            return
        drawn = [draw.fighter_lines(one, words, width // TEAM - 2, lights) for one in side.team]
        most = max(3, *(len(lines) for lines in drawn))
        boxes = self.query_one(f"#team-{name}").query(FighterBox)
        for box, fighter, lines in zip(boxes, side.team, drawn, strict=True):
            box.draw(fighter, [*lines, *[Content("")] * (most - len(lines))], words, lights)

    def _draw_stack(self, at: SeenTable, width: int) -> None:
        stack = self.query_one("#stack", Touchable)
        stack.set_class(bool(at.stack), "-filled")
        stack.border_title = self.words.tr("kmon-table-stack")
        stack.display = bool(at.stack) or not self.small
        inner = width - (2 if self.small else 4)
        lines = draw.stack_lines(at.stack, self.words, inner)
        empty = Content.styled(self.words.tr("kmon-table-stack-empty"), "$text-muted")
        stack.put(Content("\n").join(lines) if lines else empty)

    def _draw_hand(self, side: SeenSide, lights: Lights, width: int) -> None:
        hand = self.query_one("#hand", Touchable)
        words = self.words
        cards = side.deck_top or side.hand
        title = (
            "kmon-table-top"
            if side.deck_top
            else "kmon-table-own-hand"
            if side.own
            else "kmon-table-shown-hand"
        )
        hand.border_title = words.tr(title, n=len(cards))
        hand.display = bool(cards) or side.own
        room = 0 if self.small else self.app.size.height - ROWS_WITHOUT_HAND
        lines = draw.hand_lines(cards, words, width - 4, lights, whole=True)
        if len(cards) <= room < len(lines):
            lines = draw.hand_lines(cards, words, width - 4, lights, whole=False)
        elif room < len(cards) or self.small:
            lines = draw.hand_chips(cards, words, width - (2 if self.small else 4), lights)
        lines += [Content("")] * (SMALL_HAND - len(lines))
        hand.put(Content("\n").join(lines))

    def _draw_detail(self, at: SeenTable, lights: Lights, width: int) -> None:
        most = 1 if self.small else 2
        lines = draw.detail(at, self.words, width - 2, most, lights)
        tip = Content.styled(self.words.tr("terminal-read-card"), "$text-muted")
        shown = lines or [tip]
        shown += [Content("")] * (most - len(shown))
        self.query_one("#detail", Touchable).put(Content("\n").join(shown))
