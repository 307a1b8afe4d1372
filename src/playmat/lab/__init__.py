"""Many games at once: matches between computer players, simulations, benchmarks."""
