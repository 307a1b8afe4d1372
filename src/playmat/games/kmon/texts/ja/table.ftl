## K-Mon トレーディングカードのテーブル。

kmon-table-turn = 第{ $turn }ターン：{ $who }
kmon-table-phase-setup = 準備
kmon-table-phase-item = 第Iフェイズ：アイテム
kmon-table-phase-persistent = 第IIフェイズ：持続効果
kmon-table-phase-substitution = 第IIIフェイズ：交代
kmon-table-phase-action = 第IVフェイズ：行動
kmon-table-phase-end = 第Vフェイズ：ターン終了
kmon-table-phase-over = バトル終了
kmon-table-charges = チャージ{ $n }
kmon-table-hand = 手札{ $n }
kmon-table-deck = 山札{ $n }
kmon-table-discard = 捨て札{ $n }
kmon-table-discard-top = 捨て札{ $n }（{ $card }）
kmon-table-known = 判明：{ $cards }
kmon-table-active = 前衛
kmon-table-bench = 控え
kmon-table-defending = 防御態勢
kmon-table-exhausted = 力尽きた
kmon-table-effect = { $card }、{ $n ->
    [0] このターンまで
   *[other] 残り{ $n }
}
kmon-table-effect-told = { $kind ->
    [debuff] デバフ
   *[buff] バフ
}「{ $card }」{ $n ->
    [0] このターンまで
   *[other] 残り{ $n }ターン
}
kmon-table-hp = HP{ $left }／{ $hp }
kmon-table-free = 無料
kmon-table-own-hand = あなたの手札（{ $n }枚）
kmon-table-shown-hand = 判明している手札（{ $n }枚）
kmon-table-top = あなたの山札の上（{ $n }枚）
kmon-table-stack = チェーン：上から先に解決
kmon-table-stack-told = チェーン（上から順に、先に解決）：
kmon-table-stack-empty = チェーンは空です。
kmon-table-stack-more = …下にあと{ $n }つ
kmon-table-neutralised = 無効
kmon-table-evaded = 回避された
kmon-table-reduced = ダメージ−{ $n }
kmon-table-on = 対象：{ $kmon }
kmon-table-card = { $name }（{ $what }）
kmon-table-kind = { $element }・{ $type }、コスト{ $cost }
kmon-table-legend =
    { $charge } チャージ・コスト　{ $playable } 今使える　▶ 前衛・手番　✗ 力尽きた
    { $buff } バフ　{ $debuff } デバフ（残りターン数つき）　{ $shield } 防御態勢
