"""Chapter 20: one of several things is chosen and done (KM-FX-22)."""

from __future__ import annotations

from functools import cache
from typing import Any, cast

import pytest
import tomli_w
from tests.kmon.kit import KIT as TESTED
from tests.kmon.machine import machine_of
from tests.kmon.own import HEAD, LANGUAGE, battle, offered, side
from tests.kmon.play import asks, laid

from playmat.cards.operation import Operation
from playmat.cards.reading import read_set
from playmat.cards.text import sample
from playmat.games.kmon.bot.heuristic import value
from playmat.games.kmon.game import KMonCards
from playmat.games.kmon.language.codes import FLAG_WORDS
from playmat.games.kmon.language.vocabulary import OPERATIONS
from playmat.games.kmon.state.book import Book
from playmat.kernel.errors import BadScenario
from playmat.kernel.match.match import Match
from playmat.kernel.match.nature import AwaitedNature
from playmat.texts import languages, render
from playmat.workshop.sentences import same_again

KIT = cast("KMonCards", TESTED)
TEAM = ("KIT-FIRE-EARTH", "KIT-EARTH-WATER", "KIT-WATER-ICE")
THEIRS = ("KIT-GHOST-AIR", "KIT-GRASS-AIR", "KIT-GHOST-FIRE")
DECK = ("X",) * 9


def begun(hand: tuple[str, ...], theirs: tuple[str, ...] = (), phase: str = "action", **more: str) -> Match:
    """A battle in a phase of seat 0, who holds some cards, as the opponent does."""
    mine = side(TEAM, hand, DECK, effects=more.get("effects", ""))
    return battle(KIT, mine, side(THEIRS, theirs, DECK), f'phase = "{phase}"')


def seat(match: Match, number: int) -> dict[str, Any]:
    """A side as it lies."""
    found: dict[str, Any] = laid(match)["seats"][number]
    return found


# ---- where a choice can stand ----------------------------------------------------------------------------


def test_an_item_does_the_first_the_second_or_the_third() -> None:
    """KM-FX-22: what was chosen is done with all that belongs to it, the rest is not."""
    found: list[list[int]] = []
    for answer in ("first", "second", "third"):
        match = begun(("C-FORK",), phase="item")
        match.say(0, "play c-fork")
        assert offered(match) == {"first", "second", "third"}
        match.say(0, answer)
        me, them = seat(match, 0), seat(match, 1)
        found.append([len(me["hand"]), me["charges"], them["charges"], me["team"][0].get("damage", 0)])
        assert me["discard"] == ["C-FORK"]
    assert found == [[1, 20, 20, 0], [0, 22, 20, 0], [0, 20, 19, 1]]


def test_the_opponent_chooses_what_the_player_does() -> None:
    """KM-FX-22: when what stands before it is done; whose card it is stays the same."""
    for answer, cards, charges in (("first", 2, 20), ("second", 1, 17)):
        match = begun(("C-GIFT",), phase="action")
        match.say(0, "play c-gift")
        assert (match.asked, seat(match, 0)["charges"]) == ([1], 21)
        assert offered(match) == {"first", "second"}
        match.say(1, answer)
        assert (len(seat(match, 0)["hand"]), seat(match, 1)["charges"]) == (cards, charges)


def test_an_ability_is_aimed_if_one_of_its_things_is() -> None:
    """KM-FX-22 KM-FX-03 KM-EVA-01: it can be evaded, though another thing might have been chosen."""
    match = begun(("C-NEAR",), ("X", "X"))
    match.say(0, "play c-near")
    assert "evade" in offered(match)
    match.say(1, "evade")
    assert (seat(match, 1)["team"][0].get("damage", 0), len(seat(match, 0)["hand"])) == (0, 1)


@pytest.mark.parametrize(("answer", "bench"), [("first", 0), ("second", 2)])
def test_what_an_evaded_ability_may_still_do_is_chosen(answer: str, bench: int) -> None:
    """KM-FX-22 KM-FX-13: asked, for damage to the bench is among it; only that is done."""
    match = begun(("C-AIM",), ("X", "X"))
    match.say(0, "play c-aim")
    match.say(1, "evade")
    assert asks(match) == "choose"
    match.say(0, answer)
    if answer == "second":
        match.say(0, "hit grass-air")
    team = [one.get("damage", 0) for one in seat(match, 1)["team"]]
    assert (team, len(seat(match, 0)["hand"])) == ([0, bench, 0], 1)


