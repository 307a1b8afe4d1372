"""Sending e-mail: what is written, to which mail server, and when."""
