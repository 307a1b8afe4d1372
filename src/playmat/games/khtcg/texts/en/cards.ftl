### The language of the cards: what a card says, made from what it does.

## What cards are called

khtcg-kinds-player = Player Card
    .many = Player Cards
khtcg-kinds-form = form
    .many = forms
khtcg-kinds-friend = Friend Card
    .many = Friend Cards
khtcg-kinds-magic-friend = Magic/Friend Card
    .many = Magic/Friend Cards
khtcg-kinds-magic = Magic Card
    .many = Magic Cards
khtcg-kinds-magic-attack = Magic/Attack Card
    .many = Magic/Attack Cards
khtcg-kinds-equipment = Equipment Card
    .many = Equipment Cards
khtcg-kinds-dark = Dark Card
    .many = Dark Cards
khtcg-kinds-heartless = Dark/Heartless Card
    .many = Dark/Heartless Cards
khtcg-kinds-villains = Dark/Villains Card
    .many = Dark/Villains Cards
khtcg-kinds-nobody = Nobody Card
    .many = Nobody Cards
khtcg-kinds-world = World Card
    .many = World Cards
khtcg-kinds-event = Event Card
    .many = Event Cards
khtcg-kinds-technique = Technique Card
    .many = Technique Cards
khtcg-kinds-attack = Attack Card
    .many = Attack Cards
khtcg-kinds-light = Player/Light
    .many = Player/Light Cards
khtcg-kinds-player-dark = Player/Dark
    .many = Player/Dark Cards
khtcg-kinds-xiii = Player/XIII
    .many = Player/XIII Cards
khtcg-timing-action = your Action Phase
khtcg-timing-battle = your battle
khtcg-timing-challenge = a challenge
khtcg-timing-challenge-phase = your Challenge Phase
khtcg-against-discard = discarded (except after a fight it took part in)
khtcg-against-damage = dealt damage
khtcg-against-choice = chosen
khtcg-named = “{ $name }”
khtcg-mysterious-boy = Mysterious Boy

## Parts of sentences

khtcg-variants = heart points = hp; heart point = hp; friend or magic/friend card = friend card or magic/friend card; friend and magic/friend cards = friend cards and magic/friend cards; is also treated as = also counts as; can equip this card = can bear this card; one more time = once more; the player who defeated it = the opponent; additional hp = more hp
khtcg-part-counted = { $count ->
        [all] all cards
        [1] 1 card
       *[other] { $count } cards
    }
khtcg-part-per = { $per ->
        [own_world_total] { " " }for each point of your World total
        [opponent_world_total] { " " }for each point of the opponent’s World total
        [counter] { " " }for each counter on this card
        [same_name] { " " }for each other card of this name in the same area
        [same_act] { " " }for each other Attack Card of this name played at the same time
        [own_ally] { " " }for each of your allies
        [opponent_ally] { " " }for each of the opponent’s allies
        [disruptor] { " " }for each Dark Card on your World
        [opponent_hand] { " " }for each card in the opponent’s hand
        [level_gap] { " " }for each level by which the opponent’s Player Card is above yours
        [subject_level] { " " }for each level of that card
        [own_played] { " " }for each card you have played this turn
        [opponent_played] { " " }for each card the opponent has played this turn
        [own_drawn] { " " }for each card you have drawn this turn
        [opponent_drawn] { " " }for each card the opponent has drawn this turn
        [own_defeated] { " " }for each Dark Card you have defeated this turn
        [opponent_defeated] { " " }for each Dark Card the opponent has defeated this turn
        [own_hp_gained] { " " }for each HP you have gained this turn
        [opponent_hp_gained] { " " }for each HP the opponent has gained this turn
        [own_hp_lost] { " " }for each HP you have lost this turn
        [opponent_hp_lost] { " " }for each HP the opponent has lost this turn
       *[once] { "" }
    }
khtcg-part-stat = { $stat ->
        [attack] Attack
        [support] Support
        [magic] Magic
        [pow] POW
        [level] level
        [dark_level] Dark Level
       *[magic_support] Magic Support
    }
khtcg-part-until = { $until ->
        [battle] until the end of the battle
        [challenge] until the end of the challenge
        [phase] until the end of the phase
        [turn] until the end of the turn
        [opponent_turn] until the end of the opponent’s next turn
       *[game] for the rest of the game
    }
    .also = { $until ->
            [battle] during this battle
            [challenge] during this challenge
            [phase] this phase
            [turn] this turn
           *[game] for the rest of the match
        }
    .also-2 = { $until ->
            [battle] until the end of this battle
            [challenge] until the end of this challenge
            [phase] until the end of this phase
            [turn] until the end of this turn
           *[game] until the end of the game
        }
khtcg-part-named = { $name ->
        [none] { "" }
       *[other] { " " }named { $name }
    }{ $home ->
        [none] { "" }
       *[other] { " " }from { $home }
    }
khtcg-part-low = { $level ->
        [99] { "" }
       *[other] { " " }of level { $level } or less
    }
    .also = of level { $level } or lower
khtcg-part-chooser = { $chooser ->
        [owner] { " " }(its player chooses)
        [opponent] { " " }(the opponent chooses)
        [random] { " " }(at random)
       *[you] { "" }
    }
khtcg-part-on-world = { $whose ->
        [opponent] on the opponent’s World
        [own] on your World
       *[any] on any World
    }
    .also = { $whose ->
            [opponent] on the opponent’s World Card
            [own] on your World Card
           *[any] in play
        }
khtcg-part-fighting = { $to ->
        [fighters] { " " }taking part
       *[other] { "" }
    }
