"""A position of the Kingdom Hearts TCG in sentences: nothing in it needs to be seen."""

from __future__ import annotations

from collections.abc import Iterable

from playmat.games.khtcg.terminal.seen import (
    GOAL,
    PARTS,
    SeenCard,
    SeenPiece,
    SeenSide,
    SeenTable,
    Total,
    read,
    type_word,
)
from playmat.terminal.tables.seen_position import Lying, Sight
from playmat.terminal.words import Words

SAID = {
    "world": "move {}",
    "friend": "call {}",
    "player": "call {}",
    "dark": "disrupt {}",
    "equipment": "equip {}",
    "event": "event {}",
    "magic": "magic {}",
    "magic_friend": "summon {}",
    "form": "form {}",
    "attack": "attack {}",
    "technique": "technique {}",
}
"""The ways to use cards of each type, in the notation of the game."""

TOLD = ("player", "forms", "world", "disruptors", "covered", "friends", "fighters", "captives", "waiting")
"""The parts of a side in the order in which they are told."""


def lines(sight: Sight) -> list[str]:
    """The position in sentences: the turn, each side with its cards, the fight, and what cards are known."""
    words, at = sight.words, read(sight)
    told = [turn_words(at, words)]
    for side in at.sides:
        told += [_side(side, words)]
        for zone in TOLD:
            told += [f"  {_piece(one, zone, side, words)}" for one in side.zones[zone]]
    if at.fight:
        told.append(words.tr(f"khtcg-table-fight-{at.fight}"))
        told += [f"  {total_words(one, words)}" for one in at.totals]
    for side in at.sides:
        told += _cards("khtcg-table-used", side.used, words)
    for side in at.sides:
        told += _cards("khtcg-table-own-hand" if side.own else "khtcg-table-shown-hand", side.hand, words)
        told += _cards("khtcg-table-known-deck", side.deck_known, words)
    return told


def turn_words(at: SeenTable, words: Words) -> str:
    """The player whose turn it is, its phase, and what texts have added to it (KH-GEN-28)."""
    phase = words.tr(f"khtcg-table-phase-{at.phase}")
    if at.turn_player is None:
        return phase
    turn = words.tr("khtcg-table-turn", turn=at.turn, who=at.side(at.turn_player).name)
    further = (("moves", at.further_moves), ("battles", at.further_battles))
    added = [words.tr(f"khtcg-table-further-{what}", n=n) for what, n in further if n]
    return words.tr("table-pair", name=turn, what=words.listed([phase, *added]))


def total_words(one: Total, words: Words) -> str:
    """A total with its parts."""
    parts = [
        words.tr(f"khtcg-table-part-{part}", n=n)
        for part, n in zip(PARTS, one.parts, strict=True)
        if n or part == "player"
    ]
    return words.tr("khtcg-table-total", who=one.name, n=one.total, parts=words.listed(parts))


def printed(one: SeenCard | SeenPiece, words: Words) -> list[str]:
    """The level and what else is printed on every card of its type, but for its POW."""
    tr = words.tr
    return [
        tr(f"khtcg-table-value-{word}", n=value)
        for word, value in (
            ("level", one.level),
            ("support", one.support),
            ("magic", one.magic),
            ("dark-level", one.dark_level),
        )
        if value is not None
    ]


def values(one: SeenPiece, words: Words) -> list[str]:
    """The values of a card in play in words."""
    tr, found = words.tr, printed(one, words)
    if one.pow is not None:
        found.append(tr("khtcg-table-value-pow", n=one.pow, damage=one.damage))
    if one.counters:
        found.append(tr("khtcg-table-value-counters", n=one.counters))
    if not one.counts and one.text:
        found.append(tr("khtcg-table-value-silent"))
    return found


def legend(words: Words) -> str:
    """The legend of the marks."""
    return words.tr("khtcg-table-legend")


