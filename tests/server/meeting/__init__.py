"""Tests of where people meet: accounts, lobby, ratings, tournaments, mail."""
