### K-Mon Trading Cards

kmon-name = K-Mon Trading Cards
kmon-seat = Player { $number }

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

## What is asked

kmon-ask-first = You won the toss. Who is the first player?
kmon-ask-mulligan = Keep this hand, or shuffle it back and draw five new cards?
kmon-ask-start = Choose your starting K-Mon.
kmon-ask-item = Phase I: use an item?
kmon-ask-sub = Phase III: substitute your active K-Mon?
kmon-ask-act = Phase IV: choose your action.
kmon-ask-react = { $action }: do you react?
kmon-ask-pay = Discard { $count } { $count ->
        [one] card
       *[other] cards
    } as the price.
kmon-ask-retrieve = Return a card from your discard pile to your hand?
kmon-ask-seer = Seer: the card named first is yours, the others go back on top in this order ({ $count } cards).
kmon-ask-final = Your K-Mon has fallen. Make its final attack?
kmon-ask-bonus = Your K-Mon is exhausted. Choose your bonus.
kmon-ask-replace = Choose the K-Mon that comes in.
kmon-ask-switch = Choose a K-Mon to come in.
kmon-ask-aim = Choose the opposing benched K-Mon that takes the damage.
kmon-ask-choose = { $card }: choose one.
kmon-ask-discard = Discard { $count } { $count ->
        [one] card
       *[other] cards
    }.
kmon-ask-hand = Hand limit: discard { $count } { $count ->
        [one] card
       *[other] cards
    }.

## What can be done

kmon-action-attack = Attack
kmon-action-attack-with = Attack with { $card }
kmon-action-attack-echo = Attack with { $card } and { $second }
kmon-action-defend = Defence
kmon-action-evade = Evasion
kmon-action-blackout = Blackout
kmon-action-play = { $card }
kmon-action-play-on = { $card } on { $kmon }
kmon-do-first = You are the first player
kmon-do-second = The opponent is the first player
kmon-do-mulligan = Draw five new cards
kmon-do-keep-hand = Keep the hand
kmon-do-send = { $kmon } comes in
kmon-do-hit = { $kmon } takes the damage
kmon-do-choose = { $does }
kmon-do-retrieve = Take back { $card }
kmon-do-discard = Discard { $cards }
kmon-do-discard-nothing = Discard nothing
kmon-do-take = Take { $card }
kmon-do-take-and = Take { $card }; { $rest } go back on top, the first one uppermost
kmon-do-draw = Draw 2 cards
kmon-do-charges = Gain 2 charges
kmon-do-heal = Remove up to 2 damage from { $kmon }
kmon-nothing-item = No item
kmon-nothing-sub = Keep the active K-Mon
kmon-nothing-act = No action is possible
kmon-nothing-react = Pass
kmon-nothing-retrieve = Take nothing back
kmon-nothing-final = No final attack
kmon-nothing-switch = Do not substitute

## What happened

kmon-event-shuffled = { $who } shuffles their deck ({ $count } { $count ->
        [one] card
       *[other] cards
    }).
    .you = You shuffle your deck ({ $count } { $count ->
        [one] card
       *[other] cards
    }).
kmon-event-dealt = { $who } draws the opening hand: { $cards }.
    .you = You draw your opening hand: { $cards }.
kmon-event-cards-dealt = { $who } draws { $count } { $count ->
        [one] card
       *[other] cards
    } as the opening hand.
    .you = You draw { $count } { $count ->
        [one] card
       *[other] cards
    } as your opening hand.
kmon-event-tossed = { $who } wins the toss.
    .you = You win the toss.
kmon-event-first = { $who } goes first.
    .you = You go first.
kmon-event-kept-hand = { $who } keeps their hand.
    .you = You keep your hand.
kmon-event-mulligan = { $who } shuffles their hand back into the deck.
    .you = You shuffle your hand back into your deck.
kmon-event-started = { $who } starts with { $kmon }.
    .you = You start with { $kmon }.
kmon-event-gained = { $who } gains { $count } { $count ->
        [one] charge
       *[other] charges
    } and has { $total }.
    .you = You gain { $count } { $count ->
        [one] charge
       *[other] charges
    } and have { $total }.
kmon-event-lost-charges = { $who } loses { $count } { $count ->
        [one] charge
       *[other] charges
    } and has { $total }.
    .you = You lose { $count } { $count ->
        [one] charge
       *[other] charges
    } and have { $total }.
