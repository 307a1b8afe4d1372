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
from tests.server.door.test_guard import ask
from tests.server.house import House, house

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
from playmat.server.protocol.http_bodies import Credentials, Farewell, Person, Short
from playmat.server.protocol.personal_bodies import PersonalData
from playmat.server.protocol.rating_bodies import Profile
from playmat.server.storage.backup import bring_up_to_date
from playmat.server.storage.people import accounts, belongings
from playmat.server.storage.people.accounts import Accounts
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


async def keep(visitor: Visitor, *these: Belonging, over: bool = False) -> BelongingList:
    """Keep some belongings."""
    return await visitor.post(ADDRESS, KeepBelongings(list(these), over), BelongingList)


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
    await keep(ann, LESSON, PUZZLE)
    await ann.post("/api/account", ANN, Person)
    told = await keep(ann, DECKS[0], LESSON, Belonging("puzzle", "kmon", "1", first=False))
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
    await keep(ann, DECKS[0], PUZZLE)
    await keep(guest, DECKS[1], LESSON, Belonging("puzzle", "kmon", "puzzle-1"))
    await guest.post("/api/login", ANN, Person)
    now = await mine(guest)
    assert plain(now) == [*sorted(DECKS[:2], key=lambda one: one.what), LESSON, PUZZLE]
    assert now == await mine(ann)
    assert plain(await mine(served.visitor())) == []


@pytest.mark.parametrize("password", ["a wrong password", "a long password"])
async def test_a_guest_who_is_not_let_in_keeps_their_own(home: House, password: str) -> None:
    ann, guest = home.visitor(), home.visitor()
    await ann.post("/api/account", ANN, Person)
    await keep(guest, LESSON)
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
    told = await keep(home.visitor(), Belonging(kind, game, what), LESSON)
    assert plain(told) == [LESSON]
    (refused,) = told.refused
    assert (refused.kind, refused.game, refused.what) == (kind, game, what)
    assert why in refused.why.text
    assert refused.why.key


