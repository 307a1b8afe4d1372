## ブラウザー

perilous-web-about = ダイスを振り、残し、分け合う。ハートレスによって陥落する前に、5人のヒーローがワールドを次々と救う。
perilous-web-world = 今のワールド
perilous-web-world-at = { $name }、レベル{ $level }
perilous-web-level = レベル{ $level }
perilous-web-marker = マーカーは「救出」まで{ $saved }マス、「陥落」まで{ $lost }マス
perilous-web-world-saved = 救出
perilous-web-world-lost = 陥落
perilous-web-spawn = マーカー+{ $n }
perilous-web-attack = { $n }ダメージ
perilous-web-pool = ワールドロール
perilous-web-pool-words = ワールドロール：青{ $blue }個、黒{ $black }個
perilous-web-saved = 救出 { $n }/{ $of }
perilous-web-overrun = 陥落 { $n }/{ $of }
perilous-web-ahead = これからのワールド
perilous-web-take-all = 上から順にすべて実行
perilous-web-dice = ダイス
perilous-web-world-dice = ワールドのためのロール
perilous-web-not-begun = 最初の手番はまだ始まっていません。
perilous-web-turn = 第{ $turn }手番：{ $who }
perilous-web-roll = ロール { $roll }/{ $of }
perilous-web-die = ダイス{ $n }、{ $colour ->
    [black] 黒
   *[blue] 青
}：{ $face }{ $used ->
    [yes] 、使用済み
   *[no] { "" }
}
perilous-web-kept = 残します
perilous-web-again = 振り直します
perilous-web-short-die = { $n }・{ $face }
perilous-web-card-die = カードのダイス{ $n }：{ $face }{ $used ->
    [yes] 、使用済み
   *[no] { "" }
}
perilous-web-hero = { $who }：体力{ $health }、シールド{ $shields }
perilous-web-foretold-health = { $who }：体力
perilous-web-foretold-shields = { $who }：シールド
perilous-web-foretold-marker = マーカー
perilous-web-shields = シールド{ $n }
perilous-web-action = { $who }の{ $action }、必要なダイス{ $need }個：{ $state }
perilous-web-state-empty = 空
perilous-web-state-ready = 準備済み
perilous-web-state-set = セット済み
perilous-web-die-blue = （青ダイス）
perilous-web-die-black = （黒ダイス）
perilous-web-die-card = （カードのダイス）
perilous-web-item = アイテムカード{ $card }
perilous-web-hidden-items = 手札{ $n }枚
perilous-web-no-items = アイテムカードなし
perilous-web-how-goal = 全員で協力するゲームです。2つのワールドが陥落する前に、6つ（難しいゲームでは7つ）のワールドを順に救いましょう。
perilous-web-how-roll = ダイスを振る
perilous-web-how-roll-line = 6個のダイスをすべて振ります。あと2回まで、好きなダイスを振り直せます。黒ダイスにハートレスが出たら、今振ったダイスは必ず振り直します。最後のロールなら失効します。
perilous-web-how-assign = ダイスを割り当てる
perilous-web-how-assign-line = その記号のダイスを必要な数だけ割り当てて、アクションを準備します。もう1個割り当てるとセット。それからは、手番ごとにダイス1個で実行できます。
perilous-web-how-share = 分け合う
perilous-web-how-share-line = 自分とほかのヒーローが同じアクションをセットしていれば、自分のダイスを相手のアクションに置けます。置いてもらったヒーローは、あなたの手番にそのアクションを実行します。
perilous-web-how-act = アクションを実行する
perilous-web-how-act-line = 「防御」でシールドを得て、「攻撃」でマーカーを「救出」へ動かします。「陽動」でワールドのダイスを減らし、「収集」でアイテムカードを引きます。「特技」はヒーローごとに違います。
perilous-web-how-world = ワールドの反撃
perilous-web-how-world-line = 最後にワールドがダイスを振ります。マーカーは「陥落」へ押し戻され、体力が減ります。ダメージはまずシールドで受けます。
perilous-web-how-items = アイテムカード
perilous-web-how-items-line = アイテムカードは、誰の手番でも、誰でも使えます。もう1回振る、ダイスを足す、ワールドのダイスを減らす。みんなで相談しましょう。
perilous-web-how-win = マーカーが「救出」に着けば、ワールドを救えます。必要な数を救えば全員の勝ち。2つのワールドが陥落するか、ヒーローの誰かの体力がなくなると、全員の負けです。
