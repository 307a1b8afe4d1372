### A match in words: what happens, what is asked, what can be done.

khtcg-name = Kingdom Hearts Trading Card Game
khtcg-seat = Player { $number }
khtcg-ruleset-ffg = FFG
khtcg-ruleset-tomy = Tomy
khtcg-no-cards = no cards
khtcg-card-of = { $card } of { $who }
khtcg-name-worn = { $name } on { $bearer }
khtcg-name-nth = { $name } (no. { $number })

## Where cards are and go

khtcg-area-player = Player Card area
khtcg-area-form = on the Player Card
khtcg-area-friends = Friend Area
khtcg-area-world = World area
khtcg-area-disruptor = on the opponent’s World
khtcg-area-equipment = Equipment
khtcg-pile-hand = into the hand
khtcg-pile-deck-top = on top of the deck
khtcg-pile-deck-bottom = under the deck
khtcg-pile-allies = into the Friend Area
khtcg-pile-player = onto the Player Card
khtcg-pile-discard = onto the discard pile

## Why cards go and HP change

khtcg-reason-battle-end = end of the battle
khtcg-reason-challenge-end = end of the challenge
khtcg-reason-unique = unique rule
khtcg-reason-escape = escape
khtcg-reason-text = text of a card
khtcg-reason-voluntary = own decision
khtcg-reason-mf-end-of-turn = Magic/Friend Cards go at the end of the turn
khtcg-reason-hand-discard-phase = Discard Phase
khtcg-reason-bearer-gone = no bearer any more
khtcg-reason-defeated = defeated
khtcg-reason-battle = battle
khtcg-reason-magic = Magic
khtcg-reason-move = move
khtcg-reason-challenge = challenge
khtcg-reason-world-gone = its World is gone
khtcg-reason-played = played

## What happens

khtcg-event-leader = { $who } plays as { $card } with { $total } HP.
    .you = You play as { $card } with { $total } HP.
khtcg-event-first = { $who } takes the first turn.
    .you = You take the first turn.
khtcg-event-shuffled = { $who } shuffles { $count } { $count ->
        [one] card
       *[other] cards
    }.
    .you = You shuffle { $count } { $count ->
        [one] card
       *[other] cards
    }.
khtcg-event-dealt = { $who } draws the opening hand: { $cards }.
    .you = You draw your opening hand: { $cards }.
khtcg-event-cards-dealt = { $who } draws { $count } { $count ->
        [one] card
       *[other] cards
    } as the opening hand.
    .you = You draw { $count } { $count ->
        [one] card
       *[other] cards
    } as your opening hand.
khtcg-event-turn = Turn { $count }: { $who }.
    .you = Turn { $count }: your turn.
khtcg-event-phase-draw-phase = { $who }: Draw Phase.
khtcg-event-phase-action = { $who }: Action Phase.
khtcg-event-phase-challenge = { $who }: Challenge Phase.
khtcg-event-phase-discard-phase = { $who }: Discard Phase.
khtcg-event-drew = { $who } draws { $card }.
    .you = You draw { $card }.
khtcg-event-card-drawn = { $who } draws a card.
    .you = You draw a card.
khtcg-event-cards-drawn = { $who } draws { $count } cards.
    .you = You draw { $count } cards.
khtcg-event-no-card = { $who } has no card left to draw.
    .you = You have no card left to draw.
khtcg-event-renewed = { $who } turns the discard pile of { $count } { $count ->
        [one] card
       *[other] cards
    } into the deck.
    .you = You turn your discard pile of { $count } { $count ->
        [one] card
       *[other] cards
    } into a new deck.
khtcg-event-played-move = { $who } moves to { $card }.
    .you = You move to { $card }.
khtcg-event-played-disrupt = { $who } disrupts with { $card }.
    .you = You disrupt with { $card }.
khtcg-event-played-call = { $who } calls { $card }.
    .you = You call { $card }.
khtcg-event-played-equip = { $who } gives { $card } to { $on }.
    .you = You give { $card } to { $on }.
khtcg-event-played-event = { $who } plays { $card }.
    .you = You play { $card }.
khtcg-event-played-magic = { $who } plays { $card }; { $on } casts it.
    .you = You play { $card }; { $on } casts it.
