"""The terminal room: playing full screen, and as plain lines for screen readers and pipes.

No rule lives here. A client shows views, offers what the open choices list, and words phrases.

| file                 | what                                                                              |
|----------------------|-----------------------------------------------------------------------------------|
| `session.py`         | a match played by people and computer players; every answer is kept at once       |
| `saves.py`           | the files behind it: appended, forced to disk, locked, rewritten atomically       |
| `answer_draft.py`    | an answer while it is being put together                                          |
| `start/`             | how a match starts: the dialog, what the command line says, records and positions |
| `plain.py`           | the game as lines of text                                                         |
| `app.py`             | the full screen; `prompt.py`, `screens.py` and `tables/` are its parts            |
| `palette.py`         | everything that can be done now, by name                                          |
| `settings.py`        | what was chosen once and for all                                                  |
| `ways.py`            | what can be done when a match is over                                             |
| `review/`            | a match that is looked at again, and the way back into it                         |
| `learning/`          | who teaches at the table, lessons, and what has been learnt                       |
| `commands.py`        | `playmat play`, `learn`, `puzzles`, `resume`                                      |
| `record_commands.py` | `playmat replay`, `hint`, `analyse`, `record`                                     |
"""
