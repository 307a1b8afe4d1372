"""Messages to a viewer, built from the game's views and faces of events, in the viewer's language.

Nothing here looks into a state: `Match.view`, `Match.window` and `Event.for_viewer` decide what may be known;
this module words it.
"""

from __future__ import annotations

from collections.abc import Sequence

from playmat import __version__, texts
from playmat.kernel.choice import KIND_NAMES, Kind
from playmat.kernel.event import SPECTATOR
from playmat.kernel.game import Game
from playmat.kernel.match.ending import cause_phrase
from playmat.kernel.match.match import Match
from playmat.kernel.match.window import Window
from playmat.kernel.phrase import Phrase
from playmat.players.steadfast import lapse_told
from playmat.server.game_sets import edition_of
from playmat.server.log import table_events
from playmat.server.log.summary import Summary
from playmat.server.log.table_log import Happening, TableLog
from playmat.server.log.wishes import TableRefusal, check_draw, others, waiting_for
from playmat.server.process.audience.telling import told, told_last
from playmat.server.process.audience.viewer import (
    Viewer,
    called,
    hands_shown,
    outcome,
    person_at,
    person_name,
    said,
    seat_title,
)
from playmat.server.protocol import server_messages
from playmat.server.protocol.server_messages import (
    Ask,
    DrawNow,
    Ending,
    Item,
    Notice,
    Play,
    SeatInfo,
    TableInfo,
    UndoNow,
)

TEXT_PREFIXES = ("server-chat-",)
"""Keys that are put together here: `server-chat-<phrase>`."""

NOTICES_KEPT = 50


# ---- the table -------------------------------------------------------------------------------------


def table_info(summary: Summary, game: Game, viewer: Viewer) -> TableInfo:
    """The facts of a table that everybody may know."""
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
            rating=place.rating,
            provisional=place.provisional,
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
        rated=summary.rated,
        mine=viewer.maker,
        turn=any(seat in viewer.seats for seat in summary.needed),
        next=summary.next,
        previous=summary.previous,
        commitment=summary.commitment,
        revealed=summary.revealed if summary.public or viewer.seats else "",
        winners=summary.winners,
        data=edition_of(game),
        day=summary.day,
        tournament=summary.tournament,
        own=summary.own,
    )


# ---- the match -------------------------------------------------------------------------------------


def eyes(table: TableLog, viewer: Viewer) -> int:
    """Through whose eyes the match is shown: the viewer's seat that has to answer, else the first one."""
    for seat in table.needed:
        if seat in viewer.seats:
            return seat
    return viewer.seats[0] if viewer.seats else SPECTATOR


def play(table: TableLog, viewer: Viewer, at: float) -> Play | None:
    """The match as a viewer may know it now."""
    match = table.match
    if match is None:
        return None
    through = eyes(table, viewer)
    running = table.status == "running"
    needed = table.needed
    asked = [seat for seat in match.asked if seat in viewer.seats] if running else []
    late = not viewer.present and not table.opened.delay.none
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
        ending=ending(table, viewer.lang, viewer.seats),
        holds=sorted(table.waiting.holds) if running else [],
        sides=[match.view(seat) for seat in hands_shown(match, table.shown, viewer)],
    )


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


def undo_now(table: TableLog, viewer: Viewer) -> UndoNow:
    """The consents that taking back would take."""
    match = table.playing
    verdict = match.undo_verdict(viewer.seats) if viewer.seats else "never"
    if verdict == "ask" and table.opened.counts:
        verdict = "never"
    if verdict == "ask" and not others(table, viewer.seats):
        verdict = "free"
    return UndoNow(
        verdict=verdict,  # type: ignore[arg-type]
        asked_by=table.undo.by[0] if table.undo.by else None,
        waits_for=waiting_for(table, table.undo),
    )


def draw_now(table: TableLog, viewer: Viewer) -> DrawNow:
    """The consents that ending the match in a draw would take."""
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


def ending(table: TableLog, lang: str, you: Sequence[int] = ()) -> Ending | None:
    """The end of the match, for the player of these seats."""
    winners = table.winners
    if winners is None:
        return None
    lines = [texts.render(outcome(table, winners, lang, you), lang)]
    if table.ended is not None and table.ended.cause in {"resigned", "time"}:
        key = "server-by-time" if table.ended.cause == "time" else "server-by-resigning"
        who = seat_title(table.game, table.ended.seat, table.places[table.ended.seat].role, lang)
        lines.append(texts.render(Phrase(key, {"who": who}), lang))
        return Ending(winners, table.ended.cause, lines, {}, "")
    result = table.playing.result
    assert result is not None  # noqa: S101 - the match ended, by its rules or as drawn
    cause = cause_phrase(table.game, result.cause)
    if reason := texts.render_or(cause.key, lang, "", **cause.args):
        lines.append(reason)
    return Ending(winners, result.cause, lines, dict(result.facts), result.clause)


