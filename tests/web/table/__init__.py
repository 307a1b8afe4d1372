"""Tests of the table in the browser: what is shown, pointed at and answered."""
