"""Positions as documents: the `[position]` table of a scenario.

    phase = "action"                 # or stack = ["action 0"], the rules in progress
    turn_player = 0
    [[position.seats]]
    charges = 2
    active = 0
    hand = ["KM1-ICE-7"]
    deck = ["KM1-GEN-01"]            # the top card first
    [[position.seats.team]]
    kmon = "KM1-K01"
    damage = 3
    effects = [{ card = "KM1-GRS-2", owner = 1, counters = 1 }]

`docs/scenarios-kmon.md` describes all keys. What is left out is empty, 0 or false.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from playmat.cards.finding import code_meant
from playmat.cards.placing import KeptPlace
from playmat.games.kmon.language.codes import CAUSE_WORDS, NOBODY, STEP_WORDS, TEAM, Op, Step
from playmat.games.kmon.language.vocabulary import OPERATIONS, TICKS
from playmat.games.kmon.rules.chain import BENCH_ONLY
from playmat.games.kmon.rules.deck import read_deck
from playmat.games.kmon.rules.state_machine import KmonMachine, add_continuous
from playmat.games.kmon.state.layout import (
    ATTACHED,
    CARD_MASK,
    FATE_SHIFT,
    FATE_WORDS,
    FINAL_ATTACK,
    HANDLED,
    IDENTITY,
    KNOWN,
    LINK_WORDS,
    MOST_COUNTERS,
    MOST_SPREAD,
    OPEN,
    REDUCE_MOST,
    REDUCE_SHIFT,
    card_of,
    effect_bearer,
    effect_card,
    effect_counters,
    effect_of,
    effect_owner,
    effect_seat,
    effect_spread,
    fate_of,
    kind_of,
    link_of,
    mine_of,
    reduced_of,
    second_of,
    side_of,
    target_of,
)
from playmat.games.kmon.state.side import KMon, Side
from playmat.kernel.documents.form import shown
from playmat.kernel.documents.positions import TableReader, refuse
from playmat.kernel.frames import frame_from_words, frame_in_words
from playmat.kernel.game import Plain, Setup
from playmat.kernel.state import arg_of, seat_of, step_of

KEYS: Final = (
    "phase",
    "stack",
    "turn",
    "turn_player",
    "first_player",
    "seats",
    "chain",
    "effects",
    "winner",
    "cause",
)
SEAT_KEYS: Final = ("active", "defending", "charges", "seen", "hand", "shown", "deck", "discard", "team")
KMON_KEYS: Final = ("kmon", "damage", "exhausted", "final", "effects")
EFFECT_KEYS: Final = ("card", "owner", "counters", "handled", "age", "spread")
MOST: Final = 99_999
"""The highest turn, and the most charges; a field holds ten times as much, to count on."""

LINK_KEYS: Final = (
    "seat",
    "action",
    "cards",
    "kmon",
    "target",
    "fate",
    "reduced",
    "attached",
    "final",
)
PHASES: Final = {
    "setup": Step.TOSS,
    "item": Step.ITEM,
    "persistent": Step.PERSISTENT,
    "substitution": Step.SUBSTITUTION,
    "action": Step.ACTION,
    "end": Step.DRAW_STEP,
}
SHOWN: Final = {"": 0, "opponent": KNOWN, "all": OPEN}
STEPS: Final = {word: step for step, word in STEP_WORDS.items()}
KEPT: Final = {
    Step.EFFECT: KeptPlace(frozenset(one.code for one in (*OPERATIONS, *TICKS)), BENCH_ONLY),
    Step.CHOOSE: KeptPlace({Op.CHOOSE}, BENCH_ONLY),
}
"""The steps that keep the place of an instruction, and above it in what context its program runs."""

LINKED: Final = (
    Step.WINDOW,
    Step.PAY,
    Step.HIT,
    Step.AFTER,
    Step.RETRIEVE,
    Step.AIM,
    Step.CHOOSE,
    Step.EFFECT,
)
"""The steps of the last link: it is answered, paid for, carried out."""


# ---- writing ----------------------------------------------------------------------------------------


def dump(state: KmonMachine) -> Plain:
    """The document of a match."""
    document: Plain = {
        "stack": [frame_in_words(packed, STEP_WORDS) for packed in state.stack],
        "turn": int(state.turn),
        "turn_player": int(state.turn_player),
        "first_player": int(state.first_player),
        "seats": [dump_side(state, side) for side in state.sides],
    }
    if len(state.links) > 0:
        document["chain"] = [dump_link(state, int(link)) for link in state.links]
    if state.winner != NOBODY:
        document["winner"] = int(state.winner)
        document["cause"] = CAUSE_WORDS[state.cause]
    return document


def dump_side(state: KmonMachine, side: Side) -> Plain:
    """A seat."""
    codes = [card.code for card in state.book.cards]
    marks = {mark: word for word, mark in SHOWN.items()}
    document: Plain = {
        "charges": int(side.charges),
        "defending": side.defending,
        "hand": [codes[held & CARD_MASK] for held in side.hand],
        "deck": [codes[card] for card in side.deck][::-1],
        "discard": [codes[card] for card in side.discard],
        "team": [dump_kmon(state, side, place) for place in range(TEAM)],
    }
    if side.active != NOBODY:
        document["active"] = int(side.active)
    if side.seen:
        document["seen"] = int(side.seen)
    shown = [marks[int(held & OPEN)] for held in side.hand]
    if any(shown):
        document["shown"] = shown
    return document


def dump_kmon(state: KmonMachine, side: Side, place: int) -> Plain:
    """A K-Mon; effects keep their age, which orders those of all K-Mons."""
    kmon = side.team[place]
    document: Plain = {"kmon": kmon.species.code, "damage": int(kmon.damage), "exhausted": kmon.exhausted}
    if kmon.final:
        document["final"] = int(kmon.final)
    effects: list[Plain] = []
    for age, effect in enumerate(state.effects):
        if effect_seat(effect) == side.seat and effect_bearer(effect) == place:
            one: Plain = {
                "card": state.book.cards[effect_card(effect)].code,
                "owner": int(effect_owner(effect)),
                "counters": int(effect_counters(effect)),
                "age": age,
            }
            if effect & HANDLED:
                one["handled"] = True
            if effect_spread(effect):
                one["spread"] = int(effect_spread(effect))
            effects.append(one)
    document["effects"] = effects
    return document


def dump_link(state: KmonMachine, link: int) -> Plain:
    """A link of the chain."""
    cards = [state.book.cards[card].code for card in (card_of(link), second_of(link)) if card >= 0]
    document: Plain = {
        "seat": int(side_of(link)),
        "action": LINK_WORDS[kind_of(link)],
        "cards": cards,
        "kmon": int(mine_of(link)),
        "target": int(target_of(link)),
        "fate": FATE_WORDS[fate_of(link)],
        "reduced": int(reduced_of(link)),
        "attached": [bool(link & ATTACHED), bool(link & ATTACHED << 1)],
        "final": bool(link & FINAL_ATTACK),
    }
    return document


# ---- reading ----------------------------------------------------------------------------------------


def cards_at(state: KmonMachine, reader: TableReader, key: str) -> list[int]:
    """A list of cards by code or name."""
    return [find_card(state, one, reader.at(key)) for one in reader.items(key)]


def find_card(state: KmonMachine, given: object, path: str) -> int:
    """A card by its code, its word in notation, or its name in any language."""
    known = [card.code for card in state.book.cards]
    return state.book.card_code(code_meant(state.book.named, given, known, "kmon", path))


def find_kmon(state: KmonMachine, given: object, path: str) -> int:
    """A K-Mon by its code, its word in notation, or its name in any language."""
    known = [kmon.code for kmon in state.book.kmons]
    return state.book.kmon_code(code_meant(state.book.named, given, known, "kmon", path))


def place(state: KmonMachine, document: Plain, setup: Setup) -> None:
    """Make an empty match the one that a document describes.

    Raises:
        BadScenario: what is unknown or does not fit, and where.
    """
    whole = TableReader(document, "", KEYS)
    state.turn = whole.number("turn", 0, MOST, 1)
    state.turn_player = whole.number("turn_player", 0, 1, 0)
    state.first_player = whole.number("first_player", 0, 1, 0)
    seats = whole.items("seats")
    if len(seats) != 2:
        refuse("seats", "kmon-place-seats", got=len(seats))
    ages: list[tuple[int, int]] = []
    sides: vec[Side] = vec[Side]()
    for seat in range(2):
        sides = append(sides, place_side(state, seat, seats[seat], setup, ages))
    state.sides = sides
    for _age, effect in sorted(ages, key=first):
        state.effects = append(state.effects, effect)
    add_continuous(state)
    for number, link in enumerate(whole.items("chain")):
        state.links = append(state.links, place_link(state, link, f"chain.{number}"))
    place_stack(state, whole)
    if "winner" in whole.table:
        state.winner = whole.number("winner", 0, 2, 0)
        state.cause = CAUSE_WORDS.index(whole.word("cause", CAUSE_WORDS, "exhausted"))
        state.finish()


def first(pair: tuple[int, int]) -> int:
    """The first of two."""
    return pair[0]


def place_side(
    state: KmonMachine, seat: int, table: object, setup: Setup, ages: list[tuple[int, int]]
) -> Side:
    """One seat; its effects go into `ages` with their age."""
    path = f"seats.{seat}"
    reader = TableReader(table, path, SEAT_KEYS)
    team = place_team(state, seat, reader, setup, ages)
    active = reader.number("active", 0, TEAM - 1, 0) if "active" in reader.table else NOBODY
    if active != NOBODY and team[active].exhausted:
        refuse(f"{path}.active", "kmon-place-exhausted")
    deck: vec[i64] = vec[i64]()
    for card in cards_at(state, reader, "deck")[::-1]:
        deck = append(deck, card)
    hand: vec[i64] = vec[i64]()
    cards = cards_at(state, reader, "hand")
    shown = reader.items("shown") or [""] * len(cards)
    if len(shown) != len(cards) or not all(mark in SHOWN for mark in shown):
        refuse(f"{path}.shown", "kmon-place-shown", known=", ".join(SHOWN))
    for card, mark in zip(cards, shown, strict=True):
        hand = append(hand, card | SHOWN[mark])
    discard: vec[i64] = vec[i64]()
    for card in cards_at(state, reader, "discard"):
        discard = append(discard, card)
    return Side(
        seat,
        team,
        active,
        reader.flag("defending"),
        reader.number("charges", 0, MOST, 0),
        reader.number("seen", 0, len(deck), 0),
        deck,
        hand,
        discard,
    )


def place_team(
    state: KmonMachine, seat: int, reader: TableReader, setup: Setup, ages: list[tuple[int, int]]
) -> vec[KMon]:
    """The K-Mons of a seat; where the document names none, those of the seat's deck."""
    given = reader.items("team")
    if not given:
        codes = setup.seats[seat].deck or (list(state.book.decks)[seat],)
        given = [{"kmon": state.book.kmons[kmon].code} for kmon in read_deck(state.book, codes).team]
    if len(given) != TEAM:
        refuse(f"seats.{seat}.team", "kmon-place-team", got=len(given))
    team: vec[KMon] = vec[KMon]()
    for number, one in enumerate(given):
        path = f"seats.{seat}.team.{number}"
        inner = TableReader(one, path, KMON_KEYS)
        species = find_kmon(state, inner.table.get("kmon"), inner.at("kmon"))
        kmon = KMon(
            state.book.kmons[species],
            inner.number("damage", 0, 999, 0),
            inner.flag("exhausted"),
            inner.number("final", 0, 2, 0),
            0,
            0,
        )
        team = append(team, kmon)
        for effect in inner.items("effects"):
            place_effect(state, seat, number, effect, path, ages)
    return team


