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
kmon-static-tick-when-hit = 攻撃が成功してこのK-Monに当たったときも、第IIフェイズの部分が起こる
kmon-static-tick-when-attacking = このK-Monの攻撃が成功したときも、第IIフェイズの部分が起こる

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
kmon-card-ticks = そのとき起こる第IIフェイズの部分がありません。「tick」を書くか、これを省いてください。
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

kmon-fact-hp = HP
kmon-fact-primary = 主属性
kmon-fact-secondary = 副属性
kmon-fact-trait = 特性
kmon-fact-trait-value = 特性の値
kmon-fact-element = 属性
kmon-fact-cost = コスト
