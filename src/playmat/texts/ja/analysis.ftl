### 終わった対戦の分析：playmat analyse。

analysis-title = { $game }、{ $turns }ターン：{ $file }
analysis-how = 「{ $player }」と比較。見えなかったものは{ $deals }通りに配り直しています。
analysis-estimates = このゲームでは勝つ見込みが実測されていないため、代わりに局面の評価値を使っています。
analysis-interrupted = 中断しました。{ $asked }回の選択のうち{ $seen }回を調べました。運と、全員の手札を公開した場合の見込みは調べていません。
analysis-out-of-time = 時間切れです。{ $asked }回の選択のうち{ $seen }回を調べました。運と、全員の手札を公開した場合の見込みは調べていません。時間を延ばすには --seconds を使ってください。
analysis-player-failed = コンピュータープレイヤー { $player } が対戦の回答 { $n } の後の選択で失敗しました: { $why }。代役の手と比べることになるため、分析を中止します。
analysis-percent = { $share }%
analysis-progress = 選択
analysis-turn = ターン
analysis-answer = 回答
analysis-move = 選んだこと
analysis-before = 前
analysis-after = 後
analysis-lost = 損失
analysis-better = →よりよい手：{ $what }
analysis-none = 損をした選択はありません。
analysis-curve = 勝つ見込み
analysis-open-curve = 全員の手札を公開した場合の勝つ見込み
analysis-curve-figures = はじめ{ $first }%、最低{ $low }%（{ $at ->
    [0] 最初のターンの前
   *[other] ターン{ $at }
}）、最高{ $high }%（{ $top ->
    [0] 最初のターンの前
   *[other] ターン{ $top }
}）、おわり{ $last }%
analysis-turning = 勝負の分かれ目
analysis-quiet = 見込みが一度に大きく動いたところはありませんでした。
analysis-unseen = 勝負を分けた選択はまだ調べていません。
analysis-rose = ▲ { $turn ->
    [0] 最初のターンの前
   *[other] ターン{ $turn }
}、回答{ $answer }：{ $before }%から{ $after }%へ
analysis-fell = ▼ { $turn ->
    [0] 最初のターンの前
   *[other] ターン{ $turn }
}、回答{ $answer }：{ $before }%から{ $after }%へ
analysis-chosen = 選んだこと：{ $what }
analysis-other = コンピューターなら：{ $what }
analysis-same = コンピューターも同じことを選びます。
analysis-errors = ミス
analysis-decisions = 選択の数
analysis-agreed = 一致
analysis-inaccuracy = 緩手
analysis-mistake = 悪手
analysis-blunder = 大悪手
analysis-loss = 平均損失
analysis-marks = 「損失」は失った勝つ見込みのポイントです：?! は{ $inaccuracy }以上、? は{ $mistake }以上、?? は{ $blunder }以上。
analysis-luck-line = { $who }の運：{ $gained }ポイント（配る前の見込みは{ $start }%）。
analysis-written = 分析を { $file } に保存しました。
analysis-exercise = { $who }、{ $turn ->
    [0] 最初のターンの前
   *[other] ターン{ $turn }
}：「{ $what }」で{ $lost }ポイントを失いました。もっとよい手は？
analysis-exercises = { $folder } に練習問題を{ $count }問保存しました。{ $left ->
    [0] {""}
   *[other] このバージョンのカードやルールでは遊べないため、{ $left }問は保存できませんでした。
}
analysis-folder = 「{ $file }」に書き込めません：{ $why }。--exercises で別のフォルダーを指定してください。
analysis-exercise-exists = 「{ $file }」はすでにあります。--exercises で別のフォルダーを指定するか、--overwrite を付けて置き換えてください。
analysis-unfinished = この対戦はまだ終わっていません。「playmat resume」で最後まで遊ぶか、「playmat hint」でヒントを見てください。
analysis-format = 「{ $got }」という形式はありません。次の中から選んでください：{ $known }。
