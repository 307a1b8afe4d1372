"""Chapters 10 to 12 and 14: the World Roll, from the window before it to the end of the turn."""

from __future__ import annotations

from tests.perilous.oracle.things import ACTIONS, CHANCE, Course, Hero, Plain, Question, Table

BLUE = (*ACTIONS, "wild")
BLACK = (*ACTIONS, "heartless")


def world_phase(table: Table) -> Course[None]:
    """The whole phase; `cause` says how the game has ended, if it has (PP-WORLD-01)."""
    used = yield from window(table, "fewer", several=True)
    blue, black = pool(table, used)
    if blue + black == 0:
        rolled: list[str] = []  # PP-WORLD-04
    else:
        answer = yield Question(CHANCE, (f"{blue} blue, {black} black",))
        rolled = answer.split()
    heartless = "heartless" in rolled
    if heartless:
        ignored = yield from window(table, "ignore", several=False)
        heartless = ignored == 0  # PP-ITEM-26
    yield from resolve(table, rolled, heartless)
    table.lost = not table.cause and overrun(table)
    if table.lost:
        table.overrun.append(table.world["id"])
        if len(table.overrun) == 2:
            table.cause = "overrun"


def window(table: Table, card: str, *, several: bool) -> Course[int]:
    """Heroes who hold a card may play it; a play asks everybody again (chapter 17). How many were played."""
    used = 0
    passed: set[str] = set()
    while True:
        asked = [hero for hero in table.around() if card in hero.items and hero.id not in passed]
        if not asked or (used and not several):
            return used
        answer = yield Question(asked[0].id, (f"use {card}", "pass"))
        if answer == "pass":
            passed.add(asked[0].id)
        else:
            asked[0].items.remove(card)
            table.discard.append(card)
            used += 1
            passed.clear()


def pool(table: Table, used: int) -> tuple[int, int]:
    """The number of dice of each colour to throw (PP-WORLD-02, PP-WORLD-03, PP-ACT-11, PP-ACT-12)."""
    out = [die for (_, action), die in table.spaces.items() if action == "distract"]
    blue = table.world["blue_dice"] - sum(die in ("blue", "card") for die in out) - table.fewer - 2 * used
    return max(0, blue), table.world["black_dice"] if "black" not in out else 0


def resolve(table: Table, rolled: list[str], heartless: bool) -> Course[None]:
    """All spawn, all attack, the World Effect (PP-WORLD-06 to PP-WORLD-11); Health after each (PP-END-04)."""
    faces = [table.world["faces"][face] for face in rolled if face != "heartless"]
    spawn(table, sum(face["n"] for face in faces if face["kind"] == "spawn"))
    points = sum(face["n"] for face in faces if face["kind"] == "attack")
    yield from damage(table, table.hero(table.active), points)
    for op in table.world["heartless"]["ops"] if heartless else ():
        if fallen(table):
            return
        yield from operation(table, op)
    fallen(table)


def fallen(table: Table) -> bool:
    """Return whether a hero has no Health, which ends the game (PP-END-03, PP-END-07)."""
    for hero in table.around():
        if hero.health == 0:
            table.cause, table.concerned = "health", hero.id
            return True
    return False


def spawn(table: Table, spaces: int) -> None:
    """The marker moves toward World Lost (PP-WORLD-09, PP-TERM-09)."""
    track = table.world["track_length"]
    table.beyond = table.beyond or table.marker + spaces > track
    table.marker = min(track, table.marker + spaces)


def overrun(table: Table) -> bool:
    """Return whether the world is lost, once all is resolved (PP-WORLD-16, PP-WORLD-17, PP-OPT-01)."""
    if table.options["overrun_at"] == "pass":
        return table.beyond
    return bool(table.marker == table.world["track_length"])


def damage(table: Table, hero: Hero, points: int) -> Course[None]:
    """Each point takes a Shield or Health; the hero chooses (PP-DMG-01 to PP-DMG-04, PP-DMG-07)."""
    most = min(points, hero.shields)
    shields = most
    if most and table.options["damage_choice"] == "ask":
        answer = yield Question(hero.id, tuple(f"shield {number}" for number in range(most + 1)))
        shields = int(answer.split()[1])
    hero.shields -= shields
    hero.health = max(0, hero.health - (points - shields))


def operation(table: Table, op: Plain) -> Course[None]:
    """One operation of a World Effect (PP-WORLD-12 to PP-WORLD-15, PP-DMG-06)."""
    if op["op"] == "spawn":
        spawn(table, op["n"])
        return
    for hero in table.around() if op["scope"] == "all" else [table.hero(table.active)]:
        match op["op"]:
            case "unset":
                unset(hero, op["action"])
            case "unset_all":
                for action in ACTIONS:
                    unset(hero, action)
            case "unready":
                hero.actions[op["action"]] = "empty"
            case "damage":
                yield from damage(table, hero, op["n"])
            case "lose_shield":
                hero.shields = max(0, hero.shields - op["n"])
            case "discard_item":
                for _ in range(op["n"]):
                    yield from discard_item(table, hero)
            case unknown:
                raise AssertionError(unknown)


def unset(hero: Hero, action: str) -> None:
    """A Set Token goes; the Ready Token stays (PP-WORLD-12)."""
    if hero.actions[action] == "set":
        hero.actions[action] = "ready"


def discard_item(table: Table, hero: Hero) -> Course[None]:
    """A hero discards a card of their choice (PP-WORLD-14, PP-WORLD-15); among like cards none is asked."""
    kinds = list(dict.fromkeys(hero.items))
    if not kinds:
        return
    card = kinds[0]
    if len(kinds) > 1:
        answer = yield Question(hero.id, tuple(f"discard {kind}" for kind in kinds))
        card = answer.removeprefix("discard ")
    hero.items.remove(card)
    table.discard.append(card)
