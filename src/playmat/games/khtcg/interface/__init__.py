"""The sight of people and programs: views, notation, prompts, refusals, positions."""