khtcg-part-one = { $kinds ->
        [none] { $to ->
            [allies] ally
            [fighters] ally taking part
            [characters] character
            [disruptors] Dark Card
            [equipment] Equipment Card
           *[attacks] Attack Card
        }
       *[other] { $kinds }{ khtcg-part-fighting }
    }
    .many = { $kinds ->
        [none] { $to ->
            [allies] allies
            [fighters] allies taking part
            [characters] characters
            [disruptors] Dark Cards
            [equipment] Equipment Cards
           *[attacks] Attack Cards
        }
       *[other] { $kinds-many }{ khtcg-part-fighting }
    }
khtcg-part-number = { $count ->
        [all] each
       *[other] { $count }
    }
khtcg-part-noun = { $count ->
        [all] { khtcg-part-one }
        [1] { khtcg-part-one }
       *[other] { khtcg-part-one.many }
    }
khtcg-part-target = { $to ->
        [this] this card
        [subject] that card
        [bearer] the bearer of this card
        [form] { $whose ->
            [opponent] the opponent’s form
           *[own] your form
        }
        [player] { $whose ->
            [opponent] the opponent’s Player Card
           *[own] your Player Card
        }
        [world] { $whose ->
            [opponent] the opponent’s current World
           *[own] your current World
        }
        [disruptors] { khtcg-part-number } { khtcg-part-noun }{ khtcg-part-named }{ khtcg-part-low } { khtcg-part-on-world }
       *[other] { $whose ->
            [opponent] { khtcg-part-number } of the opponent’s { khtcg-part-one.many }{ khtcg-part-named }{ khtcg-part-low }
            [each] { khtcg-part-number } { khtcg-part-noun }{ khtcg-part-named }{ khtcg-part-low } of each player
            [here] { khtcg-part-number } { khtcg-part-noun }{ khtcg-part-named }{ khtcg-part-low } of each player here
            [any] { khtcg-part-number } { khtcg-part-noun }{ khtcg-part-named }{ khtcg-part-low } in play
           *[own] { khtcg-part-number } of your { khtcg-part-one.many }{ khtcg-part-named }{ khtcg-part-low }
        }
    }
    .also = { $to ->
            [disruptors] { $count ->
                [all] all { khtcg-part-one.many }{ khtcg-part-named }{ khtcg-part-low } { khtcg-part-on-world }
               *[other] { khtcg-part-number } { khtcg-part-noun }{ khtcg-part-named }{ khtcg-part-low }
            }
            [world] { $whose ->
                [opponent] the opponent’s current World Card
               *[own] your current World Card
            }
           *[other] { $whose ->
                [opponent] { $count ->
                    [all] all of the opponent’s { khtcg-part-one.many }{ khtcg-part-named }{ khtcg-part-low }
                   *[other] { khtcg-part-number } { khtcg-part-noun }{ khtcg-part-named }{ khtcg-part-low } the opponent controls
                }
               *[own] { $count ->
                    [all] all your { khtcg-part-one.many }{ khtcg-part-named }{ khtcg-part-low }
                   *[other] { khtcg-part-number } { khtcg-part-noun }{ khtcg-part-named }{ khtcg-part-low } you control
                }
            }
        }
khtcg-part-among = { $to ->
        [disruptors] { $count ->
            [all] the { khtcg-part-one.many }{ khtcg-part-named }{ khtcg-part-low } { khtcg-part-on-world }
           *[other] { khtcg-part-target }
        }
       *[other] { khtcg-part-target }
    }
khtcg-part-these = { $to ->
        [this] this card
        [subject] that card
        [bearer] the bearer of this card
        [form] { $whose ->
            [opponent] the opponent’s form
           *[own] your form
        }
        [player] { $whose ->
            [opponent] the opponent’s Player Card
           *[own] your Player Card
        }
        [world] { $whose ->
            [opponent] the opponent’s current World
           *[own] your current World
        }
        [disruptors] each { khtcg-part-one }{ khtcg-part-named } { khtcg-part-on-world }
       *[other] { $whose ->
            [opponent] each of the opponent’s { khtcg-part-one.many }{ khtcg-part-named }
            [each] each { khtcg-part-one }{ khtcg-part-named } of each player
            [here] each { khtcg-part-one }{ khtcg-part-named } of each player here
            [any] each { khtcg-part-one }{ khtcg-part-named } in play
           *[own] each of your { khtcg-part-one.many }{ khtcg-part-named }
        }
    }
    .also = { $whose ->
            [opponent] all of the opponent’s { khtcg-part-one.many }{ khtcg-part-named }
            [any] all { khtcg-part-one.many }{ khtcg-part-named }
           *[own] all your { khtcg-part-one.many }{ khtcg-part-named }
        }
khtcg-part-found = { $count ->
        [all] all { $kinds ->
            [none] cards
           *[other] { $kinds-many }
        }
        [1] 1 { $kinds ->
            [none] card
           *[other] { $kinds }
        }
       *[other] { $count } { $kinds ->
            [none] cards
           *[other] { $kinds-many }
        }
    }{ khtcg-part-named }{ khtcg-part-low }
khtcg-part-it = { $count ->
        [1] it
       *[other] them
    }
khtcg-part-into = { $into ->
        [hand] into your hand
        [deck_top] on top of your deck
        [deck_bottom] at the bottom of your deck
        [allies] into your Friend Area
        [player] onto your Player Card
       *[discard] onto your discard pile
    }
khtcg-part-back = { $into ->
        [hand] back into { khtcg-part-owner } hand
        [deck_top] on top of { khtcg-part-owner } deck
        [deck_bottom] at the bottom of { khtcg-part-owner } deck
        [allies] into { khtcg-part-owner } Friend Area
        [player] onto your Player Card
       *[discard] onto { khtcg-part-owner } discard pile
    }
