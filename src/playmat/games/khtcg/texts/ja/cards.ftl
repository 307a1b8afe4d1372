### カードの言語：カードの働きから作られる文章。

## カードの呼び方

khtcg-kinds-player = プレイヤーカード
khtcg-kinds-form = フォームチェンジ
khtcg-kinds-friend = 仲間カード
khtcg-kinds-magic-friend = 魔法/仲間カード
khtcg-kinds-magic = 魔法カード
khtcg-kinds-magic-attack = 魔法/攻撃カード
khtcg-kinds-equipment = 装備カード
khtcg-kinds-dark = 闇カード
khtcg-kinds-heartless = 闇/ハートレスカード
khtcg-kinds-villains = 闇/ヴィランズカード
khtcg-kinds-nobody = ノーバディカード
khtcg-kinds-world = ワールドカード
khtcg-kinds-event = イベントカード
khtcg-kinds-technique = 技カード
khtcg-kinds-attack = アタックカード
khtcg-kinds-light = プレイヤー/光
khtcg-kinds-player-dark = プレイヤー/闇
khtcg-kinds-xiii = プレイヤー/XIII機関
khtcg-timing-action = 自分のアクションタイム
khtcg-timing-battle = 自分の戦闘中
khtcg-timing-challenge = チャレンジ中
khtcg-timing-challenge-phase = 自分のチャレンジタイム
khtcg-against-discard = 捨てられない（参加した戦いの後を除く）
    .also = 捨てられること（参加した戦いの後を除く）がない
    .also-2 = 参加した戦いの後を除いて捨てられることがない
khtcg-against-damage = ダメージを受けない
    .also = ダメージを受けることがない
khtcg-against-choice = 選ばれない
    .also = 選ばれることがない
khtcg-named = 「{ $name }」
khtcg-mysterious-boy = なぞの少年

## 文の部品

khtcg-variants = ハートポイント = hp
khtcg-part-counted = { $count ->
        [all] すべてのカード
        [1] カード1枚
       *[other] カード{ $count }枚
    }
khtcg-part-per = { $per ->
        [own_world_total] 自分のワールドの合計レベル1につき、
        [opponent_world_total] 相手のワールドの合計レベル1につき、
        [counter] このカードのカウンター1個につき、
        [same_name] 同じ場にある同名のほかのカード1枚につき、
        [same_act] 同時に出した同名のほかのアタックカード1枚につき、
        [own_ally] 自分の仲間1枚につき、
        [opponent_ally] 相手の仲間1枚につき、
        [disruptor] 自分のワールドにある闇カード1枚につき、
        [opponent_hand] 相手の手札1枚につき、
        [level_gap] 相手のプレイヤーカードのレベルが自分を上回る1レベルにつき、
        [subject_level] そのカードのレベル1につき、
        [own_played] この手番に自分が出したカード1枚につき、
        [opponent_played] この手番に相手が出したカード1枚につき、
        [own_drawn] この手番に自分が引いたカード1枚につき、
        [opponent_drawn] この手番に相手が引いたカード1枚につき、
        [own_defeated] この手番に自分が破壊した闇カード1枚につき、
        [opponent_defeated] この手番に相手が破壊した闇カード1枚につき、
        [own_hp_gained] この手番に自分が得たHP1につき、
        [opponent_hp_gained] この手番に相手が得たHP1につき、
        [own_hp_lost] この手番に自分が失ったHP1につき、
        [opponent_hp_lost] この手番に相手が失ったHP1につき、
       *[once] { "" }
    }
khtcg-part-stat = { $stat ->
        [attack] 攻撃力
        [support] サポート力
        [magic] 魔法力
        [pow] POW
        [level] レベル
        [dark_level] 出現枚数
       *[magic_support] 魔法サポート力
    }
khtcg-part-until = { $until ->
        [battle] 戦闘の終わりまで
        [challenge] チャレンジの終わりまで
        [phase] このタイムの終わりまで
        [turn] 手番の終わりまで
        [opponent_turn] 相手の次の手番の終わりまで
       *[game] ゲームの終わりまで
    }
khtcg-part-named = { $home ->
        [none] { "" }
       *[other] { $home }の
    }{ $name ->
        [none] { "" }
       *[other] { $name }という名称の
    }
khtcg-part-low = { $level ->
        [99] { "" }
       *[other] レベル{ $level }以下の
    }
khtcg-part-chooser = { $chooser ->
        [owner] （そのプレイヤーが選ぶ）
        [opponent] （相手が選ぶ）
        [random] （無作為に）
       *[you] { "" }
    }
