"""What people want of a table, made into acts, or refused. Nothing changes here.

Each function looks at a table and gives the acts to carry out; whatever cannot be is a `PlaymatError`, whose
phrase says why. The room stores the acts, has the table take them, and tells everybody.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from playmat.kernel.choice import CONCEDE, Choice, Kind
from playmat.kernel.ending import AGREED
from playmat.kernel.errors import (
    CannotUndo,
    IllegalAnswer,
    MatchOver,
    OutOfRange,
    PlaymatError,
    StaleSerial,
    WrongSeat,
)
from playmat.kernel.match import ASK, NEVER, Match
from playmat.kernel.notation import read_answer, write_answer
from playmat.kernel.phrase import Phrase
from playmat.players.roster import offered
from playmat.table import acts, incoming
from playmat.table.acts import Act, Place
from playmat.table.petition import Petition
from playmat.table.table import Table

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
"""What can be said at a table: `server-chat-<phrase>` in the catalogues. `look` points at a thing."""


class TableRefusal(PlaymatError):
    """Not possible at this table now."""


# ---- the match -----------------------------------------------------------------------------------


def number_of(match: Match, choice: Choice, answer: incoming.Answer) -> int:
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


def running(table: Table) -> Match:
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


def meant(table: Table, seats: list[int], message: incoming.Act | incoming.Describe) -> tuple[Choice, int]:
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
    """Why something cannot be answered: the first of what was tried of which the rules know something.

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


def answered(match: Match, seat: int, answer: int) -> acts.Answered:
    """The act of an answer to the open choice of a seat.

    Raises:
        OutOfRange: it is none.
    """
    word = write_answer(match.game, match.state, match.choice(seat), answer)
    return acts.Answered(seat, answer, word, match.digest())


def undo(table: Table, seats: list[int]) -> list[Act]:
    """Take back, or ask the others whether one may.

    Raises:
        CannotUndo: something was revealed since, or the others said no.
    """
    match = running(table)
    verdict = match.undo_verdict(seats)
    if not seats or verdict == NEVER:
        raise CannotUndo("error-undo-never")
    if table.undo.by or table.draw.by:
        raise CannotUndo("server-undo-pending")
    if verdict == ASK and others(table, tuple(seats)):
        if table.undo.spent & set(seats):
            raise CannotUndo("server-undo-refused-before")
        return [acts.UndoAsked(tuple(seats))]
    return [acts.Undone(tuple(seats))]