def thing(sight: Sight, path: str) -> str:
    """The name and type of a card of a hand or pile; cards in play are named by the questions."""
    words = sight.words
    for side in read(sight).sides:
        for card in (*side.hand, *side.deck_known, *side.discard, *side.used):
            if card.path == path:
                return words.tr("khtcg-table-card", name=card.name, what=type_word(card, words))
    return ""


def shelf(sight: Sight) -> list[tuple[str, list[Lying]]]:
    """The hands and decks as far as they are known, what is in play, and the discard piles."""
    words, at = sight.words, read(sight)
    found: list[tuple[str, list[Lying]]] = []
    for side in reversed(at.sides):
        hand = "khtcg-table-own-hand" if side.own else "khtcg-table-shown-hand"
        found += [
            (words.tr(hand, n=len(side.hand)), _lying(side.hand)),
            (words.tr("khtcg-table-known-deck", n=len(side.deck_known)), _lying(side.deck_known)),
            (side.name, _lying((*side.pieces, *side.used))),
        ]
    for side in reversed(at.sides):
        pile = words.tr("khtcg-table-discard", n=len(side.discard))
        heading = words.tr("table-pair", name=side.name, what=pile)
        found.append((heading, _lying(side.discard[::-1])))
    return [(heading, cards) for heading, cards in found if cards]


def tries(sight: Sight, path: str) -> str:
    """The way to use a card of the own hand, by its type."""
    side = read(sight).sides[-1]
    for card in side.hand:
        if side.own and card.path == path:
            return SAID[card.type].format(card.code)
    return ""


def _lying(cards: Iterable[SeenCard | SeenPiece]) -> list[Lying]:
    return [Lying(card.code, card.path) for card in cards]


def side_parts(side: SeenSide, words: Words) -> list[str]:
    """A player's numbers in words."""
    tr = words.tr
    discard = tr("khtcg-table-discard", n=len(side.discard))
    if side.discard:
        discard = tr("khtcg-table-discard-top", n=len(side.discard), card=side.discard[-1].name)
    return [
        tr("khtcg-table-hp", n=side.hp),
        tr("khtcg-table-worlds", n=side.worlds_total, goal=GOAL),
        tr("khtcg-table-hand", n=side.hand_count),
        tr("khtcg-table-deck", n=side.deck_count),
        discard,
        *turn_parts(side, words),
    ]


def turn_parts(side: SeenSide, words: Words) -> list[str]:
    """The things that a player has done in this turn, as far as cards count them (KH-GEN-26)."""
    done = [words.tr(f"khtcg-table-did-{word.replace('_', '-')}", n=n) for word, n in side.this_turn.items()]
    return [words.tr("khtcg-table-this-turn", what=words.listed(done))] if done else []


def _side(side: SeenSide, words: Words) -> str:
    return words.tr("table-pair", name=side.name, what=words.listed(side_parts(side, words)))


def _piece(one: SeenPiece, zone: str, side: SeenSide, words: Words) -> str:
    face = one is side.face
    own = (
        [
            words.tr("khtcg-table-value-attack", n=side.attack),
            words.tr("khtcg-table-value-magic", n=side.magic),
        ]
        if face
        else []
    )
    worn = [words.tr("khtcg-table-bears", card=card.name, n=card.support or 0) for card in one.equipment]
    parts = [words.tr(f"khtcg-table-zone-{zone}"), *values(one, words), *own, *worn]
    return words.tr("table-pair", name=one.name, what=words.listed(parts))


def _cards(heading: str, cards: tuple[SeenCard, ...], words: Words) -> list[str]:
    if not cards:
        return []
    told = [words.tr("table-heading", name=words.tr(heading, n=len(cards)))]
    for card in cards:
        parts = [type_word(card, words), *printed(card, words)]
        if card.pow is not None:
            parts.append(words.tr("khtcg-card-pow", value=card.pow))
        head = words.tr("khtcg-table-card", name=card.name, what=words.listed(parts))
        told.append(f"  {words.tr('table-pair', name=head, what=card.text) if card.text else head}")
    return told
