### E-mail: what people are told of matches by days, and the links in those mails. Plain text, nothing of any hand.

mail-confirm-subject = Confirm your e-mail address
mail-confirm-text = Somebody asked { $host } to send word to this address when a match is waiting for them. If that was you, open this link and confirm it:
mail-confirm-until = The link works until { $until }.
mail-confirm-not-you = If it was not you, do nothing: no further mail will come.
mail-news-subject = { $count ->
    [one] A match is waiting for you
   *[other] { $count } matches are waiting for you
}
mail-turn = { $game }{ $people ->
    [0] { "" }
   *[other] { " " }against { $others }
}: it is your turn.
mail-round = { $game }{ $people ->
    [0] { "" }
   *[other] { " " }against { $others }
}: your match has begun.
mail-tournament = { $tournament }, round { $round }
mail-until = Answer by { $until }.
mail-leave = To stop these mails and have your address deleted:
