"""What a server runs on: clock, chance, disk, addresses, file descriptors, the watchdog of its loop, caches."""
