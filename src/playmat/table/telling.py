"""What a viewer is told: built from the game's views and faces of events, in the viewer's language.

Nothing here looks into a state: `Match.view`, `Match.window` and `Event.for_viewer` decide what may be known;
this module words it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from playmat import __version__, texts
from playmat.kernel.choice import KIND_NAMES, Kind
from playmat.kernel.ending import cause_key
from playmat.kernel.event import HIDDEN, SPECTATOR, Event
from playmat.kernel.game import Game
from playmat.kernel.match import Match, Window
from playmat.kernel.phrase import Filling, Phrase
from playmat.table import acts, messages
from playmat.table.acts import Place
from playmat.table.messages import (
    Ask,
    DrawNow,
    Ending,
    Item,
    Notice,
    Play,
    Said,
    SeatInfo,
    TableInfo,
    Told,
    UndoNow,
)
from playmat.table.requested import TableRefusal, check_draw, others, waiting_for
from playmat.table.table import Happening, Summary, Table

TEXT_PREFIXES = ("server-chat-", "perilous-cause-", "kmon-cause-")
"""Keys that are put together here: `server-chat-<phrase>`, and a game's `<id>-cause-<cause>`."""

EVENTS_KEPT = 500
NOTICES_KEPT = 50


class Viewer(NamedTuple):
    """For whom something is worded. Viewers that are equal are told the same bytes.

    Attributes:
        seats: the seats of the person; none for a spectator.
        lang: the language.
        maker: made the table.
        plays: has a seat, too, where he watches his own table: he sees no hands, whatever is agreed.
    """

    seats: tuple[int, ...]
    lang: str
    maker: bool = False
    plays: bool = False


# ---- words -----------------------------------------------------------------------------------------


def said(phrase: Phrase, lang: str) -> Said:
    """A phrase in a language."""
    return Said(texts.render(phrase, lang), phrase.clause, phrase.key)


def maybe(key: str, lang: str, otherwise: str, **args: Filling) -> str:
    """The sentence of a key that a third party's game may lack."""
    for language in (lang, "en"):
        if texts.has(key, language):
            return texts.render(Phrase(key, dict(args)), language)
    return otherwise


@cache
def seat_title(game: Game, seat: int, role: str, lang: str) -> str:
    """What people call a seat, also before the match: the role's name, or the game's word for a player."""
    if role:
        return maybe(f"{game.id}-hero-{role}", lang, role.capitalize())
    number = seat + 1
    return maybe(
        f"{game.id}-seat", lang, texts.render(Phrase("server-seat", {"number": number}), lang), number=number
    )


def person_name(place: Place, lang: str) -> str:
    """What somebody is called."""
    if place.kind == "computer":
        return texts.render(Phrase("server-computer", {"level": place.level}), lang)
    if place.kind == "open":
        return ""
    return place.name or texts.render(Phrase("server-guest"), lang)


# ---- the table -------------------------------------------------------------------------------------


def table_info(summary: Summary, game: Game, viewer: Viewer) -> TableInfo:
    """What everybody may know of a table."""
    seats = [
        SeatInfo(
            seat=seat,
            kind=place.kind,
            title=seat_title(game, seat, place.role, viewer.lang),
            role=place.role,
            name=person_name(place, viewer.lang),
            level=place.level,
            you=seat in viewer.seats,
            again=seat in summary.again,
            shows=seat in summary.showing,
        )
        for seat, place in enumerate(summary.places)
    ]
    return TableInfo(
        id=summary.id,
        game=summary.game,
        ruleset=summary.ruleset,
        options=summary.options,
        status=summary.status,
        version=summary.version,
        seats=seats,
        clock=summary.clock,
        created=summary.created,
        updated=summary.updated,
        public=summary.public,
        watch=summary.watch,
        delay=summary.delay,
        start=summary.start,
        hints=summary.hints,
        mine=viewer.maker,
        turn=any(seat in viewer.seats for seat in summary.needed),
        next=summary.next,
        previous=summary.previous,
        commitment=summary.commitment,
        revealed=summary.revealed if summary.public or viewer.seats else "",
        winners=summary.winners,
    )


# ---- the match -------------------------------------------------------------------------------------


def eyes(table: Table, viewer: Viewer) -> int:
    """Through whose eyes the match is shown: the viewer's seat that has to answer, else the first one."""
    for seat in table.needed:
        if seat in viewer.seats:
            return seat
    return viewer.seats[0] if viewer.seats else SPECTATOR


def play(table: Table, viewer: Viewer, at: float) -> Play | None:
    """The match as a viewer may know it now."""
    match = table.match
    if match is None:
        return None
    through = eyes(table, viewer)
    running = table.status == "running"
    needed = table.needed
    asked = [seat for seat in match.asked if seat in viewer.seats] if running else []
    late = not viewer.seats and not table.opened.delay.none
    return Play(
        view=match.view(through),
        viewer=through,
        at=at,
        asks=[ask(match, match.window(seat), viewer.lang) for seat in asked],
        needed=needed,
        thinking=[seat for seat in needed if table.places[seat].kind == "computer"],
        clocks=table.clocks.now(at) if table.clocks is not None and running and not late else [],
        undo=undo_now(table, viewer) if running else None,
        draw=draw_now(table, viewer) if running else None,
        ending=ending(table, viewer.lang),
        holds=sorted(table.waiting.holds) if running else [],
        sides=[match.view(seat) for seat in hands_shown(match, table.shown, viewer)],
    )


