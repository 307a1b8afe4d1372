## Lessons: what the learner is told at each step

khtcg-lesson-travel-title = 旅をして、仲間を見つける
khtcg-lesson-travel-1 = ワールドのレベルの合計が13になれば勝ちです。移動は手番に1回。トラヴァースタウンへ移動しましょう。
khtcg-lesson-travel-2 = 移動するとHPも回復します。仲間は戦いを助けます。グーフィーを呼びましょう。
khtcg-lesson-travel-3 = グーフィーが仲間の場に出ました。出せないカードは、選ぼうとすると理由を教えてくれます。

khtcg-lesson-friends-title = 装備と魔法
khtcg-lesson-friends-1 = グーフィーを呼びましょう。
khtcg-lesson-friends-2 = 装備は持ち主を強くします。カード、ソラの順に選び、キングダムチェーンを装備させましょう。
khtcg-lesson-friends-3 = ソラは傷ついています。魔法は、魔法力が足りるキャラクターが使います。ソラがケアルを使いましょう。
khtcg-lesson-friends-4 = 場の数字はいつも今の値です。ソラの強さには装備も含まれています。

khtcg-lesson-battle-title = ハートレスと戦う
khtcg-lesson-battle-1 = 相手のソルジャーがワールドにいるので、先へ進めません。戦闘を始めましょう。
khtcg-lesson-battle-2 = 合計は少しずつ積み上げます。グーフィーを参加させましょう。
khtcg-lesson-battle-3 = これで十分です。結果へ進みましょう。
khtcg-lesson-battle-4 = ソルジャーを倒しました。参加した仲間は戦いの後に捨て札になります。道が開けたので、ネバーランドへ移動しましょう。
khtcg-lesson-battle-5 = 戦闘と移動は、同じ手番にできます。

khtcg-lesson-disrupt-title = 邪魔をする
khtcg-lesson-disrupt-1 = 闇カードは相手の邪魔をします。カード、リクのワールドの順に選び、ソルジャーで邪魔をしましょう。
khtcg-lesson-disrupt-2 = これでよし。アクションタイムを終えましょう。
khtcg-lesson-disrupt-3 = チャレンジは手番に1回できますが、今回はしません。
khtcg-lesson-disrupt-4 = リクは戦わずに逃げました。ワールドと1HPを失い、遠回りになります。

khtcg-lesson-challenge-title = チャレンジ
khtcg-lesson-challenge-1 = チャレンジタイムには相手と勝負できます。リクにチャレンジしましょう。
khtcg-lesson-challenge-2 = 4対6です。交互に行動します。グーフィーを参加させましょう。
khtcg-lesson-challenge-3 = カイリがリクに加わり、6対8です。アタックカードを使いましょう。
khtcg-lesson-challenge-4 = パンプキンヘッドを選んで決定しましょう。
khtcg-lesson-challenge-5 = 8対8。リクはもう何もしません。ドナルドダックを参加させましょう。
khtcg-lesson-challenge-6 = 10対8。これ以上何もしなければ決着です。
khtcg-lesson-challenge-7 = チャレンジに勝ち、リクは1HPを失いました。HPがなくなった側は負けです。

khtcg-lesson-win-title = ワールド13点
khtcg-lesson-win-1 = ワールドの合計は10。ディズニーキャッスルは3点です。移動しましょう。
khtcg-lesson-win-2 = 13点、あなたの勝ちです。もう遊べます。

khtcg-guide-action = ようこそ！ワールドを旅するゲームです。ワールドの合計を13にするか、リクのHPを0にすれば勝ち。使えるものには印が付きます。仲間を呼んだり、ワールドへ移動したりして、終わったらアクションタイムを終えましょう。
khtcg-guide-challenge = 手番に1回、相手にチャレンジできます。合計が低い側がHPを失うので、両方のプレイヤーカードの数字を見比べましょう。先に行動でき、仲間も加えられます。
khtcg-guide-duel = 合計はテーブルの中央に出ています。交互に仲間やアタックカードを加え、どちらも何もしなければ合計の高い側の勝ちです。参加した仲間は後で捨て札になるので、必要な分だけ加えましょう。
khtcg-guide-drops = 場のカードを捨てることもできますが、その必要はめったにありません。先へ進みましょう。
khtcg-guide-hand = 要らないカードを捨てましょう。次の手番の最初に、手札が6枚になるまで引きます。すぐに使いたいものだけ残しましょう。
khtcg-guide-look = このワールドでは山札の上を見られます。早く使えそうなカードを取りましょう。
khtcg-guide-battle = 戦闘では、自分のワールドにいる敵に合計で勝ちましょう。足りるまで仲間やカードを加え、結果へ進みます。余った分は無駄になります。
khtcg-guide-disrupted = 自分のワールドに闇カードがいます。いる間は先へ進めません。アクションタイムに戦闘を始めるか、ワールドを失って逃げましょう。
khtcg-guide-moved = 到着して1HP回復しました。これまでに訪れたワールドのレベルの合計が表示されています。13になれば勝ちです。
khtcg-guide-friend = 仲間が来ました。次に呼べるのは、いちばん高い仲間より1レベル上までなので、低いレベルから始めましょう。出せないカードは、選ぼうとすると理由がわかります。後悔したら「取り消す」で戻せます。
khtcg-guide-equipped = 装備は場にある間、持ち主を強くします。場の数字にはもう含まれています。
khtcg-guide-won = チャレンジに勝ち、相手がHPを失いました。HPが0になれば相手の負けです。
khtcg-guide-disrupt = 闇カードが相手の邪魔をします。戦うか逃げるまで、相手は先へ進めません。

## 問題：何を達成するか

khtcg-puzzle-win = このターンで勝ちましょう。
khtcg-puzzle-gain = このターンで相手の HP を 1 以上減らしましょう。
khtcg-puzzle-survive = このターンを生き延びましょう。
