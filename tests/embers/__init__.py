"""Embers: a card duel for two, small enough to read at one sitting. It lives in the tests only.

It is the sample for people who write a game of their own, in ordinary interpreted Python, and the proof
that the kernel carries what card games need. Its rules:

- **DU-SETUP-01** A coin decides who begins. Both decks are shuffled and both seats draw three cards.
- **DU-SETUP-02** Both seats choose at the same time which cards they return to their deck, unseen by the
  other until both have chosen; they shuffle and draw as many.
- **DU-TURN-01** A turn begins with one energy (three at most) and a card. Who cannot draw loses a health.
- **DU-TURN-02** Then the seat plays cards as long as it likes and can pay, and rests.
- **DU-GUARD-01** The other seat may raise its guard at any time of that, for one energy; a guard takes up
  the next loss of health. It is an offer: nobody waits for it.
- **DU-REACT-01** After a card is played the other seat may react, if it has cards in hand and energy.
  Whether it holds a reaction does not matter. A reaction can be reacted to.
- **DU-REACT-02** Cards are carried out in reverse: the last one first.
- **DU-REACT-03** Reactions are played in answer to a card only.
- **DU-COST-01** A card costs energy.
- **DU-HAND-01** Cards are played from the hand.
- **DU-END-01** Who has no health has lost.

`cards.py` holds the cards and their programs, `state.py` what a match is and what seats know of it,
`rules.py` the steps, `game.py` the words, `position.py` positions as documents.
"""

from tests.embers.game import EMBERS, Embers
from tests.embers.rules import EmbersMachine

__all__ = ["EMBERS", "Embers", "EmbersMachine"]
