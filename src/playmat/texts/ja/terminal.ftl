### 端末で遊ぶときの文。

## 質問と答え

terminal-offer = よければ：{ $what }
terminal-enter = Enter ▸ { $what }（{ $answer }）
terminal-choose = ↑ ↓ か数字キーで選んで、Enter で決定。
terminal-not-yet = まだ途中です。スペースか数字キーで選んでください。
terminal-thinking = { $who }（{ $kind }）が考えています…
terminal-go-on = Enter：{ $who }が続けます。使うなら先に ↑ ↓ か数字キーで選んでください。
terminal-nobody-asked = 今ここで答える人はいません。
terminal-undone = 取り消しました：{ $answer }
terminal-why-allowed = 「{ $answer }」は今できます。
terminal-hint-title = ヒント
terminal-hint = おすすめ：{ $what }（{ $answer }）
terminal-hint-leave = おすすめ：今は何もしないでおく。
terminal-hint-chance = この手番で作戦がうまくいく確率：{ $percent } %
terminal-hint-thinking = ヒントを考えています…
terminal-log = これまでの出来事
terminal-type-here = 選択肢の横の語などで答えを入力（Esc で閉じる）
terminal-page-close = Esc：戻る
terminal-listed = { $first }、{ $rest }
terminal-noted = { $what }（{ $note }）
terminal-cards-title = テーブルのカード
terminal-cards-log = ログに出たカード（新しい順）
terminal-not-now = 今は使えません：{ $why }

## 一台で二人が対戦する

terminal-curtain = { $who }が決める番です。{ $other }は画面を見ないでください。
terminal-curtain-lift = Enter：{ $who }だけが画面の前にいます。自分のカードを見ます。
terminal-no-curtain = この端末（TERM）は画面を消せないので、二人が互いにカードを隠せません。--seat human greedy のようにコンピューターと対戦するか、別の端末で遊んでください。
terminal-undo-asks = 相手がその後に答えています。あなたの最後の答えを取り消すことに相手は同意しますか？
terminal-undo-keys = y：同意する　n：同意しない
terminal-undo-reviewed = この対戦は振り返りで全員の手札を見られたので、もう取り消せません。途中から遊ぶには、振り返りでその場面を開いて Enter を押してください（別の対戦になります）。
terminal-draw-asks = 相手は対戦を引き分けで終えることに同意しますか？
terminal-draw-sure = 対戦を引き分けで終えますか？
terminal-long = この対戦の回答とダイスなどの結果は { $answers } 回になり、自然に決着する対戦をはるかに超えています。引き分けで終えることができます。
terminal-long-key = キーは d です。

## 終わりと保存

terminal-team-won = みんなで勝利しました！
terminal-team-lost = 負けてしまいました。
terminal-draw = 引き分けです。
terminal-winners = 勝者：{ $names }。
terminal-kept = すべて { $file } に保存されています。続きから遊ぶには：{ $command }
terminal-not-kept = 最後の答えを { $file } に書き込めませんでした（{ $why }）。空きを作ってください。次に答えたときにもう一度書き込みます。
terminal-recorded = 記録は { $file } です。もう一度見るには：{ $command }

## 対戦のあと

terminal-way-rematch = 同じ顔ぶれ・デッキ・ルールでもう一度
terminal-way-review = 対戦を振り返る
terminal-way-new = 別の対戦を準備する
start-deck-last = 前回のデッキ

## 振り返り

review-where = { $at } / { $last }　{ $turn }　見る人：{ $who }
review-keys = ← → 場面　PgUp PgDn 手番　Home 最初　End 最後
review-over = この場面で対戦は終わっています。前の場面に戻れば、そこからもう一度遊べます。
review-hidden = 対戦が終わっていないため、{ $who }の手札は見られません。--seat を外してください。
key-previous = 前
key-next = 次
key-try-again = ここからもう一度
key-eyes = 見る人
key-leave = 戻る
review-help-keys =
    ← →          ひとつ前・次の場面
    PgUp, PgDn   この手番か前の手番の最初、次の手番の最初
    Home, End    対戦の最初と最後
    マウス       バーをクリックするとその場面へ
    Enter        ここからもう一度遊ぶ（別の対戦になり、この対戦は残ります）
    v            ほかの人の目で見る
    c            テーブルのカードを読む
    l            出来事の一覧を隠す・見せる（小さい画面ではテーブルの代わりに表示）
    h, F1        このページ
    q, Esc       戻る

    バーの ● は今の場面、┼ は手番の最初、◆ は勝負の分かれ目です。

    上の欄に入力すると、ルールの条文を検索できます。

