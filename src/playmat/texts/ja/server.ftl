### サーバー：ブラウザーのテーブル、`playmat serve`、`playmat db`、`playmat join`。

## だれがどこに座るか

server-guest = ゲスト
server-computer = コンピューター（{ $level }）
server-seat = 席{ $number }

## 結果

server-won = { $names }の勝ち。
    .you = あなたの勝ち。
server-draw = 引き分け。勝者はいません。
server-team-won = みんなで勝ちました。
server-team-lost = チームの負けです。
server-by-time = { $who }は時間切れです。
server-by-resigning = { $who }は投了しました。

## テーブルでのできごと

server-notice-joined = { $who }が席に着きました：{ $seat }。
server-notice-left = { $who }が席を立ちました。{ $seat }は空いています。
server-notice-filled = { $who }が席に着きました：{ $seat }。
server-notice-resigned = { $seat }は{ $who }が引き継ぎます。プレイヤーが去りました。
server-notice-time = { $seat }は{ $who }が引き継ぎます。時間切れです。
server-notice-failed = { $seat }は{ $who }が引き継ぎます。前のコンピューターは答えませんでした。
server-notice-begun = 対戦が始まります。
server-notice-chat = { $who }：{ $what }
server-notice-undo-asked = { $who }が直前の答えを取り消したいと言っています。
server-notice-undo-refused = { $who }は取り消しに同意しません。
server-notice-undone = { $who }が直前の答えを取り消しました。
server-notice-draw-asked = { $who }が引き分けを申し出ています。
server-notice-draw-refused = { $who }は引き分けに同意しません。
server-notice-ended-agreed = 合意により引き分けとなりました。
server-notice-ended-long = 対戦が長く続いたため、引き分けとなりました。
server-notice-shows = { $who }は観戦者に手札を見せることに同意しました。
server-notice-hides = { $who }は観戦者に手札を見せることへの同意を取り消しました。
server-notice-holds = { $who }がコンピューターに待つよう頼みました。
server-notice-goes-on = コンピューターが続けます。{ $who }のための待ち時間は終わりました。
server-notice-again = { $who }がもう一度遊びたいと言っています。
server-notice-rematch = 次の対戦の用意ができました。
server-notice-ended-resigned = { $who }は投了しました。
server-notice-ended-time = { $who }は時間切れです。
server-notice-ended-empty = 全員が去りました。テーブルは閉じられました。
server-notice-ended-stopped = サーバーの運営者がこのテーブルを閉じました。理由：{ $words }
server-notice-ended-broken = この対戦の規則かカードが、ここのものとは違っています。進められないので、テーブルは閉じられました。自分のカードファイルで始めた対戦なら、それを元のまま指定してサーバーを起動してください。

## 言えること

server-chat-hello = こんにちは！
server-chat-luck = よろしくお願いします！
server-chat-nice = いい手ですね！
server-chat-thanks = ありがとう！
server-chat-sorry = ごめんなさい！
server-chat-oops = おっと！
server-chat-think = 少し考えさせて。
server-chat-hurry = あなたの番です。
server-chat-well-played = お見事でした！
server-chat-again = もう一回？
server-chat-bye = そろそろ行きます。またね！
server-chat-look = これを見て！

## できないこと