khtcg-part-of-whom = { $to ->
        [disruptors] { $whose ->
            [opponent] 相手のワールドにある
            [own] 自分のワールドにある
           *[any] いずれかのワールドにある
        }
       *[other] { $whose ->
            [opponent] 相手の
            [own] 自分の
            [each] 各プレイヤーの
            [here] ここにいる各プレイヤーの
           *[any] 場の
        }
    }
khtcg-part-fighting = { $to ->
        [fighters] 参加中の
       *[other] { "" }
    }
khtcg-part-target = { $to ->
        [this] このカード
        [subject] そのカード
        [bearer] このカードの装備対象
        [form] { $whose ->
            [opponent] 相手のフォームチェンジ
           *[own] 自分のフォームチェンジ
        }
        [player] { $whose ->
            [opponent] 相手のプレイヤーカード
           *[own] 自分のプレイヤーカード
        }
        [world] { $whose ->
            [opponent] 相手の1番上のワールド
           *[own] 自分の1番上のワールド
        }
       *[other] { khtcg-part-of-whom }{ khtcg-part-low }{ khtcg-part-named }{ $kinds ->
            [none] { $to ->
                [allies] 仲間
                [fighters] 参加中の仲間
                [characters] キャラクター
                [disruptors] 闇カード
                [equipment] 装備カード
               *[attacks] アタックカード
            }
           *[other] { khtcg-part-fighting }{ $kinds }
        }{ $count ->
            [all] すべて
           *[other] { $count }枚
        }
    }
khtcg-part-cards = { $to ->
        [this] このカード
        [subject] そのカード
        [bearer] このカードの装備対象
        [form] { $whose ->
            [opponent] 相手のフォームチェンジ
           *[own] 自分のフォームチェンジ
        }
        [player] { $whose ->
            [opponent] 相手のプレイヤーカード
           *[own] 自分のプレイヤーカード
        }
        [world] { $whose ->
            [opponent] 相手の1番上のワールド
           *[own] 自分の1番上のワールド
        }
       *[other] { khtcg-part-of-whom }{ khtcg-part-named }{ $kinds ->
            [none] { $to ->
                [allies] 仲間
                [fighters] 参加中の仲間
                [characters] キャラクター
                [disruptors] 闇カード
                [equipment] 装備カード
               *[attacks] アタックカード
            }
           *[other] { khtcg-part-fighting }{ $kinds }
        }
    }
khtcg-part-these = { khtcg-part-cards }{ khtcg-part-all }
khtcg-part-all = { $to ->
        [this] { "" }
        [subject] { "" }
        [bearer] { "" }
        [form] { "" }
        [player] { "" }
        [world] { "" }
       *[other] すべて
    }
    .none = { $to ->
        [this] { "" }
        [subject] { "" }
        [bearer] { "" }
        [form] { "" }
        [player] { "" }
        [world] { "" }
       *[other] どれも
    }
khtcg-part-found = { khtcg-part-low }{ khtcg-part-named }{ $kinds ->
        [none] カード
       *[other] { $kinds }
    }{ $count ->
        [all] すべて
       *[other] { $count }枚
    }
khtcg-part-into = { $into ->
        [hand] 手札に加える
        [deck_top] 自分の山札の1番上に置く
        [deck_bottom] 自分の山札の1番下に置く
        [allies] 仲間の場に置く
        [player] 自分のプレイヤーカードにつける
       *[discard] 捨て札置き場に置く
    }
    .then = { $into ->
        [hand] 手札に加え
        [deck_top] 自分の山札の1番上に置き
        [deck_bottom] 自分の山札の1番下に置き
        [allies] 仲間の場に置き
        [player] 自分のプレイヤーカードにつけ
       *[discard] 捨て札置き場に置き
    }
khtcg-part-back = { $into ->
        [hand] 持ち主の手札に戻す
        [deck_top] 持ち主の山札の1番上に置く
        [deck_bottom] 持ち主の山札の1番下に置く
        [allies] 持ち主の仲間の場に置く
        [player] 自分のプレイヤーカードにつける
       *[discard] 持ち主の捨て札置き場に置く
    }
khtcg-part-case = { $if ->
        [none] { "" }
       *[other] { $if }場合、
    }{ $unless ->
        [none] { "" }
       *[other] { $unless }場合を除き、
    }
khtcg-part-by = { $by ->
        [battle] 戦闘の攻撃によって
        [magic] 魔法によって
        [text] テキストによって
        [fight] 戦いの後に
        [own_act] プレイヤー自身の決定によって
       *[any] { "" }
    }
khtcg-part-from = { $by ->
        [battle] 戦闘の攻撃によって
        [magic] 魔法によって
        [text] テキストによって
        [fight] 戦いの後に
        [own_act] プレイヤー自身の決定によって
       *[any] { "" }
    }
    .also = { $by ->
            [battle] 戦闘の攻撃によっては、
            [magic] 魔法によっては、
            [own_act] プレイヤー自身の決定によっては、
           *[text] テキストによっては、
        }
