"""Every byte that a seat or a spectator receives is searched for what it may not know, in all three games."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from typing import NamedTuple

import msgspec
import pytest
from tests.crossing import SLOW, first_of
from tests.server.canaries import LANGUAGES, cards_in_play, moves, named, never_shown
from tests.server.house import House, ended, first_answer, join, make, needed, seen
from tests.server.tables.test_knowing import GAMES

from playmat.cards.game import CardGame
from playmat.kernel.event import SPECTATOR
from playmat.kernel.match.match import Match
from playmat.server.clients.client import TableClient, new_id
from playmat.server.log import table_events
from playmat.server.log.table_log import TableLog, rebuilt
from playmat.server.process.audience import presenter, telling
from playmat.server.process.audience.viewer import Viewer
from playmat.server.protocol.client_messages import Act, Chat, Describe, Undo, Why
from playmat.server.protocol.server_messages import Play, Refused, State, TableInfo, Update

VERSIONS = 50
MANY = 30
"""More cards of the decks that are played than this stay unknown to those at the table and who watches."""
HIDDEN_HANDS: dict[str, dict[str, str | int | bool]] = {"perilous": {"hands": "hidden"}}


class Heard(NamedTuple):
    """The messages heard at a table.

    Attributes:
        table: the table, from its log.
        everybody: the seats, then a spectator.
    """

    table: TableLog
    everybody: list[TableClient]


async def talk(player: TableClient) -> None:
    """Play, and ask for everything that can be asked for on the way, until much has happened.

    Whoever stops has been answered whatever they asked: when all have stopped, nothing happens any more.
    """
    while True:
        await player.until(lambda: needed(player) or enough(player))
        if enough(player):
            return
        ask = needed(player)[0]
        answer = first_answer(ask)
        await player.ask(Describe(new_id(), ask.seat, ask.serial, answer))
        words = [item.word for item in ask.items[:3]]
        await player.ask(Why(new_id(), ask.seat, [*words, "attack 2", "pass"]))
        await player.ask(Act(new_id(), 1 - ask.seat, ask.serial, [0]))
        done = await player.ask(Act(new_id(), ask.seat, ask.serial, answer))
        if (player.version or 0) % 4 == 0:
            await player.ask(Chat(new_id(), "look", f"seats.{1 - ask.seat}.hand.0"))
            await player.ask(Undo(new_id()))
        if not isinstance(done, Refused):
            await seen(player, done.version)  # type: ignore[union-attr]


def enough(player: TableClient) -> bool:
    """Return whether much has happened, or nothing is left to happen."""
    return (player.version or 0) >= VERSIONS or ended(player)


async def heard(home: House, game: str) -> Heard:
    """Two friends play, somebody watches, each in another language."""
    ann, bob, eve = (home.visitor(lang) for lang in LANGUAGES)
    made = await make(ann, game, "mo", options=HIDDEN_HANDS.get(game, {}), hints=False, public=True)
    await join(bob, made)
    path = f"/api/tables/{made.table.id}"
    table = made.table.id
    async with ann.seat(table) as first, bob.seat(table) as second, eve.seat(table) as last:
        await asyncio.gather(talk(first), talk(second))
        for visitor, player in ((ann, first), (bob, second), (eve, last)):
            player.raw.append(msgspec.json.encode(await visitor.get(path, TableInfo)))
        async with bob.seat(table) as again:  # the whole log at once
            second.raw += again.raw
        log = rebuilt(table, await home.server.registry.store.rows(table))
        await asyncio.gather(*(seen(player, log.version) for player in (first, second, last)))
        assert log.status in {"running", "finished"}
        return Heard(log, [first, second, last])


def eyes(player: TableClient) -> int:
    """Through whose eyes somebody sees."""
    return player.you[0] if player.you else SPECTATOR


def moments(table: TableLog) -> Iterator[TableLog]:
    """The table after each of its acts: the same one, which goes on."""
    again = TableLog(table.id)
    for happening in table.happenings:
        again.take(happening.row)
        yield again


def matches(table: TableLog) -> Iterator[Match]:
    """The match after each act: the same one that goes on, so that each is looked at before the next.

    What was shown and then taken back was shown nevertheless.
    """
    return (moment.match for moment in moments(table) if moment.match is not None)


# ---- the search ------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", first_of([game for game, _seats in reversed(GAMES)], SLOW))
async def test_no_byte_tells_what_its_receiver_may_not_know(home: House, game: str) -> None:
    """Names of cards that were never shown, what hidden events hold, views that say more than the game's."""
    found = await heard(home, game)
    cards = events = views = 0
    for player in found.everybody:
        cards += search_for_cards(found.table, player)
        events += search_events(found.table.playing, player)
        views += compare_views(found.table, player)
    assert views > VERSIONS
    assert events > 0
    assert cards > MANY or game == "perilous", "too few cards were secret, so that little was tested"


