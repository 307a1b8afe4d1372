"""Objects in memory: sessions of tables, presence, automation, computer players at work."""
