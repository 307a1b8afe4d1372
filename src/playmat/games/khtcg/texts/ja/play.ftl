### 対戦の言葉：起こること、聞かれること、できること。

khtcg-name = キングダムハーツ トレーディングカードゲーム
khtcg-seat = プレイヤー{ $number }
    .you = あなた
khtcg-ruleset-ffg = FFG
khtcg-ruleset-tomy = タカラトミー
khtcg-no-cards = なし
khtcg-card-of = { $who }の{ $card }
khtcg-name-worn = { $bearer }の{ $name }
khtcg-name-nth = { $name }（{ $number }枚目）

## カードのある所と行き先

khtcg-area-player = プレイヤーカードの場
khtcg-area-form = プレイヤーカードの上
khtcg-area-friends = 仲間の場
khtcg-area-world = ワールドの場
khtcg-area-disruptor = 相手のワールドの上
khtcg-area-equipment = 装備
khtcg-pile-hand = 手札に加わる
khtcg-pile-deck-top = 山札の一番上に置かれる
khtcg-pile-deck-bottom = 山札の一番下に置かれる
khtcg-pile-allies = 仲間の場に出る
khtcg-pile-player = プレイヤーカードに付く
khtcg-pile-discard = 捨て札になる

## カードが去りHPが変わる理由

khtcg-reason-battle-end = 戦闘の終わり
khtcg-reason-challenge-end = チャレンジの終わり
khtcg-reason-unique = ユニーク処理
khtcg-reason-escape = 逃げる
khtcg-reason-text = カードのテキスト
khtcg-reason-voluntary = 自分の判断
khtcg-reason-mf-end-of-turn = 魔法/仲間カードは手番の終わりに去る
khtcg-reason-hand-discard-phase = 捨て札タイム
khtcg-reason-bearer-gone = 装備対象がない
khtcg-reason-defeated = 破壊
khtcg-reason-battle = 戦闘
khtcg-reason-magic = 魔法
khtcg-reason-move = 移動
khtcg-reason-challenge = チャレンジ
khtcg-reason-world-gone = ワールドがなくなった
khtcg-reason-played = 使用後

## 起こること

khtcg-event-leader = { $who }のプレイヤーカードは{ $card }、HPは{ $total }。
khtcg-event-first = { $who }が先攻。
khtcg-event-shuffled = { $who }が{ $count }枚をシャッフルした。
khtcg-event-dealt = { $who }の最初の手札：{ $cards }。
khtcg-event-cards-dealt = { $who }が最初の手札を{ $count }枚引いた。
khtcg-event-turn = 手番{ $count }：{ $who }。
khtcg-event-phase-draw-phase = { $who }の補充タイム。
khtcg-event-phase-action = { $who }のアクションタイム。
khtcg-event-phase-challenge = { $who }のチャレンジタイム。
khtcg-event-phase-discard-phase = { $who }の捨て札タイム。
khtcg-event-drew = { $who }が{ $card }を引いた。
khtcg-event-card-drawn = { $who }がカードを1枚引いた。
khtcg-event-cards-drawn = { $who }がカードを{ $count }枚引いた。
khtcg-event-no-card = { $who }には引くカードがない。
khtcg-event-renewed = { $who }の捨て札{ $count }枚が山札になる。
khtcg-event-played-move = { $who }が{ $card }へ移動した。
khtcg-event-played-disrupt = { $who }が{ $card }で邪魔をした。
khtcg-event-played-call = { $who }が{ $card }を呼んだ。
khtcg-event-played-equip = { $who }が{ $on }に{ $card }を装備させた。
khtcg-event-played-event = { $who }が{ $card }を使った。
khtcg-event-played-magic = { $who }が{ $card }を使った（使用者：{ $on }）。
khtcg-event-played-summon = { $who }が{ $card }を呼び出した（使用者：{ $on }）。
khtcg-event-played-form = { $who }がフォームチェンジ：{ $card }。
khtcg-event-played-attack = { $who }がアタックカード{ $card }を使った。
khtcg-event-played-technique = { $who }が技{ $card }を使った。
khtcg-event-entered = { $who }の{ $card }が場に出た（{ $where }）。
khtcg-event-discarded = { $who }の{ $card }が捨て札になった（{ $why }）。
khtcg-event-discarded-hand = { $who }が手札の{ $card }を捨てた（{ $why }）。
khtcg-event-put = { $who }の{ $card }が{ $where }。
khtcg-event-card-put = { $who }のカード1枚が{ $where }。
khtcg-event-hp-gained = { $who }のHPが{ $count }増えて{ $total }になった（{ $why }）。
khtcg-event-hp-lost = { $who }のHPが{ $count }減って{ $total }になった（{ $why }）。
khtcg-event-damaged = { $who }の{ $card }に{ $count }ダメージ（合計{ $total }）。
khtcg-event-cleared = 闇カードのダメージがすべて取り除かれた。
khtcg-event-defeated = { $who }の{ $card }が破壊された。
khtcg-event-battle = { $who }が戦闘を始めた。
khtcg-event-battle-total = { $who }の戦闘の合計は{ $total }（プレイヤーカード{ $player }{ $allies ->
        [0] { "" }
       *[other] { "、仲間" }{ $allies }
    }{ $equipment ->
        [0] { "" }
       *[other] { "、装備" }{ $equipment }
    }{ $attacks ->
        [0] { "" }
       *[other] { "、アタックカード" }{ $attacks }
    }{ $texts ->
        [0] { "" }
       *[other] { "、テキスト" }{ $texts }
    }）。
