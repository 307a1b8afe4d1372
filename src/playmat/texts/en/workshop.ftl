# The workshop: cards that people write, in sets that they keep.

workshop-none = There is no card set here. Its owner may have deleted it.
workshop-no-set = This is not a card set: “card” has to be a list of tables.
workshop-large = The set is too large: as a file it may have { $limit } characters at most.
workshop-sets = You already keep { $limit } sets. Delete one first.
workshop-not-yet = The set cannot be played yet: some of its cards are not finished.
workshop-not-here = “{ $name }” cannot be played at this table: some of its cards are not finished, it belongs to another game, or the match continues another one.
workshop-failed = The cards could not be read. Try again with shorter texts.
workshop-stalled = A match with the card took too long, so it could not be examined in play.
workshop-never = { $card } could not be played in any of the matches that were tried.
workshop-not-in-set = The set has no card { $card }.
workshop-no-deck = No legal deck with { $card } was found.

web-workshop = Workshop
web-workshop-way = Write your own cards in the workshop
web-workshop-line = Write cards in sentences. They are read as they are printed, in English, Japanese and Italian, and you can play them at once.
web-workshop-new = New set
web-workshop-unnamed = My cards
web-workshop-open = Open a card file
web-workshop-file = Card file (TOML)
web-workshop-text = or its text
web-workshop-as = Read it for { $game }
web-workshop-mine = Your sets
web-workshop-no-sets = You have no sets yet.
web-workshop-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
web-workshop-ready = ready to play
web-workshop-unready = not finished
web-workshop-kept = Saved
web-workshop-keeping = Saving …
web-workshop-unkept = Not saved yet
web-workshop-others = Somebody’s set, for you to look at
web-workshop-wrong = Not finished:
web-workshop-set = The set
web-workshop-name = Name of the set
web-workshop-code = Code
web-workshop-copy = Copy to my sets
web-workshop-link = Copy the link
web-workshop-export = Save as a file
web-workshop-share-line = Anyone who has the link can see the set and copy it. Only you can change it.
web-workshop-drop = Delete the set
web-workshop-drop-line = It will be gone for everyone who has the link. Matches with it continue.
web-workshop-card-new = New card { $code }
web-workshop-card = Card { $code }
web-workshop-keys = Enter: next card
web-workshop-card-name = Name
web-workshop-needed = Required.
web-workshop-names = Names in other languages
web-workshop-next = Add the card
web-workshop-on = Continue
web-workshop-remove = Remove the card
web-workshop-another = New card
web-workshop-text-of = Text of the card, in sentences
web-workshop-state-blank = A card without a text.
web-workshop-state-read = Understood.
web-workshop-state-unfinished = So far understood. Continue the sentence.
web-workshop-state-several = This can be read in several ways. Choose the one you mean:
web-workshop-state-stopped = Not understood.
web-workshop-coming = Next (→ takes the first, ↓ chooses):
web-workshop-can-come = Next can be: { $words }
web-workshop-beside = The card as it is understood
web-workshop-picture = Your own picture (stays in this browser)
web-workshop-texts = Printed text
web-workshop-does = What it does, step by step
web-workshop-proof = Try and prove
web-workshop-try = Try it
web-workshop-prove = Prove it
web-workshop-enough = Stop
web-workshop-try-line = “Try it” starts a match against the computer at a point where you can play the card. “Prove it” first tries everything the card can do, in matches of random play, and then plays 200 pairs of matches between computers: one with the card in a deck, one with other cards of its type instead.
web-workshop-pairs = { $n } of { $of } pairs of matches
web-workshop-with = with the card
web-workshop-without = without it
web-workshop-found = The deck wins { $with } % with the card and { $without } % without it: a change of { $change } points, with 95 % certainty between { $low } and { $high }. It came into play in { $seen } % of the matches.
web-workshop-unseen = The card never came into play. Maybe nobody can ever play it, or the computer never wanted to.
web-workshop-in-play = In play
web-workshop-examining = Trying everything the card can do …
web-workshop-mistake = Mistake:
web-workshop-remark = Note:
web-workshop-no-findings = { $n ->
    [one] Nothing to say after one match of random play
   *[other] Nothing to say after { $n } matches of random play
}: the card stops no match, does not run on without end, and is not strictly better or worse than a card of the game.
web-workshop-few = { $n ->
    [one] There was only time for one match
   *[other] There was only time for { $n } matches
}, too few to say whether the card does everything it says. Prove it again, or use “playmat cards check --play”.
