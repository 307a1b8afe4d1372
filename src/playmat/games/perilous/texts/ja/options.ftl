### 対戦のオプションとその値。

perilous-option-difficulty = 難易度
perilous-option-hard-target = 救うワールドの数（難しい）
perilous-option-world-side = ワールドカードの面
perilous-option-first-hero = 最初のヒーロー
perilous-option-hands = アイテムカード
perilous-option-reroll-scope = リロールの対象
perilous-option-replacement-level = 代わりのワールド
perilous-option-overrun-at = 陥落の条件
perilous-option-damage-choice = ダメージ
perilous-value-standard = ふつう
perilous-value-easy = やさしい
perilous-value-hard = 難しい
perilous-value-front = 表
perilous-value-back = 裏
perilous-value-open = 公開
perilous-value-hidden = 非公開
perilous-value-own = 自分のロール
perilous-value-any = すべて
perilous-value-same = 同じレベル
perilous-value-reach = 到達したとき
perilous-value-pass = 越えたとき
perilous-value-ask = 毎回たずねる
perilous-value-auto = シールドから
