"""What players win in the environments for programs that learn: the marks that an agent has to pass."""
