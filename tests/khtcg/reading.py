"""A view of the Kingdom Hearts TCG read out of an observation, for `tests/gyms/test_observations.py`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.khtcg.borders.matches import play_randomly, setup_of

from playmat.games.khtcg import GAME
from playmat.games.khtcg.interface.actions import MOST_DUE, MOST_PIECES
from playmat.games.khtcg.interface.observation import (
    MOST_DISCARDED,
    MOST_HELD,
    MOST_KNOWN,
    MOST_LASTING,
    MOST_USED,
    OVER,
)
from playmat.games.khtcg.interface.view import CHANGES_THAT_LAST, PARTS
from playmat.games.khtcg.language.codes import NOW, STEP_WORDS, Area, Fight
from playmat.games.khtcg.language.terms import UNTIL_WORDS, Type, Until
from playmat.games.khtcg.state.ruleset import FFG, TOMY
from playmat.kernel.match.match import Match

OBSERVER = GAME.observer()
CARDS = GAME.book.cards
PHASES = {**STEP_WORDS, OVER: "over"}
LISTS = {
    Area.FORM: "forms",
    Area.WORLD: "worlds",
    Area.FRIENDS: "friends",
    Area.FIGHT: "fighters",
    Area.DISRUPTOR: "disruptors",
    Area.CAPTIVE: "captives",
}

Row = list[int]


def rows(observation: list[int], name: str) -> list[Row]:
    """The rows of a table."""
    width = OBSERVER.schema.field(name).shape[-1]
    numbers = OBSERVER.schema.numbers(observation, name)
    return [numbers[place : place + width] for place in range(0, len(numbers), width)]


def code(card: int) -> str | None:
    """The code of a card."""
    return CARDS[card - 1].code if card else None


def codes(cards: list[int]) -> list[str | None]:
    """The codes of the cards of a list."""
    return [code(card) for card in cards if card]


def read(observation: list[int], seat: int) -> dict[str, Any]:
    """The view that an observation stands for, as far as it says so."""
    match = OBSERVER.schema.numbers(observation, "match")
    begun = match[0] > 0
    sides = [side(observation, place, seat) for place in (0, 1)]
    return {
        "turn": match[0],
        "turn_player": (seat if match[1] else 1 - seat) if begun else None,
        "first_player": (seat if match[3] else 1 - seat) if begun else None,
        "ruleset": TOMY if match[4] else FFG,
        "phase": PHASES[match[2]],
        "asked": sorted(one for one, asked in ((seat, match[14]), (1 - seat, match[15])) if asked),
        "winner": (None, seat, 1 - seat, 2)[match[12]],
        "moved": match[5] % 2 == 1,
        "battled": match[6] % 2 == 1,
        "further_moves": match[5] // 2,
        "further_battles": match[6] // 2,
        "escaped": match[7] == 1,
        "techniques": match[8],
        "challenges": match[9],
        "fight": fight(observation, seat, match) if match[10] else None,
        "playing": [
            {"seat": seat ^ theirs, "code": code(card)}
            for card, theirs in rows(observation, "playing")
            if card
        ],
        "due": [
            {"seat": seat ^ theirs, "code": code(card)}
            for card, theirs, _about in rows(observation, "due")
            if card
        ],
        "lasting": [
            {
                "seat": seat ^ theirs,
                "what": CHANGES_THAT_LAST.get(operation - 1, "forbid"),
                "until": UNTIL_WORDS[Until.TURN if until == NOW else until],
                "on": on - 1 if on else None,
                "code": code(card),
            }
            for operation, theirs, until, on, card in rows(observation, "lasting")
            if operation
        ],
        "seats": sides if seat == 0 else sides[::-1],
    }


def fight(observation: list[int], seat: int, match: Row) -> dict[str, Any]:
    """The running fight."""
    battle = match[10] == Fight.BATTLE
    turn_player = seat if match[1] else 1 - seat
    totals = [total(row) for row in rows(observation, "sides")]
    totals = totals if seat == 0 else totals[::-1]
    return {
        "kind": "battle" if battle else "challenge",
        "seat": turn_player,
        "part": PARTS.get(match[11] - 1, "magic") if battle and match[11] else None,
        "passes": 0 if battle else max(0, match[11] - 1),
        "totals": [one if not battle or place == turn_player else None for place, one in enumerate(totals)],
    }


def total(row: Row) -> dict[str, int]:
    """A total with its parts."""
    parts = dict(zip(("player", "allies", "equipment", "attacks"), row[9:13], strict=True))
    return {"total": row[8], **parts, "texts": row[8] - sum(parts.values())}


def side(observation: list[int], place: int, seat: int) -> dict[str, Any]:
    """A side: the own one at place 0, the opponent's at 1."""
    hp, world_total, attack, magic, level, hand, deck, _discard = rows(observation, "sides")[place][:8]
    pieces = rows(observation, "pieces")
    mine = [slot for slot, row in enumerate(pieces) if row[0] and row[2] == place]
    seen = rows(observation, "deck_known")[place * MOST_KNOWN : (place + 1) * MOST_KNOWN]
    used = rows(observation, "used")[place * MOST_USED : (place + 1) * MOST_USED]
    held = [card for card, _seen in rows(observation, "hand")]
    piles = OBSERVER.schema.numbers(observation, "discard")
    pick = OBSERVER.schema.numbers(observation, "match")[13]
    found: dict[str, Any] = {name: [] for name in LISTS.values()}
    player = None
    for slot in mine:
        area = pieces[slot][1]
        if area == Area.PLAYER:
            player = piece(pieces, slot, seat)
        elif area in LISTS:
            found[LISTS[area]].append(piece(pieces, slot, seat))
    places = {slot: pieces[slot][5] for slot in mine}
    found["worlds"].sort(key=lambda one: places[one["id"]])
    return {
        **found,
        "hp": hp,
        "world_total": world_total,
        "attack": attack,
        "magic": magic,
        "level": level,
        "player": player,
        "waiting": [
            piece(pieces, slot, seat)
            for slot in mine
            if pieces[slot][1] == Area.EQUIPMENT and not pieces[slot][6]
        ],
        "used": [
            {"code": code(card), "together": together, "support": support}
            for card, together, support in used
            if card
        ],
        "hand_count": hand,
        "hand": codes(OBSERVER.schema.numbers(observation, "their_hand") if place else held),
        "deck_count": deck,
        "deck_known": [{"place": above, "code": code(card)} for card, above in seen if card],
        "discard": codes(piles[place * MOST_DISCARDED : (place + 1) * MOST_DISCARDED]),
        "pick": code(pick) if not place else None,
    }


