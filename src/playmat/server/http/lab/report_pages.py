"""Reports as they go over the line, in words, and the plan of one that is wished for."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from playmat.cards.game import CardGame
from playmat.kernel.game import Game
from playmat.kernel.registry import game as installed_game
from playmat.lab.balance.kept import KeptReport, PlainTable, ReportFacts
from playmat.lab.balance.making import report_plan
from playmat.lab.balance.names import Wording, named_decks
from playmat.lab.pairings import PairedDeck, pairings
from playmat.lab.plan import Plan
from playmat.players.roster import offered
from playmat.server.process.laboratory import LabRefused
from playmat.server.protocol import lab_bodies as body


def report_info(name: str, facts: ReportFacts, lang: str, *, house: bool) -> body.ReportInfo:
    """A report as it is listed.

    Args:
        name: the end of the link to it.
        facts: what is known of it.
        lang: the code of the language.
        house: it comes with Playmat.
    """
    game = installed_game(facts.game)
    players = list(facts.players)
    return body.ReportInfo(
        name,
        facts.game,
        facts.ruleset if len(game.rulesets) > 1 else "",
        players[:1] if len(set(players)) == 1 else players,
        list(named_decks(game, facts.decks, lang).values()),
        facts.games,
        facts.seed,
        facts.made,
        house,
        facts.is_current(),
    )


def whole_report(name: str, kept: KeptReport, lang: str, *, house: bool) -> body.Report:
    """A report with its tables, in words; the arguments are those of `report_info`."""
    words = Wording(installed_game(kept.game), kept.decks, lang)
    tables = [_told(table, kept.tables[table], words) for table in kept.tables]
    return body.Report(report_info(name, kept, lang, house=house), kept.errors, kept.command, tables)


def _told(name: str, table: PlainTable, words: Wording) -> body.ReportTable:
    rows = [
        [words.say(column, cell) for column, cell in zip(table.columns, row, strict=True)]
        for row in table.rows
    ]
    return body.ReportTable(name, list(table.columns), rows)


def wished_plan(wanted: body.StartReport, seed: int, programs: Collection[str]) -> Plan:
    """The plan of a report that somebody wishes for.

    Args:
        wanted: the wish.
        seed: what the seeds of the games are made from.
        programs: the names of the programs that play at this server; `playmat report` knows none of them.

    Raises:
        LabRefused, PlaymatError: it cannot be made, or is too large.
    """
    game = installed_game(wanted.game)
    known = [one for one in offered(game) if one not in programs]
    if wanted.player not in known:
        raise LabRefused("server-lab-player", "", got=wanted.player, known=", ".join(known))
    decks = _decks(game, wanted.decks)
    pairs = len(pairings(len(decks), alike=True)) if decks else 1
    if pairs * wanted.games > body.MOST_GAMES:
        raise LabRefused("server-lab-many", "", games=pairs * wanted.games, limit=body.MOST_GAMES)
    if decks and wanted.games % 2:
        raise LabRefused("server-lab-odd", "", got=wanted.games)
    return report_plan(game, [wanted.player], decks, ruleset=wanted.ruleset, games=wanted.games, seed=seed)


def _decks(game: Game, codes: Sequence[str]) -> list[PairedDeck]:
    """The decks of the house that are named, or all of them; none in a game without decks.

    Raises:
        LabRefused: one is none of the game's, or there are too few.
    """
    if not isinstance(game, CardGame):
        if codes:
            raise LabRefused("server-lab-no-decks", "", game=game.id)
        return []
    house = {code: PairedDeck(code, deck.name, (code,)) for code, _names, deck in game.starter_decks()}
    chosen = list(dict.fromkeys(codes)) or list(house)
    for code in chosen:
        if code not in house:
            raise LabRefused("server-lab-deck", "", got=code, known=", ".join(house))
    if len(chosen) < 2:
        raise LabRefused("server-lab-few")
    return [house[code] for code in chosen]
