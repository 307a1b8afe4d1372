### K-Mon トレーディングカードのテーブル。

battle-turn = 第{ $turn }ターン：{ $who }
battle-phase-setup = 準備
battle-phase-item = 第Iフェイズ：アイテム
battle-phase-persistent = 第IIフェイズ：持続効果
battle-phase-substitution = 第IIIフェイズ：交代
battle-phase-action = 第IVフェイズ：行動
battle-phase-end = 第Vフェイズ：ターン終了
battle-phase-over = バトル終了
battle-charges = チャージ{ $n }
battle-hand = 手札{ $n }
battle-deck = 山札{ $n }
battle-discard = 捨て札{ $n }
battle-discard-top = 捨て札{ $n }（{ $card }）
battle-known = 判明：{ $cards }
battle-active = 前衛
battle-bench = 控え
battle-defending = 防御態勢
battle-exhausted = 力尽きた
battle-effect = { $card }、{ $n ->
    [0] このターンまで
   *[other] 残り{ $n }
}
battle-effect-told = { $kind ->
    [debuff] デバフ
   *[buff] バフ
}「{ $card }」{ $n ->
    [0] このターンまで
   *[other] 残り{ $n }ターン
}
battle-hp = HP{ $left }／{ $hp }
battle-free = 無料
battle-own-hand = あなたの手札（{ $n }枚）
battle-shown-hand = 判明している手札（{ $n }枚）
battle-top = あなたの山札の上（{ $n }枚）
battle-stack = スタック：上から先に解決
battle-stack-told = スタック（上から順に、先に解決）：
battle-stack-empty = スタックは空です。
battle-stack-more = …下にあと{ $n }つ
battle-neutralised = 無効
battle-evaded = 回避された
battle-reduced = ダメージ−{ $n }
battle-on = 対象：{ $kmon }
battle-card = { $name }（{ $what }）
battle-kind = { $element }・{ $type }、コスト{ $cost }
battle-read = c：テーブルのカードを読む
battle-legend =
    { $charge } チャージ・コスト　{ $playable } 今使える　▶ 前衛・手番　✗ 力尽きた
    { $buff } バフ　{ $debuff } デバフ（残りターン数つき）　{ $shield } 防御態勢
