"""Data of released editions are found by their hash, whatever the data of today are."""

from __future__ import annotations

import runpy
import subprocess
import sys
from pathlib import Path

import pytest
from tests.editions.changed import updated, with_changes
from tests.editions.edition import FIRST, mended_of, records_of
from tests.own_set import OWN_SET

import playmat
from playmat.cards.game import CardGame
from playmat.cards.reading import BadCards
from playmat.kernel.editions import editions_of, packed, release_of, unpacked
from playmat.kernel.errors import BadRecord, BadSetup
from playmat.kernel.game import Game
from playmat.kernel.match.record import read_record, record_game, replay, write_record
from playmat.kernel.registry import game as installed_game
from playmat.server.game_sets import game_with

REFUSED = (
    OWN_SET
    + """
[[card]]
code = "MY1-02"
type = "item"
name = { en = "Toll" }
effects = [{ op = "gain_each", amount = 2, of = "opp_exhausted", most = 9 }]
"""
)
"""A set with a card of which the checker of today says that its amount never comes to so much (KM-FX-18)."""

TOOL = Path(__file__).parents[2] / "tools" / "editions.py"
OURS = ("khtcg", "kmon", "perilous")


@pytest.mark.parametrize("game_id", OURS)
def test_the_first_edition_is_shipped_as_it_was(game_id: str) -> None:
    first = editions_of(installed_game(game_id).package)[0]
    was = {file.name: file.read_text(encoding="utf-8") for file in (FIRST / "data" / game_id).iterdir()}
    assert {name.rpartition("/")[2]: text for name, text in first.texts} == was
    assert (first.release, first.rules) == ("0.1.0", "1")
    name = "khtcg-ffg" if game_id == "khtcg" else game_id
    assert read_record(records_of(FIRST, name)[0]).data == first.data
    assert unpacked(packed([first])) == (first,)


@pytest.mark.parametrize("game_id", OURS)
def test_every_edition_can_be_played(game_id: str) -> None:
    """Also by a card language that has grown since."""
    game = installed_game(game_id)
    for edition in editions_of(game.package):
        if game_id != "perilous":
            assert game.of_edition(edition).data_hash() == edition.data
        elif edition.data != game.data_hash():
            assert edition.rules != game.version, "other components are other rules"


def test_the_version_that_plays_rules_of_before_is_known() -> None:
    assert release_of("playmat.games.kmon", "1") == "0.1.0"
    assert release_of("playmat.games.kmon", "nonsense") == ""
    assert release_of("", "1") == ""