def hands_shown(match: Match, shown: bool, viewer: Viewer) -> range:
    """The seats whose hands somebody sees who watches: all, where everybody agrees, or none."""
    watches = not viewer.seats and not viewer.plays
    return range(len(match.setup.seats) if shown and watches else 0)


def ask(match: Match, window: Window, lang: str) -> Ask:
    """An open choice in words."""
    choice = match.choice(window.seat)
    picks = choice.kind == Kind.PICK
    verb = "" if picks else match.game.verb(match.state, choice)
    empty = not picks and choice.kind != Kind.ORDER and window.lo == 0
    return Ask(
        seat=window.seat,
        serial=window.serial,
        prompt=said(window.prompt, lang),
        kind=KIND_NAMES[choice.kind],
        items=[
            Item(item.word, texts.render(item.text, lang), list(item.touches), item.cap, item.text.clause)
            for item in window.items
        ],
        lo=window.lo,
        hi=window.hi,
        must=[place for place in range(len(window.items)) if window.must >> place & 1],
        optional=window.optional,
        concede=match.game.concedes,
        verb=verb,
        nothing=match.game.nothing(match.state, choice) if empty else "",
    )


def undo_now(table: Table, viewer: Viewer) -> UndoNow:
    """What taking back would take."""
    match = table.playing
    verdict = match.undo_verdict(viewer.seats) if viewer.seats else "never"
    if verdict == "ask" and not others(table, viewer.seats):
        verdict = "free"
    return UndoNow(
        verdict=verdict,  # type: ignore[arg-type]
        asked_by=table.undo.by[0] if table.undo.by else None,
        waits_for=waiting_for(table, table.undo),
    )


def draw_now(table: Table, viewer: Viewer) -> DrawNow:
    """What ending the match as drawn would take."""
    found = DrawNow(
        asked_by=table.draw.by[0] if table.draw.by else None,
        waits_for=waiting_for(table, table.draw),
        overlong=table.playing.overlong,
    )
    if viewer.seats:
        try:
            check_draw(table)
        except TableRefusal:
            return found
        found.verdict = "ask" if others(table, viewer.seats) else "free"
    return found


def ending(table: Table, lang: str) -> Ending | None:
    """How it ended."""
    winners = table.winners
    if winners is None:
        return None
    titles = [seat_title(table.game, seat, place.role, lang) for seat, place in enumerate(table.places)]
    if table.game.team:
        first = Phrase("server-team-won" if winners else "server-team-lost")
    elif winners:
        first = Phrase("server-won", {"names": ", ".join(titles[seat] for seat in winners)})
    else:
        first = Phrase("server-draw")
    lines = [texts.render(first, lang)]
    if table.ended is not None and table.ended.cause in {"resigned", "time"}:
        key = "server-by-time" if table.ended.cause == "time" else "server-by-resigning"
        lines.append(texts.render(Phrase(key, {"who": titles[table.ended.seat]}), lang))
        return Ending(winners, table.ended.cause, lines, {}, "")
    result = table.playing.result
    assert result is not None  # noqa: S101 - the match ended, by its rules or as drawn
    if reason := maybe(cause_key(table.game.id, result.cause), lang, ""):
        lines.append(reason)
    return Ending(winners, result.cause, lines, dict(result.facts), result.clause)


# ---- what happened ---------------------------------------------------------------------------------


Numbered = tuple[int, Event, Happening]
"""An event, its number in the match, and the version it is of."""


def told(match: Match, happening: Happening, viewer: Viewer) -> list[Told]:
    """The events of a version as far as a viewer may know them."""
    return all_told(match, numbered(happening), viewer)


def told_last(table: Table, viewer: Viewer) -> list[Told]:
    """The last events of the match that were not taken back, as far as a viewer may know them."""
    if table.match is None:
        return []
    last: list[Numbered] = []
    for happening in table.happenings:
        if happening.back_to is not None:
            last = [one for one in last if one[0] < happening.back_to]
        last += numbered(happening)
    return all_told(table.match, last[-EVENTS_KEPT:], viewer)


def numbered(happening: Happening) -> list[Numbered]:
    """The events of a version with their numbers."""
    return [(n, event, happening) for n, event in enumerate(happening.events, happening.first)]


def all_told(match: Match, events: list[Numbered], viewer: Viewer) -> list[Told]:
    """Events as far as a viewer may know them."""
    return [
        event_told(match, n, event, open_eyes(match, happening, viewer), viewer.lang)
        for n, event, happening in events
    ]


def open_eyes(match: Match, happening: Happening, viewer: Viewer) -> Sequence[int]:
    """The seats through whose eyes somebody saw what happened."""
    return viewer.seats or hands_shown(match, happening.shown, viewer)


