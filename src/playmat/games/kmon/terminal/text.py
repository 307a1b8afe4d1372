"""A position of K-Mon Trading Cards in sentences: nothing in it needs to be seen."""

from __future__ import annotations

from collections.abc import Iterable

from playmat.games.kmon.terminal.drawing import BUFF, CHARGE, DEBUFF, FATES, GLYPHS, PLAYABLE, SHIELD
from playmat.games.kmon.terminal.seen import Fighter, SeenCard, SeenLink, SeenSide, element_word, read
from playmat.terminal.tables.seen_position import Lying, Sight
from playmat.terminal.words import Words


def lines(sight: Sight) -> list[str]:
    """The position in sentences: the turn, each side with its team, the stack, and what cards are known."""
    words, at = sight.words, read(sight)
    phase = words.tr(f"kmon-table-phase-{at.phase}")
    told = [phase]
    if at.turn_player is not None:
        turn = words.tr("kmon-table-turn", turn=at.turn, who=at.side(at.turn_player).name)
        told = [words.tr("table-pair", name=turn, what=phase)]
    for side in at.sides:
        told += [_side(side, words), *(f"  {_fighter(one, words)}" for one in side.team)]
    if at.stack:
        told.append(words.tr("kmon-table-stack-told"))
        told += [f"  {place}. {_link(one, words)}" for place, one in reversed(list(enumerate(at.stack, 1)))]
    for side in at.sides:
        told += _cards(side, words)
    return told


def legend(words: Words) -> str:
    """The legend of the marks: those of the elements, then the others."""
    kinds = "  ".join(f"{glyph} {element_word(one, words)}" for one, glyph in GLYPHS.items())
    marks = {"charge": CHARGE, "playable": PLAYABLE, "buff": BUFF, "debuff": DEBUFF, "shield": SHIELD}
    return f"{kinds}\n{words.tr('kmon-table-legend', **marks)}"


def thing(sight: Sight, path: str) -> str:
    """The name of a card or a K-Mon, for people."""
    words = sight.words
    for side in read(sight).sides:
        for card in (*side.hand, *side.deck_top, *side.discard):
            if card.path == path:
                return words.tr("kmon-table-card", name=card.name, what=_kind(card, words))
        for one in side.team:
            if one.path == path:
                return one.name
    return ""


def shelf(sight: Sight) -> list[tuple[str, list[Lying]]]:
    """The stack, the hands and piles as far as they are known, and the teams with what acts on them."""
    words, at = sight.words, read(sight)
    found = [(words.tr("kmon-table-stack"), [Lying(card.code) for link in at.stack for card in link.cards])]
    for side in reversed(at.sides):
        hand = "kmon-table-own-hand" if side.own else "kmon-table-shown-hand"
        team = [Lying(one.code, one.path) for one in side.team]
        effects = [Lying(effect.code) for one in side.team for effect in one.effects]
        found += [
            (words.tr("kmon-table-top", n=len(side.deck_top)), _lying(side.deck_top)),
            (words.tr(hand, n=len(side.hand)), _lying(side.hand)),
            (side.name, [*team, *effects]),
        ]
    for side in reversed(at.sides):
        pile = words.tr("kmon-table-discard", n=len(side.discard))
        heading = words.tr("table-pair", name=side.name, what=pile)
        found.append((heading, _lying(side.discard[::-1])))
    return [(heading, cards) for heading, cards in found if cards]


def tries(sight: Sight, path: str) -> str:
    """The way to use a card of the own hand if its type can be used; elsewhere `play` tells when it can."""
    at = read(sight)
    side = at.sides[-1]
    attacking = at.phase == "action" and not at.stack
    for card in side.hand:
        if side.own and card.path == path:
            if card.type == "powerup" and attacking:
                return f"attack with {card.code}"
            if card.type == "reaction" and at.stack:
                return f"react {card.code}"
            return f"play {card.code}"
    return ""


def _lying(cards: Iterable[SeenCard]) -> list[Lying]:
    return [Lying(card.code, card.path) for card in cards]


def _side(side: SeenSide, words: Words) -> str:
    tr = words.tr
    discard = tr("kmon-table-discard", n=0)
    if side.discard:
        discard = tr("kmon-table-discard-top", n=len(side.discard), card=side.discard[-1].name)
    parts = [
        tr("kmon-table-charges", n=side.charges),
        tr("kmon-table-hand", n=side.hand_count),
        tr("kmon-table-deck", n=side.deck_count),
        discard,
    ]
    return tr("table-pair", name=side.name, what=words.listed(parts))


def _fighter(one: Fighter, words: Words) -> str:
    tr = words.tr
    place = "exhausted" if one.exhausted else "active" if one.active else "bench"
    parts = [
        tr(f"kmon-table-{place}"),
        *([tr("kmon-table-defending")] if one.defending else []),
        tr("kmon-table-hp", left=one.left, hp=one.hp),
        *(element_word(word, words) for word in dict.fromkeys(one.elements)),
        one.trait,
        *(
            tr(
                "kmon-table-effect-told",
                kind="debuff" if effect.debuff else "buff",
                card=effect.name,
                n=effect.left,
            )
            for effect in one.effects
        ),
    ]
    return tr("table-pair", name=one.name, what=words.listed(parts))


def _link(one: SeenLink, words: Words) -> str:
    parts = [one.action, *(card.name for card in one.cards)]
    if one.target:
        parts.append(words.tr("kmon-table-on", kmon=one.target))
    if one.reduced:
        parts.append(words.tr("kmon-table-reduced", n=one.reduced))
    if one.fate in FATES:
        parts.append(words.tr(FATES[one.fate]))
    return words.tr("table-pair", name=one.who, what=words.listed(parts))


def _cards(side: SeenSide, words: Words) -> list[str]:
    told = []
    for title, cards in (
        (
            words.tr("kmon-table-own-hand" if side.own else "kmon-table-shown-hand", n=len(side.hand)),
            side.hand,
        ),
        (words.tr("kmon-table-top", n=len(side.deck_top)), side.deck_top),
    ):
        if cards:
            told.append(words.tr("table-heading", name=title))
            told += [f"  {_card(card, words)}" for card in cards]
    return told


def _card(card: SeenCard, words: Words) -> str:
    head = words.tr("kmon-table-card", name=card.name, what=_kind(card, words))
    return words.tr("table-pair", name=head, what=card.text)


def _kind(card: SeenCard, words: Words) -> str:
    what = words.tr(f"kmon-type-{card.type}")
    return words.tr("kmon-table-kind", element=element_word(card.element, words), type=what, cost=card.cost)
