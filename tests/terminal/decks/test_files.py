"""Decks in files: nothing that somebody has written is lost, and what is kept can be played."""

from __future__ import annotations

from pathlib import Path

import pytest

import playmat
from playmat import cli
from playmat.cards.decks import BadDeck, read_json
from playmat.cards.game import CardGame
from playmat.cards.share import is_code, read_code, write_code
from playmat.kernel.errors import BadSetup, PlaymatError
from playmat.lab.collection.kept import decks_folder, kept_decks
from playmat.terminal.decks.draft import DeckDraft
from playmat.terminal.saves import SaveError
from playmat.terminal.start.arranging import arrange
from playmat.terminal.start.decks import deck_choices, draft_for
from playmat.texts import LANGUAGES

STARTER = "KM1-SD1"


def kmon() -> CardGame:
    """The game whose decks are built."""
    found = playmat.game("kmon")
    assert isinstance(found, CardGame)
    return found


def starter() -> DeckDraft:
    """A starter deck to build on."""
    return draft_for(kmon(), STARTER)


def clauses(draft: DeckDraft, format_name: str = "standard") -> set[str]:
    """The clauses that a deck breaks."""
    return {one.clause for one in draft.mistakes(format_name)}


def test_a_new_deck_lacks_what_the_rules_ask_for() -> None:
    """KM-DECK-01, KM-DECK-02."""
    draft = DeckDraft(kmon())
    assert clauses(draft) == {"KM-DECK-01", "KM-DECK-02"}
    for code in ("KM1-K01", "KM1-K03", "KM1-K19"):
        draft.put(code, 1)
    assert clauses(draft) == {"KM-DECK-02"}
    assert draft.changed


@pytest.mark.parametrize(("ruleset", "clause"), [("ffg", "KH-DECK-04"), ("tomy", "KH-DECK-13")])
def test_each_ruleset_judges_by_its_own_clause(ruleset: str, clause: str) -> None:
    """KH-DECK-04, KH-DECK-13: a deck has a Player Card."""
    found = playmat.game("khtcg")
    assert isinstance(found, CardGame)
    assert clause in clauses(DeckDraft(found), ruleset)
    assert not clauses(draft_for(found, "KHP-SD1"), ruleset)


def test_steps_are_taken_back_and_made_again() -> None:
    draft = starter()
    before = draft.deck
    draft.put("KM1-ICE-1", 9)
    draft.put("KM1-ICE-1", 0)
    assert draft.count("KM1-ICE-1") == 0
    assert draft.undo()
    assert draft.count("KM1-ICE-1") == 9
    assert draft.undo()
    assert not draft.undo()
    assert draft.deck == before
    assert not draft.changed
    assert draft.redo()
    assert draft.count("KM1-ICE-1") == 9
    draft.put("KM1-ICE-2", 3)
    assert not draft.redo(), "another way was gone"


def test_a_team_keeps_its_order() -> None:
    draft = starter()
    team = [row.code for row in draft.deck.parts[0]]
    draft.put(team[0], 2)
    assert [row.code for row in draft.deck.parts[0]] == team
    draft.put(team[0], 0)
    draft.put(team[0], 1)
    assert [row.code for row in draft.deck.parts[0]] == [*team[1:], team[0]]


def test_more_copies_than_can_be_written_are_refused() -> None:
    draft = starter()
    before = draft.deck
    with pytest.raises(BadDeck):
        draft.put("KM1-ICE-1", 100)
    assert draft.deck == before


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_kept_deck_is_offered_named_and_played(lang: str) -> None:
    draft = starter()
    draft.put("KM1-ICE-1", 1)
    kept = draft.save_as("Cold 冬", lang)
    assert not draft.changed
    assert kept.path == decks_folder("kmon") / "Cold 冬.txt"
    assert [one.deck for one in kept_decks(kmon())] == [draft.deck]
    offered = [deck for deck in deck_choices(kmon()) if deck.path == kept.path]
    assert [deck.codes for deck in offered] == [draft.deck.codes()]
    start = arrange(kmon(), None, [], "en", ["cold 冬"])
    assert start.setup().seats[0].deck == draft.deck.codes()
    again = draft_for(kmon(), "COLD 冬")
    assert again.deck == draft.deck
    assert again.placed


def test_a_file_keeps_its_place_and_its_form(tmp_path: Path) -> None:
    deck = starter().deck
    files = {"lines.txt": None, "new.json": None, "code.txt": write_code(deck)}
    for name, text in files.items():
        path = tmp_path / name
        if text is not None:
            path.write_text(text, encoding="utf-8")
        draft = draft_for(kmon(), str(path))
        draft.put("KM1-ICE-1", 3)
        assert draft.save("en").path == path
        assert draft_for(kmon(), str(path)).deck == draft.deck
    book = kmon().deck_book()
    assert read_json(book, (tmp_path / "new.json").read_text(encoding="utf-8")).name == "new"
    code = (tmp_path / "code.txt").read_text(encoding="utf-8").strip()
    assert is_code(code)
    assert read_code(book, code).name == deck.name
    assert (tmp_path / "lines.txt").read_text(encoding="utf-8").startswith("Name: lines\n")


