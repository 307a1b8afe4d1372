### 運と実力の区別。

luck-title = 席 { $seat } の勝率の内訳（ポイント）：
luck-start = カードを配る前の勝率
luck-own = 自分のカードの運
luck-other = 相手のカードの運
luck-own-errors = 自分のミス
luck-other-errors = 相手のミス
luck-rest = 残り（明らかになった隠れたカードなど）
luck-result = 結果
luck-lucky = 最も運がよかった場面：
luck-unlucky = 最も運が悪かった場面：
luck-errors = 最も高くついたミス：
luck-moment = 回答 { $entry }：{ $word }
luck-beginning = 最初に配られたカード
luck-unfinished = この対戦はまだ終わっていません。最後まで遊ぶと、運と実力を区別できます。
luck-two-seats = { $game } は2つの席が対戦するゲームではないため、運と実力を区別できません。別のゲームを選んでください。
