"""The pictures of K-Mon Trading Cards: K-Mons, hands and the stack as lines of text with style.

Every mark has a shape or a word of its own; colour only repeats what they say.
"""

from __future__ import annotations

from textual.content import Content

from playmat.games.kmon.terminal.seen import (
    Fighter,
    SeenCard,
    SeenEffect,
    SeenLink,
    SeenSide,
    SeenTable,
    element_word,
)
from playmat.terminal.tables.base import Lights
from playmat.terminal.tables.styles import bar, fit, lit
from playmat.terminal.words import Words
from playmat.terminal.wrap import hang, wrap

GLYPHS = {
    "ice": "✻",
    "grass": "♣",
    "earth": "▲",
    "electric": "ϟ",
    "ghost": "☽",
    "air": "≋",
    "water": "∿",
    "fire": "♦",
    "generic": "○",
}
COLOURS = {
    "ice": "#9fd8ff",
    "grass": "#86e0a0",
    "earth": "#d8b06a",
    "electric": "#ffe066",
    "ghost": "#c9a2ff",
    "air": "#d5e2ea",
    "water": "#6ea8fe",
    "fire": "#ff8f6b",
    "generic": "$text-muted",
}
CHARGE = "✦"
BUFF, DEBUFF = "△", "▼"
ACTIVE, EXHAUSTED, SHIELD = "▶", "✗", "◆"
PLAYABLE = "▸"
MOST_CHARGES_SHOWN = 6
STACK_SHOWN = 4
LOW = 3
"""With so much left or less, a K-Mon is in danger."""

FATES = {"neutralised": "kmon-table-neutralised", "evaded": "kmon-table-evaded"}


def element(word: str, words: Words) -> Content:
    """An element: its mark and its word."""
    return Content.styled(f"{GLYPHS[word]} {element_word(word, words)}", COLOURS[word])


def elements(fighter: Fighter, words: Words) -> Content:
    """Both elements of a K-Mon."""
    return Content(" ").join(element(word, words) for word in dict.fromkeys(fighter.elements))


# ---- headings ----------------------------------------------------------------------------------


def headline(at: SeenTable, words: Words, width: int) -> Content:
    """The player whose turn it is, and its phase."""
    parts = [Content.styled(words.tr(f"kmon-table-phase-{at.phase}"), "$accent")]
    if at.turn_player is not None:
        who = at.side(at.turn_player).name
        parts.insert(0, Content.styled(words.tr("kmon-table-turn", turn=at.turn, who=who), "bold"))
    return fit(Content("  ·  ").join(parts), width)


def side_line(side: SeenSide, words: Words, width: int, lights: Lights) -> Content:
    """A player: charges and piles; where there is no room, charges are no picture and piles show no card."""
    tr, path = words.tr, f"seats.{side.seat}"
    mark = ACTIVE if side.turn else " "
    name = Content.styled(f"{mark} {side.name}", "bold $accent" if side.turn else "bold")
    picture = f" {CHARGE * min(side.charges, MOST_CHARGES_SHOWN)}"
    top = side.discard[-1].name if side.discard else ""
    piles = [tr("kmon-table-hand", n=side.hand_count), tr("kmon-table-deck", n=side.deck_count)]
    if not side.own and side.hand:
        known = words.listed([card.name for card in side.hand])
        piles.insert(1, tr("kmon-table-known", cards=known))
    n = len(side.discard)
    short = tr("kmon-table-discard", n=n)
    long = tr("kmon-table-discard-top", n=n, card=top) if top else short
    for charges, discard in ((picture, long), ("", long), ("", short)):
        said = Content.styled(f"{tr('kmon-table-charges', n=side.charges)}{charges}", "$warning")
        pile = lit(Content(discard), f"{path}.discard", lights)
        whole = Content("  ").join([name, said, *map(Content, piles), pile])
        if whole.cell_length <= width:
            break
    return fit(whole, width)


# ---- K-Mons ------------------------------------------------------------------------------------