khtcg-event-challenge = { $who }がチャレンジを宣言した。
khtcg-event-challenge-total = { $who }のチャレンジの合計は{ $total }（プレイヤーカード{ $player }{ $allies ->
        [0] { "" }
       *[other] { "、仲間" }{ $allies }
    }{ $equipment ->
        [0] { "" }
       *[other] { "、装備" }{ $equipment }
    }{ $attacks ->
        [0] { "" }
       *[other] { "、アタックカード" }{ $attacks }
    }{ $texts ->
        [0] { "" }
       *[other] { "、テキスト" }{ $texts }
    }）。
khtcg-event-granted = { $who }はこの手番にあと{ $count }回チャレンジできる。
khtcg-event-more-moves = { $who }はこの手番にあと{ $count }回移動できる。
khtcg-event-more-battles = { $who }はこの手番にあと{ $count }回戦闘を始められる。
khtcg-event-copied = { $who }が{ $card }のテキストを処理する。
khtcg-event-won = { $who }がチャレンジに勝った。
khtcg-event-tied = チャレンジは引き分け。
khtcg-event-committed = { $who }の{ $card }が参加した。
khtcg-event-passed = { $who }は何もしない。
khtcg-event-attached = { $who }の{ $on }が{ $card }を装備している。
khtcg-event-counters-more = { $who }の{ $card }にカウンターが{ $count }個置かれた（合計{ $total }）。
khtcg-event-counters-fewer = { $who }の{ $card }からカウンターが{ $count }個取り除かれた（残り{ $total }）。
khtcg-event-control = { $who }が{ $card }の支配者になった。
khtcg-event-lasts-raise = { khtcg-part-until }、{ $who }の{ $card }の{ khtcg-part-stat }が{ $amount }{ $change ->
        [less] 下がる
       *[more] 上がる
    }。
khtcg-event-lasts-silence = { khtcg-part-until }、{ $who }の{ $card }のテキストは無効になる。
khtcg-event-lasts-control = { khtcg-part-until }、{ $who }が{ $card }の支配者である。
khtcg-event-lasts-forbid = { khtcg-part-until }、{ $who }は{ khtcg-part-act }ことができない。
khtcg-event-ended-raise = { $who }の{ $card }の{ khtcg-part-stat }はもう{ $amount }{ $change ->
        [less] 下がら
       *[more] 上がら
    }ない。
