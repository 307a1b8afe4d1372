"""Section 8.4: words of the card language, and rules of chapter 4, that no card of a published set needs."""

from __future__ import annotations

import pytest
from tests.khtcg.rules.kit import Case, check_case, name_of

WORLDS = [
    Case(
        "KH-WORLD-07 KH-HOOK-21 KH-ESC-03: after an escape the World beneath becomes current, and is heard",
        {"me": {"worlds": ["pit", "world-3"], "disruptors": ["imp"]}},
        ["escape", {"me": {"worlds": ["pit"], "hp": 3}}],
    ),
    Case(
        "KH-WORLD-07 KH-HOOK-21 KH-MOVE-07: without anyone having moved: no HP, and the move is left",
        {"me": {"worlds": ["pit", "world-3"], "hand": ["event-ruin", "world-1"]}},
        ["event event-ruin", {"me": {"worlds": ["pit"], "hp": 4}, "can": ["move world-1"]}],
    ),
    Case(
        "KH-WORLD-08 KH-HOOK-21: a World that leaves ceases to be current, also with none beneath",
        {"me": {"friends": ["on-departed"], "worlds": ["world-3"], "hand": ["event-ruin"]}},
        ["event event-ruin", {"me": {"worlds": [], "hp": 6}}],
    ),
    Case(
        "KH-SYM-02 KH-HOOK-12 KH-MOVE-07: the on-play text of a World, beside the HP of the move",
        {"me": {"hand": ["spring"]}},
        ["move spring", {"me": {"hp": 8}}],
    ),
    Case(
        "KH-SYM-05 KH-MOVE-10: a World that an effect puts down has none carried out",
        {"me": {"hand": ["event-lay", "spring"]}},
        ["event event-lay", "take spring", {"me": {"hp": 5, "worlds": ["spring"]}}],
    ),
    Case(
        "KH-WORLD-10 KH-HOOK-22: the text of a disruptor on a covered World does not count",
        {"foe": {"worlds": ["world-3", "world-1"], "disruptors": [{"card": "pin", "world": 0}]}},
        ["end", "challenge", "pass", "pass", {"me": {"hp": 5}, "foe": {"hp": 5}}],
    ),
    Case(
        "KH-WORLD-10 KH-HOOK-22: and on the current one it does",
        {"foe": {"worlds": ["world-3", "world-1"], "disruptors": ["pin"]}},
        ["end", "challenge", "pass", "pass", {"me": {"hp": 5}, "foe": {"hp": 4}}],
    ),
    Case(
        "KH-WORLD-10 KH-MAGIC-17: nor does an effect find it there",
        {
            "me": {
                "worlds": ["world-3", "world-1"],
                "disruptors": [{"card": "imp", "world": 0}],
                "hand": ["spark", "event-dark"],
            }
        },
        [{"no": ["magic spark"]}, "event event-dark", {"me": {"disruptors": ["imp"]}}],
    ),
    Case(
        "KH-WORLD-10 KH-MAGIC-17: but one on the World above",
        {
            "me": {
                "worlds": ["world-3", "world-1"],
                "disruptors": [{"card": "imp", "world": 0}, "mist"],
                "hand": ["event-dark"],
            }
        },
        ["event event-dark", {"me": {"disruptors": ["imp"]}, "foe": {"discard": ["mist"]}}],
    ),
    Case(
        "KH-GEN-22 KH-DISR-04 KH-HOOK-20: a World total of 1 with 5 less is 0, and takes level 0",
        {"me": {"friends": ["sinker"], "hand": ["crumb", "imp"]}, "foe": {"worlds": ["world-1"]}},
        [{"can": ["disrupt crumb"], "no": ["disrupt imp"]}],
    ),
]

ALLIES = [
    Case(
        "KH-FC-14 KH-MF-08 KH-PLAYER-12: under a Dark form no M/F is played, though an ally could cast it",
        {"me": {"forms": ["lost-hero"], "friends": ["due"], "hand": ["genie"]}},
        [{"no": ["summon"]}],
    ),
    Case(
        "KH-FC-14 KH-MF-08 KH-PLAYER-09: under a Light form a Player/Dark plays it",
        {"me": {"player": "shade", "forms": ["bright-shade"], "hand": ["genie", "uno", "imp"]}},
        [{"can": ["summon genie", "call uno"], "no": ["call imp"]}],
    ),
    Case(
        "KH-UNIQ-09: who takes part and cannot be discarded makes way for nobody of the name",
        {"me": {"friends": ["loyal-1", "goof-1"], "hand": ["loyal-mf", "goof-mf"]}},
        [
            "end",
            "challenge",
            "commit loyal-1",
            "pass",
            "commit goof-1",
            "pass",
            {"no": ["summon loyal-mf"], "can": ["summon goof-mf with hero"]},
        ],
    ),
    Case(
        "KH-GEN-21 KH-GEN-23: of one counter three cannot be taken, only the one",
        {"me": {"friends": [{"card": "uno", "counters": 1}], "hand": ["event-drain", "event-gather"]}},
        [
            "event event-drain",
            {"me": {"counters": {"uno": 0}}},
            "event event-gather",
            {"me": {"counters": {"uno": 2}}},
        ],
    ),
    Case(
        "KH-GEN-21 KH-HOOK-24: of none, none, and no text hears of it",
        {"me": {"friends": ["on-counters"], "hand": ["event-drain"]}},
        ["event event-drain", {"me": {"counters": {"on-counters": 0}, "hp": 5}}],
    ),
    Case(
        "KH-GEN-20 KH-FC-03: a form that is none of this Player Card is discarded",
        {"me": {"forms": ["stranger"]}},
        [{"me": {"forms": [], "discard": ["stranger"]}}],
    ),
    Case(
        "KH-GEN-20 KH-FC-03: one that is stays",
        {"me": {"forms": ["hero-brave"]}},
        [{"me": {"forms": ["hero-brave"], "discard": []}}],
    ),
    Case(
        "KH-EQUIP-05 KH-UNIQ-10 KH-GEN-08: of two Equipment Cards of a name the one that came later stays",
        {
            "me": {"player": {"card": "hero", "equipment": ["sword"]}, "hand": ["event-capture"]},
            "foe": {"friends": [{"card": "due", "equipment": ["sword"]}]},
        },
        [
            "event event-capture",
            {"me": {"equipment": {"sword": "due"}, "discard": ["sword", "event-capture"]}},
        ],
    ),
]

