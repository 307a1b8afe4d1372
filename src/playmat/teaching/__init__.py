"""Teaching: the part of it that all clients share. It knows the kernel and the texts, and no client."""
