"""Tests of what reaches a browser, and what must not: files, the app, broken lines, secrets."""
