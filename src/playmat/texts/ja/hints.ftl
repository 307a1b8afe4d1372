### コンピュータープレイヤーがそう答える理由。

hint-random = どの答えでもかまいません。このプレイヤーはくじで選びます。
hint-greedy = その直後の局面の評価は 100 点中 { $value } 点です。
hint-chance = ここからの勝率は { $percent } % です。
player-lapse = コンピュータープレイヤー「{ $player }」がこの質問に答えられなかったため（{ $fault }）、「{ $by }」が代わりに答えました。
player-lapse-alone = コンピュータープレイヤー「{ $player }」がこの質問に答えられず（{ $fault }）、もっと単純なプレイヤーも答えられなかったため、選べる答えの最初のものを選びました。

## 探索

hint-search-line = { $line }（試行 { $trials } 回の { $share } %、評価は 100 点中 { $chance } 点）
hint-search-tried = { $line }（試行 { $trials } 回の { $share } %）
hint-search-rollouts = { $line }（手番の終わりの評価は 100 点中 { $chance } 点、試行は全 { $trials } 回）
hint-search-then = { $move } → { $rest }
hint-search-move = { $seat }：{ $what }
hint-search-leave = 申し出を見送る
