"""Questions of choices and meanings of their options, as phrases."""

from __future__ import annotations

from playmat.cards.effect import PLACE, PLACE_BITS
from playmat.cards.text import join
from playmat.games.kmon.interface.card_text import program_text
from playmat.games.kmon.interface.notation import switched_side
from playmat.games.kmon.language.codes import DECISION_KINDS, PROMPT_WORDS, Items, Pick, Prompt, Type
from playmat.games.kmon.rules.chain import SECOND
from playmat.games.kmon.state.layout import CARD_MASK, Link, card_of, kind_of, second_of, side_of, target_of
from playmat.games.kmon.state.mutations import KmonState
from playmat.games.kmon.state.side import Side
from playmat.kernel.choice import Choice, Kind
from playmat.kernel.phrase import Filling, Phrase
from playmat.kernel.state import arg_of


def kmon_name(side: Side, place: int) -> Phrase:
    """The name of a K-Mon of a team."""
    return side.team[place].species.name


def prompt(state: KmonState, choice: Choice) -> Phrase:
    """The question of a choice."""
    question = DECISION_KINDS[int(choice.prompt)]
    args: dict[str, Filling] = {}
    if question.items == Items.HELD:
        args["count"] = int(choice.lo)
    elif question.items == Items.SEEN:
        args["count"] = int(choice.n)
    elif question.prompt == Prompt.REACT:
        args["action"] = action(state, int(state.link()))
    elif question.prompt == Prompt.CHOOSE:
        args["card"] = state.book.cards[running_card(state)].name
    return Phrase(f"kmon-ask-{PROMPT_WORDS[question.prompt]}", args, question.clause)


def running_card(state: KmonState) -> int:
    """The card whose program lets somebody choose."""
    link = state.link()
    second = arg_of(state.top()) >> PLACE_BITS == SECOND
    return int(second_of(link) if second else card_of(link))


def action(state: KmonState, link: int) -> Phrase:
    """An action or reaction, as in `Rock Fist: attack`."""
    kind = kind_of(link)
    card = card_of(link)
    if kind == Link.ATTACK:
        if card < 0:
            return Phrase("kmon-action-attack")
        if second_of(link) < 0:
            return Phrase("kmon-action-attack-with", {"card": state.book.cards[card].name})
        return Phrase(
            "kmon-action-attack-echo",
            {"card": state.book.cards[card].name, "second": state.book.cards[second_of(link)].name},
        )
    if kind == Link.DEFENCE:
        return Phrase("kmon-action-defend")
    if kind == Link.EVASION:
        return Phrase("kmon-action-evade")
    if kind == Link.BLACKOUT:
        return Phrase("kmon-action-blackout")
    name = state.book.cards[card].name
    if target_of(link) == 3:
        return Phrase("kmon-action-play", {"card": name})
    side = state.sides[side_of(link)]
    return Phrase("kmon-action-play-on", {"card": name, "kmon": kmon_name(side, int(target_of(link)))})


def describe(state: KmonState, choice: Choice, answer: int) -> Phrase:
    """The meaning of an option."""
    if choice.kind != Kind.PICK:
        return describe_cards(state, choice, answer)
    asked = int(choice.prompt)
    items = DECISION_KINDS[asked].items
    side = state.sides[choice.seat]
    item = int(choice.items[answer])
    if items == Items.SEATS:
        return Phrase("kmon-do-first") if item == choice.seat else Phrase("kmon-do-second")
    if items == Items.HANDS:
        return Phrase("kmon-do-mulligan") if item else Phrase("kmon-do-keep-hand")
    if items == Items.THINGS:
        begin = int(state.code[(arg_of(state.top()) & PLACE) + 2 + item])
        return Phrase("kmon-do-choose", {"does": program_text(state.book, begin)}, "KM-FX-22")
    if item == Pick.NONE:
        return Phrase(f"kmon-nothing-{PROMPT_WORDS[asked]}")
    if items == Items.KMONS:
        return Phrase("kmon-do-send", {"kmon": kmon_name(side, item)})
    if items == Items.SWITCHED:
        return Phrase("kmon-do-send", {"kmon": kmon_name(switched_side(state), item)})
    if items == Items.OPPOSING:
        return Phrase("kmon-do-hit", {"kmon": kmon_name(state.sides[1 - choice.seat], item)})
    if items == Items.DISCARDED:
        return Phrase(f"kmon-do-{PROMPT_WORDS[asked]}", {"card": state.book.cards[item].name})
    if items == Items.BONUSES:
        if item == Pick.DRAW:
            return Phrase("kmon-do-draw", {}, "KM-EXH-04")
        if item == Pick.CHARGES:
            return Phrase("kmon-do-charges", {}, "KM-EXH-04")
        return Phrase("kmon-do-heal", {"kmon": kmon_name(side, item)}, "KM-EXH-05")
    return action(state, item)


