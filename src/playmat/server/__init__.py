"""The server: tables where people and computer players meet, kept so that no answer is ever lost."""
