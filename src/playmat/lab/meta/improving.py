"""Better decks by exchanges of cards: rounds of studies, and a comparison on deals that nobody has seen."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from statistics import NormalDist, fmean, stdev
from typing import Any, Final, cast

import msgspec

from playmat.cards.decks import Deck, deck_of_codes
from playmat.cards.game import CardGame
from playmat.cards.share import write_code
from playmat.kernel.game import Game, Setup
from playmat.kernel.player import Player
from playmat.kernel.rng import EXCHANGE_STREAM, mix, stream_of
from playmat.lab.meta.exchanges import EXCHANGES, Exchange, Study, draw_study, exchanged, has
from playmat.lab.pairings import PairedDeck
from playmat.lab.plan import BadPlan, Plan, with_sets
from playmat.lab.result_rows import ResultRow
from playmat.lab.tally import Failures
from playmat.lab.wilson import Z95
from playmat.players.steadfast import Steadfast

SEATINGS: Final = 2
FEW_DEALS: Final = 30
"""The least deals of a study: the interval of a mean takes it to be normally distributed."""

DOUBT: Final = 0.05
"""The chance that a study takes an exchange though none of its exchanges changes anything."""


class Improvement(msgspec.Struct, frozen=True):
    """All that decides what becomes of a deck, and the studies that have been drawn.

    Attributes:
        game: id of the game.
        field: the decks to be beaten, one player, ruleset, options, seed and card sets.
        deck: the deck to be improved.
        rules: the format of decks that says what is legal.
        length: how many studies there are before the comparison.
        deals: how many deals each of them has.
        last: how many deals the comparison has.
        studies: those that have been drawn; the last one is the comparison, if there is something to compare.
    """

    game: str
    field: Plan
    deck: PairedDeck
    rules: str
    length: int
    deals: int
    last: int
    studies: tuple[Study, ...] = ()

    @property
    def watches(self) -> bool:
        """No report is made of its games."""
        return False

    @property
    def adjusts(self) -> bool:
        """Nor is luck taken out of their results."""
        return False

    def dealt(self, study: int) -> int:
        """The number of deals of a study."""
        return self.deals if self.studies[study].exchanges else self.last

    @property
    def games(self) -> int:
        """The number of games in the studies that have been drawn."""
        return sum(self.played_in(study) for study in range(len(self.studies)))

    def played_in(self, study: int) -> int:
        """The number of games in a study."""
        return SEATINGS * len(self.studies[study].decks) * self.dealt(study)

    @property
    def most_games(self) -> int:
        """The number of games if there is much to exchange, and something to compare."""
        return SEATINGS * ((EXCHANGES + 1) * self.length * self.deals + 2 * self.last)

    def place(self, number: int) -> tuple[int, int, int, int]:
        """The study of game number `number`, with its deal there, the version and the seating.

        All versions play a deal before the next one, each from both seats.
        """
        study = 0
        while number >= self.played_in(study) and study < len(self.studies) - 1:
            number -= self.played_in(study)
            study += 1
        deal, rest = divmod(number, SEATINGS * len(self.studies[study].decks))
        version, seating = divmod(rest, SEATINGS)
        return study, deal, version, seating

    def meeting(self, number: int) -> tuple[Plan, int]:
        """The meeting of two decks that game number `number` is part of, and its number there."""
        study, deal, version, seating = self.place(number)
        codes = self.studies[study].decks[version]
        ours = PairedDeck(share_code(self.game, self.field.sets, codes), self.deck.title, codes)
        deal += sum(map(self.dealt, range(study)))
        other = self.field.decks[deal % len(self.field.decks)]
        return msgspec.structs.replace(self.field, decks=(ours, other)), SEATINGS * deal + seating

    def played(self, _number: int = 0, /) -> CardGame:
        """The game with its card sets."""
        return cast(CardGame, self.field.played())

    def setup(self, game: Game, number: int) -> Setup:
        """The setup of game number `number`."""
        plan, place = self.meeting(number)
        return plan.setup(game, place)

    def seated(self, number: int) -> list[Steadfast]:
        """Its players, each with its own stream of the game's seed."""
        plan, place = self.meeting(number)
        return plan.seated(place)

    def shown(self, number: int, seated: Sequence[Player]) -> list[Player]:
        """Its players as the arena takes them."""
        plan, place = self.meeting(number)
        return plan.shown(place, seated)

    def labels(self, game: Game, number: int) -> tuple[str, ...]:
        """The share code of our deck's version and the name of the other one, by seat."""
        plan, place = self.meeting(number)
        return plan.labels(game, place)

    def command(self, number: int) -> str:
        """The command line that plays game number `number` again, alone."""
        plan, place = self.meeting(number)
        return plan.command(place)


