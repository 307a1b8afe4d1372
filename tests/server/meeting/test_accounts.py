"""Accounts: everything their owners can do with them, and the spelling of names."""

from __future__ import annotations

import msgspec
import pytest
from argon2 import PasswordHasher, extract_parameters
from argon2.exceptions import VerifyMismatchError
from limits import RateLimitItemPerHour
from sqlalchemy import select, text
from tests.server.door.test_guard import ask
from tests.server.house import House, join, make

from playmat.server.clients.client import ServerRefused, Visitor
from playmat.server.protocol.belonging_bodies import TheseBelongings
from playmat.server.protocol.http_bodies import (
    Credentials,
    DeviceList,
    Farewell,
    NewPassword,
    NewSeat,
    NewTable,
    Person,
    Problem,
    Rename,
    SignOut,
    TableList,
)
from playmat.server.protocol.personal_bodies import PersonalData
from playmat.server.protocol.server_messages import TableInfo
from playmat.server.storage.database import open_engine, read_address, writing
from playmat.server.storage.db_schema import looks
from playmat.server.storage.migrate import migrate
from playmat.server.storage.people.accounts import Accounts, Somebody, nobodys_hash
from playmat.server.storage.people.names import PersonRefused, clean_name, login_of

ANN = Credentials("Ann", "a long password")


async def signed_in(home: House, *devices: Visitor) -> None:
    """Ann makes an account on the first device, and signs in on the others."""
    await devices[0].post("/api/account", ANN, Person)
    for device in devices[1:]:
        await device.post("/api/login", ANN, Person)


async def is_ann(visitor: Visitor) -> bool:
    """Return whether the server knows somebody as Ann."""
    return not (await visitor.get("/api/me", Person)).guest


async def test_whoever_planted_a_cookie_is_not_signed_in_with_it(home: House) -> None:
    ann, eve = home.visitor(), home.visitor()
    await eve.get("/api/me", Person)
    for cookie in eve.cookies:
        ann.cookies.set_cookie(cookie)
    before = ann.cookie_header()
    await ann.post("/api/account", ANN, Person)
    assert ann.cookie_header() != before
    assert await is_ann(ann)
    assert not await is_ann(eve)


async def test_a_cookie_of_nobody_makes_no_guest(home: House) -> None:
    """It may be of before a sign-up beside, whose cookie would be lost; who asks who they are is a guest.

    Nor is anything deleted, or told to be empty, that another cookie leads to now.
    """
    ann = home.visitor()
    await ann.get("/api/me", Person)
    before = ann.cookie_header()
    await ann.post("/api/account", ANN, Person)
    table = NewTable("a-table-of-ann", "kmon", [NewSeat("me"), NewSeat("open")])
    asked: tuple[tuple[str, object], ...] = (
        ("/api/lobby", None),
        ("/api/me", Rename("Eve")),
        ("/api/tables", table),
        ("/api/account/delete", Farewell(ANN.password)),
        ("/api/account/devices", SignOut("")),
        ("/api/belongings", None),
        ("/api/belongings/drop", TheseBelongings([])),
    )
    for path, body in asked:
        sent = msgspec.json.encode(body) if body else None
        status, headers, data = await ask(home.address + path, sent, Cookie=before)
        assert status == 403
        assert "set-cookie" not in {name.lower() for name in headers}
        assert msgspec.json.decode(data, type=Problem).error.key == "server-unknown-cookie"
    status, headers, data = await ask(home.address + "/api/me", Cookie=before)
    assert status == 200
    assert msgspec.json.decode(data, type=Person) == Person("Guest", True)
    assert "playmat=" in headers["set-cookie"]
    assert await is_ann(ann)


async def test_a_change_of_password_signs_out_the_others(home: House) -> None:
    ann, phone = home.visitor(), home.visitor()
    await signed_in(home, ann, phone)
    with pytest.raises(ServerRefused, match="not your password"):
        await ann.post("/api/account/password", NewPassword("a wrong one", "a new password"), Person)
    changed = await ann.post("/api/account/password", NewPassword(ANN.password, "a new password"), Person)
    assert changed == Person("Ann", False)
    assert await is_ann(ann)
    assert not await is_ann(phone)
    with pytest.raises(ServerRefused):
        await phone.post("/api/login", ANN, Person)
    await phone.post("/api/login", Credentials("Ann", "a new password"), Person)


