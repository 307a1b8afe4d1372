### ブラウザーの画面が話すこと。

## どのページにも

web-title = カードとダイスのゲームのテーブル
web-skip = 本文へ
web-ways = サイト内の移動
web-way-lobby = ロビー
web-way-watch = 観戦
web-way-replays = リプレイ
web-way-decks = デッキ
web-way-learn = 学ぶ
web-way-rules = ルール
web-way-about = このサイトについて
web-ratings = レーティング
web-profile = プロフィール
web-foot = その他
web-home = ホーム
web-close = 閉じる
web-comma = 、
web-fan-work = 無償で公開しているファン作品です。権利者とは関係ありません。
web-moment = 少しお待ちください…
web-connecting = 接続しています…
web-silent = サーバーが応答しません。もう一度試しています…
web-lost = 接続が切れました。つなぎ直しています。ここまでの内容は失われません。
web-nothing-table = このテーブルは開けません
web-nothing-replay = この対戦は表示できません
web-nothing-lesson = このレッスンは表示できません
web-nothing-page = このページはありません
web-nothing-here = アドレス { $address } には何もありません。
web-nothing-line = アドレスは途中で切れていませんか。送った人にもう一度送ってもらってください。新しく始めるか、ほかの人の対戦を見ることもできます。
web-nothing-home = 最初のページへ
web-stale = 質問がその間に変わりました。テーブルを見て、新しい質問に答えてください。
web-offline = テーブルにつながりません
web-offline-line = 今はサーバーから応答がありません。このページは自動的につなぎ直します。進行中の対戦はそのまま待っています。
web-offline-again = もう一度試す
web-outdated = このページを開いている間に Playmat が更新されました。
web-outdated-load = 読み込み直す
web-news-announcement = お知らせ
web-news-read = 確認しました
web-news-call = 「{ $name }」の第 { $round } 回戦（全 { $rounds } 回戦）が始まりました。対戦テーブルへどうぞ。
web-news-left = 残り時間は{ $time }です
web-news-last = 残り時間は1分未満です
web-of = { $n }/{ $of }
web-range = { $low }～{ $high }
web-seat = 席{ $number }
web-self = あなた
web-seat-you = あなた
web-seat-open = 空席
web-seat-computer = コンピューター

## 設定

web-settings = 設定
web-me = あなた
web-me-name = ほかの人に見える名前
web-me-keep = 保存
web-me-kept = 保存しました
web-me-account = アカウント
web-me-account-line = 上の名前とパスワードがあれば、どの端末でも同じ人として遊べます。ほかには何も尋ねません。
web-me-password = パスワード（8文字以上）
web-me-enter = ログイン
web-me-register = アカウントを作る
web-me-leave = ログアウト

## アカウント

web-account = アカウント
web-account-of = { $name } としてログインしています。
web-account-guest = 現在はゲストです。あなたを知っているのはこのブラウザーだけです。設定でアカウントを作れます。
web-account-devices = ログイン中の端末
web-account-device = { $since }から、最終利用 { $last }
web-account-here = このブラウザー
web-account-leave-others = ほかのすべての端末からログアウト
web-account-password = パスワードを変更
web-account-password-old = 現在のパスワード
web-account-password-new = 新しいパスワード（8文字以上）
web-account-password-changed = 変更しました。ほかの端末では再ログインが必要です。
web-account-data = あなたのデータ
web-account-data-line = あなたについて保存されているすべての情報（名前、端末、テーブル）を JSON ファイルで受け取れます。
web-account-export = データをダウンロード
web-account-delete = すべて削除
web-account-delete-how = 完全に削除するには
web-account-delete-line = 名前、パスワード、ログイン情報が削除され、元に戻すことはできません。対戦の記録は、そのとき表示されていた名前のまま相手のもとに残ります。
web-account-delete-now = 完全に削除する
web-account-more = 端末・パスワード・データ
web-account-mail = メール
web-account-mail-line = 日数制の対戦であなたの番が来たとき、このサーバーからメールで知らせます。メールは1時間に1通まで、同じ対戦については6時間に1通までです。
web-account-mail-address = メールアドレス
web-account-mail-save = 確認用リンクを送る
web-account-mail-asked = { $address } はまだ確認されていません。送信したメールのリンクを3日以内に開いてください。開かない場合、アドレスは削除されます。
web-account-mail-on = { $address } にメールが届きます。
web-account-mail-drop = アドレスを削除
web-account-mail-off = このサーバーは現在メールを送っていません。
web-mail-confirm = アドレスの確認
web-mail-confirm-line = 確認すると、日数制の対戦であなたの番が来たときにメールが届くようになります。
web-mail-confirm-now = はい、自分のアドレスです
web-mail-confirmed = 確認しました。アカウントのページでいつでも変更できます。
web-mail-leave = メールの停止
web-mail-leave-line = アドレスはこのサーバーから削除され、今後メールは届きません。
web-mail-leave-now = アドレスを削除する
web-mail-left = アドレスを削除しました。
web-setting-language = 言語
web-setting-theme = 配色
web-setting-rendering = テーブルの表示
web-setting-motion = 動き
web-setting-speed = 動きの速さ
web-setting-volume = 音
web-setting-letters = テーブルでの一文字のキー
web-setting-passing = パスしかできないときは、いつも同じ間を置いて自動でパスする
web-setting-alerts = 自分の番と回戦の開始を通知
web-theme-auto = システムに合わせる
web-theme-dark = 暗い
web-theme-light = 明るい
web-theme-contrast = 高コントラスト
web-rendering-table = 絵
web-rendering-text = 文字
web-motion-on = あり
web-motion-off = なし
web-notice-turn = あなたの番です：{ $game }
web-volume = { $percent ->
    [0] なし
   *[other] { $percent } %
}
web-letters-on = 使う
web-letters-off = 使わない
web-passing-on = する
web-passing-off = しない
web-alerts-on = する
web-alerts-off = しない
web-setting-clauses = 記録と質問に付くルール番号
web-clauses-on = 常に表示
web-clauses-off = 指したときだけ

