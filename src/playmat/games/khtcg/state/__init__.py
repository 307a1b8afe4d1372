"""What a match is made of: fields, how they are packed, and the only functions that change them."""
