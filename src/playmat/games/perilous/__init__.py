"""Kingdom Hearts Perilous Pursuit: a cooperative dice game for two to five heroes. See README.md."""

from playmat.games.perilous.game import GAME

__all__ = ["GAME"]