server-none = そのテーブルはありません。リンクを確かめるか、新しいリンクをもらってください。
server-full = 席は埋まったか、対戦が始まっています。テーブルが許せば観戦できます。
server-seat-taken = その席は埋まっています。ほかの席を選んでください。
server-not-your-seat = それはあなたの席ではありません。
server-not-yours = それができるのはテーブルを作った人だけです。
server-not-begun = 対戦はまだ始まっていません。空席があります。
server-not-over = それは対戦が終わってからできます。
server-not-your-replay = この対戦の手札を見られるのは遊んだ人だけです。
server-no-watchers = このテーブルは観戦なしで遊んでいます。
server-watchers-silent = 観戦中は話せません。話すには席に着いてください。
server-no-such-phrase = 次のどれかを言ってください：{ $known }。
server-no-such-status = 「{ $got }」というテーブルはありません。open、running、finished のどれかにしてください。
server-no-undo-asked = 同意を求められているものはありません。
server-shown-already = すでに同意しています。
server-hidden-already = 手札を観戦者に見せることには同意していません。
server-analysis-one = 振り返るものを一つだけ指定してください：テーブルまたは記録。
server-no-decision = { $got }件の回答と乱数のあとに、この席の選択はありません。この席の選択を一つ選んでください。
server-dev-off = このサーバーは開発者用テーブルではありません。ご自分のマシンで起動してください: playmat dev
server-dev-public = 開発者用テーブルはすべての手札を見せるため、このマシンだけで使えます。--host、--origin、--behind-proxy は付けないでください。
server-dev-what = 「{ $got }」はゲーム（{ $known }）でも、読めるファイルでもありません: { $why }。
server-dev-at = 時点を指定できるのは記録だけです。--at を外すか、記録を指定してください。
server-dev-long = 開発者用テーブルのステップは { $most } 個までです。今の局面を新しい出発点にしてください。
server-branch-long = 長くなりすぎて続けられません。ここからか、もっと後の選択からやり直してください。
server-branch-seat = この対戦に席{ $got }はありません。席の番号は0から{ $last }までです。
server-unexamined = 今はコンピューターに調べられませんでした。ほかのところを見て、数分後にもう一度試してください。
server-start-one = 続きから始めるものを一つだけ指定してください：テーブル、記録、または案内つきの最初の対戦。
server-start-not-yours = 続きから始められるのは、終わった対戦のうち、自分が席に着いていたもの、公開されていたもの、全員が手札を見せていたものだけです。
server-start-over = その時点で対戦は終わっています。もっと前の時点を選んでください。
server-start-other = これは{ $seats }人で遊ぶ{ $game }の対戦です。同じゲーム、同じ席数のテーブルにしてください。
server-start-fixed = ルール、オプション、カード、役割、デッキは続きを遊ぶ対戦のものになります。指定しないでください。
server-undo-pending = ほかの人にはもう聞いています。
server-undo-refused-before = ほかの人が同意しませんでした。次の答えを出してから、また聞いてください。
server-no-rematch = 再戦は対戦が終わってから一度だけできます。
server-no-hints = このテーブルはヒントなしで遊んでいます。
server-hold-nobody = このテーブルにはコンピューターがいないので、待つ相手がいません。
server-held-already = コンピューターはすでにあなたを待っています。
server-held-not = コンピューターはあなたを待っていません。
server-held-enough = コンピューターは今待ったばかりです。次の答えのあとで、また待たせることができます。
server-join-no-hints = 席には着いていません。このテーブルではプログラムの手助けも参加もできません。ヒントとプログラムの参加を許すテーブルを作るか、そのようなテーブルに参加してください。
server-no-hint-now = 時間内にヒントが見つかりませんでした。もう一度どうぞ。
server-challenge-guest = 対戦を申し込めるのはアカウントのある人だけです。設定で作れます。
server-mail-off = このサーバーはメールを送りません。
server-mail-guest = メールで通知を受けられるのは、アカウントのある人だけです。設定で作れます。
server-mail-address = 「{ $got }」は、送信できるメールアドレスではありません。
server-mail-link = このリンクは期限切れか、アドレスがすでに削除されています。アカウントのページで登録し直せます。
server-mail-server = メールサーバーの指定を読み取れません。PLAYMAT_SMTP を smtp://user:password@host:587 または smtps://user:password@host:465 の形で設定してください。
server-mail-password = PLAYMAT_SMTP のユーザー名またはパスワードに、メールサーバーのログインで使えない文字があります。ASCII の英数字と記号だけを使ってください。
server-mail-sender = 「{ $got }」は差出人にできるアドレスではありません。--mail-from にメールアドレスを指定してください。
server-mail-origin = メールにはリンクが入ります。このサーバーを開くアドレスを --origin で指定してください。
server-challenge-self = 自分には申し込めません。
server-challenge-no = { $name } さんはあなたからの申し込みを受け付けていません。
server-challenge-many = 返事待ちの申し込みが { $most } 件あります。先にどれかを取り消してください。
server-challenge-over = この申し込みはもう有効ではありません。
server-daily-secret = これは今日の一戦です。リプレイ、棋譜、振り返りは、その日が終わってから（協定世界時の午前0時）見られます。
server-daily-guest = 今日の一戦は一人一回なので、アカウントが必要です。設定で作れます。
server-daily-day = 「{ $got }」は今日の一戦のある日ではありません。今日か、それより前の日を 2026-11-24 のように指定してください。
server-tournament-guest = 大会に参加できるのはアカウントのある人だけです。設定で作れます。
server-tournament-none = その大会はありません。
server-tournament-kind = { $together ->
    [yes] このゲームは協力して遊ぶものです。全員が同じダイスで競うスコアチャレンジを選んでください。
   *[no] スコアチャレンジは協力ゲーム用です。スイスドローか総当たりを選んでください。
  }
