### Kingdom Hearts Perilous Pursuit: everything people read.

## Names

perilous-name = Kingdom Hearts Perilous Pursuit

perilous-hero-sora = Sora
perilous-hero-donald = Donald Duck
perilous-hero-goofy = Goofy
perilous-hero-kairi = Kairi
perilous-hero-riku = Riku

perilous-ability-sora = Strike Raid
perilous-ability-donald = Share the Spoils
perilous-ability-goofy = Knight’s Guard
perilous-ability-kairi = Light of the Heart
perilous-ability-riku = Dark Break

perilous-ability-text-marker = The Heartless Marker moves { $n ->
    [one] one space
   *[other] { $n } spaces
} toward World Saved.
perilous-ability-text-draws = Up to { $n ->
    [one] one hero draws an Item Card.
   *[other] { $n } heroes of your choice draw an Item Card each.
}
perilous-ability-text-shields = Give out up to { $n ->
    [one] one Shield.
   *[other] { $n } Shields, to one hero or to several.
}
perilous-ability-text-heal = Give back up to { $n ->
    [one] one Health.
   *[other] { $n } Health, to one hero or to several.
}
perilous-ability-text-marker-distract = The Heartless Marker moves { $n ->
    [one] one space toward World Saved, and the World rolls one blue die fewer this turn.
   *[other] { $n } spaces toward World Saved, and the World rolls { $n } blue dice fewer this turn.
}

perilous-action-attack = Attack
perilous-action-protect = Protect
perilous-action-distract = Distract
perilous-action-collect = Collect
perilous-action-ability = Ability

perilous-face-attack = attack
perilous-face-protect = protect
perilous-face-distract = distract
perilous-face-collect = collect
perilous-face-ability = ability
perilous-face-wild = wild
perilous-face-heartless = Heartless
perilous-face-blank = blank
perilous-face-lost = lost
perilous-dice = { $count ->
    [one] die { $dice }
   *[other] dice { $dice }
}
perilous-black-face = { $face } on the black die

perilous-item-attack = Attack
perilous-item-attack-x2 = Attack ×2
perilous-item-protect = Protect
perilous-item-protect-x2 = Protect ×2
perilous-item-distract = Distract
perilous-item-distract-x2 = Distract ×2
perilous-item-collect = Collect
perilous-item-collect-x2 = Collect ×2
perilous-item-ability = Ability
perilous-item-ability-x2 = Ability ×2
perilous-item-reroll = Reroll
perilous-item-fewer = Roll 2 Fewer Blue Dice
perilous-item-ignore = Ignore a Heartless

perilous-world-twilight-town = Twilight Town
perilous-world-traverse-town = Traverse Town
perilous-world-hollow-bastion = Hollow Bastion
perilous-world-destiny-islands = Destiny Islands
perilous-world-beasts-castle = Beast’s Castle
perilous-world-deep-jungle = Deep Jungle
perilous-world-wonderland = Wonderland
perilous-world-agrabah = Agrabah
perilous-world-land-of-dragons = Land of Dragons
perilous-world-olympus-coliseum = Olympus Coliseum
perilous-world-halloween-town = Halloween Town
perilous-world-atlantica = Atlantica
perilous-world-kingdom-of-corona = Kingdom of Corona
perilous-world-neverland = Neverland
perilous-world-port-royal = Port Royal
perilous-world-hundred-acre-wood = 100 Acre Wood
perilous-world-radiant-garden = Radiant Garden
perilous-world-monstropolis = Monstropolis
perilous-world-space-paranoids = Space Paranoids
perilous-world-disney-castle = Disney Castle
perilous-world-arendelle = Arendelle
perilous-world-san-fransokyo = San Fransokyo
perilous-world-toy-box = Toy Box
perilous-world-pride-lands = Pride Lands
perilous-world-end-of-the-world = End of the World
perilous-world-the-world-that-never-was = The World That Never Was
perilous-world-keyblade-graveyard = Keyblade Graveyard
perilous-world-castle-oblivion = Castle Oblivion

## World Effects, one operation each

