### コマンドラインのシナリオ。

scenario-no-files = シナリオを一つ以上指定してください: playmat scenario run FILE...
scenario-unreadable = ファイル「{ $file }」を読めません: { $why }
scenario-unmet = { $file } の { $line } 行目: { $path } は { $wanted } のはずですが、{ $got } です
scenario-unmet-legal = { $file } の { $line } 行目: { $path }：{ $wanted } は答えられるはずですが、答えられません。{ $got }
scenario-unmet-illegal = { $file } の { $line } 行目: { $path } は答えられないはずですが、答えられます
scenario-unmet-clause = { $file } の { $line } 行目: { $path } は { $wanted } により答えられないはずですが、{ $clause ->
        [none] 条項なしに
       *[other] { $clause } により
    }答えられません。{ $got }
scenario-failed = { $n ->
   *[other] { $file }: 期待と違うところが { $n } か所あります
}
scenario-passed = { $file }: すべて期待どおりです
scenario-refused = { $file } を再生できません：{ $why }
