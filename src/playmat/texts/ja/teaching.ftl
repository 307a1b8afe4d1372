### 案内つきの最初の対戦とレッスン。どのクライアントにも共通。

guide-title = はじめての対戦
guide-begin = はじめての方へ：遊んで覚える（5分）
guide-alone = 新しいことはこれで全部です。ここからは一人で進めましょう。困ったときはヒントを見てください。
guide-over = はじめての対戦が終わりました。次は一人で遊んでみましょう。もう大丈夫です。

lesson-other = ルール上はできますが、このレッスンで求めているのは別の手です。もう一度読むか、ヒントを見てください。
lesson-again = もう一度
lesson-own-turn = 次は自分だけで1ターン
lesson-own-turn-line = 今度は自分だけで1ターン遊んでみましょう。次に何をするかは、もう言いません。
lesson-own-turn-done = 自分だけで1ターンやり遂げました。

error-no-guide = { $game }には案内つきの最初の対戦がありません。学べるものの一覧は「playmat learn」かブラウザーの「学ぶ」にあります。
error-no-lessons = { $game }にはレッスンがありません。学べるものの一覧は「playmat learn」かブラウザーの「学ぶ」にあります。
error-no-such-lesson = { $game }に「{ $got }」というレッスンはありません。レッスン: { $known }
error-no-such-lesson-near = { $game }に「{ $got }」というレッスンはありません。「{ $near }」のことですか？

## 問題

puzzle-title = 問題 { $number } { $stars }
puzzle-line = { $title }　{ $goal }
puzzle-forced = { $goal }見えないものが何であっても、試したすべての配り方で成功する手順があります。
puzzle-likely = { $goal }どの配り方でも成功する手順はありません。最も可能性の高い手を見つけましょう。
puzzle-team-forced = { $goal }確実な方法があります。
puzzle-team-likely = { $goal }確実な方法はありません。チームの可能性が最も高くなる手を選びましょう。
puzzle-right = 正解です。次はどうしますか？
puzzle-solved-forced = 解けました。この手順は試したすべての配り方で成功します。次に良い手が成功するのは、そのうち { $other } % です。
puzzle-solved = 解けました。この手順は配り方の約 { $chance } % で成功します。次に良い手では { $other } % です。
puzzle-team-solved = 解けました。この先も最善を尽くせば、{ $chance } % の確率で成功します。不正解のうち最も良い手では { $other } % です。
puzzle-other = ルール上はできますが、はっきり良い手がほかにあります。もう一度考えるか、ヒントを見てください。

error-no-puzzles = { $game }には問題がありません。「playmat puzzles」で一覧を表示できます。
error-no-such-puzzle = { $game }に問題「{ $got }」はありません。問題の番号は 1 から { $last } までです。
