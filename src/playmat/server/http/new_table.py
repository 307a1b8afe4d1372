"""New tables: as they are wished for, or playing on from a moment of another match."""

from __future__ import annotations

from typing import NamedTuple

from msgspec import structs

from playmat.kernel.choice import NATURE
from playmat.kernel.errors import BadRecord
from playmat.kernel.game import Game, Setup
from playmat.kernel.game import Seat as SetupSeat
from playmat.kernel.match.match import Match
from playmat.kernel.match.nature import AwaitedNature, LiveNature
from playmat.kernel.match.past import RecordEntry
from playmat.kernel.match.record import read_record, replay, twin_take
from playmat.kernel.setup_check import check_setup
from playmat.players.roster import can_sit, unknown
from playmat.server.game_sets import cards_of, game_here, game_of_own, game_of_record, own_name, own_of
from playmat.server.http import reference_data
from playmat.server.log import table_events
from playmat.server.log.level_ratings import level_rating
from playmat.server.log.rated import check_rated
from playmat.server.log.table_events import Beginning, Place
from playmat.server.log.table_log import TableLog
from playmat.server.log.wishes import TableRefusal, check_played
from playmat.server.protocol import http_bodies as body
from playmat.server.storage.people.accounts import Somebody, hash_token
from playmat.server.storage.people.card_sets import CardSets
from playmat.server.storage.people.skills import Skill
from playmat.teaching.guide import guide_of


class StartMoment(NamedTuple):
    """A moment of a match that can be played on.

    Attributes:
        setup: the setup of the match.
        entries: its answers and throws so far.
        game: the game with the cards it was played with.
    """

    setup: Setup
    entries: list[RecordEntry]
    game: Game


# ---- the moment ------------------------------------------------------------------------------------


def may_see_all(table: TableLog, person: Somebody | None) -> bool:
    """Return whether somebody may see every hand once it is over: its players; all at public tables.

    So may all who know the link where everybody had agreed that those who watch see the hands. The matches of
    a day are everybody's, too (`daily.check_told` keeps them until it is over).
    """
    opened = table.opened
    everybodys = opened.public or opened.dice is not None or table.shown
    return everybodys or (person is not None and bool(table.seats_of(person.id)))


def moment_of_table(table: TableLog, person: Somebody, at: int | None) -> StartMoment:
    """A moment of a table's match, for somebody who may know everything about it.

    The match has to be over: whoever played on from a running one, on the other side of the table, would see
    the hand of their opponent and all that chance will say.

    Raises:
        TableRefusal: it is still played, or somebody else's hands are in it.
        BadRecord: the match has no such moment.
    """
    check_played(table)
    if table.status != "finished" or not may_see_all(table, person):
        raise TableRefusal("server-start-not-yours")
    match = table.playing
    if at is not None and at > len(match.entries):
        raise BadRecord("error-record-at", "", got=at, last=len(match.entries))
    return StartMoment(match.setup, match.entries[:at], match.game)


def moment_of_guide(game: str) -> StartMoment:
    """The beginning of a game's guided first match.

    Raises:
        UnknownGame, NoGuide: there is none.
    """
    guide = guide_of(game)
    return StartMoment(guide.setup, [], guide.game)


def moment_of_record(text: str, at: int | None) -> StartMoment:
    """A moment of a record, which is checked on the way.

    Raises:
        BadRecord: it cannot be read or played here, or has no such moment.
    """
    record = read_record(text)
    match = replay(record, game_of_record(record), at)
    return StartMoment(match.setup, match.entries, match.game)


def played_on(moment: StartMoment) -> Beginning:
    """The part of a moment that a new match takes over.

    Raises:
        TableRefusal: the match is over by then, or by the throws that follow.
    """
    match = Match(moment.game, moment.setup, AwaitedNature())
    for entry in moment.entries:
        twin_take(match, entry)
    match.resume(LiveNature())
    if match.is_over:
        raise TableRefusal("server-start-over")
    answers = tuple((entry.seat, entry.answer) for entry in moment.entries if entry.seat != NATURE)
    return Beginning(moment.setup.seed, len(moment.entries), answers)


# ---- the cards -------------------------------------------------------------------------------------


async def brought(sets: CardSets, game: str, wanted: str) -> str:
    """The set that is played with beside a game's cards, as a card file of programs; empty for none.

    Args:
        sets: those that people keep.
        game: the id of the game.
        wanted: the code of an expansion, or the id of a set of somebody's; empty for none.

    Raises:
        UnknownGame: no such game is installed.
        NoSuchSet, TableRefusal: there is none, it is for another game, or it cannot be played yet.
    """
    shipped = reference_data.own_text(game, wanted) if wanted else ""
    if shipped or not wanted:
        return shipped
    kept = await sets.find(wanted)
    if kept.game != game or not kept.own:
        raise TableRefusal("workshop-not-here", "", name=kept.name or kept.code)
    return kept.own


