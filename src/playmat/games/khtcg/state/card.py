"""A card of the book as the rules use it; `book` makes them from the files."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from playmat.cards.operation import END
from playmat.cards.operation import Card as Plain
from playmat.cards.program import after, op_of
from playmat.games.khtcg.language.codes import NONE, Static
from playmat.games.khtcg.language.hooks import Capacity, From, Permission, RuleNumber, Stat
from playmat.games.khtcg.language.instructions import Continuous, ContinuousWho, Op, Replace, When
from playmat.games.khtcg.language.terms import Per
from playmat.kernel.choice import bit


def nothing_said() -> vec[vec[i64]]:
    """A row for each operation that texts use, and for those with lower numbers, with nothing in it."""
    rows: vec[vec[i64]] = vec[vec[i64]]()
    for _op in range(Op.ON_WORLD):
        rows = append(rows, vec[i64]())
    return rows


NOTHING_SAID: Final[vec[vec[i64]]] = nothing_said()


@final
class Card:
    """A card (chapter 4). What a type does not have is 0, `NONE` or empty.

    Attributes:
        number: its place in `Book.cards`.
        type: a `terms.Type`.
        kinds: the `terms.Kind` bits printed on it.
        group: `terms.Group` of a Player Card or form.
        name: its whole name, a number in `Book.references`; `NONE` for Events.
        alias: a second name it has for every purpose (KH-NAME-09), or `NONE`.
        home: its Home World, a number in `Book.references`, or `NONE`.
        event: the number of an Event among the Events of the book, or `NONE` (KH-EVENT-04).
        level: its level, `NONE` if it has none.
        attack, support, magic, hp, pow, dark_level: as printed; of Equipment, `magic` is its Magic Support.
        cooperation: the names a Technique needs (KH-TECH-03).
        bearers, bearer_kinds: the names and kinds an Equipment is limited to, empty and 0 for no limit
            (KH-EQUIP-04).
        timing: when a Magic Card may be played, `hooks.Timing` bits.
        text: where its text begins in the programs of the book.
        says: where each thing that its text says stands there, in order.
        at: the same by operation of texts: `card.at[Op.WHEN]`.
        effects: where the effect of a Magic, Technique or Event Card begins.
        listens, hears_elsewhere: the happenings its text answers to while it is in play, and while it lies in
            a discard pile, as bits of `hooks.Trigger`.
        statics: what its text says as long as it counts, as bits of `codes.Static`.
        price: where the program begins that is carried out before it is played (KH-HOOK-09).
        copies: its effects carry out the text of another card (KH-GEN-30).
    """

    __slots__ = (
        "alias",
        "at",
        "attack",
        "bearer_kinds",
        "bearers",
        "code",
        "cooperation",
        "copies",
        "dark_level",
        "effects",
        "event",
        "group",
        "hears_elsewhere",
        "home",
        "hp",
        "kinds",
        "level",
        "listens",
        "magic",
        "name",
        "names",
        "number",
        "plain",
        "pow",
        "price",
        "says",
        "slug",
        "statics",
        "support",
        "text",
        "timing",
        "type",
    )

    def __init__(self, number: i64, plain: Plain) -> None:
        self.number: i64 = number
        self.plain: Plain = plain
        self.code: str = ""
        self.names: dict[str, str] = {}
        self.slug: str = ""
        self.type: i64 = 0
        self.kinds: i64 = 0
        self.group: i64 = 0
        self.name: i64 = NONE
        self.alias: i64 = NONE
        self.home: i64 = NONE
        self.event: i64 = NONE
        self.level: i64 = NONE
        self.attack: i64 = 0
        self.support: i64 = 0
        self.magic: i64 = 0
        self.hp: i64 = 0
        self.pow: i64 = 0
        self.dark_level: i64 = 0
        self.cooperation: vec[i64] = vec[i64]()
        self.bearers: vec[i64] = vec[i64]()
        self.bearer_kinds: i64 = 0
        self.timing: i64 = 0
        self.text: i64 = 0
        self.effects: i64 = 0
        self.listens: i64 = 0
        self.hears_elsewhere: i64 = 0
        self.statics: i64 = 0
        self.price: i64 = 0
        self.copies: bool = False
        self.says: vec[i64] = vec[i64]()
        self.at: vec[vec[i64]] = NOTHING_SAID

    def read_text(self, code: vec[i64]) -> None:
        """Note what its text answers to and what it says, once `text` is set."""
        self.at = nothing_said()
        at = self.text
        while code[at] != END:
            op = op_of(code[at])
            self.says = append(self.says, at)
            self.at[op] = append(self.at[op], at)
            if op == Op.WHEN:
                event = bit(code[at + When.EVENT])
                if code[at + When.FROM] == From.PLAY:
                    self.listens |= event
                else:
                    self.hears_elsewhere |= event
            elif op == Op.PRICE:
                self.price = code[at + 1]
            elif op == Op.ALSO:
                self.kinds |= code[at + 2]
                if code[at + 1] != NONE:
                    self.alias = code[at + 1]
            else:
                self.statics |= standing_bit(code, at, op)
                if is_checked(code, at, op):
                    self.statics |= bit(Static.CHECKED)
                    if is_watchful(code, at, op):
                        self.statics |= bit(Static.WATCHFUL)
            at = after(code, at)


def standing_bit(code: vec[i64], at: i64, op: i64) -> i64:
    """The bit of `codes.Static` for a standing text."""
    first: i64 = 0
    if op == Op.STANDING_RAISE or op == Op.STANDING_SET:
        first = Static.STAT + code[at + Continuous.MORE]
    elif op == Op.STANDING_RULE:
        first = Static.RULE + code[at + ContinuousWho.MORE]
    elif op == Op.STANDING_FORBID:
        first = Static.ACT + code[at + ContinuousWho.MORE]
    elif op == Op.STANDING_LIMIT:
        first = Static.LIMIT + code[at + ContinuousWho.MORE]
    elif op == Op.STANDING_SILENCE:
        first = Static.SILENCE
    elif op == Op.PROTECT:
        return code[at + Continuous.MORE] << Static.PROTECT
    elif op == Op.INSTEAD:
        first = Static.INSTEAD
    elif op == Op.REPLACE:
        first = Static.REPLACED + code[at + Replace.WHAT]
    elif op == Op.ABILITY:
        first = Static.ABILITY
    elif op == Op.ONLY:
        first = Static.ONLY
    elif op == Op.PLAY_LEVEL:
        first = Static.PLAY_LEVEL
    return bit(first)


def is_checked(code: vec[i64], at: i64, op: i64) -> bool:
    """Return whether a state check asks what a text says: of POW, levels, winning, bearing, other texts."""
    if op == Op.STANDING_RAISE or op == Op.STANDING_SET:
        return code[at + Continuous.MORE] == Stat.POW or code[at + Continuous.MORE] == Stat.LEVEL
    if op == Op.STANDING_RULE:
        return code[at + ContinuousWho.MORE] == RuleNumber.WORLD_TOTAL
    if op == Op.STANDING_FORBID:
        return code[at + ContinuousWho.MORE] == Permission.WIN
    if op == Op.STANDING_LIMIT:
        return code[at + ContinuousWho.MORE] == Capacity.EQUIPMENT
    return op == Op.STANDING_SILENCE


def is_watchful(code: vec[i64], at: i64, op: i64) -> bool:
    """Return whether what such a text says depends on more than its being there."""
    if op == Op.STANDING_RAISE and code[at + Continuous.MORE + 2] != Per.ONCE:
        return True
    if op == Op.STANDING_RULE and code[at + ContinuousWho.MORE + 2] != Per.ONCE:
        return True
    if op == Op.STANDING_LIMIT:
        return False
    of_players = op == Op.STANDING_RULE or op == Op.STANDING_FORBID
    return is_conditional(code, at + (ContinuousWho.IF if of_players else Continuous.IF))


def is_conditional(code: vec[i64], at: i64) -> bool:
    """Return whether a text has conditions; `at` is where the places of `if` and `unless` stand."""
    return code[code[at]] != END or code[code[at + 1]] != END
