## Elements, types, traits

kmon-element-ice = Ice
kmon-element-grass = Grass
kmon-element-earth = Earth
kmon-element-electric = Electric
kmon-element-ghost = Ghost
kmon-element-air = Air
kmon-element-water = Water
kmon-element-fire = Fire
kmon-element-generic = Generic
kmon-type-ability = ability
kmon-type-reaction = reaction
kmon-type-powerup = power-up
kmon-type-item = item
kmon-type-kmon = K-Mon
kmon-types-ability = ability
kmon-types-reaction = reaction
kmon-types-powerup = power-up
kmon-answers-attack = attack
kmon-link-attack = attack
kmon-answers-ability = ability
kmon-link-ability = ability
kmon-answers-defence = defence
kmon-link-defence = defence
kmon-answers-reaction = reaction
kmon-link-reaction = reaction
kmon-answers-evasion = evasion
kmon-link-evasion = evasion
kmon-link-blackout = Blackout
kmon-link-item = item
kmon-trait-none = no trait
kmon-trait-text-none = This K-Mon has no trait.
kmon-trait-rapidity = Rapidity
kmon-trait-text-rapidity = If only your starting K-Mon has Rapidity, you take the first turn.
kmon-trait-seer = Seer
kmon-trait-text-seer = For each card you draw, look at the top three cards of your deck, take one, and put the others back on top in any order.
kmon-trait-echo = Echo
kmon-trait-text-echo = Its attack can carry two elemental assaults of the same element.
kmon-trait-irreducible = Irreducible
kmon-trait-text-irreducible = When it falls to an opposing action while active, it may make one final attack.
kmon-trait-elusive = Elusive
kmon-trait-text-elusive = To evade with it, discard one card instead of two.
kmon-trait-armor = Armor
kmon-trait-text-armor = The defensive position reduces the damage of attacks on it by 1 more.
kmon-trait-blackout = Blackout
kmon-trait-text-blackout = As a reaction, discard three cards to neutralise an ability of the opponent.
kmon-trait-incandescent = Incandescent { $value }
kmon-trait-text-incandescent = You begin with { $value } more { $value ->
        [one] charge
       *[other] charges
    } if it is your starting K-Mon.
kmon-trait-healing = Healing
kmon-trait-text-healing = At the start of your Phase II, remove 1 damage from it.
kmon-trait-embankment = Embankment
kmon-trait-text-embankment = A debuff attached to it while it is active gets 1 duration counter at once.
kmon-trait-ferocity = Ferocity
kmon-trait-text-ferocity = Its attacks deal 1 more damage.
kmon-trait-prodigy = Prodigy
kmon-trait-text-prodigy = Your elemental abilities cost 1 charge less.
kmon-trait-barrier = Barrier
kmon-trait-text-barrier = It takes 1 less damage from elemental abilities and assaults.
kmon-trait-raider = Raider
kmon-trait-text-raider = When its attack succeeds, the opponent loses 1 charge.
kmon-trait-implacable = Implacable
kmon-trait-text-implacable = When its attack succeeds, the top card of the opponent’s deck is discarded.
kmon-trait-pointed = Pointed
kmon-trait-text-pointed = In the defensive position, a successful attack on it deals the attacker 1 damage.

## The text of the cards

kmon-text-line = { $code } { $name }: { $element } { $type }, cost { $cost }
kmon-text-kmon = { $code } { $name }: { $primary }/{ $secondary }, { $hp } HP, { $trait }
kmon-variants = elemental charges = charges; elemental charge = charge; damage counters = damage; damage counter = damage; the opponent's active k-mon = the opposing active k-mon; the opposing k-mon = the opposing active k-mon; each of the opponent's benched k-mons = each opposing benched k-mon; each k-mon on the opponent's bench = each opposing benched k-mon; neutralize = neutralise; must switch = substitutes; switch = substitute; switches = substitutes; heal = remove; steal = take; its defensive position = the defensive position; their deck = the deck; additional damage = more damage
kmon-text-ultimate = ULTIMATE (cannot be evaded).
kmon-text-extra = Extra cost: discard { $count } other { $count ->
        [one] card
       *[other] cards
    }.
kmon-text-answer-any = Answer any action of the opponent.
kmon-text-answer = Answer an opposing { $actions }{ $mine ->
        [yes] { " " }that targets your active K-Mon
       *[no] { "" }
    }{ $spares ->
        [yes] { " " }(not an Ultimate)
       *[no] { "" }
    }.
kmon-text-neutralise-what = Neutralise an opposing { $actions }.
    .also = Neutralise the opponent’s { $actions }.
kmon-text-evade-what = Evade an opposing { $actions }.
    .also = Evade the opponent’s { $actions }.
kmon-text-instead = Instead of the attack: { $what }
    .also = Do not deal damage to the opponent but { $what }