## できることの一覧と設定

key-palette = 一覧
palette-search = 何をしますか？
palette-nothing = 今できることに「{ $words }」はありません。
palette-thinking = コンピューターが考えています。少し待ってからもう一度選んでください。
palette-begin = 対戦を始める
palette-language = 言語：{ $language }
palette-still = アニメーションをオフにする
palette-moving = アニメーションをオンにする
palette-new = 新しい対戦：{ $game }
settings-damaged = { $file } の設定を読めないため、初期設定を使います：{ $why } 次に設定を変えると新しいファイルに保存され、このファイルは { $aside } として残ります。
settings-unreadable = { $file } の設定を読めないため、初期設定を使います：{ $why }。ファイルはそのまま残ります。読めるようになるまで、設定は保存されません。

## 学ぶ

terminal-learn-game = { $game }：{ $all } のうち { $done } 完了
terminal-learn-how = 右のコマンドで始まります。レッスンは 1～2 分、はじめての対戦は 5 分ほどです。
terminal-learn-keys = Esc：わかりました　t：読み返す
terminal-learn-said = これまでの説明（新しい順）
terminal-learn-cards = このテーブルでは、今使えるカードに ▸ が付きます。c でどのカードも全文を読め、使えない理由も分かります。
terminal-learn-way = 学ぶ：{ $title }
terminal-learn-way-match = 案内なしで対戦する
terminal-learn-next = 次は何をしますか？
terminal-learn-next-after = { $result }次は何をしますか？
terminal-learn-choose = ↑ ↓ か数字キーで選んで、Enter で決定。q で終了。
terminal-learn-enter = Enter ▸ { $what }

## キー

key-answer = 決定
key-mark = 印
key-undo = 取消
key-draw = 引き分け
key-hint = ヒント
key-coach = 説明
key-type = 入力
key-cards = カード
key-pass = 画面を渡す
key-log = 出来事
key-help = ヘルプ
key-save = 保存先
key-quit = 終了

terminal-help-title = ヘルプとルール
terminal-help-search = ルールを検索：言葉か、PP-ROLL-08 のような番号
terminal-help-close = Esc：戻る
terminal-help-keys =
    ↑ ↓       選択肢を移動する
    1–9       選択肢へ移る。ダイスなどを選ぶ・外す
    スペース  選ぶ・外す、ひとつ増やす（マイナスで減らす）
    Enter     質問の一番下の行に書かれていることをする
    マウス    選択肢やテーブル上のものをクリック
    u         新しいことが分かるまでは取り消せる
    d         相手が同意すれば、対戦を引き分けで終える
    ?         ヒント：上手な人ならどうするか、その理由
    t         案内つきの対戦やレッスンで、これまでの説明を読み返す
    c         テーブルのカードを読む。今使えない理由も分かる
    :         答えを言葉で入力する
    l         出来事の一覧を隠す・見せる（小さい画面ではテーブルの代わりに表示）
    x         提案を使える別の人に画面を渡す
    Ctrl+K    今できることの一覧（言語・アニメーション・新しい対戦も）
    s         保存先を見る（答えは毎回すぐ保存されます）
    h, F1     このページ
    q         終了。「playmat resume」で続きから

    上の欄に入力すると、ルールの条文を検索できます。

## 席

seat-human = あなた
seat-beginner = コンピューター：初心者
seat-casual = コンピューター：カジュアル
seat-skilled = コンピューター：中級者
seat-expert = コンピューター：上級者
seat-champion = コンピューター：チャンピオン
seat-random = コンピューター：ランダム
seat-greedy = コンピューター：目先重視
seat-search = コンピューター：探索
seat-lesson = レッスンの相手
seat-other = コンピューター：{ $player }
seat-exec = プログラム
seat-level = { $player }（{ $level }）
seat-level-easy = 弱い
seat-level-medium = 普通
seat-level-hard = 強い
seat-level-brisk = てきぱき
seat-level-steady = 着実
seat-level-patient = じっくり
seat-planner = コンピューター：プランナー
seat-away = 参加しない

