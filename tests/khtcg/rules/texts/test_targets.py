"""The targets of card files (section 8.4): every operation with every target is refused or can be played.

Made cards, one for each pair: what the check of card files lets pass is played in random matches to their
end, as an Event and as a text on every type of card that lies on the table.
"""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from tests.khtcg.machine import machine_of
from tests.khtcg.rules import kit

from playmat.cards.effect import InstructionTally
from playmat.cards.reading import check_set, read_set
from playmat.games.khtcg import KingdomHearts
from playmat.games.khtcg.language.codes import Area
from playmat.games.khtcg.language.fitting import ONE_PLACE
from playmat.games.khtcg.language.terms import PILE_WORDS, TO_WORDS
from playmat.games.khtcg.language.vocabulary import VOCABULARY
from playmat.games.khtcg.state.book import Book
from playmat.kernel.phrase import Phrase
from playmat.kernel.rng import stream_of

ONE = ("this", "subject", "bearer")
LEAVING = (*ONE, "form", "allies", "fighters", "disruptors", "equipment", "world")
IN_PLAY = (*LEAVING, "player", "characters")
ALLOWED = {
    "equip": (*ONE, "player", "form", "allies", "fighters", "characters"),
    "damage": (*ONE, "disruptors"),
    "defeat": (*ONE, "disruptors"),
    "discard": LEAVING,
    "send": LEAVING,
    "raise": IN_PLAY,
    "silence": IN_PLAY,
    "capture": (*ONE, "allies", "fighters"),
    "control": (*ONE, "allies", "fighters", "disruptors"),
    "counter": IN_PLAY,
}
"""By operation, the targets it can have: a Player Card never leaves its place (KH-PLAYER-01), an ally or a
disruptor alone can change hands (KH-GEN-08), damage is for Dark Cards (KH-BATTLE-19)."""

MORE: dict[str, list[dict[str, Any]]] = {
    "damage": [{"amount": 2}],
    "send": [{"into": pile} for pile in PILE_WORDS],
    "raise": [{"stat": "level", "amount": -1, "until": "turn"}],
    "silence": [{"until": "opponent_turn"}],
    "control": [{"until": "turn"}],
    "counter": [{"amount": 1}],
}
"""The other fields an operation needs, in every way it is tried."""

TYPES = {
    "player": 'group = "light"\nlevel = 1\nattack = 4\nmagic = 2\nhp = 5',
    "form": 'group = "light"\nlevel = 2\nattack = 5\nmagic = 2',
    "friend": "level = 1\nsupport = 1\nmagic = 1",
    "dark": 'group = "heartless"\nlevel = 1\npow = 2',
    "equipment": "support = 1",
    "world": "level = 1\ndark_level = 2",
}
"""The types of cards that lie on the table, with what else each of them needs."""

NEVER = {
    "allies": ("form", "equipment", "world"),
    "player": ("form", "allies", "fighters", "disruptors", "world"),
}
"""By where cards are sent, those that can never be there, which the check refuses, too."""

PAIRS = list(product(ALLOWED, TO_WORDS))
OPERATIONS = [
    {"op": op, "to": to, **more}
    for op, targets in ALLOWED.items()
    for to, more in product(targets, MORE.get(op, [{}]))
    if to not in NEVER.get(more.get("into", ""), ())
]
AIMS: dict[str, list[dict[str, Any]]] = {
    **{to: [{}] for to in ONE},
    **{to: [{"whose": "own"}, {"whose": "opponent"}] for to in ONE_PLACE},
}
"""By target, what a card can say about whose it is and how many, where not everything."""

EVENTS = [
    {**one, **aimed}
    for one in OPERATIONS
    for aimed in AIMS.get(one["to"], [{"whose": "opponent"}, {"whose": "any", "count": "all"}])
    if one["to"] != "subject"  # nothing happens to any card when an Event is played
]
CARRIED = [one for one in OPERATIONS if one["to"] in ONE]
LISTENS = {"this": "action_start", "bearer": "action_start", "subject": "enters"}


def written(one: dict[str, Any]) -> str:
    """A table of a card file."""
    return ", ".join(
        f'{key} = "{value}"' if isinstance(value, str) else f"{key} = {value}" for key, value in one.items()
    )


def event(number: int, one: dict[str, Any]) -> str:
    """An Event Card with an effect."""
    return (
        f'[[card]]\ncode = "AIM-{number}"\ntype = "event"\nname = {{ en = "Aim {number}" }}\n'
        f'number = "aim-{number}"\neffects = [{{ {written(one)} }}]\n'
    )


def on(kind: str, number: int) -> str:
    """The code of a card of a type that carries one of `CARRIED`."""
    return f"ON-{kind.upper()}-{number}"


def carrier(number: int, kind: str, one: dict[str, Any]) -> str:
    """A card of a type with a text, named so that a form is one of its Player Card."""
    when = f'op = "when", event = "{LISTENS[one["to"]]}", of = "any", limit = "turn"'
    return (
        f'[[card]]\ncode = "{on(kind, number)}"\ntype = "{kind}"\n'
        f'name = {{ en = "{kind} hero {number}" }}\n{TYPES[kind]}\n'
        f"text = [{{ {when}, do = [{{ {written(one)} }}] }}]\n"
    )