khtcg-event-played-summon = { $who } plays { $card }; { $on } summons.
    .you = You play { $card }; { $on } summons.
khtcg-event-played-form = { $who } changes form: { $card }.
    .you = You change form: { $card }.
khtcg-event-played-attack = { $who } plays the Attack Card { $card }.
    .you = You play the Attack Card { $card }.
khtcg-event-played-technique = { $who } plays the Technique { $card }.
    .you = You play the Technique { $card }.
khtcg-event-entered = { $who }’s { $card } comes into play ({ $where }).
    .you = Your { $card } comes into play ({ $where }).
khtcg-event-discarded = { $who }’s { $card } is discarded ({ $why }).
    .you = Your { $card } is discarded ({ $why }).
khtcg-event-discarded-hand = { $who } discards { $card } from the hand ({ $why }).
    .you = You discard { $card } from your hand ({ $why }).
khtcg-event-put = { $who }’s { $card } goes { $where }.
    .you = Your { $card } goes { $where }.
khtcg-event-card-put = One of { $who }’s cards goes { $where }.
    .you = One of your cards goes { $where }.
khtcg-event-hp-gained = { $who } gains { $count } HP ({ $why }) and has { $total }.
    .you = You gain { $count } HP ({ $why }) and have { $total }.
khtcg-event-hp-lost = { $who } loses { $count } HP ({ $why }) and has { $total } left.
    .you = You lose { $count } HP ({ $why }) and have { $total } left.
khtcg-event-damaged = { $who }’s { $card } takes { $count } damage and has { $total } on it.
    .you = Your { $card } takes { $count } damage and has { $total } on it.
khtcg-event-cleared = All damage on Dark Cards is removed.
khtcg-event-defeated = { $who }’s { $card } is defeated.
    .you = Your { $card } is defeated.
khtcg-event-battle = { $who } starts a battle.
    .you = You start a battle.
khtcg-event-battle-total = { $who }’s battle total: { $total } (Player Card { $player }{ $allies ->
        [0] { "" }
       *[other] { ", allies " }{ $allies }
    }{ $equipment ->
        [0] { "" }
       *[other] { ", Equipment " }{ $equipment }
    }{ $attacks ->
        [0] { "" }
       *[other] { ", Attack Cards " }{ $attacks }
    }{ $texts ->
        [0] { "" }
       *[other] { ", texts " }{ $texts }
    }).
    .you = Your battle total: { $total } (Player Card { $player }{ $allies ->
        [0] { "" }
       *[other] { ", allies " }{ $allies }
    }{ $equipment ->
        [0] { "" }
       *[other] { ", Equipment " }{ $equipment }
    }{ $attacks ->
        [0] { "" }
       *[other] { ", Attack Cards " }{ $attacks }
    }{ $texts ->
        [0] { "" }
       *[other] { ", texts " }{ $texts }
    }).
khtcg-event-challenge = { $who } challenges.
    .you = You challenge.
khtcg-event-challenge-total = { $who }’s challenge total: { $total } (Player Card { $player }{ $allies ->
        [0] { "" }
       *[other] { ", allies " }{ $allies }
    }{ $equipment ->
        [0] { "" }
       *[other] { ", Equipment " }{ $equipment }
    }{ $attacks ->
        [0] { "" }
       *[other] { ", Attack Cards " }{ $attacks }
    }{ $texts ->
        [0] { "" }
       *[other] { ", texts " }{ $texts }
    }).
    .you = Your challenge total: { $total } (Player Card { $player }{ $allies ->
        [0] { "" }
       *[other] { ", allies " }{ $allies }
    }{ $equipment ->
        [0] { "" }
       *[other] { ", Equipment " }{ $equipment }
    }{ $attacks ->
        [0] { "" }
       *[other] { ", Attack Cards " }{ $attacks }
    }{ $texts ->
        [0] { "" }
       *[other] { ", texts " }{ $texts }
    }).
khtcg-event-granted = { $who } may challenge { $count ->
        [one] once more
       *[other] { $count } more times
    } this turn.
    .you = You may challenge { $count ->
        [one] once
       *[other] { $count } times
    } more this turn.
khtcg-event-more-moves = { $who } may move { $count ->
        [one] once more
       *[other] { $count } more times
    } this turn.
    .you = You may move { $count ->
        [one] once more
       *[other] { $count } more times
    } this turn.