khtcg-part-owner = { $count ->
        [all] its owner’s
        [1] its owner’s
       *[other] their owners’
    }
khtcg-part-provided = { $if ->
        [none] { "" }
       *[other] { " " }if { $if }
    }{ $unless ->
        [none] { "" }
       *[other] { " " }unless { $unless }
    }
khtcg-part-case = { $if ->
        [none] { "" }
       *[other] , if { $if }
    }{ $unless ->
        [none] { "" }
       *[other] , unless { $unless }
    }
khtcg-part-by = { $by ->
        [battle] { " " }by the attack of a battle
        [magic] { " " }by Magic
        [text] { " " }by a text
        [fight] { " " }after a fight
        [own_act] { " " }by its player’s own decision
       *[any] { "" }
    }
khtcg-part-from = { $by ->
        [battle] { " " }from the attack of a battle
        [magic] { " " }from Magic
        [text] { " " }from texts
        [fight] { " " }after a fight
        [own_act] { " " }from its player’s own decision
       *[any] { "" }
    }
khtcg-part-limit = { $limit ->
        [turn] { " " }(once per turn)
        [phase] { " " }(once per phase)
       *[always] { "" }
    }
khtcg-part-act = { $act ->
        [play] play { $kinds ->
            [none] cards
           *[other] { $kinds-many }
        }
        [move] move{ khtcg-part-with }
        [battle] start a battle{ khtcg-part-with }
        [escape] escape{ khtcg-part-with }
        [disrupt] disrupt{ khtcg-part-with }
        [call] call { $kinds ->
            [none] allies
           *[other] { $kinds-many }
        }
        [cast] cast { $kinds ->
            [none] Magic
           *[other] { $kinds-many }
        }
        [equip] play { $kinds ->
            [none] Equipment Cards
           *[other] { $kinds-many }
        }
        [transform] play { $kinds ->
            [none] forms
           *[other] { $kinds-many }
        }
        [commit] commit { $kinds ->
            [none] allies
           *[other] { $kinds-many }
        }
        [challenge] challenge{ khtcg-part-with }
        [option] use any option of a challenge{ khtcg-part-with }
        [assign] assign damage that another card can take to { $kinds ->
            [none] cards
           *[other] { $kinds-many }
        }
        [win] win{ khtcg-part-with }
       *[use] use abilities{ $kinds ->
            [none] { "" }
           *[other] { " " }of { $kinds-many }
        }
    }
    .also = { $act ->
           *[assign] assign to { $kinds ->
                [none] cards
               *[other] { $kinds-many }
            }
        }
khtcg-part-assigned = { $act ->
        [assign] { " " }damage that another card can take
       *[other] { "" }
    }
khtcg-part-nobody = { $who ->
        [you] You cannot
        [each] No player can
        [here] No player here can
       *[opponent] The opponent cannot
    }
khtcg-part-with = { $kinds ->
        [none] { "" }
       *[other] { " " }with { $kinds-many }
    }

## What happens

khtcg-effects-draw = { $who ->
        [opponent] The opponent draws
        [each] Each player draws
        [here] Each player here draws
       *[you] Draw
    } { $amount ->
        [1] 1 card
       *[other] { $amount } cards
    }{ khtcg-part-per }.
khtcg-effects-discard-hand = { $who ->
        [opponent] The opponent discards { khtcg-part-counted } from their hand
        [each] Each player discards { khtcg-part-counted } from their hand
        [here] Each player here discards { khtcg-part-counted } from their hand
       *[you] Discard { khtcg-part-counted } from your hand
    }{ $chooser ->
        [random] { " " }at random
        [you] { " " }(you choose)
        [opponent] { " " }(the opponent chooses)
       *[owner] { "" }
    }.
khtcg-effects-declare = { $who ->
        [you] Name a card: reveal your hand and discard all cards of that name in it.
        [each] Name a card: each player reveals their hand and discards all cards of that name in it.
        [here] Name a card: each player here reveals their hand and discards all cards of that name in it.
       *[opponent] Name a card: the opponent reveals their hand and discards all cards of that name in it.
    }
    .also = { $who ->
            [opponent] Declare a card name. The opponent discards all cards of that name from their hand.
           *[each] Declare a card name. Each player discards all cards of that name from their hand.
        }
khtcg-effects-reveal-hand = { $who ->
        [you] Reveal your hand.
        [each] Each player reveals their hand.
        [here] Each player here reveals their hand.
       *[opponent] Look at the opponent’s hand.
    }
    .also = { $who ->
            [opponent] The opponent reveals their hand.
           *[you] Show your hand.
        }
khtcg-effects-look = { $amount ->
        [1] Look at the top card of your deck and put it back on top or at the bottom.
       *[other] Look at the top { $amount } cards of your deck, put one into your hand and the others at the bottom of the deck.
    }
khtcg-part-top = { $amount ->
        [1] the top card
       *[other] the top { $amount } cards
    }
khtcg-effects-mill = { $who ->
        [you] Put { khtcg-part-top } of your deck onto your discard pile.
        [each] Each player puts { khtcg-part-top } of their deck onto their discard pile.
        [here] Each player here puts { khtcg-part-top } of their deck onto their discard pile.
       *[opponent] The opponent puts { khtcg-part-top } of their deck onto their discard pile.
    }
    .also = Put { khtcg-part-top } of { $who ->
            [you] your deck
           *[opponent] the opponent’s deck
        } into { $who ->
            [you] your
           *[opponent] their
        } discard pile.
    .also-2 = { $who ->
            [you] Discard
            [each] Each player discards
           *[opponent] The opponent discards
        } { khtcg-part-top } of { $who ->
            [you] your
           *[opponent] their
        } deck.
