"""Tests of finished matches at a server: records, stories, analyses, playing on."""
