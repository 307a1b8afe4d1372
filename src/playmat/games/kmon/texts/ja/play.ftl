### K-Mon トレーディングカード

kmon-name = K-Mon トレーディングカード
kmon-seat = プレイヤー{ $number }
    .you = あなた

## 選択

kmon-ask-first = コイントスに勝ちました。先手はどちらですか？
kmon-ask-mulligan = この手札を残しますか、山札に戻して5枚引き直しますか？
kmon-ask-start = 最初のK-Monを選んでください。
kmon-ask-item = 第Iフェイズ：アイテムを使いますか？
kmon-ask-sub = 第IIIフェイズ：前衛を交代しますか？
kmon-ask-act = 第IVフェイズ：行動を選んでください。
kmon-ask-react = { $action }：リアクションしますか？
kmon-ask-pay = コストとして手札を{ $count }枚捨ててください。
kmon-ask-retrieve = 捨て札からカードを手札に戻しますか？
kmon-ask-seer = 予見：最初のカードを取り、残りはこの順で山札の上に戻します（{ $count }枚）。
kmon-ask-final = K-Monが倒れました。最後の攻撃をしますか？
kmon-ask-bonus = K-Monが力尽きました。ボーナスを選んでください。
kmon-ask-replace = 前衛に出すK-Monを選んでください。
kmon-ask-switch = 交代して前衛に出るK-Monを選んでください。
kmon-ask-aim = ダメージを受ける相手のベンチのK-Monを選んでください。
kmon-ask-choose = { $card }：1つ選んでください。
kmon-ask-discard = 手札を{ $count }枚捨ててください。
kmon-ask-hand = 手札の上限です。{ $count }枚捨ててください。

## できること

kmon-action-attack = 攻撃
kmon-action-attack-with = { $card }で攻撃
kmon-action-attack-echo = { $card }と{ $second }で攻撃
kmon-action-defend = 防御
kmon-action-evade = 回避
kmon-action-blackout = ブラックアウト
kmon-action-play = { $card }
kmon-action-play-on = { $card }（{ $kmon }に）
kmon-do-first = 自分が先手になる
kmon-do-second = 相手が先手になる
kmon-do-mulligan = 5枚引き直す
kmon-do-keep-hand = 手札を残す
kmon-do-send = { $kmon }を前衛に出す
kmon-do-hit = { $kmon }がダメージを受ける
kmon-do-choose = { $does }
kmon-do-retrieve = { $card }を手札に戻す
kmon-do-discard = { $cards }を捨てる
kmon-do-discard-nothing = 何も捨てない
kmon-do-take = { $card }を取る
kmon-do-take-and = { $card }を取り、{ $rest }をこの順で山札の上に戻す
kmon-do-draw = カードを2枚引く
kmon-do-charges = チャージを2得る
kmon-do-heal = { $kmon }のダメージを2まで取り除く
kmon-nothing-item = アイテムを使わない
kmon-nothing-sub = 交代しない
kmon-nothing-act = 行動できない
kmon-nothing-react = パス
kmon-nothing-retrieve = 何も戻さない
kmon-nothing-final = 最後の攻撃をしない
kmon-nothing-switch = 交代しない

## 出来事

kmon-event-shuffled = { $who }が山札を切った（{ $count }枚）。
kmon-event-dealt = { $who }の最初の手札：{ $cards }。
kmon-event-cards-dealt = { $who }が最初の手札を{ $count }枚引いた。
kmon-event-tossed = { $who }がコイントスに勝った。
kmon-event-first = { $who }が先手になった。
kmon-event-kept-hand = { $who }は手札を残した。
kmon-event-mulligan = { $who }は手札を山札に戻した。
kmon-event-started = { $who }は{ $kmon }で始める。
kmon-event-gained = { $who }がチャージを{ $count }得た（計{ $total }）。
kmon-event-lost-charges = { $who }がチャージを{ $count }失った（残り{ $total }）。
kmon-event-turn = 第{ $count }ターン：{ $who }。
kmon-event-no-action = { $who }は行動できない。
kmon-event-item = { $who }が{ $card }を使った。
kmon-event-healed = { $who }の{ $kmon }のダメージが{ $count }取り除かれた（残り{ $total }）。
kmon-event-damaged = { $who }の{ $kmon }が{ $count }ダメージを受けた（計{ $total }）。
kmon-event-counted = { $who }の{ $kmon }の{ $card }：カウンター{ $count }。
kmon-event-switched = { $who }が{ $kmon }に交代した。
kmon-event-attack = { $final ->
        [yes] { $who }の最後の攻撃。
       *[no] { $who }の攻撃。
    }
kmon-event-attack-with = { $final ->
        [yes] { $who }の最後の攻撃：{ $cards }。
       *[no] { $who }の攻撃：{ $cards }。
    }
