### 受け付けられないことと、その直し方。

answer-item = { $word }

error-nobody-asked = このゲームのルール処理が止まりました。{ $answers } 回の回答のあと、誰にも質問がなく、終了もしていません。今の回答は取り消されました。記録を添えて報告してください。
error-runaway = このゲームのルール処理が { $limit } 手順のあいだ空回りしました({ $stack })。今の回答は取り消されました。記録を添えて報告してください。
error-dead-end = 席 { $seat } に、答えのない質問が出ました({ $stack })。直前の回答は取り消されました。記録を添えて報告してください。

error-match-over = 対戦は終了しています。もう回答はできません。
error-wrong-seat = { $seat } は今、何も聞かれていません。
error-no-chance = 今はダイスもカードも待っていません。
error-no-such-seat = 「{ $got }」という席はありません。席: { $known }
error-stale-serial = その回答は質問 { $got } へのものです。今の質問は { $open } です。盤面を見直して、もう一度答えてください。
error-answer-range = { $got } は選べません。答えは 0 から数えて { $count } 個です。
error-answer-unreadable = 「{ $got }」はここでは使えません。使える言葉: { $known }
error-undo-ask = そのあとに他の人が回答しています。取り消すには同意が必要です。
error-undo-never = 取り消せません。そのあとにダイスやカード、隠された情報が公開されました。
error-undo-nothing = 取り消せる手がありません。まだ一手も行われていません。
error-draw-team = チームは全員で勝つか負けるかです。引き分けの合意はありません。
error-draw-not-yet = コンピュータープレイヤーは、回答とダイスなどの結果が合わせて { $after } 回に達した対戦でだけ引き分けに応じます。この対戦はまだ { $now } 回です。続けるか、投了してください。
ending-agreed = 双方の合意により引き分けとなりました。
ending-long = 回答とダイスなどの結果が合わせて { $limit } 回を過ぎても決着がつかなかったため、引き分けとなりました。
ending-resigned = 一方が投了しました。
ending-time = 一方の持ち時間が切れました。

error-setup-game = この設定は「{ $got }」のもので、「{ $wanted }」のものではありません。
error-setup-ruleset = 「{ $got }」というルールはありません。次から選んでください: { $known }
error-setup-no-rulesets = { $game } のルールは 1 種類だけです。ルール「{ $got }」の指定を外してください。
error-setup-seats = このゲームの席数は { $spread ->
        [0] { $low }
       *[other] { $low } ~ { $high }
    } です。指定されたのは { $got } 席です。
error-setup-decks = { $seats } 席に対して、指定されたデッキは { $got } 個です。席ごとに 1 個ずつ、または all（公開デッキから無作為に選びます）を指定してください。
error-no-published-decks = { $game } には選べる公開デッキがありません。デッキの指定を外してください。
error-setup-seed = シード { $got } は範囲外です。0 から 4611686018427387903 までの整数にしてください。
error-setup-sets = { $game } では追加のカードセットは使えません。--cards を外してください。
error-setup-role = 「{ $got }」はいません。次から選んでください: { $known }
error-setup-role-twice = 「{ $got }」が二度選ばれています。一度しか選べません。
error-setup-option-near = 「{ $got }」というオプションはありません。「{ $near }」のことですか？
error-setup-option = 「{ $got }」というオプションはありません。オプション: { $known }
error-setup-value = オプション { $name } に「{ $got }」は使えません。次から選んでください: { $known }
error-no-games = 対象となるゲームがインストールされていません。ゲームと一緒にインストールしてください: pip install playmat
error-unknown-game = 「{ $got }」というゲームはありません。インストール済み: { $known }
error-unknown-game-near = 「{ $got }」というゲームはありません。「{ $near }」のことですか？
error-not-loaded = 「{ $got }」はインストールされていますが、読み込めません: { $why }
error-game-broken = ゲーム「{ $got }」はインストールされていますが、読み込めません: { $why }
error-scenario-unstored = この局面には、対戦で扱える範囲を超えた数値または場所があります。
error-not-a-game = ゲーム「{ $got }」を含むはずのパッケージ({ $where })の中身が違います。
error-game-taken = 「{ $got }」というゲームはすでにあります。別の id にしてください。

