### The language of the cards: what a card says, made from what it does.

## What cards are called

khtcg-kinds-player = Player Card
khtcg-kinds-form = form
khtcg-kinds-friend = Friend Card
khtcg-kinds-magic-friend = Magic/Friend Card
khtcg-kinds-magic = Magic Card
khtcg-kinds-magic-attack = Magic/Attack Card
khtcg-kinds-equipment = Equipment Card
khtcg-kinds-dark = Dark Card
khtcg-kinds-heartless = Dark/Heartless Card
khtcg-kinds-villains = Dark/Villains Card
khtcg-kinds-nobody = Nobody Card
khtcg-kinds-world = World Card
khtcg-kinds-event = Event Card
khtcg-kinds-technique = Technique Card
khtcg-kinds-attack = Attack Card
khtcg-kinds-light = Player/Light
khtcg-kinds-player-dark = Player/Dark
khtcg-kinds-xiii = Player/XIII
khtcg-timing-action = your Action Phase
khtcg-timing-battle = your battle
khtcg-timing-challenge = a challenge
khtcg-timing-challenge-phase = your Challenge Phase
khtcg-against-discard = discarded (except after a fight it took part in)
khtcg-against-damage = dealt damage
khtcg-against-choice = chosen
khtcg-named = “{ $name }”

## Parts of sentences

khtcg-part-cards = { $amount ->
        [1] 1 card
       *[other] { $amount } cards
    }
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
        [own_ally] { " " }for each ally of yours
        [opponent_ally] { " " }for each ally of the opponent
        [disruptor] { " " }for each Dark Card on your World
        [opponent_hand] { " " }for each card in the opponent’s hand
        [level_gap] { " " }for each level by which the opponent’s Player Card is above yours
        [subject_level] { " " }for each level of that card
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
khtcg-part-chooser = { $chooser ->
        [owner] { " " }(its player chooses)
        [opponent] { " " }(the opponent chooses)
        [random] { " " }(at random)
       *[you] { "" }
    }
khtcg-part-of-whom = { $to ->
        [disruptors] { $whose ->
            [opponent] on the opponent’s World
            [own] on your World
           *[any] on any World
        }
       *[other] { $whose ->
            [opponent] of the opponent
            [own] of yours
            [each] of each player
            [here] of each player here
           *[any] in play
        }
    }
khtcg-part-target = { $to ->
        [this] this card
        [subject] that card
        [bearer] the bearer of this card
        [form] your form
        [player] { $whose ->
            [opponent] the opponent’s Player Card
           *[own] your Player Card
        }
        [world] { $whose ->
            [opponent] the opponent’s current World
           *[own] your current World
        }
       *[other] { $count ->
            [all] each
           *[other] { $count }
        } { $kinds ->
            [none] { $to ->
                [allies] { $count ->
                    [1] ally
                    [all] ally
                   *[other] allies
                }
                [fighters] { $count ->
                    [1] ally taking part
                    [all] ally taking part
                   *[other] allies taking part
                }
                [characters] { $count ->
                    [1] character
                    [all] character
                   *[other] characters
                }
                [disruptors] { $count ->
                    [1] Dark Card
                    [all] Dark Card
                   *[other] Dark Cards
                }
                [equipment] Equipment
               *[attacks] { $count ->
                    [1] Attack Card
                    [all] Attack Card
                   *[other] Attack Cards
                }
            }
           *[other] { $count ->
               [1] { $kinds }
               [all] { $kinds }
              *[other] cards ({ $kinds })
           }
        }{ khtcg-part-named }{ khtcg-part-low } { khtcg-part-of-whom }
    }
khtcg-part-these = { $to ->
        [this] this card
        [subject] that card
        [bearer] the bearer of this card
        [form] your form
        [player] { $whose ->
            [opponent] the opponent’s Player Card
           *[own] your Player Card
        }
        [world] { $whose ->
            [opponent] the opponent’s current World
           *[own] your current World
        }
       *[other] each { $kinds ->
            [none] { $to ->
                [allies] ally
                [fighters] ally taking part
                [characters] character
                [disruptors] Dark Card
                [equipment] Equipment
               *[attacks] Attack Card
            }
           *[other] { $kinds }
        }{ khtcg-part-named } { khtcg-part-of-whom }
    }