perilous-effect-unset = { $whole ->
    [yes] Every hero removes the Set Token of { $action }.
   *[no] The active hero removes the Set Token of { $action }.
}
perilous-effect-unset-all = { $whole ->
    [yes] Every hero removes every Set Token.
   *[no] The active hero removes every Set Token.
}
perilous-effect-unready = { $whole ->
    [yes] Every hero removes the Ready and Set Tokens of { $action }.
   *[no] The active hero removes the Ready and Set Tokens of { $action }.
}
perilous-effect-damage = { $whole ->
    [yes] Every hero takes { $n } damage.
   *[no] The active hero takes { $n } damage.
}
perilous-effect-spawn = The Heartless Marker moves { $n ->
    [one] one space
   *[other] { $n } spaces
} toward World Lost.
perilous-effect-lose-shield = { $whole ->
    [yes] Every hero loses { $n ->
        [one] a Shield.
       *[other] { $n } Shields.
    }
   *[no] The active hero loses { $n ->
        [one] a Shield.
       *[other] { $n } Shields.
    }
}
perilous-effect-discard-item = { $whole ->
    [yes] Every hero discards { $n ->
        [one] an Item Card of their choice.
       *[other] { $n } Item Cards of their choice.
    }
   *[no] The active hero discards { $n ->
        [one] an Item Card of their choice.
       *[other] { $n } Item Cards of their choice.
    }
}

## Lists

perilous-list = { $first }, { $rest }
perilous-share = { $hero } { $n }

## What is asked

perilous-ask-heart-window = { $hero }, Heartless shows. Do you play a card?
perilous-ask-heart = { $hero }, Heartless shows: { $dice } must be thrown again. Which others do you throw with them?
perilous-ask-keep = { $hero }, which dice do you throw again? { $left ->
    [one] One roll is left.
   *[other] { $left } rolls are left.
}
perilous-ask-last-window = { $hero }, that was the last roll. Do you play Reroll?
perilous-ask-assign = { $hero }, what do you use your dice for?
perilous-ask-card = { $hero }, you may play a dice card to help.
perilous-ask-activate = { $hero }, which die comes next?
perilous-ask-owner = { $hero }, do you take { $action }?
perilous-ask-draws = { $hero }, who draws an Item Card? Up to { $n ->
    [one] one hero.
   *[other] { $n } heroes.
}
perilous-ask-shields = { $hero }, who gets a Shield? There { $n ->
    [one] is one
   *[other] are { $n }
} to give.
perilous-ask-heal = { $hero }, who gets Health back? There { $n ->
    [one] is one point
   *[other] are { $n } points
} to give.
perilous-ask-draw-window = { $hero }, your hand is full before a draw. Do you play Roll 2 Fewer Blue Dice first?
perilous-ask-discard = { $hero }, which card do you discard?
perilous-ask-world-pre = { $hero }, the World is about to roll. Do you play Roll 2 Fewer Blue Dice?
perilous-ask-world-window = { $hero }, the World has rolled. Do you play a card before it takes effect?
perilous-ask-damage = { $hero }, you take { $n } damage. How many Shields do you use?
perilous-ask-rethrow = { $hero }, which of these dice do you throw again?
perilous-ask-removal-window = { $hero }, the removal roll is on the table. Do you play a card?
perilous-ask-second-window = { $hero }, the second removal roll is on the table. Do you play Reroll?

## What an answer does

perilous-do-stop = Stop rolling and keep all dice.
perilous-do-throw = Throw { $dice } again.
perilous-do-ready = Ready { $action } with { $dice }.
perilous-do-set = Set { $action } with { $dice }.
perilous-do-activate-own = Put { $dice } on your { $action }.
perilous-do-activate = Put { $dice } on { $hero }’s { $action }.
perilous-do-card = Play { $card }: its dice join those of the active hero.
perilous-do-reroll = Play { $card }: one more roll.
perilous-do-fewer = Play { $card }: the World rolls two fewer blue dice this turn.
perilous-do-ignore = Play { $card }: the black die counts as blank.
perilous-do-discard = Discard { $card }.
perilous-do-pass = Play nothing.
perilous-do-end = End the Assign phase.
perilous-do-take-attack = { $hero } attacks: the marker moves one space toward World Saved.
perilous-do-take-protect = { $hero } protects: one Shield more.
perilous-do-take-distract = { $hero } distracts: the World rolls without this die.
perilous-do-take-collect = { $hero } collects: draw an Item Card.
perilous-do-take-ability = { $hero } uses the Ability.
perilous-do-decline = { $hero } declines { $action }; the die is spent.
perilous-do-next = { $hero }’s { $action } comes next; { $hero } decides it.
perilous-do-shield = { $n ->
    [0] Use no Shield: all damage costs Health.
    [one] Use one Shield; the other damage costs Health.
   *[other] Use { $n } Shields; the other damage costs Health.
}
perilous-do-draws = These heroes draw: { $heroes }.
perilous-do-draw-nobody = Nobody draws.
perilous-do-shields = Give Shields: { $shares }.
perilous-do-heal = Give back Health: { $shares }.
perilous-do-give-nobody = Give nobody anything.

