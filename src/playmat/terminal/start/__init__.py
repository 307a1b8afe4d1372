"""The start of a match at the terminal: from the command line, the dialog, a record or a position."""
