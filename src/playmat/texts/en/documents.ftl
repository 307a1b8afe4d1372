### Documents that cannot be read: what is no TOML or JSON, and what has another form.

error-toml-at = line { $line }, column { $column }: { $why }
error-toml-end = at the end of the text: { $why }
error-toml-key = { $path }: { $why }
error-toml = { $why }
toml-statement = a line is a key, “=” and a value, or the name of a table in brackets.
toml-more = nothing more can stand on this line; the next key begins on a line of its own.
toml-header = the name of a table has no closing bracket.
toml-twice = this key or table is there already; name it once.
toml-open = a bracket is opened and not closed again.
toml-quote = a text has no closing quotation mark.
toml-escape = after a backslash comes n, t, ", \ or u with a code; between 'single quotation marks' a backslash is only a backslash.
toml-sign = here is a control character, which no text should have.
toml-value = this is no value. Texts stand between quotation marks; true and false are written small.
toml-number = the number is too long; whole numbers have at most 64 bits.
toml-deep = too much lies within each other; more than { $limit } tables and lists is too deep.
toml-size = the text is longer than { $limit } characters.
toml-encoding = the file is no text in UTF-8 (byte { $at }).
error-form-json = This is no JSON: a bracket, comma or quotation mark may be missing.
error-form-key-near = There is no key “{ $got }” here. Did you mean “{ $near }”?
error-form-key = There is no key “{ $got }” here. Known are: { $known }.
error-form-key-none = There is no key “{ $got }” here.
error-form-missing = The key “{ $name }” is missing.
error-form-type = Here belongs { $wanted }, not { $got }.
error-form-value = This value cannot stand here.
form-int = a whole number
form-float = a number
form-text = a text
form-flag = true or false
form-list = a list
form-table = a table
form-nothing = nothing
form-other = something else
form-or = { $one } or { $other }
