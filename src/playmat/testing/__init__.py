"""Checks that any game on the kernel must pass. Third-party games use them, too; pytest is not needed.

    from playmat.testing import check_game
    print(check_game(GAME))

`check_game` plays random matches and tries at every decision to catch the game out. What it finds is a
`Defect`: an `AssertionError` whose class says which promise is broken and whose text says where.
"""

from playmat.testing.defects import (
    ActionsWrong,
    ChanceDiffers,
    ChoiceLeaks,
    CloneShares,
    CountWrong,
    Defect,
    EncodingLoses,
    EventLeaks,
    FieldForgotten,
    NotationUnclear,
    NotPlain,
    NotRepeatable,
    NoWayOn,
    ObservationLeaks,
    ObservationWrong,
    OutcomesWrong,
    PlayerFails,
    RedealWrong,
    RefusalLeaks,
    RefusalLeavesTrace,
    ResumeDiffers,
    RuleFails,
    ScenarioLoses,
    TooLong,
    UndoLeavesTrace,
    ViewLeaks,
    ViewShares,
    WindowLeaks,
)
from playmat.testing.report import Report
from playmat.testing.setups import default_setups
from playmat.testing.suite import check_game

__all__ = [
    "ActionsWrong",
    "ChanceDiffers",
    "ChoiceLeaks",
    "CloneShares",
    "CountWrong",
    "Defect",
    "EncodingLoses",
    "EventLeaks",
    "FieldForgotten",
    "NoWayOn",
    "NotPlain",
    "NotRepeatable",
    "NotationUnclear",
    "ObservationLeaks",
    "ObservationWrong",
    "OutcomesWrong",
    "PlayerFails",
    "RedealWrong",
    "RefusalLeaks",
    "RefusalLeavesTrace",
    "Report",
    "ResumeDiffers",
    "RuleFails",
    "ScenarioLoses",
    "TooLong",
    "UndoLeavesTrace",
    "ViewLeaks",
    "ViewShares",
    "WindowLeaks",
    "check_game",
    "default_setups",
]
