### Kingdom Hearts Perilous Pursuit: everything people read.
###
### 用語: World ワールド、World Saved / World Lost のマス 「救出」「陥落」、Overrun 陥落、Heartless Marker ハートレスマーカー
### (短く マーカー)、World Roll ワールドロール、World Effect ワールド効果、removal roll 除去ロール、Ready 準備、Set セット、
### Activate 実行、Token トークン、action space アクション枠、hero ヒーロー、active hero 手番のヒーロー、board ボード、turn 手番、
### phase フェイズ、Health 体力、Shield シールド(個)、damage ダメージ、Item Card アイテムカード(枚)、dice card ダイスカード、
### roll ロール・振る、throw again 振り直す、assign 割り当てる、decline 見送る、discard 捨てる、deck 山札、discard pile 捨て札。
### action アクション(攻撃、防御、陽動、収集、特技: ダイスの枠に収まるよう短く)。
### 選択肢(perilous-do-…)は「~する」で終え句点なし。ほかの文は「です・ます」。カード名は「」に入れる。

## Names

perilous-name = キングダム ハーツ ペリラス・パースート

perilous-hero-sora = ソラ
perilous-hero-donald = ドナルドダック
perilous-hero-goofy = グーフィー
perilous-hero-kairi = カイリ
perilous-hero-riku = リク

perilous-ability-sora = ストライクレイド
perilous-ability-donald = 戦利品の山分け
perilous-ability-goofy = 騎士の守り
perilous-ability-kairi = 心の光
perilous-ability-riku = ダークブレイク

perilous-ability-text-marker = ハートレスマーカーを「救出」へ{ $n }マス動かします。
perilous-ability-text-draws = { $n ->
    [1] 選んだヒーロー1人がアイテムカードを1枚引きます。
   *[other] 選んだヒーロー{ $n }人までが、アイテムカードを1枚ずつ引きます。
}
perilous-ability-text-shields = { $n ->
    [1] シールド1個をヒーロー1人に渡します。
   *[other] シールドを{ $n }個まで、好きなヒーローに分けて渡します。
}
perilous-ability-text-heal = { $n ->
    [1] ヒーロー1人の体力を1回復します。
   *[other] 体力を合計{ $n }まで、好きなヒーローに分けて回復します。
}
perilous-ability-text-marker-distract = ハートレスマーカーを「救出」へ{ $n }マス動かし、この手番のワールドロールの青ダイスを{ $n }個減らします。

perilous-action-attack = 攻撃
perilous-action-protect = 防御
perilous-action-distract = 陽動
perilous-action-collect = 収集
perilous-action-ability = 特技

perilous-face-attack = 攻撃
perilous-face-protect = 防御
perilous-face-distract = 陽動
perilous-face-collect = 収集
perilous-face-ability = 特技
perilous-face-wild = ワイルド
perilous-face-heartless = ハートレス
perilous-face-blank = 空白
perilous-face-lost = 失効
perilous-dice = { $count ->
   *[other] ダイス { $dice }
}
perilous-black-face = { $face }（黒）

perilous-item-attack = 攻撃
perilous-item-attack-x2 = 攻撃×2
perilous-item-protect = 防御
perilous-item-protect-x2 = 防御×2
perilous-item-distract = 陽動
perilous-item-distract-x2 = 陽動×2
perilous-item-collect = 収集
perilous-item-collect-x2 = 収集×2
perilous-item-ability = 特技
perilous-item-ability-x2 = 特技×2
perilous-item-reroll = リロール
perilous-item-fewer = 青ダイス2個減
perilous-item-ignore = ハートレス無効

