### コマンドライン: ヘルプとエラー。help-option-NAME は専用の文のないコマンドで共通です。

help-usage = 使い方: { $line }
help-commands = コマンド
help-arguments = 引数
help-options = オプション
help-game-options = { $game }: --option 名前=値
help-word-command = コマンド
help-word-options = [オプション]
help-word-args = [引数]
help-word-text = 文字列
help-word-file = ファイル
help-default = { $what }(省略時: { $value })
help-needed = { $what }(必須)
help-game-option = { $name }={ $known }: { $called }
help-decks-known = スターターデッキ: { $known }
help-heroes-known = ヒーロー: { $known }
help-rulesets-known = ルール: { $known }
usage-see = { $what } 使い方: { $command } --help
usage-command-near = 「{ $got }」というコマンドはありません。「{ $near }」のことですか？
usage-command = 「{ $got }」というコマンドはありません。使えるコマンド: { $known }
usage-option-near = ここに { $got } というオプションはありません。{ $near } のことですか？
usage-option = ここに { $got } というオプションはありません。使えるオプション: { $known }
usage-more-option = 「{ $got }」は余分です。{ $name } { $got } のことですか？
usage-more = 「{ $got }」は余分です。このコマンドはそこまで受け取りません。
usage-missing = { $name } がありません。
usage-missing-game = ゲームを指定してください: { $known }
usage-alone-lesson = 自分だけのターンはレッスンに続くものです。レッスンを指定してください: playmat learn { $game } --lesson レッスン名 --alone
usage-value = { $name } には値が必要です。
usage-twice = { $name } が 2 回あります。1 回だけ指定してください。
usage-form = { $name } に指定できるのは{ $wanted }です。「{ $got }」は使えません。
usage-number = { $name } に指定できるのは { $low } から { $high } までの整数です。「{ $got }」は使えません。
usage-both = { $one } と { $other } は同時に指定できません。どちらか一方にしてください。
usage-with = { $name } は { $other } と一緒に指定してください。
usage-option-form = --option「{ $got }」に「=」がありません。--option 名前=値 の形で書いてください。
usage-bad = このコマンドは読み取れません。

help-command-playmat = カードゲームとダイスゲームのテーブル。遊ぶ、ルールを調べる、シミュレーションする。
help-command-help = このヘルプを表示します。
help-command-version = バージョンを表示します。
help-command-about = Playmat とは何か、名称の権利者、使っているライブラリを表示します。
help-command-home = Playmat をブラウザーで開きます。コマンドなしの playmat も同じです。
help-command-dev = 開発者用のテーブルを、このマシンのブラウザーだけで開きます。局面をテキストで編集し、そこから対戦し、偶然の結果も決められます。WHAT にはゲーム、シナリオ文書、記録のいずれかを指定します。
help-command-serve = 友だちとブラウザーで遊ぶためのサーバーを立てます。このマシンだけでも、家の中でも、プロキシ経由で世界へも公開できます。
help-command-join = サーバーのテーブルにコンピュータープレイヤーを座らせ、最後まで対戦させます。
help-command-db = サーバーのデータベースを管理します。
help-command-db-migrate = データベースを作成するか、最新の形に更新します。
help-command-db-check = この playmat で進められなくなるテーブルとその理由を、更新の前に調べます。あれば終了コード 1。何も書き込みません。
help-command-db-backup = ある時点のデータベースの写しを新しい SQLite ファイルに書き出します。サーバーは動いたままで構いません。
help-command-db-restore = バックアップから空のデータベースを復元します。
help-command-db-copy = データベースを空のデータベースにコピーします(SQLite ファイルから PostgreSQL へなど)。
help-command-admin = 報告、利用者、テーブル、制限、お知らせを管理し、運営者の操作の記録を見ます。
help-command-admin-reports = まだ誰も確認していない報告を一覧します。
help-command-admin-report = 報告を、報告者に見えていた内容と一緒に表示するか、処理済みにします。
help-command-admin-people = アカウント、または名前にこの文字列を含むアカウントを一覧表示します。
help-command-admin-person = アカウントの表示、ブロックとその解除、名前の変更をします。
help-command-admin-tables = テーブルの一覧、または名前にこの文字列を含む人がいるテーブルの一覧を表示します。
help-command-admin-table = テーブルの情報を表示するか、テーブルを閉じます。
help-command-admin-limits = 通常の制限と、個人やアドレスに設定された制限の一覧を表示します。
help-command-admin-limit = 個人やアドレスに制限を設定するか、通常の制限に戻します。
help-command-admin-announcements = 表示中のお知らせの一覧を表示します。
help-command-admin-announcement = お知らせを全言語で表示するか、終了します。
help-command-admin-announce = 終了時刻まで、サーバーの全員に文章を表示します。
help-command-admin-mails = 送信待ち、または送信できなかったメールの一覧を表示します。
help-command-admin-audit = これらのコマンドで行われた操作を、行った人とともに一覧します。
help-command-rules = ルールの条項を読み、どのテストが守っているかを調べます。
help-command-rules-coverage = どの条項がテストで守られているかを表示します。実装済みのゲームに守られていない条項があれば 1 で終了します。
help-command-rules-show = 条項の本文を表示します(例: PP-ROLL-08)。
help-command-rules-search = 指定した語をすべて含む条項を表示します。
help-command-simulate =
    コンピュータープレイヤーに多数の対戦をさせます。異常のあった対戦があれば 1 で終了します。

    同じコマンドは、プロセス数にかかわらず同じ結果になります。中断しても、同じコマンドで続きから再開します。
