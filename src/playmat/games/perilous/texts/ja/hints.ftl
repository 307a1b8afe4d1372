### コンピュータープレイヤーがそう答える理由。

## ロール

perilous-hint-stop = ここで止めます。どの振り直しよりも今の目のほうが価値があります。
perilous-hint-throw-all = 6 個すべてを振り直します。
perilous-hint-keep = { $dice } を残して、{ $n } 個を振り直します。
perilous-hint-goal = この手番に{ $goal }確率は { $percent } % です。
perilous-hint-goal-save = ワールドを救う
perilous-hint-goal-ready = { $action }を準備する
perilous-hint-goal-set = { $action }をセットする
perilous-hint-if-stopped = 今止めると約 { $percent } % です。
perilous-hint-if-thrown = いちばん良い振り直しなら約 { $percent } % です。

## 勝つ確率

perilous-hint-wins = そのあとチームが勝つ確率は約 { $percent } % です。
perilous-hint-otherwise = そうしなければ約 { $percent } % です。
perilous-hint-sooner = このプレイヤーは、早く終えるためにその差をあきらめます。

## 目が決まったあと

perilous-hint-will-ready = { $action }が準備されます。
perilous-hint-will-set = { $action }がセットされます。
perilous-hint-will-activate = { $action }を { $n } 枚のボードで実行します。
perilous-hint-saves = これでワールドが救われます。
perilous-hint-play-card = カード「{ $item }」は最善の計画に含まれます。
perilous-hint-keep-cards = カードは手札に残すほうが価値があります。

## そのほか

perilous-hint-take-all = ダイスを置いたアクションはどれも役に立ちます。マーカーとワールドロールに関わるものが先です。
perilous-hint-most-needed = ここに使うのがいちばん役に立ちます。そのあとチームが勝つ確率は約 { $percent } % です。
perilous-hint-least-useful = なくなってもいちばん困らないカードです。
perilous-hint-shields-first = シールドは体力よりも取り戻しやすいものです。
perilous-hint-card-worth = カードで防げるものと、カードのこれからの価値を比べます。
