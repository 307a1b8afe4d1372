"""`playmat` by itself, `playmat dev`, `playmat serve`, `playmat db` and `playmat join`."""

from __future__ import annotations

import json as json_text
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import App, Parameter

from playmat import texts
from playmat.commandline.options import Days, Helpers, Place, Port, Processes, Seed
from playmat.kernel.phrase import Phrase

if TYPE_CHECKING:
    from playmat.server.clients.client import TableClient
    from playmat.server.game_sets import CardFile

BROWSER_VARIABLE = "PLAYMAT_BROWSER"
"""Set to `none` where no browser is to be opened."""

MAIL_VARIABLE = "PLAYMAT_SMTP"
"""The mail server, with its password: what is on a command line others of the machine can read."""


def say(lang: str, key: str, /, **args: str | int) -> None:
    """Print the sentence of a key."""
    print(texts.render(Phrase(key, dict(args)), lang), flush=True)


def database(given: str | None) -> str:
    """The address of the database: given, from `PLAYMAT_DB`, or this user's own."""
    from playmat.server.storage.database import default_address

    return given or os.environ.get("PLAYMAT_DB") or default_address(os.environ.get("PLAYMAT_HOME"))


def own_cards(files: list[Path] | None, lang: str) -> tuple[CardFile, ...]:
    """The card sets in these files; one that is refused is said in words, with what becomes of its tables.

    Raises:
        BadCards: a file that cannot be read, or that is not a card set.
    """
    if not files:
        return ()
    from playmat.cards.reading import BadCards
    from playmat.lab.collection.cards import card_game, game_for, mistakes_in, read_card_file
    from playmat.server.game_sets import CardFile, refused
    from playmat.workshop.card_files import in_programs

    found: dict[CardFile, str] = {}
    for file in files:
        name, written = read_card_file(file)
        game_id = game_for(written)
        try:
            text = in_programs(card_game(game_id), written, name, accepted=True)
        except BadCards:  # which `refused` finds, too
            text = written
        found[CardFile(game_id, name, str(file.absolute().parent), text)] = written
    for one in refused(tuple(found)):
        mistakes = mistakes_in(card_game(one.file.game), found[one.file], one.file.name) or one.mistakes
        said = [Phrase("server-set-plays" if one.plays else "server-set-unread", {"file": one.file.name})]
        for phrase in (*said, *mistakes):
            print(texts.render(phrase, lang), file=sys.stderr)
    return tuple(found)


def shown_cards(files: list[Path] | None, lang: str) -> tuple[CardFile, ...]:
    """The same; a picture they name that cannot be shown is said in words, too.

    Raises:
        BadCards: a file that cannot be read, or that is not a card set.
    """
    found = own_cards(files, lang)
    if found:
        from playmat.server.http.card_pictures import look_up

        for problem in look_up(found).problems:
            print(texts.render(problem, lang), file=sys.stderr)
    return found


# ---- at home ---------------------------------------------------------------------------------------


def home(*, cards: list[Path] | None = None, lang: str | None = None) -> None:
    """Start a server for this machine on a free port, and open the browser."""
    from playmat.server.collector import held_off

    language = texts.detect(lang)

    def ready(address: str) -> None:
        say(language, "server-at", address=address)
        say(language, "server-stop-with")
        open_browser(address, language)

    with held_off():
        from playmat.server.bootstrap import Settings, serve

        serve(Settings(database(None), log_level="error", cards=shown_cards(cards, language)), ready)


def open_browser(address: str, lang: str) -> None:
    """Show an address in the browser; where there is none, the address that was printed has to do."""
    import threading
    import webbrowser

    if os.environ.get(BROWSER_VARIABLE) == "none":
        return

    def show() -> None:
        if not webbrowser.open(address):
            say(lang, "server-no-browser")

    threading.Thread(target=show, daemon=True).start()


def dev(
    what: str,
    /,
    *,
    at: Place | None = None,
    seed: Seed = 1,
    cards: list[Path] | None = None,
    lang: str | None = None,
) -> None:
    """Open a developer's table in the browser: a position as text, edited and played on from."""
    import tempfile

    from playmat.server.bootstrap import Settings, serve
    from playmat.server.collector import held_off
    from playmat.server.game_sets import playing_with
    from playmat.server.http.developing.position import start_of

    language, sets = texts.detect(lang), shown_cards(cards, texts.detect(lang))
    with playing_with(sets):
        start = start_of(what, at, seed)

    def ready(address: str) -> None:
        place = f"{address}/dev"
        say(language, "server-at", address=place)
        say(language, "server-stop-with")
        open_browser(place, language)

    # nothing of it is kept, and one's own matches are not there
    with held_off(), tempfile.TemporaryDirectory() as scratch:
        serve(Settings(str(Path(scratch, "dev.db")), log_level="error", cards=sets, dev=start), ready)


# ---- serving ---------------------------------------------------------------------------------------