khtcg-effects-search = Search your deck for { khtcg-part-found }, put { khtcg-part-it } { khtcg-part-into } and shuffle.
    .also = Search your deck for { khtcg-part-found } and put { khtcg-part-it } { khtcg-part-into }. Shuffle your deck.
    .also-2 = Search your deck for { khtcg-part-found }, put { khtcg-part-it } { khtcg-part-into }, then shuffle your deck.
khtcg-effects-recover = Put { khtcg-part-found } from your discard pile { khtcg-part-into }.
    .also = Return { khtcg-part-found } from your discard pile { $into ->
            [hand] to your hand
           *[deck_top] to the top of your deck
        }.
khtcg-effects-put = Put { khtcg-part-found } from your hand { khtcg-part-into }.
khtcg-effects-equip = Put an Equipment Card{ $equipment ->
        [none] { "" }
       *[other] { " " }named { $equipment }
    } from your hand onto { khtcg-part-target }{ $anyone ->
        [yes] , even if it could not bear it
       *[no] { "" }
    }{ khtcg-part-chooser }.
khtcg-effects-gain-hp = { $who ->
        [opponent] The opponent gains
        [each] Each player gains
        [here] Each player here gains
       *[you] Gain
    } { $amount } HP{ khtcg-part-per }.
khtcg-effects-lose-hp = { $who ->
        [you] Lose
        [each] Each player loses
        [here] Each player here loses
       *[opponent] The opponent loses
    } { $amount } HP{ khtcg-part-per }.
khtcg-effects-damage = { $split ->
        [yes] Divide { $amount } damage{ khtcg-part-per } as you like among { khtcg-part-among }{ khtcg-part-chooser }.
       *[no] Deal { $amount } damage{ khtcg-part-per } to { khtcg-part-target }{ khtcg-part-chooser }.
    }
khtcg-effects-defeat = Defeat { khtcg-part-target }{ khtcg-part-chooser }.
khtcg-effects-discard = Discard { khtcg-part-target }{ khtcg-part-chooser }.
    .also = { $whose ->
            [each] { $chooser ->
                [owner] Each player discards { khtcg-part-number } { khtcg-part-noun }{ khtcg-part-named }{ khtcg-part-low } they control.
               *[you] Discard { khtcg-part-number } { khtcg-part-noun }{ khtcg-part-named }{ khtcg-part-low } each player controls.
            }
           *[opponent] { $chooser ->
                [owner] The opponent discards { khtcg-part-number } { khtcg-part-noun }{ khtcg-part-named }{ khtcg-part-low } they control.
               *[you] Discard { khtcg-part-number } { khtcg-part-noun }{ khtcg-part-named }{ khtcg-part-low } the opponent controls.
            }
        }
khtcg-part-allies = { $amount ->
        [1] 1 ally
       *[other] { $amount } allies
    }
khtcg-effects-keep = { $who ->
        [you] Keep { khtcg-part-allies } of your choice and discard the others.
        [opponent] The opponent keeps { khtcg-part-allies } of their choice and discards the others.
        [here] Each player here keeps { khtcg-part-allies } of their choice and discards the others.
       *[each] Each player keeps { khtcg-part-allies } of their choice and discards the others.
    }
khtcg-effects-send = Put { khtcg-part-target } { khtcg-part-back }{ khtcg-part-chooser }.
    .also = Return { khtcg-part-target } to { khtcg-part-owner } { $into ->
            [hand] hand
           *[discard] discard pile
        }{ khtcg-part-chooser }.
khtcg-effects-raise = { $change ->
        [less] Lower
       *[more] Raise
    } the { khtcg-part-stat } of { khtcg-part-target }{ khtcg-part-chooser } by { $amount }{ khtcg-part-per } { khtcg-part-until }.
    .also = { khtcg-part-target } gains { $change ->
            [less] -{ $amount }
           *[more] +{ $amount }
        } { khtcg-part-stat }{ khtcg-part-per } { khtcg-part-until }.
khtcg-effects-forbid = { khtcg-part-nobody } { khtcg-part-act } { khtcg-part-until }.
    .also = { khtcg-part-nobody } { khtcg-part-act }{ khtcg-part-assigned } { khtcg-part-until }.
khtcg-effects-silence = Ignore the text of { khtcg-part-target }{ khtcg-part-chooser } { khtcg-part-until }.
khtcg-effects-capture = Capture { khtcg-part-target }{ khtcg-part-chooser }: as long as this card is in play, only the name of a captured card counts.
    .also = Capture { khtcg-part-target }{ khtcg-part-chooser }.
khtcg-effects-control = Take control of { khtcg-part-target }{ khtcg-part-chooser } { khtcg-part-until }.
khtcg-part-tokens = { $amount ->
        [1] 1 counter
       *[other] { $amount } counters
    }
khtcg-effects-counter = { $change ->
        [less] Remove { khtcg-part-tokens } from { khtcg-part-target }{ khtcg-part-chooser }.
       *[more] Put { khtcg-part-tokens } on { khtcg-part-target }{ khtcg-part-chooser }.
    }
khtcg-effects-extra-challenge = You may challenge { $amount ->
        [1] once more
       *[other] { $amount } more times
    } this turn.
khtcg-effects-extra-move = You may move { $amount ->
        [1] once more
       *[other] { $amount } more times
    } this turn.
    .also = You may make { $amount ->
        [1] another move
       *[other] { $amount } more moves
    } this turn.
khtcg-effects-extra-battle = You may start { $amount ->
        [1] another battle
       *[other] { $amount } more battles
    } this turn.
    .also = You may battle { $amount ->
        [1] once more
       *[other] { $amount } more times
    } this turn.
