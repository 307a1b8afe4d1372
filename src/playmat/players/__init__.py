"""Computer players. They are given glimpses (a view, a choice, redeals), never a match's state.

`load` finds one by name; who seats one uses `steadfast`, which always answers.
"""

from playmat.players.roster import can_sit, is_player, load, names, offered, programs, steadfast

__all__ = ["can_sit", "is_player", "load", "names", "offered", "programs", "steadfast"]