kmon-event-ability = { $who }が{ $card }を使った。
kmon-event-defence = { $who }が防御を宣言した。
kmon-event-reaction = { $who }が{ $card }でリアクションした。
kmon-event-evasion = { $who }が回避を試みる。
kmon-event-blackout = { $who }がブラックアウトを使った。
kmon-event-passed = { $who }はパスした。
kmon-event-neutralised = { $who }が{ $action }を無効にした。
kmon-event-evaded = { $who }が{ $action }を回避した。
kmon-event-lost = { $who }の{ $action }は失われた。K-Monが前衛にいない。
kmon-event-replaced = { $who }の{ $card }が攻撃に置き換わった。
kmon-event-took-defence = { $who }の{ $kmon }が防御態勢に入った。
kmon-event-left-defence = { $who }の{ $kmon }の防御態勢が終わった。
kmon-event-drew = { $who }が{ $card }を引いた。
kmon-event-card-drawn = { $who }がカードを1枚引いた。
kmon-event-cards-drawn = { $who }がカードを{ $count }枚引いた。
kmon-event-looked = { $who }が山札の上を見た：{ $cards }。
kmon-event-cards-looked = { $who }が山札の上の{ $count }枚を見た。
kmon-event-no-card = { $who }は引くカードがない。
kmon-event-discarded = { $who }が{ $card }を捨てた。
kmon-event-milled = { $who }の山札から{ $card }が捨て札になった。
kmon-event-retrieved = { $who }が{ $card }を手札に戻した。
kmon-event-peeked = { $who }が相手の手札を見た：{ $cards }。
kmon-event-hand-peeked = { $who }が相手の手札（{ $count }枚）を見た。
kmon-event-attached = { $who }の{ $kmon }に{ $card }が付いた（持続{ $duration }）。
kmon-event-removed = { $who }の{ $kmon }から{ $card }が外れた。
kmon-event-fell = { $who }の{ $kmon }が倒れた。
kmon-event-exhausted = { $who }の{ $kmon }が力尽きた。
kmon-event-bonus = { $who }のボーナス：{ $bonus }。
kmon-event-entered = { $who }の{ $kmon }が前衛に出た。
kmon-event-final = { $who }の{ $kmon }が最後の力をふりしぼる。
kmon-event-over = { $who }の勝ち。{ $why }
kmon-event-over-draw = 引き分け。{ $why }
kmon-event-reduced = { $who }の行動のダメージが{ $count }減る。
kmon-event-chosen = { $who }の選択：{ $does }
kmon-no-cards = なし
kmon-bonus-draw = カード2枚
kmon-bonus-charges = チャージ2
kmon-bonus-heal = ダメージ2回復
kmon-cause-exhausted = チームがすべて力尽きた。
kmon-cause-deck-out-kmons = 山札が尽き、残りのK-Monが多い。
kmon-cause-deck-out-damage = 山札が尽き、ダメージが少ない。
kmon-cause-deck-out-hand = 山札が尽き、手札が多い。
kmon-cause-deck-out = 山札が尽き、すべて等しい。
kmon-cause-conceded = 敗者が投了した。

## できない理由