khtcg-effects-copy = Carry out the text of the newest { $kind ->
        [event] Event
        [technique] Technique
       *[magic] Magic
    } Card in { $of ->
        [opponent] the opponent’s
       *[own] your
    } discard pile.
khtcg-effects-lay-world = Put { khtcg-part-found } from your hand on top of your World area. This does not count as moving.
    .also = Put { khtcg-part-found } from your hand on your World area.
    .also-2 = Place { khtcg-part-found } from your hand on your World area.
khtcg-effects-coin = Flip a coin.{ $heads ->
        [none] { "" }
       *[other] { " " }Heads: { $heads }
    }{ $tails ->
        [none] { "" }
       *[other] { " " }Tails: { $tails }
    }
    .also = Flip a coin.{ $heads ->
            [none] { "" }
           *[other] { " " }If heads, { $heads }
        }{ $tails ->
            [none] { "" }
           *[other] { " " }If tails, { $tails }
        }
khtcg-effects-choose = { $chooser ->
        [opponent] The opponent chooses one
       *[you] Choose one
    }: { $one } Or: { $two }{ $three ->
        [none] { "" }
       *[other] { " " }Or: { $three }
    }
khtcg-effects-may = { $do-alone ->
        [yes] If you wish, { INSIDE($do) }
       *[no] You may do all of this: { $do }
    }
    .also = You may do this: { $do }
    .also-2 = You may { $do }
khtcg-effects-if = { $if ->
        [none] { $unless ->
            [none] In any case
           *[other] Unless { $unless }
        }
       *[other] If { $if }{ $unless ->
            [none] { "" }
           *[other] , unless { $unless }
        }
    }: { $do }

## What a card says

khtcg-text-when = { khtcg-part-event }{ khtcg-part-by }{ $from ->
        [discard] , while this card is in your discard pile
       *[play] { "" }
    }{ khtcg-part-limit }{ khtcg-part-case }: { $do }
    .also = { khtcg-part-event }{ khtcg-part-by }{ $from ->
           *[discard] , while this card lies in your discard pile
        }{ khtcg-part-limit }{ khtcg-part-case }: { $do }
khtcg-text-ability = In { $timing }{ khtcg-part-limit }{ khtcg-part-case }, { $cost ->
        [none] you may use this: { $do }
       *[other] you may pay this cost: { $cost } If you do: { $do }
    }
    .also = In { $timing }{ khtcg-part-limit }{ khtcg-part-case }, { $cost ->
           *[none] you may do this: { $do }
        }
khtcg-text-raise = The { khtcg-part-stat } of { khtcg-part-these } is { $change ->
        [less] lowered
       *[more] raised
    } by { $amount }{ khtcg-part-per }{ $most ->
        [0] { "" }
       *[other] { " " }(at most { $most })
    }{ khtcg-part-provided }.
    .also = { khtcg-part-these } gains { $change ->
            [less] -{ $amount }
           *[more] +{ $amount }
        } { khtcg-part-stat }{ khtcg-part-per }{ khtcg-part-provided }.
    .also-2 = { khtcg-part-these } get { $change ->
            [less] -{ $amount }
           *[more] +{ $amount }
        } { khtcg-part-stat }{ khtcg-part-per }{ khtcg-part-provided }.
    .also-3 = While { $if }, { khtcg-part-these } gains { $change ->
            [less] -{ $amount }
           *[more] +{ $amount }
        } { khtcg-part-stat }{ khtcg-part-per }.
khtcg-text-set = The { khtcg-part-stat } of { khtcg-part-these } is { $amount }{ khtcg-part-provided }.
khtcg-text-forbid = { khtcg-part-nobody } { khtcg-part-act }{ khtcg-part-named }{ khtcg-part-provided }.
    .also = { khtcg-part-nobody } { khtcg-part-act }{ khtcg-part-named }{ khtcg-part-assigned }{ khtcg-part-provided }.
khtcg-text-rule = { $number ->
        [draw_target] When { khtcg-part-rule-who } { $who ->
            [you] fill your hand,
           *[other] fills their hand, they
        } fill it to { $amount } { khtcg-part-fewer } { $amount ->
            [1] card
           *[other] cards
        } than usual
        [move_hp] When { khtcg-part-rule-who } { $who ->
            [you] move
           *[other] moves
        }, { khtcg-part-rule-they } gain { $amount } { khtcg-part-more } HP
        [escape_price] When { khtcg-part-rule-who } { $who ->
            [you] escape
           *[other] escapes
        }, { khtcg-part-rule-they } lose { $amount } { khtcg-part-more } HP
        [challenge_loss] When { khtcg-part-rule-who } { $who ->
            [you] lose
           *[other] loses
        } a challenge, { khtcg-part-rule-they } lose { $amount } { khtcg-part-more } HP
        [hp_gain] Whenever { khtcg-part-rule-who } { $who ->
            [you] gain
           *[other] gains
        } HP, { khtcg-part-rule-they } gain { $amount } { khtcg-part-more }
        [hp_loss] Whenever { khtcg-part-rule-who } { $who ->
            [you] lose
           *[other] loses
        } HP, { khtcg-part-rule-they } lose { $amount } { khtcg-part-more }
        [damage] Whenever { khtcg-part-rule-who } { $who ->
            [you] deal
           *[other] deals
        } damage, { khtcg-part-rule-they } deal { $amount } { khtcg-part-more }
        [challenges] { khtcg-part-rule-may } challenge { $amount ->
            [1] once
           *[other] { $amount } times
        } { khtcg-part-more } per turn
        [hand_limit] { khtcg-part-rule-may } keep { $amount } { khtcg-part-fewer } { $amount ->
            [1] card
           *[other] cards
        } in hand
        [ladder] From one of { $who ->
            [you] your allies
            [each] a player’s allies
            [here] the allies of a player here
           *[opponent] the opponent’s allies
        } to the next, the level may rise by { $amount } { khtcg-part-more }
       *[other] { khtcg-part-rule-whose } { khtcg-part-rule } is { $amount } { $change ->
            [less] lower
           *[more] higher
        }
    }{ khtcg-part-per }{ khtcg-part-provided }.
    .also = { $number ->
           *[draw_target] { khtcg-part-rule-whose } hand is filled to { $amount ->
                [1] 1 card
               *[other] { $amount } cards
            } { khtcg-part-fewer }
        }{ khtcg-part-per }{ khtcg-part-provided }.
