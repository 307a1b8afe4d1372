"""The pictures of the Kingdom Hearts TCG: mats, fights and hands as lines of text with style.

Every mark has a shape or a word of its own; colour only repeats what they say.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.cells import cell_len
from textual.content import Content

from playmat.games.khtcg.terminal.seen import GOAL, SeenCard, SeenPiece, SeenSide, SeenTable, type_word
from playmat.games.khtcg.terminal.text import total_words, turn_parts, turn_words
from playmat.terminal.tables.base import Lights
from playmat.terminal.tables.styles import bar, fit, lit
from playmat.terminal.words import Words
from playmat.terminal.wrap import hang, wrap

TURN, PLAYABLE, SILENT = "▶", "▸", "∅"
LEVEL, SUPPORT, MAGIC, DARK, WORN, COUNTER = "Lv", "+", "✦", "☠", "⚔", "●"
GAP = " · "
NOTHING = Content("–")
ROWS = (("player",), ("world", "disruptors", "covered"), ("fighters", "friends", "captives", "waiting"))
"""The parts of a mat, what counts most first; those in a row share a line where room is short."""

PARTS = tuple((zone,) for row in ROWS for zone in row)
"""The parts of a mat, each in a row of its own."""

ALWAYS = ("player", "world", "friends")
"""The parts of a mat that are shown when nothing is there."""

HAND_LINES = 2
LOW = 2
"""With so many HP or fewer a player is in danger."""


def headline(at: SeenTable, words: Words, width: int) -> Content:
    """The player whose turn it is, and its phase."""
    return fit(Content.styled(turn_words(at, words), "bold $accent"), width)


def side_line(side: SeenSide, words: Words, width: int, lights: Lights) -> Content:
    """A player: HP, the track of Worlds, and piles; the track is a number alone where room is short."""
    tr = words.tr
    name = Content.styled(
        f"{TURN if side.turn else ' '} {side.name}", "bold $accent" if side.turn else "bold"
    )
    hp = Content.styled(
        f"♥ {tr('khtcg-table-hp', n=side.hp)}", "bold $error" if side.hp <= LOW else "$success"
    )
    total = tr("khtcg-table-worlds", n=side.worlds_total, goal=GOAL)
    track = f" {bar(max(0, min(side.worlds_total, GOAL)), GOAL)}"
    top = side.discard[-1].name if side.discard else ""
    n = len(side.discard)
    short = tr("khtcg-table-discard", n=n)
    long = tr("khtcg-table-discard-top", n=n, card=top) if top else short
    piles = [tr("khtcg-table-hand", n=side.hand_count), tr("khtcg-table-deck", n=side.deck_count)]
    for gap, picture, discard in (
        ("  ", track, long),
        ("  ", track, short),
        ("  ", "", short),
        (" ", "", short),
    ):
        worlds = Content.styled(total + picture, "$warning")
        pile = lit(Content(discard), f"seats.{side.seat}.discard", lights)
        rest = Content(gap).join([hp, worlds, *map(Content, piles), pile])
        if name.cell_length + len(gap) + rest.cell_length <= width:
            break
    return fit(name, min(name.cell_length, max(1, width - len(gap) - rest.cell_length))) + Content(gap) + rest


def mats(at: SeenTable, words: Words, width: int, lights: Lights, room: int) -> list[list[Content]]:
    """Both mats; where there is no room for all of it, a line for each part or, if need be, for each row."""
    drawn = [mat_lines(side, words, width, lights) for side in at.sides]
    for rows in (PARTS, ROWS):
        if sum(map(len, drawn)) > room:
            drawn = [short_mat(side, rows, words, width, lights) for side in at.sides]
    return drawn


def mat_lines(side: SeenSide, words: Words, width: int, lights: Lights) -> list[Content]:
    """A player's mat: the Player Card, the Worlds with what lies on them, and the allies."""
    lines: list[Content] = []
    for (zone,) in PARTS:
        chips = _chips(side, zone, words, lights)
        if chips or zone in ALWAYS:
            lines += _flow(_heading(zone, words), chips or [NOTHING], width)
    return lines + [fit(Content.styled(part, "$text-muted"), width) for part in turn_parts(side, words)]


