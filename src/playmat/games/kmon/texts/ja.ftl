### K-Mon トレーディングカード

kmon-name = K-Mon トレーディングカード
kmon-seat = プレイヤー{ $number }
    .you = あなた

## 属性・種類・特性

kmon-element-ice = 氷
kmon-element-grass = 草
kmon-element-earth = 地
kmon-element-electric = 雷
kmon-element-ghost = 霊
kmon-element-air = 風
kmon-element-water = 水
kmon-element-fire = 火
kmon-element-generic = 無属性
kmon-type-ability = アビリティ
kmon-type-reaction = リアクション
kmon-type-powerup = パワーアップ
kmon-type-item = アイテム
kmon-type-kmon = K-Mon
kmon-types-ability = アビリティ
kmon-types-reaction = リアクション
kmon-types-powerup = パワーアップ
kmon-answers-attack = 攻撃
kmon-link-attack = 攻撃
kmon-answers-ability = アビリティ
kmon-link-ability = アビリティ
kmon-answers-defence = 防御
kmon-link-defence = 防御
kmon-answers-reaction = リアクション
kmon-link-reaction = リアクション
kmon-answers-evasion = 回避
kmon-link-evasion = 回避
kmon-link-blackout = ブラックアウト
kmon-link-item = アイテム
kmon-trait-none = 特性なし
kmon-trait-text-none = このK-Monに特性はない。
kmon-trait-rapidity = 俊敏
kmon-trait-text-rapidity = 最初のK-Monのうち自分のものだけが俊敏をもつなら、自分が先攻になる。
kmon-trait-seer = 予見
kmon-trait-text-seer = カードを引くたびに山札の上から3枚を見て1枚を取り、残りを好きな順で山札の上に戻す。
kmon-trait-echo = 反響
kmon-trait-text-echo = 攻撃に同じ属性の属性強襲を2枚まで使える。
kmon-trait-irreducible = 不屈
kmon-trait-text-irreducible = 前衛で相手の行動により倒れたとき、最後の攻撃を一度行える。
kmon-trait-elusive = 神出鬼没
kmon-trait-text-elusive = 回避のために捨てるカードが2枚ではなく1枚になる。
kmon-trait-armor = 装甲
kmon-trait-text-armor = 防御態勢のとき、攻撃から受けるダメージがさらに1減る。
kmon-trait-blackout = ブラックアウト
kmon-trait-text-blackout = リアクションとして手札を3枚捨てると、相手のアビリティを無効にする。
kmon-trait-incandescent = 白熱 { $value }
kmon-trait-text-incandescent = 最初のK-Monなら、チャージ{ $value }個を追加して始める。
kmon-trait-healing = 治癒
kmon-trait-text-healing = 自分の第IIフェイズの始めに、ダメージを1取り除く。
kmon-trait-embankment = 堤防
kmon-trait-text-embankment = 前衛のときに付いたデバフには、すぐに持続カウンターを1個置く。
kmon-trait-ferocity = 獰猛
kmon-trait-text-ferocity = 攻撃のダメージが1増える。
kmon-trait-prodigy = 天才
kmon-trait-text-prodigy = 属性をもつアビリティのコストが1減る。
kmon-trait-barrier = 障壁
kmon-trait-text-barrier = 属性をもつアビリティと属性強襲から受けるダメージが1減る。
kmon-trait-raider = 略奪者
kmon-trait-text-raider = 攻撃が成功すると、相手はチャージを1失う。
kmon-trait-implacable = 執念
kmon-trait-text-implacable = 攻撃が成功すると、相手の山札の一番上のカードを捨て札にする。
kmon-trait-pointed = 棘
kmon-trait-text-pointed = 防御態勢で攻撃を受けると、攻撃側に1ダメージを与える。

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

## カードのテキスト

