"""Events of a match, told as far as a viewer may know them, in their language."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from playmat import texts
from playmat.kernel.choice import NATURE
from playmat.kernel.event import SPECTATOR, Event
from playmat.kernel.match.match import Match
from playmat.kernel.phrase import Filling, Phrase
from playmat.server.log import table_events
from playmat.server.log.table_log import Happening, TableLog
from playmat.server.process.audience.viewer import Viewer, called, open_eyes, outcome, said
from playmat.server.protocol.server_messages import Said, Told

TEXT_PREFIXES = ("server-stored-",)
"""Keys that are put together here: `server-stored-<answer or hidden>`."""

EVENTS_KEPT = 500

Numbered = tuple[int, Event, Happening]
"""An event, its number in the match, and the version it is of."""


def told(match: Match, happening: Happening, viewer: Viewer) -> list[Told]:
    """The events of a version as far as a viewer may know them."""
    return all_told(match, numbered(happening), viewer)


def told_last(table: TableLog, viewer: Viewer) -> list[Told]:
    """The last events of the match that were not taken back, as far as a viewer may know them."""
    if table.match is None:
        return told_stored(table, viewer)
    last: list[Numbered] = []
    for happening in table.happenings:
        if happening.back_to is not None:
            last = [one for one in last if one[0] < happening.back_to]
        last += numbered(happening)
    first = max(0, len(last) - EVENTS_KEPT)
    while 0 < first < len(last) and last[first][2] is last[first - 1][2]:
        first += 1  # a move is told whole, or not at all
    return (all_told(table.match, last[first:], viewer) + told_stored(table, viewer))[-EVENTS_KEPT:]


def told_stored(table: TableLog, viewer: Viewer) -> list[Told]:
    """The answers of a match that cannot be played again here, as its log has them.

    Of a match that was over, who may see its replay sees all of them. Of one that goes on where its rules
    are, who sits there sees their own, and that others answered; whoever watches sees nothing more.
    """
    first = table.match.version if table.match is not None else 0
    all_hands = table.over_unplayed and (table.opened.public or bool(viewer.seats))
    answered = [
        one for one in table.happenings if one.stored and isinstance(one.row.act, table_events.Answered)
    ]
    if table.stopped is None or not (all_hands or viewer.seats):
        return []
    lines: list[tuple[Phrase, int]] = []
    for happening in answered:
        act = happening.row.act
        assert isinstance(act, table_events.Answered)  # noqa: S101 - see above
        known = all_hands or act.seat in viewer.seats
        who = called(table, happening, act.seat, viewer.lang)
        word = {"word": act.word} if known else {}
        lines.append(
            (Phrase(f"server-stored-{'answer' if known else 'hidden'}", {"who": who, **word}), act.seat)
        )
    if table.over_unplayed and table.kept is not None and table.kept.winners is not None:
        lines.append((outcome(table, table.kept.winners, viewer.lang), NATURE))
    return [Told(n, said(line, viewer.lang), seat) for n, (line, seat) in enumerate(lines, first)]


def numbered(happening: Happening) -> list[Numbered]:
    """The events of a version with their numbers."""
    return [(n, event, happening) for n, event in enumerate(happening.events, happening.first)]


def all_told(match: Match, events: list[Numbered], viewer: Viewer) -> list[Told]:
    """Events as far as a viewer may know them."""
    found: list[Told] = []
    for _version, inside in groupby(events, key=lambda one: id(one[2])):
        move = list(inside)
        eyes = open_eyes(match, move[0][2], viewer)
        found += move_told(match, move[0][0], [event for _n, event, _happening in move], eyes, viewer)
    return found


def move_told(
    match: Match, first: int, events: Sequence[Event], eyes: Sequence[int], viewer: Viewer
) -> list[Told]:
    """The events after one answer, in words and through the eyes of seats; the first is the `first`-th."""
    seen = [event_seen(event, eyes) for event in events]
    phrases = match.game.tell_move(match.state, seen)
    own = own_name(match, viewer)
    return [
        Told(n) if phrase is None else event_told(n, event, phrase, own, viewer.lang)
        for n, (event, phrase) in enumerate(zip(seen, phrases, strict=True), first)
    ]


def own_name(match: Match, viewer: Viewer) -> Phrase | None:
    """The name by which the others call a viewer who plays one seat and is told of it as "you"."""
    if viewer.named or len(viewer.seats) != 1:
        return None
    return match.game.seat_name(match.state, viewer.seats[0])


def to_you(phrase: Phrase, own: Phrase | None) -> Phrase:
    """A sentence as it is said to whom it is about: in the form `you` of its words, where it has one.

    Args:
        phrase: the sentence.
        own: what the others call the reader.
    """
    if own is None:
        return phrase
    args: dict[str, Filling] = {}
    for name, value in phrase.args.items():
        if value == own:
            args[name] = Phrase(f"{own.key}.you", own.args)
        else:
            args[name] = to_you(value, own) if isinstance(value, Phrase) else value
    mine = any(value == own for value in phrase.args.values())
    return Phrase(f"{phrase.key}.you" if mine else phrase.key, args, phrase.clause)


def event_seen(event: Event, eyes: Sequence[int]) -> Event:
    """An event through the eyes of seats."""
    knowing = [seat for seat in eyes if event.known_to(seat)]
    return event.for_viewer(knowing[0] if knowing else eyes[0] if eyes else SPECTATOR)


def event_told(n: int, seen: Event, phrase: Phrase, own: Phrase | None, lang: str) -> Told:
    """One event, the `n`-th of the match, in words."""
    spoken = to_you(phrase, own)
    args = {
        name: texts.render(value, lang) if isinstance(value, Phrase) else value
        for name, value in spoken.args.items()
    }
    text = texts.render(Phrase(spoken.key, {**args}), lang)
    return Told(n, Said(text, phrase.clause, phrase.key), int(seen.seat), args)
