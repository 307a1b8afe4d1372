"""The challenge (6.9): options in turn, the totals, the result, the end."""

from __future__ import annotations

from mypy_extensions import i64

from playmat.games.khtcg.change import lose_hp
from playmat.games.khtcg.fight import clean_up, end_lasting, told_total, total_of
from playmat.games.khtcg.hooks import Happening, Rule
from playmat.games.khtcg.packing import NO_CARD
from playmat.games.khtcg.standing import rule
from playmat.games.khtcg.symbols import CHALLENGE_HP_LOSS, Area, Cause, Fight, Happened, Step
from playmat.games.khtcg.table import Table
from playmat.games.khtcg.terms import Until
from playmat.games.khtcg.triggers import fire


def begin_duel(table: Table, seat: i64) -> None:
    """The active player challenges (KH-CHAL-05)."""
    table.challenges -= 1
    table.fight = Fight.CHALLENGE
    table.push(Step.DUEL, seat, 0)
    if table.log is not None:
        table.log.write(Happened.CHALLENGE, seat, [], "KH-CHAL-02")
    fire(table, Happening.CHALLENGE_START, seat, NO_CARD, Cause.CHALLENGE, Area.FREE, 0)


def take_pass(table: Table, seat: i64, passes: i64) -> None:
    """A player does nothing; after two in a row the totals are compared (KH-CHAL-15, KH-SM-13)."""
    if table.log is not None:
        table.log.write(Happened.PASSED, seat, [], "KH-CHAL-13")
    if passes == 1:
        table.goto(Step.RESULT, table.turn_player, 0)
    else:
        table.goto(Step.DUEL, 1 - seat, passes + 1)


def run_result(table: Table) -> None:
    """The totals, the loss of HP and what answers to it (KH-CHAL-20 to -23, KH-CHAL-26, KH-SM-14)."""
    attacker = table.sides[table.turn_player]
    defender = table.sides[1 - table.turn_player]
    table.goto(Step.DUEL_END, attacker.seat, 0)
    attack = total_of(table, attacker)
    defence = total_of(table, defender)
    told_total(table, attacker, attack, Happened.CHALLENGE_TOTAL, "KH-CHAL-20")
    told_total(table, defender, defence, Happened.CHALLENGE_TOTAL, "KH-CHAL-20")
    if attack == defence:
        if table.log is not None:
            table.log.write(Happened.TIED, attacker.seat, [], "KH-CHAL-23")
        fire(table, Happening.TIED, attacker.seat, NO_CARD, Cause.CHALLENGE, Area.FREE, 0)
        fire(table, Happening.TIED, defender.seat, NO_CARD, Cause.CHALLENGE, Area.FREE, 0)
        return
    winner = attacker if attack > defence else defender
    loser = defender if attack > defence else attacker
    if table.log is not None:
        table.log.write(Happened.WON, winner.seat, [], "KH-CHAL-21")
    loss = rule(table, loser.seat, Rule.CHALLENGE_LOSS, CHALLENGE_HP_LOSS)
    lose_hp(table, loser, loss, Cause.CHALLENGE, "KH-CHAL-22")
    fire(table, Happening.WON, winner.seat, NO_CARD, Cause.CHALLENGE, Area.FREE, loss)
    fire(table, Happening.LOST, loser.seat, NO_CARD, Cause.CHALLENGE, Area.FREE, loss)


def run_duel_end(table: Table, seat: i64) -> None:
    """The clean-up of both sides (KH-CHAL-24, KH-MAGIC-13, KH-MAGIC-18)."""
    table.pop()
    clean_up(table, table.sides[seat], Cause.CHALLENGE_END)
    clean_up(table, table.sides[1 - seat], Cause.CHALLENGE_END)
    if len(table.lasting) > 0:
        end_lasting(table, Until.CHALLENGE)
    table.clear_damage("KH-MAGIC-18")
    table.fight = Fight.NONE
    fire(table, Happening.CHALLENGE_END, seat, NO_CARD, Cause.CHALLENGE_END, Area.FREE, 0)
