"""The tables of the database, for SQLite and PostgreSQL alike. Changes of them are steps in `migrations/`."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    false,
)

REVISION = "0017"
"""The newest step of `migrations/`: what this playmat reads and writes."""

BESIDE = "0013"
"""The oldest step whose playmat can work on a database at `REVISION`: all steps since then have only added.

Before 0013 (playmat 0.2.0 is at 0010) a playmat starts on a database of its own step only.

A step that takes something away belongs to a release after the last one that uses it, and raises this."""

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("version", Integer, nullable=False),
    Column("status", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("updated", Float, nullable=False),
    Column("due", Float),
    Column("summary", Text, nullable=False),
    Column("stopped", Text),
)
"""One row a table. All but `version` can be made from the log; `due` is when the server has to act by
itself, `stopped` the playmat under which the log could not be carried out to its end."""

Index("tables_listed", tables.c.public, tables.c.status, tables.c.updated)
Index("tables_due", tables.c.due)

log = Table(
    "log",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("key", Text),
    Column("at", Float, nullable=False),
    Column("act", Text, nullable=False),
)
"""The truth: every act of every table. The keys make double writers and double sends impossible."""

Index("log_once", log.c.table_id, log.c.key, unique=True)

members = Table(
    "members",
    metadata,
    Column("person_id", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
)
"""The people who sit, or sat, at each table; made from the log."""

people = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("login", Text, unique=True),
    Column("password", Text),
    Column("created", Float, nullable=False),
    Column("hidden", Boolean, nullable=False, server_default=false()),
    Column("blocked", Float),
    Column("handed_over", Float),
)
"""Guests, and those with an account: a login and the argon2 hash of a password; whoever is `hidden` is not
listed in the lobby, and whoever is `blocked`, since then, cannot sign in. A guest has `handed_over` their
belongings to an account by signing in, and keeps nothing any more since then, unless they make an account as
well."""

looks = Table(
    "looks",
    metadata,
    Column("look", Text, primary_key=True),
    Column("person_id", Text, ForeignKey("people.id"), nullable=False),
)
"""The looks of the names of accounts (`names.looks_of`): each look is one person's."""

Index("looks_of_person", looks.c.person_id)

forbidden = Table("forbidden", metadata, Column("look", Text, primary_key=True))
"""The looks of names that operators have taken away: nobody gets one that looks like that."""

