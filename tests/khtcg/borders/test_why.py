"""The reason why something cannot be done, and the clause it rests on."""

from __future__ import annotations

from typing import Any

import pytest
from tests.khtcg.borders.matches import play_randomly, setup_of
from tests.khtcg.borders.test_words import check_words
from tests.khtcg.machine import machine_of
from tests.khtcg.rules.kit import GAME as KIT
from tests.khtcg.rules.kit import Play

from playmat.games.khtcg import GAME
from playmat.games.khtcg.interface.refusals_of_cards import PLAYED_BY
from playmat.games.khtcg.language.codes import VERB_WORDS, Verb
from playmat.games.khtcg.state.layout import CARD_MASK
from playmat.kernel.notation import item_words

WORLD = {"worlds": ["world-2"]}
HELD = {"worlds": ["world-2"], "disruptors": ["imp"]}
LATE = ["battle", "*attack"]
TWICE = {"worlds": ["world-3"], "disruptors": ["imp", "imp"]}

ACTION: list[tuple[str, dict[str, Any], list[str], str, str]] = [
    ("move world-1", {"me": {"hand": ["world-1"], **HELD}}, [], "hindered", "KH-MOVE-03"),
    ("move world-1", {"me": {"hand": ["world-1"]}, "moved": True}, [], "moved", "KH-MOVE-02"),
    ("move world-1", {"me": {"hand": ["world-1"]}, "escaped": True}, [], "escaped", "KH-MOVE-05"),
    ("move world-1", {"me": {"hand": []}}, [], "not-in-hand", "KH-MOVE-01"),
    ("move uno", {"me": {"hand": ["uno"]}}, [], "other-type", "KH-MOVE-01"),
    ("move gate", {"me": {"hand": ["gate"]}}, [], "condition", "KH-HOOK-09"),
    ("battle", {"me": WORLD}, [], "no-disruptor", "KH-BATTLE-01"),
    ("battle", {"me": HELD, "battled": True}, [], "battled", "KH-BATTLE-02"),
    ("battle", {"me": HELD, "escaped": True}, [], "escaped", "KH-ESC-10"),
    ("escape", {"me": {}}, [], "no-world", "KH-ESC-11"),
    ("escape", {"me": WORLD}, [], "no-disruptor", "KH-ESC-01"),
    ("escape", {"me": HELD, "battled": True}, [], "escape-battled", "KH-ESC-02"),
    ("disrupt imp", {"me": {"hand": ["imp"]}}, [], "no-foe-world", "KH-DISR-05"),
    ("disrupt ogre", {"me": {"hand": ["ogre"]}, "foe": WORLD}, [], "world-total", "KH-DISR-04"),
    (
        "disrupt imp",
        {"me": {"hand": ["imp"]}, "foe": {"worlds": ["world-1"], "disruptors": ["imp"]}},
        [],
        "world-full",
        "KH-DISR-03",
    ),
    ("call tre", {"me": {"hand": ["tre"], "friends": ["uno"]}}, [], "ladder", "KH-CALL-03"),
    ("call imp", {"me": {"hand": ["imp"]}}, [], "group", "KH-PLAYER-12"),
    ("call LITTLE-HERO", {"me": {"hand": ["LITTLE-HERO"]}}, [], "own-name", "KH-UNIQ-05"),
    ("call loyal-2", {"me": {"hand": ["loyal-2"], "friends": ["loyal-1"]}}, [], "double-stays", "KH-UNIQ-09"),
    ("equip helm on hero", {"me": {"hand": ["helm"]}}, [], "no-bearer", "KH-EQUIP-01"),
    (
        "equip helm on hero",
        {"me": {"hand": ["helm"], "friends": ["goof-1"]}},
        [],
        "bearer",
        "KH-EQUIP-04",
    ),
    ("equip shield", {"me": {"hand": ["shield"]}}, [], "name-bearer", "KH-EQUIP-01"),
    (
        "equip crown on hero",
        {
            "me": {
                "hand": ["crown"],
                "player": {"card": "hero", "equipment": ["sword"]},
            }
        },
        [],
        "bears-one",
        "KH-EQUIP-02",
    ),
    ("magic ultima with hero", {"me": {"hand": ["ultima"]}}, [], "no-caster", "KH-MAGIC-01"),
    ("magic spark with hero", {"me": {"hand": ["spark"]}}, [], "no-target", "KH-MAGIC-17"),
    ("magic cure", {"me": {"hand": ["cure"]}}, [], "name-caster", "KH-MAGIC-02"),
    ("magic cure with nobody", {"me": {"hand": ["cure"]}}, [], "other-caster", "KH-MAGIC-03"),
    ("magic cure", {"me": {"hand": ["cure"], "worlds": ["silent"]}}, [], "forbidden", "KH-HOOK-08"),
    (
        "magic cure with zero",
        {"me": {"hand": ["cure"], "friends": ["zero"]}},
        [],
        "caster",
        "KH-MAGIC-01",
    ),
    ("magic cure with hero", {"me": {"hand": ["cure"]}, "foe": {"worlds": ["silent"]}}, [], "", ""),
    (
        "magic cure with hero",
        {"me": {"hand": ["cure"], "worlds": ["silent"]}},
        [],
        "forbidden",
        "KH-HOOK-08",
    ),
    (
        "summon genie with shade",
        {"me": {"player": "shade", "hand": ["genie"]}},
        [],
        "group",
        "KH-MF-08",
    ),
    ("form wise-hero", {"me": {"hand": ["wise-hero"], "hp": 8}}, [], "condition", "KH-FC-04"),
    ("form stranger", {"me": {"hand": ["stranger"]}}, [], "other-form", "KH-FC-03"),
    (
        "form lost-hero",
        {"me": {"hand": ["lost-hero"], "forms": ["hero-brave"]}},
        [],
        "has-form",
        "KH-FC-12",
    ),
    ("attack", {"me": {"hand": ["jab"]}}, [], "time-attack", "KH-ATK-02"),
    ("technique solo", {"me": {"hand": ["solo"]}}, [], "time-technique", "KH-TECH-01"),
    ("commit uno", {"me": {"friends": ["uno"]}}, [], "time-commit", "KH-BATTLE-06"),
    ("challenge", {}, [], "time-challenge", "KH-CHAL-01"),
    ("drop sword", {}, [], "no-equipment", "KH-EQUIP-06"),
    ("use uno", {"me": {"friends": ["uno"]}}, [], "no-ability", "KH-ACT-03"),
    ("pass", {}, [], "end-pass", "KH-CHAL-13"),
    ("call uno", {"me": {"hand": ["uno"]}}, ["end", "challenge"], "time-call", "KH-CALL-01"),
    ("attack", {}, ["end", "challenge"], "no-attack", "KH-ATK-02"),
    ("commit tre", {}, ["end", "challenge"], "no-ally", "KH-CHAL-10"),
    (
        "attack",
        {"me": {"player": "peaceful", "hand": ["jab"]}},
        ["end", "challenge"],
        "forbidden",
        "KH-HOOK-08",
    ),
    ("equip sword on hero", {"me": {"hand": ["sword"], **HELD}}, ["battle"], "time-equip", "KH-EQUIP-16"),
    ("technique comet", {"me": {"hand": ["comet"], **HELD}}, ["battle"], "cooperation", "KH-TECH-06"),
    ("move world-1", {"me": {"hand": ["world-1"], **HELD}}, ["battle"], "time-move", "KH-MOVE-01"),
    ("call uno", {"me": {"hand": ["uno"], **TWICE}}, ["battle", "*result"], "dividing", "KH-DP-10"),
    ("discard uno", {"me": {"hand": ["uno"], **TWICE}}, ["battle", "*result"], "dividing", "KH-DP-10"),
    ("assign imp=1", {"me": {"hand": ["uno"], **TWICE}}, ["battle", "*result"], "sum", "KH-BATTLE-16"),
    (
        "call uno",
        {"me": {"hand": ["spark", "uno"], **TWICE}},
        ["magic spark with hero"],
        "asked",
        "KH-GEN-18",
    ),
    ("call uno", {"me": {"hand": ["jab", "uno"]}}, ["end", "challenge", "attack"], "asked", "KH-ATK-03"),
    ("attack", {"me": {"hand": ["jab"]}}, ["end", "challenge", "attack"], "count", "KH-ATK-03"),
    ("call uno", {"me": {"hand": ["uno"] * 8}}, ["end", "rest"], "time-call", "KH-CALL-01"),
    ("attack jab", {"me": {"hand": ["jab"]}}, ["end", "challenge"], "attack-alone", "KH-ATK-03"),
]
"""An action, the position, the answers before it; the reason and its clause, or none."""