def event_told(match: Match, n: int, event: Event, eyes: Sequence[int], lang: str) -> Told:
    """One event, the `n`-th of the match, through the eyes of seats; its number where they know nothing."""
    knowing = [seat for seat in eyes if event.known_to(seat)]
    seen = event.for_viewer(knowing[0] if knowing else eyes[0] if eyes else SPECTATOR)
    if seen.kind == HIDDEN:
        return Told(n)
    phrase = match.game.tell(match.state, seen)
    args = {
        name: texts.render(value, lang) if isinstance(value, Phrase) else value
        for name, value in phrase.args.items()
    }
    line = said(Phrase(phrase.key, {**args}, phrase.clause), lang)
    return Told(n, line, int(seen.seat), args)


NOTICES = {
    acts.UndoAsked: "undo-asked",
    acts.UndoRefused: "undo-refused",
    acts.DrawAsked: "draw-asked",
    acts.DrawRefused: "draw-refused",
    acts.Undone: "undone",
    acts.Begun: "begun",
    acts.Followed: "rematch",
    acts.Again: "again",
}
"""The acts that are told in a sentence and are not told in another way: `server-notice-<kind>`."""


def notice(table: Table, happening: Happening, lang: str) -> Notice | None:
    """What happened beside the match; None where nothing did."""
    act = happening.row.act
    if isinstance(act, acts.Chatted):
        who = called(table, happening, act.seat, lang)
        what = texts.render(Phrase(f"server-chat-{act.phrase}"), lang)
        line = said(Phrase("server-notice-chat", {"who": who, "what": what}), lang)
        return Notice("chat", line, act.seat, act.phrase, act.thing)
    if isinstance(act, acts.Sat):
        who = person_at(table, happening, act.seat, lang)
        title = seat_title(table.game, act.seat, act.place.role, lang)
        line = said(Phrase(f"server-notice-{act.how}", {"who": who, "seat": title}), lang)
        return Notice(act.how, line, act.seat)
    if isinstance(act, acts.Ended):
        who = called(table, happening, act.seat, lang) if happening.place is not None else ""
        line = said(Phrase(f"server-notice-ended-{act.cause}", {"who": who}), lang)
        return Notice(act.cause, line, act.seat if act.seat >= 0 else None)
    if isinstance(act, acts.Lapsed):
        lapse = Phrase("player-lapse", {"player": act.player, "by": act.by, "fault": act.fault})
        return Notice("lapsed", said(lapse, lang), act.seat)
    if isinstance(act, acts.Held):
        how = "holds" if act.on else "goes-on"
        line = said(Phrase(f"server-notice-{how}", {"who": called(table, happening, act.seat, lang)}), lang)
        return Notice(how, line, act.seat)
    kind = ("shows" if act.agree else "hides") if isinstance(act, acts.Showed) else NOTICES.get(type(act))
    if kind is None:
        return None
    seats: tuple[int, ...] = getattr(act, "seats", ())
    who = ", ".join(called(table, happening, seat, lang) for seat in seats[:1])
    line = said(Phrase(f"server-notice-{kind}", {"who": who}), lang)
    return Notice(kind, line, seats[0] if seats else None, back_to=happening.back_to)


def person_at(table: Table, happening: Happening, seat: int, lang: str) -> str:
    """Who sat there when it happened."""
    return person_name(happening.place or table.places[seat], lang)


def called(table: Table, happening: Happening, seat: int, lang: str) -> str:
    """Who did it, for the others: people without a name are told apart by their seats."""
    place = happening.place or table.places[seat]
    if place.kind == "person" and not place.name:
        return seat_title(table.game, seat, place.role, lang)
    return person_name(place, lang)


def update(
    table: Table, happening: Happening, viewer: Viewer, at: float, latest: bool = True
) -> messages.Update:
    """One version for one viewer.

    Args:
        table: the table, as it is now.
        happening: the version.
        viewer: who is told.
        at: the time.
        latest: it is the newest one, so that the match and the table as they are now belong to it.
    """
    act = happening.row.act
    beside = isinstance(act, acts.Chatted | acts.Resumed)
    match = table.match
    return messages.Update(
        version=happening.row.version,
        play=None if beside or not latest else play(table, viewer, at),
        events=told(match, happening, viewer) if match is not None else [],
        notice=notice(table, happening, viewer.lang),
        table=table_info(table.summary(), table.game, viewer) if latest and not beside else None,
    )


def state(table: Table, viewer: Viewer, at: float, online: list[int], watchers: int) -> messages.State:
    """Everything for one viewer."""
    notices = [
        one for happening in table.happenings if (one := notice(table, happening, viewer.lang)) is not None
    ]
    return messages.State(
        version=table.version,
        table=table_info(table.summary(), table.game, viewer),
        you=list(viewer.seats),
        play=play(table, viewer, at),
        events=told_last(table, viewer),
        notices=notices[-NOTICES_KEPT:],
        online=online,
        watchers=watchers,
        protocol=messages.PROTOCOL,
        server=__version__,
    )