server-tournament-two = このゲームは二人用ではないので、一対一では遊べません。
server-tournament-clock = 大会の対戦には持ち時間が必要です。どれかを選んでください。
server-tournament-many = 終わっていない大会が { $most } 件あります。先にどれかを終了してください。
server-tournament-deck = この大会では自分のデッキを使います。デッキを選んでください。
server-tournament-full = この大会は満員です（{ $most } 人）。
server-tournament-late = この大会にはもう参加できません。
server-tournament-left = この大会からはすでに抜けています。
server-tournament-locked = 大会が始まったので、デッキは変更できません。
server-tournament-over = この大会は終わりました。
server-tournament-nobody = この大会に { $got } 番の人はいません。
server-tournament-few = 次の回戦には人数が足りません。参加者を待つか、大会を終了してください。
server-tournament-met = 同じ相手との再戦や二度目の不戦勝なしには組み合わせを作れません。大会を終了してください。
server-tournament-last = 最終回戦が終わりました。大会を終了してください。
server-tournament-waiting = この回戦の対戦が { $many } 件まだ終わっていません。待つか、結果を入力してください。
server-tournament-changed = その間に大会の状況が変わりました。確認してからもう一度選んでください。
server-tournament-match = 第 { $round } 回戦のテーブル { $board } 番には、入力できる結果がありません。
server-tournament-score = スコアチャレンジの勝敗はテーブルの結果だけで決まります。入力できるのは敗北だけです。
server-tournament-organiser = それができるのは主催者の { $name } さんだけです。
server-tournament-secret = リプレイ、棋譜、振り返りは大会が終わってから見られます。それまでデッキとダイスは秘密です。
server-not-welcome = このテーブルには着けません。あなたが席の誰かをブロックしているか、相手にブロックされています。
server-nobody-there = その席には誰もいません。
server-that-is-you = それはあなた自身です。
server-busy = 今はできませんでした。何も変わっていません。もう一度どうぞ。
server-decks-full = 保存できるデッキは{ $limit }個までです。先にいくつか削除してください。
server-decks-together = アカウントのデッキと合わせると{ $limit }個を超えます。ここでいくつか削除してから、ログインしてください。
server-guest-handed-over = アカウントにログインしたため、ゲストとしてはもう保存されません。ページを読み込み直し、アカウントが表示されなければログインしてください。
server-unknown-cookie = サーバーがこのブラウザーを認識できなくなりました。ページを読み込み直すと、新しいゲストとして続けるか、アカウントにログインできます。
server-too-many = 短い時間に多すぎます。少し待ってから続けてください。
server-no-cards = { $game } は自分のデッキを使わずに遊びます。
server-deals-failed = 時間内にデッキを配れませんでした。あとでもう一度お試しください。
server-no-rules = 「{ $game }」の規則はここにはありません。
server-no-route = このアドレスには何もありません。docs/protocol.md に一覧があります。
server-bad-request = 要求を読めませんでした：{ $why }
server-bad-name = 名前には文字か数字が必要です。見えない文字は使えません。
server-name-marks = この名前には、一文字に重なる記号が多すぎます。
server-name-scripts = この名前には、見た目の似た別々の文字体系（ラテン文字とキリル文字など）が混ざっています。どれか一つで書いてください。
server-not-your-password = パスワードが違います。
server-has-account = もうアカウントがあります。
server-name-taken = 「{ $name }」という名前は使われています。ほかの名前にしてください。
server-wrong-password = 名前とパスワードが合いません。
server-blocked = このアカウントは、サーバーの運営者によってブロックされています。
server-bye-limit = 一度に多すぎました。少ししてから戻ってください。
server-bye-hello = 最初のメッセージは hello でなければなりません。
server-bye-message = メッセージを読めませんでした。ページを再読み込みしてください。
server-bye-table = このテーブルは観戦できません。
server-bye-slow = 回線が遅すぎます。少ししてから戻ってください。
server-bye-restart = サーバーを再起動します。何も失われません。すぐに戻ってください。
server-bye-closed = このサーバーはゲストの受け入れを終了しました。再び開かれると、このページは自動で再開します。

