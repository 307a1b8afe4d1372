"""Chapter 19: exactly the legal options are asked, one choice at a time, and questions tell no secrets."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.kmon.play import GAME, asks, laid, picks, play_randomly, setup_of

from playmat.kernel.choice import Kind
from playmat.kernel.game import Plain
from playmat.kernel.match.match import Match
from playmat.kernel.match.nature import AwaitedNature
from playmat.kernel.state import Status

SECRET = {"item", "act", "react"}
"""Questions that are asked whatever the hand holds."""


@pytest.mark.parametrize("seed", range(6))
def test_a_single_option_is_taken_unless_that_would_tell_a_secret(seed: int) -> None:
    """KM-SM-01, KM-SM-03, KM-SM-04: one question at a time, with one answer only to keep a secret."""
    for match in play_randomly(setup_of(seed)):
        assert len(match.asked) <= 1
        if match.state.status != Status.ASKING:
            continue
        choice = match.choice(match.asked[0])
        if choice.kind == Kind.SUBSET:
            assert choice.lo < choice.n
        elif choice.n == 1:
            assert asks(match) in SECRET
            assert laid(match)["seats"][match.asked[0]]["hand"]


# ---- what is legal, worked out from the rules and what the asked player sees -------------------------


class Sight:
    """A battle as the asked player sees it."""

    def __init__(self, match: Match) -> None:
        seat = match.asked[0]
        self.view = match.view(seat)
        self.me: Plain = self.view["seats"][seat]
        self.foe: Plain = self.view["seats"][1 - seat]
        self.hand: dict[str, Plain] = {code: GAME.card(code) for code in self.me["hand"]}
        self.active: Plain | None = None if self.me["active"] is None else self.me["team"][self.me["active"]]

    def continuous(self, key: str) -> int:
        """The sum of a static number of the active K-Mon, or whether it has a flag."""
        total = 0
        assert self.active is not None
        for effect in self.active["effects"]:
            card: Any = GAME.card(effect["card"])
            for name in ("effects", "before", "on_success", "instead"):
                for operation in card.get(name, ()):
                    total += int(operation.get("static", {}).get(key, 0))
        return total

    def trait(self) -> str:
        """The trait of the active K-Mon, as far as it acts."""
        assert self.active is not None
        return "none" if self.continuous("trait_off") else str(self.active["trait"])

    def of_element(self, card: Plain) -> bool:
        """KM-DEF-11."""
        assert self.active is not None
        return card.get("element", "generic") in ("generic", self.active["primary"], self.active["secondary"])

    def fit(self, place: int) -> bool:
        """KM-DEF-08."""
        kmon = self.me["team"][place]
        return not kmon["exhausted"] and kmon["damage"] < kmon["hp"]


def slug(code: str) -> str:
    """The name of a card in an answer."""
    return str(GAME.book.cards[GAME.book.card_code(code)].slug)


def name(sight: Sight, place: int) -> str:
    """The name of one's own K-Mon in an answer; the starter decks have three different ones."""
    return str(sight.me["team"][place]["word"])


def targets(sight: Sight, code: str, card: Plain) -> set[str]:
    """`play` with each target."""
    if card["target"] != "own_one":
        return {f"play {slug(code)}"}
    return {f"play {slug(code)} on {name(sight, place)}" for place in range(3) if sight.fit(place)}


def attacks(sight: Sight) -> set[str]:
    """KM-ATK-02, KM-PWR-02 to KM-PWR-04; the starter decks are played without Echo pairs here."""
    found = {"attack"}
    for code, card in sight.hand.items():
        if card["type"] == "powerup" and sight.of_element(card) and card["cost"] <= sight.me["charges"]:
            found.add(f"attack with {slug(code)}")
    return found


def actions(sight: Sight) -> set[str]:
    """D-ACT."""
    found = set() if sight.continuous("no_attack") else attacks(sight)
    if not sight.continuous("no_defence"):
        found.add("defend")
    if not sight.continuous("no_ability"):
        for code, card in sight.hand.items():
            if card["type"] != "ability" or not sight.of_element(card):
                continue
            elemental = card.get("element", "generic") != "generic"
            cost = (
                card["cost"] + sight.continuous("ability_cost") - (sight.trait() == "prodigy" and elemental)
            )
            if max(cost, 0) <= sight.me["charges"]:
                found |= targets(sight, code, card)
    return found or {"skip"}


def items(sight: Sight) -> set[str]:
    """D-ITEM."""
    found = {"no item"}
    for code, card in sight.hand.items():
        if card["type"] == "item" and card["cost"] <= sight.me["charges"]:
            found |= targets(sight, code, card)
    return found


def evading(card: Any) -> bool:
    """Return whether a reaction card evades."""
    return any(one["op"] == "evade" for one in card["effects"])


