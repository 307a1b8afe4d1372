"""Belongings of people: lessons, puzzles and decks, on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from importlib import resources
from typing import get_args

import msgspec
import pytest
from msgspec import structs
from sqlalchemy import select
from tests.server.door.test_guard import ask
from tests.server.house import House, house

from playmat.cards.decks import MAX_NAME
from playmat.cards.share import read_code, write_code
from playmat.server.clients.client import ServerRefused, Visitor
from playmat.server.http.people import belongings_api
from playmat.server.http.reference_data import card_game, starters
from playmat.server.protocol.belonging_bodies import (
    LONGEST_CODE,
    MOST_AT_ONCE,
    Belonging,
    BelongingList,
    KeepBelongings,
    Kind,
    Learned,
    OwnBelonging,
    TheseBelongings,
)
from playmat.server.protocol.http_bodies import Credentials, Farewell, Person, Problem, Short
from playmat.server.protocol.personal_bodies import PersonalData
from playmat.server.protocol.rating_bodies import Profile
from playmat.server.storage import db_schema
from playmat.server.storage.backup import bring_up_to_date
from playmat.server.storage.people import belongings
from playmat.server.storage.people.accounts import Accounts
from playmat.server.storage.people.moderation import Moderation
from playmat.server.storage.retention import forget_unseen
from playmat.teaching.lessons import lessons_of
from playmat.teaching.puzzles import puzzles_of

ADDRESS = "/api/belongings"
ANN = Credentials("Ann", "a long password")
DECKS = [Belonging("deck", "kmon", deck.share) for deck in starters("kmon", "en").decks]
LESSON = Belonging("lesson", "kmon", "attack")
PUZZLE = Belonging("puzzle", "kmon", "puzzle-1", first=True)


@pytest.fixture
async def served(database: str) -> AsyncIterator[House]:
    """A server on each kind of database."""
    await bring_up_to_date(database)
    async with house(database) as found:
        yield found


async def save(visitor: Visitor, *these: Belonging, replaces: str = "") -> BelongingList:
    """Save belongings of somebody; gives all that they have then."""
    return await visitor.post(ADDRESS, KeepBelongings(list(these), replaces), BelongingList)


def stored(*these: Belonging) -> list[OwnBelonging]:
    """Some belongings as the database has them."""
    return [OwnBelonging(one.kind, one.game, one.what, 1.0, one.first) for one in these]


async def mine(visitor: Visitor) -> BelongingList:
    """The belongings of somebody."""
    return await visitor.get(ADDRESS, BelongingList)


def plain(found: BelongingList | PersonalData) -> list[Belonging]:
    """Belongings as they were sent, in the order of their names."""
    every = [Belonging(one.kind, one.game, one.what, one.first) for one in found.belongings]
    return sorted(every, key=lambda one: (one.kind, one.game, one.what))


async def test_what_is_kept_is_there_on_every_device(served: House) -> None:
    """A guest who makes an account keeps it; what is told twice is there once, as it was told first."""
    ann, phone = served.visitor(), served.visitor()
    await save(ann, LESSON, PUZZLE)
    await ann.post("/api/account", ANN, Person)
    told = await save(ann, DECKS[0], LESSON, Belonging("puzzle", "kmon", "1", first=False))
    assert not told.refused
    await phone.post("/api/login", ANN, Person)
    found = await mine(phone)
    assert found == told
    assert plain(found) == [DECKS[0], LESSON, PUZZLE]
    assert (
        next(one.name for one in found.belongings if one.kind == "deck")
        == starters("kmon", "en").decks[0].name
    )


async def test_what_a_guest_has_becomes_that_of_the_account(served: House) -> None:
    """Signing in brings both together, on the device as on all others."""
    ann, guest = served.visitor(), served.visitor()
    await ann.post("/api/account", ANN, Person)
    await save(ann, DECKS[0], PUZZLE)
    await save(guest, DECKS[1], LESSON, Belonging("puzzle", "kmon", "puzzle-1"))
    await guest.post("/api/login", ANN, Person)
    now = await mine(guest)
    assert plain(now) == [*sorted(DECKS[:2], key=lambda one: one.what), LESSON, PUZZLE]
    assert now == await mine(ann)
    assert plain(await mine(served.visitor())) == []


@pytest.mark.parametrize("password", ["a wrong password", "a long password"])
async def test_a_guest_who_is_not_let_in_keeps_their_own(home: House, password: str) -> None:
    ann, guest = home.visitor(), home.visitor()
    await ann.post("/api/account", ANN, Person)
    await save(guest, LESSON)
    if password == ANN.password:
        await guest.post("/api/login", ANN, Person)
    else:
        with pytest.raises(ServerRefused):
            await guest.post("/api/login", Credentials(ANN.name, password), Person)
    assert plain(await mine(guest)) == [LESSON]
    assert bool(plain(await mine(ann))) is (password == ANN.password)


@pytest.mark.parametrize(
    ("kind", "game", "what", "why"),
    [
        ("lesson", "kmon", "atack", "attack"),
        ("lesson", "chess", "attack", "chess"),
        ("puzzle", "kmon", "puzzle-9999", "puzzle-9999"),
        ("puzzle", "kmon", "attack", "attack"),
        ("deck", "kmon", "kmon.1.AAAA", "share code"),
        ("deck", "kmon", "1 Frostusk", "share code"),
        ("deck", "perilous", DECKS[0].what, "perilous"),
    ],
)
async def test_what_there_is_not_is_refused_without_the_others(
    home: House, kind: Kind, game: str, what: str, why: str
) -> None:
    told = await save(home.visitor(), Belonging(kind, game, what), LESSON)
    assert plain(told) == [LESSON]
    (refused,) = told.refused
    assert (refused.kind, refused.game, refused.what) == (kind, game, what)
    assert why in refused.why.text
    assert refused.why.key


async def test_one_saves_no_deck_beyond_the_bound(served: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """A guest's decks are handed over nevertheless; and a deck can take the place of another."""
    monkeypatch.setattr(belongings, "MOST_DECKS", 2)
    monkeypatch.setattr(belongings_api, "MOST_DECKS", 2)
    ann, guest = served.visitor(), served.visitor()
    await ann.post("/api/account", ANN, Person)
    told = await save(ann, *DECKS[:3], LESSON)
    assert [(one.what, "2" in one.why.text) for one in told.refused] == [(DECKS[2].what, True)]
    assert len(told.belongings) == 3
    await save(guest, *DECKS[2:4], PUZZLE)
    await guest.post("/api/login", ANN, Person)
    everything = [one.what for one in plain(await mine(ann)) if one.kind == "deck"]
    assert everything == sorted(one.what for one in DECKS[:4])
    full = await save(ann, DECKS[4])
    assert [one.what for one in full.refused] == [DECKS[4].what]
    twin = another(DECKS[0])
    assert [one.what for one in (await save(ann, twin, replaces=twin.what)).refused] == [twin.what]
    assert not (await save(ann, twin, replaces=DECKS[0].what)).refused
    now = [one.what for one in plain(await mine(ann)) if one.kind == "deck"]
    assert now == sorted([twin.what, *(one.what for one in DECKS[1:4])])