khtcg-event-ended-silence = { $who }の{ $card }のテキストは再び有効になった。
khtcg-event-ended-control = { $who }が{ $card }を支配する期間は終わった。
khtcg-event-ended-forbid = { $who }は再び{ khtcg-part-act }ことができる。
khtcg-event-looked = { $who }が山札の上を見た：{ $cards }。
khtcg-event-cards-looked = { $who }が山札の上の{ $count }枚を見た。
khtcg-event-revealed = { $who }の手札が公開された：{ $cards }。
khtcg-event-declared = { $who }が「{ $name }」を宣言した。
khtcg-event-ability = { $who }が{ $card }の能力を使った。
khtcg-event-due = { $who }の{ $card }の効果が発動した。
khtcg-event-coin-heads = { $who }のコインは表。
khtcg-event-coin-tails = { $who }のコインは裏。
khtcg-event-chosen = { $who }の選択：{ $does }
khtcg-event-escaped = { $who }が逃げた。
khtcg-event-turn-end = { $who }の手番{ $count }が終わった。
khtcg-event-moved = { $who }が{ $card }に着いた。
khtcg-event-captured = { $who }の{ $card }が捕らえられた。
khtcg-event-freed = { $who }の{ $card }が解放された。
khtcg-event-milled = { $who }の山札の一番上の{ $card }が捨て札になった。
khtcg-event-over = { $who }の勝ち。{ $why }
khtcg-event-over-draw = 引き分け。{ $why }
khtcg-cause-worlds = ワールドカードの合計レベルが13に達した。
khtcg-cause-hearts = 敗者のHPがなくなった。
khtcg-cause-double-end = 両者が同時に勝利条件を満たした。
khtcg-cause-conceded = 敗者が投了した。
khtcg-cause-turn-limit = 最後の手番が終わった。
khtcg-cause-endless = カードのテキストが互いに誘発し続けて終わらない。

## 聞かれること

khtcg-ask-leader = 最初のプレイヤーカードを選んでください。
khtcg-ask-action = アクションタイム：何をしますか？
khtcg-ask-battle-play = 戦闘中、合計は{ $total }：何をしますか？
khtcg-ask-battle-technique = 戦闘中、合計は{ $total }。最初の段階：技カードを使いますか？
khtcg-ask-battle-commit = 戦闘中、合計は{ $total }。2番目の段階：誰が参加しますか？
khtcg-ask-battle-attack = 戦闘中、合計は{ $total }。3番目の段階：アタックカードを使いますか？
khtcg-ask-battle-magic = 戦闘中、合計は{ $total }。最後の段階：魔法を使いますか？
khtcg-ask-assign = 合計{ $total }を自分のワールドの闇カードに割り振ってください。
khtcg-ask-challenge = チャレンジタイム：チャレンジしますか？
khtcg-ask-duel = チャレンジ中、{ $total }対{ $other }：行動を選んでください。
khtcg-ask-attack-set = { $count ->
        [1] 使えるアタックカードはこの1枚です。確定してください。手札に何枚あるかを知られないように、1枚でもお尋ねします。
       *[other] どのアタックカードを同時に使いますか？
    }
khtcg-ask-form-drop = フォームチェンジを残しますか？
khtcg-ask-drops = 手札の前に、場から何かを捨てますか？
khtcg-ask-hand = { $count ->
        [0] 手札から好きな枚数を捨ててください。
       *[other] 手札から{ $count }枚以上捨ててください。
    }