# ---- beside the match --------------------------------------------------------------------------------


NOTICES = {
    table_events.UndoAsked: "undo-asked",
    table_events.UndoRefused: "undo-refused",
    table_events.DrawAsked: "draw-asked",
    table_events.DrawRefused: "draw-refused",
    table_events.Undone: "undone",
    table_events.Begun: "begun",
    table_events.Followed: "rematch",
    table_events.Again: "again",
}
"""The acts that are told in a sentence and are not told in another way: `server-notice-<kind>`."""


def heard(table: TableLog, happening: Happening, viewer: Viewer) -> Notice | None:
    """The notice of what happened beside the match, as far as a viewer wants to hear it; None without one."""
    who = happening.place
    if isinstance(happening.row.act, table_events.Chatted) and who and who.person in viewer.unheard:
        return None
    return notice(table, happening, viewer.lang)


def notice(table: TableLog, happening: Happening, lang: str) -> Notice | None:
    """The event beside the match; None if there was none."""
    act = happening.row.act
    if isinstance(act, table_events.Chatted):
        who = called(table, happening, act.seat, lang)
        what = texts.render(Phrase(f"server-chat-{act.phrase}"), lang)
        line = said(Phrase("server-notice-chat", {"who": who, "what": what}), lang)
        return Notice("chat", line, act.seat, act.phrase, act.thing)
    if isinstance(act, table_events.Sat):
        who = person_at(table, happening, act.seat, lang)
        title = seat_title(table.game, act.seat, act.place.role, lang)
        line = said(Phrase(f"server-notice-{act.how}", {"who": who, "seat": title}), lang)
        return Notice(act.how, line, act.seat)
    if isinstance(act, table_events.Ended):
        who = called(table, happening, act.seat, lang) if happening.place is not None else ""
        line = said(Phrase(f"server-notice-ended-{act.cause}", {"who": who, "words": act.words}), lang)
        return Notice(act.cause, line, act.seat if act.seat >= 0 else None)
    if isinstance(act, table_events.Lapsed):
        lapse = lapse_told(act.player, act.by, act.fault)
        return Notice("lapsed", said(lapse, lang), act.seat)
    if isinstance(act, table_events.Held):
        how = "holds" if act.on else "goes-on"
        line = said(Phrase(f"server-notice-{how}", {"who": called(table, happening, act.seat, lang)}), lang)
        return Notice(how, line, act.seat)
    kind = (
        ("shows" if act.agree else "hides")
        if isinstance(act, table_events.Showed)
        else NOTICES.get(type(act))
    )
    if kind is None:
        return None
    seats: tuple[int, ...] = getattr(act, "seats", ())
    who = ", ".join(called(table, happening, seat, lang) for seat in seats[:1])
    line = said(Phrase(f"server-notice-{kind}", {"who": who}), lang)
    return Notice(kind, line, seats[0] if seats else None, back_to=happening.back_to)


def update(
    table: TableLog, happening: Happening, viewer: Viewer, at: float, latest: Summary | None
) -> server_messages.Update:
    """One version for one viewer.

    Args:
        table: the table, as it is now.
        happening: the version.
        viewer: who is told.
        at: the time.
        latest: of the newest version the table as lists show it: the match as it is now belongs to it, too.
    """
    act = happening.row.act
    beside = isinstance(act, table_events.Chatted | table_events.Resumed)
    match = table.match
    return server_messages.Update(
        version=happening.row.version,
        play=None if beside or latest is None else play(table, viewer, at),
        events=told(match, happening, viewer) if match is not None else [],
        notice=heard(table, happening, viewer),
        table=None if beside or latest is None else table_info(latest, table.game, viewer),
    )


def state(
    table: TableLog, viewer: Viewer, at: float, online: list[int], watchers: int
) -> server_messages.State:
    """Everything for one viewer."""
    notices = [one for happening in table.happenings if (one := heard(table, happening, viewer)) is not None]
    if table.stopped is not None:
        notices.append(Notice("broken", said(table.stopped, viewer.lang)))
    return server_messages.State(
        version=table.version,
        table=table_info(table.summary(), table.game, viewer),
        you=list(viewer.present),
        play=play(table, viewer, at),
        events=told_last(table, viewer),
        notices=notices[-NOTICES_KEPT:],
        online=online,
        watchers=watchers,
        protocol=server_messages.PROTOCOL,
        server=__version__,
    )