kmon-text-assault = Elemental assault: the attack becomes { $element }{ $bonus ->
        [0] { "" }
       *[other] { " " }and deals { $bonus } more damage
    }.
kmon-text-bonus = The attack deals { $bonus } more damage.
    .also = This attack deals { $bonus } more damage.
    .also-2 = +{ $bonus } damage.
kmon-text-unevadable = It cannot be evaded.
kmon-text-ignores-defence = It ignores the reduction of the defensive position.
kmon-text-success = If the attack succeeds: { $what }
kmon-effects-damage = { $to ->
        [opp_bench_all] Deal { $amount } damage to each opposing benched K-Mon.
        [opp_bench_one] Deal { $amount } damage to an opposing benched K-Mon of your choice.
       *[opp_active] Deal { $amount } damage to the opposing active K-Mon.
    }
    .also = Deal { $amount } damage.
kmon-effects-counter = Deal { $amount } damage to the opposing active K-Mon.
kmon-effects-recoil = Your active K-Mon takes { $amount } damage.
    .also = This K-Mon takes { $amount } damage.
kmon-effects-heal = Remove up to { $amount } damage from { $to ->
        [own_one] one of your K-Mons
        [that_one] that K-Mon
        [own_all] each of your K-Mons
       *[own_active] your active K-Mon
    }.
    .also = Remove { $amount } damage from { $to ->
            [own_one] one of your K-Mons
            [that_one] that K-Mon
            [own_all] each of your K-Mons
           *[own_active] your active K-Mon
        }.
kmon-effects-gain-charges = Gain { $amount } { $amount ->
        [one] charge
       *[other] charges
    }.
kmon-effects-drain-charges = The opponent loses { $amount } { $amount ->
        [one] charge
       *[other] charges
    }.
kmon-effects-steal-charges = Take up to { $amount } { $amount ->
        [one] charge
       *[other] charges
    } from the opponent.
    .also = Take { $amount } { $amount ->
            [one] charge
           *[other] charges
        } from the opponent.
kmon-effects-draw = Draw { $amount } { $amount ->
        [one] card
       *[other] cards
    }.
kmon-effects-opp-discard = The opponent discards { $amount } { $amount ->
        [one] card
       *[other] cards
    } { $mode ->
        [random] at random
       *[owner_choice] of their choice
    }.
    .also = The opponent discards { $amount } { $amount ->
            [one] card
           *[other] cards
        }.
    .also-2 = The opponent discards { $amount } { $amount ->
            [one] card
           *[other] cards
        } from their hand{ $mode ->
            [random] { " " }at random
           *[owner_choice] { "" }
        }.
    .also-3 = Make them discard { $amount } { $amount ->
            [one] card
           *[other] cards
        }.
kmon-effects-mill = The opponent discards the top { $amount } { $amount ->
        [one] card
       *[other] cards
    } of the deck.
kmon-effects-retrieve = Return up to { $amount } { $types } { $amount ->
        [one] card
       *[other] cards
    } from your discard pile to your hand.
    .also = Return { $amount } { $types } { $amount ->
            [one] card
           *[other] cards
        } from your discard pile to your hand.
kmon-effects-switch-self = { $optional ->
        [yes] You may substitute your active K-Mon.
       *[no] Substitute your active K-Mon.
    }
    .also = { $optional ->
            [yes] You may substitute
           *[no] Substitute
        } your active K-Mon with one on your bench.
kmon-effects-force-switch = The opposing active K-Mon is substituted; { $chooser ->
        [actor] you choose
       *[owner] its owner chooses
    } which K-Mon comes in.
    .also = The opponent substitutes their active K-Mon.
kmon-effects-attach = { $kind ->
        [debuff] Debuff
       *[buff] Buff
    } ({ $duration }) on { $to ->
        [opp_active] the opposing active K-Mon
        [own_all] each of your K-Mons
        [opp_all] each opposing K-Mon
        [own_one] one of your K-Mons
        [that_one] that K-Mon
       *[own_active] your active K-Mon
    }: { $parts }.
kmon-effects-cleanse = Remove { $amount ->
        [all] all { $what ->
            [debuff] debuffs
           *[buff] buffs
        }
        [1] up to 1 { $what }
       *[other] up to { $amount } { $what ->
            [debuff] debuffs
           *[buff] buffs
        }
    } from { $to ->
        [opp_active] the opposing active K-Mon
        [own_one] one of your K-Mons
        [that_one] that K-Mon
       *[own_active] your active K-Mon
    }.