## ホーム

web-welcome = ゲームはいろいろ、テーブルは一つ
web-welcome-line = コンピューター相手にすぐ遊べます。友だちにはリンクを送るだけ。登録もインストールもいりません。
web-games = ゲーム
web-play-now = 今すぐ遊ぶ
web-play-now-game = 今すぐ遊ぶ：{ $game }
web-with-friends = 友だちと
web-with-friends-game = 友だちと：{ $game }
web-choose = 席とルールを選ぶ
web-seats = { $n }人
web-seats-from = { $low }～{ $high }人
web-together = 全員で協力
web-against = 対戦
web-my-tables = あなたのテーブル
web-open-tables = 空席のあるテーブル
web-your-turn = あなたの番
web-status-open = 参加者待ち
web-status-running = 対戦中
web-status-finished = 終了
web-status-closed = 中止
web-status-broken = エラーで停止

## 新しいテーブル

web-new-table = 新しいテーブル
web-new-seats = 遊ぶ人
web-new-seat = 席を増やす
web-new-less = 席を減らす
web-new-me = 自分
web-new-computer = コンピューター
web-new-open = 友だち（リンクで）
web-new-role = ヒーロー
web-new-level = 強さ
web-new-deck = デッキ
web-new-own-deck = スターターデッキ
web-new-rules = 遊び方
web-new-ruleset = ルール
web-new-clock = 持ち時間
web-new-options = ルールの選択肢
web-new-changed = { $n }件変更
web-new-usual = すべて標準に戻す
web-new-usual-value = { $value }（標準）
web-options-begin = はじまりと終わり
web-options-play = 対戦中
web-options-other = その他
web-new-around = まわりの人
web-new-watch = 観戦
web-watch-now = 公開された情報をすぐに見る
web-watch-answers-6 = 6手遅れで見る
web-watch-answers-20 = 20手遅れで見る
web-watch-minutes-5 = 5分遅れで見る
web-watch-minutes-15 = 15分遅れで見る
web-watch-nobody = 観戦なし
web-new-public = 空きテーブルの一覧に出す
web-new-hints = ヒントとプログラムの参加を許す
web-new-hints-line = 遊ぶ人はコンピューターの考えを聞くことができ、プログラムが空席に着くこともできます（「playmat join」）。
web-new-begin = 始める
web-new-invite = テーブルを作ってリンクをもらう
web-clock-none = なし
web-clock-relaxed = ゆったり：10分、一手ごとに45秒追加
web-clock-tournament = 大会：15分、一手ごとに10秒追加
web-clock-days = 一手に数日
web-level-beginner = 初心者
web-level-casual = カジュアル
web-level-skilled = 中級者
web-level-expert = 上級者
web-level-champion = チャンピオン
web-level-random = でたらめ
web-level-greedy = 速い
web-level-planner = 計画的
web-level-planner-brisk = 計画的（てきぱき進む）
web-level-planner-steady = 計画的（着実に進む）
web-level-planner-patient = 計画的（じっくり進む）
web-level-search-easy = 少し考える
web-level-search-medium = 考える
web-level-search-hard = よく考える

## 対戦の前

web-lobby-line = 席がすべて埋まると始まります。
web-invite = このリンクを送ってください。開いた人は空席に座れます。
web-invite-local = 招待を始めるまで、このリンクを開けるのはこのコンピューターだけです。
web-invite-open = このリンクは友達も開けます。
web-invite-door = すべてのリンクと招待の終了
web-copy = コピー
web-copied = コピーしました
web-share = 共有
web-qr = QRコード
web-qr-label = リンクのQRコード。スマートフォンで読み取れます
web-sit = ここに座る
web-fill = 空席はコンピューターに
web-leave = 席を立つ