khtcg-part-limit = { $limit ->
        [turn] 手番に1回、
        [phase] タイムごとに1回、
       *[always] { "" }
    }
khtcg-part-act = { $act ->
        [play] { $kinds ->
            [none] カード
           *[other] { $kinds }
        }を出す
        [move] { khtcg-part-with }移動する
        [battle] { khtcg-part-with }戦闘を始める
        [escape] { khtcg-part-with }逃げる
        [disrupt] { khtcg-part-with }相手の邪魔をする
        [call] { $kinds ->
            [none] 仲間
           *[other] { $kinds }
        }を呼ぶ
        [cast] { $kinds ->
            [none] 魔法
           *[other] { $kinds }
        }を使う
        [equip] { $kinds ->
            [none] 装備カード
           *[other] { $kinds }
        }を出す
        [transform] { $kinds ->
            [none] フォームチェンジ
           *[other] { $kinds }
        }を出す
        [commit] { $kinds ->
            [none] 仲間
           *[other] { $kinds }
        }を参加させる
        [challenge] { khtcg-part-with }チャレンジする
        [option] { khtcg-part-with }チャレンジの行動をする
        [assign] { $kinds ->
            [none] カード
           *[other] { $kinds }
        }に、ほかのカードが受けられるダメージを割り振る
        [win] { khtcg-part-with }勝つ
       *[use] { $kinds ->
            [none] { "" }
           *[other] { $kinds }の
        }能力を使う
    }
khtcg-part-with = { $kinds ->
        [none] { "" }
       *[other] { $kinds }で
    }

## 起こること

khtcg-effects-draw = { $who ->
        [opponent] 相手は
        [each] 各プレイヤーは
        [here] ここにいる各プレイヤーは
       *[you] { "" }
    }{ khtcg-part-per }カードを{ $amount }枚引く。
khtcg-effects-discard-hand = { $who ->
        [opponent] 相手は
        [each] 各プレイヤーは
        [here] ここにいる各プレイヤーは
       *[you] { "" }
    }手札から{ khtcg-part-counted }を{ $chooser ->
        [random] 無作為に
        [you] （自分が選んで）
        [opponent] （相手が選んで）
       *[owner] { "" }
    }捨てる。
    .also = { $who ->
            [you] { "" }
            [each] 各プレイヤーは
            [here] ここにいる各プレイヤーは
           *[opponent] 相手は
        }手札を{ $count ->
            [all] すべて
           *[other] { $count }枚
        }{ $chooser ->
            [random] 無作為に
           *[owner] { "" }
        }捨てる。
    .also-2 = { $who ->
            [you] { "" }
            [each] 各プレイヤーは
            [here] ここにいる各プレイヤーは
           *[opponent] 相手は
        }手札を{ $count ->
            [all] すべて
           *[other] { $count }枚
        }選んで捨てる。
khtcg-effects-declare = カード名称を1つ宣言する。{ $who ->
        [you] 自分は
        [each] 各プレイヤーは
        [here] ここにいる各プレイヤーは
       *[opponent] 相手は
    }手札を見せ、その名称のカードをすべて捨てる。
khtcg-effects-reveal-hand = { $who ->
        [you] 手札を見せる。
        [each] 各プレイヤーは手札を見せる。
        [here] ここにいる各プレイヤーは手札を見せる。
       *[opponent] 相手の手札を見る。
    }
khtcg-effects-look = { $amount ->
        [1] 自分の山札の1番上のカードを見て、1番上か1番下に戻す。
       *[other] 自分の山札の上から{ $amount }枚を見て、1枚を手札に加え、残りを山札の1番下に置く。
    }
khtcg-effects-mill = { $who ->
        [you] { "" }
        [each] 各プレイヤーは
        [here] ここにいる各プレイヤーは
       *[opponent] 相手は
    }山札の上から{ $amount }枚を捨て札にする。
khtcg-effects-search = 自分の山札から{ khtcg-part-found }を探して{ khtcg-part-into.then }、山札をシャッフルする。
khtcg-effects-recover = 自分の捨て札から{ khtcg-part-found }を{ khtcg-part-into }。
khtcg-effects-put = 手札から{ khtcg-part-found }を{ khtcg-part-into }。
khtcg-effects-equip = 手札から{ $equipment ->
        [none] { "" }
       *[other] { $equipment }という名称の
    }装備カード1枚を{ khtcg-part-target }{ khtcg-part-chooser }につける{ $anyone ->
        [yes] 。装備対象の制限は受けない
       *[no] { "" }
    }。
