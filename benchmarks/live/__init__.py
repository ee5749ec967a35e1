"""A real server in its own process, shared by the benchmarks of live tables."""