khtcg-part-found = { $count ->
        [all] each
       *[other] { $count }
    } { $kinds ->
        [none] { $count ->
            [1] card
            [all] card
           *[other] cards
        }
       *[other] { $count ->
           [1] { $kinds }
           [all] { $kinds }
          *[other] cards ({ $kinds })
       }
    }{ khtcg-part-named }{ khtcg-part-low }
khtcg-part-into = { $into ->
        [hand] into the hand
        [deck_top] on top of the deck
        [deck_bottom] under the deck
        [allies] into the Friend Area
        [player] onto your Player Card
       *[discard] onto the discard pile
    }
khtcg-part-back = { $into ->
        [hand] back to its owner’s hand
        [deck_top] on top of its owner’s deck
        [deck_bottom] under its owner’s deck
        [allies] into its owner’s Friend Area
        [player] onto your Player Card
       *[discard] onto its owner’s discard pile
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
khtcg-part-limit = { $limit ->
        [turn] { " " }(once a turn)
        [phase] { " " }(once a phase)
       *[always] { "" }
    }
khtcg-part-act = { $act ->
        [play] play
        [move] move
        [battle] start a battle
        [escape] escape
        [disrupt] disrupt
        [call] call
        [cast] cast
        [equip] play Equipment
        [transform] play forms
        [commit] commit
        [challenge] challenge
        [option] use any option of a challenge
        [assign] give damage that others can take to
        [win] win
       *[use] use abilities
    }
khtcg-part-what = { $kinds ->
        [none] { "" }
       *[other] { " " }any { $kinds }
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
        [opponent] The opponent discards
        [each] Each player discards
        [here] Each player here discards
       *[you] Discard
    } { khtcg-part-counted } from the hand{ $chooser ->
        [random] { " " }at random
        [you] { " " }(you choose)
        [opponent] { " " }(the opponent chooses)
       *[owner] { "" }
    }.
khtcg-effects-declare = Declare a name: { $who ->
        [you] reveal your hand and discard
        [each] each player reveals the hand and discards
        [here] each player here reveals the hand and discards
       *[opponent] the opponent reveals the hand and discards
    } all cards of that name in it.
khtcg-effects-reveal-hand = { $who ->
        [you] Reveal your hand.
        [each] Each player reveals the hand.
        [here] Each player here reveals the hand.
       *[opponent] Look at the opponent’s hand.
    }
khtcg-effects-look = { $amount ->
        [1] Look at the top card of your deck; put it back on top or under the deck.
       *[other] Look at the top { $amount } cards of your deck, take one into the hand and put the others under the deck.
    }
khtcg-effects-mill = { $who ->
        [you] Put
        [each] Each player puts
        [here] Each player here puts
       *[opponent] The opponent puts
    } the top { khtcg-part-cards } of the deck onto the discard pile.
khtcg-effects-search = Search your deck for { khtcg-part-found }, put it { khtcg-part-into } and shuffle.
khtcg-effects-recover = Put { khtcg-part-found } from your discard pile { khtcg-part-into }.
khtcg-effects-put = Put { khtcg-part-found } from your hand { khtcg-part-into }.
khtcg-effects-equip = Put an Equipment Card{ $equipment ->
        [none] { "" }
       *[other] { " " }named { $equipment }
    } from your hand onto { khtcg-part-target }{ $anyone ->
        [yes] , whoever may bear it
       *[no] { "" }
    }.
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
        [yes] Divide { $amount } damage{ khtcg-part-per } among the Dark Cards of this choice: { khtcg-part-target }.
       *[no] { $amount } damage{ khtcg-part-per } to { khtcg-part-target }{ khtcg-part-chooser }.
    }
khtcg-effects-defeat = Defeat { khtcg-part-target }{ khtcg-part-chooser }.
khtcg-effects-discard = Discard { khtcg-part-target }{ khtcg-part-chooser }.
khtcg-effects-keep = { $who ->
        [you] Keep
        [opponent] The opponent keeps
        [here] Each player here keeps
       *[each] Each player keeps
    } { $amount } { $amount ->
        [1] ally
       *[other] allies
    } of his choice and discards the others.
