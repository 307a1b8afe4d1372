"""The rules of Perilous Pursuit, clause by clause."""
