### コンピュータープレイヤーがそう答える理由。

hint-random = どの答えでもかまいません。このプレイヤーはくじで選びます。
hint-greedy = その直後の局面の評価は 100 点中 { $value } 点です。
hint-chance = ここからの勝率は { $percent } % です。
player-lapse = コンピュータープレイヤー「{ $player }」がこの質問に答えられなかったため（{ $fault }）、「{ $by }」が代わりに答えました。

## 探索

hint-search-line = { $line }（試行 { $trials } 回の { $share } %、評価は 100 点中 { $chance } 点）
hint-search-tried = { $line }（試行 { $trials } 回の { $share } %）
hint-search-rollouts = { $line }（手番の終わりの評価は 100 点中 { $chance } 点、試行は全 { $trials } 回）
hint-search-then = { $move } → { $rest }
hint-search-move = { $seat }：{ $what }
hint-search-leave = 申し出を見送る

## ロール

hint-stop = ここで止めます。どの振り直しよりも今の目のほうが価値があります。
hint-throw-all = 6 個すべてを振り直します。
hint-keep = { $dice } を残して、{ $n } 個を振り直します。
hint-goal = この手番に{ $goal }確率は { $percent } % です。
hint-goal-save = ワールドを救う
hint-goal-ready = { $action }を準備する
hint-goal-set = { $action }をセットする
hint-if-stopped = 今止めると約 { $percent } % です。
hint-if-thrown = いちばん良い振り直しなら約 { $percent } % です。

## 勝つ確率

hint-wins = そのあとチームが勝つ確率は約 { $percent } % です。
hint-otherwise = そうしなければ約 { $percent } % です。
hint-sooner = このプレイヤーは、早く終えるためにその差をあきらめます。

## 目が決まったあと

hint-will-ready = { $action }が準備されます。
hint-will-set = { $action }がセットされます。
hint-will-activate = { $action }を { $n } 枚のボードで実行します。
hint-saves = これでワールドが救われます。
hint-play-card = カード「{ $item }」は最善の計画に含まれます。
hint-keep-cards = カードは手札に残すほうが価値があります。

## そのほか

hint-take-all = ダイスを置いたアクションはどれも役に立ちます。マーカーとワールドロールに関わるものが先です。
hint-most-needed = ここに使うのがいちばん役に立ちます。そのあとチームが勝つ確率は約 { $percent } % です。
hint-least-useful = なくなってもいちばん困らないカードです。
hint-shields-first = シールドは体力よりも取り戻しやすいものです。
hint-card-worth = カードで防げるものと、カードのこれからの価値を比べます。
