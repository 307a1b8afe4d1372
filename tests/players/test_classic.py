"""The frozen player: `classic` plays as it played on the day it was named (ADR 12).

What it plays is held by digests of its matches with the cards of a release, which no change of today's cards
reaches. A digest that differs means that figures against `classic` of before do not compare with those of
now. If an evaluation was changed, give `classic` a copy of the old one. If a rule was mended, the frozen
player meets the mended rule like everybody: write the new digest, and say in `docs/strength.md` from which
day on figures compare.
"""

from __future__ import annotations

import hashlib

import pytest

import playmat
from playmat.cards.game import CardGame
from playmat.kernel.choice import Choice
from playmat.kernel.editions import editions_of
from playmat.kernel.game import Game, Seat, Setup
from playmat.kernel.rng import PLAYER_STREAMS, stream_of
from playmat.kernel.setup_check import check_setup
from playmat.kernel.state import Status
from playmat.lab.arena import lineup, next_answer
from playmat.players import load, names, offered

RELEASE = "0.1.0"
MATCHES = 3
MOST_ANSWERS = 150
"""A match of that many answers has shown enough."""


def released(game_id: str) -> Game:
    """A game with the cards of the release; one without card sets has what is printed in its rules."""
    game = playmat.game(game_id)
    if not isinstance(game, CardGame):
        return game
    return game.of_edition(next(one for one in editions_of(game.package) if one.release == RELEASE))


def seats_of(game: Game, seed: int) -> tuple[Seat, ...]:
    """Another pair of starter decks for each seed, or other heroes."""
    if isinstance(game, CardGame):
        decks = list(game.book.decks)
        return tuple(Seat("", (decks[(3 * seed + 5 * seat) % len(decks)],)) for seat in range(2))
    return tuple(map(Seat, lineup(game, 2, seed)))


def digest(name: str, game_id: str, ruleset: str) -> str:
    """Eight hex digits over the answers that a player gives to itself."""
    game, found = released(game_id), hashlib.sha256()
    for seed in range(MATCHES):
        setup = check_setup(game, Setup(game.id, seats_of(game, seed), ruleset, seed=seed))
        players = [load(name, stream_of(seed, PLAYER_STREAMS + seat), game) for seat in range(2)]
        state, spare = game.begin(setup), Choice()
        state.live, state.log = True, None
        state.advance()
        while state.status == Status.ASKING and state.answers < MOST_ANSWERS:
            seat, answer = next_answer(game, state, players, spare)
            found.update(f"{seat} {answer}\n".encode())
            state.apply(seat, answer)
    return found.hexdigest()[:8]


@pytest.mark.parametrize(
    ("game_id", "ruleset", "played"),
    [
        ("khtcg", "ffg", "4ec1b827"),
        ("khtcg", "tomy", "efbdbec9"),
        ("kmon", "", "7a61ab1e"),
        ("perilous", "", "6a2914c2"),
    ],
)
def test_classic_plays_as_it_always_did(game_id: str, ruleset: str, played: str) -> None:
    assert digest("classic", game_id, ruleset) == played


def test_the_digest_tells_players_apart() -> None:
    """Or it would hold nothing."""
    assert digest("random", "kmon", "") != digest("classic", "kmon", "")


def test_classic_can_be_named_and_is_offered_to_nobody() -> None:
    for game_id in ("khtcg", "kmon", "perilous"):
        game = playmat.game(game_id)
        assert "classic" in names(game)
        assert "classic" not in offered(game)
