"""Tests of the lab in the browser: reports on balance, and having them made."""
