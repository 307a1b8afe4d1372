"""Parts of a run, played apart and put together again."""