## What happened

perilous-event-dealt = { $hero } is dealt { $card }.
perilous-event-card-dealt = { $hero } is dealt a card.
perilous-event-first-hero = { $hero } takes the first turn.
perilous-event-turn = Turn { $n }: { $hero }.
perilous-event-threw = { $hero } throws { $dice }: { $faces }.
perilous-event-stopped = { $hero } keeps these dice.
perilous-event-dice-lost = Lost to the Heartless of the last roll: { $dice }.
perilous-event-played = { $hero } plays { $card }.
perilous-event-readied = { $hero } readies { $action } with { $dice }.
perilous-event-set = { $hero } sets { $action } with { $dice }.
perilous-event-assigned = { $hero } puts { $dice } on { $owner }’s { $action }.
perilous-event-assigned-own = { $hero } puts { $dice } on { $action }.
perilous-event-took = { $hero } takes { $action }.
perilous-event-declined = { $hero } declines { $action }.
perilous-event-shield-gained = { $hero } gains { $n ->
    [one] a Shield
   *[other] { $n } Shields
} and has { $now }.
perilous-event-shield-spent = { $hero } stops { $n } damage with Shields; { $now } left.
perilous-event-shield-lost = { $hero } loses { $n ->
    [one] a Shield
   *[other] { $n } Shields
}; { $now } left.
perilous-event-hurt = { $hero } loses { $n } Health and has { $now }.
perilous-event-healed = { $hero } gets { $n } Health back and has { $now }.
perilous-event-marker-saved = The marker moves { $n ->
    [one] one space
   *[other] { $n } spaces
} toward World Saved: { $now } to go.
perilous-event-marker-lost = The marker moves { $n ->
    [0] no further
    [one] one space
   *[other] { $n } spaces
} toward World Lost: { $now } from World Saved.
perilous-event-blue-out = { $hero } keeps { $n ->
    [one] a blue die
   *[other] { $n } blue dice
} from the World this turn.
perilous-event-black-out = { $hero } keeps the black die from the World this turn.
perilous-event-drew = { $hero } draws { $card }.
perilous-event-card-drawn = { $hero } draws a card.
perilous-event-no-card = There is no card left for { $hero } to draw.
perilous-event-discarded = { $hero } discards { $card }.
perilous-event-reshuffled = The discard pile is shuffled into a new deck of { $n ->
    [one] one card.
   *[other] { $n } cards.
}
perilous-event-world-rolled = The World rolls on { $hero }’s turn: { $faces }.
perilous-event-no-world-roll = The World has no dice to roll.
perilous-event-removal-rolled = { $hero } makes a removal roll: { $faces }.
perilous-event-rethrew = Thrown again: { $faces }.
perilous-event-effect = Heartless: the World Effect of { $world } takes place.
perilous-event-unset = { $hero } loses the Set Token of { $action }.
perilous-event-unreadied = { $hero } loses the tokens of { $action }.
perilous-event-world-entered = { $world } comes into play, { $n ->
    [one] one space
   *[other] { $n } spaces
} from World Saved.
perilous-event-world-saved = { $world } is saved! Worlds saved: { $n }.
perilous-event-world-overrun = { $world } is overrun. Worlds overrun: { $n }.
perilous-event-replaced = { $world } goes under the stack.
perilous-event-won = The worlds are saved: the team wins.
perilous-event-lost-overrun = Two worlds are overrun: the team loses.
perilous-event-lost-health = { $hero } has no Health left: the team loses.

## Why not

