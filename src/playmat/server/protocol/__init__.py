"""Messages on the line: to clients, from clients, and the bodies of requests."""