khtcg-effects-gain-hp = { $who ->
        [opponent] 相手は
        [each] 各プレイヤーは
        [here] ここにいる各プレイヤーは
       *[you] { "" }
    }{ khtcg-part-per }HPを{ $amount }得る。
    .also = { $who ->
            [you] { "" }
            [each] 各プレイヤーは
            [here] ここにいる各プレイヤーは
           *[opponent] 相手は
        }{ khtcg-part-per }{ $amount }HPを得る。
    .also-2 = { $who ->
            [you] { "" }
            [each] 各プレイヤーは
            [here] ここにいる各プレイヤーは
           *[opponent] 相手は
        }{ khtcg-part-per }HPを{ $amount }回復する。
khtcg-effects-lose-hp = { $who ->
        [you] { "" }
        [each] 各プレイヤーは
        [here] ここにいる各プレイヤーは
       *[opponent] 相手は
    }{ khtcg-part-per }HPを{ $amount }失う。
    .also = { $who ->
            [you] { "" }
            [each] 各プレイヤーは
            [here] ここにいる各プレイヤーは
           *[opponent] 相手は
        }{ khtcg-part-per }{ $amount }HPを失う。
khtcg-effects-damage = { khtcg-part-per }{ $split ->
        [yes] { khtcg-part-target }{ khtcg-part-chooser }に、合計{ $amount }ダメージを好きなように割り振る。
       *[no] { khtcg-part-target }{ khtcg-part-chooser }に{ $amount }ダメージを与える。
    }
    .also = { khtcg-part-per }{ $split ->
           *[yes] { khtcg-part-target }{ khtcg-part-chooser }に{ $amount }ダメージを好きなように割り振る。
        }
khtcg-effects-defeat = { khtcg-part-target }{ khtcg-part-chooser }を破壊する。
khtcg-effects-discard = { khtcg-part-target }{ khtcg-part-chooser }を捨てる。
khtcg-effects-keep = { $who ->
        [you] { "" }
        [opponent] 相手は
        [here] ここにいる各プレイヤーは
       *[each] 各プレイヤーは
    }仲間を{ $amount ->
        [1] 1枚
       *[other] { $amount }枚
    }選んで残し、ほかを捨てる。
khtcg-effects-send = { khtcg-part-target }{ khtcg-part-chooser }を{ khtcg-part-back }。
khtcg-effects-raise = { khtcg-part-until }、{ khtcg-part-per }{ khtcg-part-target }{ khtcg-part-chooser }の{ khtcg-part-stat }を{ $amount }{ $change ->
        [less] 下げる
       *[more] 上げる
    }。
khtcg-effects-forbid = { khtcg-part-until }、{ $who ->
        [you] 自分は
        [each] どのプレイヤーも
        [here] ここにいるどのプレイヤーも
       *[opponent] 相手は
    }{ khtcg-part-act }ことができない。
khtcg-effects-silence = { khtcg-part-until }、{ khtcg-part-target }{ khtcg-part-chooser }のテキストを無効にする。
khtcg-effects-capture = { khtcg-part-target }{ khtcg-part-chooser }を捕らえる。このカードが場にあるあいだ、捕らえたカードは名称だけが有効になる。
khtcg-effects-control = { khtcg-part-until }、{ khtcg-part-target }{ khtcg-part-chooser }の支配権を得る。
khtcg-effects-counter = { khtcg-part-target }{ khtcg-part-chooser }{ $change ->
        [less] からカウンターを{ $amount }個取り除く
       *[more] にカウンターを{ $amount }個置く
    }。
khtcg-effects-extra-challenge = この手番にあと{ $amount }回チャレンジできる。
khtcg-effects-extra-move = この手番にあと{ $amount }回移動できる。
khtcg-effects-extra-battle = この手番にあと{ $amount }回戦闘を始められる。
    .also = この手番にあと{ $amount }回戦闘を始めることができる。
khtcg-effects-copy = { $of ->
        [opponent] 相手
       *[own] 自分
    }の捨て札の中で1番新しい{ $kind ->
        [event] イベントカード
        [technique] 技カード
       *[magic] 魔法カード
    }のテキストを処理する。
khtcg-effects-lay-world = 手札から{ khtcg-part-found }を自分のワールドの場の1番上に置く。これは移動ではない。
khtcg-effects-coin = コインを投げる。{ $heads ->
        [none] { "" }
       *[other] 表：{ $heads }
    }{ $tails ->
        [none] { "" }
       *[other] 裏：{ $tails }
    }
khtcg-effects-choose = { $chooser ->
        [opponent] 相手が
       *[you] { "" }
    }次のうち1つを選ぶ。1つ目：{ $one }2つ目：{ $two }{ $three ->
        [none] { "" }
       *[other] 3つ目：{ $three }
    }