khtcg-part-rule-who = { $who ->
        [you] you
        [each] a player
        [here] a player here
       *[opponent] the opponent
    }
khtcg-part-rule-they = { $who ->
        [you] you
       *[other] they
    }
khtcg-part-rule-may = { $who ->
        [you] You may
        [each] Each player may
        [here] Each player here may
       *[opponent] The opponent may
    }
khtcg-part-rule-whose = { $who ->
        [you] Your
        [each] Each player’s
        [here] For each player here, the
       *[opponent] The opponent’s
    }
khtcg-part-fewer = { $change ->
        [less] fewer
       *[more] more
    }
khtcg-part-more = { $change ->
        [less] less
       *[more] more
    }
khtcg-part-rule = { $number ->
        [world_total] World total
        [battle_total] total in a battle
       *[challenge_total] total in a challenge
    }
khtcg-text-limit = { $who ->
        [you] You may have
        [each] Each player may have
        [here] Each player here may have
       *[opponent] The opponent may have
    } at most { $area ->
        [allies] { khtcg-part-allies }
       *[equipment] { $amount ->
            [1] 1 Equipment Card
           *[other] { $amount } Equipment Cards
        } on a character
    }{ khtcg-part-provided }.
khtcg-text-silence = The text of { khtcg-part-these } is ignored{ khtcg-part-provided }.
khtcg-text-protect = Protection{ khtcg-part-from }: { khtcg-part-these } cannot be { $against }{ khtcg-part-provided }.
khtcg-text-also = This card also counts as { $name ->
        [none] { $kinds }
       *[other] { $kinds ->
            [none] { $name }
           *[other] { $name } and { $kinds }
        }
    }.
khtcg-text-only = Play this card only{ khtcg-part-provided }.
khtcg-text-price = Before you play this card, do this: { $do }
khtcg-text-play-level = When you play this card, its level counts as { $amount } { $change ->
        [less] lower
       *[more] higher
    }{ khtcg-part-provided }.
khtcg-text-instead = When this card would be discarded{ khtcg-part-by }, put it { khtcg-part-into } instead.
khtcg-text-replace = Instead of { $what ->
        [drawn] drawing a card
       *[hp_lost] losing HP
    }{ khtcg-part-limit }{ khtcg-part-case }: { $do }
    .also = If you would { $what ->
            [drawn] draw a card
           *[hp_lost] lose HP
        }{ khtcg-part-limit }{ khtcg-part-case }, do this instead: { $do }
khtcg-text-bearers = Only { $names } can bear this card.
khtcg-text-cooperation = Cooperation: { $names }.
khtcg-text-copies = A deck may hold { $limit ->
        [any] any number of cards of this name
       *[other] { $limit } { $limit ->
            [1] card
           *[other] cards
        } of this name
    }.
khtcg-text-timing = Play this card in { $timing }.

khtcg-part-event = { $event ->
        [setup] At the beginning of the game
        [turn_start] At the start of { khtcg-part-turn }
        [draw_start] At the start of { khtcg-part-in-turn } Draw Phase
        [drawn] When { khtcg-part-player } { $of ->
            [own] draw
           *[other] draws
        } a card
        [renewed] When { khtcg-part-whose } discard pile becomes the deck
        [played] When { khtcg-part-about } is played
        [enters] When { khtcg-part-about } comes into play
        [casting] Before { khtcg-part-player } { $of ->
            [own] cast Magic
           *[other] casts Magic
        }
        [cast] After { khtcg-part-player } { $of ->
            [own] cast Magic
           *[other] casts Magic
        }
        [discarded] When { khtcg-part-about } is discarded
        [leaves] When { khtcg-part-about } leaves play
        [arrived] When { $of ->
            [this] this World becomes current
           *[other] { khtcg-part-whose } next World becomes current
        }
        [departed] When { $of ->
            [this] this World is no longer current
           *[other] { khtcg-part-whose } World is no longer current
        }
        [control] When { khtcg-part-about } changes control
        [counters] When the counters on { khtcg-part-about } change
        [attached] When { khtcg-part-about } is attached
        [detached] When { khtcg-part-about } is detached
        [form] When { $of ->
            [this] this card’s
           *[other] { khtcg-part-whose }
        } form changes
        [moved] When { $of ->
            [this] you move here
            [own] you move
           *[other] { khtcg-part-player } moves
        }
        [disrupted] When a Dark Card is put on { khtcg-part-whose } World
        [escaped] When { khtcg-part-player } { $of ->
            [own] escape
           *[other] escapes
        }
        [battle_start] When { khtcg-part-player } { $of ->
            [own] start
           *[other] starts
        } a battle
        [battle_commit] When { khtcg-part-about } joins a battle
        [damaged] When { khtcg-part-about } is dealt damage
        [defeated] When { khtcg-part-about } is defeated
        [battle_end] After { khtcg-part-whose } battle
        [action_start] At the start of { khtcg-part-in-turn } Action Phase
        [action_end] At the end of { khtcg-part-in-turn } Action Phase
        [challenge_start] When { khtcg-part-player } { $of ->
            [own] challenge
           *[other] challenges
        }
        [challenge_commit] When { khtcg-part-about } joins a challenge
        [won] When { khtcg-part-player } { $of ->
            [own] win
           *[other] wins
        } a challenge
        [lost] When { khtcg-part-player } { $of ->
            [own] lose
           *[other] loses
        } a challenge
        [tied] When { khtcg-part-whose } challenge is tied
        [challenge_end] After { khtcg-part-whose } challenge
        [hp_gained] When { khtcg-part-player } { $of ->
            [own] gain
           *[other] gains
        } HP
        [hp_lost] When { khtcg-part-player } { $of ->
            [own] lose
           *[other] loses
        } HP
        [discard_phase] In { khtcg-part-in-turn } Discard Phase
        [discard_end] At the end of { khtcg-part-in-turn } Discard Phase
       *[turn_end] At the end of { khtcg-part-turn }
    }
    .also = { $event ->
            [draw_start] At the start of the Draw Phase of
            [action_start] At the start of the Action Phase of
            [action_end] At the end of the Action Phase of
            [discard_phase] In the Discard Phase of
           *[discard_end] At the end of the Discard Phase of
        } { khtcg-part-turn }
