"""Documents that people write by hand: the one reader of TOML, and the fitting of what they say to a form."""
