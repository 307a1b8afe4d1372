"""The defects that a game can have, by type. The docstrings are what a game's author reads."""

from __future__ import annotations


class Defect(AssertionError):
    """A promise of the kernel that a game breaks.

    Attributes:
        what: what was found, without the place.
        seed: the match's seed.
        place: how many entries the match had.
    """

    def __init__(self, what: str, seed: int = -1, place: int = -1, where: str = "") -> None:
        self.what = what
        self.seed = seed
        self.place = place
        promise = (type(self).__doc__ or "").partition("\n")[0]
        super().__init__(f"{promise}\n  found: {what}{where}")


class RuleFails(Defect):
    """The rules must not raise anything while legal answers are given."""


class NoWayOn(Defect):
    """At any time the match is over, waits for chance, or waits for a seat that has an answer to give."""


class TooLong(Defect):
    """A match must end within `Game.longest` answers and outcomes, and no rule may run away."""


class CloneShares(Defect):
    """A clone must be equal, and neither it nor the original may notice what happens to the other."""


class EncodingLoses(Defect):
    """Decoding what `encode` wrote must give the same match: encoding, views, choices and future."""


class FieldForgotten(Defect):
    """Every field of the state must stand in `clone`, in `encode` and in `decode`."""


class NotRepeatable(Defect):
    """The same setup and the same answers must give the same match, by number, by word and by record."""


class ChanceDiffers(Defect):
    """The same outcomes must give the same match: inline (`State.live`), through `Match`, under any seed."""


class OutcomesWrong(Defect):
    """`outcomes` must list outcomes in range, each once, whose weights add up to `State.chance`."""


class CountWrong(Defect):
    """`count`, `answers`, `allows` and `sample` of a choice must agree, and `offer` must change nothing."""


class PlayerFails(Defect):
    """Every computer player must answer every question legally, in words, and from what its seat knows."""


class NotationUnclear(Defect):
    """The words of a choice must be tidy and unique, and every answer's text must read as that answer."""


class RefusalLeavesTrace(Defect):
    """A refused answer has its typed error and leaves state, events, entries and serials as they were."""


class ScenarioLoses(Defect):
    """`place` must undo `dump`: the same document, the same views and choices again."""


class UndoLeavesTrace(Defect):
    """After an answer and a rewind everything must be as before; the answer given again, as after it."""


class ResumeDiffers(Defect):
    """A match saved and loaded in the middle of a decision must go on as if nothing had happened."""


class NotPlain(Defect):
    """Views, documents, windows, results and events must be plain data: JSON with string keys."""


class ViewShares(Defect):
    """Views, documents and facts must be copies: whatever happens to one, the match stays as it is."""


class RedealWrong(Defect):
    """A redeal must be consistent with the match, deal hidden things again and be playable to an end."""


class ViewLeaks(Defect):
    """A view must not tell a match from one in which the things its viewer cannot know differ."""


class ChoiceLeaks(Defect):
    """A seat's own choice must not tell a match from one in which things it cannot know differ."""


class WindowLeaks(Defect):
    """The seats that are asked, and their windows, must follow from public facts, never from hidden ones."""


class EventLeaks(Defect):
    """The events a viewer sees must not tell what the viewer cannot know."""


class RefusalLeaks(Defect):
    """A refusal must not tell a seat what it cannot know."""


class ObservationLeaks(Defect):
    """An observation, and the actions of a choice, must not tell what their seat cannot know."""


class ObservationWrong(Defect):
    """An observation must keep to its schema, and not depend on what lay in its place before."""


class ActionsWrong(Defect):
    """Actions that the mask allows must lead to an answer, and every answer must be reached by actions."""