## テーブルで

web-prompt = あなたへの質問
web-offer = よければ
web-thinking = { $names }が考えています…
web-waiting = { $names }を待っています
web-all-options = すべての選択肢を見る
web-less = 一つ減らす：{ $what }
web-more = 一つ増やす：{ $what }
web-chosen = { $of }のうち{ $n }を選択
web-confirm = 決定
web-not-yet = まず選んでください
web-light-legal = 使えます
web-light-target = 選んだものと合います
web-light-chosen = 選択中
web-light-pinged = 誰かが指しています
web-thing-state = { $thing }。{ $state }
web-controls = 道具
web-as-text = テーブルを文字で
web-undo = 取り消す
web-undo-free = 直前の答えを取り消します。新しいことは何も見えていません
web-undo-ask = 直前の答えを取り消してよいか、ほかの人に聞きます
web-undo-never = 新しいことが見えたので、取り消せません
web-undo-asked = { $who }が答えを取り消したいそうです。よいですか？
web-undo-waits = { $who }が答えの取り消しを求めています。
web-draw = 引き分け
web-draw-free = 対戦を引き分けで終える
web-draw-ask = 相手に引き分けを申し出る
web-draw-asked = { $who }が引き分けを申し出ています。同意しますか？
web-draw-waits = { $who }が引き分けを申し出ました。
web-draw-long = この対戦は、自然に決着する対戦よりはるかに長く続いています。引き分けで終えることができます。
web-agree = よい
web-disagree = いいえ
web-hint = ヒント
web-hold = 待って
web-hold-line = コンピューターに待ってもらう（最長1分）
web-holds = コンピューターは{ $names }を待っています。
web-hint-leave = この申し出はそのままに
web-hint-do = そうする
web-resign = あきらめる
web-resign-sure = 本当にあきらめる
web-resign-not = 続ける
web-watching = 観戦中
web-watchers = 観戦者
web-watchers-n = { $n ->
    [0] 観戦者なし
   *[other] 観戦者{ $n }人
}
web-show-hands = 手札を見せてよい
web-show-open = 全員が同意しました。観戦者に手札が見えます。
web-show-waits = テーブルの全員が同意したときだけ見えます。そのときはリンクを知っている人なら誰でも、リプレイでも見られます。
web-delay-answers = { $n }手前のテーブルを見ています。
web-delay-minutes = { $n }分前のテーブルを見ています。
web-log = 起きたこと
web-log-narrow = 記録を絞り込む
web-log-kind = 表示
web-log-all = すべて
web-log-deeds = したことだけ
web-log-words = 含む言葉
web-log-n = { $n ->
    [0] 当てはまる行はありません。
   *[other] { $n }行
}
web-log-copy = この行をコピー
web-fault = 不具合を報告
web-fault-line = この画面が知っている対戦のこと、ブラウザー、エラーをファイルに保存します。自分の席が知ってはならないことは入りません。送信はされません。
web-fault-made = { $file } を保存しました。何が起きたかを一言添えて、このサーバーの運営者に送ってください。
web-fault-noticed = この画面で問題が起きました。サーバー上の対戦に影響はありません。
web-latest = 直近の出来事：
web-latest-none = まだ何も起きていません。
web-clocks = 持ち時間
web-days = { $n }日
web-hours = { $n }時間
web-minutes = { $n }分
web-say = ひとこと
web-show-thing = みんなに見てほしいものを選んでください。
web-reader = カードを指すと読めます。
web-keys = キー
web-type = 答えを言葉で入力
web-key-arrows = ものからものへ移る
web-key-digits = 選択肢を選ぶ
web-key-confirm = 組み立てた答えを出す
web-key-clear = 初めから選び直す
web-key-undo = 取り消す
web-key-hint = ヒント
web-key-hold = コンピューターを待たせる・続けさせる
web-key-prompt = 質問へ
web-key-type = 答えを入力する
web-key-log = 記録へ
web-key-help = このキー一覧
web-ending = おしまい
web-ending-won = 勝ちました！
web-ending-lost = 負けました
web-ending-draw = 引き分け
web-ending-over = 対戦が終わりました
web-again = もう一度
web-next-table = 次の対戦へ
web-see-replay = リプレイを見る
web-see-result = 対戦のあらすじ
web-result-title = 対戦のあらすじ
web-result-reading = 対戦を振り返っています…
web-result-won = { $who }の勝ち
web-result-lost = { $who }の負け
web-result-draw = 引き分け
web-result-curve = 勝つ見込み
web-result-curve-line = それぞれの選択のときに、その時点で知りえたことだけから見積もったものです。ひし形が勝負の分かれ目です。
web-result-table = グラフを表で見る
web-result-percent = { $n }%
web-result-turns = 手番の数
web-result-decisions = 選択の数
web-result-high = いちばん高かった見込み
web-result-low = いちばん低かった見込み
web-result-turning = 勝負の分かれ目
web-result-quiet = 見込みが一度に大きく動いたところはありませんでした。
web-result-turn = 手番{ $n }
web-result-rose = ▲ { $before }%から{ $after }%へ
web-result-fell = ▼ { $before }%から{ $after }%へ
web-result-chosen = 選んだこと
web-result-other = コンピューターなら選んだこと
web-result-same = 同じ
web-result-again = ここからもう一度
web-result-see = この場面を見る

