"""An analysis in words, each of them ready to be laid out; and as plain data."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from playmat import texts
from playmat.kernel.choice import PASS_OFFER, Choice
from playmat.kernel.notation import write_answer
from playmat.kernel.phrase import Phrase
from playmat.lab.luck.telling import signed
from playmat.lab.review.analysis import MatchAnalysis, Review, Turning
from playmat.lab.review.curve import Point
from playmat.lab.review.verdicts import MARKS, SIGNS, Verdict

Tr = Callable[..., str]
"""The type of what says keys of the catalogues."""

BARS: Final = "▁▂▃▄▅▆▇█"
"""The heights of a curve in one line."""

WIDEST: Final = 60
"""A curve in one line has no more points than that."""

LEAST: Final = 0.005
"""The least loss that is told: half a point."""


class ToldDecision(NamedTuple):
    """A decision in words.

    Attributes:
        turn: the number of the turn; a dash before the first.
        answer: its number in the record.
        move: what was answered.
        before, after: the chances to win.
        lost: what it cost; empty if nothing.
        sign: the sign of its mark.
        mark: its mark, or the empty string.
        better: what the computer would have answered, if that is better.
    """

    turn: str
    answer: str
    move: str
    before: str
    after: str
    lost: str
    sign: str
    mark: str
    better: str


class Telling:
    """An analysis that is said in a language.

    Args:
        found: the analysis.
        lang: the language.
        file: the record.
        result: the result of the match in words, line by line.
    """

    def __init__(self, found: MatchAnalysis, lang: str, file: str, result: Sequence[str]) -> None:
        self.found = found
        self.lang = lang
        self.file = file
        self.result = result
        self.game = found.match.game

    def tr(self, key: str, /, **args: Any) -> str:  # noqa: ANN401 - whatever fills a phrase
        """The sentence of a key."""
        return texts.render(Phrase(key, args), self.lang)

    def head(self) -> list[str]:
        """The match, its result, and what it was compared with."""
        found = self.found
        name = f"{self.game.id}-name"
        game = self.tr(name) if texts.has(name, self.lang) else self.game.id
        turns = found.reviews[0].course.turns
        told = [self.tr("analysis-title", game=game, turns=turns, file=self.file), *self.result]
        told.append(self.tr("analysis-how", player=found.player, deals=found.deals))
        if self.game.features() is None:
            told.append(self.tr("analysis-estimates"))
        if found.stopped:
            told.append(self.tr(f"analysis-{found.stopped}", seen=found.seen, asked=found.asked))
        return told

    def share(self, part: float) -> str:
        """A part of one in percent."""
        return self.tr("analysis-percent", share=round(100 * part))

    def seat(self, review: Review) -> str:
        """The name of a seat."""
        return texts.render(self.game.seat_name(self.found.match.state, review.course.seat), self.lang)

    def heads(self) -> list[str]:
        """The headings of the table of decisions."""
        return [self.tr(f"analysis-{one}") for one in ("turn", "answer", "move", "before", "after", "lost")]

    def lines(self, review: Review, errors_only: bool) -> list[ToldDecision]:
        """The decisions of a seat, or only those that lost something."""
        seat = review.course.seat
        return [self.line(seat, one) for one in review.verdicts if one.lost >= LEAST or not errors_only]

    def line(self, seat: int, one: Verdict) -> ToldDecision:
        """A decision."""
        decision, lost = one.decision, one.lost >= LEAST
        return ToldDecision(
            str(decision.turn or "–"),
            str(decision.n),
            self.move(seat, one, decision.answer),
            self.share(one.before),
            self.share(one.after),
            f"{100 * one.lost:.1f}" if lost else "",
            SIGNS[one.mark],
            one.mark,
            self.tr("analysis-better", what=self.move(seat, one, one.other)) if lost else "",
        )

    def move(self, seat: int, one: Verdict, answer: int) -> str:
        """An answer in words."""
        if answer == PASS_OFFER:
            return self.tr("hint-search-leave")
        state, choice = one.decision.state, Choice()
        state.offer(seat, choice)
        return texts.render(self.game.describe(state, choice, answer), self.lang)

    def notation(self, seat: int, one: Verdict, answer: int) -> str:
        """An answer in notation; empty for leaving an offer alone."""
        if answer == PASS_OFFER:
            return ""
        state, choice = one.decision.state, Choice()
        state.offer(seat, choice)
        return write_answer(self.game, state, choice, answer)

    def legend(self) -> str:
        """The meanings of the signs."""
        return self.tr("analysis-marks", **{mark: f"{100 * least:.0f}" for mark, least in MARKS.items()})

    def curves(self, review: Review) -> list[tuple[str, list[str]]]:
        """The curves of a seat, each with its heading: from its own information, and with all hands open."""
        told = [(self.tr("analysis-curve"), self.curve(review.points))]
        if review.open_points:
            told.append((self.tr("analysis-open-curve"), self.curve(review.open_points)))
        return told

    def curve(self, points: Sequence[Point]) -> list[str]:
        """A curve in one line, and its figures."""
        ahead = points[:-1] or points
        low, high = min(ahead, key=_chance), max(ahead, key=_chance)
        figures = self.tr(
            "analysis-curve-figures",
            first=points[0].chance,
            low=low.chance,
            at=low.turn,
            high=high.chance,
            top=high.turn,
            last=points[-1].chance,
        )
        return [bars([one.chance for one in points]), figures]

    def turning(self, review: Review, one: Turning) -> list[str]:
        """A turning point: what happened to the chance, what was chosen, and what else was possible."""
        seat, verdict, rose = review.course.seat, one.verdict, one.end.chance > one.begin.chance
        chosen = self.move(seat, verdict, verdict.decision.answer)
        told = [
            self.tr(
                "analysis-rose" if rose else "analysis-fell",
                turn=verdict.decision.turn,
                answer=verdict.decision.n,
                before=one.begin.chance,
                after=one.end.chance,
            ),
            self.tr("analysis-chosen", what=chosen),
        ]
        if verdict.agreed:
            return [*told, self.tr("analysis-same")]
        return [*told, self.tr("analysis-other", what=self.move(seat, verdict, verdict.other))]

    def without_turning(self) -> str:
        """The sentence in the place of turning points, where none can be told."""
        return self.tr("analysis-quiet" if self.found.seen == self.found.asked else "analysis-unseen")

    def error_heads(self) -> list[str]:
        """The headings of the table of errors."""
        marks = [f"{self.tr(f'analysis-{mark}')} {SIGNS[mark]}" for mark in reversed(MARKS)]
        return [
            "",
            self.tr("analysis-decisions"),
            self.tr("analysis-agreed"),
            *marks,
            self.tr("analysis-loss"),
        ]

    def error_row(self, review: Review) -> list[str]:
        """The errors of a seat: how many, and what they cost on average."""
        seen = len(review.verdicts)
        share = self.share(review.agreed / seen) if seen else "–"
        loss = f"{100 * review.lost / seen:.1f}" if seen else "–"
        counts = [str(review.marks[mark]) for mark in reversed(MARKS)]
        return [self.seat(review), str(seen), share, *counts, loss]

    def luck(self) -> list[str]:
        """The luck of each seat; nothing where it is not told."""
        return [
            self.tr(
                "analysis-luck-line",
                who=self.seat(one),
                start=f"{100 * one.luck.start:.0f}",
                gained=signed(one.luck.gained),
            )
            for one in self.found.reviews
            if one.luck is not None
        ]

    def plain(self) -> dict[str, Any]:
        """The analysis as data, with its moves in words and in notation."""
        found = self.found
        return {
            "game": self.game.id,
            "file": self.file,
            "winners": list(found.result.winners),
            "cause": found.result.cause,
            "player": found.player,
            "deals": found.deals,
            "seed": found.seed,
            "decisions": found.asked,
            "seen": found.seen,
            "complete": not found.stopped,
            "seats": [self.plain_seat(one) for one in found.reviews],
        }

    def plain_seat(self, review: Review) -> dict[str, Any]:
        """A seat as data."""
        seat = review.course.seat
        return {
            "seat": seat,
            "name": self.seat(review),
            "decisions": [self.plain_verdict(seat, one) for one in review.verdicts],
            "curve": [one._asdict() for one in review.points],
            "open_curve": [one._asdict() for one in review.open_points],
            "turning": [
                {
                    "answer": one.verdict.decision.n,
                    "turn": one.verdict.decision.turn,
                    "before": one.begin.chance,
                    "after": one.end.chance,
                }
                for one in review.turning
            ],
            "marks": {mark: review.marks[mark] for mark in MARKS},
            "agreed": review.agreed,
            "lost": round(review.lost, 4),
            "luck": None if review.luck is None else review.luck._asdict(),
        }

    def plain_verdict(self, seat: int, one: Verdict) -> dict[str, Any]:
        """A decision as data."""
        decision = one.decision
        return {
            "answer": decision.n,
            "turn": decision.turn,
            "move": decision.word,
            "text": self.move(seat, one, decision.answer),
            "before": round(one.before, 4),
            "after": round(one.after, 4),
            "lost": round(one.lost, 4),
            "mark": one.mark,
            "computer": self.notation(seat, one, one.other),
            "computer_text": self.move(seat, one, one.other),
        }


def bars(values: Sequence[int]) -> str:
    """Percentages as a line of bars; of many, some are left out, but never the last.

    >>> bars([0, 50, 100])
    '▁▅█'
    """
    step = -(-len(values) // WIDEST)
    shown = list(reversed(values[::-1][::step]))
    return "".join(BARS[min(value * len(BARS) // 100, len(BARS) - 1)] for value in shown)


def _chance(point: Point) -> int:
    return point.chance