def place_effect(
    state: KmonMachine, seat: int, bearer: int, table: object, path: str, ages: list[tuple[int, int]]
) -> None:
    """A persistent effect; without an owner it belongs to the opponent if it is a debuff."""
    inner = TableReader(table, f"{path}.effects", EFFECT_KEYS)
    card = find_card(state, inner.table.get("card"), inner.at("card"))
    if state.book.cards[card].duration == 0:
        refuse(inner.at("card"), "kmon-place-effect", got=state.book.cards[card].code)
    default = 1 - seat if state.book.cards[card].debuff else seat
    owner = inner.number("owner", 0, 1, default)
    counters = inner.number("counters", 0, MOST_COUNTERS, 0)
    spread = inner.number("spread", 0, MOST_SPREAD, 0)
    effect = int(effect_of(card, owner, seat, bearer, counters, spread))
    if inner.flag("handled"):
        effect |= HANDLED
    for _age, other in ages:
        same = spread > 0 and other & IDENTITY == effect & IDENTITY
        if same and (effect_seat(other) != seat or effect_bearer(other) == bearer):
            refuse(inner.at("spread"), "kmon-place-spread", got=spread)
    ages.append((inner.number("age", 0, 10_000, 1000 + len(ages)), effect))


def place_link(state: KmonMachine, table: object, path: str) -> int:
    """A link of the chain."""
    inner = TableReader(table, path, LINK_KEYS)
    kind = LINK_WORDS.index(inner.word("action", LINK_WORDS, "attack"))
    cards = [*cards_at(state, inner, "cards"), -1, -1]
    link = int(
        link_of(
            kind,
            inner.number("seat", 0, 1, 0),
            cards[0],
            cards[1],
            inner.number("kmon", 0, 2, 0),
            inner.number("target", 0, 3, 3),
        )
    )
    link |= FATE_WORDS.index(inner.word("fate", FATE_WORDS, "open")) << FATE_SHIFT
    link |= inner.number("reduced", 0, REDUCE_MOST, 0) << REDUCE_SHIFT
    attached = inner.items("attached")
    if attached[:1] == [True]:
        link |= ATTACHED
    if attached[1:2] == [True]:
        link |= ATTACHED << 1
    return link | (FINAL_ATTACK if inner.flag("final") else 0)


