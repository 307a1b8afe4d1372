"""The Kingdom Hearts Trading Card Game: the rules of `docs/rules/khtcg.md` on the kernel.

`README.md` in this folder says which file carries out which chapter.
"""

from playmat.games.khtcg.game import KingdomHearts

__all__ = ["GAME", "KingdomHearts"]

GAME = KingdomHearts()
