### 案内つきの最初の対戦とレッスン。どのクライアントにも共通。

guide-title = はじめての対戦
guide-begin = はじめての方へ：遊んで覚える（5分）
guide-alone = 新しいことはこれで全部です。ここからは一人で進めましょう。困ったときはヒントを見てください。
guide-over = はじめての対戦が終わりました。次は一人で遊んでみましょう。もう大丈夫です。

lesson-other = ルール上はできますが、このレッスンで求めているのは別の手です。もう一度読むか、ヒントを見てください。
lesson-again = もう一度

error-no-guide = { $game }には案内つきの最初の対戦がありません。学べるものの一覧は「playmat learn」かブラウザの「学ぶ」にあります。
error-no-lessons = { $game }にはレッスンがありません。学べるものの一覧は「playmat learn」かブラウザの「学ぶ」にあります。
error-no-such-lesson = { $game }に「{ $got }」というレッスンはありません。レッスン: { $known }
error-no-such-lesson-near = { $game }に「{ $got }」というレッスンはありません。「{ $near }」のことですか？
