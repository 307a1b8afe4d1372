"""The checks of every question: it is the same however it is asked, and every computer player answers it."""

from __future__ import annotations

from typing import Final

from librt.vecs import append

from playmat.kernel.choice import KIND_NAMES, PASS_OFFER, Choice, Kind
from playmat.kernel.match.match import Match
from playmat.kernel.match.nature import AwaitedNature
from playmat.kernel.notation import write_answer
from playmat.kernel.phrase import Phrase
from playmat.kernel.player import Glimpse
from playmat.kernel.rng import PLAYER_STREAMS, Stream
from playmat.players import load, names
from playmat.players.steadfast import advised
from playmat.testing.defects import CountWrong, PlayerFails
from playmat.testing.random_play import RandomMatch

BUDGETS: Final = {"search": "search:3"}
"""The budgets here of the players that think at length: each trial walks through the same code."""

ASKED_ALWAYS: Final = 2
"""So often each player is asked each prompt of each kind at the first opportunity; later at random."""


def check_fresh(run: RandomMatch) -> None:
    """`offer` into a used choice comes to the same as into a fresh one, field by field."""
    for seat in run.match.asked:
        fresh = Choice()
        run.state.offer(seat, fresh)
        soil(run.used, run.stream)
        run.state.offer(seat, run.used)
        told, wanted = fields(run.used), fields(fresh)
        for name, value in wanted.items():
            if told[name] != value:
                run.fail(CountWrong, f"`offer` into a used choice left `{name}` {told[name]}, not {value}")
        run.tried("fresh choices")


def soil(choice: Choice, stream: Stream) -> None:
    """Leave in a choice what no question may come to depend on."""
    choice.seat, choice.prompt = 99, 9999
    choice.kind = stream.below(len(KIND_NAMES))
    choice.n = 1 + stream.below(40)
    choice.lo, choice.hi, choice.must = 7, 13, 21
    choice.optional = stream.below(2) == 0
    for place in range(int(choice.n)):
        if place >= len(choice.items):
            choice.items = append(choice.items, 77)
        if place >= len(choice.caps):
            choice.caps = append(choice.caps, 5)
        choice.items[place] = 77
        choice.caps[place] = 5


def fields(choice: Choice) -> dict[str, object]:
    """All that a choice says, by name."""
    split = choice.kind == Kind.SPLIT
    return {
        "seat": int(choice.seat),
        "kind": int(choice.kind),
        "prompt": int(choice.prompt),
        "n": int(choice.n),
        "lo": int(choice.lo),
        "hi": int(choice.hi),
        "must": int(choice.must),
        "optional": choice.optional,
        "items": [int(choice.items[place]) for place in range(choice.n)],
        "caps": [int(choice.caps[place]) for place in range(choice.n)] if split else [],
    }


def check_players(run: RandomMatch, often: int) -> None:
    """Every installed player answers the open questions, through `Match`, legally, and can say why.

    Each player is asked each prompt of each kind when it comes up first; later once in `often` times.
    """
    for seat in run.match.asked:
        choice = run.match.choice(seat)
        kind = "offer" if choice.optional else KIND_NAMES[choice.kind]
        for name in names(run.game):
            known = (name, kind, int(choice.prompt))
            if run.report.prompts[known] >= ASKED_ALWAYS and not run.chance(often):
                continue
            run.report.prompts[known] += 1
            run.report.players[f"{name} {kind}"] += 1
            try:
                _ask(run, seat, name)
            except Exception as error:  # whatever a player does wrong, it is this defect
                what = f"{name}, asked {kind} {int(choice.prompt)} of seat {seat}"
                run.fail(PlayerFails, f"{what}: {type(error).__name__}: {error}")


def _ask(run: RandomMatch, seat: int, name: str) -> None:
    """Have a player say why and decide, and give the answer to a copy of the match.

    The question it decides comes in a used choice: who takes it for another one has no answer.
    """
    copy = Match.from_state(run.game, run.setup, run.state.clone(), AwaitedNature())
    choice = copy.choice(seat)
    stream = Stream(run.stream.below(1 << 60), PLAYER_STREAMS + seat)
    player = load(BUDGETS.get(name, name), stream, run.game)
    advice = advised(player, Glimpse(run.game, copy.state.clone(), seat, choice))
    if not all(isinstance(reason, Phrase) for reason in advice.reasons):
        raise TypeError("a reason is no Phrase")
    if advice.answer != PASS_OFFER or not choice.optional:
        write_answer(run.game, copy.state, choice, advice.answer)
        run.game.describe(copy.state, choice, advice.answer)
    soil(run.used, run.stream)
    copy.state.offer(seat, run.used)
    answer = player.decide(Glimpse(run.game, copy.state.clone(), seat, run.used))
    if answer != PASS_OFFER or not choice.optional:
        copy.answer(seat, answer, copy.serial(seat))
