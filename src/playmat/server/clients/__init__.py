"""Programs that sit at a table over the protocol."""