web-balance = 運と実力
web-balance-reading = 運と実力を分けています…
web-balance-line = カードが配られる前の勝率{ $start }%から、終わりの{ $result }%まで。帯の左は勝率を下げたもの、右は上げたもので、長さはポイントを表します。
web-balance-luck = 運
web-balance-luck-words = 引きとダイスで、この席は{ $own }ポイント、相手は{ $other }ポイント。
web-balance-skill = 選択
web-balance-skill-words = そのとき見えた最善の回答と比べて、選択1回あたり平均でこの席は{ $own }ポイント、相手は{ $other }ポイントを失いました。
web-balance-rest = 予想外
web-balance-rest-words = おもに隠れたカードなど、見積もりでは予想できないもの。
web-balance-how = すべて見積もりです。コンピューターの読み違いも、その席の失点に数えられています。
web-best-card = 最高のカード
web-best-card-line = { $times }回使い、合わせて{ $gained }ポイント：使う前から次の質問までに上がった勝率です。
web-keepsake = 共有できる画像
web-keepsake-line = 勝負を決めたターンの、だれにでも見えていた盤面です。
web-keepsake-make = 画像を作る
web-keepsake-making = 描いています…
web-keepsake-png = PNGで保存
web-keepsake-svg = SVGで保存
web-keepsake-send = 共有…
web-keepsake-change = { $before }% → { $after }%

web-puzzles = 詰め問題
web-puzzles-line = 実戦から選んだ、最善の手順がはっきり一つに決まる局面です。星の数は、失敗するコンピューターのレベルの数を表します。解いた問題とレーティングは、このブラウザーだけに残ります。
web-puzzles-done = { $of }問中{ $n }問を解きました
web-puzzles-own = あなたのレーティング：{ $rating }
web-puzzles-rating = レーティング{ $rating }
web-puzzles-next = 次の問題
web-puzzles-of = { $game }の全問題
web-puzzles-number = 問題{ $n }
web-puzzles-grade = 星{ $of }個中{ $n }個
web-puzzles-clean = 一度で正解
web-puzzles-solved = 正解済み
web-mistakes = 自分の失敗から学ぶ
web-mistakes-line = 自分の対戦の解析で見つかった、損の大きかった選択です。もっとよい回答を探しましょう。分岐では、勝率がどう変わるかがわかります。
web-mistakes-none = 自分の対戦を解析すると、損の大きかった選択がここに練習問題として出てきます。
web-mistakes-one = 第{ $turn }ターン：{ $what }（{ $lost }ポイントの損）
web-mistakes-drop = 学習済みにする：{ $what }

web-analysis = 分析
web-analysis-open = この対戦を分析する
web-analysis-reading = 選択を読み込んでいます…
web-analysis-before = 前の選択
web-analysis-after = 次の選択
web-analysis-nothing = この時点で選ぶことはありませんでした。
web-analysis-thinking = コンピューターが考えています…
web-analysis-fine = 良い手です。はっきり勝る手はありません。
web-analysis-inaccuracy = 不正確な手（{ $n }ポイントの損）
web-analysis-mistake = ミス（{ $n }ポイントの損）
web-analysis-blunder = 大きなミス（{ $n }ポイントの損）
web-analysis-chosen = 選んだ手
web-analysis-then = このあとの例：{ $what }
web-analysis-go = もし…？
web-analysis-try = もしこう選んだら：{ $what }
web-analysis-other = 別の手を試す
web-analysis-all = すべての選択を調べる
web-analysis-stop = 止める
web-analysis-seen = { $of }件の選択のうち{ $n }件を調べました。{ $bad ->
    [0] 大きな損はありません
   *[other] { $bad }件で損をしています
}
web-analysis-at = 第{ $turn }ターン：{ $what }
web-analysis-how = 見えなかったものを{ $deals }通りに配り直し、「{ $player }」と比べています。パーセントは推定です。
web-analysis-note = メモ
web-analysis-notes = メモの一覧
web-analysis-note-line = 自分だけに、このブラウザーで表示されます
web-branch = もし…？
web-branch-chance = 勝つ見込み：分岐前{ $before }%、現在{ $now }%
web-branch-line = 本当の対戦とは別の対戦です。見えなかったものは配り直され、ほかの席はコンピューターが受け持ちます。どの手でも取り消せます。
web-branch-back = 対戦に戻る
web-branch-again = 配り直す