perilous-world-twilight-town = トワイライトタウン
perilous-world-traverse-town = トラヴァースタウン
perilous-world-hollow-bastion = ホロウバスティオン
perilous-world-destiny-islands = デスティニーアイランド
perilous-world-beasts-castle = ビーストキャッスル
perilous-world-deep-jungle = ディープジャングル
perilous-world-wonderland = ワンダーランド
perilous-world-agrabah = アグラバー
perilous-world-land-of-dragons = ザ・ランド・オブ・ドラゴン
perilous-world-olympus-coliseum = オリンポスコロシアム
perilous-world-halloween-town = ハロウィンタウン
perilous-world-atlantica = アトランティカ
perilous-world-kingdom-of-corona = キングダム・オブ・コロナ
perilous-world-neverland = ネバーランド
perilous-world-port-royal = ポートロイヤル
perilous-world-hundred-acre-wood = 100エーカーの森
perilous-world-radiant-garden = レイディアントガーデン
perilous-world-monstropolis = モンストロポリス
perilous-world-space-paranoids = スペース・パラノイド
perilous-world-disney-castle = ディズニーキャッスル
perilous-world-arendelle = アレンデール
perilous-world-san-fransokyo = サンフランソウキョウ
perilous-world-toy-box = トイボックス
perilous-world-pride-lands = プライドランド
perilous-world-end-of-the-world = エンド・オブ・ザ・ワールド
perilous-world-the-world-that-never-was = 存在しなかった世界
perilous-world-keyblade-graveyard = キーブレード墓場
perilous-world-castle-oblivion = 忘却の城

## World Effects, one operation each

perilous-effect-unset = { $whole ->
    [yes] ヒーロー全員が、{ $action }のセットトークンを取り除きます。
   *[no] 手番のヒーローは、{ $action }のセットトークンを取り除きます。
}
perilous-effect-unset-all = { $whole ->
    [yes] ヒーロー全員が、セットトークンをすべて取り除きます。
   *[no] 手番のヒーローは、セットトークンをすべて取り除きます。
}
perilous-effect-unready = { $whole ->
    [yes] ヒーロー全員が、{ $action }の準備トークンとセットトークンを取り除きます。
   *[no] 手番のヒーローは、{ $action }の準備トークンとセットトークンを取り除きます。
}
perilous-effect-damage = { $whole ->
    [yes] ヒーロー全員が{ $n }ダメージを受けます。
   *[no] 手番のヒーローは{ $n }ダメージを受けます。
}
perilous-effect-spawn = ハートレスマーカーを「陥落」へ{ $n }マス動かします。
perilous-effect-lose-shield = { $whole ->
    [yes] ヒーロー全員がシールドを{ $n }個失います。
   *[no] 手番のヒーローはシールドを{ $n }個失います。
}
perilous-effect-discard-item = { $whole ->
    [yes] ヒーロー全員が、アイテムカードを{ $n }枚選んで捨てます。
   *[no] 手番のヒーローは、アイテムカードを{ $n }枚選んで捨てます。
}

## Lists

perilous-list = { $first }、{ $rest }
perilous-share = { $hero }＋{ $n }

## What is asked

perilous-ask-heart-window = { $hero }：ハートレスが出ました。カードを使いますか？
perilous-ask-heart = { $hero }：ハートレスが出たので、{ $dice } は必ず振り直します。ほかにどれを振り直しますか？
perilous-ask-keep = { $hero }：どのダイスを振り直しますか？（残り{ $left }回）
perilous-ask-last-window = { $hero }：最後のロールが終わりました。「リロール」を使いますか？
perilous-ask-assign = { $hero }：ダイスを何に使いますか？
perilous-ask-card = { $hero }は、ダイスカードを使って手番のヒーローを助けられます。
perilous-ask-activate = { $hero }：次はどのダイスを実行しますか？
perilous-ask-owner = { $hero }：{ $action }を実行しますか？
perilous-ask-draws = { $hero }：誰がアイテムカードを引きますか？（{ $n }人まで）
perilous-ask-shields = { $hero }：誰にシールドを渡しますか？（{ $n }個まで）
perilous-ask-heal = { $hero }：誰の体力を回復しますか？（合計{ $n }まで）
perilous-ask-draw-window = { $hero }：手札がいっぱいです。カードを引く前に「青ダイス2個減」を使いますか？
perilous-ask-discard = { $hero }：どのカードを捨てますか？
perilous-ask-world-pre = { $hero }：まもなくワールドロールです。「青ダイス2個減」を使いますか？
perilous-ask-world-window = { $hero }：ワールドロールの目が出ました。効果が発生する前にカードを使いますか？
perilous-ask-damage = { $hero }：{ $n }ダメージを受けます。シールドを何個使いますか？
perilous-ask-rethrow = { $hero }：どのダイスを振り直しますか？
perilous-ask-removal-window = { $hero }：除去ロールの目が出ました。カードを使いますか？
perilous-ask-second-window = { $hero }：2回目の除去ロールの目が出ました。「リロール」を使いますか？