help-command-arena =
    コンピュータープレイヤーを公平な条件で対戦させます。同じ配りを席とデッキを入れ替えて 2 回戦い、レーティング、対戦表、信頼区間を表示します。対戦中に問題があれば 1 で終了します。

    全席が一緒に勝敗を分けるゲームでは、各プレイヤーがチームになり、全チームが同じ配りで戦います。ワーカーの数が違っても、同じコマンドの結果は同じです。中断しても、同じコマンドで続きから再開します。
help-command-ratings = 小さな総当たりで、ゲームのコンピュータープレイヤーを 1 つの尺度で評価します（classic を 0 とします）。
help-command-calibrate = ヒントに出る勝率が正しいかどうかを測ります。勝率 70 % とした局面では、10 回中 7 回勝つはずです。1 対戦につき各席 1 局面を数えます。
help-command-train =
    コンピュータープレイヤー同士の対戦から局面の価値を学習し、重みをファイルに書き出します。追加パッケージ「train」が必要です。

    中断しても、同じコマンドで続きから再開します。
help-command-baselines =
    コンピュータープレイヤーや自作のエージェントが、ゲームの強化学習環境でどれだけ勝つかを測ります。全員が同じデッキと、学習に使わないシードで同じ対戦をします。追加パッケージ「gym」が必要です。
help-command-bench =
    このマシンでのルールの処理速度を測ります。

    各数値には、交互に測った基準との比が添えられます。別のマシンや混んだマシンでの結果とも比べられます。

    --gym を付けると、代わりに学習プログラム用の環境を測ります。
help-command-learn = 遊び方を学びます。学べるものの一覧、案内つきの最初の対戦、または一つのレッスン。
help-command-puzzles = 問題を解きます。一覧の表示、または一問の出題。どの問題も、局面での最善の手順を求めます。
help-command-puzzles-mine =
    コンピューター同士の対戦から問題を探します。見つけた問題は全探索で証明し、各レベルが間違える割合で難しさを決めて、フォルダーに保存します。

    中断しても、同じコマンドで続きから再開します。
help-command-play = ターミナルでゲームを遊びます。オプションを付けなければ、誰が遊ぶかを尋ねる画面が出ます。Enter ですぐに始まります。ゲームの代わりに記録、記録の時点（RECORD@N）、シナリオ（.toml）を指定すると、そこから続けて遊べます。
help-command-resume = 中断した対戦を最後の回答から再開します。FILE を指定しなければ、最後に遊んだ対戦です。
help-command-replay = 対戦を場面ごとに振り返ります。テキスト表示では、ひとつの場面とそこまでの経過を表示します。
help-command-analyse =
    終わった対戦を振り返ります。それぞれの選択の損失、コンピューターならどうしたか、勝負の分かれ目、そして運を示します。

    見込みはすべて、その時点で本人が知りえたことだけから見積もります。同じコマンドからは同じ分析が得られます。Ctrl-C で途中でやめると、そこまでの結果を表示します。
