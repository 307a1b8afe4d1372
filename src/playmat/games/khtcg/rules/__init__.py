"""The chapters of the rulebook: who is asked what, and what follows."""