## What an answer does

perilous-do-stop = ここでやめて、すべてのダイスを残す
perilous-do-throw = { $dice } を振り直す
perilous-do-ready = { $dice } で{ $action }を準備する
perilous-do-set = { $dice } で{ $action }をセットする
perilous-do-activate-own = { $dice } を自分の{ $action }に置く
perilous-do-activate = { $dice } を{ $hero }の{ $action }に置く
perilous-do-card = 「{ $card }」を使い、手番のヒーローのダイスに加える
perilous-do-reroll = 「{ $card }」を使い、もう1回振る
perilous-do-fewer = 「{ $card }」を使い、この手番のワールドロールの青ダイスを2個減らす
perilous-do-ignore = 「{ $card }」を使い、黒ダイスを空白にする
perilous-do-discard = 「{ $card }」を捨てる
perilous-do-pass = 何も使わない
perilous-do-end = 割り当てフェイズを終える
perilous-do-take-attack = { $hero }の攻撃：マーカーを「救出」へ1マス動かす
perilous-do-take-protect = { $hero }の防御：シールドを1個得る
perilous-do-take-distract = { $hero }の陽動：このダイスをワールドロールから外す
perilous-do-take-collect = { $hero }の収集：アイテムカードを1枚引く
perilous-do-take-ability = { $hero }の特技を使う
perilous-do-decline = { $hero }の{ $action }を見送る（ダイスは使用済みになる）
perilous-do-next = 次は{ $hero }の{ $action }（{ $hero }が決める）
perilous-do-shield = { $n ->
    [0] シールドを使わず、ダメージをすべて体力で受ける
   *[other] シールドを{ $n }個使い、残りを体力で受ける
}
perilous-do-draws = カードを引く：{ $heroes }
perilous-do-draw-nobody = 誰も引かない
perilous-do-shields = シールドを渡す：{ $shares }
perilous-do-heal = 体力を回復する：{ $shares }
perilous-do-give-nobody = 誰にも与えない

## What happened

perilous-event-dealt = { $hero }に「{ $card }」が配られました。
perilous-event-card-dealt = { $hero }にカードが1枚配られました。
perilous-event-first-hero = 最初の手番は{ $hero }です。
perilous-event-turn = 第{ $n }手番：{ $hero }。
perilous-event-threw = { $hero }のロール（{ $dice }）：{ $faces }。
perilous-event-stopped = { $hero }はこのダイスを残しました。
perilous-event-dice-lost = 最後のロールでハートレスが出たため、{ $dice } が失効しました。
perilous-event-played = { $hero }は「{ $card }」を使いました。
perilous-event-readied = { $hero }は{ $dice } で{ $action }を準備しました。
perilous-event-set = { $hero }は{ $dice } で{ $action }をセットしました。
perilous-event-assigned = { $hero }は{ $dice } を{ $owner }の{ $action }に置きました。
perilous-event-assigned-own = { $hero }は{ $dice } を{ $action }に置きました。
perilous-event-took = { $hero }は{ $action }を実行しました。
perilous-event-declined = { $hero }は{ $action }を見送りました。
perilous-event-shield-gained = { $hero }はシールドを{ $n }個得て、{ $now }個になりました。
perilous-event-shield-spent = { $hero }はシールドで{ $n }ダメージを防ぎました。残り{ $now }個です。
perilous-event-shield-lost = { $hero }はシールドを{ $n }個失いました。残り{ $now }個です。
perilous-event-hurt = { $hero }の体力が{ $n }減り、{ $now }になりました。
perilous-event-healed = { $hero }の体力が{ $n }回復し、{ $now }になりました。
perilous-event-marker-saved = マーカーが「救出」へ{ $n }マス動きました。{ $now ->
    [0] 「救出」に着きました。
   *[other] 残り{ $now }マスです。
}
perilous-event-marker-lost = { $n ->
    [0] マーカーはそれ以上「陥落」へ動きません。
   *[other] マーカーが「陥落」へ{ $n }マス動きました。
}「救出」まで{ $now }マスです。
perilous-event-blue-out = { $hero }は、この手番のワールドロールの青ダイスを{ $n }個減らしました。
perilous-event-black-out = { $hero }は、この手番のワールドロールから黒ダイスを外しました。
perilous-event-drew = { $hero }は「{ $card }」を引きました。
perilous-event-card-drawn = { $hero }はカードを1枚引きました。
perilous-event-no-card = カードが残っていないので、{ $hero }は引けません。
perilous-event-discarded = { $hero }は「{ $card }」を捨てました。
perilous-event-reshuffled = 捨て札をシャッフルして、{ $n }枚の新しい山札にしました。
perilous-event-world-rolled = ワールドロール（{ $hero }の手番）：{ $faces }。
perilous-event-no-world-roll = ワールドが振るダイスはありません。
perilous-event-removal-rolled = { $hero }の除去ロール：{ $faces }。
perilous-event-rethrew = 振り直し：{ $faces }。
perilous-event-effect = ハートレス：{ $world }のワールド効果が発生しました。
perilous-event-unset = { $hero }は{ $action }のセットトークンを失いました。
perilous-event-unreadied = { $hero }は{ $action }のトークンを失いました。
perilous-event-world-entered = { $world }が場に出ました。「救出」まで{ $n }マスです。
perilous-event-world-saved = { $world }を救いました！救ったワールドは{ $n }つです。
perilous-event-world-overrun = { $world }が陥落しました。陥落したワールドは{ $n }つです。
perilous-event-replaced = { $world }がワールドの山の一番下に入りました。
perilous-event-won = ワールドを救い、チームの勝利です！
perilous-event-lost-overrun = 2つのワールドが陥落し、チームの敗北です。
perilous-event-lost-health = { $hero }の体力がなくなり、チームの敗北です。

