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
