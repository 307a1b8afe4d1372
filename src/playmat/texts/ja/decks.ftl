### デッキ：`playmat decks` の言葉と、デッキが読めない理由。

decks-line = { $code }  { $name }：{ $first }、全{ $count }枚
decks-legal =
    このデッキは { $format } のルールで使えます。共有コード：
    { $code }
decks-first-turn = { $deals } 回配ると、{ $playable } 回（{ $share } %）は最初のターンにカードを使えます。
decks-clause = { $what } [{ $clause }]

error-deck-line = { $line }行目：{ $why }
error-deck-unknown-near = 「{ $got }」というカードはありません。「{ $near }」のことですか？
error-deck-unknown = 「{ $got }」というカードはありません。「playmat cards list { $game }」で一覧を見られます。
error-deck-ambiguous = 「{ $got }」という名前のカードは複数あります。コードで書いてください：{ $known }
error-deck-two-cards = 「{ $name }」と{ $code }は別のカードです。どちらか一方だけを書いてください。
error-deck-section = { $card }は「{ $got }」には置けません。「{ $wanted }」に移してください。
error-deck-count = 「{ $got }」の枚数は1から{ $limit }までです。
error-deck-many = { $limit }枚を超えるデッキは読めません。減らしてください。
error-deck-empty = このデッキにはカードがありません。一行に一種類、枚数に続けて名前を書いてください。「playmat decks list { $game }」に例があります。
error-deck-name = 「{ $got }」という名前は使えません。一行で{ $limit }文字までです。
error-deck-size = デッキが{ $limit }文字を超えています。そこまで長いデッキはありません。
error-deck-long = 行が{ $limit }文字を超えています。一行に一種類を書いてください。
error-deck-json = JSONのデッキとして読めません：{ $why }書き方は「playmat decks show … --json」で見られます。
error-deck-json-at = JSONのデッキとして読めません：{ $path }：{ $why }書き方は「playmat decks show … --json」で見られます。
error-deck-version = このデッキの形式は{ $got }です。ここで読めるのは{ $known }です。テキストでもらってください。
error-deck-game = このデッキは「{ $got }」のもので、「{ $wanted }」のものではありません。
error-deck-sections = デッキに「{ $got }」という区分はありません。次から選んでください：{ $known }
error-deck-code = 共有コードが途中で切れているか、変わっています。全体をもう一度コピーしてください。
error-deck-utf8 = デッキがUTF-8のテキストではありません。UTF-8で保存してください。
error-deck-none-near = 「{ $got }」というデッキやファイルはありません。「{ $near }」のことですか？
error-deck-none = 「{ $got }」というデッキやファイルはありません。「playmat decks list { $game }」で一覧を見られます。
error-deck-random = 「{ $got }」はランダムデッキの指定ではありません。random:7 のようにシードを書くか、一覧では random:1-40 のように{ $most }個まで指定してください。
