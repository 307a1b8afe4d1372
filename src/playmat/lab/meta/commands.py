"""`playmat decks meta`, `playmat decks improve` and `playmat decks suggest`."""

from __future__ import annotations

import json as json_text
from pathlib import Path
from typing import Annotated, TypeAlias

import msgspec

from playmat.cards.decks import BadDeck, Deck
from playmat.cards.decks import write_text as deck_text
from playmat.cards.game import CardGame
from playmat.commandline.options import Games, Rounds, number
from playmat.lab.collection.cards import card_game
from playmat.lab.collection.decks import judged
from playmat.lab.collection.finding import ALL, PIPED, entrants, find_deck
from playmat.lab.console import INTERRUPTED, names_of, voice
from playmat.lab.files import check_new, write_text
from playmat.lab.pairings import PairedDeck
from playmat.lab.plan import BadPlan, Plan, make_plan
from playmat.lab.running import HERE, PRINTED, SETTING, Here, PrintedRun, Setting, carry_out
from playmat.programs import allow
from playmat.texts import detect

Budget: TypeAlias = Annotated[int, number(1, 10_000_000)]
BUDGET = 20_000
STUDIES = 4


def meta(
    game: str,
    /,
    *,
    decks: str = ALL,
    player: str = "greedy",
    field: str | None = None,
    setting: Setting = SETTING,
    games: Games = 20,
    running: Here = HERE,
) -> int:
    """Play decks against each other, and say which to choose; exit with 1 if a game went wrong."""
    from playmat.lab.meta.equilibrium import check_library
    from playmat.lab.meta.field import FieldTally

    kind, name = card_game(game, setting.cards), one_player(player)
    given = entrants(kind, decks)
    wanted = read_field(given, field)
    plan = make_plan(
        kind,
        [name],
        seats=2,
        ruleset=setting.ruleset,
        options=setting.options(kind),
        games=games,
        seed=running.seed,
        decks=given,
    )
    check_library()
    found, tr, out = FieldTally(plan), running.tr, running.out
    run = carry_out(plan, kind, found, running, command="decks meta", most=plan.games)
    if run is None:
        return INTERRUPTED
    if running.json:
        print(json_text.dumps({**found.meta(wanted), "run": run.plain()}))
    else:
        from playmat.lab.meta.report import print_meta

        print_meta(found, wanted, run, tr)
        if out is not None:
            print(tr("lab-written", file=str(out), games=found.games))
    return int(found.errors + found.lapses > 0)


def improve(
    game: str,
    deck: str = PIPED,
    /,
    *,
    against: str = ALL,
    player: str = "greedy",
    budget: Budget = BUDGET,
    rounds: Rounds = STUDIES,
    setting: Setting = SETTING,
    out: Path | None = None,
    overwrite: bool = False,
    running: PrintedRun = PRINTED,
) -> int:
    """Look for exchanges of cards that make a deck better; exit with 1 if a game went wrong."""
    from playmat.lab.meta.improving import Improving, make_improvement

    kind, name = card_game(game, setting.cards), one_player(player)
    given = find_deck(kind, deck)
    field = make_field(kind, name, given, against, setting, running.seed)
    ours = PairedDeck("", given.name, given.codes())
    rules = kind.match_format(field.ruleset, field.options)
    plan = make_improvement(field, ours, rules, rounds, budget)
    if out is not None:
        check_new(out, overwrite, placed=True)
    found, tr, language = Improving(plan), running.tr, detect(running.lang)
    run = carry_out(plan, kind, found, running, command="decks improve", most=plan.most_games)
    if run is None:
        return INTERRUPTED
    if out is not None:
        write_text(out, deck_text(kind.deck_book(), found.best, language))
    if running.json:
        print(json_text.dumps({**found.plain(), "run": run.plain()}))
    else:
        from playmat.lab.meta.report import print_improvement

        print_improvement(found, run, tr, language)
    return int(found.errors + found.lapses > 0)


def suggest(
    game: str,
    deck: str = PIPED,
    /,
    *,
    format: str | None = None,  # noqa: A002 - the name of the option
    json: bool = False,
    cards: list[Path] | None = None,
    lang: str | None = None,
) -> None:
    """Suggest exchanges of cards for a legal deck, by the figures of many matches."""
    from playmat.lab.meta.report import print_suggestions
    from playmat.lab.meta.suggestions import source_of, suggestions

    found, rules, read, mistakes = judged(game, deck, format, cards)
    if mistakes:
        raise BadDeck(mistakes)
    source = source_of(game, rules)
    if source is None:
        raise BadPlan("lab-suggest-none", "", game=game)
    exchanges = suggestions(found, read, rules, source)
    if json:
        facts = {"game": game, "format": rules, "report": source.name, "games": source.report.games}
        print(msgspec.json.encode({**facts, "exchanges": exchanges}).decode())
    else:
        print_suggestions(found, source, exchanges, voice(lang), detect(lang))


def make_field(
    game: CardGame,
    player: str,
    deck: Deck,
    against: str,
    setting: Setting,
    seed: int,
) -> Plan:
    """The decks to be beaten, with all that is the same in every game; checked together with the deck.

    Raises:
        BadDeck, BadPlan, BadSetup: one of them cannot play.
    """
    others = entrants(game, against)
    if against == ALL:
        starters = {code: starter.codes() for code, _names, starter in game.starter_decks()}
        others = [one for one in others if starters[one.name] != deck.codes()]
    plan = make_plan(
        game,
        [player],
        seats=2,
        ruleset=setting.ruleset,
        options=setting.options(game),
        games=2,
        seed=seed,
        decks=[PairedDeck(deck.name, deck.name, deck.codes()), *others],
    )
    return msgspec.structs.replace(plan, decks=tuple(others))


def read_field(decks: list[PairedDeck], text: str | None) -> dict[int, float]:
    """The weight of each deck in a field: `KM1-SD1=3,KM1-SD2=1`; every deck alike if nothing is given.

    Raises:
        BadPlan: a deck that does not take part, or a weight that is none.
    """
    if text is None:
        return dict.fromkeys(range(len(decks)), 1.0)
    known = {deck.name.lower(): number for number, deck in enumerate(decks)}
    found: dict[int, float] = {}
    for part in text.split(","):
        name, equals, weight = part.rpartition("=")
        number = known.get(name.strip().lower())
        if number is None or number in found:
            names = ", ".join(deck.name for deck in decks)
            raise BadPlan("lab-field-deck", "", got=part[:40], known=names[:400])
        if not equals or not weight.strip().isdecimal() or not 0 < int(weight[:9]) < 1_000_000:
            raise BadPlan("lab-field-weight", "", got=part[:40])
        found[number] = float(int(weight))
    return found


def one_player(text: str) -> str:
    """The one player of all decks, who may be a program.

    Raises:
        BadPlan: there are others.
    """
    names = names_of("player", text)
    if len(names) != 1:
        raise BadPlan("lab-meta-player", "", got=len(names))
    allow(names)
    return names[0]