kmon-text-line = { $code } { $name }：{ $element }・{ $type }、コスト{ $cost }
kmon-text-kmon = { $code } { $name }：{ $primary }／{ $secondary }、HP{ $hp }、{ $trait }
kmon-variants = 相手のアクティブk-mon = 相手の前衛; 自分のアクティブk-mon = 自分の前衛; 属性チャージ = チャージ; 相手に = 相手の前衛に
kmon-text-ultimate = アルティメット（回避できない）。
kmon-text-extra = 追加コスト：他の手札を{ $count }枚捨てる。
kmon-text-answer-any = 相手のあらゆる行動に対して使う。
kmon-text-answer = { $mine ->
        [yes] 自分の前衛を狙う
       *[no] { "" }
    }相手の{ $actions }に対して使う{ $spares ->
        [yes] （アルティメットを除く）
       *[no] { "" }
    }。
kmon-text-neutralise-what = 相手の{ $actions }を無効にする。
kmon-text-evade-what = 相手の{ $actions }を回避する。
kmon-text-instead = 攻撃の代わりに、{ $what }
    .also = 相手にダメージを与える代わりに、{ $what }
kmon-text-assault = 属性強襲：攻撃が{ $element }属性になる{ $bonus ->
        [0] { "" }
       *[other] 。ダメージが{ $bonus }増える
    }。
kmon-text-bonus = 攻撃のダメージが{ $bonus }増える。
    .also = この攻撃のダメージが{ $bonus }増える。
    .also-2 = +{ $bonus }ダメージ。
kmon-text-unevadable = この攻撃は回避できない。
kmon-text-ignores-defence = 防御態勢による軽減を無視する。
kmon-text-success = 攻撃が成功したら、{ $what }
kmon-effects-damage = { $to ->
        [opp_bench_all] 相手のベンチのK-Monそれぞれに{ $amount }ダメージを与える。
        [opp_bench_one] 相手のベンチのK-Monを1体選び、{ $amount }ダメージを与える。
       *[opp_active] 相手の前衛に{ $amount }ダメージを与える。
    }
    .also = { $amount }ダメージを与える。
kmon-effects-counter = 相手の前衛に{ $amount }ダメージを与える。
kmon-effects-recoil = 自分の前衛が{ $amount }ダメージを受ける。
kmon-effects-heal = { $to ->
        [own_one] 自分のK-Mon1体
        [that_one] そのK-Mon
        [own_all] 自分のK-Monすべて
       *[own_active] 自分の前衛
    }のダメージを最大{ $amount }取り除く。
    .also = { $to ->
            [own_one] 自分のK-Mon1体
            [that_one] そのK-Mon
            [own_all] 自分のK-Monすべて
           *[own_active] 自分の前衛
        }のダメージを{ $amount }まで取り除く。
kmon-effects-gain-charges = チャージを{ $amount }得る。
    .also = チャージを{ $amount }つ得る。
kmon-effects-drain-charges = 相手はチャージを{ $amount }失う。
    .also = 相手はチャージを{ $amount }つ失う。
kmon-effects-steal-charges = 相手からチャージを最大{ $amount }奪う。
    .also = 相手からチャージを{ $amount }まで奪う。
kmon-effects-draw = カードを{ $amount }枚引く。
kmon-effects-opp-discard = 相手は手札を{ $mode ->
        [random] 無作為に
       *[owner_choice] 選んで
    }{ $amount }枚捨てる。
    .also = 相手は手札を{ $amount }枚捨てる。
    .also-2 = 相手は手札を{ $amount }枚{ $mode ->
            [random] 無作為に
           *[owner_choice] 選んで
        }捨てる。
kmon-effects-mill = 相手は山札の上から{ $amount }枚を捨て札にする。
kmon-effects-retrieve = 捨て札から{ $types }を{ $amount }枚まで手札に戻す。
kmon-effects-switch-self = { $optional ->
        [yes] 自分の前衛を交代してもよい。
       *[no] 自分の前衛を交代する。
    }
kmon-effects-force-switch = 相手の前衛を交代させる。{ $chooser ->
        [actor] 自分
       *[owner] 相手
    }が前衛に出るK-Monを選ぶ。