## どのテーブルにも

web-pair = { $name }：{ $what }
web-empty = なし
web-has-turn = 番
web-pile-deck = 山札：{ $n }枚
web-pile-discard = 捨て札：{ $n }枚
web-pile-hand = あなたの手札：{ $n }枚
web-pile-hand-of = 手札：{ $n }枚
web-pile-looked = 山札の上で見たカード
web-side-own = あなたの側
web-side-other = 相手の側
web-before-turns = 最初の手番の前

## デッキ

web-deck = あなたのデッキ
web-deck-unnamed = デッキ
web-deck-name = 名前
web-deck-empty = スターターデッキから始めるか、カードを一枚ずつ加えてください。
web-deck-cards = すべてのカード
web-deck-search = 検索
web-deck-type = 種類
web-deck-element = 属性
web-deck-all = すべて
web-deck-found = カード{ $n }枚
web-deck-add = 加える：{ $card }
web-deck-more = もっと見る
web-deck-sources = 始めるもの
web-deck-start = デッキから始める
web-deck-starters = スターターデッキ
web-deck-own = あなたのデッキ
web-deck-random = 無作為のデッキ
web-deck-import = 読み込み
web-deck-import-line = 「{ $line }」のような行、共有コード、JSON
web-deck-read = 読み込む
web-deck-legal = このデッキは使えます。
web-deck-figure-cost = コスト
web-deck-figure-level = レベル
web-deck-bar = { $what } { $value }：{ $n } 枚
web-deck-count = 枚数
web-deck-odds = 引ける確率
web-deck-odds-line = 各種類のカードを 1 枚以上引いている確率：最初の { $n } 枚と、さらに引いたとき。
web-deck-odds-first = 最初の手札
web-deck-odds-more = +{ $n } 枚
web-deck-percent = { $n } %
web-deck-beside = スターターデッキとの違い
web-deck-fewer = { $what }：{ $n } 枚だけです。スターターデッキでは { $usual } 枚です。
web-deck-more-than = { $what }：{ $n } 枚あります。スターターデッキでは { $usual } 枚です。
web-deck-usual = { $least }～{ $most }
web-deck-like = 種類ごとの枚数はスターターデッキと同じくらいです。
web-deck-compare = 比べるデッキ
web-deck-same = 同じカードです。
web-deck-change-more = { $card }：{ $n } 枚多い
web-deck-change-less = { $card }：{ $n } 枚少ない
web-binder = バインダー
web-binder-way = バインダーですべてのカードを見る
web-binder-build = デッキを組む
web-binder-next = 次のカード
web-binder-previous = 前のカード
web-deck-draw = 試しに引く
web-deck-hand = 試しの手札
web-deck-keep = 残す
web-deck-kept = このブラウザーに残しました
web-deck-forget = 消す
web-deck-copy-text = 文字でコピー
web-deck-copy-code = 共有コードをコピー
web-deck-play = これで今すぐ遊ぶ
web-picture = { $card }に使う自分の画像（このブラウザーだけに残ります）
web-picture-none = 外す
web-picture-unreadable = このファイルは、ブラウザーが読める画像ではありません。
web-picture-full = このブラウザーには画像を保存する空きがありません。いくつか外してください。
web-pictures = カードに自分の画像
web-pictures-line = カード名かコードをファイル名にしてください。カードにファイルを落としても使えます。このブラウザーの外には送られません。
web-pictures-left = 合うカードがありません：{ $names }
web-pictures-n = 画像のあるカード：{ $n }枚
web-pictures-forget = すべて外す

## 観戦、リプレイ、ルール、学ぶ、このサイトについて