def health(fighter: Fighter) -> Content:
    """The damage that a K-Mon can still take, as a number and a bar."""
    if fighter.exhausted:
        return Content.styled(f"{EXHAUSTED} 0/{fighter.hp} {bar(0, fighter.hp)}", "$text-muted")
    style = "$error" if fighter.left <= LOW else "$success"
    return Content.styled(f"♥ {fighter.left}/{fighter.hp} {bar(fighter.left, fighter.hp)}", style)


def standing(fighter: Fighter, words: Words) -> str:
    """The position of a K-Mon."""
    if fighter.exhausted:
        return words.tr("kmon-table-exhausted")
    if fighter.defending:
        return f"{SHIELD} {words.tr('kmon-table-defending')}"
    return words.tr("kmon-table-active") if fighter.active else words.tr("kmon-table-bench")


def effect(one: SeenEffect, words: Words) -> Content:
    """A persistent effect and how long it still lasts."""
    mark, style = (DEBUFF, "$error") if one.debuff else (BUFF, "$success")
    return Content.styled(f"{mark} {words.tr('kmon-table-effect', card=one.name, n=one.left)}", style)


def fighter_lines(fighter: Fighter, words: Words, width: int, lights: Lights) -> list[Content]:
    """A K-Mon in a box of an inner width."""
    trait = Content.styled(fighter.trait, "italic")
    kinds = elements(fighter, words)
    gap = width - kinds.cell_length - trait.cell_length
    first = [kinds + Content(" " * gap) + trait] if gap > 0 else [kinds, trait]
    lines = [*first, health(fighter), *(effect(one, words) for one in fighter.effects)]
    return [lit(fit(line, width), fighter.path, lights) for line in lines]


def fighter_line(fighter: Fighter, words: Words, columns: tuple[int, int, int], lights: Lights) -> Content:
    """A K-Mon in one line; the columns are those of names, health and elements."""
    mark = EXHAUSTED if fighter.exhausted else ACTIVE if fighter.active else " "
    name = Content.styled(f"{mark} {fighter.name}", "bold" if fighter.active else "")
    parts = [
        fit(name, columns[0]),
        fit(health(fighter), columns[1]),
        fit(elements(fighter, words), columns[2]),
    ]
    if fighter.defending:
        parts.append(Content.styled(f"{SHIELD} {words.tr('kmon-table-defending')}", "bold $primary"))
    parts.append(Content.styled(fighter.trait, "italic $text-muted"))
    parts += [effect(one, words) for one in fighter.effects]
    return lit(Content("  ").join(parts), fighter.path, lights)


def columns_of(team: list[Fighter], words: Words) -> tuple[int, int, int]:
    """The widths of the columns of `fighter_line` for all of these K-Mons."""
    return (
        max(Content(one.name).cell_length for one in team) + 2,
        max(health(one).cell_length for one in team),
        max(elements(one, words).cell_length for one in team),
    )


# ---- hands -------------------------------------------------------------------------------------


def cost(card: SeenCard, words: Words) -> str:
    """The cost of a card."""
    return f"{CHARGE}{card.cost}" if card.cost else words.tr("kmon-table-free")


def hand_lines(
    cards: tuple[SeenCard, ...], words: Words, width: int, lights: Lights, *, whole: bool
) -> list[Content]:
    """A hand with a line for each card: its name, kind and cost, and what it says.

    Args:
        cards: the hand.
        words: the language.
        width: the number of cells of a line.
        lights: what lights up.
        whole: a card has as many lines as its text needs; otherwise it is cut where its line ends.
    """
    names = max((Content(card.name).cell_length for card in cards), default=0)
    kinds = {card: element(card.element, words) + Content(f" {_type(card, words)}") for card in cards}
    wide = max((kind.cell_length for kind in kinds.values()), default=0)
    price = max((Content(cost(card, words)).cell_length for card in cards), default=0)
    usable = _usable(cards, lights)
    lines = []
    for card in cards:
        can = card.code in usable
        parts = [
            Content.styled(f"{PLAYABLE if can else ' '} ", "bold $accent"),
            fit(Content.styled(card.name, "bold" if can else ""), names),
            Content("  "),
            fit(kinds[card], wide),
            Content("  "),
            fit(Content.styled(cost(card, words), "$warning"), price),
            Content("  "),
        ]
        head, text = Content("").join(parts), Content.styled(card.text, "$text-muted")
        shown = hang(head, text, width).split("\n") if whole else [fit(head + text, width)]
        lines += [lit(line, card.path, lights) for line in shown]
    return lines


