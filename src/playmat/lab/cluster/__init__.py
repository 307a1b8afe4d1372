"""A run on many machines: units of work by the numbers of games, carried out by Dask."""