def test_what_somebody_else_wrote_meanwhile_stays(tmp_path: Path) -> None:
    path = tmp_path / "deck.txt"
    path.write_text("1 Frostusk  # the wall\n", encoding="utf-8")
    draft = draft_for(kmon(), str(path))
    assert draft.kept is not None
    assert draft.kept.commented
    path.write_text("1 Rimeowl\n", encoding="utf-8")
    draft.put("KM1-ICE-1", 1)
    for there in (True, False):
        if not there:
            path.unlink()
        with pytest.raises(BadSetup) as refused:
            draft.save("en")
        assert refused.value.phrase.key == "deck-build-changed"
        assert draft.changed
        assert path.exists() == there
    assert draft.save_as("Wall", "en").deck.parts == draft.deck.parts


@pytest.mark.parametrize(
    ("said", "key"),
    [
        (" ", "deck-build-nameless"),
        ("Night Garden", "deck-build-starter-name"),
        ("Random", "deck-build-random-name"),
        ("あ" * 61, "error-deck-name"),
        ("Mine", "deck-build-taken"),
        ("mine?", ""),
        ("../../up", ""),
        ("~Night~", ""),
        ("~there is nobody of this name/x.txt", "deck-build-unwritable"),
    ],
)
def test_a_name_takes_no_place_of_another_deck(said: str, key: str) -> None:
    first = starter()
    first.save_as("Mine", "en")
    draft = starter()
    if not key:
        assert draft.save_as(said, "en").path.parent == decks_folder("kmon")
        return
    with pytest.raises(PlaymatError) as refused:
        draft.save_as(said, "en")
    assert refused.value.phrase.key == key
    assert len(kept_decks(kmon())) == 1


def test_a_file_keeps_its_rights_and_what_leads_to_it(tmp_path: Path) -> None:
    file, link = tmp_path / "deck.txt", tmp_path / "link.txt"
    starter().save_as(str(file), "en")
    file.chmod(0o600)
    link.symlink_to(file)
    draft = draft_for(kmon(), str(link))
    draft.put("KM1-ICE-1", 3)
    draft.save("en")
    assert link.is_symlink()
    assert draft_for(kmon(), str(file)).deck == draft.deck
    assert file.stat().st_mode & 0o777 == 0o600
    file.chmod(0o400)
    draft.put("KM1-ICE-1", 0)
    with pytest.raises(SaveError) as refused:
        draft.save("en")
    assert refused.value.phrase.key == "deck-build-unwritable"
    assert draft.changed
    assert [one.name for one in tmp_path.iterdir() if one not in (file, link)] == []


def test_below_a_file_is_no_place_for_a_deck(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("mine", encoding="utf-8")
    with pytest.raises(SaveError):
        starter().save_as(str(file / "deck.txt"), "en")
    assert file.read_text(encoding="utf-8") == "mine"


def test_a_sign_of_comments_in_a_name_is_none(tmp_path: Path) -> None:
    kept = starter().save_as("Deck #1", "en")
    assert not kept.commented
    assert kept.deck.name == "Deck #1"


def test_json_with_a_mark_of_its_order_stays_json(tmp_path: Path) -> None:
    file = tmp_path / "deck.json"
    starter().save_as(str(file), "en")
    file.write_bytes(b"\xef\xbb\xbf" + file.read_bytes())
    draft = draft_for(kmon(), str(file))
    draft.put("KM1-ICE-1", 3)
    draft.save("en")
    assert read_json(kmon().deck_book(), file.read_text(encoding="utf-8")).codes() == draft.deck.codes()


def test_an_empty_deck_is_no_file() -> None:
    with pytest.raises(BadSetup) as refused:
        DeckDraft(kmon()).save_as("Nothing", "en")
    assert refused.value.phrase.key == "deck-build-cardless"
    assert not decks_folder("kmon").exists()


def test_what_is_no_deck_is_passed_over_and_left_alone() -> None:
    starter().save_as("Mine", "en")
    other = decks_folder("kmon") / "other.txt"
    other.write_bytes(b"\xff\xfe")
    assert [one.deck.name for one in kept_decks(kmon())] == ["Mine"]
    assert other.read_bytes() == b"\xff\xfe"


def test_without_a_full_screen_the_command_says_what_to_do(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["decks", "edit", "kmon", STARTER, "--lang", "en"]) == 2
    assert "playmat decks check kmon FILE" in capsys.readouterr().err
