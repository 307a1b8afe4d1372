"""The tests of `import playmat` and its names."""
