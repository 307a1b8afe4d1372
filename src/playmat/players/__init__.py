"""Computer players. They are given glimpses (a view, a choice, redeals), never a match's state.

`load` finds one by name.
"""

from playmat.players.roster import load, names

__all__ = ["load", "names"]