kmon-event-turn = Turn { $count }: { $who }.
    .you = Turn { $count }: your turn.
kmon-event-no-action = { $who } can take no action.
    .you = You can take no action.
kmon-event-item = { $who } uses { $card }.
    .you = You use { $card }.
kmon-event-healed = { $who }’s { $kmon } recovers { $count } damage and has { $total } left.
    .you = Your { $kmon } recovers { $count } damage and has { $total } left.
kmon-event-damaged = { $who }’s { $kmon } takes { $count } damage and has { $total }.
    .you = Your { $kmon } takes { $count } damage and has { $total }.
kmon-event-counted = { $card } on { $who }’s { $kmon }: counter { $count }.
    .you = { $card } on your { $kmon }: counter { $count }.
kmon-event-switched = { $who } brings in { $kmon }.
    .you = You bring in { $kmon }.
kmon-event-attack = { $final ->
        [yes] { $who } makes a final attack.
       *[no] { $who } attacks.
    }
    .you = { $final ->
        [yes] You make a final attack.
       *[no] You attack.
    }
kmon-event-attack-with = { $final ->
        [yes] { $who } makes a final attack with { $cards }.
       *[no] { $who } attacks with { $cards }.
    }
    .you = { $final ->
        [yes] You make a final attack with { $cards }.
       *[no] You attack with { $cards }.
    }
kmon-event-ability = { $who } plays { $card }.
    .you = You play { $card }.
kmon-event-defence = { $who } declares a defence.
    .you = You declare a defence.
kmon-event-reaction = { $who } reacts with { $card }.
    .you = You react with { $card }.
kmon-event-evasion = { $who } tries to evade.
    .you = You try to evade.
kmon-event-blackout = { $who } uses Blackout.
    .you = You use Blackout.
kmon-event-passed = { $who } passes.
    .you = You pass.
kmon-event-neutralised = { $who } neutralises the { $action }.
    .you = You neutralise the { $action }.
kmon-event-evaded = { $who } evades the { $action }.
    .you = You evade the { $action }.
kmon-event-lost = { $who }’s { $action } is lost: its K-Mon is no longer active.
    .you = Your { $action } is lost: its K-Mon is no longer active.
kmon-event-replaced = { $who }’s { $card } replaces the attack.
    .you = Your { $card } replaces the attack.
kmon-event-took-defence = { $who }’s { $kmon } takes the defensive position.
    .you = Your { $kmon } takes the defensive position.
kmon-event-left-defence = { $who }’s { $kmon } leaves the defensive position.
    .you = Your { $kmon } leaves the defensive position.
kmon-event-drew = { $who } draws { $card }.
    .you = You draw { $card }.
kmon-event-card-drawn = { $who } draws a card.
    .you = You draw a card.
kmon-event-cards-drawn = { $who } draws { $count } cards.
    .you = You draw { $count } cards.
kmon-event-looked = { $who } looks at { $cards }.
    .you = You look at { $cards }.
kmon-event-cards-looked = { $who } looks at the top { $count } { $count ->
        [one] card
       *[other] cards
    } of the deck.
    .you = You look at the top { $count } { $count ->
        [one] card
       *[other] cards
    } of your deck.
kmon-event-no-card = { $who } has no card left to draw.
    .you = You have no card left to draw.
kmon-event-discarded = { $who } discards { $card }.
    .you = You discard { $card }.
kmon-event-milled = { $card } goes from { $who }’s deck to the discard pile.
    .you = { $card } goes from your deck to your discard pile.
kmon-event-retrieved = { $who } takes back { $card }.
    .you = You take back { $card }.
kmon-event-peeked = { $who } sees the opponent’s hand: { $cards }.
    .you = You see the opponent’s hand: { $cards }.
kmon-event-hand-peeked = { $who } sees the opponent’s hand ({ $count } { $count ->
        [one] card
       *[other] cards
    }).
    .you = You see the opponent’s hand ({ $count } { $count ->
        [one] card
       *[other] cards
    }).
kmon-event-attached = { $card } now acts on { $who }’s { $kmon } (duration { $duration }).
    .you = { $card } now acts on your { $kmon } (duration { $duration }).