def piece(pieces: list[Row], slot: int, seat: int) -> dict[str, Any]:
    """A card in play with what it bears."""
    card, area, mat, owned, _control, _place, host, counts = pieces[slot][:8]
    level, support, magic, power, dark_level, damage, counters = pieces[slot][8:]
    shown: dict[str, Any] = {"id": slot, "code": code(card), "owner": seat ^ owned, "counts": counts == 1}
    kind = CARDS[card - 1].type
    if kind == Type.EQUIPMENT:
        shown |= {"support": support, "magic": magic}
    elif kind == Type.WORLD:
        shown |= {"level": level, "dark_level": dark_level}
    elif area == Area.DISRUPTOR:
        shown |= {"level": level, "pow": power}
    elif area in (Area.PLAYER, Area.FORM):
        shown |= {"level": level}
    else:
        shown |= {"level": level, "support": support} | ({"magic": magic} if kind != Type.DARK else {})
    if counters:
        shown["counters"] = counters
    if area == Area.DISRUPTOR:
        shown |= {"damage": damage, "world": pieces[host - 1][5] - 1}
    elif area == Area.CAPTIVE:
        shown["captor"] = host - 1
    worn = [
        one
        for one, row in enumerate(pieces)
        if row[0] and row[1] == Area.EQUIPMENT and row[2] == mat and row[6] == slot + 1
    ]
    if worn:
        shown["equipment"] = [piece(pieces, one, seat) for one in worn]
    return shown


def shown(view: dict[str, Any]) -> dict[str, Any]:
    """The view, cards in play by ids where their order says nothing, of decks the top cards known."""
    return {**view, "seats": [shown_side(one) for one in view["seats"]]}


def shown_side(side: dict[str, Any]) -> dict[str, Any]:
    """A side of it."""
    lists = ("forms", "friends", "fighters", "disruptors", "captives", "waiting")
    pieces = {name: sorted(map(shown_piece, side[name]), key=lambda one: one["id"]) for name in lists}
    return {
        **side,
        **pieces,
        "player": shown_piece(side["player"]) if side["player"] else None,
        "worlds": [shown_piece(one) for one in side["worlds"]],
        "deck_known": side["deck_known"][:MOST_KNOWN],
    }


def shown_piece(piece: dict[str, Any]) -> dict[str, Any]:
    """A card in play, what it bears by ids."""
    worn = (
        {"equipment": sorted(piece["equipment"], key=lambda one: one["id"])} if "equipment" in piece else {}
    )
    return {**piece, **worn}


def fits(match: Match) -> bool:
    """Return whether every list fits into the observation, apart from the known cards of a deck."""
    table: Any = match.state
    return (
        len(table.pieces) <= MOST_PIECES
        and len(table.triggered) <= MOST_DUE
        and len(table.lasting) <= MOST_LASTING
        and all(
            len(one.hand) <= MOST_HELD and len(one.discard) <= MOST_DISCARDED and len(one.used) <= MOST_USED
            for one in table.sides
        )
    )


def matches(seed: int) -> Iterator[Match]:
    """A match of random answers, answer by answer; even seeds are played in the first ruleset."""
    return play_randomly(setup_of(seed))


def printed() -> dict[str, list[dict[str, int]]]:
    """The printed values, as the observer's tables have to give them."""
    return {
        "cards": [
            {"type": one.type, "level": one.level, "HP": one.hp, "POW": one.pow, "support": one.support}
            for one in CARDS
        ]
    }
