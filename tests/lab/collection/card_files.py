"""Card files as people write them, with one card or a few."""

from __future__ import annotations

HEAD = 'set = "MY1"\n\n[[card]]\ncode = "MY1-01"\nname = { en = "Trial" }\n'

ABILITY = HEAD + 'type = "ability"\ncost = 1\n'
FRIEND = HEAD + 'type = "friend"\nlevel = 1\nsupport = 0\nmagic = 0\n'

DAMAGE = 'target = "opp_active"\nelement = "fire"\n'

MANY = (
    '{ op = "if", of = "own_hand", is = "at_least", amount = %s, do = [{ op = "gain_charges", amount = 2 }] }'
)

HIT = '{ op = "damage", amount = %s }'


def ability(code: str, name: str, effects: str, more: str = DAMAGE, cost: int = 1) -> str:
    return (
        f'[[card]]\ncode = "{code}"\nname = {{ en = "{name}" }}\ntype = "ability"\ncost = {cost}\n'
        f"{more}effects = [{effects}]\n"
    )


def hit_with_many(amount: int) -> str:
    """An effect like no card of the house set has: only cards of one's own are compared."""
    return MANY.replace('{ op = "gain_charges", amount = 2 }', HIT % amount) % 30
