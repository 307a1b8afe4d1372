"""The picture of a K-Mon battle in the terminal, found through the entry-point group `playmat.terminal`.

`WIDGET` and `TEXT` are what `playmat.terminal.tables` asks for; each is imported when it is needed.
"""

WIDGET = "playmat.games.kmon.terminal.widget:KMonTable"
TEXT = "playmat.games.kmon.terminal.text"
