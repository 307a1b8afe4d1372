"""A position in numbers, for programs that learn: observations, answers in steps, features."""