start-note = ↑ ↓ 行を選ぶ　← → 変更　Enter 開始　q 終了
start-learn = t { guide-begin }
start-seat = 席 { $number }
start-deck = 席 { $number } のデッキ
start-deck-random = ランダム
start-deck-note = : 別のデッキ（名前・ファイル・共有コード）　e 編集
start-deck-type = スターターデッキ、自分のデッキ、ファイル、共有コード、または random（Esc で閉じる）
start-ruleset = ルールセット
start-language = 言語

start-value-random = ランダム
start-value-false = なし
start-value-true = あり
start-value-none = なし

terminal-bad-seat-near = 席に「{ $got }」は指定できません。「{ $near }」のことですか？次から選んでください：{ $known }
terminal-bad-seat = 席に「{ $got }」は指定できません。次から選んでください：{ $known }
play-over = { $file } の対戦は、その時点で終わっています。もっと前の時点を RECORD@N の形で指定してください（N は0から{ $last }まで）。
play-over-scenario = { $file } の局面では対戦が終わっています。別のシナリオを選んでください。
play-fixed = 続きから遊ぶ対戦では、席、デッキ、ルールはもう決まっています。{ $option } を外してください。
terminal-no-heroes = { $game } には選ぶヒーローがいません。--heroes を外してください。
terminal-no-decks = { $game } には選ぶデッキがありません。--deck を外してください。
terminal-many-decks = --deck が { $decks } 個ありますが、席は { $seats } つです。--deck を減らしてください。
terminal-many-seats = --seat が { $seats } 個ありますが、ヒーローは { $heroes } 人です。--seat を減らすか、--heroes でヒーローを増やしてください。

## 文字だけの表示

plain-welcome = { $game }（文字だけの表示）。番号か言葉で答えてください。「help」で命令の一覧を表示します。
plain-type = 入力の形：{ $form }
plain-type-some = 番号を空白で区切って入力してください。例：1 3{ $nothing ->
    [none] { "" }
   *[other] 。または：{ $nothing }
}
plain-type-order = すべての番号を望む順に入力してください。例：2 1 3
plain-pass = 「go」か空の行を入力すると、使わずに先へ進みます。
plain-try-help = 「help」で命令の一覧、「why 答え」でその答えができない理由を表示します。
plain-why-what = どの答えかを書いてください：why 答え
plain-card-what = カードの名前を書いてください：card 名前。その名前のカードはありません。「cards」でテーブルのカードを表示します。
plain-curtain-lift = Enter か「go」：{ $who }だけが画面の前にいます。自分のカードを見ます。
plain-undo-asks = 相手がその後に答えています。相手が同意するなら「undo agreed」と入力してください。
plain-draw-asks = 相手が引き分けに同意するなら、次のように入力してください：draw agreed
plain-long = draw と入力してください
plain-again = 「again」で、同じ顔ぶれ・デッキ・ルールでもう一度対戦します。ほかの行で終了します。別の対戦を始めるコマンド：{ $command }
plain-learn-says = { $title }：{ $what }
plain-learn-again = 「coach」でこれまでの説明を読み返せます。
plain-learn-way = { $what }：{ $command }
plain-help =
    選択肢の番号か、その言葉で答えてください。命令：
    look – 今の状況
    hint または ? – 上手な人ならどうするか、その理由
    why 答え – その答えが今できない理由（why だけなら手札すべて）
    cards、card 名前 – テーブルのカード、またはどれか一枚
    go – 使わずに先へ進む
    undo – 新しいことが分かるまでは取り消せる
    draw – 相手が同意すれば、対戦を引き分けで終える
    pass-screen – 提案を使える別の人に画面を渡す
    concede – 降参する（二人用のゲーム）
    log [N] – 最近の出来事 N 件
    rules 言葉、rules PP-ROLL-08 – ルールの条文
    save – 保存先
    quit – 終了。「playmat resume」で続きから
    同じ名前の答えがあるときは、前にコロンを付けると命令になります。

## ファイル

