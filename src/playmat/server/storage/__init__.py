"""Where tables and people are kept: the database, its schema and migrations, backups, leases."""
