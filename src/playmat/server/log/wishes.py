"""Wishes of people at a table, made into acts, or refused. Nothing changes here.

Each function looks at a table and gives the acts to carry out; whatever cannot be is a `PlaymatError`, whose
phrase says why. The session stores the acts, has the table take them, and tells everybody.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from playmat.kernel.choice import CONCEDE, Choice, Kind
from playmat.kernel.errors import (
    CannotUndo,
    IllegalAnswer,
    MatchOver,
    OutOfRange,
    PlaymatError,
    StaleSerial,
    WrongSeat,
)
from playmat.kernel.match.ending import AGREED
from playmat.kernel.match.match import Match
from playmat.kernel.match.past import ASK, NEVER
from playmat.kernel.notation import read_answer, write_answer
from playmat.kernel.phrase import Phrase
from playmat.players.roster import can_sit, offered
from playmat.server.log import table_events
from playmat.server.log.level_ratings import level_rating
from playmat.server.log.petition import Petition
from playmat.server.log.table_events import Place, TableEvent
from playmat.server.log.table_log import TableLog
from playmat.server.protocol import client_messages

PHRASES = (
    "hello",
    "luck",
    "nice",
    "thanks",
    "sorry",
    "oops",
    "think",
    "hurry",
    "well-played",
    "again",
    "bye",
    "look",
)
"""The phrases of a table: `server-chat-<phrase>` in the catalogues. `look` points at a thing."""


class TableRefusal(PlaymatError):
    """Not possible at this table now."""


# ---- the match -----------------------------------------------------------------------------------


def number_of(match: Match, choice: Choice, answer: client_messages.Answer) -> int:
    """An answer as the kernel counts it.

    Raises:
        OutOfRange: the numbers are no answer of this kind of choice.
        IllegalAnswer, UnreadableAnswer: the text is none.
    """
    if isinstance(answer, str):
        return read_answer(match.game, match.state, choice, answer)
    if choice.kind == Kind.PICK and len(answer) == 1 and answer[0] < choice.n:
        return answer[0]
    if choice.kind == Kind.SUBSET and len(set(answer)) == len(answer) and max(answer, default=-1) < choice.n:
        mask = sum(1 << place for place in answer)
        if choice.allows(mask):
            return mask
    if choice.kind == Kind.SPLIT and len(answer) == choice.n:
        found = int(choice.splitting(answer))
        if found >= 0:
            return found
    if choice.kind == Kind.ORDER and sorted(answer) == list(range(choice.n)):
        return int(choice.arranging(answer))
    raise OutOfRange("error-answer-range", "", got=str(answer)[:80], count=int(choice.count()))


def own_seat(seats: list[int], seat: int) -> int:
    """The seat, if it is among a person's.

    Raises:
        WrongSeat: it is not.
    """
    if seat not in seats:
        raise WrongSeat("server-not-your-seat")
    return seat


def check_played(table: TableLog) -> None:
    """See that the match of a table can be played again here.

    Raises:
        TableRefusal: it cannot, and why.
    """
    if table.stopped is not None:
        raise TableRefusal(table.stopped.key, table.stopped.clause, **table.stopped.args)


def running(table: TableLog) -> Match:
    """The match of a table that goes on.

    Raises:
        MatchOver: it is over.
        TableRefusal: it has not begun.
    """
    if table.status == "open":
        raise TableRefusal("server-not-begun")
    if table.status != "running":
        raise MatchOver("error-match-over")
    return table.playing


def meant(
    table: TableLog, seats: list[int], message: client_messages.Act | client_messages.Describe
) -> tuple[Choice, int]:
    """The choice and the answer that a message means.

    Raises:
        RefusedAnswer: nothing of the kind is asked.
    """
    match = running(table)
    seat = own_seat(seats, message.seat)
    choice = match.choice(seat)
    if message.serial != match.serial(seat):
        raise StaleSerial("error-stale-serial", "", got=message.serial, open=match.serial(seat))
    return choice, number_of(match, choice, message.answer)


def why_not(match: Match, seat: int, texts: list[str]) -> Phrase | None:
    """The reason why something cannot be answered: of the first text about which the rules know one.

    Raises:
        RefusedAnswer: the seat is not asked.
    """
    choice = match.choice(seat)
    for text in texts:
        try:
            read_answer(match.game, match.state, choice, text)
        except IllegalAnswer as error:
            return error.phrase
        except PlaymatError:
            continue
    return None


def answered(match: Match, seat: int, answer: int, lag: float = 0.0) -> table_events.Answered:
    """The act of an answer to the open choice of a seat, with what is given back on its clock.

    Raises:
        OutOfRange: it is none.
    """
    word = write_answer(match.game, match.state, match.choice(seat), answer)
    return table_events.Answered(seat, answer, word, match.digest(), lag)


def undo(table: TableLog, seats: list[int]) -> list[TableEvent]:
    """Take back, or ask the others whether one may.

    Raises:
        CannotUndo: something was revealed since, or the others said no; where it counts nobody is asked.
    """
    match = running(table)
    verdict = match.undo_verdict(seats)
    if verdict == ASK and table.opened.counts:
        raise CannotUndo("server-undo-rated")
    if not seats or verdict == NEVER:
        raise CannotUndo("error-undo-never")
    if table.undo.by or table.draw.by:
        raise CannotUndo("server-undo-pending")
    if verdict == ASK and others(table, tuple(seats)):
        if table.undo.spent & set(seats):
            raise CannotUndo("server-undo-refused-before")
        return [table_events.UndoAsked(tuple(seats))]
    return [table_events.Undone(tuple(seats))]


def draw(table: TableLog, seats: list[int]) -> list[TableEvent]:
    """Want the match to end in a draw: ask the others whether it may, or end it.

    Raises:
        MatchOver, WrongSeat: there is nothing to draw, or one has no seat.
        TableRefusal: a team, a computer player that plays on, or the others are asked already or said no.
    """
    running(table)
    if not seats:
        raise WrongSeat("server-not-your-seat")
    check_draw(table)
    if table.undo.by or table.draw.by:
        raise TableRefusal("server-undo-pending")
    if not others(table, tuple(seats)):
        return [table_events.Ended(AGREED, seats[0], ())]
    if table.draw.spent & set(seats):
        raise TableRefusal("server-undo-refused-before")
    return [table_events.DrawAsked(tuple(seats))]


def check_draw(table: TableLog) -> None:
    """See whether people may agree on a draw: computer players do so once the match is overlong.

    Raises:
        TableRefusal: they may not.
    """
    match = table.playing
    if table.game.team:
        raise TableRefusal("error-draw-team")
    if table.computers() and not match.overlong:
        now = int(match.state.answers)
        raise TableRefusal("error-draw-not-yet", "", after=table.game.draw_after, now=now)


def others(table: TableLog, asking: tuple[int, ...]) -> list[int]:
    """The seats of other people than those who ask."""
    return [seat for seat in table.people() if seat not in asking]


def waiting_for(table: TableLog, petition: Petition) -> list[int]:
    """The seats whose people have still to agree to what is asked for; computer players always do."""
    return [seat for seat in others(table, petition.by) if seat not in petition.agreed] if petition.by else []


def consent(table: TableLog, seats: list[int], agree: bool) -> list[TableEvent]:
    """Agree to an undo or a draw, or do not.

    Raises:
        TableRefusal: nobody asks for one, or it is one's own.
    """
    running(table)
    petition = table.draw if table.draw.by else table.undo
    drawing = petition is table.draw
    if not petition.by or not seats or set(seats) & set(petition.by):
        raise TableRefusal("server-no-undo-asked")
    if not agree:
        return [table_events.DrawRefused(tuple(seats)) if drawing else table_events.UndoRefused(tuple(seats))]
    if any(seat not in seats for seat in waiting_for(table, petition)):
        return [table_events.Agreed(tuple(seats))]
    return [table_events.Ended(AGREED, petition.by[0], ()) if drawing else table_events.Undone(petition.by)]


def give_up(table: TableLog, seats: list[int], cause: Literal["resigned", "time"]) -> list[TableEvent]:
    """These seats play on no more: they resigned, or their time ran out.

    In a team game computer players take over as long as anybody plays on. Otherwise the others have won; a
    seat that is asked concedes by the rules where they know that.

    Raises:
        MatchOver, TableRefusal, WrongSeat: there is nothing to give up.
    """
    match = running(table)
    if not seats:
        raise WrongSeat("server-not-your-seat")
    if table.game.team:
        if any(seat not in seats for seat in table.people()):
            return [table_events.Sat(seat, computer(table, seat, stand_in(table)), cause) for seat in seats]
        return [table_events.Ended(cause, seats[0], ())]
    if cause == "resigned" and table.game.concedes and len(seats) == 1 and seats[0] in match.asked:
        return [answered(match, seats[0], CONCEDE)]
    winners = tuple(seat for seat in range(len(table.places)) if seat not in seats)
    return [table_events.Ended(cause, seats[0], winners)]


# ---- seats -----------------------------------------------------------------------------------------


def levels(table: TableLog) -> tuple[str, ...]:
    """The computer players that are offered at a table, those of the house first."""
    return offered(table.game)


def stand_in(table: TableLog) -> str:
    """The level that goes on for people who have left: the highest; at a rated table, with a rating."""
    known = tuple(table.game.levels) or offered(table.game)
    if table.opened.rated:
        known = tuple(one for one in known if level_rating(table.game.id, one) is not None) or known
    return known[-1]


def computer(table: TableLog, seat: int, level: str) -> Place:
    """A computer player for a seat.

    Raises:
        TableRefusal: nobody of this name plays this game, or not for ratings.
    """
    if not can_sit(level, table.game):
        raise TableRefusal("error-player", "", got=level, known=", ".join(levels(table)))
    place, rating = table.places[seat], level_rating(table.game.id, level)
    if table.opened.rated and rating is None:
        raise TableRefusal("server-rated-not", "", why="level")
    points = (rating or 0) if table.opened.rated else 0
    return Place("computer", role=place.role, level=level, deck=place.deck, rating=points)


def join(table: TableLog, wanted: int | None, place: Place) -> list[TableEvent]:
    """Somebody takes a free seat; the role is the seat's, and so is the deck of a match that is played on.

    Args:
        table: the table.
        wanted: which seat; None takes the first that is free.
        place: who, with which deck.

    Raises:
        TableRefusal: it is not free, or has a deck already.
    """
    free = [seat for seat, one in enumerate(table.places) if one.kind == "open"]
    if table.status != "open" or not free:
        raise TableRefusal("server-full")
    seat = free[0] if wanted is None else wanted
    if seat not in free:
        raise TableRefusal("server-seat-taken")
    here = table.places[seat]
    if table.played_on and place.deck:
        raise TableRefusal("server-start-fixed")
    deck = here.deck if table.played_on else place.deck
    return [table_events.Sat(seat, msgspec.structs.replace(place, role=here.role, deck=deck), "joined")]


def leave(table: TableLog, seats: list[int]) -> list[TableEvent]:
    """Free seats before the match begins; a table that everybody left is closed.

    Raises:
        WrongSeat: one has none.
    """
    if table.status != "open":
        return give_up(table, seats, "resigned")
    if not seats:
        raise WrongSeat("server-not-your-seat")
    left: list[TableEvent] = [table_events.Sat(seat, freed(table, seat), "left") for seat in seats]
    if all(seat in seats for seat in table.people()):
        left.append(table_events.Ended("empty", seats[0], ()))
    return left


def freed(table: TableLog, seat: int) -> Place:
    """A seat that nobody has any more: the role stays, and the deck of a match that is played on."""
    place = table.places[seat]
    return Place("open", role=place.role, deck=place.deck if table.played_on else ())


def fill(table: TableLog, level: str) -> list[TableEvent]:
    """Give all free seats to computer players.

    Raises:
        TableRefusal: none is free, or nobody of this name plays this game.
    """
    free = [seat for seat, place in enumerate(table.places) if place.kind == "open"]
    if table.status != "open" or not free:
        raise TableRefusal("server-full")
    return [table_events.Sat(seat, computer(table, seat, level), "filled") for seat in free]


# ---- beside the match ------------------------------------------------------------------------------


def chat(table: TableLog, seats: list[int], message: client_messages.Chat) -> list[TableEvent]:
    """Say a phrase.

    Raises:
        TableRefusal: spectators are silent, and there are only these phrases.
    """
    if not seats:
        raise TableRefusal("server-watchers-silent")
    if message.phrase not in PHRASES:
        raise TableRefusal("server-no-such-phrase", "", known=", ".join(PHRASES))
    return [table_events.Chatted(seats[0], message.phrase, message.thing)]


def show(table: TableLog, seats: list[int], agree: bool) -> list[TableEvent]:
    """Agree that those who watch see the hands, or no longer.

    Raises:
        TableRefusal: nobody watches here, or it is said already.
        MatchOver, WrongSeat: there is no match to show, or one has no seat.
    """
    if not seats:
        raise WrongSeat("server-not-your-seat")
    if table.status not in {"open", "running"}:
        raise MatchOver("error-match-over")
    if not table.opened.watch:
        raise TableRefusal("server-no-watchers")
    if all((seat in table.showing) == agree for seat in seats):
        raise TableRefusal("server-shown-already" if agree else "server-hidden-already")
    return [table_events.Showed(tuple(seats), agree)]


def hold(table: TableLog, seats: list[int], message: client_messages.Hold) -> list[TableEvent]:
    """Have computer players wait, or let them go on.

    Raises:
        TableRefusal: no computer plays here, it is said already, or the match has not gone on since the last
            time.
        MatchOver, WrongSeat: there is nothing to hold, or it is not one's seat.
    """
    running(table)
    seat = own_seat(seats, message.seat)
    if not table.computers():
        raise TableRefusal("server-hold-nobody")
    if (seat in table.waiting.holds) == message.on:
        raise TableRefusal("server-held-already" if message.on else "server-held-not")
    if message.on and not table.waiting.may_hold(seat, table.turns):
        raise TableRefusal("server-held-enough")
    return [table_events.Held(seat, message.on)]


def hints_allowed(table: TableLog) -> None:
    """See whether the computer may help here.

    Raises:
        TableRefusal: it may not.
    """
    if not table.opened.hints:
        raise TableRefusal("server-no-hints")


def again(table: TableLog, seats: list[int]) -> list[TableEvent]:
    """Want a rematch.

    Raises:
        TableRefusal: the match is not over or belongs to a tournament, or there is a rematch already.
    """
    if table.status != "finished" or table.next or table.opened.tournament:
        raise TableRefusal("server-no-rematch")
    if not seats:
        raise WrongSeat("server-not-your-seat")
    return [table_events.Again(tuple(seats))]


def rematch(table: TableLog) -> table_events.Opened | None:
    """The table of the rematch, once everybody wants it: with the same decks, clock and delay.

    Each deck and person moves one seat further on; in a team everybody keeps the hero they play.
    """
    if table.next or any(seat not in table.again for seat in table.people()):
        return None
    step = 0 if any(place.role for place in table.places) else 1
    places = [msgspec.structs.replace(table.places[seat - step], key="") for seat in range(len(table.places))]
    opened = msgspec.structs.replace(table.opened, places=tuple(places), previous=table.id)
    return msgspec.structs.replace(opened, beginning=None, dice=None)
