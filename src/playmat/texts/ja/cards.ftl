### カードの言語：文のつなぎ方と、カードファイルの誤り。

cards-name = { $ja }
cards-nothing = { "" }
cards-list = { $first }、{ $rest }
cards-and = { $first }、{ $rest }
cards-both = { $first }場合で、かつ{ $rest }
cards-or = { $first }または{ $rest }
cards-clause = { $first }。{ $rest }
cards-then = { $first }{ $rest }
# カードに書かれる1、2…を表す語。同じ数に複数ある場合は「/」で区切る。
cards-figures = 一; 二; 三; 四; 五; 六; 七; 八; 九; 十
# 二つの文の間に置かれる語と、別の言い方。「=」の右が印刷される言い方。
cards-links = そして; その後; その後に; さらに
cards-variants = 両プレイヤー = 各プレイヤー; お互いのプレイヤー = 各プレイヤー

cards-good = { $file } に誤りはありません。
cards-image = 画像: { $path }

error-cards-game = ゲーム「{ $got }」にはこの種のカードがありません。カードのあるゲーム：{ $known }
error-cards-file = ファイル { $file } を読めません：{ $why }
error-cards-toml = { $file } はTOMLファイルではありません：{ $why }
error-cards-encoding = { $file } はUTF-8のテキストではありません（{ $at }バイト目）。文字コードをUTF-8にして保存し直してください。
error-cards-at = { $file } { $line }行目、カード{ $card }、{ $key }：{ $why }
error-cards-deck-at = { $file } { $line }行目、デッキ{ $deck }、{ $key }：{ $why }
error-cards-file-at = { $file } { $line }行目、{ $key }：{ $why }
error-cards-unknown-near = 「{ $got }」という語はありません。「{ $near }」のことですか？
error-cards-unknown = 「{ $got }」という語はありません。次から選んでください：{ $known }
error-cards-unfit = 「{ $op }」は「{ $got }」を対象にできません。次から選んでください：{ $known }
error-cards-code = 「{ $got }」はコードではありません。コードは MY1-01 のように、大文字・数字・ハイフンで書きます。
error-cards-twice = コード{ $got }が二度使われています。セット、カード、デッキには、それぞれ別のコードが必要です。
error-cards-set-own = { $got }はゲームに付属するセットのコードです。MY1 のような別のコードを付けてください。
error-cards-set-other = { $other } のセットもコードが{ $got }です。セットごとに別のコードを付けてください。
error-cards-deck-unknown = コード「{ $got }」のカードは、このファイルにもゲームにもありません。デッキにはカードをコードで書きます。
error-cards-deck-elsewhere = { $got }は { $other } のカードです。デッキに入れられるのは、同じファイルのカードとゲームのカードだけです。デッキとカードを一つのファイルにまとめてください。
error-cards-deck-type = { $got }の種類は「{ $type }」です。ここに書けるのは次の種類だけです：{ $known }
error-cards-codes = ここには ["MY1-01", "MY1-02"] のような、カードのコードのリストが必要です。
error-cards-counts = ここには {"{"} MY1-01 = 3 {"}"} のような、カードのコードと枚数の表が必要です。
error-cards-again = 「{ $got }」が二度書かれています。一度だけ書いてください。
error-cards-ambiguous = 「{ $got }」という名前のカードは複数あります。コードで書いてください：{ $known }
error-cards-many = セット全体のカードが多すぎます。上限は{ $limit }枚です。
error-cards-array = 「{ $name }」は一つごとに [[{ $name }]] と書いてください。
error-cards-empty = カードもデッキもありません。[[card]] か [[deck]] を一つ以上書いてください。
error-cards-once = 「{ $got }」は一枚のカードに一度しか書けません。
error-cards-long = カードのテキストは{ $limit }文字までです。
error-cards-told = 「{ $names }」はテキストが述べています。どちらか一方だけを書いてください。
error-cards-missing = 「{ $name }」がありません。
error-cards-words = ここには次の語のリストが必要です：{ $known }
error-cards-flag = 「{ $got }」は true か false でなければなりません。
error-cards-text = 「{ $got }」は引用符で囲んだ文字列でなければなりません。
error-cards-texts = ここには引用符で囲んだ文字列のリストが必要です（例：["Sora", "Riku"]）。
error-cards-table = 「{ $got }」は {"{"} key = 1 {"}"} のような表でなければなりません。
error-cards-number = 「{ $got }」は{ $low }から{ $high }までの整数でなければなりません。
error-cards-no-cost = { $game } のカードにコストはありません。--cost を外してください。--kind で種類から選べます。
error-cards-no-element = { $game } のカードに属性はありません。--element を外してください。--kind で種類から選べます。
error-cards-cost = 「{ $got }」はコストではありません。2、..2、2..、1..3 のように書いてください。
error-cards-cost-order = { $got } は範囲の順序が逆です。{ $low }..{ $high } のことですか？
error-cards-names = 名前は {"{"} en = "Brace", ja = "踏ん張り" {"}"} のような言語ごとの表で、各60文字までです。en は必須です。
error-cards-signs = 「{ $got }」に改行か制御文字があります。普通の文字だけで1行に書いてください。
error-cards-program = プログラムは [{"{"} op = "draw", amount = 1 {"}"}] のような、{ $limit }個までの操作のリストです。
error-cards-operation = 操作は「op」というキーをもつ表で、その値は次のいずれかです：{ $known }