@cache
def share_code(game: str, sets: tuple[tuple[str, str], ...], codes: tuple[str, ...]) -> str:
    """The share code of a deck of these cards."""
    played = cast(CardGame, with_sets(game, sets))
    return write_code(deck_of_codes(played.deck_book(), codes))


def make_improvement(field: Plan, deck: PairedDeck, rules: str, length: int, budget: int) -> Improvement:
    """A plan to improve a deck; a quarter of its games compare the result with the deck as it was.

    Args:
        field: the decks to be beaten, and who plays all of them.
        deck: the deck.
        rules: the format of decks that says what is legal.
        length: how many studies there are at most.
        budget: how many games there are at most.

    Raises:
        BadPlan: too few games.
    """
    versions = SEATINGS * (EXCHANGES + 1)
    deals, last = budget * 3 // 4 // length // versions, budget // 4 // (SEATINGS * 2)
    if deals < FEW_DEALS or last < FEW_DEALS:
        least = -(-FEW_DEALS * versions * length * 4 // 3)
        raise BadPlan("lab-improve-budget", "", got=budget, rounds=length, least=least)
    return Improvement(field.game, field, deck, rules, length, deals, last)


class ChangeWorth(msgspec.Struct, frozen=True):
    """The worth of a change: by what share of the points a deck with it scores more.

    Attributes:
        share: the difference.
        low, high: its interval.
    """

    share: float
    low: float
    high: float


def effect_of(differences: Sequence[float], deviates: float) -> ChangeWorth:
    """The mean of differences, one a deal, with an interval of so many standard errors to each side."""
    if len(differences) < 2:
        return ChangeWorth(fmean(differences or [0.0]), -1.0, 1.0)
    share = fmean(differences)
    half = deviates * stdev(differences) / len(differences) ** 0.5
    return ChangeWorth(share, share - half, share + half)


class StudyTally:
    """The scores of a study, deal by deal.

    Args:
        study: the study.

    Attributes:
        scores: of each deal, the share of the points that each version scores.
        taken: the exchanges that were made for good.
    """

    def __init__(self, study: Study) -> None:
        self.study = study
        self.scores: list[list[float]] = []
        self.taken: tuple[Exchange, ...] = ()

    def share(self, version: int) -> float:
        """The share of the points that a version scores."""
        return fmean(deal[version] for deal in self.scores) if self.scores else 0.5

    def effects(self) -> list[ChangeWorth]:
        """The worth of each exchange, with an interval that holds for all of them together."""
        many = len(self.study.exchanges)
        if not many:
            return []
        deviates = NormalDist().inv_cdf(1 - DOUBT / 2 / many)
        return [
            effect_of([self._contrast(deal, place) for deal in self.scores], deviates)
            for place in range(many)
        ]

    def gain(self) -> ChangeWorth:
        """By how much the second of two decks scores more than the first, with its 95 % interval."""
        return effect_of([deal[1] - deal[0] for deal in self.scores], Z95)

    def _contrast(self, deal: list[float], place: int) -> float:
        """The score of the versions with an exchange above that of the others in a deal."""
        made = [score for version, score in enumerate(deal) if has(version, place)]
        others = [score for version, score in enumerate(deal) if not has(version, place)]
        return fmean(made) - fmean(others)


class Improving(Failures):
    """Counts the games of an improvement, and draws the next study when one is over.

    Args:
        plan: the improvement, of which nothing has been drawn yet.

    Attributes:
        plan: with what has been drawn by now.
        games: how many games have been counted.
        findings: what each study has shown.
        best: the deck by now.
    """

    enough = False
    """The studies end when none is drawn any more."""

    def __init__(self, plan: Improvement) -> None:
        super().__init__(self)
        self.plan = plan
        self.games = 0
        self.findings: list[StudyTally] = []
        self.first: Deck = deck_of_codes(plan.played().deck_book(), plan.deck.cards, plan.deck.title)
        self.best = self.first
        self._points: list[float] = []
        self._broken = False
        self._draw()

    def add(self, row: ResultRow) -> None:
        """Count a game; a deal in which one broke is left out."""
        study, _deal, version, seating = self.plan.place(row.game)
        self.games += 1
        self.note(row)
        if row.error:
            self._broken = True
        points = float(seating in row.winners) if row.winners else 0.5
        if seating == 0:
            self._points.append(points / SEATINGS)
        else:
            self._points[version] += points / SEATINGS
        finding = self.findings[study]
        if len(self._points) == len(finding.study.decks) and seating == SEATINGS - 1:
            if not self._broken:
                finding.scores.append(self._points)
            self._points, self._broken = [], False
            if self.games == self.plan.games:
                self._settle(finding)

    def command(self, number: int) -> str:
        """The command line that plays game number `number` again, alone."""
        return self.plan.command(number)

    @property
    def compared(self) -> StudyTally | None:
        """The comparison of the deck as it was with what it has become; None if it is the same."""
        if not self.findings or self.findings[-1].study.exchanges:
            return None
        return self.findings[-1]

    def _settle(self, finding: StudyTally) -> None:
        """Make the exchanges for good that a study has shown to be worth it, and go on."""
        if not finding.study.exchanges:
            return
        valued = zip(finding.effects(), finding.study.exchanges, strict=True)
        for effect, exchange in sorted(valued, key=lambda one: -one[0].share):
            after = exchanged(self.plan.played(), self.best, [exchange])
            if effect.low > 0 and after is not None and not self._refused(after):
                self.best = after
                finding.taken = (*finding.taken, exchange)
        self._draw()

    def _refused(self, deck: Deck) -> bool:
        """Return whether a deck is not legal."""
        return bool(self.plan.played().deck_mistakes(deck, self.plan.rules))

    def _draw(self) -> None:
        """Draw the next study, or the comparison; nothing if the deck is as it was."""
        plan, number = self.plan, len(self.findings)
        study = None
        if number < plan.length:
            stream = stream_of(int(mix(plan.field.seed, number)), EXCHANGE_STREAM)
            study = draw_study(plan.played(), self.best, plan.rules, EXCHANGES, stream)
        if study is None or not study.exchanges:
            if self.best.parts == self.first.parts:
                return
            study = Study((self.first.codes(), self.best.codes()))
        self.plan = msgspec.structs.replace(plan, studies=(*plan.studies, study))
        self.findings.append(StudyTally(study))

    def plain(self) -> dict[str, Any]:
        """The results as plain data."""
        field, compared = self.plan.field, self.compared
        return {
            "game": self.plan.game,
            "ruleset": field.ruleset,
            "options": field.options,
            "player": field.players[0],
            "seed": field.seed,
            "against": [deck.name for deck in field.decks],
            "games": self.games,
            "errors": self.errors,
            "failures": self.failures,
            "lapses": self.lapses,
            "lapsed": self.lapsed,
            "rounds": [_plain_round(one) for one in self.findings if one.study.exchanges],
            "deck": write_code(self.first),
            "improved": write_code(self.best),
            "comparison": None if compared is None else _plain_comparison(compared),
        }


def _plain_round(finding: StudyTally) -> dict[str, Any]:
    """A study as plain data."""
    exchanges = zip(finding.study.exchanges, finding.effects(), strict=True)
    return {
        "deals": len(finding.scores),
        "versions": len(finding.study.decks),
        "exchanges": [
            {
                **msgspec.to_builtins(exchange),
                "difference": effect.share,
                "interval": [effect.low, effect.high],
                "taken": exchange in finding.taken,
            }
            for exchange, effect in exchanges
        ],
    }


def _plain_comparison(finding: StudyTally) -> dict[str, Any]:
    """A comparison of two decks as plain data."""
    gain = finding.gain()
    return {
        "deals": len(finding.scores),
        "before": finding.share(0),
        "after": finding.share(1),
        "difference": gain.share,
        "ci95": [gain.low, gain.high],
    }
