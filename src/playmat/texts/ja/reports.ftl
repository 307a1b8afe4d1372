### Reports on balance.

lab-no-report = レポートに必要なライブラリーがインストールされていません。次のコマンドでインストールしてください: { $install }
report-damaged = レポート「{ $file }」は壊れています: { $why }
report-written = { $games }ゲームのレポートを「{ $file }」に書き出しました。
report-title = { $game }: バランスのレポート
report-played = { $player }による{ $games }ゲーム、ルールセット{ $ruleset }、シード{ $seed }。結果なし: { $errors }
report-how = 「サイド」は1ゲームの1つの席です。引き分けは半分の勝ちと数えます。区間は95 %（ウィルソン）です。コンピュータープレイヤーの使い方が、そのカードのすべてではありません。
report-contents = 目次
report-table = 表で見る
report-all = 全体

report-labels = デッキと役割
report-labels-says = 各デッキ・役割の全ゲームでの得点率とその区間です。
report-pairings = 対戦の組み合わせ
report-pairings-says = 行が列に対して挙げた得点率です。
report-partners = 味方の組み合わせ
report-partners-says = 行と列のヒーローが同じチームにいたゲームの勝率です。色は、全ゲームの勝率よりどれだけ高いか低いかを示します。
report-first = 先手
report-first-says = 最初のターンを行うサイドの得点率です（全体と各デッキ）。
report-lengths = 長さ
report-lengths-says = ゲームが何ターン続いたかを示します。
report-endings = 終わり方
report-endings-says = ゲームがどう終わったかを示します。
report-leads = リードと勝敗
report-leads-says = 各ターンの開始時に評価で上回っていたサイドが勝ったゲームの割合です。引き分けのゲームと、5ゲーム未満しか達しなかったターンは省いています。
report-changes = リードの交代と逆転
report-changes-says = ターンごと、そして決着時にリードが何回入れ替わったかを示します。逆転とは、勝者の評価が一度30 %を下回ったゲームです。
report-decisions = 選択
report-decisions-says = ゲームごとの選択の数、1回の選択での答えの数、ターン数です（平均と5、50、95パーセンタイル）。
report-cards = カード
report-cards-says = カードが最初の手札にある効果です。最初の手札に持っていたサイドの得点率から、同じデッキで持っていなかったサイドの得点率を引いた値と、その区間を示します。最初の手札は公平に引かれるため、ゲームの長さには左右されません。薄いものは偶然かもしれません（カードの数で補正したpが5 %以上）。「効果」は一度でも手札に持ったサイドと一度も持たなかったサイドの差です。長く続いたサイドほど多くのカードを見るため、終盤のカードは実際より良く見えます。

## Columns

report-column-label = デッキ・役割
report-column-other = 相手
report-column-partner = 味方
report-column-sides = サイド
report-column-points = 得点
report-column-share = 得点率
report-column-cause = 終わり方
report-column-matches = ゲーム
report-column-turns = ターン数
report-column-turn = ターン
report-column-right = リード側の勝ち
report-column-lean = 平均リード
report-column-ahead = リードして勝利
report-column-changes = 交代
report-column-comebacks = 逆転
report-column-figure = 項目
report-column-decisions = 選択の数
report-column-answers = 選択ごとの選択肢
report-column-mean = 平均
report-column-q5 = 5 %
report-column-q50 = 50 %
report-column-q95 = 95 %
report-column-card = カード
report-column-seen = 登場
report-column-opening = 最初の手札
report-column-drawn = 後から引いた
report-column-held = 手札にあった
report-column-used = 使った
report-column-left = 最後まで手札
report-column-without = 手札になし
report-column-mean-turn = 使った平均ターン
report-column-times = 使った回数
report-column-adds = 効果
report-column-p = p
report-column-opening-adds = 最初の手札での効果
report-column-opening-p = p（最初の手札）
report-column-opening-decks = 比べたデッキ
report-share-of = 得点率（{ $what }）
report-end-low = 下限
report-end-high = 上限

## ブラウザーで

