"""Chapter 20: a card that all K-Mons of a team carry (KM-FX-23)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.kmon.machine import machine_of
from tests.kmon.own import battle, card, game_of, kmon, offered, side
from tests.kmon.play import asks, laid

from playmat.games.kmon.language.codes import FLAG_WORDS, NUMBER_WORDS
from playmat.games.kmon.rules.redeal import known_cards
from playmat.kernel.errors import BadScenario
from playmat.kernel.event import SPECTATOR
from playmat.kernel.match.match import Match
from playmat.texts import languages
from playmat.workshop.sentences import same_again


def lasting(to: str, what: str, duration: int = 2, kind: str = "debuff") -> str:
    """The program of a card that a team carries."""
    effect = f'op = "attach", kind = "{kind}", duration = {duration}, to = "{to}", {what}'
    return f"effects = [{{ {effect} }}]"


STATICS = {**dict.fromkeys(NUMBER_WORDS, "1"), **dict.fromkeys(FLAG_WORDS, "true")}
AIMED = 'target = "opp_active"\n'
THEN = ', { op = "choose", one = [{ op = "draw", amount = 1 }], two = [{ op = "take_defence" }] }'
GAME = game_of(
    kmon("ASH", hp=5),
    kmon("BIRCH", hp=5),
    kmon("CEDAR", hp=5),
    kmon("WALL", "embankment", hp=5),
    card("FILLER", "powerup"),
    card("MIST", "ability", AIMED + lasting("opp_all", 'tick = [{ op = "damage", amount = 1 }]')),
    card("BRIEF", "ability", AIMED + lasting("opp_all", 'tick = [{ op = "damage", amount = 1 }]', 1)),
    card("BANNER", "item", lasting("own_all", "static = { attack_damage = 1 }", 3, "buff")),
    card("OATH", "item", lasting("own_all", "static = { attack_damage = 1 }", 3, "buff")[:-1] + THEN + "]"),
    card("SMITE", "ability", AIMED + 'effects = [{ op = "damage", amount = 9 }]'),
    card("RINSE", "item", 'effects = [{ op = "cleanse", what = "buff" }]'),
    card("VETO", "reaction", 'trigger = { to = ["ability"] }\neffects = [{ op = "neutralise" }]'),
    *(
        card(
            f"S-{name.upper().replace('_', '-')}",
            "item",
            lasting("own_all", f"static = {{ {name} = {value} }}"),
        )
        for name, value in STATICS.items()
    ),
)
TEAM = ("ASH", "BIRCH", "CEDAR")
DECK = ["FILLER"] * 9


def begun(
    hand: tuple[str, ...], theirs: tuple[str, ...] = (), team: tuple[str, ...] = TEAM, **more: Any
) -> Match:
    """A battle in a phase of seat 0; the opponent has a team and maybe exhausted K-Mons."""
    mine = side(TEAM, hand, DECK)
    other = side(team, theirs, DECK, gone=more.get("gone", 0))
    return battle(GAME, mine, other, f'phase = "{more.get("phase", "action")}"')


def carried(match: Match, seat: int) -> list[list[tuple[str, int]]]:
    """The cards that each K-Mon of a seat carries, with their counters."""
    team = laid(match)["seats"][seat]["team"]
    return [[(one["card"], one["counters"]) for one in kmon["effects"]] for kmon in team]


def discarded(match: Match, seat: int, code: str) -> int:
    """The number of copies of a card in a discard pile."""
    return int(laid(match)["seats"][seat]["discard"].count(code))


def turn(match: Match) -> None:
    """The turn of the seat that is asked, in which it does as little as it can."""
    seat = match.asked[0]
    while not match.is_over and machine_of(match.state).turn_player == seat:
        said = offered(match)
        who = match.asked[0]
        match.say(
            who, next(one for one in ("pass", "no item", "keep", "defend", "retrieve nothing") if one in said)
        )


def test_each_fit_kmon_carries_it_and_is_handled_alone() -> None:
    """KM-FX-23 KM-PERS-02 KM-PERS-03: damage and a counter for each; discarded once, when expired."""
    match = begun(("MIST",), ("FILLER",))
    match.say(0, "play mist")
    match.say(1, "pass")
    assert carried(match, 1) == [[("MIST", 0)]] * 3
    turn(match)
    assert [kmon["damage"] for kmon in laid(match)["seats"][1]["team"]] == [1, 1, 1]
    assert (carried(match, 1), discarded(match, 0, "MIST")) == ([[("MIST", 1)]] * 3, 0)
    turn(match)
    turn(match)
    assert (carried(match, 1), discarded(match, 0, "MIST")) == ([[]] * 3, 1)


def test_an_exhausted_one_does_not_carry_it() -> None:
    """KM-FX-23: fit K-Mons alone do."""
    match = begun(("MIST",), gone=1)
    match.say(0, "play mist")
    assert [len(one) for one in carried(match, 1)] == [1, 1, 0]


def test_it_lies_there_while_one_carries_it() -> None:
    """KM-FX-23 KM-PERS-09: exhausted with it, the others carry it on."""
    match = begun(("BANNER", "RINSE"), phase="item")
    match.say(0, "play banner")
    assert carried(match, 0) == [[("BANNER", 1)]] * 3  # Phase II is over
    match.say(0, "keep")
    state = machine_of(match.state)
    for place, left in ((1, 0), (0, 0), (2, 1)):
        state.sides[0].team[place].damage = 5
        state.exhaust(state.sides[0], place)
        assert list(state.sides[0].discard).count(state.book.card_code("BANNER")) == left


def test_it_lies_there_while_those_are_exhausted_that_carried_it() -> None:
    """KM-FX-23 KM-PERS-09 KM-EXH-02: in play, one after the other."""
    match = begun(("BANNER",), ("SMITE", "SMITE"), phase="item")
    match.say(0, "play banner")
    for gone in (1, 2):
        turn(match)
        while "play smite" not in offered(match):
            match.say(1, next(one for one in ("no item", "keep") if one in offered(match)))
        match.say(1, "play smite")
        while machine_of(match.state).turn_player == 1:
            who = match.asked[0]
            match.answer(who, 0)
        assert [len(one) for one in carried(match, 0)].count(1) == 3 - gone
        assert discarded(match, 0, "BANNER") == 0


def test_it_is_cleansed_from_one_alone() -> None:
    """KM-FX-23 KM-FX-16: the others keep it, and it is not discarded."""
    match = begun(("BANNER", "RINSE"), phase="item")
    match.say(0, "play banner")
    turn(match)
    turn(match)
    assert [len(one) for one in carried(match, 0)] == [1, 1, 1]
    match.say(0, "play rinse")
    assert [len(one) for one in carried(match, 0)] == [0, 1, 1]
    assert (discarded(match, 0, "BANNER"), discarded(match, 0, "RINSE")) == (0, 1)


def test_two_copies_are_two_cards() -> None:
    """KM-FX-23 KM-PERS-08: they add up, and each is discarded when nobody carries that one."""
    match = begun(("MIST", "MIST"), ("FILLER",))
    match.say(0, "play mist")
    match.say(1, "pass")
    turn(match)
    for said in ("no item", "keep", "play mist"):
        match.say(0, said)
    match.say(1, "pass")
    assert carried(match, 1) == [[("MIST", 1), ("MIST", 0)]] * 3
    turn(match)
    assert (carried(match, 1), discarded(match, 0, "MIST")) == ([[("MIST", 1)]] * 3, 1)


def test_whoever_evades_keeps_all_free() -> None:
    """KM-FX-23 KM-EVA-04: it acts on the active K-Mon, so that it can be evaded, and then on none."""
    match = begun(("MIST",), ("FILLER", "FILLER"))
    match.say(0, "play mist")
    match.say(1, "evade")
    assert (carried(match, 1), discarded(match, 0, "MIST")) == ([[]] * 3, 1)


def test_neutralised_it_stays_with_nobody() -> None:
    """KM-FX-23 KM-NEU-01: the card is discarded as one that was played."""
    match = begun(("MIST",), ("VETO",))
    match.say(0, "play mist")
    match.say(1, "react veto")
    assert (carried(match, 1), discarded(match, 0, "MIST")) == ([[]] * 3, 1)


def test_embankment_helps_the_active_one() -> None:
    """KM-FX-23 KM-TRAIT-EMBANKMENT-1 KM-TRAIT-EMBANKMENT-2: a counter more, or none at all, for it alone."""
    for code, first in (("MIST", [("MIST", 1)]), ("BRIEF", [])):
        match = begun((code,), ("FILLER",), team=("WALL", "WALL", "CEDAR"))
        match.say(0, f"play {code.lower()}")
        match.say(1, "pass")
        assert carried(match, 1) == [first, [(code, 0)], [(code, 0)]]
        assert discarded(match, 0, code) == 0


@pytest.mark.parametrize("name", STATICS)
def test_each_continuous_key_is_carried_by_all(name: str) -> None:
    """KM-FX-23 KM-FX-08: on each K-Mon as on one alone, and gone when it goes."""
    slug = "s-" + name.replace("_", "-")
    match = begun((slug.upper(),), phase="item")
    match.say(0, f"play {slug}")
    state = machine_of(match.state)
    team = [state.sides[0].team[place] for place in range(3)]
    sums = {(int(one.numbers), int(one.flags)) for one in team}
    assert len(sums) == 1
    assert sums != {(0, 0)}
    state.take_effect(1, "KM-FX-16")
    assert [(one.numbers, one.flags) == (0, 0) for one in team] == [False, True, False]


def test_it_is_kept_and_counted_as_one_card() -> None:
    """KM-FX-23 KM-DECK-08: stored, copied and laid out again, three effects are one card."""
    match = begun(("BANNER",), phase="item")
    match.say(0, "play banner")
    state = machine_of(match.state)
    again = machine_of(GAME.place(laid(match), match.setup))
    for one in (state, state.clone(), machine_of(GAME.decode(state.encode())), again):
        assert known_cards(one, one.sides[0])[0] == 1
        for _place in range(3):
            assert len(one.sides[0].discard) == 0
            one.take_effect(0, "KM-FX-16")
        assert len(one.sides[0].discard) == 1


def test_it_is_one_card_while_its_link_still_runs() -> None:
    """KM-FX-23 KM-DECK-08 KM-INFO-03: it lies there already, and its player still chooses."""
    match = begun(("OATH",), phase="item")
    match.say(0, "play oath")
    state = machine_of(match.state)
    assert (asks(match), [len(one) for one in carried(match, 0)]) == ("choose", [1, 1, 1])
    assert known_cards(state, state.sides[0])[0] == 1
    match.say(0, "first")
    assert known_cards(state, state.sides[0])[0] == 1


def test_a_position_lays_one_card_once_on_each_of_a_team() -> None:
    """KM-FX-23: twice on one K-Mon, or on both teams, it would be no card that can lie so."""
    match = begun(("BANNER",), phase="item")
    match.say(0, "play banner")
    effects = [one for kmon in match.view(1)["seats"][0]["team"] for one in kmon["effects"]]
    assert [one["spread"] for one in effects] == [1, 1, 1]  # everybody sees that it is one card
    one = {"card": "BANNER", "owner": 0, "counters": 0, "spread": 1}
    for team, place, spread in ((0, 1, 1), (1, 0, 1), (0, 1, 64)):
        document = laid(match)
        document["seats"][team]["team"][place]["effects"].append({**one, "spread": spread})
        with pytest.raises(BadScenario):
            GAME.place(document, match.setup)
    for spread in (0, 2, 63):
        document = laid(match)
        document["seats"][1]["team"][0]["effects"].append({**one, "spread": spread})
        GAME.place(document, match.setup)


@pytest.mark.parametrize("language", languages())
def test_it_is_printed_and_read(language: str) -> None:
    """KM-FX-23: whose K-Mons they are is in the text, and comes back from it."""
    for code in ("MIST", "BRIEF", "BANNER"):
        assert same_again(GAME, code, language)


@pytest.mark.parametrize(("code", "kind"), [("BANNER", "buff"), ("S-ATTACK-DAMAGE", "debuff")])
def test_everybody_sees_whether_an_effect_is_a_buff_or_a_debuff(code: str, kind: str) -> None:
    """KM-DEF-06: the cards attached to K-Mons lie open."""
    lies = f'[{{ card = "{code}" }}]'
    match = battle(GAME, side(["ASH"] * 3, effects=lies), side(["ASH"] * 3))
    for viewer in (0, 1, SPECTATOR):
        [effect] = match.view(viewer)["seats"][0]["team"][0]["effects"]
        assert (effect["card"], effect["kind"]) == (code, kind)
