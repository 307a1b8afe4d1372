"""Tests of K-Mon: one module a chapter, scenario documents under `scenarios`."""