kmon-effects-attach = { $to ->
        [opp_active] 相手の前衛
        [own_all] 自分のK-Monすべて
        [opp_all] 相手のK-Monすべて
        [own_one] 自分のK-Mon1体
        [that_one] そのK-Mon
       *[own_active] 自分の前衛
    }に{ $kind ->
        [debuff] デバフ
       *[buff] バフ
    }（{ $duration }）：{ $parts }。
kmon-effects-cleanse = { $to ->
        [opp_active] 相手の前衛
        [own_one] 自分のK-Mon1体
        [that_one] そのK-Mon
       *[own_active] 自分の前衛
    }の{ $what ->
        [debuff] デバフ
       *[buff] バフ
    }を{ $amount ->
        [all] すべて
       *[other] { $amount }つまで
    }取り除く。
kmon-effects-take-defence = 自分の前衛が防御態勢に入る。
kmon-effects-break-defence = 相手の前衛の防御態勢を終わらせる。
kmon-effects-neutralise = その行動を無効にする。
kmon-effects-evade = その行動を回避する。
kmon-effects-reduce = その行動が自分の前衛に与えるダメージを{ $amount }減らす。
kmon-effects-peek-hand = 相手の手札を見る。
kmon-part-each = { $of ->
        [own_charges] 自分のチャージ1つ
        [opp_charges] 相手のチャージ1つ
        [own_hand] 自分の手札1枚
        [opp_hand] 相手の手札1枚
        [own_exhausted] 力尽きた自分のK-Mon1体
        [opp_exhausted] 力尽きた相手のK-Mon1体
        [own_damage] 自分の前衛のダメージ1点
       *[opp_damage] 相手の前衛のダメージ1点
    }につき
kmon-effects-damage-each = { kmon-part-each }{ $amount }ダメージを相手の前衛に与える（最大{ $most }）。
kmon-effects-heal-each = { kmon-part-each }自分の前衛のダメージを{ $amount }取り除く（最大{ $most }）。
kmon-effects-gain-each = { kmon-part-each }チャージを{ $amount }得る（最大{ $most }）。
kmon-effects-draw-each = { kmon-part-each }カードを{ $amount }枚引く（最大{ $most }枚）。
kmon-part-counted = { $of ->
        [own_charges] 自分のチャージが{ $amount }
        [opp_charges] 相手のチャージが{ $amount }
        [own_hand] 自分の手札が{ $amount }枚
        [opp_hand] 相手の手札が{ $amount }枚
        [own_exhausted] 力尽きた自分のK-Monが{ $amount }体
        [opp_exhausted] 力尽きた相手のK-Monが{ $amount }体
        [own_damage] 自分の前衛のダメージが{ $amount }
       *[opp_damage] 相手の前衛のダメージが{ $amount }
    }
kmon-effects-if = { kmon-part-counted }{ $is ->
        [at_most] { $amount ->
            [0] { "" }
           *[other] 以下
        }
       *[at_least] 以上
    }なら：{ $do }
kmon-effects-choose = { $chooser ->
        [opponent] 相手が
       *[actor] { "" }
    }次のうち1つを選ぶ。1つ目：{ $one }2つ目：{ $two }{ $three ->
        [none] { "" }
       *[other] 3つ目：{ $three }
    }
kmon-when-tick = 第IIフェイズごとに{ $what }
kmon-tick-damage = { $amount }ダメージを受ける
kmon-tick-heal = ダメージを{ $amount }取り除く
kmon-tick-lose-charges = そのプレイヤーはチャージを{ $amount }失う
kmon-tick-gain-charges = そのプレイヤーはチャージを{ $amount }得る
kmon-static-attack-damage = 攻撃のダメージが{ $amount }{ $change ->
        [less] 減る
       *[more] 増える
    }
kmon-static-ability-damage = アビリティのダメージが{ $amount }{ $change ->
        [less] 減る
       *[more] 増える
    }
kmon-static-attack-taken = 攻撃から受けるダメージが{ $amount }{ $change ->
        [less] 減る
       *[more] 増える
    }