web-watch-line = いま公開で遊ばれているテーブルです。誰でも見てよいものだけが見えます。
web-watch-none = いま公開で遊んでいる人はいません。
web-replays-line = 終わった対戦を一手ずつ、どの席の目からでも見られます。
web-replays-mine = 自分の対戦
web-replays-public = 公開
web-replays-none = まだありません。終わった対戦がここに並びます。
web-replays-file = ファイルから
web-replays-file-line = 記録を開いて、見たり続きから遊んだりできます（このタブにだけ残ります）
web-replays-too-long = このファイルは、対戦の記録としては長すぎます。
web-replays-no-record = この報告は対戦中に作られたため、記録が入っていません。対戦が終わってから、もう一度報告してください。
web-replay-controls = リプレイ
web-replay-moment = 場面
web-replay-turn = 手番
web-replay-turning = { $turn } ◆ 勝負の分かれ目
web-replay-before = 最初の手番の前
web-replay-quiet = 選択がおこなわれました。
web-replay-first = 最初へ
web-replay-previous = 前へ
web-replay-play = 再生
web-replay-pause = 一時停止
web-replay-next = 次へ
web-replay-last = 最後へ
web-replay-to = この時点へ：{ $said }
web-replay-speed = 速さ
web-replay-eyes = 見る人
web-replay-spectator = 観戦者
web-replay-link = この場面へのリンクをコピー
web-replay-on = ここから{ $who }として続きを遊ぶ
web-replay-record = 記録をファイルで
web-rules-line = 自分たちの言葉で書いたルールを条項ごとに示します。正文は英語版で、未訳の条項は英語で表示されます。
web-rules-sources = 各条項の出典を表示する
web-rules-only = { $ruleset }のみ
web-rules-search = 言葉または番号で検索
web-rules-found = { $n }条
web-learn-line = それぞれのゲームの第一歩。光るものが使えるものです。質問はいつも同じ場所に出ます。
web-lesson = レッスン
web-lesson-next = 次のレッスン

web-guide-begin-game = はじめての方へ：遊んで覚える（5分）：{ $game }
web-guide-close = わかりました
web-guide-leave = 案内なしで遊ぶ
web-about-pictures = 絵
web-about-icons = カードとダイスの紋章は、Lorc、Delapouiteほかの作者によるものです。出典：
web-about-libraries = この画面のライブラリー

## 遊び方

web-how = 遊び方
web-how-title = { $game }の遊び方
web-how-goal = 目的
web-how-turn = 自分の番
web-how-win = 勝ち方
web-how-none = このページはまだありません。詳しくはルールをご覧ください。
web-how-rules = すべてのルール

## レーティング

web-rating = レーティング
web-rating-provisional = 暫定：対戦数がまだ足りません
web-ratings-line = 全員 1500 から始まります。400 点高い人は10倍多く勝ちます。コンピューターの値は変わりません。
web-ratings-game = ゲーム
web-ratings-who = プレイヤー
web-ratings-matches = 対戦数
web-ratings-computer = コンピューター（{ $level }）
web-ratings-none = ここにはまだ誰もいません。最初の一人になりましょう！
web-ratings-play = レーティング戦のテーブルを作る
web-rated = レーティング戦
web-rated-who = { $who }（{ $rating }）
web-rated-line = 結果がレーティングに反映されます。全員にアカウントが必要です。持ち時間があり、ヒントは使えず、ほかの人が答えたあとの手は戻せません。
web-new-rated = レーティング戦にする
web-profile-unrated = レーティング戦はまだありません。
web-profile-matches = 公開の対戦
web-profile-rated = { $matches }戦、± { $deviation }
web-profile-course = { $from } から { $to } まで。最低 { $low }、最高 { $high }

## 対戦相手さがし

web-meet = 今すぐ誰かと遊ぶ
web-meet-line = 同じ条件の人と同じテーブルに着きます。待っている人がいなければテーブルができ、次に来た人が加わります。
web-meet-within = 相手のレーティング
web-meet-any = 指定なし
web-meet-points = 差が { $n } 点以内
web-meet-find = 相手を探す

## The lobby

web-lobby-about = 誰かに対戦を申し込むか、待っているテーブルに着くか、サーバーに相手を探してもらいましょう。
web-lobby-people = 今いる人
web-lobby-nobody = ほかにアカウントのある人はいません。表示を望まない人は載りません。
web-lobby-seen = ここにいることをほかの人に見せる
web-any = 指定なし
web-yes = はい
web-no = いいえ
web-open-none = 条件に合うテーブルはありません。
web-challenges = 対戦の申し込み
web-challenges-none = 申し込みはありません。
web-challenge = 申し込む
web-challenge-title = 対戦を申し込む
web-challenge-who = 相手のアカウント名
web-challenge-person = { $who } さんに申し込む
web-challenge-guest = 申し込むにはアカウントが必要です。誰からの申し込みか相手に伝わるようにするためです。
web-challenge-sent = { $who } さんに申し込みました。相手が受けるとテーブルが開きます。
web-challenge-to-me = { $who } さんからの申し込み
web-challenge-by-me = { $who } さんへの申し込み
web-challenge-accept = 受ける
web-challenge-decline = 断る
web-challenge-withdraw = 取り消す
web-challenge-table = テーブルへ
web-challenge-waiting = 返事待ち
web-challenge-begun = 成立
web-challenge-declined = 断られました
web-challenge-withdrawn = 取り消し
web-challenge-expired = 時間内に返事なし

## Being left alone

