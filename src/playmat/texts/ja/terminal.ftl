### 端末で遊ぶときの文。

## 質問と答え

terminal-question = { $who }：{ $what }
terminal-offer = { $who }は、よければ今これもできます：{ $what }
terminal-enter = Enter ▸ { $what }（{ $answer }）
terminal-not-yet = まだ途中です。スペースか数字キーで選んでください。
terminal-thinking = { $who }（{ $kind }）が考えています…
terminal-nobody-asked = 今ここで答える人はいません。
terminal-undone = 取り消しました：{ $answer }
terminal-why-allowed = 「{ $answer }」は今できます。
terminal-hint-title = ヒント
terminal-hint = おすすめ：{ $answer } – { $what }
terminal-hint-leave = おすすめ：今は何もしないでおく。
terminal-hint-chance = この手番で作戦がうまくいく確率：{ $percent } %
terminal-log = これまでの出来事
terminal-type-here = 選択肢の横の語などで答えを入力（Esc で閉じる）
terminal-page-close = Esc：戻る

## 終わりと保存

terminal-team-won = みんなで勝利しました！
terminal-team-lost = 負けてしまいました。
terminal-draw = 引き分けです。
terminal-winners = 勝者：{ $names }
terminal-over-keys = u：まだ可能なら最後の答えを取り消す　q：終了
terminal-kept = すべて { $file } に保存されています。続きから遊ぶには：{ $command }
terminal-not-kept = 最後の答えを { $file } に書き込めませんでした（{ $why }）。空きを作ってください。次に答えたときにもう一度書き込みます。
terminal-recorded = 記録は { $file } です。もう一度見るには：{ $command }

## キー

key-answer = 決定
key-mark = 印
key-undo = 取消
key-hint = ヒント
key-type = 入力
key-log = 出来事
key-help = ヘルプ
key-save = 保存先
key-quit = 終了

terminal-help-title = ヘルプとルール
terminal-help-search = ルールを検索：言葉（英語）か、PP-ROLL-08 のような番号
terminal-help-close = Esc：戻る
terminal-help-keys =
    ↑ ↓       選択肢を移動する
    1–9       選択肢へ移る。ダイスなどを選ぶ・外す
    スペース  選ぶ・外す、ひとつ増やす（マイナスで減らす）
    Enter     質問の一番下の行に書かれていることをする
    マウス    選択肢やテーブル上のものをクリック
    u         新しいことが分かるまでは取り消せる
    ?         ヒント：プランナーならどうするか、その理由
    :         答えを言葉で入力する
    l         出来事の一覧（小さい画面のとき）
    s         保存先を見る（答えは毎回すぐ保存されます）
    h, F1     このページ
    q         終了。「playmat resume」で続きから

    上の欄に入力すると、ルールの条文を検索できます（条文は英語です）。

## 席

seat-human = あなた
seat-random = コンピューター：ランダム
seat-greedy = コンピューター：目先重視
seat-planner = コンピューター：プランナー
seat-away = 参加しない

start-note = ↑ ↓ 行を選ぶ　← → 変更　Enter 開始　q 終了
start-seat = 席 { $number }
start-language = 言語

terminal-bad-seat = 席に「{ $got }」は指定できません。次から選んでください：{ $known }
terminal-no-heroes = { $game } には選ぶヒーローがいません。--heroes を外してください。
terminal-many-seats = --seat が { $seats } 個ありますが、ヒーローは { $heroes } 人です。--seat を減らすか、--heroes でヒーローを増やしてください。
terminal-bad-option = 「{ $got }」はオプションの形ではありません。--option 名前=値 と書いてください。

## 文字だけの表示

plain-welcome = { $game }（文字だけの表示）。番号か言葉で答えてください。「help」で命令の一覧を表示します。
plain-question = { $who }：{ $what }
plain-offer = { $who }は、よければ今これもできます：{ $what }
plain-type = 入力の形：{ $form }
plain-try-help = 「help」で命令の一覧、「why 答え」でその答えができない理由を表示します。
plain-why-what = どの答えかを書いてください：why 答え
plain-help =
    選択肢の番号か、その言葉で答えてください。命令：
    look – 今の状況
    hint または ? – プランナーならどうするか、その理由
    why 答え – その答えが今できない理由
    undo – 新しいことが分かるまでは取り消せる
    log [N] – 最近の出来事 N 件
    rules 言葉、rules PP-ROLL-08 – ルールの条文（英語）
    save – 保存先
    quit – 終了。「playmat resume」で続きから
    同じ名前の答えがあるときは、前にコロンを付けると命令になります。

## ファイル

save-unreadable = ファイル { $file } を読めません：{ $why }。途中の対戦の一覧：playmat resume --list
save-unwritable = { $folder } に保存できません：{ $why }。環境変数 PLAYMAT_HOME で別のフォルダーを指定してください。
save-in-use = { $file } は別のプロセスが使っています。先にそちらを閉じてください。
save-none = { $folder } に続きから遊べる対戦はありません。始めるには：playmat play GAME
save-no-text = ファイル { $file } はテキストではありません。記録かシナリオ文書を指定してください。
save-line = { $file }  { $game }：{ $seats }、これまでの答えと結果：{ $n } 件
replay-head = { $file } の答えと結果 { $last } 件のうち { $at } 件の後：
record-good = { $file } は正しい記録です。答えと結果 { $entries } 件、照合したハッシュ { $hashes } 件。
record-finished = 対戦は終わっています。
record-unfinished = 対戦はまだ終わっていません。
record-digest = 最後の局面のダイジェスト：{ $digest }
hint-nobody-asked = { $file } では誰も答えを求められていないので、助言することがありません。