khtcg-event-more-battles = { $who } may start { $count ->
        [one] another battle
       *[other] { $count } more battles
    } this turn.
    .you = You may start { $count ->
        [one] another battle
       *[other] { $count } more battles
    } this turn.
khtcg-event-copied = { $who } carries out the text of { $card }.
    .you = You carry out the text of { $card }.
khtcg-event-won = { $who } wins the challenge.
    .you = You win the challenge.
khtcg-event-tied = The challenge is a tie.
khtcg-event-committed = { $who }’s { $card } takes part.
    .you = Your { $card } takes part.
khtcg-event-passed = { $who } does nothing.
    .you = You do nothing.
khtcg-event-attached = { $who }’s { $on } bears { $card }.
    .you = Your { $on } bears { $card }.
khtcg-event-counters-more = { $who } puts { $count } { $count ->
        [one] counter
       *[other] counters
    } on { $card }: { $total } now.
    .you = You put { $count } { $count ->
        [one] counter
       *[other] counters
    } on { $card }: { $total } now.
khtcg-event-counters-fewer = { $who }’s { $card } loses { $count } { $count ->
        [one] counter
       *[other] counters
    }: { $total } left.
    .you = Your { $card } loses { $count } { $count ->
        [one] counter
       *[other] counters
    }: { $total } left.
khtcg-event-control = { $who } takes control of { $card }.
    .you = You take control of { $card }.
khtcg-event-lasts-raise = The { khtcg-part-stat } of { $who }’s { $card } is { $amount } { $change ->
        [less] lower
       *[more] higher
    } { khtcg-part-until }.
    .you = The { khtcg-part-stat } of your { $card } is { $amount } { $change ->
        [less] lower
       *[more] higher
    } { khtcg-part-until }.
khtcg-event-lasts-silence = The text of { $who }’s { $card } does not count { khtcg-part-until }.
    .you = The text of your { $card } does not count { khtcg-part-until }.
khtcg-event-lasts-control = { $who } has control of { $card } { khtcg-part-until }.
    .you = You have control of { $card } { khtcg-part-until }.
khtcg-event-lasts-forbid = { $who } cannot { khtcg-part-act } { khtcg-part-until }.
    .you = You cannot { khtcg-part-act } { khtcg-part-until }.
khtcg-event-ended-raise = The { khtcg-part-stat } of { $who }’s { $card } is no longer { $amount } { $change ->
        [less] lower
       *[more] higher
    }.
    .you = The { khtcg-part-stat } of your { $card } is no longer { $amount } { $change ->
        [less] lower
       *[more] higher
    }.
khtcg-event-ended-silence = The text of { $who }’s { $card } counts again.
    .you = The text of your { $card } counts again.
khtcg-event-ended-control = { $who } no longer controls { $card }.
    .you = You no longer control { $card }.
khtcg-event-ended-forbid = { $who } may again { khtcg-part-act }.
    .you = You may again { khtcg-part-act }.
khtcg-event-looked = { $who } looks at the top of the deck: { $cards }.
    .you = You look at the top of your deck: { $cards }.
khtcg-event-cards-looked = { $who } looks at the top { $count } { $count ->
        [one] card
       *[other] cards
    } of the deck.
    .you = You look at the top { $count } { $count ->
        [one] card
       *[other] cards
    } of your deck.
khtcg-event-revealed = { $who } shows the hand: { $cards }.
    .you = You show your hand: { $cards }.
khtcg-event-declared = { $who } declares the name “{ $name }”.
    .you = You declare the name “{ $name }”.
khtcg-event-ability = { $who } uses the ability of { $card }.
    .you = You use the ability of { $card }.
khtcg-event-due = { $who }’s { $card } takes effect.
    .you = Your { $card } takes effect.
khtcg-event-coin-heads = { $who } flips heads.
    .you = You flip heads.
khtcg-event-coin-tails = { $who } flips tails.
    .you = You flip tails.
khtcg-event-chosen = { $who } chooses: { $does }
    .you = You choose: { $does }
khtcg-event-escaped = { $who } escapes.
    .you = You escape.
