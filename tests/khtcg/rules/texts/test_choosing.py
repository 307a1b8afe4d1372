"""KH-GEN-27: a text lets somebody choose one of several things."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from tests.crossing import SLOW, first_of
from tests.khtcg.machine import machine_of
from tests.khtcg.rules.kit import FIGHT, GAME, Case, Play, check_case, name_of

from playmat.cards.filling import fill
from playmat.cards.operation import Operation
from playmat.cards.reading import CardSet
from playmat.cards.text import sample
from playmat.games.khtcg import KingdomHearts
from playmat.games.khtcg.language.vocabulary import OPERATIONS, VOCABULARY
from playmat.games.khtcg.state.book import Book
from playmat.kernel.choice import Choice
from playmat.kernel.game import Seat, Setup
from playmat.kernel.match.match import Match
from playmat.kernel.match.nature import LiveNature
from playmat.kernel.setup_check import check_setup
from playmat.texts import languages, render
from playmat.workshop.sentences import same_again

PLACES = [
    Case(
        "KH-GEN-27 KH-EVENT-03: an Event; the first thing is done, the others are not",
        {"me": {"hand": ["event-fork"]}},
        [
            "event event-fork",
            {"asked": 0, "can": ["first", "second", "third"], "me": {"discard": []}},
            "first",
            {"me": {"hand": ["blank"], "hp": 5, "discard": ["event-fork"]}, "foe": {"hp": 5}},
        ],
    ),
    Case(
        "KH-GEN-27: the second",
        {"me": {"hand": ["event-fork"]}},
        ["event event-fork", "second", {"me": {"hand": [], "hp": 7}, "foe": {"hp": 5}}],
    ),
    Case(
        "KH-GEN-27: the third, with all that belongs to it",
        {"me": {"hand": ["event-fork"]}},
        ["event event-fork", "third", {"me": {"hand": [], "hp": 4}, "foe": {"hp": 4}}],
    ),
    Case(
        "KH-GEN-27 KH-GEN-24: the opponent chooses what the player does, when all before it is done",
        {"me": {"hand": ["event-two-forks"]}},
        [
            "event event-two-forks",
            {"asked": 1, "can": ["first", "second"], "no": ["third"], "me": {"hp": 6}},
            "second",
            {"asked": 0, "me": {"hand": ["blank", "blank"]}, "foe": {"hand": [], "hp": 5}},
        ],
    ),
    Case(
        "KH-GEN-27 KH-GEN-24: and who loses HP by it is still the opponent",
        {"me": {"hand": ["event-two-forks"]}},
        ["event event-two-forks", "first", {"me": {"hp": 6}, "foe": {"hp": 3}}],
    ),
    Case(
        "KH-GEN-27 KH-GEN-21: it is asked where nothing can be done, and all things are offered",
        {"me": {"hand": ["event-harvest"]}},
        [
            "event event-harvest",
            {"can": ["first", "second"]},
            "second",
            {"me": {"discard": ["event-harvest"]}, "can": ["end"]},
        ],
    ),
    Case(
        "KH-GEN-27 KH-MAGIC-17: a Magic Card with a choice needs no target, in a challenge neither",
        {"me": {"hand": ["charm"], "player": "shade", "hp": 8}},
        [
            {"can": ["magic charm with shade"]},
            "end",
            "challenge",
            "magic charm with shade",
            {"can": ["first", "second"]},
            "first",
            {"asked": 1},
            "pass",
            "pass",
            {"foe": {"hp": 4}},
        ],
    ),
    Case(
        "KH-GEN-27 KH-MAGIC-16: the damage of what was chosen is done by Magic",
        {"me": {"hand": ["charm"], "worlds": ["world-3"], "disruptors": ["imp"], "friends": ["on-defeated"]}},
        ["magic charm with hero", "second", {"me": {"disruptors": [], "hp": 6}}],
    ),
    Case(
        "KH-GEN-27 KH-TECH-01: a Technique in a battle",
        {"me": {"hand": ["crossing"], **FIGHT}},
        [
            "battle",
            "technique crossing",
            "first",
            {"me": {"damage": [2]}},
            "*result",
            {"me": {"discard": ["crossing"]}},
        ],
    ),
    Case(
        "KH-GEN-27 KH-SYM-02: an on-play text, inside what may be done",
        {"me": {"hand": ["guide"]}},
        ["call guide", {"no": ["first"]}, "yes", {"can": ["first", "second"]}, "second", {"me": {"hp": 6}}],
    ),
    Case(
        "KH-GEN-27 KH-HOOK-15: an ability, after its price, in the Action Phase and the Challenge Phase",
        {"me": {"friends": ["oracle"], "hand": ["blank", "blank"]}},
        [
            "use oracle",
            "discard blank",
            {"can": ["first", "second"]},
            "first",
            {"me": {"hp": 6, "size": 1}, "no": ["use oracle"]},
            "end",
            {"can": ["use oracle"]},
            "use oracle",
            "second",
            {"foe": {"hp": 4}},
        ],
    ),
    Case(
        "KH-GEN-27 KH-CHAL-27: an ability in a challenge does not use the option",
        {"me": {"friends": ["oracle"], "hand": ["blank"]}},
        ["end", "challenge", "use oracle", "first", {"asked": 0, "can": ["pass"], "me": {"hp": 6}}],
    ),
    Case(
        "KH-GEN-27 KH-SM-17: inside what a coin decides",
        {"foe": {"friends": ["gambler"]}},
        ["*turn", {"asked": 1, "can": ["first", "second"], "no": ["third"]}],
    ),
    Case(
        "KH-GEN-27 KH-GEN-19: a text that answers; what was chosen is about the card that came",
        {"me": {"hand": ["uno"]}, "foe": {"friends": ["sentry"]}},
        [
            "call uno",
            {"asked": 1},
            "first",
            {"me": {"friends": [], "discard": ["uno"]}, "foe": {"friends": ["sentry"]}, "asked": 0},
        ],
    ),
    Case(
        "KH-GEN-27 KH-GEN-19: or about the card with the text",
        {"me": {"hand": ["uno"]}, "foe": {"friends": ["sentry"]}},
        ["call uno", "second", {"me": {"friends": ["uno"]}, "foe": {"friends": [], "discard": ["sentry"]}}],
    ),
]


@pytest.mark.parametrize("case", PLACES, ids=name_of)
def test_where_a_choice_can_stand(case: Case, ruleset: str) -> None:
    check_case(case, ruleset)


def test_an_ability_is_chosen_in_a_battle() -> None:
    """KH-GEN-27, KH-DP-08: in the free order of `ffg`."""
    play = Play("ffg", {"me": {"friends": ["oracle"], "hand": ["blank"], **FIGHT}})
    play.do("battle", "use oracle", "second")
    play.check_that({"foe": {"hp": 4}, "can": ["result"]})


def test_both_players_are_told_in_words(ruleset: str) -> None:
    """KH-GEN-27: the question has the sentences of the card, and so has what is told of the answer."""
    play = Play(ruleset, {"me": {"hand": ["event-fork"]}})
    play.do("event event-fork")
    state, choice = play.match.state, play.match.choice(0)
    answers = [render(GAME.describe(machine_of(state), choice, place), "en") for place in range(3)]
    assert answers == ["Draw 1 card.", "Gain 2 HP.", "The opponent loses 1 HP. Lose 1 HP."]
    assert render(GAME.prompt(machine_of(state), choice), "en").endswith("choose one.")
    play.do("second")
    [event] = [one for one in play.match.log.events if one.clause == "KH-GEN-27"]
    for viewer in (0, 1, -1):
        said = render(GAME.tell(machine_of(state), event.for_viewer(viewer)), "en")
        assert said.endswith("Gain 2 HP.")


def test_a_choice_that_is_open_is_kept(ruleset: str) -> None:
    """KH-GEN-27: copied, stored and laid out again, it is the same question."""
    play = Play(ruleset, {"me": {"hand": ["event-two-forks"]}})
    play.do("event event-two-forks")
    state = machine_of(play.match.state)
    laid = GAME.place(play.laid(), play.setup)
    laid.advance()
    for one in (state, state.clone(), GAME.decode(state.encode()), laid):
        open_choice = Choice()
        one.offer(1, open_choice)
        assert (one.asks(0), one.asks(1)) == (False, True)
        assert list(open_choice.items[: open_choice.n]) == [0, 1]


# ---- crossing: each operation as one of two things ---------------------------------------------------------

GIVEN: dict[str, dict[str, Any]] = {
    "may": {"do": [{"op": "gain_hp", "amount": 1}]},
    "if": {"do": [{"op": "gain_hp", "amount": 1}], "if": [{"op": "hp", "amount": 20}]},
    "coin": {"heads": [{"op": "gain_hp", "amount": 1}]},
    "damage": {"to": "disruptors"},
    "defeat": {"to": "disruptors"},
    "put": {"into": "allies"},
    "equip": {"to": "player"},
}
CROSSED = [one for one in OPERATIONS if one.word != "choose"]
HEAD = {"type": "event", "name": {"en": "Test Event"}}


@cache
def crossed(word: str) -> KingdomHearts:
    """The kit with two Events: one does the operation, the other lets it be chosen first, second or third."""
    one = VOCABULARY.known("effects", word)
    does = {**sample(one), **GIVEN.get(word, {})}
    if "to" in does and word not in GIVEN:
        does["to"] = "allies"
    gain, lose = {"op": "gain_hp", "amount": 7}, {"op": "lose_hp", "amount": 3}
    cards = [{**HEAD, "code": "PLAIN", "number": "p", "effects": [does]}]
    for place, name in enumerate(("one", "two", "three")):
        others = [[gain], [lose]]
        others.insert(place, [does])
        choose = {"op": "choose", **dict(zip(("one", "two", "three"), others, strict=True))}
        cards.append({**HEAD, "code": f"PICK-{name.upper()}", "number": name, "effects": [choose]})
    filled = [fill(VOCABULARY, card) for card in cards]
    return KingdomHearts(Book([*GAME.book.sets, CardSet("X", "x.toml", {}, filled, [], "")]))


def played(game: KingdomHearts, ruleset: str, code: str, first: str) -> tuple[dict[str, Any], list[str]]:
    """Play an Event and answer all that it asks with what is offered first; the table, and what was asked."""
    cards = {"friends": ["uno", "due"], "worlds": ["world-3"], "disruptors": ["imp", "ogre"]}
    seat = {"player": "hero", "hp": 5, "deck": ["blank", "uno", "tre"] * 4, "discard": ["cure"], **cards}
    hand = ["sword", "world-1", "kick", "tre"]
    document = {"seats": [{**seat, "hand": [code, *hand]}, {**seat, "hand": hand}]}
    setup = check_setup(game, Setup("khtcg", (Seat(), Seat()), ruleset, {}, seed=5))
    match = Match.from_state(game, setup, game.place(document, setup), LiveNature())
    match.say(0, f"event {code.lower()}")
    if first:
        match.say(0, first)
    asked: list[str] = []
    while not match.is_over and match.choice(match.asked[0]).prompt != 2:
        seat_asked = match.asked[0]
        asked.append(f"{seat_asked} {match.choice(seat_asked).prompt}")
        match.answer(seat_asked, int(match.choice(seat_asked).nth(0)))
    laid = game.dump(machine_of(match.state))
    laid.pop("running")
    for one in laid.get("lasting", []):
        del one["at"]
    return {**laid, "deeds": [], "seats": [without(side, code) for side in laid["seats"]]}, asked


def without(side: dict[str, Any], code: str) -> dict[str, Any]:
    """A side without the Event that was played."""
    return {**side, "discard": [card for card in side["discard"] if card != code]}


@pytest.mark.parametrize("one", CROSSED, ids=lambda one: one.word)
def test_each_operation_can_be_chosen(one: Operation, ruleset: str) -> None:
    """KH-GEN-27: chosen, it does what it does alone, asks the same and leaves the others undone."""
    game = crossed(one.word)
    alone = played(game, ruleset, "PLAIN", "")
    for name, answer in (("ONE", "first"), ("TWO", "second"), ("THREE", "third")):
        assert played(game, ruleset, f"PICK-{name}", answer) == alone


@pytest.mark.parametrize("language", first_of(languages(), SLOW))
def test_each_operation_is_printed_and_read_as_a_thing_to_choose(language: str) -> None:
    """KH-GEN-03: the sentence of a choice holds those of the things, and the program comes back from it."""
    for one in CROSSED:
        game = crossed(one.word)
        for code in ("PICK-ONE", "PICK-TWO", "PICK-THREE"):
            assert same_again(game, code, language), (one.word, code)