def serve(
    *,
    db: str | None = None,
    host: str = "127.0.0.1",
    port: Port = 8000,
    workers: Processes = 1,
    origin: Annotated[list[str] | None, Parameter(negative="")] = None,
    path: str = "",
    thinkers: Helpers = 2,
    cards: list[Path] | None = None,
    bot: Annotated[list[str] | None, Parameter(negative="")] = None,
    forget_days: Days = 365,
    behind_proxy: bool = False,
    mail_from: str = "",
    json_logs: bool = False,
    lang: str | None = None,
) -> None:
    """Serve tables to friends: on this machine, in the house, or to the world behind a proxy."""
    from playmat.server.collector import held_off

    language = texts.detect(lang)

    def ready(address: str) -> None:
        say(language, "server-at", address=address)
        say(language, "server-stop-with")

    with held_off():
        from playmat.programs import read_named
        from playmat.server import bootstrap

        settings = bootstrap.Settings(
            database(db),
            host,
            port,
            workers,
            tuple(origin or ()),
            path,
            thinkers,
            forget_days=forget_days,
            behind_proxy=behind_proxy,
            json_logs=json_logs,
            cards=shown_cards(cards, language),
            programs=tuple(read_named(one) for one in bot or ()),
            mail_from=mail_from,
            mail_server=os.environ.get(MAIL_VARIABLE, ""),
            lang=language,
        )
        bootstrap.serve(settings, ready)


# ---- the database ----------------------------------------------------------------------------------

db_app = App(name="db")


@db_app.command
def migrate(*, db: str | None = None, lang: str | None = None) -> None:
    """Make the database, or bring it up to date."""
    import asyncio

    from playmat.server.storage.backup import bring_up_to_date

    step = asyncio.run(bring_up_to_date(database(db)))
    say(texts.detect(lang), "server-db-migrated", step=step)


@db_app.command
def check(
    *, db: str | None = None, cards: list[Path] | None = None, json: bool = False, lang: str | None = None
) -> int:
    """Say which tables would not go on under this playmat, and why; exit with 1 if there is one."""
    import asyncio
    from collections import Counter

    from playmat.server.game_sets import playing_with
    from playmat.server.storage.checking import Fate, check

    language = texts.detect(lang)
    with playing_with(own_cards(cards, language)):
        found = asyncio.run(check(database(db)))
    fates: tuple[Fate, ...] = ("goes-on", "replays", "idle", "stops", "stored")
    counted = Counter(one.fate for one in found)
    counts = {fate.replace("-", "_"): counted[fate] for fate in fates}
    stopped = [(one, one.why) for one in found if one.why is not None]
    if json:
        lines = [
            {
                "table": one.table,
                "game": one.game,
                "fate": one.fate,
                "key": why.key,
                "why": texts.render(why, language),
            }
            for one, why in stopped
        ]
        print(json_text.dumps({"tables": len(found), **counts, "found": lines}, ensure_ascii=False))
        return int(bool(stopped))
    for one, why in stopped:
        reason = Phrase(f"server-db-{one.fate}", {"table": one.table, "game": one.game or "-", "why": why})
        print(texts.render(reason, language))
    say(language, "server-db-checked", tables=len(found), **counts)
    return int(bool(stopped))


@db_app.command
def backup(file: Path, /, *, db: str | None = None, lang: str | None = None) -> None:
    """Write a copy of the database, as it is at one moment, into a new SQLite file. The server may run."""
    from playmat.server.storage.database import DatabaseError

    if file.exists():
        raise DatabaseError("server-db-exists", "", file=str(file))
    _copy(database(db), str(file), lang)


@db_app.command
def restore(file: Path, /, *, db: str | None = None, lang: str | None = None) -> None:
    """Fill an empty database from a backup."""
    _copy(str(file), database(db), lang)


@db_app.command(name="copy")
def copy_all(source: str, target: str, /, *, lang: str | None = None) -> None:
    """Copy a database into an empty one, such as a SQLite file to PostgreSQL."""
    _copy(source, target, lang)


def _copy(source: str, target: str, lang: str | None) -> None:
    import asyncio

    from playmat.server.storage.backup import copy
    from playmat.server.storage.database import read_address, shown

    copied, rows = asyncio.run(copy(source, target))
    where = shown(read_address(target))
    say(texts.detect(lang), "server-db-copied", tables=copied, rows=rows, where=where)


# ---- joining ---------------------------------------------------------------------------------------


def join(
    link: str,
    /,
    *,
    player: str = "greedy",
    name: str = "",
    cards: list[Path] | None = None,
    lang: str | None = None,
) -> None:
    """Let a computer player of this machine take a seat at a table somewhere, and play to the end."""
    import asyncio

    from playmat.programs import allow
    from playmat.server.clients.robot import Robot
    from playmat.server.game_sets import playing_with
    from playmat.server.protocol.http_bodies import Seated

    language = texts.detect(lang)
    allow([player])
    robot = Robot(link, player, name or player, language)

    def seated(found: Seated) -> None:
        mine = next((seat for seat in found.table.seats if seat.you), None)
        title = mine.title if mine is not None else ""
        say(language, "server-joined", who=robot.name, seat=title, table=found.table.id)

    async def play() -> TableClient:
        for text in await robot.announcements():
            say(language, "server-announced", text=text)
        return await robot.play(seated, lambda lapse: print(texts.render(lapse, language)))

    with playing_with(own_cards(cards, language)):
        end = asyncio.run(play())
    how = end.play.ending if end.play is not None else None
    say(language, "server-match-over", how=" ".join(how.lines) if how is not None else "-")
