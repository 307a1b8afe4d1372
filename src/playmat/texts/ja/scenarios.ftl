### コマンドラインのシナリオ。

scenario-no-files = シナリオを一つ以上指定してください: playmat scenario run FILE...
scenario-unreadable = ファイル「{ $file }」を読めません: { $why }
scenario-unmet = { $file } の { $line } 行目: { $path } は { $wanted } のはずですが、{ $got } です
scenario-failed = { $n ->
   *[other] { $file }: 期待と違うところが { $n } か所あります
}
scenario-passed = { $file }: すべて期待どおりです
scenario-refused = { $file } を再生できません：{ $why }
