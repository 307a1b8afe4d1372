"""The steps by which the database changes; `playmat db migrate` carries them out."""
