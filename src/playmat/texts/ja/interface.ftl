### What the command line says.

about-what = Playmat { $version } はカードゲームとダイスゲームのためのテーブルです。すべてのゲームのルールを一つのカーネルが守ります。
about-fan-work =
    Playmat はファンによる作品です。Disney、スクウェア・エニックス、Fantasy Flight Games、タカラトミー、The Op (USAopoly)、Pink Moon Studios のいずれとも提携しておらず、後援も承認も受けていません。
about-names = ゲーム、キャラクター、カードの名称はすべて各権利者のもので、どのゲームを指すかを示すためにだけ使っています。
about-licence = ソースコードは MIT ライセンスです。
about-libraries = 次のライブラリを利用しています（ライセンスはそれぞれのものです）：

texts-unknown-language = 言語「{ $language }」はありません。次から選んでください：{ $known }

### The clauses of the rules.

proof-unknown-clause = 条項「{ $id }」はありません。検索：playmat rules search 語句
proof-unknown-game = ゲーム「{ $game }」のルールはありません。次から選んでください：{ $known }
proof-no-rules = 「{ $folder }」にルール（*.md）がありません。--rules でフォルダーを指定してください。
proof-no-tests = テストのフォルダー「{ $folder }」がありません。Playmat のチェックアウト内で実行するか、--tests でフォルダーを指定してください。
proof-bad-test = テストファイル「{ $file }」を読めません：{ $problem }
proof-no-words = 検索する語句を指定してください：playmat rules search 語句
proof-nothing-found = これらの語句をすべて含む条項はありません：{ $words }

language-name = 日本語
