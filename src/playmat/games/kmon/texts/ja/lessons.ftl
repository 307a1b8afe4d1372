## Lessons: what the learner is told at each step

kmon-lesson-attack-title = はじめての攻撃
kmon-lesson-attack-1 = フロスタスクがあなたの前衛です。第Iフェイズではアイテムを1枚使えます。手札の充填セルを使いましょう。
kmon-lesson-attack-2 = チャージはカードのコストになります。第IIIフェイズでは交代できますが、このままにしましょう。
kmon-lesson-attack-3 = 第IVフェイズは1回の行動です。自分のK-Monと相手を順に選んで攻撃しましょう。
kmon-lesson-attack-4 = 攻撃は無料です。成功すればダメージを与え、チャージを2得ます。ダメージがHPに届いたK-Monは力尽きます。

kmon-lesson-ability-title = パワーアップとアビリティ
kmon-lesson-ability-1 = パワーアップは攻撃と一緒に使い、攻撃を強くします。霜の爪で攻撃しましょう。
kmon-lesson-ability-2 = 今度は相手の攻撃です。リアクションもできますが、今回はパスしましょう。
kmon-lesson-ability-3 = あなたのターンです。使うアイテムはないので先へ進みましょう。
kmon-lesson-ability-4 = フロスタスクのままにしましょう。
kmon-lesson-ability-5 = アビリティはそれだけで1つの行動で、チャージで払います。氷は草に強い。雹の連弾を使いましょう。
kmon-lesson-ability-6 = モスヴァルトが力尽きました。相手のチームをすべて力尽きさせれば勝ち。倒された側は小さなボーナスを得ます。

kmon-lesson-react-title = 攻撃に応える
kmon-lesson-react-1 = 攻撃されました。すぐにリアクションで応えられます。氷の壁を使いましょう。
kmon-lesson-react-2 = 壁が攻撃を受け止め、はね返しました。リアクションにもさらに応えられ、最後のものから順に実行します。

kmon-lesson-elements-title = 交代する
kmon-lesson-elements-1 = 前衛はタイドワーデンですが、今はフロスタスクの出番です。第IIIフェイズでフロスタスクに交代しましょう。
kmon-lesson-elements-2 = では、攻撃しましょう。
kmon-lesson-elements-3 = 交代は1ターンに1回無料です。属性の輪が、誰が誰に強いかを示します。

kmon-lesson-win-title = 最後の1体
kmon-lesson-win-1 = 相手に残るのは1体、もう少しで力尽きます。攻撃しましょう。
kmon-lesson-win-2 = チームがすべて力尽きました。あなたの勝ちです。もう遊べます。

## 案内つきの最初の対戦：コーチの言葉

kmon-guide-start = ようこそ！あなたも相手も3体のK-Monのチームです。相手の3体をすべて力尽きさせれば勝ち。最初に出す1体を選びましょう。残りの2体は控えで待ちます。どれを選んでも大丈夫です。
kmon-guide-react = 相手が行動しました。実行される前に応えられます。手札のリアクションを使う、2枚捨ててかわす、何もしない、のどれかです。選ぶ前に、カードの効果を読みましょう。
kmon-guide-item = あなたのターンです。短いフェイズがいくつかあり、どれも飛ばせます。第Iフェイズではアイテムを1枚使えます。相手は応えられません。
kmon-guide-sub = 第IIIフェイズでは、1ターンに1回、無料で交代できます。使えるのは前衛の属性のカードだけ。属性の輪では、それぞれ次の属性に強いことを示します。
kmon-guide-act = 1回の行動を選びましょう。攻撃、チャージを払ってアビリティ、または防御です。攻撃は無料で、成功すればチャージを2得るので、はじめの一手におすすめです。
kmon-guide-retrieve = 防御すると、捨て札から1枚を手札に戻せます。もう一度使いたいのはどれですか。
kmon-guide-seer = 予見で山札の上を見られます。今ほしいカードを選び、残りの順番を決めましょう。
kmon-guide-hurt = ダメージを受けました。K-Monの下のバーが残りのHPです。別の答えにしたかったときは、新しいことが見えていなければ「取り消す」で直前の答えを取り消せます。
kmon-guide-charges = これがチャージです。アビリティやリアクションのコストになり、攻撃が成功すると増えます。
kmon-guide-fell = K-Monが力尽きました。持ち主は小さなボーナスを得て、次の1体を出します。3体倒せばあなたの勝ちです。
kmon-guide-defence = 防御態勢に入りました。攻撃のダメージが減り、攻撃を受けるたびにチャージを得ます。次の自分のターンに態勢は解けます。

## 問題：何を達成するか

kmon-puzzle-win = このターンで勝ちましょう。
kmon-puzzle-gain = このターンで相手の K-Mon を 1 体倒しましょう。
kmon-puzzle-survive = このターンを生き延びましょう。

# Facts of a card that are not sentences.