## サーバーを始める

server-at = Playmat はここで開いています：{ $address }
server-stop-with = Ctrl-C で終わります。テーブルは残ります。
server-no-browser = ブラウザーを開けませんでした。このコンピューターで自分でアドレスを開いてください。
server-set-plays = { $file }：このカードセットは受け付けられないため、新しい対戦では使えません。このセットで始めた対戦は続けられます。ファイルはそのまま残し、直したコピーを別の --cards で加えてください。問題点：
server-set-unread = { $file }：このカードセットは使えません。新しい対戦では選べず、このセットで始めた対戦は止まります。問題点：
server-picture-missing = { $file }、カード { $card }: 画像 { $picture } を読めません。描かれた絵を表示します。{ $file } のフォルダーからのファイル名を書いてください。
server-picture-kind = { $file }、カード { $card }: { $picture } は表示できる画像ではありません。描かれた絵を表示します。PNG、JPEG、WebP、AVIF、GIF のどれかで保存してください。
server-picture-large = { $file }、カード { $card }: { $picture } は { $limit } MB を超えています。描かれた絵を表示します。小さくしてください。
server-picture-address = { $file }、カード { $card }: { $picture } は別の場所にあり、そこからは何も取得しません。描かれた絵を表示します。{ $file } のフォルダーに保存してください。
server-bad-origin = 「{ $got }」はオリジンではありません。https://play.example のように書いてください。
server-invite-owner = 招待できるのは、このサーバーが動いているコンピューターの前にいる人だけです。サーバーがそのコンピューター専用で起動されている必要があります。
server-lab-owner = レポートを作成・削除できるのは、このサーバーが動いているコンピューターの前にいる人だけです。サーバーがそのコンピューター専用で起動されている必要があります。
server-lab-busy = レポートはすでに作成中です。中止するか、完成をお待ちください。
server-lab-full = このサーバーに保存できるレポートは{ $limit }件までです。先に1件削除してください。
server-lab-none = ここにレポートはありません。削除されたのかもしれません。
server-lab-player = 「{ $got }」はこのゲームのコンピュータープレイヤーではありません。次から選んでください: { $known }。
server-lab-deck = 「{ $got }」はこのゲームのスターターデッキではありません。次から選んでください: { $known }。
server-lab-few = デッキを2つ以上選んでください。
server-lab-no-decks = { $game } はデッキを使わないゲームです。デッキは選ばないでください。
server-lab-odd = デッキの組ごとの対戦数が{ $got }になっています。どの配りも席を入れ替えて2回行うため、偶数にしてください。
server-lab-many = これでは{ $games }戦になります。ここで作れるレポートは{ $limit }戦までです。デッキか対戦数を減らすか、playmat report を使ってください。
server-lab-failed = 前回のレポートは作成できませんでした。もう一度お試しください。原因はサーバーのログにあります。
server-bad-path = 「{ $got }」はパスではありません。/playmat のように、英数字・ピリオド・ハイフンと、区切りのスラッシュで書いてください。
server-elsewhere = ここには何もありません。このサーバーは { $path } にあります。手前のプロキシは、パスを取り除かず、アドレスをそのまま渡してください。
server-too-few-workers = プロセスは少なくとも一つ必要です。
server-too-few-days = ゲストを忘れるまでの日数は少なくとも一日必要です。
server-sqlite-alone = SQLite はサーバープロセス一つ用です。複数なら PostgreSQL を使ってください：--db postgresql://user@host/name
server-port = { $host } のポート { $port } では待ち受けできません（{ $why }）。別の --port か、空いているものでよければ 0 を選んでください。
server-db-address = 「{ $got }」はデータベースではありません。ファイル、sqlite:///file.db、postgresql://user@host/name のどれかにしてください。
server-db-folder = { $file } のフォルダーを作れません：{ $why }。
server-db-no-driver = PostgreSQL にはドライバーが必要です：pip install 'playmat[postgres]'
server-db-unreachable = データベース { $where } が答えません：{ $why }
server-db-unreadable = { $file } は SQLite のデータベースとして読めません。
server-db-old = PostgreSQL { $got } は古すぎます。{ $wanted } 以降が必要です。
server-db-forgets = データベース { $where } は fsync がオフです。保存したものを忘れるかもしれません。オンにしてください。
server-db-in-use = 別のサーバーが { $file } を使っています。先に止めるか、別の --db を使ってください。
server-db-migrate = データベースは段階 { $got } にあり、この playmat には { $known } が必要です。バックアップしてから：playmat db migrate
server-db-newer = データベースは段階 { $got } にあり、この playmat は { $known } までしか知りません。新しい playmat を使ってください。
server-db-migrated = データベースは段階 { $step } にあります。
server-db-not-empty = { $where } にはもうテーブルがあります。空のデータベースへ写してください。
server-db-exists = { $file } はもうあります。別の名前にしてください。
server-db-none = ファイル { $file } がありません。
server-db-copied = テーブル { $tables } 個、{ $rows } 件を { $where } へ写しました。
server-db-checked = テーブル { $tables }：進められる対戦 { $goes_on }、終了していて再生できる対戦 { $replays }、対戦なし { $idle }。進められなくなる対戦 { $stops }、終了していて保存された回答だけが残る対戦 { $stored }。
server-db-stops = { $table }（{ $game }）は進められなくなります：{ $why }
server-db-stored = { $table }（{ $game }）は終了していて、保存された回答だけが残ります：{ $why }
server-admin-report = { $id }  { $when }  { $by } → { $about }（{ $reason }）、テーブル { $table }
server-admin-reports = 報告：{ $count } 件
server-admin-no-report = 報告「{ $got }」はありません。一覧は playmat admin reports で見られます。
server-admin-closed = 処理済み { $when }：{ $note }
server-admin-deed = { $when }  { $by }：{ $what } { $about }：{ $words }
server-admin-person = { $name }  登録 { $since }、最終利用 { $seen }、テーブル { $tables } 個
server-admin-people = アカウント { $count } 件。
server-admin-blocked = ブロック：{ $when }
server-admin-block-both = --block と --unblock は同時に指定できません。どちらか一つにしてください。
server-admin-table = { $id }  { $when }  { $game }、{ $status ->
    [open] 参加者待ち
    [running] 対戦中
    [finished] 終了
    [broken] エラーで停止
   *[closed] 中止
}：{ $who }
server-admin-table-more = 作成 { $made }、持ち時間 { $clock ->
    [relaxed] ゆったり
    [tournament] 大会
    [days] 日単位
   *[none] なし
}、一覧表示 { $listed ->
    [yes] あり
   *[no] なし
}、レーティング戦 { $rated ->
    [yes] はい
   *[no] いいえ
}、大会 { $tournament }、記録 { $versions } 件。
server-admin-tables = テーブル：{ $count }
server-admin-tables-more = ほかにもあります。古いものは省きました。名前の一部か --status で絞り込んでください。
server-admin-why = 理由を 1～{ $most } 文字で書いてください。テーブルの全員に表示されます。
server-admin-no-table = テーブル「{ $got }」はありません。playmat admin tables で一覧を表示できます。
server-admin-table-over = テーブル { $table } の対戦はもう終わっているため、閉じる必要はありません。
server-admin-limit = { $what }：{ $whom ->
    [person] 1人あたり、
   *[address] 1アドレスあたり、
}{ $seconds ->
    [0] 同時に{ $most }件まで
   *[other] { $seconds }秒間に{ $most }回まで
}
server-admin-limit-set = { $whom }：{ $what } { $most }
server-admin-limits = 個人やアドレスに設定された制限：{ $count }
server-admin-no-limit = 「{ $got }」という制限はありません。次から選んでください：{ $known }
server-admin-limit-which = --most に数を指定するか、--usual を指定してください。
server-admin-no-address = 「{ $got }」は IP アドレスではありません。この制限はアドレスごとのものです。
server-admin-announce-nothing = お知らせの本文がありません。--text ja=ようこそ のように指定してください。
server-admin-announce-form = 「{ $got }」は言語が分かりません。--text 言語=本文 の形で、言語ごとに1つずつ指定してください。使える言語：{ $known }
server-admin-announce-long = お知らせは { $most } 文字以内にしてください。
server-admin-announcement = { $id }  { $until } まで（{ $lang }）：{ $text }
server-admin-announcements = お知らせ：{ $count }
server-admin-announcement-ended = { $id } の表示を終えました。
server-admin-no-announcement = 表示中のお知らせに「{ $got }」はありません。playmat admin announcements で一覧を表示できます。
server-admin-mail = { $id }  { $since }から  { $kind ->
    [confirmation] 確認
   *[news] お知らせ
}（{ $address }宛て）、試行 { $tries }回、{ $due ->
    [never] 断念
   *[later] 次回 { $due }
}{ $problem ->
    [none] { "" }
   *[some] ：{ $problem }
}
server-admin-mails = 送信待ちのメール：{ $count }件。
server-log-unreadable = テーブル { $table } の記録を読み取れません。
server-other-rules = この対戦は、ここにある { $game } の規則（{ $here }）とは別の規則（{ $got }）で始まりました。そのルールを持つ playmat を使ってください。
server-rules-of = この対戦は { $game } のルール { $got } で始まり、ここのルール（{ $here }）では同じ結果になりません。playmat { $release } なら進められます。保存された内容はそのまま表示します。
server-stored-answer = { $who }：{ $word }
server-stored-hidden = { $who } が回答しました。
server-log-gap = テーブル { $table } の記録に版 { $version } がありません。
server-log-broken = テーブル { $table } の記録は版 { $version } で対戦と合いません。

