"""A position of Perilous Pursuit in sentences: nothing in it needs to be seen."""

from __future__ import annotations

from playmat.games.perilous.terminal.drawing import GLYPHS, hand, state_word
from playmat.games.perilous.terminal.seen import Die, SeenBoard, SeenTable, SeenWorld, face_word, read
from playmat.terminal.tables.seen_position import Lying, Sight
from playmat.terminal.words import Words

SHOWN = ("attack", "protect", "distract", "collect", "ability", "wild", "heartless")


def lines(sight: Sight) -> list[str]:
    """The position in sentences."""
    words = sight.words
    if sight.view["world"] is None:
        return [words.tr("perilous-table-not-begun")]
    at = read(sight.view, words)
    return [
        _standing(at, words),
        *_world(at.world, words),
        *([words.tr("perilous-table-next", names=words.listed(at.ahead))] if at.ahead else []),
        *(_board(board, words) for board in at.boards),
        *_dice(at, words),
    ]


def legend(words: Words) -> str:
    """The legend of the marks: those of the faces, then those of the boards."""
    faces = [f"{GLYPHS[face]} {face_word(face, words)}" for face in SHOWN]
    return f"{'  '.join(faces)}\n{words.tr('perilous-table-legend')}"


def thing(sight: Sight, path: str) -> str:
    """The name of a die or a hero, for people."""
    words = sight.words
    kind, _, place = path.partition(".")
    if sight.view["world"] is None:
        return ""
    at = read(sight.view, words)
    if kind == "seats" and place.isdecimal():
        return at.boards[int(place)].name
    dice = {die.path: die for die in at.dice}
    if path not in dice:
        return ""
    face = face_word(dice[path].face, words)
    return (
        words.tr("terminal-noted", what=face, note=words.tr("perilous-table-black"))
        if dice[path].black
        else face
    )


def shelf(_sight: Sight) -> list[tuple[str, list[Lying]]]:
    """The cards of this game are explained where they are played."""
    return []


def tries(_sight: Sight, _path: str) -> str:
    """Item Cards of one kind are alike: the prompt names them."""
    return ""


def _standing(at: SeenTable, words: Words) -> str:
    return _joined(
        [
            words.tr("perilous-table-turn", turn=at.turn, who=at.name(at.active)),
            words.tr("perilous-table-roll", roll=at.rolls, of=at.limit),
            words.tr("perilous-table-saved", n=at.saved, of=at.to_save),
            words.tr("perilous-table-overrun", n=at.overrun),
        ],
        words,
    )


def _world(world: SeenWorld, words: Words) -> list[str]:
    does = [
        words.tr(
            "table-pair",
            name=face_word(face, words),
            what=words.tr(f"perilous-table-{kind}", n=amount)
            if amount
            else words.tr("perilous-table-nothing"),
        )
        for face, (kind, amount) in world.faces.items()
    ]
    return [
        _joined(
            [
                words.tr("perilous-table-world", name=world.name, level=world.level),
                words.tr("perilous-table-marker", saved=world.marker, lost=world.track - world.marker),
            ],
            words,
        ),
        _joined(
            [words.tr("perilous-table-pool", blue=world.pool_blue, black=world.pool_black), *does], words
        ),
        words.tr("table-pair", name=face_word("heartless", words), what=world.effect),
    ]


def _board(board: SeenBoard, words: Words) -> str:
    actions = [
        words.tr(
            "perilous-table-action",
            name=face_word(action.symbol, words),
            need=action.need,
            state=state_word(action, words),
        )
        for action in board.actions
    ]
    parts = [
        board.name,
        words.tr("perilous-table-health", n=board.health),
        words.tr("perilous-table-shields", n=board.shields),
        *actions,
        words.tr("table-pair", name=words.tr("perilous-table-items"), what=hand(board, words)),
    ]
    return _joined([*parts, board.ability], words)


def _dice(at: SeenTable, words: Words) -> list[str]:
    said = [_die(die, words) for die in [*at.dice, *at.cards] if die.face != "none"]
    head = words.tr("perilous-table-world-dice" if at.rolling else "perilous-table-dice")
    return [words.tr("table-pair", name=head, what=words.listed(said))] if said else []


def _die(die: Die, words: Words) -> str:
    said = f"{die.number} {face_word(die.face, words)}"
    notes = [
        *([words.tr("perilous-table-black")] if die.black else []),
        *([words.tr("perilous-table-used")] if die.spent else []),
    ]
    return words.tr("terminal-noted", what=said, note=words.listed(notes)) if notes else said


def _joined(parts: list[str], words: Words) -> str:
    """Several statements as sentences, one after the other."""
    whole = parts[0]
    for part in parts[1:]:
        whole = words.tr("perilous-table-then", first=whole, rest=part)
    return whole
