### 局面の価値の学習。

train-extra = 学習には追加パッケージ「train」が必要です。playmat[train] をインストールしてください。
train-no-features = { $game } には学習に使える特徴量がありません。次のどれかを選んでください：{ $known }。
train-few = { $games } 戦では少なすぎて学習できません。--games を増やしてください。
train-other-run = { $folder } には、別のコマンドまたは別の版のルールによる途中の学習が入っています。そのコマンドで続けるか、フォルダーを削除するか、別の --out を選んでください。
train-folder = フォルダー { $folder } を使えません：{ $why }。削除してやり直すか、別の --out を選んでください。
train-played = { $games } 戦中 { $done } 戦が終わりました
train-epoch = { $epochs } 回中 { $epoch } 回目：対数損失は学習用が { $learned }、検証用が { $held }
train-shard = 分割 { $shard } の { $games } 戦を終え、{ $folder } に保存しました。全分割のラウンドを 1 つのフォルダーに集め、--shard なしの同じコマンドで学習します。
train-only = 対戦 { $game }（シード { $seed }）を行い、局面を { $positions } 個取り出しました。学習はしません。
train-round-damaged = { $file } が壊れています。このファイルを削除し、同じコマンドをもう一度実行してください。ほかのラウンドはそのまま使われます。
train-shard-many = 対戦のラウンドは { $rounds } 個しかなく、{ $shards } 個には分けられません。分割を減らしてください。
train-interrupted = 中断しました。同じコマンドで { $folder } から再開できます。
train-done = { $file } を書き出しました。検証用の { $positions } 局面での対数損失：コイン投げ { $coin }、カード個別の重みなし { $plain }、あり { $full }。

weights-version = { $file } は版 { $known } の重みファイルではありません（ファイルの版は { $got }）。この playmat で学習し直してください。
weights-form = { $file } は正しい重みファイルではありません：{ $why }。学習し直すか、playmat を再インストールしてください。
weights-game = { $file } は { $game } ではなく { $got } の重みです。{ $game } で学習したファイルを選んでください。
weights-damaged = { $file } は壊れています。重みがチェックサムと一致しません。学習し直すか、playmat を再インストールしてください。
weights-large = { $file } に、重みとしては大きすぎる数があります。学習し直すか、playmat を再インストールしてください。
weights-missing = { $file } に「{ $name }」の重みがありません。別の特徴量で学習したファイルです。この playmat で学習し直してください。