kmon-static-ability-taken = アビリティから受けるダメージが{ $amount }{ $change ->
        [less] 減る
       *[more] 増える
    }
kmon-static-damage-taken = 攻撃とアビリティから受けるダメージが{ $amount }{ $change ->
        [less] 減る
       *[more] 増える
    }
kmon-static-ability-cost = アビリティのコストが{ $amount }{ $change ->
        [less] 減る
       *[more] 増える
    }
kmon-static-thorns = { $change ->
        [less] 攻撃を受けたとき攻撃側に与えるダメージが{ $amount }減る
       *[more] 攻撃を受けると攻撃側に{ $amount }ダメージを与える
    }
kmon-static-attack-charges = 攻撃が成功したときに得るチャージが{ $amount }{ $change ->
        [less] 減る
       *[more] 増える
    }
kmon-static-no-attack = 攻撃できない
kmon-static-no-ability = アビリティを使えない
kmon-static-no-defence = 防御できない
kmon-static-no-switch = 第IIIフェイズに交代できない
kmon-static-no-evade = 手札を捨てて回避することはできない
    .also = 回避できない
kmon-static-no-heal = 回復できない
kmon-static-trait-off = 特性が働かない

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

## デッキ

kmon-deck-refused = { $seat }のデッキは規則に合いません。{ $why }
kmon-deck-unknown-card = カード{ $code }はありません。外すか、コードを直してください。
kmon-deck-team-size = チームはK-Mon3体です（現在{ $got }体）。{ $missing ->
        [0] { $surplus }体減らしてください
       *[other] { $missing }体加えてください
    }。
kmon-deck-size = デッキは24〜36枚です（現在{ $got }枚）。{ $missing ->
        [0] { $surplus }枚減らしてください
       *[other] { $missing }枚加えてください
    }。
kmon-deck-items = アイテムは5枚までです（現在{ $got }枚）。{ $surplus }枚減らしてください。
kmon-deck-element = { $card }の属性をもつK-Monがチームにいません。外すかチームを変えてください。
kmon-deck-copies = { $card }が{ $got }枚あります。スタンダードでは3枚までです。{ $surplus }枚減らしてください。
kmon-deck-team-twice = { $kmon }がチームに2体います。スタンダードでは3体とも別のK-Monです。一体を別のK-Monに替えてください。

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

## 対戦のオプションとその値

kmon-option-format = デッキのルール
kmon-option-extra-charge = 追加チャージ
kmon-option-mulligan = マリガン
kmon-option-deckout-hand = 山札切れは手札で判定
kmon-value-rulebook = ルールブック
kmon-value-standard = ふつう

## Lessons: what the learner is told at each step

kmon-lesson-attack-title = はじめての攻撃
kmon-lesson-attack-1 = フロスタスクがあなたの前衛です。第Iフェイズではアイテムを1枚使えます。手札の充填セルを使いましょう。
kmon-lesson-attack-2 = チャージはカードのコストになります。第IIIフェイズでは交代できますが、このままにしましょう。
kmon-lesson-attack-3 = 第IVフェイズは1回の行動です。自分のK-Monと相手を順に選んで攻撃しましょう。
kmon-lesson-attack-4 = 攻撃は無料です。成功すればダメージを与え、チャージを2得ます。ダメージがHPに届いたK-Monは力尽きます。

kmon-lesson-ability-title = パワーアップとアビリティ
kmon-lesson-ability-1 = パワーアップは攻撃と一緒に使い、攻撃を強くします。霜の爪で攻撃しましょう。
kmon-lesson-ability-2 = 今度は相手の攻撃です。リアクションもできますが、今回はパスしましょう。
kmon-lesson-ability-3 = あなたのターンです。使うアイテムはないので先へ進みましょう。
kmon-lesson-ability-4 = フロスタスクのままにしましょう。
kmon-lesson-ability-5 = アビリティはそれだけで1つの行動で、チャージで払います。氷は草に強い。雹の連弾を使いましょう。
kmon-lesson-ability-6 = モスヴァルトが力尽きました。相手のチームをすべて力尽きさせれば勝ち。倒された側は小さなボーナスを得ます。

