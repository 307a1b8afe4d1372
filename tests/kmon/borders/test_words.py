"""The effects of answers, in words."""

import pytest
from tests.kmon.machine import machine_of

from playmat.games.kmon import GAME
from playmat.games.kmon.language.codes import DECISION_KINDS
from playmat.kernel.choice import Choice, Kind
from playmat.kernel.game import Seat, Setup
from playmat.kernel.match.match import Match
from playmat.kernel.rng import stream_of
from playmat.texts import render


@pytest.mark.parametrize("seed", range(6))
def test_every_answer_of_a_random_match_has_words_in_every_language(seed: int) -> None:
    match = Match(GAME, Setup("kmon", (Seat(), Seat()), seed=seed))
    stream = stream_of(seed, 7)
    kinds = set()
    while not match.is_over:
        seat = match.needed[0]
        choice: Choice = match.choice(seat)
        answer = int(choice.sample(stream))
        kinds.add(int(choice.kind))
        phrase = GAME.describe(machine_of(match.state), choice, answer)
        for lang in ("en", "ja", "it"):
            assert "[" not in render(phrase, lang)
        if choice.kind == Kind.SUBSET:
            assert phrase.key.startswith(f"kmon-do-{DECISION_KINDS[choice.prompt].verb}")
        match.answer(seat, answer)
    assert Kind.SUBSET in kinds