khtcg-event-turn-end = Turn { $count } of { $who } ends.
khtcg-event-moved = { $who } arrives at { $card }.
    .you = You arrive at { $card }.
khtcg-event-captured = { $who }’s { $card } is captured.
    .you = Your { $card } is captured.
khtcg-event-freed = { $who }’s { $card } is free again.
    .you = Your { $card } is free again.
khtcg-event-milled = { $card } goes from the top of { $who }’s deck to the discard pile.
    .you = { $card } goes from the top of your deck to your discard pile.
khtcg-event-over = { $who } wins. { $why }
    .you = You win. { $why }
khtcg-event-over-draw = The match is a draw. { $why }
khtcg-cause-worlds = A World total of 13 has been reached.
khtcg-cause-hearts = The loser has no HP left.
khtcg-cause-double-end = Both players meet a winning condition at once.
khtcg-cause-conceded = The loser concedes.
khtcg-cause-turn-limit = The turn limit has been reached.
khtcg-cause-endless = Texts trigger each other without end.

## What is asked

khtcg-ask-leader = Choose the Player Card you start with.
khtcg-ask-action = Action Phase: what do you do?
khtcg-ask-battle-play = Battle, your total is { $total }: what do you do?
khtcg-ask-battle-technique = Battle, your total is { $total }. First step: play a Technique?
khtcg-ask-battle-commit = Battle, your total is { $total }. Second step: who takes part?
khtcg-ask-battle-attack = Battle, your total is { $total }. Third step: play Attack Cards?
khtcg-ask-battle-magic = Battle, your total is { $total }. Last step: play Magic?
khtcg-ask-assign = Divide the battle total of { $total } among the Dark Cards on your World.
khtcg-ask-challenge = Challenge Phase: do you challenge?
khtcg-ask-duel = Challenge, { $total } against { $other }: what do you do?
khtcg-ask-attack-set = { $count ->
        [one] This is the only Attack Card you can play: confirm it. You are asked anyway, so that nobody learns how many you hold.
       *[other] Which Attack Cards do you play together?
    }
khtcg-ask-form-drop = Do you keep your form?
khtcg-ask-drops = Do you discard anything from play before your hand?
khtcg-ask-hand = { $count ->
        [0] Discard any cards from your hand.
       *[other] Discard at least { $count } from your hand.
    }
khtcg-ask-order = Which text takes effect next?
khtcg-ask-may = { $card }: do you do it?
khtcg-ask-choose = { $card }: choose one.
khtcg-ask-declare = { $card }: declare a name.
khtcg-ask-target-damage = { $card }: choose what takes the damage ({ $count }).
khtcg-ask-target-defeat = { $card }: choose what is defeated ({ $count }).
khtcg-ask-target-discard = { $card }: choose what is discarded ({ $count }).
khtcg-ask-target-send = { $card }: choose what goes back ({ $count }).
khtcg-ask-target-raise = { $card }: choose whose value changes ({ $count }).
khtcg-ask-target-silence = { $card }: choose whose text does not count ({ $count }).
khtcg-ask-target-capture = { $card }: choose which card is captured ({ $count }).
khtcg-ask-target-control = { $card }: choose what you take control of ({ $count }).
khtcg-ask-target-counter = { $card }: choose where the counters go ({ $count }).
khtcg-ask-target-equip = { $card }: choose the bearer ({ $count }).
khtcg-ask-split = { $card }: divide { $count } damage.
khtcg-ask-discard-hand = { $card }: choose { $count } { $count ->
        [one] card
       *[other] cards
    } of the hand to be discarded.
khtcg-ask-find = { $card }: choose a card.
khtcg-ask-look = { $card }: what do you do with the cards you see?
khtcg-ask-any-time = Do you discard anything from play?
khtcg-ask-make-way = { $card } bears too much: choose what to discard.
khtcg-ask-keep = { $card }: choose { $count } { $count ->
        [one] ally
       *[other] allies
    } to keep.

## What can be done

