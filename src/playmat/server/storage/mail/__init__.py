"""E-mail: the addresses of people, what they are to be told, and the mails that wait to be sent."""