perilous-why-not-now = Answer the open question first; this is not one of its answers.
perilous-why-hero-first = First { $hero } has a question to answer.
perilous-why-not-active = Only { $hero }, whose turn it is, decides that.
perilous-why-heartless = Heartless shows: { $dice } must be thrown again. Other dice may be thrown with them.
perilous-why-no-roll = All { $n } rolls of this turn are used.
perilous-why-throw-what = Name dice from 1 to 6, each once, or stop.
perilous-why-rethrow = Name at least one of the dice on the table.
perilous-why-roll-over = Dice can be thrown again only in the Roll phase.
perilous-why-assign-phase = Dice can be assigned only in the Assign phase.
perilous-why-assign-form = Name an action and then the numbers of dice, such as “ready attack 1 2”.
perilous-why-other-board = Dice can never Ready or Set an action on another hero’s board.
perilous-why-ready-already = { $action } is already Readied.
perilous-why-set-already = { $action } is already Set.
perilous-why-set-needs-ready = { $action } must be Readied before it can be Set.
perilous-why-not-set = { $action } is not Set on your board, so it has no action space.
perilous-why-not-both-set = { $action } must be Set on both boards; { $hero } has not Set it.
perilous-why-space-taken = The space of { $hero }’s { $action } has taken its die this turn.
perilous-why-both-in-space = The other die of this card lies in the space of { $hero }’s { $action }; a space holds only one.
perilous-why-no-such-die = There is no die { $die }.
perilous-why-die-spent = Die { $die } is already assigned.
perilous-why-die-lost = Die { $die } is lost to the Heartless this turn.
perilous-why-die-blank = Die { $die } is blank: its Heartless was ignored.
perilous-why-die-symbol = Die { $die } does not count as { $action }.
perilous-why-which-dice = Say which dice you mean; { $need ->
    [one] one is needed.
   *[other] { $need } are needed.
}
perilous-why-too-few-dice = { $action } needs { $need ->
    [one] one die
   *[other] { $need } dice at once
}; { $n ->
    [0] there is none.
    [one] there is only one.
   *[other] there are only { $n }.
}
perilous-why-too-many-dice = { $action } takes { $need ->
    [one] one die
   *[other] { $need } dice
} here, not { $n }.
perilous-why-twin-elsewhere = The other die of this card lies on { $hero }’s board, so die { $die } must go there too.
perilous-why-not-held = You do not hold { $card }.
perilous-why-discard-first = One of the four cards has to be discarded first; { $card } cannot be played now.
perilous-why-no-discard = { $card } does not have to be discarded now.
perilous-why-dice-card = { $card } is a dice card: it is played in the Assign phase.
perilous-why-reroll = { $card } is played when the active hero has no roll left, before the Assign phase.
perilous-why-reroll-world = { $card } does not throw a World Roll or a removal roll again.
perilous-why-fewer-early = { $card } can wait: it will be offered right before the World Roll.
perilous-why-fewer-late = It is too late for { $card }: it is played before the World Roll is thrown.
perilous-why-ignore = { $card } is played right after the black die has shown Heartless.
perilous-why-ignore-second = { $card } works on a hero’s first removal roll only.
perilous-why-activate-phase = Actions can be taken only in the Activate phase.
perilous-why-owner-first = First { $hero } decides about { $action }.
perilous-why-no-die-due = No die is waiting on { $hero }’s { $action }.
perilous-why-owner-decides = { $hero } decides about the dice on that board. Say “next” to let { $hero } choose.
perilous-why-own-die = It is your own die: take { $action } or decline it.
perilous-why-draws = Name up to { $n ->
    [one] one hero.
   *[other] { $n } different heroes.
}
perilous-why-give = There { $n ->
    [one] is one Shield
   *[other] are { $n } Shields
} to give, five at most on a board.
perilous-why-heal = There { $n ->
    [one] is one point
   *[other] are { $n } points
} of Health to give, up to ten each.
perilous-why-shields-full = { $hero } already has five Shields.
perilous-why-health-full = { $hero } already has ten Health.
perilous-why-shields = { $n ->
    [0] You have no Shield.
    [one] You have only one Shield.
   *[other] You have only { $n } Shields.
}
perilous-why-points = Shields are used one for each point of damage; there { $n ->
    [one] is one point.
   *[other] are { $n } points.
}

## Chance

perilous-error-dice = “{ $got }”: say the faces of the { $count ->
    [one] thrown die
   *[other] { $count } thrown dice
} in the order of their numbers ({ $dice }).
perilous-error-face = Die { $die } cannot show “{ $got }”. It shows one of: { $known }.

## How the match ended

perilous-cause-saved = All worlds that had to be saved are saved.
perilous-cause-overrun = Two worlds were overrun.
perilous-cause-health = A hero lost all Health.
