"""Do the tests bite? Mutants of the rules are drawn, and each is held against the tests that reach it.

    PYTHONPATH=src:tools python -m mutants              try the mutants drawn in every room, or go on
    PYTHONPATH=src:tools python -m mutants ROOM...      only these rooms
    PYTHONPATH=src:tools python -m mutants --only TEXT  only mutants whose name holds this, at length
    PYTHONPATH=src:tools python -m mutants --tests FILE...  only with these test modules; decides kills alone

`rooms.toml` names the rooms, `equivalent.toml` the mutants that change nothing anybody can observe, with the
reason. What was found is kept in `verdicts/` as it goes, and `docs/mutants.md` is written from it; which
tests reach which lines is measured again by each clone, and kept in `.mutants/`.
"""