## Why not

perilous-why-not-now = 先に今の質問に答えてください。これはその答えではありません。
perilous-why-hero-first = 先に{ $hero }が質問に答える番です。
perilous-why-not-active = 決められるのは、手番の{ $hero }だけです。
perilous-why-heartless = ハートレスが出たので、{ $dice } は必ず振り直します。ほかのダイスを加えることもできます。
perilous-why-no-roll = この手番のロールは{ $n }回とも終わりました。
perilous-why-throw-what = 1から6までのダイスを重ならないように指定するか、stopと答えてください。
perilous-why-rethrow = 場に出ているダイスを1個以上指定してください。
perilous-why-roll-over = ダイスを振り直せるのは、ロールフェイズだけです。
perilous-why-assign-phase = ダイスを割り当てられるのは、割り当てフェイズだけです。
perilous-why-assign-form = アクションに続けてダイスの番号を書いてください（例：「ready attack 1 2」）。
perilous-why-other-board = ほかのヒーローのボードでは、準備もセットもできません。
perilous-why-ready-already = { $action }はすでに準備してあります。
perilous-why-set-already = { $action }はすでにセットしてあります。
perilous-why-set-needs-ready = { $action }をセットするには、先に準備が必要です。
perilous-why-not-set = 自分のボードで{ $action }をセットしていないので、アクション枠がありません。
perilous-why-not-both-set = 両方のボードで{ $action }をセットしている必要がありますが、{ $hero }はまだセットしていません。
perilous-why-space-taken = { $hero }の{ $action }の枠には、この手番すでにダイスを置きました。
perilous-why-both-in-space = このカードのもう1個のダイスが{ $hero }の{ $action }の枠にあります。同じ枠に2個は置けません。
perilous-why-no-such-die = ダイス { $die } はありません。
perilous-why-die-spent = ダイス { $die } はすでに割り当てました。
perilous-why-die-lost = ダイス { $die } は、ハートレスのためこの手番は失効しています。
perilous-why-die-blank = ダイス { $die } は、ハートレスが無効になったので空白です。
perilous-why-die-symbol = ダイス { $die } は{ $action }として使えません。
perilous-why-which-dice = どのダイスを使うか指定してください（{ $need }個）。
perilous-why-too-few-dice = { $action }にはダイスが一度に{ $need }個必要です。{ $n ->
    [0] 使えるダイスがありません。
   *[other] { $n }個では足りません。
}
perilous-why-too-many-dice = { $action }に使うダイスは、ここでは{ $need }個です。{ $n }個は使えません。
perilous-why-twin-elsewhere = このカードのもう1個のダイスが{ $hero }のボードにあるので、ダイス { $die } も同じボードに置きます。
perilous-why-not-held = 「{ $card }」を持っていません。
perilous-why-discard-first = まずカードを1枚捨てます。「{ $card }」は今は使えません。
perilous-why-no-discard = 「{ $card }」を今捨てる必要はありません。
perilous-why-dice-card = 「{ $card }」はダイスカードです。割り当てフェイズで使います。
perilous-why-reroll = 「{ $card }」は、手番のヒーローのロールが残っていないとき、割り当てフェイズの前に使います。
perilous-why-reroll-world = 「{ $card }」では、ワールドロールや除去ロールは振り直せません。
perilous-why-fewer-early = 「{ $card }」は急がなくても大丈夫です。ワールドロールの直前に使うかどうかを聞きます。
perilous-why-fewer-late = 「{ $card }」はもう使えません。ワールドロールを振る前に使うカードです。
perilous-why-ignore = 「{ $card }」は、黒ダイスにハートレスが出た直後に使います。
perilous-why-ignore-second = 「{ $card }」が使えるのは、各ヒーローの最初の除去ロールだけです。
perilous-why-activate-phase = アクションを実行できるのは、実行フェイズだけです。
perilous-why-owner-first = 先に{ $hero }が{ $action }について決めます。
perilous-why-no-die-due = { $hero }の{ $action }には、実行を待つダイスがありません。
perilous-why-owner-decides = { $hero }のボードのダイスは{ $hero }が決めます。nextと答えると、{ $hero }が選びます。
perilous-why-own-die = 自分のダイスです。{ $action }を実行するか見送るかを選んでください。
perilous-why-draws = { $n ->
    [1] ヒーローを1人まで指定してください。
   *[other] 異なるヒーローを{ $n }人まで指定してください。
}
perilous-why-give = 渡せるシールドは{ $n }個まで、ボードに置けるのは5個までです。
perilous-why-heal = 回復できる体力は合計{ $n }まで、上限は10です。
perilous-why-shields-full = { $hero }のシールドはすでに5個です。
perilous-why-health-full = { $hero }の体力はすでに10です。
perilous-why-shields = { $n ->
    [0] シールドを持っていません。
   *[other] 持っているシールドは{ $n }個だけです。
}
perilous-why-points = シールド1個で1ダメージを防ぎます。今回は{ $n }ダメージです。

