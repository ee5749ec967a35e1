"""What the benchmarks of the live table share: a real server in a process of its own."""
