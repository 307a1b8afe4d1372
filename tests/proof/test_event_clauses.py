"""The clause that an event cites speaks of what the event tells, in all three games.

By kind of event: what its subject is called. The text of every clause that such an event cites, as it stands
in docs/rules, has to speak of that. Whoever adds an event or a cause extends the tables.
"""

from __future__ import annotations

import functools
import re
from collections import deque
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.kmon.kit import KIT
from tests.random_play import begun, walk

import playmat
from playmat.games.khtcg.interface import branches as khtcg
from playmat.games.khtcg.language.codes import HAPPENED_WORDS as KHTCG_WORDS
from playmat.games.kmon.interface import branches as kmon
from playmat.games.kmon.language.codes import HAPPENED_WORDS as KMON_WORDS
from playmat.games.perilous.state.codes import EventKind
from playmat.kernel.event import Event
from playmat.kernel.game import Game
from playmat.kernel.match.scenario import play, read_scenario
from playmat.kernel.rng import stream_of
from playmat.proof.clauses import load

TESTS = Path(__file__).parent.parent
RULES = load()
LONGEST = 600

KINDS: dict[str, dict[int, str]] = {
    "kmon": {number + 1: word for number, word in enumerate(KMON_WORDS)},
    "khtcg": {int(number): word for number, word in KHTCG_WORDS.items()},
    "perilous": {
        int(number): name.lower().replace("_", "-")
        for name, number in vars(EventKind).items()
        if name.isupper()
    },
}
"""By game, the words of the kinds of events."""

FACES = {"cards-dealt", "card-dealt", "card-drawn", "cards-looked", "hand-peeked", "card-put"}
"""Events as seen by those who may not see all: no events of their own."""

SUBJECTS: dict[str, dict[str, str]] = {
    "kmon": {
        "shuffled": "shuffle",
        "dealt": "draws five cards",
        "tossed": "coin|toss",
        "first": "first player",
        "kept-hand": "mulligan",
        "mulligan": "mulligan",
        "started": "active position",
        "gained": "charges?",
        "lost-charges": "charges?|cost",
        "turn": "turn",
        "no-action": "no action is legal",
        "item": "item",
        "healed": "heal|remove",
        "damaged": "damage|recoil",
        "counted": "duration counter",
        "switched": "swap|substitut|switch",
        "attack": "action",
        "ability": "action",
        "defence": "action",
        "reaction": "reaction",
        "evasion": "evade",
        "blackout": "as a reaction to neutralise",
        "passed": "pass",
        "neutralised": "neutralis",
        "evaded": "evaded",
        "lost": "lost",
        "replaced": "replaces",
        "took-defence": "defensive position",
        "left-defence": "defensive position",
        "drew": "draw",
        "looked": "looks? at",
        "no-card": "too small",
        "discarded": "discard",
        "milled": "deck",
        "retrieved": "return",
        "peeked": "hand",
        "attached": "attached",
        "removed": "effects?",
        "fell": "falls",
        "exhausted": "exhausted",
        "bonus": "bonus",
        "entered": "replaced in the active position",
        "final": "final attack",
        "over": "wins|draw",
        "reduced": "reductions by reactions",
        "chosen": "choose one",
    },
    "khtcg": {
        "leader": "Player Card",
        "first": "first player",
        "shuffled": "shuffles",
        "dealt": "draws six cards",
        "turn": "turn has four phases",
        "phase": "phase|draws up to six",
        "drew": "draw",
        "no-card": "nothing",
        "renewed": "becomes his deck",
        "played": "played?|puts? a World|plays?",
        "entered": "in play",
        "discarded": "discard|at most one Equipment",
        "discarded-hand": "discard",
        "put": "hand|deck|pile",
        "hp": "HP",
        "damaged": "damage",
        "cleared": "damage .*removed",
        "defeated": "defeated",
        "battle": "battle",
        "battle-total": "battle total",
        "challenge": "challenge",
        "challenge-total": "total",
        "won": "wins the challenge",
        "tied": "equal totals",
        "committed": "commit",
        "passed": "nothing",
        "attached": "Equipment",
        "counters": "counters",
        "control": "control of a card",
        "lasts": "last",
        "ended": "last",
        "looked": "deck|hand",
        "revealed": "hand",
        "declared": "declare",
        "chosen": "choose one",
        "ability": "ability",
        "due": "due",
        "coin": "random",
        "escaped": "escape",
        "turn-end": "end of a turn",
        "over": "wins|draw",
        "moved": "move",
        "captured": "captured",
        "freed": "captured|freed",
        "milled": "discard",
        "granted": "challenge",
        "more-moves": "move",
        "more-battles": "battle",
        "copied": "carry out the text",
    },
    "perilous": {
        "dealt": "dealt",
        "first-hero": "first turn",
        "world-entered": "marker .*start space",
        "turn-began": "turn",
        "threw": "throw",
        "stopped": "stops",
        "dice-lost": "dice? (is|are) lost|lost",
        "played": "[Pp]layed|gives|adds|any choice|Options",
        "readied": "Readied",
        "set": "Set",
        "assigned": "assigned",
        "took": "action",
        "declined": "decline",
        "shield-gained": "Shield",
        "marker-saved": "marker moves .*World Saved",
        "marker-lost": "marker moves .*World Lost",
        "blue-out": "blue",
        "black-out": "black die out",
        "drew": "draws",
        "no-card": "nothing is drawn",
        "discarded": "discard",
        "reshuffled": "shuffled",
        "healed": "Health",
        "world-rolled": "roll for the World",
        "no-world-roll": "no roll",
        "shield-spent": "Shield",
        "hurt": "Health",
        "effect": "World Effect",
        "unset": "Set Token",
        "unreadied": "Ready Token|tokens",
        "shield-lost": "shield|Shield",
        "world-saved": "saved",
        "world-overrun": "overrun",
        "removal-rolled": "rolls",
        "replaced": "reserve",
        "won": "wins",
        "lost-overrun": "loses",
        "lost-health": "loses",
        "rethrew": "throw",
    },
}
"""By game and kind of event, a pattern that the text of each clause it cites must hold."""