@pytest.mark.parametrize("ruleset", ["ffg", "tomy"])
@pytest.mark.parametrize("row", ACTION, ids=lambda row: f"{row[0]}: {row[3]}")
def test_the_reason_is_told(row: tuple[str, dict[str, Any], list[str], str, str], ruleset: str) -> None:
    said, start, answers, key, clause = row
    play = Play(ruleset, start)
    play.do(*answers)
    why = KIT.why_not(machine_of(play.match.state), play.seat, said)
    if not key:
        assert why is None
        assert said in play.words()
        return
    assert why is not None
    assert (why.key, why.clause) == (f"khtcg-why-{key}", clause)
    assert said not in play.words()
    check_words(why)


@pytest.mark.parametrize("said", ["equip shield", "equip shield on hero"])
@pytest.mark.parametrize("ruleset", ["ffg", "tomy"])
def test_a_bearer_has_to_make_room(said: str, ruleset: str) -> None:
    """KH-EX-22 and KH-EQUIP-02: it bears one already; without that one the better one is offered."""
    armed = {"player": {"card": "hero", "equipment": ["sword"]}, "hand": ["shield"]}
    play = Play(ruleset, {"me": armed})
    why = KIT.why_not(machine_of(play.match.state), play.seat, said)
    assert why is not None
    assert (why.key, why.clause) == ("khtcg-why-bears-one", "KH-EQUIP-02")
    play.do("drop sword")
    assert KIT.why_not(machine_of(play.match.state), play.seat, "equip shield on hero") is None
    assert play.can("equip shield on hero")