save-unreadable = ファイル { $file } を読めません：{ $why }。途中の対戦の一覧：playmat resume --list
save-unwritable = { $folder } に保存できません：{ $why }。環境変数 PLAYMAT_HOME で別のフォルダーを指定してください。
save-in-use = { $file } は別のプロセスが使っています。先にそちらを閉じてください。
save-none = { $folder } に続きから遊べる対戦はありません。始めるには：playmat play GAME
save-passed-over = { $file } は飛ばしました：{ $why }
save-no-text = ファイル { $file } はテキストではありません。記録かシナリオ文書を指定してください。
save-report-running = 報告 { $file } には記録が入っていません。対戦中に作られたか、全員の手札を見られない人が作ったものです。対戦が終わってからプレイヤーが作った報告を頼んでください。
save-line = { $file }  { $game }：{ $seats }、これまでの答えと結果：{ $n } 件
replay-head = { $file } の答えと結果 { $last } 件のうち { $at } 件の後：
record-good = { $file } は正しい記録です。答えと結果 { $entries } 件、照合したハッシュ { $hashes } 件。
record-finished = 対戦は終わっています。
record-unfinished = 対戦はまだ終わっていません。
record-digest = 最後の局面のダイジェスト：{ $digest }
hint-nobody-asked = { $file } では誰も答えを求められていないので、助言することがありません。

## テーブル

table-pair = { $name }：{ $what }
table-heading = { $name }：

terminal-read-card = c：テーブルのカードを読む

## 問題

terminal-puzzles-how = 右のコマンドで始まります。星が一つ増えるごとに、解けないコンピューターのレベルが一つ増えます。
puzzles-progress = 対戦
puzzles-other = 「{ $file }」には別の探索（{ $was }）の問題が入っています。今回の探索は { $now } です。別のフォルダーを指定してください。
puzzles-mined = { $folder } の問題：{ $count } 問。

## デッキを組む

palette-deck-of = 席{ $number }のデッキを編集
palette-decks = デッキを組む：{ $game }
deck-build-new = 新しいデッキ
deck-build-unsaved = 未保存
deck-build-format = ルール：{ $format }
deck-build-search = /　検索（名前、種類、カードの文）
deck-build-name = 名前、またはmy-deck.txtのようなファイル。Escで閉じる
deck-build-nameless = デッキにまだ名前がありません。名前か、my-deck.txtのようなファイル名を入力してください。
deck-build-cardless = デッキにまだカードがありません。+で1枚以上入れてから保存してください。
deck-build-taken = ファイル{ $file }はすでにあります。別の名前にしてください。
deck-build-starter-name = 「{ $name }」はスターターデッキの名前です。別の名前にしてください。
deck-build-random-name = 「{ $name }」はランダムに選ばれるデッキを表します。別の名前にしてください。
deck-build-changed = { $file }は、読み込んだ後に別のプログラムで変更または削除されました。aを押して別の名前で保存してください。
deck-build-unwritable = デッキを{ $file }に保存できません：{ $why }。aを押して別の場所に保存してください。
deck-build-saved = { $file }に保存しました
deck-build-comments = { $file }にはコメントがあります。コメントはデッキと一緒に保存されません。コメントなしで保存しますか。
deck-build-comments-keys = y：コメントなしで保存　n：保存しない
deck-build-which = どのデッキを編集しますか。
deck-build-starter = スターターデッキ
deck-build-choose = ↑↓とEnter　Esc：戻る
deck-build-lost = 保存していない変更があります。
deck-build-keep = 保存する
deck-build-drop = 変更を破棄する
deck-build-stay = デッキに戻る
deck-build-screen = デッキの編集には全画面が必要ですが、この端末では表示できません。ファイルを直接編集し、次のコマンドで確認してください：playmat decks check { $game } FILE
deck-key-more = 追加
deck-key-fewer = 減らす
deck-key-search = 検索
deck-key-only = デッキ／全部
deck-key-save = 保存
deck-key-save-as = 別名で保存
deck-key-open = 開く
deck-key-format = ルール
deck-key-redo = やり直す
deck-build-help =
    ↑ ↓        カードを選ぶ
    + か →     1枚追加。- か ←：1枚減らす
    0～9       その枚数にする
    /          検索。Enterか↓で見つかったカードへ、Escですべてのカードに戻る
    d          デッキのカードだけ、またはすべてを表示
    f          別のルールで判定する（ルールが複数あるゲーム）
    u、r       取り消す、やり直す
    s          保存。新しいデッキでは名前を尋ねる
    a          別の名前で、別のデッキとして保存
    o          別のデッキを開く、または新しく組む
    Ctrl+K     できることの一覧
    h、F1      このページ
    q、Esc     終了。未保存の変更があれば尋ねる

    ルールに合わないデッキも保存できます。保存したデッキは開始画面で選べます。

    上の欄に入力すると、ルールの条項を検索できます。
