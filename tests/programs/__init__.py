"""Programs of anybody's as players."""
