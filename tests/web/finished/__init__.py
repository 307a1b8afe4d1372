"""Tests of matches that are over, in the browser: replays, stories, analyses, reports of faults."""