khtcg-effects-may = { $do-alone ->
        [yes] 望むなら、{ $do }
       *[no] 次のことをすべてしてもよい：{ $do }
    }
    .also = 次のことをしてもよい：{ $do }
khtcg-effects-if = { khtcg-part-case }{ $do }
    .also = { khtcg-part-case }次のことをする：{ $do }

## カードの文章

khtcg-text-when = { $from ->
        [discard] このカードが自分の捨て札にあるあいだ、
       *[play] { "" }
    }{ khtcg-part-case }{ khtcg-part-limit }{ khtcg-part-by }{ khtcg-part-event }、{ $do }
    .also = { $from ->
            [discard] このカードが自分の捨て札にあるあいだ、
           *[play] { "" }
        }{ khtcg-part-case }{ khtcg-part-by }{ khtcg-part-event }、{ khtcg-part-limit }{ $do }
khtcg-text-ability = { khtcg-part-case }{ khtcg-part-limit }{ $timing }に使用できる。{ $cost ->
        [none] { "" }
       *[other] コスト：{ $cost }
    }効果：{ $do }
khtcg-text-raise = { khtcg-part-case }{ khtcg-part-per }{ khtcg-part-these }の{ khtcg-part-stat }が{ $amount }{ $change ->
        [less] 下がる
       *[more] 上がる
    }{ $most ->
        [0] { "" }
       *[other] （最大{ $most }）
    }。
khtcg-text-set = { khtcg-part-case }{ khtcg-part-these }の{ khtcg-part-stat }は{ $amount }になる。
khtcg-text-forbid = { khtcg-part-case }{ $who ->
        [you] 自分は
        [each] どのプレイヤーも
        [here] ここにいるどのプレイヤーも
       *[opponent] 相手は
    }{ khtcg-part-named }{ khtcg-part-act }ことができない。
khtcg-text-rule = { khtcg-part-case }{ khtcg-part-per }{ $who ->
        [you] 自分
        [each] 各プレイヤー
        [here] ここにいる各プレイヤー
       *[opponent] 相手
    }{ $number ->
        [draw_target] が補充する手札の枚数
        [move_hp] が移動で得るHP
        [escape_price] が逃げるときに失うHP
        [challenge_loss] がチャレンジの敗北で失うHP
        [challenges] が手番にチャレンジできる回数
        [hand_limit] が残せる手札の枚数
        [ladder] の仲間のレベルの上がり幅
        [hp_gain] が得るHP
        [hp_loss] が失うHP
        [damage] が与えるダメージ
        [world_total] のワールドの合計レベル
        [battle_total] の戦闘の合計
       *[challenge_total] のチャレンジの合計
    }が{ $amount }{ $change ->
        [less] 減る
       *[more] 増える
    }。
khtcg-text-limit = { khtcg-part-case }{ $who ->
        [you] 自分
        [each] 各プレイヤー
        [here] ここにいる各プレイヤー
       *[opponent] 相手
    }の{ $area ->
        [allies] 仲間
       *[equipment] キャラクター1人の装備カード
    }は{ $amount }枚まで。
khtcg-text-silence = { khtcg-part-case }{ khtcg-part-these }のテキストは無効になる。
khtcg-text-protect = { khtcg-part-case }{ khtcg-part-cards }は{ khtcg-part-all.none }{ khtcg-part-from }{ $against }。
    .also = { khtcg-part-case }{ khtcg-part-these }は、{ khtcg-part-from }{ $against }。
khtcg-text-also = このカードは{ $name ->
        [none] { $kinds }
       *[other] { $kinds ->
            [none] { $name }
           *[other] { $name }と{ $kinds }
        }
    }としても扱う。
khtcg-text-only = { $unless ->
        [none] { "" }
       *[other] { $unless }場合を除き、
    }{ $if ->
        [none] { "" }
       *[other] { $if }場合に限り、
    }このカードを出せる。
khtcg-text-price = このカードを出す前に次のことをする：{ $do }
khtcg-text-play-level = { khtcg-part-case }このカードを出すとき、レベルを{ $amount }{ $change ->
        [less] 低い
       *[more] 高い
    }ものとして扱う。
khtcg-text-instead = { khtcg-part-by }このカードが捨てられるとき、代わりに{ khtcg-part-into }。
khtcg-text-replace = { khtcg-part-case }{ khtcg-part-limit }{ $what ->
        [drawn] カードを1枚引く
       *[hp_lost] HPを失う
    }代わりに、{ $do }
