"""Guided first matches: something to decide at once, and a moment and words for every tip."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

import msgspec
import pytest
from tests.embers.game import EMBERS

from playmat import texts
from playmat.kernel import registry
from playmat.kernel.match.match import Match
from playmat.kernel.registry import games
from playmat.teaching.guide import LEARNER, Guide, NoGuide, Tip, due, guide_of, happened, has_guide
from playmat.terminal.session import Session
from playmat.texts.sources import LANGUAGES, game_sources

GUIDED = [game for game in games() if has_guide(game)]
OURS = [game for game in ("perilous", "kmon", "khtcg") if game in games()]
LEARNS = {"perilous": "casual"}
"""The computer player in place of the learner; `greedy`, which answers at once, if none is named."""

FEWEST, MOST = 15, 120
"""So many decisions a guided match has, for whoever plays it like this."""


@dataclass
class Lived:
    """The course of a guided match: the tips and the questions in order, and the match at its end."""

    match: Match
    tips: list[str] = field(default_factory=list)
    asked: list[tuple[str, int]] = field(default_factory=list)


def live(guide: Guide) -> Lived:
    """Play a guided match, and have the tips told at each question to the learner."""
    kinds = (LEARNS.get(guide.game.id, "greedy"), *[guide.level] * (len(guide.setup.seats) - 1))
    seats = tuple(
        msgspec.structs.replace(seat, name=kind) for seat, kind in zip(guide.setup.seats, kinds, strict=True)
    )
    match = Match(guide.game, msgspec.structs.replace(guide.setup, seats=seats))
    session, lived = Session(match), Lived(match)
    while (task := session.task()) is not None and len(lived.asked) < MOST:
        if task.seat == LEARNER:
            window = match.window(LEARNER)
            lived.asked.append((window.prompt.key, len(window.items)))
            tip = due(guide.tips, lived.tips, window.prompt.key, happened(match))
            if tip is not None:
                lived.tips.append(tip.name)
        session.take(task, session.think(task))
    return lived


@pytest.mark.parametrize("game", OURS)
def test_every_game_has_a_guided_match(game: str) -> None:
    assert has_guide(game)


@pytest.mark.parametrize("game", GUIDED)
def test_every_tip_has_its_moment_in_a_match_worth_playing(game: str) -> None:
    """The first question is a real one, the tips come one by one, and the match is long enough."""
    guide = guide_of(game)
    lived = live(guide)
    assert lived.asked[0][1] > 1
    assert sorted(lived.tips) == sorted(tip.name for tip in guide.tips)
    assert len(lived.asked) >= FEWEST
    assert (
        lived.match.is_over or guide.game.team
    )  # a team game is long: its coach falls silent before the end


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_tip_has_words_and_none_is_left_over(lang: str) -> None:
    used = {guide.words(tip).key for guide in map(guide_of, GUIDED) for tip in guide.tips}
    assert [key for key in sorted(used) if not texts.has(key, lang)] == []
    written = {
        key
        for game in games()
        for source in game_sources(game, lang)
        for key in re.findall(r"^([a-z]+-guide-\S+) =", source.text, re.MULTILINE)
    }
    assert written == used


def test_what_comes_first_is_said_first_and_once() -> None:
    """A tip of the question in front, or of what happened to somebody, as the document orders them."""
    asked, mine, theirs = (
        Tip("asked", "q"),
        Tip("mine", event="e", mine=True),
        Tip("theirs", event="e", mine=False),
    )
    tips = (asked, mine, theirs)
    assert due(tips, (), "q", {("e", LEARNER)}) is asked
    assert due(tips, (), "other", {("e", LEARNER)}) is mine
    assert due(tips, (), "other", {("e", LEARNER + 1)}) is theirs
    assert due(tips, ("asked", "mine"), "q", {("e", LEARNER)}) is None
    assert due((Tip("any", event="e"),), (), "", {("e", -1)}) is not None


def test_a_game_without_a_guided_match_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_registered", {})
    registry.register_game(EMBERS)
    assert not has_guide(EMBERS.id)
    with pytest.raises(NoGuide) as refused:
        guide_of(EMBERS.id)
    assert refused.value.phrase.args == {"game": EMBERS.id}
    registry.game.cache_clear()
