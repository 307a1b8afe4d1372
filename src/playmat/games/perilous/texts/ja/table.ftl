### 端末のテーブル。

perilous-table-turn = 第{ $turn }手番：{ $who }
perilous-table-roll = ロール { $roll }／{ $of }
perilous-table-saved = 救出 { $n }／{ $of }
perilous-table-overrun = 陥落 { $n }／2
perilous-table-world = { $name }（レベル { $level }）
perilous-table-next = 次：{ $names }
perilous-table-world-saved = 救出
perilous-table-world-lost = 陥落
perilous-table-marker = マーカーは「救出」まで{ $saved }マス、「陥落」まで{ $lost }マス
perilous-table-spawn = マーカー +{ $n }
perilous-table-attack = ダメージ { $n }
perilous-table-pool = ワールドロール：青 { $blue }、黒 { $black }
perilous-table-pool-less = （{ $n }個除外）
perilous-table-empty = 空
perilous-table-ready = 準備済み
perilous-table-set = セット済み
perilous-table-die-blue = ＋青
perilous-table-die-black = ＋黒
perilous-table-die-card = ＋カード
perilous-table-items = アイテム
perilous-table-no-items = なし
perilous-table-health = 体力 { $n }
perilous-table-shields = シールド { $n }
perilous-table-dice = ダイス
perilous-table-cards = カード：
perilous-table-black = 黒
perilous-table-throw = 振る
perilous-table-keep = 残す
perilous-table-used = 使用済
perilous-table-just-used = 今使った
perilous-table-hidden-items = 伏せ札{ $n }枚
perilous-table-world-dice = ワールドのためのダイス
perilous-table-ability = { $name }：{ $text }
perilous-table-then = { $first }。{ $rest }
perilous-table-action = { $name }（必要 { $need }）：{ $state }
perilous-table-nothing = 何もなし
perilous-table-not-begun = 最初の手番はまだ始まっていません。
perilous-table-legend =
    ♥ 体力   ◇ シールド   ▶ 手番のヒーロー、または「陥落」へのマス数
    アクションの前の数字：必要なダイスの数　後ろの印：
    · 空   ◐ 準備済み   ● セット済み   ◉ アクション枠にダイスあり   ◈ 黒ダイスあり
