"""Tests of what people and programs see of K-Mon."""