khtcg-part-turn = { $of ->
        [opponent] the opponent’s turn
        [any] each turn
       *[own] your turn
    }
khtcg-part-in-turn = { $of ->
        [opponent] the opponent’s
        [any] each
       *[own] your
    }
khtcg-part-player = { $of ->
        [this] the player with this card
        [opponent] the opponent
        [any] a player
       *[own] you
    }
khtcg-part-whose = { $of ->
        [opponent] the opponent’s
        [any] a player’s
       *[own] your
    }
khtcg-part-about = { $of ->
        [this] this card
        [opponent] one of the opponent’s { khtcg-part-any-cards }{ khtcg-part-named }
        [any] any { $kinds ->
            [none] card
           *[other] { $kinds }
        }{ khtcg-part-named }
       *[own] one of your { khtcg-part-any-cards }{ khtcg-part-named }
    }
khtcg-part-any-cards = { $kinds ->
        [none] cards
       *[other] { $kinds-many }
    }

## What must be so

khtcg-condition-on-world = { $who ->
        [opponent] the opponent’s current World is
        [each] each current World is
        [here] the World here is
       *[you] your current World is
    } { $name }
khtcg-condition-is-player = { $who ->
        [opponent] the opponent’s Player Card is
        [each] each Player Card is
        [here] each Player Card here is
       *[you] your Player Card is
    } { $name ->
        [none] { $kinds }
       *[other] { $name }
    }
khtcg-condition-controls = { $who ->
        [opponent] the opponent has
        [each] each player has
        [here] each player here has
       *[you] you have
    } { $count ->
        [1] a { $kinds ->
            [none] card
           *[other] { $kinds }
        }
       *[other] at least { $count } { $kinds ->
            [none] cards
           *[other] { $kinds-many }
        }
    }{ khtcg-part-named }{ khtcg-part-low } in play
    .also = { $who ->
            [opponent] the opponent controls
           *[you] you control
        } { $name }
khtcg-condition-counters = this card has at least { $amount } { $amount ->
        [1] counter
       *[other] counters
    }
khtcg-condition-total = { $who ->
        [opponent] the opponent’s World total is
        [each] each World total is
        [here] each World total here is
       *[you] your World total is
    } { $amount } or more
khtcg-condition-hp = { $who ->
        [opponent] the opponent has
        [each] each player has
        [here] each player here has
       *[you] you have
    } { $amount } HP or less
    .also = { $who ->
            [opponent] the opponent has
            [each] each player has
           *[you] you have
        } { $amount } or less HP
    .also-2 = { $who ->
            [opponent] the opponent has
            [each] each player has
           *[you] you have
        } { $amount } or fewer HP
khtcg-condition-behind = { $in ->
        [hp] you have less HP than the opponent
        [world_total] your World total is lower than the opponent’s
        [level] your Player Card has a lower level than the opponent’s
        [hand] you have fewer cards in hand than the opponent
       *[allies] you have fewer allies than the opponent
    }
khtcg-condition-fights = { $fight ->
        [battle] this card takes part in a battle
        [challenge] this card takes part in a challenge
       *[any] this card takes part in a fight
    }
khtcg-condition-during = { $what ->
        [own_turn] it is your turn
        [opponent_turn] it is the opponent’s turn
        [battle] a battle is in progress
       *[challenge] a challenge is in progress
    }
    .also = { $what ->
            [battle] a battle is being fought
           *[challenge] a challenge is being held
        }
khtcg-condition-hand = { $who ->
        [opponent] the opponent has
        [each] each player has
        [here] each player here has
       *[you] you have
    } at most { $amount } { $amount ->
        [1] card
       *[other] cards
    } in hand
khtcg-condition-this-turn = { $who ->
        [opponent] the opponent has
        [each] each player has
        [here] each player here has
       *[you] you have
    } { $what ->
        [played] played at least { $amount } { $amount ->
            [1] { $kinds ->
                [none] card
               *[other] { $kinds }
            }
           *[other] { $kinds ->
                [none] cards
               *[other] { $kinds-many }
            }
        }
        [drawn] drawn at least { $amount } { $amount ->
            [1] card
           *[other] cards
        }
        [defeated] defeated { $amount ->
            [1] a Dark Card
           *[other] at least { $amount } Dark Cards
        }
        [hp_gained] gained at least { $amount } HP
        [hp_lost] lost at least { $amount } HP
        [moved] moved{ $amount ->
            [1] { "" }
           *[other] { " " }at least { $amount } times
        }
        [battles] started { $amount ->
            [1] a battle
           *[other] at least { $amount } battles
        }
        [won] won { $amount ->
            [1] a challenge
           *[other] at least { $amount } challenges
        }
       *[lost] lost { $amount ->
            [1] a challenge
           *[other] at least { $amount } challenges
        }
    } this turn
