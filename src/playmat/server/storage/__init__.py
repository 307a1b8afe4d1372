"""Storage of tables and people: the database, its schema and migrations, backups, leases."""