kmon-effects-take-defence = Your active K-Mon takes the defensive position.
kmon-effects-break-defence = The opposing active K-Mon leaves the defensive position.
kmon-effects-neutralise = Neutralise that action.
kmon-effects-evade = Evade that action.
kmon-effects-reduce = Reduce the damage of that action to your active K-Mon by { $amount }.
kmon-effects-peek-hand = Look at the opponent’s hand.
kmon-part-each = each { $of ->
        [own_charges] of your charges
        [opp_charges] of the opponent’s charges
        [own_hand] card in your hand
        [opp_hand] card in the opponent’s hand
        [own_exhausted] of your exhausted K-Mons
        [opp_exhausted] of the opponent’s exhausted K-Mons
        [own_damage] point of damage on your active K-Mon
       *[opp_damage] point of damage on the opposing active K-Mon
    }, { $most } at most.
kmon-effects-damage-each = Deal { $amount } damage to the opposing active K-Mon for { kmon-part-each }
kmon-effects-heal-each = Remove { $amount } damage from your active K-Mon for { kmon-part-each }
kmon-effects-gain-each = Gain { $amount } { $amount ->
        [one] charge
       *[other] charges
    } for { kmon-part-each }
kmon-effects-draw-each = Draw { $amount } { $amount ->
        [one] card
       *[other] cards
    } for { kmon-part-each }
kmon-part-has = { $of ->
        [own_damage] your active K-Mon has
        [opp_damage] the opposing active K-Mon has
        [opp_charges] the opponent has
        [opp_hand] the opponent has
        [opp_exhausted] the opponent has
       *[other] you have
    }
kmon-part-counted = { $of ->
        [own_charges] { $amount ->
            [one] charge
           *[other] charges
        }
        [opp_charges] { $amount ->
            [one] charge
           *[other] charges
        }
        [own_hand] { $amount ->
            [one] card in hand
           *[other] cards in hand
        }
        [opp_hand] { $amount ->
            [one] card in hand
           *[other] cards in hand
        }
        [own_exhausted] { $amount ->
            [one] exhausted K-Mon
           *[other] exhausted K-Mons
        }
        [opp_exhausted] { $amount ->
            [one] exhausted K-Mon
           *[other] exhausted K-Mons
        }
       *[other] damage
    }
kmon-effects-if = If { kmon-part-has } { $is ->
        [at_most] { $amount ->
            [0] no
           *[other] at most { $amount }
        }
       *[at_least] at least { $amount }
    } { kmon-part-counted }: { $do }
kmon-effects-choose = { $chooser ->
        [opponent] The opponent chooses one
       *[actor] Choose one
    }: { $one } Or: { $two }{ $three ->
        [none] { "" }
       *[other] { " " }Or: { $three }
    }
kmon-when-tick = each Phase II, { $what }
kmon-tick-damage = it takes { $amount } damage
kmon-tick-heal = remove { $amount } damage from it
kmon-tick-lose-charges = its player loses { $amount } { $amount ->
        [one] charge
       *[other] charges
    }
kmon-tick-gain-charges = its player gains { $amount } { $amount ->
        [one] charge
       *[other] charges
    }
kmon-static-attack-damage = its attacks deal { $amount } { $change ->
        [less] less
       *[more] more
    } damage
kmon-static-ability-damage = its abilities deal { $amount } { $change ->
        [less] less
       *[more] more
    } damage
kmon-static-attack-taken = it takes { $amount } { $change ->
        [less] less
       *[more] more
    } damage from attacks
kmon-static-ability-taken = it takes { $amount } { $change ->
        [less] less
       *[more] more
    } damage from abilities
kmon-static-damage-taken = it takes { $amount } { $change ->
        [less] less
       *[more] more
    } damage from attacks and abilities
kmon-static-ability-cost = its abilities cost { $amount } { $amount ->
        [one] charge
       *[other] charges
    } { $change ->
        [less] less
       *[more] more
    }
kmon-static-thorns = a successful attack on it deals { $amount } { $change ->
        [less] less damage
       *[more] damage
    } to the attacker
kmon-static-attack-charges = its successful attacks give { $amount } { $change ->
        [less] fewer
       *[more] more
    } { $amount ->
        [one] charge
       *[other] charges
    }
    .also = its successful attacks give { $amount } { $amount ->
            [one] charge
           *[other] charges
        }{ $change ->
            [less] { " " }less
           *[more] { "" }
        }
kmon-static-no-attack = it cannot attack
kmon-static-no-ability = it cannot use abilities
kmon-static-no-defence = it cannot defend
kmon-static-no-switch = it cannot be substituted in Phase III
kmon-static-no-evade = it cannot evade by discarding cards
    .also = it cannot evade
kmon-static-no-heal = it cannot be healed
kmon-static-trait-off = its trait does not act
kmon-static-tick-when-hit = its Phase II part also happens when a successful attack hits it
kmon-static-tick-when-attacking = its Phase II part also happens when its attack is successful

## Decks