kmon-why-not-in-hand = { $card }は手札にありません。
kmon-why-element = { $card }を使うには前衛に同じ属性が必要です。{ $kmon }にはありません。
kmon-why-cost = { $card }のコストは{ $cost }ですが、チャージは{ $charges }しかありません。
kmon-why-powerup-alone = { $card }はパワーアップです。攻撃と一緒に使います。
kmon-why-reaction-alone = { $card }はリアクションです。相手の行動に対して使います。
kmon-why-item-time = { $card }はアイテムです。第Iフェイズにだけ使えます。
kmon-why-ability-time = { $card }はアビリティです。自分の第IVフェイズに使います。
kmon-why-banned-ability = 効果により前衛はアビリティを使えません。
kmon-why-banned-attack = 効果により前衛は攻撃できません。
kmon-why-banned-defence = 効果により前衛は防御できません。
kmon-why-banned-evasion = 効果により前衛は回避できません。
kmon-why-banned-switch = 効果により前衛は交代できません。
kmon-why-needs-target = { $card }をどのK-Monに使うか、「on」と名前で指定してください。
kmon-why-no-target = { $card }はK-Monを選びません。
kmon-why-no-reaction = { $card }はリアクションではありません。
kmon-why-other-action = { $card }はこの種類の行動には使えません。
kmon-why-not-at-you = { $card }は自分の前衛を狙う行動にだけ使えます。
kmon-why-not-ultimate = { $card }はアルティメットには使えません。
kmon-why-few-cards = 手札を{ $count }枚捨てる必要がありますが、足りません。
kmon-why-no-powerup = { $card }はパワーアップではありません。
kmon-why-one-powerup = 攻撃に使えるパワーアップは1枚です。反響だけが強襲2枚を許します。
kmon-why-echo-elements = 反響で使えるのは同じ属性の属性強襲2枚です。
kmon-why-evade-what = 回避できるのは攻撃とアビリティだけです。
kmon-why-evade-not-aimed = このアビリティは前衛を狙っていません。
kmon-why-evade-ultimate = アルティメットは回避できません。
kmon-why-evade-never = この攻撃は回避できないと書かれています。
kmon-why-no-blackout = 前衛はブラックアウトをもっていません。
kmon-why-blackout-what = ブラックアウトはアビリティにだけ使えます。
kmon-why-active-already = { $kmon }はすでに前衛です。
kmon-why-not-fit = { $kmon }は力尽きていて、もう戻れません。
kmon-why-must-enter = 前衛が空です。K-Monを出さなければなりません。
kmon-why-nothing-to-heal = 回復できるのは、ダメージのある自分の別のK-Monだけです。
kmon-why-not-discarded = { $card }は捨て札にありません。
kmon-why-item-returns = { $card }はアイテムです。使ったアイテムは戻りません。
kmon-why-type-returns = { $card }は今戻せる種類ではありません。
kmon-why-count = 手札からちょうど{ $count }枚を指定してください。
kmon-why-time-attack = 攻撃は、自分の第IVフェイズに行動としておこないます。
kmon-why-time-defend = 防御は、自分の第IVフェイズに行動としておこないます。
kmon-why-time-react = リアクションは、相手が宣言した直後にだけおこなえます。
kmon-why-time-react-with = { $card }はリアクションです。相手が行動を宣言した直後に使えます。
kmon-why-time-evade = 回避は、自分の前衛が攻撃かアビリティの対象になった直後にだけおこなえます。
kmon-why-time-blackout = ブラックアウトは、相手が使ったばかりのアビリティにだけ対応できます。
kmon-why-time-switch = K-Monの交代は、自分の第IIIフェイズにだけおこなえます。
kmon-why-time-retrieve = 捨て札からカードが戻るのは、自分の防御が解決したときだけです。
kmon-why-time-heal = ダメージを取り除くのは、自分のK-Monが力尽きたときに選ぶボーナスです。
kmon-why-time-draw = カードはターンの終わりに1枚引きます。それ以外は、カードかボーナスの指示があるときだけです。
kmon-why-time-charges = チャージを得るのは、自分のK-Monが力尽きたときに選ぶボーナスです。
kmon-why-time-seer = 引く前にカードを見られるのは、「予見」を持つK-Monだけです。
kmon-why-time-discard = 手札を捨てるのは、コストの支払い、カードの指示、ターンの終わりに5枚まで減らすときだけです。
kmon-why-time-start = 最初に出すK-Monは、バトルの開始時に選びます。
kmon-why-time-mulligan = 手札の引き直しは、オプションがあるときにバトルの開始前だけおこなえます。
kmon-why-time-first = 先攻と後攻は、バトルの前にコイントスに勝ったプレイヤーが決めます。
kmon-why-time-second = 先攻と後攻は、バトルの前にコイントスに勝ったプレイヤーが決めます。
kmon-why-time-keep = K-Monを残すのは、第IIIフェイズで交代できるときだけ選べます。
kmon-why-time-stay = 残るかどうかは、カードで交代できるときにだけ選べます。
kmon-why-time-hit = 相手のベンチのK-Monは、カードの指示があるときだけ選べます。
kmon-why-time-no = アイテムを使わない選択は、自分の第Iフェイズだけです。
kmon-why-time-pass = パスは、リアクションを求められたときだけできます。
kmon-why-time-skip = 行動を飛ばせるのは、できる行動がないときだけです。

## 局面

kmon-place-seats = 局面には席が2つ必要です（現在{ $got }）。
kmon-place-team = チームはK-Mon3体です（現在{ $got }）。
kmon-place-exhausted = 力尽きたK-Monは前衛になれません。
kmon-place-shown = 「shown」には手札1枚ごとに次の語を書きます："" , { $known }
kmon-place-effect = { $got }は持続効果になりません。
kmon-place-spread = チーム全体につくカードは、K-Mon1体に1つだけです。「spread」{ $got }が同じK-Monか両方のチームで重複しています。
kmon-place-empty = 手番のプレイヤーに前衛がいません。「active」を書いてください。
kmon-place-frame = 「{ $got }」は進行中の規則ではありません（段階・席・数）。
kmon-place-chain = 「{ $got }」が続けるリンクがチェーンにありません。「chain」にリンクを書いてください。
kmon-outcome-unreadable = 「{ $got }」という結果はありません。「card 1」や「seat 0」のように、{ $count }通りあります。