help-command-hint = 対戦やシナリオの局面で強いコンピュータープレイヤーならどうするかを、理由とともに示します。Perilous Pursuit では planner、カードゲームでは search が考えます。
help-command-record = 対戦の記録を扱います。
help-command-record-check = 記録をもう一度再生し、すべての回答、結果、ハッシュを照合します。
help-command-record-luck = 終わった対戦の結果を、運、ミス、その他に分けて示します。
help-command-cards = カードを調べ、カードファイルを検査し、自作のカードを入力します。
help-command-cards-check = カードファイルを検査し、間違いをすべて行番号とともに示します。--play を付けると、対戦でのカードの働きも調べます。間違いがあれば 1 で終了します。
help-command-cards-show = カードを 1 枚表示します。なければ 1 で終了します。
help-command-cards-print = セットまたはデッキのカードを、切り抜き用のシート（PDF）に書き出します。
help-command-cards-list = カードを 1 枚 1 行で一覧表示します。
help-command-cards-reference = カード記述言語のリファレンスを表示します。
help-command-cards-coverage = 無作為に対戦し、カード、操作、ルールのどこまでが使われたかを示します。使われないものがあれば 1 で終了します。
help-command-cards-new = カードの項目を順に尋ね、内容を見せてから、表示するかファイルに追加します。
help-command-cards-columns = 「cards import」の表で使える列と、その値の書き方を表示します。
help-command-cards-explain = カードのテキストが何をするのかを一文ずつ説明します。読み取れなければ1で終了します。
help-command-cards-roundtrip = すべてのカードを各言語で出力し、読み戻して比べます。同じにならないカードがあれば1で終了します。
help-command-cards-import = カードの表(CSV)をカードファイルに変換します。プログラムでない文章のカードは効果なしのまま残ります。
help-command-decks = デッキを表示、検査、編集、無作為に作成します。形式はテキスト、共有コード、JSON です。
help-command-decks-list = ゲームのスターターデッキを一覧表示します。
help-command-decks-show = デッキをテキスト、共有コード、JSON のいずれかで表示します。どの形式で渡しても構いません。
help-command-decks-check = デッキを検査し、違反するルールをすべて条項と直し方とともに示します。違反があれば 1 で終了します。
help-command-decks-edit = デッキを全画面で組みます。新しいデッキでも既存のデッキでもよく、違反するルールをすべて示します。
help-command-decks-meta =
    デッキ同士を対戦させ、どれを選ぶべきかを示します：信頼区間つきの得点率、どのデッキにも負け越さない構成、三すくみ、環境に対する最善のデッキ。対戦中に問題があれば 1 で終了します。
help-command-decks-improve =
    デッキを強くするカードの入れ替えを探します。入れ替えをまとめて評価し、最後に新しい配りで元のデッキと比べます。対戦中に問題があれば 1 で終了します。
help-command-decks-suggest = 多くの対戦のデータをもとに、使えるデッキのカードの入れ替えを提案する。
help-command-decks-odds = 使えるデッキを同じデッキを相手に何度も配り、最初のターンに手札のカードを使える割合を表示する。
help-command-decks-random = 規定に合うデッキを無作為に作ります。シードが同じなら同じデッキになります。
help-command-scenario = シナリオ文書を再生、表示、作成します。
help-command-scenario-run = シナリオ文書を再生し、期待する結果と照合します。合わないものがあれば 1、再生できない文書があれば 2 で終了します。
help-command-scenario-show = シナリオの局面を、ある席から見える範囲で表示し、何が問われているかを示します。
help-command-scenario-dump = 記録のある時点をシナリオ文書として表示します。
help-command-scenario-schema = シナリオ文書の JSON Schema を表示します。