khtcg-condition-role = { $as ->
        [disruptor] this card is on the opponent’s World
       *[ally] this card is an ally
    }
    .also = { $as ->
           *[disruptor] this card lies on the opponent’s World
        }

## The head of a card

khtcg-card-form = { $type }/FC
khtcg-card-head = { $code }  { $name }: { $type }{ $level ->
        [-1] { "" }
       *[other] , level { $level }
    }{ $numbers ->
        [none] { "" }
       *[other] , { $numbers }
    }
khtcg-card-attack = Attack { $value }
khtcg-card-support = Support { $value }
khtcg-card-magic = Magic { $value }
khtcg-card-magic-support = Magic Support { $value }
khtcg-card-hp = HP { $value }
khtcg-card-pow = POW { $value }
khtcg-card-dark-level = Dark Level { $value }
khtcg-card-home = { $name }
khtcg-card-basis = Known from the published card: { $found }. Inferred: { $inferred }. Everything else is designed.
khtcg-card-designed = Designed.
khtcg-fact-name = name
khtcg-fact-home = Home World
khtcg-fact-group = group
khtcg-fact-number = number
khtcg-fact-level = level
khtcg-fact-attack = Attack
khtcg-fact-support = Support
khtcg-fact-magic = Magic
khtcg-fact-magic-support = Magic Support
khtcg-fact-hp = HP
khtcg-fact-pow = POW
khtcg-fact-dark-level = Dark Level
khtcg-fact-bearers = bearers
khtcg-fact-cooperation = Cooperation
khtcg-fact-limit = limit
khtcg-fact-text = text
khtcg-fact-none = nothing

## Decks

khtcg-deck-unknown = There is no card { $code }: take it out or correct the code.
khtcg-deck-small = A deck has at least { $least } cards including the Player Card, not { $got }: add { $missing }.
khtcg-deck-large = A deck has at most { $most } cards in ruleset ffg, not { $got }: take out { $surplus }.
khtcg-deck-no-player = There is no Player Card that could start: put one in. A form does not count.
khtcg-deck-players = A deck has exactly one Player Card, unless it is led by a Player/XIII; this one has { $got }: take out { $surplus }.
khtcg-deck-player-group = With a Player/XIII, the only other Player Cards allowed are Player/XIII Cards: take out { $card }.
khtcg-deck-copies = { $card }{ $level ->
        [-1] { "" }
       *[other] , level { $level },
    } is in the deck { $got } times, and at most { $limit } of a name and level are allowed: take out { $surplus }.
khtcg-deck-limit = The deck has { $got } copies of { $card } over all levels, and its text allows { $limit }: take out { $surplus }.
khtcg-deck-promo = The deck has { $got } copies of the promotional card { $card }, and at most { $limit } is allowed: take out { $surplus }.

## What the fields of a card must be together

khtcg-fit-single = “this”, “subject”, “bearer”, “player”, “form” and “world” are a single card: leave out what chooses among several.
khtcg-fit-whose = The card cannot say this: “form”, “player” and “world” can be “own” or “opponent”, and “disruptors” also “any”. Write one of these.
khtcg-fit-kinds = All the cards meant here are of these kinds, or none is: leave “kinds” out, or write kinds that only some of them have.
khtcg-fit-leader = The condition needs one value: write “name”, or with “is_player” either “name” or “kinds”.
khtcg-fit-no-card = This event does not involve a card: leave this out, or write another “event”.
khtcg-fit-no-player = This happens to a player, not to a card: write “of” as own, opponent or any.
khtcg-fit-everybody = The game begins once, for everybody: leave “of” out.
khtcg-fit-discarded = From the discard pile a card can answer only your events or the opponent’s: write “of” as own or opponent, and leave out “kinds”, “name”, “home”, “by” and “limit”.
khtcg-fit-itself = The text answers only what happens to its own card: leave this out, or write another “of”.
khtcg-fit-all = All of them are meant, so nobody chooses: leave “chooser” out.
khtcg-fit-zero = 0 changes nothing: write another number.
khtcg-fit-empty = This would do nothing: write at least one operation.
khtcg-fit-last = Nobody could tell from the text where this ends: put what follows before it, or inside it; a coin inside “heads” leaves no room for “tails”, and nothing that can be chosen holds a choice.
khtcg-fit-condition = A condition is needed: write “if” or “unless”.
khtcg-fit-also = The card would count as nothing else: write “name” or “kinds”.
khtcg-fit-already = The card is that already: leave it out.
khtcg-fit-again = Only one of these can count: leave one of them out.
khtcg-fit-subject = No card is the subject of anything here: “subject” is for texts with “when”. Write another “to”.
khtcg-fit-things = Two of these are the same, so there is nothing to choose: write another one, or leave “three” out.
khtcg-fit-price = A price is known before it is paid: write the choice, or the text of another card, in what is done for it, or make two cards of it.
khtcg-fit-deed = Only cards that were played can be told apart by their kinds: leave “kinds” out, or write “what” as played.
khtcg-fit-into = No card of this kind can be there: only allies are in a Friend Area, and only Equipment is put onto a Player Card. Write another “into”, or other cards.
khtcg-fit-replaces = The same would be replaced again and again: write something else in “do”, or something that the opponent does.
