"""The chance that a deck can play a card in its first turn, from many deals under the rules themselves.

Both sides play the deck. Each deal is played from the shuffle to the first turn of one seat, which looks at
what the rules offer it: if any option is about a card of its hand, the turn can be played. Where the seat
picks something before, every pick is tried until a way is found; the other side does nothing where it may.

The chance is a lower bound. Only picks are tried: where something is split, ordered or taken out of several,
the first answer is given, and so is it where the other side has to do something. And a deal in which no way
is found in `POSITIONS` positions counts as one that cannot be played.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from playmat.cards.game import CardGame
from playmat.kernel.choice import Choice, Kind
from playmat.kernel.game import Seat, Setup
from playmat.kernel.match.foresight import declining
from playmat.kernel.rng import FIRST_TURN_STREAM, Stream, stream_of
from playmat.kernel.setup_check import check_setup
from playmat.kernel.state import State, Status

DEALS: Final = 10_000
"""The usual number of deals: the chance is then known to a percentage point."""

TOGETHER: Final = 50
"""After so many deals it is asked whether there is time for more: hundredths of a second, also where the
rules are not compiled."""

POSITIONS: Final = 200
"""So many positions of a deal are looked at for a card that can be played; then the deal is given up."""


class FirstTurns(NamedTuple):
    """Deals of a deck.

    Attributes:
        deals: how many were played.
        playable: in how many of them a card could be played in the first turn, as far as was found.
    """

    deals: int
    playable: int

    @property
    def percent(self) -> int:
        """The chance in whole percent; 0 and 100 are only what was so in every deal.

        >>> FirstTurns(1000, 929).percent, FirstTurns(1000, 999).percent, FirstTurns(1000, 0).percent
        (93, 99, 0)
        """
        if self.playable in {0, self.deals}:
            return 100 * self.playable // self.deals
        return min(99, max(1, round(100 * self.playable / self.deals)))


def first_turns(
    game: CardGame, deck: tuple[str, ...], rules: str, deals: int, more: Callable[[], bool], seed: int = 0
) -> FirstTurns:
    """Deal a deck and count the first turns in which a card can be played.

    Args:
        game: with the cards.
        deck: the codes of the deck, or that of a starter deck.
        rules: the rules for decks; see `CardGame.deck_formats`.
        deals: how many.
        more: says whether there is time for more; there always is for some.
        seed: what the deals come from.

    Raises:
        BadSetup: the deck is not legal.
    """
    undealt = game.begin(both_with(game, deck, rules))
    stream = stream_of(seed, FIRST_TURN_STREAM)
    played = playable = 0
    while played < deals and (played == 0 or more()):
        for _deal in range(min(TOGETHER, deals - played)):
            playable += can_play(game, dealt(undealt, stream), 0)
            played += 1
    return FirstTurns(played, playable)


def both_with(game: CardGame, deck: tuple[str, ...], rules: str) -> Setup:
    """A match of a deck with itself under some rules for decks: those of a ruleset, or of an option."""
    seats = (Seat(deck=deck), Seat(deck=deck))
    if rules in game.rulesets:
        return check_setup(game, Setup(game.id, seats, rules))
    return check_setup(game, Setup(game.id, seats, options={"format": rules}))


def dealt(undealt: State, stream: Stream) -> State:
    """A match that has come to its first question, with chance of its own."""
    state = undealt.clone()
    state.rekey(stream)
    state.advance()
    return state


def can_play(game: CardGame, start: State, seat: int) -> bool:
    """Return whether a way is found for a seat to play a card in its first turn."""
    ways = [start]
    for _position in range(POSITIONS):
        if not ways:
            break
        state = ways.pop()
        if not comes_to_decide(game, state, seat):
            continue
        if game.whose_turn(state) == seat and offers_card(game, state, state.choice):
            return True
        ways += ways_on(game, state, seat)
    return False


def comes_to_decide(game: CardGame, state: State, seat: int) -> bool:
    """Play on to where a seat picks something before or in its turn; return whether it comes to that."""
    turn = game.whose_turn(state)
    while state.status == Status.ASKING:
        before, turn = turn, game.whose_turn(state)
        if before == seat and turn != seat:
            return False
        if state.first == seat and state.choice.kind == Kind.PICK and turn in (seat, None):
            return True
        pass_by(game, state)
    return False


def pass_by(game: CardGame, state: State) -> None:
    """Give the answer that does nothing, or else the first."""
    declined = declining(game, state, state.choice)
    state.apply(state.first, state.choice.answers()[0] if declined is None else declined)


def offers_card(game: CardGame, state: State, choice: Choice) -> bool:
    """Return whether an option is about a card of the hand of who is asked."""
    hand = f"seats.{int(choice.seat)}.hand."
    items = (int(choice.items[place]) for place in range(int(choice.n)))
    return any(path.startswith(hand) for item in items for path in game.touches(state, choice, item))


def ways_on(game: CardGame, state: State, seat: int) -> list[State]:
    """The positions after each answer that does not end the turn of a seat, that of the first answer last."""
    turn = game.whose_turn(state)
    found: list[State] = []
    for answer in reversed(range(int(state.choice.n))):
        after = state.clone()
        after.apply(seat, answer)
        if turn != seat or game.whose_turn(after) == seat:
            found.append(after)
    return found