## Chance

perilous-error-dice = 「{ $got }」は使えません。振ったダイス{ $count }個の目を、番号の順（{ $dice }）に書いてください。
perilous-error-face = ダイス { $die } に「{ $got }」の目はありません。次のどれかです：{ $known }

## How the match ended

perilous-cause-saved = 救うべきワールドをすべて救いました。
perilous-cause-overrun = 2つのワールドが陥落しました。
perilous-cause-health = ヒーローの体力がなくなりました。

## Lessons: what the learner is told at each step

perilous-lesson-roll-title = 振って、必要な目を残す
perilous-lesson-roll-1 = ソラの手番です。6個のダイスが出ています。欲しいのは「攻撃」。ダイス2と4を選び、決定して振り直しましょう。
perilous-lesson-roll-2 = 「攻撃」が増えました。もう1回振れますが、これで十分です。何も選ばずに決定し、すべて残しましょう。
perilous-lesson-roll-3 = これがロールフェイズです。3回まで振れます。ワイルドはどの目にもなり、ハートレスが出るのは黒ダイスだけです。

perilous-lesson-act-title = 準備、セット、攻撃
perilous-lesson-act-1 = ダイスは自分のボードのアクションに使います。まずダイス1で「攻撃」を準備します。
perilous-lesson-act-2 = 準備したアクションは、もう1個でセットします。ダイス2で「攻撃」をセット。次の手番にも残ります。
perilous-lesson-act-3 = ここからは「攻撃」のダイス1個ごとにアクションができます。ダイス3を自分の「攻撃」に置きましょう。
perilous-lesson-act-4 = ダイスを置き終えました。次は1つずつ実行します。「攻撃」を実行しましょう。
perilous-lesson-act-5 = ハートレスマーカーが「救出」へ1マス動きました。こうしてワールドを救います。

