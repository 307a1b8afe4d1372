"""The state of a match: fields, how they are packed, and the only functions that change them."""
