### 読めない文書: TOML や JSON でないもの、形の違うもの。

error-toml-at = { $line } 行目 { $column } 文字目: { $why }
error-toml-end = テキストの終わり: { $why }
error-toml-key = { $path }: { $why }
error-toml = { $why }
toml-statement = 1 行には「キー = 値」か、角括弧で囲んだテーブル名を書きます。
toml-more = この行にはこれ以上書けません。次のキーは新しい行から始めてください。
toml-header = テーブル名を閉じる角括弧がありません。
toml-twice = このキーまたはテーブルはすでにあります。1 回だけ書いてください。
toml-open = 括弧が閉じられていません。
toml-quote = 文字列を閉じる引用符がありません。
toml-escape = バックスラッシュの後に書けるのは n、t、"、\、または u とコードです。'一重引用符'の中では、バックスラッシュはそのままの文字になります。
toml-sign = テキストに使えない制御文字があります。
toml-value = 値として読めません。文字列は引用符で囲み、true と false は小文字で書きます。
toml-number = 数が長すぎます。整数は 64 ビットまでです。
toml-deep = 入れ子が深すぎます。テーブルとリストは { $limit } 段までです。
toml-size = テキストが { $limit } 文字を超えています。
toml-encoding = ファイルが UTF-8 のテキストではありません({ $at } バイト目)。
error-form-json = JSON として読めません。括弧、コンマ、引用符が抜けていないか確かめてください。
error-form-key-near = ここに「{ $got }」というキーはありません。「{ $near }」のことですか？
error-form-key = ここに「{ $got }」というキーはありません。使えるキー: { $known }
error-form-key-none = ここに「{ $got }」というキーはありません。
error-form-missing = キー「{ $name }」がありません。
error-form-type = ここに書くのは{ $wanted }です。{ $got }は書けません。
error-form-value = この値はここに書けません。
form-int = 整数
form-float = 数
form-text = 文字列
form-flag = true か false
form-list = リスト
form-table = テーブル
form-nothing = 空の値
form-other = ほかの種類の値
form-or = { $one }または{ $other }
