"""The clauses are read from the rules as the rules define them."""

from collections import Counter

import pytest

from playmat.proof.clauses import RulesError, find, load, parse, search


def test_all_clauses_of_the_three_games_are_found() -> None:
    """The figures stand in the rules (khtcg, 1.2) or were counted by hand."""
    rules = load()
    assert {game: len(of_game.needed) for game, of_game in rules.items()} == {
        "khtcg": 542,
        "kmon": 295,
        "perilous": 248,
    }
    assert len(rules["khtcg"].clauses) == 542 + 100 + 2


def test_explaining_areas_need_no_test() -> None:
    areas = Counter(clause.id.split("-")[1] for clause in load()["khtcg"].needed)
    assert not {"AMB", "DIFF", "OPT", "INFO"} & set(areas)
    assert (areas["SM"], areas["DP"], areas["HOOK"], areas["EX"]) == (18, 18, 52, 52)


def test_examples_and_options_of_kmon_are_clauses() -> None:
    rules = load()
    assert find(rules, "KM-EX-01").text.startswith("Plain attack. (KM-ATK-01")
    assert find(rules, "km-opt-02").text.startswith("the player who does not take the first turn")
    assert find(rules, "KM-TRAIT-SEER-1").text.startswith("For each card its player draws")


def test_text_ends_where_the_next_clause_begins() -> None:
    text = "- **NI-A-01** One\n  and more.\n- **NI-A-02** Two. **NI-A-03** three.\n## Title\nrest"
    assert [clause.text for clause in parse("nim", text).clauses.values()] == [
        "One and more.",
        "Two.",
        "three.",
    ]


def test_a_clause_knows_its_sections() -> None:
    """Their titles alone, and none of a section that has ended."""
    text = (
        "# Nim\n**NI-A-01** One.\n## 1. The turn\n### 1.1 Taking (TAKE)\n**NI-TAKE-01** Two.\n"
        "## 2. End\n**NI-END-01** Three.\n"
    )
    assert [clause.section for clause in parse("nim", text).clauses.values()] == [
        (),
        ("The turn", "Taking"),
        ("End",),
    ]
    assert all(clause.section for of_game in load().values() for clause in of_game.clauses.values())


def test_rulesets_come_from_the_tag() -> None:
    clauses = load()["khtcg"].clauses
    assert clauses["KH-GEN-01"].rulesets == ("ffg", "tomy")
    assert clauses["KH-GEN-03"].rulesets == ("ffg", "tomy")
    assert clauses["KH-DECK-03"].rulesets == ("tomy",)
    assert load()["perilous"].clauses["PP-ROLL-01"].rulesets == ()


def test_ranges_and_mentions_define_nothing() -> None:
    rules = parse("nim", "- **NI-A-01** As NI-A-02 to 05. `- **NI-AREA-NN**` is how it looks.")
    assert list(rules.clauses) == ["NI-A-01"]
    assert "NI-A-02" in rules.mentioned


def test_search_wants_all_words() -> None:
    rules = load()
    found = [clause.id for clause in search(rules, ["HEARTLESS", "every fresh die"])]
    assert "PP-ROLL-08" in found
    assert all(clause_id.startswith("PP-") for clause_id in found)
    assert list(search(rules, ["heartless", "no such word anywhere"])) == []


def test_an_unknown_clause_is_refused() -> None:
    with pytest.raises(RulesError, match="PP-NONE-01"):
        find(load(), "PP-NONE-01")