web-lab = ラボ
web-lab-line = バランスのレポートです。どのデッキやカードが勝ちやすいか、ゲームがどれくらい続き、どう動くかがわかります。すべてコンピュータープレイヤーどうしのゲームです。
web-lab-empty = レポートはまだありません。
web-lab-report = { $games }ゲーム{ $decks ->
    [0] {""}
   *[other] 、{ $decks }個のデッキ
}、コンピューター（{ $players }）{ $ruleset ->
    [none] {""}
   *[other] 、{ $ruleset }
}
web-lab-played = コンピューター（{ $players }）による{ $games }ゲーム{ $decks ->
    [0] {""}
   *[other] 、{ $decks }個のデッキ
}{ $ruleset ->
    [none] {""}
   *[other] 、ルール「{ $ruleset }」
}、シード{ $seed }、{ $day }作成。
web-lab-house = Playmatに付属
web-lab-own = このサーバーで作成
web-lab-older = 以前のルールまたはカード
web-lab-older-line = 以前のルールまたはカードで作られたレポートです。現在の数値とは異なることがあります。
web-lab-errors = { $n }ゲームがエラーで止まりました。どの表にも含まれていません。
web-lab-copy = コマンドをコピー
web-lab-offline = 上のコマンドは、このレポートをネットワークなしで読める1ページのファイルにも書き出します。カードの2つの版を比べるコマンドは次のとおりです。
web-lab-copy-compare = 比較のコマンドをコピー
web-lab-save = 「{ $title }」をCSVで保存
web-lab-too-few = これを示すにはゲームの数が足りません。
web-lab-bold = 太字：区間に{ $share }が含まれません。
web-lab-together = 1本の棒は{ $n }個の数をまとめたものです。
web-lab-find = カードを探す
web-lab-all-figures = すべての数値
web-lab-found = { $of }枚中{ $n }枚のカード
web-lab-whole = { $n }枚すべてを表示
web-lab-fewer = 少なく表示
web-lab-new = 新しいレポート
web-lab-player = コンピュータープレイヤー
web-lab-each = デッキの組ごとのゲーム数
web-lab-games = ゲーム数
web-lab-all-decks = すべてのスターターデッキ
web-lab-some-decks = 選んだデッキだけ
web-lab-which = デッキ（{ $n }個、最大{ $most }個）
web-lab-cost = { $pairs }組 × { $each } = { $games }ゲーム
web-lab-cost-games = { $games }ゲーム
web-lab-few-decks = デッキを2個以上選んでください。
web-lab-no-number = ゲーム数を整数で入力してください。
web-lab-odd = 偶数を入力してください。同じ配り方で席を入れ替えて2回対戦します。
web-lab-too-many = { $games }ゲームになります。最大は{ $most }ゲームです。ゲーム数かデッキを減らしてください。
web-lab-start = レポートを作成
web-lab-done = { $games }ゲーム中{ $done }ゲーム
web-lab-part = { $part }完了
web-lab-stop = 止める
web-lab-ready = レポートができました。開く
web-lab-drop = 削除
web-lab-drop-line = レポートはだれからも見られなくなります。
web-lab-stopped = 前回のレポートは完成前に中止されました。
web-lab-lost = 表示できないレポート
web-lab-lost-line = 壊れているか、ここにインストールされていないゲームのレポートです。削除するまで、保存数に含まれます。
web-lab-lost-one = 作成：{ $when }

## 変更の比較

lab-compare-many = --{ $name } に値が{ $got }個あります。両側に共通の1個か、変更前と変更後の2個を指定してください。
lab-compare-same = 変更前と変更後が同じです。変えるものの値を前後2個指定してください。例: --cards old.toml new.toml
lab-compare-decks = 両側のデッキが異なります（変更前: { $before }、変更後: { $after }）。両方にあるデッキを --decks で指定してください。
lab-compare-shape = { $before }と{ $after }では同じ対戦になりません。両側に同じ人数を、どちらも同じプレイヤーどうしか、どちらも異なるプレイヤーで指定してください。
compare-changed = { $name }: { $before } → { $after }
compare-same = { $games }ゲームのうち{ $same }ゲームは、変更の前後でまったく同じ進行でした。
compare-before = 変更前
compare-after = 変更後
compare-difference = 差
compare-figure-won = 勝ったゲーム
compare-figure-first = 得点率（先手）
compare-figure-player = 得点率（最初に挙げたプレイヤー）
compare-figure-draws = 引き分け
compare-figure-turns = ターン数
compare-figure-decisions = 選択の数
compare-figure-answers = 選択ごとの選択肢
compare-cards-how = 得点率は、そのカードを手札に持ったサイドのものです。{ $cards }枚のうち差の大きい{ $shown }枚です。pは行の数で補正しています。
compare-unused = 一度も使われなかったカード（{ $count }）: { $cards }
compare-alike = 手札に持っても5 %以上の差がないカード（{ $count }）: { $cards }
