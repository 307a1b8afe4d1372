"""The documents: what they show runs, what they name exists, what they measured is dated."""
