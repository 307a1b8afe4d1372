"""The options of KH-OPT, and what the two rulesets set by default (KH-DIFF)."""

from __future__ import annotations

from typing import Final

from playmat.games.khtcg.language.codes import NO_LIMIT
from playmat.games.khtcg.state.ruleset import FFG, TOMY, Cap, DoubleEnd, Rules
from playmat.kernel.game import Option, Value

RULESETS: Final = (FFG, TOMY)

AS_RULESET: Final = "ruleset"
"""The value of an option that leaves it as the ruleset has it, where the rulesets differ."""

NO_ONE: Final = "none"

MOST_TURNS: Final = 9999
"""The largest limit of turns."""

OPTIONS: Final = (
    Option("tie_break", ("random", "younger"), "KH-OPT-01"),
    Option("younger", (NO_ONE, "seat-1", "seat-2"), "KH-OPT-01"),
    Option("dark_level_cap", ("together", "per_turn", "lifetime"), "KH-OPT-02"),
    Option("any_time_drops", ("own_decisions", "every_step"), "KH-OPT-03"),
    Option("fc_stacking", (False, True), "KH-OPT-04"),
    Option("fc_timing", ("action", "action_and_battle"), "KH-OPT-05"),
    Option("name_match", ("run_of_characters", "whole_words"), "KH-OPT-06"),
    Option("unique_by_containment", (False, True), "KH-OPT-07"),
    Option("unique_counts_player_card", (True, False), "KH-OPT-08"),
    Option("equip_unique", (True, False), "KH-OPT-09"),
    Option("equip_magic_support", (AS_RULESET, "in_fights", "always"), "KH-OPT-10"),
    Option("equip_passes_to_same_name", (True, False), "KH-OPT-11"),
    Option("techniques_per_turn", (1, NO_ONE), "KH-OPT-12"),
    Option("battle_order", (AS_RULESET, "free", "steps"), "KH-OPT-13"),
    Option("assign_all_damage", (True, False), "KH-OPT-14"),
    Option("magic_outside_fights", (True, False), "KH-OPT-15"),
    Option("mf_end_of_turn", (AS_RULESET, "own", "all"), "KH-OPT-16"),
    Option("attacker_world_text_in_challenge", (False, True), "KH-OPT-17"),
    Option("escape_discards_allies", (AS_RULESET, True, False), "KH-OPT-18"),
    Option("escape_conditions", ("disruptor_and_no_battle", NO_ONE), "KH-OPT-19"),
    Option("battle_after_escape", (False, True), "KH-OPT-20"),
    Option("first_ally_levels", (AS_RULESET, "0_or_1", "1_only"), "KH-OPT-21"),
    Option("double_end", ("draw", "active_wins", "active_loses"), "KH-OPT-22"),
    Option("dark_ally_support", ("half_down", "full"), "KH-OPT-23"),
    Option("xiii_ally_support", ("full", "half_down"), "KH-OPT-24"),
    Option("turn_limit", (NO_ONE, 10, 20, 30, 40, 50, 60, 80, 100, 200), "KH-OPT-25", MOST_TURNS),
    Option("hand_keep_max", (AS_RULESET, NO_ONE, 6), "KH-OPT-26"),
    Option("move_hp", (1, 0), "KH-OPT-27"),
    Option("dark_word_covers_nobody", (True, False), "KH-OPT-28"),
    Option("copies_across_types", (True, False), "KH-OPT-29"),
    Option("first_turn_challenge", (True, False), "KH-OPT-30"),
)
"""Every option, its default first. `younger` names the younger player of `tie_break`; the ages themselves
are nobody's business. `copies_across_types` is a rule about decks, `deck` reads it."""


def rules_of(ruleset: str, options: dict[str, Value]) -> Rules:
    """The parameters of a match.

    Args:
        ruleset: one of `RULESETS`.
        options: all options with their values (`kernel.game.check_options`).
    """
    rules = Rules(ruleset == TOMY)
    if options["tie_break"] == "younger":
        rules.younger = (NO_ONE, "seat-1", "seat-2").index(str(options["younger"])) - 1
    rules.cap = {"together": Cap.TOGETHER, "per_turn": Cap.PER_TURN, "lifetime": Cap.LIFETIME}[
        str(options["dark_level_cap"])
    ]
    rules.every_step = options["any_time_drops"] == "every_step"
    rules.form_stacking = options["fc_stacking"] is True
    rules.form_in_battle = options["fc_timing"] == "action_and_battle"
    rules.whole_words = options["name_match"] == "whole_words"
    rules.unique_contains = options["unique_by_containment"] is True
    rules.unique_player = options["unique_counts_player_card"] is True
    rules.equipment_unique = options["equip_unique"] is True
    rules.equipment_passes = options["equip_passes_to_same_name"] is True
    rules.techniques = limit_of(options["techniques_per_turn"])
    rules.assign_all = options["assign_all_damage"] is True
    rules.magic_outside = options["magic_outside_fights"] is True
    rules.attacker_world = options["attacker_world_text_in_challenge"] is True
    rules.escape_any = options["escape_conditions"] == NO_ONE
    rules.battle_after_escape = options["battle_after_escape"] is True
    rules.double_end = {
        "draw": DoubleEnd.DRAW,
        "active_wins": DoubleEnd.ACTIVE_WINS,
        "active_loses": DoubleEnd.ACTIVE_LOSES,
    }[str(options["double_end"])]
    rules.dark_full = options["dark_ally_support"] == "full"
    rules.xiii_half = options["xiii_ally_support"] == "half_down"
    rules.turn_limit = limit_of(options["turn_limit"])
    rules.move_hp = int(options["move_hp"])
    rules.dark_covers_nobody = options["dark_word_covers_nobody"] is True
    rules.first_turn_challenge = options["first_turn_challenge"] is True
    set_where_rulesets_differ(rules, options)
    return rules


def set_where_rulesets_differ(rules: Rules, options: dict[str, Value]) -> None:
    """Options whose default is the ruleset's."""
    if options["equip_magic_support"] != AS_RULESET:
        rules.magic_support_always = options["equip_magic_support"] == "always"
    if options["battle_order"] != AS_RULESET:
        rules.steps = options["battle_order"] == "steps"
    if options["mf_end_of_turn"] != AS_RULESET:
        rules.summons_all = options["mf_end_of_turn"] == "all"
    if options["escape_discards_allies"] != AS_RULESET:
        rules.escape_costs_allies = options["escape_discards_allies"] is True
    if options["first_ally_levels"] != AS_RULESET:
        rules.first_level_0 = options["first_ally_levels"] == "0_or_1"
    if options["hand_keep_max"] != AS_RULESET:
        rules.hand_max = limit_of(options["hand_keep_max"])


def limit_of(value: Value) -> int:
    """A limit, or that there is none."""
    return NO_LIMIT if value == NO_ONE else int(value)