kmon-lesson-react-title = 攻撃に応える
kmon-lesson-react-1 = 攻撃されました。すぐにリアクションで応えられます。氷の壁を使いましょう。
kmon-lesson-react-2 = 壁が攻撃を受け止め、はね返しました。リアクションにもさらに応えられ、最後のものから順に実行します。

kmon-lesson-elements-title = 交代する
kmon-lesson-elements-1 = 前衛はタイドワーデンですが、今はフロスタスクの出番です。第IIIフェイズでフロスタスクに交代しましょう。
kmon-lesson-elements-2 = では、攻撃しましょう。
kmon-lesson-elements-3 = 交代は1ターンに1回無料です。属性の輪が、誰が誰に強いかを示します。

kmon-lesson-win-title = 最後の1体
kmon-lesson-win-1 = 相手に残るのは1体、もう少しで力尽きます。攻撃しましょう。
kmon-lesson-win-2 = チームがすべて力尽きました。あなたの勝ちです。もう遊べます。

## カードの項目どうしの決まり

kmon-card-elements = K-Monの二つの属性は別のものです。「secondary」に別の属性を書いてください。
kmon-card-value = 値をもつのは「白熱」だけです。「trait_value」を消してください。
kmon-card-incandescent = 「白熱」には得るチャージの数が要ります。「trait_value」に1以上の数を書いてください。
kmon-card-nothing = このままでは何も起こりません。操作を一つ以上書いてください。
kmon-card-two-targets = カードの対象は一つだけです。相手の前衛のK-Monと、自分が選ぶK-Monの両方には使えません。ここの「to」を変えてください。
kmon-card-not-aimed = 相手の前衛のK-Monに働くカードです。target = "opp_active" と書いてください。
kmon-card-aimed = 相手の前衛のK-Monには何も起こりません。「target」を "none" などに変えてください。
kmon-card-not-chosen = 使うときに選んだ自分のK-Monに働くカードです。target = "own_one" と書いてください。
kmon-card-chosen = 選んだK-Monには何も起こりません。「target」を変えるか、効果に to = "own_one" と書いてください。
kmon-card-answers = 「counter」「evade」「neutralise」「reduce」は応じた行動に働きます。書けるのはリアクションだけです。
kmon-card-stays = 残る効果が何もしません。「tick」か「static」を書いてください。
kmon-card-no-heal = 「no_heal」があるので、この効果では回復できません。どちらかを消してください。
kmon-card-silenced = この数が変えることを、そのK-Monは行えません。数を消すか、「no_attack」「no_ability」を消してください。
kmon-card-thorns = 反撃のダメージです。1以上の数を書いてください。
kmon-card-most = 量が増えることがありません。「most」に「amount」より大きい数を書いてください。
kmon-card-most-few = 量がそこまで増えることはありません。バトルが終わる前に力尽きるK-Monは2体までなので、「most」には「amount」の2倍以下の数を書いてください。
kmon-card-always = 必ず成り立つか、決して成り立ちません。「amount」を変えてください（バトルが終わる前に力尽きるK-Monは2体までです）。
kmon-card-holds = 何も起こりません。「do」に起こることを、または「one」と「two」に選べることを書いてください。
kmon-card-inside = 条件の中に条件、選択の中に選択は書けません。打ち消す効果は単独で書きます。カードが条件つきで場に残ることはありません。
kmon-card-last = 後に続く文がその一部に読めてしまいます。最後に置いてください。「before」には書けません。
kmon-card-things = 同じものが2つあり、選ぶ意味がありません。別の操作を書くか、「three」を省いてください。
kmon-card-no-choice = このカードを使うときにK-Monは選びません。「to」を "own_active" などに変えてください。
kmon-card-counter = リアクションで相手の前衛のK-Monにダメージを与えるには「counter」と書きます。
kmon-card-cancelled = その行動はすでに打ち消されています。この操作を消してください。
kmon-card-evades = 回避できるのは、前衛のK-Monに向けられた攻撃とアビリティだけです。to = ["attack", "ability"]（どちらか一つでも可）と targeting_me = true を書いてください。
kmon-card-evades-ultimates = アルティメットは回避できません。exclude_ultimate = true と書いてください。
kmon-card-spares = アルティメットになるのはアビリティだけです。「exclude_ultimate」を消すか、「to」に "ability" を書いてください。
kmon-card-targets = K-Monを対象にするのは攻撃とアビリティだけです。「to」にほかの語を書かないか、「targeting_me」を消してください。
kmon-card-attacks-target = 攻撃は必ず前衛のK-Monを対象にします。targeting_me = true と書いてください。
kmon-card-reduces = 防御はダメージを与えないので、減らすものがありません。"defence" を消してください。
kmon-card-replaces = 攻撃を置き換えられるのは無属性のパワーアップだけです。「element」か「replaces」を消してください。
kmon-card-parts = 攻撃は置き換えられるので、これは起こりません。消すか、「instead」に書いてください。
kmon-card-instead-missing = 攻撃を置き換えるカードです。代わりに起こることを「instead」に書いてください。
kmon-card-instead = 「instead」が起こるのは、攻撃を置き換えるカードだけです。replaces = true と書いてください。
kmon-card-adds = このままでは何も変わりません。「attack_bonus」「flags」「before」「on_success」のどれかを書いてください。

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

