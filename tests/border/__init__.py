"""Records and scenario documents: what comes from outside."""
