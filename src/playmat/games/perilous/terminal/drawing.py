"""The pictures of Perilous Pursuit: world, boards and dice as lines of text with style.

Every mark has a shape or a word of its own; colour only repeats what they say.
"""

from __future__ import annotations

from textual.content import Content

from playmat.games.perilous.terminal.seen import Die, SeenAction, SeenBoard, SeenTable, SeenWorld, face_word
from playmat.terminal.tables.base import Lights
from playmat.terminal.tables.styles import bar, fit, lit
from playmat.terminal.words import Words
from playmat.terminal.wrap import wrap

GLYPHS = {
    "attack": "†",
    "protect": "◆",
    "distract": "~",
    "collect": "+",
    "ability": "★",
    "wild": "✱",
    "heartless": "✗",
    "blank": "□",
    "lost": "–",
    "none": "·",
}
COLOURS = {
    "attack": "#ff8f8f",
    "protect": "#7fb8ff",
    "distract": "#c9a2ff",
    "collect": "#86e0a0",
    "ability": "#ffd36b",
    "wild": "#ffffff",
    "heartless": "#ff5f87",
}
STATES = {"empty": "·", "ready": "◐", "set": "●"}
DEEDS = {"attack": "♥-", "spawn": "▶+"}
"""The deeds of a face if words have no room: Health lost, spaces toward World Lost."""

MARKER = "[{}]"
STATE_STYLES = {"empty": "$text-muted", "ready": "$warning", "set": "bold $success"}


def symbol(face: str, words: Words) -> Content:
    """A face with its glyph and its word; nothing for a die that is not there."""
    if face == "none":
        return Content.styled(GLYPHS[face], "$text-muted")
    return Content.styled(f"{GLYPHS[face]} {face_word(face, words)}", COLOURS.get(face, "$text-muted"))


# ---- the world ---------------------------------------------------------------------------------


def headline(at: SeenTable, words: Words, width: int) -> Content:
    """Turn, rolls, and how the match stands; without pictures where there is no room for them."""
    tr = words.tr
    saved = "◆" * at.saved + "◇" * (at.to_save - at.saved)
    overrun = "✗" * at.overrun + "·" * (2 - at.overrun)
    parts = [
        Content.styled(tr("perilous-table-turn", turn=at.turn, who=at.name(at.active)), "bold"),
        Content(tr("perilous-table-roll", roll=at.rolls, of=at.limit)),
        Content.styled(tr("perilous-table-saved", n=at.saved, of=at.to_save), "$success"),
        Content.styled(tr("perilous-table-overrun", n=at.overrun), "$error"),
    ]
    pictures = [Content(""), Content(""), Content(f" {saved}"), Content(f" {overrun}")]
    full = [part + picture for part, picture in zip(parts, pictures, strict=True)]
    for between, row in (("  ·  ", full), ("  ", full), ("  ·  ", parts)):
        whole = Content(between).join(row)
        if whole.cell_length <= width:
            return whole
    return Content("  ").join(parts)