khtcg-ask-order = どのテキストを先に処理しますか？
khtcg-ask-may = { $card }：これを行いますか？
khtcg-ask-choose = { $card }：1つ選んでください。
khtcg-ask-declare = { $card }：名称を1つ宣言してください。
khtcg-ask-target-damage = { $card }：ダメージを与えるカードを選んでください（{ $count }）。
khtcg-ask-target-defeat = { $card }：破壊するカードを選んでください（{ $count }）。
khtcg-ask-target-discard = { $card }：捨て札にするカードを選んでください（{ $count }）。
khtcg-ask-target-send = { $card }：戻すカードを選んでください（{ $count }）。
khtcg-ask-target-raise = { $card }：値を変えるカードを選んでください（{ $count }）。
khtcg-ask-target-silence = { $card }：テキストを無効にするカードを選んでください（{ $count }）。
khtcg-ask-target-capture = { $card }：捕らえるカードを選んでください（{ $count }）。
khtcg-ask-target-control = { $card }：支配するカードを選んでください（{ $count }）。
khtcg-ask-target-counter = { $card }：カウンターを置くカードを選んでください（{ $count }）。
khtcg-ask-target-equip = { $card }：装備対象を選んでください（{ $count }）。
khtcg-ask-split = { $card }：{ $count }ダメージを割り振ってください。
khtcg-ask-discard-hand = { $card }：手札から捨てるカードを{ $count }枚選んでください。
khtcg-ask-find = { $card }：カードを1枚選んでください。
khtcg-ask-look = { $card }：見たカードをどうしますか？
khtcg-ask-any-time = 場から何かを捨てますか？
khtcg-ask-make-way = { $card }の装備が多すぎます。捨てるものを選んでください。
khtcg-ask-keep = { $card }：残す仲間を{ $count }体選んでください。

## できること

khtcg-act-move = { $card }へ移動する
khtcg-act-battle = 戦闘を始める
khtcg-act-escape = 逃げる
khtcg-act-disrupt = { $card }で邪魔をする
khtcg-act-call = { $card }を呼ぶ
khtcg-act-equip = { $on }に{ $card }を装備させる
khtcg-act-event = { $card }を使う
khtcg-act-magic = { $on }が{ $card }を使う
khtcg-act-summon = { $on }が{ $card }を呼び出す
khtcg-act-form = フォームチェンジ：{ $card }
khtcg-act-use = { $card }の能力を使う
khtcg-act-drop = 自分の{ $card }を捨てる
khtcg-act-revert = 自分のフォーム{ $card }を捨てる
khtcg-act-commit = { $card }が参加する
khtcg-act-attack = アタックカードを使う
khtcg-act-technique = 技{ $card }を使う
khtcg-act-challenge = チャレンジする
khtcg-end-action = アクションタイムを終える
khtcg-end-challenge = チャレンジしない
khtcg-end-duel = 何もしない
khtcg-end-drops = 手札へ進む
khtcg-end-result = 結果判定へ
khtcg-end-step = 次の段階へ
khtcg-do-lead = { $card }で始める
khtcg-do-keep-form = フォームチェンジを残す
khtcg-do-drop-form = フォームチェンジを捨てる
khtcg-do-yes = はい
khtcg-do-no = いいえ
khtcg-do-choose = { $does }
khtcg-do-declare = 「{ $name }」
khtcg-do-take = { $card }を取る
khtcg-do-take-nothing = 何も取らない
khtcg-do-put-under = { $card }を山札の一番下に置く
khtcg-do-leave-on-top = { $card }を一番上に残す
khtcg-do-first = { $card }を先に
khtcg-do-first-about = { $about }についての{ $card }を先に
khtcg-do-damage = { $card }にダメージ
khtcg-do-defeat = { $card }を破壊する
khtcg-do-send = { $card }を戻す
khtcg-do-raise = { $card }の値を変える
khtcg-do-silence = { $card }のテキストを無効にする
khtcg-do-capture = { $card }を捕らえる
khtcg-do-control = { $card }を支配する
khtcg-do-counter = { $card }にカウンター
khtcg-do-equip = { $card }に装備させる
khtcg-do-discard = { $card }を捨てる
khtcg-do-discard-nothing = 何も捨てない
khtcg-do-share = { $card }に{ $count }
khtcg-do-split = ダメージ：{ $shares }
khtcg-do-keep = { $card }を残す
khtcg-do-attack = { $card }を使う