web-others = ほかのプレイヤー
web-others-more = { $who } さんをミュート、ブロック、または報告する
web-others-line = ミュートは自分にしかわかりません。ブロックや報告をしたことも相手には伝わりません。
web-ignore-mute = ミュート
web-ignore-block = ブロック
web-ignore-none = 元に戻す
web-ignored = ミュート・ブロックした人
web-ignored-nobody = いません。
web-ignored-mute = ミュート中：この人の発言は表示されません。
web-ignored-block = ブロック中：発言は表示されず、この人はあなたに申し込むことも同じテーブルに着くこともできません。
web-report = 報告する
web-report-line = 報告は、今見えているテーブルの様子と一緒に、このサーバーの運営者に届きます。
web-report-reason = 何についての報告ですか？
web-report-talk = 発言
web-report-play = プレイ態度：時間稼ぎ、途中退席、わざと負ける、外からの助言
web-report-name = 名前
web-report-other = その他
web-report-words = 何がありましたか？
web-report-send = 報告を送る
web-report-sent = ありがとうございます。報告の番号は { $id } です。

## The match of the day

web-daily = 今日の一戦
web-daily-line = 今日は全員が同じダイスとカードで、一人一回だけ対戦します。シードはその日が終わると公開されます。
web-daily-table = 今日の順位
web-daily-order = 少ないターンで勝った人が上位です。勝てなかったときは、長く持ちこたえた人が上位です。
web-daily-before = 前の日：{ $day }
web-daily-seed = シードとソルト：
web-daily-ends = この日は { $time } に終わります。
web-daily-guest = 一人一回なので、対戦するにはアカウントが必要です。
web-daily-play = 対戦する
web-daily-mine = 自分の対戦へ
web-daily-nobody = まだだれも対戦していません。
web-daily-place = 順位
web-daily-outcome = 結果
web-daily-won = 勝ち
web-daily-drawn = 引き分け
web-daily-lost = 負け
web-daily-none = 未完了
web-daily-replay = { $who } さんのリプレイ

## 大会

web-tournaments = 大会
web-tournaments-line = 大会に参加するか、自分で開けます。スイスドロー、総当たり、全員が同じダイスで競うスコアチャレンジがあります。
web-tournaments-now = 受付中・開催中
web-tournaments-none = 今は大会がありません。開いてみましょう！
web-tournament-new = 大会を開く
web-tournament-guest = 大会に参加するにはアカウントが必要です。
web-tournament-people = { $n } 人
web-tournament-entered = 参加中
web-tournament-round-of = 第 { $round } 回戦（全 { $rounds } 回戦）
web-tournament-is-open = 受付中
web-tournament-is-finished = 終了
web-tournament-name = 名前
web-tournament-kind = 形式
web-tournament-swiss = スイスドロー
web-tournament-robin = 総当たり
web-tournament-score = スコアチャレンジ
web-tournament-swiss-line = 各回戦で得点の近い人同士が当たり、同じ相手とは二度当たりません。少ない回戦数で大人数に向いています。
web-tournament-robin-line = 全員と一度ずつ当たります。八人くらいまでに向いています。
web-tournament-score-line = 全員が同じダイスで一人ずつ遊びます。ダイスは大会が終わるまで秘密です。早く勝った人が上位です。
web-tournament-rounds = 回戦数
web-tournament-rounds-usual = 参加人数に合わせる
web-tournament-make = 大会を開く
web-tournament-by = 主催：{ $who }
web-tournament-me = あなた
web-tournament-my-table = 自分のテーブルへ
web-tournament-bye-me = この回戦は不戦勝です。一勝として数えます。
web-tournament-wait = 参加しています。次の回戦が始まると、このページからテーブルへ行けます。
web-tournament-dropped-me = この大会から抜けました。
web-tournament-enter = 参加する
web-tournament-change-deck = デッキを変える
web-tournament-deck-changed = デッキを変えました。
web-tournament-no-decks = スターターデッキを読み込めませんでした。
web-tournament-deck-line = デッキは第1回戦が始まると変更できません。ほかの人に見えるのは大会が終わってからです。
web-tournament-drop = 大会から抜ける
web-tournament-drop-line = 次の回戦からは対戦しません。進行中の対戦はそのまま続きます。もう一度参加することはできません。
web-tournament-standings = 順位表
web-tournament-points = 得点
web-tournament-record = 勝–分–敗
web-tournament-swiss-first = 相手の勝率
web-tournament-swiss-second = 相手の相手
web-tournament-robin-first = 直接対決
web-tournament-robin-second = 勝った相手
web-tournament-score-first = 勝ちのターン
web-tournament-score-second = ほかのターン
web-tournament-swiss-breaks = 勝ちと不戦勝は3点、引き分けは1点です。同点のときは対戦相手の勝率、次に相手の対戦相手の勝率で決まります。
web-tournament-robin-breaks = 勝ちと不戦勝は3点、引き分けは1点です。同点のときは直接対決の得点、次に勝った相手の得点で決まります。
web-tournament-score-breaks = 勝ちは3点です。同点のときは勝ちのターン数が少ない人、次に負けのターン数が多い人が上位です。
web-tournament-round = 第 { $round } 回戦
web-tournament-pair = { $first } – { $second }
web-tournament-corrected = 手入力
web-tournament-watch = テーブル { $board } 番を観戦する
web-tournament-replay = テーブル { $board } 番のリプレイ
web-tournament-players = 参加者：{ $n } 人
web-tournament-nobody = まだ参加者はいません。
web-tournament-dropped = 離脱
web-tournament-deck-of = { $who } さんのデッキ
web-tournament-won = { $who } さんの勝ち
web-tournament-won-in = { $turns } ターンで勝ち
web-tournament-lost-in = { $turns ->
    [0] 負け
   *[other] { $turns } ターンで負け
  }
