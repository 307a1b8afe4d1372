### シミュレーションと速度の測定。

## 実行できないシミュレーション

lab-too-few = --{ $name } が { $got } になっています。{ $low } 以上の整数を指定してください。
lab-empty-name = --{ $name } が「{ $got }」になっています。名前をコンマで区切って指定してください（例：--{ $name } { $name ->
    [heroes] sora,goofy
   *[other] planner,random
}）
lab-players-seats = 席は { $seats } つですが、プレイヤーは { $players } 人です。全席に共通の 1 人か、席ごとに 1 人ずつ指定してください。
lab-seeing-program = 「{ $player }」：外部プログラムに伝えられるのは、その席から見えるものだけです。「seeing:」を外すか、Playmat のプレイヤーを指定してください。
lab-seats-heroes = --seats は { $seats } ですが、--heroes には { $heroes } 人が挙げられています。--seats を省くか、ヒーローを同じ人数にしてください。
lab-decks-seats = デッキの総当たりは2人用です（{ $seats }席ではできません）。プレイヤーを1人（両席）か2人指定してください。
lab-decks-few = --decks で指定されたデッキは{ $got }個です。コンマで区切って2個以上、または all を指定してください。
lab-decks-odd = --games が { $got } です。2つのデッキは席を入れ替えて同じ配りを2回戦います。偶数を指定してください。

## ファイル

lab-file-format = 「{ $file }」は書き出せる形式ではありません。拡張子は次のいずれかにしてください：{ $known }
lab-file-exists = 「{ $file }」はすでにあります。--out で別のファイルを指定するか、--overwrite を付けて置き換えてください。
lab-file-unwritable = 「{ $file }」に書き込めません（{ $why }）。--out で別のファイルを指定してください。
lab-file-unreadable = 「{ $file }」を読めません（{ $why }）。
lab-file-no-figures = 「{ $file }」に「playmat bench --json」の測定値がありません。
lab-file-differs = 「{ $file }」には別のシミュレーションの対戦が入っています（{ $name } は、ファイルでは { $was }、今回は { $now }）。続きを行うには前と同じコマンドを実行してください。そうでなければ --out で別のファイルを指定するか、--fresh を付けてその対戦を捨ててください。
lab-file-foreign = 「{ $file }」は中断したシミュレーションのファイルではありません。移動するか、--out で別のファイルを指定してください。
lab-file-damaged = 「{ $file }」の { $line } 行目が壊れています。--fresh を付けると、中の対戦を捨てて最初から始めます。
lab-no-polars = Parquet ファイルに必要なライブラリーが入っていません：{ $install }（または .csv か .jsonl に書き出してください）

## うまくいかなかったとき

lab-endless = このゲームの上限である { $limit } 回の回答でも対戦が終わりませんでした（{ $stack }）。
lab-player-failed = コンピュータープレイヤー { $player } がシード { $seed } の対戦で失敗しました: { $why }。代役の手を測ることになるため、測定を中止します。
lab-no-result = 対戦は終わりましたが、ゲーム「{ $game }」が結果を示しません。
lab-lost-worker = ワーカープロセスが停止しました（強制終了かメモリー不足）。{ $done } 戦は保存されています。同じコマンドで続きから再開します。

## 実行中

lab-progress = 対戦
lab-going-on = { $games } 戦のうち { $done } 戦は「{ $file }」に保存済みです。続きから行います。
lab-interrupted = 中断しました。{ $games } 戦のうち { $done } 戦を「{ $file }」に保存しました。同じコマンドで続きから再開します。
lab-written = { $games } 戦を「{ $file }」に書き出しました。

## 結果

lab-title = { $game }：{ $games } 戦、シード { $seed }
lab-seat = 席
lab-player = プレイヤー
lab-wins = 勝ち
lab-draws = 引き分け
lab-win-rate = 勝率
lab-interval = 95 % 信頼区間
lab-deck = デッキ
lab-games = 対戦
lab-points = 得点率
lab-first = 先攻
lab-second = 後攻
lab-against = 対戦相手
lab-opening = 先攻の得点率は{ $rate }（{ $interval }）。引き分けは半点。
lab-ends = 終わり方：
lab-pace = { $seconds } 秒で { $played } 戦：毎秒 { $rate } 戦（ワーカー { $workers }）、1 戦あたりの CPU 時間 { $ms } ミリ秒
lab-memory = ワーカーの最大メモリー：開始時 { $start } MiB、中間 { $half } MiB、終了時 { $end } MiB
lab-errors = { $errors } 戦がエラーで中断しました。最初の { $shown } 戦と、それを再現するコマンド：
lab-lapses = プレイヤーが答えられず、より単純なプレイヤーが代わりに答えた質問：{ $lapses } 件。最初の { $shown } 戦のシード、最初の原因、それを再現するコマンド：