error-action = 対戦{ $row }では、いま行動{ $got }は選べません。選べるもの: { $known }
error-no-observer = ゲーム「{ $game }」は観測に対応していないため、学習環境を作れません。
error-gym-missing = Gymnasium がインストールされていません。次のコマンドでインストールしてください: pip install 'playmat[gym]'
error-forbidden = 選べない行動の扱いに「{ $got }」は指定できません。指定できるもの: { $known }

error-system-file = ファイル { $file } を使えません: { $why }
error-system = 出力を書き込めません: { $why }

error-encoding-short = 保存された状態が { $place } 番目の数で途切れています。
error-encoding-range = 保存された状態の { $place } 番目の数が範囲外です。
error-encoding-long = 保存された状態が { $place } 番目の数で終わらず、続いています。

error-record-size = ファイルが { $limit } バイトを超えています。記録ではありません。
error-record-text = ファイルが UTF-8 のテキストではありません。
error-record-torn = { $line } 行目が途切れています。記録が切れています。「playmat resume」で前の行から続けられます。
error-record-magic = これは記録ではありません。最初の行は「{ $wanted }」のはずです。
error-record-format = この記録は別のバージョンの playmat で書かれました(最初の行は「playmat record { $got }」、ここでは「{ $wanted }」)。再生できません。
error-record-short = 記録が途中で終わっています。「{ $wanted }」の行がありません。
error-record-line = 記録の { $line } 行目が読めません({ $what })。
error-record-form = 記録の { $line } 行目が読めません: { $why }
error-record-unknown-game = 「{ $got }」の記録ですが、このゲームはインストールされていません。
error-record-game = この記録は「{ $got }」のもので、「{ $wanted }」のものではありません。
error-record-data = この記録は、ここで知られているどの版のものでもない { $game } のデータ（ハッシュ { $hash }…）で作られました。記録した版で再生してください：playmat { $engine }
error-record-rules = この記録は playmat { $engine } により { $game } のルール { $got } で作られました。ここのルール（{ $here }）では同じ結果になりません。playmat { $engine } で再生してください。（{ $why }）
error-data-unknown = この { $game } の対戦のカードやコンポーネント（ハッシュ { $hash }…）は、ここで知られているどの版のものでもありません。新しい playmat を使うか、自分のカードファイルで始めた対戦なら、それを元のまま指定して起動してください: --cards FILE
error-data-fixed = { $game } のコンポーネントはルールの一部で、この対戦が始まった後に変わりました。playmat { $release } なら進められます。
error-record-set-changed = この対戦は変更前のカードセット { $code } で行われました。{ $file } はその後に変更されています。元のファイルを --cards で指定してください。
error-record-set-missing = この対戦はカードセット { $code }（ハッシュ { $hash }…）で行われましたが、手元にありません。--cards でファイルを指定してください。
error-record-long = 記録の回答が { $limit } 個を超えています。このゲームではありえません。
error-record-setup = 記録の冒頭が正しくありません: { $why }
error-record-entry = 記録の { $line } 行目は起こりえません: { $why }
error-record-altered = 記録の { $line } 行目は書き換えられています。数と言葉、またはダイスとシードが合いません。
error-record-hash = 記録の { $line } 行目のハッシュが、それまでの対戦と合いません。
error-record-end = 記録の最後の行が、対戦の結果と合いません。
error-record-placed = この対戦は途中の局面から始まったため、記録にできません。シナリオとして書き出してください。
error-record-at = 記録の回答は { $last } 個です。{ $got } の時点はありません。

