"""The words of the card language: codes, operations, targets, and what may stand with what."""