def reactions(sight: Sight) -> set[str]:
    """D-REACT."""
    link = sight.view["chain"][-1]
    cards: list[Any] = [GAME.card(code) for code in link["cards"]]
    kinds = {"reaction" if link["action"] == "blackout" else link["action"]}
    if link["action"] == "reaction" and evading(cards[0]):
        kinds.add("evasion")
    ability = link["action"] == "ability"
    ultimate = ability and cards[0]["ultimate"]
    aimed = link["action"] == "attack" or (ability and cards[0]["target"] == "opp_active")
    count = len(sight.me["hand"])
    found = {"pass"}
    sure = ultimate or any("unevadable" in card.get("flags", ()) for card in cards)
    price = 1 if sight.trait() == "elusive" else 2
    if aimed and not sure and not sight.continuous("no_evade") and count >= price:
        found.add("evade")
    if ability and sight.trait() == "blackout" and count >= 3:
        found.add("blackout")
    for code, card in sight.hand.items():
        if card["type"] != "reaction" or not sight.of_element(card) or card["cost"] > sight.me["charges"]:
            continue
        trigger: Any = card["trigger"]
        extra: Any = card.get("extra_cost") or {}
        if (
            kinds & set(trigger["to"])
            and (aimed or not trigger.get("targeting_me"))
            and not (ultimate and trigger.get("exclude_ultimate"))
            and not (evading(card) and (not aimed or sure))
            and count > extra.get("discard", 0)
        ):
            found.add(f"react {slug(code)}")
    return found


def bench(sight: Sight) -> set[str]:
    """Each fit benched K-Mon."""
    return {
        f"switch {name(sight, place)}"
        for place in range(3)
        if place != sight.me["active"] and sight.fit(place)
    }


def bonuses(sight: Sight) -> set[str]:
    """D-BONUS."""
    wounded = [place for place in range(3) if sight.fit(place) and sight.me["team"][place]["damage"]]
    return {"draw", "charges", *(f"heal {name(sight, place)}" for place in wounded)}


ORACLES: dict[str, Callable[[Sight], set[str]]] = {
    "act": actions,
    "item": items,
    "react": reactions,
    "sub": lambda sight: bench(sight) | ({"keep"} if sight.active else set()),
    "replace": bench,
    "bonus": bonuses,
    "final": lambda sight: {"no attack"} | attacks(sight),
}


@pytest.mark.parametrize("seed", range(8))
def test_exactly_the_legal_options_are_offered(seed: int) -> None:
    """KM-SM-02, KM-CHG-03, KM-REACT-03, KM-DEF-11: the options are those of the rules, each once."""
    checked = 0
    for match in play_randomly(setup_of(seed)):
        if match.state.status != Status.ASKING or asks(match) not in ORACLES:
            continue
        offered = [word for word in picks(match) if " and " not in word]
        assert len(offered) == len(set(offered))
        assert set(offered) == ORACLES[asks(match)](Sight(match)), asks(match)
        checked += 1
    assert checked > 20


@pytest.mark.parametrize("seed", range(2))
def test_every_offered_answer_can_be_given(seed: int) -> None:
    """KM-SM-02: no offered option is refused afterwards."""
    given = 0
    for match in play_randomly(setup_of(seed)):
        if match.state.status != Status.ASKING or len(match.entries) % 4:
            continue
        for word in picks(match):
            other = Match.from_state(GAME, match.setup, match.state.clone(), AwaitedNature())
            other.say(other.asked[0], word)
            assert laid(other) != laid(match)
            given += 1
    assert given > 30


HANDS = (
    ["KM1-ITM-02", "KM1-GEN-10"],
    ["KM1-GEN-11", "KM1-GEN-13"],
    ["KM1-GEN-12", "KM1-GEN-15"],
    ["KM1-ICE-7", "KM1-FIR-1"],
)


def asked_with(hand: list[str], stack: list[str], chain: list[Plain], charges: int) -> list[int]:
    """The seats asked at a moment with this hand of seat 1."""
    seats: list[Any] = [
        {"active": 0, "deck": ["KM1-GEN-01"] * 3, "hand": []},
        {"active": 0, "deck": ["KM1-GEN-01"] * 3, "hand": hand, "charges": charges},
    ]
    setup = setup_of(0)
    page: Plain = {"stack": stack, "turn_player": int(stack[0].split()[1]), "seats": seats, "chain": chain}
    match = Match.from_state(GAME, setup, GAME.place(page, setup), AwaitedNature())
    return [*match.asked, *[len(entry.word) for entry in match.entries]]


@pytest.mark.parametrize("charges", [0, 1, 3])
@pytest.mark.parametrize("moment", ["attack", "defence", "ability", "evasion", "item"])
def test_who_is_asked_does_not_depend_on_the_hidden_hand(moment: str, charges: int) -> None:
    """KM-SM-03: hands of the same size are asked the same, whether they could react or not."""
    chain: list[Plain] = []
    stack = ["item 1"]
    if moment != "item":
        chain = [{"seat": 0, "action": "attack" if moment == "evasion" else moment}]
        stack = ["draw-step 0", "resolve 0", "window 1"]
    if moment == "ability":
        chain[0]["cards"] = ["KM1-ICE-1"]
    if moment == "evasion":
        chain = [{"seat": 1, "action": "attack"}, {"seat": 0, "action": "evasion"}]
        stack = ["draw-step 1", "resolve 1", "window 1"]
    asked = [asked_with(hand, stack, chain, charges) for hand in HANDS]
    assert all(one == asked[0] for one in asked)
    if moment in {"attack", "ability", "item", "evasion"}:
        assert asked[0] == [1]
