"""Baselines of the environments for programs that learn: the marks that an agent has to pass."""