khtcg-effects-send = Put { khtcg-part-target } { khtcg-part-back }{ khtcg-part-chooser }.
khtcg-effects-raise = { khtcg-part-stat } of { khtcg-part-target }: { $amount }{ khtcg-part-per }, { khtcg-part-until }.
khtcg-effects-forbid = { $who ->
        [you] You cannot
        [each] No player can
        [here] No player here can
       *[opponent] The opponent cannot
    } { khtcg-part-act }{ khtcg-part-what } { khtcg-part-until }.
khtcg-effects-silence = The text of { khtcg-part-target } does not count { khtcg-part-until }.
khtcg-effects-capture = Capture { khtcg-part-target }{ khtcg-part-chooser }: as long as this card is in play only its name counts.
khtcg-effects-control = Take control of { khtcg-part-target }{ khtcg-part-chooser } { khtcg-part-until }.
khtcg-effects-counter = Counters on { khtcg-part-target }: { $amount }.
khtcg-effects-extra-challenge = You may challenge { $amount ->
        [1] once more
       *[other] { $amount } times more
    } this turn.
khtcg-effects-lay-world = Put { khtcg-part-found } from your hand on top of your World area. This is no move.
khtcg-effects-coin = Flip a coin. Heads: { $heads }{ $tails ->
        [none] { "" }
       *[other] { " " }Tails: { $tails }
    }
khtcg-effects-may = You may do this: { $do }
khtcg-effects-if = Only{ khtcg-part-provided }: { $do }

## What a card says

khtcg-text-when = { khtcg-part-event }{ khtcg-part-by }{ $from ->
        [discard] , while this card lies in your discard pile
        [hand] , while this card is in your hand
       *[play] { "" }
    }{ khtcg-part-limit }{ khtcg-part-case }: { $do }
khtcg-text-ability = In { $timing }{ khtcg-part-limit }{ khtcg-part-case }{ $cost ->
        [none] { "" }
       *[other] . Price: { $cost } Effect
    }: { $do }
khtcg-text-raise = { khtcg-part-stat } of { khtcg-part-these }: { $amount }{ khtcg-part-per }{ $most ->
        [0] { "" }
       *[other] { " " }(at most { $most })
    }{ khtcg-part-provided }.
khtcg-text-set = { khtcg-part-stat } of { khtcg-part-these } is { $amount }{ khtcg-part-provided }.
khtcg-text-forbid = { $who ->
        [you] You cannot
        [each] No player can
        [here] No player here can
       *[opponent] The opponent cannot
    } { khtcg-part-act }{ khtcg-part-what }{ khtcg-part-named }{ khtcg-part-provided }.
khtcg-text-rule = { $who ->
        [you] For you
        [each] For each player
        [here] For each player here
       *[opponent] For the opponent
    }, { $number ->
        [draw_target] the number of cards up to which a hand is filled
        [move_hp] the HP gained by a move
        [escape_price] the HP lost by escaping
        [challenge_loss] the HP lost by losing a challenge
        [challenges] the number of challenges in a turn
        [hand_limit] the number of cards kept in hand
        [ladder] the step in level from ally to ally
        [hp_gain] every gain of HP
        [hp_loss] every loss of HP
        [damage] every damage dealt
        [world_total] the World total
        [battle_total] the total of a battle
       *[challenge_total] the total of a challenge
    }: { $amount }{ khtcg-part-per }{ khtcg-part-provided }.
khtcg-text-limit = { $who ->
        [you] You may have
        [each] Each player may have
        [here] Each player here may have
       *[opponent] The opponent may have
    } at most { $amount } { $area ->
        [allies] allies
       *[equipment] Equipment Cards on a character
    }{ khtcg-part-provided }.
khtcg-text-silence = The text of { khtcg-part-these } does not count{ khtcg-part-provided }.
khtcg-text-protect = Protection: { khtcg-part-these } cannot be { $against }{ khtcg-part-by }{ khtcg-part-provided }.
khtcg-text-also = This card also counts as { $name ->
        [none] { $kinds }
       *[other] { $kinds ->
            [none] { $name }
           *[other] { $name } and { $kinds }
        }
    }.
