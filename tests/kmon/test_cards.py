"""Every card does what is printed on it: one or more scenarios each, and tables for what they share.

The expectations under `cards/` were worked out from the printed sentences. That they hold every
number and word of a card is shown by breaking it: a card that is changed in any one place must fail
one of its own scenarios.
"""

from __future__ import annotations

import copy
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.kmon.machine import machine_of
from tests.kmon.play import GAME

from playmat.cards.game import CardGame
from playmat.games.kmon.game import KMonCards
from playmat.games.kmon.state.book import Book
from playmat.kernel.errors import PlaymatError
from playmat.kernel.match.match import Match
from playmat.kernel.match.scenario import Scenario, begin, play, read_scenario

FOLDER = Path(__file__).parent / "cards"
DOCUMENTS = sorted(path.stem for path in FOLDER.glob("*.toml"))


def documents(code: str) -> list[str]:
    """The scenarios of a card: `CODE` and `CODE-more-words`, in lower case."""
    card = code.lower()
    others = [other.lower() for other in GAME.codes() if other != code]
    return [
        name
        for name in DOCUMENTS
        if (name == card or name.startswith(card + "-")) and not any(name == one for one in others)
    ]


def read(name: str, game: CardGame = GAME) -> Scenario:
    return read_scenario((FOLDER / f"{name}.toml").read_text(encoding="utf-8"), game)


@pytest.mark.parametrize("code", GAME.codes())
def test_every_card_has_a_scenario_that_plays_it(code: str) -> None:
    """The card lies in the position, and the document expects something of it."""
    assert code.lower() in DOCUMENTS
    for name in documents(code):
        document = read(name).document
        assert f'"{code}' in msgspec.json.encode(document.position).decode()
        assert document.title
        assert document.clauses
        expected = [document.expect, *(step.expect for step in document.step)]
        assert any(expect is not None and expect.says_something() for expect in expected)


def test_every_scenario_is_of_a_card() -> None:
    assert sorted(name for code in GAME.codes() for name in documents(code)) == DOCUMENTS


@pytest.mark.parametrize("name", DOCUMENTS)
def test_the_scenario_holds(name: str) -> None:
    assert play(read(name)).unmet == []


# ---- the scenarios hold every part of a card ---------------------------------------------------------

PROGRAMS = ("effects", "before", "on_success", "instead")
NUMBERS = ("amount", "duration")
OTHER_WORD = {"owner": "actor", "actor": "owner", "owner_choice": "random", "random": "owner_choice"}


