"""Cards that are better than others at the same cost: what `playmat cards check --play` finds of them."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.lab.collection.card_files import HIT, ability, hit_with_many

from playmat.cards.game import CardGame
from playmat.games.khtcg import GAME as KHTCG
from playmat.games.kmon import GAME as KMON
from playmat.lab.examining import dominance
from playmat.lab.examining import findings as of_findings
from playmat.lab.examining.dominance import compare
from playmat.lab.examining.evidence import Evidence
from playmat.lab.examining.findings import findings


def better(game: CardGame, text: str) -> list[tuple[str, str]]:
    """The pairs of cards of a set of which the first is better."""
    larger = game.with_sets(("my.toml", 'set = "MY1"\n' + text))
    codes = [card["code"] for card in larger.book.sets[-1].cards]
    pairs = [(one.better, one.worse) for one in compare(larger, codes).found]
    return [pair for pair in pairs if set(pair) <= set(codes)]


RECOIL = '{ op = "recoil", amount = %s }'
VINE = """
{ op = "attach", kind = "%s", duration = %s, to = "opp_active", tick = [{ op = "damage", amount = %s }] }
"""


@pytest.mark.parametrize(
    ("one", "other"),
    [
        pytest.param(HIT % 4, HIT % 3, id="figure"),
        pytest.param(f'{HIT % 3}, {{ op = "draw", amount = 1 }}', HIT % 3, id="more"),
        pytest.param(HIT % 3, f"{HIT % 3}, {RECOIL % 1}", id="no-price"),
        pytest.param(f"{HIT % 3}, {RECOIL % 1}", f"{HIT % 3}, {RECOIL % 2}", id="lower-price"),
        pytest.param(VINE % ("debuff", 3, 1), VINE % ("debuff", 2, 1), id="longer"),
        pytest.param(VINE % ("debuff", 2, 2), VINE % ("debuff", 2, 1), id="stronger"),
    ],
)
def test_a_card_that_does_all_that_another_does_and_more_is_better(one: str, other: str) -> None:
    assert better(KMON, ability("MY1-01", "One", one) + ability("MY1-02", "Two", other)) == [
        ("MY1-01", "MY1-02")
    ]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        pytest.param(ability("MY1-01", "One", HIT % 3), ability("MY1-02", "Two", HIT % 3), id="same"),
        pytest.param(
            ability("MY1-01", "One", HIT % 4, cost=2), ability("MY1-02", "Two", HIT % 3), id="dearer"
        ),
        pytest.param(
            ability("MY1-01", "One", HIT % 4, 'target = "opp_active"\nelement = "ice"\n'),
            ability("MY1-02", "Two", HIT % 3),
            id="other-element",
        ),
        pytest.param(
            ability("MY1-01", "One", f"{HIT % 4}, {RECOIL % 1}"),
            ability("MY1-02", "Two", HIT % 3),
            id="with-a-price",
        ),
        pytest.param(
            ability(
                "MY1-01", "One", '{ op = "damage", amount = 3, to = "opp_bench_all" }', 'element = "fire"\n'
            ),
            ability("MY1-02", "Two", HIT % 2),
            id="other-target",
        ),
    ],
)
def test_a_card_that_is_worse_anywhere_is_not_better(one: str, other: str) -> None:
    assert better(KMON, one + other) == []


def friend(code: str, name: str, support: int, text: str = "") -> str:
    return (
        f'[[card]]\ncode = "{code}"\nname = {{ en = "{name}" }}\ntype = "friend"\nlevel = 1\n'
        f"support = {support}\nmagic = 0\ntext = [{text}]\n"
    )


PLAYED = '{ op = "when", event = "played", do = [{ op = "%s", who = "%s", amount = %s }] }'


@pytest.mark.parametrize(
    ("one", "other", "found"),
    [
        pytest.param((3, ""), (2, ""), True, id="figure"),
        pytest.param((2, PLAYED % ("draw", "you", 2)), (2, PLAYED % ("draw", "you", 1)), True, id="draws"),
        pytest.param(
            (2, PLAYED % ("lose_hp", "you", 1)), (2, PLAYED % ("lose_hp", "you", 2)), True, id="loses-less"
        ),
        pytest.param(
            (2, PLAYED % ("draw", "opponent", 2)),
            (2, PLAYED % ("draw", "opponent", 1)),
            False,
            id="for-others",
        ),
        pytest.param(
            (2, PLAYED % ("draw", "each", 2)), (2, PLAYED % ("draw", "each", 1)), False, id="for-everybody"
        ),
    ],
)
def test_whose_gain_it_is_counts(one: tuple[int, str], other: tuple[int, str], found: bool) -> None:
    pairs = better(KHTCG, friend("MY1-01", "Ayu", *one) + friend("MY1-02", "Bel", *other))
    assert (("MY1-01", "MY1-02") in pairs) == found


def test_a_card_that_others_name_is_not_like_one_with_another_name() -> None:
    named = friend("MY1-01", "Ayu", 3) + friend("MY1-02", "Goofy", 2)
    assert better(KHTCG, named) == []


def test_cards_of_the_house_set_are_compared_with_a_set_of_ones_own() -> None:
    larger = KMON.with_sets(("my.toml", 'set = "MY1"\n' + ability("MY1-01", "One", HIT % 30)))
    assert ("MY1-01", "KM1-FIR-1") in [(one.better, one.worse) for one in compare(larger, ["MY1-01"]).found]


def test_what_is_better_in_the_house_sets() -> None:
    """None in K-Mon; in Kingdom Hearts two, by one figure each."""
    assert compare(KMON, KMON.codes()).found == []
    assert [(one.better, one.worse) for one in compare(KHTCG, KHTCG.codes()).found] == [
        ("KHP-A03", "KHP-A06"),
        ("KHP-D18", "KHP-D07"),
    ]


def test_of_many_better_cards_a_few_are_listed_and_the_others_counted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Eight cards, each better than those before: 0, 1, 2 and then 3 pairs each, of 28."""
    text = 'set = "MY1"\n' + "".join(ability(f"MY1-0{n}", f"No {n}", hit_with_many(n)) for n in range(1, 9))
    larger = KMON.with_sets(("my.toml", text))
    evidence = Evidence(larger, [f"MY1-0{n}" for n in range(1, 9)])
    few = findings(evidence)
    assert Counter(one.card for one in few.found) == {"MY1-02": 1, "MY1-03": 2} | dict.fromkeys(
        [f"MY1-0{n}" for n in range(4, 9)], 3
    )
    assert (few.unlisted, few.uncompared) == (10, 0)
    monkeypatch.setattr(of_findings, "IN_ALL", 4)
    assert (len(findings(evidence).found), findings(evidence).unlisted) == (4, 24)


def test_of_too_many_pairs_of_cards_the_last_are_counted_but_not_compared(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    text = 'set = "MY1"\n' + "".join(ability(f"MY1-0{n}", f"No {n}", hit_with_many(n)) for n in (1, 2, 3))
    larger, codes = KMON.with_sets(("my.toml", text)), ["MY1-01", "MY1-02", "MY1-03"]
    assert (len(compare(larger, codes).found), compare(larger, codes).left) == (3, 0)
    monkeypatch.setattr(dominance, "COMPARED", 0)
    pairs = compare(larger, codes).left
    monkeypatch.setattr(dominance, "COMPARED", pairs - 1)
    assert (len(compare(larger, codes).found), compare(larger, codes).left) == (2, 1)
