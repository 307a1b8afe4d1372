"""All that a server keeps of somebody, as they take it with them."""

from __future__ import annotations

import msgspec

from playmat.server.protocol.belonging_bodies import OwnBelonging
from playmat.server.protocol.http_bodies import DeviceInfo, Person
from playmat.server.protocol.rating_bodies import Rating
from playmat.server.protocol.server_messages import TableInfo


class IgnoredData(msgspec.Struct):
    """Somebody whom I have muted or blocked, by their name of then; `since` is in seconds since 1970."""

    name: str
    how: str
    since: float


class ReportData(msgspec.Struct):
    """A report by me: when, of whom, at which table or null, the reason, and my words."""

    at: float
    about: str
    table: str | None
    reason: str
    words: str


class TryData(msgspec.Struct):
    """My try at a match of the day: 1 won, 0 drawn, -1 lost; null where it did not end on that day."""

    game: str
    day: str
    table: str
    outcome: int | None
    turns: int | None


class EntryData(msgspec.Struct):
    """A tournament I have entered, with the codes of my deck as JSON."""

    tournament: str
    name: str
    number: int
    deck: str


class ChallengeData(msgspec.Struct):
    """A challenge by me, or else to me: to which table, when, until when, and whether it was declined."""

    table: str
    mine: bool
    at: float
    until: float
    declined: bool


class LimitData(msgspec.Struct):
    """A limit of my own in place of the usual one: of what, and how many."""

    what: str
    most: int


class AddressData(msgspec.Struct):
    """My e-mail address: since when, and when I confirmed it, in seconds since 1970."""

    address: str
    lang: str
    since: float
    confirmed: float | None


class SetData(msgspec.Struct):
    """A card set that I keep, with the file as I wrote it."""

    id: str
    game: str
    name: str
    text: str
    updated: float


class PersonalData(msgspec.Struct):
    """All that the server has of a person; `GET /api/tables/{table}/record` tells the rest of a match."""

    person: Person
    devices: list[DeviceInfo]
    tables: list[TableInfo]
    ratings: list[Rating] = []
    ignored: list[IgnoredData] = []
    reports: list[ReportData] = []
    days: list[TryData] = []
    tournaments: list[EntryData] = []
    challenges: list[ChallengeData] = []
    limits: list[LimitData] = []
    addresses: list[AddressData] = []
    sets: list[SetData] = []
    belongings: list[OwnBelonging] = []
