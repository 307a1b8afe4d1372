"""What `import playmat` gives."""
