"""The base of a server: clock, chance, disk, addresses, file descriptors, the watchdog of its loop, caches."""