# ---- the table -------------------------------------------------------------------------------------


def open_table(
    wanted: body.NewTable,
    person: Somebody,
    keys: dict[int, str],
    moment: StartMoment | None = None,
    skill: Skill | None = None,
    own: str = "",
) -> table_events.Opened:
    """A table as it is wished for, checked as far as it can be before everybody is there.

    Args:
        wanted: the wish.
        person: whose.
        keys: the keys of the person's seats.
        moment: where to play on, or None.
        skill: how well the person plays, for a rated table.
        own: the card set that is played with, as a card file of programs; empty for the game's cards.

    Raises:
        BadSetup, BadDeck, BadSeatDeck, TableRefusal: the game does not allow it.
    """
    if moment is not None:
        if own:
            raise TableRefusal("server-start-fixed")
        game = moment.game
    else:
        game = game_of_own(wanted.game, own) if own else game_here(wanted.game)
    setup = wished_setup(game, wanted) if moment is None else fixed_setup(wanted, moment)
    places = tuple(
        place(game, one, role_and_deck, person, keys.get(seat, ""), skill)
        for seat, (one, role_and_deck) in enumerate(zip(wanted.seats, setup.seats, strict=True))
    )
    alone = not any(one.kind == "open" for one in wanted.seats)
    opened = table_events.Opened(
        game=game.id,
        ruleset=setup.ruleset,
        options=setup.options,
        places=places,
        clock=wanted.clock,
        public=wanted.public,
        watch=wanted.watch,
        hints=wanted.hints or (alone and not wanted.rated),
        maker=person.id,
        delay=wanted.delay,
        beginning=played_on(moment) if moment is not None else None,
        cards=cards_of(game),
        rated=wanted.rated,
        own=own_of(game),
        own_name=own_name(game),
    )
    if opened.rated:
        check_rated(game, opened)
    return opened


def wished_setup(game: Game, wanted: body.NewTable) -> Setup:
    """The setup of a new match, without its seed.

    Raises:
        BadSetup, BadDeck, BadSeatDeck: the game does not allow it.
    """
    roles = given_roles(game, wanted)
    seats = tuple(SetupSeat(role=role) for role in roles)
    setup = check_setup(game, Setup(game.id, seats, wanted.ruleset, wanted.options))
    decks = [reference_data.seat_deck(game, one.deck, setup.options, setup.ruleset) for one in wanted.seats]
    seats = tuple(SetupSeat(role=role, deck=deck) for role, deck in zip(roles, decks, strict=True))
    return Setup(game.id, seats, setup.ruleset, setup.options)


def fixed_setup(wanted: body.NewTable, moment: StartMoment) -> Setup:
    """The setup of the match that is played on.

    Raises:
        TableRefusal: the wish does not fit it.
    """
    setup = moment.setup
    if wanted.game != setup.game or len(wanted.seats) != len(setup.seats):
        raise TableRefusal("server-start-other", "", game=setup.game, seats=len(setup.seats))
    if wanted.ruleset or wanted.options or any(one.role or one.deck for one in wanted.seats):
        raise TableRefusal("server-start-fixed")
    return setup


def place(
    game: Game, wanted: body.NewSeat, given: SetupSeat, person: Somebody, key: str, skill: Skill | None
) -> Place:
    """The place at a seat of a new table.

    Raises:
        TableRefusal: there is no such computer player.
    """
    if wanted.kind == "me":
        name, secret = person.name, hash_token(key)
        seat = Place("person", role=given.role, person=person.id, name=name, key=secret, deck=given.deck)
        return seat if skill is None else rated_place(seat, skill)
    if wanted.kind == "open":
        return Place("open", role=given.role, deck=given.deck)
    if not can_sit(wanted.level, game):
        refused = unknown(wanted.level, game).phrase
        raise TableRefusal(refused.key, "", **refused.args)
    points = level_rating(game.id, wanted.level) if skill is not None else None
    return Place("computer", role=given.role, level=wanted.level, deck=given.deck, rating=points or 0)


def rated_place(seat: Place, skill: Skill) -> Place:
    """A seat at a rated table, with what its player is rated."""
    return structs.replace(seat, rating=skill.rating, provisional=skill.provisional)


def given_roles(game: Game, wanted: body.NewTable) -> list[str]:
    """The role of each seat; one that is not named is the next that is free."""
    named = {one.role for one in wanted.seats}
    free = [role for role in game.roles if role not in named]
    return [one.role or (free.pop(0) if free else "") for one in wanted.seats]
