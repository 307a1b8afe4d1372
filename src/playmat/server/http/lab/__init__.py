"""The lab: reports on balance are read, and made on a server of one's own."""