PRICES = {
    "KM-EVA-02": ("evasion", "discarded"),
    "KM-TRAIT-BLACKOUT-1": ("blackout", "discarded"),
    "KM-FX-04": ("reaction", "discarded"),
    "KM-REACT-03": ("reaction", "lost-charges"),
    "KM-ABL-01": ("ability", "lost-charges"),
    "KM-PWR-01": ("attack", "lost-charges"),
    "KM-ITEM-02": ("item", "lost-charges"),
}
"""By clause, what must have been declared last where the loss of a card or of charges cites it."""


def told(game: str, events: list[Event]) -> list[tuple[str, str]]:
    """Kind and clause of events."""
    return [(KINDS[game][int(event.kind)], event.clause) for event in events]


def scenarios(game: Game, folder: Path) -> Iterator[list[Event]]:
    """The events of every scenario of a folder."""
    for path in sorted(folder.rglob("*.toml")):
        yield play(read_scenario(path.read_text(encoding="utf-8"), game)).match.log.events


def matches(game: Game, count: int) -> Iterator[list[Event]]:
    """The events of random matches, with all options in turn."""
    stream = stream_of(2026, 5)
    for match in begun(game, count, stream):
        deque(walk(match, stream, LONGEST), maxlen=0)
        yield match.log.events


@functools.cache
def stories(game: str) -> list[list[tuple[str, str]]]:
    """The events of all scenarios and some random matches of a game."""
    kit = {"kmon": KIT, "khtcg": playmat.game("khtcg"), "perilous": playmat.game("perilous")}[game]
    folders = {"kmon": ("scenarios", "cards"), "khtcg": ("cards",), "perilous": ("scenarios",)}[game]
    found = [told(game, events) for part in folders for events in scenarios(kit, TESTS / game / part)]
    return found + [told(game, events) for events in matches(playmat.game(game), 8)]


def speaks(game: str, clause: str, kind: str) -> bool:
    """Return whether the text of a clause is about such an event."""
    cited = RULES[game].clauses[clause]
    said = " ".join([cited.text, *cited.sources])  # an effect's clause names the cards it is known from
    return re.search(SUBJECTS[game][kind], said, re.IGNORECASE) is not None


@pytest.mark.parametrize("game", SUBJECTS)
def test_every_kind_of_event_has_a_subject(game: str) -> None:
    assert set(SUBJECTS[game]) == set(KINDS[game].values()) - FACES


@pytest.mark.parametrize("game", SUBJECTS)
def test_each_event_cites_a_clause_that_speaks_of_it(game: str) -> None:
    pairs = {pair for story in stories(game) for pair in story}
    assert {kind for kind, _clause in pairs} >= set(SUBJECTS[game]) - RARE[game]
    assert sorted(f"{kind}: {clause}" for kind, clause in pairs if not speaks(game, clause, kind)) == []


RARE = {
    "kmon": {"chosen"},
    "khtcg": {"freed", "no-card", "chosen", "more-moves", "more-battles", "copied"},
    "perilous": set[str](),
}
"""Events of neither the scenarios nor a few random matches; the branches below cite clauses for them."""


@pytest.mark.parametrize(
    ("game", "events"),
    [
        ("kmon", {**kmon.EVENTS, "chosen": "KM-FX-22"}),
        (
            "khtcg",
            {
                **khtcg.EVENTS,
                "chosen": "KH-GEN-27",
                "more-moves": "KH-GEN-28",
                "more-battles": "KH-GEN-28",
                "copied": "KH-GEN-30",
            },
        ),
    ],
)
def test_the_branches_cite_clauses_that_speak_of_them(game: str, events: dict[str, str]) -> None:
    """The causes that `cards coverage` knows, those that few matches meet among them."""
    pairs = [(kind, clause) for kind, clauses in events.items() for clause in clauses.split()]
    assert len(pairs) > 60
    assert [f"{kind}: {clause}" for kind, clause in pairs if not speaks(game, clause, kind)] == []


def test_a_price_is_that_of_what_was_declared() -> None:
    """KM-EVA-02, KM-TRAIT-BLACKOUT-1, KM-FX-04, KM-REACT-03, KM-ABL-01, KM-PWR-01, KM-ITEM-02."""
    declarations = {declared for declared, _kind in PRICES.values()}
    seen: set[str] = set()
    for story in stories("kmon"):
        last = ""
        for kind, clause in story:
            if kind in declarations:
                last = kind
            elif clause in PRICES and kind in {"discarded", "lost-charges"}:
                assert (last, kind) == PRICES[clause]
                seen.add(clause)
    assert seen == set(PRICES)
