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