async def test_too_much_in_one_request_is_refused(home: House) -> None:
    for too_much in ([LESSON] * (MOST_AT_ONCE + 1), [Belonging("deck", "kmon", "k" * (LONGEST_CODE + 1))]):
        with pytest.raises(ServerRefused) as refused:
            await save(home.visitor(), *too_much)
        assert refused.value.status == 400


def another(deck: Belonging) -> Belonging:
    """A deck with other cards, of the same name."""
    book = card_game(deck.game).deck_book()
    old, other = (read_code(book, one.what) for one in (deck, DECKS[-1]))
    return Belonging("deck", deck.game, write_code(structs.replace(other, name=old.name)))


async def test_decks_of_one_name_are_told_apart(served: House) -> None:
    """The second one has a number behind its name, unless it is to take the place of the first.

    A page may have known a deck by a name that has become another one's since: that one stays.
    """
    ann, guest = served.visitor(), served.visitor()
    twin, name = another(DECKS[0]), starters("kmon", "en").decks[0].name
    await ann.post("/api/account", ANN, Person)
    await save(ann, DECKS[0])
    await save(guest, twin)
    await guest.post("/api/login", ANN, Person)
    found = {one.what: one.name for one in (await mine(ann)).belongings}
    assert found == {DECKS[0].what: name, twin.what: f"{name} 2"}
    await ann.post(f"{ADDRESS}/drop", TheseBelongings([twin]), BelongingList)
    found = {one.what: one.name for one in (await save(ann, twin)).belongings}
    assert found == {DECKS[0].what: name, twin.what: f"{name} 2"}
    await ann.post(f"{ADDRESS}/drop", TheseBelongings([twin]), BelongingList)
    found = {one.what: one.name for one in (await save(ann, twin, replaces=DECKS[0].what)).belongings}
    assert found == {twin.what: name}
    await save(ann, DECKS[0])
    third = called(DECKS[2], name)
    found = {one.what: one.name for one in (await save(ann, third, replaces=DECKS[0].what)).belongings}
    assert found == {twin.what: name, third.what: f"{name} 2"}


