### K-Mon Trading Cards

kmon-name = K-Mon Trading Cards
kmon-seat = Player { $number }

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