khtcg-act-move = Move to { $card }
khtcg-act-battle = Start the battle
khtcg-act-escape = Escape
khtcg-act-disrupt = Disrupt with { $card }
khtcg-act-call = Call { $card }
khtcg-act-equip = Give { $card } to { $on }
khtcg-act-event = Play { $card }
khtcg-act-magic = { $on } casts { $card }
khtcg-act-summon = { $on } summons { $card }
khtcg-act-form = Change form: { $card }
khtcg-act-use = Use the ability of { $card }
khtcg-act-drop = Discard your { $card }
khtcg-act-revert = Discard your form { $card }
khtcg-act-commit = { $card } takes part
khtcg-act-attack = Play Attack Cards
khtcg-act-technique = Play the Technique { $card }
khtcg-act-challenge = Challenge
khtcg-end-action = End the Action Phase
khtcg-end-challenge = No challenge
khtcg-end-duel = Do nothing
khtcg-end-drops = Go on to the hand
khtcg-end-result = Go to the result
khtcg-end-step = Next step
khtcg-do-lead = Start as { $card }
khtcg-do-keep-form = Keep the form
khtcg-do-drop-form = Discard the form
khtcg-do-yes = Yes
khtcg-do-no = No
khtcg-do-choose = { $does }
khtcg-do-declare = “{ $name }”
khtcg-do-take = Take { $card }
khtcg-do-take-nothing = Take nothing
khtcg-do-put-under = Put { $card } under the deck
khtcg-do-leave-on-top = Leave { $card } on top
khtcg-do-first = { $card } first
khtcg-do-first-about = { $card } first, about { $about }
khtcg-do-damage = Damage to { $card }
khtcg-do-defeat = Defeat { $card }
khtcg-do-send = Send back { $card }
khtcg-do-raise = Change { $card }
khtcg-do-silence = Silence { $card }
khtcg-do-capture = Capture { $card }
khtcg-do-control = Take control of { $card }
khtcg-do-counter = Counters on { $card }
khtcg-do-equip = Give it to { $card }
khtcg-do-discard = Discard { $card }
khtcg-do-discard-nothing = Discard nothing
khtcg-do-share = { $count } to { $card }
khtcg-do-split = Damage: { $shares }
khtcg-do-keep = Keep { $card }
khtcg-do-attack = Play { $card }

## What cannot be read

khtcg-outcome-unreadable = “{ $got }” is not a possible outcome. There are { $count }, such as “card 1”, “seat 0” or “heads”.
khtcg-deck-refused = The deck of { $seat } is not legal. { $why }
khtcg-place-seats = A position has two seats, not { $got }.
khtcg-place-known = There must be one mark from 0 to 3 for each of the { $count } cards.
khtcg-place-player = { $got } is not a Player Card that you can start with.
khtcg-place-no-player = Once the first turn has begun, each seat needs a “player”.
khtcg-place-no-world = A disruptor lies on a World: put one into “worlds”.
khtcg-place-frame = “{ $got }” is not a rule in progress: give step, seat and a number.

## Why not

khtcg-why-time-move = You can move only in your Action Phase, outside a battle.
khtcg-why-time-battle = You can start a battle only in your Action Phase.
khtcg-why-time-escape = You can escape only in your Action Phase, outside a battle.
khtcg-why-time-disrupt = You can disrupt only in your Action Phase, or during a battle without steps.
khtcg-why-time-call = You can call allies only in your Action Phase, or during a battle without steps.
khtcg-why-time-equip = You can play Equipment only in your Action Phase, outside a battle.
khtcg-why-time-event = You can play Events only in your Action Phase, outside a battle.
khtcg-why-time-magic = You can play Magic only in your Action Phase, in the Magic step of your battle, or as an option of a challenge.
khtcg-why-time-summon = You can play Magic/Friend Cards only in your Action Phase, in the Magic step of your battle, or as an option of a challenge.
khtcg-why-time-form = You can play forms only in your Action Phase, outside a battle.
khtcg-why-time-use = You can use abilities only when it is your turn to act.
khtcg-why-time-drop = You can discard Equipment only when it is your turn to act.
khtcg-why-time-revert = A form cannot be discarded now.
khtcg-why-time-commit = Allies can join only in their step of your battle, or as an option of a challenge.
khtcg-why-time-attack = You can play Attack Cards only in their step of your battle, or as an option of a challenge.
khtcg-why-time-technique = You can play Techniques only in your own battle; where it has steps, in the first one.
khtcg-why-time-challenge = You can challenge only in your Challenge Phase.
khtcg-why-end-end = This ends only the Action Phase.
khtcg-why-end-rest = You can rest only when you could challenge.
khtcg-why-end-pass = You can pass only in a challenge.
khtcg-why-end-next = You can go to the next step only in a battle that has steps.
khtcg-why-end-result = You can ask for the result only at the end of a battle.
khtcg-why-count = Take { $low ->
        [0] up to { $high }
       *[other] from { $low } to { $high }
    } of these cards.