RULESET = [
    ("ffg", "call due", {"me": {"hand": ["due"]}}, [], "first-ally-0", "KH-CALL-05"),
    ("tomy", "call zero", {"me": {"hand": ["zero"]}}, [], "first-ally-1", "KH-CALL-06"),
    ("tomy", "revert hero-brave", {"me": {"forms": ["hero-brave"]}}, [], "time-revert", "KH-FC-09"),
    ("tomy", "call uno", {"me": {"hand": ["uno"], **HELD}}, ["battle"], "time-call", "KH-CALL-09"),
    ("tomy", "disrupt imp", {"me": {"hand": ["imp"], **HELD}}, ["battle"], "time-disrupt", "KH-BATTLE-10"),
    ("tomy", "attack", {"me": {"hand": ["jab"], **HELD}}, ["battle"], "time-attack", "KH-BATTLE-09"),
    ("tomy", "magic cure", {"me": {"hand": ["cure"], **HELD}}, ["battle"], "time-magic", "KH-BATTLE-09"),
    ("tomy", "summon genie", {"me": {"hand": ["genie"], **HELD}}, ["battle"], "time-summon", "KH-BATTLE-09"),
    ("tomy", "commit uno", {"me": {"friends": ["uno"], **HELD}}, LATE, "time-commit", "KH-BATTLE-09"),
    ("tomy", "technique solo", {"me": {"hand": ["solo"], **HELD}}, LATE, "time-technique", "KH-BATTLE-09"),
    ("tomy", "result", {"me": HELD}, ["battle"], "end-result", "KH-SM-06"),
    ("tomy", "discard", {"me": {"hand": ["uno"] * 8}}, ["end", "rest"], "count", "KH-DISC-05"),
]
"""As above, where the rulesets differ."""


@pytest.mark.parametrize("row", RULESET, ids=lambda row: f"{row[0]} {row[1]}")
def test_the_reason_is_that_of_the_ruleset(row: tuple[str, str, dict[str, Any], list[str], str, str]) -> None:
    ruleset, said, start, answers, key, clause = row
    play = Play(ruleset, start)
    play.do(*answers)
    why = KIT.why_not(machine_of(play.match.state), play.seat, said)
    assert why is not None
    assert (why.key, why.clause) == (f"khtcg-why-{key}", clause)
    check_words(why)


@pytest.mark.parametrize("seed", range(6))
def test_every_card_of_a_hand_is_offered_or_has_a_reason(seed: int) -> None:
    """Players are told why they cannot play a card in their hand; a card that is offered has no reason."""
    reasons = set()
    for match in play_randomly(setup_of(seed)):
        if match.is_over:
            break
        seat = match.needed[0]
        choice = match.choice(seat)
        words = item_words(GAME, match.state, choice)
        if not {"end", "pass", "rest", "next", "result"} & set(words):
            continue
        for word in words:
            if word.split()[0] in VERB_WORDS[1:]:
                assert GAME.why_not(machine_of(match.state), seat, word) is None, word
        for held in match.state.sides[seat].hand:  # type: ignore[attr-defined]
            card = GAME.book.cards[held & CARD_MASK]
            for verb in PLAYED_BY[int(card.type)]:
                said = VERB_WORDS[verb] if verb == Verb.ATTACK else f"{VERB_WORDS[verb]} {card.slug}"
                if any(word == said or word.startswith(f"{said} ") for word in words):
                    continue
                why = GAME.why_not(machine_of(match.state), seat, said)
                assert why is not None, (said, words)
                assert why.clause.startswith("KH-")
                check_words(why)
                reasons.add(why.key)
    assert len(reasons) > 6