@pytest.mark.parametrize(("answer", "bench"), [("first", 0), ("second", 2)])
def test_what_it_may_do_under_a_condition_is_chosen_too(answer: str, bench: int) -> None:
    """KM-FX-22 KM-FX-13 KM-FX-19: the damage to the bench may stand in a condition in one of the things."""
    match = begun(("C-DEEP",), ("X", "X"))
    match.say(0, "play c-deep")
    match.say(1, "evade")
    assert (match.asked, asks(match)) == ([0], "choose")
    match.say(0, answer)
    assert [one.get("damage", 0) for one in seat(match, 1)["team"]] == [0, bench, bench]


def test_a_neutralised_ability_lets_nobody_choose() -> None:
    """KM-FX-22 KM-NEU-01: nothing of it happens; the turn goes on."""
    match = begun(("C-AIM",), ("R-VETO",))
    match.say(0, "play c-aim")
    match.say(1, "react r-veto")
    assert not [one for one in match.log.events if one.clause == "KM-FX-22"]
    assert (match.asked, asks(match)) == ([1], "sub")  # the opponent's turn has begun
    assert [one.get("damage", 0) for one in seat(match, 1)["team"]] == [0, 0, 0]


def test_a_card_that_may_stay_stays_where_that_was_chosen() -> None:
    """KM-FX-22 KM-PERS-06: the K-Mon was chosen on declaration; a card that does not stay is discarded."""
    for answer in ("first", "second"):
        match = begun(("C-CARE",))
        match.say(0, "play c-care on earth-water")
        match.say(0, answer)
        stays = [one["card"] for one in seat(match, 0)["team"][1].get("effects", [])] == ["C-CARE"]
        assert (stays, "C-CARE" in seat(match, 0).get("discard", [])) == (
            answer == "first",
            answer != "first",
        )


@pytest.mark.parametrize(("answer", "damage"), [("first", 2), ("second", 0)])
def test_a_reaction_chooses_before_the_answered_action(answer: str, damage: int) -> None:
    """KM-FX-22 KM-REACT-07: the link that was added last resolves first."""
    match = begun((), ("C-SNAP",))
    match.say(0, "attack")
    match.say(1, "react c-snap")
    assert match.asked == [1]
    match.say(1, answer)
    assert (seat(match, 0)["team"][0].get("damage", 0), seat(match, 1)["team"][0]["damage"]) == (damage, 2)


def test_a_power_up_lets_its_player_choose_after_the_damage() -> None:
    """KM-FX-22 KM-ATK-08: the debuff of what was chosen lies on the K-Mon that was hit."""
    match = begun(("C-EDGE",))
    match.say(0, "attack with c-edge")
    assert seat(match, 1)["team"][0]["damage"] > 0
    match.say(0, "first")
    assert [one["card"] for one in seat(match, 1)["team"][0]["effects"]] == ["C-EDGE"]


@pytest.mark.parametrize(("answer", "cards", "defending"), [("first", 3, False), ("second", 2, True)])
def test_a_thing_may_have_a_condition(answer: str, cards: int, defending: bool) -> None:
    """KM-FX-22 KM-FX-19 KM-PWR-06: in place of an attack; the condition is looked at when it comes to it."""
    match = begun(("C-TURN", "X"))
    match.say(0, "attack with c-turn")
    match.say(0, answer)
    assert len(seat(match, 0)["hand"]) == cards  # one of them from Phase V
    assert seat(match, 0).get("defending", False) == defending


@pytest.mark.parametrize("held", [0, 1])
def test_a_condition_may_hold_a_choice(held: int) -> None:
    """KM-FX-22 KM-FX-19: nobody chooses where it is not so."""
    match = begun(("C-WHEN",) + ("X",) * held, phase="item")
    match.say(0, "play c-when")
    assert (asks(match) == "choose") == (held == 1)


# ---- at the border ---------------------------------------------------------------------------------------


