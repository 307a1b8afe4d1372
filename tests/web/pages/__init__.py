"""Tests of the pages of the browser client, but for those of tables."""