def hand_chips(cards: tuple[SeenCard, ...], words: Words, width: int, lights: Lights) -> list[Content]:
    """A hand in as few lines as possible."""
    usable = _usable(cards, lights)
    chips = []
    for card in cards:
        can = card.code in usable
        mark = Content.styled(PLAYABLE if can else " ", "bold $accent")
        name = Content.styled(f"{GLYPHS[card.element]} {card.name}", COLOURS[card.element])
        price = Content.styled(f" {cost(card, words)}", "$warning")
        chips.append(lit(mark + (name.stylize("bold") if can else name) + price, card.path, lights))
    lines: list[Content] = []
    for chip in chips:
        if lines and lines[-1].cell_length + chip.cell_length + 1 <= width:
            lines[-1] += Content(" ") + chip
        else:
            lines.append(chip)
    return lines


def _usable(cards: tuple[SeenCard, ...], lights: Lights) -> set[str]:
    """The codes of the cards that can be used; of equal cards only the first is offered."""
    return {card.code for card in cards if card.path in lights.offered}


def detail(at: SeenTable, words: Words, width: int, most: int, lights: Lights) -> list[Content]:
    """The print on the card or K-Mon that the option under the cursor is about."""
    for side in at.sides:
        for card in (*side.hand, *side.deck_top, *side.discard):
            if card.path in lights.touched:
                return _said(f"{card.name} · {cost(card, words)} · ", card.text, width, most)
    touched = [one for side in at.sides for one in side.team if one.path in lights.touched]
    return _said(f"{touched[0].name} · ", touched[0].trait_text, width, most) if touched else []


def _said(head: str, text: str, width: int, most: int) -> list[Content]:
    lines = wrap(Content.styled(head, "bold") + Content(text), width)
    if len(lines) > most:
        lines = [*lines[: most - 1], fit(lines[most - 1] + Content(" ") + lines[most], width)]
    return lines


def _type(card: SeenCard, words: Words) -> str:
    return words.tr(f"kmon-type-{card.type}")


# ---- the stack ---------------------------------------------------------------------------------


def link(one: SeenLink, words: Words) -> Content:
    """An action or reaction in words."""
    cards = [
        Content.styled(f"{GLYPHS[card.element]} {card.name}", COLOURS[card.element]) for card in one.cards
    ]
    parts = [Content.styled(one.who, "bold"), Content(one.action), *cards]
    if one.target:
        parts.append(Content(f"→ {one.target}"))
    if one.reduced:
        parts.append(Content.styled(words.tr("kmon-table-reduced", n=one.reduced), "$primary"))
    if one.fate in FATES:
        parts.append(Content.styled(f"{EXHAUSTED} {words.tr(FATES[one.fate])}", "$error"))
    return Content("  ").join(parts)


def stack_lines(stack: tuple[SeenLink, ...], words: Words, width: int) -> list[Content]:
    """The stack, the last action on top: it resolves first."""
    lines = []
    for place in range(len(stack) - 1, -1, -1):
        top = place == len(stack) - 1
        edge = "┌" if top and len(stack) > 1 else "└" if place == 0 else "├"
        number = Content.styled(f"{edge}{place + 1} ", "bold $accent" if top else "$text-muted")
        lines.append(fit(number + link(stack[place], words), width))
    if len(lines) > STACK_SHOWN:
        hidden = len(lines) - STACK_SHOWN + 1
        lines = [
            *lines[: STACK_SHOWN - 1],
            Content.styled(words.tr("kmon-table-stack-more", n=hidden), "$text-muted"),
        ]
    return lines