sessions = Table(
    "sessions",
    metadata,
    Column("token", Text, primary_key=True),
    Column("person_id", Text, ForeignKey("people.id"), nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
)
"""Devices that know who they are, by the hash of what their cookie holds; seen last at about this time."""

leases = Table(
    "leases",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("owner", Text, nullable=False),
    Column("fence", BigInteger, nullable=False),
    Column("until", Float, nullable=False),
)
"""The server process that thinks and keeps time at a table, and until when. The fence grows with each owner.
"""

processes = Table(
    "processes",
    metadata,
    Column("owner", Text, primary_key=True),
    Column("until", Float, nullable=False),
    Column("connected", Text, nullable=False),
    Column("lobby", Text),
)
"""The connected people by server process: its `Online` by table, and the ids of those in its lobby. One that
died is there until `until`."""

ratings = Table(
    "ratings",
    metadata,
    Column("person_id", Text, ForeignKey("people.id"), primary_key=True),
    Column("game", Text, primary_key=True),
    Column("clock", Text, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("matches", Integer, nullable=False),
)
"""The skill of each person in a game with a clock (`skills.Skill`), and the number of matches behind it."""

Index("ratings_best", ratings.c.game, ratings.c.clock, ratings.c.mu)

rated = Table(
    "rated",
    metadata,
    Column("person_id", Text, ForeignKey("people.id"), primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("game", Text, nullable=False),
    Column("clock", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
)
"""The rating of each person after each rated match; a table that is here has been rated."""

Index("rated_table", rated.c.table_id)

challenges = Table(
    "challenges",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("by_id", Text, nullable=False),
    Column("to_id", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("until", Float, nullable=False),
    Column("declined", Boolean, nullable=False),
)
"""The people who have been asked to sit down at a table, and until when; the table says what became of it."""

Index("challenges_to", challenges.c.to_id, challenges.c.until)
Index("challenges_by", challenges.c.by_id, challenges.c.at)

ignored = Table(
    "ignored",
    metadata,
    Column("person_id", Text, primary_key=True),
    Column("other_id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("how", Text, nullable=False),
    Column("at", Float, nullable=False),
)
"""People whom somebody does not want to hear (`mute`), or to play with (`block`), by their name of then."""

Index("ignored_other", ignored.c.other_id)

reports = Table(
    "reports",
    metadata,
    Column("id", Text, primary_key=True),
    Column("at", Float, nullable=False),
    Column("by_id", Text, nullable=False),
    Column("about_id", Text, nullable=False),
    Column("about", Text, nullable=False),
    Column("table_id", Text),
    Column("version", Integer),
    Column("reason", Text, nullable=False),
    Column("words", Text, nullable=False),
    Column("seen", Text, nullable=False),
    Column("closed", Float),
    Column("note", Text, nullable=False),
)
"""Reports of people: whom, where, and the JSON of what the reporter was shown then, at a table."""

audit = Table(
    "audit",
    metadata,
    Column("id", Text, primary_key=True),
    Column("at", Float, nullable=False),
    Column("by", Text, nullable=False),
    Column("what", Text, nullable=False),
    Column("about", Text, nullable=False),
    Column("words", Text, nullable=False),
)
"""Deeds of those who run the server: when, by which user of its machine, and what it was about."""

limits = Table(
    "limits",
    metadata,
    Column("whom", Text, primary_key=True),
    Column("what", Text, primary_key=True),
    Column("most", Integer, nullable=False),
)
"""Limits that operators have set: whom they are for, the id of a person or an address, and of what."""

announcements = Table(
    "announcements",
    metadata,
    Column("id", Text, primary_key=True),
    Column("at", Float, nullable=False),
    Column("until", Float, nullable=False),
    Column("texts", Text, nullable=False),
)
"""Announcements of the operators, as JSON by language, and until when they are shown."""

days = Table(
    "days",
    metadata,
    Column("game", Text, primary_key=True),
    Column("day", Text, primary_key=True),
    Column("seed", BigInteger, nullable=False),
    Column("salt", Text, nullable=False),
)
"""The dice of each game and day: nobody is told them before the day is over."""

tries = Table(
    "tries",
    metadata,
    Column("game", Text, primary_key=True),
    Column("day", Text, primary_key=True),
    Column("person_id", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("outcome", Integer),
    Column("turns", Integer),
    Column("ended", Float),
)
"""Each person's one try at a daily match, and how it ended within the day."""

beside = Table("beside", metadata, Column("oldest", Text, primary_key=True))
"""The `BESIDE` of the playmat that has carried out the last step, in one row."""

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", Text, primary_key=True),
    Column("organiser_id", Text),
    Column("organiser", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("ruleset", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("clock", Text, nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("status", Text, nullable=False),
    Column("round", Integer, nullable=False),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Column("rated", Boolean, nullable=False, server_default=false()),
)
"""Tournaments: `open`, `running` or `finished`, and the number of the round that is played; 0 rounds are as
many as the number of entrants takes. An organiser who was forgotten has only the name of then."""

Index("tournaments_listed", tournaments.c.status, tournaments.c.updated)

entrants = Table(
    "entrants",
    metadata,
    Column("tournament_id", Text, ForeignKey("tournaments.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person_id", Text),
    Column("name", Text, nullable=False),
    Column("deck", Text, nullable=False),
    Column("lot", Integer, nullable=False),
    Column("since", Integer, nullable=False),
    Column("until", Integer),
)
"""The people in a tournament, by their name of then, with the codes of their decks as JSON; the draw of lots,
and the first and last round in which they take part. Of somebody who was forgotten the rest stays."""

Index("entrants_once", entrants.c.tournament_id, entrants.c.person_id, unique=True)
Index("entrants_of_person", entrants.c.person_id)

rounds = Table(
    "rounds",
    metadata,
    Column("tournament_id", Text, ForeignKey("tournaments.id"), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("seed", BigInteger),
    Column("salt", Text),
)
"""The rounds of a tournament; in a score challenge with their dice, which nobody is told before its end."""

meetings = Table(
    "meetings",
    metadata,
    Column("tournament_id", Text, primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("board", Integer, primary_key=True),
    Column("first", Integer, nullable=False),
    Column("second", Integer, nullable=False),
    Column("table_id", Text, nullable=False),
    Column("outcome", Text, nullable=False),
    Column("turns", Integer, nullable=False),
    Column("by_hand", Boolean, nullable=False),
    ForeignKeyConstraint(["tournament_id", "round"], ["rounds.tournament_id", "rounds.round"]),
)
"""The matches of a round by the numbers of the entrants, and how they ended, by the table or by the hand of
the organiser. The table of a match is made after this row, and again if that did not come to pass."""

Index("meetings_table", meetings.c.table_id)

card_sets = Table(
    "card_sets",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person_id", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("code", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("cards", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("own", Text, nullable=False),
    Column("hash", Text, nullable=False),
    Column("updated", Float, nullable=False),
)
"""Card sets that people write: the card file as it was written, and of programs alone as it is played, with
the hash of the game with it; both are empty while it cannot be. Tables keep what they are played with."""

Index("card_sets_of_person", card_sets.c.person_id, card_sets.c.updated)

addresses = Table(
    "addresses",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person_id", Text, nullable=False, unique=True),
    Column("address", Text, nullable=False),
    Column("lang", Text, nullable=False),
    Column("key", Text, nullable=False),
    Column("asked", Float, nullable=False),
    Column("confirmed", Float),
    Column("mailed", Float, nullable=False),
)
"""E-mail addresses that people have given: when, when their owners confirmed them, and the last mail with
news. The key signs the links in mails to this address; with a new address there is a new one."""

outbox = Table(
    "outbox",
    metadata,
    Column("id", Text, primary_key=True),
    Column("address_id", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("about", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("due", Float),
    Column("tries", Integer, nullable=False),
    Column("problem", Text, nullable=False),
)
"""Mails that have not been handed to a mail server yet, and when that is tried next; never again without a
time. What has been handed over is not here any more."""

Index("outbox_due", outbox.c.due)
Index("outbox_of_address", outbox.c.address_id)

told = Table(
    "told",
    metadata,
    Column("address_id", Text, primary_key=True),
    Column("table_id", Text, primary_key=True),
    Column("version", Integer, nullable=False),
    Column("at", Float, nullable=False),
)
"""The last mail to an address about a table: at which version of the table, and when."""

belongings = Table(
    "belongings",
    metadata,
    Column("person_id", Text, primary_key=True),
    Column("kind", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("what", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("first", Boolean, nullable=False),
    Column("at", Float, nullable=False),
)
"""The lessons that people have finished, the puzzles they have solved, perhaps at the `first` try, and the
decks they keep: `what` is the name of the lesson or puzzle, or the share code; `name` that of the deck."""

lab_reports = Table(
    "lab_reports",
    metadata,
    Column("id", Text, primary_key=True),
    Column("made", Float, nullable=False),
    Column("facts", Text, nullable=False),
    Column("text", Text, nullable=False),
)
"""Reports on balance that were made here, as JSON: all of it, and the facts without the tables for lists."""

KEPT = (
    *(people, looks, tables, log, members, sessions, ratings, rated),
    *(challenges, ignored, reports, audit, days, tries, forbidden),
    *(tournaments, entrants, rounds, meetings, limits, announcements, card_sets),
    *(addresses, outbox, told, belongings, lab_reports),
)
"""The tables of a copy of a database, in an order in which every reference is there before it is needed."""
