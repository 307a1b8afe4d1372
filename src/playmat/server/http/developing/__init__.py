"""The requests of a developer's table: a position that is edited as text and played on."""