def describe_cards(state: KmonState, choice: Choice, answer: int) -> Phrase:
    """The meaning of a set or an order of cards."""
    if choice.kind == Kind.ORDER:
        first, *rest = choice.arrangement(answer)
        card = state.book.cards[choice.items[first] & CARD_MASK].name
        if not rest:
            return Phrase("kmon-do-take", {"card": card})
        return Phrase("kmon-do-take-and", {"card": card, "rest": card_names(state, choice, rest)})
    taken = [place for place in range(int(choice.n)) if answer >> place & 1]
    verb = DECISION_KINDS[int(choice.prompt)].verb
    if not taken:
        return Phrase(f"kmon-do-{verb}-nothing")
    return Phrase(f"kmon-do-{verb}", {"cards": card_names(state, choice, taken)})


def card_names(state: KmonState, choice: Choice, places: list[int]) -> Phrase:
    """The names of some cards of a choice, in this order."""
    return join("cards-and", [state.book.cards[choice.items[place] & CARD_MASK].name for place in places])


def touches(state: KmonState, choice: Choice, item: int) -> tuple[str, ...]:
    """The things of the view that an item is about, as paths."""
    items = DECISION_KINDS[int(choice.prompt)].items
    seat = int(choice.seat)
    if items == Items.HELD:
        return (f"seats.{seat}.hand.{item >> 12}",)
    if items == Items.SEEN:
        return (f"seats.{seat}.deck_top.{item >> 12}",)
    if items in (Items.SEATS, Items.HANDS, Items.THINGS) or item == Pick.NONE:
        return ()
    if items == Items.KMONS:
        return (f"seats.{seat}.team.{item}",)
    if items == Items.SWITCHED:
        return (f"seats.{int(switched_side(state).seat)}.team.{item}",)
    if items == Items.OPPOSING:
        return (f"seats.{1 - seat}.team.{item}",)
    if items == Items.DISCARDED:
        discard = [int(card) for card in state.sides[seat].discard]
        return (f"seats.{seat}.discard.{discard.index(item)}",)
    if items == Items.BONUSES:
        return () if item >= Pick.DRAW else (f"seats.{seat}.team.{item}",)
    return link_touches(state, state.sides[seat], item)


def link_touches(state: KmonState, side: Side, link: int) -> tuple[str, ...]:
    """The cards of an action, its K-Mon and whom it is aimed at."""
    seat = int(side.seat)
    kind = kind_of(link)
    found = [f"seats.{seat}.hand.{place}" for place in hand_places(side, link)]
    if kind in (Link.ATTACK, Link.DEFENCE):
        found.insert(0, f"seats.{seat}.team.{int(side.active)}")
    if target_of(link) < 3:
        found.append(f"seats.{seat}.team.{int(target_of(link))}")
    elif kind == Link.ATTACK or (kind in (Link.ABILITY, Link.ITEM) and aims_at_opponent(state, link)):
        found.append(f"seats.{1 - seat}.team.{int(state.sides[1 - seat].active)}")
    return tuple(found)


def aims_at_opponent(state: KmonState, link: int) -> bool:
    """Return whether a card is aimed at the opposing active K-Mon."""
    card = state.book.cards[card_of(link)]
    return card.type != Type.REACTION and card.target == 0


def hand_places(side: Side, link: int) -> list[int]:
    """The places of the cards of an action in the hand."""
    wanted = [int(card) for card in (card_of(link), second_of(link)) if card >= 0]
    places: list[int] = []
    for card in wanted:
        for place, held in enumerate(side.hand):
            if held & CARD_MASK == card and place not in places:
                places.append(place)
                break
    return places