@pytest.fixture(scope="module")
def game() -> KingdomHearts:
    """The test kit with all the made cards that may be."""
    made = [event(number, one) for number, one in enumerate(EVENTS)]
    made += [carrier(number, kind, one) for number, one in enumerate(CARRIED) for kind in TYPES]
    return KingdomHearts(
        Book([*kit.GAME.book.sets, read_set(VOCABULARY, 'set = "AIM"\n' + "".join(made), "aim")])
    )


def board(**mine: Any) -> dict[str, Any]:
    """A seat with a card of every type in play."""
    return {
        "player": {"card": "hero", "equipment": ["sword"]},
        "forms": ["hero-brave"],
        "friends": [{"card": "due", "equipment": ["shield"]}, "genie"],
        "worlds": ["world-1", "world-3"],
        "disruptors": ["imp", "ogre"],
        "hand": ["uno", "jab", "cure", "sword", "event-1"],
        **mine,
    }


def play_on(play: kit.Play, seed: int) -> None:
    """Random answers to the end; no Player Card leaves its place, and the position can be written down."""
    stream = stream_of(seed, 5)
    laid = play.laid()
    assert kit.GAME.dump(kit.GAME.place(laid, play.setup)) == laid
    for _answer in range(3000):
        if play.match.is_over:
            return
        duel = machine_of(play.match.state)
        assert [duel.area(side.leader) for side in duel.sides] == [Area.PLAYER, Area.PLAYER]
        seat = play.match.needed[0]
        play.match.answer(seat, int(play.match.choice(seat).sample(stream)))
    pytest.fail("the match does not end")


@pytest.mark.parametrize(("op", "to"), PAIRS)
def test_what_an_operation_cannot_be_done_to_is_refused(op: str, to: str) -> None:
    """KH-PLAYER-01, KH-GEN-08, KH-BATTLE-19: the check names the operation, the target and what can be."""
    one = {"op": op, "to": to, **MORE.get(op, [{}])[0]}
    _found, mistakes = check_set(VOCABULARY, f'set = "AIM"\n{event(0, one)}', "aim.toml")
    if to in ALLOWED[op] and to != "subject":
        assert mistakes == []
        return
    (mistake,) = mistakes
    if to in ALLOWED[op]:
        assert "khtcg-fit-subject" in repr(mistake)
        return
    why = mistake.args["why"]
    assert isinstance(why, Phrase)
    assert (mistake.args["key"], why.key) == ("effects.to", "error-cards-unfit")
    assert (why.args["op"], why.args["got"]) == (op, to)
    assert set(str(why.args["known"]).split(", ")) == set(ALLOWED[op])


@pytest.mark.parametrize(("into", "to"), [(into, to) for into, never in NEVER.items() for to in never])
def test_nothing_is_sent_where_it_can_never_be(into: str, to: str) -> None:
    """KH-GEN-21: it would do nothing, though it is printed."""
    one = {"op": "send", "to": to, "into": into}
    _found, (mistake,) = check_set(VOCABULARY, f'set = "AIM"\n{event(0, one)}', "aim.toml")
    assert "khtcg-fit-into" in repr(mistake)


@pytest.mark.parametrize("op", ALLOWED)
def test_what_is_not_refused_plays_to_the_end(op: str, game: KingdomHearts, monkeypatch: Any) -> None:
    """KH-GEN-21, KH-PLAYER-01: an Event with any operation and target, carried out and played on with."""
    monkeypatch.setattr(kit, "GAME", game)
    for number, one in enumerate(EVENTS):
        if one["op"] == op:
            start = {"me": board(hand=[f"AIM-{number}", "sword", "uno"]), "foe": board()}
            play = kit.Play(("ffg", "tomy")[number % 2], {**start, "options": {"turn_limit": 10}})
            play.do(f"event {play.of(0, 'hand')[0]}")
            play_on(play, number)
            assert play.match.is_over


@pytest.mark.parametrize("kind", TYPES)
def test_single_targets_are_looked_at_where_they_are(
    kind: str, game: KingdomHearts, monkeypatch: Any
) -> None:
    """KH-GEN-21, KH-PLAYER-01: `this`, `subject` and `bearer` may be any card; what can be is done."""
    monkeypatch.setattr(kit, "GAME", game)
    zone = {"friend": "friends", "form": "forms", "world": "worlds", "dark": "disruptors"}
    for number, _one in enumerate(CARRIED):
        card = on(kind, number)
        if kind in ("player", "equipment"):
            worn = {"card": "hero", "equipment": [card]} if kind == "equipment" else card
            mine = board(player=worn, **({"forms": []} if kind == "player" else {}))
        else:
            mine = board(**{zone[kind]: ["world-3", card] if kind == "world" else [card]})
        start = {"phase": "draw", "me": mine, "foe": board(), "options": {"turn_limit": 10}}
        play = kit.Play(("ffg", "tomy")[number % 2], start)
        play_on(play, number)
        assert play.match.is_over


@pytest.mark.parametrize(
    ("event", "friends", "found"),
    [
        ("event-both", [], False),
        ("event-both", ["uno"], True),
        ("event-ally", [], False),
        ("event-ally", ["uno", "uno"], True),
    ],
)
def test_what_finds_nobody_has_nothing_to_do(event: str, friends: list[str], found: bool) -> None:
    """KH-GEN-21: what cannot be done is left out, and `cards coverage` counts it so."""
    play = kit.Play("ffg", {"me": {"hand": [event], "friends": friends}})
    state, tally = machine_of(play.match.state), InstructionTally()
    state.tally = tally
    play.do(f"event {event}")
    assert (len(tally.done), len(tally.idle)) == (1, 0 if found else 1)