def told_lines(side: SeenSide, words: Words, width: int, lights: Lights) -> list[Content]:
    """The texts of the cards in play on a mat, as many lines as they need."""
    lines: list[Content] = []
    for (_name, text), one in {
        (piece.name, piece.text): piece for piece in side.pieces if piece.text
    }.items():
        head = Content.styled(words.tr("table-pair", name=one.name, what=""), "bold")
        shown = hang(Content("  "), head + Content.styled(text, "$text-muted"), width).split("\n")
        lines += [lit(line, one.path, lights) for line in shown]
    return lines


def short_mat(
    side: SeenSide, rows: Sequence[Sequence[str]], words: Words, width: int, lights: Lights
) -> list[Content]:
    """A mat with one line for each row; one that is too long ends with the number of cards it leaves out."""
    lines = []
    for row in rows:
        parts: list[tuple[Content, list[Content]]] = []
        for zone in row:
            chips = _chips(side, zone, words, lights)
            if chips or (zone in ALWAYS and not parts):
                parts.append((_heading(zone, words), chips or [NOTHING]))
        if parts:
            lines.append(_one_line(parts, width))
    return lines


def _chips(side: SeenSide, zone: str, words: Words, lights: Lights) -> list[Content]:
    if zone == "player":
        return [_leader(side, words, lights)] if side.face else []
    return [chip(one, lights) for one in side.zones[zone]]


def _heading(zone: str, words: Words) -> Content:
    return _before(words.tr(f"khtcg-table-zone-{zone}"), words)


def _before(name: str, words: Words) -> Content:
    """The words before the cards that it names."""
    return Content.styled(words.tr("table-pair", name=name, what=""), "$text-muted")


def _leader(side: SeenSide, words: Words, lights: Lights) -> Content:
    face = side.face
    assert face is not None  # noqa: S101 - the caller has looked
    said = [
        Content.styled(face.name, "bold"),
        Content(f"{LEVEL}{side.level}"),
        Content(words.tr("khtcg-table-value-attack", n=side.attack)),
        Content(words.tr("khtcg-table-value-magic", n=side.magic)),
    ]
    whole = lit(Content(" ").join(said), face.path, lights)
    for worn in side.zones["player"][0].equipment:
        whole += Content(" ") + _worn(worn, lights)
    return whole


def chip(one: SeenPiece, lights: Lights) -> Content:
    """A card in play as briefly as possible: name, level, values, what it bears."""
    said = [one.name, *marks(one)]
    if one.counters:
        said.append(f"{COUNTER}{one.counters}")
    if one.text and not one.counts:
        said.append(SILENT)
    whole = lit(Content(" ".join(said)), one.path, lights)
    for worn in one.equipment:
        whole += Content(" ") + _worn(worn, lights)
    return whole


def marks(one: SeenCard | SeenPiece) -> list[str]:
    """The values of a card, each with its mark."""
    said = [f"{LEVEL}{one.level}"] if one.level is not None else []
    if one.support is not None:
        said.append(f"{SUPPORT}{one.support}")
    if one.magic:
        said.append(f"{MAGIC}{one.magic}")
    if one.dark_level is not None:
        said.append(f"{DARK}{one.dark_level}")
    if one.pow is not None:
        said.append(f"{DARK}{one.damage}/{one.pow}" if isinstance(one, SeenPiece) else f"{DARK}{one.pow}")
    return said


def _worn(worn: SeenPiece, lights: Lights) -> Content:
    return lit(
        Content.styled(f"{WORN}{worn.name} {SUPPORT}{worn.support or 0}", "$primary"), worn.path, lights
    )


def _one_line(parts: list[tuple[Content, list[Content]]], width: int) -> Content:
    """Cards behind their headings as far as they fit, then how many do not."""
    line, left = Content(""), sum(len(chips) for _head, chips in parts)
    for head, chips in parts:
        for place, one in enumerate(chips):
            gap = head if place == 0 else Content(GAP)
            more = Content.styled(f"{GAP}+{left}", "$text-muted")
            longer = line + (Content("  ") if place == 0 and line else Content("")) + gap + one
            room = width if left == 1 else width - more.cell_length
            if longer.cell_length > room and line:
                return line + more
            line, left = longer, left - 1
    return fit(line, width)