khtcg-text-bearers = 装備対象：{ $names }のみ。
khtcg-text-cooperation = 連携：{ $names }。
khtcg-text-copies = この名称のカードはデッキに{ $limit ->
        [any] 何枚でも
       *[other] { $limit ->
            [1] 1枚
           *[other] { $limit }枚
        }まで
    }入れられる。
khtcg-text-timing = このカードは{ $timing }に出す。

khtcg-part-event = { $event ->
        [setup] ゲームの始めに
        [turn_start] { khtcg-part-turn }の始めに
        [draw_start] { khtcg-part-whose-phase }補充タイムの始めに
        [drawn] { khtcg-part-player }がカードを引いたとき
        [renewed] { khtcg-part-whose }捨て札が山札になったとき
        [played] { khtcg-part-about }が出されたとき
        [enters] { khtcg-part-about }が場に出たとき
        [casting] { khtcg-part-player }が魔法を使う前に
        [cast] { khtcg-part-player }が魔法を使った後に
        [discarded] { khtcg-part-about }が捨てられたとき
        [leaves] { khtcg-part-about }が場を離れたとき
        [arrived] { $of ->
            [this] このワールドが1番上になったとき
           *[other] { khtcg-part-whose }ワールドが1番上になったとき
        }
        [departed] { $of ->
            [this] このワールドが1番上でなくなったとき
           *[other] { khtcg-part-whose }ワールドが1番上でなくなったとき
        }
        [control] { khtcg-part-about }の支配者が変わったとき
        [counters] { khtcg-part-about }のカウンターが変わったとき
        [attached] { khtcg-part-about }が装備されたとき
        [detached] { khtcg-part-about }が外れたとき
        [form] { $of ->
            [this] このカードの
           *[other] { khtcg-part-whose }
        }フォームが変わったとき
        [moved] { $of ->
            [this] ここに移動したとき
           *[other] { khtcg-part-player }が移動したとき
        }
        [disrupted] { khtcg-part-whose }ワールドに闇カードが置かれたとき
        [escaped] { khtcg-part-player }が逃げたとき
        [battle_start] { khtcg-part-player }が戦闘を始めたとき
        [battle_commit] { khtcg-part-about }が戦闘に参加したとき
        [damaged] { khtcg-part-about }がダメージを受けたとき
        [defeated] { khtcg-part-about }が破壊されたとき
        [battle_end] { khtcg-part-whose }戦闘の後に
        [action_start] { khtcg-part-whose-phase }アクションタイムの始めに
        [action_end] { khtcg-part-whose-phase }アクションタイムの終わりに
        [challenge_start] { khtcg-part-player }がチャレンジしたとき
        [challenge_commit] { khtcg-part-about }がチャレンジに参加したとき
        [won] { khtcg-part-player }がチャレンジに勝ったとき
        [lost] { khtcg-part-player }がチャレンジに負けたとき
        [tied] { khtcg-part-whose }チャレンジが引き分けたとき
        [challenge_end] { khtcg-part-whose }チャレンジの後に
        [hp_gained] { khtcg-part-player }がHPを得たとき
        [hp_lost] { khtcg-part-player }がHPを失ったとき
        [discard_phase] { khtcg-part-whose-phase }捨て札タイムに
        [discard_end] { khtcg-part-whose-phase }捨て札タイムの終わりに
       *[turn_end] { khtcg-part-turn }の終わりに
    }
    .also = { khtcg-part-turn }の{ $event ->
            [draw_start] 補充タイムの始めに
            [action_start] アクションタイムの始めに
            [action_end] アクションタイムの終わりに
            [discard_phase] 捨て札タイムに
           *[discard_end] 捨て札タイムの終わりに
        }
khtcg-part-turn = { $of ->
        [opponent] 相手の手番
        [any] 各手番
       *[own] 自分の手番
    }
khtcg-part-whose-phase = { $of ->
        [opponent] 相手の
        [any] 各プレイヤーの
       *[own] 自分の
    }
khtcg-part-player = { $of ->
        [this] このカードのプレイヤー
        [opponent] 相手
        [any] プレイヤー
       *[own] 自分
    }
khtcg-part-whose = { $of ->
        [opponent] 相手の
        [any] プレイヤーの
       *[own] 自分の
    }
khtcg-part-about = { $of ->
        [this] このカード
       *[other] { $of ->
            [opponent] 相手の
            [any] いずれかの
           *[own] 自分の
        }{ khtcg-part-named }{ $kinds ->
            [none] カード
           *[other] { $kinds }
        }
    }

## 条件

khtcg-condition-on-world = { $who ->
        [opponent] 相手の1番上のワールドが
        [each] それぞれの1番上のワールドが
        [here] ここのワールドが
       *[you] 自分の1番上のワールドが
    }{ $name }である