async def test_one_saves_no_deck_beyond_the_bound(served: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a guest has is handed over nevertheless; and a deck can take the place of another."""
    monkeypatch.setattr(belongings, "MOST_DECKS", 2)
    monkeypatch.setattr(belongings_api, "MOST_DECKS", 2)
    ann, guest = served.visitor(), served.visitor()
    await ann.post("/api/account", ANN, Person)
    told = await keep(ann, *DECKS[:3], LESSON)
    assert [(one.what, "2" in one.why.text) for one in told.refused] == [(DECKS[2].what, True)]
    assert len(told.belongings) == 3
    await keep(guest, *DECKS[2:4], PUZZLE)
    await guest.post("/api/login", ANN, Person)
    everything = [one.what for one in plain(await mine(ann)) if one.kind == "deck"]
    assert everything == sorted(one.what for one in DECKS[:4])
    full = await keep(ann, DECKS[4])
    assert [one.what for one in full.refused] == [DECKS[4].what]
    twin = another(DECKS[0])
    assert not (await keep(ann, twin, over=True)).refused
    now = [one.what for one in plain(await mine(ann)) if one.kind == "deck"]
    assert now == sorted([twin.what, *(one.what for one in DECKS[1:4])])


async def test_too_much_in_one_request_is_refused(home: House) -> None:
    for too_much in ([LESSON] * (MOST_AT_ONCE + 1), [Belonging("deck", "kmon", "k" * (LONGEST_CODE + 1))]):
        with pytest.raises(ServerRefused) as refused:
            await keep(home.visitor(), *too_much)
        assert refused.value.status == 400


def another(deck: Belonging) -> Belonging:
    """A deck with other cards, of the same name."""
    book = card_game(deck.game).deck_book()
    old, other = (read_code(book, one.what) for one in (deck, DECKS[-1]))
    return Belonging("deck", deck.game, write_code(structs.replace(other, name=old.name)))


async def test_decks_of_one_name_are_told_apart(served: House) -> None:
    """The second one has a number behind its name, unless it is to take the place of the first."""
    ann, guest = served.visitor(), served.visitor()
    twin, name = another(DECKS[0]), starters("kmon", "en").decks[0].name
    await ann.post("/api/account", ANN, Person)
    await keep(ann, DECKS[0])
    await keep(guest, twin)
    await guest.post("/api/login", ANN, Person)
    found = {one.what: one.name for one in (await mine(ann)).belongings}
    assert found == {DECKS[0].what: name, twin.what: f"{name} 2"}
    await ann.post(f"{ADDRESS}/drop", TheseBelongings([twin]), BelongingList)
    found = {one.what: one.name for one in (await keep(ann, twin)).belongings}
    assert found == {DECKS[0].what: name, twin.what: f"{name} 2"}
    await ann.post(f"{ADDRESS}/drop", TheseBelongings([twin]), BelongingList)
    found = {one.what: one.name for one in (await keep(ann, twin, over=True)).belongings}
    assert found == {twin.what: name}


async def test_who_keeps_much_at_once_keeps_no_more(served: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor does anything stay of who is forgotten meanwhile."""
    monkeypatch.setattr(belongings, "MOST_DECKS", 3)
    store, engine = served.server.api.belongings_store, served.server.registry.store.engine
    person, _ = await Accounts(engine).make_guest()
    own = [OwnBelonging(one.kind, one.game, one.what, 1.0) for one in DECKS[:6]]
    refused = await asyncio.gather(*(store.keep(person.id, [one], False) for one in own))
    assert sum(map(len, refused)) == len(await store.of(person.id)) == 3
    await store.keep("nobody", own[:1], False)
    assert await store.of("nobody") == []


async def test_what_is_kept_while_one_signs_in_is_there_once(served: House) -> None:
    """Several sign in from the same guest's browser at once; each belonging is handed over by one of them."""
    engine = served.server.registry.store.engine
    people = Accounts(engine)
    guest, _ = await people.make_guest()
    ann = served.visitor()
    await ann.post("/api/account", ANN, Person)
    own = [OwnBelonging(one.kind, one.game, one.what, 1.0) for one in [*DECKS[:2], LESSON]]
    await served.server.api.belongings_store.keep(guest.id, own, False)
    await asyncio.gather(*(people.log_in(ANN.name, ANN.password, guest) for _ in range(3)))
    assert plain(await mine(ann)) == [*sorted(DECKS[:2], key=lambda one: one.what), LESSON]


async def test_all_requests_of_a_first_visit_are_of_one_guest(served: House) -> None:
    """The page brings the cookie with which they come; what each of them keeps is there afterwards."""
    status, headers, _ = await ask(served.address + "/")
    cookie = headers["set-cookie"].split(";", 1)[0]
    assert status == 200
    body = [msgspec.json.encode(KeepBelongings([one])) for one in (LESSON, PUZZLE, *DECKS[:3])]
    told = await asyncio.gather(*(ask(served.address + ADDRESS, one, Cookie=cookie) for one in body))
    assert {status for status, _, _ in told} == {200}
    for _, headers, _ in told:
        own = headers["set-cookie"].split(";", 1)[0]
        assert own != cookie
        _, _, data = await ask(served.address + ADDRESS, Cookie=own)
        found = msgspec.json.decode(data, type=BelongingList)
        assert plain(found) == [*sorted(DECKS[:3], key=lambda one: one.what), LESSON, PUZZLE]


@pytest.mark.parametrize("after", ["a while", "an account"])
async def test_a_cookie_of_nobodys_opens_nothing_later(
    served: House, after: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody else may have planted it in the browser, or found it there."""
    people = Accounts(served.server.registry.store.engine)
    guest, token = await people.make_guest("planted")
    assert (await people.make_guest("planted"))[0] == guest
    if after == "an account":
        await people.register(guest, ANN.name, ANN.password)
        assert await people.find(token) is None
    else:
        monkeypatch.setattr(accounts, "NEW_SECONDS", 0.0)
    assert (await people.make_guest("planted"))[0].id != guest.id
    assert await people.find("planted") is None


def test_the_browser_sends_what_is_taken() -> None:
    """No more at once, and nothing longer, or the server would refuse the rest with it."""
    folder = resources.files("playmat.web").joinpath("app")
    source = "".join(
        folder.joinpath(name).read_text("utf-8") for name in ("belongings.js", "old-belongings.js")
    )
    numbers = {
        name: int(number) for name, number in re.findall(r"^const (\w+) = (\d+);", source, re.MULTILINE)
    }
    longest_game = get_args(Short)[1].max_length
    assert numbers == {"AT_ONCE": MOST_AT_ONCE, "LONGEST": LONGEST_CODE, "LONGEST_GAME": longest_game}


async def test_what_is_given_up_is_gone(served: House) -> None:
    ann, bob = served.visitor(), served.visitor()
    await keep(ann, LESSON, DECKS[0])
    await keep(bob, DECKS[0])
    await keep(ann, PUZZLE)
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
    """How many lessons and puzzles, but neither which they are, nor anything of the decks."""
    ann = served.visitor()
    await ann.post("/api/account", ANN, Person)
    other = Belonging("lesson", "perilous", next(iter(lessons_of("perilous"))))
    await keep(ann, LESSON, PUZZLE, DECKS[0], other)
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
    await keep(ann, LESSON, PUZZLE, DECKS[0])
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
    await keep(again, LESSON)
    assert await store.counts("nobody") == {}
    assert await forget_unseen(engine, 0.0) == 0
    assert plain(await mine(again)) == [LESSON]


async def test_a_guest_who_is_forgotten_leaves_nothing(served: House) -> None:
    """Neither do those of an account go with them."""
    guest, ann = served.visitor(), served.visitor()
    await keep(guest, LESSON)
    await ann.post("/api/account", ANN, Person)
    await keep(ann, PUZZLE)
    store = served.server.registry.store
    assert await forget_unseen(store.engine, 1e12) == 1
    phone = served.visitor()
    await phone.post("/api/login", ANN, Person)
    assert plain(await mine(phone)) == [PUZZLE]
    assert plain(await mine(guest)) == []
