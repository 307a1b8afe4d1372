"""A set of cards examined before anybody plays with it: by comparing its cards, and by random play."""
