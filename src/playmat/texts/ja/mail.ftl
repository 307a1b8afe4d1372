### メール：日数制の対戦のお知らせと、その中のリンク。本文のみで、手札の内容は含みません。

mail-confirm-subject = メールアドレスの確認
mail-confirm-text = 対戦の番が来たらこのアドレスに知らせるよう、{ $host } で登録がありました。ご本人の場合は、次のリンクを開いて確認してください。
mail-confirm-until = このリンクは { $until } まで有効です。
mail-confirm-not-you = 心当たりがなければ、何もしないでください。これ以上メールは届きません。
mail-news-subject = { $count }件の対戦があなたを待っています
mail-turn = { $game }{ $people ->
    [0] { "" }
   *[other] （相手：{ $others }）
}：あなたの番です。
mail-round = { $game }{ $people ->
    [0] { "" }
   *[other] （相手：{ $others }）
}：対戦が始まりました。
mail-tournament = { $tournament } 第{ $round }回戦
mail-until = 回答の期限：{ $until }
mail-leave = メールを停止し、アドレスを削除するには：
