"""The grade of a puzzle: how often each level of the computer players does not find its line."""

from __future__ import annotations

from playmat.kernel.match.scenario import Scenario, begin, draw_from_seed, take_step
from playmat.kernel.notation import read_answer, write_answer
from playmat.kernel.player import Glimpse
from playmat.kernel.rng import PLAYER_STREAMS, mix, stream_of
from playmat.lab.forecasting import refuse_lapses
from playmat.players import steadfast
from playmat.players.steadfast import Steadfast
from playmat.teaching.guide import LEARNER
from playmat.teaching.lessons import asked_of_learner
from playmat.teaching.puzzles import asked as asked_in


def failures(scenario: Scenario, tries: int, seed: int) -> dict[str, int]:
    """The share of failures of each level of the game, in percent.

    Args:
        scenario: the document of a puzzle.
        tries: of each level.
        seed: of their chance.

    Raises:
        PlayerFailed: a player failed; who stood in for it is not graded in its name.
    """
    return {
        level: round(100 * sum(fails(scenario, level, int(mix(seed, n))) for n in range(tries)) / tries)
        for level in scenario.game.levels
    }


def fails(scenario: Scenario, level: str, seed: int) -> bool:
    """Return whether a level gives an answer that is not right at one of the questions."""
    game, match = scenario.game, begin(scenario)
    player = steadfast(level, stream_of(seed, PLAYER_STREAMS), game)
    questions = asked_in(scenario).question
    at = 0
    while at < len(questions):
        draw_from_seed(match)
        choice = match.choice(LEARNER)
        found = player.decide(Glimpse(game, match.state, LEARNER, choice))
        refuse_lapses([player], seed)
        text = write_answer(game, match.state, choice, found)
        if text not in questions[at]:
            return True
        match.say(LEARNER, text)
        at = questions[at][text]
    return not questions and leaves_line(scenario, player, seed)


def leaves_line(scenario: Scenario, player: Steadfast, seed: int) -> bool:
    """Return whether a player gives another answer than the line at one of its questions."""
    game, match = scenario.game, begin(scenario)
    asked = asked_of_learner(scenario, match)
    for number, step in enumerate(scenario.document.step):
        draw_from_seed(match)
        if number in asked and (match.choice(LEARNER).count() > 1 or match.choice(LEARNER).optional):
            choice = match.choice(LEARNER)
            wanted = read_answer(game, match.state, choice, step.answer or "")
            found = player.decide(Glimpse(game, match.state, LEARNER, choice))
            refuse_lapses([player], seed)
            if found != wanted:
                return True
        take_step(scenario, match, number)
    return False