khtcg-condition-is-player = { $who ->
        [opponent] 相手のプレイヤーカードが
        [each] 各プレイヤーカードが
        [here] ここにいる各プレイヤーカードが
       *[you] 自分のプレイヤーカードが
    }{ $name ->
        [none] { $kinds }
       *[other] { $name }
    }である
khtcg-condition-controls = { $who ->
        [opponent] 相手の場に
        [each] 各プレイヤーの場に
        [here] ここにいる各プレイヤーの場に
       *[you] 自分の場に
    }{ khtcg-part-low }{ khtcg-part-named }{ $kinds ->
        [none] カード
       *[other] { $kinds }
    }が{ $count ->
        [1] { "" }
       *[other] { $count }枚以上
    }ある
khtcg-condition-counters = このカードにカウンターが{ $amount ->
        [1] 1個
       *[other] { $amount }個
    }以上ある
khtcg-condition-total = { $who ->
        [opponent] 相手のワールドの合計レベルが
        [each] 各プレイヤーのワールドの合計レベルが
        [here] ここにいる各プレイヤーのワールドの合計レベルが
       *[you] 自分のワールドの合計レベルが
    }{ $amount }以上である
khtcg-condition-hp = { $who ->
        [opponent] 相手のHPが
        [each] 各プレイヤーのHPが
        [here] ここにいる各プレイヤーのHPが
       *[you] 自分のHPが
    }{ $amount }以下である
khtcg-condition-behind = { $in ->
        [hp] 自分のHPが相手より少ない
        [world_total] 自分のワールドの合計レベルが相手より低い
        [level] 自分のプレイヤーカードのレベルが相手より低い
        [hand] 自分の手札が相手より少ない
       *[allies] 自分の仲間が相手より少ない
    }
khtcg-condition-fights = { $fight ->
        [battle] このカードが戦闘に参加している
        [challenge] このカードがチャレンジに参加している
       *[any] このカードが戦いに参加している
    }
khtcg-condition-during = { $what ->
        [own_turn] 自分の手番である
        [opponent_turn] 相手の手番である
        [battle] 戦闘中である
       *[challenge] チャレンジ中である
    }
khtcg-condition-hand = { $who ->
        [opponent] 相手の手札が
        [each] 各プレイヤーの手札が
        [here] ここにいる各プレイヤーの手札が
       *[you] 自分の手札が
    }{ $amount }枚以下である
khtcg-condition-this-turn = この手番に{ $who ->
        [opponent] 相手が
        [each] 各プレイヤーが
        [here] ここにいる各プレイヤーが
       *[you] 自分が
    }{ $what ->
        [played] { $kinds ->
            [none] カード
           *[other] { $kinds }
        }を{ $amount }枚以上出している
        [drawn] カードを{ $amount }枚以上引いている
        [defeated] 闇カードを{ $amount }枚以上破壊している
        [hp_gained] HPを{ $amount }以上得ている
        [hp_lost] HPを{ $amount }以上失っている
        [moved] { $amount }回以上移動している
        [battles] 戦闘を{ $amount }回以上始めている
        [won] チャレンジに{ $amount }回以上勝利している
       *[lost] チャレンジに{ $amount }回以上敗北している
    }
khtcg-condition-role = { $as ->
        [disruptor] このカードが相手のワールドにある
       *[ally] このカードが仲間である
    }

## カードの見出し

khtcg-card-form = { $type }/FC
khtcg-card-head = { $code }  { $name }：{ $type }{ $level ->
        [-1] { "" }
       *[other] 、レベル{ $level }
    }{ $numbers ->
        [none] { "" }
       *[other] 、{ $numbers }
    }
khtcg-card-attack = 攻撃力{ $value }
khtcg-card-support = サポート力{ $value }
khtcg-card-magic = 魔法力{ $value }
khtcg-card-magic-support = 魔法サポート力{ $value }
khtcg-card-hp = HP{ $value }
khtcg-card-pow = POW{ $value }
khtcg-card-dark-level = 出現枚数{ $value }
khtcg-card-home = { $name }
khtcg-card-basis = 市販のカードで知られている項目：{ $found }。推定：{ $inferred }。ほかは創作。
khtcg-card-designed = 創作。
khtcg-fact-name = 名称
khtcg-fact-home = ホームワールド
khtcg-fact-group = 属性
khtcg-fact-number = 番号
khtcg-fact-level = レベル
khtcg-fact-attack = 攻撃力
khtcg-fact-support = サポート力
khtcg-fact-magic = 魔法力
khtcg-fact-magic-support = 魔法サポート力
khtcg-fact-hp = HP
khtcg-fact-pow = POW
khtcg-fact-dark-level = 出現枚数
khtcg-fact-bearers = 装備対象
khtcg-fact-cooperation = 連携
khtcg-fact-limit = 枚数制限
khtcg-fact-text = テキスト
khtcg-fact-none = なし