kmon-guide-start = ようこそ！あなたも相手も3体のK-Monのチームです。相手の3体をすべて力尽きさせれば勝ち。最初に出す1体を選びましょう。残りの2体は控えで待ちます。どれを選んでも大丈夫です。
kmon-guide-react = 相手が行動しました。実行される前に応えられます。手札のリアクションを使う、2枚捨ててかわす、何もしない、のどれかです。選ぶ前に、カードの効果を読みましょう。
kmon-guide-item = あなたのターンです。短いフェイズがいくつかあり、どれも飛ばせます。第Iフェイズではアイテムを1枚使えます。相手は応えられません。
kmon-guide-sub = 第IIIフェイズでは、1ターンに1回、無料で交代できます。使えるのは前衛の属性のカードだけ。属性の輪では、それぞれ次の属性に強いことを示します。
kmon-guide-act = 1回の行動を選びましょう。攻撃、チャージを払ってアビリティ、または防御です。攻撃は無料で、成功すればチャージを2得るので、はじめの一手におすすめです。
kmon-guide-retrieve = 防御すると、捨て札から1枚を手札に戻せます。もう一度使いたいのはどれですか。
kmon-guide-seer = 予見で山札の上を見られます。今ほしいカードを選び、残りの順番を決めましょう。
kmon-guide-hurt = ダメージを受けました。K-Monの下のバーが残りのHPです。別の答えにしたかったときは、新しいことが見えていなければ「取り消す」で直前の答えを取り消せます。
kmon-guide-charges = これがチャージです。アビリティやリアクションのコストになり、攻撃が成功すると増えます。
kmon-guide-fell = K-Monが力尽きました。持ち主は小さなボーナスを得て、次の1体を出します。3体倒せばあなたの勝ちです。
kmon-guide-defence = 防御態勢に入りました。攻撃のダメージが減り、攻撃を受けるたびにチャージを得ます。次の自分のターンに態勢は解けます。

## 問題：何を達成するか

kmon-puzzle-win = このターンで勝ちましょう。
kmon-puzzle-gain = このターンで相手の K-Mon を 1 体倒しましょう。
kmon-puzzle-survive = このターンを生き延びましょう。

# Facts of a card that are not sentences.
kmon-fact-hp = HP
kmon-fact-primary = 主属性
kmon-fact-secondary = 副属性
kmon-fact-trait = 特性
kmon-fact-trait-value = 特性の値
kmon-fact-element = 属性
kmon-fact-cost = コスト
