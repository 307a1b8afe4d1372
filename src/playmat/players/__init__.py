"""Computer players. They are given glimpses (a view, a choice, redeals), never a match's state.

`load` finds one by name.
"""

from playmat.players.roster import is_player, load, names, offered

__all__ = ["is_player", "load", "names", "offered"]
