"""K-Mon Trading Cards: the rules of `docs/rules/kmon.md` on the kernel.

`README.md` in this folder says which file carries out which chapter.
"""

from playmat.games.kmon.game import KMonCards

__all__ = ["GAME", "KMonCards"]

GAME = KMonCards()
