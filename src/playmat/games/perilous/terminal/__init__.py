"""The picture of a pursuit in the terminal, found through the entry-point group `playmat.terminal`.

`WIDGET` and `TEXT` are what `playmat.terminal.tables` asks for; each is imported when it is needed.
"""

WIDGET = "playmat.games.perilous.terminal.widget:PerilousTable"
TEXT = "playmat.games.perilous.terminal.text"