kmon-event-removed = { $card } leaves { $who }’s { $kmon }.
    .you = { $card } leaves your { $kmon }.
kmon-event-fell = { $who }’s { $kmon } falls.
    .you = Your { $kmon } falls.
kmon-event-exhausted = { $who }’s { $kmon } is exhausted.
    .you = Your { $kmon } is exhausted.
kmon-event-bonus = { $who } chooses the bonus: { $bonus }.
    .you = You choose the bonus: { $bonus }.
kmon-event-entered = { $who }’s { $kmon } comes in.
    .you = Your { $kmon } comes in.
kmon-event-final = { $who }’s { $kmon } strikes once more before it goes.
    .you = Your { $kmon } strikes once more before it goes.
kmon-event-over = { $who } wins. { $why }
    .you = You win. { $why }
kmon-event-over-draw = The battle is a draw. { $why }
kmon-event-reduced = The damage of { $who }’s action is reduced by { $count }.
    .you = The damage of your action is reduced by { $count }.
kmon-event-chosen = { $who } chooses: { $does }
    .you = You choose: { $does }
kmon-no-cards = no cards
kmon-bonus-draw = 2 cards
kmon-bonus-charges = 2 charges
kmon-bonus-heal = 2 damage less
kmon-cause-exhausted = A team is exhausted.
kmon-cause-deck-out-kmons = A deck ran out; more K-Mons are left.
kmon-cause-deck-out-damage = A deck ran out; less damage.
kmon-cause-deck-out-hand = A deck ran out; more cards in hand.
kmon-cause-deck-out = A deck ran out and everything is equal.
kmon-cause-conceded = The loser concedes.

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
kmon-static-attack-charges = its successful attacks give { $amount } { $amount ->
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

## Why something cannot be done

kmon-why-not-in-hand = { $card } is not in your hand.
kmon-why-element = { $card } needs an active K-Mon of its element; { $kmon } does not have it.
kmon-why-cost = { $card } costs { $cost }, and you have { $charges } { $charges ->
        [one] charge
       *[other] charges
    }.
kmon-why-powerup-alone = { $card } is a power-up: it is played with an attack.
kmon-why-reaction-alone = { $card } is a reaction: it answers an action of the opponent.
kmon-why-item-time = { $card } is an item: items are used in Phase I only.
kmon-why-ability-time = { $card } is an ability: abilities are played in your Phase IV.
kmon-why-banned-ability = An effect keeps your active K-Mon from using abilities.
kmon-why-banned-attack = An effect keeps your active K-Mon from attacking.
kmon-why-banned-defence = An effect keeps your active K-Mon from defending.
kmon-why-banned-evasion = An effect keeps your active K-Mon from evading.
kmon-why-banned-switch = An effect keeps your active K-Mon from being substituted.
kmon-why-needs-target = Say on which of your fit K-Mons you play { $card }: “on” and its name.
kmon-why-no-target = { $card } does not choose a K-Mon.
kmon-why-no-reaction = { $card } is not a reaction.
kmon-why-other-action = { $card } does not answer this kind of action.
kmon-why-not-at-you = { $card } answers only what targets your active K-Mon.
kmon-why-not-ultimate = { $card } does not answer an Ultimate.
kmon-why-few-cards = That costs { $count } { $count ->
        [one] card
       *[other] cards
    } from your hand, and you do not have so many.
kmon-why-no-powerup = { $card } is not a power-up.
kmon-why-one-powerup = An attack can carry only one power-up; only Echo allows two assaults.
kmon-why-echo-elements = Echo allows two elemental assaults only if they are of the same element.
kmon-why-evade-what = Only an attack or an ability can be evaded.
kmon-why-evade-not-aimed = This ability is not aimed at your active K-Mon.
kmon-why-evade-ultimate = An Ultimate cannot be evaded.
kmon-why-evade-never = This attack says that it cannot be evaded.
kmon-why-no-blackout = Your active K-Mon does not have Blackout.
kmon-why-blackout-what = Blackout answers abilities only.
kmon-why-active-already = { $kmon } is already active.
kmon-why-not-fit = { $kmon } is exhausted and never returns.
kmon-why-must-enter = The active position is empty: a K-Mon has to come in.
kmon-why-nothing-to-heal = Only another of your K-Mons that has damage can be healed.
kmon-why-not-discarded = { $card } is not in your discard pile.
kmon-why-item-returns = { $card } is an item: a used item never returns.
kmon-why-type-returns = { $card } is not of a type that can return now.
kmon-why-count = Name exactly { $count } { $count ->
        [one] card
       *[other] cards
    } of your hand.
kmon-why-time-attack = You can only attack as your action, in Phase IV of your turn.
kmon-why-time-defend = You can only defend as your action, in Phase IV of your turn.
kmon-why-time-react = You can only react to what your opponent has just declared.
kmon-why-time-react-with = { $card } is a reaction: play it right after your opponent declares an action.
kmon-why-time-evade = You can only evade right after an attack or ability is aimed at your active K-Mon.
kmon-why-time-blackout = Blackout only answers an ability your opponent has just played.
kmon-why-time-switch = You can only bring in another K-Mon in Phase III of your turn.
kmon-why-time-retrieve = A card comes back from the discard pile only when your Defence resolves.
kmon-why-time-heal = Removing damage is a bonus you choose when one of your K-Mons is exhausted.
kmon-why-time-draw = You draw one card at the end of your turn; more only when a card or bonus says so.
kmon-why-time-charges = Taking charges is a bonus you choose when one of your K-Mons is exhausted.
kmon-why-time-seer = Only a K-Mon with Seer looks at cards before you draw.
kmon-why-time-discard = You only discard to pay a price, when a card says so, or down to five at the end of your turn.
kmon-why-time-start = You choose your first active K-Mon at the start of the battle.
kmon-why-time-mulligan = You can only exchange your hand before the battle starts, where that option is on.
kmon-why-time-first = The winner of the toss decides who goes first, before the battle starts.
kmon-why-time-second = The winner of the toss decides who goes first, before the battle starts.
kmon-why-time-keep = You only keep your K-Mon in place when you could substitute it, in Phase III.
kmon-why-time-stay = You are only asked whether to stay when a card lets you switch.
kmon-why-time-hit = You only choose an opposing benched K-Mon when a card says so.
kmon-why-time-no = You can only decline an item in Phase I of your turn.
kmon-why-time-pass = You can only pass when you are asked for a reaction.
kmon-why-time-skip = You can only skip your action when none is possible.

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

## Positions

kmon-place-seats = A position has two seats, not { $got }.
kmon-place-team = A team has three K-Mons, not { $got }.
kmon-place-exhausted = An exhausted K-Mon cannot be active.
kmon-place-shown = “shown” takes one word for each card in hand, from: "" , { $known }.
kmon-place-effect = { $got } never becomes a persistent effect.
kmon-place-spread = A card that a team carries lies once on each of its K-Mons: “spread” { $got } is used twice on one, or on both teams.
kmon-place-empty = The turn player has no active K-Mon: set “active”.
kmon-place-frame = “{ $got }” is not a rule in progress: give step, seat and a number.
kmon-place-chain = “{ $got }” resumes a link that the chain does not have: give its links in “chain”.
kmon-outcome-unreadable = “{ $got }” is not a possible outcome. There are { $count }, such as “card 1” or “seat 0”.

## The options of a battle and their values

kmon-option-format = Rules for decks
kmon-option-extra-charge = Extra charge
kmon-option-mulligan = Mulligan
kmon-option-deckout-hand = Cards in hand decide deck-outs
kmon-value-rulebook = rulebook
kmon-value-standard = standard

## Lessons: what the learner is told at each step

kmon-lesson-attack-title = Your first attack
kmon-lesson-attack-1 = Frostusk is your active K-Mon. In Phase I of a turn you may use one item: use Charge Cell from your hand.
kmon-lesson-attack-2 = Charges pay for cards. In Phase III you may bring in another K-Mon; keep this one.
kmon-lesson-attack-3 = Phase IV is your one action. Attack: choose your K-Mon, then the other one.
kmon-lesson-attack-4 = An attack costs nothing, deals damage and brings two charges if it succeeds. Damage that reaches the HP exhausts a K-Mon.

kmon-lesson-ability-title = Power-ups and abilities
kmon-lesson-ability-1 = A power-up goes with an attack and makes it stronger. Attack with Frost Claw.
kmon-lesson-ability-2 = Now the other side attacks you. You could react; let it happen this time and pass.
kmon-lesson-ability-3 = Your turn. You have no item to use: go on.
kmon-lesson-ability-4 = Keep Frostusk in front.
kmon-lesson-ability-5 = An ability is an action of its own, paid with charges. Ice is strong against grass: play Hail Burst.
kmon-lesson-ability-6 = Mosswald is exhausted. To win, exhaust the whole opposing team; when one of your own K-Mons falls, you get a small bonus.

kmon-lesson-react-title = Answer a blow
kmon-lesson-react-1 = You are being attacked, and may answer at once with a reaction. React with Ice Wall.
kmon-lesson-react-2 = The wall took the blow, and gave one back. Reactions can be answered too: the last one takes effect first.

kmon-lesson-elements-title = Change your fighter
kmon-lesson-elements-1 = Tidewarden is in front, but Frostusk is what you need. In Phase III bring in Frostusk.
kmon-lesson-elements-2 = Now attack.
kmon-lesson-elements-3 = Changing is free once per turn. The element wheel shows which element is strong against which.

kmon-lesson-win-title = The last one falls
kmon-lesson-win-1 = The other side has one K-Mon left, and it is nearly exhausted. Attack.
kmon-lesson-win-2 = The whole team is exhausted: you win. You know enough now: play!

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

## The table of K-Mon Trading Cards.

kmon-table-turn = Turn { $turn }: { $who }
kmon-table-phase-setup = Setup
kmon-table-phase-item = Phase I: items
kmon-table-phase-persistent = Phase II: persistent effects
kmon-table-phase-substitution = Phase III: substitution
kmon-table-phase-action = Phase IV: action
kmon-table-phase-end = Phase V: end of turn
kmon-table-phase-over = The battle is over
kmon-table-charges = Charges { $n }
kmon-table-hand = Hand { $n }
kmon-table-deck = Deck { $n }
kmon-table-discard = Discard { $n }
kmon-table-discard-top = Discard { $n } ({ $card })
kmon-table-known = known: { $cards }
kmon-table-active = active
kmon-table-bench = bench
kmon-table-defending = defensive position
kmon-table-exhausted = exhausted
kmon-table-effect = { $card }, { $n ->
    [0] ends this turn
   *[other] { $n } left
}
kmon-table-effect-told = { $kind ->
    [debuff] debuff
   *[buff] buff
} { $card }, { $n ->
    [0] ends this turn
    [one] 1 more turn left
   *[other] { $n } more turns left
}
kmon-table-hp = { $left } of { $hp } HP
kmon-table-free = free
kmon-table-own-hand = Your hand ({ $n })
kmon-table-shown-hand = Known cards of the hand ({ $n })
kmon-table-top = Top of your deck ({ $n })
kmon-table-stack = Chain: the top resolves first
kmon-table-stack-told = Chain, the top first; it resolves first:
kmon-table-stack-empty = The chain is empty.
kmon-table-stack-more = … { $n } more below
kmon-table-neutralised = neutralised
kmon-table-evaded = evaded
kmon-table-reduced = damage less { $n }
kmon-table-on = on { $kmon }
kmon-table-card = { $name } ({ $what })
kmon-table-kind = { $element } { $type }, cost { $cost }
kmon-table-legend =
    { $charge } charge, cost   { $playable } can be used now   ▶ active, whose turn it is   ✗ exhausted
    { $buff } buff   { $debuff } debuff, each with how many turns it lasts   { $shield } defensive position

## In the browser

kmon-web-about = Teams of three face each other: charge up, strike with the right element, and answer every blow.
kmon-web-charges = { $n ->
    [one] 1 charge
   *[other] { $n } charges
}
kmon-web-foretold-charges = { $who }: charges
kmon-web-creature = { $name }, { $left } of { $hp } HP, { $primary }/{ $secondary }, { $trait }, { $state ->
    [active] active
    [defending] active, defending
    [exhausted] exhausted
   *[bench] benched
}
kmon-web-effect-buff = { $card } (buff, { $n ->
    [one] 1 turn
   *[other] { $n } turns
} left)
kmon-web-effect-debuff = { $card } (debuff, { $n ->
    [one] 1 turn
   *[other] { $n } turns
} left)
kmon-web-middle = Turn and reactions
kmon-web-turn-number = Turn { $n }
kmon-web-phase-item = Phase I: item
kmon-web-phase-persistent = Phase II: effects
kmon-web-phase-substitution = Phase III: substitution
kmon-web-phase-action = Phase IV: action
kmon-web-phase-end = Phase V: end of turn
kmon-web-phase-other = action and reactions
kmon-web-chain = Chain: the top resolves first
kmon-web-next = resolves next
kmon-web-fate-neutralised = neutralised
kmon-web-fate-evaded = evaded
kmon-web-strong = { $strong } is strong against { $weak }
kmon-web-how-goal = You and your opponent each bring a team of three K-Mons and a deck. Exhaust all three of theirs before they exhaust yours.
kmon-web-how-item = Phase I: use an item
kmon-web-how-item-line = If you like, use one item from your hand. Items cost nothing unless the card says so, and nobody can answer them.
kmon-web-how-lasting = Phase II: lasting effects
kmon-web-how-lasting-line = Cards attached to your K-Mons do what they say. They go away after the number of turns printed on them.
kmon-web-how-swap = Phase III: swap
kmon-web-how-swap-line = Swap your active K-Mon with one from the bench, once and for free. You only play cards of your active K-Mon’s two elements.
kmon-web-how-act = Phase IV: act
kmon-web-how-act-line = Take one action. Attack: 2 damage, and more with a power-up. Ability: pay its charges and do what it says. Defend: attacks hurt you less, and each hit you take brings charges.
kmon-web-how-answer = Answer your opponent
kmon-web-how-answer-line = Whenever one of you acts, the other may answer: with a reaction card, or by discarding any two cards to evade. The last answer takes effect first.
kmon-web-how-end = Phase V: draw
kmon-web-how-end-line = Draw a card, then discard down to five. A successful attack has earned you 2 charges for abilities and reactions.
kmon-web-how-elements = Elements
kmon-web-how-elements-line = Each element beats the next one on the wheel in the middle of the table: 1 more damage against the one it beats, 1 less the other way round.
kmon-web-how-win = You win when all three opposing K-Mons are exhausted. If a player has to draw and their deck is empty, the battle ends: the player with more K-Mons left wins, or else the player who has taken less damage.

## The guided first match: what the coach says

kmon-guide-start = Welcome! Your team has three K-Mons, and so has the other side: exhaust all three of theirs to win. Choose the one to send out first; the other two wait on the bench. None of them is a wrong choice.
kmon-guide-react = The other side is acting, and you may answer before it happens: with a reaction from your hand, by discarding two cards to evade, or not at all. Read what each card does before you choose.
kmon-guide-item = Your turn! It has a few short phases, and you can skip each of them. In Phase I you may use one item. Nobody can answer it.
kmon-guide-sub = In Phase III you may bring in another K-Mon, once a turn and for free. You can only play cards of the elements of the one in front. Each element on the wheel is strong against the next.
kmon-guide-act = Now your one action: attack, play an ability and pay its charges, or defend. An attack is free and brings 2 charges if it succeeds, so it is a good start.
kmon-guide-retrieve = Defending lets you take a card back from your discard pile. Which one would you like to play again?
kmon-guide-seer = Seer lets you look at the top of your deck: choose the card you want now, then the order of the others.
kmon-guide-hurt = That hurt. The bar under a K-Mon shows the HP it has left. Would you rather have answered differently? Undo takes your last answer back, as long as nothing new has been seen since.
kmon-guide-charges = These are your charges. They pay for abilities and reactions; attacks that succeed bring you more.
kmon-guide-fell = A K-Mon is exhausted! Its owner gets a small bonus and sends in the next one. Three of them, and the match is yours.
kmon-guide-defence = Your K-Mon is in the defensive position: attacks hurt it less, and each hit brings you charges. It leaves the position in your next turn.

## Puzzles: what is to be reached

kmon-puzzle-win = Win this turn.
kmon-puzzle-gain = Bring down an opposing K-Mon this turn.
kmon-puzzle-survive = Survive this turn.

# Facts of a card that are not sentences.
kmon-fact-hp = HP
kmon-fact-primary = Main element
kmon-fact-secondary = Second element
kmon-fact-trait = Trait
kmon-fact-trait-value = Value of the trait
kmon-fact-element = Element
kmon-fact-cost = Cost
