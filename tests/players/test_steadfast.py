"""Players that always answer, whatever the player in front of them does."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import cast

import pytest
from tests.embers.worthless import WORTHLESS

from playmat.kernel.choice import PASS_OFFER, Choice
from playmat.kernel.game import Game, Seat, Setup
from playmat.kernel.match.match import Match
from playmat.kernel.phrase import Phrase
from playmat.kernel.player import Advice, Glimpse, Player
from playmat.kernel.rng import stream_of
from playmat.lab.arena import play
from playmat.players import load, steadfast
from playmat.players.steadfast import NOBODY, Steadfast
from playmat.texts import languages, render


def match_of(game: Game = WORTHLESS, seed: int = 1) -> Match:
    """A duel that asks its first question."""
    return Match(game, Setup(game.id, (Seat(), Seat()), seed=seed))


def glimpse_of(match: Match) -> Glimpse:
    """The knowledge of the seat that the match waits for."""
    seat = match.needed[0]
    return Glimpse(match.game, match.state.clone(), seat, match.choice(seat))


class Told:
    """Does as it is told.

    Args:
        act: gives the answer.
        reasons: what it says when it advises.
    """

    def __init__(self, act: Callable[[], object], reasons: object = None) -> None:
        self.act = act
        self.reasons = [] if reasons is None else reasons

    def decide(self, glimpse: Glimpse) -> int:
        """The answer, which may be none."""
        return cast("int", self.act())

    def advise(self, glimpse: Glimpse) -> Advice:
        """The answer with the reasons, which may be none."""
        return Advice(self.decide(glimpse), cast("list[Phrase]", self.reasons))


def stuck() -> object:
    """Go in circles until Python has enough."""
    return stuck()


class Wordless(Exception):
    """An error that fails when it is to say what is wrong."""

    def __str__(self) -> str:
        """Nothing."""
        raise ValueError


class Exiting(Exception):
    """An error that ends the program when it is to say what is wrong."""

    def __str__(self) -> str:
        """Nothing."""
        raise SystemExit


def wordless() -> object:
    """Fail without a word."""
    raise Wordless


def exiting() -> object:
    """Fail, and end the program when asked why."""
    raise Exiting


class Placeless(Exception):
    """An error that does not say where it came from."""

    __traceback__ = None


def placeless() -> object:
    """Fail nowhere."""
    raise Placeless("nowhere")


class Panic(BaseException):
    """A fault of a library in another language, which is no `Exception`."""


def panicking() -> object:
    """Fail as such a library does."""
    raise Panic


def interrupted() -> object:
    """Press the keys that end a program."""
    raise KeyboardInterrupt


class Spoiler:
    """Spoils what it is asked, and fails."""

    def decide(self, glimpse: Glimpse) -> int:
        """No answer."""
        glimpse.choice.pick(glimpse.seat, 0)
        raise ValueError

    def advise(self, glimpse: Glimpse) -> Advice:
        """No advice."""
        return Advice(self.decide(glimpse), [])


def seated(player: Player) -> Steadfast:
    """A player with those who stand in for it."""
    return Steadfast("told", lambda name: player if name == "told" else load(name, stream_of(1, 1)))


FAULTS = {
    "raises": lambda: next(iter("")),
    "recurses": stuck,
    "gives nothing": lambda: None,
    "gives a word": lambda: "0",
    "gives -2": lambda: -2,
    "leaves what is no offer": lambda: PASS_OFFER,
    "gives too much": lambda: 1 << 70,
    "has no words": wordless,
    "has words that end the program": exiting,
    "has no place": placeless,
    "ends the program": lambda: sys.exit(1),
    "panics": panicking,
}


@pytest.mark.parametrize("fault", FAULTS)
def test_whatever_a_player_does_a_simpler_one_answers_and_it_is_said(fault: str) -> None:
    match = match_of()
    player = seated(Told(FAULTS[fault]))
    answer = player.decide(glimpse_of(match))
    assert match.choice(match.needed[0]).allows(answer)
    (lapse,) = player.lapses
    assert (lapse.player, lapse.by) == ("told", "random"), "greedy has no evaluation here"
    for lang in languages():
        said = render(lapse.phrase(), lang)
        assert "told" in said
        assert lapse.fault in said
    advice = player.advise(glimpse_of(match))
    assert match.choice(match.needed[0]).allows(advice.answer)
    assert advice.reasons[0].key == "player-lapse"


def asking(kind: str, optional: bool) -> Choice:
    """A choice of a kind, of which not every number is an answer."""
    choice = Choice()
    match kind:
        case "pick":
            choice.pick(0, 0)
        case "subset":
            choice.subset(0, 0, 2, 3, 0b100)
        case "split":
            choice.split(0, 0, 1, 3)
        case _:
            choice.order(0, 0)
    for item in range(4):
        if kind == "split":
            choice.offer_up_to(item, 2)
        else:
            choice.offer(item)
    choice.optional = optional
    return choice


@pytest.mark.parametrize("optional", [False, True])
@pytest.mark.parametrize("kind", ["pick", "subset", "split", "order"])
@pytest.mark.parametrize("fault", FAULTS)
def test_where_all_players_fail_the_question_itself_has_an_answer(
    fault: str, kind: str, optional: bool
) -> None:
    """The first of any kind of question; a standing offer is left alone."""
    match = match_of()
    glimpse = Glimpse(match.game, match.state, match.needed[0], asking(kind, optional))
    player = Steadfast("told", lambda _name: Told(FAULTS[fault]))
    if fault == "leaves what is no offer" and optional:
        assert player.decide(glimpse) == PASS_OFFER
        assert not player.lapses
        return
    first = PASS_OFFER if optional else min(glimpse.choice.answers())
    assert player.decide(glimpse) == first
    (lapse,) = player.lapses
    assert (lapse.player, lapse.by) == ("told", NOBODY)
    for lang in languages():
        assert "told" in render(lapse.phrase(), lang)
        assert lapse.fault in render(lapse.phrase(), lang)
    advice = player.advise(glimpse)
    assert advice.answer == first
    assert [reason.key for reason in advice.reasons] == ["player-lapse-alone"]


def test_where_all_players_fail_a_match_goes_to_its_end() -> None:
    setup = match_of().setup
    players = [Steadfast("told", lambda _name: Told(FAULTS["panics"])) for _seat in range(2)]
    played = play(WORTHLESS, setup, players)
    assert played.cause
    lapses = [lapse for player in players for lapse in player.lapses]
    assert len(lapses) == played.decisions > 10
    assert {lapse.by for lapse in lapses} == {NOBODY}


def test_whoever_sits_at_the_keyboard_can_interrupt_a_player() -> None:
    player = seated(Told(interrupted))
    for act in (player.decide, player.advise):
        with pytest.raises(KeyboardInterrupt):
            act(glimpse_of(match_of()))
    assert not player.lapses


def test_who_stands_in_is_asked_what_the_player_was_asked() -> None:
    match = match_of()
    player = seated(Spoiler())
    assert match.choice(match.needed[0]).allows(player.decide(glimpse_of(match)))
    assert match.choice(match.needed[0]).allows(player.advise(glimpse_of(match)).answer)
    assert player.lapses[0].by == "random"


def test_an_answer_is_a_number_as_records_write_it() -> None:
    """True is 1 to Python, and "True" in a record that nobody can read."""
    player = seated(Told(lambda: True))
    assert type(player.decide(glimpse_of(match_of()))) is int
    assert type(player.advise(glimpse_of(match_of())).answer) is int
    assert not player.lapses


@pytest.mark.parametrize("reasons", ["because", [None], 7])
def test_reasons_that_are_none_are_a_fault_of_the_advice_alone(reasons: object) -> None:
    match = match_of()
    player = seated(Told(lambda: 0, reasons))
    assert player.decide(glimpse_of(match)) == 0
    assert not player.lapses
    assert player.advise(glimpse_of(match)).reasons[0].key == "player-lapse"


def test_who_answers_has_no_lapse_and_its_own_reasons() -> None:
    match = match_of()
    player = seated(Told(lambda: 0, [Phrase("hint-random")]))
    assert player.decide(glimpse_of(match)) == 0
    assert [reason.key for reason in player.advise(glimpse_of(match)).reasons] == ["hint-random"]
    assert not player.lapses


def test_a_player_that_nobody_knows_is_a_fault_too() -> None:
    match = match_of()
    player = steadfast("search:soon", stream_of(1, 1), WORTHLESS)
    assert match.choice(match.needed[0]).allows(player.decide(glimpse_of(match)))
    assert player.lapses[0].fault == "BadSetup"


@pytest.mark.parametrize("name", ["greedy", "search:2"])
def test_a_match_of_players_that_fail_goes_to_its_end(name: str) -> None:
    setup = match_of().setup
    players = [steadfast(name, stream_of(1, seat), WORTHLESS) for seat in range(2)]
    played = play(WORTHLESS, setup, players)
    assert played.cause
    assert played.decisions > 10
    lapses = [lapse for player in players for lapse in player.lapses]
    assert len(lapses) > 10
    assert {(lapse.player, lapse.by) for lapse in lapses} == {(name, "random")}
    assert "worth nothing (worthless.py:" in lapses[0].detail
