"""What goes over the line: messages to clients, messages from clients, bodies of requests."""
