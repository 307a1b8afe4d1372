## Lessons: what the learner is told at each step

perilous-lesson-roll-title = Roll, and keep what you need
perilous-lesson-roll-1 = It is Sora’s turn, and six dice lie on the table. Attack is what he needs: throw dice 2 and 4 again. Choose them, then confirm.
perilous-lesson-roll-2 = Another Attack. You could roll a third time, but this is good: keep all dice. Choose none, and confirm.
perilous-lesson-roll-3 = That was the Roll phase: up to three rolls. A wild die stands for any symbol; only the black die can show a Heartless.

perilous-lesson-act-title = Ready, Set, Attack
perilous-lesson-act-1 = Dice pay for actions on your board. First ready Attack: put die 1 on it.
perilous-lesson-act-2 = A ready action is set with one more die. Set Attack with die 2. Set actions stay set in later turns.
perilous-lesson-act-3 = Each further Attack die now takes the action. Put die 3 on your Attack.
perilous-lesson-act-4 = The dice are placed; now they act, one by one. Take Attack.
perilous-lesson-act-5 = The Heartless marker has moved one space toward World Saved. That is how worlds are won.

perilous-lesson-world-title = The World strikes back
perilous-lesson-world-1 = Nothing more to do with these dice: end the Assign phase. Then the World rolls.
perilous-lesson-world-2 = Item Cards are played in small windows like this one. Use your card: the World will roll two blue dice fewer.
perilous-lesson-world-3 = The World’s Ability face deals 1 damage to Sora. A Shield stops it: use one.
perilous-lesson-world-4 = No Health was lost. Each World reads the faces in its own way; its card at the top says how.

perilous-lesson-help-title = Heroes help each other
perilous-lesson-help-1 = Sora and Goofy have both set Protect. So Sora’s die can work on Goofy’s board: put die 1 on Goofy’s Protect.
perilous-lesson-help-2 = Put die 2 on your own Attack.
perilous-lesson-help-3 = You choose the order. Let Goofy’s Protect come first.
perilous-lesson-help-4 = Goofy has taken it and gained a Shield. Now take your Attack.
perilous-lesson-help-5 = You win or lose together, so give dice where they help the most.

perilous-lesson-save-title = A World is saved
perilous-lesson-save-1 = One space is missing. Put die 1 on your Attack.
perilous-lesson-save-2 = Wild and Collect would make another action ready, but nobody needs it now. End the Assign phase.
perilous-lesson-save-3 = Take Attack, and the marker reaches World Saved.
perilous-lesson-save-4 = The World is saved; the next one is harder. Save all of them before one is overrun too often or a hero falls. You know enough now: play!

## The guided first match: what the coach says

perilous-guide-saved = A World is saved, and the next one is harder. Save six before two are overrun or a hero has no Health left. That is the whole game!
perilous-guide-keep = Welcome! You and Goofy save Worlds together. You may throw your dice up to three times: choose those to throw again, and confirm. Attack dice save Worlds, and a wild die stands for anything.
perilous-guide-assign = Now put your dice to use. An action is first readied, with as many dice as it asks for, then Set with one more. From then on, a single die is enough to use it, turn after turn. Attack needs only one die to be ready.
perilous-guide-card = It is Goofy’s turn, but you may help with your Item Card: it counts as one more die of its symbol. There is no hurry to use it; keep it as long as you like, and the game goes on by itself.
perilous-guide-activate = The dice are placed; now they act, one by one, in the order you choose.
perilous-guide-owner = Goofy has put a die on your action. Take it, if it helps.
perilous-guide-readied = The action is ready and stays so in later turns. One more die of its symbol Sets it.
perilous-guide-set = Set! From now on each die of this symbol uses the action. If a companion has Set the same one, you can put dice on each other’s.
perilous-guide-world = At the end of each turn the World rolls. Each face, as written here, pushes the marker toward World Lost or costs Health.
perilous-guide-marker = Attack has moved the marker toward World Saved. When it gets there, the World is yours; when it reaches the other end, the World is overrun.
perilous-guide-heartless = The black die showed a Heartless: the World’s own effect takes place. Only the black die can do that.
perilous-guide-hurt = You have lost Health. Protect gives you Shields, which take damage first; nobody may fall to 0. Was it a mistake? Undo takes your last answer back as long as no die has been thrown since.

## Puzzles: what is to be reached

perilous-puzzle-win = Win the match this turn.
perilous-puzzle-gain = Save the World this turn.
perilous-puzzle-survive = Get through this turn: nobody’s Health may reach zero, and the World must not be overrun.