## 読めないもの

khtcg-outcome-unreadable = 「{ $got }」という結果はありません。「card 1」「seat 0」「heads」のように、{ $count }通りあります。
khtcg-deck-refused = { $seat }のデッキは規則に合いません。{ $why }
khtcg-place-seats = 局面には席が2つ必要です（現在{ $got }）。
khtcg-place-known = カード{ $count }枚のそれぞれに0から3の印が必要です。
khtcg-place-player = { $got }は最初のプレイヤーカードになれません。
khtcg-place-no-player = 最初の手番が始まった後は、各席に「player」が必要です。
khtcg-place-no-world = 邪魔のカードはワールドの上に置きます。「worlds」にワールドを書いてください。
khtcg-place-frame = 「{ $got }」は進行中の規則ではありません（段階・席・数）。

## できない理由

khtcg-why-time-move = 移動は自分のアクションタイム中、戦闘の外でのみできます。
khtcg-why-time-battle = 戦闘は自分のアクションタイムにのみ始められます。
khtcg-why-time-escape = 逃げるのは自分のアクションタイム中、戦闘の外でのみできます。
khtcg-why-time-disrupt = 邪魔ができるのは自分のアクションタイム（段階のない戦闘中を含む）だけです。
khtcg-why-time-call = 仲間を呼べるのは自分のアクションタイム（段階のない戦闘中を含む）だけです。
khtcg-why-time-equip = 装備カードは自分のアクションタイム中、戦闘の外でのみ使えます。
khtcg-why-time-event = イベントカードは自分のアクションタイム中、戦闘の外でのみ使えます。
khtcg-why-time-magic = 魔法カードは自分のアクションタイム、自分の戦闘の魔法の段階、チャレンジの行動で使えます。
khtcg-why-time-summon = 魔法/仲間カードは自分のアクションタイム、自分の戦闘の魔法の段階、チャレンジの行動で使えます。
khtcg-why-time-form = フォームチェンジは自分のアクションタイム中、戦闘の外でのみできます。
khtcg-why-time-use = 能力は自分が行動するときにのみ使えます。
khtcg-why-time-drop = 装備は自分が行動するときにのみ捨てられます。
khtcg-why-time-revert = 今はフォームチェンジを捨てられません。
khtcg-why-time-commit = 仲間は自分の戦闘の参加の段階、またはチャレンジの行動でのみ参加できます。
khtcg-why-time-attack = アタックカードは自分の戦闘のその段階、またはチャレンジの行動でのみ使えます。
khtcg-why-time-technique = 技カードは自分の戦闘でのみ使えます（段階があれば最初に）。
khtcg-why-time-challenge = チャレンジは自分のチャレンジタイムにのみできます。
khtcg-why-end-end = これで終えられるのはアクションタイムだけです。
khtcg-why-end-rest = これはチャレンジできるときにのみ選べます。
khtcg-why-end-pass = 何もしないのはチャレンジ中にのみ選べます。
khtcg-why-end-next = 次の段階があるのは段階のある戦闘だけです。
khtcg-why-end-result = 結果判定は戦闘の最後にのみ求められます。
khtcg-why-count = このカードから{ $low ->
        [0] { $high }枚まで
       *[other] { $low }枚から{ $high }枚
    }選んでください。