def place_stack(state: KmonMachine, whole: TableReader) -> None:
    """The rules in progress: frame by frame, or just the phase."""
    if "stack" not in whole.table:
        phase = whole.word("phase", tuple(PHASES), "item")
        state.push(PHASES[phase], state.turn_player, 0)
        if phase == "setup":
            state.turn = 0
        elif state.sides[state.turn_player].active == NOBODY and phase not in (
            "substitution",
            "persistent",
        ):
            refuse("phase", "kmon-place-empty")
        return
    for number, frame in enumerate(whole.items("stack")):
        packed = frame_from_words(str(frame), STEPS, len(state.sides))
        if packed is None:
            refuse(f"stack.{number}", "kmon-place-frame", got=shown(str(frame)))
        state.push(step_of(packed), seat_of(packed), arg_of(packed))
    check_chain(state)
    if len(state.stack) == 0:
        state.finish()


def check_chain(state: KmonMachine) -> None:
    """See that the chain has the links that the rules in progress go on with, from the running one down."""
    links = len(state.links)
    for number in reversed(range(len(state.stack))):
        frame = state.stack[number]
        step, argument = step_of(frame), int(arg_of(frame))
        base = argument if step in (Step.RESOLVE, Step.AFTER) else links
        if base > links or (step in LINKED and links == 0) or (step == Step.AFTER and base == links):
            word = frame_in_words(int(frame), STEP_WORDS)
            refuse(f"stack.{number}", "kmon-place-chain", got=word)
        links = base