khtcg-why-sum = The shares must add up to { $count }.
khtcg-why-dividing = The damage of the battle is being divided: no card can be played until that is done.
khtcg-why-asked = Answer the question first: no card can be played until then.
khtcg-why-forbidden = The text of a card forbids it.
khtcg-why-battled = You have already battled this turn.
khtcg-why-escaped = You have already escaped this turn.
khtcg-why-escape-battled = You have started a battle in this phase: it is too late to escape.
khtcg-why-no-disruptor = There is no Dark Card of your opponent’s on your current World.
khtcg-why-no-world = You have no World to escape from.
khtcg-why-challenged = You have no challenge left this turn.
khtcg-why-first-turn = There is no challenge on the first turn of this match.
khtcg-why-joined = { $card } is already taking part.
khtcg-why-no-ally = No ally of this name is in your Friend Area.
khtcg-why-no-ability = { $card } has no ability that you could use.
khtcg-why-ability-now = The ability of { $card } cannot be used now: its timing, its condition, its price or its limit does not allow it.
khtcg-why-not-in-play = You have no such card in play.
khtcg-why-no-equipment = You have no Equipment of this name in play.
khtcg-why-no-form = There is no form on your Player Card.
khtcg-why-not-in-hand = { $card } is not in your hand.
khtcg-why-other-type = { $card } cannot be played like this: it is a { $type }.
khtcg-why-condition = The condition of { $card } is not met.
khtcg-why-price = You cannot do what { $card } asks for before it is played.
khtcg-why-moved = You have already moved this turn.
khtcg-why-hindered = Your opponent has a Dark Card on your current World: you cannot move on.
khtcg-why-no-foe-world = The opponent has no World that you could disrupt.
khtcg-why-world-full = The opponent’s World takes { $count } { $count ->
        [one] Dark Card
       *[other] Dark Cards
    }, and no more now.
khtcg-why-world-total = { $card } has level { $level }, and the opponent’s World total is { $total }.
khtcg-why-group = Your Player Card cannot have { $card } as an ally: it is a { $type }.
khtcg-why-first-ally-0 = { $card } has level { $level }: your first ally must have level 0 or 1.
khtcg-why-first-ally-1 = { $card } has level { $level }: your first ally must have level 1.
khtcg-why-ladder = { $card } has level { $level }: that is more than one above your highest ally.
khtcg-why-own-name = { $card } has the name of your Player Card.
khtcg-why-double-stays = You already have { $card } in play, and it cannot be discarded.
khtcg-why-no-room = There is no room for { $card } in your Friend Area.
khtcg-why-timing = { $card } says that it is played at another time.
khtcg-why-no-target = There is nothing that { $card } could target.
khtcg-why-no-caster = None of your characters has the Magic for { $card } of level { $level }.
khtcg-why-name-caster = Say who casts { $card }: “with” and a name.
khtcg-why-caster = { $card } has level { $level }, and { $caster } has Magic { $magic }.
khtcg-why-dark-caster = { $caster } is a Dark Card and cannot cast.
khtcg-why-other-caster = Only your Player Card and your allies in play can cast { $card }.
khtcg-why-no-bearer = None of your characters can bear { $card } now.
khtcg-why-name-bearer = Say who bears { $card }: “on” and a name.
khtcg-why-bears-one = { $bearer } already bears an Equipment.
khtcg-why-bearer = { $bearer } is not allowed to bear { $card }.
khtcg-why-has-form = There is already a form on your Player Card.
khtcg-why-other-form = { $card } is not a form of { $player }.
khtcg-why-technique-played = You have already played a Technique this turn.
khtcg-why-cooperation = A character from the Cooperation of { $card } is not in play on your side.
khtcg-why-attack-alone = Say “attack” first, then which Attack Cards you play together.
khtcg-why-no-attack = There is no Attack Card in your hand.