TARGETS = [
    Case(
        "KH-HOOK-13 KH-GEN-24 subject: the card that the text answers to, and no other",
        {"me": {"hand": ["uno", "imp"]}, "foe": {"friends": ["warden"], "worlds": ["world-1"]}},
        [
            "disrupt imp",
            {"foe": {"disruptors": ["imp"]}},
            "call uno",
            {"me": {"friends": [], "discard": ["uno"]}, "foe": {"friends": ["warden"]}},
        ],
    ),
    Case(
        "KH-FC-07 form: a text about it means it alone, and the Player Card stays",
        {
            "me": {"forms": ["hero-brave"], "hand": ["event-unmask", "ultima"]},
            "foe": {"player": "shade", "forms": ["bright-shade"]},
        },
        [
            {"can": ["magic ultima with hero-brave"]},
            "event event-unmask",
            {
                "me": {"forms": [], "player": "hero", "discard": ["hero-brave", "event-unmask"]},
                "foe": {"forms": [], "player": "shade", "discard": ["bright-shade"]},
                "no": ["magic ultima"],
            },
        ],
    ),
    Case(
        "KH-HOOK-20 KH-FRIEND-04 fighters, magic: an ally casts more only when it takes part",
        {"me": {"friends": ["muse", "uno", "due"], "hand": ["ultima"]}},
        [
            "end",
            "challenge",
            {"no": ["magic ultima"]},
            "commit uno",
            "pass",
            {"can": ["magic ultima with uno"], "no": ["magic ultima with due", "magic ultima with hero"]},
        ],
    ),
    Case(
        "KH-HOOK-20 KH-MAGIC-01 characters, magic: the Player Card and each ally of his",
        {"me": {"worlds": ["font"], "friends": ["uno", "due"], "hand": ["ultima"]}},
        [{"can": ["magic ultima with hero", "magic ultima with due"], "no": ["magic ultima with uno"]}],
    ),
    Case(
        "KH-HOOK-20 characters: nobody of the opponent's",
        {"me": {"friends": ["uno", "due"], "hand": ["ultima"]}, "foe": {"worlds": ["font"]}},
        [{"no": ["magic ultima"]}],
    ),
    Case(
        "KH-HOOK-20 KH-WORLD-04 KH-WIN-01 world, level: the current one counts for one more",
        {"me": {"hand": ["mason"], "worlds": ["world-12"]}},
        ["call mason", {"over": "worlds", "winner": 0}],
    ),
    Case(
        "KH-HOOK-20 KH-WORLD-03 world, level: of several only the current one",
        {"me": {"friends": ["mason"], "worlds": ["world-3", "world-2", "world-1"]}},
        [{"me": {"total": 7}}],
    ),
    Case(
        "KH-HOOK-20 KH-DISR-03 world, dark_level: a place more for a disruptor",
        {
            "me": {"hand": ["doorman", "witch", "husk"]},
            "foe": {"worlds": ["world-1"], "disruptors": ["imp"]},
        },
        [
            {"no": ["disrupt"]},
            "call doorman",
            {"can": ["disrupt witch"]},
            "disrupt witch",
            {"no": ["disrupt"], "foe": {"disruptors": ["imp", "witch"]}},
        ],
    ),
    Case(
        "KH-HOOK-20 KH-DISR-03 KH-DISR-08 world: for a turn, by an effect; who lies there stays",
        {
            "me": {"hand": ["event-gates", "witch", "husk"]},
            "foe": {"worlds": ["world-1"], "disruptors": ["imp"]},
        },
        [
            "event event-gates",
            "disrupt witch",
            "*turn",
            "*turn",
            {"no": ["disrupt"], "foe": {"disruptors": ["imp", "witch"]}},
        ],
    ),
    Case(
        "KH-HOOK-20 KH-CALL-03 level: an ally of a higher level is a higher step of the ladder",
        {"me": {"hand": ["tutor", "tre", "quattro"]}},
        [{"no": ["call tre"]}, "call tutor", {"can": ["call tre"], "no": ["call quattro"]}],
    ),
]


@pytest.mark.parametrize("case", WORLDS, ids=name_of)
def test_worlds(case: Case, ruleset: str) -> None:
    check_case(case, ruleset)


@pytest.mark.parametrize("case", ALLIES, ids=name_of)
def test_forms_allies_and_counters(case: Case, ruleset: str) -> None:
    check_case(case, ruleset)


@pytest.mark.parametrize("case", TARGETS, ids=name_of)
def test_words_for_targets_and_values(case: Case, ruleset: str) -> None:
    check_case(case, ruleset)
