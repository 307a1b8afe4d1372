"""What people and programs see of a match: views, notation, prompts, refusals, positions."""