## デッキ

khtcg-deck-unknown = カード { $code } はありません。取り除くか、コードを直してください。
khtcg-deck-small = デッキはプレイヤーカードを含めて{ $least }枚以上です（現在{ $got }枚）。あと{ $missing }枚加えてください。
khtcg-deck-large = ルール ffg ではデッキは{ $most }枚までです（現在{ $got }枚）。{ $surplus }枚取り除いてください。
khtcg-deck-no-player = 最初に置けるプレイヤーカードがありません。1枚入れてください。フォームチェンジは数えません。
khtcg-deck-players = XIII機関のデッキでなければプレイヤーカードはちょうど1枚です（現在{ $got }枚）。{ $surplus }枚取り除いてください。
khtcg-deck-player-group = XIII機関のプレイヤーカードとともに入れられるのはXIII機関だけです。{ $card }を取り除いてください。
khtcg-deck-copies = { $card }{ $level ->
        [-1] { "" }
       *[other] （レベル{ $level }）
    }が{ $got }枚あります。同じ名称とレベルのカードは{ $limit }枚までです。{ $surplus }枚取り除いてください。
khtcg-deck-limit = { $card }が全レベル合わせて{ $got }枚あります。テキストにより{ $limit }枚までです。{ $surplus }枚取り除いてください。
khtcg-deck-promo = プロモーションカード { $card } が{ $got }枚あります。{ $limit }枚までです。{ $surplus }枚取り除いてください。

## カードの項目どうしの決まり

khtcg-fit-single = 「this」「subject」「bearer」「player」「form」「world」は一枚のカードです。複数から選ぶための項目を消してください。
khtcg-fit-whose = カードにこの対象は書けません。「form」「player」「world」は own か opponent、「disruptors」は any も使えます。いずれかにしてください。
khtcg-fit-kinds = この種類では、ここで対象になるカードを区別できません。「kinds」を消すか、一部のカードだけがもつ種類を書いてください。
khtcg-fit-leader = 条件の答えは一つにしてください。「name」を書くか、「is_player」では「name」と「kinds」のどちらか一方を書いてください。
khtcg-fit-no-card = この出来事はカードに関するものではありません。これを消すか、「event」を変えてください。
khtcg-fit-no-player = これはカードではなくプレイヤーに起こることです。「of」に own、opponent、any のいずれかを書いてください。
khtcg-fit-everybody = ゲームの始まりは全員に一度だけです。「of」を消してください。
khtcg-fit-discarded = 捨て札置き場のカードは、自分か相手のプレイヤーに起こることにだけ応じます。「of」を own か opponent にし、「kinds」「name」「home」「by」「limit」を消してください。
khtcg-fit-itself = このテキストは自分のカードに起こることだけに応じます。これを消すか、「of」を変えてください。
khtcg-fit-all = すべてが対象なので、誰も選びません。「chooser」を消してください。
khtcg-fit-zero = 0では何も変わりません。別の数を書いてください。
khtcg-fit-empty = このままでは何も起こりません。操作を一つ以上書いてください。
khtcg-fit-last = テキストからはどこで終わるのか分かりません。続く操作を前か中に入れてください。「heads」の中にコインがあるときは「tails」を書けません。選ぶものの中に、さらに選ぶ操作は書けません。
khtcg-fit-condition = 条件が必要です。「if」か「unless」を書いてください。
khtcg-fit-also = ほかの何としても扱われません。「name」か「kinds」を書いてください。
khtcg-fit-already = このカードはもともとそれに当たります。省いてください。
khtcg-fit-again = 有効になるのはどちらか1つだけです。一方を省いてください。
khtcg-fit-subject = ここではどのカードにも何も起こりません。「subject」は「when」のテキストで使います。「to」を変えてください。
khtcg-fit-things = 同じものが2つあり、選ぶ意味がありません。別の操作を書くか、「three」を省いてください。
khtcg-fit-price = コストは支払う前に決まっていなければなりません。選ぶ操作や別のカードのテキストは効果の側に書くか、カードを2枚に分けてください。
khtcg-fit-deed = 種類で区別できるのは出したカードだけです。「kinds」を省くか、「what」を played にしてください。
khtcg-fit-into = この種類のカードはそこに置けません。仲間の場に置けるのは仲間だけ、プレイヤーカードにつけられるのは装備カードだけです。別の「into」か、ほかのカードを書いてください。
khtcg-fit-replaces = 同じことが何度も置き換えられてしまいます。「do」には、別のことか、相手がすることを書いてください。