def test_nothing_that_was_released_is_lost() -> None:
    """Before a release this fails until `python tools/editions.py` has kept the data of today."""
    done = subprocess.run([sys.executable, TOOL, "--check"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout.strip()) == (0, "")


def test_a_release_that_is_not_kept_or_is_changed_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    problems = runpy.run_path(str(TOOL))["problems"]
    kmon = installed_game("kmon")
    assert "give playmat a new version" in problems(kmon, "0.1.0")[0]  # its rules are 2 by now
    assert "python tools/editions.py" in problems(kmon, "999.0.0")[0]
    assert problems(installed_game("perilous"), "0.1.0") == problems(kmon, "999.0.0.dev0") == []
    khtcg = installed_game("khtcg")
    assert isinstance(khtcg, CardGame)
    assert "give playmat a new version" in problems(khtcg, "0.1.0")[0]  # so are its
    monkeypatch.setattr(type(khtcg), "version", "1")
    assert problems(khtcg, "0.1.0") == []
    assert "no longer those of 0.1.0" in problems(with_changes(khtcg), "0.1.0")[0]


@pytest.mark.parametrize(
    ("game_id", "name"), [("khtcg", "khtcg-ffg"), ("khtcg", "khtcg-tomy"), ("kmon", "kmon")]
)
def test_records_replay_with_the_cards_of_their_edition(game_id: str, name: str) -> None:
    texts = [
        text for n, text in enumerate(records_of(FIRST, name)[:8]) if n not in mended_of(FIRST, name).records
    ]
    with updated(game_id) as changed:
        for text in texts:
            record = read_record(text)
            match = replay(record, record_game(record))
            assert match.game.data_hash() == record.data != changed.data_hash()
            assert write_record(match, "0.1.0") == text.replace(
                f"game {game_id} 1\n", f"game {game_id} {changed.version}\n"
            )
            assert playmat.loads(text).digest() == match.digest(), "the front door"
        with pytest.raises(BadRecord, match=f"made with data of {game_id}"):
            replay(record, changed)
        assert not all(replays_with(changed, text) for text in texts), "the cards differ in what they do"


def replays_with(game: Game, text: str) -> bool:
    """Return whether a record comes to the same with the cards of a game, whichever data it names."""
    record = read_record(text)
    record.data = game.data_hash()
    try:
        replay(record, game)
    except BadRecord:
        return False
    return True


def test_a_record_that_meets_a_mended_rule_names_the_version_that_plays_it() -> None:
    """KM-EVA-05 and KM-EXH-06 were mended after 0.1.0."""
    number = mended_of(FIRST, "kmon").records[0]
    with pytest.raises(
        BadRecord, match=r"made by playmat 0\.1\.0 under rules 1 of kmon.* Play it with playmat 0\.1\.0"
    ):
        playmat.loads(records_of(FIRST, "kmon")[number])


def test_a_card_set_lies_beside_the_edition_that_it_was_played_with() -> None:
    before = installed_game("kmon").with_sets(("my-set.toml", OWN_SET))
    with updated("kmon") as changed:
        found = changed.with_data(before.data_hash(), ("my-set.toml", OWN_SET))
        assert found.data_hash() == before.data_hash()
        assert [one.code for one in found.extra_sets] == ["MY1"]
        enlarged = changed.with_sets(("my-set.toml", OWN_SET))
        assert enlarged.with_data(before.data_hash()).data_hash() == before.data_hash()
        with pytest.raises(BadSetup):
            changed.with_data(before.data_hash())


def test_a_set_that_is_refused_today_goes_on_where_it_was_accepted(tmp_path: Path) -> None:
    """In records and at tables that were played with it; new matches are refused."""
    file = tmp_path / "own.toml"
    file.write_text(REFUSED, encoding="utf-8")
    game = installed_game("kmon")
    with pytest.raises(BadCards, match="two K-Mons can be exhausted at most"):
        game.with_sets(("own.toml", REFUSED))
    accepted = game.with_sets(("own.toml", REFUSED), accepted=True)
    match = playmat.new_match(accepted, seed=7)
    match.push(match.legal_moves[0])
    again = playmat.loads(playmat.dumps(match), cards=[file])
    assert again.describe(again.legal_moves[0]) == match.describe(match.legal_moves[0])
    at_a_table = game_with("kmon", accepted.data_hash(), REFUSED)
    assert at_a_table.data_hash() == accepted.data_hash()
    with pytest.raises(BadSetup):
        game_with("kmon", game.data_hash(), REFUSED)


@pytest.mark.parametrize("game_id", OURS)
def test_data_that_no_release_had_are_refused_with_the_fix(game_id: str) -> None:
    game = installed_game(game_id)
    assert game.with_data(game.data_hash()) is game
    with pytest.raises(BadSetup, match=rf"{game_id} \(hash 00ff…\) .* no release .*--cards FILE"):
        game.with_data("00ff")


def test_data_that_are_part_of_compiled_rules_name_the_release_that_plays_them() -> None:
    class Mended(type(installed_game("perilous"))):  # type: ignore[misc]
        def data_texts(self) -> list[tuple[str, str]]:
            return [("rules.toml", "others")]

    with pytest.raises(BadSetup, match=r"Playmat 0\.1\.0 plays it"):
        Mended().with_data(installed_game("perilous").data_hash())
