"""What people write by hand: the one reader of TOML, and the fitting of what it says to a form."""