async def test_devices_are_listed_and_signed_out(home: House) -> None:
    ann, phone, tablet, bob = (home.visitor() for _ in range(4))
    await signed_in(home, ann, phone, tablet)
    await bob.get("/api/me", Person)
    listed = (await phone.get("/api/account/devices", DeviceList)).devices
    assert [device.here for device in listed].count(True) == 1
    assert len({device.id for device in listed}) == 3
    mine = next(device.id for device in listed if device.here)
    assert len((await ann.post("/api/account/devices", SignOut(mine), DeviceList)).devices) == 2
    assert [await is_ann(one) for one in (ann, phone, tablet)] == [True, False, True]
    here = next(one.id for one in listed if one.id != mine)
    assert len((await bob.post("/api/account/devices", SignOut(here), DeviceList)).devices) == 1, (
        "only his own"
    )
    assert len((await ann.post("/api/account/devices", SignOut(), DeviceList)).devices) == 1
    assert [await is_ann(one) for one in (ann, tablet)] == [True, False]


async def test_all_that_is_kept_can_be_had_and_forgotten(home: House) -> None:
    ann, bob = home.visitor(), home.visitor()
    await signed_in(home, ann)
    made = await make(ann, "kmon", "mo")
    await join(bob, made)
    kept = await ann.get("/api/account/export", PersonalData)
    assert kept.person == Person("Ann", False)
    assert [table.id for table in kept.tables] == [made.table.id]
    assert [device.here for device in kept.devices] == [True]
    with pytest.raises(ServerRefused, match="not your password"):
        await ann.post("/api/account/delete", Farewell("a wrong one"), object)
    assert await is_ann(ann)
    farewell = msgspec.json.encode(Farewell(ANN.password))
    status, headers, _ = await ask(home.address + "/api/account/delete", farewell, Cookie=ann.cookie_header())
    assert status == 204
    assert "Max-Age=0" in headers["set-cookie"]
    assert not await is_ann(ann)
    with pytest.raises(ServerRefused):
        await ann.post("/api/login", ANN, Person)
    assert not (await ann.get("/api/account/export", PersonalData)).tables
    assert (await bob.get(f"/api/tables/{made.table.id}", TableInfo)).status == "running"


@pytest.mark.parametrize("written", ["ann", "\uff21nn", "  ANN "])
async def test_nobody_takes_the_name_of_an_account(home: House, written: str) -> None:
    ann, guest, bob = (home.visitor() for _ in range(3))
    await signed_in(home, ann)
    await bob.post("/api/account", Credentials("Bob", "a long password"), Person)
    with pytest.raises(ServerRefused, match="taken"):
        await guest.post("/api/me", Rename(written), Person)
    with pytest.raises(ServerRefused, match="taken"):
        await bob.post("/api/me", Rename(written), Person)
    with pytest.raises(ServerRefused, match="taken"):
        await guest.post("/api/account", Credentials(written, "a long password"), Person)
    assert await ann.post("/api/me", Rename(written), Person) == Person(clean_name(written), False)


@pytest.mark.parametrize(
    ("taken", "name"),
    [("Coco", "\u0421\u043e\u0441\u043e"), ("Kate", "\u039a\u0391\u03a4\u0395"), ("Bob", "B0b")],
)
async def test_nobody_takes_a_name_that_looks_like_an_account_s(home: House, taken: str, name: str) -> None:
    """Cyrillic, Greek, a digit; once the account is gone, or called otherwise, the name is free."""
    owner, guest, bob = (home.visitor() for _ in range(3))
    await owner.post("/api/account", Credentials(taken, ANN.password), Person)
    with pytest.raises(ServerRefused, match="taken"):
        await guest.post("/api/me", Rename(name), Person)
    with pytest.raises(ServerRefused, match="taken"):
        await bob.post("/api/account", Credentials(name, ANN.password), Person)
    await owner.post("/api/me", Rename("Chanel"), Person)
    await bob.post("/api/account", Credentials(name, ANN.password), Person)
    with pytest.raises(ServerRefused, match="taken"):
        await owner.post("/api/me", Rename(taken), Person)
    farewell = msgspec.json.encode(Farewell(ANN.password))
    await ask(home.address + "/api/account/delete", farewell, Cookie=bob.cookie_header())
    assert await owner.post("/api/me", Rename(taken), Person) == Person(taken, False)