## 環境の基準

lab-baselines = { $environment }、相手は { $against }、学習に使わないシードで各 { $games } 戦
lab-baselines-team = { $environment }、仲間は { $against }、学習に使わないシードで各 { $games } 戦
lab-baselines-no-agent = 学習済みのエージェントは参加していません。--policy ファイル.py --agent ファイル で追加できます（例：examples/masked_ppo.py。docs/gym.md を参照）。
lab-policy-python = 「{ $file }」は Python のファイルではありません。.py で終わるファイルを指定してください。
lab-policy-import = 「{ $file }」に必要なものがインストールされていません（{ $why }）。インストールしてからやり直してください。
lab-policy-failed = 「{ $file }」でエージェントを読み込めませんでした（{ $why }）。
lab-policy-none = 「{ $file }」はエージェントを返しません。エージェントのファイルとゲームを受け取り、観測とマスクから行動を返す関数を返す「{ $function }」が必要です。
lab-policy-name = 「{ $file }」のエージェントの名前「{ $name }」は、コンピュータープレイヤーの名前と同じです。ファイル名を変えてください。
lab-policy-broke = 「{ $file }」のエージェントで対戦中にエラーが起きました（{ $why }）。修正してからやり直してください。
lab-policy-action = 「{ $file }」のエージェントが、マスクで禁じられている行動 { $got } を選びました。そのとき選べた行動：{ $known }。
lab-agent-alone = --agent は --policy と一緒に使います。--policy を付けるか、--agent を省いてください。

## 速度

lab-bench-title = { $game }（{ $build ->
    [compiled] コンパイル版
   *[interpreted] インタープリター版
}）
lab-figure = 項目
lab-value = 値
lab-ratio = 基準 1 回あたり
lab-earlier = 以前
lab-change = 速度
lab-decisions-per-s = 毎秒の選択数
lab-games-per-s = 毎秒の対戦数
lab-search-iterations-per-s = 毎秒の探索試行数
lab-checked-per-s = 毎秒の回答数（検査あり）
lab-windows-per-s = 毎秒の回答数（検査・文章あり）
lab-clone-us = 複製（マイクロ秒）
lab-encode-us = 符号化（マイクロ秒）
lab-view-us = ビュー（マイクロ秒）
lab-redeal-us = 配り直し（マイクロ秒）
lab-env-steps-per-s = 環境の毎秒ステップ数
lab-vector-decisions-per-s = ベクトル環境の毎秒行動数
lab-observe-us = 観測（マイクロ秒）
lab-mask-us = 行動マスク（マイクロ秒）
lab-state-bytes = 状態のメモリー（バイト）
lab-yardstick-per-s = 毎秒の基準処理数
lab-decks-usual = 席順のデッキ: { $decks }。ほかのデッキやすべてのデッキ(all)は --decks で指定します。

## 実行できない大会

lab-arena-twice = --players に「{ $name }」が 2 回あります。各プレイヤーを 1 回だけ指定してください。
lab-arena-few = --players のプレイヤーは { $got } 人です。コンマで区切って 2 人以上を指定してください。
lab-arena-seats = 対戦は 2 席で行います（{ $seats } 席ではできません）。--seats を省くか、2 人用のゲームを選んでください。
lab-arena-odd = --games が { $got } です。同じ配りを席とデッキを入れ替えて 2 回戦います。偶数を指定してください。
lab-arena-team-swiss = { $game } では全席が一緒に勝敗を分け、全チームが同じ配りで戦います。--pairing を省いてください。
lab-arena-rounds-all = --rounds はスイス式の大会のためのものです。--pairing swiss を付けるか、--rounds を省いてください。
lab-arena-rounds = --rounds が { $got } です。プレイヤー { $players } 人で同じ組み合わせを避けられるのは { $most } 回戦までです。
lab-arena-only = --only には対戦の組み合わせが必要ですが、スイス式では結果によって決まります。--pairing を省き、その対戦の 2 人を指定してください。
lab-arena-anchor = 「{ $name }」というプレイヤーは参加していません。基準は参加者から選んでください：{ $known }
lab-sprt-two = --sprt は 2 人の比較ですが、--players のプレイヤーは { $got } 人です。2 人を指定してください。
lab-sprt-order = --sprt が { $low } { $high } です。-{ $most } から { $most } までの Elo の差を、小さいほうから 2 つ指定してください。
lab-sprt-numbers = --sprt が「{ $low }」「{ $high }」です。Elo の差を 2 つ指定してください（例：--sprt 0 30）。