error-scenario-toml = TOML 文書として読めません: { $why }
error-scenario-format = { $line } 行目: シナリオの形式は 1 です。{ $got } ではありません。
error-scenario-at = { $line } 行目、{ $path }: { $why }
error-scenario-step = 手順には「seat」と「answer」、または「chance」を書きます。

error-scenario-value = { $path } に「{ $got }」は使えません。使える値: { $known }
error-outcome-unreadable = 「{ $got }」は今の偶然の結果ではありません。

error-player = 「{ $got }」というコンピュータープレイヤーはいません。次から選んでください: { $known }
error-player-near = 「{ $got }」というコンピュータープレイヤーはいません。「{ $near }」のことですか? 次から選んでください: { $known }
error-player-game = コンピュータープレイヤー「{ $player }」はゲーム「{ $game }」を知りません。次から選んでください: { $known }
error-player-level = 「{ $got }」ではコンピュータープレイヤーがどれだけ考えるのか分かりません。{ $known }、2000 のような試行回数、500ms のような時間のどれかを書いてください（例: search:hard）。
error-player-levels = コンピュータープレイヤー「{ $player }」に強さの段階はありません。「:{ $got }」を取ってください。
error-player-clock = 同じコマンドが同じ結果になる必要がある場面では、時間で考えるコンピュータープレイヤーは使えません。段階か試行回数を書いてください（例: search:hard、search:2000）。
error-player-broken = コンピュータープレイヤー「{ $got }」はインストールされていますが、読み込めません: { $why }
error-player-name = 「{ $got }」はコンピュータープレイヤーの名前に使えません。半角小文字、数字、「_」、「-」を使ってください。「human」「away」「exec」「seeing」には別の意味があります。
error-player-taken = 「{ $got }」という名前のコンピュータープレイヤーはすでにいます。別の名前にしてください。
error-player-make = コンピュータープレイヤー「{ $got }」を作れません。クラスか、乱数列を受け取る関数を指定してください。
error-player-no-level = 「{ $got }」はこのコンピュータープレイヤーの段階ではありません。次から選んでください: { $known }
error-player-which-game = 「{ $got }」は強さの段階で、誰が相手になるかはゲームごとに違います。ゲームも指定してください。
error-player-unlevelled = 「{ $got }」は強さの段階ですが、ゲーム「{ $game }」に段階はありません。次から選んでください: { $known }
error-player-no-such-level = ゲーム「{ $game }」に「{ $got }」の強さのコンピュータープレイヤーはまだいません。一番近いのは「{ $near }」です。次から選んでください: { $known }
error-program-missing = プログラム「{ $got }」が見つかりません。exec:./my-bot のようにパスを書くか、シェルから見つかるプログラムを指定してください。
error-program-not-allowed = プログラム「{ $got }」はここでは実行できません。プログラムを指定できるのは、そのマシンの持ち主のコマンドラインだけです。
error-program-name = 「{ $got }」にはプログラムの名前がありません。club=./my-bot のように「名前=プログラム」と書いてください。
error-program-start = プログラム「{ $program }」を起動できません: { $why }
error-program-time = プログラム「{ $program }」から { $seconds } 秒以内に答えがありませんでした。最後のエラー出力: { $said }
error-program-ended = プログラム「{ $program }」は答えずに終了しました。最後のエラー出力: { $said }
error-program-answer = プログラム「{ $program }」の答え「{ $got }」は使えません: { $why }。最後のエラー出力: { $said }

system-missing = 存在しません
system-denied = アクセスが許可されていません
system-exists = すでに存在します
system-folder = フォルダーです
system-no-folder = フォルダーではありません
system-name = 名前が長すぎます
system-full = ディスクがいっぱいです
system-read-only = ディスクは読み取り専用です
system-port = ほかのプログラムが使用中です
system-refused = 接続を拒否されました
system-late = 時間内に応答がありませんでした
system-unknown-host = その名前のホストは見つかりませんでした
system-unreachable = そのアドレスに到達できません
