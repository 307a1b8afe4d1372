"""The rules of the Kingdom Hearts TCG, clause by clause."""
