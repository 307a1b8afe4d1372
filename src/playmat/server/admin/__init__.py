"""Running a server: what its operators look at and decide."""