def search_for_cards(table: TableLog, player: TableClient) -> int:
    """Look for the code and the names of each card that somebody was never shown.

    Returns:
        How many of them are in a deck of the match.
    """
    game = table.game
    if not isinstance(game, CardGame):
        return 0  # its few items are no secret as such; `search_events` and `compare_views` look for them
    unknown = never_shown(game, matches(table), eyes(player))
    assert named(game, unknown, b"".join(player.raw).decode()) == []
    return len(unknown & cards_in_play(table.playing))


def search_events(match: Match, player: TableClient) -> int:
    """Look for what hidden events hold in what was told of them; gives how many hide something."""
    seats = range(len(match.setup.seats))
    hiding = 0
    viewer = Viewer(tuple(player.you), player.hello.lang)
    tellings = [telling.move_told(match, n, events, player.you, viewer) for n, events in moves(match)]
    faces = [told for telling in tellings for told in telling]
    for n, event in enumerate(match.log.events):
        knowing = [seat for seat in seats if event.known_to(seat)]
        whole = telling.move_told(match, n, [event], knowing, viewer)[0]
        face = telling.move_told(match, n, [event], player.you, viewer)[0]
        held = set(map(str, whole.args.values())) - set(map(str, face.args.values()))
        if not held or n not in player.events:
            continue
        hiding += 1
        told = player.events[n]
        assert told == faces[n]
        assert not held & set(map(str, told.args.values()))
    return hiding


def compare_views(table: TableLog, player: TableClient) -> int:
    """Compare every view that was sent with what the game shows; gives how many there were."""
    sent: dict[int, Play] = {}
    for message in player.heard:
        if isinstance(message, State | Update) and message.play is not None:
            sent[message.version] = message.play
    compared = 0
    for moment in moments(table):
        play, match = sent.get(moment.version), moment.match
        if play is None or match is None:
            continue
        assert play.viewer == presenter.eyes(moment, Viewer(tuple(player.you), "en")) == eyes(player)
        assert play.view == msgspec.json.decode(msgspec.json.encode(match.view(eyes(player))))
        assert {ask.seat for ask in play.asks} <= set(player.you)
        assert play.sides == []
        compared += 1
    return compared


@pytest.mark.slow
async def test_the_search_finds_what_is_there(home: House) -> None:
    """A leak that is put in on purpose is found: a code in the middle of a text, a name in any language."""
    found = await heard(home, "kmon")
    assert any(isinstance(happening.row.act, table_events.Chatted) for happening in found.table.happenings)
    watcher, game = found.everybody[2], found.table.game
    assert isinstance(game, CardGame)
    secret = min(never_shown(game, matches(found.table), SPECTATOR) & cards_in_play(found.table.playing))
    for form in ("{code}", "play {code}", "{en}", "{ja}", "{it}"):
        word = form.format(code=secret, **game.deck_book().cards[secret].names)
        watcher.raw.append(f'{{"word":"{word}"}}'.encode())
        with pytest.raises(AssertionError, match=re.escape(word.removeprefix("play "))):
            search_for_cards(found.table, watcher)
        watcher.raw.pop()
