"""The players asked for a reaction: all who might hold one, as far as the table shows (KM-SM-03)."""

from __future__ import annotations

import pytest
from tests.kmon.own import battle, card, game_of, kmon, side

from playmat.games.kmon.game import KMonCards
from playmat.games.kmon.language.codes import ELEMENT_WORDS

ELEMENTS = ELEMENT_WORDS[:8]
ENOUGH = 9
"""Cards in hand: more than any reaction wants discarded."""


def only_reaction(element: str, extra: int = 0, cost: int = 0) -> KMonCards:
    """A game with one reaction card: it answers a Defence, which nobody can evade."""
    rest = [one for one in ELEMENTS if one != element]
    pairs = [(element, rest[0]), (rest[1], element), (rest[2], rest[3])]
    price = f'element = "{element}"\ncost = {cost}\nextra_cost = {{ discard = {extra} }}'
    return game_of(
        *(kmon(f"K-{number}", elements=pair) for number, pair in enumerate(pairs)),
        card("FILLER", "powerup"),
        card(
            "ANSWER",
            "reaction",
            f'{price}\ntrigger = {{ to = ["defence"] }}\neffects = [{{ op = "neutralise" }}]',
        ),
    )


def is_asked(game: KMonCards, active: int, held: int, charges: int = 20) -> bool:
    """Return whether a player without the reaction is asked for one; they hold this many other cards."""
    team, deck = ("K-0", "K-1", "K-2"), ["FILLER"] * 5
    match = battle(
        game,
        side(team, deck=deck),
        side(team, ["FILLER"] * held, deck, more=f"active = {active}\ncharges = {charges}"),
    )
    match.say(0, "defend")
    return match.asked == [1] and {item.word for item in match.window(1).items} == {"pass"}


@pytest.mark.parametrize("extra", range(4))
@pytest.mark.parametrize("element", ELEMENTS)
def test_either_element_of_the_active_one_is_reckoned_with(element: str, extra: int) -> None:
    """KM-SM-03, KM-DEF-11, KM-FX-04: primary or secondary, and no third, however many cards are held."""
    game = only_reaction(element, extra)
    assert [is_asked(game, active, ENOUGH) for active in range(3)] == [True, True, False]


@pytest.mark.parametrize("extra", range(4))
def test_who_could_not_pay_is_not_asked(extra: int) -> None:
    """KM-SM-03, KM-FX-04, KM-CHG-03: the card itself, the cards it wants beside it, and the charges."""
    game = only_reaction("air", extra, cost=3)
    asked = [[is_asked(game, 0, held, charges) for held in range(6)] for charges in (2, 3)]
    assert asked == [[False] * 6, [held > extra for held in range(6)]]