khtcg-why-sum = 割り振りの合計は{ $count }でなければなりません。
khtcg-why-dividing = 戦闘のダメージを割り振っているところです。終わるまでカードは使えません。
khtcg-why-asked = 先に質問に答えてください。それまでカードは使えません。
khtcg-why-forbidden = カードのテキストで禁じられています。
khtcg-why-battled = この手番ではもう戦闘をしました。
khtcg-why-escaped = この手番ではもう逃げました。
khtcg-why-escape-battled = このアクションタイムで戦闘を始めたので、もう逃げられません。
khtcg-why-no-disruptor = 今のワールドに相手の闇カードがありません。
khtcg-why-no-world = 逃げるためのワールドがありません。
khtcg-why-challenged = この手番のチャレンジはもう残っていません。
khtcg-why-first-turn = この対戦では最初の手番にチャレンジできません。
khtcg-why-joined = { $card }はもう参加しています。
khtcg-why-no-ally = その名前の仲間は仲間の場にいません。
khtcg-why-no-ability = { $card }に使える能力はありません。
khtcg-why-ability-now = { $card }の能力は今使えません（時期・条件・代償・回数のどれかが合いません）。
khtcg-why-not-in-play = そのカードは自分の場にありません。
khtcg-why-no-equipment = その名前の装備は自分の場にありません。
khtcg-why-no-form = プレイヤーカードの上にフォームチェンジがありません。
khtcg-why-not-in-hand = { $card }は手札にありません。
khtcg-why-other-type = { $card }はそのようには使えません（{ $type }です）。
khtcg-why-condition = { $card }の使用条件が満たされていません。
khtcg-why-price = { $card }を使う前に必要なことができません。
khtcg-why-moved = この手番ではもう移動しました。
khtcg-why-hindered = 今のワールドに相手の闇カードがあるので、移動できません。
khtcg-why-no-foe-world = 相手に邪魔のできるワールドがありません。
khtcg-why-world-full = 相手のワールドの出現枚数は{ $count }で、今はこれ以上置けません。
khtcg-why-world-total = { $card }はレベル{ $level }、相手のワールドの合計レベルは{ $total }です。
khtcg-why-group = { $card }（{ $type }）は今のプレイヤーカードの仲間になれません。
khtcg-why-first-ally-0 = { $card }はレベル{ $level }です。最初の仲間はレベル0か1です。
khtcg-why-first-ally-1 = { $card }はレベル{ $level }です。最初の仲間はレベル1です。
khtcg-why-ladder = { $card }はレベル{ $level }です。一番高い仲間のレベル+1までしか呼べません。
khtcg-why-own-name = { $card }は自分のプレイヤーカードと同じ名称です。
khtcg-why-double-stays = { $card }はもう場にあり、捨てられません。
khtcg-why-no-room = 仲間の場に{ $card }の入る余地がありません。
khtcg-why-timing = { $card }は別の時期に使うカードです。
khtcg-why-no-target = { $card }の対象になるものがありません。
khtcg-why-no-caster = レベル{ $level }の{ $card }を使える魔法力を持つキャラクターがいません。
khtcg-why-name-caster = { $card }の使用者を「with」と名前で指定してください。
khtcg-why-caster = { $card }はレベル{ $level }、{ $caster }の魔法力は{ $magic }です。
khtcg-why-dark-caster = { $caster }は闇カードなので、魔法を使えません。
khtcg-why-other-caster = { $card }を使えるのは自分のプレイヤーカードと場の仲間だけです。
khtcg-why-no-bearer = 今{ $card }を装備できるキャラクターがいません。
khtcg-why-name-bearer = { $card }の装備対象を「on」と名前で指定してください。
khtcg-why-bears-one = { $bearer }はもう装備しています。
khtcg-why-bearer = { $bearer }は{ $card }を装備できません。
khtcg-why-has-form = プレイヤーカードの上にもうフォームチェンジがあります。
khtcg-why-other-form = { $card }は{ $player }のフォームチェンジではありません。
khtcg-why-technique-played = この手番ではもう技カードを使いました。
khtcg-why-cooperation = { $card }の連携に必要なキャラクターが自分の場に揃っていません。
khtcg-why-attack-alone = まず「attack」、それから同時に使うアタックカードを選びます。
khtcg-why-no-attack = 手札にアタックカードがありません。