kmon-deck-refused = The deck of { $seat } is not legal. { $why }
kmon-deck-unknown-card = There is no card { $code }: take it out or correct the code.
kmon-deck-team-size = A team has exactly three K-Mons, not { $got }: { $missing ->
        [0] take out { $surplus }
       *[other] add { $missing }
    }.
kmon-deck-size = A deck has 24 to 36 cards, not { $got }: { $missing ->
        [0] take out { $surplus }
       *[other] add { $missing }
    }.
kmon-deck-items = A deck has at most five items, not { $got }: take out { $surplus }.
kmon-deck-element = No K-Mon of the team has the element of { $card }: take the card out or change the team.
kmon-deck-copies = The deck has { $got } copies of { $card }; the standard format allows three, so take out { $surplus }.
kmon-deck-team-twice = { $kmon } is in the team twice; the standard format requires three different K-Mons, so choose another in its place.

## What the fields of a card must be together

kmon-card-elements = The two elements of a K-Mon must differ: write another “secondary”.
kmon-card-value = Only Incandescent has a value: leave “trait_value” out.
kmon-card-incandescent = Incandescent says how many charges it gives: write a “trait_value” of 1 or more.
kmon-card-nothing = The card would do nothing: write at least one operation.
kmon-card-two-targets = A card has one target: it cannot act both on the opposing active K-Mon and on a K-Mon of yours that you choose. Write another “to” here.
kmon-card-not-aimed = The card acts on the opposing active K-Mon: write target = "opp_active".
kmon-card-aimed = The card does nothing to the opposing active K-Mon: write another “target”, such as "none".
kmon-card-not-chosen = The card acts on one of your K-Mons that is chosen when it is played: write target = "own_one".
kmon-card-chosen = The card does nothing to a K-Mon of your choice: write another “target”, or to = "own_one" in an effect.
kmon-card-answers = “counter”, “evade”, “neutralise” and “reduce” apply to the action that is answered: only reactions can have them.
kmon-card-stays = The lasting effect would do nothing: write “tick” or “static”.
kmon-card-no-heal = “no_heal” keeps this effect from healing: leave one of the two out.
kmon-card-silenced = The K-Mon cannot do what this number changes: leave the number out, or “no_attack” or “no_ability”.
kmon-card-thorns = Thorns deal damage: write a number of 1 or more.
kmon-card-ticks = There is no Phase II part that could happen then: write “tick”, or leave this out.
kmon-card-most = The amount never grows: write a “most” that is more than the “amount”.
kmon-card-most-few = The amount never comes to that: two K-Mons can be exhausted at most before a battle is over, so write a “most” of twice the “amount” or less.
kmon-card-always = This is always so, or never: write another “amount” (two K-Mons can be exhausted at most before a battle is over).
kmon-card-holds = Nothing would follow: write in “do” what happens, or in “one” and “two” what can be chosen.
kmon-card-inside = Neither a condition in a condition nor a choice in a choice can be written; what cancels stands by itself, and a card never stays under a condition.
kmon-card-last = Everything after it would read as part of it: put it last, and not in “before”.
kmon-card-things = Two of these are the same, so there is nothing to choose: write another one, or leave “three” out.
kmon-card-no-choice = No K-Mon is chosen when this card is played: write another “to”, such as "own_active".
kmon-card-counter = A reaction deals its damage to the opposing active K-Mon with “counter”.
kmon-card-cancelled = The action is already cancelled: leave this operation out.
kmon-card-evades = Only an attack or an ability aimed at the active K-Mon can be evaded: write to = ["attack", "ability"], or one of the two, and targeting_me = true.
kmon-card-evades-ultimates = An Ultimate cannot be evaded: write exclude_ultimate = true.
kmon-card-spares = Only abilities can be Ultimates: leave “exclude_ultimate” out, or write "ability" in “to”.
kmon-card-targets = Only an attack or an ability targets a K-Mon: write nothing else in “to”, or leave “targeting_me” out.
kmon-card-attacks-target = Every attack targets the active K-Mon: write targeting_me = true.
kmon-card-reduces = A defence deals no damage that could be reduced: leave "defence" out.
kmon-card-replaces = Only a generic power-up can replace the attack: leave “element” or “replaces” out.
kmon-card-parts = The attack is replaced, so this never happens: leave it out, or write it in “instead”.
kmon-card-instead-missing = The card replaces the attack: say in “instead” what happens.
kmon-card-instead = “instead” happens only if the card replaces the attack: write replaces = true.
kmon-card-adds = The power-up would change nothing: write “attack_bonus”, “flags”, “before” or “on_success”.

kmon-fact-hp = HP
kmon-fact-primary = Main element
kmon-fact-secondary = Second element
kmon-fact-trait = Trait
kmon-fact-trait-value = Value of the trait
kmon-fact-element = Element
kmon-fact-cost = Cost