def draw(table: Table, seats: list[int]) -> list[Act]:
    """Want the match to end as drawn: ask the others whether it may, or end it.

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
        return [acts.Ended(AGREED, seats[0], ())]
    if table.draw.spent & set(seats):
        raise TableRefusal("server-undo-refused-before")
    return [acts.DrawAsked(tuple(seats))]


def check_draw(table: Table) -> None:
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


def others(table: Table, asking: tuple[int, ...]) -> list[int]:
    """The seats of other people than those who ask."""
    return [seat for seat in table.people() if seat not in asking]


def waiting_for(table: Table, petition: Petition) -> list[int]:
    """The seats whose people have still to agree to what is asked for; computer players always do."""
    return [seat for seat in others(table, petition.by) if seat not in petition.agreed] if petition.by else []


def consent(table: Table, seats: list[int], agree: bool) -> list[Act]:
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
        return [acts.DrawRefused(tuple(seats)) if drawing else acts.UndoRefused(tuple(seats))]
    if any(seat not in seats for seat in waiting_for(table, petition)):
        return [acts.Agreed(tuple(seats))]
    return [acts.Ended(AGREED, petition.by[0], ()) if drawing else acts.Undone(petition.by)]


def give_up(table: Table, seats: list[int], cause: Literal["resigned", "time"]) -> list[Act]:
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
            return [acts.Sat(seat, computer(table, seat, levels(table)[-1]), cause) for seat in seats]
        return [acts.Ended(cause, seats[0], ())]
    if cause == "resigned" and table.game.concedes and len(seats) == 1 and seats[0] in match.asked:
        return [answered(match, seats[0], CONCEDE)]
    winners = tuple(seat for seat in range(len(table.places)) if seat not in seats)
    return [acts.Ended(cause, seats[0], winners)]


# ---- seats -----------------------------------------------------------------------------------------


def levels(table: Table) -> tuple[str, ...]:
    """The computer players that can play at a table, the strongest last."""
    return offered(table.game)


def computer(table: Table, seat: int, level: str) -> Place:
    """A computer player for a seat.

    Raises:
        TableRefusal: nobody of this name plays this game.
    """
    known = levels(table)
    if level not in known:
        raise TableRefusal("error-player", "", got=level, known=", ".join(known))
    place = table.places[seat]
    return Place("computer", role=place.role, level=level, deck=place.deck)


def join(table: Table, wanted: int | None, place: Place) -> list[Act]:
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
    return [acts.Sat(seat, msgspec.structs.replace(place, role=here.role, deck=deck), "joined")]


def leave(table: Table, seats: list[int]) -> list[Act]:
    """Free seats before the match begins; a table that everybody left is closed.

    Raises:
        WrongSeat: one has none.
    """
    if table.status != "open":
        return give_up(table, seats, "resigned")
    if not seats:
        raise WrongSeat("server-not-your-seat")
    left: list[Act] = [acts.Sat(seat, freed(table, seat), "left") for seat in seats]
    if all(seat in seats for seat in table.people()):
        left.append(acts.Ended("empty", seats[0], ()))
    return left


def freed(table: Table, seat: int) -> Place:
    """A seat that nobody has any more: the role stays, and the deck of a match that is played on."""
    place = table.places[seat]
    return Place("open", role=place.role, deck=place.deck if table.played_on else ())


def fill(table: Table, level: str) -> list[Act]:
    """Give all free seats to computer players.

    Raises:
        TableRefusal: none is free, or nobody of this name plays this game.
    """
    free = [seat for seat, place in enumerate(table.places) if place.kind == "open"]
    if table.status != "open" or not free:
        raise TableRefusal("server-full")
    return [acts.Sat(seat, computer(table, seat, level), "filled") for seat in free]


# ---- beside the match ------------------------------------------------------------------------------


def chat(table: Table, seats: list[int], message: incoming.Chat) -> list[Act]:
    """Say a phrase.

    Raises:
        TableRefusal: spectators are silent, and there are only these phrases.
    """
    if not seats:
        raise TableRefusal("server-watchers-silent")
    if message.phrase not in PHRASES:
        raise TableRefusal("server-no-such-phrase", "", known=", ".join(PHRASES))
    return [acts.Chatted(seats[0], message.phrase, message.thing)]


def show(table: Table, seats: list[int], agree: bool) -> list[Act]:
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
    return [acts.Showed(tuple(seats), agree)]


def hold(table: Table, seats: list[int], message: incoming.Hold) -> list[Act]:
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
    return [acts.Held(seat, message.on)]


def hints_allowed(table: Table) -> None:
    """See whether the computer may help here.

    Raises:
        TableRefusal: it may not.
    """
    if not table.opened.hints:
        raise TableRefusal("server-no-hints")


def again(table: Table, seats: list[int]) -> list[Act]:
    """Want a rematch.

    Raises:
        TableRefusal: the match is not over, or there is a rematch already.
    """
    if table.status != "finished" or table.next:
        raise TableRefusal("server-no-rematch")
    if not seats:
        raise WrongSeat("server-not-your-seat")
    return [acts.Again(tuple(seats))]


def rematch(table: Table) -> acts.Opened | None:
    """The table of the rematch, once everybody wants it: each deck and person one seat further on."""
    if table.next or any(seat not in table.again for seat in table.people()):
        return None
    places = table.places
    moved = [
        msgspec.structs.replace(places[seat - 1], role=places[seat].role, key="")
        for seat in range(len(places))
    ]
    return msgspec.structs.replace(table.opened, places=tuple(moved), previous=table.id, beginning=None)
