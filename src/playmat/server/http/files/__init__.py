"""The files that a browser is given: the client as modules, its sentences and sprites, compressed."""