## 大会の結果

lab-elo = Elo
lab-elo-mean = 全員の平均が 0 です。100 高ければ得点率は 64 % になります。
lab-elo-game = 0 は勝ちと負けが同数、100 は勝率 64 % に当たります。
lab-elo-zero = { $player } を 0 とします。100 高ければ得点率は 64 % になります。
lab-cross = 各相手に対する得点率と 95 % 信頼区間：
lab-cross-team = 同じ配りでの勝率の差（ほかのチームをどれだけ上回るか、パーセントポイント）と 95 % 信頼区間：
lab-sprt-done = 検定は { $deals } 配り（最大 { $most } 戦のうち { $games } 戦）で終了しました：{ $low } と { $high } Elo のうち、{ $one } が { $other } に対して { $accepted } Elo であることを採択します（対数尤度比 { $ratio }、誤りの確率は 5 % 以下）。
lab-sprt-open = { $one } の { $other } に対する差が { $low } と { $high } Elo のどちらに近いか、{ $deals } 配りでは決まりませんでした（対数尤度比 { $ratio }、±2.94 で終了）。--games を増やすか、間隔を広げてください。

## デッキの環境

lab-no-scipy = 均衡の計算に必要なライブラリーが入っていません：{ $install }
lab-no-pdf = 印刷に必要なライブラリーが入っていません：{ $install }
lab-meta-player = --player のプレイヤーは { $got } 人です。すべてのデッキを 1 人のプレイヤーが使います。1 人を指定してください。
lab-field-deck = --field の「{ $got }」は参加するデッキではないか、2 回目の指定です。デッキ=重み の形で書いてください。デッキ：{ $known }
lab-field-weight = --field の「{ $got }」に重みがありません。デッキ=重み の形で、1 から 999999 までの整数を指定してください（例：KM1-SD1=3）。
lab-cross-decks = 各デッキに対する得点率と 95 % 信頼区間：
lab-mix = どのデッキにも負け越さない構成（ナッシュ均衡）。「採用」は、結果を信頼区間の範囲で引き直したとき、そのデッキが含まれる割合です。
lab-weight = 重み
lab-used = 採用
lab-cycles = { $count ->
    [0] 三すくみになるデッキはありません。
   *[other] 三すくみ：{ $count } 組（うち { $sure } 組はすべての信頼区間が 50 % を超えます）。強い順に、最も弱い結果とともに示します：
}
lab-answers = 環境に対する成績（良い順）：
lab-in-field = 環境での割合
lab-improve-budget = --budget が { $got } です。{ $rounds } ラウンドには { $least } 戦以上が必要です。--budget を増やすか、--rounds を減らしてください。
lab-improve-against = 相手：{ $decks }。すべてのデッキを { $player } が使います。
lab-improve-round = 第 { $round } ラウンド：デッキの { $versions } 通りの形を { $deals } 回の配りで比較。入れ替えによる得点率の変化（区間は全体で成り立つもの）：
lab-copies = 枚数
lab-out = 抜く
lab-into = 入れる
lab-difference = ポイント
lab-interval-all = 区間
lab-improve-taken = 採用
lab-suggest-none = { $game } のカードについてのデータはまだありません。
lab-suggest-source = ランダムデッキ{ $decks }個の間の{ $games }回の対戦（レポート { $report }）から：カードが最初の手札にあるときの勝ちの増え方（100点あたり）。
lab-suggest-nothing = 同じ種類のカードとの入れ替えで、良くなりそうなものはありません。
lab-improve-nothing = 効果が確かめられた入れ替えはなく、デッキはそのままです。--budget を増やせばより小さな差が分かり、--seed を変えれば別の入れ替えを試せます。
lab-improve-compared = 新しい { $deals } 回の配りで、元のデッキの得点率は { $before }、新しいデッキは { $after } でした。
lab-improve-gain = 差は { $gain } ポイント（95 % 信頼区間 { $ends }）{ $sure ->
    [sure] です。
    [worse] です。弱くなっており、入れ替えの採用は偶然によるものでした。
   *[open] ですが、強くなっていない可能性もあります。
}
lab-no-chance = { $game } のヒントは勝率を表示しないため、測れません。別のゲームを選んでください。
lab-calibration = { $matches } 戦の { $positions } 局面。期待校正誤差：{ $error } %。対数損失：{ $loss }（コイン投げは 0.693）。
lab-calibration-bin = { $low }～{ $high } %：{ $positions } 局面、予測 { $told } %、勝率 { $won } %（95 % 区間：{ $from }～{ $to } %）

