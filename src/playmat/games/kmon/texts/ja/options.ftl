## 対戦のオプションとその値

kmon-option-format = デッキのルール
kmon-option-extra-charge = 追加チャージ
kmon-option-mulligan = マリガン
kmon-option-deckout-hand = 山札切れは手札で判定
kmon-value-rulebook = ルールブック
kmon-value-standard = ふつう
