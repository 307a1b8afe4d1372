"""The checks must be able to fail: each defect here is put into the duel, and must be found as what it is."""

from __future__ import annotations

import pytest
from tests.embers.game import Embers
from tests.embers.rules import EmbersMachine
from tests.testing import broken, leaking

from playmat import testing


def duel_of(state: type[EmbersMachine]) -> Embers:
    """The duel with other states."""
    game = Embers()
    game.state_class = state
    return game


# What does not lie in the state, or is read off the stream, shows wherever two matches are compared, and
# chance decides which check comes first: there any `Defect` will do. A rule that breaks may break in a
# redealt match first: those have two names.
CASES: list[tuple[Embers, *tuple[type[testing.Defect], ...]]] = [
    (duel_of(broken.SharesAPile), testing.CloneShares),
    (duel_of(broken.SharesInside), testing.CloneShares),
    (duel_of(broken.ForgetsInClone), testing.CloneShares),
    (duel_of(broken.ForgetsInEncode), testing.EncodingLoses),
    (duel_of(broken.HasANewField), testing.FieldForgotten),
    (duel_of(broken.ForgetsWhatFollows), testing.FieldForgotten),
    (duel_of(broken.NamesWhatItHasNot), testing.FieldForgotten),
    (duel_of(broken.KeepsAside), testing.Defect),
    (broken.CallsCopiesTheSame(), testing.NotationUnclear),
    (broken.WritesWhatItCannotRead(), testing.NotationUnclear),
    (broken.ReadsAnotherOutcome(), testing.NotationUnclear),
    (broken.RefusesItsOwnWord(), testing.NotationUnclear),
    (broken.CallsNothingSomething(), testing.NotationUnclear),
    (broken.BearsAGrudge(), testing.RefusalLeavesTrace),
    (duel_of(broken.WeighsWrong), testing.OutcomesWrong),
    (duel_of(broken.LeavesNoAnswer), testing.NoWayOn),
    (duel_of(broken.LeavesTheQuestionBefore), testing.CountWrong),
    (duel_of(broken.WaitsForNobody), testing.NoWayOn),
    (broken.IsWorthNothing(), testing.PlayerFails),
    (duel_of(broken.AsksTwice), testing.CountWrong, testing.PlayerFails),
    (duel_of(broken.RunsAway), testing.TooLong, testing.RedealWrong),
    (duel_of(broken.NeverEnds), testing.TooLong),
    (duel_of(broken.RunsDry), testing.NoWayOn, testing.RedealWrong),
    (duel_of(broken.Breaks), testing.RuleFails, testing.RedealWrong),
    (duel_of(broken.RemembersElsewhere), testing.Defect),
    (broken.BeginsDifferently(), testing.NotRepeatable),
    (duel_of(broken.HearsTheStream), testing.Defect),
    (broken.BeginsFromTheSeed(), testing.ChanceDiffers),
    (duel_of(broken.LiveDiffers), testing.ChanceDiffers),
    (broken.LaysTooLittle(), testing.ScenarioLoses),
    (broken.LaysTuples(), testing.NotPlain),
    (broken.ViewsSets(), testing.NotPlain),
    (broken.LendsItsFields(), testing.ViewShares),
    (broken.LendsATable(), testing.ViewShares),
    (leaking.ShowsTheHand(), testing.ViewLeaks),
    (leaking.ShowsSpectatorsTheHand(), testing.ViewLeaks),
    (leaking.TurnsByTheHand(), testing.ViewLeaks),
    (leaking.ShowsTheDeck(), testing.ViewLeaks),
    (leaking.ShowsWhatWasChosen(), testing.ViewLeaks),
    (duel_of(leaking.AsksOnlyHolders), testing.WindowLeaks),
    (duel_of(leaking.PassesQuietly), testing.WindowLeaks),
    (duel_of(leaking.AsksDifferently), testing.WindowLeaks),
    (duel_of(leaking.TellsWhatWasDrawn), testing.EventLeaks),
    (duel_of(leaking.TellsSpectators), testing.EventLeaks),
    (leaking.TellsFromTheState(), testing.EventLeaks),
    (leaking.RefusesWithAHint(), testing.RefusalLeaks),
    (duel_of(leaking.OffersByTheDeck), testing.ChoiceLeaks),
    (duel_of(leaking.RedealsTheOwnHand), testing.ViewLeaks),
    (duel_of(leaking.RedealsWhatWasShown), testing.ViewLeaks),
    (duel_of(leaking.RedealsNothing), testing.RedealWrong),
    (duel_of(leaking.RedealsWithAnOldChoice), testing.RedealWrong),
    (duel_of(leaking.RedealsByTheOrder), testing.RedealWrong),
    (duel_of(leaking.ForeseesTheDice), testing.RedealWrong),
    (duel_of(leaking.LosesACard), testing.RedealWrong),
    (duel_of(leaking.MovesTheStep), testing.WindowLeaks),
    (leaking.observed_by(leaking.Leaky), testing.ObservationLeaks),
    (leaking.observed_by(leaking.Sticky), testing.ObservationWrong),
    (leaking.observed_by(leaking.Boundless), testing.ObservationWrong),
    (leaking.observed_by(leaking.Overflowing), testing.ObservationWrong),
    (leaking.observed_by(leaking.Merging), testing.ActionsWrong),
    (leaking.observed_by(leaking.Peeking), testing.ObservationLeaks),
]


def name_of_case(case: object) -> str:
    """The class that holds the defect, and what it is to be found as."""
    if isinstance(case, Embers):
        return (case.state_class if type(case) is Embers else type(case)).__name__
    assert isinstance(case, list)
    return "-or-".join(one.__name__ for one in case)


@pytest.mark.parametrize(("game", "defects"), [(game, names) for game, *names in CASES], ids=name_of_case)
def test_defect_is_found(game: Embers, defects: list[type[testing.Defect]]) -> None:
    """The search ends at the first defect; forty matches are enough for whatever seed it has."""
    with pytest.raises(testing.Defect) as caught:
        testing.check_game(game, matches=40, seed=78, every=2)
    assert type(caught.value) in defects or defects == [testing.Defect], caught.value
