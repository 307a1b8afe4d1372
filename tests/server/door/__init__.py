"""Tests of what stands between a server and whoever asks: the guard, proxies, the protocol."""
