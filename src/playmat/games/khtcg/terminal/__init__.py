"""What the terminal shows of a Kingdom Hearts duel, found through the entry-point group `playmat.terminal`.

`WIDGET` and `TEXT` are what `playmat.terminal.tables` asks for; each is imported when it is needed.
"""

WIDGET = "playmat.games.khtcg.terminal.widget:KingdomHeartsTable"
TEXT = "playmat.games.khtcg.terminal.text"