khtcg-text-only = Play this card only{ khtcg-part-provided }.
khtcg-text-price = Before you play this card, do this: { $do }
khtcg-text-play-level = The level counted when you play this card: { $amount }{ khtcg-part-provided }.
khtcg-text-instead = When this card would be discarded{ khtcg-part-by }, put it { khtcg-part-into } instead.
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
        [draw_start] At the start of the Draw Phase of { khtcg-part-turn }
        [drawn] When { khtcg-part-player } { $of ->
            [own] draw
           *[other] draws
        } a card
        [renewed] When { khtcg-part-whose } discard pile becomes the deck
        [played] When { khtcg-part-about } is played
        [enters] When { khtcg-part-about } comes into play
        [casting] Before { khtcg-part-player } { $of ->
            [own] cast
           *[other] casts
        }
        [cast] After { khtcg-part-player } { $of ->
            [own] have cast
           *[other] has cast
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
        [form] When { khtcg-part-whose } form changes
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
        [action_start] At the start of the Action Phase of { khtcg-part-turn }
        [action_end] At the end of the Action Phase of { khtcg-part-turn }
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
        [discard_phase] In the Discard Phase of { khtcg-part-turn }
        [discard_end] At the end of the Discard Phase of { khtcg-part-turn }
       *[turn_end] At the end of { khtcg-part-turn }
    }
khtcg-part-turn = { $of ->
        [opponent] the opponent’s turn
        [any] each turn
       *[own] your turn
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
       *[other] a{ $kinds ->
            [none] { " " }card
           *[other] { " " }{ $kinds }
        }{ khtcg-part-named } { $of ->
            [opponent] of the opponent
            [any] of any player
           *[own] of yours
        }
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
    } { khtcg-part-found } in play
khtcg-condition-counters = it has at least { $amount } { $amount ->
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
khtcg-condition-behind = you have less than the opponent: { $in ->
        [hp] HP
        [world_total] World total
        [level] level of the Player Card
        [hand] cards in hand
       *[allies] allies
    }
khtcg-condition-fights = { $fight ->
        [battle] this card takes part in a battle
        [challenge] this card takes part in a challenge
       *[any] this card takes part in a fight
    }
khtcg-condition-during = { $what ->
        [own_turn] it is your turn
        [opponent_turn] it is the opponent’s turn
        [battle] a battle is going on
       *[challenge] a challenge is going on
    }
khtcg-condition-hand = { $who ->
        [opponent] the opponent has
        [each] each player has
        [here] each player here has
       *[you] you have
    } { $amount } cards in hand or fewer
khtcg-condition-role = { $as ->
        [disruptor] it lies on the opponent’s World
       *[ally] it is an ally
    }

## The head of a card

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
khtcg-card-basis = Known of the published card: { $found }. Inferred: { $inferred }. All else is designed.
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
khtcg-deck-small = A deck has at least { $least } cards, the Player Card among them, not { $got }: add { $missing }.
khtcg-deck-large = A deck has at most { $most } cards in ruleset ffg, not { $got }: take out { $surplus }.
khtcg-deck-no-player = There is no Player Card that could start: put one in. A form is none.
khtcg-deck-players = Exactly one Player Card, unless a Player/XIII leads the deck; there are { $got }: take out { $surplus }.
khtcg-deck-player-group = Beside a Player/XIII only further Player/XIII Cards are allowed: take out { $card }.
khtcg-deck-copies = { $card }{ $level ->
        [-1] { "" }
       *[other] , level { $level },
    } is there { $got } times, at most { $limit } of a name and level are allowed: take out { $surplus }.
khtcg-deck-limit = { $card } is there { $got } times over all levels, its text allows { $limit }: take out { $surplus }.
khtcg-deck-promo = The promotional card { $card } is there { $got } times, at most { $limit } is allowed: take out { $surplus }.

## What the fields of a card must be together

khtcg-fit-single = “this”, “subject”, “bearer” and “player” are one card: leave out what chooses among several.
khtcg-fit-itself = The text answers only to what happens to its own card: leave this out, or write another “of”.
khtcg-fit-all = All are meant, so that nobody chooses: leave “chooser” out.
khtcg-fit-zero = 0 changes nothing: write another number.
khtcg-fit-empty = Nothing would be done here: write at least one operation.
khtcg-fit-condition = A condition is needed: write “if” or “unless”.
khtcg-fit-also = The card would count as nothing else: write “name” or “kinds”.
khtcg-fit-subject = Nothing happens here to any card: “subject” is for texts with “when”. Write another “to”.