## カードの入力

cards-ask = { $field }（{ $hint }）：
cards-ask-or = { $field }（{ $hint }、空欄なら { $default }）：
cards-ask-sentences = 印刷されているテキスト（空欄なら項目ごとに尋ねます）：
cards-printed = { $file }：カード{ $cards }枚、{ $pages }ページ。倍率100%で印刷すると、カードは63×88 mmになります。
cards-print-picture = 画像 { $file } を読み取れません。そのカードは画像なしで印刷します。
cards-new-added = { $card } を { $file } に書きました。
cards-new-stopped = 中止しました。何も書いていません。
cards-blank = { $card } は効果なしのままです。「{ $text }」はカードの言語ではありません。{ $why ->
        [none] { "" }
       *[other] { $why }
    }
cards-unread = { $understood ->
        [none] 読み取れた部分はありません。
       *[other] 「{ $understood }」までは読み取れました。
    }{ $stopped ->
        [none] 文の終わりに何かが足りません。
       *[other] 「{ $stopped }」は読み取れません。
    }{ $near ->
        [none] { "" }
       *[other] 近い文：{ $near }
    }
cards-several = 何通りかに読めます。意図するものが印刷されるとおりに書いてください：{ $ways }
cards-ways = { $count }通りに読めます。
cards-roundtrip = { $lang }：{ $cards }枚中{ $same }枚が元のとおりに読み取れます。
cards-roundtrip-wrong = { $lang }：{ $card } は元のとおりに読み取れません。
error-cards-no-sentences = 文のあるカードゲームのカードのテキストを書いてください。「{ $game }」にはありません。
cards-column = { $column }：{ $hint }{ $types ->
        [none] { "" }
       *[other] （{ $types }）
    }
error-cards-rows = { $file } には列名の下に行がありません。カード 1 枚につき 1 行を書いてください。
error-cards-csv = { $file } の { $line } 行目を表（CSV）として読めません。1 つのセルは { $limit } 文字までです。短くするか、表を CSV で保存し直してください。
error-cards-columns = { $file } の1行目には列名を書いてください（code、type は必要です）。使える列：{ $known }
error-cards-column = { $file } の列「{ $got }」はどのカードにもありません。{ $near ->
        [none] 使える列は「playmat cards columns」で確かめられます。
       *[other] 近い列：「{ $near }」
    }

## 対戦でのカード（playmat cards check --play）

cards-examples-folder = 「{ $file }」に書き込めません：{ $why }。--examples で別のフォルダーを指定してください。
cards-found-stops = { $card }で対戦が止まります。効果の処理中にルールが破綻しました。{ $why ->
        [none] { "" }
       *[other] { $why }
    }どのカードでも起きてはならないことです。記録を添えて報告してください。
cards-found-endless = { $card }が引き起こす効果は際限なく続くため、対戦は引き分けになります。（{ $clause }）
cards-found-repeats = { $card }は何度でも使えます。1ターンに同じことを{ $count }回行いました。
cards-found-overlong = { $card }があると対戦が終わりません。{ $count }回の回答のあともまだ続いていましたが、このカードのない同じ対戦は終わります。
cards-found-no-deck = { $card }はけっして使えません。{ $why }
cards-found-unplayed = { $card }は{ $matches }回の対戦で一度も使われませんでした（手札にあったのは{ $held }回）。{ $why ->
        [none] { "" }
       *[other] 使えない理由：{ $why }
    }
cards-found-because = { $why }（{ $clause }）
cards-found-unused = { $card }は{ $matches }回の対戦で一度も場に出ませんでした。
cards-found-undone = { $card }は{ $matches }回の対戦で{ $count }回場に出ましたが、次のことは一度も起きませんでした：「{ $what }」
cards-found-idle = { $card }：「{ $what }」は{ $matches }回の対戦で{ $count }回処理されましたが、一度も何も起きませんでした。
cards-found-better = { $card }は{ $other }を完全に上回ります：{ $what }
cards-found-figure = { $field }が{ $worse }ではなく{ $better }
cards-found-more = さらに「{ $what }」
cards-found-less = 「{ $what }」がない
cards-found-unlisted = ほかに、一方が他方を完全に上回るカードの組が{ $count }組ありますが、省略しました。
cards-found-uncompared = カードが多いため、{ $count }組は比較していません。
cards-found-cut = 対戦が長いため、{ $games }回のうち{ $matches }回しか行えませんでした。
cards-found-seldom = 次のカードは、書かれたとおりのことをすべてするかどうか判断できるほど試せませんでした：{ $cards }。--matches で対戦数を増やしてください。
cards-found-sum = { $matches }回の対戦：誤り{ $errors }件、指摘{ $remarks }件。
