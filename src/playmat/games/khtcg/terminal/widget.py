"""The table of the Kingdom Hearts TCG: both mats, the fight between them, and the own hand."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.content import Content

from playmat.games.khtcg.terminal import drawing as draw
from playmat.games.khtcg.terminal.seen import SeenSide, SeenTable, read
from playmat.terminal.tables.base import Drawn, Lights
from playmat.terminal.tables.seen_position import Sight
from playmat.terminal.tables.styles import Touchable

ROWS_WITHOUT_HAND = 34
"""On a screen with fewer rows than this and one for each card, the hand has as few lines as possible. With
one for each line that the cards need, they are shown whole."""

ROWS_WITHOUT_MATS = 14
"""So many rows of a small screen are not the mats', the fight's or the hand's: the headline, a line for each
side, the detail, what has happened last, a prompt that shows five options, and the keys."""

ANY = 1000
"""More lines than any mat has."""

FIGHT_LINES = 2
"""So many lines has a fight at least, so that nothing moves when a battle begins."""


class KingdomHeartsTable(Drawn[SeenTable]):
    """The opponent above, the viewer below, the battle or challenge between them."""

    DEFAULT_CSS = """
    KingdomHeartsTable { layout: vertical; height: auto; }
    KingdomHeartsTable #headline { height: 1; padding: 0 1; background: $panel; }
    KingdomHeartsTable .side { height: 1; padding: 0 1; }
    KingdomHeartsTable .mat {
        height: auto; padding: 0 1; border: round $border-blurred; background: $surface;
    }
    KingdomHeartsTable #fight { height: auto; padding: 0 1; }
    KingdomHeartsTable #fight.-running {
        border: heavy $accent; border-title-color: $accent; background: $surface;
    }
    KingdomHeartsTable #hand {
        height: auto; padding: 0 1; background: $surface;
        border: round $primary; border-title-color: $primary;
    }
    KingdomHeartsTable #detail { height: auto; padding: 0 1; color: $text-muted; }
    .-low KingdomHeartsTable .mat, .-narrow KingdomHeartsTable .mat { border: none; }
    .-low KingdomHeartsTable #fight.-running, .-narrow KingdomHeartsTable #fight.-running { border: none; }
    .-low KingdomHeartsTable #hand, .-narrow KingdomHeartsTable #hand { border: none; }
    """

    def compose(self) -> ComposeResult:
        """From the opponent's side down to the own hand."""
        yield Touchable("", id="headline", markup=False)
        yield Touchable("", id="side-above", classes="side", markup=False)
        yield Touchable("", id="mat-above", classes="mat", markup=False)
        yield Touchable("", id="fight", markup=False)
        yield Touchable("", id="side-below", classes="side", markup=False)
        yield Touchable("", id="mat-below", classes="mat", markup=False)
        yield Touchable("", id="hand", markup=False)
        yield Touchable("", id="detail", markup=False)

    def read(self, sight: Sight) -> SeenTable:
        """The position that is seen."""
        return read(sight)

    def draw(self, at: SeenTable, lights: Lights, width: int) -> None:
        """Draw the mats with what is between and below them; they have the rows that are left."""
        inner = width - (2 if self.small else 4)
        self._put("headline", [draw.headline(at, self.words, width - 2)])
        rows = self._draw_fight(at, inner) + self._draw_hand(at.sides[-1], lights, inner)
        most = 1 if self.small else 2
        lines = draw.detail(at, self.words, width - 2, most, lights)
        tip = Content.styled(self.words.tr("terminal-read-card"), "$text-muted")
        self._put("detail", _padded(lines or [tip], most))
        room = self.app.size.height - ROWS_WITHOUT_MATS - rows if self.small else ANY
        mats = draw.mats(at, self.words, inner, lights, room)
        told = [draw.told_lines(side, self.words, inner, lights) for side in at.sides]
        left = self.app.size.height - ROWS_WITHOUT_HAND - rows
        if not self.small and sum(map(len, told)) <= left:
            mats = [[*mat, *lines] for mat, lines in zip(mats, told, strict=True)]
        for name, side, mat in zip(("above", "below"), at.sides, mats, strict=True):
            self._put(f"side-{name}", [draw.side_line(side, self.words, width - 2, lights)])
            self._put(f"mat-{name}", mat)

    def _draw_fight(self, at: SeenTable, inner: int) -> int:
        """Draw the fight; gives its lines."""
        fight = self.query_one("#fight", Touchable)
        fight.set_class(bool(at.fight), "-running")
        fight.display = bool(at.fight) or not self.small
        fight.border_title = self.words.tr(f"khtcg-table-fight-{at.fight}") if at.fight else ""
        lines = draw.fight_lines(at, self.words, inner)
        quiet = Content.styled(self.words.tr("khtcg-table-no-fight"), "$text-muted")
        self._put("fight", _padded(lines, FIGHT_LINES) if at.fight else [quiet])
        return max(len(lines), FIGHT_LINES) if at.fight else 0

    def _draw_hand(self, side: SeenSide, lights: Lights, inner: int) -> int:
        """Draw the hand; gives its lines."""
        hand = self.query_one("#hand", Touchable)
        cards = side.hand
        hand.border_title = self.words.tr(
            "khtcg-table-own-hand" if side.own else "khtcg-table-shown-hand", n=len(cards)
        )
        hand.display = bool(cards) or side.own
        room = 0 if self.small else self.app.size.height - ROWS_WITHOUT_HAND
        lines = draw.hand_lines(cards, self.words, inner, lights, whole=True)
        if len(cards) <= room < len(lines):
            lines = draw.hand_lines(cards, self.words, inner, lights, whole=False)
        elif room < len(cards) or self.small:
            lines = draw.hand_chips(cards, inner, lights)
        self._put("hand", lines)
        return len(lines)

    def _put(self, name: str, lines: list[Content]) -> None:
        self.query_one(f"#{name}", Touchable).put(Content("\n").join(lines))


def _padded(lines: list[Content], least: int) -> list[Content]:
    return [*lines, *[Content("")] * (least - len(lines))]