help-option-at = 何個目の回答・結果の時点か。省略すると最後まで。
help-option-behind-proxy = 接続元を知らせるリバースプロキシがこのマシンにあります。
help-option-cards = ゲーム付属のカードに加えて使うカードセットのファイル。何度でも指定できます。
help-option-resume-cards = 保存されたカードセットが失われた場合の、対戦で使ったカードセットのファイル。何度でも指定できます。
help-option-replay-cards = 記録で使われたカードセットのファイル。何度でも指定できます。
help-option-record-check-cards = 記録で使われたカードセットのファイル。何度でも指定できます。
help-option-analyse-cards = 記録で使われたカードセットのファイル。何度でも指定できます。
help-option-record-luck-cards = 記録で使われたカードセットのファイル。何度でも指定できます。
help-option-hint-cards = 記録またはシナリオで使うカードセットのファイル。何度でも指定できます。
help-option-scenario-dump-cards = 記録で使われたカードセットのファイル。何度でも指定できます。
help-option-clause = 条項の番号。
help-option-cards-show-code = カードのコード(例: KM1-ICE-1)、またはいずれかの言語での名前。
help-option-cards-print-what = セットかデッキのコード、または各形式のデッキ。
help-option-code = 共有コードを表示します。
help-option-compare = 以前の --json 出力のファイル。それからの比の変化を表示します。
help-option-cost = このコストのカードだけ。2、..2、2..、1..3 のように書きます。
help-option-db = データベース。ファイル、または postgresql://user@host/name。省略するとこのユーザー専用のファイル。
help-option-play-deck = 各席のデッキを順に。スターターデッキの名前かコード、保存したデッキの名前、ファイル、共有コード、または random。残りの席はスターターデッキ。
help-option-deck = スターターデッキ(コードか名前)、共有コード、ファイル、または複数行のテキスト。省略するとパイプから読み込みます。
help-option-decks-edit-deck = 元にするデッキ：スターターデッキ（コードか名前）、保存したデッキ、ファイル（なければ作ります）、または共有コード。省略すると空のデッキ。
help-option-decks = デッキ同士の総当たり戦をさせます。all(全スターターデッキ)、または名前・ファイル・共有コードをコンマ区切りで。このとき --games は 1 組あたりの対戦数で、半分は席を入れ替えます。
help-option-difficulty = 難易度。ゲームにその設定がある場合に使えます。--option difficulty=値 と同じです。
help-option-element = この属性のカードだけ(K-Mon は 2 つのうちどちらか)。
help-option-admin-reports-closed = 代わりに処理済みの報告を一覧します。
help-option-admin-report-close = このメモを付けて報告を処理済みにします。
help-option-admin-report-report = 報告の番号。
help-option-admin-people-find = 名前の一部。
help-option-admin-people-blocked = ブロックされたアカウントだけを一覧表示します。
help-option-admin-person-name = アカウントの名前。
help-option-admin-person-block = すべての端末からログアウトさせ、以後ログインを拒否します。理由は監査ログに残ります。
help-option-admin-person-unblock = ふたたびログインできるようにします。
help-option-admin-person-rename = アカウントの名前をこれに変えます。元の名前はもうだれも使えません。
help-option-admin-tables-find = 名前の一部。
help-option-admin-tables-status = この状態のテーブルだけを表示します。
help-option-admin-table-table = テーブルの ID。
help-option-admin-table-close = この理由でテーブルを閉じます。理由はテーブルの全員に表示され、勝者はいません。
help-option-admin-limit-whom = アカウント名または IP アドレス。
help-option-admin-limit-what = 制限の名前。playmat admin limits で確認できます。
help-option-admin-limit-most = 通常の制限と同じ時間あたりの回数。
help-option-admin-limit-usual = 通常の制限に戻します。
help-option-admin-announce-text = 本文を「言語=本文」の形で指定します（例：ja=ようこそ）。複数の言語を並べられます。
help-option-admin-announce-hours = 表示する時間数。
help-option-admin-announcement-announcement = お知らせの ID。
help-option-admin-announcement-end = 表示を終えます。
help-option-db-check-cards = サーバーの起動時に指定するカードセットのファイル。複数指定できます。
help-option-db-backup-file = 新しいファイル。
help-option-db-restore-file = バックアップのファイル。
help-option-resume-file = 対戦のファイル。
help-option-replay-file = 記録。途中のものでも構いません。
help-option-analyse-file = 終わった対戦の記録。
help-option-hint-file = 進行中の対戦、またはシナリオ文書(.toml)。
help-option-record-check-file = 記録。
help-option-record-luck-file = 記録。
help-option-cards-check-file = カードファイル(TOML)。
help-option-cards-new-file = カードを追加するファイル。なければ作ります。省略すると表示だけします。
help-option-scenario-show-file = シナリオ文書(TOML)。
help-option-files = シナリオ文書(TOML)。
help-option-forget-days = この日数だけ来なかったゲストの情報を消します。テーブルと記録は残ります。
help-option-format = デッキの規定（K-Mon なら standard など）。省略するとそのゲームの標準。
help-option-decks-odds-deals = 配る回数。
help-option-decks-random-format = 満たすべきデッキの規定。無作為のデッキはどの規定も満たします。
help-option-fresh = 中断した同じコマンドの続きではなく、最初からやり直します。
help-option-what = ゲーム、シナリオ文書、記録のいずれか。
help-option-game = ゲーム。
help-option-rules-coverage-game = このゲームだけを調べます。
help-option-bench-game = ゲーム。省略するとインストール済みのすべて。
help-option-cards-check-game = どのゲームのカードか。省略するとカードの種類から判断します。
help-option-cards-check-play = カードを使って対戦し、対戦を止める、際限なく続く、書かれたことがけっして起きない、ほかのカードを完全に上回る、といったカードを示します。
help-option-cards-check-matches = --play で行う対戦の数。
help-option-cards-check-examples = 見つかったことの例を、その時点を「playmat play」で開ける記録として、このフォルダーに保存します。
help-option-cards-show-game = ゲーム。省略するとこのカードのあるゲーム。
help-option-cards-print-game = ゲーム。省略すると、そのセットやデッキのあるゲーム。
help-option-games = 対戦数。
help-option-simulate-games = 対戦数。省略すると 1000。
help-option-cards-coverage-games = 対戦数の上限。すべて使われた時点で終わります。
help-option-heroes = 席順のヒーローをコンマ区切りで(例: sora,goofy,kairi)。
help-option-simulate-heroes = 席順のヒーロー(例: sora,goofy)。省略すると対戦ごとに抽選します。
help-option-gym = 学習プログラム用の環境を測ります。
help-option-host = 待ち受けるアドレス。127.0.0.1 はこのマシンのみ、0.0.0.0 は接続できる人すべて。
help-option-json = JSON で表示します。
help-option-json-logs = ログを 1 行 1 つの JSON オブジェクトで書きます。
help-option-kind = この種類のカードだけ(例: ability)。
help-option-puzzles-game = ゲーム。省略すると、すべての問題を、解いたものの印つきで表示します。
help-option-puzzles-number = 問題の番号。省略すると、まだ解いていない最初の問題。
help-option-puzzles-mine-game = ゲーム。
help-option-puzzles-mine-folder = 問題を保存するフォルダー。
help-option-puzzles-mine-first = 最初の対戦のシード。続く対戦は、その次のシードから順に使います。
help-option-puzzles-mine-games = 調べる対戦の数。
help-option-puzzles-mine-onward = 最初の対戦を指定せず、このフォルダーで最後に調べた対戦の次から続けます。
help-option-puzzles-mine-player = 対戦するコンピューター。casual や skilled などのレベル、またはプログラム。
help-option-puzzles-mine-deals = その席から見えないものを何通りに配り直して、各手を証明するか。
help-option-puzzles-mine-limit = 配り方ごとに調べる局面の数の上限。それを超えるターンは飛ばします。
help-option-learn-game = ゲーム。省略すると、学べるものの一覧を、終えたものの印つきで表示します。
help-option-learn-alone = レッスンの後に、自分だけで1ターン遊びます。
help-option-lesson = 案内つきの対戦のかわりに行うレッスン。一覧にある名前で指定します。
help-option-lang = 言語のコード（ja など）。省略するとシステムの言語。
help-option-resume-lang = 言語。省略すると対戦で使っていた言語。
help-option-link = テーブルへのリンク(例: http://host:8000/t/h3Kx)。
help-option-list = 進行中の対戦を、最後に遊んだものから順に一覧表示します。
help-option-name = 名乗る名前。省略するとプレイヤーの種類名。
help-option-no-animation = 画面のアニメーションをなくします。
help-option-only = この番号の対戦だけを行い、経過を示します。
help-option-option = ゲームの設定を「名前=値」で。何度でも指定できます。一覧は「playmat play ゲーム --help」。
help-option-origin = みんなが開くアドレス(例: https://play.example)。何度でも指定できます。
help-option-mail-from = メールの差出人アドレス。指定しなければ送信しません。メールサーバーは PLAYMAT_SMTP で指定します。
help-option-out = 全対戦をこのファイルに書き出します(.parquet、.csv、.jsonl)。
help-option-baselines-players = 測るプレイヤー（コンマ区切り）。省略時は random、classic、ゲームの全レベル。
help-option-baselines-against = ほかの席のプレイヤー。協力ゲームでは仲間になります。
help-option-policy = 関数 load_policy で自作のエージェントを読み込む Python ファイル。あなたのすべての権限で実行されます。
help-option-agent = load_policy に渡すファイル（例：agent.zip）。
help-option-baselines-decks = 席ごとの公開デッキ（コンマ区切り）、または all（毎回任意の 2 つ）。
help-option-baselines-games = 1 人あたりの対戦数。席には順番に着きます。
help-option-baselines-seed = 学習に使わないシードを選びます。
help-option-train-out = 書き出す重みファイル(例: weights.toml)。
help-option-train-overwrite = すでにある重みファイルを置き換えます。
help-option-train-player = すべての席のプレイヤー: greedy、search、…
help-option-train-shard = 対戦のうちこの部分だけ（例：2/5）を行い、--out の横に保存します。その後 --shard なしの同じコマンドで全部分から学習します（docs/training.md）。
help-option-train-judge = 勝率が実際の結果に合うように補正するための対戦のプレイヤー（省略時は --player と同じ）。
help-option-train-judge-games = その対戦の数（省略時は --games の5分の1）。
help-option-calibrate-player = すべての席のプレイヤー: greedy、search、…
help-option-epochs = 局面全体を繰り返し学習する回数。
help-option-cards-import-out = 書き出すカードファイル。省略すると表示します。
help-option-cards-print-out = 書き出すファイル（PDF）。
help-option-cards-print-paper = 用紙：a4 または letter。
help-option-overwrite = すでにある結果ファイルを置き換えます。
help-option-path = ほかのものもあるホストで、プロキシがこのサーバーを置くパス(例: /playmat)。
help-option-plain = 全画面ではなく行ごとのテキストで表示します。スクリーンリーダーやパイプ向けです。
help-option-player = コンピュータープレイヤー。beginner、skilled などの強さの段階、または random、greedy、search:hard、planner などのプログラム。
help-option-players = 全席に 1 種類、または席ごとに(例: planner、または planner,greedy,random)。
help-option-port = ポート。0 なら空いているもの。
help-option-record = 対戦の記録。
help-option-rules = ルールのフォルダー(*.md)。省略すると付属のもの。
help-option-ruleset = ルールが複数あるゲームで使うルール。省略すると最初のもの。
help-option-play-seat = 各席に誰が座るかを順に。human、またはコンピュータープレイヤー（beginner、skilled などの強さの段階か、greedy、search:hard などのプログラム）。残りは人。
help-option-analyse-seat = 誰の選択か（番号または役割）。省略するとコンピューター以外の全員、いなければ全員。
help-option-analyse-all = すべての席の選択を調べます。
help-option-analyse-player = 比較するコンピューター。skilled や expert などのレベル、または search:2000 などのプログラム。
help-option-analyse-deals = 隠れたカードやサイコロを何通りに配り直して手を比べるか。多いほど確かで、時間がかかります。
help-option-analyse-errors = 損をした選択だけを表示します。
help-option-analyse-seconds = 選択と運の分析をこの秒数で打ち切り、そこまでの結果を表示します。
help-option-analyse-format = 表示の形式：text、md（Markdown）、json。省略すると --out の拡張子に従います。
help-option-analyse-out = 分析をこのファイルにも保存します。
help-option-analyse-exercises = 悪手と大悪手を練習問題（シナリオ文書）としてこのフォルダーに保存します。
help-option-analyse-overwrite = 既存のファイルを置き換えます。
help-option-hint-seat = 複数の席が問われているとき、どの席の選択か。省略すると最初の席。
help-option-record-luck-seat = 誰について示すか。番号または名前。
help-option-simulate-adjust-luck = 引きの運を結果から取り除き、区間を狭めます。時間は数倍かかります。
help-option-seat = 誰の視点か。役割、番号、または spectator。
help-option-seats = 席の数。省略すると、指定したヒーローかプレイヤーの数、なければ 2。
help-option-seconds = ゲームごとに測る時間のめやす(秒)。
help-option-seed = すべての偶然の元になる数。同じシードなら同じ結果になります。
help-option-set-code = セットのコード。
help-option-source = コピー元。ファイル、または postgresql://user@host/name。
help-option-text = カードのテキスト（英語、日本語、イタリア語）。
help-option-card-type = カードの種類（例: ability）。省略すると、そのようなテキストを持てる最初の種類になります。
help-option-table = 表のファイル。使える列は「playmat cards columns」で見られます。
help-option-target = コピー先。書き方は同じです。
help-option-tests = テストのフォルダー。省略するとここの「tests」。
help-option-thinkers = サーバープロセスごとの、コンピュータープレイヤーが考えるプロセスの数。
help-option-bot = 訪問者が対戦相手に選べるプログラム。club=./my-bot のように「名前=プログラム」と書きます。何度でも指定できます。
help-option-title = シナリオの題。
help-option-words = 語、または語の一部。順序は問いません。
help-option-serve-workers = プロセスの数。2 つ以上には PostgreSQL が必要です。
help-option-workers = プロセスの数。省略するとプロセッサーの数。
help-option-arena-players = プレイヤー（コンマ区切り）：casual,skilled,exec:./my-bot
help-option-ratings-players = プレイヤー（コンマ区切り）。省略するとゲームで選べる全員。classic は必ず参加します。
help-option-pairing = 組み合わせ：all（総当たり）または swiss（得点の近い同士、スイス式）。
help-option-rounds = スイス式の回戦数。省略すると、優勝者が 1 人に絞られるまでの数。
help-option-sprt = 2 人を配りごとに検定し、1 人目の差がこの 2 つの Elo の差のどちらに近いか明らかになった時点で終了します（例：--sprt 0 30）。
help-option-arena-games = 対戦する 2 人ごと、またはチームごとの対戦数。省略すると 100、--sprt では最大 20000。
help-option-ratings-games = 2 人ごと、またはチームごとの対戦数。
help-option-arena-decks = 配りで順に使うデッキ：コンマで区切った名前、ファイル、共有コード、または all（スターターデッキ、省略時も同じ）。
help-option-ratings-decks = 配りで順に使うデッキ：コンマで区切った名前、ファイル、共有コード、または all（スターターデッキ、省略時も同じ）。
help-option-arena-heroes = 席順の各チームのヒーロー：sora,goofy。省略すると配りごとに抽選します。
help-option-arena-seats = チームの席数。ヒーローを指定すればその人数、そうでなければ 2。
help-option-ratings-seats = チームの席数。省略すると 2。
help-option-arena-only = この番号の対戦だけを行い、経過を表示します。総当たりで使えます。
help-option-decks-meta-decks = デッキ：all（スターターデッキ）、またはコンマで区切った名前、ファイル、共有コード。
help-option-decks-meta-player = すべてのデッキを使うコンピュータープレイヤー。
help-option-decks-meta-games = 2 つのデッキごとの対戦数。半分は席を入れ替えます。
help-option-decks-improve-deck = 改良するデッキ：コード、名前、ファイル、共有コード、または本文。省略すると標準入力から読みます。
help-option-against = 相手のデッキ：all（スターターデッキ）、またはコンマで区切った名前、ファイル、共有コード。
help-option-decks-improve-player = すべてのデッキを使うコンピュータープレイヤー。
help-option-budget = 対戦数の上限。そのうち 4 分の 1 は新旧のデッキの比較に使います。
help-option-decks-improve-rounds = ラウンド数。1 ラウンドで最大 7 通りの入れ替えを試します。
help-option-decks-improve-out = 新しいデッキを書き出すファイル。
help-option-decks-improve-overwrite = 既存のファイルを置き換えます。
help-option-field = 対策したい環境。デッキ=重み をコンマで区切ります（例：KM1-SD1=3,KM1-SD2=1）。省略するとすべてのデッキが同じ割合。
help-command-report =
    コンピューターに対戦させ、デッキとカードのバランスのレポートを1ページのHTMLで書き出します。
    デッキと組み合わせごとの勝率、先手、長さ、終わり方、逆転、各カードの数値を示します。
help-option-report-out = ページと表を書き出すフォルダー（省略時は report）。--shard では、その部分のファイル。
help-option-report-decks = デッキ: all（スターターデッキすべて）、または名前・ファイル・共有コードをコンマ区切りで。random:1-40 はランダムデッキ40個を表します。
help-option-report-games = デッキの組ごとのゲーム数（半分は席を入れ替え、既定は20）。デッキのないゲームでは全体の数（既定は400）。
help-option-report-overwrite = 既存のレポートを置き換えます。
help-option-report-json = ページを書き出さず、レポートを1つのJSONオブジェクトとして表示します。
help-command-compare =
    カード・ルール・設定・プレイヤーの変更の前後で同じ対戦を行い、デッキとカードがどう変わるかを示します。

    値を2個指定したものが変更点です。1個だけのものは両側に共通です。
help-option-compare-cards = 変更前と変更後のカードセット（--cards old.toml new.toml）。1個だけなら両側で使います。
help-option-compare-players = 変更前と変更後のプレイヤー（--players greedy search:200）。それぞれ全席に1種類、または席ごとに（greedy,random）。省略時は greedy。
help-option-compare-ruleset = 変更前と変更後のルールセット。1個だけなら両側に共通です。
help-option-compare-option = ゲームの設定を「名前=値」で。2回指定した設定が変更点です（--option hard_target=5 hard_target=6）。
help-option-compare-difficulty = 変更前と変更後の難易度。1個だけなら両側に共通です。
help-option-compare-decks = 両側で同じデッキ: all（スターターデッキすべて）、または名前・ファイル・共有コードをコンマ区切りで。
help-option-compare-games = 片側のデッキの組ごとのゲーム数（半分は席を入れ替え、既定は20）。デッキのないゲームでは全体の数（既定は400）。
help-command-merge =
    --shard で分けて行った simulate・arena・report の結果を一つにまとめ、まとめて実行したときと同じ内容を表示または書き出します。

    分割したファイルが一つずつ全部必要です。どれもこのバージョン、このルールとカードで行ったものに限ります。
help-option-shard = 実行の一部だけを行い、--out のファイルに残します（2/5 なら五つに分けた二つ目）。「playmat merge」で一つにまとめます。
help-option-cluster = Daskのクラスターで対戦を行います。スケジューラーの tcp://HOST:PORT または tls://HOST:PORT、このマシンのN個のプロセスなら local:N。結果は同じです。
help-option-merge-file = --shard で書き出したファイル。
help-option-merge-files = 残りすべてのファイル（順不同）。
help-option-merge-out = 全対戦を書き出すファイル（.parquet、.csv、.jsonl）。レポートではフォルダー（省略時は report）。
help-option-merge-overwrite = 既存の結果ファイルやレポートを置き換えます。