## 加わるコンピューター

server-refused = サーバーが断りました：{ $said }
server-away = { $address } から返事がありません（{ $why }）。サーバーは動いていますか。リンクは正しいですか。
server-foreign = { $address } で答えているのは Playmat ではありません。
server-bad-link = 「{ $got }」はテーブルへのリンクではありません。http://host:port/t/h3Kx… のような形です。
server-joined = { $who }がテーブル { $table } の{ $seat }に着きました。
server-announced = お知らせ：{ $text }
server-match-over = 対戦が終わりました：{ $how }

## レーティング

server-rated-not = この対戦はレーティングの対象にできません。{ $why ->
    [clock] 持ち時間が必要です。選んでください。
    [start] ほかの対戦の続きだからです。新しい対戦を始めてください。
    [cards] ゲームに元からあるもの以外のカードを使うからです。ゲームのカードだけにするか、レーティングなしでテーブルを作ってください。
    [hints] ヒントは使えません。ヒントを切ってください。
    [guest] ゲストにはレーティングがありません。設定でアカウントを作ってください。
    [seats] 自分自身とは対戦できません。もう一つの席はほかの人に譲ってください。
    [alone] チームの席は一人に一つです。残りの席はほかの人に譲ってください。
    [score] スコアチャレンジでは一人がチーム全員を受け持ちます。レーティングなしで大会を作ってください。
    [opponent] このオプションでの難しさは測定されていません。標準のオプションを選んでください。
    [level] このコンピューターにはレーティングがありません。別の強さを選んでください。
    [nobody] コンピューターだけの対戦です。自分も席に着いてください。
   *[server] このサーバーにはレーティングがありません。管理者が「serve」を追加すると使えます。
}
server-undo-rated = レーティング戦と今日の一戦では、ほかの人が答えたり何かが明かされたりしたあとの手は戻せません。
server-no-such-person = { $name } という名前のアカウントはありません。
