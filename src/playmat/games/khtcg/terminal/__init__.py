"""The picture of a Kingdom Hearts duel in the terminal, found through the group `playmat.terminal`.

`WIDGET` and `TEXT` are what `playmat.terminal.tables` asks for; each is imported when it is needed.
"""

WIDGET = "playmat.games.khtcg.terminal.widget:KingdomHeartsTable"
TEXT = "playmat.games.khtcg.terminal.text"
