"""The doors: pages, requests, sockets, and the guard before them."""
