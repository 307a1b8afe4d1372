## ブラウザー

kmon-web-about = 三体ずつのチームが向かい合う。チャージをため、有利な属性で攻め、どの一手にも応じよう。
kmon-web-charges = チャージ{ $n }
kmon-web-foretold-charges = { $who }：チャージ
kmon-web-creature = { $name }、HP{ $left }/{ $hp }、{ $primary }/{ $secondary }、{ $trait }、{ $state ->
    [active] 場に出ている
    [defending] 場に出て守っている
    [exhausted] 倒れている
   *[bench] 控え
}
kmon-web-effect-buff = { $card }（バフ、残り{ $n }ターン）
kmon-web-effect-debuff = { $card }（デバフ、残り{ $n }ターン）
kmon-web-middle = ターンとリアクション
kmon-web-turn-number = 第{ $n }ターン
kmon-web-phase-item = 第Iフェイズ：アイテム
kmon-web-phase-persistent = 第IIフェイズ：持続効果
kmon-web-phase-substitution = 第IIIフェイズ：交代
kmon-web-phase-action = 第IVフェイズ：行動
kmon-web-phase-end = 第Vフェイズ：ターン終了
kmon-web-phase-other = 行動とリアクション
kmon-web-chain = チェーン：上から先に解決
kmon-web-next = 次に解決
kmon-web-fate-neutralised = 無効
kmon-web-fate-evaded = 回避された
kmon-web-strong = { $strong }は{ $weak }に強い
kmon-web-how-goal = お互いに3体のK-Monのチームとデッキを用意します。相手の3体を、先にすべて力尽きさせましょう。
kmon-web-how-item = 第Iフェイズ：アイテム
kmon-web-how-item-line = 使いたければ、手札のアイテムを1枚使えます。カードに書かれていなければコストはなく、相手は対応できません。
kmon-web-how-lasting = 第IIフェイズ：持続効果
kmon-web-how-lasting-line = 自分のK-Monに付いているカードの効果が働きます。書かれたターン数が過ぎると外れます。
kmon-web-how-swap = 第IIIフェイズ：交代
kmon-web-how-swap-line = 前衛と控えのK-Monを、1回だけ無料で交代できます。使えるのは、前衛のK-Monが持つ二つの属性のカードです。
kmon-web-how-act = 第IVフェイズ：行動
kmon-web-how-act-line = 行動を一つ選びます。攻撃：2ダメージ。パワーアップでさらに増えます。アビリティ：チャージを払って効果を使います。防御：攻撃のダメージが減り、攻撃を受けるとチャージがたまります。
kmon-web-how-answer = 相手に対応する
kmon-web-how-answer-line = どちらかが行動すると、もう一方は対応できます。リアクションカードを使うか、手札を2枚捨てて回避します。最後の対応から順に解決します。
kmon-web-how-end = 第Vフェイズ：ドロー
kmon-web-how-end-line = カードを1枚引き、手札が5枚になるまで捨てます。攻撃が成功するとチャージを2得て、アビリティやリアクションに使えます。
kmon-web-how-elements = 属性
kmon-web-how-elements-line = 属性は、テーブル中央の輪で次にある属性に強くなっています。強い相手にはダメージが1増え、逆なら1減ります。
kmon-web-how-win = 相手の3体がすべて力尽きれば勝ちです。山札がないときに引くことになったらバトルは終わり、残りのK-Monが多いほう、同じなら受けたダメージが少ないほうの勝ちです。