## 分割実行

lab-shard-form = --shard の「{ $got }」が正しくありません。五つに分けた二つ目なら 2/5 のように指定してください。
lab-shard-out = 分割した対戦は「playmat merge」のためにファイルに残します。{ $shard } のファイルを --out で指定してください。
lab-shard-swiss = スイス式は分割できません。組み合わせがそれまでの結果で決まるためです。--pairing を外すか、分けずに実行してください。
lab-shard-many = { $games } 戦を { $shards } 個に分けることはできません。分割を減らしてください。
lab-shard-done = { $shard } が終わりました。{ $games } 戦を「{ $file }」に残しました。
lab-shard-foreign = 「{ $file }」は分割実行のファイルではありません。--shard で書き出したファイルを指定してください。
lab-shard-training = 「{ $file }」は学習用のファイルです。ラウンドの結合は不要です。全分割のラウンドを 1 つのフォルダーに集め、--shard なしの playmat train を実行してください（docs/training.md）。
lab-shard-version = 「{ $file }」は、ここにあるものとは別の環境で行われました（{ $name } は、ファイルでは { $was }、ここでは { $now }）。対戦を行ったバージョンでまとめるか、このバージョンで対戦し直してください。
lab-shard-differs = 「{ $file }」は「{ $other }」とは別の実行のものです（{ $name } は前者が { $was }、後者が { $now }）。同じ実行のファイルを指定してください。
lab-shard-twice = { $shard } が「{ $one }」と「{ $other }」の両方にあります。一つずつ指定してください。
lab-shard-missing = 足りない部分が { $count } 個あります：{ $shards }。それらも行って、そのファイルも指定してください。
lab-shard-unfinished = 「{ $file }」には { $shard } の { $games } 戦のうち { $done } 戦しかありません。同じコマンドをもう一度実行すると、続きから行います。
lab-shard-damaged = 「{ $file }」の { $line } 行目が壊れています。--fresh を付けて、この部分をやり直してください。
lab-adjusted = 運を除いた結果：{ $player } の得点率 { $rate }、95 % 区間 { $interval }（幅は元の { $width } %）。

## クラスター

lab-no-distributed = クラスターに必要なライブラリーがインストールされていません。次のコマンドでインストールしてください: { $install }
lab-cluster-form = --cluster が「{ $got }」になっています。Daskのスケジューラーなら tcp://HOST:PORT または tls://HOST:PORT、このマシンのN個のプロセスなら local:N（1〜256）と書いてください。
lab-cluster-reach = { $address } のスケジューラーに接続できません（{ $why }）。「dask scheduler」で起動するか、アドレスを確認してください。
lab-cluster-start = local:{ $workers } のプロセスをすべて起動することはできませんでした（{ $why }）。同じコマンドをもう一度実行してください。コンピューターの負荷が高いときは、数を減らしてください。
lab-cluster-empty = { $address } のスケジューラーにワーカーがいません。次のコマンドで起動してください: dask worker { $address }
lab-cluster-open = 警告: { $address } は暗号化されていません。スケジューラーに接続できる人は、ワーカー上でどんなプログラムでも実行できます。tls:// を使うか、自分だけのネットワークで使ってください。
lab-cluster-workers = { $address } のワーカー: { $workers }
lab-cluster-version = ワーカーのコードまたはカードがこのマシンと異なります（{ $name }: 向こうは { $was }、こちらは { $now }）。全ワーカーに同じものをインストールしてから、同じコマンドを実行してください。
lab-cluster-failed = ワーカーで対戦を行えません（{ $why }）。ここと同じPlaymatをインストールしてください。{ $done } 戦は保存済みで、同じコマンドで続きから再開します。
lab-cluster-lost = スケジューラーとの接続が失われました。{ $done } 戦は保存済みで、同じコマンドで続きから再開します。
lab-cluster-game = ゲーム{ $game }（シード{ $seed }）でワーカーが次々に停止したため、再試行しません。--only { $game } で単独で実行してください。{ $done } 戦は保存済みで、同じコマンドで続きから再開します。