async def test_who_keeps_much_at_once_keeps_no_more(served: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor does anything stay of who is forgotten meanwhile."""
    monkeypatch.setattr(belongings, "MOST_DECKS", 3)
    store, engine = served.server.api.belongings_store, served.server.registry.store.engine
    person, _ = await Accounts(engine).make_guest()
    own = stored(*DECKS[:6])
    refused = await asyncio.gather(*(store.keep(person.id, [one], "") for one in own))
    assert sum(map(len, refused)) == len(await store.of(person.id)) == 3
    await store.keep("nobody", own[:1], "")
    assert await store.of("nobody") == []


async def test_what_is_handed_over_by_several_at_once_is_there_once(served: House) -> None:
    """Several sign in from the same guest's browser at once; each belonging is handed over by one of them."""
    engine = served.server.registry.store.engine
    people = Accounts(engine)
    guest, _ = await people.make_guest()
    ann = served.visitor()
    await ann.post("/api/account", ANN, Person)
    await served.server.api.belongings_store.keep(guest.id, stored(*DECKS[:2], LESSON), "")
    await asyncio.gather(*(people.log_in(ANN.name, ANN.password, guest) for _ in range(3)))
    assert plain(await mine(ann)) == [*sorted(DECKS[:2], key=lambda one: one.what), LESSON]


@pytest.mark.parametrize("name", [ANN.name, "Bob"])
async def test_who_makes_an_account_meanwhile_loses_nothing(served: House, name: str) -> None:
    """A sign-in as Ann that was on its way before gives nothing away, be the new account Ann's or another."""
    people, store = served.server.api.people, served.server.api.belongings_store
    guest, _ = await people.make_guest()
    await store.keep(guest.id, stored(DECKS[0], LESSON), "")
    await people.register(guest, name, ANN.password)
    if name != ANN.name:
        await served.visitor().post("/api/account", ANN, Person)
    await people.log_in(ANN.name, ANN.password, guest)
    phone = served.visitor()
    await phone.post("/api/login", Credentials(name, ANN.password), Person)
    assert plain(await mine(phone)) == [DECKS[0], LESSON]
    assert plain(await save(phone, PUZZLE)) == [DECKS[0], LESSON, PUZZLE]


async def test_a_guest_who_has_signed_in_keeps_nothing_any_more(served: House) -> None:
    """A late request in their name is refused, and brings no cookie in place of the account's."""
    ann, guest = served.visitor(), served.visitor()
    await ann.post("/api/account", ANN, Person)
    await save(guest, LESSON)
    before = guest.cookie_header()
    await guest.post("/api/login", ANN, Person)
    wish = msgspec.json.encode(KeepBelongings([PUZZLE]))
    status, headers, data = await ask(served.address + ADDRESS, wish, Cookie=before)
    assert status == 403
    assert "set-cookie" not in {name.lower() for name in headers}
    assert "signed in" in msgspec.json.decode(data, type=Problem).error.text
    assert plain(await mine(guest)) == [LESSON]
    again = await ask(served.address + "/api/login", msgspec.json.encode(ANN), Cookie=before)
    assert again[0] == 200
    bob = Credentials("Bob", ANN.password)
    status, headers, _ = await ask(
        served.address + "/api/account", msgspec.json.encode(bob), Cookie=before
    )  # the answer to the sign-in was lost, and they make an account after all
    assert status == 200
    phone = served.visitor()
    await phone.post("/api/login", bob, Person)
    assert plain(await save(phone, PUZZLE)) == [PUZZLE]
    assert plain(await mine(ann)) == [LESSON]


async def test_nobody_gets_too_many_decks_by_signing_in(
    served: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """This is said, and nothing has happened; with fewer decks it is done."""
    monkeypatch.setattr(belongings, "MOST_TOGETHER", 2)
    ann, guest = served.visitor(), served.visitor()
    await ann.post("/api/account", ANN, Person)
    await save(ann, *DECKS[:2])
    await save(guest, *DECKS[1:3], LESSON)
    with pytest.raises(ServerRefused, match="more than 2 decks"):
        await guest.post("/api/login", ANN, Person)
    own = plain(await mine(guest))
    assert own == [*sorted(DECKS[1:3], key=lambda one: one.what), LESSON]
    await guest.post(f"{ADDRESS}/drop", TheseBelongings([DECKS[2]]), BelongingList)
    await guest.post("/api/login", ANN, Person)
    assert plain(await mine(guest)) == [*sorted(DECKS[:2], key=lambda one: one.what), LESSON]


async def test_a_blocked_account_says_so_whatever_the_guest_has(
    served: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is no use to delete decks for it."""
    monkeypatch.setattr(belongings, "MOST_TOGETHER", 2)
    ann, guest = served.visitor(), served.visitor()
    await ann.post("/api/account", ANN, Person)
    await save(ann, *DECKS[:2])
    await save(guest, *DECKS[1:3])
    people = Moderation(served.server.registry.store.engine)
    await people.block(await people.named(ANN.name), "why", "me")
    with pytest.raises(ServerRefused, match="blocked"):
        await guest.post("/api/login", ANN, Person)


def called(deck: Belonging, name: str) -> Belonging:
    """A deck under another name."""
    read = read_code(card_game(deck.game).deck_book(), deck.what)
    return Belonging("deck", deck.game, write_code(structs.replace(read, name=name)))


@pytest.mark.parametrize(("name", "second"), [("N" * MAX_NAME, "N" * (MAX_NAME - 2) + " 2"), ("", "")])
async def test_a_number_makes_no_name_that_no_deck_may_have(home: House, name: str, second: str) -> None:
    """A name stays as short as names are, and a deck without one gets none."""
    ann = home.visitor()
    told = await save(ann, *(called(deck, name) for deck in DECKS[:2]))
    assert not told.refused
    assert sorted(one.name for one in told.belongings) == sorted([name, second])
    old = called(DECKS[0], name).what
    kept = await save(ann, called(DECKS[2], name), replaces=old)
    assert len(kept.belongings) == 2
    assert old not in [one.what for one in kept.belongings]


def test_the_browser_sends_what_is_taken() -> None:
    """No more at once, and nothing longer, or the server would refuse the rest with it."""
    folder = resources.files("playmat.web").joinpath("app")
    source = "".join(folder.joinpath(name).read_text("utf-8") for name in ("belongings.js", "unsent.js"))
    numbers = {
        name: int(number) for name, number in re.findall(r"^const (\w+) = (\d+);", source, re.MULTILINE)
    }
    longest_game = get_args(Short)[1].max_length
    wanted = {"AT_ONCE": MOST_AT_ONCE, "LONGEST": LONGEST_CODE, "LONGEST_GAME": longest_game}
    assert wanted.items() <= numbers.items()


async def test_what_is_given_up_is_gone(served: House) -> None:
    ann, bob = served.visitor(), served.visitor()
    await save(ann, LESSON, DECKS[0])
    await save(bob, DECKS[0])
    await save(ann, PUZZLE)
    by_number = Belonging("puzzle", "kmon", " 1 ")
    nowhere = Belonging("lesson", "km\0on", "attack\0")
    these = TheseBelongings([DECKS[0], DECKS[1], by_number, nowhere])
    left = await ann.post(f"{ADDRESS}/drop", these, BelongingList)
    assert plain(left) == [LESSON]
    assert plain(await mine(bob)) == [DECKS[0]]
    stranger = served.visitor()
    told = await stranger.post(f"{ADDRESS}/drop", TheseBelongings([LESSON]), BelongingList)
    assert told == BelongingList([])
    assert not stranger.cookie_header()


async def test_others_are_told_numbers_alone(served: House) -> None:
    """The number of lessons and puzzles, but neither which they are, nor anything about the decks."""
    ann = served.visitor()
    await ann.post("/api/account", ANN, Person)
    other = Belonging("lesson", "perilous", next(iter(lessons_of("perilous"))))
    await save(ann, LESSON, PUZZLE, DECKS[0], other)
    status, _, data = await ask(served.address + "/api/profile?name=ann")
    assert status == 200
    numbers = msgspec.json.decode(data, type=Profile).learned
    assert numbers == [
        Learned(game, 1, len(lessons_of(game)), solved, len(puzzles_of(game)))
        for game, solved in (("kmon", 1), ("perilous", 0))
    ]
    for private in (LESSON.what, PUZZLE.what, DECKS[0].what):
        assert private.encode() not in data
    assert (await ann.get("/api/profile", Profile)).learned == numbers


async def test_it_is_exported_and_forgotten(served: House) -> None:
    ann = served.visitor()
    await ann.post("/api/account", ANN, Person)
    await save(ann, LESSON, PUZZLE, DECKS[0])
    exported = await ann.get("/api/account/export", PersonalData)
    assert plain(exported) == [DECKS[0], LESSON, PUZZLE]
    assert all(one.at > 0 for one in exported.belongings)
    store = served.server.api.belongings_store
    engine = served.server.registry.store.engine
    farewell = msgspec.json.encode(Farewell(ANN.password))
    await ask(served.address + "/api/account/delete", farewell, Cookie=ann.cookie_header())
    again = served.visitor()
    await again.post("/api/account", ANN, Person)
    assert plain(await mine(again)) == []
    await save(again, LESSON)
    assert await store.counts("nobody") == {}
    assert await forget_unseen(engine, 0.0) == 0
    assert plain(await mine(again)) == [LESSON]


async def test_a_guest_who_is_forgotten_leaves_nothing(served: House) -> None:
    """Neither do those of an account go with them."""
    guest, ann = served.visitor(), served.visitor()
    await save(guest, LESSON)
    await ann.post("/api/account", ANN, Person)
    await save(ann, PUZZLE)
    store = served.server.registry.store
    assert await forget_unseen(store.engine, 1e12) == 1
    phone = served.visitor()
    await phone.post("/api/login", ANN, Person)
    assert plain(await mine(phone)) == [PUZZLE]
    async with store.engine.connect() as connection:
        assert list(await connection.scalars(select(db_schema.belongings.c.kind))) == ["puzzle"]
    with pytest.raises(ServerRefused, match="no longer knows"):
        await mine(guest)
