### Documents that cannot be read: not TOML or JSON, or of the wrong form.

error-toml-at = line { $line }, column { $column }: { $why }
error-toml-end = at the end of the text: { $why }
error-toml-key = { $path }: { $why }
error-toml = { $why }
toml-statement = expected a key, “=” and a value, or the name of a table in brackets.
toml-more = nothing else can follow on this line; put the next key on a line of its own.
toml-header = the name of a table has no closing bracket.
toml-twice = this key or table already exists; name it once.
toml-open = a bracket is opened and never closed.
toml-quote = a text has no closing quotation mark.
toml-escape = after a backslash comes n, t, ", \ or u with a code; between 'single quotation marks' a backslash is only a backslash.
toml-sign = there is a control character here, which texts must not contain.
toml-value = this is not a value. Texts go in quotation marks; true and false are written in lower case.
toml-number = the number is too long; whole numbers have at most 64 bits.
toml-deep = this is nested too deeply; the limit is { $limit } tables and lists.
toml-size = the text is longer than { $limit } characters.
toml-encoding = the file is not UTF-8 text (byte { $at }).
error-form-json = This is not JSON: a bracket, comma or quotation mark may be missing.
error-form-key-near = There is no key “{ $got }” here. Did you mean “{ $near }”?
error-form-key = There is no key “{ $got }” here. Known keys: { $known }.
error-form-key-none = There is no key “{ $got }” here.
error-form-missing = The key “{ $name }” is missing.
error-form-type = This must be { $wanted }, not { $got }.
error-form-value = This value is not allowed here.
form-int = a whole number
form-float = a number
form-text = a text
form-flag = true or false
form-list = a list
form-table = a table
form-nothing = nothing
form-other = something else
form-or = { $one } or { $other }