def track(world: SeenWorld, words: Words, width: int) -> Content:
    """The track from World Saved to World Lost with the marker on it."""
    left, right = words.tr("perilous-table-world-saved"), words.tr("perilous-table-world-lost")
    ends = Content(left).cell_length + Content(right).cell_length + 4
    step = max(3, min(5, (width - ends) // (world.track + 1)))
    parts = [Content.styled(f"{left} ◀", "bold $success")]
    for space in range(world.track + 1):
        if space == world.marker:
            parts.append(Content.styled(MARKER.format(space).center(step), "bold reverse"))
            continue
        style = "$success" if space < world.marker else "$text-muted"
        parts.append(Content.styled(str(space).center(step), style))
    parts.append(Content.styled(f"▶ {right}", "bold $error"))
    return Content("").join(parts)


def faces(world: SeenWorld, words: Words, width: int) -> Content:
    """The deed of each face in a World Roll."""
    spelt = [
        symbol(face, words)
        + Content(" ")
        + _deed(words.tr(f"perilous-table-{kind}", n=amount) if amount else "–", amount)
        for face, (kind, amount) in world.faces.items()
    ]
    room = max(1, width // len(spelt))
    if all(cell.cell_length <= room - 2 for cell in spelt):
        return Content("  ").join(fit(cell, room - 2) for cell in spelt)
    if sum(cell.cell_length + 2 for cell in spelt) <= width:
        return Content("  ").join(spelt)
    marks = [
        symbol(face, words) + Content(" ") + _deed(f"{DEEDS[kind]}{amount}" if amount else "–", amount)
        for face, (kind, amount) in world.faces.items()
    ]
    tight = sum(cell.cell_length + 2 for cell in marks) > width
    return Content(" " if tight else "  ").join(marks)


def _deed(said: str, amount: int) -> Content:
    return Content.styled(said, "bold" if amount else "$text-muted")


def heartless(world: SeenWorld, words: Words) -> Content:
    """The deed of a Heartless in a World Roll."""
    return symbol("heartless", words) + Content(f" {world.effect}")


def pool(world: SeenWorld, words: Words) -> Content:
    """The dice that the World will roll at the end of the turn."""
    said = words.tr("perilous-table-pool", blue=world.pool_blue, black=world.pool_black)
    less = world.blue - world.pool_blue + world.black - world.pool_black
    if less:
        said = f"{said} {words.tr('perilous-table-pool-less', n=less)}"
    return Content.styled(said, "$secondary")


# ---- boards ------------------------------------------------------------------------------------


def state_word(action: SeenAction, words: Words) -> str:
    """The state of an action in a word, with the die in its space."""
    said = words.tr(f"perilous-table-{action.state}")
    return f"{said} {words.tr(f'perilous-table-die-{action.die}')}" if action.die else said


def state_mark(action: SeenAction) -> str:
    """The state of an action as a mark: empty, Readied, Set, Set with a die in the space."""
    return ("◈" if action.die == "black" else "◉") if action.die else STATES[action.state]


def vitals(board: SeenBoard) -> Content:
    """Health and Shields."""
    style = "$error" if board.health <= 3 else "$success"
    return Content.styled(f"♥ {board.health:>2} {bar(board.health, board.most_health)}", style)


def shields(board: SeenBoard) -> Content:
    """Shields on the board."""
    return Content.styled(
        f"◇ {board.shields:>2} {bar(board.shields, board.most_shields)}",
        "$primary",
    )


def board_lines(
    board: SeenBoard, words: Words, width: int, ability_lines: int, lights: Lights
) -> list[Content]:
    """A hero board of an inner width, with so many lines for the Ability."""
    lines = [lit(fit(vitals(board), width), f"{board.path}.health", lights)]
    lines.append(lit(fit(shields(board), width), f"{board.path}.shields", lights))
    left = [
        Content.styled(f"{action.need} ", "bold") + symbol(action.symbol, words) for action in board.actions
    ]
    spelt = [f"{state_mark(action)} {state_word(action, words)}" for action in board.actions]
    roomy = all(
        name.cell_length + Content(state).cell_length < width for name, state in zip(left, spelt, strict=True)
    )
    for action, name, state in zip(board.actions, left, spelt, strict=True):
        right = Content.styled(state if roomy else state_mark(action), STATE_STYLES[action.state])
        room = max(4, width - right.cell_length - 1)
        lines.append(lit(fit(name, room) + Content(" ") + right, action.path, lights))
    head = words.tr("table-pair", name=words.tr("perilous-table-items"), what="")
    items = Content.styled(head, "$text-muted") + _items(board, words, lights)
    ability = wrap(Content.styled(f"{GLYPHS['ability']} {board.ability}", "$text-muted"), width)
    shown = ability[:ability_lines]
    if shown and len(shown) < len(ability):
        shown[-1] = shown[-1].truncate(width - 2) + Content(" …")
    return [*lines, *wrap(items, width), *shown]


def hand(board: SeenBoard, words: Words) -> str:
    """The Item Cards of a hand, or how many there are where they are hidden."""
    if board.items:
        return words.listed([item.name for item in board.items])
    return (
        words.tr("perilous-table-hidden-items", n=board.cards)
        if board.cards
        else words.tr("perilous-table-no-items")
    )


def _items(board: SeenBoard, words: Words, lights: Lights) -> Content:
    if not board.items:
        return Content.styled(hand(board, words), "$text-muted")
    parts = [lit(Content(item.name), item.path, lights) for item in board.items]
    return Content(words.tr("terminal-listed", first="", rest="")).join(parts)


def board_line(board: SeenBoard, words: Words, name_width: int, lights: Lights) -> Content:
    """A hero board in one line, for small screens."""
    arrow = "▶" if board.active else " "
    name = Content.styled(f"{arrow}{board.name}", "bold" if board.active else "")
    parts = [lit(fit(name, name_width), board.path, lights)]
    parts.append(lit(Content(f"♥{board.health:<2}"), f"{board.path}.health", lights))
    parts.append(lit(Content(f"◇{board.shields}"), f"{board.path}.shields", lights))
    for action in board.actions:
        style = STATE_STYLES[action.state]
        mark = f"{action.need}{GLYPHS[action.symbol]}{state_mark(action)}"
        parts.append(lit(Content.styled(mark, style), action.path, lights))
    parts.append(_items(board, words, lights))
    return Content("  ").join(parts)


# ---- dice --------------------------------------------------------------------------------------


def die_note(die: Die, words: Words, lights: Lights, just: bool) -> str:
    """The happening of a die, in a word; `just`: the latest answer has used it."""
    if just:
        return f"◂ {words.tr('perilous-table-just-used')}"
    if lights.choosing and die.path in lights.offered:
        return words.tr("perilous-table-throw" if die.path in lights.chosen else "perilous-table-keep")
    if die.spent:
        return words.tr("perilous-table-used")
    return ""