def test_both_players_are_told_in_words() -> None:
    """KM-FX-22: the question has the sentences of the card, and so has what is told of the answer."""
    match = begun(("C-FORK",), phase="item")
    match.say(0, "play c-fork")
    state, choice = machine_of(match.state), match.choice(0)
    answers = [render(KIT.describe(state, choice, place), "en") for place in range(3)]
    third = "The opponent loses 1 charge. Your active K-Mon takes 1 damage."
    assert answers == ["Draw 1 card.", "Gain 2 charges.", third]
    assert render(KIT.prompt(state, choice), "en") == "C-FORK: choose one."
    match.say(0, "second")
    [event] = [one for one in match.log.events if one.clause == "KM-FX-22"]
    for viewer in (0, 1, -1):
        said = render(KIT.tell(machine_of(match.state), event.for_viewer(viewer)), "en")
        assert said.endswith("Gain 2 charges.")


def test_a_choice_that_is_open_is_kept() -> None:
    """KM-FX-22: copied and stored, it is the same question to the same player."""
    match = begun(("C-GIFT",))
    match.say(0, "play c-gift")
    state = machine_of(match.state)
    for one in (state, state.clone(), KIT.decode(state.encode())):
        assert (one.asks(0), one.asks(1)) == (False, True)
        assert list(one.choice.items[: one.choice.n]) == [0, 1]


@pytest.mark.parametrize("wrong", [0, 1, 7, 1_000_000, 1 << 20])
def test_a_choice_that_no_card_has_is_refused(wrong: int) -> None:
    """KM-FX-22: a position asks at the place of a choice, or not at all."""
    match = begun(("C-GIFT",))
    match.say(0, "play c-gift")
    document = laid(match)
    [*below, asking] = document["stack"]
    word, whose, at = asking.split()
    assert word == "choose"
    placed = KIT.place(document, match.setup)
    assert Match.from_state(KIT, match.setup, placed, AwaitedNature()).asked == [1]
    for argument in (wrong, int(at) + wrong + 1):
        stack = [*below, f"choose {whose} {argument}"]
        with pytest.raises(BadScenario):
            KIT.place({**document, "stack": stack}, match.setup)


# ---- what a computer player expects of it ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("code", "phase", "chooser", "better"),
    [("C-FORK", "item", 0, "first"), ("C-AIM", "action", 0, "second"), ("C-GIFT", "action", 1, "second")],
)
def test_a_choice_is_weighed_by_what_its_chooser_takes(
    code: str, phase: str, chooser: int, better: str
) -> None:
    """KM-FX-22: the best thing for the seat that is asked, whoever looks, and not the first that is named."""
    match = begun((code,), phase=phase)
    match.say(0, f"play {code.lower()}")
    assert match.asked == [chooser]
    expected = [value(machine_of(match.state), viewer) for viewer in (0, 1)]
    found: dict[str, list[float]] = {}
    for answer in sorted(offered(match)):
        after = begun((code,), phase=phase)
        after.say(0, f"play {code.lower()}")
        after.say(chooser, answer)
        while after.view(0)["chain"]:
            after.answer(after.asked[0], 0)
        found[answer] = [value(machine_of(after.state), viewer) for viewer in (0, 1)]
    assert max(found, key=lambda one: found[one][chooser]) == better
    assert expected == pytest.approx(found[better], abs=0.02)


# ---- crossing: each operation as one of the things -------------------------------------------------------

GIVEN: dict[str, dict[str, Any]] = {
    "attach": {"kind": "debuff", "static": {"no_heal": True}},
    "if": {"amount": 1, "do": [{"op": "heal", "amount": 1}]},
    "retrieve": {"types": ["ability", "powerup"]},
}
CROSSED = [one for one in OPERATIONS if one.word != "choose"]
GAIN, DRAIN = {"op": "gain_charges", "amount": 7}, {"op": "drain_charges", "amount": 5}
FORMS: dict[str, dict[str, Any]] = {
    "ability": {"target": "opp_active"},
    "item": {"target": "opp_active"},
    "reaction": {"trigger": {"to": ["attack"], "targeting_me": True}},
    "powerup": {"element": "fire"},
}
"""The types of cards that have operations, each so that all of them may stand there."""


