"""Cards written in sentences."""