perilous-lesson-world-title = ワールドの反撃
perilous-lesson-world-1 = このダイスでできることはもうありません。割り当てフェイズを終えましょう。次はワールドが振ります。
perilous-lesson-world-2 = アイテムカードはこのような場面で使います。カードを使い、ワールドの青ダイスを2個減らしましょう。
perilous-lesson-world-3 = ワールドの「特技」の目で、ソラは1ダメージを受けます。シールドを1個使って防ぎましょう。
perilous-lesson-world-4 = 体力は減りませんでした。目の意味はワールドごとに違い、上のカードに書いてあります。

perilous-lesson-help-title = 仲間と助け合う
perilous-lesson-help-1 = ソラもグーフィーも「防御」をセットしています。だからソラのダイスをグーフィーのボードで使えます。ダイス1をグーフィーの「防御」に置きましょう。
perilous-lesson-help-2 = ダイス2を自分の「攻撃」に置きましょう。
perilous-lesson-help-3 = 順番は自分で決めます。グーフィーの「防御」を先にしましょう。
perilous-lesson-help-4 = グーフィーがシールドを得ました。次は自分の「攻撃」を実行しましょう。
perilous-lesson-help-5 = 勝つのも負けるのも一緒です。いちばん役に立つところへダイスを回しましょう。

perilous-lesson-save-title = ワールドを救う
perilous-lesson-save-1 = あと1マスです。ダイス1を自分の「攻撃」に置きましょう。
perilous-lesson-save-2 = ワイルドと「収集」で別のアクションも準備できますが、今は要りません。割り当てフェイズを終えましょう。
perilous-lesson-save-3 = 「攻撃」を実行すれば、マーカーが「救出」に届きます。
perilous-lesson-save-4 = ワールドを救いました。次はもっと手強くなります。ワールドが2つ陥落したり、誰かの体力がなくなったりする前に、すべて救いましょう。もう遊べます。

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

perilous-guide-saved = ワールドを1つ救いました。次はもっと手強くなります。ワールドが2つ陥落したり、誰かの体力がなくなったりする前に、6つ救いましょう。これがゲームのすべてです！
perilous-guide-keep = ようこそ！グーフィーと一緒にワールドを救います。ダイスは3回まで振れます。振り直すものを選んで決定しましょう。「攻撃」の目がワールドを救い、ワイルドはどの目にもなります。
perilous-guide-assign = ダイスの使い道を決めましょう。アクションは、必要な数のダイスで準備し、もう1個でセットします。セットした後は、毎回ダイス1個で使えます。「攻撃」の準備はダイス1個で足ります。
perilous-guide-card = グーフィーの手番ですが、アイテムカードで助けられます。その目のダイス1個と同じように使えます。急がなくて大丈夫。好きなだけ取っておけて、ゲームは自動で先へ進みます。
perilous-guide-activate = ダイスを置き終えました。好きな順番で1つずつ実行します。
perilous-guide-owner = グーフィーがあなたのアクションにダイスを置きました。役に立つなら実行しましょう。
perilous-guide-readied = アクションの準備ができました。次の手番にも残ります。同じ目をもう1個使うとセットできます。
perilous-guide-set = セットしました。これからは、この目のダイス1個ごとにアクションを使えます。仲間も同じものをセットしていれば、互いのボードにダイスを置けます。
perilous-guide-world = 手番の終わりにはワールドがダイスを振ります。目の意味はここに書いてあります。マーカーが「陥落」へ動いたり、体力が減ったりします。
perilous-guide-marker = 「攻撃」でマーカーが「救出」へ動きました。届けばワールドを救えます。反対の端に届くと陥落です。
perilous-guide-heartless = 黒ダイスにハートレスが出て、ワールド効果が起きました。これが出るのは黒ダイスだけです。
perilous-guide-hurt = 体力が減りました。「防御」で得るシールドが先にダメージを受けます。誰も体力0にしてはいけません。間違えたときは、その後にダイスを振っていなければ「取り消す」で直前の答えを取り消せます。

## 問題：何を達成するか

perilous-puzzle-win = このターンで勝ちましょう。
perilous-puzzle-gain = このターンでワールドを救いましょう。
perilous-puzzle-survive = このターンを負けずに乗り切りましょう。
