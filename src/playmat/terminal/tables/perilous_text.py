"""A position of Perilous Pursuit in sentences: nothing in it needs to be seen."""

from __future__ import annotations

from playmat.kernel.game import Plain
from playmat.terminal.tables.perilous_draw import hand, state_word
from playmat.terminal.tables.perilous_view import Board, Die, Position, World, read
from playmat.terminal.words import Words


def lines(view: Plain, words: Words) -> list[str]:
    """The position in sentences."""
    at = read(view, words)
    return [
        _standing(at, words),
        *_world(at.world, words),
        *([words.tr("table-next", names=", ".join(at.ahead))] if at.ahead else []),
        *(_board(board, words) for board in at.boards),
        *_dice(at, words),
    ]


def thing(view: Plain, path: str, words: Words) -> str:
    """What people call a die or a hero."""
    kind, _, place = path.partition(".")
    at = read(view, words)
    if kind == "seats" and place.isdecimal():
        return at.boards[int(place)].name
    dice = {die.path: die for die in at.dice}
    if path not in dice:
        return ""
    face = words.tr(f"perilous-face-{dice[path].face}")
    return f"{face} ({words.tr('table-black')})" if dice[path].black else face


def _standing(at: Position, words: Words) -> str:
    parts = [
        words.tr("table-turn", turn=at.turn, who=at.name(at.active)),
        words.tr("table-roll", roll=at.rolls, of=at.limit),
        words.tr("table-saved", n=at.saved, of=at.to_save),
        words.tr("table-overrun", n=at.overrun),
    ]
    return " · ".join(parts)


def _world(world: World, words: Words) -> list[str]:
    does = [
        f"{words.tr(f'perilous-face-{face}')} {words.tr(f'table-{kind}', n=amount) if amount else '–'}"
        for face, (kind, amount) in world.faces.items()
    ]
    return [
        words.tr("table-world", name=world.name, level=world.level)
        + " · "
        + words.tr("table-marker", saved=world.marker, lost=world.track - world.marker),
        f"{words.tr('table-pool', blue=world.pool_blue, black=world.pool_black)} · " + " · ".join(does),
        f"{words.tr('perilous-face-heartless')}: {world.effect}",
    ]


def _board(board: Board, words: Words) -> str:
    actions = [
        f"{words.tr(f'perilous-face-{action.symbol}')} {action.need} {state_word(action, words)}"
        for action in board.actions
    ]
    return " · ".join(
        [
            board.name,
            words.tr("table-health", n=board.health),
            words.tr("table-shields", n=board.shields),
            ", ".join(actions),
            f"{words.tr('table-items')}: {hand(board, words)}",
            board.ability,
        ]
    )


def _dice(at: Position, words: Words) -> list[str]:
    said = [_die(die, words) for die in [*at.dice, *at.cards] if die.face != "none"]
    head = words.tr("table-world-dice" if at.rolling else "table-dice")
    return [f"{head}: {', '.join(said)}"] if said else []


def _die(die: Die, words: Words) -> str:
    parts = [die.number, words.tr(f"perilous-face-{die.face}")]
    if die.black:
        parts.append(f"({words.tr('table-black')})")
    if die.spent:
        parts.append(f"({words.tr('table-used')})")
    return " ".join(parts)
