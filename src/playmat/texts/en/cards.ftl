### The language of the cards: how sentences are joined, and what can be wrong with a card file.

# A name of the card data. Every language uses its own variable; the others stand there unused.
cards-name = { $it ->
   *[any] { $ja ->
       *[any] { $en }
    }
}
cards-nothing = { "" }
cards-list = { $first }, { $rest }
cards-and = { $first } and { $rest }
cards-both = { $first } and { $rest }
cards-or = { $first } or { $rest }
cards-clause = { $first }; { $rest }
cards-then = { $first } { $rest }

cards-good = { $file } is in order.
cards-none = There is no card { $code }.
cards-image = Picture: { $path }

error-cards-game = The game “{ $got }” has no cards of this kind. Games that have: { $known }.
error-cards-file = The file { $file } cannot be read: { $why }.
error-cards-toml = { $file } is no TOML file: { $why }
error-cards-encoding = { $file } is no text in UTF-8 (byte { $at }). Save it again with the encoding UTF-8.
error-cards-at = { $file }, line { $line }, card { $card }, { $key }: { $why }
error-cards-unknown-near = “{ $got }” is not known. Did you mean “{ $near }”?
error-cards-unknown = “{ $got }” is not known. Choose from: { $known }.
error-cards-unfit = “{ $op }” cannot be done to “{ $got }”. Choose from: { $known }.
error-cards-code = “{ $got }” is no code. Codes are capital letters and digits with hyphens, such as MY1-01.
error-cards-twice = The code { $got } is used twice; every card needs its own.
error-cards-again = “{ $got }” stands there twice: write it once.
error-cards-ambiguous = “{ $got }” is the name of several cards. Write the code of one: { $known }.
error-cards-many = The sets together have too many cards: { $limit } is the most.
error-cards-array = “{ $name }” must be written as [[{ $name }]], once for each.
error-cards-empty = The file has no card: write at least one [[card]].
error-cards-once = A card can have “{ $got }” only once.
error-cards-missing = “{ $name }” is missing.
error-cards-words = A list of words is needed here, of: { $known }.
error-cards-flag = “{ $got }” must be true or false.
error-cards-text = “{ $got }” must be a text in quotation marks.
error-cards-texts = A list of texts in quotation marks is needed here, such as ["Sora", "Riku"].
error-cards-table = “{ $got }” must be a table, such as {"{"} key = 1 {"}"}.
error-cards-number = “{ $got }” must be a whole number from { $low } to { $high }.
error-cards-no-field = The cards of { $game } have no { $field }.
error-cards-cost = “{ $got }” is no cost. Write 2, ..2, 2.. or 1..3.
error-cards-cost-order = { $got } is a range that ends before it begins. Did you mean { $low }..{ $high }?
error-cards-names = A name is a table by language with at most 60 characters each, such as {"{"} en = "Brace", it = "Tenuta" {"}"}; en is needed.
error-cards-program = A program is a list of at most { $limit } operations, such as [{"{"} op = "draw", amount = 1 {"}"}].
error-cards-operation = An operation is a table with the key “op”, which is one of: { $known }.

## Entering cards

cards-ask = { $field } ({ $hint }):
cards-ask-or = { $field } ({ $hint }; empty: { $default }):
cards-new-added = { $card } is in { $file }.
cards-new-stopped = Stopped; nothing was written.
cards-blank = { $card } stays blank: “{ $text }” is not in the card language.
cards-column = { $column }: { $hint }{ $types ->
        [none] { "" }
       *[other] { " " }({ $types })
    }
error-cards-columns = { $file } must begin with a row of column names, code and type among them. Columns can be: { $known }.
error-cards-column = { $file } has a column “{ $got }” that no card has; the nearest one is “{ $near }”.
