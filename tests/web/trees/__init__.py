"""The trees a screen reader is told, kept and read through by a person."""
