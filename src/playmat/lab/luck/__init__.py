"""Luck apart from skill: what draws and dice gave to each seat, and what decisions cost it.

| module | what |
|---|---|
| `outlook.py` | the chances that a seat sees, and their average over what nobody can know |
| `ledger.py` | the account of a match that is over: beginning, luck, errors, and what is left |
| `drawing.py` | the luck of a match that is being played, for `playmat simulate --adjust-luck` |
| `adjusting.py` | results of many games with the luck taken out of them |
| `telling.py` | the account in words: `playmat record luck` |
"""