def changed(card: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """The card with one thing changed, for every number, mark and operation of it."""

    def with_change(*path: str | int, value: object = None, remove: bool = False) -> dict[str, Any]:
        new = copy.deepcopy(card)
        holder: Any = new
        for part in path[:-1]:
            holder = holder[part]
        if remove:
            del holder[path[-1]]
        else:
            holder[path[-1]] = value
        return new

    for key in ("cost", "attack_bonus"):
        if key in card and not (key == "attack_bonus" and card["replaces"]):
            yield f"{key} + 1", with_change(key, value=card[key] + 1)
            if card[key] > 0:
                yield f"{key} - 1", with_change(key, value=card[key] - 1)
    if card.get("ultimate"):
        yield "no ultimate", with_change("ultimate", value=False)
    for number, mark in enumerate(card.get("flags", ())):
        yield f"not {mark}", with_change("flags", number, remove=True)
    if card.get("extra_cost"):
        for discard in (card["extra_cost"]["discard"] - 1, card["extra_cost"]["discard"] + 1):
            yield f"extra cost {discard}", with_change("extra_cost", value={"discard": discard})
    for program in PROGRAMS:
        for place, one in enumerate(card.get(program, ())):
            here = f"{program}.{place} {one['op']}"
            yield f"no {here}", with_change(program, place, remove=True)
            for key in NUMBERS:
                if isinstance(one.get(key), int):
                    yield f"{here} {key} + 1", with_change(program, place, key, value=one[key] + 1)
                    if one[key] > 1:
                        yield f"{here} {key} - 1", with_change(program, place, key, value=one[key] - 1)
            for key in ("chooser", "mode"):
                if key in one:
                    yield f"{here} other {key}", with_change(program, place, key, value=OTHER_WORD[one[key]])
            if "optional" in one:
                yield f"{here} optional", with_change(program, place, "optional", value=not one["optional"])
            for number, word in enumerate(one.get("types", ())):
                yield f"{here} not {word}", with_change(program, place, "types", number, remove=True)
            for number, tick in enumerate(one.get("tick", ())):
                yield f"{here} no {tick['op']}", with_change(program, place, "tick", number, remove=True)
                more = tick["amount"] + 1
                yield (
                    f"{here} {tick['op']} + 1",
                    with_change(program, place, "tick", number, "amount", value=more),
                )
            for key, value in one.get("static", {}).items():
                yield f"{here} no {key}", with_change(program, place, "static", key, remove=True)
                if not isinstance(value, bool):
                    more = value + (1 if value > 0 else -1)
                    yield f"{here} more {key}", with_change(program, place, "static", key, value=more)
    if card["type"] == "kmon":
        yield "no trait", with_change("trait", value="none")
        if card["trait_value"]:
            yield "trait value", with_change("trait_value", value=card["trait_value"] + 1)


def with_card(card: dict[str, Any]) -> KMonCards:
    """The game with one card in place of that of its code."""
    sets = [
        msgspec.structs.replace(
            one, cards=[card if old["code"] == card["code"] else old for old in one.cards]
        )
        for one in GAME.book.sets
    ]
    return KMonCards(Book(sets))


def holds(name: str, game: CardGame) -> bool:
    """Return whether a scenario can be played and its expectations are met."""
    try:
        return play(read(name, game)).unmet == []
    except PlaymatError:
        return False


@pytest.mark.parametrize("code", GAME.codes())
def test_a_card_that_is_changed_anywhere_fails_its_scenarios(code: str) -> None:
    card: Any = GAME.card(code)
    unnoticed = []
    for what, other in changed(card):
        game = with_card(other)
        if all(holds(name, game) for name in documents(code)):
            unnoticed.append(what)
    assert unnoticed == []


# ---- what many cards share ---------------------------------------------------------------------------

ULTIMATES = {f"KM1-{element}-{number}" for element in (
    "ICE", "GRS", "ERT", "ELE", "GHO", "AIR", "WAT", "FIR",
) for number in (4, 9)}  # fmt: skip

BEARERS = {
    "ICE": "KM1-K01", "GRS": "KM1-K05", "ERT": "KM1-K01", "ELE": "KM1-K10", "GHO": "KM1-K05",
    "AIR": "KM1-K10", "WAT": "KM1-K21", "FIR": "KM1-K24", "GEN": "KM1-K24",
}  # fmt: skip
"""By the letters of a code, a K-Mon that has the element."""

STRANGERS = {
    "ICE": "KM1-K24", "GRS": "KM1-K24", "ERT": "KM1-K05", "ELE": "KM1-K05", "GHO": "KM1-K24",
    "AIR": "KM1-K05", "WAT": "KM1-K24", "FIR": "KM1-K05",
}  # fmt: skip
"""... and one that has not."""


def letters(code: str) -> str:
    return code.split("-")[1]


def of_types(*types: str) -> list[str]:
    return [code for code in GAME.codes() if GAME.card(code)["type"] in types]


def table(*sides: tuple[str, list[str]]) -> Match:
    """Phase IV of seat 0; both seats with a K-Mon, a hand, and 9 charges."""
    text = 'scenario = 1\ngame = "kmon"\n[setup]\nseats = [{}, {}]\n[position]\nphase = "action"\n'
    for active, hand in sides:
        text += f"[[position.seats]]\nactive = 0\ncharges = 9\nhand = {hand}\n"
        text += 'deck = ["KM1-GEN-18", "KM1-GEN-18"]\n'
        for kmon in (active, "KM1-K22", "KM1-K19"):
            text += f'[[position.seats.team]]\nkmon = "{kmon}"\n'
    return begin(read_scenario(text, GAME))


def open_words(match: Match) -> list[str]:
    """The answers that are open to the seat the match waits for."""
    return [item.word for item in match.window(match.asked[0]).items]


def word_of(code: str) -> str:
    """A card in notation."""
    return str(GAME.book.cards[GAME.book.card_code(code)].slug)


@pytest.mark.parametrize("code", of_types("ability"))
def test_ultimates_alone_cannot_be_evaded(code: str) -> None:
    """KM-ABL-06, KM-EVA-03: an ability aimed at the active K-Mon can be evaded, unless it is an Ultimate."""
    match = table((BEARERS[letters(code)], [code]), ("KM1-K14", ["KM1-GEN-18", "KM1-GEN-18"]))
    match.say(0, next(word for word in open_words(match) if word.startswith(f"play {word_of(code)}")))
    aimed = GAME.card(code)["target"] == "opp_active"
    assert (code in ULTIMATES) == bool(GAME.card(code)["ultimate"])
    assert (match.asked == [1] and "evade" in open_words(match)) == (aimed and code not in ULTIMATES)


@pytest.mark.parametrize("code", of_types("ability", "powerup"))
def test_a_card_wants_its_element(code: str) -> None:
    """KM-DEF-11: the K-Mon that has the element can play it, one that has not cannot."""
    word = word_of(code)
    for kmons, playable in ((BEARERS, True), (STRANGERS, letters(code) not in STRANGERS)):
        kmon = kmons.get(letters(code), "KM1-K05")
        said = open_words(table((kmon, [code]), ("KM1-K14", [])))
        assert any(word in one.split() for one in said) == playable


ANSWERS = {
    "attack ability ultimate": ["ICE-5", "ERT-5", "WAT-5", "GEN-11", "GEN-14", "GEN-16"],
    "attack": ["ICE-6", "GRS-5", "ERT-6", "ELE-5", "AIR-5", "AIR-6", "WAT-6", "FIR-5"],
    "ability ultimate": ["GRS-6", "GHO-6"],
    "attack ability": ["GHO-5", "GEN-12"],
    "ability": ["FIR-6"],
    "reaction evasion": ["ELE-6"],
    "evasion": ["GEN-13"],
    "reaction": ["GEN-17"],
    "defence": ["GEN-15"],
    "attack ability elsewhere ultimate defence reaction evasion": ["GEN-10"],
}
"""The actions printed on the reactions. `elsewhere`: an ability that is not aimed at the K-Mon."""

ACTIONS = {
    "attack": ("attack", []),
    "ability": ("play headlong-rush", ["KM1-GEN-03"]),
    "ultimate": ("play firestorm-waltz", ["KM1-FIR-9"]),
    "elsewhere": ("play deep-breath", ["KM1-GEN-01"]),
    "defence": ("defend", []),
}
REPLIES = {"reaction": ("react brace", ["KM1-GEN-11"]), "evasion": ("evade", ["KM1-GEN-18", "KM1-GEN-18"])}


def answered(code: str, kmon: str) -> set[str]:
    """The actions a reaction can in fact answer, played by a K-Mon."""
    found = set()
    hand = [code, "KM1-GEN-18"]
    for action, (said, cards) in ACTIONS.items():
        match = table(("KM1-K24", cards), (kmon, hand))
        match.say(0, said)
        if match.asked == [1] and f"react {word_of(code)}" in open_words(match):
            found.add(action)
    for action, (said, cards) in REPLIES.items():
        match = table((kmon, hand), ("KM1-K14", cards))
        match.say(0, "attack")
        match.say(1, said)
        if match.asked == [0] and f"react {word_of(code)}" in open_words(match):
            found.add(action)
    return found


@pytest.mark.parametrize("code", of_types("reaction"))
def test_a_reaction_answers_what_is_printed_on_it(code: str) -> None:
    """KM-FX-04, KM-NEU-01: these actions and no others, with its element and not without."""
    printed = next(what for what, codes in ANSWERS.items() if code.removeprefix("KM1-") in codes)
    assert answered(code, BEARERS[letters(code)]) == set(printed.split())
    if letters(code) in STRANGERS:
        assert answered(code, STRANGERS[letters(code)]) == set()


KMONS = {
    "KM1-K01": (9, "ice", "earth"), "KM1-K02": (6, "ice", "water"),
    "KM1-K03": (7, "ice", "air"), "KM1-K04": (7, "grass", "earth"),
    "KM1-K05": (9, "grass", "ghost"), "KM1-K06": (7, "grass", "air"),
    "KM1-K07": (7, "earth", "fire"), "KM1-K08": (6, "earth", "water"),
    "KM1-K09": (7, "earth", "electric"), "KM1-K10": (7, "electric", "air"),
    "KM1-K11": (6, "electric", "water"), "KM1-K12": (7, "electric", "earth"),
    "KM1-K13": (8, "ghost", "fire"), "KM1-K14": (9, "ghost", "air"),
    "KM1-K15": (8, "ghost", "grass"), "KM1-K16": (7, "air", "electric"),
    "KM1-K17": (7, "air", "ice"), "KM1-K18": (7, "air", "ghost"),
    "KM1-K19": (7, "water", "ice"), "KM1-K20": (6, "water", "electric"),
    "KM1-K21": (7, "water", "grass"), "KM1-K22": (6, "fire", "earth"),
    "KM1-K23": (8, "fire", "ghost"), "KM1-K24": (7, "fire", "air"),
}  # fmt: skip
"""The printed values of the K-Mons: health, primary and secondary element."""

BUSY = {"KM1-K03", "KM1-K07", "KM1-K12", "KM1-K18", "KM1-K20"}
"""Attackers whose trait would change the damage or ask something at the end of the turn."""

ASSAULTS = {"ice": "ICE-7", "grass": "GRS-7", "earth": "ERT-7", "electric": "ELE-7", "ghost": "GHO-7",
            "air": "AIR-7", "water": "WAT-7", "fire": "FIR-7"}  # fmt: skip
WHEEL = list(ASSAULTS)
SOFTER = {"KM1-K09", "KM1-K04", "KM1-K19"}
"""Barrier takes 1 off at once, Healing at the start of the own turn, before it can be looked at."""


@pytest.mark.parametrize(("code", "printed"), KMONS.items())
def test_a_kmon_falls_at_its_health(code: str, printed: tuple[int, str, str]) -> None:
    """KM-EXH-01: one point before it stands, at it it falls."""
    for wounds, falls in ((printed[0] - 3, False), (printed[0] - 2, True)):
        match = table(("KM1-K24", []), (code, []))
        position = GAME.dump(machine_of(match.state))
        position["seats"][1]["team"][0]["damage"] = wounds
        match = Match.from_state(GAME, match.setup, GAME.place(position, match.setup))
        match.say(0, "attack")
        if "no attack" in open_words(match):
            match.say(1, "no attack")
        assert match.view(1)["seats"][1]["team"][0]["exhausted"] == falls


@pytest.mark.parametrize(("code", "printed"), KMONS.items())
def test_a_kmon_has_its_two_elements(code: str, printed: tuple[int, str, str]) -> None:
    """KM-ELEM-01 to KM-ELEM-04, KM-PWR-04: the primary decides what hurts, both decide what can be played."""
    _health, primary, secondary = printed
    place = WHEEL.index(primary)
    for element, card in ASSAULTS.items():
        said = open_words(table((code, [f"KM1-{card}"]), ("KM1-K14", [])))
        assert (len([one for one in said if one.startswith("attack with")]) == 1) == (
            element in {primary, secondary}
        )
    for element, more in ((WHEEL[place - 1], 1), (WHEEL[(place + 1) % 8], -1), (primary, 0)):
        card = f"KM1-{ASSAULTS[element]}"
        attacker = next(
            one for one, (_hp, *elements) in KMONS.items() if element in elements and one not in BUSY
        )
        match = table((attacker, [card]), (code, []))
        match.say(0, f"attack with {word_of(card)}")
        hurt = match.view(1)["seats"][1]["team"][0]["damage"]
        assert hurt == 5 + more - (code in SOFTER)


def test_the_tables_name_every_card() -> None:
    assert list(KMONS) == of_types("kmon")
    assert sorted(f"KM1-{code}" for codes in ANSWERS.values() for code in codes) == sorted(
        of_types("reaction")
    )
    assert {code for code in of_types("ability") if GAME.card(code)["ultimate"]} == ULTIMATES