def _flow(head: Content, chips: Iterable[Content], width: int) -> list[Content]:
    lines = [head]
    first = True
    for one in chips:
        gap = Content("" if first else GAP)
        if not first and lines[-1].cell_length + gap.cell_length + one.cell_length > width:
            lines.append(Content("  "))
            gap = Content("")
        lines[-1] = lines[-1] + gap + one
        first = False
    return [fit(line, width) for line in lines]


def fight_lines(at: SeenTable, words: Words, width: int) -> list[Content]:
    """The running battle or challenge: totals with their parts, the cards played in it."""
    lines = [fit(Content.styled(total_words(one, words), "bold"), width) for one in at.totals]
    for side in at.sides:
        if side.used:
            cards = [Content(card.name) for card in side.used]
            lines += _flow(
                Content.styled(words.tr("table-pair", name=side.name, what=""), "$text-muted"), cards, width
            )
    return lines


def hand_lines(
    cards: tuple[SeenCard, ...], words: Words, width: int, lights: Lights, *, whole: bool
) -> list[Content]:
    """A hand with a line for each card: its name, type and values, and what it says.

    Args:
        cards: the hand.
        words: the language.
        width: the number of cells of a line.
        lights: what lights up.
        whole: a card has as many lines as its text needs; otherwise it is cut where its line ends.
    """
    rows = [(card.name, type_word(card, words), " ".join(marks(card))) for card in cards]
    names, kinds, values = (max((cell_len(row[part]) for row in rows), default=0) for part in range(3))
    usable = _usable(cards, lights)
    lines = []
    for card, (name, kind, value) in zip(cards, rows, strict=True):
        can = card.code in usable
        parts = [
            Content.styled(f"{PLAYABLE if can else ' '} ", "bold $accent"),
            fit(Content.styled(name, "bold" if can else ""), names),
            Content("  "),
            fit(Content(kind), kinds),
            Content("  "),
            fit(Content(value), values),
            Content("  "),
        ]
        head, text = Content("").join(parts), Content.styled(card.text, "$text-muted")
        shown = hang(head, text, width).split("\n") if whole else [fit(head + text, width)]
        lines += [lit(line, card.path, lights) for line in shown]
    return lines


def hand_chips(cards: tuple[SeenCard, ...], width: int, lights: Lights) -> list[Content]:
    """A hand in few lines, with the values of the cards where two are enough."""
    usable = _usable(cards, lights)
    lines: list[Content] = []
    for valued in (True, False):
        chips = []
        for card in cards:
            can = card.code in usable
            mark = Content.styled(PLAYABLE if can else " ", "bold $accent")
            said = mark + Content.styled(card.name, "bold" if can else "")
            values = "".join(f" {value}" for value in marks(card)) if valued else ""
            chips.append(lit(said + Content.styled(values, "$text-muted"), card.path, lights))
        lines = _flow(Content(""), chips, width) if chips else []
        if len(lines) <= HAND_LINES:
            break
    return lines


def _usable(cards: tuple[SeenCard, ...], lights: Lights) -> set[str]:
    """The codes of the cards that can be used; of equal cards only the first is offered."""
    return {card.code for card in cards if card.path in lights.offered}


def detail(at: SeenTable, words: Words, width: int, most: int, lights: Lights) -> list[Content]:
    """The print on the card that the option under the cursor is about."""
    for side in at.sides:
        cards: tuple[SeenCard | SeenPiece, ...] = (*side.hand, *side.deck_known, *side.discard, *side.pieces)
        for card in cards:
            if card.path not in lights.touched:
                continue
            kind = (
                f" · {' '.join([type_word(card, words), *marks(card)])}" if isinstance(card, SeenCard) else ""
            )
            text = f" · {card.text}" if card.text else ""
            lines = wrap(Content.styled(card.name + kind, "bold") + Content(text), width)
            if len(lines) > most:
                lines = [*lines[: most - 1], fit(lines[most - 1] + Content(" ") + lines[most], width)]
            return lines
    return []