web-tournament-draw = 引き分け
web-tournament-neither = 両者負け
web-tournament-bye = 不戦勝
web-tournament-playing = 対戦中
web-tournament-organise = 主催者の操作
web-tournament-start = 第 { $round } 回戦を始める
web-tournament-start-line = 第1回戦でデッキが確定し、くじで順番が決まります。時計はすぐに動き始めるので、全員がそろってから始めてください。
web-tournament-waiting = { $n } 件の対戦が終わっていません。
web-tournament-all-rounds = これが最終回戦です。終わったら大会を終了してください。
web-tournament-result = 結果を入力・訂正する
web-tournament-which = 対戦
web-tournament-match = 第 { $round } 回戦：{ $names }（{ $outcome }）
web-tournament-defeat = 負け
web-tournament-drop-other = 参加者を外す
web-tournament-drop-other-line = 次の回戦からは対戦せず、もう一度参加することもできません。対戦が終わっていなければ、結果を入力してください。
web-tournament-end = 大会を終了する
web-tournament-end-line = 終わっていない対戦は数えません。終了すると、デッキ、リプレイ、ダイスが全員に公開されます。
web-tournament-back = 大会へ

## What an answer is certain to bring

web-foretold = だれも応じなければ確実：{ $changes }
web-foretold-change = { $what }が{ $was }から{ $now }に

## 招待: 自分のサーバーをほかの人に開く

web-inviting = 友達を招待する
web-inviting-unable = 招待できるのは、このサーバーが動いているコンピューターの前にいる人だけです。サーバーがそのコンピューター専用で起動されている必要があります。
web-inviting-closed = 閉じています。これらのページを開けるのはこのコンピューターだけです。
web-inviting-open = 開いています。次のリンクを知っている人は誰でも入れます。
web-inviting-busy = リンクを確認しています…
web-inviting-do = ほかの人に開く
web-inviting-close = 閉じる
web-inviting-check = もう一度確認
web-inviting-house = 同じネットワークの人へ
web-inviting-far = 離れた場所の人へ
web-inviting-no-network = このコンピューターはネットワークにつながっていないため、近くの人に送るリンクはありません。
web-inviting-here-house = このコンピューターから試したところ、応答がありました。ファイアウォールがほかの機器を通すかどうかは、誰かがリンクを開くまで分かりません。
web-inviting-here-far = このコンピューターから試したところ、このアドレスはここに届きました。どこからでも届くかどうかは、誰かがリンクを開くまで分かりません。
web-inviting-silent-house = このコンピューターから試しましたが、応答がありません。ファイアウォールやVPNが妨げているのかもしれません。
web-inviting-silent-far = このコンピューターから試しましたが、応答がありません。トンネルが動いていないのかもしれません。内側から自分のアドレスを使えないルーターもあります。その場合は友達に試してもらってください。
web-inviting-elsewhere = このコンピューターから試したところ、このアドレスでは別のものが応答しました。
web-inviting-came-house = つながりました。ほかの機器がこのリンクを開きました。
web-inviting-came-far = つながりました。誰かがこのリンクを開きました。
web-inviting-outside = 別の家にいる友達
web-inviting-outside-line = ネットワーク用のリンクはルーターまでしか届きません。その先への簡単な方法は二つあります。
web-inviting-private = 機器どうしのプライベートネットワーク。二人とも参加してから、ここで「もう一度確認」を選び、新しいリンクを送ってください。
web-inviting-tunnel = トンネル。プログラムをこのコンピューターで動かし、{ $address } につなぎます。表示されたアドレスをここに入力してください。
web-inviting-address = 外からのアドレス
web-inviting-save = 使って確認
web-inviting-guests = ゲストは、ほかのサーバーと同じように、空席に座ったり公開テーブルを見たりできます。ここで何かを開いたり閉じたりすることはできません。閉じると、テーブルにいるゲストに知らされ、対戦はそのまま待ちます。