async def test_accounts_of_before_keep_their_names_and_their_looks_are_filed(unmade_database: str) -> None:
    """Two that look alike already: the older one is the one whose look nobody else takes."""
    engine = open_engine(read_address(unmade_database))
    try:
        await migrate(engine, "0003")
        async with writing(engine) as connection:
            rows = [("a", "Bob", "bob", 1.0), ("b", "B0b", "b0b", 2.0), ("c", "Cid", None, 3.0)]
            names = ("id", "name", "login", "created")
            added = text(
                "INSERT INTO people (id, name, login, created) VALUES (:id, :name, :login, :created)"
            )
            await connection.execute(added, [dict(zip(names, row, strict=True)) for row in rows])
        await migrate(engine)
        async with engine.connect() as connection:
            owners = (await connection.execute(select(looks.c.person_id))).scalars().all()
        assert set(owners) == {"a"}
        accounts = Accounts(engine)
        assert (await accounts.rename(Somebody("b", "B0b", False), "Barb")).name == "Barb"
        with pytest.raises(PersonRefused):
            await accounts.rename(Somebody("b", "Barb", False), "B0b")
    finally:
        await engine.dispose()


async def test_a_guest_sits_under_no_name_that_has_become_an_account_s(home: House) -> None:
    ann, guest = home.visitor(), home.visitor()
    await guest.post("/api/me", Rename("Ann"), Person)
    before = await make(guest, "kmon", "mo")
    await signed_in(home, ann)
    after = await join(guest, await make(ann, "kmon", "mo"))
    assert before.table.seats[0].name == "Ann"
    assert [seat.name for seat in after.table.seats] == ["Ann", "Guest"]


async def test_an_export_holds_all_tables_however_many(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("playmat.server.http.api.MOST_LISTED", 1)
    ann = home.visitor()
    made = {(await make(ann, "kmon", "mo")).table.id for _ in range(3)}
    assert len((await ann.get("/api/tables/mine", TableList)).tables) == 1
    assert {table.id for table in (await ann.get("/api/account/export", PersonalData)).tables} == made


async def test_the_name_that_is_shown_is_the_one_to_sign_in_with(home: House) -> None:
    ann, phone = home.visitor(), home.visitor()
    await signed_in(home, ann)
    await ann.post("/api/me", Rename("Annie"), Person)
    with pytest.raises(ServerRefused):
        await phone.post("/api/login", ANN, Person)
    await phone.post("/api/login", Credentials("annie", ANN.password), Person)
    await home.visitor().post("/api/account", ANN, Person)


@pytest.mark.usefixtures("still")
async def test_the_password_of_a_name_is_tried_only_so_often(
    public: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    addresses = iter(range(1000))
    monkeypatch.setattr(
        "playmat.server.http.people.account_routes.address_of", lambda _scope: str(next(addresses))
    )
    monkeypatch.setattr(
        "playmat.server.http.people.account_routes.PASSWORDS_OF_NAME", RateLimitItemPerHour(3)
    )
    body, other = msgspec.json.encode(ANN), msgspec.json.encode(Credentials("Bob", ANN.password))
    found = [(await ask(public.address + "/api/login", body, Host="play.example"))[0] for _ in range(4)]
    assert found == [403] * 3 + [429]
    assert (await ask(public.address + "/api/login", other, Host="play.example"))[0] == 403


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("\u0410nn", "server-name-scripts"),
        ("\u0391nn", "server-name-scripts"),
        ("\u3164\u3164", "server-bad-name"),
        ("Ann\u2800", "server-bad-name"),
        ("Ann\u200d", "server-bad-name"),
        ("   ", "server-bad-name"),
        ("A" + "\u0335" * 3 + "nn", "server-name-marks"),
    ],
)
def test_names_that_deceive_are_refused(name: str, key: str) -> None:
    with pytest.raises(PersonRefused) as refused:
        clean_name(name)
    assert refused.value.phrase.key == key


@pytest.mark.parametrize(
    "name",
    [
        "Ann Lee",
        "Zo\u00eb",
        "\u0410\u043d\u043d\u0430",
        "\u3042\u30a2\u30fc\u6f22\u3005A1",
        "\uae40 Kim",
        "\u0e19\u0e49\u0e33",
        "Nguy\u1ec5n",
        "007",
    ],
)
def test_names_of_the_world_are_taken(name: str) -> None:
    assert clean_name(name) == name
    assert login_of(name) == login_of(f"  {name.upper()} ")


def test_an_unknown_name_costs_what_a_wrong_password_does() -> None:
    """Its hash was drawn and not made, and is looked through like any other."""
    hasher = PasswordHasher(time_cost=2, memory_cost=64, parallelism=1)
    drawn = nobodys_hash(hasher)
    assert extract_parameters(drawn) == extract_parameters(hasher.hash("a long password"))
    with pytest.raises(VerifyMismatchError):
        hasher.verify(drawn, "a long password")
