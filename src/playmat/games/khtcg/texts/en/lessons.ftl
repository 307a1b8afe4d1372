## Lessons: what the learner is told at each step

khtcg-lesson-travel-title = Travel, and find a Friend
khtcg-lesson-travel-1 = Your World total is the sum of the levels of your Worlds; thirteen wins. Once a turn you may move: go to Traverse Town.
khtcg-lesson-travel-2 = Moving heals, too. Friends help you in fights: call Goofy.
khtcg-lesson-travel-3 = Goofy stands in your Friend Area. A Friend’s level must fit where you are; a card that cannot be called says why when you try.

khtcg-lesson-friends-title = Equipment and Magic
khtcg-lesson-friends-1 = Call Goofy.
khtcg-lesson-friends-2 = Equipment makes its bearer stronger. Give the Kingdom Key to Sora: choose the card, then Sora.
khtcg-lesson-friends-3 = Sora is hurt. A character with enough Magic can cast Magic Cards: let Sora cast Cure.
khtcg-lesson-friends-4 = The numbers on the table are always current: they show what Sora counts with everything he bears.

khtcg-lesson-battle-title = Battle the Heartless
khtcg-lesson-battle-1 = A Soldier from the other side lies on your World: you cannot move on. Start the battle.
khtcg-lesson-battle-2 = Your total is built up step by step. Let Goofy take part.
khtcg-lesson-battle-3 = That is enough. Go to the result.
khtcg-lesson-battle-4 = The Soldier is defeated, and Goofy goes to the discard pile, as Friends do after a fight. The way is free: move to Neverland.
khtcg-lesson-battle-5 = Battle, then move, all in one turn.

khtcg-lesson-disrupt-title = Put something in the way
khtcg-lesson-disrupt-1 = Your Dark Cards hinder the other side. Disrupt with Soldier: choose the card, then Riku’s World.
khtcg-lesson-disrupt-2 = You are done. End the Action Phase.
khtcg-lesson-disrupt-3 = You may challenge once a turn. Not now: do not challenge.
khtcg-lesson-disrupt-4 = Riku would rather escape than fight. It costs him the World, 1 HP and the time to win.

khtcg-lesson-challenge-title = A challenge
khtcg-lesson-challenge-1 = In the Challenge Phase you can fight the other player. Challenge Riku.
khtcg-lesson-challenge-2 = It is 4 against 6, and you take turns. Let Goofy take part.
khtcg-lesson-challenge-3 = Kairi has joined Riku: 6 against 8. Play Attack Cards.
khtcg-lesson-challenge-4 = Choose Pumpkin Head, and confirm.
khtcg-lesson-challenge-5 = 8 against 8, and Riku does nothing more. Let Donald Duck take part.
khtcg-lesson-challenge-6 = 10 against 8. Do nothing more, and the challenge is decided.
khtcg-lesson-challenge-7 = You win the challenge, and Riku loses 1 HP. A player with no HP left loses the game.

khtcg-lesson-win-title = Thirteen points of Worlds
khtcg-lesson-win-1 = Ten points of Worlds are on your track, and Disney Castle is worth three. Move there.
khtcg-lesson-win-2 = Thirteen: you win. You know enough now: play!

## The guided first match: what the coach says

khtcg-guide-action = Welcome! You travel from World to World: a World total of 13 wins, and so does bringing Riku down to 0 HP. Everything you can play is marked. Call a Friend or move to a World, as often as you like; end the phase when you are done.
khtcg-guide-challenge = Once a turn you may challenge the other player. The lower total loses HP, so look at the numbers next to both Player Cards. You go first, and may add Friends.
khtcg-guide-duel = The totals are in the middle of the table. You take turns adding Friends and Attack Cards; when both of you do nothing, the higher total wins. Friends who take part are discarded afterwards, so add only what you need.
khtcg-guide-drops = You could discard what lies in play. There is rarely a reason to: go on.
khtcg-guide-hand = Discard whatever you do not need: your next turn begins with drawing up to six cards. Keep only what you want to play soon.
khtcg-guide-look = This World lets you look at the top of your deck. Take the card you can use sooner.
khtcg-guide-battle = In a battle your total must beat what lies on your World. Let Friends take part, or play cards, until it is enough; then go to the result. Extra points are wasted.
khtcg-guide-disrupted = A Dark Card lies on your World: you cannot move on while it is there. Start a battle in your Action Phase, or escape and lose the World.
khtcg-guide-moved = You have arrived, and gained 1 HP. The track shows your World total, the sum of the levels of all Worlds you have visited. Thirteen wins.
khtcg-guide-friend = Your Friend has come. The level of the next one may be one higher than your highest, so start small. A card that cannot be called says why when you try. And Undo takes back what you regret.
khtcg-guide-equipped = Equipment makes its bearer stronger for as long as it lies in play. The numbers on the table already count it.
khtcg-guide-won = You have won the challenge, and the other player loses HP. At 0 HP they have lost.
khtcg-guide-disrupt = Your Dark Card holds the other player up: they have to fight it or flee before they can move on.

## Puzzles: what is to be reached

khtcg-puzzle-win = Win this turn.
khtcg-puzzle-gain = Take at least 1 HP from your opponent this turn.
khtcg-puzzle-survive = Survive this turn.