@cache
def crossed(word: str, kind: str) -> KMonCards:
    """A game with a card that does an operation, and others that let it be chosen first, second or third."""
    does = {**sample(next(one for one in OPERATIONS if one.word == word)), **GIVEN.get(word, {})}
    program = "on_success" if kind == "powerup" else "effects"
    cards = []
    for place, code in enumerate(("PLAIN", "ONE", "TWO", "THREE")):
        things = [[GAIN], [DRAIN]]
        things.insert(place - 1, [does])
        choose = {"op": "choose", **dict(zip(("one", "two", "three"), things, strict=True))}
        head = {"code": f"O-{code}", "name": {"en": f"O-{code}"}, "type": kind, **FORMS[kind]}
        cards.append({**head, program: [choose if place else does]})
    text = HEAD + tomli_w.dumps({"card": cards})
    return KMonCards(Book([*KIT.book.sets, read_set(LANGUAGE, text, "own.toml")]))


def flagged(flag: str) -> str:
    """A card that lays a flag on a K-Mon."""
    return "F-" + {"no_heal": "NOHEAL", "trait_off": "MUTE", "no_defence": "NODEF", "no_evade": "NOEVA"}[flag]


def played(game: KMonCards, kind: str, code: str, first: str, flag: str) -> tuple[Any, list[str]]:
    """Play a card and answer all that it asks with what is offered first; the table, and what was asked."""
    lies = f'[{{ card = "{flagged(flag)}", age = 0 }}]' if flag else ""
    more = 'active = 0\ncharges = 9\ndefending = true\ndiscard = ["A-GEN3", "P-GEN1"]'
    mine = side(TEAM, ("X", "X", "X"), DECK, effects=lies, more=more)
    theirs = side(THEIRS, ("X", "X", "X"), DECK, effects=lies, more=more)
    holder = theirs if kind == "reaction" else mine
    held = holder.replace("hand = ['X'", f"hand = ['O-{code}', 'X'")
    mine, theirs = (mine, held) if kind == "reaction" else (held, theirs)
    match = battle(game, mine, theirs, f'phase = "{"item" if kind == "item" else "action"}"')
    slug = f"o-{code.lower()}"
    match.say(0, {"reaction": "attack", "powerup": f"attack with {slug}"}.get(kind, f"play {slug}"))
    asked: list[str] = []
    while match.asked and match.view(0)["chain"]:
        who, what = match.asked[0], asks(match)
        if what == "react":
            answered = kind == "reaction" and f"react {slug}" in offered(match)
            match.say(who, f"react {slug}" if answered else "pass")
        elif what == "choose":
            match.say(who, first)
        else:
            asked.append(f"{who} {what}")
            match.answer(who, int(match.choice(who).nth(0)))
    return swept(laid(match), code), asked


def swept(found: Any, code: str) -> Any:
    """A position in which the card has the same name wherever it is."""
    if isinstance(found, dict):
        return {name: swept(value, code) for name, value in found.items()}
    if isinstance(found, list):
        return [swept(value, code) for value in found]
    return "CARD" if found == f"O-{code}" else found


@pytest.mark.parametrize("flag", ["", "no_heal", "trait_off", "no_defence", "no_evade"])
@pytest.mark.parametrize("kind", FORMS)
@pytest.mark.parametrize("one", CROSSED, ids=lambda one: one.word)
def test_each_operation_can_be_chosen(one: Operation, kind: str, flag: str) -> None:
    """KM-FX-22: chosen, it does what it does alone, asks the same and leaves the others undone."""
    assert not flag or flag in FLAG_WORDS
    game = crossed(one.word, kind)
    alone = played(game, kind, "PLAIN", "", flag)
    for name, answer in (("ONE", "first"), ("TWO", "second"), ("THREE", "third")):
        assert played(game, kind, name, answer, flag) == alone


@pytest.mark.parametrize("language", languages())
def test_each_choice_is_printed_and_read(language: str) -> None:
    """KM-FX-22: the sentence of a choice holds those of the things, and the program comes back from it."""
    for one in CROSSED:
        if one.word in {"counter", "neutralise", "evade", "reduce"}:
            continue  # only reactions have them, and what cancels stands by itself
        game = crossed(one.word, "powerup")
        for name in ("ONE", "TWO", "THREE"):
            assert same_again(game, f"O-{name}", language), (one.word, name)
    for code in ("C-FORK", "C-GIFT", "C-AIM", "C-CARE", "C-SNAP", "C-EDGE", "C-TURN", "C-WHEN"):
        assert same_again(KIT, code, language), code
